"""Music follows what everybody has seen of a case, and nothing else."""

import math
import re
import struct
import threading
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from clue import api, folders
from clue.devkit.robot import Robot
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Suspect
from clue.rules.view import View, watch
from clue.ui.beats.choreography import choreograph
from clue.ui.beats.script import Form, Scenery
from clue.ui.board.geometry import middle
from clue.ui.media.assets import Assets
from clue.ui.menu import title
from clue.ui.sound import around, beds, music
from clue.ui.sound.around import MOTIFS
from clue.ui.sound.audio import TELLING
from clue.ui.sound.beds import Bed
from clue.ui.sound.effects import Takes
from tests.daily import LONG, later, long, part, seeds
from tests.rules.anybody import again, hidden_pairs, play, swapped
from tests.ui.hands import INSTANT, Hands, open_case, sit


@pytest.fixture(scope="module")
def assets():
    return Assets()


@pytest.fixture(scope="module")
def game():
    return api.play(api.deal(4, seed=3), ["constable"] * 4, seed=3)


def told(game, seat):
    """What the music is given after each event, read from one seat's view."""
    setup = game.setup
    view = View(seat, setup.board, setup.edition, setup.house)
    found = []
    for event in game.events:
        view = watch(view, ev.redact(event, seat))
        found.append(music.seen(view))
    return found


def test_every_seat_and_a_bystander_would_hear_the_same(game):
    """So no card that is hidden from anybody can be heard."""
    bystander = told(game, None)
    for seat in game.setup.seats:
        assert told(game, seat) == bystander


def test_the_music_changes_in_the_course_of_a_game(game):
    heard = [music.levels_of(case) for case in told(game, None)]
    assert heard[0] == music.OPENING
    assert len({id(levels) for levels in heard}) >= 4


def test_each_stage_is_reached_by_public_numbers():
    def levels(turn, asked, failed=0, playing=4):
        return music.levels_of(music.Seen(turn, asked, failed, playing, 4))

    assert levels(1, 0) == music.OPENING
    assert levels(2, 1) == music.FIRST_QUESTIONS
    assert levels(7, 5) == music.THINKING
    assert levels(8, 5) == music.RESTING
    assert levels(13, 12) == music.CLOSING_IN
    assert levels(9, 5, failed=1, playing=3) == music.CLOSING_IN
    assert levels(9, 5, failed=2, playing=2) == music.FEW_LEFT


def test_every_stage_names_every_stem():
    stems = {music.stem_of(stem) for piece in music.AT_TABLE for stem in music.PIECES[piece].stems}
    assert all(stems == set(levels) for levels in music.STAGES.values())


def samples_in(path):
    """The position that the last page of an Ogg file names: all its samples."""
    data = path.read_bytes()
    page = data.rindex(b"OggS")
    return struct.unpack("<q", data[page + 6 : page + 14])[0]


@pytest.mark.parametrize("piece", music.AT_TABLE)
def test_the_stems_of_a_piece_are_equally_long_to_the_sample(assets, piece):
    stems = music.PIECES[piece].stems
    assert len(stems) == 4
    lengths = {samples_in(assets.path(f"music.{stem}")) for stem in stems}
    assert len(lengths) == 1


PLAYED = re.compile(r'(?:cue\("sound", |audio\.play\(|sound = )"([a-z.]+)"')


def test_every_sound_the_game_plays_is_there_and_every_sound_is_played(assets):
    """What is there is measured by ``tools/art/sound_table.py``: so all that is heard is."""
    code = "".join(file.read_text("utf-8") for file in Path(folders.__file__).parent.rglob("*.py"))
    sounds = set(Takes(assets.entries).sounds)
    assert set(PLAYED.findall(code)) <= sounds
    assert not {name for name in sounds if f'"{name}"' not in code}


def test_every_piece_is_there_and_every_suspect_has_a_motif(assets):
    for piece in music.PIECES.values():
        assert all(f"music.{stem}" in assets for stem in piece.stems)
    assert set(MOTIFS) == set(Suspect)
    assert all(f"sfx.{motif}" in assets for motif in MOTIFS.values())


def test_a_table_keeps_its_piece_and_the_next_one_has_another(assets):
    one = music.Music(assets, Bed(0), lambda _: None, assets.blame)
    pieces = []
    for _ in range(30):
        one.start(music.TABLE)
        piece = one.piece
        one.start("accuse")
        one.start(music.TABLE)
        assert one.piece == piece
        pieces.append(piece)
        one.start("title")
    assert set(pieces) == set(music.AT_TABLE)
    assert all(a != b for a, b in pairwise(pieces))


def test_a_piece_that_comes_back_goes_on_where_it_was(assets, monkeypatch):
    ramp = np.zeros((96_000, 2), np.int16)
    monkeypatch.setattr(beds, "unpacked", lambda *_: ramp)
    bed = Bed(0)
    one = music.Music(assets, bed, lambda act: act(), assets.blame)
    one.start(music.TABLE)
    for _ in range(4):
        bed.mixed(2)
    (left,) = {strip.at for strip in bed.strips.values()}
    one.start("accuse")
    one.start(music.TABLE)
    (again,) = {strip.at for key, strip in bed.strips.items() if not strip.leaving}
    assert 0 < again <= left
    assert again % (96_000 // music.PIECES[one.piece].bars) == 0


# -- the loop never touches the mixer --------------------------------------------------------------


@pytest.fixture
def hands_on(monkeypatch):
    """The threads that have touched the mixer, to load a sound or for anything else."""
    threads = set()

    def noted(touch):
        def touching(*args, **kwargs):
            threads.add(threading.current_thread().name)
            return touch(*args, **kwargs)

        return touching

    for name in ("init", "Sound", "Channel", "pause", "unpause", "stop"):
        monkeypatch.setattr(pygame.mixer, name, noted(getattr(pygame.mixer, name)))
    return threads


def heard(robot):
    """Open the card."""
    robot.app.open_late()
    assert robot.app.audio.desk.wait(20)
    assert robot.app.audio.desk.open


def points_at_a_room(robot):
    """It is heard when the pointer has stayed, and no longer when it has long gone."""
    table, house = robot.scene, robot.app.audio.house
    before = house.place
    room = table.performance.board.rect_of("library" if before != "library" else "study")
    robot.point(room.center)
    robot.step()
    assert house.place == before
    robot.settle()
    robot.clock.advance(around.LINGERS + 0.1)
    robot.step()
    assert house.place in {"library", "study"} - {before}
    robot.point((1, 1))
    robot.clock.advance(around.STAYS + 0.1)
    robot.step(2)
    assert house.place == before


def test_at_a_table_the_room_pointed_at_is_heard_and_the_loop_touches_no_sound(hands_on):
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        heard(robot)
        robot.app.audio.music("accuse")
        sit(robot, open_case(("human", "inspector", "inspector"), "3"))
        robot.settle()
        points_at_a_room(robot)
        robot.app.audio.play("knock")
        assert robot.app.audio.desk.wait(20)
        assert robot.app.audio.desk.music.strips
        assert robot.app.audio.desk.around.strips
        robot.app.be_seen(False)
        robot.app.be_seen(True)
        robot.app.change(robot.app.settings.but(mono=True))
        assert robot.app.audio.desk.wait(20)
    assert hands_on == {"sound"}


@later
def test_in_a_whole_game_by_hand_the_loop_touches_no_sound(hands_on):
    game = open_case(("human", "inspector", "sergeant", "inspector"), "3")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        heard(robot)
        sit(robot, game)
        Hands(robot, "keys", boldness=0.5).play()
        assert robot.app.audio.desk.wait(20)
        assert len(robot.app.audio.played) > 20
    assert hands_on == {"sound"}


# -- where one listens -----------------------------------------------------------------------------


def test_a_room_that_is_pointed_at_leads_when_the_pointer_has_stayed():
    ear = around.ListeningEar()
    ear.follow("corridor")
    assert (ear.place, ear.due(0.0)) == ("corridor", math.inf)
    ear.point("library", 1.0)
    assert ear.due(1.1) == 1.0 + around.LINGERS
    ear.point("study", 1.5)  # the pointer went on: nothing is heard of the library
    assert ear.due(2.0) == 1.5 + around.LINGERS
    assert ear.place == "corridor"
    ear.due(2.4)
    assert (ear.place, ear.due(2.5)) == ("study", math.inf)


def test_a_room_is_heard_a_while_longer_and_no_longer_than_the_turn():
    ear = around.ListeningEar()
    ear.follow("hall")
    ear.point("study", 0.0)
    ear.due(1.0)
    ear.point("", 2.0)
    assert ear.due(2.1) == 2.0 + around.STAYS
    assert ear.place == "study"
    ear.due(6.0)
    assert ear.place == "hall"
    ear.point("study", 7.0)
    ear.due(8.0)
    ear.follow("hall")  # the same turn, and the same place
    assert ear.place == "study"
    ear.follow("kitchen")
    assert (ear.place, ear.due(8.1)) == ("kitchen", math.inf)


# -- nothing that is heard tells what is hidden ----------------------------------------------------


def spots(view):
    """Where everything stands, near enough for its sounds."""
    places = dict(zip(SUSPECTS, view.pawns, strict=False))
    places |= {what: room for what, room in zip(WEAPONS, view.weapons, strict=False) if room}
    doors = view.board.doors_of
    return {
        token: middle(place if isinstance(place, Cell) else doors[place][0].cell)
        for token, place in places.items()
    }


def audible(session, viewer, form):
    """All that is to be heard of a game by one viewer: sounds, captions, stems, and where."""
    setup = session.setup
    view = View(viewer, setup.board, setup.edition, setup.house)
    charged, found = None, []
    for event in session.events:
        told = ev.redact(event, viewer)
        before, view = view, watch(view, told)
        if isinstance(told, ev.Accused):
            charged = told.case
        one = Scenery(
            *(view.board, spots(before if before.pawns else view), spots(view)),
            form=form,
            charged=charged is not None and form is not Form.NONE,
            accused=charged,
        )
        cues = choreograph(told, one).cues
        found += [(cue.time, cue.name, cue.payload, cue.payload in TELLING) for cue in cues]
        place = view.place_of(view.phase.seat) if view.pawns and view.phase.seat else None
        found.append((music.levels_of(music.seen(view)), place))
        if isinstance(told, ev.TurnEnded | ev.GameEnded):
            charged = None
    return found


@long
@pytest.mark.parametrize("form", part(Form, (Form.FULL,)))
def test_every_viewer_of_a_whole_game_hears_the_same(game, form):
    """Whoever listens in the same room learns nothing from the seat that looks on (R14, R15)."""
    bystander = audible(game, None, form)
    assert len(bystander) > 100
    for seat in game.setup.seats:
        assert audible(game, seat, form) == bystander


@long
@pytest.mark.parametrize("seats", part([3, 4, 6], [4]))
def test_exchanging_what_is_hidden_changes_nothing_that_is_heard(seats):
    """Neither for a watcher who cannot tell the two deals apart, nor for anybody beside him."""
    compared = 0
    for seed in seeds(6):
        session = play(seats, seed, 30 + 20 * seed)
        watcher = session.setup.seats[seed % seats]
        pairs = list(hidden_pairs(session, watcher))
        for one, other in pairs if LONG else pairs[::4]:
            twin = again(session, swapped(session.dealt, one, other), watcher)
            if twin is None:
                continue
            compared += 1
            assert session.state != twin.state, "the truths do differ"
            for viewer in (watcher, None):
                mine, theirs = (audible(each, viewer, Form.FULL) for each in (session, twin))
                assert mine == theirs
    assert compared > (20 if LONG else 3)
