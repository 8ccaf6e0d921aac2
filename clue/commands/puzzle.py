"""``clue puzzle``: the case of the day, any puzzle that comes with the game, or their list."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, Final

from clue.commands.parser import Say, WishError, speaker_for

if TYPE_CHECKING:
    from clue.puzzles.puzzle import Puzzle
    from clue.text.speaker import Speaker

LIST: Final = "list"
DAY: Final = "day"


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    parser.add_argument(
        "which", nargs="?", default=DAY, metavar=say("commands-word-which"),
        help=say("commands-puzzle-which"),
    )  # fmt: skip
    parser.add_argument(
        "date", nargs="?", default="", metavar=say("commands-word-date"),
        help=say("commands-puzzle-date"),
    )  # fmt: skip
    parser.add_argument("--solution", action="store_true", help=say("commands-puzzle-solution"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what was asked for; 1 where there is no such puzzle, or no such day."""
    from clue.commands.parser import WishError
    from clue.puzzles.shipped import words_in

    speaker = speaker_for(options)
    try:
        if options.which == LIST:
            _list(speaker)
        elif options.which == DAY:
            _day(options.date, speaker, solution=options.solution)
        else:
            name, puzzle = _called(options.which, speaker)
            if not name:
                speaker = words_in(puzzle.view.board, speaker.language)
            _print(name, puzzle, speaker, solution=options.solution)
    except WishError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _called(name: str, speaker: Speaker) -> tuple[str, Puzzle]:
    """One that comes with the game, or the one that a share code tells."""
    from clue.codec.share import CodeError
    from clue.commands.parser import WishError
    from clue.puzzles.puzzle import puzzle_in
    from clue.puzzles.shipped import boards_at_hand, puzzle_called
    from clue.text.faults import tell_code_error

    if name.upper().startswith("CLUE"):
        try:
            return "", puzzle_in(name, boards_at_hand())
        except CodeError as error:
            raise WishError(tell_code_error(error, speaker)) from None
    if (found := puzzle_called(name)) is None:
        raise WishError(speaker.say("puzzle-unknown", name=name))
    return found.name, found.puzzle


def _day(text: str, speaker: Speaker, *, solution: bool) -> None:
    from clue.puzzles.diary import today
    from clue.puzzles.shipped import of_the_day

    try:
        day = date.fromisoformat(text) if text else today()
    except ValueError:
        raise WishError(speaker.say("puzzle-no-date", date=text)) from None
    print(speaker.say("puzzle-of-the-day", date=day.isoformat()), end="\n\n")
    one = of_the_day(day)
    _print(one.name, one.puzzle, speaker, solution=solution)


def _list(speaker: Speaker) -> None:
    from clue.puzzles.shipped import every
    from clue.puzzles.telling import tell_question

    for one in every():
        asked = tell_question(one.puzzle, speaker)
        count = len(one.puzzle.view.inquiries)
        print(speaker.say("puzzle-listed", name=one.name, count=count, question=asked))


def _print(name: str, puzzle: Puzzle, speaker: Speaker, *, solution: bool) -> None:
    """The table, the log and the question; the solution where it is asked for."""
    from clue.codec.share import CodeError
    from clue.puzzles.puzzle import code_of
    from clue.puzzles.telling import lines_told, tell_question, tell_solution, tell_table

    log = "\n".join(f"{number or '!':>3}  {told}" for number, told in lines_told(puzzle, speaker))
    title = speaker.say("puzzle-title" if name else "puzzles-sent", name=name)
    parts = [title, tell_table(puzzle, speaker), log, tell_question(puzzle, speaker)]
    if solution:
        parts.append("\n".join(step.words for step in tell_solution(puzzle, speaker)))
    with suppress(CodeError):
        parts.append(speaker.say("puzzle-code", code=str(code_of(puzzle))))
    print("\n\n".join(parts))
