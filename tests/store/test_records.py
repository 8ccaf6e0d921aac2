"""A game is a record: the same record gives the same game, and no bytes bring the reader down."""

from __future__ import annotations

import gc
import json
import re
import tracemalloc
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clue import folders
from clue.boards.catalogue import board_named, is_bundled
from clue.codec import plain, record_reader
from clue.codec.board import board_of, plan_of
from clue.codec.record import Record, SeatEntry
from clue.codec.record_reader import LARGEST, RecordError, RecordFault, decode, load
from clue.game.session import Session
from clue.rules.cards import SUSPECTS, Weapon
from clue.rules.chance import SeededChance
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.refusals import OF_A_HAND, Refusal, Why
from clue.rules.setup import deal, lay
from clue.store.records import encode, fresh_name, record_of, save
from clue.store.replay import opened, replayed
from clue.text.catalogue import languages
from clue.text.faults import tell_record_error
from clue.text.speaker import Speaker
from tests.mansions import classic, cottage
from tests.rules.anybody import pick, tables
from tools import record_schema


def played(setup, seed: int, length: int = 10_000, boldness: float = 0.05) -> Session:
    chance, rng = SeededChance(seed), Random(seed)
    session = Session(setup, deal(setup, chance), chance)
    while len(session.played) < length and (offers := session.offers()) is not None:
        session.act(pick(offers, rng, boldness))
    return session


def a_game(edition="deluxe", seed=7, board=None) -> Session:
    return played(lay(board or board_named("classic"), EDITIONS[edition], SUSPECTS[:4]), seed)


GAME = encode(record_of(a_game()))


def changed(**fields) -> bytes:
    return json.dumps(json.loads(GAME) | fields).encode()


def fault(data: bytes) -> RecordError:
    """The one fault of some bytes, said in every language without a gap."""
    with pytest.raises(RecordError) as raised:
        replayed(decode(data))
    for language in languages():
        sentence = tell_record_error(raised.value, Speaker(language, strict=True))
        assert sentence
        assert "\n" not in sentence
    return raised.value


@pytest.mark.parametrize("edition", EDITIONS)
def test_simulate_write_read_replay_gives_identical_events(edition):
    session = a_game(edition)
    data = encode(record_of(session))
    again = replayed(decode(data))
    assert again.events == session.events
    assert again.state == session.state
    assert encode(record_of(again)) == data, "byte-identical the second time"


@settings(max_examples=15, deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_any_table_can_be_recorded_and_replayed(setup, seed):
    session = played(setup, seed, length=120)
    data = encode(record_of(session))
    again = replayed(decode(data))
    assert [plain.line(plain.event(e)) for e in again.events] == [
        plain.line(plain.event(e)) for e in session.events
    ]
    assert encode(record_of(again)) == data


def test_a_record_is_laid_out_for_reading_and_has_an_action_a_line():
    head, actions = GAME.decode().split('  "actions": [\n')
    bare = json.loads(GAME)
    played_ = bare.pop("actions")
    assert f"{head.removesuffix(f',{chr(10)}')}\n}}" == json.dumps(bare, indent=2)
    assert [json.loads(line.rstrip(",")) for line in actions.splitlines()[:-2]] == played_
    assert all(line.startswith("    {") for line in actions.splitlines()[:-2])


def test_a_map_that_lies_beside_those_of_the_game_is_drawn_as_well(tmp_path, monkeypatch):
    """Tomorrow it may be another one, and nobody else has it."""
    for name in ("classic", "mine"):
        text = (folders.maps() / "classic.tmx").read_text(encoding="utf-8")
        drawn = text.replace("../assets", folders.assets().as_posix())
        (tmp_path / f"{name}.tmx").write_text(drawn, encoding="utf-8")
    monkeypatch.setattr(folders, "maps", lambda: tmp_path)
    board_named.cache_clear()
    try:
        assert is_bundled(board_named("classic"))
        assert not is_bundled(board_named("mine"))
    finally:
        board_named.cache_clear()


def test_a_bundled_mansion_is_named_and_any_other_is_drawn():
    assert json.loads(GAME)["mansion"] == "classic"
    elsewhere = json.loads(encode(record_of(a_game(board=cottage()))))
    assert elsewhere["mansion"]["rows"][0] == "1.2.3.4"


@pytest.mark.parametrize("board", [classic(), cottage()], ids=["classic", "cottage"])
def test_a_drawn_plan_is_the_same_board(board):
    assert board_of(plan_of(board)) == board


def test_players_names_are_kept(tmp_path):
    seats = [SeatEntry(SUSPECTS[0], "Zoé", "human"), SeatEntry(SUSPECTS[1], "", "sherlock:bold")]
    path = tmp_path / "partie d’été.cluegame"
    save(path, record_of(a_game(), seats))
    assert [(s.name, s.player) for s in load(path).seats][:2] == [
        ("Zoé", "human"),
        ("", "sherlock:bold"),
    ]
    assert [p.name for p in tmp_path.iterdir()] == [path.name], "no temporary file is left"


def test_a_record_can_be_opened_at_any_moment():
    record = decode(GAME)
    assert opened(record).played == []
    assert len(replayed(record, 10).played) == 10


HAND_WRITTEN = """
{
  "format": "clue-record", "version": 1,
  "edition": "detective-1986",
  "mansion": "classic",
  "seats": [{"suspect": "scarlet", "name": "Anna"}, {"suspect": "green"}, {"suspect": "plum"}],
  "deal": {
    "case": {"suspect": "plum", "weapon": "rope", "room": "hall"},
    "hands": {
      "scarlet": ["scarlet", "mustard", "white", "green", "peacock", "lead-pipe"],
      "green": ["knife", "wrench", "candlestick", "revolver", "study", "lounge"],
      "plum": ["library", "billiard-room", "dining-room", "conservatory", "ballroom", "kitchen"]
    },
    "weapons": {"rope": "study", "lead-pipe": "hall", "knife": "lounge",
                "wrench": "library", "candlestick": "kitchen", "revolver": "ballroom"}
  },
  "actions": [
    {"do": "roll", "seat": "scarlet", "dice": [6]},
    {"do": "move", "seat": "scarlet", "to": [16, 6]},
    {"do": "accuse", "seat": "scarlet", "suspect": "plum", "weapon": "rope", "room": "hall"}
  ]
}
"""


def test_a_person_can_write_one_by_hand():
    session = replayed(decode(HAND_WRITTEN.encode()))
    assert session.state.over
    assert session.state.phase.winner == SUSPECTS[0]


def test_an_illegal_action_is_named_by_its_index_and_reason():
    lines = json.loads(HAND_WRITTEN)
    lines["actions"][1]["to"] = [0, 5]
    error = fault(json.dumps(lines).encode())
    assert (error.fault, error.index) == (RecordFault.ILLEGAL, 1)
    assert error.refusal.why is Why.SQUARE_TAKEN
    assert "actions[1]" in tell_record_error(error, Speaker())


def test_dice_of_another_edition_are_named_by_their_index():
    lines = json.loads(HAND_WRITTEN)
    lines["actions"][0]["dice"] = [3, 3]
    error = fault(json.dumps(lines).encode())
    assert (error.fault, error.index) == (RecordFault.WRONG_DICE, 0)


HAND = json.loads(HAND_WRITTEN)["deal"]["hands"]
DEAL = json.loads(HAND_WRITTEN)["deal"]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"deal": DEAL | {"hands": {}}}, "wrong-hands"),
        ({"deal": DEAL | {"weapons": {}}}, "wrong-weapons"),
        ({"house": {"weapons_by_hand": True}}, "laid-too-soon"),
        ({"deal": DEAL | {"hands": HAND | {"plum": ["hall"]}}}, "doubled-card"),
        ({"deal": DEAL | {"hands": HAND | {"plum": ["attic"]}}}, "unknown-card"),
        ({"deal": DEAL | {"hands": HAND | {"plum": []}}}, "missing-card"),
        ({"deal": DEAL | {"weapons": dict.fromkeys(DEAL["weapons"], "hall")}}, "crowded-weapons"),
        (
            {
                "deal": DEAL
                | {
                    "hands": HAND
                    | {"plum": [*HAND["plum"], "study"], "green": [*HAND["green"][:4], "lounge"]}
                }
            },
            "wrong-hand-size",
        ),
        (
            {"deal": DEAL | {"open": ["kitchen"], "hands": HAND | {"plum": HAND["plum"][:5]}}},
            "wrong-open-cards",
        ),
        ({"seats": [{"suspect": "plum"}]}, "too-few-seats"),
        ({"seats": [{"suspect": "plum"}] * 3}, "doubled-seat"),
        ({"seats": [{"suspect": "plum"}, {"suspect": "green"}]}, "two-need-open-cards"),
    ],
)
def test_tables_that_cannot_be_laid(change, wrong):
    error = fault(json.dumps(json.loads(HAND_WRITTEN) | change).encode())
    assert error.fault is RecordFault.BAD_SETUP
    assert error.setup.fault.value == wrong


PLAN = msgspec.to_builtins(plan_of(cottage()))


@pytest.mark.parametrize(
    "change",
    [
        {"rooms": {}},
        {"rooms": {"A": "attic"}},
        {"doors": []},
        {"doors": [{"room": "attic", "cell": [9, 9], "facing": "up"}]},
        {"doors": [*PLAN["doors"], {"room": "attic", "cell": [2, 1], "facing": "right"}][::-1][:1]},
        {"doors": [{"room": "nowhere", "cell": [1, 1], "facing": "up"}]},
        {"passages": [["attic", "attic"]]},
        {"passages": [["attic", "nowhere"]]},
        {"rows": []},
        {"rows": ["1" * 64] * 64},
        {"rooms": PLAN["rooms"] | {".": "outside"}},
        {"rooms": dict.fromkeys(PLAN["rooms"], "rope")},
    ],
)
def test_drawn_mansions_that_cannot_be_played(change):
    assert fault(changed(mansion=PLAN | change)).fault is RecordFault.BAD_PLAN


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", RecordFault.NOT_JSON),
        (b"{", RecordFault.NOT_JSON),
        (GAME[: len(GAME) // 2], RecordFault.NOT_JSON),
        (b"\xff\xfe\x00", RecordFault.NOT_JSON),
        (GAME.replace(b"deluxe", b"del\xffxe"), RecordFault.NOT_JSON),
        (b"[" * 100_000, RecordFault.NOT_A_RECORD),
        (b'{"format":' * 100_000, RecordFault.NOT_A_RECORD),
        (b'{"format":"clue-record","version":1,"x":' + b"[" * 100_000, RecordFault.NOT_JSON),
        (b"null", RecordFault.NOT_A_RECORD),
        (b"[]", RecordFault.NOT_A_RECORD),
        (b"{}", RecordFault.NOT_A_RECORD),
        (changed(format="chess-record"), RecordFault.NOT_A_RECORD),
        (changed(version=2), RecordFault.LATER_VERSION),
        (changed(version=0), RecordFault.WRONG_SHAPE),
        (changed(version="one"), RecordFault.NOT_A_RECORD),
        (changed(edition="monopoly"), RecordFault.UNKNOWN_EDITION),
        (changed(mansion="../../secret"), RecordFault.UNKNOWN_MANSION),
        (changed(mansion=""), RecordFault.WRONG_SHAPE),
        (changed(seats=[]), RecordFault.WRONG_SHAPE),
        (changed(game=10**400), RecordFault.WRONG_SHAPE),
        (changed(game=-1), RecordFault.WRONG_SHAPE),
        (changed(surprise=1), RecordFault.WRONG_SHAPE),
        (changed(actions=[{"do": "fly", "seat": "scarlet"}]), RecordFault.WRONG_SHAPE),
        (changed(actions=[{"do": "roll", "seat": "scarlet", "dice": [7, 1]}]), RecordFault.WRONG_SHAPE),
        (changed(actions=[{"do": "roll", "seat": "butler", "dice": [1, 1]}]), RecordFault.WRONG_SHAPE),
        (changed(actions=[{"do": "end", "seat": "plum"}]), RecordFault.ILLEGAL),
        (b" " * (LARGEST + 1), RecordFault.TOO_LARGE),
    ],
)  # fmt: skip
def test_hostile_records_get_one_fault(data, expected):
    assert fault(data).fault is expected


def test_a_missing_file_and_a_folder_are_faults_too(tmp_path):
    for path, expected in (
        (tmp_path / "none.cluegame", RecordFault.NO_FILE),
        (tmp_path, RecordFault.UNREADABLE),
    ):
        with pytest.raises(RecordError) as raised:
            load(path)
        assert raised.value.fault is expected


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_mutated_records_are_a_fault_or_a_game(data):
    text = bytearray(GAME)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        match data.draw(st.sampled_from(["flip", "cut", "double", "number"])):
            case "flip":
                text[at] ^= 1 << data.draw(st.integers(0, 7))
            case "cut":
                del text[at : at + data.draw(st.integers(1, 200))]
            case "double":
                text[at:at] = text[at : at + 40]
            case _:
                text[at:at] = b"9" * data.draw(st.integers(1, 400))
        if not text:
            break
    with suppress(RecordError):
        replayed(decode(bytes(text)))


def test_hostile_input_leaves_no_memory_behind():
    hostile = [b"[" * 200_000, b'{"format":"' + b"x" * 2_000_000, changed(game=10**4000)]

    def suffer():
        for data in hostile:
            with pytest.raises(RecordError):
                decode(data)

    suffer()
    tracemalloc.start()
    suffer()
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(20):
        suffer()
    gc.collect()  # what only waits to be swept up is not left behind
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 64_000


def test_the_published_schema_is_the_one_the_reader_uses():
    assert record_schema.PATH.read_text(encoding="utf-8") == record_schema.text()
    assert isinstance(decode(GAME), Record)


@pytest.mark.parametrize(
    "house",
    [
        HouseRules(True, False, False),
        HouseRules(False, True, True),
        HouseRules(steady_pace=5),
        HouseRules(weapons_by_hand=True),
    ],
)
def test_house_rules_are_kept_in_the_record(house):
    session = played(
        lay(
            classic(),
            EDITIONS["deluxe"],
            SUSPECTS[:2] if house.two_with_open_cards else SUSPECTS,
            house,
        ),
        3,
        50,
    )
    assert replayed(decode(encode(record_of(session)))).setup.house == house


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", sorted(OF_A_HAND, key=lambda why: why.value))
def test_no_sentence_about_a_file_tells_a_hand_unless_it_was_asked_for(language, why):
    """Wherever a game is opened or taken in, whoever reads may be at its table."""
    refusal = Refusal(why, seat=SUSPECTS[1], card=Weapon.ROPE)
    error = RecordError(RecordFault.ILLEGAL, index=3, refusal=refusal)
    words = Speaker(language, strict=True)
    rope = str(words.card(Weapon.ROPE))
    assert rope.casefold() not in tell_record_error(error, words).casefold()
    assert tell_record_error(error, words) != tell_record_error(error, words, refusal)


BEFORE_STARTS = Path(__file__).parent / "before_starts.cluegame"
"""A game in the Lodge, from before two of its starts were moved."""


def test_a_record_that_calls_the_lodge_by_its_name_means_the_lodge_it_was_played_in():
    record = load(BEFORE_STARTS)
    assert record.mansion == "lodge"
    session = replayed(record)
    assert session.state.over
    assert session.setup.board.starts != board_named("lodge").starts
    again = record_of(session, record.seats)
    assert again.mansion == "lodge"
    assert again.actions == record.actions
    assert plan_of(board_named("lodge")) == record_of(a_game(board=board_named("lodge"))).mansion


def test_a_record_of_the_largest_size_is_read_and_one_byte_more_is_not(monkeypatch):
    monkeypatch.setattr(record_reader, "LARGEST", len(GAME))
    assert encode(decode(GAME)) == GAME
    with pytest.raises(RecordError) as refused:
        decode(GAME + b" ")
    assert refused.value.fault is RecordFault.TOO_LARGE


def test_a_file_name_tells_when_and_six_letters_more():
    """Short enough to be read in a list, and two begun in one second still differ."""
    names = {fresh_name(".cluegame") for _ in range(50)}
    assert len(names) == 50
    assert all(re.fullmatch(r"\d{8}-\d{6}-[0-9a-f]{6}\.cluegame", name) for name in names)
