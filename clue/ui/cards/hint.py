"""What a player knows about a card, as paper tags in its corner."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from clue.table.tags import Hint
from clue.ui.cards import signs
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border
from clue.ui.theme.look import Look

TICK: Final = "✓"

_DEDUCED: Final = replace(frames.TAG, borders=(Border(0, 1.8, "brass"),))


def draw_hint(look: Look, canvas: pygame.Surface, rect: pygame.Rect, hint: Hint) -> None:
    """The tags in a card's corner: what is certain, and below it what the player marked."""
    foot = rect.y + look.px(8)
    if hint.text:
        tag = _draw_tag(look, canvas, rect, hint.text, deduced=hint.deduced)
        foot = tag.bottom + look.px(4)
    if hint.pencil:
        style = styles.HAND.but(size=24)
        style = look.letters.fit(hint.pencil, style, rect.width - look.px(32))
        wide, high = look.letters.size(hint.pencil, style)
        tag = pygame.Rect(0, foot, wide + look.px(16), high)
        tag.right = rect.right - look.px(8)
        look.paint.panel(canvas, tag, frames.TAG)
        look.letters.draw(canvas, hint.pencil, style, tag, align="center")


def _draw_tag(
    look: Look, canvas: pygame.Surface, rect: pygame.Rect, text: str, *, deduced: bool = False
) -> pygame.Rect:
    """The paper tag in a card's corner; its tick is drawn, since not every face has one.

    What follows from what was seen has the notebook's ring before it and a brass edge.
    """
    words, ticked = text.removesuffix(TICK).strip(), text.endswith(TICK)
    letters = look.letters
    style = styles.PAPER_SMALL.but(colour="ink")
    high = letters.line_height(style)
    tick = round(high * 0.62) if ticked else 0
    ring = round(high * 0.8) + look.px(4) if deduced else 0
    style = letters.fit(words, style, rect.width - look.px(16) - look.px(16) - tick - ring)
    wide, high = letters.size(words, style)
    gap = look.px(4) if ticked and words else 0
    tag = pygame.Rect(0, 0, wide + tick + ring + gap + look.px(16), high + look.px(2))
    tag.topright = (rect.right - look.px(8), rect.y + look.px(8))
    look.paint.panel(canvas, tag, _DEDUCED if deduced else frames.TAG)
    line = tag.inflate(-look.px(16), 0)
    if deduced:
        side = ring - look.px(4)
        box = pygame.Rect(line.x, 0, side, side)
        box.centery = line.centery
        signs.draw_deduced(look, canvas, box.inflate(side // 4, side // 4), has=True)
        line.x, line.width = line.x + ring, line.width - ring
    letters.draw(canvas, words, style, line)
    if ticked:
        box = pygame.Rect(0, 0, tick, tick)
        box.midright = line.midright
        look.paint.tick(canvas, box, "ink")
    return tag
