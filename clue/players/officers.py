"""Constable, sergeant and inspector: they differ in what they work out and how they walk."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from clue.deduction.belief import consequences, possible_in_case
from clue.deduction.facts import facts_from
from clue.deduction.reduce import Problem
from clue.players.base import Choice, picked, ranked
from clue.players.detective import Detective, show_again, ways_on
from clue.players.reasons import Motive, Reason, Scale
from clue.players.tempers import Temper
from clue.players.travel import turns_from
from clue.rules import actions as act
from clue.rules.board import Place
from clue.rules.cards import Card, Case, Room, Suspect, Weapon
from clue.rules.legal import Offers, standing
from clue.rules.view import View

CardT = TypeVar("CardT", Suspect, Weapon)


@dataclass(frozen=True, slots=True)
class Notes:
    """Which cards may still be in the envelope, as far as the keeper of the notes can tell."""

    suspects: tuple[Suspect, ...]
    weapons: tuple[Weapon, ...]
    rooms: tuple[Room, ...]

    @property
    def cases(self) -> int:
        """How many cases are left."""
        return len(self.suspects) * len(self.weapons) * len(self.rooms)


def _notes(view: View, possible: AbstractSet[Card]) -> Notes:
    suspects, weapons, rooms = view.board.deck.piles
    return Notes(
        tuple(card for card in suspects if card in possible),
        tuple(card for card in weapons if card in possible),
        tuple(card for card in rooms if card in possible),
    )


class Officer(Detective[Notes]):
    """Keeps notes of what may be in the envelope and acts on them."""

    def accuse(self, view: View, offers: Offers, mind: Notes) -> Choice | None:
        """When one case is left; the bold already at two."""
        if mind.cases > (2 if self.temper.risk < 1 else 1) or not mind.cases:
            return None
        case, chance = self.likeliest(view, mind)
        motive = Motive.CASE_CERTAIN if mind.cases == 1 else Motive.CASE_LIKELY
        action = act.Accuse(offers.seat, case)
        reason = Reason(motive, case=case, chance=chance)
        return Choice(action, reason, ranked([(chance, action)]), Scale.CHANCE)

    def likeliest(self, view: View, mind: Notes) -> tuple[Case, float]:
        """The first that its notes leave open; all are alike to it."""
        suspects, weapons, rooms = view.board.deck.piles
        case = Case(
            (mind.suspects or suspects)[0], (mind.weapons or weapons)[0], (mind.rooms or rooms)[0]
        )
        return case, 1 / max(1, mind.cases)

    def suggest(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Name cards that may still be in the envelope; a bluffer now and then one of its own."""
        assert offers.suggest_in is not None
        suspect = rng.choice(mind.suspects or view.board.deck.piles[0])
        weapon = rng.choice(mind.weapons or view.board.deck.piles[1])
        reason = Motive.UNKNOWN_CARDS
        if rng.random() < self.temper.bluff:
            own_suspects = [card for card in view.hand if isinstance(card, Suspect)]
            own_weapons = [card for card in view.hand if isinstance(card, Weapon)]
            if own_suspects and (not own_weapons or rng.random() < 0.5):
                suspect, reason = rng.choice(own_suspects), Motive.BLUFF
            elif own_weapons:
                weapon, reason = rng.choice(own_weapons), Motive.BLUFF
        case = Case(suspect, weapon, offers.suggest_in)
        others = (
            act.Suggest(offers.seat, Case(who, what, offers.suggest_in))
            for who in mind.suspects
            for what in mind.weapons
        )
        own = next((card for card in (suspect, weapon) if card in view.hand), None)
        why = Reason(reason, case=case, card=own if reason is Motive.BLUFF else None)
        return picked(act.Suggest(offers.seat, case), others, why)


class Constable(Officer):
    """Remembers its hand and what it was shown, and wanders."""

    level = "constable"

    def mind(self, view: View) -> Notes:
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
            view,
            {
                card
                for pile in piles
                for card in ([c for c in pile if c in found] or pile)
                if card not in seen
            },
        )

    def begin(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Anything that comes to its mind; a talker goes where it can ask at once."""
        options = ways_on(offers)
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

    def walk(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Into a room as often as not, else wherever its feet take it."""
        del mind
        rooms = [place for place in offers.destinations if place in view.board.doors_of]
        inside = rooms and (self.temper.eager or rng.random() < 0.5)
        places = rooms if inside else list(offers.destinations)
        place = rng.choice(places)
        return picked(
            act.MoveTo(offers.seat, place),
            (act.MoveTo(offers.seat, other) for other in offers.destinations),
            Reason(Motive.WANDER, place=place),
        )


class Sergeant(Officer):
    """A careful person's notebook: card counts, who had none, one-of-three when it is plain."""

    level = "sergeant"

    def mind(self, view: View) -> Notes:
        """Draw the plain consequences."""
        problem = consequences(facts_from(view))
        return _notes(view, set(_in_envelope(problem)))

    def begin(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """A passage now and then, else the dice; it stays only where the room is a question."""
        ways = ways_on(offers)
        if offers.suggest_in in mind.rooms or (self.temper.eager and offers.suggest_in):
            asked = self.suggest(view, offers, mind, rng)
            reason = Reason(Motive.STAY_AND_ASK, room=offers.suggest_in)
            return picked(asked.action, ways, reason)
        if offers.passages and (not offers.roll or rng.random() < 0.5):
            room = rng.choice(offers.passages)
            reason = Reason(Motive.PASSAGE_SHORTER, room=room)
            return picked(act.TakePassage(offers.seat, room), ways, reason)
        return picked(act.Roll(offers.seat), ways, Reason(Motive.WANDER))

    def walk(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Into any room within reach, or towards the nearest."""
        del mind
        rooms = [place for place in offers.destinations if place in view.board.doors_of]
        if rooms:
            room = Room(str(rng.choice(rooms)))
            return picked(
                act.MoveTo(offers.seat, room),
                (act.MoveTo(offers.seat, other) for other in rooms),
                Reason(Motive.NEAREST_ROOM, room=room),
            )
        return _nearer(view, offers, view.board.deck.rooms)


class Inspector(Officer):
    """Complete certainty, and the shortest way to a room that is still a question."""

    level = "inspector"

    def mind(self, view: View) -> Notes:
        """Everything that can be proved, and nothing else."""
        return _notes(view, possible_in_case(facts_from(view)))

    def begin(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Stay, take the passage or roll, whichever leads to an open question soonest."""
        wanted = self._wanted(view, mind)
        seat, turns = offers.seat, turns_from(view, standing(view, offers.seat))
        goal = min((room for room in turns if room in wanted), key=turns.__getitem__)
        reason = Reason(Motive.WANTED_ROOM, room=goal, turns=turns[goal])
        options: list[tuple[float, act.Action]] = []
        if offers.roll:
            options.append((-turns[goal], act.Roll(seat)))
        worth = [room for room in offers.passages if room in wanted or not offers.roll]
        for room in reversed(worth):
            options.insert(0, (-1.0, act.TakePassage(seat, room)))
            reason = Reason(Motive.PASSAGE_SHORTER, room=room)
        if offers.suggest_in in wanted or (self.temper.eager and offers.suggest_in):
            options.insert(0, (0.0, self.suggest(view, offers, mind, rng).action))
            reason = Reason(Motive.STAY_AND_ASK, room=offers.suggest_in)
        return Choice(options[0][1], reason, ranked(options), Scale.TURNS)

    def walk(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Into a room worth asking in, or towards one."""
        wanted = self._wanted(view, mind)
        rooms = [room for room in wanted if room in offers.destinations]
        if rooms:
            room = rng.choice(rooms)
            known = len(mind.rooms) == 1
            return picked(
                act.MoveTo(offers.seat, room),
                (act.MoveTo(offers.seat, other) for other in rooms),
                Reason(Motive.NEAREST_ROOM if known else Motive.OPEN_QUESTION_ROOM, room=room),
            )
        others = [room for room in view.board.deck.rooms if room in offers.destinations]
        if others:  # who and with what can be asked anywhere
            left = {room: _turns_to_any(view, room, wanted) for room in others}
            room = min(others, key=left.__getitem__)
            options = ranked((-left[room], act.MoveTo(offers.seat, room)) for room in others)
            reason = Reason(Motive.NEAREST_ROOM, room=room)
            return Choice(act.MoveTo(offers.seat, room), reason, options, Scale.TURNS)
        return _nearer(view, offers, wanted)

    def suggest(self, view: View, offers: Offers, mind: Notes, rng: Random) -> Choice:
        """Name the cards that have been denied most: they are nearest to being proved."""
        problem = consequences(facts_from(view))
        places = dict(zip(problem.cards, (may.bit_count() for may in problem.may), strict=True))

        def nearest(cards: tuple[CardT, ...]) -> tuple[CardT, ...]:
            fewest = min((places[card] for card in cards), default=0)
            return tuple(card for card in cards if places[card] == fewest)

        sharp = Notes(nearest(mind.suspects), nearest(mind.weapons), mind.rooms)
        return super().suggest(view, offers, sharp, rng)

    def _wanted(self, view: View, mind: Notes) -> tuple[Room, ...]:
        """Open questions; once the room is known, any room does for the other two."""
        return mind.rooms if len(mind.rooms) > 1 else view.board.deck.rooms

    def show(self, view: View, offers: Offers, rng: Random) -> Choice:
        """What the suggester has seen before, if possible."""
        return show_again(view, offers) or super().show(view, offers, rng)


def _in_envelope(problem: Problem) -> Iterator[Card]:
    for card, name in enumerate(problem.cards):
        if problem.may[card] >> problem.envelope & 1:
            yield name


def _turns_to_any(view: View, place: Place, wanted: tuple[Room, ...]) -> float:
    return min(turns for room, turns in turns_from(view, place).items() if room in wanted)


def _nearer(view: View, offers: Offers, wanted: tuple[Room, ...]) -> Choice:
    """Where the expected turns to a wanted room are fewest."""

    def left(place: Place) -> tuple[float, Room]:
        return min(
            (turns, room) for room, turns in turns_from(view, place).items() if room in wanted
        )

    ways = {place: left(place) for place in offers.destinations}
    order = sorted(ways, key=lambda place: (ways[place][0], str(place)))
    turns, room = ways[order[0]]
    reason = Reason(Motive.TOWARDS_ROOM, room=room, place=order[0], turns=turns)
    options = ranked((-ways[place][0], act.MoveTo(offers.seat, place)) for place in order)
    return Choice(options[0].action, reason, options, Scale.TURNS)


OFFICERS: dict[str, type[Constable | Sergeant | Inspector]] = {
    officer.level: officer for officer in (Constable, Sergeant, Inspector)
}


def officer(level: str, temper: Temper) -> Officer:
    """An officer of a level."""
    return OFFICERS[level](temper)
