"""The credits: who and what the game owes thanks to, and under which licences."""

from __future__ import annotations

from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.rules.setup import Setup
from clue.text.pages import PagePart, credits_page
from clue.text.rules_page import ROOMS, rules_page
from clue.text.speaker import Speaker
from clue.ui.screens.paper.booklet import BookletScene


class CreditsScene(BookletScene):
    """The page that CREDITS.md is, on paper."""

    def pieces(self) -> tuple[PagePart, ...]:
        """The same pieces in the player's language."""
        return credits_page(self.stage.words)


class RulesScene(BookletScene):
    """What the rulebook says, and what this table has agreed on."""

    def __init__(
        self, edition: Edition = DELUXE, house: HouseRules | None = None, rooms: int = ROOMS
    ) -> None:
        super().__init__()
        self.edition = edition
        self.cover = f"cover.{edition.id}"
        self.house = house
        self.rooms = rooms

    @classmethod
    def of(cls, setup: Setup) -> RulesScene:
        """What is played at a table."""
        return cls(setup.edition, setup.house_in_force, len(setup.board.rooms))

    def pieces(self) -> tuple[PagePart, ...]:
        """The rules in the edition's own words."""
        words = Speaker(self.stage.words.language, self.edition)
        return rules_page(words, self.house, self.rooms)
