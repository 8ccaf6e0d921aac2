"""Which face a suspect makes: the names of its pictures, cut out or as a head in its own light."""

from __future__ import annotations

from enum import StrEnum

from clue.rules.cards import Seat


class Expression(StrEnum):
    """What a face shows. None of them may depend on what is hidden."""

    NEUTRAL = "neutral"
    SPEAKING = "speaking"
    SMUG = "smug"
    STARTLED = "startled"
    GUILTY = "guilty"
    BLINK = "blink"
    ASIDE = "aside"


def bust(seat: Seat, expression: Expression = Expression.NEUTRAL) -> str:
    """Head and shoulders on nothing, 3 by 4."""
    return f"bust.{seat.value}.{expression.value}"


def portrait(seat: Seat, expression: Expression = Expression.NEUTRAL) -> str:
    """The head alone before the suspect's own light, square."""
    return f"portrait.{seat.value}.{expression.value}"
