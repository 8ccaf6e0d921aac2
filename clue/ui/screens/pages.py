"""Pages one reads, the credits and the rules: what is printed there, and beside it the contents."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from clue.credits import Thanks
from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.rules.setup import Setup
from clue.text.pages import ROOMS, PagePart, PartKind, credits_page, rules_page
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.reading.readable import Role
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.styles import Align, Style, Valign
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Button, Labelled
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PaperSheet

AROUND: Final = (120, 72)
"""Free at the window's sides, and above and below, together."""
SHEET: Final = 1180
"""The sheet is at most so broad."""
CONTENTS: Final = 430
CONTENTS_GAP: Final = 36
"""The contents beside it at most, and between the two."""
SHEET_PAD: Final = (110, 70)
TITLE_GAP: Final = 18
COVER_GAP: Final = 24
FOOT_GAP: Final = 24
"""Below the contents' title, above the booklet, above the way out."""
RULE: Final = 2
"""The line below a name that is thanked."""
ASIDE_GAP: Final = 24
ASIDE_DOWN: Final = 4
"""Between words and what is said at their end, in smaller letters and so a little lower."""
MARK: Final = 4
"""The edge of the chapter in sight."""


class PartStyle(NamedTuple):
    """How one kind of piece is set; lengths in units."""

    style: Style
    above: float = 0  # room over it
    indent: float = 0  # and before it
    below: float = 0


SETTINGS: Final[Mapping[PartKind, PartStyle]] = {
    PartKind.TITLE: PartStyle(styles.PAPER_HEADING.but(size=48)),
    PartKind.HEADING: PartStyle(styles.PAPER_HEADING, above=22),
    PartKind.PARAGRAPH: PartStyle(styles.PAPER.but(size=25)),
    PartKind.ITEM: PartStyle(styles.PAPER.but(size=25), indent=34),
    PartKind.THANKS: PartStyle(styles.PAPER.but(size=23), below=8),
    PartKind.SMALL: PartStyle(styles.PAPER_SMALL),
}
LOZENGE: Final = (14, 10)
"""How far in the lozenge stands that begins an item, and how large it is."""
NAMED: Final = Style(styles.BOLD, 25, "wine_deep")
ASIDE: Final = styles.PAPER_SMALL
FACES: Final[Mapping[str, Style]] = {
    "limelight": Style(styles.DISPLAY, 30, "wine_deep"),
    "eb-garamond": Style(styles.TEXT, 33, "wine_deep"),
    "caveat": Style(styles.HAND_FACE, 38, "wine_deep"),
    "courier-prime": Style(styles.TYPE_FACE, 29, "wine_deep"),
}
"""A typeface's name stands in its own letters."""
RIGHT_SHARE: Final = 0.4
"""How much of the width what stands beside the words may take."""


class PrintedStroke(NamedTuple):
    """Some words, and where they stand on their piece."""

    words: str
    style: Style
    place: pygame.Rect
    align: Align = "left"
    valign: Valign = "top"


class Printed(Widget):
    """A piece of the page: an item has a lozenge before it, thanks a hairline below."""

    role = Role.LABEL

    def __init__(self, ui: Host, piece: PagePart) -> None:
        super().__init__(ui)
        self.piece = piece
        self.words = piece.text
        self.setting = SETTINGS[piece.kind]

    @property
    def reads(self) -> str:
        """The piece."""
        return self.words

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as what stands lowest, and the room below."""
        wide = width or self.rect.width
        lowest = max(stroke.place.bottom for stroke in self._strokes(wide))
        return wide, lowest + self.look.px(self.setting.below)

    def draw(self, canvas: pygame.Surface) -> None:
        """The words, and what marks their kind."""
        look, rect = self.look, self.rect
        for words, style, place, align, valign in self._strokes(rect.width):
            at = place.move(rect.topleft)
            look.letters.draw(canvas, words, style, at, align=align, valign=valign, wrap=True)
        if self.piece.kind is PartKind.ITEM:
            inside, size = LOZENGE
            middle = look.letters.line_height(self.setting.style) // 2
            look.paint.diamond(canvas, (rect.x + look.px(inside), rect.y + middle), size, "wine")
        if self.piece.kind is PartKind.THANKS:
            high = look.px(RULE)
            look.paint.rule(canvas, pygame.Rect(rect.x, rect.bottom - high, rect.width, high))

    def _strokes(self, width: int) -> Iterator[PrintedStroke]:
        thanks = self.piece.thanks
        return self._said(width) if thanks is None else self._thanked(thanks, width)

    def _said(self, width: int) -> Iterator[PrintedStroke]:
        """A sentence or a heading, and at the end of its line the aside."""
        look, setting, aside = self.look, self.setting, self.piece.aside
        left, top = look.px(setting.indent), look.px(setting.above)
        yield self._stroke(self.piece.text, setting.style, (left, top, width - left))
        if aside:
            line = pygame.Rect(left, top, width - left, look.letters.line_height(setting.style))
            yield PrintedStroke(aside, ASIDE, line, "right", "middle")

    def _thanked(self, thanks: Thanks, width: int) -> Iterator[PrintedStroke]:
        """Name, words and owner at the left; licence and address at the right."""
        right = round(width * RIGHT_SHARE)
        left = width - right - self.look.px(ASIDE_GAP)
        beside = "\n".join((*thanks.licence.split("; "), shortened(thanks.link))).strip()
        yield self._stroke(beside, ASIDE, (width - right, self.look.px(ASIDE_DOWN), right), "right")
        y = 0
        for words, style in (
            (thanks.name, FACES.get(thanks.key, NAMED)),
            (self.piece.text, self.setting.style),
            (thanks.holder, ASIDE),
        ):
            if words:
                yield (stroke := self._stroke(words, style, (0, y, left)))
                y = stroke.place.bottom

    def _stroke(
        self, words: str, style: Style, at: tuple[int, int, int], align: Align = "left"
    ) -> PrintedStroke:
        x, y, wide = at
        high = self.look.letters.size(words, style, wide)[1]
        return PrintedStroke(words, style, pygame.Rect(x, y, wide, high), align)


def shortened(link: str) -> str:
    """An address as people write it."""
    return link.removeprefix("https://").removeprefix("www.").removesuffix("/")


LETTERS: Final = styles.BODY
ENTRY_INSET: Final = 44
"""How much narrower a chapter's name is than its line."""
HIGH: Final = 48
LINE_ROOM: Final = 10
"""How high a chapter's line is at least, and how much higher than its letters."""


class ChapterRow(Labelled):
    """One chapter's heading; the chapter being read glows wine red."""

    def __init__(self, ui: Host, label: str, on_press: WidgetAct) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.read = False
        self.letters_alike: Style | None = None  # with the rows above and below

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        look = self.look
        wide = look.letters.size(self.label, LETTERS)[0] + look.px(ENTRY_INSET)
        line = look.letters.line_height(LETTERS)
        return width or wide, max(look.px(HIGH), line + look.px(LINE_ROOM))

    @property
    def letters(self) -> Style:
        """As large as there is room."""
        return self.look.letters.fit(
            self.label, LETTERS, self.rect.width - self.look.px(ENTRY_INSET)
        )

    def mark(self, read: bool) -> None:
        """Whether it is this chapter that is being read."""
        if read != self.read:
            self.read = read
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """A brass edge and the heading."""
        look, lit = self.look, self.read or self.hovered
        if self.read:
            canvas.blit(look.paint.ribbon(self.rect.size, "wine", 235), self.rect)
        edge = pygame.Rect(self.rect.x, self.rect.y, look.px(MARK), self.rect.height)
        canvas.fill(look.letters.colour("lamp" if lit else "brass_dim"), edge)
        room = self.rect.inflate(-look.px(ENTRY_INSET), 0)
        colour = "lamp" if lit else None
        look.letters.draw(
            canvas, self.label, self.letters_alike or self.letters, room, colour=colour
        )
        self.draw_ring(canvas)


class Contents(ScrollBox):
    """A row for each chapter."""

    def __init__(
        self, ui: Host, headings: Sequence[PagePart], on_choose: Callable[[str], None]
    ) -> None:
        super().__init__(ui, gap=6)
        self.rows = {
            piece.section: ChapterRow(ui, piece.text, partial(on_choose, piece.section))
            for piece in headings
        }
        self.add(*self.rows.values())
        self.read = ""

    def arrange(self) -> None:
        """Rows below each other, all of one size of letters."""
        super().arrange()
        smallest = min((row.letters for row in self.rows.values()), key=lambda style: style.size)
        for row in self.rows.values():
            row.letters_alike = smallest

    def follow(self, section: str) -> None:
        """Mark the chapter that is being read, and keep it in sight."""
        if section == self.read or section not in self.rows:
            return
        self.read = section
        for key, row in self.rows.items():
            row.mark(key == section)
        self.reveal(self.rows[section])

    def handle(self, intent: Intent) -> bool:
        """The page keys leaf through the page, not through its contents."""
        match intent:
            case Command(Act.PAGE_UP | Act.PAGE_DOWN | Act.HOME | Act.END):
                return False
        return super().handle(intent)


COVER: Final = (150, 330)
"""How high a booklet's cover is at least and at most, in units."""
LYING: Final = Skin(alpha=0, radius=5, shadow=22, drop=8)


class BookletCover(Widget):
    """The booklet, closed, beside what is read in it."""

    def __init__(self, ui: Host, picture: str) -> None:
        super().__init__(ui)
        self.picture = picture

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, LYING)

    def draw(self, canvas: pygame.Surface) -> None:
        """Its cover on its shadow."""
        self.look.paint.panel(canvas, self.rect, LYING)
        self.look.paint.card(canvas, self.rect, self.picture, border="", radius=5)


EYES: Final = 0.2
"""How far down the window of the page one reads, where there is more below."""
LINES: Final = frozenset({Act.HOME, Act.END})


class BookletScene(WidgetScene):
    """A sheet of paper on the dark table; ``pieces`` says what is on it."""

    cover: str = ""  # the picture of the booklet one reads in
    page: ScrollBox
    contents: Contents
    _headings: Mapping[str, Printed]

    def __init__(self) -> None:
        self._chosen = ""  # the chapter one has gone to, for as long as nothing moves
        self._chosen_at = 0

    def pieces(self) -> tuple[PagePart, ...]:
        """Everything on the page."""
        raise NotImplementedError

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Contents at the left, the page at the right, the way back below."""
        look, screen, words = self.look, self.screen, self.stage.words
        pieces = self.pieces()
        room = Cutter(screen.rect.inflate(-look.px(AROUND[0]), -look.px(AROUND[1])))
        back = Button(screen, words.say("common-back"), self._back, act=Act.CANCEL)
        bottom = room.bottom(back.natural()[1], look.px(FOOT_GAP))
        back.place((bottom.right - back.natural()[0], bottom.y, *back.natural()))
        wide = min(look.px(SHEET), room.rect.width * 3 // 4)
        spare = room.rect.width - wide - look.px(CONTENTS_GAP)
        left = room.left(min(spare, look.px(CONTENTS)), look.px(CONTENTS_GAP))
        self._lay_contents(left, [piece for piece in pieces if piece.kind is PartKind.HEADING])
        screen.add(self._sheet(room.rect, pieces))
        screen.add(back)

    def _lay_contents(self, rect: pygame.Rect, headings: list[PagePart]) -> None:
        look, screen = self.look, self.screen
        room = Cutter(rect)
        title = self.stage.words.say("rules-contents")
        style = look.letters.fit(title, styles.HEADING.but(size=44), room.rect.width)
        label = screen.add(Label(screen, title, style, wrap=False))
        label.place(room.top(label.natural()[1], look.px(TITLE_GAP)))
        self.contents = screen.add(Contents(screen, headings, self._go_to))
        self.contents.place(room.rect)
        self._lay_cover(room.rect)

    def _lay_cover(self, rect: pygame.Rect) -> None:
        """The booklet itself, where its contents leave room for it."""
        look = self.look
        high = min(look.px(COVER[1]), rect.height - self.contents.tall - look.px(COVER_GAP))
        if not self.cover or high < look.px(COVER[0]):
            return
        shown = BookletCover(self.screen, self.cover)
        shown.place((rect.x, rect.bottom - high, high * 3 // 4, high))
        self.screen.add(shown)

    def _sheet(self, rect: pygame.Rect, pieces: tuple[PagePart, ...]) -> PaperSheet:
        screen = self.screen
        page = PaperSheet(screen)
        page.place(rect)
        self.page = ScrollBox(screen, gap=9, of="page")
        printed = [Printed(screen, piece) for piece in pieces]
        self._headings = {
            one.piece.section: one for one in printed if one.piece.kind is PartKind.HEADING
        }
        self.page.add(*printed)
        self.page.place(rect.inflate(-self.look.px(SHEET_PAD[0]), -self.look.px(SHEET_PAD[1])))
        page.add(self.page)
        return page

    def build(self) -> None:
        """Mark what one reads now; which chapter one went to last says nothing any more."""
        super().build()
        self._chosen = ""
        self._follow()

    # -- reading -----------------------------------------------------------------------------------

    def _go_to(self, section: str) -> None:
        """Bring a heading to the top of the page, and mark it in the contents."""
        self.page.scroll_to(self.page.offset + self._headings[section].rect.y - self.page.rect.y)
        self._chosen, self._chosen_at = section, self.page.offset
        self.contents.follow(section)

    def _follow(self) -> None:
        """Mark the chapter that is being read."""
        if self._chosen and self.page.offset == self._chosen_at:
            return
        self._chosen = ""
        eyes = self._eyes()
        begun = [key for key, heading in self._headings.items() if heading.rect.y <= eyes]
        self.contents.follow(begun[-1] if begun else next(iter(self._headings)))

    def _eyes(self) -> float:
        """Where on the screen one reads: on the last sheet the eyes wander down to its end."""
        box = self.page
        high = box.rect.height
        left = max(0, box.tall - high) - box.offset  # to be scrolled yet
        way = 1 - min(1.0, left / max(1, high)) if box.tall > high else 0.0
        return box.rect.y + high * (EYES + (1 - EYES) * way)

    def update(self, now: float) -> float:
        """The contents follow what is read."""
        self._follow()
        return super().update(now)

    def handle(self, intent: Intent) -> bool:
        """Home and End mean the page, wherever the keyboard is."""
        match intent:
            case Command(act) if act in LINES and self.page.leap(act):
                return True
        return super().handle(intent)

    def _back(self) -> None:
        self.stage.pop(self)


class CreditsScene(BookletScene):
    """The page that CREDITS.md is, on paper."""

    def pieces(self) -> tuple[PagePart, ...]:
        """The same pieces in the player's language."""
        return credits_page(self.stage.words)


class RulesScene(BookletScene):
    """What the rulebook says, and what this table has agreed on."""

    def __init__(
        self, edition: Edition = DELUXE, house: HouseRules | None = None, rooms: int = ROOMS
    ) -> None:
        super().__init__()
        self.edition = edition
        self.cover = f"cover.{edition.id}"
        self.house = house
        self.rooms = rooms

    @classmethod
    def of(cls, setup: Setup) -> RulesScene:
        """What is played at a table."""
        return cls(setup.edition, setup.house_in_force, len(setup.board.rooms))

    def pieces(self) -> tuple[PagePart, ...]:
        """The rules in the edition's own words."""
        words = Speaker(self.stage.words.language, self.edition)
        return rules_page(words, self.house, self.rooms)
