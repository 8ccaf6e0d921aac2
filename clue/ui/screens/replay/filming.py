"""A turn of a record filmed behind the picture, by ``clue film`` in a process of its own."""

from __future__ import annotations

import logging
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from clue import folders
from clue.children import end, started
from clue.codec.record import Record
from clue.files import free_name, write_whole
from clue.rules.cards import Seat
from clue.store.records import encode
from clue.ui.stage.scene import Stage

log = logging.getLogger(__name__)

PATIENCE: Final = 600.0
"""Seconds a turn's film may take."""
BEAT: Final = 0.5


def filmed(stage: Stage, record: Record, begin: int, last: int, eyes: Seat | None) -> None:
    """Begin to film; a sentence says where the film lies, or that there is none."""
    say = stage.words.say
    stage.notice(say("replay-filming"))
    target = free_name(folders.documents() / f"clue-{begin}-{last}.webp")
    options = ["--from", str(begin), "--to", str(last), "--lang", stage.words.language]
    options += ["--seat", eyes.value] if eyes is not None else []

    def work() -> None:
        made = _made(stage, record, target, options)
        told = say("replay-filmed", path=str(target)) if made else say("replay-not-filmed")
        stage.background.post(partial(stage.notice, told))

    stage.background.errand(work)


def _made(stage: Stage, record: Record, target: Path, options: list[str]) -> bool:
    """In a thread of the background: whether the film is there."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "case.cluegame"
        write_whole(file, encode(record))
        command = [*_ourselves(), "film", str(file), *options, "--out", str(target)]
        try:
            process = started(command, silent=True)
        except OSError as error:
            log.warning("no film can be made: %s", error)
            return False
        waited = 0.0
        while process.poll() is None and waited < PATIENCE and not stage.background.left():
            waited += BEAT
            with suppress(subprocess.TimeoutExpired):
                process.wait(BEAT)
        end(process)
        return process.returncode == 0 and target.exists()


def _ourselves() -> list[str]:
    """How this program is started once more."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "clue"]
