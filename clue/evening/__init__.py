"""Cases at one screen, with people and computers at the table: :class:`Evening`."""

from clue.evening.case import STAND_IN, Evening, Series

__all__ = ["STAND_IN", "Evening", "Series"]
