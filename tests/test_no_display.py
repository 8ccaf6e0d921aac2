"""Where no window can be had: one clear sentence, and a code that says so."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from clue.text.speaker import Speaker

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")


def started(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program as somebody starts it, without a screen."""
    there = {name: value for name, value in os.environ.items() if name not in SCREENS}
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        there.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "clue", *words],
        env={**there, "LANG": "C.UTF-8", **more},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
@pytest.mark.parametrize(
    ("words", "more", "language"),
    [
        ((), {}, "en"),
        ((), {"SDL_VIDEODRIVER": "nonsense"}, "en"),
        (("play", "--seats", "human,random,random"), {"SDL_VIDEODRIVER": "x11"}, "en"),
        ((), {"LANG": "fr_FR.UTF-8"}, "fr"),
    ],
    ids=["none", "no such driver", "no server", "none, in French"],
)
def test_without_a_screen_there_is_one_sentence(words, more, language, tmp_path):
    done = started(*words, CLUE_CONFIG=str(tmp_path / "a"), CLUE_DATA=str(tmp_path / "b"), **more)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [Speaker(language).say("error-no-display")]
    assert done.stdout == ""
