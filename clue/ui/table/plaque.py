"""A card that lies small beside its own name, where upright ones would be too narrow for theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
BREADTHS: Final = (1.0, 0.75)
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


class Setting(NamedTuple):
    """How plaques that lie side by side are set: all alike."""

    letters: Style  # of the names
    breadth: float  # of the little cards


CLOSEST: Final = Setting(NAME.but(size=SMALLEST), BREADTHS[-1])
"""Where nothing else will do."""


def settings(
    look: Look, boxes: Sequence[pygame.Rect], plaques: Sequence[Plaque]
) -> Iterator[Setting]:
    """For each breadth the largest letters in which every name stands whole beside its card."""
    for breadth in BREADTHS:
        rooms = [_room(look, box, one, breadth) for box, one in zip(boxes, plaques, strict=True)]
        letters = NAME
        while letters.size >= SMALLEST:
            if all(
                _stands(look, room, one.name, letters)
                for room, one in zip(rooms, plaques, strict=True)
            ):
                yield Setting(letters, breadth)
                break
            letters = letters.but(size=letters.size - 0.5)


def _stands(look: Look, room: pygame.Rect, name: str, style: Style) -> bool:
    """In as many lines as there are, and no word broken."""
    letters = look.letters
    if letters.widest_word(name, style) > room.width:
        return False
    return letters.size(name, style, room.width)[1] <= room.height


def _picture(look: Look, box: pygame.Rect, plaque: Plaque, breadth: float) -> pygame.Rect:
    """Where the card lies: so broad for its height, and broad enough for its tag."""
    wide = round(box.height * breadth)
    if plaque.tag:
        wide = max(wide, look.letters.size(plaque.tag, TAG)[0] + look.px(12))
    return pygame.Rect(box.x, box.y, wide, box.height)


def _room(look: Look, box: pygame.Rect, plaque: Plaque, breadth: float) -> pygame.Rect:
    """What is left for the name."""
    left = _picture(look, box, plaque, breadth).right + look.px(PAD)
    return pygame.Rect(left, box.y, max(1, box.right - look.px(PAD / 2) - left), box.height)


def paint_plaque(
    look: Look, canvas: pygame.Surface, box: pygame.Rect, plaque: Plaque, setting: Setting
) -> None:
    """The card at the left, its name beside it, and on the card its tag."""
    look.paint.panel(canvas, box, PLATE)
    picture = _picture(look, box, plaque, setting.breadth)
    room = _room(look, box, plaque, setting.breadth)
    paint_face(look, canvas, picture, plaque.card)
    look.letters.draw(canvas, plaque.name, setting.letters, room, valign="middle", wrap=True)
    if plaque.tag:
        _paint_tag(look, canvas, picture, plaque.tag)


def _paint_tag(look: Look, canvas: pygame.Surface, picture: pygame.Rect, tag: str) -> None:
    high = min(picture.height, look.letters.line_height(TAG))
    label = pygame.Rect(picture.x, picture.bottom - high, picture.width, high)
    label.inflate_ip(-look.px(4), 0)
    look.paint.panel(canvas, label, skins.TAG)
    look.letters.draw(canvas, tag, TAG, label, align="center", valign="middle", lines=1)
