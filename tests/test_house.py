"""The walls of the house: imports, style and types, and a map that names every module."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib

import pytest

from clue.codec.record import AnyLine
from clue.codec.record_reader import decode
from clue.store.replay import replayed
from tests.daily import later, long, part
from tests.sources import ROOT, imports_of, modules, named, nodes_of, tree_of
from tools import house, house_map


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False
    )


CHECKS = [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)]


@long
@pytest.mark.parametrize("command", part(CHECKS, CHECKS[:2]), ids=" ".join)
def test_style_and_types(command):
    done = run(sys.executable, "-m", *command)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


ONE_SYSTEM_ONLY = {
    *("_curses", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog"),
    *("termios", "tty", "msvcrt", "winreg", "winsound", "_winapi"),
}


@pytest.mark.parametrize("folder", ["clue", "tests", "tools", "packaging"])
def test_nothing_that_one_system_lacks_is_imported_at_the_head_of_a_module(folder):
    """The README's line for Windows must get as far as the first test."""
    for path in modules(folder):
        wanted = {name for node in tree_of(path).body for name in named(node)}
        assert not ONE_SYSTEM_ONLY & wanted, path


def test_import_contracts():
    done = run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    written = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = written.count("[[tool.importlinter.contracts]]")
    assert f"Contracts: {contracts} kept, 0 broken." in done.stdout


def test_every_room_of_the_house_has_its_wall_against_the_window():
    """A new module belongs behind the wall, or among the few that show, try or name the window."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {one["name"]: one for one in told["tool"]["importlinter"]["contracts"]}
    (wall,) = (one["source_modules"] for name, one in contracts.items() if "imports pygame" in name)
    before = {"ui", "commands", "devkit", "versions"}
    rooms = {
        path.stem
        for path in (ROOT / "clue").iterdir()
        if not path.name.startswith("_") and (path.suffix == ".py" or any(path.glob("*.py")))
    }
    assert {f"clue.{room}" for room in rooms - before} == set(wall)


def test_the_referee_imports_the_standard_library_and_itself_alone():
    for path in modules("clue/rules"):
        for name in imports_of(path):
            top = name.partition(".")[0]
            assert top in sys.stdlib_module_names or name.startswith("clue.rules"), path


THREADS = {"Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor"}


def test_the_window_has_one_worker():
    """Whatever would keep a picture waiting is begun by ``Stage.background``, which wakes the loop."""
    makers = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "clue" / "background.py", *modules("clue/ui"))
        for node in nodes_of(path)
        if isinstance(node, ast.Name | ast.Attribute)
        and (node.id if isinstance(node, ast.Name) else node.attr) in THREADS
    }
    assert makers == {"clue/background.py"}


def test_the_map_shows_the_house_as_it_is():
    page = house_map.PAGE.read_text(encoding="utf-8")
    assert page == house_map.told(), "python tools/house_map.py draws it anew"


def test_every_folder_and_module_says_what_it_is_for():
    assert not [path for path in house_map.modules() if not house_map.said(path)]


PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_no_file_or_module_that_is_gone(page):
    told = page.read_text(encoding="utf-8")
    names = re.findall(r"`((?:clue|tests|tools|assets|maps|packaging|docs|\.ci)/[^\s`*<]+)`", told)
    assert not [name for name in names if not (ROOT / name).exists()]
    started = re.findall(r"python -m ((?:clue|tests|tools)[\w.]+)", told)
    homes = [ROOT / name.replace(".", "/") for name in started]
    assert not [h for h in homes if not h.with_suffix(".py").is_file() and not h.is_dir()]


def counts(path):
    """Where a test compares the length of one of the game's own lists with a number."""
    ours = {
        alias.asname or alias.name
        for node in nodes_of(path)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("clue.")
        for alias in node.names
    }
    for node in nodes_of(path):
        match node:
            case ast.Compare(
                left=ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]),
                ops=[ast.Eq()],
                comparators=[ast.Constant()],
            ) if name in ours:
                yield f"{path.name}:{node.lineno} {name}"


def test_no_test_counts_what_a_newcomer_may_add_to():
    """Editions, languages, levels, scenes, keys: whoever adds one need not look for a number."""
    found = [where for path in modules("tests") for where in counts(path)]
    assert not found


def test_no_test_changes_what_is_frozen():
    """Caches know it as it was: they would answer wrongly whoever asks afterwards."""
    changing = "object." + "__setattr__"
    assert not [
        path.name for path in modules("tests") if changing in path.read_text(encoding="utf-8")
    ]


def test_the_game_written_by_hand_on_the_records_page_can_be_played():
    page = (ROOT / "clue" / "codec" / "RECORDS.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(\{.*?\n\})\n```", page, re.DOTALL)[1]
    assert replayed(decode(example.encode())).state.over
    assert {"format", "version", "edition"} <= json.loads(example).keys()


def test_the_records_page_tells_every_action_and_the_licences_every_typeface():
    page = (ROOT / "clue" / "codec" / "RECORDS.md").read_text(encoding="utf-8")
    tags = [line.__struct_config__.tag for line in AnyLine.__args__]
    assert not [tag for tag in tags if f"| `{tag}` |" not in page]
    thanks = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    for licence in (ROOT / "assets" / "fonts").glob("*.OFL.txt"):
        name = licence.name.removesuffix(".OFL.txt").replace("-", " ")
        assert name in thanks.lower()


HOSTED = {"../../releases", "../../issues"}  # beside the sources, wherever they are kept


def test_pages_lead_to_files_that_exist():
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\((?!http)([^)#]+)\)|src=\"([^\"]+)\"", text):
            target = link[0] or link[1]
            assert target in HOSTED or (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("figure", house.FIGURES, ids=lambda figure: figure.what)
def test_the_house_stays_one_a_stranger_can_enter(figure):
    """``python tools/house.py names`` and ``rings`` tell which."""
    assert figure.count() <= figure.bound


@later
def test_a_suggestion_takes_few_rooms_to_the_disk_and_few_calls_after_it():
    done = run(sys.executable, "tools/walk.py")
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(re.search(r"(\d+)  changes of room", done.stdout)[1]) <= 4
    assert int(re.search(r"(\d+)  of them without", done.stdout)[1]) <= 4_500
