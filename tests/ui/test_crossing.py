"""One picture comes through another: it ends as if it had been there at once, and costs no press."""

import pygame
import pytest
from pygame.transform import scale

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import DIALOGS, a_case, table_of
from clue.store.keeping import Casebook
from clue.ui.cases import table_for
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.media.surfaces import COLUMN, scale_between, scaled_columns
from clue.ui.menu import title
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.theme.tempo import TEMPO
from clue.ui.window import compositor, crossing
from clue.ui.window.rehearsal import Rehearsal
from tests.ui.plain import Dialog, Plain

WHOLE = 1.0


@pytest.fixture
def soft(plain):
    plain.app.softly = True
    return plain


def at_once(robot, act):
    """What there is to see if nothing comes softly."""
    robot.app.softly = False
    act()
    robot.settle()
    robot.app.softly = True
    return robot.pixels()


def test_a_dialog_comes_and_goes_softly_and_ends_as_it_always_did(soft):
    bare = soft.pixels()
    there = at_once(soft, lambda: soft.app.push(Dialog()))
    at_once(soft, soft.app.pop)
    assert soft.pixels() == bare
    soft.app.push(Dialog())
    soft.step(3)
    half = soft.pixels()
    assert half not in {bare, there}
    soft.wait(WHOLE)
    assert soft.pixels() == there
    soft.app.pop()
    soft.step(3)
    assert soft.pixels() not in {bare, there}
    soft.wait(WHOLE)
    assert soft.pixels() == bare


def test_a_scene_comes_through_the_one_it_covers(soft):
    bare, other = soft.pixels(), Plain()
    soft.app.push(other)
    other.screen.widgets[0].relabel("Something else")
    soft.step(5)
    between = soft.pixels()
    soft.wait(WHOLE)
    there = soft.pixels()
    assert len({bare, between, there}) == 3
    soft.app.damage()
    soft.step()
    assert soft.pixels() == there
    soft.app.pop()
    soft.step(2)
    assert soft.pixels() != bare
    soft.wait(WHOLE)
    assert soft.pixels() == bare


def test_a_press_counts_while_a_dialog_still_comes(soft):
    dialog = Dialog()
    soft.app.push(dialog)
    soft.step()
    assert soft.app.picture.moves
    soft.key("return")
    soft.app.pop(dialog)
    soft.step()
    soft.key("r")  # the button below is pressed while the light comes back
    assert soft.app.picture.moves
    assert ("roll",) in soft.app.stack[0].done


def test_what_comes_on_the_way_is_there_in_the_end(soft):
    scene, bare = soft.scene, soft.pixels()
    soft.app.push(Dialog())
    soft.step(4)
    soft.app.pop()
    soft.step(2)
    scene.screen.widgets[0].relabel("Something else")
    soft.step(2)
    soft.app.push(Dialog())  # the light has not come back yet
    soft.step(3)
    soft.app.pop()
    soft.wait(WHOLE)
    after = soft.pixels()
    assert after != bare
    soft.app.damage()
    soft.step()
    assert soft.pixels() == after


def test_a_dialog_that_is_gone_before_it_was_seen_leaves_no_trace(soft):
    bare = soft.pixels()
    soft.app.push(Dialog())
    soft.app.pop()
    soft.step()
    assert soft.pixels() == bare
    assert not soft.app.picture.moves


def test_a_hidden_window_and_another_size_wait_for_nothing(soft):
    soft.app.push(Dialog())
    soft.step(2)
    soft.app.be_seen(False)
    assert not soft.app.picture.moves
    soft.app.be_seen(True)
    soft.app.pop()
    soft.step(2)
    soft.resize((1600, 900))
    soft.settle()
    after = soft.pixels()
    soft.app.damage()
    soft.step()
    assert soft.pixels() == after


def test_it_takes_the_time_that_stands_in_the_one_table(soft):
    soft.app.push(Dialog())
    begun = soft.clock.now()
    while soft.step() or soft.app.picture.moves:
        pass
    assert soft.clock.now() - begun == pytest.approx(TEMPO.dialog, abs=0.06)


@pytest.mark.parametrize("reduced", [False, True])
def test_one_goes_into_the_house_through_a_lit_window(reduced):
    settings = Settings(language="en", reduced_motion=reduced, life="always")
    with Robot(title, settings=settings) as robot:
        scene = robot.scene
        assert isinstance(scene, TitleScene)
        robot.rest()
        robot.app.lively = robot.app.softly = True
        for _ in range(600):
            if scene.door is not None:
                break
            robot.wait(0.1)
        assert (scene.door is None) == reduced
        robot.app.lively = False
        seen = robot.frame()
        case = a_case()
        mansion = read_mansions()[case.session.setup.board.name].mansion
        robot.app.replace(table_for(robot.app, Casebook(case), mansion, title))
        robot.step(6)
        corner = (4, robot.app.canvas.get_height() - 4)
        if not reduced:
            assert robot.app.canvas.get_at(corner) == seen.get_at(corner)  # outside it is night
        robot.wait(WHOLE)
        table = robot.pixels()
        robot.app.damage()
        robot.step()
        assert robot.pixels() == table


def test_a_curtain_hides_in_its_very_first_picture():
    with Robot(title) as robot:
        table = table_of(robot, a_case())
        robot.app.softly = True
        robot.app.push(DIALOGS["pause"](table))
        robot.step()
        assert robot.app.picture.moves
        hidden = CurtainScene(seat=table.case.seats[0], words=table.words, reason="", on_open=str)
        robot.app.push(hidden)
        assert not robot.app.picture.moves
        robot.step()
        assert robot.app.top is hidden


@pytest.mark.parametrize("pauses", [(0.0, 0.0, 0.001), (0.05, 0.0, 0.0005, 0.1), (0.3, 0.0)])
def test_pictures_may_come_as_unevenly_as_they_like(soft, pauses):
    bare = soft.pixels()
    for act in (lambda: soft.app.push(Dialog()), soft.app.pop, lambda: soft.app.push(Dialog())):
        act()
        for pause in pauses:
            soft.step(1, pause)
        soft.wait(WHOLE)
    soft.app.pop()
    soft.wait(WHOLE)
    assert soft.pixels() == bare


def a_picture(size):
    """Colours that differ from one pixel to the next."""
    picture = pygame.Surface(size)
    for x in range(size[0]):
        for y in range(size[1]):
            picture.set_at((x, y), (x * 37 % 256, y * 53 % 256, (x * y) % 256))
    return picture


@pytest.mark.parametrize("size", [(29, 17), (90, 70), (29, 70), (90, 17), (60, 40), (59, 39)])
def test_brought_to_a_size_in_two_steps_a_picture_is_the_same(plain, size):
    """It then asks for no memory: that may take as long as the scaling itself."""
    picture, onto = a_picture((60, 40)), pygame.Surface(size)
    scale_between(picture, pygame.Surface((size[0], 40)), onto)
    at_once = pygame.transform.smoothscale(picture, size)
    assert pygame.image.tobytes(onto, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_a_dialog_asks_for_no_memory_while_it_comes(soft, monkeypatch):
    """What is scaled for a picture goes where there is room for it already."""
    asked = []

    def noted(name, do):
        def scale(picture, size, dest=None):
            both = picture.get_width() != size[0] and picture.get_height() != size[1]
            if dest is None or (both and name == "smoothscale"):
                asked.append((name, picture.get_size(), size))
            return do(picture, size) if dest is None else do(picture, size, dest)

        return scale

    soft.app.push(Dialog())
    for name in ("scale", "smoothscale"):
        monkeypatch.setattr(pygame.transform, name, noted(name, getattr(pygame.transform, name)))
    soft.wait(WHOLE)
    assert not asked


@pytest.mark.parametrize("size", [(1300, 700), (960, 40), (61, 90)])
def test_in_columns_a_picture_is_as_it_is_at_once(plain, size):
    picture, beside = a_picture((60, 40)), pygame.Surface(size)
    for x, column in scaled_columns(picture, size):
        assert column.get_width() <= COLUMN
        beside.blit(column, (x, 0))
    at_once = pygame.transform.smoothscale(picture, size)
    assert pygame.image.tobytes(beside, "RGB") == pygame.image.tobytes(at_once, "RGB")


@pytest.mark.parametrize("high", [1080, 1620, 2160, 900])
def test_a_veil_is_the_same_however_its_picture_is_thinned(plain, monkeypatch, high):
    """In some windows every second pixel is looked at, in others those that lie nearest."""
    window = pygame.transform.scale(a_picture((60, 40)), (high * 16 // 9, high))
    drawn = []
    for thinned in (crossing._thinned, lambda one, onto: scale(one, onto.get_size(), onto)):
        monkeypatch.setattr(crossing, "_thinned", thinned)
        canvas = window.copy()
        crossing.Veil(window, crossing.SpareSurface()).draw(canvas)
        drawn.append(pygame.image.tobytes(canvas, "RGB"))
    assert drawn[0] == drawn[1]


class Pictured(Dialog):
    """With a picture that may have to be read."""

    wide = 180

    def draw(self, canvas):
        super().draw(canvas)
        canvas.blit(self.look.assets.scaled("card.back", (self.wide, 240), "cover"), (420, 60))


def come_and_go(robot, dialog):
    """What there was to see of a dialog in the end."""
    robot.app.push(dialog)
    robot.wait(WHOLE)
    robot.catch_up()  # with what has been read
    robot.wait(WHOLE)
    there = robot.pixels()
    robot.app.pop()
    robot.wait(WHOLE)
    return there


def test_a_dialog_of_a_kind_that_was_met_is_painted_once(soft, monkeypatch):
    soft.app.at_leisure = True
    there, rehearse = come_and_go(soft, Dialog()), Rehearsal.before
    rehearsed = []
    monkeypatch.setattr(
        Rehearsal, "before", lambda scene: rehearsed.append(scene) or rehearse(scene)
    )
    assert come_and_go(soft, Dialog()) == there
    assert not rehearsed
    soft.app.relayout()
    assert come_and_go(soft, again := Dialog()) == there
    assert rehearsed == [again], "in another look everything is made anew"


def test_nothing_of_a_dialog_is_seen_before_all_of_it_is_painted(soft, monkeypatch):
    soft.app.at_leisure = True
    come_and_go(soft, Dialog())
    monkeypatch.setattr(compositor, "AT_A_TIME", 1)
    monkeypatch.setattr(compositor, "UNSEEN", 0.0)  # hardly any time: line by line
    bare = soft.frame().subsurface((400, 40, 300, 300)).copy()
    soft.app.push(Dialog())
    for _ in range(20):
        soft.step()
        assert soft.app.picture.opening
        part = soft.frame().subsurface((400, 40, 300, 300))
        for at in ((20, 20), (150, 150), (280, 280)):
            seen, was = part.get_at(at), bare.get_at(at)
            assert all(now <= then for now, then in zip(seen[:3], was[:3], strict=True))


def test_a_picture_that_is_missing_in_a_kind_that_was_met_is_fetched(soft, monkeypatch):
    soft.app.at_leisure = True
    come_and_go(soft, Pictured())
    other, assets = Pictured(), soft.app.assets
    other.wide = 190
    monkeypatch.setattr(assets, "_scale", lambda wanted: pytest.fail(f"{wanted} held up the loop"))
    there = come_and_go(soft, other)
    assert there == at_once(soft, lambda: soft.app.push(other))


def test_the_memory_for_the_next_dialog_is_taken_in_leisure(soft):
    soft.app.at_leisure = True
    picture = soft.app.picture
    assert picture.make_ready(), "nobody expects a dialog here"
    soft.app.rehearse(Dialog)
    assert not picture.make_ready()
    soft.wait(2 * WHOLE)
    assert picture.make_ready()
    soft.app.tidy()
    assert not picture.make_ready()
    soft.wait(2 * WHOLE)
    assert picture.make_ready()
    soft.app.push(Plain())
    soft.app.tidy()
    assert picture.make_ready(), "none comes over this one"


def test_the_notebook_beside_a_dialog_never_goes_dark():
    with Robot(title, size=(1920, 1080), settings=Settings(language="en")) as robot:
        table = table_of(robot, a_case())
        page = table.layout.notebook.inflate(-60, -60)
        robot.app.softly = robot.app.at_leisure = True
        before = robot.frame().subsurface(page).copy()
        robot.app.push(DIALOGS["suggest"](table))
        for _ in range(30):
            robot.step()
            assert robot.frame().subsurface(page).get_at((30, 30)) == before.get_at((30, 30))
