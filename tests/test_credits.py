"""Who and what is thanked: on the page, and in the game."""

from __future__ import annotations

from pathlib import Path

from tools import credits_page

ROOT = Path(__file__).resolve().parents[1]


def test_the_page_of_credits_and_the_credits_in_the_game_are_one():
    assert (ROOT / "CREDITS.md").read_text(encoding="utf-8") == credits_page.told()
