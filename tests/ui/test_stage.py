"""The beats at the table: what is set on the stage, how it is skipped, and what it never tells."""

import hashlib
import math
from itertools import pairwise
from random import Random

import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Case, Room, Suspect, Weapon
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE
from clue.rules.setup import deal, lay
from clue.text.catalogue import languages
from clue.ui.beats.choreography import choreograph
from clue.ui.beats.props import Made, name_style, names_on
from clue.ui.beats.script import Form, Scenery, form_for
from clue.ui.board.geometry import middle, way_round
from clue.ui.cards.faces import name_room
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene, OwnVerdictScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.stage.timeline import EASES
from clue.ui.theme.tempo import TEMPO
from tests.daily import long, part
from tests.rules.anybody import swapped
from tests.ui.hands import Hands, open_case, sit
from tests.ui.test_rebuilt import differing

BOARDS = [found.mansion.board for found in read_mansions().values()]
NORMAL = Settings(language="en")
WAYS = (NORMAL, NORMAL.but(reduced_motion=True), NORMAL.but(computer_speed="fast"))
CASE = Case(Suspect.WHITE, Weapon.ROPE, Room("lounge"))


def scenery(**changes):
    board = BOARDS[0]
    home = dict.fromkeys((*SUSPECTS, *Weapon), (1.5, 1.5))
    return Scenery(board, home, home, **changes)


def sounds(timeline):
    return [cue.payload for cue in sorted(timeline.cues, key=lambda cue: cue.time) if cue.payload]


@pytest.mark.parametrize("ease", EASES.values())
def test_every_ease_begins_and_ends_where_it_should(ease):
    assert math.isclose(ease(0.0), 0.0, abs_tol=1e-9)
    assert math.isclose(ease(1.0), 1.0, abs_tol=1e-9)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_who_is_carried_goes_in_and_out_by_doors(board):
    rooms = [room for room, _ in board.rooms]
    for origin in rooms:
        for room in rooms:
            way = way_round(board, origin, room)
            if origin == room or not way:
                continue
            assert way[0] in {middle(door.cell) for door in board.doors_of[origin]}
            assert way[-1] in {middle(door.cell) for door in board.doors_of[room]}
            for (x0, y0), (x1, y1) in pairwise(way[1:-1]):
                steps = round(max(abs(x1 - x0), abs(y1 - y0)))
                passed = {
                    Cell(int(x0 + (x1 - x0) * n / steps), int(y0 + (y1 - y0) * n / steps))
                    for n in range(steps + 1)
                }
                assert passed <= board.squares, (origin, room)


def test_an_answer_lasts_as_long_whatever_the_hand():
    """R12: who has none, one or three looks at the cards for the same time."""
    none = choreograph(ev.HadNone(Suspect.PLUM), scenery())
    one = choreograph(ev.Showed(Suspect.PLUM, Suspect.WHITE, None), scenery())
    seen = choreograph(ev.Showed(Suspect.PLUM, Suspect.WHITE, Suspect.GREEN), scenery())
    assert one == seen
    starts = [
        min(
            track.start
            for track in timeline.tracks
            if track.target in {"flight", ("stamp", Suspect.PLUM)}
        )
        for timeline in (none, one)
    ]
    assert starts == [TEMPO.asked, TEMPO.asked]


@pytest.mark.parametrize(
    ("pace", "reduced", "form"),
    [
        (1.0, False, Form.FULL),
        (0.6, False, Form.FULL),
        (2.0, False, Form.SHORT),
        (1.0, True, Form.STILL),
        (0.0, True, Form.NONE),
    ],
)
def test_every_speed_has_its_form(pace, reduced, form):
    assert form_for(pace, reduced=reduced) is form


def test_a_suggestion_is_one_beat_in_every_form():
    event = ev.Suggested(Suspect.GREEN, CASE)
    ways = {Suspect.WHITE: ((1.5, 1.5), (5.5, 5.5)), Weapon.ROPE: ((2.5, 1.5), (6.5, 5.5))}
    lasts = {form: choreograph(event, scenery(form=form, ways=ways)).end for form in Form}
    assert lasts[Form.FULL] == pytest.approx(TEMPO.suggestion, abs=0.2)
    assert lasts[Form.SHORT] <= lasts[Form.FULL]
    assert not lasts[Form.NONE]
    still = choreograph(event, scenery(form=Form.STILL, ways=ways))
    assert not [track for track in still.tracks if track.name in {"land", "share", "lift"}]
    assert sounds(choreograph(event, scenery(ways=ways))).count("knock") == 3


@pytest.mark.parametrize("form", [Form.FULL, Form.SHORT, Form.STILL])
def test_nothing_leaves_the_stage_that_has_not_come(form):
    asked = choreograph(ev.Suggested(Suspect.GREEN, CASE), scenery(form=form))
    stands = asked.sample(asked.end)
    shown = choreograph(ev.Showed(Suspect.PLUM, Suspect.GREEN, None), scenery(form=form))
    leaves = {track.target for track in shown.tracks if track.name == "alpha"} - {"flight"}
    assert {target for target in leaves if stands.get((target, "alpha")) != 1.0} == set()


def watched(settings, company=("inspector",) * 4, seed="1"):
    """A table of computers, up to its first question."""
    robot = Robot(title, size=(1024, 640), settings=settings)
    sit(robot, open_case(company, seed))
    return robot


def until(robot, kind, most=6000):
    table = robot.scene
    for _ in range(most):
        if type(table.performance.event) is kind:
            return table
        if table.performance.playing:
            table.performance.hurry()
        robot.app.background.wait(1)
        robot.step()
    raise AssertionError(kind)


def test_one_press_completes_one_beat():
    with watched(NORMAL) as robot:
        table = until(robot, ev.Suggested)
        robot.step(3)
        brought = table.performance.hand.carried
        robot.key("return")
        robot.step(2)
        shown = table.performance.hand.values
        assert shown["veil", "alpha"] == shown["lamp", "alpha"] == 1.0
        assert all(shown[("card", number), "land"] == 1.0 for number in range(3))
        homes = table.performance.board.homes(table.known.pawns, table.known.weapons)
        assert all(table.performance._poses[token].at == homes[token] for token in brought)
        assert table.performance.hand.staged, "the answers are another beat"


@long
def test_nothing_is_left_on_the_stage_after_an_answer():
    with watched(NORMAL) as robot:
        table = until(robot, ev.Showed)
        while type(table.performance.event) is ev.Showed:
            robot.step()
        assert not table.performance.hand.staged
        seen = robot.pixels()
        robot.app.damage()
        robot.app.picture.draw()
        assert robot.pixels() == seen


@long
def test_a_press_that_ended_a_beat_starts_nothing_new():
    """Enter pressed again at once neither rolls nor confirms what has just opened."""
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        game = open_case((HUMAN, "constable", "constable"), "3")
        sit(robot, game)
        table, hands = robot.scene, Hands(robot, "keys", boldness=0.0)
        rng, hurried = Random(1), 0
        for _ in range(3000):
            hands._let_think(game)
            if robot.scene is table and table.performance.playing and rng.random() < 0.2:
                robot.key("return")
                for _ in range(20):
                    if not table.performance.playing and table.model.offers is not None:
                        break
                    robot.step(1, 1 / 600)
                else:
                    continue
                played = len(game.session.played)
                for _ in range(3):
                    robot.key("return")
                assert len(game.session.played) == played
                hurried += 1
                if hurried == 3:
                    return
            hands.beat()
        raise AssertionError(hurried)


# -- accusations -----------------------------------------------------------------------------------


def accusing(*, right, humans, seed="5"):
    """RED has accused in its first turn: the same words, over two deals alike to the others."""
    setup = lay(read_mansions()["classic"].mansion.board, DELUXE, SUSPECTS[:3])
    dealt = deal(setup, SeededChance(seed))
    said = dealt.case
    if not right:  # a bystander cannot tell the envelope's weapon from one in the accuser's hand
        held = next(card for card in dealt.hands[0] if isinstance(card, Weapon))
        dealt = swapped(dealt, said.weapon, held)
    session = Session(setup, dealt, SeededChance(seed))
    session.act(act.Accuse(SUSPECTS[0], said))
    players = {seat: HUMAN if seat in humans else "constable" for seat in setup.seats}
    seating = Seating(setup.board, setup.edition, players)
    return OpenCase(seating, seed, session=session, told=0)


def shown_until_the_last_card(right, settings=NORMAL):
    """Every picture and every sound of an accusation, up to its verdict, for a bystander."""
    frames = []
    with Robot(title, size=(1024, 640), settings=settings) as robot:
        robot.patience = 60.0
        sit(robot, accusing(right=right, humans={SUSPECTS[1]}))
        table = robot.scene
        while not isinstance(table.performance.event, ev.AccusationFailed | ev.GameEnded):
            frames.append(hashlib.sha1(robot.app.canvas.get_view("0")).hexdigest())
            robot.step(1, 1 / 5)
            assert robot.scene is table
            assert len(frames) < 300
        return frames, robot.app.audio.played, table.panels.seats._shown


@pytest.mark.parametrize("settings", part(WAYS, WAYS[:1]), ids=lambda way: way.own_speed)
def test_an_accusation_tells_bystanders_nothing_before_its_last_card(settings):
    """R14: pictures, their number, sounds and seats are alike whether it is right or wrong."""
    assert shown_until_the_last_card(True, settings) == shown_until_the_last_card(False, settings)


def test_to_bystanders_all_cards_turn_or_none():
    wrong = ev.AccusationFailed(Suspect.SCARLET, None)
    timeline = choreograph(wrong, scenery(charged=True, accused=CASE))
    assert not [track for track in timeline.tracks if track.name in {"turn", "land"}]
    right = ev.GameEnded(ev.Ending.SOLVED, Suspect.SCARLET, CASE)
    timeline = choreograph(right, scenery(charged=True, accused=CASE))
    turns = [track.start for track in timeline.tracks if track.name == "turn"]
    assert turns == [turns[0]] * 3


@pytest.mark.parametrize("right", [True, False])
def test_the_accuser_learns_it_card_by_card_and_nothing_before(right):
    """R14, R15: no sound, no seat and no word tells the verdict before the third card."""
    stings = {"right", "wrong"}
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        game = accusing(right=right, humans={SUSPECTS[0]})
        sit(robot, game)
        table, heard, marks = robot.scene, robot.app.audio, 0
        verdict = ev.GameEnded if right else ev.AccusationFailed
        while type(table.performance.event) is not verdict:
            robot.step(1, 1 / 10)
            assert not stings & set(heard.played)
        while marks < 3:
            robot.step(1, 1 / 20)
            assert robot.scene is table
            assert not table.performance.bubbles.sentences
            assert not any(line.out for line in table.panels.seats._shown)
            values = table.performance.hand.values
            marks = sum(values.get((("mark", n), "land"), 0.0) == 1.0 for n in range(3))
            turned = sum(values.get((("back", n), "turn"), 0.0) > 0.5 for n in range(3))
            assert marks <= turned
            if turned < 3:
                assert not stings & set(heard.played)
                assert table.model.told.settled < len(table.model.told.events)
        robot.step(20, 1 / 10)
        assert stings & set(heard.played) == {"right" if right else "wrong"}
        assert isinstance(robot.scene, EndingScene if right else EnvelopeScene)


@long
def test_what_comes_next_is_read_in_its_order_where_there_is_little_room():
    """Nothing read beforehand may have to make room for what comes after it."""
    with Robot(title, size=(1280, 720), settings=NORMAL) as robot:
        sit(robot, accusing(right=True, humans=set()))
        table, assets = until(robot, ev.Accused), robot.app.assets
        hand = table.performance.hand
        assets.behind = True
        assets._pictures.clear()
        robot.app.look.paint.clear()
        assets._pictures.limit = 6_000_000
        hand._build()
        order = [made.key for made in hand._coming if isinstance(made, Made)]
        made = []
        while hand.awaits:
            robot.app.background.wait(1)
            hand.get_ready()
            made += [one.key for one, _ in hand._begun if one.key not in made]
        assert made == order


def test_the_table_comes_back_after_a_wrong_accusation():
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        sit(robot, accusing(right=False, humans={SUSPECTS[1]}))
        table = robot.scene
        while not isinstance(table.performance.event, ev.TurnBegan) or table.known.turn < 2:
            robot.step()
        assert table.performance.hand.charge is None
        assert not table.performance.hand.covers
        seen = robot.frame()
        robot.app.damage()
        robot.app.picture.draw()
        assert not differing(seen, robot.frame())
        assert table.panels.seats._shown[0].out


@long
def test_one_press_goes_to_the_last_card_and_another_turns_it():
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        sit(robot, accusing(right=True, humans={SUSPECTS[0]}))
        table = robot.scene
        while type(table.performance.event) is not ev.Accused:
            robot.step()
        robot.key("return")
        robot.step(2)
        assert type(table.performance.event) is ev.GameEnded
        values = table.performance.hand.values
        assert not values.get((("back", 2), "turn"), 0.0), "the reveal has to be seen"
        assert robot.scene is table


def behind_the_curtain(robot):
    """On to the accuser's own verdict, in a game that is shared."""
    sit(robot, accusing(right=False, humans=set(SUSPECTS[:2])))
    for _ in range(400):
        robot.step(1, 1 / 10)
        if isinstance(robot.scene, CurtainScene) and not robot.scene.opening:
            robot.scene.open()
        if isinstance(robot.scene, OwnVerdictScene):
            return robot.scene
    raise AssertionError(robot.scene)


def test_behind_the_curtain_the_accuser_sees_the_cards_turn_one_by_one():
    """R15: whoever shares a screen learns it as whoever plays alone, and before the lamp goes out."""
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        scene, turned, heard = behind_the_curtain(robot), [], robot.app.audio
        before = len(heard.played)
        while robot.scene is scene:
            values = scene.player.values
            turned.append(sum(values.get((("back", n), "turn"), 0.0) > 0.5 for n in range(3)))
            if turned[-1] < 3:
                assert not {"right", "wrong"} & set(heard.played[before:])
            robot.step(1, 1 / 20)
        assert turned == sorted(turned)
        assert set(turned) == {0, 1, 2, 3}
        assert isinstance(robot.scene, EnvelopeScene)


def test_one_press_turns_all_cards_behind_the_curtain_and_does_nothing_else():
    with Robot(title, size=(1024, 640), settings=NORMAL) as robot:
        behind_the_curtain(robot)
        robot.key("return")
        assert isinstance(robot.scene, EnvelopeScene)
        robot.key("return")
        robot.step(3)
        assert isinstance(robot.scene, EnvelopeScene), "meant for what was on"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("wide", [74, 110])
def test_no_name_on_the_stage_s_cards_is_cut(language, wide):
    """In the smallest window a card takes its short name where the whole one has no room."""
    with Robot(title, size=(1024, 640), settings=Settings(language=language)) as robot:
        look, words = robot.app.look, robot.app.words
        cards = [*SUSPECTS, *Weapon]
        names = names_on(look, cards, words, wide)
        room = name_room(look, wide)
        for card, name in zip(cards, names, strict=True):
            style = look.letters.fit(name, name_style(look, names, wide), room)
            assert look.letters.size(name, style)[0] <= room, name
            assert name in {words.card(card).alone, words.card(card).short}
