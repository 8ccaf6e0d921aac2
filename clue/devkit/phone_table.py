"""A table for phones without a window: a case whose screen has always shown everything at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Final, Self

from clue.background import Background
from clue.boards.catalogue import read_mansions
from clue.codec.notebook import NO_PHONES, PhoneEntry, PhonesLine
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.seating import Seating
from clue.notebook.notes import Help
from clue.phones.hall import Hosts
from clue.phones.party import Party
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.rules.view import View
from clue.store.found import read_journal
from clue.store.keeping import Casebook, Keeper
from clue.store.resume import sat_again
from clue.table.model import SeatInfo, TableModel, opened_for
from clue.ui.window.clock import LIVELY, RealClock

HOST: Final = "127.0.0.1"
RESTING: Final = 2
"""Turns a second of a loop that nobody wakes."""


class PhoneTable(Hosts):
    """Turns a loop of its own: what phones ask is done there, and computers answer."""

    def __init__(
        self,
        book: Casebook,
        *,
        address: str = HOST,
        port: int = 0,
        pictures: Mapping[str, tuple[str, bytes]] | None = None,
        help_level: Help = Help.FACTS,
        mansion: str = "classic",
    ) -> None:
        self.book, self.case = book, book.case
        self.clock, self._left = RealClock(), Event()
        self.drawing = 0.0  # seconds of each picture, while the screen moves
        self.background = Background(self.clock.wake)
        self.party = Party(
            self.case,
            read_mansions()[mansion].mansion,
            self.background,
            self,
            language="en",
            help_level=lambda: help_level,
        )
        self.case.thoughts.move_to(self.background)
        self.party.open(address, port)
        for name, (suffix, body) in (pictures or {}).items():
            self.party.add_picture(name, suffix, body)
        self.tell()
        self._loop = Thread(target=self._turn, name="phone-table", daemon=True)
        self._loop.start()

    # -- ways to sit down --------------------------------------------------------------------------

    @staticmethod
    def dealt(
        kinds: Sequence[str],
        seed: str = "1926",
        *,
        edition: Edition = DELUXE,
        house: HouseRules | None = None,
        keep: bool = True,
        mansion: str = "classic",
    ) -> Casebook:
        """A case: ``phone`` is a person with a phone, anything else as the registry has it."""
        seats = dict(zip(SUSPECTS, kinds, strict=False))
        players = {s: HUMAN if kind == "phone" else kind for s, kind in seats.items()}
        board = read_mansions()[mansion].mansion.board
        seating = Seating(board, edition, players, house or HouseRules())
        entries = {seat: PhoneEntry() for seat, kind in seats.items() if kind == "phone"}
        phones = PhonesLine(0, entries) if entries else NO_PHONES
        case = OpenCase(seating, pledge=Pledge.fresh(seed), phones=phones)
        book = Casebook(case, Keeper() if keep else None)
        book.keep()
        return book

    @staticmethod
    def again(path: Path) -> Casebook:
        """The case of a journal, taken up where it was left, however it was."""
        found, keeper = read_journal(path), Keeper()
        book = sat_again(found.kept, keeper)
        keeper.resume(found)
        book.keep()
        return book

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Everybody gets up."""
        self._left.set()
        self.clock.wake()
        self._loop.join(5)
        closing = self.party.close()
        self.case.close()
        self.background.close()
        if closing is not None:
            closing.join(5)

    # -- the loop ----------------------------------------------------------------------------------

    def _turn(self) -> None:
        while not self._left.is_set():
            beat = self.clock.tick(LIVELY if self.drawing else RESTING)
            self.background.take(lambda act: act())
            while self.case.pump():
                pass
            self.tell()
            if beat:
                self._draw()

    def _draw(self) -> None:
        """Keep the loop as busy as a picture would."""
        until = time.perf_counter() + self.drawing
        while time.perf_counter() < until:
            pass

    def tell(self) -> None:
        """The screen has shown everything."""
        case = self.case
        case.screen.news()
        setup = case.session.setup
        view = View(None, setup.board, setup.edition, setup.house)
        told = opened_for(view, case.session.seen_by(None))
        phones = self.party.presence_now()
        company = tuple(
            SeatInfo(seat, case.seating.players[seat], phone=phones.get(seat))
            for seat in case.seats
        )
        self.party.show(TableModel(told, company))

    def asks(self, act: Callable[[], None]) -> None:
        """Have something done in the loop."""
        self.background.post(act)

    def rest(self, seconds: float = 20.0) -> None:
        """Until every phone has been told what there is."""
        for _ in range(2):
            told = Event()
            self.asks(told.set)
            told.wait(seconds)
            self.background.wait(seconds)
        self.party.finish(seconds)

    def link(self, seat: Seat) -> str:
        """The address of a seat's code."""
        invited = self.party.invitation(seat)
        assert invited is not None
        return invited[1]
