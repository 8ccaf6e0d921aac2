"""The set-up as a line of letters: copied to be sent, and another one pasted over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from clue.boards.catalogue import read_mansions
from clue.codec.share import (
    LONGEST_TYPED,
    Code,
    CodeError,
    CodeKind,
    mansion_in,
    mark_of,
    read_code,
)
from clue.game.draft import Draft, drafted, setup_code
from clue.players.names import HUMAN
from clue.rules.board import Board
from clue.text.faults import tell_code_error
from clue.ui.dialogs.base import AskScene
from clue.ui.screens.puzzles.scene import open_puzzle
from clue.ui.stage import clipboard
from clue.ui.stage.scene import Stage


def share(stage: Stage, draft: Draft, take: Callable[[Draft], None]) -> None:
    """Show this table's code, copied already; another one that is written there is followed.

    A table's is laid instead, a mansion's is played in, a puzzle's opens the puzzle. Whatever is
    wrong with a code is told in a sentence, and the table stays as it is.
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
            code = read_code(written)
            if code.kind is CodeKind.PUZZLE:
                open_puzzle(stage, written)
            elif code.kind is CodeKind.MANSION:
                stem = _mansion(code, boards)
                rooms = len(boards[stem].deck.rooms)
                take(replace(draft, mansion=stem, rooms=rooms))
            else:
                take(_named(drafted(code, boards), draft, stage))
        except CodeError as error:
            stage.notice(tell_code_error(error, stage.words))

    about = say("code-about", "copied" if text and clipboard.copy(text) else None)
    stage.push(
        AskScene(say("code-title"), about, text, say("code-take"), agree, longest=LONGEST_TYPED)
    )


def _mansion(code: Code, boards: Mapping[str, Board]) -> str:
    """The map of the mansion that a code names; :class:`CodeError` if it is not here."""
    mark = mansion_in(code)
    meant = {stem: board for stem, board in boards.items() if board.name == mark.name}
    for stem, board in meant.items():
        if mark_of(board) == mark:
            return stem
    mark.check(next(iter(meant.values()), None))
    raise AssertionError("a mark that fits no mansion says so")


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
