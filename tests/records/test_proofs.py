"""The long proofs of ``tools/proofs``, in small: a few faults, damaged files, one death in the middle of play."""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools.proofs.faults import FAULTS, LASTING, Disk, play
from tools.proofs.hostile import GAME, PART, SENTENCE, consider, samples
from tools.proofs.kills import Losses, kill_one
from tools.proofs.mutations import mutated
from tools.proofs.strangers import among_pictures, at_the_door

SOME_MOMENT = 0
"""A seed that kills from outside, after a second or two of play."""


@pytest.mark.parametrize("lasting", LASTING)
@pytest.mark.parametrize("fault", FAULTS)
def test_no_fault_of_the_disk_hurts_a_game(tmp_path, fault, lasting):
    """Every seventh file call here, each one in the long proof."""
    calm = Disk()
    play(tmp_path / "calm", calm)
    offset = [*FAULTS].index(fault) + [*LASTING].index(lasting)
    for number in range(1 + offset % 7, calm.count + 1, 7):
        play(tmp_path / str(number), Disk(number, FAULTS[fault], LASTING[lasting]))


def test_damaged_files_are_sentences_or_correct_games():
    rng, real = random.Random(20), samples()
    outcomes = Counter(consider(mutated(rng.choice(real), rng)[1]) for _ in range(120))
    assert {SENTENCE, PART} <= set(outcomes)
    assert set(outcomes) <= {SENTENCE, PART, GAME}
    assert all(consider(data) == GAME for data in real)


def test_strange_pictures_are_what_their_heads_say_or_refused(tmp_path):
    told = among_pictures(tmp_path, 2000, random.Random(20))
    assert {"refused", "too large", "shown", "broken"} <= set(told)


def test_strange_visitors_close_no_door(tmp_path):
    assert set(at_the_door(tmp_path, 2000, random.Random(20))) == {"heard", "shown out"}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_that_was_seen_is_lost_when_the_game_is_killed(tmp_path):
    tally = Losses()
    kill_one(Path(tmp_path) / "à moi", 3, random.Random(SOME_MOMENT), tally)
    assert not tally["LOSSES"]
    assert not tally["TOO LATE"]
    assert not tally["damaged"]
    assert sum(tally[how] for how in ("exactly the last action shown", "one action later"))
