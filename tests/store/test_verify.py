"""A finished game keeps the promise made at its start, and whoever changes it is found out."""

import hashlib
import json
import random
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from clue import folders
from clue.__main__ import main
from clue.boards.catalogue import board_named
from clue.codec.record import CutEntry, RollLine, SeatEntry, ShowLine
from clue.codec.record_reader import decode, load
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.seating import Seating, played, seats_for
from clue.players.names import HUMAN
from clue.players.registry import LEVELS
from clue.players.skill import TEMPERS
from clue.rules.cards import SUSPECTS, WEAPONS
from clue.rules.editions import EDITIONS
from clue.store.database import StatisticsDatabase, readings
from clue.store.found import read_journal
from clue.store.keeping import Casebook, Keeper
from clue.store.records import encode, record_of, save
from clue.store.replay import Doubt, DoubtError, Proof, verify
from clue.store.resume import sat_again
from clue.text.catalogue import languages
from clue.text.faults import tell_doubt
from clue.text.speaker import Speaker

PLAYERS = [
    f"{level}:{temper}" if temper else level
    for level in LEVELS
    for temper in TEMPERS
    if level != "random" or not temper
]
TABLES = [[*PLAYERS, *PLAYERS][start : start + 3] for start in range(0, len(PLAYERS), 3)]
SALT = "ab" * 32


def game(names, edition="deluxe", seed="1926"):
    seating = Seating(board_named("classic"), EDITIONS[edition], seats_for(names))
    session = played(seating, seed)
    seats = [SeatEntry(seat, player=name) for seat, name in seating.players.items()]
    return decode(encode(record_of(session, seats, Pledge(seed, SALT))))


@pytest.fixture(scope="module")
def three():
    """A game long enough for shown cards and many throws."""
    return game(["sergeant", "inspector:bold", "constable"], "detective-1986", "1")


def doubt(record, promised=""):
    with pytest.raises(DoubtError) as found:
        list(verify(record, promised))
    return found.value


def first(record, kind):
    return next(i for i, line in enumerate(record.actions) if isinstance(line, kind))


def changed(record, index, line):
    return replace(record, actions=(*record.actions[:index], line, *record.actions[index + 1 :]))


def test_every_level_and_temper_sits_at_a_table():
    assert {name for names in TABLES for name in names} == set(PLAYERS)


@pytest.mark.parametrize("names", TABLES, ids="-".join)
def test_whoever_plays_would_play_so_again(names):
    editions = list(EDITIONS)
    record = game(names, editions[len(names[0]) % len(editions)])
    proofs = {found.proof: found.count for found in verify(record)}
    assert set(proofs) == {Proof.DEAL, Proof.COMMITMENT, Proof.DICE, Proof.CHOICES}
    assert proofs[Proof.CHOICES] == len(record.actions) > 0


def test_the_seed_decides_every_choice(three):
    """Otherwise asking again would prove nothing: other luck, other choices."""
    other = game(["sergeant", "inspector:bold", "constable"], "detective-1986", "8")
    assert other.actions != three.actions


def test_a_changed_die_is_found(three):
    at = first(three, RollLine)
    line = three.actions[at]
    other = replace(line, dice=(7 - line.dice[0], *line.dice[1:]))
    found = doubt(changed(three, at, other))
    assert (found.doubt, found.index, found.expected) == (Doubt.DICE, at, line)


def test_swapped_cards_are_found(three):
    hands = three.deal.hands
    (a, *mine), (b, *yours) = hands[SUSPECTS[0]], hands[SUSPECTS[1]]
    swapped = hands | {SUSPECTS[0]: (b, *mine), SUSPECTS[1]: (a, *yours)}
    assert doubt(replace(three, deal=replace(three.deal, hands=swapped))).doubt is Doubt.DEAL


def test_weapons_that_began_elsewhere_are_found(three):
    weapons = three.deal.weapons
    rope, knife = list(weapons)[:2]
    moved = weapons | {rope: weapons[knife], knife: weapons[rope]}
    assert doubt(replace(three, deal=replace(three.deal, weapons=moved))).doubt is Doubt.DEAL


def test_another_seed_deals_other_cards(three):
    assert doubt(replace(three, seed="8")).doubt is Doubt.DEAL


def test_an_altered_salt_is_found(three):
    assert doubt(replace(three, salt="cd" * 32)).doubt is Doubt.COMMITMENT


def test_a_salt_and_commitment_made_afterwards_do_not_fit_what_was_noted(three):
    forged = "cd" * 32
    record = replace(three, salt=forged, commitment=Pledge("1", forged).commitment())
    assert len(list(verify(record))) == 4, "alone it looks honest"
    assert doubt(record, three.commitment).doubt is Doubt.OTHER_PROMISE
    assert len(list(verify(three, f" {three.commitment.upper()}\n"))) == 4


def test_a_choice_nobody_made_is_found(three):
    at = next(
        i
        for i, line in enumerate(three.actions)
        if isinstance(line, ShowLine) and choices_to_show(three, i) > 1
    )
    shown = three.actions[at]
    asked = three.actions[first_question_before(three, at)]
    named = {asked.suspect.value, asked.weapon.value, asked.room} - {shown.card}
    other = next(card for card in three.deal.hands[shown.seat] if card in named)
    found = doubt(changed(three, at, replace(shown, card=other)))
    assert (found.doubt, found.index, found.seat) == (Doubt.CHOICE, at, shown.seat)
    assert found.expected == shown


def first_question_before(record, at):
    return max(i for i in range(at) if hasattr(record.actions[i], "weapon"))


def choices_to_show(record, at):
    asked = record.actions[first_question_before(record, at)]
    named = {asked.suspect.value, asked.weapon.value, asked.room}
    return len(named & set(record.deal.hands[record.actions[at].seat]))


def test_a_record_without_its_end_is_found(three):
    """The seed is only told once a case is closed; wherever the actions stop before, it shows."""
    for left in (0, 1, len(three.actions) // 2, len(three.actions) - 2, len(three.actions) - 1):
        assert doubt(replace(three, actions=three.actions[:left])).doubt is Doubt.CUT_OFF
    assert [found.proof for found in verify(three)][-1] is Proof.CHOICES


def test_what_was_never_promised_cannot_be_kept(three):
    assert doubt(replace(three, seed="", salt="", commitment="")).doubt is Doubt.NO_SEED
    assert doubt(replace(three, commitment="")).doubt is Doubt.NO_COMMITMENT


def test_a_record_starts_no_program(three, tmp_path):
    """A file from a stranger must never run what it names."""
    trace = tmp_path / "trace"
    seats = (replace(three.seats[0], player=f"cmd:touch {trace}"), *three.seats[1:])
    proofs = {found.proof: found for found in verify(replace(three, seats=seats))}
    assert proofs[Proof.UNCHECKED].seats == (SUSPECTS[0],)
    assert not trace.exists()


def test_a_player_nobody_knows_is_named(three):
    seats = (replace(three.seats[0], player="moriarty"), *three.seats[1:])
    found = doubt(replace(three, seats=seats))
    assert (found.doubt, found.seat) == (Doubt.UNKNOWN_PLAYER, SUSPECTS[0])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("program", ["", "clue 0.0.1"])
def test_every_doubt_can_be_said(three, language, program):
    record = replace(three, program=program)
    for kind in Doubt:
        error = DoubtError(kind, index=0, seat=SUSPECTS[0], expected=three.actions[0])
        assert tell_doubt(error, Speaker(language), record)


def test_the_commitment_can_be_worked_out_by_hand(three):
    """As the page on records says it, without a line of the game's own code."""
    raw = json.loads(encode(three))
    plain = {name: raw[name] for name in ("salt", "seed")}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == three.commitment


def cut(record, *cuts, seed="8"):
    """The same table dealt once more, the deck cut first."""
    people = {suspect for suspect, _ in cuts}
    entries = [
        SeatEntry(e.suspect, player=HUMAN if e.suspect in people else "random")
        for e in record.seats
    ]
    pledge = Pledge(seed, SALT, tuple(CutEntry(suspect, words) for suspect, words in cuts))
    session = played(
        Seating(board_named("classic"), EDITIONS["deluxe"], {e.suspect: "random" for e in entries}),
        pledge.luck,
    )
    return decode(encode(record_of(session, entries, pledge)))


def test_the_cuts_decide_the_deal_and_the_dice(three):
    """Nobody can choose it: one word more or less, and other cards lie elsewhere."""
    red, yellow = SUSPECTS[:2]
    records = [
        cut(three),
        cut(three, (red, "•")),
        cut(three, (red, "••")),
        cut(three, (red, "••"), (yellow, "Straße")),
        cut(three, (yellow, "••")),
    ]
    assert len({json.dumps(json.loads(encode(r))["deal"]) for r in records}) == len(records)
    assert len({r.commitment for r in records}) == 1, "it was sealed before anybody cut"
    for record in records:
        proofs = {found.proof: found for found in verify(record, record.commitment)}
        cutters = tuple(entry.suspect for entry in record.cuts)
        assert (proofs[Proof.CUTS].seats if Proof.CUTS in proofs else ()) == cutters


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Anna (Miss Scarlet): “•••”", "Hugo (Colonel Mustard): “open sesame”"]),
        ("fr", ["Anna (Mlle Scarlet) : « ••• »", "Hugo (colonel Mustard) : « open sesame »"]),
    ],
)
def test_what_was_said_when_cutting_is_told(three, tmp_path, capsys, language, told):
    red, yellow = (entry.suspect for entry in three.seats[:2])
    record, names = cut(three, (red, "•••"), (yellow, "open sesame")), {red: "Anna", yellow: "Hugo"}
    seats = tuple(replace(entry, name=names.get(entry.suspect, "")) for entry in record.seats)
    save(tmp_path / "cut.cluegame", replace(record, seats=seats))
    assert main(["replay", str(tmp_path / "cut.cluegame"), "--verify", "--lang", language]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert [line for line in lines if "•" in line or "sesame" in line] == told


def test_changed_cuts_are_found(three):
    red, yellow = SUSPECTS[:2]
    record = cut(three, (red, "•••"), (yellow, "open sesame"))
    mine, theirs = record.cuts
    for cuts in ((), (mine,), (replace(mine, cut="••"), theirs), (theirs, mine)):
        assert doubt(replace(record, cuts=cuts)).doubt is Doubt.DEAL
    assert doubt(replace(record, cuts=None)).doubt is Doubt.DEAL, "nor is it an old promise"


@pytest.mark.parametrize("who", [(0, 0), (1, 0), (2,), (5,)], ids=str)
def test_only_people_at_the_table_cut_and_each_once(three, who):
    """Else whoever deals could add a cut of nobody's until the cards are as he likes them."""
    cuts = [(SUSPECTS[n], "•") for n in who]
    record = cut(three, *cuts)
    if who == (2,):
        record = replace(record, seats=tuple(replace(e, player="random") for e in record.seats))
    assert doubt(record).doubt is Doubt.CUTS


def test_the_deal_after_cuts_can_be_worked_out_by_hand(three):
    """As the page on records says it, without a line of the game's own code."""
    record = cut(three, (SUSPECTS[0], "•••"), (SUSPECTS[1], 'Zoé’s 2 "knocks"'))
    raw = json.loads(encode(record))
    plain = {name: raw[name] for name in ("cuts", "seed")}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    luck = hashlib.sha256(text.encode()).hexdigest()
    chance = random.Random(f"{luck}:chance")
    for kind, names in (("suspect", SUSPECTS), ("weapon", WEAPONS)):
        assert chance.sample(names, 6)[0].value == raw["deal"]["case"][kind]


OLD = Path(__file__).parent / "before_cuts.cluegame"
"""A finished game as it was written before there were cuts: its promise sealed the deal as well."""


def test_a_record_from_before_there_were_cuts_is_still_checked():
    record = load(OLD)
    assert record.cuts is None
    assert "cuts" not in json.loads(OLD.read_bytes())
    proofs = {found.proof for found in verify(replace(record, seats=without_computers(record)))}
    assert {Proof.DEAL, Proof.COMMITMENT, Proof.DICE} <= proofs
    assert Proof.CUTS not in proofs
    for changed_seed in ("1927", ""):
        assert doubt(replace(record, seed=changed_seed)).doubt in {Doubt.DEAL, Doubt.NO_SEED}
    assert doubt(replace(record, salt="ab" * 32)).doubt is Doubt.COMMITMENT
    assert doubt(replace(record, cuts=())).doubt is Doubt.COMMITMENT


def without_computers(record):
    """What they chose is another test's: they learn, and the file stays."""
    return tuple(replace(entry, player=HUMAN) for entry in record.seats)


def test_players_of_old_records_are_asked_with_the_luck_they_had():
    record = load(OLD)
    assert Pledge(record.seed, record.salt, record.cuts).whims == record.seed
    assert Pledge(record.seed, record.salt).whims != record.seed


def test_nothing_of_the_deal_shows_in_a_commitment(three):
    """The same cards under another salt look entirely different."""
    other = Pledge("1", "cd" * 32).commitment()
    assert sum(a == b for a, b in zip(other, three.commitment, strict=True)) < 20


def test_whoever_played_can_check_the_finished_game_s_file(tmp_path, capsys):
    """The commitment stands before the first throw; the record tells its secrets at the end."""
    seats = seats_for([HUMAN, "inspector", "sergeant"])
    seating = Seating(board_named("classic"), EDITIONS["deluxe"], seats)
    case = OpenCase(seating, "1926", {SUSPECTS[0]: "Anna"})
    book = Casebook(case, Keeper(tmp_path))
    book.keep()
    promised = book.commitment
    assert book.record().seed == book.record().salt == book.record().commitment == ""
    while (offers := case.offers) is not None:
        if offers.seat in case.humans:
            case.decide(next(iter(offers)))
        elif not case.pump():
            time.sleep(0.0005)
    case.close()
    (path,) = folders.finished(tmp_path).iterdir()
    assert main(["replay", str(path), "--verify", "--commitment", promised]) == 0
    told = capsys.readouterr().out
    assert "Anna" in told.splitlines()[-2], "people are not asked again"
    assert "inspector" not in told
    with StatisticsDatabase(tmp_path) as store:
        assert store.fill() == 1
        assert readings(store, "Anna").total.games == 1


def test_a_case_gone_on_with_keeps_its_promise(tmp_path):
    seats = seats_for([HUMAN, "inspector", "sergeant"])
    seating = Seating(board_named("classic"), EDITIONS["deluxe"], seats)
    book = Casebook(OpenCase(seating, "1926"), Keeper(tmp_path))
    book.keep()
    book.case.act(next(iter(book.case.offers)))
    book.case.close()
    (path,) = (tmp_path / "games").iterdir()
    again = sat_again(read_journal(path).kept)
    assert again.commitment == book.commitment
    assert again.case.pledge == book.case.pledge
    again.case.close()


def test_two_cases_never_share_a_salt():
    assert Pledge.fresh("1").salt != Pledge.fresh("1").salt
    assert len(Pledge.fresh("1").salt) == 64


def test_the_command_confirms_and_doubts(three, tmp_path, capsys):
    path = tmp_path / "game.cluegame"
    save(path, three)
    assert main(["replay", str(path), "--verify"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 5
    assert three.commitment in told[1]
    assert main(["replay", str(path), "--verify", "--commitment", "0" * 64, "--lang", "fr"]) == 1
    assert "engagement" in capsys.readouterr().out.splitlines()[-1]
    at = first(three, RollLine)
    line = three.actions[at]
    save(path, changed(three, at, replace(line, dice=(7 - line.dice[0], *line.dice[1:]))))
    assert main(["replay", str(path), "--verify"]) == 1
    assert f"actions[{at}]" in capsys.readouterr().out.splitlines()[-1]
