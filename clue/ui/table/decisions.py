"""What the viewer decides: the dialogs in which the referee's offers are taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from clue.rules import actions as act
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.rules.phases import Answering, Suggesting
from clue.rules.setup import from_left
from clue.rules.view import View
from clue.table.closer import closer, things
from clue.table.model import TableModel
from clue.table.requests import DoAction, OpenMenu, Request
from clue.table.tags import Hint, where_seen
from clue.text.speaker import Speaker
from clue.ui.dialogs.accuse import AccuseScene
from clue.ui.dialogs.closer_look import CloserLook
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.dialogs.suggest import SuggestScene
from clue.ui.stage.scene import Scene
from clue.ui.table.panels.beside import NotesBeside

Hints: TypeAlias = Mapping[Card, Hint]
Send: TypeAlias = Callable[[Request], None]


def suggesting(
    model: TableModel,
    words: Speaker,
    hints: Hints,
    send: Send,
    *,
    on_peek: Callable[[tuple[Suspect | None, Weapon | None]], None],
    on_hint: Callable[[], None] | None,
    beside: NotesBeside,
) -> SuggestScene:
    """Ask whom and with what; a half-made suggestion is kept while one looks at the board."""
    view, offers = model.view, model.offers
    assert offers is not None
    assert offers.suggest_in is not None
    seat, obliged = offers.seat, isinstance(view.phase, Suggesting)
    return SuggestScene(
        room=offers.suggest_in,
        words=words,
        answer_order=from_left(view.seats, seat),
        hints=hints,
        here=_standing_in(view, offers.suggest_in),
        chosen=model.half_made,
        on_suggest=lambda case: send(DoAction(act.Suggest(seat, case))),
        on_decline=(lambda: send(DoAction(act.DeclineToSuggest(seat)))) if offers.decline else None,
        on_cancel=None if obliged else _nothing,
        on_peek=on_peek,
        on_hint=on_hint,
        beside=beside,
    )


def _standing_in(view: View, room: Room) -> frozenset[Card]:
    """Whose pieces need not be brought there."""
    pieces: tuple[Card, ...] = (*SUSPECTS, *WEAPONS)
    places = (*view.pawns, *view.weapons)
    return frozenset(card for card, place in zip(pieces, places, strict=True) if place == room)


def accusing(
    model: TableModel,
    words: Speaker,
    hints: Hints,
    beside: NotesBeside,
    on_cancel: Callable[[], None],
) -> AccuseScene:
    """Ask for the three cards, and whether that is certain."""
    offers = model.offers
    assert offers is not None
    return AccuseScene(
        rooms=model.view.board.deck.rooms,
        words=words,
        hints=hints,
        on_accuse=lambda case: beside.send(DoAction(act.Accuse(offers.seat, case))),
        on_cancel=on_cancel,
        refutes=lambda case: where_seen(model.view, case, words),
        beside=beside,
    )


def answering(model: TableModel, words: Speaker, send: Send, beside: NotesBeside) -> ShowCardScene:
    """Show a card, or say that one has none."""
    offers, phase = model.offers, model.view.phase
    assert offers is not None
    assert isinstance(phase, Answering)
    seat = offers.seat
    before = frozenset(
        inquiry.shown
        for inquiry in model.view.inquiries
        if inquiry.shower == seat and inquiry.seat == phase.seat and inquiry.shown is not None
    )
    return ShowCardScene(
        case=phase.case,
        asker=phase.seat,
        words=words,
        holdable=offers.show,
        shown_before=before,
        on_show=lambda card: send(DoAction(act.Show(seat, card))),
        on_none=lambda: send(DoAction(act.HaveNone(seat))),
        overheard=model.shared,
        beside=beside,
        passed=model.view.inquiries[-1].had_none,
        on_menu=lambda: send(OpenMenu()),
    )


def looking(model: TableModel, words: Speaker, hints: Hints, thing: object) -> CloserLook:
    """Look at one thing closely, and from there at every other."""
    every = things(model)
    told = [closer(one, model, words, hints) for one in every]
    return CloserLook(told, every.index(thing) if thing in every else 0, words)


# -- what may come ---------------------------------------------------------------------------------


def rehearsals(
    model: TableModel, words: Speaker, beside: NotesBeside
) -> Iterator[Callable[[], Scene]]:
    """What may be put up next; nothing of it says what is in anybody's hand."""
    beside = replace(beside, open=False)
    rooms, seats = model.view.board.deck.rooms, tuple(info.seat for info in model.company)
    some = Case(SUSPECTS[0], WEAPONS[0], rooms[0])
    for seat in model.here if model.shared else ():
        yield partial(CurtainScene, seat=seat, words=words, reason="", on_open=_nothing)
    yield lambda: SuggestScene(
        room=rooms[0],
        words=words,
        answer_order=seats[1:],
        hints={},
        on_suggest=_nothing,
        beside=beside,
    )
    yield lambda: ShowCardScene(
        case=some,
        asker=seats[0],
        words=words,
        holdable=(),
        shown_before=frozenset(),
        on_show=_nothing,
        on_none=_nothing,
        beside=beside,
    )
    yield lambda: SeeCardScene(card=some.suspect, shower=seats[0], words=words, on_done=_nothing)
    yield lambda: AccuseScene(
        rooms=rooms,
        words=words,
        hints={},
        on_accuse=_nothing,
        on_cancel=_nothing,
        beside=beside,
    )


def _nothing(*_: object) -> None:
    """It is enough that the dialog closes."""
