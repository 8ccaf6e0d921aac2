"""What is sent to a program, and printed for a seat, over whole games: nothing it cannot know.

A game is played to its end, and once more with everything exchanged that one seat cannot know. The
program of that seat is told the same bytes; so is whoever reads the record with that seat's eyes.
"""

from __future__ import annotations

import json
from functools import partial
from itertools import combinations, islice
from random import Random

import pytest

from clue.__main__ import main
from clue.codec import protocol
from clue.codec.record import SeatEntry
from clue.game.commitment import Pledge
from clue.game.seating import considered, question
from clue.game.session import Feed, Session
from clue.players.outside import OutsidePlayer
from clue.rules.cards import kind_of
from clue.rules.chance import ScriptedChance
from clue.rules.editions import VINTAGE, HouseRules
from clue.rules.events import AccusationFailed, GameEnded, Showed
from clue.store.records import record_of, save
from tests.daily import long, part
from tests.players.games import another_truth, begun, seating
from tests.rules.anybody import again, play, swapped

LONGEST = 10_000

TABLES = {
    "three": seating("inspector", "sergeant:talker", "random"),
    "four, vintage": seating("inspector", "random", "sergeant", "constable", edition=VINTAGE),
    "by hand": seating("inspector", "random", "random", house=HouseRules(weapons_by_hand=True)),
    "two": seating("inspector", "random", house=HouseRules(True, True, True)),
}
"""Who plays; those who act by chance lengthen the game."""

GAMES = {name: partial(begun, table) for name, table in TABLES.items()} | {
    "three, rash": partial(play, 3),
    "six, rash": partial(play, 6),
}
"""Games of so many actions from a seed; the rash accuse by chance, and are out."""


class Scribe:
    """Sits where a program would: writes down every line, and acts as the game went."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.action = None

    def tell(self, line, _seconds, *, last=False):
        self.lines.append(line)
        return True

    def line(self, _seconds):
        asked = json.loads(self.lines[-1])
        if asked["type"] == "hello":
            return json.dumps({"type": "hello", "clue": 1})
        return json.dumps({"id": asked["id"], **protocol.action_message(self.action)})

    def see_off(self, line):
        self.lines.append(line)


def told(session, watcher, patch) -> list[str]:
    """Every line a program at this seat is told, from the greeting to the goodbye."""
    scribe = Scribe()
    patch.setattr("clue.players.outside.Program", lambda _command: scribe)
    player = OutsidePlayer("scribe")
    replay = Session(session.setup, session.dealt, ScriptedChance(()))
    feed = Feed(replay, watcher)
    for step in session.played:
        asked = question(replay)
        if asked.seat == watcher:
            player.hear(feed.news())
            scribe.action = step.action
            assert considered(player, asked, "1926").action == step.action
        replay.repeat(step)
    player.close()
    assert replay.events == session.events
    assert not player.faults
    return scribe.lines


def truths(game, seed):
    """A game to its end, and its first third, each beside what it may as well have been."""
    whole = game(seed, LONGEST)
    assert isinstance(whole.events[-1], GameEnded)
    for session in (whole, game(seed, len(whole.played) // 3)):
        for watcher in session.setup.seats:
            others = [another_truth(session, watcher, seed), *exchanged(session, watcher)]
            yield session, watcher, [other for other in others if other.dealt != session.dealt]


def exchanged(session, watcher):
    """Two cards exchanged of which the watcher holds none: whatever its view may say of them."""
    setup, dealt = session.setup, session.dealt
    seen = [*dealt.hands[setup.seats.index(watcher)], *dealt.open_cards]
    if any(
        isinstance(e, GameEnded) or (isinstance(e, AccusationFailed) and e.seat == watcher)
        for e in session.events
    ):
        seen += dealt.case.cards
    unseen = [card for card in setup.board.deck.cards if card not in seen]
    pairs = list(combinations(unseen, 2))
    Random(watcher.value).shuffle(pairs)
    deals = (swapped(dealt, *pair) for pair in pairs if kind_of(pair[0]) is kind_of(pair[1]))
    others = (again(session, other, watcher) for other in deals if other != dealt)
    return islice((other for other in others if other is not None), 2)


@long
@pytest.mark.parametrize("name", part(GAMES, list(GAMES)[:2]))
def test_over_whole_games_a_program_is_told_nothing_its_seat_cannot_know(name, monkeypatch):
    envelopes = hands = hidden = 0
    for seed in range(1 if "rash" in name else 3):
        for session, watcher, others in truths(GAMES[name], seed):
            mine = told(session, watcher, monkeypatch)
            for other in others:
                assert told(other, watcher, monkeypatch) == mine
                envelopes += session.dealt.case != other.dealt.case
                hands += session.dealt.hands != other.dealt.hands
                hidden += session.events != other.events
    assert hands > 3
    assert envelopes
    assert hidden


def test_the_games_hold_what_could_leak():
    events = [event for game in GAMES.values() for event in game(1, LONGEST).events]
    kinds = [type(event) for event in events]
    assert kinds.count(Showed) > 40
    assert kinds.count(AccusationFailed) > 5


def test_a_program_is_told_another_hand(monkeypatch):
    session, watcher, (other, *_) = next(truths(GAMES["three"], 0))
    whose = next(s for s in session.setup.seats if s != watcher)
    assert told(session, whose, monkeypatch) != told(other, whose, monkeypatch)


@long
@pytest.mark.parametrize("how", part([(), ("--json",), ("--lang", "fr")], [("--json",)]))
def test_a_record_read_with_a_seats_eyes_tells_nothing_it_cannot_know(how, tmp_path, capsys):
    def printed(session, watcher, number):
        path = tmp_path / "game.cluegame"
        over = isinstance(session.events[-1], GameEnded)
        seats = [SeatEntry(seat, name=f"n{seat}") for seat in session.setup.seats]
        save(
            path,
            record_of(session, seats, Pledge(f"seed {number}", f"salt {number}") if over else None),
        )
        assert main(["replay", str(path), "--seat", watcher.value, *how]) == 0
        return capsys.readouterr().out

    for name in ("two", "three, rash"):
        for session, watcher, others in truths(GAMES[name], 2):
            mine = printed(session, watcher, 0)
            assert all(printed(other, watcher, n) == mine for n, other in enumerate(others, 1))
