"""The credits: who and what the game owes thanks to, and under which licences."""

from __future__ import annotations

from clue.text.credits_page import credits_page
from clue.text.pages import Piece
from clue.ui.scenes.booklet import BookletScene


class CreditsScene(BookletScene):
    """The page that CREDITS.md is, on paper."""

    def pieces(self) -> tuple[Piece, ...]:
        """The same pieces in the player's language."""
        return credits_page(self.stage.words)
