"""The hall every phone comes through: who sits down, what is kept for them, and what they note.

What is played there, and what a seat may know of it, is told by whoever draws on this: a case on
the screen (:mod:`clue.phones.party`) or cardboard on a table (:mod:`clue.phones.cardboard`).
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from clue.background import Background
from clue.boards import Mansion
from clue.codec.notebook import PhoneEntry, PhonesLine
from clue.codec.protocol import ProtocolError
from clue.codec.record import card_of
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.notes import LONGEST_LINE, Help, Mark, Notes
from clue.notebook.page import Insight, Page, PrintedCell, counted, insight_of
from clue.phones.channel import Channel, Teller
from clue.phones.doorkeeper import Doorkeeper, Invitation, hashed
from clue.phones.seat_page import PhoneState, SeatPage
from clue.phones.served import Larder
from clue.phones.server import WRONG, PhoneServer
from clue.rules.cards import Card, Seat
from clue.table.model import NOTHING_FOUND, NOTHING_WRITTEN, TableModel
from clue.text.catalogue import languages
from clue.text.speaker import Speaker

log = logging.getLogger(__name__)

Reply: TypeAlias = Callable[[dict[str, Any]], None]
PhoneWish: TypeAlias = dict[str, Any]
UNKNOWN: Final = "unknown"


class PhoneWishError(ValueError):
    """What a phone asked for is no wish, or cannot be."""


@dataclass(frozen=True)
class Newcomer:
    """A second phone that says to be a seat: the first one and the screen are asked."""

    seat: Seat
    token: str
    language: str
    decide: Callable[[str], None]
    sure: bool = True  # it has the code, and not only the word beside it


class Hosts:
    """Who is told at the screen; every method does nothing unless somebody wants to know."""

    def acted(self, seat: Seat) -> None:
        """A phone has decided."""

    def came(self, seat: Seat) -> None:
        """A phone has sat down, woken, gone or fallen asleep."""

    def asked(self, newcomer: Newcomer) -> None:
        """A second phone wants a seat."""

    def settled(self) -> None:
        """That has been decided, wherever."""

    def knocked(self) -> None:
        """Somebody shows wrong codes again and again."""


class Company(Protocol):
    """Whose phones these are, and where what they write is kept."""

    phones: PhonesLine
    notes: dict[Seat, Notes]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits, clockwise."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, with a phone or without."""

    def keep_phones(self, phones: PhonesLine) -> None:
        """Phones have come or gone; it is written down."""

    def keep_phone(self, seat: Seat, entry: PhoneEntry | None) -> None:
        """One seat's phone is another, or none any more."""

    def note(self, seat: Seat) -> None:
        """Something was written into a seat's notebook."""


class Hall(ABC):
    """The phones of one table."""

    def __init__(
        self,
        case: Company,
        mansion: Mansion,
        background: Background,
        hosts: Hosts,
        *,
        language: str,
    ) -> None:
        self.case = case
        self.mansion = mansion
        self.background = background
        self.hosts = hosts
        self.language = language
        self.server: PhoneServer | None = None
        self.newcomer: Newcomer | None = None
        self.pictures: dict[str, str] = {}
        self._pages: dict[Seat, SeatPage] = {}
        self._insights: dict[Seat, Insight] = {}
        self._thinking: dict[Seat, Facts] = {}
        self._teller: Teller | None = None

    # -- what is played there ----------------------------------------------------------------------

    @abstractmethod
    def state_of(self, seat: Seat) -> PhoneState | None:
        """What a seat may know now; nothing while there is nothing to be told."""

    @abstractmethod
    def model_of(self, seat: Seat) -> TableModel:
        """The table as this seat sees it."""

    @abstractmethod
    def page_in(self, seat: Seat, language: str) -> SeatPage:
        """A new page for a seat, in that language."""

    @abstractmethod
    def at_screen(self, seat: Seat) -> bool:
        """Whether a seat is played at the screen just now."""

    # -- opening and closing -----------------------------------------------------------------------

    def open(self, address: str, port: int = 0) -> None:
        """Let phones come; an :class:`OSError` where the address or port is not to be had."""
        phones = self.case.phones
        words = Speaker(self.language).say("phone-words").split()
        self._teller = Teller()
        known = {seat: entry.token for seat, entry in phones.seats.items()}
        self.server = PhoneServer(
            address, port or phones.port, Doorkeeper(words, known), self, Larder(languages())
        )
        if phones.port != self.server.port:
            self.case.keep_phones(msgspec.structs.replace(phones, port=self.server.port))
        self.publish()

    def close(self) -> Thread | None:
        """Nobody is awaited; what still has to end ends by itself."""
        server, self.server = self.server, None
        if self._teller is not None:
            self._teller.close()
        self._settle_newcomer("no")
        return server.close() if server is not None else None

    @property
    def open_at(self) -> str:
        """The short address to type; empty while nobody is awaited."""
        return self.server.rules.host if self.server is not None else ""

    def add_picture(self, name: str, suffix: str, body: bytes) -> None:
        """A card, or the board, as phones show it."""
        if self.server is not None:
            self.pictures[name] = self.server.larder.add(suffix, body)

    # -- who ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that belong to phones, clockwise."""
        return tuple(seat for seat in self.case.seats if seat in self.case.phones.seats)

    def invitation(self, seat: Seat) -> tuple[Invitation, str] | None:
        """A seat's code with the address it stands in; nothing while nobody is awaited."""
        if self.server is None:
            return None
        invitation = self.server.door.invite(seat)
        return invitation, self.server.link(invitation)

    def paired(self, seat: Seat) -> bool:
        """Whether a phone has ever sat down there."""
        entry = self.case.phones.seats.get(seat)
        return entry is not None and bool(entry.token)

    def present(self, seat: Seat) -> bool:
        """Whether its phone is awake."""
        return self.server is not None and self.server.present(seat)

    def away_for(self, seat: Seat) -> float:
        """Seconds since its phone was last awake."""
        return self.server.away_for(seat) if self.server is not None else 0.0

    def presence_now(self) -> dict[Seat, bool]:
        """Which phones are awake."""
        return {seat: self.present(seat) for seat in self.seats}

    # -- what phones are told ----------------------------------------------------------------------

    def publish(self) -> None:
        """Every phone's sections as they are now."""
        for seat in self.seats:
            self._publish(seat)

    def _publish(self, seat: Seat) -> None:
        """Hand over what this seat may know now; its page is put together beside the loop."""
        if self.server is None or self._teller is None:
            return
        state = self.state_of(seat)
        if state is None:
            return
        self._think(seat, state.model)
        page, channel = self._page(seat), self.server.channel(seat)
        self._teller.put(seat, lambda: _told(page, state, channel))

    def asked_about(self, seat: Seat) -> bool:
        """Whether a second phone wants this seat."""
        return self.newcomer is not None and self.newcomer.seat == seat

    def insight(self, seat: Seat) -> Insight:
        """What has been worked out for a seat."""
        return self._insights.get(seat, NOTHING_FOUND)

    def _page(self, seat: Seat) -> SeatPage:
        language = self.language_of(seat)
        page = self._pages.get(seat)
        if page is None or page.words.language != language:
            page = self._pages[seat] = self.page_in(seat, language)
        return page

    def language_of(self, seat: Seat) -> str:
        """What its phone speaks."""
        entry = self.case.phones.seats.get(seat)
        wished = entry.language if entry is not None else ""
        return wished if wished in languages() else self.language

    def finish(self, seconds: float) -> None:
        """Wait until everything has been told: tests have time."""
        if self._teller is not None:
            self._teller.wait(seconds)

    # -- what is worked out ------------------------------------------------------------------------

    def _think(self, seat: Seat, model: TableModel) -> None:
        """Work out behind the picture what follows, for notebooks that want it."""
        if model.help is not Help.DEDUCTION or seat in self._thinking or not model.view.seats:
            return
        facts = facts_from(model.view)
        found = self._insights.get(seat)
        if found is not None and found.facts is not None and found.facts == facts:
            return
        self._thinking[seat] = facts
        begun = self.background.begin(partial(insight_of, facts))
        begun.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: Seat, done: Future[Insight]) -> None:
        """In another thread: hand it to the loop."""
        if not done.cancelled() and done.exception() is None:
            self.background.post(lambda: self._take(seat, done.result()))

    def _take(self, seat: Seat, insight: Insight) -> None:
        self._thinking.pop(seat, None)
        self._insights[seat] = insight
        if self.server is not None and seat in self.case.phones.seats:
            self._publish(seat)

    def _why(self, seat: Seat, cell: PrintedCell, answer: Callable[[object], None]) -> None:
        """Why a cell is certain; where only counting tells, that is done behind the picture."""
        model, page = self.model_of(seat), self._page(seat)
        insight = model.insight
        wanted: list[PrintedCell] = []

        def known(notebook: Page, asked: PrintedCell) -> ProofStep | None:
            step = notebook.steps.get(asked) or insight.reason(asked)
            if step is None and asked in insight.certain:
                wanted.append(asked)
            return step

        said = page.why(model, cell, known)
        facts = insight.facts
        if not wanted or facts is None:
            answer(said)
            return
        begun = self.background.begin(lambda: counted(facts, cell))

        def tell(done: Future[ProofStep | None]) -> None:
            if not done.cancelled() and done.exception() is None:
                step = done.result()
                self.background.post(lambda: answer(page.why(model, cell, lambda *_: step)))

        begun.add_done_callback(tell)

    # -- what phones say ---------------------------------------------------------------------------

    def said(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        """A phone wants something; called by a thread of the server."""
        self.background.post(lambda: self.hear(seat, message, reply))

    def hear(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        """In the loop: do it, and say that it is done."""
        if self.server is None or seat not in self.case.phones.seats:
            return
        number = message.get("id")
        answer: PhoneWish = {"ok": number if type(number) is int else 0}
        try:
            for name, do in self._grants().items():
                if name in message:
                    do(seat, message, lambda more: reply({**answer, **more}))
                    return
            raise PhoneWishError(UNKNOWN)
        except (PhoneWishError, ProtocolError, ValueError) as error:
            log.info("a phone asked for what cannot be: %s", type(error).__name__)
            why = str(error) if isinstance(error, PhoneWishError) else UNKNOWN
            reply({"no": answer["ok"], "why": why})

    def _grants(self) -> Mapping[str, Callable[[Seat, PhoneWish, Reply], None]]:
        """What a phone may wish for, by its name."""
        return {
            "mark": self._mark,
            "line": self._line,
            "help": self._help,
            "language": self._speak,
            "why": self._explain,
            "second": self._answer_second,
        }

    def _mark(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        card, column, mark = parts(message["mark"], 3)
        cell = self._cell(card, column)
        notes = self.case.notes.get(seat, NOTHING_WRITTEN)
        self._write(seat, notes.marked(*cell, Mark(mark)), reply)

    def _line(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        card, text = parts(message["line"], 2)
        if not isinstance(text, str) or len(text) > 4 * LONGEST_LINE:
            raise PhoneWishError(UNKNOWN)
        notes = self.case.notes.get(seat, NOTHING_WRITTEN)
        words = "".join(letter for letter in text if letter.isprintable())
        self._write(seat, notes.written(self._cell(card, None)[0], words), reply)

    def _help(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        notes = self.case.notes.get(seat, NOTHING_WRITTEN)
        self._write(seat, notes.helped(Help(message["help"])), reply)

    def _write(self, seat: Seat, notes: Notes, reply: Reply) -> None:
        """Into the seat's own notebook, and onto the disk before it is answered."""
        self.case.notes[seat] = notes
        self.case.note(seat)
        reply({})
        self._publish(seat)

    def _speak(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        language = message["language"]
        if language not in languages():
            raise PhoneWishError(UNKNOWN)
        self._remember(seat, language=language)
        reply({})
        self._publish(seat)

    def _remember(self, seat: Seat, **changes: str) -> None:
        entry = self.case.phones.seats.get(seat)
        if entry is not None:
            self.case.keep_phone(seat, msgspec.structs.replace(entry, **changes))

    def _explain(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        cell = self._cell(*parts(message["why"], 2))
        self._why(seat, cell, lambda said: reply({"said": said}))

    def _cell(self, card: object, column: object) -> PrintedCell:
        """A cell of the notebook by its names."""
        seats: dict[object, Seat | None] = {seat.value: seat for seat in self.case.seats}
        seats |= {None: None, "": None}
        if not isinstance(column, str | None) or column not in seats:
            raise PhoneWishError(UNKNOWN)
        return self._card(card), seats[column]

    def _card(self, card: object) -> Card:
        """A card by its name."""
        if not isinstance(card, str) or card not in map(str, self.mansion.board.deck.cards):
            raise PhoneWishError(UNKNOWN)
        return card_of(card)

    # -- who comes, and who goes -------------------------------------------------------------------

    def presence(self, seat: Seat, language: str) -> None:
        """Called by a thread of the server."""
        self.background.post(lambda: self._came(seat, language))

    def _came(self, seat: Seat, language: str) -> None:
        if self.server is None or seat not in self.case.phones.seats:
            return
        if language in languages() and self.case.phones.seats[seat].language != language:
            self._remember(seat, language=language)
        self.publish()
        self.hosts.came(seat)

    def knocked(self, peer: str) -> None:
        """Called by a thread of the server."""
        del peer
        self.background.post(self.hosts.knocked)

    def claim(
        self, seat: Seat, token: str, language: str, decide: Callable[[str], None], *, sure: bool
    ) -> None:
        """Called by a thread of the server."""
        newcomer = Newcomer(seat, token, language, decide, sure)
        self.background.post(lambda: self._claimed(newcomer))

    def _claimed(self, newcomer: Newcomer) -> None:
        """The first phone of a seat sits down; a second one is asked about."""
        entry = self.case.phones.seats.get(newcomer.seat)
        if entry is None or self.server is None:
            newcomer.decide("no")
        elif (newcomer.sure and not entry.token) or entry.token == hashed(newcomer.token):
            self._let_in(newcomer)
        else:
            self._settle_newcomer("no")
            self.newcomer = newcomer
            newcomer.decide("ask")
            self._publish(newcomer.seat)
            self.hosts.asked(newcomer)

    def _let_in(self, newcomer: Newcomer) -> None:
        assert self.server is not None
        seat, token = newcomer.seat, hashed(newcomer.token)
        spoken = newcomer.language if newcomer.language in languages() else self.language
        self.case.keep_phone(seat, PhoneEntry(token=token, language=spoken))
        self.server.door.let_in(seat, token)
        self._publish(seat)
        newcomer.decide("yes")
        self.hosts.came(seat)

    def _answer_second(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        reply({})
        if self.newcomer is not None and self.newcomer.seat == seat:
            self.answer_newcomer(agreed=message["second"] is True)

    def answer_newcomer(self, *, agreed: bool) -> None:
        """The first phone, or somebody at the screen, has answered for a second phone."""
        newcomer = self.newcomer
        if newcomer is None or self.server is None:
            return
        if agreed:
            self.newcomer = None
            self.server.dismiss(newcomer.seat, WRONG)
            self._let_in(newcomer)
        self._settle_newcomer("no")
        self.publish()
        self.hosts.settled()

    def _settle_newcomer(self, word: str) -> None:
        newcomer, self.newcomer = self.newcomer, None
        if newcomer is not None:
            newcomer.decide(word)


def parts(value: object, count: int) -> list[Any]:
    """A list of so many, as a phone has sent it."""
    if not isinstance(value, list) or len(value) != count:
        raise PhoneWishError(UNKNOWN)
    return value


def _told(page: SeatPage, state: PhoneState, channel: Channel) -> None:
    channel.publish(page.sections(state))
