"""The set-up as a line of letters: copied to be sent, and another one pasted over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from clue.boards.catalogue import read_mansions
from clue.codec.share import LONGEST_TYPED, CodeError, CodeKind, read_code
from clue.game.draft import Draft
from clue.game.draft_code import drafted, setup_code
from clue.players.names import HUMAN
from clue.text.codes import tell_code_error
from clue.ui.dialogs.base import AskScene
from clue.ui.stage import clipboard
from clue.ui.stage.scene import Stage


def share(stage: Stage, draft: Draft, take: Callable[[Draft], None]) -> None:
    """Show this table's code, copied already; another one that is written there is laid instead.

    Whatever is wrong with a code is told in a sentence, and the table stays as it is.
    """
    say = stage.words.say
    boards = {stem: entry.mansion.board for stem, entry in read_mansions().items()}
    text = ""
    try:
        text = str(setup_code(draft, boards[draft.mansion]))
    except (CodeError, KeyError) as error:
        if isinstance(error, CodeError):
            stage.notice(tell_code_error(error, stage.words))

    def agree(written: str) -> None:
        try:
            found = drafted(read_code(written, CodeKind.SETUP), boards)
        except CodeError as error:
            stage.notice(tell_code_error(error, stage.words))
        else:
            take(_named(found, draft, stage))

    about = say("code-about", "copied" if text and clipboard.copy(text) else None)
    stage.push(
        AskScene(say("code-title"), about, text, say("code-take"), agree, longest=LONGEST_TYPED)
    )


def _named(found: Draft, before: Draft, stage: Stage) -> Draft:
    """With names for the people: those who sat there before, else Player 1, Player 2..."""
    used: set[str] = set()
    for number, plan in enumerate(found.plans, 1):
        if plan.kind == HUMAN:
            old = before.plan(plan.seat).name.strip()
            free = stage.words.say("newgame-player", number=number)
            name = old if old and old not in used else free
            used.add(name)
            found = found.seated(plan.seat, name=name)
    return replace(found, seed_shown=bool(found.seed))
