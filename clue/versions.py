"""What this program is made of: its own version and those of what it stands on."""

from __future__ import annotations

import platform
import sys

from clue import __version__


def versions() -> tuple[tuple[str, str], ...]:
    """Each part with its version."""
    import pygame  # noqa: PLC0415 - nobody who does not ask should wait for it

    return (
        ("Clue", __version__),
        ("pygame-ce", pygame.version.ver),
        ("SDL", ".".join(map(str, pygame.version.SDL))),
        ("Python", platform.python_version()),
        ("system", f"{sys.platform} {platform.machine()}"),
    )
