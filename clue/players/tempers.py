"""Tempers: the same skill, played in another mood."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """How a detective leans where the values are close.

    ``risk`` is what a chance of being right must beat, as a share of what waiting is worth;
    ``bluff`` how often it names a card of its own; ``patience`` what a question asked one turn
    later is still worth. Who is ``eager`` asks wherever it is called to, whatever the room; who is
    ``close`` shows what has been seen of its hand before, and else a card of the largest kind.
    """

    name: str = ""
    risk: float = 1.0
    bluff: float = 0.0
    patience: float = 0.88
    eager: bool = False
    close: bool = False


TEMPERS: dict[str, Temper] = {
    temper.name: temper
    for temper in (
        Temper(),
        Temper("bold", risk=0.85),
        Temper("careful", risk=1.15, close=True),
        Temper("bluffer", bluff=0.2),
        Temper("talker", patience=0.6, eager=True),
    )
}
