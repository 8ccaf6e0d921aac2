"""A fuzzer led by coverage looks for a file the loader does not take as a sentence or a game.

Needs atheris (not a part of the game's own tools). The first byte says how the rest is read: a journal as it is, a
journal whose lines get good checksums, or a record.

    python -m tools.proofs.fuzz -max_total_time=600
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["clue.codec", "clue.store", "clue.rules", "clue.game"]):
    from clue.store.journal import as_lines, read_lines

from tools.proofs.hostile import consider, samples

RAW, CHECKED, RECORD = b"r", b"c", b"j"


def one(data: bytes) -> None:
    """One file."""
    mode, body = data[:1], data[1:]
    if mode == CHECKED:
        body = as_lines(body.split(b"\n"))[0]
    elif mode == RECORD and not body.lstrip().startswith(b"{"):
        body = b"{" + body
    consider(body)


def corpus(folder: Path) -> None:
    """Begin with what games really write."""
    for number, data in enumerate(samples()):
        if data.startswith(b"{"):
            (folder / f"{number}-record").write_bytes(RECORD + data)
        else:
            (folder / f"{number}-raw").write_bytes(RAW + data)
            (folder / f"{number}-checked").write_bytes(
                CHECKED + b"\n".join(read_lines(data).payloads)
            )


def main() -> None:
    """Until the time is over or something is found."""
    folder = Path(tempfile.mkdtemp(prefix="corpus-"))
    corpus(folder)
    os.environ["CLUE_STRICT_TEXT"] = "1"
    atheris.Setup(
        [*sys.argv, "-timeout=20", "-rss_limit_mb=1500", "-malloc_limit_mb=200", str(folder)], one
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
