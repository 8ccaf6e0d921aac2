"""The JSON schema of records, for editors and for other programs; running this writes it anew."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from clue.codec import record

PATH = Path(record.__file__).with_name("record.schema.json")


def text() -> str:
    """The schema as the file has it."""
    return json.dumps(msgspec.json.schema(record.Record), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
