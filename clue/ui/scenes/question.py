"""A question that is answered yes or no."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from clue.ui.intents import Act
from clue.ui.scene import WidgetScene
from clue.ui.theme import skins, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room


class QuestionScene(WidgetScene):
    """Over whatever is on; the keyboard stands on no, unless yes is safe."""

    veil = True

    def __init__(
        self,
        title: str,
        about: str,
        yes: str,
        no: str,
        agree: Callable[[], None],
        *,
        safe: bool = False,
    ) -> None:
        self.title = title
        self.about = about
        self.yes = yes
        self.no = no
        self.agree = agree
        self.safe = safe

    def fill(self) -> None:
        """The question, its consequence, two buttons."""
        look, screen = self.look, self.screen
        panel = screen.add(Panel(screen, skins.DIALOG))
        wide = min(look.px(1000), look.size[0] - look.px(60))
        inner = wide - look.px(120)
        heading = Label(screen, self.title, styles.HEADING.but(size=46), align="center")
        about = Label(screen, self.about, styles.LEAD, align="center")
        yes = Button(screen, self.yes, self._agree, kind="primary")
        no = Button(screen, self.no, lambda: self.stage.pop(self), act=Act.CANCEL)
        (yes if self.safe else no).default = True
        high = heading.natural(inner)[1] + about.natural(inner)[1] + yes.natural()[1]
        rect = pygame.Rect(0, 0, wide, high + look.px(150))
        rect.center = screen.rect.center
        panel.place(rect)
        room = Room(rect.inflate(-look.px(120), -look.px(80)))
        heading.place(room.top(heading.natural(inner)[1], look.px(14)))
        row = Room(room.bottom(yes.natural()[1]))
        about.place(room.rect)
        spare = row.rect.width - yes.natural()[0] - no.natural()[0] - look.px(20)
        row.left(max(0, spare // 2))
        no.place(row.left(no.natural()[0], look.px(20)))
        yes.place(row.left(yes.natural()[0]))
        panel.add(heading, about, no, yes)

    def _agree(self) -> None:
        self.stage.pop(self)
        self.agree()
