"""The long proofs of ``tools/proofs``, in small: a few faults, damaged files, one death in the middle of play."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.daily import examples, long
from tools.proofs import memory
from tools.proofs.faults import FAULTS, LASTING, Disk, play
from tools.proofs.forgetful import Cut, play_on, tidy
from tools.proofs.hostile import GAME, PART, SENTENCE, TARGETS
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


@long
@pytest.mark.parametrize("name", TARGETS)
def test_damaged_files_are_sentences_or_correct_games(name):
    """2,000 in all before a submission, and 20,000 in the long proof."""
    rng, real = random.Random(20), TARGETS[name].samples()
    consider = TARGETS[name].consider
    assert all(consider(data) == GAME for data in real)
    count = examples(2000) // len(TARGETS)
    outcomes = Counter(consider(mutated(rng.choice(real), rng)[1]) for _ in range(count))
    assert {SENTENCE} < set(outcomes) <= {SENTENCE, PART, GAME}


@pytest.mark.skipif(os.name == "nt", reason="no folder can be synced there: its names are not ours")
@pytest.mark.parametrize("scenario", [play_on, tidy])
def test_a_disk_that_forgets_what_was_not_synced_loses_nothing(scenario):
    """The power is cut after every call of a game, and of games put in order (whole: forgetful)."""
    cut = Cut()
    try:
        scenario(cut)
        assert cut.cuts > 30
        assert not cut.harm
    finally:
        cut.close()


@pytest.mark.parametrize("call", ["sync_folder", "make_folder"])
def test_such_a_disk_is_noticed(monkeypatch, call):
    """As games were kept before: no folder was synced for the names in it."""
    plainly = {
        "sync_folder": lambda _: None,
        "make_folder": lambda folder: folder.mkdir(parents=True, exist_ok=True),
    }
    for module in ("files", "store.keeping", "store.shelf"):
        monkeypatch.setattr(f"clue.{module}.{call}", plainly[call], raising=False)
    cut = Cut()
    try:
        play_on(cut) if call == "sync_folder" else tidy(cut)
        assert cut.harm
    finally:
        cut.close()


@pytest.mark.skipif(sys.platform != "linux", reason="children are forked")
def test_a_game_is_kept_even_if_memory_is_refused_for_a_moment():
    """Every seventeenth request for it here, each one in the long proof."""
    pytest.importorskip("_testcapi")
    ends = {memory.try_one(number) for number in range(0, 300, 17)}
    assert memory.REFUSED in ends
    assert memory.HARMED not in ends


@long
def test_strange_pictures_are_what_their_heads_say_or_refused(tmp_path):
    told = among_pictures(tmp_path, examples(2000), random.Random(20))
    assert {"refused", "too large", "shown", "broken"} <= set(told)


@long
def test_strange_visitors_close_no_door(tmp_path):
    assert set(at_the_door(tmp_path, examples(2000), random.Random(20))) == {"heard", "shown out"}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_that_was_seen_is_lost_when_the_game_is_killed(tmp_path):
    tally = Losses()
    kill_one(Path(tmp_path) / "à moi", 3, random.Random(SOME_MOMENT), tally)
    assert not tally["LOSSES"]
    assert not tally["TOO LATE"]
    assert not tally["damaged"]
    assert sum(tally[how] for how in ("exactly the last action shown", "one action later"))
