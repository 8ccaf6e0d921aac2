"""Thousands of damaged files: each is a sentence or a correct game, in a second, in little memory.

Saves, journals, notebooks, settings and the lesson in turn: the table is ``TARGETS`` in ``hostile.py``.

Bytes are flipped, cut, doubled and filled with noughts; lines swapped, lost, doubled; values replaced by others of the
wrong type, huge numbers, deep nests. Half of the journals get good checksums again, so that the damage is reached.

    python -m tools.proofs.mutations --count 1000 --seed 1
"""

from __future__ import annotations

import argparse
import collections
import json
import math
import random
import re
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any

MEMORY = 200_000_000
STRANGE: list[Any] = [
    None, True, -1, 0, 7, 63, 64, 10**6, 10**30, 1e308, -0.0, "", "x", "scarlet", "hall", "é" * 500, "\0", "../..",
    "cmd:touch x", [], [[]], {}, {"do": "roll"}, [0, 0], [10**9, -1], ["scarlet"] * 40,
]  # fmt: skip


def truncated(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice([1, 1, 3, 20])):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def zeroed(data: bytes, rng: random.Random) -> bytes:
    at, size = rng.randrange(len(data)), rng.choice([1, 16, 512, 4096])
    return data[:at] + b"\0" * size + data[at + rng.choice([0, size]) :]


def doubled(data: bytes, rng: random.Random) -> bytes:
    at, end = sorted(rng.sample(range(len(data) + 1), 2))
    return data[:end] + data[at:end] * rng.choice([1, 2, 30]) + data[end:]


def lines_moved(data: bytes, rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            lines[at], lines[other] = lines[other], lines[at]
        case 1:
            del lines[at]
        case 2:
            lines.insert(other, lines[at])
    return b"".join(lines)


def nested(data: bytes, rng: random.Random) -> bytes:
    at = rng.choice([n for n, byte in enumerate(data) if byte in b":,["] or [0]) + 1
    open_, deep = rng.choice([b"[", b'{"x":']), rng.choice([50, 2000, 200_000])
    return data[:at] + open_ * deep + data[at:]


def strange(value: Any, rng: random.Random) -> Any:
    """The same JSON with something strange in one place."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice([*value])
        if rng.random() < 0.1:
            return {name: v for name, v in value.items() if name != key} | rng.choice(
                [{}, {"extra": 1}]
            )
        return value | {key: strange(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        if rng.random() < 0.2:
            return value[:at] + value[at + 1 :]
        return [*value[:at], strange(value[at], rng), *value[at + 1 :]]
    return rng.choice(STRANGE)


def retyped(data: bytes, rng: random.Random) -> bytes:
    """A value somewhere is of another kind."""
    from clue.store.saved import uncovered

    if data.startswith(b"{"):
        return json.dumps(strange(json.loads(data), rng)).encode()
    lines = data.splitlines(keepends=True)
    at = rng.choice([0, rng.randrange(len(lines))])
    told = strange(json.loads(uncovered(lines[at][9:].rstrip())), rng)
    lines[at] = lines[at][:9] + json.dumps(told).encode() + b"\n"
    return b"".join(lines)


JOURNAL = re.compile(rb"[0-9a-f]{8} \{")
WAYS: list[Callable[[bytes, random.Random], bytes]] = [
    truncated, flipped, zeroed, doubled, lines_moved, nested, retyped, retyped, retyped
]  # fmt: skip


def mutated(data: bytes, rng: random.Random) -> tuple[str, bytes]:
    """One damaged file, and how it was damaged."""
    from clue.store.journal import as_lines

    ways = rng.choices(WAYS, k=rng.choice([1, 1, 2]))
    journal = JOURNAL.match(data) is not None
    for way in ways:
        try:
            data = way(data, rng)
        except (ValueError, IndexError, RecursionError):
            continue  # nothing left to damage in this way
    if journal and rng.random() < 0.5:
        data = as_lines([line[9:] for line in data.splitlines()])[0]
    return "+".join(way.__name__ for way in ways), data


def most_memory() -> float:
    """The most this process has held so far, in megabytes; not known on Windows."""
    if sys.platform == "win32":
        return math.nan
    import resource

    unit = 1_000_000 if sys.platform == "darwin" else 1000
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def main() -> int:
    """Load so many; 1 if one was neither a sentence nor a game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    import numpy  # noqa: F401, ICN001 - what the detectives need is not the loader's memory

    from tools.proofs.hostile import TARGETS

    rng, tally, slowest, failed = random.Random(options.seed), collections.Counter(), 0.0, 0
    real = {name: target.samples() for name, target in TARGETS.items()}
    for name, files in real.items():
        for data in files:
            TARGETS[name].consider(data)
    before = most_memory()
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.RLIM_INFINITY))
    for number in range(options.count):
        name = [*TARGETS][number % len(TARGETS)]
        way, data = mutated(rng.choice(real[name]), rng)
        began = time.process_time()
        try:
            tally[f"{name}: {TARGETS[name].consider(data)}"] += 1
        except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
            failed += 1
            print(f"number {number} ({name}, {way}, {len(data)} bytes):\n{traceback.format_exc()}")
        slowest = max(slowest, time.process_time() - began)
    print(f"{options.count} damaged files: {dict(sorted(tally.items()))}; {failed} neither")
    print(
        f"slowest {slowest * 1000:.0f} ms of the processor; memory {before:.0f} MB before, {most_memory():.0f} MB at most"
    )
    return int(failed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
