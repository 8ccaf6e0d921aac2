"""What is said aloud is what everybody may know; no voice ever tells a private thing."""

import pytest

from clue.firstcase import story
from clue.rules import events as ev
from clue.table.log import spoken
from clue.text.catalogue import languages
from clue.text.events import tell
from clue.text.speaker import Speaker
from clue.ui.screens.howto.drawn import at


@pytest.mark.parametrize("seat", [*story.HANDS, None])
@pytest.mark.parametrize("language", languages())
def test_whoever_looks_the_same_is_said(seat, language):
    words = Speaker(language)
    session = at(len(story.SCRIPT))
    said = [spoken(event, words) for event in session.seen_by(seat)]
    assert said == [spoken(event, words) for event in session.events]
    for event, sentence in zip(session.events, said, strict=True):
        if isinstance(event, ev.Showed):
            assert sentence == tell(ev.redact(event, None), words)
            assert str(words.card(event.card)) not in sentence.replace(
                str(words.seat(event.seat)), ""
            ).replace(str(words.seat(event.to)), "")
    assert sum(map(bool, said)) > len(story.SCRIPT)
