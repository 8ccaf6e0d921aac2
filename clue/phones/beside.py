"""Phones beside a real board: nothing is played here, notes are kept and what follows is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec import ValidationError, convert

from clue.phones.cardboard import AskedLine, Cardboard, CardboardError, case_of
from clue.phones.hall import UNKNOWN, Hall, PhoneWish, PhoneWishError, Reply, parts
from clue.phones.seat_page import PhoneState, SeatPage, Sections
from clue.players.names import HUMAN
from clue.rules import events as ev
from clue.rules.cards import Card, Seat
from clue.rules.setup import from_left
from clue.table.model import NOTHING_WRITTEN, SeatInfo, TableModel, opened_for
from clue.text.events import tell
from clue.text.speaker import Speaker

REASONS: Final = frozenset({"hand", "open", "none-of-mine", "one-of-mine", "shown"})
"""What can be said of a note that cannot be."""


class Beside(Hall):
    """The phones round a game of cardboard."""

    case: Cardboard

    # -- what phones are told ----------------------------------------------------------------------

    def state_of(self, seat: Seat) -> PhoneState:
        """The seat's notebook, and all it needs to go on."""
        return BesideState(
            self.model_of(seat),
            0,  # no decision is awaited here
            dict(self.pictures),
            self.presence_now(),
            asked=self.asked_about(seat),
            beside=self._beside(seat),
        )

    def model_of(self, seat: Seat) -> TableModel:
        """What the seat has seen, as a table would show it."""
        case, phones = self.case, self.presence_now()
        told = opened_for(case.view(seat), case.events(seat))
        company = tuple(SeatInfo(one, HUMAN, phone=phones.get(one, False)) for one in case.seats)
        notes = case.notes.get(seat, NOTHING_WRITTEN)
        assert notes.help is not None
        return TableModel(told, company, notes=notes, help=notes.help, insight=self.insight(seat))

    def _beside(self, seat: Seat) -> Sections:
        """What is to be noted next, and what has been."""
        case, unseen = self.case, self.case.unseen(seat)
        if case.open_count and not case.game.open:
            step = "open"
        elif not case.hand(seat):
            step = "hand"
        else:
            step = "ask" if unseen is None else "seen"
        told = [case.told_by(number, seat)[1:] for number in range(len(case.game.asked))]
        insight = self.insight(seat)
        return {
            "step": step,
            "size": case.open_count if step == "open" else case.hand_sizes[seat],
            "seats": [one.value for one in case.seats],
            "next": _next(case).value,
            "unseen": None
            if unseen is None
            else [unseen.id, unseen.shower, [str(card) for card in case_of(unseen).cards]],
            "ids": [line.id for line in case.game.asked],
            "told": told,
            "contrary": insight.facts is not None and not insight.certain and step != "hand",
        }

    def page_in(self, seat: Seat, language: str) -> SeatPage:
        """A new page for a seat, in that language."""
        titles = self.mansion.room_titles(language)
        words = Speaker(language, self.case.edition, titles=titles)
        return BesidePage(seat, words, self.mansion, self.case.game.game)

    def at_screen(self, seat: Seat) -> bool:
        """Nothing is played at the screen."""
        del seat
        return False

    # -- what phones say ---------------------------------------------------------------------------

    def _grants(self) -> Mapping[str, Callable[[Seat, PhoneWish, Reply], None]]:
        return {
            "hand": self._hold,
            "open": self._lay_open,
            "ask": self._ask,
            "seen": self._see,
            "out": self._take_out,
            **super()._grants(),
        }

    def _hold(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        cards = self._cards(message["hand"])
        self._noted(seat, lambda: self.case.hold(seat, cards), reply)

    def _lay_open(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        cards = self._cards(message["open"])
        self._noted(seat, lambda: self.case.lay_open(cards), reply)

    def _ask(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        """A question all have heard; its number is that of the wish, so that it is noted once."""
        number, told = message.get("id"), message["ask"]
        if type(number) is not int or not isinstance(told, dict):
            raise PhoneWishError(UNKNOWN)
        try:
            line = convert({**told, "id": f"{seat.value}-{number}"}, AskedLine)
        except ValidationError:
            raise PhoneWishError(UNKNOWN) from None
        case = self.case
        wrong = line.room not in case.board.deck.rooms or line.asker not in case.seats
        if wrong or line.shower == line.asker or line.shower not in (None, *case.seats):
            raise PhoneWishError(UNKNOWN)
        card = self._card(message["card"]) if "card" in message else None

        def note() -> None:
            case.ask(line, seat)
            if card is not None:
                case.see(seat, line.id, card)

        self._noted(seat, note, reply)

    def _see(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        number, card = parts(message["seen"], 2)
        seen = self._card(card)
        self._noted(seat, lambda: self.case.see(seat, str(number), seen), reply)

    def _take_out(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        self._noted(seat, lambda: self.case.take_out(str(message["out"])), reply)

    def _cards(self, names: object) -> list[Card]:
        if not isinstance(names, list) or len(names) > len(self.mansion.board.deck.cards):
            raise PhoneWishError(UNKNOWN)
        return [self._card(name) for name in names]

    def _noted(self, seat: Seat, note: Callable[[], None], reply: Reply) -> None:
        """Write it down, and tell everybody; or why it cannot be."""
        try:
            note()
        except CardboardError as error:
            why, words = str(error), self._page(seat).words
            raise PhoneWishError(
                words.say(f"beside-not-{why}") if why in REASONS else UNKNOWN
            ) from None
        reply({})
        self.publish()
        self.hosts.acted(seat)


def _next(case: Cardboard) -> Seat:
    """Who is likely to ask next: whoever sits at the left of who asked last."""
    if not case.game.asked:
        return case.seats[0]
    return from_left(case.seats, case.game.asked[-1].asker)[0]


@dataclass(frozen=True)
class BesideState(PhoneState):
    """What a phone shows beside a real board."""

    beside: Any = None


class BesidePage(SeatPage):
    """The same page without a game: a notebook, and what is to be noted."""

    def sections(self, state: PhoneState) -> Sections:
        """Everything, as it is now."""
        assert isinstance(state, BesideState)
        found = super().sections(state)
        kept = {name: part for name, part in found.items() if not name.startswith("log.")}
        beside, words = dict(state.beside), self.words
        told = [[self._tell(event) for event in events] for events in beside.pop("told")]
        ids = beside.pop("ids")
        lines = [{"id": one, "words": said} for one, said in zip(ids, told, strict=True)]
        if beside["unseen"] is not None:
            number, shower, cards = beside["unseen"]
            text = words.say("beside-unseen", who=words.seat(shower))
            beside["unseen"] = {"id": number, "text": text, "cards": cards}
        return {**kept, "seen": {}, "beside": {**beside, "asked": lines}}

    def _tell(self, event: ev.Event) -> str:
        return tell(event, self.words, self.seat)
