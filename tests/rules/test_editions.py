"""Each cell of the tables of editions, E1-E7, by number."""

from __future__ import annotations

import pytest

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, EnvelopeName, EnvelopePlace, Tokens
from clue.rules.phases import Suggesting, TurnClosing, TurnStart
from clue.rules.refusals import Why
from clue.rules.setup import SetupError, SetupFault, lay
from tests.rules.tables import (
    CLASSIC,
    CONSERVATORY,
    GREEN,
    LOUNGE,
    MUSTARD,
    PLUM,
    SCARLET,
    TRUTH,
    WHITE,
    WRONG,
    Table,
    case,
)

IDS = ["vintage", "detective-1986", "bilingual", "deluxe", "collector-2020"]


def each(*values):
    """One value for each edition, in the order of the table."""
    return pytest.mark.parametrize(
        ("edition", "value"),
        [(EDITIONS[i], v) for i, v in zip(IDS, values, strict=True)],
        ids=IDS,
    )


def test_there_are_five():
    assert list(EDITIONS) == IDS


@each(1, 1, 2, 2, 2)
def test_dice(edition, value):
    throw = (3,) * value
    table = Table(edition=edition, dice=[throw]).do(act.Roll(SCARLET))
    assert table.happened(ev.Rolled) == [ev.Rolled(SCARLET, throw)]


@each("scarlett", "scarlet", "scarlet", "scarlet", "scarlet")
def test_red_suspects_name(edition, value):
    assert edition.red == value


@each("revolver", "revolver", "pistol", "revolver", "revolver")
def test_gun(edition, value):
    assert edition.gun == value


@each(Tokens.PAWNS, Tokens.TOKENS, Tokens.CHARACTER_PAWNS, Tokens.PAWNS, Tokens.PAWNS)
def test_what_the_pieces_are_called(edition, value):
    assert edition.tokens is value


@each([SCARLET, WHITE, GREEN], *[[SCARLET] * 3] * 4)
def test_who_starts_and_e4(edition, value):
    starters = [lay(CLASSIC, edition, [SCARLET, WHITE, GREEN], game=n).starter for n in range(3)]
    assert starters == value


@each(False, True, True, True, True)
def test_e1_accusing_after_a_disproof(edition, value):
    table = Table(edition=edition, at={SCARLET: LOUNGE}, phase=Suggesting(SCARLET, LOUNGE))
    table.do(act.Suggest(SCARLET, case(PLUM, "rope", LOUNGE)), act.Show(MUSTARD, PLUM))
    if value:
        assert table.phase == TurnClosing(SCARLET)
        table.do(act.Accuse(SCARLET, TRUTH))
        assert table.state.over
    else:
        assert table.phase == TurnStart(MUSTARD), "the turn has ended"
        assert table.refused(act.Accuse(SCARLET, TRUTH)) is Why.NOT_YOUR_TURN


@each(True, True, True, True, True)
def test_e2_accusing_after_nobody_disproved(edition, value):
    study = TRUTH.room
    table = Table(edition=edition, at={SCARLET: study}, phase=Suggesting(SCARLET, study))
    table.do(act.Suggest(SCARLET, TRUTH)).answers_none()
    assert table.happened(ev.NobodyDisproved) == [ev.NobodyDisproved(SCARLET, TRUTH)]
    assert table.phase == TurnClosing(SCARLET)
    assert table.offers.accuse is value
    table.do(act.Accuse(SCARLET, TRUTH))
    assert table.state.over


@each(False, True, True, True, True)
def test_e3_a_false_accusers_pawn_before_a_door_is_moved_in(edition, value):
    for door in CLASSIC.doors:
        table = Table(edition=edition, at={SCARLET: door.front}).do(act.Accuse(SCARLET, WRONG))
        assert table.place(SCARLET) == (door.room if value else door.front)
        assert bool(table.happened(ev.DoorCleared)) is value


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_e3_elsewhere_it_stays(edition):
    fronts = {door.front for door in CLASSIC.doors}
    for place in (*sorted(CLASSIC.squares - fronts)[::20], LOUNGE):
        table = Table(edition=edition, at={SCARLET: place}).do(act.Accuse(SCARLET, WRONG))
        assert table.place(SCARLET) == place


@each(True, False, False, False, False)
def test_e5_short_ranks(edition, value):
    assert edition.short_ranks is value


@each(
    (EnvelopeName.SMALL, EnvelopePlace.STAIRS_X),
    (EnvelopeName.CASE_FILE, EnvelopePlace.CENTRE_X),
    (EnvelopeName.CASE_FILE, EnvelopePlace.CENTRE_STAIRS),
    (EnvelopeName.CONFIDENTIAL, EnvelopePlace.CENTRE),
    (EnvelopeName.CONFIDENTIAL, EnvelopePlace.CENTRE),
)
def test_e6_the_envelope(edition, value):
    assert (edition.envelope, edition.envelope_place) == value


@each((3, 6), (3, 6), (3, 6), (3, 6), (3, 6))
def test_e7_players(edition, value):
    assert edition.seats == value
    for count in range(value[0], value[1] + 1):
        lay(CLASSIC, edition, SUSPECTS[:count])
    with pytest.raises(SetupError) as refused:
        lay(CLASSIC, edition, SUSPECTS[:2])
    assert refused.value.fault is SetupFault.TWO_NEED_OPEN_CARDS


@each(True, False, False, False, False)
def test_e8_a_passage_leaves_one_free_to_keep_silent(edition, value):
    table = Table(edition=edition, at={SCARLET: LOUNGE}).do(act.TakePassage(SCARLET, CONSERVATORY))
    assert table.offers.decline is value


def test_a_table_begins_with_the_first_case_of_a_series():
    setup = lay(CLASSIC, EDITIONS["deluxe"], SUSPECTS[:3])
    assert setup.game == 0
    assert setup == lay(CLASSIC, EDITIONS["deluxe"], SUSPECTS[:3], game=0)
