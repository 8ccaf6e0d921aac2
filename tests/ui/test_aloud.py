"""What is said aloud is what everybody may know; no voice ever tells a private thing."""

import pytest

from clue.firstcase import story
from clue.firstcase.progress import Nowhere
from clue.rules import events as ev
from clue.text.events import tell
from clue.text.speaker import Speaker
from clue.ui.lesson.opening import lesson_table
from clue.ui.lesson.pictures import at
from clue.ui.robot import Robot
from clue.ui.settings import Settings
from clue.ui.start import title
from clue.ui.table.aloud import spoken
from tests.ui.learner import Learner


@pytest.mark.parametrize("seat", [*story.HANDS, None])
@pytest.mark.parametrize("language", ["en", "fr"])
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


class Recorder:
    """A voice that only remembers."""

    possible = True

    def __init__(self):
        self.said = []
        self.hushed = 0

    def say(self, sentence, language):
        self.said.append((sentence, language))

    def hush(self):
        self.hushed += 1

    def close(self):
        self.hush()


def test_at_the_table_events_are_said_when_that_is_wanted_and_only_then():
    quick = Settings(language="en", own_speed="instant", computer_speed="instant")
    with Robot(title, size=(1024, 640), settings=quick) as robot:
        recorder = robot.app.speech = Recorder()
        table = lesson_table(robot.app, Nowhere(), None, title, robot.app.quit)
        robot.app.replace(table)
        robot.step(3)
        Learner(robot, "keys").play(upto="walk")
        assert not recorder.said
        robot.app.change(robot.app.settings.but(speech=True))
        Learner(robot, "keys").play(upto="answers")
        sentences = [sentence for sentence, _ in recorder.said]
        assert "Mrs. Peacock showed Miss Scarlet a card." in [
            sentence.replace("\u00a0", " ") for sentence in sentences
        ]
        hushed = recorder.hushed
        robot.app.replace(title())
        assert recorder.hushed > hushed
        assert {language for _, language in recorder.said} == {"en"}
