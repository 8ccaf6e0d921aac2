"""The table as it is laid: begun as it was last, changed, and another program asked for a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import fields, replace
from functools import partial
from typing import Final

from clue.boards.catalogue import MansionEntry, faulty_mansions, read_mansions
from clue.codec import protocol
from clue.game.draft import CLASSIC, EMPTY, EVEN, PEOPLE, TEMPERS, Draft, SeatPlan, first_draft
from clue.game.drivers import Trial, Tried
from clue.players.names import PROGRAM
from clue.players.outside import TIME
from clue.players.registry import LEVELS
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS, PACES, HouseRules
from clue.text.speaker import in_language, usual_names
from clue.ui.dialogs.base import WRITTEN, Dialog
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.screens.newgame.gallery import GalleryScene
from clue.ui.stage.scene import Stage
from clue.ui.stage.settings import LastSeat, LastTable, Settings, called, remembered
from clue.ui.theme import styles
from clue.ui.widgets.base import WidgetAct
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField


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


LONGEST: Final = 400
ABOUT: Final = styles.SMALL.but(colour="ink_soft")
SHOWN: Final = 3
"""How many of the programs seated before are offered."""
FIELD: Final = 58
FIELD_GAP: Final = 12
"""How high the line is in which one writes, at least, and what is free below it."""
WARNING_GAP: Final = 18
BEFORE_GAP: Final = 6
ROW_GAP: Final = 8
ROW_PAD: Final = 60
"""Between the programs seated before, and round the words of each, both sides together."""


class ProgramScene(Dialog):
    """A line for the command, what came of trying it, and the programs seated before.

    No program is seated that has not answered: letting it play tries it first.
    """

    def __init__(
        self,
        seat: Seat,
        command: str,
        board: Callable[[], Board],
        agree: Callable[[str], None],
    ) -> None:
        self.seat = seat
        self.command = command
        self.board = board
        self.agree = agree
        self.trial: Trial | None = None
        self.trying: Future[Tried] | None = None
        self.tried: Tried | None = None
        self.seating = False  # it plays as soon as it has answered

    def leave(self) -> None:
        """Nobody waits for a program any longer."""
        self._forget()

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """The question, the line, how the trial went, who came before, and the warning."""
        screen, look, say = self.screen, self.look, self.stage.words.say
        before = self._before()
        panel, room = self.open_panel(
            1240, 470 + (40 + 54 * len(before) if before else 0), form=True
        )
        who = self.stage.words.card(self.seat)
        self.head(panel, room, say("guest-title", who=who), say("guest-about"), seat=self.seat)
        self._buttons(room)
        warning = Label(screen, say("guest-warning"), ABOUT, align="center")
        warning.place(room.bottom(warning.natural(room.rect.width)[1], look.px(WARNING_GAP)))
        self.field = TextField(
            screen,
            self.command,
            self._write,
            placeholder=say("guest-example"),
            longest=LONGEST,
            style=WRITTEN,
        )
        self.field.default = True
        self.field.called = say("guest-title", who=who)
        self.field.place(room.top(max(self.field.natural()[1], look.px(FIELD)), look.px(FIELD_GAP)))
        self.told = Label(screen, "", styles.BODY, align="center", valign="middle", lines=2)
        self.told.place(room.top(2 * look.letters.line_height(styles.BODY), look.px(ROW_GAP)))
        panel.add(self.field, self.told)
        if before:
            self._list(panel, room, before)
        panel.add(warning, *self.ways)
        self._tell()

    def _buttons(self, room: Cutter) -> None:
        screen, say = self.screen, self.stage.words.say
        self.play = Button(screen, say("guest-play"), self._let_play, kind="primary")
        leave = Button(screen, say("common-cancel"), self._cancel, act=Act.CANCEL)
        self.attempt = Button(screen, say("guest-try"), self._try)
        self.ways = (self.attempt, leave, self.play)  # in the order one reads them
        self.foot(room, [self.play, leave], [self.attempt])

    def _before(self) -> list[str]:
        """The programs seated last, the latest first."""
        return list(reversed(self.stage.settings.programs))[:SHOWN]

    def _list(self, panel: Panel, room: Cutter, before: list[str]) -> None:
        look, screen = self.look, self.screen
        heading = Label(
            screen,
            self.stage.words.say("guest-before"),
            styles.LABEL,
            wrap=False,
            colour="wine_deep",
        )
        heading.place(room.top(look.letters.line_height(styles.LABEL), look.px(BEFORE_GAP)))
        panel.add(heading)
        for command in before:
            row = Button(
                screen,
                self._row_words(command, room.rect.width - look.px(ROW_PAD)),
                partial(self._take, command),
                kind="small",
                tip=command,
            )
            row.place(room.top(row.natural()[1], look.px(ROW_GAP)))
            panel.add(row)

    def _row_words(self, command: str, width: int) -> str:
        """A program's name and its command line, of which the end says most."""
        name = called(self.stage.settings, command)
        letters, style = self.look.letters, styles.SMALL
        shown = command
        while len(shown) > 1 and letters.size(f"{name} · {shown}", style)[0] > width:
            shown = "…" + shown[2:]
        return f"{name} · {shown}"

    # -- hands -------------------------------------------------------------------------------------

    def build(self) -> None:
        """One may write at once, where nothing stands there yet."""
        begins = not self.widgets
        super().build()
        if begins and not self.command:
            self.field.handle(Command(Act.CONFIRM))

    def handle(self, intent: Intent) -> bool:
        """The confirming key in the line being written takes it."""
        match intent:
            case Command(Act.CONFIRM) if self.field.writing:
                self._let_play()
                return True
        return super().handle(intent)

    def _write(self, command: str) -> None:
        self.command = command
        self._forget()
        self._tell()

    def _take(self, command: str) -> None:
        self._write(command)
        self.field.text = command
        self.field.damage()
        self.screen.focus_on(self.play)

    def _try(self) -> None:
        command = self.command.strip()
        if command and self.trial is None:
            self._forget()
            self.trial = Trial(command, self.board)
            self.trying = self.stage.background.begin(self.trial.run)
        self._tell()

    def _let_play(self) -> None:
        if self.tried is not None and self.tried.fault is None:
            self._seat(self.tried)
            return
        self._try()
        self.seating = self.trial is not None

    def _cancel(self) -> None:
        self.stage.pop(self)

    def _forget(self) -> None:
        """Another command line: what came of the last one says nothing of it."""
        if self.trial is not None:
            self.trial.stop()
        self.trial, self.trying, self.tried, self.seating = None, None, None, False

    # -- trying ------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Look whether the program has answered."""
        due = super().update(now)
        if self.trying is None or not self.trying.done():
            return due
        self.tried, self.trial, self.trying = self.trying.result(), None, None
        self._tell()
        if self.seating and self.tried.fault is None:
            self._seat(self.tried)
        else:  # on to what comes next, or back to what was wrong
            self.screen.focus_on(self.field if self.tried.fault is not None else self.play)
        self.seating = False
        return due

    def _seat(self, tried: Tried) -> None:
        self.stage.change(remembered(self.stage.settings, tried.command, tried.name))
        self.stage.pop(self)
        self.agree(tried.command)

    def _tell(self) -> None:
        """How it stands, below the line; what can be pressed now."""
        words, colour = self._found()
        self.told.colour = colour
        self.told.say_now(words)
        nothing = "" if self.command.strip() else self.stage.words.say("guest-nothing")
        for button in (self.attempt, self.play):
            button.enable(not nothing and self.trial is None, nothing)
        self.told.damage()

    def _found(self) -> tuple[str, str]:
        say = self.stage.words.say
        if self.trial is not None:
            return say("guest-trying"), "ink_soft"
        if (tried := self.tried) is None:
            return "", "ink_soft"
        if tried.fault is not None:
            program = tried.command.split()[0]
            return (
                say(
                    "guest-fault",
                    fault=tried.fault.value,
                    program=program,
                    said=tried.detail,
                    length=len(tried.detail),
                    count=round(TIME),
                    number=protocol.VERSION,
                ),
                "wine",
            )
        facets = [] if tried.name else ["unnamed"]
        return self.stage.words.choose("guest-works", facets, name=tried.name), "ink"
