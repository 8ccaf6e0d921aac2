"""Before the game begins: it speaks to phones in the clear, so that no cipher is packed.

The library for that asks for ``ssl`` when it is imported, and for nothing in it.
"""

import sys
import types

sys.modules["ssl"] = types.ModuleType("ssl")
