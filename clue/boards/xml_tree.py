"""XML as a small tree that remembers its lines; nothing in it can grow or reach outside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from clue import files
from clue.boards.faults import FaultCode, Findings, Where

MOST_BYTES = 4_000_000
"""A mansion of 64 x 64 with twenty layers takes a tenth of this."""
_DEEPEST = 40
_MOST_ELEMENTS = 60_000
_ENCODING = expat.errors.codes[expat.errors.XML_ERROR_UNKNOWN_ENCODING]


@dataclass(slots=True)
class Node:
    """One XML element."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Node] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The words between the tags."""
        return "".join(self.texts)

    def all(self, *tags: str) -> list[Node]:
        """The children of these kinds, in order."""
        return [child for child in self.children if child.tag in tags]

    def walk(self) -> Iterator[Node]:
        """This element and everything in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def first(self, tag: str) -> Node | None:
        """The first child of a kind."""
        return next((child for child in self.children if child.tag == tag), None)


class _ForbiddenError(Exception):
    """Something that no map needs and that can only do harm."""


class _Grower:
    """Builds the tree while the parser reads."""

    def __init__(self) -> None:
        self.root: Node | None = None
        self._open: list[Node] = []
        self._count = 0
        # Namespaces, entities and document types are never made by Tiled; the last two
        # are how a short file is made to fill the memory or to read other files.
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._words
        self.parser.StartDoctypeDeclHandler = self._doctype

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        node = Node(tag, attributes, self.parser.CurrentLineNumber)
        self._count += 1
        if len(self._open) >= _DEEPEST or self._count > _MOST_ELEMENTS:
            raise _ForbiddenError("elements")
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node
        self._open.append(node)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _words(self, words: str) -> None:
        self._open[-1].texts.append(words)

    def _doctype(self, *_declaration: object) -> None:
        raise _ForbiddenError("doctype")


def read_document(
    path: Path, findings: Findings, where: Where, missing: FaultCode, broken: FaultCode
) -> Node | None:
    """The tree of an XML file, or None and the reason among the findings.

    ``missing`` and ``broken`` are how the reader calls a file that is not there or no XML.
    """
    try:
        content = files.read(path, MOST_BYTES)
    except files.TooLargeError:
        findings.add(FaultCode.FILE_TOO_BIG, Where(path), most=MOST_BYTES // 1_000_000)
        return None
    except OSError:
        findings.add(missing, where, name=str(path))
        return None
    grower = _Grower()
    try:
        grower.parser.Parse(content, True)
    except expat.ExpatError as error:
        at = Where(path, error.lineno)
        findings.add(broken, at, column=error.offset + 1, reason=error.code, name=path.name)
        return None
    except (ValueError, LookupError):
        findings.add(broken, Where(path, 1), column=1, reason=_ENCODING, name=path.name)
        return None
    except _ForbiddenError as error:
        line = grower.parser.CurrentLineNumber
        findings.add(FaultCode.FORBIDDEN_XML, Where(path, line), what=str(error))
        return None
    return grower.root
