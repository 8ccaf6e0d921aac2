"""Why a computer player did something, as a code with details; the words are the text layer's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from clue.rules.board import Place
from clue.rules.cards import Card, Case, Room, Seat


class Motive(Enum):
    """Every reason a detective can give. The comment names the details that come with it."""

    # anybody
    ONLY_CHOICE = "only-choice"  # nothing else was allowed
    WHIM = "whim"  # picked at random among what was allowed
    OUTSIDE = "outside"  # an outside program chose, and gave no reason of its own
    DEFAULT = "default"  # an outside program failed; the table chose something legal for it
    NOTHING_LEFT = "nothing-left"  # the turn has no more to offer
    # accusing
    CASE_CERTAIN = "case-certain"  # case: every deal still possible has it
    CASE_LIKELY = "case-likely"  # case, chance; rival, rival_chance: waiting costs more
    NOTHING_TO_LEARN = "nothing-to-learn"  # case, chance: no question can or does tell more
    NOT_SURE_YET = "not-sure-yet"  # case, chance: the likeliest, not likely enough
    # walking
    NEAREST_ROOM = "nearest-room"  # room, turns
    WANTED_ROOM = "wanted-room"  # room, turns, bits: what asking there is worth
    OPEN_QUESTION_ROOM = "open-question-room"  # room: it may still be the case's room
    PASSAGE_SHORTER = "passage-shorter"  # room, bits
    STAY_AND_ASK = "stay-and-ask"  # room, bits
    TOWARDS_ROOM = "towards-room"  # room, turns: not there yet, but nearer
    BLOCK_DOOR = "block-door"  # room, place, rival: who is in there does not get out
    WANDER = "wander"  # no aim
    # suggesting
    UNKNOWN_CARDS = "unknown-cards"  # case: cards whose holder is not known
    MOST_INFORMATION = "most-information"  # case, bits about the case, deal_bits about the deal
    CONFIRM_CASE = "confirm-case"  # case, chance, bits: if nobody answers, that is it
    SPARE_THE_RIDE = "spare-the-ride"  # case, bits, rival: naming that rival would help it here
    DRAG_AWAY = "drag-away"  # case, bits, rival: naming that rival takes it off its way
    CLEAR_WAY = "clear-way"  # case, bits, rival: that pawn stood before a door on the way on
    TELLS_OTHERS_LESS = "tells-others-less"  # case, bits: others would be told more by the rest
    BLUFF = "bluff"  # case, card: names a card of its own to mislead
    # disproving
    SHOWN_BEFORE = "shown-before"  # card, rival: that seat knows it already
    TELLS_LEAST = (
        "tells-least"  # card, rival, bits it has left: it narrows the suggester's view the least
    )
    ONLY_CARD = "only-card"  # card


class ValueScale(Enum):
    """What the values of a choice's alternatives count; more is better on every scale."""

    BITS = "bits"  # information expected, soon worth more than late
    CHANCE = "chance"  # of winning
    TURNS = "turns"  # to where it leads, with a minus sign: few are good
    DOUBT = "doubt"  # bits the one who is shown a card has left to find


@dataclass(frozen=True, slots=True)
class Reason:
    """A motive with what it speaks of, enough to make a sentence of it.

    ``bits`` measure what an answer is expected to tell about the case, ``deal_bits`` about
    the whole deal; ``chance`` is a probability; ``turns`` an expected number of own turns.
    """

    motive: Motive
    case: Case | None = None
    card: Card | None = None
    room: Room | None = None
    place: Place | None = None
    rival: Seat | None = None
    chance: float | None = None
    rival_chance: float | None = None
    bits: float | None = None
    deal_bits: float | None = None
    turns: float | None = None
    said: str | None = None  # an outside program's own words, shown as a quotation
