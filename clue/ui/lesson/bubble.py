"""The narrator's words on a small panel, where it hides little, and a line to the thing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import pygame

from clue.ui.input.intents import Act
from clue.ui.stage.scene import Stage
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Words
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.screen import Screen

NARRATOR: Final = Skin(
    top="panel_lit",
    bottom="panel_deep",
    radius=14,
    borders=(Border(0, 2.4, "lamp"), Border(6, 1, "brass_dim")),
    shadow=26,
    drop=8,
    shadow_alpha=210,
)
BROAD: Final = 540
SHARES: Final = (1.0, 0.9, 0.8, 1.25, 2.0)
"""The panel is as broad as it should be, or narrower, or broader, where that hides less."""
PAD: Final = 30
GAP: Final = 8
EDGE: Final = 10
"""How near to the window's edge it may come."""
FOOT_GAP: Final = 14
"""Over the button at its foot."""
ROUND: Final = 12
"""So far from what is spoken of the line ends."""
LINE: Final = 3
LINE_REACH: Final = 40
"""How thick the line is, and how much is drawn anew round it with what stands at its end."""
PLACES: Final = 9
"""So many places across and down are tried."""
TORN: Final = 0.9
"""What it costs to hide any part of a sentence or a button, beside how much that is."""
STRUCK: Final = 2.0
"""What it costs to draw the line through something, beside hiding it."""


def strip(look: Look) -> int:
    """How high it is where it is broad: a heading and two lines, with as much air as it takes."""
    letters = look.letters
    said = letters.line_height(styles.TINY) + 2 * letters.line_height(styles.BODY)
    return said + look.px(GAP + 2 * PAD + 2 * EDGE)


@dataclass(frozen=True)
class NarratorText:
    """What the narrator says; all of it may change with the step."""

    heading: str
    words: Words
    refused: Words = ""  # why not what was just tried
    onward: str = ""  # the word on the button, if one goes on by reading


@dataclass(frozen=True)
class Obstacle:
    """Something on the screen that would rather be seen; the more it weighs, the more so."""

    rect: pygame.Rect
    weight: float
    torn: bool = False  # a sentence or a button: half of it is as good as none


class Bubble:
    """The panel for one saying at one place; made anew when either changes."""

    def __init__(
        self,
        stage: Stage,
        said: NarratorText,
        target: pygame.Rect | None,
        obstacles: Sequence[Obstacle],
        on_next: Callable[[], None],
    ) -> None:
        self.stage = stage
        self.look = stage.look
        self.target = target
        self.screen = Screen(stage)
        self._fill(said, obstacles, on_next)

    def _fill(
        self, said: NarratorText, obstacles: Sequence[Obstacle], on_next: Callable[[], None]
    ) -> None:
        look, screen, pad = self.look, self.screen, self.look.px(PAD)
        heading = Label(screen, said.heading, styles.TINY.but(colour="brass"), wrap=False)
        labels = [heading, Label(screen, said.words, styles.BODY)]
        if said.refused:
            labels.append(Label(screen, said.refused, styles.BODY.but(colour="lamp")))
        gap = look.px(GAP)
        button, foot = None, 0
        if said.onward:
            button = Button(screen, said.onward, on_next, kind="primary", act=Act.CONFIRM)
            foot = button.natural()[1] + look.px(FOOT_GAP)

        def size(share: float) -> tuple[int, int]:
            usual = min(look.px(BROAD * max(1.0, look.scale.text)), round(look.size[0] * 0.46))
            wide = min(round(usual * share), look.size[0] - 2 * look.px(EDGE))
            high = sum(label.natural(wide - 2 * pad)[1] + gap for label in labels) - gap
            return wide, high + foot + 2 * pad

        sizes = [size(share) for share in SHARES]
        self.rect = _placed(sizes, look.size, self.target, obstacles, look.px(EDGE))
        self.lined = self.target is not None and not any(
            thing.torn and thing.rect.clipline(self.line) for thing in obstacles
        )
        inner = self.rect.width - 2 * pad
        panel = screen.add(Panel(screen, NARRATOR))
        panel.place(self.rect)
        room = Cutter(self.rect.inflate(-2 * pad, -2 * pad))
        for label in labels:
            label.place(room.top(label.natural(inner)[1], gap))
        panel.add(*labels)
        if button is not None:
            row = Cutter(room.bottom(button.natural()[1]))
            button.place(row.right(button.natural()[0]))
            panel.add(button)
            screen.focus_on(button)

    @property
    def reach(self) -> list[pygame.Rect]:
        """Everything that is painted on."""
        rects = [self.look.paint.reach(self.rect, NARRATOR)]
        if self.target is not None:
            rects.append(self.look.paint.ring_reach(self.target))
            (x, y), (to_x, to_y) = self.line
            line = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
            reach = self.look.px(LINE_REACH)
            rects.append(line.inflate(reach, reach))
        return rects

    @property
    def line(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """From the panel's edge to the ring's."""
        assert self.target is not None
        away = self.look.px(ROUND)
        return _shortest(self.rect, self.target.inflate(away, away))

    def draw(self, canvas: pygame.Surface) -> None:
        """The ring, the line, the panel."""
        look, clip = self.look, canvas.get_clip()
        if not any(clip.colliderect(rect) for rect in self.reach):
            return
        if self.target is not None:
            look.paint.ring(canvas, self.target)
            if self.lined and not self.rect.colliderect(self.target):
                start, end = self.line
                wide = max(2, look.px(LINE))
                pygame.draw.line(canvas, look.paint.colour("lamp"), start, end, wide)
                look.paint.diamond(canvas, end, 16, "lamp")
        self.screen.draw(canvas)


def _placed(
    sizes: Sequence[tuple[int, int]],
    window: tuple[int, int],
    target: pygame.Rect | None,
    obstacles: Sequence[Obstacle],
    margin: int,
) -> pygame.Rect:
    """Where it hides least and is nearest to what it speaks of."""
    usual = math.prod(sizes[0])
    middle = target.center if target is not None else (window[0] // 2, window[1] // 2)

    def cost(rect: pygame.Rect) -> float:
        hidden = sum(_area(rect.clip(thing.rect)) * thing.weight for thing in obstacles)
        torn = sum(thing.torn and rect.colliderect(thing.rect) for thing in obstacles)
        struck = 0.0
        if target is not None:
            hidden += 60 * _area(rect.clip(target.inflate(4 * margin, 4 * margin)))
            struck = _struck(rect, target, obstacles)
        far = abs(rect.centerx - middle[0]) + abs(rect.centery - middle[1])
        return hidden / usual + TORN * torn + (1.5 * far + STRUCK * struck) / window[0]

    rects = (
        pygame.Rect(_spread(size, window, margin, place), size)
        for size in sizes
        for place in product(range(PLACES), repeat=2)
    )
    return min(rects, key=cost)


def _spread(
    size: tuple[int, int], window: tuple[int, int], margin: int, place: tuple[int, ...]
) -> tuple[int, ...]:
    """Its corner at one of the places from edge to edge, across and down."""
    return tuple(
        margin + max(0, whole - side - 2 * margin) * step // (PLACES - 1)
        for side, whole, step in zip(size, window, place, strict=True)
    )


def _struck(rect: pygame.Rect, target: pygame.Rect, obstacles: Sequence[Obstacle]) -> float:
    """How much the line to the thing would strike out on its way."""
    start, end = _shortest(rect, target)
    return sum(
        thing.weight * math.dist(*cut)
        for thing in obstacles
        if not thing.rect.contains(target) and (cut := thing.rect.clipline(start, end))
    )


def _shortest(rect: pygame.Rect, ring: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """The shortest way from one edge to the other: straight, if they share a coordinate."""
    (x, to_x), (y, to_y) = (
        (max(low, min(at, high)), max(its_low, min(at, its_high)))
        for low, high, its_low, its_high in (
            (rect.left, rect.right, ring.left, ring.right),
            (rect.top, rect.bottom, ring.top, ring.bottom),
        )
        for at in ((max(low, its_low) + min(high, its_high)) // 2,)
    )
    return (x, y), (to_x, to_y)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
