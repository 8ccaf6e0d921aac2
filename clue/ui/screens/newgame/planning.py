"""The table that was laid last, kept in the settings and offered again for the next case."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from clue.boards.catalogue import MansionEntry, faulty_mansions, read_mansions
from clue.game.draft import CLASSIC, EMPTY, EVEN, PEOPLE, TEMPERS, Draft, SeatPlan, first_draft
from clue.players.names import PROGRAM
from clue.players.registry import LEVELS
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS, PACES, HouseRules
from clue.text.speaker import in_language, usual_names
from clue.ui.screens.newgame.gallery import GalleryScene
from clue.ui.screens.newgame.program_seat import ProgramScene
from clue.ui.stage.scene import Stage
from clue.ui.stage.settings import LastSeat, LastTable, Settings
from clue.ui.widgets.base import WidgetAct


def noted(settings: Settings, draft: Draft) -> Settings:
    """The settings with this table as the last one, and its people's names."""
    names = {seat.value: name for seat, name in draft.finished().names.items()}
    return settings.but(last_names={**settings.last_names, **names}, last_table=kept(draft))


def kept(draft: Draft) -> LastTable:
    """What is to be offered again the next time; a seed makes one case and no other."""
    return LastTable(
        tuple(
            LastSeat(plan.seat.value, plan.kind, plan.temper, plan.name, plan.command)
            for plan in draft.plans
        ),
        draft.edition,
        tuple(rule.name for rule in fields(HouseRules) if getattr(draft.house, rule.name)),
        draft.mansion,
        draft.house.steady_pace,
    )


def laid_again(table: LastTable, first: Draft, levels: tuple[str, ...]) -> Draft:
    """The table that was laid last; what this game does not know of it is as in ``first``."""
    sat = {seat.seat: seat for seat in table.seats}
    edition = EDITIONS.get(table.edition, EDITIONS[first.edition])
    house = HouseRules()
    for rule in fields(HouseRules):
        house = house.switched(rule.name, edition, on=rule.name in table.house)
    if house.steady_pace and table.pace in PACES:
        house = replace(house, steady_pace=table.pace)
    return replace(
        first,
        plans=tuple(_sat_again(sat.get(plan.seat.value), plan, levels) for plan in first.plans),
        edition=edition.id,
        house=house,
        mansion=table.mansion or first.mansion,
    )


def _sat_again(sat: LastSeat | None, first: SeatPlan, levels: tuple[str, ...]) -> SeatPlan:
    """One seat as it was; as it is at first where that can no longer be."""
    if sat is None or sat.kind not in {*PEOPLE, EMPTY, PROGRAM, *levels}:
        return first
    if (sat.kind == PROGRAM and not sat.command) or (sat.kind in PEOPLE and not sat.name.strip()):
        return first
    temper = sat.temper if sat.temper in TEMPERS else EVEN
    return SeatPlan(first.seat, sat.kind, temper, sat.name, sat.command)


class Planning:
    """The draft, and every change to it.

    After each, ``judge`` is called; ``redraw`` instead where controls must change with it, and
    ``ready`` after that where one has come back with a choice and would go on to the deal.
    """

    def __init__(
        self,
        stage: Stage,
        draft: Draft,
        *,
        judge: WidgetAct,
        redraw: WidgetAct,
        ready: WidgetAct,
    ) -> None:
        self.stage = stage
        self.draft = draft
        self.mansions: Mapping[str, MansionEntry] = {}  # none before they have been read
        self._judge = judge
        self._redraw = redraw
        self._ready = ready

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self._judge()

    def _change_seen(self, draft: Draft) -> None:
        self.draft = draft
        self._redraw()

    def lay(self, draft: Draft) -> None:
        """Another table altogether."""
        self._change_seen(draft)

    # -- seats -------------------------------------------------------------------------------------

    def sit(self, seat: Seat, kind: str) -> None:
        """Somebody else on this seat, or nobody; which program, is asked first."""
        if kind == PROGRAM:
            self.ask_for_program(seat)
            return
        draft = self.draft.seated(seat, kind=kind).for_two()
        if kind in PEOPLE and not draft.plan(seat).name.strip():
            used = {plan.name for plan in draft.taken if plan.kind in PEOPLE}
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
                    self.draft.seated(seat, kind=PROGRAM, command=command).for_two()
                ),
            )
        )

    def follow_language(self) -> None:
        """The names nobody chose are in the window's language."""
        for plan in self.draft.plans:
            name = in_language(plan.name, self.stage.words.language)
            if name != plan.name:
                self.draft = self.draft.seated(plan.seat, name=name)

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

    def know(self, mansions: Mapping[str, MansionEntry]) -> bool:
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

    def show_gallery(self) -> None:
        """Look at the mansions; what is chosen there is played in."""
        self.stage.push(
            GalleryScene(
                self.mansions or read_mansions(),
                faulty_mansions(),
                self.draft.mansion,
                self._play_in,
            )
        )

    def _play_in(self, mansion: str) -> None:
        self._change_seen(replace(self.draft, mansion=mansion, rooms=self._rooms(mansion)))
        self._ready()

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
    names = usual_names(stage.words.language)
    last = in_language(stage.settings.last_names.get(seat.value, ""), stage.words.language)
    return next(name for name in (last, *names) if name.strip() and name not in used)
