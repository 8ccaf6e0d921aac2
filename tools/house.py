"""Measure the house: how large its rooms are, what goes in rings, what is named twice.

``python tools/house.py`` prints each figure beside its bound; ``tests/test_house.py`` holds every bound.
``python tools/house.py rings`` tells the rings module by module, ``names`` every name that stands twice.
"""

from __future__ import annotations

import ast
import gc
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "clue"
SMALL = 40
"""A module of fewer lines has to be worth its name."""
MEASURES = ("clue.ui.theme",)
"""Where a measure in pixels may stand as a number: everywhere else it has a name."""
MIRRORED = frozenset({"base", "layout", "row", "scene"})
"""File names that stand in several folders on purpose: every screen has its scene."""
MIRRORS = ("clue.text.", "clue.commands.", "clue.codec.", "clue.ui.table.")
"""Rooms whose files are named after what they put into words, offer, write down or show."""

Graph = dict[str, set[str]]


@cache
def sources() -> dict[str, str]:
    """The text of every module, by its dotted name."""
    return {dotted(path): path.read_text(encoding="utf-8") for path in sorted(HOUSE.rglob("*.py"))}


@cache
def parsed(path: Path) -> ast.Module:
    """Nothing of a tree is let go: to look for that while it grows took most of the time."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


@cache
def trees() -> dict[str, ast.Module]:
    return {dotted(path): parsed(path) for path in sorted(HOUSE.rglob("*.py"))}


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_folder(name: str) -> bool:
    return ROOT.joinpath(*name.split(".")).is_dir()


@cache
def imports() -> Graph:
    """Who imports whom, type-only and late imports counted."""
    found: Graph = {}
    for name, tree in trees().items():
        found[name] = {target for node in ast.walk(tree) for target in named(node)} - {name}
    return found


def named(node: ast.AST) -> Iterator[str]:
    """The modules of the house that an import statement names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in trees())
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            if inner in trees():
                yield inner
            elif node.module in trees():
                yield node.module


def rings(graph: Graph) -> list[list[str]]:
    """Groups in which everybody reaches everybody, largest first (Tarjan's way)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in graph.get(name, ()):
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    sys.setrecursionlimit(5000)
    for name in sorted(graph):
        if name not in number:
            visit(name)
    return sorted(found, key=len, reverse=True)


def rooms(graph: Graph, home: str = "clue") -> Graph:
    """The same, folder by folder: what stands directly in ``home``, and what it draws on there."""
    depth = home.count(".") + 2

    def room(name: str) -> str:
        return ".".join(name.split(".")[:depth])

    found: Graph = defaultdict(set)
    for name, others in graph.items():
        if name.startswith(home + "."):
            inside = {room(o) for o in others if o.startswith(home + ".")}
            found[room(name)] |= inside - {room(name)}
    return dict(found)


def room_rings() -> list[list[str]]:
    """Rings among the folders of the house, and among those of the window."""
    return rings(rooms(imports())) + rings(rooms(imports(), "clue.ui"))


def classes() -> dict[str, list[str]]:
    """Where each class and each alias of a type is made."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
        for node in tree.body:
            if (alias := type_alias(node)) is not None:
                found[alias].append(name)
    return found


def type_alias(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        name = node.target.id if "TypeAlias" in ast.dump(node.annotation) else ""
    else:
        return None
    return name if re.fullmatch(r"[A-Z][a-z]\w*", name) else None


def twice(places: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: where for name, where in sorted(places.items()) if len(where) > 1}


def file_names() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for name in trees():
        last = name.rpartition(".")[2]
        if not is_folder(name) and last not in MIRRORED and not name.startswith(MIRRORS):
            found[last].append(name)
    return found


def flat() -> Counter[str]:
    """How many modules lie in each folder itself."""
    return Counter(name.rpartition(".")[0] for name in trees() if not is_folder(name))


def literal_pixels() -> int:
    calls = re.compile(r"\bpx\(\s*-?\d")
    return sum(
        len(calls.findall(text))
        for name, text in sources().items()
        if not name.startswith(MEASURES)
    )


def empty_words() -> list[str]:
    """Docstrings of four words or fewer that only repeat the name."""
    found = []
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                said = re.findall(r"\w+", (ast.get_docstring(node) or "").lower())
                about = set(re.findall(r"[a-z]+", re.sub(r"([A-Z])", r" \1", node.name).lower()))
                own = [word.rstrip("s") for word in said if word not in {"the", "a", "an", "of"}]
                if 0 < len(said) <= 4 and {w.rstrip("s") for w in about} & set(own):
                    found.append(f"{name}.{node.name}: {' '.join(said)}")
    return found


def importers() -> Counter[str]:
    return Counter(target for others in imports().values() for target in others)


def table_files() -> int:
    return sum(name.startswith("clue.ui.table") for name in trees())


def page_of_recipes() -> int:
    return (ROOT / "CONTRIBUTING.md").stat().st_size


def modules() -> list[str]:
    return [name for name in trees() if not is_folder(name)]


def small() -> list[str]:
    return [name for name in modules() if sources()[name].count("\n") < SMALL]


def lonely() -> list[str]:
    by = importers()
    return [name for name in modules() if by[name] == 1]


@dataclass(frozen=True)
class Figure:
    """One thing that is counted, and what it may come to; counting takes a moment."""

    what: str
    count: Callable[[], int]
    bound: int


FIGURES = (
    Figure("modules", lambda: len(modules()), 310),
    Figure(f"modules under {SMALL} lines", lambda: len(small()), 8),
    Figure("modules imported by exactly one other", lambda: len(lonely()), 50),
    Figure("modules in the fullest folder", lambda: max(flat().values()), 19),
    Figure("files of the table, in its three rooms", table_files, 20),
    Figure("rings of imports among modules", lambda: len(rings(imports())), 0),
    Figure("rings of imports among folders", lambda: len(room_rings()), 0),
    Figure("class names that stand for two things", lambda: len(twice(classes())), 0),
    Figure("file names that stand for two things", lambda: len(twice(file_names())), 0),
    Figure("measures in pixels outside the theme", literal_pixels, 30),
    Figure("docstrings that only repeat a name", lambda: len(empty_words()), 0),
    Figure("bytes of CONTRIBUTING.md", page_of_recipes, 12_288),
)


def lines(groups: Iterable[list[str]]) -> str:
    return "\n".join(" ".join(group) for group in groups)


def main(asked: list[str]) -> None:
    if "rings" in asked:
        print(lines(rings(imports())), lines(room_rings()), sep="\n--\n")
    elif "names" in asked:
        for name, where in (twice(classes()) | twice(file_names())).items():
            print(name, *where)
    elif "words" in asked:
        print("\n".join(empty_words()))
    elif "small" in asked:
        print("\n".join(small()))
    elif "lonely" in asked:
        print("\n".join(lonely()))
    else:
        for one in FIGURES:
            print(f"{one.count():8} of {one.bound:6}  {one.what}")


if __name__ == "__main__":
    main(sys.argv[1:])
