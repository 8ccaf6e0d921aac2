"""Title, settings, rules and pause, by the same hands a player has."""

from itertools import pairwise
from string import ascii_lowercase

import pygame
import pytest

from clue.boards.catalogue import board_named
from clue.devkit.robot import Robot
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.setup import lay
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.pause import MenuWay, PauseScene
from clue.ui.input.intents import Act
from clue.ui.menu import title as whole_title
from clue.ui.screens.pages import CreditsScene, RulesScene
from clue.ui.screens.settings.rows import KEYS, KeyButton, SettingRow
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.screens.title.night import strength
from clue.ui.screens.title.scene import MenuEntry, TitleScene
from clue.ui.stage.settings import Settings, SettingsFile
from clue.ui.theme.shapes import Rain
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Button, MenuRow
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Slider, Toggle
from clue.ui.widgets.label import Label
from tests.ui.plain import Plain


def keys(robot, *names):
    for name in names:
        robot.key(name)


@pytest.fixture
def chosen():
    return []


@pytest.fixture
def title(chosen, monkeypatch):
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")
    entries = [
        MenuEntry(f"title-{key}", lambda _, key=key: chosen.append(key)) for key in ("new", "quit")
    ]
    settings = Settings(language="en")
    with Robot(lambda: TitleScene(lambda _: entries), size=(1280, 720), settings=settings) as robot:
        robot.step()
        yield robot


def test_all_lines_of_the_menu_are_of_one_size_however_long_they_are():
    keys = ("new", "first", "quit")
    entries = [MenuEntry(f"title-{key}", print) for key in keys]
    settings = Settings(language="fr", text_size=1.5)
    with Robot(lambda: TitleScene(lambda _: entries), size=(1024, 640), settings=settings) as robot:
        rows = [widget for widget in robot.widgets() if isinstance(widget, MenuRow)]
        assert len({row.letters.size for row in rows}) > 1, "alone they would differ"
        assert len({row.letters_alike.size for row in rows}) == 1


def test_the_menu_goes_by_keys_and_mouse(title, chosen):
    title.key("return")
    title.key("down")
    title.key("return")
    title.click(title.find("New", MenuRow))
    assert chosen == ["new", "quit", "new"]
    title.key("escape")
    assert title.screen.focused.label == "Quit"
    title.key("home")
    assert title.screen.focused.label == "New game"
    title.key("end")
    assert title.screen.focused.label == "Quit"


def test_up_from_the_language_is_the_line_nearest_to_it(title):
    title.screen.focus_on(next(w for w in title.widgets() if isinstance(w, DropDown)))
    title.key("up")
    assert title.screen.focused.label == "Quit"


def test_rain_falls_and_stops_where_motion_is_reduced(title):
    before = title.pixels()
    title.wait(0.3)
    assert title.pixels() != before
    title.app.change(title.app.settings.but(reduced_motion=True))
    title.wait(0.5)
    still = title.pixels()
    assert title.step(60) == 0
    assert title.pixels() == still


def test_rain_drawn_in_parts_is_the_same_rain(title):
    title.wait(1.0)
    parts = title.pixels()
    title.app.damage()
    title.app.picture.draw()
    assert title.pixels() == parts


def test_rain_is_a_function_of_time():
    first, second = Rain((640, 400), 0.5), Rain((640, 400), 0.5)
    first.move(3.0)
    first.move(7.5)
    second.move(7.5)
    assert first.rects == second.rects


def test_lamps_burn_and_go_out():
    for number in range(6):
        shown = [strength(number, second / 4) for second in range(4 * 120)]
        assert max(shown) == 1.0
        assert min(shown) == 0.0
        assert max(abs(a - b) for a, b in pairwise(shown)) < 0.2


def test_the_language_can_be_found_by_whoever_cannot_read_the_menu(title):
    tongue = next(w for w in title.widgets() if isinstance(w, DropDown))
    title.click(tongue)
    title.click(title.find("Français"))
    assert title.app.words.language == "fr"
    assert title.find("Nouvelle partie")


@pytest.fixture
def settings(tmp_path):
    store = SettingsFile(tmp_path)
    scene = SettingsScene()
    start = Settings(language="en")
    with Robot(lambda: scene, size=(1280, 720), settings=start, store=store) as robot:
        robot.settle()
        robot.store = store
        yield robot


def test_each_setting_takes_effect_and_is_kept(settings):
    settings.click(settings.find("Sound", Button))
    slider = next(w for w in settings.widgets() if isinstance(w, Slider))
    settings.click((slider.rect.x + 2, slider.rect.centery))
    settings.click(next(w for w in settings.widgets() if isinstance(w, Toggle)))
    settings.click(settings.find("Display", Button))
    size = next(w for w in settings.widgets() if isinstance(w, DropDown))
    settings.screen.focus_on(size)
    keys(settings, "return", "down", "return")
    kept = settings.store.load().settings
    assert kept == settings.app.settings
    assert (kept.sound_volume, kept.muted, kept.text_size) == (0.0, True, 1.15)
    assert settings.app.look.scale.text == 1.15


def test_the_focus_stays_when_a_setting_redraws_everything(settings):
    settings.click(settings.find("Display", Button))
    size = next(w for w in settings.widgets() if isinstance(w, DropDown))
    settings.screen.focus_on(size)
    keys(settings, "return", "down", "return", "return", "down", "return")
    assert isinstance(settings.screen.focused, DropDown)
    assert settings.app.settings.text_size == 1.3


def test_what_the_help_means_follows_the_choice_at_once(settings):
    help_ = next(
        row
        for row in settings.widgets()
        if isinstance(row, SettingRow) and "help" in row.name.words
    )
    told = help_.about.words
    settings.screen.focus_on(help_.control)
    keys(settings, "return", "down", "return")
    assert help_ in settings.widgets()
    assert help_.about.words != told
    assert help_.about.words == settings.app.words.say("help-level-deduction", "about")
    assert settings.app.settings.help == "deduction"


@pytest.mark.parametrize("row", range(5))
def test_left_of_every_row_are_the_leaves(settings, row):
    rows = [w.control for w in settings.widgets() if isinstance(w, SettingRow)]
    before = settings.app.settings
    settings.screen.focus_on(rows[row])
    settings.key("left")
    assert settings.screen.focused.label == "Game"
    assert settings.app.settings == before


def test_nothing_cuts_the_ring_of_the_first_row(settings):
    box = next(w for w in settings.widgets() if isinstance(w, ScrollBox))
    first = next(w.control for w in settings.widgets() if isinstance(w, SettingRow))
    above = pygame.Rect(first.rect.x, box.rect.y - 2, first.rect.width, 2)

    def seen():
        return pygame.image.tobytes(pygame.display.get_surface().subsurface(above), "RGB")

    before = seen()
    settings.screen.focus_on(first)
    settings.step()
    assert seen() != before


def _key_button(robot, act):
    buttons = [w for w in robot.widgets() if isinstance(w, KeyButton)]
    return buttons[KEYS.shown.index(act)]


def _rebind(robot, act, key):
    robot.screen.focus_on(_key_button(robot, act))
    robot.key("return")
    robot.key(key)


def test_keys_can_be_changed_and_changed_back(settings):
    settings.click(settings.find("Keys", Button))
    free = next(key for key in ascii_lowercase if settings.app.bindings.act(key) is None)
    _rebind(settings, Act.ROLL, free)
    assert settings.app.bindings.act(free) is Act.ROLL
    assert settings.app.bindings.act("r") is None
    assert settings.store.load().settings.keys == {"roll": (free,)}
    _rebind(settings, Act.ROLL, "r")
    assert settings.app.bindings.act("r") is Act.ROLL


def test_a_key_already_taken_is_refused_in_words(settings):
    settings.click(settings.find("Keys", Button))
    _rebind(settings, Act.ROLL, "s")
    assert settings.app.bindings.act("s") is Act.SUGGEST
    assert settings.find("already used for “Suggest”", Label)
    _rebind(settings, Act.ROLL, "tab")
    assert settings.app.bindings.act("tab") is Act.NEXT
    _rebind(settings, Act.ROLL, "escape")
    assert settings.app.stack
    assert settings.app.bindings.act("r") is Act.ROLL


def test_a_leaf_stays_where_it_was_read_and_another_begins_at_its_top(settings):
    def leaf():
        return next(widget for widget in settings.widgets() if isinstance(widget, ScrollBox))

    settings.click(settings.find("Keys", Button))
    settings.wheel(leaf(), -9)
    read = leaf().share
    assert read > 0.2
    settings.app.change(settings.app.settings.but(text_size=1.5))
    assert leaf().share == pytest.approx(read, abs=0.02)
    settings.click(settings.find("Controller", Button))
    assert leaf().share == 0


def test_all_settings_can_be_set_back(settings):
    settings.app.change(settings.app.settings.but(theme="contrast", muted=True))
    settings.click(settings.find("Reset to defaults", Button))
    assert settings.app.settings == Settings()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_can_be_read_to_their_end_by_keys(edition):
    settings = Settings(language="en")
    with Robot(lambda: RulesScene(EDITIONS[edition]), settings=settings) as robot:
        robot.settle()
        box = robot.scene.page
        robot.screen.focus_on(box)
        for _ in range(40):
            robot.key("page down")
        assert box.offset == box.tall - box.rect.height
        robot.key("home")
        assert box.offset == 0
        robot.screen.focus_on(robot.find("Back", Button))
        robot.key("page down")
        assert 0 < box.offset < box.rect.height  # what stood last on a page begins the next
        robot.key("end")
        assert box.offset == box.tall - box.rect.height
        robot.key("home")
        assert box.offset == 0
        chapters = list(robot.scene.contents.rows.values())
        robot.click(chapters[4])
        assert box.offset > 0
        assert [row.read for row in chapters].index(True) == 4
        robot.key("escape")
        assert robot.app.stack == []


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_h3_a_table_reads_only_of_the_house_rules_in_force(seats):
    house = HouseRules(two_with_open_cards=True)
    setup = lay(board_named("classic"), EDITIONS["deluxe"], SUSPECTS[:seats], house)
    assert RulesScene.of(setup).house == HouseRules(two_with_open_cards=seats == 2)


def test_the_contents_follow_what_is_read():
    with Robot(RulesScene, size=(1024, 640), settings=Settings(language="en")) as robot:
        robot.settle()
        scene = robot.scene
        rows, marked = list(scene.contents.rows.values()), [0]
        robot.screen.focus_on(scene.page)
        while marked[-1] < len(rows) - 1:
            before = scene.page.offset
            robot.key("down")
            robot.step()
            assert scene.page.offset > before
            marked.append(next(i for i, row in enumerate(rows) if row.read))
            assert scene.contents.rect.contains(rows[marked[-1]].rect), "the mark is in sight"
        assert marked == sorted(marked)
        assert set(marked) == set(range(len(rows))), "every chapter is read on the way"


def test_the_credits_open_from_the_corner_of_the_title_by_keys():
    with Robot(whole_title, settings=Settings(language="en")) as robot:
        robot.settle()
        button = robot.find("Credits", Button)
        robot.screen.focus_on(robot.find("Quit", MenuRow))
        robot.key("down")
        assert robot.screen.focused is button
        robot.key("return")
        assert isinstance(robot.scene, CreditsScene)
        robot.key("escape")
        robot.screen.focus_on(robot.find("Credits", Button))
        robot.key("up")
        assert robot.screen.focused is robot.find("Quit", MenuRow)


def test_the_pause_menu_goes_on_by_escape_and_leads_on(chosen):
    scene = Plain()
    with Robot(lambda: scene, settings=Settings(language="en")) as robot:
        robot.settle()
        before = robot.pixels()
        ways = [MenuWay("pause-settings", lambda: chosen.append("settings"))]
        for key in ("escape", "f10", "return"):
            robot.app.push(PauseScene(ways))
            robot.step()
            robot.key(key)
            assert robot.scene is scene
        robot.step()
        assert robot.pixels() == before
        robot.app.push(PauseScene(ways))
        robot.step()
        robot.click(robot.find("Settings", MenuRow))
        assert chosen == ["settings"]


def test_a_question_is_answered_no_by_escape_and_by_its_first_button(chosen):
    with Robot(Plain, settings=Settings(language="en")) as robot:
        for key, answers in (("escape", []), ("return", []), ("right", ["yes"])):
            robot.app.push(
                QuestionScene("Leave?", "Why?", "Yes", "No", lambda: chosen.append("yes"))
            )
            robot.step()
            robot.key(key)
            if key == "right":
                robot.key("return")
            assert chosen == answers
            assert isinstance(robot.scene, Plain)
    assert pygame.display.get_init() is False
