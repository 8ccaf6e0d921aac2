"""Only what has changed is drawn: what was left alone must look as if all were drawn again."""

from concurrent.futures import Future
from threading import Event, current_thread, main_thread
from time import sleep

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import DIALOGS, SELDOM, a_case, table_of
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import Case, Suspect, Weapon
from clue.ui.beats.props import bust_made
from clue.ui.board import ground
from clue.ui.board.ground import compose
from clue.ui.cards.faces import face_in_parts
from clue.ui.cards.stage_pictures import Expression
from clue.ui.dialogs.base import QuestionScene
from clue.ui.media.surfaces import scale_to
from clue.ui.menu import title
from clue.ui.screens.title.night import PICTURE
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.laid import Panels
from clue.ui.table.teller import EventTeller
from clue.ui.theme import styles
from clue.ui.theme.look import CLOTH
from clue.ui.widgets.boxes import Drawer
from clue.ui.widgets.paper import LEATHER, PAPER
from clue.ui.window.damage import MERGED, Damage
from clue.ui.window.loop import MANY
from tests.ui.hands import INSTANT, open_case, sit
from tests.ui.plain import Plain


def drawn_again(robot):
    robot.app.damage()
    robot.step()
    return robot.pixels()


def until_asked(robot, table):
    while table.model.offers is None:
        robot.step()
    robot.settle()


def test_nothing_stale_is_left_on_the_table_when_the_next_choice_comes():
    settings = Settings(language="en", own_speed="instant", computer_speed="instant")
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        table = table_of(robot, a_case())
        assert robot.pixels() == drawn_again(robot), "the cards have been dealt"
        robot.key("r")
        until_asked(robot, table)
        assert robot.pixels() == drawn_again(robot), "squares are within reach"
        squares = [p for p in table.model.offers.destinations if isinstance(p, Cell)]
        table.turn.choose_place(squares[0])
        robot.settle()
        assert robot.pixels() == drawn_again(robot), "the pawn has walked"


def test_under_a_dialog_the_title_keeps_its_painting_in_another_size():
    settings = Settings(language="en", reduced_motion=True)
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        robot.rest()
        robot.app.push(QuestionScene("?", "", "Yes", "No", lambda: None))
        robot.resize((1024, 640))
        seen = robot.pixels()
        robot.rest()
        robot.app.relayout()
        robot.step()
        assert seen == robot.pixels()


def test_the_painting_of_the_title_fades_in_to_the_end():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.app.assets.scaled(PICTURE, robot.app.look.size, "cover")
        robot.app.replace(title())
        robot.step(14, 0.07)  # no picture falls on the very end of the fading
        seen = robot.pixels()
        robot.app.picture.damage.add()
        robot.app.picture.draw()
        assert seen == robot.pixels(), "drops must not show it brighter where they fall"


def test_the_painting_of_the_title_comes_back_in_another_size():
    settings = Settings(language="en", reduced_motion=True)
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        robot.rest()
        robot.resize((1024, 640))
        robot.step()  # a sky, until the painting has been brought to this size
        robot.rest()
        robot.step(3, 0.1)
        painted = robot.app.assets.scaled(PICTURE, robot.app.look.size, "cover")
        assert robot.frame().get_at((700, 200)) == painted.get_at((700, 200))


def test_what_is_the_same_rectangle_before_and_after_is_damaged_once():
    damage, window = Damage(), pygame.Rect(0, 0, 1000, 1000)
    damage.take(window)
    for _ in range(MERGED):
        damage.add(pygame.Rect(0, 0, 600, 600))
        damage.add(pygame.Rect(100, 100, 100, 100))
    assert damage.take(window) == [pygame.Rect(0, 0, 600, 600)]


def test_what_only_holds_itself_is_let_go_in_leisure_and_not_while_anything_comes(monkeypatch):
    looks = []
    monkeypatch.setattr("gc.get_count", lambda: (0, 0, MANY + 1))
    monkeypatch.setattr("gc.collect", lambda: looks.append(robot.app.picture.moves))
    with Robot(Plain) as robot:
        robot.app.at_leisure = True
        robot.point((1, 1))
        robot.step(3)
        assert not looks, "a hand was there just now"
        robot.wait(1)
        assert looks
        assert not any(looks)


def test_pictures_asked_for_beforehand_are_kept_before_others():
    with Robot(title) as robot:
        assets = robot.app.assets
        first, second = (("card.frame", (size, size), "exact") for size in (240, 250))
        for wanted in (first, second):
            assets.scaled(*wanted)
        assets.preload([first])
        assert [*assets._pictures._held][-2:] == [second, first], "the first goes first"


def test_a_board_is_drawn_alike_when_what_it_is_drawn_with_has_been_let_go():
    with Robot(title, size=(1024, 640)) as robot:
        table = table_of(robot, a_case())
        robot.rest()
        before = robot.pixels()
        table.performance.board.let_go()
        robot.resize((1280, 720))
        robot.rest()
        robot.resize((1024, 640))
        robot.rest()
        assert robot.pixels() == before


def test_pictures_of_tumbling_dice_are_let_go_when_they_lie_still():
    with Robot(title, size=(1024, 640)) as robot:
        table_of(robot, a_case())
        robot.key("r")
        sheets = [name for name in robot.app.assets.entries if name.startswith("dice.two.")]
        held = robot.app.assets._pictures._held
        robot.catch_up()
        assert any(key[0] in sheets for key in held)
        robot.rest()
        assert not any(key[0] in sheets for key in held)


def test_the_same_mansion_is_drawn_once_for_one_table_after_the_other(monkeypatch):
    drawn = []

    def noted(*args):
        drawn.append(args)
        return compose(*args)

    monkeypatch.setattr(ground, "compose", noted)
    with Robot(title, size=(1024, 640)) as robot:
        first = table_of(robot, a_case())
        before = robot.pixels()
        second = table_of(robot, a_case())
        assert len(drawn) == 1
        assert robot.pixels() == before
        assert first.performance.board._made is None
        assert second.performance.board._made is not None
        robot.resize((1280, 720))
        robot.rest()
        assert len(drawn) == 2


def test_what_a_picture_was_made_of_is_not_kept_beside_it():
    with Robot(title, size=(1024, 640)) as robot:
        robot.settle()
        look, assets = robot.app.look, robot.app.assets
        made = bust_made(look, Suspect.GREEN, Expression.NEUTRAL, 120, left=True)
        picture = made.done(look)
        assert not any(wanted in assets._pictures for wanted in made.wanted)
        assert made.done(look) is picture
        assert made.wanted[0][0] not in assets._originals


def test_memory_for_dialogs_is_given_back_when_there_is_none():
    with Robot(title, size=(1024, 640)) as robot:
        table = table_of(robot, a_case())
        robot.app.push(DIALOGS["pause"](table))
        robot.rest()
        covered = robot.pixels()
        robot.app.tidy()
        robot.app.damage()
        robot.step()
        assert robot.pixels() == covered
        robot.app.pop()
        robot.rest()
        before = robot.pixels()
        robot.app.tidy()
        assert robot.app.picture._covered._picture is None
        robot.app.push(DIALOGS["pause"](table))
        robot.rest()
        assert robot.pixels() == covered
        robot.app.pop()
        robot.rest()
        assert robot.pixels() == before


def test_what_may_be_of_use_soon_is_done_in_leisure_after_a_new_size():
    with Robot(title, size=(1024, 640)) as robot:
        table = table_of(robot, a_case())
        robot.rest()
        robot.app.at_leisure = True
        robot.resize((1280, 720))
        stage = table.performance.hand
        assert not stage.awaits, "nobody asks anything yet"
        assert stage._sheet.get_size() != (1280, 720)
        robot.wait(0.6)
        assert stage.awaits
        assert stage._sheet.get_size() == (1280, 720)
        assert table.performance._floor_room.get_size() == table.performance.board.plan.rect.size
        while stage.awaits:
            robot.app.background.wait(10)
            robot.wait(0.1)
        assert not list(stage._speakers()), "whoever may ask next has been made"


def test_a_new_table_has_at_once_what_will_be_of_use():
    with Robot(title, size=(1024, 640)) as robot:
        robot.app.at_leisure = True
        table = table_of(robot, a_case())
        room = table.performance.board.plan.rect.size
        assert table.performance._floor_room.get_size() == room, "there may be no leisure"


def test_the_card_that_is_passed_on_is_read_before(monkeypatch):
    with Robot(title, size=(1024, 640)) as robot:
        table = table_of(robot, a_case())
        robot.rest()
        hand, case = table.performance.hand, table.case
        seats = case.session.setup.seats
        guess = Case(Suspect.PLUM, Weapon.ROPE, case.session.setup.board.rooms[0][0])
        hand.ask(ev.Suggested(seats[0], guess), "I suggest.", seats, table.words, {})
        hand._build()
        while hand.awaits:
            robot.app.background.wait(10)
            robot.app.assets.collect()
            hand.get_ready()
        monkeypatch.setattr("pygame.image.load", None)
        hand.pass_card(ev.Showed(seats[1], seats[0], None))
        for way in range(1, 10):
            assert list(hand._flight.props({("flight", "way"): way / 10}))


def test_the_heap_is_loose_from_a_new_size_to_the_next_leisure(monkeypatch):
    told = []
    monkeypatch.setattr("clue.ui.window.app.loosen_heap", lambda: told.append("loose"))
    monkeypatch.setattr("clue.ui.window.loop.tighten_heap", told.append)
    with Robot(title, size=(1024, 640)) as robot:
        robot.rest()
        robot.app.at_leisure = True
        robot.resize((1280, 720))
        robot.wait(0.1)
        assert told == ["loose"]
        robot.wait(2)
        assert told == ["loose", (1280, 720)]


def test_the_largest_pictures_of_a_table_are_read_behind_for_a_new_size(monkeypatch):
    with Robot(title, size=(1024, 640)) as robot:
        table_of(robot, a_case())
        robot.rest()
        assets, by_loop, load = robot.app.assets, [], pygame.image.load

        def read(path):
            if current_thread() is main_thread():
                by_loop.append(path.name)
            return load(path)

        monkeypatch.setattr("pygame.image.load", read)
        robot.resize((1280, 720))
        largest = {assets.path(name).name for name in (CLOTH, LEATHER, PAPER)}
        assert not largest & set(by_loop)
        robot.rest()
        first = robot.pixels()
        robot.resize((1024, 640))
        robot.resize((1280, 720))
        robot.rest()
        assert robot.pixels() == first


def test_what_is_being_fetched_is_waited_for_and_what_is_not_begun_is_read(monkeypatch):
    with Robot(title, size=(1024, 640)) as robot:
        assets, read = robot.app.assets, []
        going, load = Event(), pygame.image.load

        def slowly(path):
            if current_thread() is not main_thread():
                going.set()
                sleep(0.1)
            read.append(path.name)
            return load(path)

        monkeypatch.setattr("pygame.image.load", slowly)
        assets.preload([(CLOTH, (120, 80), "cover")])
        assert going.wait(10)
        assets.scaled(CLOTH, (120, 80), "cover")
        assert len(read) == 1, "once"
        assert not assets.coming()
        monkeypatch.setattr("clue.background.Background.begin", lambda *_: Future())
        assets.preload([(CLOTH, (60, 40), "cover")])
        assets.scaled(CLOTH, (60, 40), "cover")
        assert len(read) == 2, "nobody has begun it"


def test_a_picture_without_alpha_is_scaled_as_pygame_does():
    with Robot(title, size=(1024, 640)) as robot:
        narrow = pygame.image.load(robot.app.assets.path(CLOTH))
        assert narrow.get_bitsize() == 24
        wanted = pygame.transform.smoothscale(narrow, (640, 360))
        made = scale_to(narrow, (640, 360), "cover")
        assert pygame.image.tobytes(made, "RGB") == pygame.image.tobytes(wanted, "RGB")


def test_what_is_rehearsed_takes_no_room_from_what_the_window_is_made_of():
    with Robot(title, size=(1024, 640)) as robot:
        table = table_of(robot, a_case())
        robot.rest()
        assets = robot.app.assets
        kept = list(assets._originals._held)
        robot.app.at_leisure = True
        robot.app.rehearse(lambda: DIALOGS["suggest"](table))
        robot.rest()
        robot.wait(3)
        large = [name for name in assets._originals._held if name not in kept]
        assert not [name for name in large if name.startswith("card.")]


def test_however_much_passes_between_two_pictures_the_panels_are_told_once(monkeypatch):
    told, show, perform, most = [], Panels.show, EventTeller.perform, 0

    def counted(teller, now):
        nonlocal most
        told.clear()
        before = len(teller.sitting.model.told.events)
        moves = perform(teller, now)
        if (passed := len(teller.sitting.model.told.events) - before) > 1:
            assert len(told) == 1
        most = max(most, passed)
        return moves

    monkeypatch.setattr(Panels, "show", lambda panels, model: told.append(show(panels, model)))
    monkeypatch.setattr(EventTeller, "perform", counted)
    with Robot(title, size=(1280, 720), settings=INSTANT) as robot:
        sit(robot, open_case(["constable"] * 3))
        robot.step(40)
    assert most > 2


def test_what_breaks_between_two_pictures_leaves_nothing_old_on_the_table(monkeypatch):
    told, show = [], Panels.show
    monkeypatch.setattr(Panels, "show", lambda panels, model: told.append(show(panels, model)))
    with Robot(title, size=(1280, 720), settings=INSTANT) as robot:
        sitting = table_of(robot, a_case()).sitting
        told.clear()

        def broken():
            with sitting.between_pictures():
                sitting.refresh()
                sitting.refresh()
                assert not told
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            broken()
        assert len(told) == 1


@pytest.mark.parametrize("palette", ["night", "contrast"])
@pytest.mark.parametrize("name", sorted(DIALOGS))
def test_nothing_below_a_dialog_is_seen_where_it_says_so(name, palette):
    settings = Settings(language="en", theme=palette)
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        robot.app.push(dialog := DIALOGS[name](table_of(robot, a_case())))
        robot.rest()
        seen = []
        for colour in ("red", "blue"):
            canvas = pygame.Surface(robot.app.look.size).convert()
            canvas.fill(colour)
            dialog.draw(canvas)
            seen.append(canvas)
        hidden = [
            pygame.Rect(x, y, 20, 20)
            for x in range(0, 1260, 20)
            for y in range(0, 700, 20)
            if dialog.hides(pygame.Rect(x, y, 20, 20))
        ]
        assert bool(hidden) == any(isinstance(widget, Drawer) for widget in dialog.widgets)
        for rect in hidden:
            red, blue = (pygame.image.tobytes(canvas.subsurface(rect), "RGB") for canvas in seen)
            assert red == blue, rect


def test_what_a_card_moves_over_is_painted_once(monkeypatch):
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.app.push(dialog := DIALOGS["see"](table_of(robot, a_case())))
        robot.step()
        painted, drawn = [], Drawer.draw
        monkeypatch.setattr(
            Drawer, "draw", lambda self, canvas: (painted.append(canvas), drawn(self, canvas))
        )
        while not dialog.player.done:
            robot.step()
        assert len(painted) <= 2, "with the first picture of the motion, and the last"


def test_a_card_that_comes_looks_in_every_picture_as_if_all_were_drawn_again():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.app.push(dialog := DIALOGS["see"](table_of(robot, a_case())))
        while not dialog.player.done:
            robot.step(seconds=0)
            moved = robot.pixels()
            robot.app.damage()
            robot.step(seconds=1 / 20)
            assert robot.pixels() == moved


def test_a_card_looks_in_every_picture_as_if_all_were_drawn_again_once_its_dialog_has_come():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        table = table_of(robot, a_case())
        robot.app.softly = True
        robot.app.push(dialog := DIALOGS["see"](table))
        looked = 0
        while not dialog.player.done:
            robot.step(seconds=0)
            moved, coming = robot.pixels(), robot.app.picture.moves
            if not coming:
                robot.app.damage()
            robot.step()
            assert coming or robot.pixels() == moved
            looked += not coming
        assert looked > 20


def test_a_lamp_that_goes_out_in_a_dialog_leaves_the_table_below_as_it_was(monkeypatch):
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        table, drawn = table_of(robot, a_case()), []
        bare = robot.pixels()
        robot.app.push(SELDOM["envelope"](table))
        robot.rest()
        monkeypatch.setattr(type(table), "draw", lambda _self, canvas: drawn.append(canvas))
        robot.app.pop()
        robot.settle()
        assert not drawn
        assert robot.pixels() == bare


def test_a_face_is_made_in_parts():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        look, made = robot.app.look, ("Wrench", (300, 400), styles.NAME)
        parts = face_in_parts(look, Weapon.WRENCH, *made)
        key = ("face", Weapon.WRENCH, *made)
        held = [look.paint.holds(key) for _ in parts]
        assert held == [False] * 3
        assert look.paint.holds(key)


def test_what_is_known_of_the_cards_is_worded_once():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        sitting = table_of(robot, a_case()).sitting
        assert sitting.hints()
        assert sitting.hints() is sitting.hints()
