"""The log as data: which of its lines the others do not know."""

from __future__ import annotations

from clue import api
from clue.rules import events as ev
from clue.table.log import Chronicle
from clue.table.model import Told
from clue.text.speaker import Speaker


def test_whatever_is_told_to_some_alone_is_marked_so_in_their_log():
    words = Speaker("en")
    seen = set()
    for seed in range(3):
        game = api.deal(3, seed=seed)
        while not game.state.over:
            game.act(api.advice(game, "constable", seed=seed).action)
        for seat in game.setup.seats:
            events = game.seen_by(seat)
            told = Told(game.view(seat), game.view(seat), events, len(events))
            for line in Chronicle(words).read(told).entries:
                if not line.aside:
                    event = events[line.event]
                    assert line.private == (event != ev.redact(event, None))
                    seen.add((type(event), line.private))
    assert {kind for kind, private in seen if private} >= {ev.Showed}
