"""The game in PROTOCOL.md is what a program and the table say to each other today."""

from __future__ import annotations

from tools.players import transcript


def test_the_game_in_the_protocol_is_played_so():
    page = transcript.PAGE.read_text(encoding="utf-8")
    assert page.endswith("\n" + transcript.section())
