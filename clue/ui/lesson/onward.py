"""The last page of the first case: what one has learnt, what helps, and where one may go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from clue.ui.cards.faces import BACK
from clue.ui.input.intents import Act
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.button import Button
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.label import Image, Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PaperSheet

PICTURE: Final = "envelope.open"
WAYS: Final = 620


@dataclass(frozen=True)
class WayOnward:
    """Somewhere to go on: its word, and what it opens."""

    words: str
    choose: Callable[[], None]


class OnwardScene(WidgetScene):
    """A page of paper, and beside it the ways on; the first of them is a first table."""

    def __init__(self, ways: Sequence[WayOnward]) -> None:
        self.ways = ways

    def fill(self) -> None:
        """The page at the left, the ways at the right."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(screen.rect.inflate(-2 * look.px(110), -2 * look.px(70)))
        right = Cutter(room.right(look.px(WAYS), look.px(50)))
        sheet = screen.add(PaperSheet(screen))
        sheet.place(room.rect)
        page = Cutter(sheet.inside(48))
        heading = Label(screen, say("onward-title"), styles.PAPER_HEADING.but(size=46))
        heading.place(page.top(heading.natural(page.rect.width)[1], look.px(20)))
        told = say("onward-about", hint=act_label(self.stage, Act.HINT))
        style = styles.PAPER.but(size=30)
        parts = [Label(screen, part, style) for part in told.split("\n") if part]
        sheet.add(heading)
        for part in parts:
            part.smallest = 14
            high = min(part.natural(page.rect.width)[1], page.rect.height)
            part.place(page.top(high, look.px(16)))
            sheet.add(part)
        name = PICTURE if PICTURE in look.assets else BACK
        if name in look.assets and page.rect.height > look.px(120):
            picture = Image(screen, name)
            picture.place(page.rect)
            sheet.add(picture)
        title = Label(screen, say("onward-ways"), styles.SUBHEADING)
        title.place(right.top(title.natural(right.rect.width)[1], look.px(16)))
        screen.add(title)
        for number, way in enumerate(self.ways):
            kind = "primary" if not number else "secondary"
            button = Button(screen, way.words, way.choose, kind=kind)  # type: ignore[arg-type]
            button.default = not number
            button.place(right.top(button.natural()[1], look.px(14)))
            screen.add(button)
        back = Button(screen, say("onward-title-screen"), self._back, act=Act.CANCEL)
        back.place(right.bottom(back.natural()[1]))
        screen.add(back)

    def _back(self) -> None:
        self.stage.pop(self)
