"""Write CREDITS.md anew from the game's own page of credits: ``credits_page.py``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from clue.text.pages import PagePart, PartKind, credits_page
from clue.text.speaker import Speaker

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "CREDITS.md"
WIDTH = 116
HEADS = ("Made by others", "What for", "Whose", "Licence")
NOTE = (
    "<!-- Written by `python tools/credits_page.py` from `clue/credits.py` and `clue/text/en/credits.ftl`,\n"
    "which also make the page in the game. -->"
)
END = (
    "How the game’s own parts may be used stands in full in [LICENSE](LICENSE). What each part of the art was made\n"
    "with is written in `tools/art/credits/`; the scores are `tools/art/sound/piece_*.py`."
)


def told() -> str:
    """The page in Markdown."""
    alike = groupby(credits_page(Speaker("en")), lambda piece: piece.kind)
    blocks = [_block(kind, list(pieces)) for kind, pieces in alike]
    return "\n\n".join([blocks[0], NOTE, *blocks[1:], END]) + "\n"


def _block(kind: PartKind, pieces: list[PagePart]) -> str:
    match kind:
        case PartKind.TITLE:
            return f"# {pieces[0].text}"
        case PartKind.HEADING:
            return f"## {pieces[0].text}"
        case PartKind.THANKS:
            return "\n".join(_table(pieces))
        case PartKind.SMALL:
            return "\n>\n".join(_wrapped(piece.text, "> ") for piece in pieces)
        case _:
            return "\n\n".join(_wrapped(piece.text) for piece in pieces)


def _table(pieces: Iterable[PagePart]) -> Iterator[str]:
    """A line for each; nothing stands in a column that would be empty."""
    rows = [HEADS, *(_row(piece) for piece in pieces)]
    columns = [column for column in zip(*rows, strict=True) if any(column[1:])]
    lines = [" | ".join(row) for row in zip(*columns, strict=True)]
    yield f"| {lines[0]} |"
    yield "| " + " | ".join("---" for _ in columns) + " |"
    for line in lines[1:]:
        yield f"| {line} |"


def _row(piece: PagePart) -> tuple[str, ...]:
    thanks = piece.thanks
    assert thanks is not None
    name = f"[{thanks.name}]({thanks.link})" if thanks.link else thanks.name
    return name, piece.text, thanks.holder, thanks.licence


def _wrapped(text: str, before: str = "") -> str:
    """Lines no longer than the page's others."""
    lines = [before.rstrip()]
    for word in text.split(" "):
        if lines[-1].strip() in {"", ">"}:
            lines[-1] = before + word
        elif len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(before + word)
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(told(), encoding="utf-8")
