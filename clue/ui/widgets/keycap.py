"""The small chip that names the key for an act, or the pad's button while a pad is used."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.theme import skins, styles

if TYPE_CHECKING:
    from clue.ui.theme.look import Look
    from clue.ui.widgets.host import Surroundings


def key_label(stage: Surroundings, key: str) -> str:
    """How a key is called in the player's language, its modifiers before it."""
    return "+".join(_part_label(stage.words.language, part) for part in key.split("+") if part)


@lru_cache(maxsize=256)
def _part_label(language: str, key: str) -> str:
    words = Speaker(language)  # keys are called alike at every table
    named = "key-" + key.replace(" ", "-")
    if words.has(named):
        return words.say(named)
    return key.upper() if len(key) <= 3 else key.capitalize()


def button_label(stage: Surroundings, button: str) -> str:
    """How a pad's button is called; its cross is one thing, whichever way it is pressed."""
    cross = button in {"up", "down", "left", "right"}
    return stage.words.say(f"pad-{'cross' if cross else button}")


def act_label(stage: Surroundings, act: Act | None) -> str:
    """The key, or the pad's button, that means an act now; empty if there is none."""
    if act is None:
        return ""
    if stage.with_pad:
        button = stage.bindings.button(act)
        return button_label(stage, button) if button else ""
    key = stage.bindings.key(act)
    return key_label(stage, key) if key else ""


def keycap_size(stage: Surroundings, label: str) -> tuple[int, int]:
    """How large a chip is."""
    return cap_size(stage.look, label)


def cap_size(look: Look, label: str) -> tuple[int, int]:
    """The same, for what knows no stage."""
    wide, _ = look.letters.size(label, styles.CHIP)
    height = look.letters.line_height(styles.CHIP) + look.px(2)
    return max(height, wide + look.px(16)), height


def draw_keycap(
    canvas: pygame.Surface,
    stage: Surroundings,
    label: str,
    left_middle: tuple[int, int],
    colour: str = "soft",
) -> pygame.Rect:
    """Paint a chip; gives back its place."""
    return draw_cap(canvas, stage.look, label, left_middle, colour)


def draw_cap(
    canvas: pygame.Surface, look: Look, label: str, left_middle: tuple[int, int], colour: str
) -> pygame.Rect:
    """The same, for what knows no stage."""
    rect = pygame.Rect((0, 0), cap_size(look, label))
    rect.midleft = left_middle
    look.paint.panel(canvas, rect, skins.CHIP)
    look.letters.draw(canvas, label, styles.CHIP, rect, align="center", colour=colour)
    return rect
