"""How often the loop turns: sixty times a second while something moves, seldom at rest."""

from __future__ import annotations

from typing import Final

LIVELY: Final = 60
QUIET: Final = 30
SLEEPY: Final = 12
HIDDEN: Final = 8
QUIET_AFTER: Final = 1.0
SLEEPY_AFTER: Final = 3.0
"""So long after the last key or click the loop turns less often still."""


def pace(since: float, until: float, *, hidden: bool) -> float:
    """Turns a second, so long after the last hand and so long before anything is due."""
    if hidden:
        return HIDDEN
    calm = QUIET if since < SLEEPY_AFTER else SLEEPY
    return LIVELY if until < 1.5 / calm or since < QUIET_AFTER else calm
