"""The evening again: what a demanding newcomer stumbled over, one test each, by hand.

Every test runs in a small window and a large one, in both languages; two of the four every day.
"""

from __future__ import annotations

from random import Random

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, show
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.notebook.notes import Mark
from clue.players.names import HUMAN
from clue.players.registry import LEVELS, strength_of
from clue.rules import actions as act
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.phases import Answering, TurnStart
from clue.table.closer import closer, things
from clue.text.speaker import named
from clue.ui.beats.performance import TOTAL
from clue.ui.dialogs.closer_look import CloserLook
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.pause import PauseScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.menu import title
from clue.ui.screens.newgame.planning import ProgramScene
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.saves.row import SaveRow
from clue.ui.screens.settings.rows import SettingRow
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.hand import Hand
from clue.ui.table.panels.log import Logbook
from clue.ui.table.panels.seats import SeatPanel
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Slider
from clue.ui.widgets.textfield import TextField
from tests.daily import later, part
from tests.ui.books import blank_spot, case_at, open_book, session_of, sit

WINDOWS = [((1920, 1080), "en"), ((1024, 640), "fr"), ((1920, 1080), "fr"), ((1024, 640), "en")]
QUICK = Settings(own_speed="instant", computer_speed="instant")
RED, MUSTARD, WHITE = SUSPECTS[:3]


@pytest.fixture(scope="module", params=part(WINDOWS, WINDOWS[:2]), ids=str)
def window(request):
    size, language = request.param
    with Robot(title, size=size, settings=QUICK.but(language=language)) as robot:
        yield robot


@pytest.fixture
def robot(window):
    window.app.change(QUICK.but(language=window.app.words.language))
    window.point((1, 1))
    return window


def at_table(robot, **how) -> TableScene:
    return open_book(robot, case_at(session_of(**({"seats": 4, "seed": 3, "length": 70} | how))))


def say(robot, key, form=None, **values):
    return robot.app.words.say(key, form, **values)


def until(robot, holds, most=2000):
    for _ in range(most):
        if holds():
            return True
        robot.step(1, seconds=0.02)
        robot.catch_up()
    return False


# -- one curtain for one person ------------------------------------------------------------------


def asked_by_white():
    """Red, who is to play after white, is asked by white, and holds one of the three cards."""
    return asked(WHITE, RED)


def asked(by, seat, passed=()):
    """Somebody is asked by somebody, when others had none, and holds one of the three cards."""
    for seed in range(200):
        session, rng = session_of(seats=3, seed=seed, length=20), Random(seed)
        while (offers := session.offers()) is not None and len(session.played) < 200:
            phase = session.state.phase
            due = isinstance(phase, Answering) and (phase.seat, offers.seat) == (by, seat)
            if due and offers.show and session.view(seat).inquiries[-1].had_none == passed:
                return session
            rooms = [to for to in offers.destinations if not isinstance(to, Cell)]
            choices = [a for a in offers if not isinstance(a, act.Accuse)]
            session.act(act.MoveTo(offers.seat, rooms[0]) if rooms else rng.choice(choices))
    raise LookupError


def case_of(session, company) -> OpenCase:
    setup = session.setup
    players = dict(zip(setup.seats, company, strict=True))
    return OpenCase(Seating(setup.board, setup.edition, players, setup.house), "1", session=session)


def answers(robot, company):
    """Red opens the curtain and shows a card."""
    table = sit(robot, case_of(asked_by_white(), company))
    assert until(robot, lambda: isinstance(robot.scene, CurtainScene))
    open_curtain(robot)
    assert isinstance(robot.scene, ShowCardScene)
    robot.scene.choose(robot.scene.holdable[0])
    robot.scene.show.press()
    robot.point((1, 1))
    return table


def open_curtain(robot):
    robot.key("space", hold=True)
    robot.step(70)
    robot.release("space")
    robot.settle(400)


def test_who_has_just_answered_is_not_asked_to_hand_over_to_oneself(robot):
    table = answers(robot, (HUMAN, HUMAN, "constable"))
    curtains, eyes = [], set()
    for _ in range(400):
        robot.step(1, seconds=0.02)
        robot.catch_up()
        if isinstance(robot.scene, CurtainScene):
            curtains.append(robot.scene)
        eyes.add(table.model.viewer)
        if isinstance(table.known.phase, TurnStart) and table.model.offers is not None:
            break
    assert table.model.offers.seat == table.model.viewer == RED
    assert not curtains
    assert eyes == {RED}, "it was red's screen all the time, and nobody else's"


@later
def test_who_has_answered_somebody_here_closes_the_notebook_and_hands_over(robot):
    table = answers(robot, (HUMAN, HUMAN, HUMAN))
    assert table.model.viewer is None, "at once"
    assert until(robot, lambda: isinstance(robot.scene, CurtainScene))
    assert robot.scene.seat == WHITE


# -- a closer look -------------------------------------------------------------------------------


def hand(robot) -> Hand:
    return next(w for w in robot.widgets() if isinstance(w, Hand))


def test_a_card_in_hand_tells_to_whom_it_has_been_shown(robot):
    table = at_table(robot)
    widget, words = hand(robot), table.words
    seen = {card: seats for card, seats in widget.seen.items() if seats}
    assert seen, "something has been shown"
    shown = {
        (inquiry.shown, inquiry.seat) for inquiry in table.known.inquiries if inquiry.shower == RED
    }
    assert {(card, seat) for card, seats in seen.items() for seat in seats} == shown
    at = [one.card for one in widget.faces].index(next(iter(seen)))
    robot.point(widget.lie.faces[at].center)
    robot.step(20, seconds=0.05)
    who = words.several([words.seat(seat) for seat in next(iter(seen.values()))])
    assert words.say("closer-hand", "shown", who=who) in robot.screen._tip.words
    assert robot.screen.tooltip is not None


@later
@pytest.mark.parametrize("what", ["hand", "seat", "pawn", "weapon", "envelope", "room"])
@pytest.mark.parametrize("by", ["right click", "hold", "second click"])
def test_everything_can_be_looked_at_closely(robot, what, by):
    if by == "second click" and what == "room":
        pytest.skip("rooms are walked to")
    table = at_table(robot)
    board = table.performance.board
    poses = table.performance._poses
    spot = {
        "hand": lambda: hand(robot).lie.faces[0].center,
        "seat": lambda: [w for w in robot.widgets() if isinstance(w, SeatPanel)][1].rect.center,
        "pawn": lambda: board.body_rect(MUSTARD, poses[MUSTARD]).center,
        "weapon": lambda: board.body_rect(*list(poses.items())[-1]).center,
        "envelope": lambda: board.envelope_rect.center,
        "room": lambda: board.to_px((1.5, 2.5)),
    }[what]()
    subject = table.screen.at(*spot).subject(*spot)
    if by == "right click":
        robot.click(spot, button=3)
    elif by == "second click":
        robot.click(spot)
        robot.click(spot)
    else:
        robot.point(spot)
        robot.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
        robot.step(20, seconds=0.05)
        robot.post(pygame.MOUSEBUTTONUP, pos=spot, button=1)
    assert isinstance(robot.scene, CloserLook)
    assert robot.scene.now.thing == subject
    assert robot.scene.now.lines
    robot.key("escape")
    assert robot.scene is table


@later
@pytest.mark.parametrize("by", ["key", "pad"])
def test_keys_and_pads_leaf_through_everything(robot, by):
    table = at_table(robot)
    robot.key("i") if by == "key" else robot.pad(2)
    assert isinstance(robot.scene, CloserLook)
    met = set()
    for _ in things(table.model):
        met.add(robot.scene.now.thing)
        robot.key("right")
    assert met == set(things(table.model))
    robot.key("i")
    assert robot.scene is table


@later
def test_a_card_of_a_dialog_can_be_looked_at_without_choosing_it(robot):
    table = at_table(robot)
    robot.key("a")
    card = next(iter(robot.scene.cards))
    robot.click(robot.scene.cards[card], button=3)
    assert isinstance(robot.scene, CloserLook)
    assert robot.scene.now.thing == card
    robot.key("escape")
    assert not robot.scene.cards[card].chosen
    robot.key("escape")
    assert robot.scene is table


def test_a_closer_look_tells_nobody_s_cards_while_the_notebooks_are_closed(robot):
    session = session_of(seats=4, seed=3, length=70)
    table = sit(robot, case_at(session, 2))
    table.sitting.become(None)
    told = [table.model.view.hand, things(table.model)]
    assert told[0] == ()
    own = words_of(table, told[1])
    table.sitting.become(RED)
    assert set(own) != set(words_of(table, things(table.model)))
    assert not any(table.words.say("closer-hand") in line for line in own)


def words_of(table, every):
    return [line for one in every for line in closer(one, table.model, table.words).lines]


def test_a_grey_button_says_why_under_the_pointer_and_under_focus(robot):
    table = at_table(robot)
    skip = next(w for w in robot.widgets() if getattr(w, "act", None) == "skip")
    why = table.words.say("table-skip-own")
    assert not skip.enabled
    robot.point(skip)
    robot.step(20, seconds=0.05)
    assert robot.screen._tip.words == why
    robot.point((1, 1))
    for _ in range(40):
        if robot.screen.focused is skip:
            break
        robot.key("tab")
    assert robot.screen.focused is skip
    robot.step(20, seconds=0.05)
    assert robot.screen.tooltip is not None
    assert robot.screen._tip.words == why
    robot.key("return")
    assert robot.screen._tip.words == why


@later
def test_every_grey_button_of_every_scene_says_why():
    with Robot(title, size=(1024, 640), settings=Settings(language="en").but(**QUIET)) as robot:
        for name in SCENES:
            show(robot, name)
            robot.step(5)
            grey = [w for w in robot.widgets() if isinstance(w, Pressable) and not w.enabled]
            assert all(w.why or w.tip for w in grey), name


def test_why_a_key_does_nothing_is_told_for_a_while(robot):
    at_table(robot)
    robot.key("f")
    assert robot.screen._tip.words == say(robot, "table-skip-own")
    robot.step(3, seconds=1)
    assert robot.screen.tooltip is not None, "there is time to read it"
    robot.step(3, seconds=1)
    assert robot.screen.tooltip is None


def test_an_answer_says_what_was_asked_and_who_has_passed(robot):
    session = asked(RED, WHITE, (MUSTARD,))
    sit(robot, case_of(session, (HUMAN, "constable", HUMAN)))
    assert until(robot, lambda: isinstance(robot.scene, CurtainScene))
    open_curtain(robot)
    assert isinstance(robot.scene, ShowCardScene)
    words = robot.app.words
    passed = words.say("show-passed", others=words.several([words.seat(MUSTARD)]))
    read = (plain(getattr(widget, "reads", "")) for widget in robot.widgets())
    told = next(words for words in read if passed in words)
    case = session.view(WHITE).inquiries[-1].case
    assert words.say("show-subtitle", by=words.seat(RED), **named(case, words)) in told


@later
def test_every_saved_game_is_named_by_who_plays_and_when(robot):
    show(robot, "saves")
    robot.settle()
    rows = [w for w in robot.widgets() if isinstance(w, SaveRow)]
    assert len(rows) > 2
    for row in rows:
        told = row.ask()
        assert told.title
        assert told.fault or any(letter.isdigit() for letter in told.when), "a day or an hour"


@later
def test_an_accusation_is_said_as_it_is_chosen(robot):
    at_table(robot)
    robot.key("a")
    scene = robot.scene
    room = next(card for card in scene.cards if card not in (*SUSPECTS, *WEAPONS))
    chosen, words = (MUSTARD, WEAPONS[2], room), scene.words
    for many in range(1, 4):
        scene.choose(chosen[many - 1])
        quote = str(scene.quote.words)
        told = [words.card(card) in quote for card in chosen]
        assert told == [at < many for at in range(3)]
    robot.key("escape")


# -- F10 and Escape -------------------------------------------------------------------------------


@later
@pytest.mark.parametrize("key", ["f10", "escape"])
def test_the_menu_opens_over_an_answer_and_a_curtain(robot, key):
    session = asked_by_white()
    sit(robot, case_of(session, (HUMAN, HUMAN, "constable")))
    assert until(robot, lambda: isinstance(robot.scene, CurtainScene))
    robot.key(key)
    assert isinstance(robot.scene, PauseScene)
    robot.key(key)
    assert isinstance(robot.scene, CurtainScene)
    open_curtain(robot)
    assert isinstance(robot.scene, ShowCardScene)
    robot.key(key)
    assert isinstance(robot.scene, PauseScene)
    robot.key(key)
    assert isinstance(robot.scene, CurtainScene), "who goes on may be somebody else"
    open_curtain(robot)
    assert isinstance(robot.scene, ShowCardScene)


@later
@pytest.mark.parametrize("key", ["f10", "escape"])
@pytest.mark.parametrize("opened", ["a", "i"])
def test_f10_closes_a_dialog_as_escape_does(robot, key, opened):
    table = at_table(robot)
    robot.key(opened)
    assert robot.scene is not table
    robot.key(key)
    assert robot.scene is table
    robot.key(key)
    assert isinstance(robot.scene, PauseScene)
    robot.key(key)
    assert robot.scene is table


# -- a new case ----------------------------------------------------------------------------------


@pytest.fixture
def fresh(robot):
    """A new case of which nothing has been chosen."""
    robot.app.unfinished = None
    robot.app.change(robot.app.settings.but(last_names={}, last_table=None))
    robot.app.replace(NewGameScene(lambda game: None))
    robot.step(3)
    robot.catch_up()
    robot.step(3)
    return robot


def name_field(robot) -> TextField:
    return next(w for w in robot.widgets() if isinstance(w, TextField))


def test_escape_in_a_field_leaves_the_field(fresh):
    scene, field = fresh.scene, name_field(fresh)
    fresh.click(field)
    assert field.writing
    fresh.key("escape")
    assert not field.writing
    assert fresh.scene is scene


def test_the_rule_for_two_comes_and_goes_by_itself(fresh):
    planning = fresh.scene.planning
    seats = [plan.seat for plan in planning.draft.taken]
    planning.sit(seats[-1], "empty")
    assert len(planning.draft.taken) == 2
    assert planning.draft.house.two_with_open_cards
    assert not planning.draft.problem()
    planning.sit(seats[-1], "constable")
    assert not planning.draft.house.two_with_open_cards
    assert not planning.draft.problem()


@pytest.mark.parametrize(
    ("typed", "left"),
    [("Eve \U0001f600", "Eve "), ("\u05d3\u05d5\u05d3", ""), ("W" * 40, "W" * 24)],
)
def test_a_name_that_cannot_be_drawn_or_is_too_long_is_refused_with_a_word(fresh, typed, left):
    field = name_field(fresh)
    fresh.click(field)
    for letter in typed:
        fresh.write(letter)
    assert field.text == (left or field.text)
    assert not set(typed) & set(field.text) or left
    assert fresh.screen.tooltip is not None
    key = "field-full" if len(typed) > 24 else "field-letters"
    lost = typed[-1]
    assert fresh.screen._tip.words == say(fresh, key, letters=lost, count=24)


def test_a_name_nobody_chose_follows_the_language(fresh):
    language = fresh.app.words.language
    other = {"en": "fr", "fr": "en"}[language]
    assert name_field(fresh).text == say(fresh, "newgame-player", number=1)
    before = name_field(fresh).text
    fresh.app.change(fresh.app.settings.but(language=other))
    fresh.step(3)
    assert name_field(fresh).text == say(fresh, "newgame-player", number=1) != before
    fresh.app.change(fresh.app.settings.but(language=language))
    fresh.step(3)


def test_the_strength_of_a_level_is_seen_without_hovering(fresh):
    choice = next(w for w in fresh.widgets() if isinstance(w, DropDown))
    words = dict(choice.options)
    assert all(str(strength_of(level)) in words[level] for level in LEVELS)


def test_the_confirming_key_is_named_bright_where_it_deals(fresh):
    deal = next(w for w in fresh.widgets() if isinstance(w, Button) and w.default)
    choice = next(w for w in fresh.widgets() if isinstance(w, DropDown))
    assert deal.focused
    bright = light_of_key(fresh, deal)
    fresh.screen.focus_on(choice)
    fresh.step(3)
    assert light_of_key(fresh, deal) < bright
    fresh.screen.focus_on(deal)
    fresh.step(3)
    assert light_of_key(fresh, deal) == bright


def light_of_key(robot, button) -> int:
    """How much light there is about the key at a button's right end, the ring left out."""
    width, height = button.rect.width // 3, button.rect.height // 2
    key = pygame.Rect(0, 0, width, height)
    key.midright = (button.rect.right - height // 2, button.rect.centery)
    return sum(pygame.image.tobytes(robot.app.canvas.subsurface(key), "RGB"))


def test_after_trying_a_program_the_keyboard_is_where_one_goes_on(fresh):
    board = lambda: read_mansions()["classic"].mansion.board  # noqa: E731
    fresh.app.push(ProgramScene(WHITE, "false", board, lambda command: None))
    fresh.step(3)
    scene = fresh.scene
    fresh.click(scene.attempt)
    assert until(fresh, lambda: scene.tried is not None)
    assert fresh.screen.focused is scene.field, "what was wrong can be mended"
    assert scene.tried.fault is not None
    fresh.key("escape")


# -- many marks at once --------------------------------------------------------------------------------


def test_a_tick_offers_the_crosses_that_follow(robot):
    case = case_at(session_of())
    table = open_book(robot, case)
    book = table.panels.notebook
    spot, (card, column) = blank_spot(book)
    for _ in range(2):  # a cross, then a tick
        robot.click(book.grid.box(*spot).center)
    assert case.notes[RED].at(card, column) is Mark.YES
    robot.click(robot.find(table.words.say("notebook-crosses"), Button))
    notes, page = case.notes[RED], book.leaf.page
    others = [other for other in (*page.facts.seats, None) if other != column]
    open_ = [other for other in others if page.at(card, other).known is None]
    assert open_
    assert all(notes.at(card, other) is Mark.NO for other in open_)
    assert notes.at(card, column) is Mark.YES
    assert not book.children, "it is offered once"


def test_nothing_is_offered_after_a_cross(robot):
    table = open_book(robot, case_at(session_of()))
    book = table.panels.notebook
    spot, _ = blank_spot(book)
    robot.click(book.grid.box(*spot).center)
    assert not book.children


def test_a_mark_is_drawn_over_many_cells(robot):
    case = case_at(session_of())
    table = open_book(robot, case)
    book = table.panels.notebook
    page = book.leaf.page
    (column, row), _ = blank_spot(book)
    rows = [r for r in range(len(book.sheet.rows)) if book.sheet.holds((column, r))]
    robot.point(book.grid.box(column, row).center)
    robot.post(pygame.MOUSEBUTTONDOWN, pos=book.grid.box(column, row).center, button=1)
    robot.step()
    for other in rows[rows.index(row) :][:6]:
        robot.point(book.grid.box(column, other).center)
    robot.post(pygame.MOUSEBUTTONUP, pos=book.grid.box(column, row).center, button=1)
    robot.step()
    drawn = [book.sheet.cell((column, r)) for r in rows[rows.index(row) :][:6]]
    blank = [cell for cell in drawn if page.at(*cell).known is None]
    assert len(blank) > 1
    assert all(case.notes[RED].at(*cell) is Mark.NO for cell in blank)
    known = [cell for cell in drawn if page.at(*cell).known is not None]
    assert all(case.notes[RED].at(*cell) is Mark.BLANK for cell in known)


# -- after a false accusation --------------------------------------------------------------------


@later
@pytest.mark.parametrize("way", ["lamp-watch", "lamp-skip"])
def test_who_accused_wrongly_may_let_the_game_answer(robot, way):
    session = session_of(seats=4, seed=3, length=70)
    table = sit(robot, case_at(session))
    wrong = next(
        Case(who, how, where)
        for who in SUSPECTS
        for how in WEAPONS
        for where in table.known.board.deck.rooms
        if len({who, how, where} & set(session.dealt.case.cards)) == 1
    )
    assert until(robot, lambda: table.model.offers is not None)
    table.turn.do(act.Accuse(RED, wrong))
    assert until(robot, lambda: isinstance(robot.scene, EnvelopeScene))
    robot.step(100, seconds=0.05)
    robot.click(robot.find(table.words.say(way), Button))
    robot.point((1, 1))
    before = len(session.played)
    met = set()
    for _ in range(4000):
        robot.step(1, seconds=0.05)
        robot.catch_up()
        met.add(type(robot.scene))
        answered = [p.action for p in session.played[before:] if p.action.seat == RED]
        if any(isinstance(action, act.Show) for action in answered) or table.known.over:
            break
    assert answered, "it has been asked"
    assert ShowCardScene not in met


# -- windows and letters ---------------------------------------------------------------------------


@later
@pytest.mark.parametrize(("size", "beside"), [((2560, 1080), True), ((1920, 1080), False)])
def test_the_log_lies_beside_the_notes_in_a_wide_window(robot, size, beside):
    was = robot.app.look.size
    robot.resize(size)
    table = at_table(robot)
    logs = [w for w in robot.widgets() if isinstance(w, Logbook)]
    assert bool(logs) == beside == (table.layout.log is not None)
    assert table.panels.notebook is not None
    if beside:
        assert [line.words for line in logs[0].entries] == [
            e.words for e in table.chronicle.entries
        ]
        assert not table.layout.log.colliderect(table.layout.notebook)
        assert not table.layout.log.colliderect(table.performance.board.rect)
    robot.resize(was)


@later
def test_the_dice_s_total_is_inside_the_tray_and_no_name_is_broken(robot):
    robot.app.change(robot.app.settings.but(text_size=1.5))
    table = at_table(robot, seats=6)
    letters = robot.app.look.letters
    beside, tray = table.performance._beside, table.layout.dice
    assert tray.contains(beside)
    assert letters.size("12", letters.fit("12", TOTAL, beside.width))[0] <= beside.width
    widget = hand(robot)
    for box, one in zip(widget.lie.faces, widget.faces, strict=True):
        if widget.lie.beside is None:
            assert widget._bears(box, one.name), one.name
    robot.app.change(robot.app.settings.but(text_size=1.0))


@later
@pytest.mark.parametrize("group", ["game", "sight"])
def test_the_settings_show_what_they_change_as_they_change(robot, group):
    scene = SettingsScene(group)
    robot.app.push(scene)
    robot.step(3)
    before = robot.pixels()
    robot.step(30, seconds=0.05)
    assert robot.pixels() == before, "at rest nothing moves"
    changed = "settings-own-speed" if group == "game" else "settings-reduced-motion"
    row = next(
        w
        for w in robot.widgets()
        if isinstance(w, SettingRow) and w.name.words == say(robot, changed)
    )
    robot.screen.focus_on(row.control)
    for key in ("return", "up", "return") if group == "game" else ("space",):
        robot.key(key)
    seen = set()
    for _ in range(60):
        robot.step(1, seconds=0.05)
        seen.add(robot.pixels())
    assert len(seen) > (20 if group == "game" else 1)
    robot.app.pop(scene)


def test_a_volume_is_heard_as_it_is_turned(robot):
    scene = SettingsScene("sound")
    robot.app.push(scene)
    robot.step(3)
    slider = next(w for w in robot.widgets() if isinstance(w, Slider))
    robot.app.audio.played = []
    robot.screen.focus_on(slider)
    robot.key("left")
    assert "card.flip" in robot.app.audio.played
    robot.app.pop(scene)
