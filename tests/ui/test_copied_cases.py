"""A copy of an open game says so for ever: while it is played, at its end, and in the statistics."""

from __future__ import annotations

import pytest

from clue.devkit.robot import Robot
from clue.players.names import HUMAN
from clue.rules.actions import Accuse
from clue.store.keeping import Keeper
from clue.ui.menu import title
from clue.ui.screens.statistics.scene import StatisticsScene
from clue.ui.table.panels.log import Logbook
from clue.ui.widgets.label import Label
from tests.store.games import a_book
from tests.ui.hands import INSTANT, Hands, open_case, sit

SENTENCE = {
    "en": "This game was copied while it was in progress.",
    "fr": "Cette partie a été copiée avant d’être terminée.",
}


def told_in(robot):
    """All that is written in labels."""
    return " ".join(str(w.reads) for w in robot.widgets() if isinstance(w, Label))


def log_of(robot):
    """What the log of the table in the window says."""
    robot.scene.turn_to("log")
    robot.settle()
    book = next(widget for widget in robot.widgets() if isinstance(widget, Logbook))
    robot.scene.turn_to("notes")
    return " ".join(entry.words for entry in book.entries)


@pytest.mark.parametrize("language", SENTENCE)
@pytest.mark.parametrize("copied", [True, False])
def test_the_log_and_the_ending_say_so(language, copied):
    case = open_case((HUMAN, "random", "random"), "4")
    case.copied = copied
    with Robot(title, size=(1024, 640), settings=INSTANT.but(language=language)) as robot:
        sit(robot, case)
        robot.settle()
        assert (SENTENCE[language] in log_of(robot)) is copied
        case.act(Accuse(case.offers.seat, case.session.dealt.case))
        Hands(robot, "keys").play()
        robot.settle()
        assert (SENTENCE[language] in told_in(robot)) is copied


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "One game does not count because it was copied.",
                "2 games do not count because they were copied.",
            ),
        ),
        (
            "fr",
            (
                "Une partie ne compte pas, car elle a été copiée.",
                "2 parties ne comptent pas, car elles ont été copiées.",
            ),
        ),
    ],
)
def test_the_statistics_say_how_many_do_not_count(language, sentences, tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    settings = INSTANT.but(language=language)
    for sentence in ("", *sentences):
        game = a_book(Keeper(tmp_path), kinds=("random",) * 3)
        game.case.copied = bool(sentence)
        game.keep()
        while not (offers := game.case.session.offers()).accuse:
            game.case.act(next(iter(offers)))
        game.case.act(Accuse(offers.seat, game.case.session.dealt.case))
        game.clear()
        game.case.close()
        with Robot(StatisticsScene, size=(1024, 640), settings=settings) as robot:
            robot.catch_up()
            robot.settle()
            told = told_in(robot).replace("\N{NO-BREAK SPACE}", " ")
            assert [words in told for words in sentences] == [s == sentence for s in sentences]
