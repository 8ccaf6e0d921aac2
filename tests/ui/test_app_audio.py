"""Sound where there is a card, silence without a word where there is none."""

import pygame
import pytest

from clue.ui.media.assets import Assets
from clue.ui.media.audio import LOOP_CHANNEL, Audio


@pytest.fixture
def assets():
    return Assets()


@pytest.fixture
def audio(assets, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    voice = Audio(assets)
    voice.set_volumes(0.5, 0.25, muted=False)
    voice.open()
    yield voice
    voice.close()


def test_without_a_sound_card_everything_is_silent(assets, monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    voice = Audio(assets)
    voice.open()
    voice.play("button")
    voice.music("title")
    voice.loop("rain")
    voice.set_hidden(True)
    voice.stop_music()
    voice.close()
    assert not voice.open_for_sound
    assert capfd.readouterr() == ("", "")
    assert assets.problems == []


def test_a_sound_with_several_takes_plays_them_in_turn(audio):
    takes = [audio._next_of("step") for _ in range(9)]
    assert len(set(takes)) > 1
    assert takes[: len(set(takes))] == sorted(set(takes))
    assert takes[len(set(takes))] == takes[0]
    assert audio._next_of("button") == "button"


def test_an_unknown_sound_is_no_fault(audio):
    audio.play("trombone")
    audio.music("polka")
    assert audio.assets.problems == []
    assert audio.played == ["trombone"]


def test_volumes_and_silence_reach_music_and_rain(audio):
    audio.music("title")
    audio.loop("rain", 0.5)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)
    assert pygame.mixer.Channel(LOOP_CHANNEL).get_volume() == pytest.approx(0.25, abs=0.02)
    audio.set_hidden(True)
    assert pygame.mixer.music.get_volume() == 0
    assert pygame.mixer.Channel(LOOP_CHANNEL).get_volume() == 0
    audio.set_hidden(False)
    audio.set_volumes(1.0, 1.0, muted=True)
    assert pygame.mixer.music.get_volume() == 0
    audio.set_volumes(1.0, 1.0, muted=False)
    assert pygame.mixer.music.get_volume() == 1


def test_every_sound_of_the_game_can_be_loaded(audio):
    for name in audio.assets.entries:
        if name.startswith("sfx."):
            assert audio._sound(name.removeprefix("sfx.")) is not None
    assert audio.assets.problems == []
