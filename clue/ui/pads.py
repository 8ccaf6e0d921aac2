"""Game pads: found at the start and whenever one is plugged in."""

from __future__ import annotations

import logging
from typing import Any

import pygame

log = logging.getLogger(__name__)

_held: dict[int, Any] = {}  # a pad sends events only while its object is held


def open_pads() -> None:
    """Listen to every pad there is."""
    try:
        from pygame._sdl2 import controller  # noqa: PLC0415 - it starts a subsystem
    except ImportError:
        return
    try:
        controller.init()
        for index in range(controller.get_count()):
            add_pad(index)
    except pygame.error as error:
        log.info("no pads: %s", error)


def add_pad(index: int) -> None:
    """Listen to a pad that was plugged in."""
    from pygame._sdl2 import controller  # noqa: PLC0415 - it starts a subsystem

    try:
        if controller.is_controller(index):
            _held[index] = controller.Controller(index)
    except (pygame.error, IndexError) as error:
        log.info("pad %s: %s", index, error)
