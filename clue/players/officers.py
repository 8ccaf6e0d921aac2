"""Constable, sergeant and inspector: they differ in what they work out and how they walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TypeVar

from clue.deduction.belief import consequences, possible_in_case, proved
from clue.deduction.facts import Facts, OneOf, facts_from
from clue.deduction.reduce import Problem
from clue.players.base import Choice, picked, ranked
from clue.players.detective import Detective, ways_on
from clue.players.reasons import Motive, Reason, ValueScale
from clue.players.skill import Temper
from clue.players.travel import turns_from, turns_from_each
from clue.rules import actions as act
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, Card, Case, Deck, Room, Suspect, Weapon
from clue.rules.legal import standing
from clue.rules.offers import Offers
from clue.rules.view import View

CardT = TypeVar("CardT", Suspect, Weapon)

_NEAR = 1.5
"""Turns to a better room beyond which one makes do: with a passage to and fro, or where one is."""


@dataclass(frozen=True, slots=True)
class EnvelopeNotes:
    """Which cards may still be in the envelope, as far as the keeper of the notes can tell."""

    suspects: tuple[Suspect, ...]
    weapons: tuple[Weapon, ...]
    rooms: tuple[Room, ...]

    @property
    def cases(self) -> int:
        """How many cases are left."""
        return len(self.suspects) * len(self.weapons) * len(self.rooms)


def _notes(deck: Deck, possible: AbstractSet[Card]) -> EnvelopeNotes:
    suspects, weapons, rooms = deck.piles
    return EnvelopeNotes(
        tuple(card for card in suspects if card in possible),
        tuple(card for card in weapons if card in possible),
        tuple(card for card in rooms if card in possible),
    )


class Officer(Detective[EnvelopeNotes]):
    """Keeps notes of what may be in the envelope and acts on them."""

    pins = 0.08
    """How often it names a card of its own instead of one it would learn about."""
    settled = 0.6
    """The same of a kind of which it has found the envelope's card: to name that tells of it."""

    def pinning(self, view: View) -> float:
        """How often it names a card of its own at this table instead of one to learn about."""
        del view
        return self.pins

    def proved(self, view: View) -> Case | None:
        """What a level overlooks is where to go and what to ask, never a case that is proved."""
        return proved(facts_from(view))

    def accuse(self, view: View, offers: Offers) -> Choice | None:
        """The bold name one of two."""
        if self.temper.risk >= 1 or _provable(facts_from(view)).cases != 2:
            return None
        case, chance = self.likeliest(view)
        action = act.Accuse(offers.seat, case)
        reason = Reason(Motive.CASE_LIKELY, case=case, chance=chance)
        return Choice(action, reason, ranked([(chance, action)]), ValueScale.CHANCE)

    def likeliest(self, view: View) -> tuple[Case, float]:
        """The first that is left open; all are alike to it."""
        left = _provable(facts_from(view))
        suspects, weapons, rooms = view.board.deck.piles
        case = Case(
            (left.suspects or suspects)[0], (left.weapons or weapons)[0], (left.rooms or rooms)[0]
        )
        return case, 1 / max(1, left.cases)

    def suggest(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Name cards that may still be in the envelope, and now and then one of its own."""
        assert offers.suggest_in is not None
        suspects, weapons, _ = view.board.deck.piles
        likely = self.likely(view, mind)
        suspect, own_suspect = self._named(mind.suspects, likely.suspects, suspects, view, rng)
        weapon, own_weapon = self._named(mind.weapons, likely.weapons, weapons, view, rng)
        case = Case(suspect, weapon, offers.suggest_in)
        others = (
            act.Suggest(offers.seat, Case(who, what, offers.suggest_in))
            for who in mind.suspects
            for what in mind.weapons
        )
        own = suspect if own_suspect else weapon if own_weapon else None
        motive = Motive.UNKNOWN_CARDS if own is None else Motive.BLUFF
        return picked(act.Suggest(offers.seat, case), others, Reason(motive, case=case, card=own))

    def wanted(self, view: View, mind: EnvelopeNotes) -> tuple[Room, ...]:
        """Open questions; once the room is known, any room does for the other two."""
        return mind.rooms if len(mind.rooms) > 1 else view.board.deck.rooms

    def ways(self, view: View, offers: Offers, mind: EnvelopeNotes) -> list[act.Action]:
        """The dice, and the secret passages that pay: to an open question, and not for ever back.

        Where the room is known already, none is taken back to where it asked before if another
        room is about as near.
        """
        if not offers.roll:
            return ways_on(offers)
        asked = [inquiry.case.room for inquiry in view.inquiries if inquiry.seat == view.seat]
        back = {*asked[-2:-1]} if len(mind.rooms) <= 1 else frozenset()
        wanted = self.wanted(view, mind)
        if (
            back
            and min(
                turns
                for room, turns in turns_from(view, standing(view, offers.seat)).items()
                if room not in asked[-2:] and room not in offers.passages
            )
            > _NEAR
        ):
            back = frozenset()
        return [
            way
            for way in ways_on(offers)
            if not isinstance(way, act.TakePassage) or (way.to in wanted and way.to not in back)
        ]

    def likely(self, view: View, mind: EnvelopeNotes) -> EnvelopeNotes:
        """The cards it would rather name."""
        del view
        return mind

    def _named(
        self,
        possible: tuple[CardT, ...],
        likely: tuple[CardT, ...],
        pile: tuple[CardT, ...],
        view: View,
        rng: Random,
    ) -> tuple[CardT, bool]:
        """A card of a kind to name, and whether it is one's own.

        One's own is named to mislead, and lets the answer speak of the other cards alone. That
        costs nothing where nothing is left to ask of the kind. Nothing is asked thrice running
        that need not be.
        """
        tired = _asked_twice(view)
        own = [card for card in pile if card in view.hand]
        often = self.settled if len(possible) == 1 else self.pinning(view) + self.temper.bluff
        if own and rng.random() < often:
            return rng.choice([card for card in own if card not in tired] or own), True
        fresh = [card for card in likely if card not in tired]
        fresh = fresh or [card for card in possible if card not in tired]
        return rng.choice(fresh or possible or pile), False


class Constable(Officer):
    """Remembers its hand and what it was shown, and wanders."""

    level = "constable"
    pins = 0.2
    settled = 0.2

    def mind(self, view: View) -> EnvelopeNotes:
        """Cross off what it has seen; a question of its own that nobody answered settles more."""
        seen: set[Card] = {*view.hand, *view.open_cards}
        found: set[Card] = set()
        for inquiry in view.inquiries:
            if inquiry.seat == view.seat and inquiry.shown is not None:
                seen.add(inquiry.shown)
            if inquiry.seat == view.seat and inquiry.complete and inquiry.shower is None:
                found |= {card for card in inquiry.case.cards if card not in view.hand}
        piles = view.board.deck.piles
        return _notes(
            view.board.deck,
            {
                card
                for pile in piles
                for card in ([c for c in pile if c in found] or pile)
                if card not in seen
            },
        )

    def begin(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Anything that comes to its mind; a talker goes where it can ask at once."""
        options = self.ways(view, offers, mind)
        if self.temper.eager and offers.suggest_in is not None:
            asked = self.suggest(view, offers, mind, rng)
            return picked(
                asked.action, options, Reason(Motive.STAY_AND_ASK, room=offers.suggest_in)
            )
        if self.temper.eager and offers.passages and rng.random() < 0.5:  # else it sees two rooms
            room = rng.choice(offers.passages)
            reason = Reason(Motive.PASSAGE_SHORTER, room=room)
            return picked(act.TakePassage(offers.seat, room), options, reason)
        return picked(rng.choice(options), options, Reason(Motive.WANDER))

    def walk(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Into a room it has not seen as often as not, else wherever its feet take it."""
        inside = _rooms_in_reach(view, offers)
        rooms = [room for room in inside if room in mind.rooms]
        if self.temper.eager:
            rooms = rooms or inside
        places: list[Place] = [p for p in offers.destinations if p in rooms or p not in inside]
        if rooms and (self.temper.eager or rng.random() < 0.5):
            places = [*rooms]
        place = rng.choice(places or [*inside])
        return picked(
            act.MoveTo(offers.seat, place),
            (act.MoveTo(offers.seat, other) for other in offers.destinations),
            Reason(Motive.WANDER, place=place),
        )


class Sergeant(Officer):
    """A careful person's notebook: card counts, who had none, one-of-three while it is fresh."""

    level = "sergeant"
    pins = 0.35
    fresh = 5
    """So many questions back it has in mind who showed one of which three cards."""

    def mind(self, view: View) -> EnvelopeNotes:
        """Draw the plain consequences of what it has noted and of what it has in mind."""
        facts, since = facts_from(view), len(view.inquiries) - self.fresh
        in_mind = (
            told
            for told in facts.statements
            if not isinstance(told, OneOf) or (told.origin.index or 0) >= since
        )
        return _noted(replace(facts, statements=tuple(in_mind)))

    def begin(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """A passage now and then, else the dice; it stays only where the room is a question."""
        ways = self.ways(view, offers, mind)
        if offers.suggest_in in mind.rooms or (self.temper.eager and offers.suggest_in):
            asked = self.suggest(view, offers, mind, rng)
            reason = Reason(Motive.STAY_AND_ASK, room=offers.suggest_in)
            return picked(asked.action, ways, reason)
        passages = [way for way in ways if isinstance(way, act.TakePassage)]
        if passages and (not offers.roll or rng.random() < 0.5):
            way = rng.choice(passages)
            return picked(way, ways, Reason(Motive.PASSAGE_SHORTER, room=way.to))
        return picked(act.Roll(offers.seat), ways, Reason(Motive.WANDER))

    def walk(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Into any room within reach that it was not shown, or towards the nearest."""
        inside = _rooms_in_reach(view, offers)
        shown = {inquiry.shown for inquiry in view.inquiries if inquiry.seat == view.seat}
        rooms = [room for room in inside if room not in shown] or inside
        if rooms:
            room = rng.choice(rooms)
            return picked(
                act.MoveTo(offers.seat, room),
                (act.MoveTo(offers.seat, other) for other in rooms),
                Reason(Motive.NEAREST_ROOM, room=room),
            )
        return _nearer(view, offers, self.wanted(view, mind))


class Inspector(Officer):
    """Complete certainty, and the shortest way to a room that is still a question."""

    level = "inspector"

    def mind(self, view: View) -> EnvelopeNotes:
        """Everything that can be proved, and nothing else."""
        return _provable(facts_from(view))

    def pinning(self, view: View) -> float:
        """The more play, the dearer a question is and the fewer cards there are to mislead with."""
        return self.pins * (len(SUSPECTS) - len(view.seats)) / 3

    def begin(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Stay, take the passage or roll, whichever leads to an open question soonest."""
        wanted = self.wanted(view, mind)
        seat, turns = offers.seat, turns_from(view, standing(view, offers.seat))
        goal = min((room for room in turns if room in wanted), key=turns.__getitem__)
        reason = Reason(Motive.WANTED_ROOM, room=goal, turns=turns[goal])
        options: list[tuple[float, act.Action]] = []
        if offers.roll:
            options.append((-turns[goal], act.Roll(seat)))
        for way in reversed(self.ways(view, offers, mind)):
            if isinstance(way, act.TakePassage):
                options.insert(0, (-1.0, way))
                reason = Reason(Motive.PASSAGE_SHORTER, room=way.to)
        talks = self.temper.eager and turns[goal] > _NEAR and offers.suggest_in is not None
        if offers.suggest_in in wanted or talks:
            options.insert(0, (0.0, self.suggest(view, offers, mind, rng).action))
            reason = Reason(Motive.STAY_AND_ASK, room=offers.suggest_in)
        return Choice(options[0][1], reason, ranked(options), ValueScale.TURNS)

    def walk(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Into a room worth asking in, or towards one."""
        wanted = self.wanted(view, mind)
        rooms = [room for room in wanted if room in offers.destinations]
        if rooms:
            room = rng.choice(rooms)
            known = len(mind.rooms) == 1
            return picked(
                act.MoveTo(offers.seat, room),
                (act.MoveTo(offers.seat, other) for other in rooms),
                Reason(Motive.NEAREST_ROOM if known else Motive.OPEN_QUESTION_ROOM, room=room),
            )
        others = _rooms_in_reach(view, offers)
        if others:  # who and with what can be asked anywhere
            left = {room: _turns_to_any(view, room, wanted) for room in others}
            room = min(others, key=left.__getitem__)
            options = ranked((-left[room], act.MoveTo(offers.seat, room)) for room in others)
            reason = Reason(Motive.NEAREST_ROOM, room=room)
            return Choice(act.MoveTo(offers.seat, room), reason, options, ValueScale.TURNS)
        return _nearer(view, offers, wanted)

    def likely(self, view: View, mind: EnvelopeNotes) -> EnvelopeNotes:
        """The cards that have been denied most: they are nearest to being proved."""
        suspects, weapons = _most_denied(mind.suspects, view), _most_denied(mind.weapons, view)
        return EnvelopeNotes(suspects, weapons, mind.rooms)


def _most_denied(cards: Sequence[CardT], view: View) -> tuple[CardT, ...]:
    """Those of some cards that can be in the fewest places: they are nearest to being proved."""
    problem = consequences(facts_from(view))
    places = dict(zip(problem.cards, (may.bit_count() for may in problem.may), strict=True))
    fewest = min((places[card] for card in cards), default=0)
    return tuple(card for card in cards if places[card] == fewest)


@lru_cache(maxsize=16)
def _provable(facts: Facts) -> EnvelopeNotes:
    return _notes(facts.deck, possible_in_case(facts))


@lru_cache(maxsize=16)
def _noted(facts: Facts) -> EnvelopeNotes:
    return _notes(facts.deck, set(_in_envelope(consequences(facts))))


def _in_envelope(problem: Problem) -> Iterator[Card]:
    for card, name in enumerate(problem.cards):
        if problem.may[card] >> problem.envelope & 1:
            yield name


def _rooms_in_reach(view: View, offers: Offers) -> list[Room]:
    return [room for room in view.board.deck.rooms if room in offers.destinations]


def _asked_twice(view: View) -> frozenset[Card]:
    """The cards this seat has named in both of its last two questions."""
    asked = [inquiry.case for inquiry in view.inquiries if inquiry.seat == view.seat]
    if len(asked) < 2:
        return frozenset()
    return frozenset(card for card in asked[-1].cards if card in asked[-2])


def _turns_to_any(view: View, place: Place, wanted: tuple[Room, ...]) -> float:
    return min(turns for room, turns in turns_from(view, place).items() if room in wanted)


def _nearer(view: View, offers: Offers, wanted: tuple[Room, ...]) -> Choice:
    """Where the expected turns to a wanted room are fewest."""
    squares = [place for place in offers.destinations if isinstance(place, Cell)]
    ways = {
        place: min((left, room) for room, left in turns.items())
        for place, turns in turns_from_each(view, squares, wanted).items()
    }
    order = sorted(ways, key=lambda place: (ways[place][0], str(place)))
    turns, room = ways[order[0]]
    reason = Reason(Motive.TOWARDS_ROOM, room=room, place=order[0], turns=turns)
    options = ranked((-ways[place][0], act.MoveTo(offers.seat, place)) for place in order)
    return Choice(options[0].action, reason, options, ValueScale.TURNS)


OFFICERS: dict[str, type[Constable | Sergeant | Inspector]] = {
    officer.level: officer for officer in (Constable, Sergeant, Inspector)
}


def officer(level: str, temper: Temper) -> Officer:
    """An officer of a level."""
    return OFFICERS[level](temper)
