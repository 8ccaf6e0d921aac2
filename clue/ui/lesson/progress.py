"""How far one has come with the first case, in the few words the menu has room for."""

from __future__ import annotations

from clue.firstcase.progress import Place
from clue.firstcase.steps import STEPS
from clue.ui.scene import Stage


def about(stage: Stage) -> str:
    """Beside the menu's line: how long it takes, how far one is, or that it is solved."""
    progress = Place().load()
    if progress is None:
        return stage.words.say("title-first-note")
    if progress.finished:
        return stage.words.say("firstcase-done")
    return stage.words.say("firstcase-so-far", number=progress.step + 1, count=len(STEPS))
