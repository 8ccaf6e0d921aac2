"""The screen's side of the phones: when they are awaited, who is away, what is asked here.

And the game's own pictures as phones show them: small, and packed for the way there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from clue.boards import Mansion
from clue.notebook.notes import Help
from clue.phones.hall import Hall, Hosts, Newcomer
from clue.phones.network import AddressError, address_and_port, addresses
from clue.phones.party import Party
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Seat
from clue.ui.board.geometry import Plan
from clue.ui.board.ground import compose, sheets_of
from clue.ui.cards.faces import picture_of
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.phones_leaf import PhonesScene
from clue.ui.stage.scene import Stage

if TYPE_CHECKING:
    from clue.game.case import OpenCase
    from clue.table.model import TableModel
    from clue.text.speaker import Speaker

log = logging.getLogger(__name__)

AWAY: Final = 20.0
"""Seconds a phone may be away before its decision can be taken at the screen."""
PORT: Final = 8642
"""Asked for first, so that people may know it by heart; any other does where it is taken."""


class Awaiting(Hosts):
    """Phones at a window: where they are awaited, what is drawn for them, what is asked here."""

    party: Hall
    stage: Stage
    words: Speaker
    moves = False
    """Whether seats may go between phones and this screen."""

    def __init__(self, mansion: Mansion) -> None:
        self.mansion = mansion
        self._leaf: PhonesScene | None = None
        self._question: QuestionScene | None = None
        self.trouble = ""  # what kept phones from being awaited, in a sentence

    def open(self, address: str = "") -> None:
        """Await phones; whatever is in the way becomes a sentence, and another way is tried."""
        say, kept = self.words.say, self.party.case.phones.port
        self.party.close()
        self.trouble = ""
        wished, port = self._wish(address or self.stage.settings.phones)
        at_home = [one.address for one in addresses()]
        tries = [(wished, port or kept or PORT), (wished, 0)] if wished else []
        tries += [(one, kept or PORT) for one in at_home if one != wished]
        tries += [(one, 0) for one in at_home]
        for number, (one, there) in enumerate(tries):
            try:
                self.party.open(one, there)
            except OSError as error:
                log.info("phones cannot be awaited there: %s", error)
                continue
            if number and wished and one != wished:
                self.trouble = say("phones-not-there", address=wished)
            elif number and kept and self.party.server and self.party.server.port != kept:
                self.trouble = say("phones-busy", port=str(kept))
            break
        else:
            self.trouble = say("phones-no-network")
        if self.trouble:
            self.stage.notice(self.trouble)
        self._draw_pictures()

    def _wish(self, wish: str) -> tuple[str, int]:
        if not wish:
            return "", 0
        try:
            return address_and_port(wish)
        except AddressError:
            self.stage.notice(self.words.say("phones-bad-address", address=wish))
            return "", 0

    def _draw_pictures(self) -> None:
        """Cards behind the picture, the board now: phones show words until they come."""
        stage, party = self.stage, self.party
        if party.server is None:
            return
        larder = party.server.larder
        party.add_picture("board", KIND, board_picture(stage, self.mansion))
        files = card_files(stage, self.mansion)

        def draw() -> None:
            drawn = {card: larder.add(KIND, body) for card, body in card_pictures(files)}
            stage.background.post(partial(self._drawn, drawn))

        stage.background.errand(draw)

    def _drawn(self, drawn: dict[str, str]) -> None:
        self.party.pictures |= drawn
        self.party.publish()

    def move(self, seat: Seat, *, to_phone: bool) -> None:
        """A seat goes to a phone, or comes to the screen, where seats may."""

    def _renew(self) -> None:
        if self._leaf is not None and self._leaf in self.stage.stack:
            self._leaf.rebuild()

    def came(self, seat: Seat) -> None:
        """A phone has sat down, woken, gone or fallen asleep."""
        del seat
        self._renew()

    def knocked(self) -> None:
        """Somebody shows wrong codes again and again."""
        self.stage.notice(self.words.say("phones-knocked"))

    def asked(self, newcomer: Newcomer) -> None:
        """A second phone wants a seat: whoever sits here may say so as well."""
        say, who = self.words.say, self.words.seat(newcomer.seat)
        first = self.party.paired(newcomer.seat)
        self._question = QuestionScene(
            say("phones-second" if first else "phones-by-word", who=who),
            say("phones-second-about" if first else "phones-by-word-about", who=who),
            say("phone-second-yes"),
            say("phone-second-no"),
            lambda: self.party.answer_newcomer(agreed=True),
            on_no=lambda: self.party.answer_newcomer(agreed=False),
        )
        self.stage.push(self._question)

    def settled(self) -> None:
        """That has been answered, here or on the phone."""
        question, self._question = self._question, None
        if question is not None and question in self.stage.stack:
            self.stage.pop(question)
        self._renew()


class PhoneSide(Awaiting):
    """The phones of one case, as the screen has to do with them."""

    party: Party
    moves = True

    def __init__(
        self,
        case: OpenCase,
        mansion: Mansion,
        changed: Callable[[], None],
        moved: Callable[[], None],
    ) -> None:
        super().__init__(mansion)
        self.case = case
        self._changed = changed  # what is shown of the phones is another
        self._moved = moved  # people sit elsewhere
        self._invites = False  # the leaf is to be opened as soon as the table is seen

    # -- coming and going --------------------------------------------------------------------------

    def enter(self, stage: Stage, words: Speaker, *, always: bool) -> None:
        """The table is laid; phones are awaited where somebody holds one, or always may."""
        self.stage = stage
        self.words = words
        self.party = Party(
            self.case,
            self.mansion,
            stage.background,
            self,
            language=words.language,
            help_level=lambda: Help(stage.settings.help),
        )
        if self.party.seats or (always and stage.settings.phones):
            self.open()
        self._invites = any(not self.party.paired(seat) for seat in self.party.seats)

    def invites(self) -> bool:
        """Whether the leaf is to be opened by itself, once: somebody awaits a code."""
        now, self._invites = self._invites, False
        return now

    def leave(self) -> None:
        """Phones are told by their lines' end; the server closes by itself."""
        self.party.close()

    # -- what is shown -----------------------------------------------------------------------------

    def awake(self, seat: Seat) -> bool | None:
        """Whether a seat's phone is awake; nothing where it has none."""
        return self.party.present(seat) if seat in self.case.phones.seats else None

    def show(self, model: TableModel) -> None:
        """The screen has shown so much."""
        self.party.show(model)

    def lent(self) -> Seat | None:
        """The seat of a phone that is played here just now."""
        humans = self.case.humans
        return next((seat for seat in self.case.phones.seats if seat in humans), None)

    def absent(self, seat: Seat | None) -> tuple[Seat | None, float]:
        """Who must decide and has been away too long; or when that may be so, in seconds."""
        if seat is None or seat not in self.case.phones.seats or self.case.drivers[seat].here:
            return None, float("inf")
        if self.party.present(seat):
            return None, float("inf")
        left = AWAY - self.party.away_for(seat)
        return (seat, float("inf")) if left <= 0 else (None, left)

    # -- the leaf ----------------------------------------------------------------------------------

    def open_leaf(self) -> None:
        """The codes, and who is here."""
        if self.party.server is None:
            self.open()
        self._leaf = PhonesScene(self.party, self.words, self)
        self.stage.push(self._leaf)

    def move(self, seat: Seat, *, to_phone: bool) -> None:
        """A seat goes to a phone, or comes to the screen."""
        self.party.move(seat, to_phone=to_phone)
        self._moved()
        self._renew()

    # -- what phones do ----------------------------------------------------------------------------

    def came(self, seat: Seat) -> None:
        """A phone has sat down, woken, gone or fallen asleep."""
        self._changed()
        super().came(seat)

    def acted(self, seat: Seat) -> None:
        """A phone has decided: what could have been done here cannot any more."""
        del seat
        self._changed()


CARD: Final = 270, 360
CELL: Final = 28
"""Pixels a square of the board has: sharp on a phone held upright."""
KIND: Final = ".jpg"


def card_files(stage: Stage, mansion: Mansion) -> tuple[tuple[str, Path], ...]:
    """Each card that has been painted, and where its picture lies."""
    cards: tuple[Card, ...] = (*SUSPECTS, *WEAPONS, *mansion.board.deck.rooms)
    named = ((str(card), picture_of(card)) for card in cards)
    return tuple((card, stage.assets.path(name)) for card, name in named if name in stage.assets)


def card_pictures(files: tuple[tuple[str, Path], ...]) -> Iterator[tuple[str, bytes]]:
    """Drawn behind the picture: nothing of the window is touched."""
    for card, path in files:
        yield card, packed(pygame.transform.smoothscale(pygame.image.load(path), CARD))


def board_picture(stage: Stage, mansion: Mansion) -> bytes:
    """The mansion from above, nothing on it and nothing written."""
    plan = Plan(mansion, CELL, 0, 0)
    return packed(compose(stage.look, plan, sheets_of(mansion.pictures)).floor)


def packed(picture: pygame.Surface) -> bytes:
    """A picture as a file."""
    file = BytesIO()
    pygame.image.save(picture, file, KIND)
    return file.getvalue()
