"""What the tests must know of a Fluent file: its messages, their variables, its mistakes."""

from collections import defaultdict
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clue.text.catalogue import FOLDER


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class _References(Visitor):
    def __init__(self):
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node):  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """The variables a message or an attribute asks for, those of the edition aside."""
    found = _References()
    found.visit(node)
    return {name for name in found.names if not name.startswith("edition")}


def references(node: ast.BaseNode) -> set[str]:
    """The messages that a message speaks of."""
    found = _References()
    found.visit(node)
    return found.messages


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for path in files(language):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def doubled(language: str) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for path in files(language):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message | ast.Term):
                counts[entry.id.name] += 1
    return {key: count for key, count in counts.items() if count > 1}


def attributes(language: str, key: str) -> dict[str, ast.Attribute]:
    return {attribute.id.name: attribute for attribute in messages(language)[key].attributes}


class _Words(Visitor):
    def __init__(self):
        self.said: list[str] = []

    def visit_TextElement(self, node):  # noqa: N802
        self.said.append(node.value)


def texts(language: str) -> list[tuple[str, str]]:
    """Every piece of text as it stands in the files, each with its message's key."""
    found = []
    for key, message in messages(language).items():
        words = _Words()
        words.visit(message)
        found += [(key, said) for said in words.said]
    return found
