"""Numbers as a map file writes them: read without ever raising, bounded against nonsense."""

from __future__ import annotations

import math
import re

_WHOLE = re.compile(r"[+-]?\d{1,10}\Z")
_MOST = 1e7


def whole(text: str | None) -> int | None:
    """A whole number, or None for anything else."""
    stripped = (text or "").strip()
    return int(stripped) if _WHOLE.match(stripped) and stripped.isascii() else None


def real(text: str | None) -> float | None:
    """A finite number no map exceeds, or None for anything else."""
    try:
        number = float(text or "")
    except ValueError:
        return None
    return number if math.isfinite(number) and abs(number) <= _MOST else None
