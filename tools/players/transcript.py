"""A whole game as the sample bot hears and speaks it: written into PROTOCOL.md.

python -m tools.players.transcript            # play it again and write the page
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from clue.boards.catalogue import board_at
from clue.game.seating import Seating, played, seats_for
from clue.rules.editions import DELUXE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "PROTOCOL.md"
BOT = ROOT / "tools" / "sample_bot.py"
SEED = "transcript:278"
TITLE = "## A whole game"
BETWEEN = "--between"
WIDTH = 150

HEAD = f"""{TITLE}

<!-- Written by `python -m tools.players.transcript`; a test compares. -->

All that `tools/sample_bot.py` and the table say to each other in a short game with two inspectors. A message is one line; here it is
broken into several. Left out are the greeting's squares and cells, what is offered as `false`, `null` or an empty list, and places
beyond the third one may walk to.
"""


def between(log: str, command: list[str]) -> None:
    """Stand between a table and a program, and write down what each says."""
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdin is not None
    assert program.stdout is not None
    with program, Path(log).open("a", encoding="utf-8") as book:
        for line in sys.stdin:
            book.write(f"table {line}")
            program.stdin.write(line)
            program.stdin.flush()
            if json.loads(line)["type"] in {"hello", "choose"}:
                answer = program.stdout.readline()
                book.write(f"bot {answer}")
                book.flush()
                print(answer, end="", flush=True)
        program.stdin.close()


def conversation(seed: str = SEED) -> list[tuple[str, dict[str, Any]]]:
    """Who said what in the game."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        words = [sys.executable, __file__, BETWEEN, str(log), sys.executable, str(BOT)]
        names = ["inspector", f"cmd:{shlex.join(words)}", "inspector"]
        played(Seating(board_at("classic"), DELUXE, seats_for(names)), seed)
        lines = log.read_text(encoding="utf-8").splitlines()
    parts = (line.partition(" ") for line in lines)
    return [(who, json.loads(message)) for who, _, message in parts]


def shortened(message: dict[str, Any]) -> dict[str, Any]:
    """Without what would fill pages."""
    if "table" in message:
        mansion = message["table"]["mansion"]
        for part in ("squares", "doors", "passages", "starts"):
            mansion[part] = [mansion[part][0], "..."]
        mansion["rooms"] = [[mansion["rooms"][0][0], ["..."]], "..."]
    if "offers" in message:
        offers = {what: may for what, may in message["offers"].items() if may}
        if len(offers.get("destinations", ())) > 3:
            offers["destinations"] = [*offers["destinations"][:3], "..."]
        message["offers"] = offers
    return message


def broken(value: Any, margin: str) -> str:
    """A value as JSON, on one line where that fits, else a line for each of its parts."""
    line = json.dumps(value)
    if len(margin) + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    further = margin + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {broken(part, further)}" for name, part in value.items()]
        return "{" + f",\n{margin} ".join(parts) + "}"
    return f"[\n{further}" + f",\n{further}".join(broken(part, further) for part in value) + "]"


def section() -> str:
    """The chapter of the page."""
    margin = " " * 7
    lines = [f"{who:<7}{broken(shortened(said), margin)}" for who, said in conversation()]
    return "\n".join([HEAD, "```", *lines, "```", ""])


def main() -> int:
    """Stand between, or write the page."""
    if sys.argv[1:2] == [BETWEEN]:
        between(sys.argv[2], sys.argv[3:])
        return 0
    page = PAGE.read_text(encoding="utf-8").partition(TITLE)[0].rstrip()
    PAGE.write_text(f"{page}\n\n{section()}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
