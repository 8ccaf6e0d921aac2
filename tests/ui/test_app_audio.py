"""Sound where there is a card, silence without a word where there is none."""

import shutil
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pygame
import pytest

from clue import folders
from clue.background import Background
from clue.boards import load_mansion
from clue.devkit.robot import Robot
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import Suspect
from clue.ui.beats.choreography import choreograph
from clue.ui.beats.script import Scenery
from clue.ui.media.assets import Assets
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.sound import around, beds, effects
from clue.ui.sound.around import step_on
from clue.ui.sound.audio import AROUND_CHANNEL, DUCKED, HUSHED, MUSIC_CHANNEL, TELLING, Audio
from clue.ui.sound.beds import AHEAD, Spool
from clue.ui.stage.settings import Settings


@pytest.fixture
def assets():
    return Assets()


@pytest.fixture
def audio(assets, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    background = Background()
    voice = Audio(assets, background)
    voice.set_volumes(0.5, 0.25, 0.5, muted=False)
    voice.open()
    voice.background = background
    done(voice)
    yield voice
    voice.close()
    background.close()


def done(audio):
    """All that was ordered, and what the loop does about it."""
    assert audio.desk.wait(60)
    audio.background.take(lambda act: act())


def test_without_a_sound_card_everything_is_silent(assets, monkeypatch, capfd, caplog):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    pygame.mixer.quit()
    background = Background()
    voice = Audio(assets, background)
    voice.background = background
    voice.open()
    done(voice)
    voice.play("button")
    voice.music("title")
    voice.around("night")
    voice.level({"lead": 0.0})
    voice.set_hidden(True)
    voice.stop_music()
    done(voice)
    voice.close()
    background.close()
    assert voice.missing
    assert not voice.desk.open
    assert capfd.readouterr() == ("", "")
    assert assets.problems == [], "no file is blamed"
    assert [one for one in caplog.records if one.levelname not in {"INFO", "DEBUG"}] == []


def test_no_take_comes_twice_running_and_none_is_forgotten(assets):
    dealt = effects.Takes(assets.entries, Random(5))
    every = dealt.of("step.wood")
    names = [dealt.next("step.wood").name for _ in range(len(every) * 40)]
    assert len(every) >= 3
    assert all(a != b for a, b in pairwise(names))
    for start in range(0, len(names), len(every)):
        assert set(names[start : start + len(every)]) == set(every)
    assert names[: len(every)] != names[len(every) : 2 * len(every)]


def test_a_take_is_a_little_louder_or_higher_but_no_more(assets):
    dealt = effects.Takes(assets.entries, Random(5))
    played = [dealt.next("bubble") for _ in range(200)]
    least, most = effects.gain_of(-effects.LOUDER), effects.gain_of(effects.LOUDER)
    assert all(least <= one.gain <= most for one in played)
    assert all(0.96 <= one.pitch <= 1.04 for one in played)
    assert len({one.pitch for one in played}) > 100
    assert dealt.next("hover") == effects.Take("hover")


def test_an_unknown_sound_is_no_fault(audio):
    audio.play("trombone")
    audio.music("polka")
    audio.around("volcano")
    done(audio)
    assert audio.assets.problems == []
    assert audio.played == ["trombone"]


def test_every_sound_of_the_game_can_be_played_each_time_in_another_take(audio):
    dealt = effects.Takes(audio.assets.entries)
    played = []
    for name in dealt.sounds:
        audio.desk.order(lambda name=name: played.append([audio.effects.take(name) for _ in "12"]))
    done(audio)
    assert len(played) == len(dealt.sounds) > 30
    for name, (one, other) in zip(dealt.sounds, played, strict=True):
        assert one.sound.get_length() > 0.2
        assert (one.sound is not other.sound) is (len(dealt.of(name)) > 1)
    assert audio.assets.problems == []


def test_what_is_played_is_heard_at_its_volume_and_no_louder(audio):
    audio.play("hover")
    audio.play("hover", 0.5)
    done(audio)
    busy = [pygame.mixer.Channel(n) for n in range(2, 16) if pygame.mixer.Channel(n).get_busy()]
    assert [round(one.get_volume(), 2) for one in busy] == [0.5, 0.25]


def test_sound_needs_nothing_that_the_packages_leave_out():
    """They leave out ``pygame.sndarray``; without it the packages were silent, and said nothing."""
    code = "".join(file.read_text("utf-8") for file in Path(effects.__file__).parent.glob("*.py"))
    assert "pygame.mixer" in code
    assert "sndarray" not in code


def test_higher_is_shorter():
    low, high = (effects.pitched(wave(40_000), pitch) for pitch in (0.96, 1.04))
    assert len(low) == pytest.approx(len(high) * 1.04 / 0.96, rel=0.001)


def test_volumes_and_silence_reach_music_and_house(audio):
    def volumes():
        done(audio)
        channels = (MUSIC_CHANNEL, AROUND_CHANNEL)
        return [pygame.mixer.Channel(number).get_volume() for number in channels]

    assert volumes() == [pytest.approx(0.25, abs=0.01), pytest.approx(0.5, abs=0.01)]
    audio.set_hidden(True)
    assert volumes() == [0, 0]
    audio.set_hidden(False)
    audio.set_volumes(1.0, 1.0, 1.0, muted=True)
    assert volumes() == [0, 0]
    audio.set_volumes(1.0, 1.0, 0.25, muted=False)
    assert volumes() == [1, 0.25]


def test_music_and_rain_are_read_behind_the_picture_and_then_sound(audio):
    audio.music("title")
    audio.around("night")
    done(audio)
    assert len(audio.desk.music.strips) == 1
    assert set(audio.desk.around.strips) == {"rain"}
    audio.around("study")
    done(audio)
    assert {n for n, s in audio.desk.around.strips.items() if s.goal} == set(around.PLACES["study"])
    assert audio.desk.around.strips["rain"].leaving
    audio.around("night")
    done(audio)
    assert not audio.desk.around.strips["rain"].leaving
    audio.around("")
    done(audio)
    assert all(strip.leaving for strip in audio.desk.around.strips.values())
    audio.stop_music()
    done(audio)
    assert audio.desk.music.strips == {}


def test_the_music_goes_down_by_six_decibels_under_what_matters(audio):
    audio.play("bubble")
    done(audio)
    assert audio.desk.goal == 1.0
    audio.play("right")
    done(audio)
    assert audio.desk.goal == DUCKED
    assert 20 * np.log10(DUCKED) == pytest.approx(-6, abs=0.1)
    audio.hush(5.0)
    assert audio.desk.goal == HUSHED


def wave(length, height=10000, sides=2):
    return np.full((length, sides), height, np.int16)


def test_stems_stay_together_to_the_sample_and_come_in_with_the_bar():
    """Each plays its own position as its value, so a shift would be seen."""
    count, bar = 90_000, 30_000
    ramp = np.arange(count, dtype=np.int32) % 20_000
    ramp = np.stack([ramp, ramp], axis=1).astype(np.int16)
    bed = beds.Bed(0)
    first = beds.Strip(ramp, 1.0, gain=1.0, bar=bar)
    second = beds.Strip(-ramp, 0.0, bar=bar, pace=0.1)
    bed.put({"first": first, "second": second})
    blocks = [bed.mixed(2)]
    bed.aim({"second": 1.0})  # in the middle of a bar
    while sum(map(len, blocks)) < 3 * count:
        blocks.append(bed.mixed(2))
    heard = np.concatenate(blocks)[:, 0]
    assert first.at == second.at
    assert (heard[:bar] == ramp[:bar, 0]).all()  # not before the bar is over
    late = bar + beds.BLOCK
    assert np.abs(heard[late:]).max() == 0  # two waves against each other, with no sample between
    assert len(heard) > 2 * count  # and so it is across the seam


@pytest.mark.parametrize("name", ["loop.clock", "music.lost"])
def test_unpacked_in_stretches_a_sound_is_what_it_is_as_a_whole(audio, name):
    """To the bit, also across the seam of two stretches, and wherever one begins."""
    file = audio.assets.path(name)
    whole, spool = effects.samples_of(pygame.mixer.Sound(file)), Spool(file.read_bytes())
    assert len(spool) == len(whole)
    heard = np.concatenate([spool[at : at + 13_230] for at in range(0, len(whole), 13_230)])
    assert np.array_equal(heard, whole)
    dice = Random(8)
    for _ in range(5):
        at = dice.randrange(len(whole))
        assert np.array_equal(spool[at : at + 2 * AHEAD], whole[at : at + 2 * AHEAD])


@pytest.mark.parametrize("data", [b"", b"OggS", b"no sound at all, but long enough to be one"])
def test_a_broken_sound_is_an_error_when_it_is_begun(data):
    with pytest.raises(ValueError, match=r"\w"):
        Spool(data)


def test_a_broken_loop_is_told_once_and_the_others_sound(audio, tmp_path):
    shutil.copytree(audio.assets.root / "sounds", tmp_path / "sounds")
    (tmp_path / "sounds/loop.fire.ogg").write_bytes(b"wood")
    audio.assets.root = tmp_path
    for place in ("study", "library", "study"):
        audio.around(place)
    done(audio)
    assert [problem.name for problem in audio.assets.problems] == ["loop.fire"]
    assert {"room", "clock"} <= set(audio.desk.around.strips)


def test_a_piece_that_does_not_loop_ends_and_what_leaves_is_gone():
    bed = beds.Bed(0)
    bed.put({"end": beds.Strip(wave(50_000), 1.0, loops=False), "old": beds.Strip(wave(999), 1.0)})
    bed.send_off(["old"])
    for _ in range(20):
        bed.mixed(2)
    assert bed.strips == {}


def test_ten_sounds_at_once_never_clip():
    """Whatever the order and the delays: the sum of all is lower than what can be played."""
    dice = Random(3)
    for _ in range(40):
        one, began = effects.Limiter(), []
        now, gains = 100.0, {}
        for channel in range(10):
            length = dice.randrange(4000, 60_000)
            made = wave(length, dice.randrange(3000, 32_767), 1)
            gains.update(one.begin(channel, effects.peaks_of(made, 44_100), 1.0, now, 0.2))
            began.append((int(now * 44_100), made))
            at_once = np.zeros(300_000)
            for number, (start, played) in enumerate(began):
                offset = start - began[0][0]
                sounding = np.zeros(300_000)
                sounding[offset : offset + len(played)] = played[:, 0]
                if len(at_once) > (now - 100.0) * 44_100:
                    sounding[: int((now - 100.0) * 44_100)] = 0
                at_once += sounding * gains[number]
            assert at_once.max() / 32_768 <= effects.CEILING - 0.2 + 1e-6
            now += dice.uniform(0, 0.3)


def test_a_sound_alone_is_as_loud_as_it_was_made():
    one = effects.Limiter()
    assert one.begin(3, effects.peaks_of(wave(9000), 44_100), 0.8, 1.0) == {3: 0.8}


def test_steps_are_heard_as_what_the_pawn_walks_on():
    assert step_on(Cell(3, 4)) == "step.marble"
    assert step_on("library") == "step.carpet"
    assert step_on("boathouse") == "step.wood"


def test_a_walk_into_a_carpeted_room_ends_on_the_carpet(mansion_walk):
    assert mansion_walk[:-1].count("step.marble") == len(mansion_walk) - 3
    assert mansion_walk[-3:] == ["step.carpet", "step.carpet", "door"]


@pytest.fixture
def mansion_walk():
    """The cues of a walk from the corridor into the library."""
    board = load_mansion(folders.maps() / "classic.tmx").board
    door = board.doors_of["library"][0]
    event = ev.Moved(Suspect.PLUM, Cell(0, 0), (door.front,), "library")
    home = {Suspect.PLUM: (1.5, 1.5)}
    timeline = choreograph(event, Scenery(board, home, {Suspect.PLUM: (2.5, 8.5)}))
    return [one.payload for one in timeline.cues]


def test_mono_is_mono_from_the_card_to_the_loops(audio):
    audio.music("title")
    audio.set_mono(True)
    done(audio)
    assert pygame.mixer.get_init()[2] == 1
    (strip,) = audio.desk.music.strips.values()
    assert strip.wave[0:9].shape == (9, 1)
    audio.set_mono(False)
    done(audio)
    assert pygame.mixer.get_init()[2] == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_sound_tells_is_written_where_that_is_wanted(language):
    said = []
    with Robot(
        lambda: SettingsScene("sound"), settings=Settings(language=language, captions=True)
    ) as robot:
        robot.app.picture.tell = lambda notice: said.append(notice.sentence)
        for name in sorted(TELLING):
            robot.app.audio.play(name)
        robot.app.audio.play("hover")
        robot.app.change(robot.app.settings.but(captions=False))
        robot.app.audio.play("turn")
    assert len(set(said)) == len(TELLING) == len(said)
