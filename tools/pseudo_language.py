"""A language nobody speaks: English with accents, 40 % longer, with every form and every plural.

    python -m tools.pseudo_language FOLDER           # writes FOLDER/cy, a folder of messages and nothing else
    python -m tools.pseudo_language clue/text        # and the game speaks it; delete the folder again
    python -m tools.pseudo_language FOLDER --code eo # under another name

Who translates the game into a long-winded language finds out beforehand whether it holds: whatever stands in the
window without an accent was written into the code, and what is cut has no room. Its default name is that of
Welsh, whose numbers have six plurals: zero, one, two, few, many, other. Each noun gets every form of
``clue.text.names.FORMS``, though English needs few of them.
"""

from __future__ import annotations

import argparse
import copy
import re
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from clue.folders import FALLBACK, TEXT
from clue.text.names import FORMS

CODE = "cy"
LONGER = 0.4
ACCENTED = str.maketrans("aeiouyAEIOUY", "àéîôûýÀÉÎÔÛÝ")
VOWELS = "aeiouy"
WORD = re.compile(r"\b(?!(?:Mr|Mrs|Miss|Col|Prof)\b)[^\W\d_]+")
PLURALS = ("zero", "one", "two", "few", "many", "other")
NOUNS = ("suspect-", "weapon-", "room-", "player-", "word-")
BEFORE = {
    "the": "the",
    "in": "in",
    "into": "into",
    "from": "from",
    "to": "to",
    "of": "of",
    "with": "with",
}
"""What stands before a noun in a form that English does not have of it; other forms are the noun itself."""


def longer(word: str) -> str:
    """A word with accents and 40 % more letters: vowels doubled, then its end drawn out."""
    wanted = round(len(word) * LONGER)
    letters = []
    for letter in word:
        letters.append(letter)
        if wanted and letter.lower() in VOWELS:
            letters.append(letter.lower())
            wanted -= 1
    letters += [letters[-1].lower()] * wanted
    return "".join(letters).translate(ACCENTED)


def in_pseudo(text: str) -> str:
    """Words made longer; blanks, figures and shortened titles stay."""
    return WORD.sub(lambda word: longer(word[0]), text)


class Accented(Visitor):
    """Words with accents, no longer than they were."""

    def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
        node.value = WORD.sub(lambda word: word[0].translate(ACCENTED), node.value)


class Lengthened(Visitor):
    """A message's words made long, its plurals six."""

    def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
        node.value = in_pseudo(node.value)

    def visit_Attribute(self, node):  # noqa: N802
        if node.id.name == "short":  # as long as in English: whoever translates abridges it
            Accented().visit(node.value)
        elif node.id.name not in {"gender", "number"}:  # those are no words of the language
            self.generic_visit(node)

    def visit_SelectExpression(self, node):  # noqa: N802
        self.generic_visit(node)
        named = {
            variant.key.name: variant
            for variant in node.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if not named or not named.keys() <= set(PLURALS) or "one" not in named:
            return
        for plural in PLURALS:
            if plural not in named:
                added = ast.Variant(ast.Identifier(plural), copy.deepcopy(named["other"].value))
                node.variants.insert(0, added)


def with_every_form(message: ast.Message, gender: str) -> None:
    """A noun that has all the forms any language may ask for."""
    own = {attribute.id.name for attribute in message.attributes}
    for form in FORMS:
        if form in own:
            continue
        if form in {"gender", "number"}:
            pattern = ast.Pattern([ast.TextElement(gender if form == "gender" else "one")])
        elif form == "short":
            pattern = copy.deepcopy(message.value)
        else:
            itself = ast.Placeable(ast.MessageReference(ast.Identifier(message.id.name)))
            lead = [ast.TextElement(f"{BEFORE[form]} ")] if form in BEFORE else []
            pattern = ast.Pattern([*lead, itself])
        message.attributes.append(ast.Attribute(ast.Identifier(form), pattern))


def translated(source: str, genders: Iterator[str]) -> str:
    """A file of English messages in the language nobody speaks."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(NOUNS) and entry.value:
            with_every_form(entry, next(genders))
    Lengthened().visit(resource)
    return FluentSerializer().serialize(resource)


def written(folder: Path, code: str = CODE) -> Path:
    """The language's folder, made anew from the English one."""
    out = folder / code
    out.mkdir(parents=True, exist_ok=True)
    genders = cycle(("feminine", "masculine"))
    for path in sorted((TEXT / FALLBACK).glob("*.ftl")):
        text = translated(path.read_text(encoding="utf-8"), genders)
        (out / path.name).write_text(text, encoding="utf-8")
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--code", default=CODE)
    options = parser.parse_args()
    print(written(options.folder, options.code))
    return 0


if __name__ == "__main__":
    sys.exit(main())
