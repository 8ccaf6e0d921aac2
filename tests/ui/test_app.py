"""The loop: a still table costs nothing, and nothing that happens is lost or shown as a crash."""

import os
import subprocess
import sys
import weakref

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.ui.error import ErrorScene
from clue.ui.input.intents import Act, Command, Released
from clue.ui.media.assets import Assets
from clue.ui.stage.settings import Settings, SettingsFile
from clue.ui.widgets.button import Button
from tests.ui.plain import Dialog, Plain


def test_nothing_is_drawn_that_has_not_changed(plain):
    before = plain.pixels()
    assert plain.step(120) == 0
    assert plain.pixels() == before


def test_a_still_scene_is_not_even_asked(plain):
    asked = plain.scene.updates
    plain.step(120)
    assert plain.scene.updates == asked


def test_only_the_damaged_part_is_drawn(plain):
    before = plain.frame()
    plain.app.canvas.fill((255, 0, 255))  # whatever is not redrawn stays so
    plain.app.damage(pygame.Rect(30, 30, 330, 90))
    plain.step()
    after = plain.frame()
    assert after.get_at((200, 60)) == before.get_at((200, 60))
    assert after.get_at((200, 300)) == (255, 0, 255)


def test_drawing_parts_gives_the_same_picture_as_drawing_all(plain):
    for _ in range(9):
        plain.key("tab")
    plain.key("space")
    plain.wait(0.5)
    parts = plain.pixels()
    plain.app.damage()
    plain.step()
    assert plain.pixels() == parts


def test_a_dialog_lies_over_a_dim_still_and_leaves_no_trace(plain):
    before = plain.pixels()
    dialog = Dialog()
    plain.app.push(dialog)
    plain.step()
    assert plain.frame().get_at((1200, 700)) != plain.frame().get_at((60, 60))
    plain.app.pop(dialog)
    plain.step()
    assert plain.pixels() == before


def test_what_changes_under_a_dialog_is_seen_when_it_goes(plain):
    before = plain.pixels()
    dialog = Dialog()
    plain.app.push(dialog)
    plain.step()
    plain.app.stack[0].screen.widgets[0].relabel("Something else")
    plain.app.pop(dialog)
    plain.step()
    laid_back = plain.pixels()
    assert laid_back != before
    plain.app.damage()
    plain.step()
    assert laid_back == plain.pixels()


def test_a_new_size_is_laid_out_sharp_and_the_same_as_if_opened_so(plain):
    plain.resize((1600, 900))
    plain.settle()
    assert plain.app.look.size == (1600, 900)
    assert plain.scene.built == 2
    dragged = plain.pixels()  # there is one window at a time: the next one ends this one
    with Robot(Plain, size=(1600, 900), settings=Settings(language="en")) as other:
        other.settle()
        assert other.pixels() == dragged


def test_another_size_lets_go_what_was_scaled_and_reads_no_picture_again(plain, monkeypatch):
    assets = plain.app.assets
    card = weakref.ref(assets.scaled("card.back", (60, 80), "cover"))
    assert card() is assets.scaled("card.back", (60, 80), "cover")
    plain.resize((1024, 640))
    assert card() is None
    monkeypatch.setattr(pygame.image, "load", None)
    assert assets.scaled("card.back", (61, 80), "cover").get_size() == (61, 80)


def test_resizing_and_back_gives_the_same_picture(plain):
    before = plain.pixels()
    plain.resize((1024, 640))
    plain.resize((1280, 720))
    plain.settle()
    assert plain.pixels() == before


def test_losing_the_keyboard_lets_go_and_is_told(plain):
    told = []
    plain.scene.focus = told.append
    plain.screen.focus_on(None)
    plain.key("space", hold=True)
    plain.post(pygame.WINDOWFOCUSLOST)
    plain.post(pygame.WINDOWFOCUSGAINED)
    assert told == [False, True]
    assert Command(Act.CONFIRM) in plain.scene.heard
    assert not plain.app.reader._held


def test_released_keys_reach_the_scene_that_waits_for_them(plain):
    heard = []
    plain.scene.screen.handle = lambda intent: heard.append(intent) or True
    plain.key("space")
    plain.step()
    assert heard == [Command(Act.CONFIRM), Released(Act.CONFIRM)]


def test_a_hidden_window_draws_nothing_and_is_silent(plain):
    plain.post(pygame.WINDOWHIDDEN)
    plain.app.damage()
    assert plain.step(5) == 0
    assert plain.app.pace < 10
    assert plain.app.audio.hidden
    plain.post(pygame.WINDOWSHOWN)
    assert not plain.app.audio.hidden
    assert not plain.app.picture.damage


def test_an_idle_loop_beats_slower(plain):
    plain.key("tab")
    assert plain.app.pace == 60
    plain.wait(2.0)
    assert plain.app.pace == 30


def test_an_unexpected_error_is_one_sentence_and_the_game_goes_on(caplog):
    scene = Plain()
    with Robot(lambda: scene, settings=Settings(language="en"), strict=False) as robot:
        robot.settle()
        scene.broken = True
        robot.key("tab")
        assert isinstance(robot.scene, ErrorScene)
        assert "the butler" in robot.scene.details
        assert "unexpected error" in caplog.text
        scene.broken = False
        robot.step()
        robot.click(robot.find("Continue", Button))
        assert robot.scene is scene
        robot.key("tab")
        assert robot.app.running


def test_a_missing_picture_is_one_sentence_and_a_placeholder(plain):
    picture = plain.app.assets.scaled("card.suspect.nobody", (60, 80))
    plain.app.assets.scaled("card.suspect.nobody", (30, 40))
    assert picture.get_width() > 0
    plain.step()
    assert plain.app.picture.notice is not None
    assert "card.suspect.nobody" in plain.app.picture.notice.sentence
    plain.wait(8.0)
    assert plain.app.picture.notice is None
    assert plain.app.at_rest


def test_a_broken_picture_is_named(tmp_path, plain):
    (tmp_path / "manifest.json").write_text(
        '{"assets": [{"name": "x", "kind": "picture", "file": "x.png", "size": [8, 8]}]}'
    )
    (tmp_path / "x.png").write_bytes(b"not a picture")
    assets = Assets(tmp_path)
    assert assets.picture("x").get_size() == (8, 8)
    assert [(p.name, p.key) for p in assets.problems] == [("x", "error-broken-asset")]


def test_without_any_assets_the_window_still_opens_and_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr("clue.ui.media.assets._found_root", lambda: tmp_path / "nowhere")
    with Robot(Plain, settings=Settings(language="en")) as robot:
        robot.step(3)
        assert robot.app.picture.notice is not None
        assert "missing" in robot.app.picture.notice.sentence
        assert robot.app.running


def test_settings_take_effect_at_once_and_are_kept(tmp_path):
    store = SettingsFile(tmp_path)
    scene = Plain()
    with Robot(lambda: scene, settings=Settings(language="en"), store=store) as robot:
        built = scene.built
        robot.app.change(robot.app.settings.but(language="fr", text_size=1.5))
        assert robot.app.words.language == "fr"
        assert robot.app.look.scale.text == 1.5
        assert scene.built == built + 1
        robot.app.change(robot.app.settings.but(sound_volume=0.1))
        assert scene.built == built + 1
    assert store.load().settings.language == "fr"


def test_closing_the_window_ends_the_loop_and_asks_nothing(plain):
    plain.post(pygame.QUIT)
    assert not plain.app.running


def test_the_mute_key_works_everywhere(plain):
    plain.key("m")
    assert plain.app.settings.muted
    plain.key("m")
    assert not plain.app.settings.muted


@pytest.mark.skipif(sys.platform != "linux", reason="displays are X11's or Wayland's here")
def test_without_a_screen_there_is_one_sentence():
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"}
    surroundings = {k: v for k, v in os.environ.items() if k not in hidden}
    code = "import sys; from clue.ui.menu import title; from clue.ui.start import open_window; sys.exit(open_window(title))"
    ended = subprocess.run(
        [sys.executable, "-c", code],
        env={**surroundings, "LANGUAGE": "en", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr == "No screen was found to open the window on.\n"
    assert ended.stdout == ""
