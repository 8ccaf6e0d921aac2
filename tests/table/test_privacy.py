"""Who may look, as a function of the model: no window is needed to ask."""

from dataclasses import replace

import pytest

from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.editions import DELUXE, HouseRules
from clue.rules.phases import Answering, TurnStart
from clue.rules.view import View
from clue.table import privacy
from clue.table.model import (
    Curtain,
    Decide,
    Return,
    SeatInfo,
    SeeCard,
    TableModel,
    become,
    hear,
    opened_for,
    settle,
)
from tests.mansions import cottage

RED, YELLOW, WHITE = SUSPECTS[:3]
CASE = Case(SUSPECTS[0], WEAPONS[0], cottage().deck.rooms[0])


def table(viewer=RED, here=(RED, WHITE)):
    view = View(viewer, cottage(), DELUXE, HouseRules(), seats=(RED, YELLOW, WHITE))
    company = tuple(SeatInfo(seat, "human", here=seat in here) for seat in view.seats)
    return TableModel(opened_for(view, ()), company)


def test_whoever_sits_here_alone_is_never_asked_to_look_away():
    model = privacy.alone(table(here=(RED,)), RED, Decide())
    assert model.next == Decide()
    assert model.curtain is None
    assert privacy.cover(model) == privacy.put_away(model) == model


def test_another_person_s_moment_waits_behind_a_curtain_that_names_no_card():
    model = privacy.alone(table(), WHITE, SeeCard(WHITE, 7))
    assert model.curtain == Curtain(WHITE, "see")
    assert model.next == SeeCard(WHITE, 7)
    assert privacy.pending(model)


def test_who_gets_up_in_the_middle_finds_the_same_moment_behind_the_curtain():
    model = privacy.put_away(replace(table(), next=Decide()))
    assert model.next == Return(RED, Decide())
    back = privacy.returned(model, model.next)
    assert back.curtain == Curtain(RED, "notes")
    assert back.next == Decide()


def test_nobody_lends_a_notebook_while_a_moment_is_pending():
    asked = privacy.alone(table(viewer=None), RED, Decide())
    assert privacy.lend(asked, WHITE) == asked
    assert privacy.lend(table(viewer=None), WHITE).curtain == Curtain(WHITE, "notes")


@pytest.mark.parametrize(
    ("event", "turn", "closes"),
    [
        (ev.TurnBegan(YELLOW, 2), RED, True),
        (ev.TurnBegan(YELLOW, 2), YELLOW, False),
        (ev.Accused(YELLOW, CASE), YELLOW, True),
        (ev.HadNone(RED), YELLOW, True),
        (ev.HadNone(RED), RED, False),
        (ev.HadNone(WHITE), YELLOW, False),
        (ev.Rolled(YELLOW, (1, 2)), YELLOW, False),
    ],
)
def test_a_notebook_closes_when_its_owner_has_done_or_somebody_accuses(event, turn, closes):
    """R14: everybody looks up when somebody accuses."""
    before = replace(table().view, phase=TurnStart(turn))
    assert privacy.closes_after(table(), event, before) is closes
    assert not privacy.closes_after(table(here=(RED,)), event, before)


SHOWN = ev.Showed(RED, WHITE, None)


@pytest.mark.parametrize(
    ("asker", "players", "out", "closes"),
    [
        (WHITE, ("human", "human", "constable"), (), False),  # red's turn is next
        (WHITE, ("human", "human", "human"), (), True),  # white is to see the card here
        (WHITE, ("human", "human", "cmd:bot"), (), True),  # a program may take its time
        (YELLOW, ("human", "constable", "human"), (), True),  # white's turn is next
        (YELLOW, ("human", "constable", "human"), (WHITE,), False),  # white's turns are over
        (WHITE, ("human", "human", "constable"), (RED,), True),  # and so are red's own
    ],
)
def test_who_has_shown_a_card_and_plays_next_hands_over_to_nobody(asker, players, out, closes):
    """Only while nobody else was called to the screen, and nobody is before the turn."""
    model = table()
    company = tuple(replace(i, player=p) for i, p in zip(model.company, players, strict=True))
    view = replace(model.view, eliminated=frozenset(out), phase=Answering(asker, CASE, RED))
    model = replace(model, told=opened_for(view, ()), company=company)
    assert privacy.closes_after(model, SHOWN, view) is closes
    accused = replace(view, phase=TurnStart(asker))
    assert privacy.closes_after(model, ev.Accused(asker, CASE), accused), "everybody looks up"


def test_what_is_told_is_shown_once_it_has_been_performed():
    model = table()
    told = hear(model, ev.TurnBegan(YELLOW, 1))
    assert told.view.turn == 1
    assert told.told.shown is model.view
    assert told.playing.before is model.view
    shown = settle(told)
    assert shown.told.shown is shown.view
    assert (shown.told.settled, shown.playing) == (1, None)


def test_nothing_of_the_last_viewer_is_left_to_the_next():
    model = replace(table(), opened=replace(table().opened, tab="log", draft="Plum?"))
    other = become(model, opened_for(table(WHITE).view, ()))
    assert other.viewer == WHITE
    assert other.opened == TableModel(model.told).opened
    assert other.notes == TableModel(model.told).notes
