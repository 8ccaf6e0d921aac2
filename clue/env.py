"""The game as an environment for learning agents, in PettingZoo's way.

``pip install clue-desktop[env]`` brings what it needs.

An agent is a seat. It observes what its seat's view holds and nothing else; what it may do is in
the action mask, made of the referee's offers. The winner is rewarded with one, and the others
share the loss; a game that nobody solves is worth nothing to anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from clue.boards.catalogue import board_at
from clue.deduction.facts import Holds, Lacks, OneOf, facts_from
from clue.game.seating import Seating, opened, seats_for
from clue.rules import actions as act
from clue.rules import legal
from clue.rules.board import Board, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Seat
from clue.rules.editions import EDITIONS
from clue.rules.events import GameEnded
from clue.rules.offers import Offers
from clue.rules.phases import Answering, Moving, Over, Suggesting, TurnClosing, TurnStart
from clue.rules.view import View

Observation: TypeAlias = dict[str, NDArray[Any]]

LONGEST: Final = 2000
"""Actions after which a game is broken off: agents that never accuse play for ever."""

_MOST: Final = 10.0
"""Answers that left open which card was shown, beyond which no more are told apart."""

_PHASES: Final = (TurnStart, Moving, Suggesting, Answering, TurnClosing, Over)


class ClueEnv(AECEnv[str, Observation, int | None]):
    """One table; agents are called by their seats, clockwise from red."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - the interface's own
        "name": "clue_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self, seats: int = 3, *, edition: str = "deluxe", mansion: str = "classic"
    ) -> None:
        super().__init__()
        self._seating = Seating(board_at(mansion), EDITIONS[edition], seats_for(["agent"] * seats))
        self.possible_agents = [seat.value for seat in self._seating.players]
        self.agents: list[str] = []
        self.actions = Actions(self._seating.board)
        self._random, _ = seeding.np_random()
        self._session = opened(self._seating, 0)
        size = len(_seen(self._session.view(Seat(self.possible_agents[0])), self.actions.places))
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self._chosen = spaces.Discrete(len(self.actions))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation looks like; the same for all."""
        del agent
        return self._observed

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action there is, by number; the mask says which are legal now."""
        del agent
        return self._chosen

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with the same seed, the same."""
        del options
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._session = opened(self._seating, int(self._random.integers(1 << 62)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do if it must decide."""
        view = self._session.view(Seat(agent))
        mask = np.zeros(len(self.actions), dtype=np.int8)
        if view.phase.decider == agent and (offers := legal.offers(view)):
            mask[[self.actions.number(action) for action in offers]] = 1
        return {"observation": _seen(view, self.actions.places), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The seat whose decision it is acts; what the mask forbids is a :class:`ValueError`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        offers = self._session.offers()
        wish = None if action is None or offers is None else self.actions.named(int(action), offers)
        if wish is None:
            raise ValueError(f"{agent} may not do this now: {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        told = self._session.act(wish)
        if ended := next((event for event in told if isinstance(event, GameEnded)), None):
            self.terminations = dict.fromkeys(self.agents, True)
            if ended.winner is not None:
                loss = -1.0 / (len(self.agents) - 1)
                self.rewards = dict.fromkeys(self.agents, loss) | {ended.winner.value: 1.0}
        elif len(self._session.played) >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._next()

    def _next(self) -> None:
        decider = self._session.state.phase.decider
        self.agent_selection = self.agents[0] if decider is None else decider.value

    def render(self) -> None:
        """Nothing to see: the game has a window of its own."""

    def close(self) -> None:
        """Nothing is held open."""


class Actions:
    """Every action a mansion knows, by number: the room of a suggestion goes without saying."""

    def __init__(self, board: Board) -> None:
        deck = board.deck
        self.places: tuple[Place, ...] = (*sorted(board.squares), *deck.rooms)
        pairs = [(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS]
        names: list[tuple[object, ...]] = [
            (kind,) for kind in (act.Roll, act.EndTurn, act.HaveNone, act.DeclineToSuggest)
        ]
        names += [(act.TakePassage, room) for room in deck.rooms]
        names += [(act.MoveTo, place) for place in self.places]
        names += [(act.Show, card) for card in deck.cards]
        names += [(act.Suggest, *pair) for pair in pairs]
        names += [(act.Accuse, *pair, room) for pair in pairs for room in deck.rooms]
        self._names = names
        self._numbers = {name: number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self._names)

    def number(self, action: act.Action) -> int:
        """The number of an action."""
        return self._numbers[_name(action)]

    def named(self, number: int, offers: Offers) -> act.Action | None:
        """The offered action of a number, if there is one."""
        return next((action for action in offers if self.number(action) == number), None)


def _name(action: act.Action) -> tuple[object, ...]:
    match action:
        case act.TakePassage(_, to) | act.MoveTo(_, to):
            return type(action), to
        case act.Show(_, card):
            return act.Show, card
        case act.Suggest(_, case):
            return act.Suggest, case.suspect, case.weapon
        case act.Accuse(_, case):
            return act.Accuse, *case.cards
        case _:
            return (type(action),)


def _seen(view: View, places: Sequence[Place]) -> NDArray[np.float32]:
    """A view as numbers between nought and one, the own seat first and the others clockwise.

    Cards held, lain open, named just now; for each seat and card what was seen (held, not held,
    may have been shown); hand sizes; who is who, called, out, and whose turn; where all pawns
    stand; what is awaited, and the dice.
    """
    deck = view.board.deck
    cards = deck.cards
    me = SUSPECTS.index(view.seat) if view.seat else 0
    seats = (*SUSPECTS[me:], *SUSPECTS[:me])
    phase = view.phase
    dice = sum(phase.dice) if isinstance(phase, Moving) else 0
    asked: Case | None = phase.case if isinstance(phase, Answering) else None
    parts: list[NDArray[np.float64] | list[float]] = [
        _marks(cards, view.hand),
        _marks(cards, view.open_cards),
        _marks(cards, asked.cards if asked else ()),
        _told(view, seats, cards),
        [view.hand_size(seat) / len(cards) if seat in view.seats else 0.0 for seat in seats],
        _marks(SUSPECTS, (seats[0],)),
        _marks(seats, view.brought),
        _marks(seats, view.eliminated),
        _marks(seats, () if phase.seat is None else (phase.seat,)),
        *(_marks(places, (view.place_of(seat),)) for seat in seats),
        [float(isinstance(phase, kind)) for kind in _PHASES],
        [dice / 12],
    ]
    return np.clip(np.concatenate(parts), 0.0, 1.0).astype(np.float32)


def _marks(names: Sequence[object], chosen: object) -> list[float]:
    assert isinstance(chosen, tuple | frozenset)
    return [float(name in chosen) for name in names]


def _told(view: View, seats: Sequence[Seat], cards: Sequence[Card]) -> NDArray[np.float64]:
    """For each seat and card: held, not held, and how often one of the shown may have been it."""
    table = np.zeros((len(seats), len(cards), 3))
    row = {seat: number for number, seat in enumerate(seats)}
    column = {card: number for number, card in enumerate(cards)}
    for told in facts_from(view).statements:
        match told:
            case Holds(seat, card):
                table[row[seat], column[card], 0] = 1.0
            case Lacks(seat, card):
                table[row[seat], column[card], 1] = 1.0
            case OneOf(seat, some):
                for card in some:
                    table[row[seat], column[card], 2] += 1 / _MOST
            case _:
                pass
    return table.ravel()
