"""A third language is one more folder: nothing else need be touched for the game to speak it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from clue.devkit.robot import Robot
from clue.text import catalogue, speaker
from clue.text.catalogue import preferred_language
from clue.text.names import FORMS, functions
from clue.text.speaker import Speaker
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.widgets.choice import DropDown
from tests.daily import LONG, long
from tools import pseudo_language

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
LOOKED_AT = {
    "words": ("tests/text", "tests/table", "tests/test_share.py", "tests/notebook/test_proofs.py"),
    "layout": ("tests/ui/test_layout.py",),
}
SAID = "(cy or every_language) and not much_to_say"
"""One test counts letters of a line; this language has more of them on purpose."""


def test_the_pseudo_language_is_longer_by_two_fifths_and_has_every_form_and_plural(tmp_path):
    folder = pseudo_language.written(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]
    names = {path.name for path in folder.iterdir()}
    assert names == {path.name for path in (catalogue.FOLDER / "en").glob("*.ftl")}
    plain, long = (
        sum(len(word) for path in where.glob("*.ftl") for word in words_in(path))
        for where in (catalogue.FOLDER / "en", folder)
    )
    assert 1.35 < long / plain < 1.6
    words = catalogue.Catalogue("cy", functions(), tmp_path)
    for noun in ("suspect-plum", "weapon-rope", "room-hall"):
        assert set(words.forms_of(noun)) >= set(FORMS)
    source = (folder / "maps.ftl").read_text(encoding="utf-8")
    watching = catalogue.entries_of(source)["map-watching"]
    assert all(f"[{plural}]" in watching for plural in ("zero", "one", "two", "few", "many"))


def words_in(path):
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            elements = [one for one in entry.value.elements if isinstance(one, ast.TextElement)]
            yield from (word for one in elements for word in re.findall(r"[^\W\d_]+", one.value))


@pytest.mark.skipif(not LONG, reason="goes over the texts and pictures again")
@long
@pytest.mark.parametrize("what", LOOKED_AT)
def test_what_is_proved_of_every_language_holds_for_one_more_folder(what, tmp_path):
    ignored = shutil.ignore_patterns("__pycache__", "golden")
    for name in ("clue", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    for name in ("assets", "maps"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    pseudo_language.written(tmp_path / "clue" / "text")
    chosen = ("-k", SAID if what == "words" else "at_every_size")
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *chosen]
    ran = subprocess.run(
        [*command, *LOOKED_AT[what]],
        cwd=tmp_path,
        env=os.environ
        | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
        | {"CLUE_LONG": "", "CLUE_LOOK_AT": "cy"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
