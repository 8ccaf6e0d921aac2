"""Before the game begins: what libraries ask for when they are imported and nobody here ever uses.

It speaks to phones in the clear, so that no cipher is packed; and it solves no equations, so that
of numpy's linear algebra only its Python is there.
"""

import sys
import types

for absent in ("ssl", "numpy.linalg._umath_linalg", "numpy.linalg.lapack_lite"):
    sys.modules[absent] = types.ModuleType(absent)
