"""A stretch of a record as a moving picture: the same each time, whole, and what one seat sees."""

from importlib import util

import numpy as np
import pytest
from PIL import Image

from clue.__main__ import main
from clue.codec.record_reader import load
from clue.devkit.film import Stretch, film
from clue.devkit.strip import KINDS, FilmStrip, still_png, write
from clue.rules.cards import Suspect
from clue.store.records import record_of, save
from tests.players.games import begun, seating

SIZE = 640, 400
SPEEDY = {"size": SIZE, "speed": "fast", "rate": 10}


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A short game of random players, as a file."""
    path = tmp_path_factory.mktemp("film") / "game.cluegame"
    save(path, record_of(begun(seating("random", "random", "random"), "film", 30)))
    return path


@pytest.fixture(scope="module")
def strip(record):
    return film(Stretch(load(record), 1, 3, **SPEEDY))


def test_the_same_stretch_is_the_same_film_byte_by_byte(record, strip, tmp_path):
    again = film(Stretch(load(record), 1, 3, **SPEEDY))
    assert len(strip.shots) > 5
    for kind in KINDS:
        one, other = tmp_path / f"one{kind}", tmp_path / f"other{kind}"
        write(strip, one)
        write(again, other)
        assert one.read_bytes() == other.read_bytes(), kind


def test_a_moving_png_shows_every_picture_for_its_time(strip, tmp_path):
    path = tmp_path / "film.png"
    write(strip, path)
    with Image.open(path) as read:
        assert read.n_frames == len(strip.shots)
        assert read.size == SIZE
        for number, (shot, pixels) in enumerate(zip(strip.shots, strip.whole(), strict=True)):
            read.seek(number)
            assert np.array_equal(np.asarray(read.convert("RGB")), pixels)
            assert read.info["duration"] == shot.thousandths


def test_pictures_alike_are_one_that_stands_longer():
    strip = FilmStrip((2, 1))
    for picture in (b"aaabbb", b"aaabbb", b"aaabbc"):
        strip.add(picture, 1 / 3)
    assert [shot.thousandths for shot in strip.shots] == [667, 333]
    last = strip.shots[1]
    assert (last.x, last.y, last.wide, last.high) == (1, 0, 1, 1)


def test_stills_are_pictures_named_after_their_moments(record, tmp_path, capsys):
    folder = tmp_path / "stills"
    line = ["film", str(record), "--to", "2", "--size", "640x400", "--speed", "fast", "--rate", "4"]
    assert main([*line, "--frames", str(folder)]) == 0
    assert "pictures" in capsys.readouterr().out
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "0000-000000ms.png"
    with Image.open(folder / names[-1]) as read:
        assert read.size == SIZE
        assert still_png(np.asarray(read)) == (folder / names[-1]).read_bytes()


def test_a_seat_sees_its_own_cards_and_everybody_none(record):
    stretch = {"size": SIZE, "speed": "instant", "rate": 5}
    public, own = (
        next(film(Stretch(load(record), 0, 1, seat=seat, **stretch)).whole()).copy()
        for seat in (None, Suspect.SCARLET)
    )
    assert not np.array_equal(public, own)


def test_without_a_place_to_write_the_actions_are_listed(record, capsys):
    assert main(["film", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [
        str(n + 1) for n in range(len(load(record).actions))
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--from", "3", "--to", "3", "--out", "a.png"), "There is no such stretch"),
        (("--from", "-1", "--out", "a.png"), "There is no such stretch"),
        (("--to", "99999", "--out", "a.png"), "There is no such stretch"),
        (("--out", "a.mp4"), "ends in one of these: .png, .webp, .gif"),
        (("--seat", "watson", "--out", "a.png"), "watson"),
        (("--to", "1", "--out", "/dev/null/a.png"), "cannot be written"),
    ],
)
def test_what_cannot_be_filmed_is_told_in_a_sentence(record, capsys, arguments, told):
    assert main(["film", str(record), *arguments]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_record_that_is_none_is_told_in_a_sentence(tmp_path, capsys):
    assert main(["film", str(tmp_path / "none"), "--out", "a.png"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_pillow_a_moving_png_is_offered(record, capsys, monkeypatch):
    found = util.find_spec
    monkeypatch.setattr(
        "clue.devkit.strip.find_spec", lambda name: None if name == "PIL" else found(name)
    )
    assert main(["film", str(record), "--out", "a.webp"]) == 1
    assert ".png needs nothing" in capsys.readouterr().err
