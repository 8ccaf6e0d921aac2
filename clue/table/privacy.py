"""Who may look: when notebooks close, whose curtain hangs, and what waits behind it."""

from __future__ import annotations

from dataclasses import replace

from clue.players.names import is_program, kind_of
from clue.players.registry import LEVELS
from clue.rules import events as ev
from clue.rules.actions import HaveNone, Show
from clue.rules.cards import Seat
from clue.rules.offers import Offers
from clue.rules.phases import Answering
from clue.rules.setup import from_left
from clue.rules.view import View
from clue.table.model import (
    Curtain,
    Decide,
    LogMoment,
    ReadEnvelope,
    Return,
    SeeCard,
    TableModel,
)


def pending(model: TableModel) -> bool:
    """Whether a private moment comes first: nothing more is told until it has passed."""
    return model.next is not None or model.curtain is not None


def closes_after(model: TableModel, event: ev.Event, before: View) -> bool:
    """Whether the notebook closes: its owner has done, and others watch the same screen."""
    viewer, turn = model.viewer, before.phase.seat
    if not model.shared or viewer is None:
        return False
    match event:
        case ev.TurnBegan(seat):
            return turn == viewer != seat
        case ev.Accused():  # now everybody looks up, from a notebook that was asked for as well
            return True
        case ev.Showed(seat):
            return seat == viewer != turn and not _looks_next(model, before)
        case ev.HadNone(seat):
            return seat == viewer != turn
    return False


def _looks_next(model: TableModel, before: View) -> bool:
    """Whether the viewer, who has just shown a card, looks next, and nobody before.

    A computer asked and has seen its card; it can only end its turn, and the next is the viewer's.
    The screen is still the viewer's, to whom the curtain opened it: nobody was called back. Should
    the computer accuse instead, everybody looks up, and the notebook closes (R14).
    """
    asker, view = before.phase.seat, model.view
    if asker is None or kind_of(_player(model, asker)) not in LEVELS:
        return False
    playing = (seat for seat in from_left(view.seats, asker) if seat not in view.eliminated)
    return next(playing, None) == model.viewer


def _player(model: TableModel, seat: Seat) -> str:
    return next((info.player for info in model.company if info.seat == seat), "")


def plays_among_computers(model: TableModel) -> bool:
    """Whether no other person could tell by the time it takes what the viewer holds."""
    return len(model.here) == 1 and all(
        info.here or is_program(info.player) or kind_of(info.player) in LEVELS
        for info in model.company
    )


def forced_answer(offers: Offers) -> Show | HaveNone | None:
    """The only answer a hand allows, if it allows but one."""
    if offers.have_none:
        return HaveNone(offers.seat)
    return Show(offers.seat, offers.show[0]) if len(offers.show) == 1 else None


def likeliest_answer(offers: Offers, view: View) -> Show | HaveNone:
    """What whoever does not care would answer: a card the asker has seen already, else any."""
    if not offers.show:
        return HaveNone(offers.seat)
    asker = view.phase.seat
    seen = {i.shown for i in view.inquiries if (i.shower, i.seat) == (offers.seat, asker)}
    return Show(offers.seat, next((card for card in offers.show if card in seen), offers.show[0]))


def reads_alone(model: TableModel, seat: Seat) -> bool:
    """Whether somebody here looks into the envelope; not if it opens for all now (R15, H2)."""
    view = model.view
    return seat in model.here and not view.house.ends_with(len(view.seats) - len(view.eliminated))


def alone(model: TableModel, seat: Seat, moment: LogMoment) -> TableModel:
    """Something only one person may see comes next, behind the curtain if others sit here too."""
    model = replace(model, skipping=False, next=moment)
    if not model.shared or model.viewer == seat:
        return model
    return replace(model, curtain=_before(model, seat, moment))


def _before(model: TableModel, seat: Seat, moment: LogMoment) -> Curtain:
    match moment:
        case SeeCard():
            return Curtain(seat, "see")
        case ReadEnvelope():
            return Curtain(seat, "envelope")
        case Decide() if isinstance(phase := model.view.phase, Answering):
            return Curtain(seat, "show", phase)
        case Decide():
            return Curtain(seat, "turn")
    return Curtain(seat, "notes")


def cover(model: TableModel) -> TableModel:
    """Hide what is on the table until its owner is back; nothing to hide from oneself."""
    owner = owner_of(model)
    return model if owner is None else replace(model, curtain=Curtain(owner, "notes"))


def put_away(model: TableModel) -> TableModel:
    """The owner gets up and may not be the one who comes back: the curtain hangs then."""
    owner = owner_of(model)
    return model if owner is None else replace(model, next=Return(owner, model.next))


def returned(model: TableModel, moment: Return) -> TableModel:
    """Somebody is back at the table: the curtain hangs before what the owner had open."""
    return replace(model, curtain=Curtain(moment.owner, "notes"), next=moment.then)


def lend(model: TableModel, seat: Seat) -> TableModel:
    """Somebody wants a look at the notebook while others play."""
    return model if pending(model) else replace(model, curtain=Curtain(seat, "notes"))


def owner_of(model: TableModel) -> Seat | None:
    """Whose cards lie open before others who share the screen."""
    return model.viewer if model.shared and model.curtain is None else None
