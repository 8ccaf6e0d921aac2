"""The notebook in hand: marked by mouse, keys and pad; read, explained, kept, and kept private."""

from __future__ import annotations

import threading
from dataclasses import replace

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.game.driver import Driver
from clue.notebook.notes import Help, Mark
from clue.rules.actions import Roll
from clue.rules.cards import SUSPECTS, WEAPONS, Weapon
from clue.rules.editions import EDITIONS, HouseRules
from clue.store.found import read_journal
from clue.store.keeping import Keeper
from clue.table import leaf
from clue.table.leaf import NAMES
from clue.table.model import LogKind
from clue.text.catalogue import languages
from clue.text.notebook import Explainer
from clue.ui.dialogs.naming import SuggestScene
from clue.ui.menu import title
from clue.ui.table.decisions import spoken_of
from clue.ui.table.notebook.cell_words import CellTeller
from clue.ui.table.notebook.page import LineField
from clue.ui.table.panels.hand import Hand
from clue.ui.theme.styles import plain
from tests.ui.books import STILL, blank_spot, case_at, open_book, rest, scribble, session_of, sit

RED, MUSTARD = SUSPECTS[:2]
SIZE = (1024, 640)
HINTED = {"billiard-room": 1, "conservatory": 14, "library": 10}
"""Deals whose first hint leads to these rooms, beside which it would lie."""


@pytest.fixture(scope="module")
def session():
    return session_of()


@pytest.fixture(scope="module")
def window():
    """One window for all: pictures are loaded once."""
    with Robot(title, size=SIZE, settings=STILL) as robot:
        yield robot


@pytest.fixture
def robot(window):
    window.app.change(STILL)
    window.point((1, 1))
    return window


def test_the_hand_lies_in_the_notebooks_order(robot, session):
    table = open_book(robot, case_at(session))
    hand = next(widget for widget in robot.widgets() if isinstance(widget, Hand))
    listed = [card for card in session.setup.board.deck.cards if card in hand.cards]
    assert list(hand.cards) == listed
    assert table.known.hand != hand.cards, "it was dealt in another"


def parts_of(book, spot):
    teller = CellTeller(book.leaf, book.words, book.reasons, lambda _: "")
    if spot[0] == NAMES:
        return teller.of_card(book.sheet.card(spot))
    return teller.of_cell(*book.sheet.cell(spot))[0]


def slip_of(book):
    return " ".join(plain(part.words) for part in book.aside.slip.parts) if book.aside.slip else ""


# -- hands -----------------------------------------------------------------------------------------


def test_the_left_button_goes_through_the_marks_and_the_right_rubs_out(robot, session, tmp_path):
    case = case_at(session)
    table = open_book(robot, case, Keeper(tmp_path))
    book = table.panels.notebook
    spot, cell = blank_spot(book)
    seen = []
    robot.app.audio.played = []
    for _ in range(4):
        robot.click(book.grid.box(*spot).center)
        seen.append(case.notes[RED].at(*cell))
    assert seen == [Mark.NO, Mark.YES, Mark.MAYBE, Mark.BLANK]
    assert robot.app.audio.played == ["pencil"] * 4, "who looks away hears no more than that"
    robot.click(book.grid.box(*spot).center)
    (journal,) = (tmp_path / "games").iterdir()
    assert [line.mark for line in read_journal(journal).kept.marks] == ["no"]
    robot.click(book.grid.box(*spot).center, button=3)
    assert case.notes[RED].at(*cell) is Mark.BLANK
    assert read_journal(journal).kept.marks == ()


def test_keys_alone_go_to_a_cell_mark_it_and_rub_it_out(robot, session):
    table = open_book(robot, case_at(session))
    robot.key("l")
    robot.key("n")
    book = table.panels.notebook
    assert table.screen.focused is book
    spot, cell = blank_spot(book)
    for _ in range(40):
        at = book.opened.spot
        if at == spot:
            break
        way = "right" if at[0] < spot[0] else "left" if at[0] > spot[0] else "down"
        robot.key(way)
    robot.key("x")
    assert table.case.notes[RED].at(*cell) is Mark.NO
    robot.key("return")
    assert table.case.notes[RED].at(*cell) is Mark.YES
    robot.key("c")
    assert table.case.notes[RED].at(*cell) is Mark.BLANK
    robot.key("n")
    assert table.screen.focused is not book


def test_a_pad_alone_does_the_same(robot, session):
    table = open_book(robot, case_at(session))
    robot.pad(pygame.CONTROLLER_BUTTON_Y)
    book = table.panels.notebook
    assert table.screen.focused is book
    for _ in range(2):
        robot.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    robot.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    cell = book.sheet.cell(book.opened.spot)
    robot.pad(pygame.CONTROLLER_BUTTON_X)
    assert table.case.notes[RED].at(*cell) is Mark.NO
    for _ in range(3):
        robot.pad(pygame.CONTROLLER_BUTTON_A)
    assert table.case.notes[RED].at(*cell) is Mark.BLANK


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_line_is_written_beside_a_card(robot, session, by):
    table = open_book(robot, case_at(session))
    book = table.panels.notebook
    rope = book.sheet.spot_of((Weapon.ROPE, RED))[1]
    if by == "mouse":
        robot.click(book.grid.box(NAMES, rope).center)
    else:
        robot.key("n")
        for _ in range(rope - 2):
            robot.key("down")
        robot.key("left")
        robot.key("return")
    assert isinstance(table.screen.focused, LineField)
    robot.write("asked twice by Plum")
    robot.key("return")
    assert table.case.notes[RED].lines == {Weapon.ROPE: "asked twice by Plum"}
    assert table.screen.focused is table.panels.notebook
    assert not robot.app.typing
    robot.key("c")
    assert table.case.notes[RED].lines == {}


def test_who_is_writing_goes_on_writing_when_the_table_is_made_anew(robot, session):
    table = open_book(robot, case_at(session))
    book = table.panels.notebook
    robot.click(book.grid.box(NAMES, book.sheet.spot_of((Weapon.KNIFE, RED))[1]).center)
    robot.write("not ")
    robot.resize((1280, 800))
    table.rebuild()
    robot.resize(SIZE)
    robot.write("Green")
    robot.key("return")
    assert table.case.notes[RED].lines == {Weapon.KNIFE: "not Green"}


def test_a_long_page_scrolls_to_where_the_keys_go(robot, session):
    robot.app.change(STILL.but(text_size=1.5))
    table = open_book(robot, case_at(session))
    robot.key("n")
    book = table.panels.notebook
    assert book.grid.overhang > 0
    for _ in range(len(book.sheet.rows)):
        robot.key("down")
    last = book.grid.line(len(book.sheet.rows) - 1)
    assert book.grid.body.contains(last.inflate(0, -2))
    robot.wheel(book, 50)
    assert book.grid.offset == 0


# -- while the others play ---------------------------------------------------------------------------


def frames_of_a_turn(robot, mark_at=()):
    """Watch another's throw; at some frames a cell is marked by key."""
    robot.app.change(STILL.but(computer_speed="normal", reduced_motion=False))
    session = session_of(length=70, until=1)
    case = case_at(session)
    case.drivers |= dict.fromkeys(
        session.setup.seats[1:], Driver()
    )  # nobody thinks: the turn is the same, however fast the machine is
    table = open_book(robot, case)
    robot.key("n")
    session.act(Roll(MUSTARD))
    robot.point((2, 2))
    count, marked = 0, 0
    while table.performance.playing:
        count += 1
        if count in mark_at:
            robot.key("x" if marked % 2 else "return")
            marked += 1
        else:
            robot.step()
    return count, marked, list(case.notes[RED].marks.values())


def test_marking_during_others_turns_neither_hurries_nor_delays_them(robot):
    undisturbed, _, none = frames_of_a_turn(robot)
    count, marked, written = frames_of_a_turn(robot, mark_at=(5, 20))
    assert (none, marked, written) == ([], 2, [Mark.YES])
    assert undisturbed > 30
    assert count == undisturbed


def test_the_window_goes_on_while_the_notebook_thinks(robot, session, monkeypatch):
    go = threading.Event()
    real = leaf.insight_of

    def slow(facts):
        go.wait(20)
        return real(facts)

    monkeypatch.setattr(leaf, "insight_of", slow)
    case = case_at(session)
    case.notes[RED] = case.notes[RED].helped(Help.DEDUCTION)
    table = sit(robot, case)
    book = table.panels.notebook
    spot, cell = blank_spot(book)
    robot.click(book.grid.box(*spot).center)
    assert case.notes[RED].at(*cell) is Mark.NO
    assert not book.leaf.page.insight.certain
    go.set()
    rest(robot, table)
    assert book.leaf.page.insight.certain
    shown = robot.pixels()
    robot.app.damage()
    robot.step()
    assert robot.pixels() == shown, "what has come is drawn"


# -- layers, and why -------------------------------------------------------------------------------


def test_help_is_chosen_by_each_seat_and_kept(robot, tmp_path):
    case = case_at(session_of())
    table = open_book(robot, case, Keeper(tmp_path))
    assert table.model.help is Help.FACTS  # what the settings say
    choice = next(w for w in robot.widgets() if type(w).__name__ == "HelpChoice")
    robot.click(choice)
    robot.click(robot.find("everything that follows"))
    rest(robot, table)
    assert case.notes[RED].help is Help.DEDUCTION
    assert table.page.insight.certain
    (journal,) = (tmp_path / "games").iterdir()
    assert [line.help for line in read_journal(journal).kept.marks] == ["deduction"]


def test_levels_show_what_they_say_and_no_more(robot, session):
    case = case_at(session)
    pictures = {}
    for level in Help:
        case.notes[RED] = case.notes[RED].helped(level)
        table = open_book(robot, case_at_again(case))
        page = table.page
        entries = [page.at(*cell) for cell in table.panels.notebook.sheet.cells()]
        assert any(e.printed is not None for e in entries) == (level is not Help.NONE)
        assert any(e.deduced is not None for e in entries) == (level is Help.DEDUCTION)
        assert any(e.numbers for e in entries) == (level is not Help.NONE)
        pictures[level] = robot.pixels()
    assert len(set(pictures.values())) == 3


def case_at_again(case):
    fresh = case_at(case.session)
    fresh.notes = case.notes
    return fresh


def test_resting_on_a_cell_tells_where_its_marks_come_from(robot, session):
    case = case_at(session)
    case.notes[RED] = case.notes[RED].helped(Help.DEDUCTION)
    table = open_book(robot, case)
    book = table.panels.notebook
    page = book.leaf.page
    shown = next(i.shown for i in table.known.inquiries if i.shown and i.seat == RED)
    shower = next(i.shower for i in table.known.inquiries if i.shown == shown)
    robot.point(book.grid.box(*book.sheet.spot_of((shown, shower))).center)
    assert book.aside.slip is None
    robot.wait(0.6)
    assert "showed you" in slip_of(book)
    deduced = next(c for c in book.sheet.cells() if page.at(*c).deduced is not None)
    robot.point(book.grid.box(*book.sheet.spot_of(deduced)).center)
    robot.wait(0.6)
    assert "Deduced" in slip_of(book)
    explainer = Explainer(table.model.told.shown, table.words)
    assert explainer.reason(book.reasons(deduced))[-1] in slip_of(book)
    robot.point((5, 5))
    assert book.aside.slip is None


def test_a_mark_that_contradicts_is_flagged_with_the_reason(robot, session):
    case = case_at(session)
    table = open_book(robot, case)
    book = table.panels.notebook
    mine = table.known.hand[0]
    spot = book.sheet.spot_of((mine, RED))
    before = robot.frame().subsurface(book.grid.box(*spot)).copy()
    robot.click(book.grid.box(*spot).center)
    assert book.leaf.page.at(mine, RED).wrong
    robot.wait(0.6)
    assert "contradicts what is certain" in slip_of(book)
    assert "You hold" in slip_of(book)
    robot.point((5, 5))
    robot.step(3)
    after = robot.frame().subsurface(book.grid.box(*spot))
    bad = robot.app.look.palette.bad
    redder = sum(_near(after.get_at((x, y)), bad) for x in range(4, 12) for y in range(4, 12))
    assert redder > sum(
        _near(before.get_at((x, y)), bad) for x in range(4, 12) for y in range(4, 12)
    )


def _near(colour, other):
    """How much redder than green a pixel is."""
    del other
    return max(0, colour[0] - colour[1])


CASES = [
    (2, "deluxe", "classic", HouseRules(two_with_open_cards=True)),
    (3, "vintage", "lodge", HouseRules()),
    (4, "detective-1986", "classic", HouseRules()),
    (5, "bilingual", "lodge", HouseRules()),
    (6, "collector-2020", "classic", HouseRules()),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "edition", "mansion", "house"), CASES)
def test_every_cell_can_be_explained_in_every_edition_and_mansion(
    robot, seats, edition, mansion, house, language
):
    session = session_of(seats, seats, 60, EDITIONS[edition], house, mansion)
    robot.app.change(STILL.but(language=language))
    case = case_at(session)
    case.notes[RED] = case.notes[RED].helped(Help.DEDUCTION)
    scribble(case, RED, seats)
    book = open_book(robot, case).panels.notebook
    for column in range(NAMES, len(book.sheet.columns)):
        for row, line in enumerate(book.sheet.rows):
            if line.card is not None:
                parts = parts_of(book, (column, row))
                assert len(parts) >= 2
                assert all(plain(part.words) or part.keys for part in parts)


# -- nobody else's business --------------------------------------------------------------------------


def frames_with(robot, scribbles):
    """Everything the first of two people sees of the book, whatever the other has written."""
    session = session_of(3, 4, 50)
    case = case_at(session, humans=2)
    scribble(case, RED, 99)
    if scribbles is not None:
        scribble(case, MUSTARD, scribbles)
        case.notes[MUSTARD] = case.notes[MUSTARD].helped(list(Help)[scribbles % 3])
    case.screen.seat = RED
    table = open_book(robot, case)
    found = [robot.pixels()]
    for key in ("l", "d", "n", "down", "x", "a"):
        robot.key(key)
        rest(robot, table)
        robot.step(8, seconds=0.1)
        found.append(robot.pixels())
    return found


def test_another_s_marks_change_no_pixel(robot):
    undisturbed = frames_with(robot, None)
    assert len(set(undisturbed)) > 4
    assert frames_with(robot, 1) == undisturbed
    assert frames_with(robot, 2) == undisturbed


def test_a_new_reader_finds_nothing_of_the_last_one(robot):
    session = session_of(3, 4, 50)
    case = case_at(session, humans=2)
    case.screen.seat = RED
    case.notes[RED] = case.notes[RED].helped(Help.DEDUCTION)
    scribble(case, RED, 5)
    table = open_book(robot, case)
    robot.key("n")
    robot.key("l")
    opened = replace(table.model.opened, kind=LogKind.ANSWERS)
    table.sitting.put(replace(table.model, opened=opened))
    table.sitting.become(MUSTARD)
    rest(robot, table)
    page = table.page
    assert page.own == MUSTARD
    assert page.help is Help.FACTS
    assert not page.insight.certain
    assert all(page.at(*cell).mark is Mark.BLANK for cell in table.panels.notebook.sheet.cells())
    assert (table.model.opened.line, table.model.opened.kind.value, table.tab) == (
        None,
        "all",
        "notes",
    )
    assert table.chronicle.seat == MUSTARD


# -- the log -----------------------------------------------------------------------------------------


def test_a_number_leads_to_its_line_and_the_line_back_to_its_cells(robot):
    session = session_of(4, 3, 40)
    table = open_book(robot, case_at(session))
    book = table.panels.notebook
    (card, seat), numbers = next(iter(book.leaf.page.numbers.items()))
    spot = book.sheet.spot_of((card, seat))
    robot.click(book.numbers_at(spot).center)
    assert table.tab == "log"
    log = table.panels.log
    line = log.chosen
    assert line.entry.number == numbers[-1]
    assert "showed" in line.entry.words
    assert log.rect.contains(log.place_of(line))
    robot.key("return")
    assert table.tab == "notes"
    assert table.model.opened.lit == numbers[-1]
    assert (card, seat) in table.panels.notebook.leaf.lit


def test_the_log_key_on_a_cell_opens_its_line(robot):
    table = open_book(robot, case_at(session_of(4, 3, 40)))
    robot.key("n")
    book = table.panels.notebook
    cell, numbers = next(iter(book.leaf.page.numbers.items()))
    book.stand_on(cell)
    robot.key("l")
    assert table.panels.log.chosen.entry.number == numbers[-1]


def test_the_log_is_sifted_and_marks_what_only_the_reader_knows(robot):
    table = open_book(robot, case_at(session_of(4, 3, 60)))
    robot.key("l")
    every = list(table.panels.log.entries)
    private = [entry for entry in every if entry.private]
    assert private
    assert all("you" in e.words.lower() for e in private)
    found = {}
    for name in ("Suggestions", "Answers", "Moves"):
        robot.click(robot.find(name))
        found[name] = [e for e in table.panels.log.entries if not e.heading]
        assert found[name]
    words = ("had none", "showed", "disprove")
    assert all(any(w in e.words for w in words) for e in found["Answers"])
    told = {e.event for kind in found.values() for e in kind}
    assert told | {e.event for e in every if e.heading} >= {e.event for e in every if e.event}


def test_the_digest_begins_after_the_reader_s_last_turn(robot):
    session = session_of(4, 3, 60)
    table = open_book(robot, case_at(session))
    robot.key("d")
    digest = table.panels.log.entries
    assert 3 < len(digest) < len(table.chronicle.entries)
    assert "Mustard" in digest[0].words
    assert digest[-1].words.endswith("it is your turn.")


@pytest.mark.parametrize("skipped", [False, True])
def test_a_digest_longer_than_its_page_is_read_from_its_beginning(robot, skipped):
    """By whoever's turn it is now, whether it was asked for or came with skipping."""
    settings = robot.app.settings
    robot.app.change(settings.but(text_size=1.5))
    table = open_book(robot, case_at(session_of(4, 3, 60)))
    if skipped:
        table.sitting.put(replace(table.model, offers=None))
        robot.key("f")
        robot.settle()
    else:
        robot.key("d")
    log = table.panels.log
    assert table.tab == "digest"
    assert sum(line.high for line in log.lines) > log.rect.height
    assert log.place_of(log.lines[0]).y == log.rect.y
    robot.app.change(settings)


# -- dialogs -----------------------------------------------------------------------------------------


def test_dialogs_say_what_the_notebook_says_at_each_level(robot, session):
    case = case_at(session)
    notes = case.notes[RED].marked(WEAPONS[4], MUSTARD, Mark.MAYBE)
    mine = session.view(RED).hand[0]
    found = {}
    for level in Help:
        case.notes[RED] = notes.helped(level)
        table = open_book(robot, case_at_again(case))
        found[level] = table.sitting.hints()
        assert found[level][WEAPONS[4]].pencil == "Mustard?"
    assert mine not in found[Help.NONE]
    assert found[Help.FACTS][mine].known
    assert found[Help.FACTS][mine].text == "yours"
    assert not any(hint.deduced for hint in found[Help.FACTS].values())
    deduced = {card for card, hint in found[Help.DEDUCTION].items() if hint.deduced}
    assert deduced
    assert all(not hint.known for hint in found[Help.DEDUCTION].values() if hint.text == "envelope")


# -- the hint ----------------------------------------------------------------------------------------


def test_without_the_setting_there_are_no_hints(robot, session):
    robot.app.change(STILL.but(hints_a_game=0))
    table = open_book(robot, case_at(session))
    before = robot.pixels()
    robot.key("h")
    rest(robot, table)
    assert table.counsel.slip is None
    assert robot.pixels() == before


def test_a_hint_is_told_with_its_reason_and_goes_with_the_decision(robot):
    robot.app.change(STILL.but(hints_a_game=99))
    table = open_book(robot, case_at(session_of()))
    robot.key("h")
    rest(robot, table)
    lengths = [len(table.counsel.slip.parts)]
    for _ in range(2):
        robot.key("h")
        lengths.append(len(table.counsel.slip.parts))
    assert lengths == sorted({*lengths}), "every step tells more"
    robot.key("h")
    assert table.counsel.slip is None
    robot.key("h")
    rest(robot, table)
    for _ in range(3):
        robot.click(table.counsel.slip.rect.center)
    assert table.counsel.slip is None
    robot.key("h")
    rest(robot, table)
    robot.key("escape")
    assert table.counsel.slip is None
    robot.key("h")
    robot.key("r")
    assert table.counsel.slip is None
    rest(robot, table)
    assert table.counsel.slip is None, "it does not come after the throw"


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_hint_covers_nothing_it_speaks_of(robot, size):
    robot.app.change(STILL.but(hints_a_game=99))
    was = robot.app.look.size
    robot.resize(size)
    for room, seed in HINTED.items():
        table = open_book(robot, case_at(session_of(seed=seed)))
        for _ in range(3):
            robot.key("h")
            rest(robot, table)
        named, board = spoken_of(table.model.advice.given.choice), table.performance.board
        assert room in named
        slip = table.counsel.slip.rect
        assert not any(slip.colliderect(board.rect_of(place)) for place in named)
        assert not slip.colliderect(table.layout.next_thing)
    robot.resize(was)


def test_a_game_has_so_many_hints_and_one_decision_costs_one(robot):
    robot.app.change(STILL.but(hints_a_game=1))
    table = open_book(robot, case_at(session_of()))
    assert table.model.hints_left == 1
    for _ in range(2):  # told to its end, put away, and asked for again
        for _ in range(4):
            robot.key("h")
            rest(robot, table)
        assert table.counsel.slip is None
        assert table.model.hints_left == 0
    assert table.case.notes[table.model.viewer].hints == 1, "it is written down with the notebook"
    table.sitting.put(
        replace(table.model, told=replace(table.model.told, events=()))
    )  # another decision
    robot.key("h")
    rest(robot, table)
    assert table.counsel.slip is None


def test_a_hint_is_for_the_one_who_asked(robot):
    robot.app.change(STILL.but(hints_a_game=99))
    case = case_at(session_of(3, 4, 50), humans=2)
    case.screen.seat = RED
    table = open_book(robot, case)
    robot.key("h")
    rest(robot, table)
    assert table.counsel.slip is not None
    table.sitting.become(MUSTARD)
    rest(robot, table)
    assert table.counsel.slip is None


def test_the_hint_s_key_in_a_dialog_goes_back_to_the_table_with_what_was_chosen(robot):
    asked = []
    table = open_book(robot, case_at(session_of()))
    scene = SuggestScene(
        room=table.known.board.deck.rooms[0],
        words=table.words,
        answer_order=table.known.seats[1:],
        hints={},
        on_suggest=lambda _: None,
        chosen=(SUSPECTS[2], None),
        on_peek=asked.append,
        on_hint=lambda: asked.append("hint"),
    )
    robot.app.push(scene)
    robot.step(3)
    robot.key("h")
    assert asked == [(SUSPECTS[2], None), "hint"]
    assert robot.scene is table


def test_who_acts_has_put_the_notebook_down(robot):
    table = open_book(robot, case_at(session_of()))
    robot.key("n")
    assert table.screen.focused is table.panels.notebook
    robot.key("r")
    rest(robot, table)
    assert table.model.offers.destinations
    assert table.screen.focused is table.panels.targets
