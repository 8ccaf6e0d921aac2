"""Every reason a detective can have, and every piece of advice, is a sentence in every language."""

from __future__ import annotations

from itertools import combinations

import pytest

from clue.game.seating import opened
from clue.players import mind
from clue.players.reasons import Motive, Reason
from clue.players.registry import advise
from clue.rules import actions as act
from clue.rules.board import Cell
from clue.rules.cards import Suspect, Weapon
from clue.text.catalogue import languages
from clue.text.reasons import tell, tell_action
from tests.players.games import play_on, seating

from . import tables
from .test_events import finished

GREEN = Suspect.GREEN
ALWAYS = {"case": tables.CASE, "card": Weapon.ROPE, "room": tables.HALL, "rival": GREEN,
          "chance": 0.7}  # fmt: skip
SOMETIMES = {"rival_chance": 0.2, "bits": 1.0, "turns": 1.2, "said": "a hunch",
             "place": tables.A}  # fmt: skip
ACTIONS = (
    act.LayWeapon(GREEN, Weapon.ROPE, tables.CELLAR),
    act.Roll(GREEN),
    act.MoveTo(GREEN, Cell(1, 2)),
    act.MoveTo(GREEN, tables.HALL),
    act.TakePassage(GREEN, tables.CELLAR),
    act.Suggest(GREEN, tables.CASE),
    act.DeclineToSuggest(GREEN),
    act.Show(GREEN, Weapon.WRENCH),
    act.Show(GREEN, Suspect.MUSTARD),
    act.HaveNone(GREEN),
    act.Accuse(GREEN, tables.CASE),
    act.EndTurn(GREEN),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("motive", Motive)
def test_every_motive_with_any_details(language, motive):
    words = tables.speaker(language)
    for size in range(len(SOMETIMES) + 1):
        for names in combinations(SOMETIMES, size):
            more = {name: SOMETIMES[name] for name in names}
            finished(tell(Reason(motive, **ALWAYS, **more), words))


@pytest.mark.parametrize("language", languages())
def test_motives_and_advice_differ(language):
    words = tables.speaker(language)
    assert len({tell(Reason(motive, **ALWAYS), words) for motive in Motive}) == len(Motive)
    assert len({finished(tell_action(action, words)) for action in ACTIONS}) == len(ACTIONS)


def test_sure_is_said_only_of_what_is_certain():
    words = tables.speaker("en")
    nearly = Reason(Motive.CASE_LIKELY, case=tables.CASE, chance=0.9996)
    assert "99%" in tell(nearly, words)


@pytest.mark.parametrize("level", ["constable:bluffer", "sergeant", "inspector", "sherlock"])
def test_what_is_decided_in_a_game_can_be_told(level):
    table = seating(level, "inspector", level)
    session = opened(table, 6)
    for _, _, choice in play_on(session, table, 6):
        assert choice.action in {option.action for option in choice.alternatives} or (
            not choice.alternatives
        )
        for language in languages():
            words = tables.speaker(language)
            finished(tell_action(choice.action, words))
            finished(tell(choice.reason, words))


def test_advice_is_legal_and_always_the_same():
    table = seating("inspector", "sherlock", "inspector")
    session = opened(table, 2)
    for view, offers, _ in play_on(session, table, 2, 40):
        advice = advise(view, offers)
        assert session.refusal(advice.action) is None
        mind.mind_of.cache_clear()  # thought through once more, not remembered
        mind.deals_about.cache_clear()
        assert advise(view, offers) == advice
