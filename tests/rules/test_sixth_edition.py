"""A sixth rulebook is one more value and its name: whatever reads editions takes it as it is."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from clue.devkit.sample_screens import made_up_cases
from clue.rules import actions as act
from clue.rules.apply import ends_turn, turns_begun
from clue.rules.editions import EDITIONS, VINTAGE
from clue.rules.phases import Suggesting, TurnClosing, TurnStart
from tests.daily import LONG, long
from tests.rules.tables import MUSTARD, SCARLET, TRUTH, Table

ROOT = Path(__file__).resolve().parents[2]
ATTIC = """

ATTIC = replace(VINTAGE, id="attic", accuse_unanswered=False)
EDITIONS = {**EDITIONS, ATTIC.id: ATTIC}
"""
READERS = (
    "rules/test_games.py",
    "rules/test_rulings.py",
    "store",
    "text",
    "game",
    "players",
    "ui/test_whole_games.py",
    "ui/test_howto.py",
)


def test_e2_a_rulebook_in_which_silence_ends_the_turn():
    attic = replace(VINTAGE, id="attic", accuse_unanswered=False)
    assert not ends_turn(attic, act.HaveNone)
    assert ends_turn(attic, act.HaveNone, all_asked=True)
    asked = (act.Roll, act.MoveTo, act.Suggest, act.HaveNone, act.HaveNone)
    assert turns_begun(attic, 3, asked) == 2
    assert turns_begun(VINTAGE, 3, asked) == 1
    assert turns_begun(attic, 4, asked) == 1, "somebody has not been asked yet"


@pytest.mark.parametrize(
    ("accuse", "phase"), [(True, TurnClosing(SCARLET)), (False, TurnStart(MUSTARD))]
)
def test_e2_the_referee_ends_the_turn_there_or_not(accuse, phase):
    """None of the five forbids it; a sixth might."""
    attic = replace(VINTAGE, id="attic", accuse_unanswered=accuse)
    table = Table(edition=attic, at={SCARLET: TRUTH.room}, phase=Suggesting(SCARLET, TRUTH.room))
    table.do(act.Suggest(SCARLET, TRUTH)).answers_none()
    assert table.phase == phase


@pytest.mark.parametrize("edition", EDITIONS)
def test_made_up_cases_know_every_rulebook(edition):
    assert {closed.edition for closed in made_up_cases()} == set(EDITIONS)


@pytest.mark.skipif(not LONG, reason="goes over half of the tests again")
@long
def test_whatever_goes_over_editions_goes_over_a_sixth(tmp_path):
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("clue", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    for name in ("assets", "maps", "docs"):
        (tmp_path / name).symlink_to(ROOT / name, target_is_directory=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / "clue/rules/editions.py").open("a", encoding="utf-8") as file:
        file.write(ATTIC)
    for language in ("en", "fr"):
        with (tmp_path / f"clue/text/{language}/game.ftl").open("a", encoding="utf-8") as file:
            file.write("\nedition-attic = Attic\n")
    environment = {name: value for name, value in os.environ.items() if name != "CLUE_LONG"}
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k", "attic"),
            *(f"tests/{reader}" for reader in READERS),
        ],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
