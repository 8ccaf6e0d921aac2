"""How fast phones are answered: the figures behind ``clue bench phones``.

The phones are in a program of their own, as they are in life. What they weigh is measured against
a game without them: that is why nothing of theirs is imported before.
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from statistics import median, quantiles
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from clue import files
from clue.rules.cards import SUSPECTS
from clue.text.catalogue import languages

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

SEATS: Final = 6
TIMES: Final = 150
IDLE: Final = 10.0
LARGEST_STATUS: Final = 100_000
DRAWING: Final = 0.006
"""Seconds of each frame that the loop spends drawing while the screen moves."""
PAUSE: Final = 0.06
"""Seconds between two wishes of one phone."""


def measure() -> dict[str, float]:
    """Every figure by name: milliseconds, shares of a core, bytes."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # figures may go to a program
    from clue.ui.start import SWITCH  # noqa: PLC0415 - see above

    with tempfile.TemporaryDirectory() as folder:
        before, os.environ["CLUE_DATA"] = os.environ.get("CLUE_DATA"), folder
        patience = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            return _measured()
        finally:
            sys.setswitchinterval(patience)
            del os.environ["CLUE_DATA"]
            if before is not None:
                os.environ["CLUE_DATA"] = before


def _measured() -> dict[str, float]:
    memory = _game_alone()
    from clue.devkit.phone_table import PhoneTable  # noqa: PLC0415 - see above

    book = PhoneTable.dealt(["phone"] * SEATS)
    start = time.perf_counter()
    with PhoneTable(book) as table, multiprocessing.get_context("spawn").Pool(1) as pocket:
        opened = time.perf_counter() - start
        server = table.party.server
        assert server is not None
        pocket.apply(sit, [[table.link(seat) for seat in SUSPECTS[:SEATS]]])
        table.rest()
        time.sleep(1.0)
        busy = time.process_time()
        time.sleep(IDLE)
        idle = (time.process_time() - busy) / IDLE
        table.drawing = DRAWING
        trips: list[float] = pocket.apply(ask_all)
        table.drawing = 0.0
        gc.collect()
        found = {
            "server open, ms": opened * 1e3,
            "idle with six phones, % of a core": idle * 100,
            "memory for the server and six phones, MB": _memory() - memory,
            "page before its cards, bytes": float(server.larder.weight()),
            "languages": float(len(languages())),
        }
        pocket.apply(leave)
    cuts = quantiles(trips, n=100)
    return found | {
        "round trip while drawing, median ms": median(trips) * 1e3,
        "round trip while drawing, 95th percentile ms": cuts[94] * 1e3,
        "round trip while drawing, 99th percentile ms": cuts[98] * 1e3,
    }


def _game_alone() -> float:
    """The memory of a table without phones, its notebook and its log in one language."""
    from clue.boards.catalogue import read_mansions  # noqa: PLC0415 - see above
    from clue.deduction.facts import facts_from  # noqa: PLC0415
    from clue.game.case import OpenCase  # noqa: PLC0415
    from clue.game.seating import Seating  # noqa: PLC0415
    from clue.notebook.page import insight_of  # noqa: PLC0415
    from clue.players.names import HUMAN  # noqa: PLC0415
    from clue.rules.editions import DELUXE  # noqa: PLC0415
    from clue.store.keeping import Casebook, Keeper  # noqa: PLC0415
    from clue.table.log import Chronicle  # noqa: PLC0415
    from clue.table.model import opened_for  # noqa: PLC0415
    from clue.text.speaker import Speaker  # noqa: PLC0415

    players = dict.fromkeys(SUSPECTS[:SEATS], HUMAN)
    case = OpenCase(Seating(read_mansions()["classic"].mansion.board, DELUXE, players))
    Casebook(case, Keeper()).keep()
    session, setup = case.session, case.session.setup
    told = opened_for(session.view(setup.seats[0]), session.seen_by(None))
    _ = [line.words for line in Chronicle(Speaker("en")).read(told).lines()]
    insight_of(facts_from(told.view))
    case.close()
    gc.collect()
    return _memory()


# -- in the phones' own program ------------------------------------------------------------------

_LINES: list[ClientConnection] = []


def sit(links: Sequence[str]) -> None:
    """Each takes a seat by its code, and reads on from there."""
    _LINES.extend(map(_sit_down, links))


def leave() -> None:
    """Nobody is there any more: every line is closed."""
    while _LINES:
        _LINES.pop().close()


def ask_all() -> list[float]:
    """A mark in the notebook, kept and answered, from all phones at once while the loop draws."""
    found: SimpleQueue[float] = SimpleQueue()
    askers = [Thread(target=_ask, args=(line, found)) for line in _LINES]
    for asker in askers:
        asker.start()
        Event().wait(PAUSE / SEATS)
    for asker in askers:
        asker.join()
    return [found.get() for _ in range(found.qsize())]


def _ask(line: ClientConnection, found: SimpleQueue[float]) -> None:
    for number in range(1, TIMES + 1):
        mark = ("no", "")[number % 2]
        start = time.perf_counter()
        line.send(json.dumps({"mark": ["rope", "plum", mark], "id": number}))
        while f'"ok":{number}' not in str(line.recv(10)):
            pass
        found.put(time.perf_counter() - start)
        time.sleep(PAUSE)


def _sit_down(link: str) -> ClientConnection:
    """A phone that sits, and reads what it is told."""
    from websockets.sync.client import connect  # noqa: PLC0415 - see above

    host, _, code = link.removeprefix("http://").partition("/#")
    origin: Any = f"http://{host}"
    line = connect(f"ws://{host}/seat", origin=origin, compression=None, legacy=True, max_size=None)
    hello = {"hello": 1, "token": secrets.token_urlsafe(16), "code": code, "language": "en"}
    line.send(json.dumps(hello))
    line.recv(10)
    line.send(json.dumps({"take": True}))
    while '"me"' not in str(line.recv(10)):
        pass
    return line


def _memory() -> float:
    """Megabytes this program has in memory; nought where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    told = files.read(status, LARGEST_STATUS).decode("ascii", "replace")
    lines = (line for line in told.splitlines() if line.startswith("VmRSS"))
    return next((int(line.split()[1]) / 1024 for line in lines), 0.0)
