"""Cards rise under the hand, ink writes itself, pawns lean into their way; none of it costs time."""

from dataclasses import replace

import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import DIALOGS, a_case, table_of
from clue.notebook.notes import Help
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import Suspect
from clue.ui.beats.choreography import LEAN, STEP, choreograph
from clue.ui.board.bubbles import REMARK
from clue.ui.cards.case_card import CHOSEN, TOUCHED, CaseCard
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.theme.tempo import TEMPO
from tests.ui.test_stage import scenery

QUIET = Settings(language="en", help="deduction")


@pytest.fixture
def table():
    with Robot(title, settings=QUIET) as robot:
        scene = table_of(robot, a_case())
        robot.rest()
        robot.app.softly = True
        yield robot, scene


def cards_of(robot):
    return [w for w in robot.widgets() if isinstance(w, CaseCard) and w.focusable]


def high(card):
    return card.rect.y - card.raised.y


def test_a_card_rises_under_the_hand_and_stays_up_when_chosen(table):
    robot, scene = table
    robot.app.push(DIALOGS["suggest"](scene))
    robot.wait(1.0)
    px, card = scene.look.px, cards_of(robot)[3]
    assert high(card) == 0
    robot.point(card)
    risen = []
    for _ in range(12):
        robot.step()
        risen.append(high(card))
    assert 0 < risen[0] < px(TOUCHED) == risen[-1]
    robot.click(card)
    robot.point((2, 2))
    robot.wait(2 * TEMPO.lifts)
    assert card.chosen
    assert high(card) == px(CHOSEN)
    moved = robot.pixels()
    robot.app.damage()
    robot.step()
    assert robot.pixels() == moved, "what it leaves and where it comes is drawn anew"
    robot.click(cards_of(robot)[2])
    robot.wait(2 * TEMPO.lifts)
    assert high(card) == 0


def test_without_motion_cards_are_where_they_belong_at_once(table):
    robot, scene = table
    robot.app.change(QUIET.but(reduced_motion=True))
    robot.app.push(DIALOGS["suggest"](scene))
    robot.wait(1.0)
    card = cards_of(robot)[3]
    robot.point(card)
    assert high(card) == scene.look.px(TOUCHED)


def learn(scene, count):
    """The notebook works out so many open cells."""
    model, page = scene.model, scene.page
    sheet = scene.panels.notebook.sheet
    cells = [cell for cell in sheet.cells() if page.at(*cell).known is None][:count]
    certain = {**model.insight.certain, **dict.fromkeys(cells, False)}
    scene.sitting.put(
        replace(model, insight=replace(model.insight, certain=certain), help=Help.DEDUCTION)
    )
    return cells


def test_what_becomes_known_writes_itself_and_ends_as_if_it_had_been_there(table):
    robot, scene = table
    before = robot.pixels()
    cells = learn(scene, 3)
    assert len(cells) == 3
    seen = []
    robot.app.loop.wake_at(robot.clock.now())
    while not seen or scene.panels.notebook.writes:
        robot.step()
        seen.append(robot.pixels())
    written = TEMPO.stroke + 2 * TEMPO.next_stroke
    assert len(seen) / 60 == pytest.approx(written, abs=0.05)
    assert len(set(seen)) > 6
    assert before not in seen[3:]
    robot.app.damage()
    robot.step()
    assert robot.pixels() == seen[-1]


@pytest.mark.parametrize("count", [3, 40])
def test_without_motion_or_all_at_once_the_ink_is_there(table, count):
    robot, scene = table
    if count == 3:
        robot.app.change(QUIET.but(reduced_motion=True))
    learn(scene, count)
    robot.step()
    assert not scene.panels.notebook.writes
    there = robot.pixels()
    robot.app.damage()
    robot.step()
    assert robot.pixels() == there


def test_a_pawn_leans_into_its_way_and_settles_without_taking_longer():
    way = (Cell(8, 7), Cell(9, 7), Cell(10, 7))
    homes = {Suspect.SCARLET: (8.5, 6.5)}
    ends = {Suspect.SCARLET: (10.5, 7.5)}
    event = ev.Moved(Suspect.SCARLET, Cell(8, 6), way, Cell(10, 7))
    walk = choreograph(event, replace(scenery(), before=homes, after=ends))
    leans = [walk.sample(walk.end * n / 40)[Suspect.SCARLET, "lean"] for n in range(41)]
    assert max(leans) == pytest.approx(LEAN)
    assert leans[0] == leans[-1] == 0
    assert min(leans) < 0, "it swings a little past its rest"
    assert walk.end == pytest.approx(STEP * 3 + TEMPO.breath)


def test_a_remark_on_a_long_wait_goes_when_it_has_been_heard(table):
    robot, scene = table
    robot.app.lively = True
    robot.app.loop.wake_at(robot.clock.now())
    bubbles, said = scene.performance.bubbles, []
    for _ in range(60):
        robot.step(1, 1.0)
        said.append(bool(bubbles.sentences))
    assert any(said), "somebody loses patience"
    assert sum(said) == pytest.approx(REMARK, abs=1.5)
    assert not said[-1]
    assert scene.model.offers is not None, "it is still one's own turn"
