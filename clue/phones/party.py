"""Everybody who holds a hand on a phone: told what the screen has shown, and heard in the loop.

Threads of the server only post; all that changes the game happens in the loop, is on disk before
any phone is answered, and is safe to be asked for twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from threading import Thread
from typing import Any, Final, TypeAlias

import msgspec

from clue.background import Background
from clue.boards import Mansion
from clue.codec.actions import card_of
from clue.codec.phone_seats import PhoneEntry
from clue.codec.protocol import ProtocolError, read_action
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.game.case import OpenCase
from clue.notebook.deduced import Insight, counted, insight_of
from clue.notebook.notes import LONGEST_LINE, Help, Mark, Notes
from clue.notebook.page import Page
from clue.notebook.printed import PrintedCell
from clue.phones.channel import Channel, Teller
from clue.phones.doorkeeper import Doorkeeper, Invitation, hashed
from clue.phones.seat_page import PhoneState, SeatPage
from clue.phones.served import Larder
from clue.phones.server import AT_SCREEN, REPLACED, WRONG, PhoneServer
from clue.rules import legal
from clue.rules.cards import Seat
from clue.rules.view import View, watch
from clue.table.model import (
    NOTHING_FOUND,
    NOTHING_WRITTEN,
    TableModel,
    Told,
    opened_for,
)
from clue.text.catalogue import languages
from clue.text.decisions import tell_refusal
from clue.text.speaker import Speaker

log = logging.getLogger(__name__)

Reply: TypeAlias = Callable[[dict[str, Any]], None]
PhoneWish: TypeAlias = dict[str, Any]
_UNKNOWN: Final = "unknown"


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


class Party:
    """The phones of one case."""

    def __init__(
        self,
        case: OpenCase,
        mansion: Mansion,
        background: Background,
        hosts: Hosts,
        *,
        language: str,
        help_level: Callable[[], Help],
    ) -> None:
        self.case = case
        self.mansion = mansion
        self.background = background
        self.hosts = hosts
        self.language = language
        self.help_level = help_level
        self._game = hashed(f"{case.pledge.salt}{case.seating.game}")[:12]
        self.server: PhoneServer | None = None
        self.newcomer: Newcomer | None = None
        self.pictures: dict[str, str] = {}
        self._model: TableModel | None = None
        self._told: dict[Seat, Told] = {}
        self._pages: dict[Seat, SeatPage] = {}
        self._insights: dict[Seat, Insight] = {}
        self._thinking: dict[Seat, Facts] = {}
        self._teller: Teller | None = None

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

    def move(self, seat: Seat, *, to_phone: bool) -> None:
        """A seat goes from the screen to a phone, or back for good."""
        if to_phone:
            self.case.seat_by_phone(seat, PhoneEntry(language=self.language))
        else:
            self.case.seat_by_phone(seat, None)
            if self.server is not None:
                self.server.door.send_away(seat)
                self.server.channel(seat).forget()
                self.server.dismiss(seat, AT_SCREEN)
            self._pages.pop(seat, None)
        self.publish()

    # -- what phones are told ----------------------------------------------------------------------

    def show(self, model: TableModel) -> None:
        """The screen has shown so much: phones may know as much of it as their seats may."""
        before, self._model = self._model, model
        if before is None or _matters(before) != _matters(model):
            self.publish()

    def publish(self) -> None:
        """Every phone's sections as they are now."""
        if self.server is None or self._model is None:
            return
        for seat in self.seats:
            self._publish(seat)

    def _publish(self, seat: Seat) -> None:
        """Hand over what this seat may know now; its page is put together beside the loop."""
        assert self.server is not None
        assert self._teller is not None
        asked = self.newcomer is not None and self.newcomer.seat == seat
        state = PhoneState(
            self.model_of(seat),
            len(self.case.session.played),
            dict(self.pictures),
            self.presence_now(),
            at_screen=self.case.drivers[seat].here,
            asked=asked,
        )
        self._think(seat, state.model)
        page, channel = self._page(seat), self.server.channel(seat)
        self._teller.put(seat, lambda: _told(page, state, channel))

    def model_of(self, seat: Seat) -> TableModel:
        """The table as this seat sees it, as far as the screen has shown it."""
        assert self._model is not None
        told = self._told_to(seat, self._model.told.settled)
        told = replace(told, asides=self._model.told.asides, copied=self._model.told.copied)
        company = tuple(replace(info, here=info.seat == seat) for info in self._model.company)
        notes = self.case.notes.get(seat, NOTHING_WRITTEN)
        return TableModel(
            told,
            company,
            offers=legal.offers(told.view) if self._decides(seat, told) else None,
            notes=notes,
            help=notes.help or self.help_level(),
            insight=self._insights.get(seat, NOTHING_FOUND),
        )

    def _decides(self, seat: Seat, told: Told) -> bool:
        session, driver = self.case.session, self.case.drivers[seat]
        caught_up = told.settled == session.count
        return caught_up and told.view.phase.decider == seat and not driver.here

    def _told_to(self, seat: Seat, settled: int) -> Told:
        """What has been shown, as this seat saw it; only what is new is folded in."""
        session, before = self.case.session, self._told.get(seat)
        if before is None or before.settled > settled:
            setup = session.setup
            view = View(seat, setup.board, setup.edition, setup.house)
            told = opened_for(view, session.seen_by(seat)[:settled])
        elif before.settled == settled:
            return before
        else:
            news = session.seen_by(seat, before.settled)[: settled - before.settled]
            known = watch(before.view, *news)
            told = Told(known, known, (*before.events, *news), settled)
        self._told[seat] = told
        return told

    def _page(self, seat: Seat) -> SeatPage:
        language = self.language_of(seat)
        page = self._pages.get(seat)
        if page is None or page.words.language != language:
            words = Speaker(
                language,
                self.case.session.setup.edition,
                titles=self.mansion.room_titles(language),
                players=self.case.names,
            )
            page = self._pages[seat] = SeatPage(seat, words, self.mansion, self._game)
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
            raise PhoneWishError(_UNKNOWN)
        except (PhoneWishError, ProtocolError, ValueError) as error:
            log.info("a phone asked for what cannot be: %s", type(error).__name__)
            why = str(error) if isinstance(error, PhoneWishError) else _UNKNOWN
            reply({"no": answer["ok"], "why": why})

    def _grants(self) -> Mapping[str, Callable[[Seat, PhoneWish, Reply], None]]:
        return {
            "do": self._do,
            "mark": self._mark,
            "line": self._line,
            "help": self._help,
            "language": self._speak,
            "why": self._explain,
            "second": self._answer_second,
        }

    def _do(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        """A decision: the same one twice is done once, one that comes too late not at all."""
        case, at = self.case, message.get("at")
        now = len(case.session.played)
        if type(at) is not int or at > now:
            raise PhoneWishError(_UNKNOWN)
        if at < now:
            reply({})
            return
        told = self._told_to(seat, self._model.told.settled if self._model is not None else 0)
        if not self._decides(seat, told):
            raise PhoneWishError(_UNKNOWN)
        action = read_action(message["do"], seat)
        refusal = case.session.refusal(action)
        if refusal is not None:
            raise PhoneWishError(tell_refusal(refusal, self._page(seat).words))
        if not case.decide(action):
            raise PhoneWishError(_UNKNOWN)
        reply({})
        self.publish()
        self.hosts.acted(seat)

    def _mark(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        card, column, mark = _parts(message["mark"], 3)
        cell = self._cell(card, column)
        notes = self.case.notes.get(seat, NOTHING_WRITTEN)
        self._write(seat, notes.marked(*cell, Mark(mark)), reply)

    def _line(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        card, text = _parts(message["line"], 2)
        if not isinstance(text, str) or len(text) > 4 * LONGEST_LINE:
            raise PhoneWishError(_UNKNOWN)
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
            raise PhoneWishError(_UNKNOWN)
        self._remember(seat, language=language)
        reply({})
        self._publish(seat)

    def _remember(self, seat: Seat, **changes: str) -> None:
        entry = self.case.phones.seats.get(seat)
        if entry is not None:
            self.case.keep_phone(seat, msgspec.structs.replace(entry, **changes))

    def _explain(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        cell = self._cell(*_parts(message["why"], 2))
        self._why(seat, cell, lambda said: reply({"said": said}))

    def _cell(self, card: object, column: object) -> PrintedCell:
        """A cell of the notebook by its names."""
        setup = self.case.session.setup
        known = {str(one): one for one in setup.board.deck.cards}
        seats: dict[object, Seat | None] = {seat.value: seat for seat in setup.seats}
        seats |= {None: None, "": None}
        if not isinstance(card, str) or card not in known:
            raise PhoneWishError(_UNKNOWN)
        if not isinstance(column, str | None) or column not in seats:
            raise PhoneWishError(_UNKNOWN)
        return card_of(card), seats[column]

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


def _parts(value: object, count: int) -> list[Any]:
    """A list of so many, as a phone has sent it."""
    if not isinstance(value, list) or len(value) != count:
        raise PhoneWishError(_UNKNOWN)
    return value


def _told(page: SeatPage, state: PhoneState, channel: Channel) -> None:
    channel.publish(page.sections(state))


def _matters(model: TableModel) -> tuple[object, ...]:
    """What of the screen's model phones can tell."""
    told = model.told
    return told.settled, model.company, told.asides, model.playing is None


__all__ = ["REPLACED", "Hosts", "Newcomer", "Party", "PhoneWishError"]
