"""Phones beside a real board: notes of a game of cardboard, each seat's own and everybody's."""

from __future__ import annotations

import json
from random import Random
from threading import Event, Thread

import pytest

from clue.background import Background
from clue.boards.catalogue import read_mansions
from clue.phones.beside import Beside
from clue.phones.cardboard import (
    CARDBOARD,
    Cardboard,
    CardboardError,
    CardboardGames,
    checked,
    fresh,
)
from clue.phones.hall import Hosts
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from tests.phones.hands import Phone
from tests.rules.anybody import play

RED, MUSTARD, WHITE, GREEN = SUSPECTS[:4]
MANSION = read_mansions()["classic"].mansion
ASKED = {"suspect": "plum", "weapon": "rope", "room": "hall"}


class BesideTable(Hosts):
    """Turns a loop for the phones round a game of cardboard."""

    def __init__(self, game, place):
        self._rung, self._left = Event(), False
        self.background = Background(self._rung.set)
        self.game = Cardboard(game, MANSION, place)
        self.hall = Beside(self.game, MANSION, self.background, self, language="en")
        self.hall.open("127.0.0.1")
        self.hall.publish()
        self._loop = Thread(target=self._turn, daemon=True)
        self._loop.start()

    def _turn(self):
        while not self._left:
            self._rung.wait(0.5)
            self._rung.clear()
            self.background.take(lambda act: act())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._left = True
        self._rung.set()
        self._loop.join(5)
        self.hall.close().join(5)
        self.background.close()

    def come(self, seat, **how):
        return Phone(self.hall.invitation(seat)[1], **how).come()


@pytest.fixture
def place(tmp_path):
    return CardboardGames(tmp_path)


def dealt(place, seats=(RED, GREEN, MUSTARD), *, spare=False):
    """Round a real table people sit as they like."""
    game = fresh(seats, "deluxe", seats[0], spare=spare)
    place.keep(game)
    return game


HANDS = {
    RED: ["scarlet", "mustard", "rope", "knife", "hall", "study"],
    GREEN: ["white", "green", "lead-pipe", "lounge", "library", "kitchen"],
}


def sat(table, *seats, language="en"):
    phones = [table.come(seat, language=language) for seat in seats]
    for phone, seat in zip(phones, seats, strict=True):
        assert phone.state["beside"]["step"] == "hand"
        assert "ok" in phone.ask(hand=HANDS[seat])
        phone.until(lambda phone=phone: phone.state["beside"]["step"] == "ask")
    return phones


def test_a_question_is_noted_once_for_everybody_and_the_notebooks_deduce(place):
    with BesideTable(dealt(place), place) as table:
        red, green = sat(table, RED, GREEN, language="fr")
        assert "board" not in red.state["beside"]
        wish = {"ask": {**ASKED, "asker": "scarlet", "shower": "mustard"}, "id": 5}
        for _ in range(3):
            red.answers.clear()
            red.say(wish)
            red.until(lambda: 5 in red.answers)
            assert "ok" in red.answers[5]
        green.until(lambda: green.state["beside"]["asked"])
        assert len(green.state["beside"]["asked"]) == 1
        assert green.state["beside"]["next"] == "green"
        # clockwise as they sit: Green was asked before Mustard, and had none
        row = dict(zip(["scarlet", "green", "mustard", ""], range(4), strict=True))
        red.until(lambda: red.state["notes"]["cells"]["plum"][row["green"]][0] == 0)
        assert red.state["beside"]["unseen"]["cards"] == ["plum", "rope", "hall"]
        assert red.state["beside"]["step"] == "seen"
        # Red holds rope and hall: what Mustard showed can only have been Plum
        red.until(lambda: red.state["notes"]["cells"]["plum"][row["mustard"]][0] == 1)
        assert green.state["notes"]["cells"]["plum"][row["mustard"]][0] is None
        assert "ok" in red.ask(seen=["scarlet-5", "plum"])
        red.until(lambda: red.state["beside"]["step"] == "ask")
        why = red.ask(why=["plum", "mustard"])["said"]
        assert len(why) > 1


def test_what_only_one_seat_has_noted_no_other_phone_is_told(place):
    """Hands and cards that were shown are exchanged; the bytes another seat gets are equal."""
    told = []
    for hand, card in ((HANDS[RED], "plum"), ([*HANDS[RED][:-1], "ballroom"], "hall")):
        game = fresh((RED, GREEN, MUSTARD), "deluxe", RED, spare=False)
        cardboard = Cardboard(game, MANSION, place)
        hall = Beside(cardboard, MANSION, Background(), Hosts(), language="en")
        cards = {str(one): one for one in MANSION.board.deck.cards}
        cardboard.hold(RED, [cards[one] for one in hand])
        cardboard.hold(GREEN, [cards[one] for one in HANDS[GREEN]])
        line = {**ASKED, "asker": "scarlet", "shower": "mustard", "id": "scarlet-1"}
        cardboard.ask(CARDBOARD.decode(json.dumps(shell(line))).asked[0], RED)
        if cards[card] not in cardboard.hand(RED):
            cardboard.see(RED, "scarlet-1", cards[card])
        page = hall.page_in(GREEN, "en")
        page.game = "same"
        told.append(page.sections(hall.state_of(GREEN)))
    assert told[0] == told[1]


def shell(line):
    return {"game": "x", "edition": "deluxe", "seats": ["scarlet", "green", "mustard"]} | {
        "first": "scarlet",
        "asked": [line],
    }


@pytest.mark.parametrize(
    "wish",
    [
        {"hand": ["rope"] * 6},
        {"hand": ["rope", "hall"]},
        {"hand": "rope"},
        {"hand": ["zorro"] * 6},
        {"ask": {}},
        {"ask": 5},
        {"ask": {**ASKED, "asker": "scarlet", "shower": "scarlet"}},
        {"ask": {**ASKED, "asker": "plum"}},
        {"ask": {**ASKED, "asker": "green", "shower": "plum"}},
        {"ask": {**ASKED, "asker": "green", "room": "rope"}},
        {"ask": {**ASKED, "asker": "green", "more": 1}},
        {"ask": {**ASKED, "asker": "green"}},  # Red holds one of these and cannot have passed
        {"ask": {**ASKED, "asker": "green", "weapon": "wrench", "room": "lounge", "shower": "scarlet"}},
        {"seen": ["scarlet-1", "rope"]},
        {"seen": 3},
        {"open": ["rope"]},
        {"do": {"action": "roll"}, "at": 0},
        {"mark": ["rope", "plum", "no"]},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence_or_plainly(wish, place):
    with BesideTable(dealt(place), place) as table:
        (red,) = sat(table, RED)
        before = table.game.game
        answer = red.ask(**wish)
        assert "no" in answer
        assert answer["why"]
        assert table.game.game == before


def test_what_was_noted_wrongly_is_taken_out_and_contradictions_are_told(place):
    with BesideTable(dealt(place), place) as table:
        red, green = sat(table, RED, GREEN)
        assert "ok" in green.ask(ask={**ASKED, "asker": "green", "shower": "scarlet"})
        # Red has Scarlet, Mustard, Rope, Knife, Hall and Study: that Green shows one of these is wrong
        wrong = {"suspect": "scarlet", "weapon": "knife", "room": "study"}
        assert "ok" in red.ask(ask={**wrong, "asker": "mustard", "shower": "scarlet"})
        assert not red.state["beside"]["contrary"]
        noted = {"suspect": "scarlet", "weapon": "rope", "room": "study"}
        assert "no" in green.ask(ask={**noted, "asker": "mustard", "shower": "green"})
        third = table.come(MUSTARD)
        assert "ok" in third.ask(ask={**noted, "asker": "scarlet", "shower": "green"})
        red.until(lambda: red.state["beside"]["contrary"])
        line = red.state["beside"]["asked"][-1]
        assert "ok" in red.ask(out=line["id"])
        red.until(lambda: not red.state["beside"]["contrary"])
        assert len(red.state["beside"]["asked"]) == 2
        assert "ok" in red.ask(out="nobody-1")


def test_everything_is_there_again_after_the_game_was_closed(place):
    with BesideTable(dealt(place), place) as table:
        (red,) = sat(table, RED)
        assert "ok" in red.ask(mark=["rope", "mustard", "no"])
        assert "ok" in red.ask(line=["hall", "perhaps"])
        assert "ok" in red.ask(ask={**ASKED, "asker": "scarlet", "shower": "green"}, card="plum")
        assert "ok" in red.ask(ask={**ASKED, "asker": "green", "accused": True})
        before = table.game.game
    kept = place.load()
    assert kept == before
    with BesideTable(kept, place) as table:
        red.come()
        assert not red.invited  # it is known: no code, no word
        assert red.state["me"]["hand"] == HANDS[RED]
        assert len(red.state["beside"]["asked"]) == 2
        assert red.state["notes"]["lines"] == {"hall": "perhaps"}


def test_two_with_open_cards_and_hands_as_they_were_dealt(place):
    sizes = Cardboard(
        fresh((WHITE, RED, GREEN, MUSTARD), "vintage", GREEN, spare=False), MANSION, place
    )
    assert sizes.hand_sizes == {GREEN: 5, MUSTARD: 5, WHITE: 4, RED: 4}
    with BesideTable(dealt(place, (RED, GREEN, WHITE, MUSTARD), spare=True), place) as table:
        red = table.come(RED)
        assert red.state["beside"]["step"] == "open"
        assert "ok" in red.ask(open=["rope", "hall"])
        red.until(lambda: red.state["beside"]["step"] == "hand")
        assert red.state["me"]["open"] == ["rope", "hall"]
        assert red.state["beside"]["size"] == 4


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "{" * 3000, '{"game":"x","edition":"none","seats":["scarlet"],"first":"plum"}'],
)  # fmt: skip
def test_a_damaged_file_begins_anew_and_is_kept_aside(text, place):
    place.path.write_text(text)
    assert place.load() is None
    assert not place.path.exists()
    assert list(place.path.parent.glob("*.damaged"))


def test_a_full_disk_is_told_and_nothing_is_lost_meanwhile(place, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    with BesideTable(dealt(place), place) as table:
        monkeypatch.setattr("clue.files.write_whole", full)
        (red,) = sat(table, RED)
        assert place.trouble
        assert red.state["me"]["hand"] == HANDS[RED]


def test_seats_that_cannot_be_are_refused():
    with pytest.raises(CardboardError):
        fresh((RED, RED), "deluxe", RED, spare=False)
    with pytest.raises(CardboardError):
        fresh((RED, GREEN), "deluxe", WHITE, spare=False)
    assert checked(fresh((RED, GREEN), "deluxe", RED, spare=False))


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_noted_by_phones_says_what_the_game_itself_would(seed, place):
    """The same questions, told in by hand: each notebook's facts are those of the seat's own view."""
    session = play(4, seed, 400)
    seats = session.setup.seats
    game = fresh(seats, DELUXE.id, session.setup.dealing_order[0], spare=False)
    table = Cardboard(game, MANSION, place)
    hands = dict(zip(seats, session.dealt.hands, strict=True))
    for seat in seats:
        table.hold(seat, hands[seat])
    lines, asking, accused = [], None, None
    for event in session.seen_by(None):
        match event:
            case ev.Suggested(asker, case):
                asking = {"asker": asker, **named(case)}
            case ev.Showed(shower):
                lines.append({**asking, "shower": shower})
            case ev.NobodyDisproved():
                lines.append(asking)
            case ev.Accused(asker, case):
                accused = {"asker": asker, **named(case), "accused": True}
            case ev.AccusationFailed():
                lines.append(accused)
    chance = Random(seed)
    for number, line in enumerate(lines):
        teller = chance.choice(seats)
        told = shell({**line, "id": f"{teller}-{number}"})
        table.ask(CARDBOARD.decode(json.dumps(told)).asked[0], teller)
    for seat in seats:
        view = session.view(seat)
        shown = iter([q.shown for q in view.inquiries if q.seat == seat and q.shower])
        for line in table.game.asked:
            if line.asker == seat and line.shower and (card := next(shown, None)) is not None:
                table.see(seat, line.id, card)
        known = tuple(e for e in table.events(seat) if isinstance(e, ev.HadNone | ev.Showed))
        kinds = ev.HadNone | ev.Showed
        want = [e for e in session.seen_by(seat) if isinstance(e, kinds)]
        answered = [
            e if not (isinstance(e, ev.Showed) and e.seat == seat) else ev.Showed(seat, e.to, None)
            for e in want
        ]
        assert list(known) == answered[: len(known)]


def named(case):
    return {"suspect": case.suspect, "weapon": case.weapon, "room": case.room}
