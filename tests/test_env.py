"""The environment for learning agents: PettingZoo's own tests, and that nothing leaks into it."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports an old game of its own
    from pettingzoo.test import api_test, seed_test

from clue.env import ClueEnv
from clue.game.session import Session
from clue.rules.cards import Seat
from clue.rules.chance import ScriptedChance
from tests.players.games import another_truth

pytestmark = pytest.mark.filterwarnings("ignore")


def test_it_keeps_pettingzoos_rules():
    api_test(ClueEnv(), num_cycles=600)


def test_the_same_seed_plays_the_same_game():
    seed_test(ClueEnv, num_cycles=60)


def played(seats: int, seed: int, actions: int) -> ClueEnv:
    env = ClueEnv(seats)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter(actions):
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))
        assert agent in env.possible_agents
    return env


def test_the_mask_is_what_the_referee_offers():
    env = ClueEnv(4)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(150):
        mask = env.observe(env.agent_selection)["action_mask"]
        offered = list(env._session.offers())
        assert mask.sum() == len(offered)
        assert all(mask[env.actions.number(action)] for action in offered)
        for other in env.agents:
            if other != env.agent_selection:
                assert not env.observe(other)["action_mask"].any()
        forbidden = int(np.flatnonzero(mask == 0)[0])
        with pytest.raises(ValueError, match="may not"):
            env.step(forbidden)
        calm = [n for n in np.flatnonzero(mask) if n < len(mask) - 324]  # nobody accuses
        env.step(int(rng.choice(calm)))


def test_the_winner_takes_what_the_others_lose():
    env = ClueEnv(3)
    env.reset(seed=5)
    session: Session = env._session
    case = session.dealt.case
    right = next(a for a in session.offers() if getattr(a, "case", None) == case)
    winner = env.agent_selection
    env.step(env.actions.number(right))
    assert env.rewards[winner] == 1
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(env.terminations.values())


def test_what_a_seat_cannot_know_is_not_in_its_observation():
    env = played(3, 7, 90)
    session = env._session
    for seat in session.setup.seats:
        if seat in session.state.eliminated:
            continue
        before = env.observe(Seat(seat).value)
        env._session = another_truth(session, seat, 3)
        assert isinstance(env._session.chance, ScriptedChance)
        after = env.observe(Seat(seat).value)
        env._session = session
        assert all(np.array_equal(before[part], after[part]) for part in before)
