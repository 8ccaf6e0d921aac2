"""The page of rulings: whatever number is cited stands there, and whatever stands there is proved."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
RULINGS = set(re.findall(r"\*\*([REH]\d+a?)\b", PAGE))
IN_WORDS = re.compile(r"(?<![\w.])([REH]\d{1,2}a?)(?!\w)")
IN_NAMES = re.compile(r"(?:^test_|_|^Test)([rehREH]\d{1,2}a?)(?=_|[A-Z]|$)")


def cited(path):
    """The numbers a module cites: in its comments, its docstrings, and the names of its tests."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        match token.type, token.string:
            case tokenize.COMMENT, said if "noqa" not in said:
                yield from IN_WORDS.findall(said)
            case tokenize.STRING, said if said.startswith('"""'):
                yield from IN_WORDS.findall(said)
            case tokenize.NAME, name if name.startswith(("test_", "Test")):
                yield from (number[0].upper() + number[1:] for number in IN_NAMES.findall(name))


def cited_in(folder, kind="*.py"):
    return {
        path.relative_to(ROOT).as_posix(): found
        for path in (ROOT / folder).rglob(kind)
        if (found := set(cited(path)))
    }


def test_every_number_that_is_cited_stands_on_the_page():
    everywhere = cited_in("clue") | cited_in("tests")
    unknown = {name: found - RULINGS for name, found in everywhere.items() if found - RULINGS}
    assert len(everywhere) > 10
    assert not unknown


def test_every_number_the_pages_and_messages_cite_stands_there():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "clue").rglob("*.md")]
    for page in (*pages, *(ROOT / "clue" / "text").rglob("*.ftl")):
        comments = page.read_text(encoding="utf-8")
        if page.suffix == ".ftl":
            comments = "\n".join(line for line in comments.splitlines() if line.startswith("#"))
        assert set(IN_WORDS.findall(comments)) <= RULINGS, page


def test_every_ruling_is_cited_by_a_test_of_the_rules():
    proved = set().union(*cited_in("tests/rules").values())
    assert not RULINGS - proved
