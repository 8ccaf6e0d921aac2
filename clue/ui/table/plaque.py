"""A card that lies small beside its own name, where upright ones would be too narrow for theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from clue.rules.cards import Card
from clue.ui.scenes.card_faces import paint_face
from clue.ui.theme import skins, styles
from clue.ui.theme.look import Look
from clue.ui.theme.skins import Border, Skin
from clue.ui.theme.styles import Style

NAME: Final = replace(styles.SMALL.but(size=21), leading=1.06)
SMALLEST: Final = 15
CARDS: Final = (1.0, 0.75)
"""How broad the little card may be for its height; the broader shows more of its picture."""
PAD: Final = 8
"""Between the card and the name, and behind it."""
PLATE: Final = Skin(borders=(Border(0, 1.6, "brass_dim"),), radius=8)
TAG: Final = styles.TINY.but(colour="ink", size=17)


class Plaque(NamedTuple):
    """What stands on one: a card, its name, and a word for what is special about it."""

    card: Card
    name: str
    tag: str = ""


def setting(
    look: Look, boxes: Sequence[pygame.Rect], plaques: Sequence[Plaque], *, card: float
) -> Style | None:
    """The largest letters in which every name stands whole beside its card, if there are any."""
    style = NAME
    while style.size >= SMALLEST:
        if all(
            _stands(look, _room(look, box, one, card), one.name, style)
            for box, one in zip(boxes, plaques, strict=True)
        ):
            return style
        style = style.but(size=style.size - 0.5)
    return None


def _stands(look: Look, room: pygame.Rect, name: str, style: Style) -> bool:
    """In as many lines as there are, and no word broken."""
    size = look.letters.size
    words = max(size(word, style)[0] for word in name.split(" "))
    return words <= room.width and size(name, style, room.width)[1] <= room.height


def _picture(look: Look, box: pygame.Rect, plaque: Plaque, card: float) -> pygame.Rect:
    """Where the card lies: so broad for its height, and broad enough for its tag."""
    wide = round(box.height * card)
    if plaque.tag:
        wide = max(wide, look.letters.size(plaque.tag, TAG)[0] + look.px(12))
    return pygame.Rect(box.x, box.y, wide, box.height)


def _room(look: Look, box: pygame.Rect, plaque: Plaque, card: float) -> pygame.Rect:
    """What is left for the name."""
    left = _picture(look, box, plaque, card).right + look.px(PAD)
    return pygame.Rect(left, box.y, max(1, box.right - look.px(PAD / 2) - left), box.height)


def paint_plaque(
    look: Look,
    canvas: pygame.Surface,
    box: pygame.Rect,
    plaque: Plaque,
    style: Style,
    *,
    card: float,
) -> None:
    """The card at the left, its name beside it, and on the card its tag."""
    look.paint.panel(canvas, box, PLATE)
    picture, room = (part(look, box, plaque, card) for part in (_picture, _room))
    paint_face(look, canvas, picture, plaque.card)
    look.letters.draw(canvas, plaque.name, style, room, valign="middle", wrap=True)
    if plaque.tag:
        _paint_tag(look, canvas, picture, plaque.tag)


def _paint_tag(look: Look, canvas: pygame.Surface, picture: pygame.Rect, tag: str) -> None:
    high = min(picture.height, look.letters.line_height(TAG))
    label = pygame.Rect(picture.x, picture.bottom - high, picture.width, high)
    label.inflate_ip(-look.px(4), 0)
    look.paint.panel(canvas, label, skins.TAG)
    look.letters.draw(canvas, tag, TAG, label, align="center", valign="middle", lines=1)
