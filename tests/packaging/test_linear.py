"""What multiplies matrices in the package for Windows agrees with numpy."""

from __future__ import annotations

import ctypes
import itertools
import shutil
import subprocess
import sys

import numpy as np
import pytest

from tests.sources import ROOT, imports_of, modules

KINDS = {"s": np.float32, "d": np.float64, "c": np.complex64, "z": np.complex128}
ROWS, COLUMNS = 101, 102
PLAIN, TURNED, CONJUGATE = 111, 112, 113
UPPER, LOWER = 121, 122
NUMBERS = np.random.default_rng(5)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    compiler = shutil.which("gcc")
    if compiler is None or sys.platform == "win32":
        pytest.skip("it is tried where gcc makes a library for this Python")
    made = tmp_path_factory.mktemp("linear") / "linear.so"
    source = ROOT / "packaging" / "windows" / "linear.c"
    words = ["-O3", "-shared", "-fPIC", "-fcx-limited-range", "-D__declspec(x)=", "-Werror"]
    subprocess.run([compiler, *words, source, "-o", made], check=True)
    return ctypes.CDLL(str(made))


def scalar(kind, value):
    """As the library wants it: real ones as they are, complex ones where they lie."""
    match kind:
        case "s":
            return ctypes.c_float(value)
        case "d":
            return ctypes.c_double(value)
    return np.array(value, KINDS[kind]).ctypes.data_as(ctypes.c_void_p)


def some(kind, *shape):
    found = NUMBERS.integers(-9, 9, shape)
    more = 1j * NUMBERS.integers(-9, 9, shape) if kind in "cz" else 0
    return (found + more).astype(KINDS[kind])


def given(*values):
    return [
        one.ctypes.data_as(ctypes.c_void_p)
        if isinstance(one, np.ndarray)
        else ctypes.c_longlong(one)
        if isinstance(one, int)
        else one
        for one in values
    ]


def as_laid(matrix, order):
    return np.array(matrix, order="C" if order == ROWS else "F", dtype=matrix.dtype)


def lead(matrix, order):
    return matrix.shape[1] if order == ROWS else matrix.shape[0]


def turned(matrix, how):
    return {PLAIN: matrix, TURNED: matrix.T, CONJUGATE: matrix.conj().T}[how]


HOW = list(itertools.product((ROWS, COLUMNS), (PLAIN, TURNED, CONJUGATE)))


@pytest.mark.parametrize("kind", KINDS)
def test_matrices_times_matrices(library, kind):
    for (order, left), right, beta in itertools.product(HOW, (PLAIN, TURNED, CONJUGATE), (0, 2)):
        a = as_laid(some(kind, 4, 3) if left == PLAIN else some(kind, 3, 4), order)
        b = as_laid(some(kind, 3, 5) if right == PLAIN else some(kind, 5, 3), order)
        c = as_laid(some(kind, 4, 5), order)
        wanted = 3 * turned(a, left) @ turned(b, right) + beta * c
        library[f"cblas_{kind}gemm64_"](
            *(order, left, right), *given(4, 5, 3, scalar(kind, 3), a, lead(a, order)),
            *given(b, lead(b, order), scalar(kind, beta), c, lead(c, order)),
        )  # fmt: skip
        assert (c == wanted).all()


@pytest.mark.parametrize("kind", KINDS)
def test_matrices_times_rows(library, kind):
    for (order, how), beta, step in itertools.product(HOW, (0, 2), (1, 2, -1)):
        a, long = as_laid(some(kind, 4, 3), order), some(kind, 12)
        x, y = long[::step][: 3 if how == PLAIN else 4], some(kind, 4 if how == PLAIN else 3)
        wanted = 3 * turned(a, how) @ x + beta * y
        lowest = x if step > 0 else x[::-1]  # where it begins in memory
        library[f"cblas_{kind}gemv64_"](
            *(order, how), *given(4, 3, scalar(kind, 3), a, lead(a, order)),
            *given(lowest, step, scalar(kind, beta), y, 1),
        )  # fmt: skip
        assert (y == wanted).all()


@pytest.mark.parametrize("kind", KINDS)
def test_matrices_times_themselves_turned(library, kind):
    for order, how, half in itertools.product((ROWS, COLUMNS), (PLAIN, TURNED), (UPPER, LOWER)):
        a, c = as_laid(some(kind, 4, 3), order), as_laid(some(kind, 4, 4), order)
        if how == TURNED:
            a = as_laid(some(kind, 3, 4), order)
        whole = 3 * turned(a, how) @ turned(a, how).T + 2 * c
        inside = np.triu(np.ones((4, 4), bool)) if half == UPPER else np.tril(np.ones((4, 4), bool))
        wanted = np.where(inside, whole, c)
        library[f"cblas_{kind}syrk64_"](
            *(order, half, how), *given(4, 3, scalar(kind, 3), a, lead(a, order)),
            *given(scalar(kind, 2), c, lead(c, order)),
        )  # fmt: skip
        assert (c == wanted).all()


@pytest.mark.parametrize("kind", KINDS)
def test_rows_times_rows(library, kind):
    x, y = some(kind, 7), some(kind, 7)
    wanted = y + 3 * x
    after = y.copy()
    library[f"cblas_{kind}axpy64_"](*given(7, scalar(kind, 3), x, 1, after, 1))
    assert (after == wanted).all()
    if kind in "sd":
        dot = library[f"cblas_{kind}dot64_"]
        dot.restype = {"s": ctypes.c_float, "d": ctypes.c_double}[kind]
        assert dot(*given(7, x, 1, y, 1)) == x @ y
        return
    for name, left in (("dotu", x), ("dotc", x.conj())):
        told = np.zeros(1, KINDS[kind])
        library[f"cblas_{kind}{name}_sub64_"](*given(7, x, 1, y, 1, told))
        assert told[0] == left @ y


def test_nobody_here_solves_equations():
    """What `packaging/clear.py` takes away, nothing of the game may ask for."""
    asking = {
        str(path): name
        for path in modules()
        for name in imports_of(path)
        if name.startswith("numpy.linalg")
    }
    written = [path for path in modules() if "np.linalg" in path.read_text(encoding="utf-8")]
    assert (asking, written) == ({}, [])
