"""One heap for all threads: each that fetches pictures or thinks would else keep one of its own.

The GNU C library gives every thread an arena and hands little of it back; over a long evening that
came to a fifth of the memory. Other systems have nothing to set.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Final

M_ARENA_MAX: Final = -8


@cache
def share_heap() -> bool:
    """Set it, once; whether it could be set here."""
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1))
    except (AttributeError, OSError):  # another C library
        return False
