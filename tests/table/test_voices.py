"""What the six say: in both languages, each his own way, and never by anything that is hidden."""

from itertools import pairwise

import pytest

from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, Case, Room, Suspect, Weapon
from clue.table.voices import Occasion, Utterance, Voices, lines_of
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from tests.players.games import another_truth, begun, seating

ALL = dict.fromkeys(SUSPECTS, "constable")
LONGEST = 70
"""Letters: a line is read while it stands there."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", SUSPECTS)
def test_each_has_much_to_say_to_everything(seat, language):
    words = Speaker(language, strict=True)
    every = [line for occasion in Occasion for line in lines_of(seat, occasion, words)]
    assert len(every) >= 36
    assert len(set(every)) == len(every)
    for occasion in Occasion:
        assert len(lines_of(seat, occasion, words)) >= 3, occasion
    assert max(map(len, every)) <= LONGEST, max(every, key=len)


def test_no_line_is_another_ones():
    for language in languages():
        words = Speaker(language)
        every = [
            line for seat in SUSPECTS for one in Occasion for line in lines_of(seat, one, words)
        ]
        assert len(set(every)) == len(every)


@pytest.mark.parametrize("language", languages())
def test_no_line_comes_again_before_all_others_have_been_said(language):
    words = Speaker(language)
    for seat in SUSPECTS:
        for occasion in Occasion:
            count = len(lines_of(seat, occasion, words))
            said = [Utterance(seat, occasion, number).said(words) for number in range(6 * count)]
            assert all(one != other for one, other in pairwise(said))
            for start in range(0, len(said), count):
                assert len(set(said[start : start + count])) == count


@pytest.fixture(scope="module")
def game():
    return begun(seating("constable", "constable", "constable", "constable"), "voices", 150)


def spoken(events, seats=SUSPECTS[:4]):
    voices = Voices(seats, {Suspect.WHITE})
    told = []
    for event in events:
        voices.hear(event)
        told.append(dict(voices.now))
    return told


@pytest.mark.parametrize("seat", SUSPECTS[:4])
def test_words_do_not_change_when_what_is_hidden_is_exchanged(game, seat):
    """For every seat: another truth behind the same game, and every word of it stays."""
    here = spoken(game.seen_by(seat, 0))
    assert here == spoken(game.events)
    assert here == spoken(game.seen_by(None, 0))
    for seed in range(3):
        assert spoken(another_truth(game, seat, seed).seen_by(seat, 0)) == here


def test_a_talker_talks(game):
    """It has a word for everything that concerns it; others only now and then."""
    told, events = spoken(game.events), game.events
    for seat in (Suspect.WHITE, Suspect.SCARLET):
        moved = [
            seat in now
            for event, now in zip(events, told, strict=True)
            if isinstance(event, ev.HadNone | ev.Showed | ev.Suggested) and event.seat == seat
        ]
        assert len(moved) > 4
        assert all(moved) is (seat is Suspect.WHITE)


def test_a_bluff_may_be_heard_whatever_lies_behind_it():
    """The same suggestion, from a hand that holds all of it and from one that holds none."""
    case = Case(Suspect.PLUM, Weapon.ROPE, Room("library"))
    heard = set()
    for turn in range(40):
        voices = Voices(SUSPECTS)
        voices.hear(
            ev.Rolled(Suspect.SCARLET, (1, turn % 6 + 1)) if turn else ev.TurnEnded(Suspect.PLUM)
        )
        for _ in range(turn):
            voices.hear(ev.TurnEnded(Suspect.SCARLET))
        voices.hear(ev.Suggested(Suspect.SCARLET, case))
        heard |= {said.occasion for said in voices.now.values() if said.seat == Suspect.SCARLET}
    assert heard == {Occasion.SUGGESTING, Occasion.BLUFFING}
