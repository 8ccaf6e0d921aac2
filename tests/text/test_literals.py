"""No sentence stands in code, and no code asks for a message that is not written."""

import ast
import re
from pathlib import Path

import pytest

import clue
from clue.text.catalogue import FALLBACK
from tests.sources import modules, nodes_of, tree_of

from . import fluent

PACKAGE = Path(clue.__file__).parent
SHOWN = modules("clue/ui")
PRINTING = (PACKAGE / "__main__.py", *modules("clue/commands"))
SPEAKING = [path for path in modules() if path.parent.name != "text"]

SAYING = {"say", "rich", "choose", "noun", "best_form"}
UNSEEN_CALLS = {"log", "logging", "logger", "warnings", "cast", "TypeVar", "NewType", "compile"}
WORD = re.compile(r"[^\W\d_]{2,}")
NOT_FOR_PEOPLE = {"EB Garamond", "Courier Prime"}  # names of typefaces
BY_MACHINES = {
    "completion.py",
    "parser.py",
}  # a shell's script; argparse's words, which are translated
BY_PEOPLE = {"beside.py"}  # what players in pictures have typed: names of evenings, commands


def name_of(node):
    """The first name of what is called: ``log`` of ``log.warning(...)``."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def seen_by_people(node):
    """Every string of a module that could reach a person, with its line."""
    if isinstance(node, ast.Raise | ast.Assert):
        return
    if isinstance(node, ast.Call) and name_of(node.func) in UNSEEN_CALLS:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for name, field in ast.iter_fields(node):
        if name in {"annotation", "returns"}:
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST):
                yield from seen_by_people(child)


def is_a_sentence(text):
    """Two words that begin like a sentence or a heading, or any three."""
    if text in NOT_FOR_PEOPLE or " " not in text.strip() or "%(levelname)" in text:
        return False
    words = WORD.findall(text)
    return len(words) >= 3 or (len(words) == 2 and text.strip()[0].isupper())


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('Button("Roll the dice")', 1),
        ('label = "Quit now"', 1),
        ('label = f"{name} has to move now"', 1),
        ('"""A docstring of several words."""', 0),
        ('log.warning("a file could not be read")', 0),
        ('raise ValueError("this is for programmers")', 0),
        ('keys = ("page up", "left")', 0),
        ('font = "EB Garamond"', 0),
        ('words.say("title-continue")', 0),
        ('parser.add_argument("--json", help="one event a line")', 1),
    ],
)
def test_the_finder_finds(code, found):
    hits = [text for _, text in seen_by_people(ast.parse(code)) if is_a_sentence(text)]
    assert len(hits) == found


def sentences(paths, but):
    return [
        f"{path}:{line} {text}"
        for path in paths
        if path.name not in but
        for line, text in seen_by_people(tree_of(path))
        if is_a_sentence(text)
    ]


def test_no_sentence_stands_in_the_window_s_code():
    assert not sentences(SHOWN, BY_PEOPLE)


def test_no_command_prints_a_sentence_of_its_own():
    """What a command prints, and what its help says, comes from the texts."""
    assert not sentences(PRINTING, BY_MACHINES)


def sayings():
    """Every call that asks for a message by a literal key, what is called, and where."""
    for path in SPEAKING:
        for node in nodes_of(path):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else name_of(node.func)
            if called in SAYING:
                yield called, node, f"{path}:{node.lineno}"


def test_every_message_asked_for_is_written():
    known = fluent.messages(FALLBACK)
    missing = []
    for _, call, where in sayings():
        key = call.args[0]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            name, _, form = key.value.partition(".")
            if name not in known or (form and form not in fluent.attributes(FALLBACK, name)):
                missing.append((where, key.value))
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            prefix = key.values[0].value
            if not any(name.startswith(prefix) for name in known):
                missing.append((where, prefix))
    assert not missing


HOLE = "\0"  # where a key written in the code has a gap
PUT_TOGETHER = ("settings-speed-", "settings-theme-", "settings-manner-", "settings-lives-")
"""Keys of two parts that meet in code: nothing but their beginning stands there."""


def written(path):
    """Every string of a module, with a hole where an f-string has a value."""
    for node in nodes_of(path):
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else HOLE for p in node.values)
            yield "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_message_is_said_by_somebody():
    """What nobody says any longer is not kept for translators to translate."""
    texts = {text for path in modules() for text in written(path)}
    beginnings = {text for text in texts if re.fullmatch(r"([a-z]+-)+", text)} | {*PUT_TOGETHER}
    with_holes = [
        re.compile(".+".join(map(re.escape, text.split(HOLE))))
        for text in texts
        if HOLE in text and re.match(r"[a-z]+-", text)
    ]
    spoken_of = {
        key for message in fluent.messages(FALLBACK).values() for key in fluent.references(message)
    }
    silent = [
        key
        for key in fluent.messages(FALLBACK)
        if key not in texts | spoken_of
        and not key.startswith(tuple(beginnings))
        and not any(text.startswith(f"{key}.") for text in texts)
        and not any(pattern.fullmatch(key) for pattern in with_holes)
    ]
    assert not silent


def test_every_message_gets_what_it_speaks_of():
    known = fluent.messages(FALLBACK)
    lacking = []
    for called, call, where in sayings():
        key = call.args[0]
        given = {keyword.arg for keyword in call.keywords}
        literal = isinstance(key, ast.Constant) and isinstance(key.value, str)
        if not literal or None in given or called not in {"say", "rich", "choose"}:
            continue
        name, _, form = key.value.partition(".")
        if called != "choose" and len(call.args) > 1 and isinstance(call.args[1], ast.Constant):
            form = call.args[1].value
        if name not in known or (len(call.args) > 1 and not form and called != "choose"):
            continue
        node = fluent.attributes(FALLBACK, name).get(form) if form else known[name].value
        if node is not None and (wanted := fluent.variables(node) - given):
            lacking.append((where, key.value, sorted(wanted)))
    assert not lacking
