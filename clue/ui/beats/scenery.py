"""What a choreographer must know: the board, where pieces stood and will stand, in which form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from clue.rules.board import Board
from clue.rules.cards import Case
from clue.ui.board.geometry import BoardPoint, Token

PieceHomes: TypeAlias = Mapping[Token, BoardPoint]
FAST: Final = 2.0
"""From this pace on there is only the short form."""


class Form(Enum):
    """How much is made of what happens."""

    FULL = "full"
    SHORT = "short"  # at a fast speed
    STILL = "still"  # nothing travels: it fades
    NONE = "none"  # at once


def form_for(pace: float, *, reduced: bool) -> Form:
    """By the speed that was chosen; nought is at once."""
    if pace <= 0:
        return Form.NONE
    if reduced:
        return Form.STILL
    return Form.SHORT if pace >= FAST else Form.FULL


@dataclass(frozen=True)
class Scenery:
    """Everything on the table that the form of a beat depends on; all of it is public."""

    board: Board
    before: PieceHomes
    after: PieceHomes
    throw_seconds: float = 1.2
    form: Form = Form.FULL
    staged: bool = True  # a suggestion lies on the stage, or comes there now
    ways: Mapping[Token, tuple[BoardPoint, ...]] = field(default_factory=dict)
    """How pieces get where they are brought, from where they stand."""
    sent: frozenset[Token] = frozenset()
    """Who has been brought already, while it was said."""

    charged: bool = False  # an accusation stands there
    accused: Case | None = None
    own: bool = False
    """Whether who accuses is alone before the screen, and sees the cards one by one."""

    @property
    def reduced(self) -> bool:
        """Fades instead of travel."""
        return self.form is Form.STILL
