"""The rules of the edition on the table, as a page one can scroll, with its contents beside it."""

from __future__ import annotations

from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.rules.setup import Setup
from clue.text.pages import Piece
from clue.text.rules_page import ROOMS, rules_page
from clue.text.speaker import Speaker
from clue.ui.scenes.booklet import BookletScene


class RulesScene(BookletScene):
    """What the rulebook says, and what this table has agreed on."""

    def __init__(
        self, edition: Edition = DELUXE, house: HouseRules | None = None, rooms: int = ROOMS
    ) -> None:
        super().__init__()
        self.edition = edition
        self.house = house
        self.rooms = rooms

    @classmethod
    def of(cls, setup: Setup) -> RulesScene:
        """What is played at a table."""
        return cls(setup.edition, setup.house_in_force, len(setup.board.rooms))

    def pieces(self) -> tuple[Piece, ...]:
        """The rules in the edition's own words."""
        words = Speaker(self.stage.words.language, self.edition)
        return rules_page(words, self.house, self.rooms)
