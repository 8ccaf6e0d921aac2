"""A third language is one more folder: nothing else need be touched for the game to speak it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Visitor

from clue.devkit.robot import Robot
from clue.text import catalogue, speaker
from clue.text.catalogue import preferred_language
from clue.text.speaker import Speaker
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.widgets.choice import DropDown
from tests.daily import LONG, long

HALL = """room-hall = halo
    .the = la halo
    .in = en la halo
"""


@pytest.fixture
def esperanto(tmp_path, monkeypatch):
    """The game's own folders, and a copy of the English one with a few messages translated."""
    for language in catalogue.languages():
        shutil.copytree(catalogue.FOLDER / language, tmp_path / language)
    folder = shutil.copytree(catalogue.FOLDER / "en", tmp_path / "eo")
    for file, key, text in (
        ("ui.ftl", "language-name", "language-name = Esperanto\n"),
        ("ui.ftl", "title-new", "title-new = Nova kazo\n"),
        ("names.ftl", "room-hall", HALL),
    ):
        path = folder / file
        source = path.read_text(encoding="utf-8")
        path.write_text(source.replace(catalogue.entries_of(source)[key], text), encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    catalogue.languages.cache_clear()
    speaker._catalogue.cache_clear()
    yield
    monkeypatch.undo()
    catalogue.languages.cache_clear()
    speaker._catalogue.cache_clear()


@pytest.mark.usefixtures("esperanto")
def test_a_copied_folder_is_a_language_like_any_other():
    words = Speaker("eo")
    assert words.say("curtain-notes", who=words.card(next(iter(speaker.Suspect))))
    said = words.say("bubble-stuck")
    assert said == Speaker("en").say("bubble-stuck"), "not translated yet: said as it stands"
    room = words.room(speaker.Room("hall"))
    assert "en la halo" in words.say("event-declined-to-suggest", who="Ana", room=room)
    assert preferred_language(["eo_XX.UTF-8", "fr"]) == "eo"


@pytest.mark.usefixtures("esperanto")
def test_it_stands_in_the_menu_and_the_whole_window_speaks_it(monkeypatch):
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")
    with Robot(title, size=(1024, 640), settings=Settings(language="fr")) as robot:
        robot.step(3)
        tongue = next(w for w in robot.widgets() if isinstance(w, DropDown))
        robot.click(tongue)
        robot.click(robot.find("Esperanto"))
        assert robot.app.settings.language == "eo"
        assert robot.find("Nova kazo")


# -- everything that is proved of a language, of one that nobody has heard of ------------------------

ROOT = Path(__file__).resolve().parents[2]
ACCENTED = str.maketrans("aeiouAEIOU", "àéîôûÀÉÎÔÛ")
WORDS = re.compile(r"\b(?!(?:Mr|Mrs|Miss|Col|Prof)\b)\w+")
IN_SMALL = (
    *("tests/text", "-k", "eo or every_language"),
    "tests/boards/test_plain.py",
    "tests/ui/test_layout.py::test_at_every_size_in_every_language[suggest]",
)


class Accents(Visitor):
    """English as nobody writes it: every word can be told from the English one."""

    def visit_TextElement(self, node):  # noqa: N802
        node.value = WORDS.sub(lambda word: word[0].translate(ACCENTED), node.value)

    def visit_Attribute(self, node):  # noqa: N802
        if node.id.name != "gender":  # that is no word of the language
            self.generic_visit(node)


def invented(folder, language):
    """A folder of a new language, and nothing else."""
    for path in sorted((folder / "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        Accents().visit(resource)
        (folder / language).mkdir(exist_ok=True)
        text = FluentSerializer().serialize(resource)
        (folder / language / path.name).write_text(text, encoding="utf-8")


@pytest.mark.skipif(not LONG, reason="goes over the texts and pictures again")
@long
def test_what_is_proved_of_every_language_holds_for_one_more_folder(tmp_path):
    ignored = shutil.ignore_patterns("__pycache__", "golden")
    for name in ("clue", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    for name in ("assets", "maps"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    invented(tmp_path / "clue" / "text", "eo")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-x", "-p", "no:cacheprovider", *IN_SMALL],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
