"""For Windows: numpy without the twenty megabytes of linear algebra its wheel brings along.

What numpy asks of that library for products of matrices, ``windows/linear.c`` does; equations are
solved by nobody here (see ``clear.py``). It is compiled by mingw's gcc, which the workflow's
Windows has, and Debian's ``gcc-mingw-w64-x86-64`` brings; without one the wheel stays as it is.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "windows" / "linear.c"
COMPILERS = ("x86_64-w64-mingw32-gcc", "gcc")
PLAIN = (
    "-O3", "-shared", "-nostdlib", "-Wl,-e,0", "-ffreestanding", "-fcx-limited-range",
    "-fno-tree-loop-distribute-patterns", "-Wl,--no-insert-timestamp", "-s",
)  # fmt: skip
PREFIXES = ("", "scipy_")
"""Before the names numpy 1 and numpy 2 ask for."""


def lighten(packages: Path) -> None:
    """Put ours in the place of the library in an installed numpy, under its name."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    theirs = next((packages / "numpy.libs").glob("*openblas*.dll"), None)
    if compiler is None or theirs is None:
        print("numpy comes as its wheel: nothing here compiles linear.c", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        listed, ours = Path(folder) / "linear.def", Path(folder) / theirs.name
        names = [f"cblas_{name}64_" for name in asked()]
        lines = [f"{prefix}{name} = {name}" for prefix in PREFIXES for name in names]
        listed.write_text("\n".join(["EXPORTS", *lines, ""]), encoding="ascii")
        made = subprocess.run([compiler, *PLAIN, SOURCE, listed, "-o", ours], check=False)
        if made.returncode:
            print("numpy comes as its wheel: linear.c was not compiled", file=sys.stderr)
        else:
            shutil.copyfile(ours, theirs)


def asked() -> list[str]:
    """What numpy calls, without prefix and suffix."""
    kinds = [f"{letter}{deed}" for letter in "sdcz" for deed in ("axpy", "gemv", "gemm", "syrk")]
    return [*kinds, "sdot", "ddot", *(f"{one}_sub" for one in ("cdotu", "cdotc", "zdotu", "zdotc"))]
