"""Other programs at the table: those a player has seated before, and what they are called."""

from __future__ import annotations

from clue.players.names import last_part
from clue.players.outside import LONGEST_NAME
from clue.ui.stage.settings import MOST_PROGRAMS, Settings


def remembered(settings: Settings, command: str, name: str = "") -> Settings:
    """The settings with this program as the one seated last."""
    name = name or settings.programs.get(command, "")
    others = {c: n for c, n in settings.programs.items() if c != command}
    last = list({**others, command: name}.items())[-MOST_PROGRAMS:]
    return settings.but(programs=dict(last))


def called(settings: Settings, command: str) -> str:
    """The name a program gave itself, else the end of its command line."""
    return settings.programs.get(command) or last_part(command)[-LONGEST_NAME:]
