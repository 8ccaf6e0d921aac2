"""The leaf with the codes at every size, in every language, with large letters: nothing is cut."""

from __future__ import annotations

import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.phone_table import PhoneTable
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.phones.network import HomeAddress
from clue.text.catalogue import languages
from clue.ui import cases
from clue.ui import phone_side as side
from clue.ui.dialogs import phones_leaf
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from tests.daily import LONG, long
from tests.ui.test_layout import LARGE_SIZES, SIZES, looked_at, pictures, written

__all__ = ["pictures", "written"]  # fixtures
FOUND = (HomeAddress("127.0.0.1", "Ethernet adapter"), HomeAddress("127.0.0.3", "wlan0"))


@long
@pytest.mark.parametrize("note", ["phones-nobody", "phones-overheard"] if LONG else ())
@pytest.mark.parametrize("phones", [1, 4, 6])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", languages())
def test_the_leaf_at_every_size(language, text, phones, note, written, monkeypatch):
    monkeypatch.setattr(side, "PORT", 0)
    for module in (side, phones_leaf):
        monkeypatch.setattr(module, "addresses", lambda: FOUND)
    monkeypatch.setattr(
        phones_leaf.PhonesScene, "_note", lambda leaf: leaf.words.say(note, port="8642")
    )
    kinds = ["phone"] * phones + ["human", "constable", "constable"]
    settings = Settings(language=language, text_size=text).but(**QUIET)
    with Robot(title, size=SIZES[0], settings=settings) as robot:
        robot.app.hidden = True
        book = PhoneTable.dealt(kinds[:6], keep=False)
        mansion = read_mansions()["classic"].mansion
        robot.app.replace(cases.table_for(robot.app, book, mansion, title))
        robot.settle()
        assert isinstance(robot.scene, phones_leaf.PhonesScene)
        for size in SIZES if text == 1.0 else LARGE_SIZES:
            robot.resize(size)
            looked_at(robot, written, (language, size))
