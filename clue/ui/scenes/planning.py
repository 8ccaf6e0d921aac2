"""What hands do to the draft of a new case: seat somebody, choose a rulebook, move the mansion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from clue.players.names import HUMAN, PROGRAM
from clue.players.registry import LEVELS
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS
from clue.ui.scene import Stage
from clue.ui.scenes.draft import CLASSIC, Draft, first_draft
from clue.ui.scenes.last_table import laid_again
from clue.ui.scenes.mansions import Shown, read_mansions
from clue.ui.scenes.program import ProgramScene
from clue.ui.widgets.base import Action


class Planning:
    """The draft, and every change to it.

    After each, ``judge`` is called; ``redraw`` instead where controls must change with it.
    """

    def __init__(self, stage: Stage, draft: Draft, *, judge: Action, redraw: Action) -> None:
        self.stage = stage
        self.draft = draft
        self.mansions: Mapping[str, Shown] = {}  # none before they have been read
        self._judge = judge
        self._redraw = redraw

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self._judge()

    def _change_seen(self, draft: Draft) -> None:
        self.draft = draft
        self._redraw()

    # -- seats -------------------------------------------------------------------------------------

    def sit(self, seat: Seat, kind: str) -> None:
        """Somebody else on this seat, or nobody; which program, is asked first."""
        if kind == PROGRAM:
            self.ask_for_program(seat)
            return
        draft = self.draft.seated(seat, kind=kind)
        if kind == HUMAN and not draft.plan(seat).name.strip():
            used = {plan.name for plan in draft.taken if plan.kind == HUMAN}
            draft = draft.seated(seat, name=free_name(self.stage, seat, used))
        self._change_seen(draft)

    def ask_for_program(self, seat: Seat) -> None:
        """Which one; until it has answered everybody stays where they are."""
        self._redraw()
        self.stage.push(
            ProgramScene(
                seat,
                self.draft.plan(seat).command,
                lambda: read_mansions()[CLASSIC].mansion.board,
                lambda command: self._change_seen(
                    self.draft.seated(seat, kind=PROGRAM, command=command)
                ),
            )
        )

    def name(self, seat: Seat, name: str) -> None:
        """What the person here is called."""
        self._change(self.draft.seated(seat, name=name))

    def temper(self, seat: Seat, temper: str) -> None:
        """How the detective here plays."""
        self._change(self.draft.seated(seat, temper=temper))

    # -- rules -------------------------------------------------------------------------------------

    def choose_edition(self, edition: str) -> None:
        """Play by this rulebook."""
        house = self.draft.house
        if house.steady_pace == EDITIONS[self.draft.edition].pace:  # else one was chosen
            house = house.switched("steady_pace", EDITIONS[edition], on=True)
        self._change_seen(replace(self.draft, edition=edition, house=house))

    def set_house(self, switch: str, on: bool) -> None:
        """One of the house's own rules, on or off."""
        house = self.draft.house.switched(switch, EDITIONS[self.draft.edition], on=on)
        self._change_seen(replace(self.draft, house=house))

    def set_pace(self, pace: int) -> None:
        """How many squares one walks each turn instead of rolling (H4)."""
        house = replace(self.draft.house, steady_pace=pace)
        self._change(replace(self.draft, house=house))

    # -- where, and which case ---------------------------------------------------------------------

    def know(self, mansions: Mapping[str, Shown]) -> bool:
        """The mansions have been read; whether their names must be shown now.

        A mansion that is gone gives way to the classic one.
        """
        self.mansions = mansions
        there = self.draft.mansion in mansions
        if not there:
            self.draft = replace(self.draft, mansion=CLASSIC)
        self.draft = replace(self.draft, rooms=self._rooms(self.draft.mansion))
        return len(mansions) > 1 or not there

    def _rooms(self, mansion: str) -> int:
        shown = self.mansions.get(mansion)
        return shown.rooms if shown is not None else self.draft.rooms

    def choose_mansion(self, mansion: str) -> None:
        """Play there."""
        self._change(replace(self.draft, mansion=mansion, rooms=self._rooms(mansion)))

    def show_seed(self) -> None:
        """Let a seed be written."""
        self._change_seen(replace(self.draft, seed_shown=True))

    def write_seed(self, seed: str) -> None:
        """This case and no other."""
        self._change(replace(self.draft, seed=seed))


def begun(stage: Stage) -> Draft:
    """What a player finds laid: what was left half done, the last table, else a first one."""
    left, stage.unfinished = stage.unfinished, None
    if left is not None:
        return left
    first = first_draft(free_name(stage, SUSPECTS[0], set()), LEVELS)
    last = stage.settings.last_table
    return first if last is None else laid_again(last, first, LEVELS)


def free_name(stage: Stage, seat: Seat, used: set[str]) -> str:
    """What the person on this seat was called last, else "Player 2" or so."""
    names = [stage.words.say("newgame-player", number=number) for number in range(1, 8)]
    last = stage.settings.last_names.get(seat.value, "")
    return next(name for name in (last, *names) if name.strip() and name not in used)
