"""The notebook beside the dialogs: read and written while one decides; and a warning in time."""

from __future__ import annotations

import pytest

from clue.devkit.robot import Robot
from clue.notebook.notes import Help, Mark
from clue.rules.cards import SUSPECTS, Case, kind_of
from clue.table.requests import WriteNotes
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.menu import title
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.log import Logbook
from clue.ui.theme.styles import plain
from clue.ui.widgets.label import Label
from tests.daily import part
from tests.ui.books import STILL, blank_spot, case_at, open_book, rest, session_of

RED = SUSPECTS[0]
SIZES = ((1920, 1080), (1024, 640))


WINDOWS = [(size, language) for size in SIZES[::-1] for language in ("en", "fr")]


@pytest.fixture(scope="module", params=part(WINDOWS, WINDOWS[:1]), ids=str)
def window(request):
    with Robot(title, size=request.param[0], settings=STILL) as robot:
        robot.asked_for = request.param
        yield robot


@pytest.fixture
def robot(window):
    size, language = window.asked_for
    window.app.change(STILL.but(language=language))
    window.resize(size)
    window.point((1, 1))
    return window


def accusing(robot):
    """A table whose viewer thinks of an accusation."""
    table = open_book(robot, case_at(session_of()))
    for _ in range(200):
        if table.model.offers is not None:
            break
        robot.step()
    robot.key("a")
    for _ in range(50):
        robot.step()
        if isinstance(robot.scene, AccuseScene):
            break
    assert isinstance(robot.scene, AccuseScene)
    return table, robot.scene


def page_in(scene):
    return next((w for w in scene.screen.walk() if isinstance(w, Notebook)), None)


@pytest.mark.parametrize("size", SIZES)
def test_notes_are_taken_while_one_decides(robot, size):
    robot.resize(size)
    table, scene = accusing(robot)
    book = page_in(scene)
    spot, cell = blank_spot(book)
    robot.click(next(iter(scene.cards.values())))
    robot.click(book.grid.box(*spot).center)
    assert table.case.notes[RED].at(*cell) is Mark.NO
    assert scene.suspect is SUSPECTS[0], "what was chosen stays chosen"
    robot.key("escape")
    assert robot.scene is scene, "the first press lays the notebook down"
    robot.key("escape")
    assert robot.scene is table
    assert table.panels.notebook.leaf.page.at(*cell).mark is Mark.NO


def test_keys_go_to_the_notebook_and_back(robot):
    table, scene = accusing(robot)
    robot.key("n")
    assert isinstance(scene.screen.focused, Notebook)
    robot.key("right")
    robot.key("x")
    assert len(table.case.notes[RED].marks) == 1
    robot.key("l")
    assert isinstance(scene.screen.focused, Logbook)
    robot.key("n")
    robot.key("n")
    assert not scene.notebook.in_hand
    assert robot.scene is scene
    robot.key("escape")
    assert robot.scene is table
    assert not table.panels.book.in_hand


def test_a_line_can_be_written_and_left_there(robot):
    table, scene = accusing(robot)
    robot.key("n")
    robot.key("left")
    robot.key("return")
    robot.write("never left the hall")
    robot.key("escape")
    assert robot.scene is scene
    assert "never left the hall" in table.case.notes[RED].lines.values()


def test_more_help_is_worked_out_beside_the_dialog(robot):
    table, scene = accusing(robot)
    scene.notebook._pass_on(WriteNotes(table.case.notes[RED].helped(Help.DEDUCTION)))
    robot.point((2, 2))
    rest(robot, table)
    assert page_in(scene).leaf.page.insight.certain


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_dialog_and_notebook_never_overlap(robot, size, language):
    robot.app.change(STILL.but(language=language))
    robot.resize(size)
    _, scene = accusing(robot)
    panel, *others = scene.screen.widgets
    assert others
    assert not any(panel.rect.colliderect(other.rect) for other in others)
    assert robot.app.canvas.get_rect().contains(panel.rect)


def test_large_letters_need_the_whole_window(robot):
    robot.app.change(STILL.but(text_size=1.5))
    _, scene = accusing(robot)
    assert page_in(scene) is None
    assert abs(scene.screen.widgets[0].rect.centerx - robot.app.canvas.get_rect().centerx) <= 1


def test_an_accusation_with_a_card_one_has_seen_says_where(robot):
    """Wrong for certain, and it costs the game (R15): it is said once, and then obeyed."""
    table, scene = accusing(robot)
    view = table.known
    asked = [(i, q) for i, q in enumerate(view.inquiries, 1) if q.seat == RED and q.shown]
    number, inquiry = asked[0]
    deck = view.board.deck
    held = next(card for card in view.hand if kind_of(card) is not kind_of(inquiry.shown))
    seen = {*view.hand, *(q.shown for _, q in asked)}
    for card in (held, inquiry.shown):
        scene.choose(card)
    for pile in (SUSPECTS, tuple(scene.cards)[6:12], deck.rooms):
        if not {held, inquiry.shown} & set(pile):
            scene.choose(next(card for card in pile if card not in seen))
    robot.key("return") if scene.screen.focused is scene.go_on else scene._ask()
    said = " ".join(plain(w.words) for w in robot.widgets() if isinstance(w, Label))
    assert f" {number})" in said
    assert table.words.say("accuse-seen", "yours", card=table.words.card(held)) in said
    named = []
    scene.on_accuse = named.append
    scene._accuse()
    assert isinstance(named[0], Case), "it may be meant"


def test_an_accusation_that_may_be_right_is_not_warned_of(robot):
    table, scene = accusing(robot)
    view = table.known
    seen = {*view.hand, *(q.shown for q in view.inquiries if q.seat == RED)}
    for pile in (tuple(scene.cards)[:6], tuple(scene.cards)[6:12], tuple(scene.cards)[12:]):
        scene.choose(next(card for card in pile if card not in seen))
    assert scene.refutes(scene.case) == ""


def test_a_suggestion_is_made_with_the_notebook_in_sight(robot):
    table = open_book(robot, case_at(session_of()))
    scene = SuggestScene(
        room=table.known.board.deck.rooms[0],
        words=table.words,
        answer_order=table.known.seats[1:],
        hints={},
        on_suggest=lambda _: None,
        beside=table.beside,
    )
    robot.app.push(scene)
    robot.step(3)
    assert page_in(scene) is not None
