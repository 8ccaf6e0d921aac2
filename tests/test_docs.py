"""What the pages and the docstrings show is what happens."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import re

import pytest

import clue
from clue import api
from tests.sources import ROOT, modules, nodes_of, tree_of

CODE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = (
    "clue.api",
    "clue.rules",
    "clue.deduction",
    "clue.codec",
    "clue.codec.plain",
    "clue.codec.protocol",
)
"""What is to be used from Python: its functions have examples."""


PUBLIC = (
    *("clue.rules.", "clue.deduction.belief", "clue.deduction.certainty", "clue.deduction.facts"),
    *("clue.codec.plain", "clue.codec.protocol", "clue.codec.protocol", "clue.codec.plain"),
)


def run(test: doctest.DocTest) -> None:
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert tried
    assert not failed, "".join(report)


@pytest.mark.parametrize("page", ["python.md"])
def test_the_examples_of_a_page_happen_as_they_are_told(page):
    told = (ROOT / "docs" / page).read_text(encoding="utf-8")
    examples = "\n".join(CODE.findall(told))
    run(doctest.DocTestParser().get_doctest(examples, {}, page, page, 0))


def names():
    """Every module that has examples to show, wherever it has moved to."""
    for found in pkgutil.walk_packages(clue.__path__, "clue."):
        if found.name.startswith(SHOWN) and not found.ispkg:
            yield found.name


@pytest.mark.parametrize("name", sorted(names()))
def test_the_examples_of_a_module_happen_as_they_are_told(name):
    for test in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name)):
        if test.examples:
            run(test)


def used_elsewhere():
    """Every function of these modules that a module of another folder imports, and its docstring."""
    wanted = set()
    for path in modules():
        home = ".".join(path.parent.relative_to(ROOT).parts)
        for node in nodes_of(path):
            if isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[0] != home:
                wanted |= {(node.module, alias.name) for alias in node.names}
    for path in modules():
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        functions = (node for node in tree_of(path).body if isinstance(node, ast.FunctionDef))
        for node in functions if module.startswith(PUBLIC) else ():
            if (module, node.name) in wanted:
                yield f"{module}.{node.name}", ast.get_docstring(node) or ""


def test_every_function_other_rooms_use_has_an_example():
    functions = dict(used_elsewhere())
    assert "clue.rules.apply.apply" in functions
    assert not [name for name, told in functions.items() if ">>> " not in told]


def test_what_the_door_for_python_shows_is_there():
    assert not [name for name in api.__all__ if not hasattr(api, name)]
    assert (ROOT / "clue" / "py.typed").is_file()
