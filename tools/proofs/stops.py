"""Ask the game to end at random moments of its start, again and again: it always does, and soon.

    python -m tools.proofs.stops --times 200            # without a screen
    DISPLAY=:1 python -m tools.proofs.stops             # on that screen, as a desktop's logout does
    python -m tools.proofs.stops --program FOLDER/clue  # of a package

A signal may come while a library calls back into Python, and what is raised there is lost: once in
eighty starts on a real screen a window stayed.
"""

from __future__ import annotations

import argparse
import collections
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 15.0
"""More than the game gives itself (``clue.children.GRACE``)."""
FITTING = {128 + signal.SIGTERM, -signal.SIGTERM}
"""How a program ends that was told to; before it listens, the system ends it."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--latest", type=float, default=2.5, help="seconds after the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default="")
    options = parser.parse_args()
    command = [options.program] if options.program else [sys.executable, "-m", "clue"]
    rng, ends, longest = random.Random(options.seed), collections.Counter(), 0.0
    for _ in range(options.times):
        moment = rng.uniform(0, options.latest)
        code, took, said = asked_to_end(command, moment)
        ends[code], longest = ends[code] + 1, max(longest, took)
        if code not in FITTING:
            print(f"asked after {moment:.2f} s, it ended with {code} after {took:.1f} s\n{said}")
    wrong = sum(count for code, count in ends.items() if code not in FITTING)
    print(f"{options.times} starts, {wrong} ended as they should not; {longest:.1f} s at most")
    return bool(wrong)


def asked_to_end(command: list[str], moment: float) -> tuple[int, float, str]:
    """Start, wait, ask; the exit code, the seconds it took, and what was said."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "settings.json").write_text("{}", encoding="utf-8")  # nobody is greeted
        surroundings = os.environ | {"CLUE_DATA": folder, "CLUE_CONFIG": folder}
        if "DISPLAY" not in os.environ:
            surroundings |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        with subprocess.Popen(
            command, cwd=ROOT, env=surroundings, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        ) as game:  # fmt: skip
            time.sleep(moment)
            game.send_signal(signal.SIGTERM)
            asked = time.monotonic()
            try:
                said, _ = game.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                game.kill()
                said, _ = game.communicate()
            return game.returncode, time.monotonic() - asked, said


if __name__ == "__main__":
    raise SystemExit(main())
