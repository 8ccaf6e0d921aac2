"""How fast phones are answered: the figures behind ``clue bench phones``."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from typing import Final

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from clue import files
from clue.devkit.phone_table import PhoneTable
from clue.rules.cards import SUSPECTS
from clue.text.catalogue import languages

SEATS: Final = 6
TIMES: Final = 150
IDLE: Final = 5.0
LARGEST_STATUS: Final = 100_000
FRAME: Final = 1 / 60
DRAWING: Final = 0.006
"""Seconds of each frame that the loop spends drawing while the screen moves."""


def measure() -> dict[str, float]:
    """Every figure by name: milliseconds, shares of a core, bytes."""
    with tempfile.TemporaryDirectory() as folder:
        before, os.environ["CLUE_DATA"] = os.environ.get("CLUE_DATA"), folder
        try:
            return _measured()
        finally:
            del os.environ["CLUE_DATA"]
            if before is not None:
                os.environ["CLUE_DATA"] = before


def _measured() -> dict[str, float]:
    start, memory = time.perf_counter(), _memory()
    with PhoneTable(PhoneTable.dealt(["phone"] * SEATS)) as table:
        opened = time.perf_counter() - start
        server = table.party.server
        assert server is not None
        phones = [_sit_down(table, number) for number in range(SEATS)]
        time.sleep(0.5)
        busy = time.process_time()
        time.sleep(IDLE)
        idle = (time.process_time() - busy) / IDLE
        trips = _round_trips(table, phones)
        found = {
            "table laid and server open, ms": opened * 1e3,
            "idle with six phones, % of a core": idle * 100,
            "memory for the server and six phones, MB": _memory() - memory,
            "page before its cards, bytes": float(server.larder.weight()),
            "languages": float(len(languages())),
        }
        for phone in phones:
            phone.close()
    cuts = quantiles(trips, n=100)
    return found | {
        "round trip while drawing, median ms": median(trips) * 1e3,
        "round trip while drawing, 95th percentile ms": cuts[94] * 1e3,
        "round trip while drawing, 99th percentile ms": cuts[98] * 1e3,
    }


def _sit_down(table: PhoneTable, number: int) -> ClientConnection:
    """A phone that sits, and reads what it is told."""
    link = table.link(SUSPECTS[number])
    host, _, code = link.removeprefix("http://").partition("/#")
    line = connect(
        f"ws://{host}/seat",
        origin=Origin(f"http://{host}"),
        compression=None,
        legacy=True,
        max_size=None,
    )
    hello = {"hello": 1, "token": secrets.token_urlsafe(16), "code": code, "language": "en"}
    line.send(json.dumps(hello))
    line.recv(10)
    line.send(json.dumps({"take": True}))
    while '"me"' not in str(line.recv(10)):
        pass
    return line


def _round_trips(table: PhoneTable, phones: list[ClientConnection]) -> list[float]:
    """A mark in the notebook, kept and answered, from all phones at once while the loop draws."""
    left = [False]

    def draw() -> None:
        while not left[0]:
            until = time.perf_counter() + DRAWING
            while time.perf_counter() < until:
                pass
            time.sleep(FRAME - DRAWING)

    found: list[float] = []

    def ask(line: ClientConnection) -> None:
        for number in range(1, TIMES + 1):
            mark = ("no", "")[number % 2]
            start = time.perf_counter()
            line.send(json.dumps({"mark": ["rope", "plum", mark], "id": number}))
            while f'"ok":{number}' not in str(line.recv(10)):
                pass
            found.append(time.perf_counter() - start)
            time.sleep(0.06)

    del table
    screen = Thread(target=draw, daemon=True)
    screen.start()
    askers = [Thread(target=ask, args=(line,)) for line in phones]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    left[0] = True
    return found


def _memory() -> float:
    """Megabytes this program has in memory; nought where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    told = files.read(status, LARGEST_STATUS).decode("ascii", "replace")
    lines = (line for line in told.splitlines() if line.startswith("VmRSS"))
    return next((int(line.split()[1]) / 1024 for line in lines), 0.0)
