"""Small faults are put into the code one at a time, and the tests must find each: which ones live?

Every mutant is a copy of the house with one comparison, number, condition or call changed. First one run without a fault says
which tests come by which line, and how long each takes; a mutant is tried by those, the quickest first, and only if it lives
by all others of its room. Memory and time are bounded; whoever goes round in circles is found. Reported are the share found,
between which bounds that lies for all mutants (95 %, Wilson), and every survivor with its line. Needs coverage.

    python -m tools.proofs.mutants rules --count 150 --seed 1

A long lot can be tried in parts, which share one run without a fault: ``--skip 80 --count 80 --survey FILE``.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import json
import math
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import coverage
    import pytest

ROOT = Path(__file__).resolve().parents[2]
MEMORY = 3_000_000_000
PATIENCE = 300
"""Seconds for a whole run, of whoever waits for ever."""
QUIETLY: Final = (
    *("-n", "0", "-q", "-p", "no:cacheprovider"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # imported before, for all children
)


class Room(NamedTuple):
    """What is changed, and which tests must find it."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


STORE = ("database", "digest", "found", "journal", "keeping", "records", "saved", "shelf")
ROOMS = {
    "rules": Room(
        ("clue/rules/*.py",),
        ("tests/rules",),
    ),
    "store": Room(
        (
            *("clue/files.py", "clue/codec/record_reader.py", "clue/codec/notebook.py"),
            *(f"clue/store/{name}.py" for name in STORE),
        ),
        ("tests/store", "tests/test_files.py", "tests/game", "tests/notebook"),
    ),
    "view": Room(
        ("clue/rules/view.py",),
        ("tests/rules", "tests/notebook"),
    ),
}

OTHER = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Mutant(NamedTuple):
    """One fault: where, what, and the whole module with it."""

    module: str
    line: int
    what: str
    source: str


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """A node in other ways."""
    new = copy.deepcopy(node)
    match new:
        case ast.Compare(ops=[op]) if type(op) in OTHER:
            new.ops = [OTHER[type(op)]()]
            yield f"{ast.unparse(node)}  ->  {ast.unparse(new)}", new
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in OTHER:
            new.op = OTHER[type(op)]()
            yield f"{ast.unparse(node)}  ->  {ast.unparse(new)}", new
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield f"{ast.unparse(node)}  ->  {ast.unparse(inner)}", inner
        case ast.Constant(value=bool() as value):
            yield f"{value}  ->  {not value}", ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield f"{value}  ->  {value + 1}", ast.Constant(value + 1)
        case ast.Expr(value=ast.Call()):
            yield f"{ast.unparse(node)}  ->  (nothing)", ast.Pass()
        case ast.IfExp(body=body, orelse=orelse):
            new.body, new.orelse = orelse, body
            yield f"{ast.unparse(node)}  ->  {ast.unparse(new)}", new
        case ast.If(test=test) if not isinstance(test, ast.Compare | ast.UnaryOp):
            new.test = ast.UnaryOp(ast.Not(), test)
            yield f"if {ast.unparse(test)}  ->  if not {ast.unparse(test)}", new


def mutants_of(path: Path, module: str) -> Iterator[Mutant]:
    """Every mutant of a module, leaving out what only names, types, logs or runs elsewhere."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    types = {inner for node in ast.walk(tree) for one in _types(node) for inner in ast.walk(one)}
    elsewhere = set(_of_another_system(tree))
    for parent in ast.walk(tree):
        if parent in types:
            continue
        if isinstance(parent, ast.AnnAssign | ast.arg | ast.JoinedStr | ast.ImportFrom):
            continue
        if isinstance(parent, ast.keyword) and parent.arg in {"slots", "maxsize", "strict"}:
            continue  # memory is saved by them, or a fault that cannot be is guarded against
        for name, value in ast.iter_fields(parent):
            if name in {"annotation", "returns", "decorator_list", "type_params"}:
                continue
            many = value if isinstance(value, list) else [value]
            for index, node in enumerate(many):
                if not isinstance(node, ast.AST) or node in elsewhere:
                    continue
                if ast.unparse(node).startswith("log."):
                    continue
                for what, new in changes(node):
                    _put(parent, name, index, new, among=isinstance(value, list))
                    source = ast.unparse(ast.fix_missing_locations(tree))
                    _put(parent, name, index, node, among=isinstance(value, list))
                    yield Mutant(module, getattr(node, "lineno", 0), what, source)


def _types(node: ast.AST) -> Iterator[ast.AST]:
    for name in ("annotation", "returns"):
        if (found := getattr(node, name, None)) is not None:
            yield found


def _of_another_system(tree: ast.AST) -> Iterator[ast.AST]:
    """What only Windows runs, and the question whether this is one: no test here comes by it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "sys.platform ==" in ast.unparse(node.test):
            for one in (node.test, *node.body):
                yield from ast.walk(one)


def _put(parent: ast.AST, name: str, index: int, node: ast.AST, *, among: bool) -> None:
    if among:
        getattr(parent, name)[index] = node
    else:
        setattr(parent, name, node)


class Watch:
    """Goes along with a run of pytest: chooses and orders the tests, and stops those that take far too long."""

    def __init__(self, chosen: tuple[str, ...] | None, seconds: dict[str, float]) -> None:
        self.chosen, self.seconds = chosen, seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Those chosen, in their order."""
        if self.chosen is not None:
            by_name = {item.nodeid: item for item in items}
            items[:] = [by_name[name] for name in self.chosen if name in by_name]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Give it a few times what it takes without a fault."""
        import resource

        end = time.process_time() + 5 + 4 * self.seconds.get(item.nodeid, 10)
        resource.setrlimit(resource.RLIMIT_CPU, (int(end) + 1, resource.RLIM_INFINITY))


class Survey:
    """Goes along with the run without a fault: which test comes by which line."""

    def __init__(self, measure: coverage.Coverage) -> None:
        self.measure = measure
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """From here on every line belongs to this test."""
        self.measure.switch_context(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """How long it took."""
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration


class Known(NamedTuple):
    """What a run without a fault has shown."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]

    def near(self, mutant: Mutant) -> tuple[str, ...]:
        """The tests that come by a line, quickest first; import comes by without a test."""
        found = {name for name in self.lines[mutant.module].get(mutant.line, ()) if name}
        return tuple(sorted(found, key=lambda name: self.seconds[name]))

    def others(self, near: tuple[str, ...]) -> tuple[str, ...]:
        """All other tests of the room, quickest first."""
        return tuple(sorted(self.seconds.keys() - set(near), key=lambda name: self.seconds[name]))


def survey(room: Room, where: Path, modules: list[str]) -> Known:
    """Run the room's tests without any fault; they must pass."""
    told = where / "survey.json"

    def run() -> int:
        import coverage
        import pytest

        sys.dont_write_bytecode = False  # the mutants' runs read what is compiled here
        measure = coverage.Coverage(data_file=None, include=[str(where / one) for one in modules])
        survey = Survey(measure)
        measure.start()
        code = pytest.main([*QUIETLY, *room.tests], plugins=[survey])
        measure.stop()
        data = measure.get_data()
        lines = {one: data.contexts_by_lineno(str(where / one)) for one in modules}
        told.write_text(json.dumps([survey.seconds, lines]), encoding="utf-8")
        return code

    if not _passes(run, where, aloud=True):
        sys.exit(f"the tests fail without any fault: {' '.join(room.tests)}")
    seconds, lines = json.loads(told.read_text(encoding="utf-8"))
    by_line = {one: {int(n): names for n, names in of.items()} for one, of in lines.items()}
    return Known(seconds, by_line)


def kept(path: Path | None, made: Callable[[], Known]) -> Known:
    """What the run without a fault has shown, read again where an earlier lot has put it down."""
    if path is None:
        return made()
    if not path.exists():
        path.write_text(json.dumps(made()), encoding="utf-8")
    seconds, lines = json.loads(path.read_text(encoding="utf-8"))
    return Known(
        seconds, {one: {int(n): names for n, names in of.items()} for one, of in lines.items()}
    )


def found_by(mutant: Mutant, known: Known, where: Path, *, quick: bool) -> bool:
    """Whether the tests find the fault; the copy is as it was afterwards."""
    path = where / mutant.module
    real, status = path.read_bytes(), path.stat()
    path.write_text(mutant.source, encoding="utf-8")
    near = known.near(mutant)
    try:
        return any(
            chosen and not _passes(functools.partial(_try, chosen, known), where)
            for chosen in (near, () if near and quick else known.others(near))
        )
    finally:
        path.write_bytes(real)
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def _try(chosen: tuple[str, ...], known: Known) -> int:
    import pytest

    files = dict.fromkeys(name.partition("::")[0] for name in chosen)
    return pytest.main([*QUIETLY, "-x", *files], plugins=[Watch(chosen, known.seconds)])


def _passes(run: Callable[[], int], where: Path, *, aloud: bool = False) -> bool:
    """Whether a run in a process of its own, with bounded memory, ends well."""
    if (process := os.fork()) == 0:
        try:
            _settle(where, aloud=aloud)
            code = run()
        except BaseException:  # noqa: BLE001 - whatever it was, the run did not end well
            traceback.print_exc()
            code = 3
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        done, status = os.waitpid(process, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) == 0
        time.sleep(0.02)
    os.killpg(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return False


def _settle(where: Path, *, aloud: bool) -> None:
    import resource

    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(where)
    sys.path[:] = [str(where), *(one for one in sys.path if Path(one or ".").resolve() != ROOT)]
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": str(where), "CI": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    if not aloud:
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)


def between(found: int, tried: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % (Wilson)."""
    z, share = 1.96, found / tried
    middle = share + z * z / (2 * tried)
    reach = z * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    whole = 1 + z * z / tried
    return (middle - reach) / whole, (middle + reach) / whole


def main() -> int:
    """A sample of a room's mutants."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("room", choices=[*ROOMS])
    parser.add_argument("--count", type=int, default=10**6, help="how many, drawn by lot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="leave out the first of that lot")
    parser.add_argument(
        "--survey", type=Path, help="where the run without a fault is kept for the next lot"
    )
    parser.add_argument(
        "--quick", action="store_true", help="only the tests that come by the line: finds less"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so many")
    parser.add_argument("--only", default="", help="only mutants at MODULE.py:LINE so beginning")
    options = parser.parse_args()
    import hypothesis  # noqa: F401 - what every child would load
    import msgspec  # noqa: F401
    import numpy as np  # noqa: F401

    room = ROOMS[options.room]
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        where = Path(name).resolve() / "house"
        shutil.copytree(ROOT, where, ignore=shutil.ignore_patterns(".*", "dist", "build"))
        paths = sorted({path for pattern in room.modules for path in where.glob(pattern)})
        modules = [path.relative_to(where).as_posix() for path in paths]
        every = [
            m for path, module in zip(paths, modules, strict=True) for m in mutants_of(path, module)
        ]
        random.Random(options.seed).shuffle(every)
        some = [m for m in every if f"{m.module}:{m.line}".startswith(options.only)]
        begun = time.monotonic()
        known = kept(options.survey, lambda: survey(room, where, modules))
        print(
            f"{len(known.seconds)} tests pass without a fault, {time.monotonic() - begun:.0f} s",
            flush=True,
        )
        tried = found = 0
        for mutant in some[options.skip :][: options.count]:
            if time.monotonic() > begun + options.seconds:
                break
            tried += 1
            if found_by(mutant, known, where, quick=options.quick):
                found += 1
            else:
                print(f"LIVES {mutant.module}:{mutant.line}: {mutant.what}", flush=True)
            if tried % 25 == 0:
                print(f"  {found} of {tried}, {time.monotonic() - begun:.0f} s", flush=True)
        low, high = between(found, tried)
        print(
            f"{options.room}: {found} of {tried} found ({found / tried:.1%}, with 95 % between {low:.1%}"
            f" and {high:.1%}), of {len(every)} in all"
        )
    return int(found < tried)


if __name__ == "__main__":
    sys.exit(main())
