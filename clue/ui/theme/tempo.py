"""How long everything on the stage takes: one table of seconds, at normal speed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Tempo(Struct, frozen=True):
    """Seconds at normal speed; the speeds of the settings stretch them all alike."""

    guard: float = 0.25  # after a press has ended a beat, another one starts nothing new
    breath: float = 0.3  # between two things that happen by themselves

    # a suggestion
    suggestion: float = 1.8  # all of it
    veil: float = 0.22  # the table goes dim
    bust: float = 0.42  # whoever speaks rises
    plaque: float = 0.18  # when the words begin to show
    plaque_shows: float = 0.22
    cards: float = 0.34  # when the first card is laid down
    card_apart: float = 0.2
    card_lands: float = 0.24
    lamp: float = 0.24  # the room is lit
    travel: float = 0.72  # when pawn and weapon set out
    travels: float = 0.92
    lifted: float = 0.14  # they are taken up first, and set down last
    suggestion_short: float = 1.2  # at a fast speed, before that speed is applied
    leaves: float = 0.26  # all that stood there goes

    # an answer
    asked: float = 0.36  # looks at the cards, as long whatever they are
    none: float = 0.7  # all of having none
    stamp: float = 0.2
    shown: float = 1.2  # all of showing a card
    flight: float = 0.7
    answered: float = 0.95  # where nothing stands on the stage

    # nobody can answer
    silence: float = 1.2
    tick: float = 0.4  # from one tick of the clock to the next

    # an accusation
    darkness: float = 0.45
    spot: float = 0.14  # till the light on the accuser is full
    accusation: float = 4.9  # all of it, up to the verdict
    heartbeat: float = 0.55  # from one beat to the next
    accused: float = 0.6  # when the first of the three cards lands
    envelope: float = 2.1  # when it is lifted
    envelope_rises: float = 0.5
    wax: float = 0.3  # to crack it
    backs: float = 2.95  # when the cards rise out of it, face down
    back_apart: float = 0.14
    back_rises: float = 0.4
    beats: float = 3.7  # when the first of the three is touched by light
    beat_apart: float = 0.45
    verdict: float = 1.3  # all of the last beat
    turning: float = 0.3
    falling: float = 0.5  # a face falls, an envelope closes
    card_turned: float = 0.75  # from one card to the next, for the accuser's own eyes

    # the opening of a case
    opening: float = 4.0
    sealed: float = 1.3  # three cards are in the envelope by then
    dealt: float = 1.4  # and the others at the seats so much later
    set_out: float = 0.9  # and weapons and pawns in their places

    # a turn
    turn: float = 0.5

    # small things
    lifts: float = 0.16  # a card under the pointer, a chosen one
    stroke: float = 0.34  # a mark that writes itself
    next_stroke: float = 0.05  # from one such mark to the next
    settles: float = 0.3  # a pawn that has arrived

    # scenes and dialogs
    dialog: float = 0.18
    scene: float = 0.3
    into_house: float = 0.8  # from the title to a table, through a lit window


TEMPO: Final = Tempo()
