"""Everybody who holds a hand on a phone: told what the screen has shown, and heard in the loop.

Threads of the server only post; all that changes the game happens in the loop, is on disk before
any phone is answered, and is safe to be asked for twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from clue.background import Background
from clue.boards import Mansion
from clue.codec.notebook import PhoneEntry
from clue.codec.protocol import read_action
from clue.game.case import OpenCase
from clue.notebook.notes import Help
from clue.phones.doorkeeper import hashed
from clue.phones.hall import UNKNOWN, Hall, Hosts, PhoneWish, PhoneWishError, Reply
from clue.phones.seat_page import PhoneState, SeatPage
from clue.phones.server import AT_SCREEN
from clue.rules import legal
from clue.rules.cards import Seat
from clue.rules.view import View, watch
from clue.table.model import NOTHING_WRITTEN, TableModel, Told, opened_for
from clue.text.decisions import tell_refusal
from clue.text.speaker import Speaker


class Party(Hall):
    """The phones of one case."""

    case: OpenCase

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
        super().__init__(case, mansion, background, hosts, language=language)
        self.help_level = help_level
        self._game = hashed(f"{case.pledge.salt}{case.seating.game}")[:12]
        self._model: TableModel | None = None
        self._told: dict[Seat, Told] = {}

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

    def state_of(self, seat: Seat) -> PhoneState | None:
        """What a seat may know now; nothing before the screen has shown anything."""
        if self._model is None:
            return None
        return PhoneState(
            self.model_of(seat),
            len(self.case.session.played),
            dict(self.pictures),
            self.presence_now(),
            at_screen=self.at_screen(seat),
            asked=self.asked_about(seat),
        )

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
            insight=self.insight(seat),
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

    def page_in(self, seat: Seat, language: str) -> SeatPage:
        """A new page for a seat, in that language."""
        words = Speaker(
            language,
            self.case.session.setup.edition,
            titles=self.mansion.room_titles(language),
            players=self.case.names,
        )
        return SeatPage(seat, words, self.mansion, self._game)

    def at_screen(self, seat: Seat) -> bool:
        """Whether a seat is played at the screen just now."""
        return self.case.drivers[seat].here

    # -- what phones say ---------------------------------------------------------------------------

    def _grants(self) -> Mapping[str, Callable[[Seat, PhoneWish, Reply], None]]:
        return {"do": self._do, **super()._grants()}

    def _do(self, seat: Seat, message: PhoneWish, reply: Reply) -> None:
        """A decision: the same one twice is done once, one that comes too late not at all."""
        case, at = self.case, message.get("at")
        now = len(case.session.played)
        if type(at) is not int or at > now:
            raise PhoneWishError(UNKNOWN)
        if at < now:
            reply({})
            return
        told = self._told_to(seat, self._model.told.settled if self._model is not None else 0)
        if not self._decides(seat, told):
            raise PhoneWishError(UNKNOWN)
        action = read_action(message["do"], seat)
        refusal = case.session.refusal(action)
        if refusal is not None:
            raise PhoneWishError(tell_refusal(refusal, self._page(seat).words))
        if not case.decide(action):
            raise PhoneWishError(UNKNOWN)
        reply({})
        self.publish()
        self.hosts.acted(seat)


def _matters(model: TableModel) -> tuple[object, ...]:
    """What of the screen's model phones can tell."""
    told = model.told
    return told.settled, model.company, told.asides, model.playing is None
