"""What stood in a person's notebook, and from when on: pencilled, or printed at the help it had."""

from __future__ import annotations

from functools import cached_property

from clue.codec.actions import card_of
from clue.codec.notebook import MarkLine
from clue.notebook.notes import Help, Mark
from clue.notebook.printed import PrintedCell, printed
from clue.players.names import HUMAN
from clue.review.standings import Frame, Frames
from clue.rules.cards import Card, Seat


class ClosedNotebook:
    """A seat's notebook, looked through when the case is closed."""

    def __init__(self, frames: Frames, seat: Seat) -> None:
        self.frames = frames
        self.seat = seat
        self.help = frames.game.help.get(seat, Help.FACTS)

    def noted(self, frame: Frame, card: Card, holder: Seat | None) -> tuple[bool | None, int]:
        """Whether a card's place was written down, and how many turns after that moment.

        Nothing where nobody knows; nor is anybody blamed who had nothing more to decide after it.
        """
        game, frames = self.frames.game, self.frames
        if game.pencilled is None or game.players[self.seat] != HUMAN:
            return None, 0
        if self.help is Help.DEDUCTION:
            return True, 0
        after = self._since(card, holder)
        if after is not None:
            return True, max(0, frames.every[min(after, len(frames.every) - 1)].turn - frame.turn)
        rest = frames.every[frame.number :]
        time_came = any(one.state.phase.decider == self.seat for one in rest)
        return (False if time_came else None), 0

    def _since(self, card: Card, holder: Seat | None) -> int | None:
        """After how many actions it stood there: the card ticked, or crossed everywhere else."""
        has, number = self._cells.get((card, holder), (False, 0))
        if has:
            return number
        others = [one for one in (*self.frames.seats, None) if one != holder]
        crosses = [self._cells.get((card, other), (True, 0)) for other in others]
        return None if any(has for has, _ in crosses) else max(number for _, number in crosses)

    @cached_property
    def _cells(self) -> dict[PrintedCell, tuple[bool, int]]:
        """What stood at the end, has it or has it not, and after how many actions."""
        found: dict[PrintedCell, tuple[bool, int]] = {}
        for one in self.frames.game.pencilled or ():
            if isinstance(one.line, MarkLine) and one.line.seat == self.seat:
                cell = card_of(one.line.card), one.line.column
                found.pop(cell, None)
                if (mark := Mark(one.line.mark)) in {Mark.YES, Mark.NO}:
                    found[cell] = mark is Mark.YES, one.after
        if self.help is not Help.NONE:
            for frame, facts in self.frames.news(self.seat):
                for cell, step in printed(facts, self.seat).items():
                    old = found.get(cell)
                    if old is None or old[0] is not step.has or old[1] > frame.number:
                        found[cell] = step.has, frame.number
        return found
