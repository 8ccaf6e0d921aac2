"""What holds for every test: no screen, no sound, nobody's settings, no unsaid sentence."""

from __future__ import annotations

import gc
import os
import signal
import sys

# Before anything imports pygame, and for the programs that tests start.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["CLUE_STRICT_TEXT"] = "1"  # a sentence that cannot be said is an error

import pytest
from hypothesis import HealthCheck, settings

gc.disable()  # what is imported and collected stays: it is looked through once, at the first test

# What runs the tests may ignore Ctrl-C and the like, and every program they start would inherit that.
USUAL = {"SIGINT": signal.default_int_handler, "SIGTERM": signal.SIG_DFL, "SIGHUP": signal.SIG_DFL}
for name, how in USUAL.items():
    if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_IGN:
        signal.signal(getattr(signal, name), how)

SLOW_MACHINES = (HealthCheck.too_slow, HealthCheck.data_too_large)


def pytest_configure(config):
    """What was compiled is kept, for each worker and each program that tests start; not where nothing may be kept."""
    if config.pluginmanager.hasplugin("cacheprovider"):
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: some tests only wait for a program that says nothing."""
    return (os.cpu_count() or 1) + 1


settings.register_profile("here", deadline=None, suppress_health_check=SLOW_MACHINES)
settings.register_profile(
    "ci", parent=settings.get_profile("here"), derandomize=True, print_blob=True
)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session", autouse=True)
def _own_settings(tmp_path_factory):
    """No test reads or writes the settings, saves and series of whoever runs it."""
    os.environ["CLUE_CONFIG"] = str(tmp_path_factory.mktemp("config"))
    os.environ["CLUE_DATA"] = str(tmp_path_factory.mktemp("data"))


OFTEN = 10_000
"""Objects between two looks for garbage: Python looks after 700, far more often than a test needs."""


@pytest.fixture(scope="session", autouse=True)
def _what_is_there_from_the_start():
    """Modules and collected tests are looked through no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OFTEN)
    gc.enable()


def pytest_terminal_summary(terminalreporter):
    """Below the report stands what is measured and judges nothing."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", ()):
            if name == "reading ease" and report.when == "call":
                terminalreporter.write_line(f"reading ease of the English (Flesch): {value}")
