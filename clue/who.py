"""Who decides for a seat, where it is none of the game's own detectives."""

from typing import Final

HUMAN: Final = "human"
OUTSIDE: Final = "cmd:"
"""Begins the name of a player that is another program; its command line follows."""
