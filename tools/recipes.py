"""Follow every recipe of CONTRIBUTING.md on a copy of the sources, try what it adds, and count the files touched.

``python tools/recipes.py`` tries all of them and prints the counts; a recipe can be named. The copy is thrown away.
Whatever names the recipe leaves out would make the trial fail: words that are missing are errors here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
END = ""
"""Stands for the end of a file."""


@dataclass(frozen=True)
class Recipe:
    """What is written, into which files and before what there; how what comes of it is tried."""

    touched: tuple[tuple[str, str, str], ...]
    tried: str
    made: Callable[[Path], str] | None = None  # a file or folder that something makes
    tests: tuple[str, ...] = ()  # of the house, that must go on saying yes

    def files(self, copy: Path) -> list[str]:
        """Follow it; what was touched or came new."""
        for name, before, text in self.touched:
            path = copy / name
            path.parent.mkdir(parents=True, exist_ok=True)
            old = path.read_text(encoding="utf-8") if path.exists() else ""
            if before not in old:
                raise LookupError(f"{name} holds no {before!r} any more")
            at = len(old) if before == END else old.index(before)
            path.write_text(old[:at] + text + old[at:], encoding="utf-8")
        names = {name for name, *_ in self.touched}
        return sorted(names | ({self.made(copy)} if self.made is not None else set()))


def words(page: str, text: str) -> tuple[tuple[str, str, str], ...]:
    """A message in both languages."""
    return tuple((f"clue/text/{code}/{page}.ftl", END, f"\n{text}\n") for code in ("en", "fr"))


def language(copy: Path) -> str:
    run(copy, "-m", "tools.pseudo_language", "clue/text", "--code", "cy")
    return "clue/text/cy"


def mansion(copy: Path) -> str:
    (copy / "maps" / "folly.tmx").write_bytes((copy / "maps" / "lodge.tmx").read_bytes())
    return "maps/folly.tmx"


PLAYER = '''"""A sergeant who never settles for what it knows."""

from __future__ import annotations

from clue.players.officers import Sergeant


class Dawdler(Sergeant):
    """Asks for what it would learn about, however much that tells the others."""

    level = "dawdler"
    pins = settled = 0.0
'''
SEATED = """def _dawdler(temper: str) -> Player:
    from clue.players.dawdler import Dawdler

    return Dawdler(TEMPERS[temper])


"""
SCREEN = '''"""A page with a single line."""

from __future__ import annotations

from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.label import Label


class AlmanacScene(WidgetScene):
    """What the moon does tonight."""

    def fill(self) -> None:
        """One line in the middle."""
        label = self.screen.add(Label(self.screen, self.stage.words.say("almanac-moon"), styles.BODY))
        label.place(self.screen.rect.inflate(-40, -40))
'''
COMMAND = '''"""``clue hello``: a greeting."""

from __future__ import annotations

import argparse

from clue.commands.parser import Say, speaker_for


def describe(parser: argparse.ArgumentParser, _say: Say) -> None:
    """It has no options."""
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Greet."""
    print(speaker_for(options).say("commands-hello"))
    return 0
'''
ENDED = """
from clue import api
game = api.play(api.deal(3, seed=7{how}), [{seats}])
assert game.state.over
"""
SEEN = """
from clue.devkit.robot import Robot
from clue.ui.menu import title
with Robot(title, size=(1280, 720)) as robot:
    robot.settle()
    {look}
"""
ALMANAC = '"almanac": _bare(AlmanacScene),\n    '

RECIPES: Mapping[str, Recipe] = {
    "a button": Recipe(
        (
            (
                "clue/ui/menu.py",
                '        MenuEntry("title-quit"',
                '        MenuEntry("title-bell", lambda stage: stage.quit()),\n',
            ),
            *words("ui", "title-bell = Ring"),
        ),
        SEEN.format(look='assert robot.find("Ring")'),
        tests=("tests/text/test_literals.py",),
    ),
    "a screen": Recipe(
        (
            ("clue/ui/screens/almanac.py", END, SCREEN),
            *words("ui", "almanac-moon = Full moon"),
            (
                "clue/devkit/sample_scenes.py",
                "from clue.ui.screens.howto.scene",
                "from clue.ui.screens.almanac import AlmanacScene\n",
            ),
            ("clue/devkit/sample_scenes.py", '"title": _bare(title)', ALMANAC),
        ),
        SEEN.format(
            look=(
                "from clue.devkit.sample_scenes import SCENES, a_case\n"
                '    SCENES["almanac"](robot, a_case())\n'
                '    assert robot.find("Full moon")'
            )
        ),
        tests=("tests/text/test_literals.py",),
    ),
    "a computer player": Recipe(
        (
            ("clue/players/dawdler.py", END, PLAYER),
            ("clue/players/registry.py", "def _officer(", SEATED),
            ("clue/players/registry.py", '    "sherlock": _sherlock', '    "dawdler": _dawdler,\n'),
            *words("game", "kind-dawdler = Dawdler\n    .short = dawdler\n    .about = Waits."),
        ),
        ENDED.format(how="", seats='"dawdler", "constable", "dawdler"'),
        tests=(
            "tests/text/test_literals.py",
            "tests/players/test_games.py",
            "tests/ladder/test_ladder.py",
            "tests/test_share.py",
        ),
    ),
    "an edition": Recipe(
        (
            (
                "clue/rules/editions.py",
                "\nEDITIONS: dict[str, Edition] = {\n",
                'ATTIC = replace(VINTAGE, id="attic", accuse_unanswered=False)\n',
            ),
            ("clue/rules/editions.py", "VINTAGE, DETECTIVE_1986", "ATTIC, "),
            *words("game", "edition-attic = Attic\n    .note = One die.\n    .about = One die."),
        ),
        ENDED.format(how=', edition="attic"', seats='*["constable"] * 3'),
        tests=("tests/text/test_literals.py", "tests/test_share.py"),
    ),
    "a language": Recipe(
        (),
        "from clue.text.catalogue import languages\nassert 'cy' in languages()\n"
        "from clue.text.speaker import Speaker\nassert Speaker('cy').say('title-new')",
        made=language,
    ),
    "a mansion": Recipe(
        (),
        "from clue.boards.catalogue import read_mansions\nassert 'folly' in read_mansions()",
        made=mansion,
    ),
    "a command": Recipe(
        (
            ("clue/commands/hello.py", END, COMMAND),
            ("clue/commands/described.py", "machine, pictures", "hello, "),
            (
                "clue/commands/described.py",
                '    "completion": _completion',
                '    "hello": hello.describe,\n',
            ),
            *words("commands", "commands-hello = Good evening\ncommands-hello-does = Greets."),
        ),
        "from clue.__main__ import main\nassert main(['hello']) == 0",
        tests=("tests/text/test_literals.py",),
    ),
}


def run(copy: Path, *words: str) -> None:
    """A Python in the copy, in which words that are missing are errors."""
    given = {
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",
        "CLUE_STRICT_TEXT": "1",
        "CLUE_DATA": str(copy / "data"),
        "CLUE_CONFIG": str(copy / "config"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env={**os.environ, **given},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])


def followed(name: str, *, tests: bool = False) -> list[str]:
    """The files that a recipe touches, after what it adds has been tried on a copy."""
    recipe = RECIPES[name]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        unread = shutil.ignore_patterns("__pycache__", "pictures")
        for part in ("clue", "maps", "tests", "tools"):
            shutil.copytree(ROOT / part, copy / part, ignore=unread)
        for part in ("assets", "docs"):
            (copy / part).symlink_to(ROOT / part, target_is_directory=True)
        shutil.copy(ROOT / "pyproject.toml", copy)
        touched = recipe.files(copy)
        run(copy, "-c", recipe.tried)
        if tests and recipe.tests:
            run(copy, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *recipe.tests)
    return touched


def main(asked: list[str]) -> None:
    for name in asked or RECIPES:
        touched = followed(name, tests=True)
        print(f"{len(touched):2} {name}: {' '.join(touched)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
