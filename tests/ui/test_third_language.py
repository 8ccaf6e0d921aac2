"""A third language is one more folder: nothing else need be touched for the game to speak it."""

import shutil

import pytest

from clue.devkit.robot import Robot
from clue.text import catalogue, speaker
from clue.text.catalogue import preferred_language
from clue.text.speaker import Speaker
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.widgets.choice import DropDown

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
