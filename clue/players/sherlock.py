"""Sherlock: every deal that can be, weighed by how the others play, and turns as the price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import numpy as np

from clue.deduction.lattice import Numbers
from clue.deduction.value import told_by_showing
from clue.players.base import Choice, ranked
from clue.players.detective import Detective, show_again
from clue.players.habits import HabitsBySeat
from clue.players.likelihoods import habits_after
from clue.players.mind import Mind, cases_in, mind_of
from clue.players.reasons import Motive, Reason, ValueScale
from clue.players.rivals import known_to
from clue.players.skill import Skill, Temper
from clue.players.travel import between_rooms, turns_from, turns_from_each
from clue.rules import actions as act
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect
from clue.rules.legal import standing
from clue.rules.offers import Offers
from clue.rules.phases import TurnStart
from clue.rules.view import View

_RIPE = 0.5
"""Before it has asked anything in its turn, a case less likely than this is not named yet."""

_FOLLOWS = 0.5
"""What questions after the next are hoped to settle, as a share of what it leaves open."""

_ROUNDS = 6
"""So many rooms ahead are thought of; what is farther hardly counts."""

_CONFIRMS = 0.25
"""A question that names the likeliest case is asked to confirm it if it is as likely as this."""

_CONTENDERS = 2
"""So many questions, nearly alike, are compared by what their answers tell the others."""

_NEAR = 0.1
"""How likely another must be to end the game before that is looked at: it takes its time."""


@dataclass(frozen=True, slots=True)
class WeighedSuggestion:
    """A suggestion and everything that speaks for or against it, in bits."""

    case: Case
    bits: float  # the case's and a share of the deal's together
    case_bits: float
    deal_bits: float
    ride: float  # what being called is worth to the pawn's owner; against nought if it is a loss
    cleared: float  # what it saves on the way on
    bluff: float  # what a temper sees in naming its own cards
    told: float = 0.0  # what the others learn more than from the most discreet question

    @property
    def value(self) -> float:
        """All of it."""
        return self.bits + self.cleared + self.bluff - self.ride - self.told


class Sherlock(Detective[Mind]):
    """Suggestion, route, staying and accusing weighed on one scale: bits, soon."""

    level = "sherlock"

    def __init__(self, temper: Temper, skill: Skill | None = None) -> None:
        super().__init__(temper)
        self.skill = skill or Skill()
        self.habits: HabitsBySeat = ()

    def know(self, habits: HabitsBySeat) -> None:
        """How the others played in the games before this one."""
        self.habits = habits

    def learnt(self, view: View) -> HabitsBySeat:
        """How the others play, this game included."""
        return habits_after(view, self.mind(view).deals, self.habits)

    def mind(self, view: View) -> Mind:
        """All deals still possible, or a fair sample of them."""
        return mind_of(view, self.skill, self.habits)

    # Accusing --------------------------------------------------------------------------

    def proved(self, view: View) -> Case | None:
        """By the exact count: no sample is asked for what is certain."""
        return self.mind(view).proved

    def accuse(self, view: View, offers: Offers) -> Choice | None:
        """When waiting costs more than being wrong."""
        mind = self.mind(view)
        if view.eliminated.issuperset(seat for seat in view.seats if seat != mind.seat):
            return None  # nobody is left to hurry for
        starting = isinstance(view.phase, TurnStart)
        if starting and view.edition.accuse_after_disproof:
            return None  # asking first costs nothing: one may accuse after it
        if mind.open or (starting and mind.likeliest[1] < _RIPE):
            return None
        case, chance = mind.likeliest
        gain = chance - self.skill.regret * (1 - chance)
        if gain <= 0:
            return None  # whatever waiting is worth: it need not be known
        waiting = self._waiting(view, mind) * self.temper.risk
        if gain <= waiting:
            return None
        reason = Reason(
            Motive.CASE_LIKELY, case=case, chance=chance, rival_chance=mind.rivals.hazard
        )
        options = ranked(
            [(chance, act.Accuse(offers.seat, case)), (waiting, act.EndTurn(offers.seat))]
        )
        return Choice(act.Accuse(offers.seat, case), reason, options, ValueScale.CHANCE)

    def likeliest(self, view: View) -> tuple[Case, float]:
        """The case that most deals have."""
        return self.mind(view).likeliest

    def _waiting(self, view: View, mind: Mind) -> float:
        """The chance to win if this turn passes: still in time, and right then."""
        _, chance = mind.likeliest
        rooms = view.board.deck.rooms
        worth = mind.asked([Case(p.suspect, p.weapon, room) for room in rooms for p in mind.pairs])
        turns = turns_from(view, standing(view, mind.seat))
        best = 0.0
        for i, asked in enumerate(worth.cases):
            in_time = (1 - mind.rivals.hazard) ** turns[asked.room]
            best = max(best, in_time * self._hope(chance, float(worth.best[i])))
        return best

    def _hope(self, chance: float, after: float) -> float:
        """Later questions tell more than the next one alone; some of that is counted too.

        A sample cannot say how likely a case will be ``after`` the next, and leaves it at nought:
        it will be no less likely than now.
        """
        after = max(chance, after)
        return after + _FOLLOWS * (1 - after)

    # Walking ---------------------------------------------------------------------------

    def begin(self, view: View, offers: Offers, mind: Mind, rng: Random) -> Choice:
        """Stay and ask, take a passage, or roll: whatever brings most bits soonest."""
        later = self._later(view, mind)
        here = standing(view, offers.seat)
        options: list[tuple[float, act.Action, Room]] = []
        if offers.suggest_in is not None:
            asked = self.suggest(view, offers, mind, rng)
            value = mind.goals[offers.suggest_in] + later[offers.suggest_in]
            options.append((value, asked.action, offers.suggest_in))
        for room in offers.passages:
            value = mind.goals[room] + later[room]
            options.append((value, act.TakePassage(offers.seat, room), room))
        if offers.roll:
            value, room = self._best_from(mind, turns_from(view, here), later, -1.0)
            options.append((value, act.Roll(offers.seat), room))
        value, action, room = max(options, key=lambda option: option[0])
        motive = {act.Suggest: Motive.STAY_AND_ASK, act.TakePassage: Motive.PASSAGE_SHORTER}.get(
            type(action), Motive.WANTED_ROOM
        )
        reason = Reason(
            motive, room=room, bits=mind.rooms[room], turns=turns_from(view, here)[room]
        )
        return Choice(action, reason, ranked((v, a) for v, a, _ in options), ValueScale.BITS)

    def walk(self, view: View, offers: Offers, mind: Mind, rng: Random) -> Choice:
        """Into a room for what it tells, or to the square from where most can be told soon."""
        del rng
        later = self._later(view, mind)
        plain: list[tuple[float, Place, Room]] = []
        squares = [place for place in offers.destinations if isinstance(place, Cell)]
        turns = turns_from_each(view, squares, view.board.deck.rooms)
        for place in offers.destinations:
            if isinstance(place, Cell):
                value, room = self._best_from(mind, turns[place], later, 0.0)
                plain.append((value, place, room))
            else:
                plain.append((mind.goals[place] + later[place], place, place))
        plain.sort(key=lambda option: (option[0], str(option[1])), reverse=True)
        enough = plain[0][0] - self.skill.block  # no door that is closed makes up for more
        options = [
            (value + (self._blocks(view, mind, place) if value > enough else 0.0), place, room)
            for value, place, room in plain
        ]
        options.sort(key=lambda option: -option[0])
        return Choice(
            act.MoveTo(offers.seat, options[0][1]),
            self._why_there(view, mind, options[0], plain[0]),
            ranked((value, act.MoveTo(offers.seat, place)) for value, place, _ in options),
            ValueScale.BITS,
        )

    def _blocks(self, view: View, mind: Mind, place: Place) -> float:
        """What the others lose by one standing there; only before a door can that be much (R7)."""
        if not isinstance(place, Cell) or place not in view.board.doors_at:
            return 0.0
        return self.skill.block * sum(mind.rivals.held_up(place).values())

    def _why_there(
        self,
        view: View,
        mind: Mind,
        best: tuple[float, Place, Room],
        plain: tuple[float, Place, Room],
    ) -> Reason:
        """What spoke for the best place: the room, the way to it, or the door it closes."""
        _, place, room = best
        if isinstance(place, Cell) and place != plain[1]:
            door, costs = view.board.doors_at[place][0], mind.rivals.held_up(place)
            rival = max(costs, key=costs.__getitem__)
            return Reason(Motive.BLOCK_DOOR, place=place, room=door.room, rival=rival)
        motive = Motive.WANTED_ROOM if place == room else Motive.TOWARDS_ROOM
        return Reason(motive, room=room, place=place, bits=mind.rooms[room])

    def _best_from(
        self, mind: Mind, turns: Mapping[Room, float], later: Mapping[Room, float], now: float
    ) -> tuple[float, Room]:
        """The best room to make for, its worth cut by the turns it takes."""
        patience = self.temper.patience
        return max(
            (patience ** max(turns[room] + now, 0.0) * (bits + later[room]), room)
            for room, bits in mind.goals.items()
        )

    def _later(self, view: View, mind: Mind) -> Mapping[Room, float]:
        """What standing in each room is worth for the questions after the one asked there."""
        bits = np.array([*mind.goals.values()])
        kept = _kept_on_the_way(
            view.board, view.edition.dice, view.house.steady_pace, self.temper.patience
        )
        plain = self.skill.again * bits.min()
        steady = np.full(len(bits), plain)
        for _ in range(_ROUNDS):
            steady = (kept * (plain + steady)).max(axis=1)
        found = kept * (self.skill.again * bits + steady)
        np.fill_diagonal(found, -1.0)
        return dict(zip(mind.rooms, found.max(axis=1).tolist(), strict=True))

    # Asking and answering --------------------------------------------------------------

    def suggest(self, view: View, offers: Offers, mind: Mind, rng: Random) -> Choice:
        """The question that is worth most, once everything it brings about is counted."""
        assert offers.suggest_in is not None
        bluff = self.temper.bluff if rng.random() < self.temper.bluff else 0.0
        weighed = self._weighed(view, mind, offers.suggest_in, bluff)
        options = ranked((each.value, act.Suggest(offers.seat, each.case)) for each in weighed)
        reason = self._why(view, mind, weighed, bluffing=bluff > 0)
        return Choice(options[0].action, reason, options, ValueScale.BITS)

    def _weighed(self, view: View, mind: Mind, room: Room, bluff: float) -> list[WeighedSuggestion]:
        """Every question in a room, best first; where it is close, also what others learn."""
        skill = self.skill
        worth = mind.asked(cases_in(room))
        cleared = self._cleared(view, mind, room)
        rides = {c.suspect: skill.call * mind.rivals.gift(c) for c in worth.cases[:: len(WEAPONS)]}
        found = [
            WeighedSuggestion(
                case,
                bits=bits,
                case_bits=float(worth.case_bits[i]),
                deal_bits=float(worth.deal_bits[i]),
                ride=rides[case.suspect],
                cleared=skill.clear * cleared.get(case.suspect, 0.0),
                bluff=bluff * sum(card in view.hand for card in (case.suspect, case.weapon)),
            )
            for i, (case, bits) in enumerate(zip(worth.cases, mind.bits(worth), strict=True))
        ]
        found.sort(key=lambda each: -each.value)
        rest = [each for each in found[:_CONTENDERS] if each.value > found[0].value - skill.close]
        if not skill.told or len(rest) == 1 or mind.rivals.hazard < _NEAR:
            return found
        told = [skill.told * mind.rivals.told(each.case) for each in rest]
        least = min(told)  # whatever is asked tells something: only what is more counts
        rest = [replace(each, told=more - least) for each, more in zip(rest, told, strict=True)]
        return sorted((*rest, *found[len(rest) :]), key=lambda each: -each.value)

    def _cleared(self, view: View, mind: Mind, room: Room) -> Mapping[Suspect, float]:
        """What calling a pawn in here saves on the way on, if it stands before a door."""
        gains: dict[Suspect, float] = {}
        for suspect, place in zip(SUSPECTS, view.pawns, strict=True):
            if place in view.board.doors_at and suspect != mind.seat:
                after = replace(view, pawns=tuple(room if p == place else p for p in view.pawns))
                now, then = (
                    self._best_from(mind, turns_from(seen, room), dict.fromkeys(mind.rooms, 0.0), 0)
                    for seen in (view, after)
                )
                gains[suspect] = then[0] - now[0]
        return gains

    def _why(
        self, view: View, mind: Mind, weighed: Sequence[WeighedSuggestion], *, bluffing: bool
    ) -> Reason:
        """What spoke for the best question: the term without which another would be the best."""
        best = weighed[0]
        case, bits = best.case, best.case_bits
        likeliest, chance = mind.likeliest
        own = next((card for card in (case.suspect, case.weapon) if card in view.hand), None)
        if bluffing and own is not None:
            return Reason(Motive.BLUFF, case=case, card=own, bits=bits)
        if case == likeliest and chance > _CONFIRMS:
            return Reason(Motive.CONFIRM_CASE, case=case, chance=chance, bits=bits)
        plain = max(weighed, key=lambda each: each.bits)
        if plain.bits > best.bits:
            gained = {
                Motive.CLEAR_WAY: best.cleared - plain.cleared,
                Motive.DRAG_AWAY: -best.ride,
                Motive.SPARE_THE_RIDE: max(plain.ride, 0.0) - max(best.ride, 0.0),
                Motive.TELLS_OTHERS_LESS: plain.told - best.told,
            }
            motive = max(gained, key=gained.__getitem__)
            if gained[motive] > 0:
                called = (plain if motive is Motive.SPARE_THE_RIDE else best).case.suspect
                rival = None if motive is Motive.TELLS_OTHERS_LESS else called
                return Reason(motive, case=case, rival=rival, bits=bits)
        return Reason(Motive.MOST_INFORMATION, case=case, bits=bits, deal_bits=best.deal_bits)

    def show(self, view: View, offers: Offers, rng: Random) -> Choice:
        """What is known already, else what tells the suggester least."""
        del rng
        if again := show_again(view, offers):
            return again
        asker = view.inquiries[-1].seat
        left = self._left_after(view, asker, offers.show)
        card = max(offers.show, key=lambda card: (left[card], str(card)))
        reason = Reason(Motive.TELLS_LEAST, card=card, rival=asker, bits=left[card])
        options = ranked((left[c], act.Show(offers.seat, c)) for c in offers.show)
        return Choice(act.Show(offers.seat, card), reason, options, ValueScale.DOUBT)

    def _left_after(self, view: View, asker: Seat, cards: tuple[Card, ...]) -> dict[Card, float]:
        """The suggester's uncertainty after each card: by what it knows, its likely hands tried."""
        mind = self.mind(view)
        known = known_to(view, asker)
        return told_by_showing(known, mind.deals, mind.seat, asker, cards, tries=self.skill.hands)

    def chosen(self, view: View, offers: Offers, rng: Random) -> act.Action:
        """Without saying how sure it was: at a turn's end a sample serves nothing else."""
        return super().choose(view, offers, rng).action

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """As every detective; a turn that ends without accusing says how sure it was."""
        choice = super().choose(view, offers, rng)
        if choice.reason.motive is Motive.NOTHING_LEFT:
            case, chance = self.mind(view).likeliest
            return Choice(choice.action, Reason(Motive.NOT_SURE_YET, case=case, chance=chance))
        return choice


@lru_cache(maxsize=8)
def _kept_on_the_way(board: Board, dice: int, pace: int, patience: float) -> Numbers:
    """What is left of a question's worth on the way from each room to each."""
    ways = between_rooms(board, dice, pace)
    return np.array([[patience ** ways[room][to] for to in ways] for room in ways])
