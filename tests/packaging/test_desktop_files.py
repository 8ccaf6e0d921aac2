"""What a desktop and a package manager read: menu entry, kinds of files, manual, licences, versions."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path
from types import SimpleNamespace

import pytest

from clue import __version__
from clue.commands.described import COMMANDS
from clue.commands.parser import OPENED
from clue.ui.input.bindings import DEFAULT_KEYS, FIXED
from clue.ui.window.sdl import TITLE

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def entry():
    parser = ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str
    parser.read(LINUX / "clue.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_opens_the_window_without_a_terminal_and_takes_one_file(entry):
    assert entry["Exec"] == "clue %f"
    assert entry["Terminal"] == "false"
    assert entry["StartupWMClass"] == TITLE, "the desktop finds its window by this class"
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry[key]
        assert entry[f"{key}[fr]"]


def test_the_kinds_of_file_are_those_the_window_opens(entry):
    kinds = ET.parse(LINUX / "clue.xml").getroot()
    globs = [
        child.get("pattern") for kind in kinds for child in kind if child.tag.endswith("}glob")
    ]
    own = [ending for ending in OPENED if ending != ".tmx"]  # those are Tiled's, or translators'
    assert [glob.removeprefix("*") for glob in globs] == own
    assert entry["MimeType"] == "".join(f"{kind.get('type')};" for kind in kinds)


@pytest.mark.parametrize("page", ["clue.6", "clue.fr.6"])
def test_the_manual_names_every_command(page):
    told = (LINUX / page).read_text(encoding="utf-8").replace("\\-", "-")
    for name in COMMANDS:
        if name != "play":  # what happens without a command
            assert re.search(rf'^\.BI? "?{name}\b', told, re.MULTILINE), name
    for word in ("--selftest", "--version", *OPENED, "CLUE_CONFIG", "CLUE_DATA"):
        assert word in told


KEYS = re.compile(
    r"^(?:### Keys|\.SH KEYS|\.SH TOUCHES)$(.*?)^(?:##|\.SH)", re.MULTILINE | re.DOTALL
)
NAMED = re.compile(
    r"^(?:\| (.*?) \||\.BR? (.*)$)", re.MULTILINE
)  # in a table's first column, in bold


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", LINUX / "clue.6", LINUX / "clue.fr.6"], ids=lambda p: p.name
)
def test_every_key_of_the_game_is_told(page):
    (section,) = KEYS.findall(page.read_text(encoding="utf-8"))
    told = set(re.findall(r"\w+", " ".join(map("".join, NAMED.findall(section)))))
    assert told >= {names[0].upper() for act, names in DEFAULT_KEYS.items() if act not in FIXED}


def test_there_is_one_version():
    assert PROJECT["project"]["dynamic"] == ["version", "readme", "urls"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "clue/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_what_the_package_is_made_of_is_pinned_and_allowed():
    pins = dict(
        line.split("==")
        for line in (PACKAGING / "requirements.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    )
    pinned = {name.lower(): version for name, version in pins.items()}
    for wish in PROJECT["project"]["dependencies"]:
        name, bounds = re.fullmatch(r"([\w.-]+)(.*)", wish).groups()
        version = numbers(pinned[name.lower()])
        for bound in bounds.partition(";")[0].split(","):  # what follows says on which machines
            sign, limit = re.fullmatch(r"(>=|<)(.+)", bound).groups()
            assert (version >= numbers(limit)) == (sign == ">="), wish


def numbers(version):
    return tuple(map(int, version.split(".")))


def test_windows_is_told_the_version():
    text = (PACKAGING / "windows" / "version.txt").read_text(encoding="utf-8")
    filled = text.replace("@NUMBERS@", "1, 2, 3, 0").replace("@VERSION@", "1.2.3")
    told = []
    makers = {
        name: lambda *given, **named: SimpleNamespace(given=given, **named)
        for name in re.findall(r"\b[A-Z]\w+(?=\()", filled)
    }
    info = eval(filled, makers | {"StringStruct": lambda *pair: told.append(pair)})
    assert info.ffi.filevers == info.ffi.prodvers == (1, 2, 3, 0)
    assert {("ProductVersion", "1.2.3"), ("FileVersion", "1.2.3")} <= set(told)


def test_every_library_in_the_package_has_its_licence_named():
    table = (ROOT / "CREDITS.md").read_text(encoding="utf-8").lower()
    for wish in PROJECT["project"]["dependencies"]:
        assert re.match(r"[\w.-]+", wish)[0].lower() in table
    pinned = (PACKAGING / "requirements.txt").read_text(encoding="utf-8")
    for library in re.findall(r"^([\w.-]+)==", pinned.partition("goes into")[2], re.MULTILINE):
        assert library.lower() in table
    carried = (PACKAGING / "licences" / "LIBRARIES.txt").read_text(encoding="utf-8")
    for library in ("SDL 2", "FluidSynth", "OpenBLAS", "PyInstaller", "Python itself"):
        assert library in carried
