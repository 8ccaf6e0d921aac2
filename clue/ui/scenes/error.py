"""When something unexpected happens: one sentence, a way on, and details for whoever mends it."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable

import pygame

from clue.ui.intents import Act
from clue.ui.scene import Scene
from clue.ui.theme import paint, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene


class ErrorScene(WidgetScene):
    """Covers what went wrong; going on returns to it."""

    def __init__(self, error: BaseException, home: Callable[[], Scene] | None) -> None:
        self.details = "".join(traceback.format_exception(error))
        self.home = home

    def fill(self) -> None:
        """A sentence and the ways on."""
        screen, look, say = self.screen, self.look, self.stage.words.say
        panel = screen.add(Panel(screen, paint.DIALOG))
        wide = min(look.px(1180), look.size[0] - look.px(60))
        heading = Label(screen, say("error-title"), styles.HEADING, align="center")
        sentence = Label(screen, say("error-unexpected"), styles.LEAD, align="center")
        ways = [Button(screen, say("error-go-on"), self._go_on, kind="primary", act=Act.CANCEL)]
        if self.home is not None:
            ways.append(Button(screen, say("ending-leave"), self._to_title))
        ways.append(Button(screen, say("error-copy"), self._copy, kind="quiet"))
        inner = wide - look.px(120)
        high = heading.natural(inner)[1] + sentence.natural(inner)[1] + ways[0].natural()[1]
        rect = pygame.Rect(0, 0, wide, high + look.px(150))
        rect.center = screen.rect.center
        panel.place(rect)
        panel.add(heading, sentence, *ways)
        room = Room(panel.inside(44))
        heading.place(room.top(heading.natural(inner)[1], look.px(12)))
        row = Room(room.bottom(ways[0].natural()[1], look.px(12)))
        sentence.place(room.rect)
        whole = sum(way.natural()[0] + look.px(18) for way in ways) - look.px(18)
        row.left(max(0, (row.rect.width - whole) // 2))
        for way in ways:
            way.place(row.left(way.natural()[0], look.px(18)))

    def _go_on(self) -> None:
        self.stage.pop(self)

    def _to_title(self) -> None:
        if self.home is not None:
            self.stage.replace(self.home())

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):
            pygame.scrap.put_text(self.details)
        self.stage.notice(self.stage.words.say("error-copied"))
