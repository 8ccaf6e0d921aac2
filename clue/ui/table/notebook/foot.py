"""Round the page: tabs at its head; at its foot how much it helps, and what signs mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from clue.notebook.notes import Help, Mark
from clue.text.speaker import Speaker
from clue.ui.cards import signs
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Labelled
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.keycap import act_label

STYLE: Final = styles.PAPER_SMALL.but(size=18)


class HelpChoice(DropDown):
    """How much the notebook fills in by itself; its word stands on paper."""

    def __init__(
        self, ui: Host, words: Speaker, chosen: Help, on_change: Callable[[Help], None]
    ) -> None:
        options = [(level, words.say(f"help-level-{level.value}")) for level in Help]
        tips = [words.say(f"help-level-{level.value}", "about") for level in Help]
        super().__init__(ui, options, chosen, on_change, tips=tips, style=STYLE, bare=True)
        self.words = words
        self.tip = words.say(f"help-level-{chosen.value}", "about")
        self.called = words.say("settings-help")

    @property
    def _said(self) -> str:
        return self.words.say("help-chosen", level=self.reads)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as its words and the mark beside them."""
        wide, high = self.look.letters.size(self._said, STYLE)
        return (width or wide + 3 * self.look.px(14), max(self.look.px(28), high))

    def draw(self, canvas: pygame.Surface) -> None:
        """What it is about, and the chosen word."""
        look = self.look
        lit = self.hovered or self.focused
        mark = look.px(14)
        room = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - 2 * mark, self.rect.height)
        words = self._said
        style = look.letters.fit(words, STYLE, room.width - look.px(6))
        colour = "wine" if lit else "ink"
        place = look.letters.draw(
            canvas, words, style, room, colour=colour, valign="middle", lines=1
        )
        at = (place.right + mark, room.centery)
        look.paint.triangle(canvas, at, mark, "wine" if lit else "ink_soft")
        if self.focused:
            ring_on_paper(look, canvas, self.rect.inflate(look.px(12), look.px(2)))


class Legend(Widget):
    """Which sign means what, at the level of help that is on."""

    def __init__(self, ui: Host, words: Speaker, level: Help) -> None:
        super().__init__(ui)
        names = {
            Help.NONE: ("yours",),
            Help.FACTS: ("printed", "yours"),
            Help.DEDUCTION: ("printed", "deduced", "yours"),
        }[level]
        self.names = [(name, words.say(f"legend-{name}")) for name in names]

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """The words alone; a cell says itself which of them it is."""
        return ", ".join(word for _, word in self.names)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as the signs with their words."""
        look = self.look
        wide = sum(look.letters.size(word, STYLE)[0] for _, word in self.names)
        wide += len(self.names) * (look.px(20) + 3 * look.px(6))
        return (width or wide, max(look.px(28), look.letters.line_height(STYLE)))

    def draw(self, canvas: pygame.Surface) -> None:
        """From the right, each sign with its word."""
        look = self.look
        side, gap = look.px(20), look.px(6)
        style = STYLE
        spare = self.rect.width - len(self.names) * (side + 3 * gap)
        whole = "".join(word for _, word in self.names)
        style = look.letters.fit(whole, style, spare)
        x = self.rect.right
        for name, word in reversed(self.names):
            wide = look.letters.size(word, style)[0]
            place = pygame.Rect(x - wide, self.rect.y, wide, self.rect.height)
            look.letters.draw(canvas, word, style, place, valign="middle", lines=1)
            box = pygame.Rect(place.x - side - gap, 0, side, side)
            box.centery = self.rect.centery
            self._draw_sign(canvas, box, name)
            x = box.x - 2 * gap

    def _draw_sign(self, canvas: pygame.Surface, box: pygame.Rect, name: str) -> None:
        if name == "printed":
            signs.draw_printed(self.look, canvas, box, has=False)
        elif name == "deduced":
            signs.draw_deduced(self.look, canvas, box, has=False)
        else:
            signs.draw_pencil(self.look, canvas, box, Mark.NO)


TAB_STYLE: Final = styles.PAPER.but(size=24)


def ring_on_paper(look: Look, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """What has the keyboard, in wine: lamplight could hardly be seen on paper."""
    colour = look.paint.colour("wine")
    pygame.draw.rect(canvas, colour, rect, max(2, look.px(2.6)), look.px(7))


class PageTab(Labelled):
    """Words on paper with the key that turns to them."""

    sound = "page"
    role = Role.TAB

    def heard(self) -> Readable:
        """Whether it is the page that lies open."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(
        self, ui: Host, label: str, on_press: WidgetAct, act: Act, *, chosen: bool, sign: str
    ) -> None:
        super().__init__(ui, on_press, act=act)
        self.label: str = label
        self.chosen = chosen
        self.sign = sign

    @property
    def _wordings(self) -> tuple[str, ...]:
        """What may stand there: with the key, or without where there is no room for it."""
        key = act_label(self.ui.stage, self.act)
        return (f"{self.label}  [{key}]", self.label) if key and not self.chosen else (self.label,)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as its words, which are as broad whether it is chosen or not."""
        key = act_label(self.ui.stage, self.act)
        wide, high = self.look.letters.size(f"{self.label}  [{key}]", TAB_STYLE)
        return (width or wide + self.look.px(30), high + self.look.px(8))

    def draw(self, canvas: pygame.Surface) -> None:
        """The open page in wine and underlined, the others in ink."""
        look, letters = self.look, self.look.letters
        lit = self.chosen or self.hovered or self.focused
        style = TAB_STYLE.but(colour="wine_deep" if lit else "ink_soft")
        room = self.rect.width - look.px(8)
        words = self.label
        for words in self._wordings:
            if letters.size(words, letters.fit(words, style, room))[0] <= room:
                break
        side = letters.line_height(style) * 3 // 4
        beside = side + look.px(7)
        if letters.size(words, style)[0] + beside > room:
            beside = 0  # words go before signs
        style = letters.fit(words, style, room - beside)
        wide = letters.size(words, style)[0]
        place = pygame.Rect(0, 0, beside + wide, self.rect.height)
        place.center = self.rect.center
        if beside:
            ink = look.palette.wine if lit else look.palette.ink_soft
            sign = look.assets.icon(self.sign, side, ink)
            canvas.blit(sign, sign.get_rect(midleft=place.midleft))
        line = pygame.Rect(place.x + beside, place.y, wide, place.height)
        letters.draw(canvas, words, style, line, valign="middle", lines=1)
        if self.chosen:
            line = pygame.Rect(0, 0, wide, max(2, look.px(3)))
            line.midbottom = (place.centerx + beside // 2, self.rect.bottom - look.px(3))
            canvas.fill(look.paint.colour("wine"), line)
        if self.focused:
            ring_on_paper(look, canvas, self.rect)


class Sift(Labelled):
    """One kind of lines the log can be sifted by: a word on paper, boxed when it is chosen."""

    sound = "page"
    role = Role.OPTION

    def heard(self) -> Readable:
        """Whether it is the kind that is shown."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(self, ui: Host, label: str, on_press: WidgetAct, *, chosen: bool) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.chosen = chosen

    def draw(self, canvas: pygame.Surface) -> None:
        """The chosen one on wine, the others as they are."""
        look = self.look
        lit = self.hovered or self.focused
        if self.chosen:
            colour = look.paint.colour("wine")
            pygame.draw.rect(canvas, colour, self.rect, border_radius=look.px(6))
        elif lit:
            wide = max(1, look.px(1.4))
            pygame.draw.rect(canvas, look.paint.colour("ink_soft"), self.rect, wide, look.px(6))
        colour_name = "cream" if self.chosen else "wine_deep" if lit else "ink_soft"
        style = styles.PAPER_SMALL.but(size=19, colour=colour_name)
        style = look.letters.fit(self.label, style, self.rect.width - look.px(10))
        look.letters.draw(
            canvas, self.label, style, self.rect, align="center", valign="middle", lines=1
        )
        if self.focused:
            ring_on_paper(look, canvas, self.rect)
