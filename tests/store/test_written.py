"""Whatever is written can be read: every field of every file at its bounds, and nothing beyond them."""

from __future__ import annotations

import itertools
import math
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import inspect

from clue import files
from clue.boards.catalogue import board_named
from clue.codec.record import LONGEST, MOST, Record
from clue.codec.record_reader import LARGEST, RECORD, decode
from clue.firstcase.lesson import PROGRESS, Progress
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.database import EVERY_RESET
from clue.store.found import Unusable, found_in, journals, read_journal
from clue.store.journal import as_lines, read_lines
from clue.store.keeping import Casebook, Keeper
from clue.store.records import encode
from clue.store.resume import sat_again
from clue.store.saved import (
    HEAD,
    LINE,
    MOST_ORDER,
    Head,
    JournalLine,
    SitLine,
    payload_of,
    uncovered,
)
from clue.store.shelf import Shelf
from clue.ui.stage.settings import Settings, SettingsFile
from tests.store.games import a_book, a_journal, played_on

LETTERS = "é" + string.ascii_letters + '’\U0001f50d"\\\n '
MANY = 300
"""A collection that may be longer than this is tried with this many, and as if it were full."""
PATTERNS = {
    "^([0-9a-f]{64})?$": ("", "0f" * 32),
    "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$": ("", "2026-02-01T00:00:00Z"),
    "^[a-z-]{1,20}$": ("a", "z-" * 10),
    "^[a-z-]{0,12}$": ("", "z-" * 6),
    r"^(map\.tmx|[0-9]{1,4}\.(tsx|png|webp|jpg|jpeg))$": ("map.tmx", "9999.jpeg"),
}


class Kind(NamedTuple):
    """A thing that is written to a file, and how."""

    type: Any
    write: Callable[[Any], bytes]
    read: Callable[[bytes], Any]


def _settings(value: Settings) -> bytes:
    return files.fit(value, msgspec.json.Decoder(Settings).decode, LARGEST)


KINDS = {
    "record": Kind(Record, encode, decode),
    "head": Kind(Head, lambda head: files.fit(head, HEAD.decode, LARGEST), HEAD.decode),
    "line": Kind(JournalLine, payload_of, lambda payload: LINE.decode(uncovered(payload))),
    "settings": Kind(Settings, _settings, msgspec.json.Decoder(Settings).decode),
    "lesson": Kind(
        Progress, lambda value: files.fit(value, PROGRESS.decode, LARGEST), PROGRESS.decode
    ),
    "resets": Kind(
        EVERY_RESET.type,
        lambda value: files.fit(value, EVERY_RESET.decode, LARGEST),
        EVERY_RESET.decode,
    ),
}


def text(length: int) -> str:
    return "".join(itertools.islice(itertools.cycle(LETTERS), length))


def least(kind: inspect.Type) -> Any:
    """A value of a type, as small as may be."""
    return next(iter(edges(kind)))


def edges(kind: inspect.Type) -> Iterator[Any]:
    """The boundary values of a type, the smallest first."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            yield from (kind.ge, kind.le)
        case inspect.StrType():
            if kind.pattern:
                yield from PATTERNS[kind.pattern]
            else:
                yield from (text(kind.min_length or 0), text(kind.max_length))
        case inspect.BytesType():
            yield from (b"\xff" * (kind.min_length or 0), b"\xff" * kind.max_length)
        case inspect.BoolType():
            yield from (False, True)
        case inspect.NoneType():
            yield None
        case inspect.EnumType():
            yield from kind.cls
        case inspect.LiteralType():
            yield from kind.values
        case inspect.UnionType():
            for one in kind.types:
                yield from edges(one)
        case inspect.VarTupleType():
            few, most = kind.min_length or 0, min(kind.max_length, MANY)
            for count in (few, most):
                inner = itertools.cycle(edges(kind.item_type))
                yield tuple(next(inner) for _ in range(count))
        case inspect.TupleType():
            yield tuple(map(least, kind.item_types))
            yield tuple([*edges(one)][-1] for one in kind.item_types)
        case inspect.DictType():
            smallest = {least(kind.key_type): least(kind.value_type)}
            yield smallest if kind.min_length else {}
            keys = [*edges(kind.key_type)]
            yield dict.fromkeys(keys[: kind.max_length], [*edges(kind.value_type)][-1])
        case inspect.StructType():
            yield from structs(kind)
        case _:
            raise AssertionError(kind)


def structs(kind: inspect.StructType) -> Iterator[Any]:
    """One with every field at its least, and one for each boundary value of each field."""
    base = {field.name: least(field.type) for field in kind.fields}
    yield kind.cls(**base)
    for field in kind.fields:
        for value in edges(field.type):
            yield kind.cls(**{**base, field.name: value})


@pytest.mark.parametrize("kind", KINDS)
def test_the_boundary_values_of_every_field_are_written_and_read_again(kind):
    tried = 0
    for value in edges(inspect.type_info(KINDS[kind].type)):
        assert KINDS[kind].read(KINDS[kind].write(value)) == value
        tried += 1
    assert tried > 1


# -- beyond the bounds ---------------------------------------------------------------------------


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """Every place in a type that anything of any size may stand in."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            if kind.ge is None or kind.le is None:
                yield where
        case inspect.StrType():
            if kind.max_length is None and kind.pattern is None:
                yield where
        case inspect.BytesType():
            if kind.max_length is None:
                yield where
        case inspect.UnionType():
            for one in kind.types:
                yield from unbounded(one, where)
        case inspect.VarTupleType():
            if kind.max_length is None:
                yield where
            yield from unbounded(kind.item_type, f"{where}[]")
        case inspect.TupleType():
            for one in kind.item_types:
                yield from unbounded(one, f"{where}[]")
        case inspect.DictType():
            if kind.max_length is None and not isinstance(kind.key_type, inspect.EnumType):
                yield where
            yield from unbounded(kind.key_type, f"{where}.keys")
            yield from unbounded(kind.value_type, f"{where}[]")
        case inspect.StructType():
            for field in kind.fields:
                yield from unbounded(field.type, f"{where}.{field.name}")
        case _:
            pass


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_says_in_its_type_how_large_it_may_be(kind):
    assert not [*unbounded(inspect.type_info(KINDS[kind].type), kind)]


def beyond(kind: inspect.Type) -> Iterator[Any]:
    """Values of a type just beyond each of its bounds, and one of another kind."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            yield from (kind.ge - 1, kind.le + 1, 10**30, "x")
        case inspect.StrType():
            yield "\ud800"
            if kind.max_length:
                yield text(kind.max_length + 1)
            if kind.min_length:
                yield ""
            if kind.pattern:
                yield PATTERNS[kind.pattern][-1] + "0"
        case inspect.BytesType():
            yield b"\xff" * (kind.max_length + 1)
        case inspect.EnumType() | inspect.LiteralType():
            yield "nobody"
        case inspect.VarTupleType():
            if kind.max_length <= MANY:
                yield (least(kind.item_type),) * (kind.max_length + 1)
            for value in beyond(kind.item_type):
                yield (value,) * max(1, kind.min_length or 0)
        case inspect.TupleType():
            for index, one in enumerate(kind.item_types):
                whole = [*map(least, kind.item_types)]
                for value in beyond(one):
                    whole[index] = value
                    yield tuple(whole)
        case inspect.DictType():
            for value in beyond(kind.value_type):
                yield {least(kind.key_type): value}
            for key in beyond(kind.key_type):
                yield {key: least(kind.value_type)}
            if kind.min_length:
                yield {}
        case inspect.StructType():
            base = {field.name: least(field.type) for field in kind.fields}
            for field in kind.fields:
                for value in beyond(field.type):
                    yield kind.cls(**{**base, field.name: value})
        case inspect.UnionType():
            structs_ = [one for one in kind.types if isinstance(one, inspect.StructType)]
            for one in structs_:
                yield from beyond(one)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_beyond_a_bound_is_written(kind):
    tried = 0
    for value in beyond(inspect.type_info(KINDS[kind].type)):
        with pytest.raises(files.UnfitError):
            KINDS[kind].write(value)
        tried += 1
    assert tried > 2


# -- what the game itself makes up ----------------------------------------------------------------


def test_a_stranger_s_highest_number_costs_no_later_game(tmp_path):
    path, _ = a_journal(tmp_path)
    payloads = [*read_lines(path.read_bytes()).payloads, payload_of(SitLine(MOST_ORDER))]
    stranger = tmp_path / "stranger"
    stranger.write_bytes(as_lines(payloads)[0])
    Shelf(tmp_path).bring_in(stranger)
    ours, game = a_journal(tmp_path, 30)
    found = read_journal(ours)
    assert not found.damaged
    assert len(found.kept.record.actions) == len(game.case.session.played)
    assert not any(isinstance(one, Unusable) for one in journals(tmp_path))
    assert journals(tmp_path)[0].path == ours, "by the clock, where no number is left"


@pytest.mark.parametrize("letters", [1, 64, 65, 196, 197, 255])
def test_a_mansion_s_file_may_be_called_whatever_the_system_allows(tmp_path, letters):
    board = replace(board_named("classic"), name="m" * letters)
    seating = Seating(board, EDITIONS["deluxe"], dict.fromkeys(SUSPECTS[:3], "random"))
    game = Casebook(OpenCase(seating, "12"), Keeper(tmp_path))
    game.keep()
    played_on(game, 3)
    assert not game.trouble
    found = read_journal(game.keeper.path)
    assert len(found.kept.record.actions) == 3
    game.case.close()


@pytest.mark.parametrize("letters", [196, 197, 4092])
def test_a_program_s_command_may_be_as_long_as_a_line(tmp_path, letters):
    game = a_book(Keeper(tmp_path))
    game.case.seating.players[SUSPECTS[1]] = "cmd:" + "x" * letters
    game.keep()
    played_on(game, 3)
    assert not game.trouble
    assert len(read_journal(game.keeper.path).kept.record.actions) == 3
    game.case.close()


def test_what_cannot_be_kept_is_told_at_once_and_costs_nothing(tmp_path):
    game = a_book(Keeper(tmp_path))
    game.case.names[SUSPECTS[0]] = "n" * 201
    game.keep()
    played_on(game, 3)
    assert game.trouble == "unfit"
    assert not (tmp_path / "games").exists()
    game.case.names[SUSPECTS[0]] = "n" * 200
    game.keep()
    assert not game.trouble
    assert len(read_journal(game.keeper.path).kept.record.actions) == 3
    game.case.close()


def test_a_line_that_does_not_fit_ends_the_journal_where_it_stood(tmp_path):
    path, game = a_journal(tmp_path, close=False)
    before = path.read_bytes()
    assert not game.keeper.add(SitLine(-1))
    assert game.trouble == "unfit"
    assert not game.keeper.add(SitLine(1)), "nor is anything after it on the disk"
    played_on(game, 2)
    assert game.trouble == "unfit"
    assert path.read_bytes() == before
    game.case.close()


def test_the_next_case_of_any_that_can_be_read_can_be_written(tmp_path):
    """Its number, its seed and the score are the highest a stranger may have put there."""
    kept = a_book().kept()
    record = msgspec.structs.replace(kept.record, game=MOST)
    highest = dict.fromkeys(SUSPECTS, MOST)
    kept = msgspec.structs.replace(
        kept, record=record, seed="s" * LONGEST, games=MOST, wins=highest
    )
    game = sat_again(kept, Keeper(tmp_path))
    game.case.series.count(SUSPECTS[0])
    for _ in range(3):
        game = game.following()
        game.keep()
        assert not game.trouble
        assert not read_journal(game.keeper.path).damaged
        game.case.close()


def test_settings_beyond_their_bounds_are_mended_before_they_are_written(tmp_path):
    store = SettingsFile(tmp_path)
    wrong = Settings(sound_volume=7.0, music_volume=math.nan, window=(1, 99_999), text_size=1.3)
    assert store.save(wrong.but(language="fr", theme="pink"))
    loaded = store.load()
    assert loaded.trouble == ""
    assert loaded.settings == Settings(
        sound_volume=1.0, music_volume=0.0, window=(640, 16384), text_size=1.3, language="fr"
    )


def test_a_rename_too_long_is_cut_and_one_that_cannot_be_kept_is_an_os_error(tmp_path):
    path, _ = a_journal(tmp_path)
    Shelf(tmp_path).rename(read_journal(path), "t" * 5000)
    assert len(read_journal(path).title) == LONGEST
    with pytest.raises(files.UnfitError):
        Shelf(tmp_path).rename(read_journal(path), "\ud800")
    assert not found_in(path.read_bytes(), path).damaged


def test_the_reader_and_the_writer_have_one_decoder():
    record = a_book().record()
    assert RECORD.decode(encode(record)) == record
