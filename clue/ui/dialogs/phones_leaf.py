"""The leaf about phones: a code for every hand that may go to one, and who is here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import pygame
import segno

from clue.phones.network import addresses
from clue.ui.dialogs.base import Dialog, SuspectHead
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.theme import frames, styles
from clue.ui.theme.styles import Align, Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, grid

if TYPE_CHECKING:
    from clue.phones.doorkeeper import Invitation
    from clue.phones.hall import Hall
    from clue.rules.cards import Seat
    from clue.text.speaker import Speaker

ACROSS: Final = 3
GAP: Final = 16
FOOT_GAP: Final = 30
CODE_GAP: Final = 14
WORD_GAP: Final = 8
"""Beside a code, and between it and its word; between two buttons of a seat, too."""
CHOICE_GAP: Final = 24
"""Beside the choice of an address."""
LINE_GAP: Final = 3
CODE_WORD_GAP: Final = 6
"""Below each line beside a code, and below a word that stands there."""
BORDER: Final = 4
"""Modules of bare paper round a code: without them few phones find it."""
LARGEST: Final = 7
"""Pixels of the screen a module takes at most: enough for the far end of a sofa."""
FACE: Final = 64
PAD: Final = (16, 12)
"""Free inside a seat's frame, at its sides and above and below."""


class Mover(Protocol):
    """Who moves people between screen and phone, and opens another address."""

    trouble: str
    moves: bool
    """Whether seats may go between phones and the screen."""

    def move(self, seat: Seat, *, to_phone: bool) -> None:
        """A seat goes to a phone, or comes to the screen."""

    def open(self, address: str = "") -> None:
        """Await phones at this address."""


class CodeSquare(Widget):
    """A code to be scanned: ink on paper, each module so many whole pixels."""

    def __init__(self, ui: Host, link: str) -> None:
        super().__init__(ui)
        code = segno.make(link, error="m", micro=False)
        self.rows = [bytes(row) for row in code.matrix_iter(scale=1, border=BORDER)]

    @property
    def module(self) -> int:
        """How many pixels a module takes here."""
        return min(LARGEST, min(self.rect.size) // len(self.rows))

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As large as a sofa needs it, or as the width allows."""
        count = len(self.rows)
        side = count * min(LARGEST, (width or count * LARGEST) // count)
        return side, side

    def draw(self, canvas: pygame.Surface) -> None:
        """Module by module."""
        module, colour = self.module, self.look.paint.colour
        place = pygame.Rect(0, 0, module * len(self.rows), module * len(self.rows))
        place.center = self.rect.center
        canvas.fill(colour("paper"), place)
        for y, row in enumerate(self.rows):
            for x, dark in enumerate(row):
                if dark:
                    spot = (place.x + x * module, place.y + y * module, module, module)
                    canvas.fill(colour("ink"), spot)


class PhonesScene(Dialog):
    """One code a free phone seat, the address to type, and every person's place."""

    def __init__(self, party: Hall, words: Speaker, mover: Mover) -> None:
        self.party = party
        self.words = words
        self.mover = mover

    def fill(self) -> None:
        """Words above, people below each other, what is to be known at the foot."""
        look, screen, say = self.look, self.screen, self.words.say
        panel, room = self.open_panel(1860, 1040)
        self.head(panel, room, *self.heading())
        done = Button(screen, say("common-done"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        others = [Button(screen, word, go) for word, go in self.other_ways()]
        self.foot(room, [done], others)
        note = Label(screen, self._note(), styles.SMALL, valign="middle", colour="soft", smallest=9)
        foot = Cutter(pygame.Rect(room.rect.x, done.rect.y, room.rect.width, done.rect.height))
        foot.right(done.rect.width, look.px(FOOT_GAP))
        for other in others:
            foot.left(other.rect.width, look.px(FOOT_GAP))
        self._addresses(panel, foot)
        note.place(foot.rect)
        panel.add(note)
        people = self.party.case.people
        down = max(1, -(-len(people) // ACROSS))
        across = ACROSS if len(people) > 2 else max(1, len(people))
        places = grid(room.rect, across, down, look.px(GAP))
        for seat, place in zip(people, places, strict=False):
            self._tile(panel, seat, place)
        panel.add(*others, done)

    def heading(self) -> tuple[str, str]:
        """What the leaf is called, and what is to be done with it."""
        say, closed = self.words.say, not self.party.seats or not self.party.open_at
        lead = "phones-lead-closed" if closed else "phones-lead"
        return say("phones-title"), say(lead, address=self.party.open_at)

    def other_ways(self) -> Sequence[tuple[str, Callable[[], None]]]:
        """What else can be done from here."""
        return ()

    def _note(self) -> str:
        """What keeps phones away, or what one should know of the way they come."""
        say, server = self.words.say, self.party.server
        if self.mover.trouble:
            return self.mover.trouble
        if server is None or server.address.startswith("127."):
            return say("phones-no-network")
        waiting = [seat for seat in self.party.seats if not self.party.paired(seat)]
        late = [seat for seat in waiting if self.party.away_for(seat) > 20]
        if late and len(late) == len(self.party.seats):
            return say("phones-nobody", port=str(server.port))
        return say("phones-overheard")

    def _addresses(self, panel: Panel, foot: Cutter) -> None:
        """Which of this computer's addresses, where there are several."""
        found = addresses()
        server = self.party.server
        if len(found) < 2 or server is None:
            return
        options = [(one.address, f"{one.address}  {one.adapter}".strip()) for one in found]
        if all(address != server.address for address, _ in options):
            options.insert(0, (server.address, server.address))
        choice = DropDown(self.screen, options, server.address, self._choose)
        choice.tip = self.words.say("phones-address")
        line, high = (
            foot.right(foot.rect.width * 2 // 5, self.look.px(CHOICE_GAP)),
            choice.natural()[1],
        )
        choice.place(pygame.Rect(line.x, line.centery - high // 2, line.width, high))
        panel.add(choice)

    def _choose(self, address: str) -> None:
        if self.party.server is None or address != self.party.server.address:
            self.mover.open(address)
            self.rebuild()

    # -- a person ----------------------------------------------------------------------------------

    def _tile(self, panel: Panel, seat: Seat, place: pygame.Rect) -> None:
        """One person: the code at the left, or the face; who, how it stands, and what to do."""
        look, screen, words = self.look, self.screen, self.words
        tile = Panel(screen, frames.PANEL)
        tile.place(place)
        panel.add(tile)
        room = Cutter(look.inside(place, PAD))
        by_phone = seat in self.party.seats
        awaited = by_phone and not self.party.paired(seat)
        invited = self.party.invitation(seat) if awaited else None
        upright = place.height > place.width * 0.8 and invited is not None
        if not upright:
            self._picture(tile, room, seat, invited)
        wide = room.rect.width
        middle: Align = "center" if upright else "left"
        self._buttons(tile, room, seat, by_phone=by_phone, awaited=awaited)
        name, player = words.card(seat).alone, str(words.player(seat))
        said: list[tuple[str, Style, str | None]] = [
            (name, look.letters.fit(name, styles.NAME, wide), None)
        ]
        if player != str(words.card(seat)):
            said.append((player, look.letters.fit(player, styles.SMALL, wide), None))
        said.append((self._state(seat, by_phone=by_phone), styles.SMALL, "soft"))
        for text, style, colour in said:
            line = Label(screen, text, style, align=middle, colour=colour)
            line.place(room.top(line.natural(wide)[1], look.px(LINE_GAP)))
            tile.add(line)
        if invited is not None and invited[0].word:
            word = invited[0].word
            style = look.letters.fit(word, styles.HEADING.but(size=40), wide)
            label = Label(screen, word, style, wrap=False, align=middle)
            label.place(
                room.top(min(room.rect.height, label.natural(wide)[1]), look.px(CODE_WORD_GAP))
            )
            tile.add(label)
        if upright and invited is not None:
            code = CodeSquare(screen, invited[1])
            code.place(room.rect)
            tile.add(code)

    def _picture(
        self, tile: Panel, room: Cutter, seat: Seat, invited: tuple[Invitation, str] | None
    ) -> None:
        """The code at the left, or the face of who needs none."""
        look, screen = self.look, self.screen
        if invited is None:
            face = SuspectHead(screen, seat)
            side = min(look.px(FACE * 2), room.rect.height, room.rect.width // 3)
            spot = room.left(side, look.px(CODE_GAP))
            face.place(pygame.Rect(spot.x, spot.y, side, side))
            tile.add(face)
            return
        code = CodeSquare(screen, invited[1])
        side = code.natural(min(room.rect.height, room.rect.width * 3 // 5))[0]
        code.place(room.left(side, look.px(CODE_GAP)))
        tile.add(code)

    def _state(self, seat: Seat, *, by_phone: bool) -> str:
        say = self.words.say
        if not by_phone or self.party.at_screen(seat):
            return say("phones-at-screen")
        if not self.party.paired(seat):
            return say("phones-awaited")
        return say("phones-here" if self.party.present(seat) else "phones-away")

    def _buttons(
        self, tile: Panel, room: Cutter, seat: Seat, *, by_phone: bool, awaited: bool
    ) -> None:
        say, screen, look = self.words.say, self.screen, self.look
        ways = []
        if self.mover.moves:
            go = partial(self.mover.move, seat, to_phone=not by_phone)
            word = say("phones-to-screen" if by_phone else "phones-to-phone")
            ways.append(Button(screen, word, go, kind="small"))
        if by_phone and not awaited:
            again = partial(self._again, seat)
            ways.append(Button(screen, say("phones-again"), again, kind="small"))
        for way in ways:
            way.place(room.bottom(way.natural()[1], look.px(WORD_GAP)))
            tile.add(way)

    def _again(self, seat: Seat) -> None:
        """Another phone for a seat: the code stands here until it has been used."""
        self.stage.push(OneCodeScene(self.party, self.words, seat))

    def _done(self) -> None:
        self.stage.pop(self)

    def otherwise(self, intent: Intent) -> bool:
        """The key that opens it closes it."""
        match intent:
            case Command(Act.PHONES):
                self._done()
                return True
        return False


class OneCodeScene(Dialog):
    """One seat's code alone, for a phone in the place of its first."""

    def __init__(self, party: Hall, words: Speaker, seat: Seat) -> None:
        self.party = party
        self.words = words
        self.seat = seat

    def fill(self) -> None:
        """The code, as large as it is needed."""
        look, screen, words = self.look, self.screen, self.words
        panel, room = self.open_panel(760, 760)
        invited = self.party.invitation(self.seat)
        about = words.say("phones-second-about", who=words.seat(self.seat))
        self.head(panel, room, words.card(self.seat).alone, about, lines=2)
        done = Button(screen, words.say("common-done"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        self.foot(room, [done])
        if invited is not None:
            word = Label(screen, invited[0].word, styles.HEADING.but(size=40), align="center")
            word.place(room.bottom(word.natural(room.rect.width)[1], look.px(WORD_GAP)))
            code = CodeSquare(screen, invited[1])
            code.place(room.rect)
            panel.add(code, word)
        panel.add(done)

    def _done(self) -> None:
        self.stage.pop(self)
