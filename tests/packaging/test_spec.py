"""The recipe for PyInstaller on all three systems, with builders that only write down what they get."""

from __future__ import annotations

import plistlib
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.sources import ROOT, imports_of, modules

SPEC = ROOT / "packaging" / "clue.spec"
MODULES = [
    "clue.game",
    "clue.devkit.benches.rules",
    "clue.devkit.benches.window",
    "clue.ui.window.app",
]
DATA = [
    ("babel/locale-data/fr.dat", "", "DATA"),
    ("babel/locale-data/fr_CA.dat", "", "DATA"),
    ("babel/locale-data/root.dat", "", "DATA"),
    ("pytz/zoneinfo/Asia/Tokyo", "", "DATA"),
    ("clue/data/maps/classic.tmx", "", "DATA"),
    ("clue/data/assets/app/icon.icns", "", "DATA"),
    ("clue/data/assets/app/icon.ico", "", "DATA"),
    ("clue/data/assets/app/icon.1024.png", "", "DATA"),
    ("pygame/freesansbold.ttf", "", "DATA"),
]


class Recipe:
    """What the recipe asks to be built."""

    def __init__(self, monkeypatch, system):
        hooks = ModuleType("PyInstaller.utils.hooks")
        hooks.collect_data_files = lambda name, excludes=(): []
        hooks.collect_submodules = lambda name: list(MODULES)
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
        monkeypatch.setenv("CLUE_VERSION", "1.2.3")
        monkeypatch.setenv("CLUE_RESOURCE", "version.txt")
        monkeypatch.setattr(sys, "platform", system)
        self.programs, self.bundle = [], None
        builders = {
            "SPECPATH": str(SPEC.parent),
            "Analysis": self.analysed,
            "PYZ": lambda pure: pure,
            "EXE": self.program,
            "COLLECT": lambda *parts, **named: SimpleNamespace(parts=parts, **named),
            "BUNDLE": self.bundled,
        }
        exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), builders)
        self.folder, self.data = builders["folder"], builders["analysis"].datas

    def analysed(self, scripts, **named):
        assert Path(scripts[0]).is_file()
        self.hooks = named["runtime_hooks"]
        self.hidden, self.excluded = named["hiddenimports"], named["excludes"]
        return SimpleNamespace(
            pure=[], scripts=[("entry", scripts[0], "PYSOURCE")], binaries=[], datas=list(DATA)
        )

    def program(self, *_parts, name, console, icon, **named):
        assert icon is None or Path(icon).is_file()
        self.programs.append((name, console, named["version"]))

    def bundled(self, folder, **named):
        assert Path(named["icon"]).is_file()
        self.bundle = named


@pytest.fixture
def recipe(monkeypatch):
    return lambda system: Recipe(monkeypatch, system)


def test_linux_gets_one_program(recipe):
    made = recipe("linux")
    assert [name for name, _, _ in made.programs] == ["clue"]
    assert made.bundle is None


def test_windows_gets_a_window_and_a_command_line_with_a_version(recipe):
    made = recipe("win32")
    assert made.programs == [
        ("Clue", False, "version.txt"),
        ("clue-console", True, "version.txt"),
    ]


def test_a_mac_gets_a_bundle_that_opens_the_games_files(recipe):
    made = recipe("darwin")
    assert [(name, console) for name, console, _ in made.programs] == [("clue", False)]
    told = plistlib.loads(plistlib.dumps(made.bundle["info_plist"]))
    kinds = {
        ending
        for key in ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations")
        for kind in told[key]
        for ending in kind["UTTypeTagSpecification"]["public.filename-extension"]
    }
    assert kinds == {"cluegame", "cluejournal", "tmx"}
    ranks = {
        kind["LSItemContentTypes"][0]: kind["LSHandlerRank"]
        for kind in told["CFBundleDocumentTypes"]
    }
    assert ranks.pop("org.mapeditor.tmx") == "Alternate", "maps are Tiled's, if it is there"
    assert set(ranks.values()) == {"Owner"}
    declared = {
        kind["UTTypeIdentifier"]
        for key in ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations")
        for kind in told[key]
    }
    wanted = {name for doc in told["CFBundleDocumentTypes"] for name in doc["LSItemContentTypes"]}
    assert wanted == declared
    assert (made.bundle["version"], made.bundle["name"]) == ("1.2.3", "Clue.app")


@pytest.mark.parametrize(
    ("target", "tags", "least"),
    [
        ("11.0", [["cp313-cp313-macosx_14_0_arm64"], ["py3-none-any"]], "14.0"),
        ("10.13", [["cp311-cp311-macosx_10_9_x86_64", "cp311-cp311-macosx_11_0_arm64"]], "10.13"),
        ("12.3", [["cp313-cp313-macosx_11_0_arm64"]], "12.3"),
    ],
)
def test_a_mac_is_told_the_oldest_system_its_wheels_run_on(
    recipe, monkeypatch, target, tags, least
):
    wheels = [
        SimpleNamespace(read_text=lambda _, told=told: "".join(f"Tag: {tag}\n" for tag in told))
        for told in tags
    ]
    monkeypatch.setattr(metadata, "distributions", lambda: wheels)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: target)
    assert recipe("darwin").bundle["info_plist"]["LSMinimumSystemVersion"] == least


def test_only_what_the_game_uses_goes_in(recipe):
    made = recipe("linux")
    assert [name for name, *_ in made.data] == [
        "babel/locale-data/fr.dat",
        "babel/locale-data/root.dat",
        "clue/data/maps/classic.tmx",
        "clue/data/assets/app/icon.1024.png",
        "pygame/freesansbold.ttf",
    ]
    assert "clue.devkit.benches.window" not in made.hidden
    assert {"tkinter", "PIL", "pytest", "hypothesis"} <= set(made.excluded)


WITHOUT = """
import sys


class Without:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        if not any(f"{name}.".startswith(f"{gone}.") for gone in sys.argv[1:]):
            return self.finder.find_spec(name, path, target)


sys.meta_path[:] = map(Without, sys.meta_path)
"""


LOAD_ALL = "from clue.imports import load_all; load_all()"


def without(*modules, load=LOAD_ALL):
    """Load everything, or this, in a Python that lacks some modules."""
    command = [sys.executable, "-c", WITHOUT + load, *modules]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_all_the_game_imports_loads_without_what_is_left_out(recipe):
    """The imports of the libraries count too: pygame._sdl2, for pads, imports its audio."""
    made = recipe("linux")
    first = "".join(f"import runpy; runpy.run_path({hook!r})\n" for hook in made.hooks)
    done = without(*made.excluded, load=first + LOAD_ALL)
    assert done.returncode == 0, done.stderr
    missing = without("pygame._sdl2.audio", load="import pygame._sdl2")
    assert "No module named 'pygame._sdl2.audio'" in missing.stderr


def test_nothing_is_left_out_that_the_game_imports(recipe):
    excluded = recipe("linux").excluded
    for path in modules():
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if name in excluded:
            continue
        missing = {
            module
            for module in imports_of(path)
            for gone in excluded
            if f"{module}.".startswith(f"{gone}.")
        }
        assert not missing, f"{path} imports {missing}"
