"""The one next thing: its keys are always told, its buttons are alike and stay where they are."""

from itertools import combinations, islice

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, a_case, table_of
from clue.game.seating import Seating, played
from clue.rules.actions import LayWeapon, Roll
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Case, Room, Suspect, Weapon
from clue.rules.editions import DELUXE, HouseRules
from clue.rules.events import PawnSummoned, Suggested, WeaponMoved
from clue.rules.movement import distances
from clue.rules.view import View, watch
from clue.store.keeping import Casebook
from clue.table.closer import seat_lines
from clue.table.model import hear
from clue.table.prompt import OfferedWay, first_step, prompt, weapon_in_hand
from clue.table.requests import SkipAhead
from clue.text.catalogue import languages
from clue.ui.cases import table_for
from clue.ui.input.intents import ARROWS, Act
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.panels import prompt as next_thing
from clue.ui.table.panels.prompt import ACTS, SIGNS, KeyHints, Tray
from clue.ui.table.panels.seats import SeatPanel
from clue.ui.theme import styles
from clue.ui.theme.styles import plain
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from tests.ui.hands import INSTANT, open_case, sit
from tests.ui.layouts import COMPANY

SIZES = ((1024, 640), (1366, 768), (1920, 1080))


def at(name, text=1.0, language="en"):
    settings = Settings(language=language, text_size=text).but(**QUIET)
    robot = Robot(title, size=SIZES[0], settings=settings)
    robot.app.hidden = True
    SCENES[name](robot, a_case(COMPANY))
    robot.settle()
    return robot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", [1.0, 1.15, 1.5])
def test_whoever_walks_by_keys_is_told_which(text, language):
    with at("walk", text, language) as robot:
        for size in SIZES:
            robot.resize(size)
            table = robot.scene
            assert robot.screen.focused is table.panels.targets
            (hints,) = (w for w in robot.widgets() if isinstance(w, KeyHints))
            told = [acts for bar in hints.children for acts, _ in bar.hints]
            assert told == [ARROWS, (Act.CONFIRM,)]
            for bar in hints.children:
                assert bar.laid_out(), size
                assert table.layout.next_thing.contains(bar.rect.clip(hints.rect))
            assert not hints.rect.colliderect(table.panels.next_thing.sentence.rect)


@pytest.mark.parametrize(("language", "text"), [("en", 1.0), ("fr", 1.0), ("fr", 1.5)])
def test_h5_who_lays_a_weapon_out_finds_weapons_rooms_and_keys(language, text):
    """The weapon in its field, the keys that choose a room, and why another room is none."""
    settings = Settings(language=language, text_size=text).but(**QUIET)
    game = open_case(("human",) * 2 + ("random",), house=HouseRules(weapons_by_hand=True))
    game.session.act(LayWeapon(SUSPECTS[0], Weapon.ROPE, Room("hall")))
    game.session.act(LayWeapon(SUSPECTS[1], Weapon.KNIFE, Room("lounge")))
    game.session.act(LayWeapon(SUSPECTS[2], Weapon.WRENCH, Room("study")))
    with Robot(title, size=SIZES[0], settings=settings) as robot:
        sit(robot, game)
        robot.key("space", hold=True)
        robot.step(70)
        robot.release("space")
        robot.settle()
        table = robot.scene
        for size in SIZES:
            robot.resize(size)
            box, next_thing = table.layout.next_thing, table.panels.next_thing
            (choice,) = (w for w in robot.widgets() if isinstance(w, DropDown) and not w.bare)
            (hints,) = (w for w in robot.widgets() if isinstance(w, KeyHints))
            apart = [choice.rect, hints.rect, next_thing.sentence.rect]
            assert all(box.contains(rect) for rect in apart)
            assert not any(one.colliderect(other) for one, other in combinations(apart, 2))
            assert choice.reads == table.words.card(Weapon.LEAD_PIPE).alone
        robot.screen.focus_on(choice)
        robot.key("right")
        assert robot.screen.focused is choice, "another weapon is taken up without losing the keys"
        assert weapon_in_hand(table.model) is Weapon.CANDLESTICK
        board, asked = table.performance.board, next_thing.sentence.words
        cells = dict(table.known.board.rooms)[Room("hall")]
        robot.point(board.rect_of(min(cells)).center)
        robot.step()
        why = table.words.say("refusal-room-has-a-weapon", "room", room=table.words.room("hall"))
        assert plain(next_thing.sentence.words) == why
        targets = table.panels.targets
        robot.screen.focus_on(targets)
        robot.key("down")
        robot.step()
        room, marks = targets.place_now, targets.marks
        assert (marks.focus, marks.route, marks.count) == (room, (), None), "nobody walks there"
        assert next_thing.sentence.words == asked
        robot.key("return")
        robot.settle()
        assert game.session.state.weapons[list(Weapon).index(Weapon.CANDLESTICK)] == room


def test_the_keys_stand_on_the_nearest_room_and_confirm_walks_there():
    with at("walk") as robot:
        table = robot.scene
        targets, reach = table.panels.targets, table.model.offers.destinations
        rooms = [place for place in reach if not isinstance(place, Cell)]
        goal = targets.place_now
        assert goal in (rooms or reach)
        assert all(len(reach[goal]) <= len(reach[room]) for room in rooms)
        assert targets.marks.focus == goal
        robot.key("return")
        robot.settle()
        assert table.known.place_of(SUSPECTS[0]) == goal


def test_where_the_mouse_plays_nothing_is_chosen_before_it_points():
    with Robot(title, size=SIZES[0], settings=Settings(language="en").but(**QUIET)) as robot:
        table = table_of(robot, a_case(COMPANY))
        robot.click(robot.find(robot.scene.words.say("table-roll")))
        robot.settle()
        assert table.model.offers.destinations
        assert table.panels.targets.place_now is None


def test_away_from_all_rooms_the_keys_stand_nearest_to_one_not_asked_in():
    board = read_mansions()["classic"].mansion.board
    told = played(Seating(board, DELUXE, dict.fromkeys(SUSPECTS, "constable")), "1926")
    known = told.seen_by(None, 0)
    view = watch(View(None, board, DELUXE, told.setup.house), *islice(known, 1))
    seat, squares = SUSPECTS[0], sorted(board.squares)
    chosen = first_step(view, seat, squares)
    near = {room: distances(board, room, frozenset())[chosen] for room in board.deck.rooms}
    assert min(near.values()) == 1, "the square before a door"
    assert first_step(view, seat, [*squares, board.deck.rooms[0]]) == board.deck.rooms[0]
    assert first_step(view, seat, ()) is None


def test_an_arrow_too_many_stays_on_the_board():
    with at("walk") as robot:
        targets = robot.scene.panels.targets
        for arrow in ("down", "right", "up", "left"):
            for _ in range(30):
                robot.key(arrow)
            assert robot.screen.focused is targets
        robot.key("tab")
        assert robot.screen.focused is not targets


def test_while_cards_are_dealt_no_case_is_called_closed():
    with Robot(title, size=SIZES[0], settings=Settings()) as robot:
        mansion = read_mansions()["classic"].mansion
        robot.app.replace(table_for(robot.app, Casebook(a_case(COMPANY)), mansion, title))
        table, told = robot.scene, []
        while not table.known.turn or not told[-1]:
            told.append(plain(table.panels.next_thing.sentence.words))
            robot.step()
        assert told[0] == ""
        assert robot.app.words.say("phase-over") not in told


def choices(robot, monkeypatch, count):
    """The box with so many buttons."""
    say = robot.scene.words.say
    room = robot.scene.words.room("conservatory")
    labels = {
        "roll": say("table-roll"),
        "passage": say("table-passage", room=room),
        "stay": say("table-stay"),
        "accuse": say("table-accuse"),
    }
    ways = tuple(OfferedWay(name, label, SkipAhead()) for name, label in labels.items())
    monkeypatch.setattr(next_thing, "ways", lambda *_: ways[:count])
    robot.scene.rebuild()
    acts = {ACTS[name] for name in labels}
    return [w for w in robot.widgets() if isinstance(w, Button) and w.act in acts]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_neighbours_are_set_in_one_size_and_the_first_stays_where_it_is(
    text, language, monkeypatch
):
    with at("table", text, language) as robot:
        for size in SIZES:
            robot.resize(size)
            tops = set()
            for count in (2, 3, 4):
                buttons = choices(robot, monkeypatch, count)
                assert len(buttons) == count
                assert len({button.letters_alike for button in buttons}) == 1
                assert len({button.signs_alike for button in buttons}) == 1
                for button in buttons:
                    room = button._room(button.signs_alike)
                    assert robot.app.look.letters.size(button.label, button.letters_alike)[0] <= (
                        room
                    ), (size, button.label)
                tops.add(buttons[0].rect.top)
            assert len(tops) == 1, size
            seats = [w for w in robot.widgets() if isinstance(w, SeatPanel)]
            assert len(seats) == len(COMPANY)
            assert len({seat.sizes for seat in seats}) == 1


def test_three_choices_keep_their_keys_and_letters(monkeypatch):
    with at("table") as robot:
        say = robot.scene.words.say
        keys = {"roll": "roll", "passage-only": "passage", "accuse": "accuse"}
        ways = tuple(
            OfferedWay(name, say(f"table-{word}"), SkipAhead()) for word, name in keys.items()
        )
        monkeypatch.setattr(next_thing, "ways", lambda *_: ways)
        for size in SIZES:
            robot.resize(size)
            robot.scene.rebuild()
            buttons = [w for w in robot.widgets() if isinstance(w, Button) and w.act in SIGNS]
            assert [button.chip for button in buttons] == [True] * 3
            assert {button.letters_alike.face for button in buttons} == {styles.BUTTON.face}


def test_felt_fills_what_buttons_leave_of_the_dices_place(monkeypatch):
    with at("table") as robot:
        robot.resize((1920, 1080))
        lying = robot.scene.layout.dice
        for count, seen in ((2, True), (3, True), (4, False)):
            buttons = choices(robot, monkeypatch, count)
            trays = [w for w in robot.scene.screen.walk() if isinstance(w, Tray)]
            assert len(trays) == seen, count
            assert robot.scene.performance.tray_free is (count == 2)
            for tray in trays:
                assert tray.rect.bottom == lying.bottom
                assert tray.rect.top >= buttons[-1].rect.bottom


def test_a_person_without_a_name_is_you_or_one_of_several():
    for kinds, said in ((("human", "constable"), "You"), (("human", "human"), "Person")):
        with Robot(title, size=SIZES[0], settings=Settings(language="en").but(**QUIET)) as robot:
            table = table_of(robot, a_case((*kinds, "constable")))
            seats = [w.line for w in table.screen.walk() if isinstance(w, SeatPanel)]
            assert seats[0].player == said


def test_whoever_stays_and_suggests_is_not_told_to_be_about_to_begin():
    """Not while it is said, nor while suspect and weapon are on their way."""
    game = a_case(COMPANY)
    with Robot(title, size=SIZES[0], settings=Settings(language="en").but(**QUIET)) as robot:
        table, room = table_of(robot, game), Room("lounge")
        told = [Suggested(SUSPECTS[1], Case(Suspect.PLUM, Weapon.ROPE, room))]
        for event in (
            *told,
            PawnSummoned(Suspect.PLUM, room, room),
            WeaponMoved(Weapon.ROPE, room, room),
        ):
            table.sitting.model = hear(table.model, event)
            assert plain(prompt(table.model, table.words)) == (
                "Colonel Mustard is in the Lounge, making a suggestion."
            )


def test_whoever_has_decided_is_not_asked_again_while_it_is_played():
    with at("walk") as robot:
        robot.app.change(robot.settings.but(own_speed="normal", reduced_motion=False))
        table = robot.scene
        said = table.panels.next_thing.sentence
        assert "choose" in plain(said.words)
        robot.key("return")
        robot.step(3)
        assert table.performance.playing
        sentence = plain(table.panels.next_thing.sentence.words)
        assert sentence.startswith("You set out"), "it may still be taken back"
        assert "choose" not in sentence


def test_nobody_is_said_to_think_while_a_pawn_is_on_its_way():
    """What was thought of is being played; the next thought comes after it."""
    game = open_case(("human", "constable", "constable"), "3")
    with Robot(title, size=SIZES[0], settings=Settings(language="en")) as robot:
        sit(robot, game)
        thinking, seen = robot.app.words.say("table-seat-thinking"), set()
        table = robot.scene
        for _ in range(4000):
            offers, playing = table.model.offers, table.performance.playing
            if offers is not None:
                robot.key("r" if offers.roll else "e" if offers.end_turn else "return")
            elif table.known.phase.seat in game.seats[1:]:
                lines = seat_lines(table.model, table.words)
                (state,) = (line.state for line in lines if line.seat == table.known.phase.seat)
                seen.add((playing, state == thinking))
            if robot.scene is not table:
                break
            robot.step(1)
        assert (False, True) in seen
        assert (True, True) not in seen


def test_dice_thrown_before_the_window_was_opened_lie_in_the_tray():
    """A case that is taken up again between the throw and the walk."""
    game = open_case(("human", "inspector", "sergeant"))
    game.session.act(Roll(game.session.offers().seat))
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        robot.settle()
        performance = robot.scene.performance
        throw, _ = performance._lie
        assert throw.dice == game.session.state.phase.dice
        tray = performance.dice.rect_of(performance._lie)
        lying = pygame.image.tobytes(robot.frame().subsurface(tray), "RGB")
        performance._take_up_dice()
        robot.step(2)
        assert pygame.image.tobytes(robot.frame().subsurface(tray), "RGB") != lying


def test_the_keys_are_told_in_the_picture_in_which_the_keyboard_moves():
    with at("walk") as robot:
        screen = robot.screen
        (hints,) = (w for w in robot.widgets() if isinstance(w, KeyHints))
        told = []
        for widget in (None, robot.scene.panels.targets):
            screen.focus_on(widget)
            told.append([acts for bar in hints.children for acts, _ in bar.hints])
        assert (Act.CONFIRM,) not in told[0]
        assert (Act.CONFIRM,) in told[1]
