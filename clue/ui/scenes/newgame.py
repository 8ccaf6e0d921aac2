"""A new case: who sits where, under which rulebook, in which mansion.

The scene edits a :class:`~clue.ui.scenes.draft.Draft` and hands the finished
:class:`~clue.ui.scenes.draft.NewGame` to ``deal``. Mansions are read on another thread: their names
and rooms come a moment later.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from weakref import WeakKeyDictionary

import pygame

from clue.players.registry import LEVELS
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS, HouseRules
from clue.text.rules_page import HOUSE_RULES
from clue.ui.guests import called
from clue.ui.intents import Act
from clue.ui.scene import Stage
from clue.ui.scenes.draft import (
    CLASSIC,
    EMPTY,
    PROGRAM,
    TEMPERS,
    UNTEMPERED,
    Draft,
    NewGame,
    SeatPlan,
    first_draft,
    kept,
    remembered,
)
from clue.ui.scenes.mansions import Shown, read_mansions
from clue.ui.scenes.program import ProgramScene
from clue.ui.scenes.seat_card import SeatCard
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import Tile
from clue.ui.widgets.controls import Choice, Toggle
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room, columns
from clue.ui.widgets.screen import WidgetScene
from clue.ui.widgets.textfield import TextField
from clue.who import HUMAN

_unfinished: WeakKeyDictionary[Stage, Draft] = WeakKeyDictionary()
"""What was left half done in a window, as long as that is open."""


class NewGameScene(WidgetScene):
    """Puts a game together."""

    def __init__(
        self, deal: Callable[[NewGame], None], draft: Draft | None = None, *, mansion: str = ""
    ) -> None:
        self.deal = deal
        self.draft = draft
        self.wished = mansion  # to be chosen when the scene opens
        self.mansions: Mapping[str, Shown] = {}
        self._reading: threading.Thread | None = None
        self._read: dict[str, Shown] = {}

    def enter(self, stage: Stage) -> None:
        """Begin with what was left or played last, and read the mansions meanwhile."""
        super().enter(stage)
        if self.draft is None:
            self.draft = _unfinished.pop(stage, None) or self._last_table()
        if self.wished:
            self.draft = replace(self.draft, mansion=self.wished)
        self._reading = threading.Thread(
            target=lambda: self._read.update(read_mansions()), name="mansions", daemon=True
        )
        self._reading.start()

    def _last_table(self) -> Draft:
        """The table that was laid last; a first one for whoever has laid none."""
        first = first_draft(self._free_name(SUSPECTS[0], set()), LEVELS)
        last = self.stage.settings.last_table
        return first if last is None else remembered(last, first, LEVELS)

    @property
    def now_draft(self) -> Draft:
        """The draft as it stands."""
        assert self.draft is not None
        return self.draft

    def update(self, now: float) -> float:
        """Take the mansions when they have been read."""
        due = super().update(now)
        if self._reading is None:
            return due
        if self._reading.is_alive():
            return min(due, now + 0.1)
        self._reading, self.mansions = None, self._read
        there = self.now_draft.mansion in self.mansions
        if not there:
            self.draft = replace(self.now_draft, mansion=CLASSIC)
        shown = self.mansions.get(self.now_draft.mansion)
        if shown is not None:
            self.draft = replace(self.now_draft, rooms=shown.rooms)
        if len(self.mansions) > 1 or not there:
            self.rebuild()
        return math.inf

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """Seats above, rulebooks and house rules below, the deal at the bottom."""
        look, say = self.look, self.stage.words.say
        margin = round(min(look.px(70), look.size[0] * 0.04))
        room = Room(self.screen.rect.inflate(-2 * margin, -2 * look.px(36)))
        self._heading(room.top(self._heading_height(), look.px(14)))
        self._bottom(room.bottom(self._bottom_height(), look.px(22)))
        tiles = max(look.px(178), self._tiles_height(room.rect.width))
        heading = look.letters.line_height(styles.SUBHEADING)
        below = tiles + heading + look.px(8 + 14 + 14)
        seats = min(room.rect.height - below, self._seats_height(room.rect.width))
        spare = room.rect.height - below - seats
        self._seats(room.top(seats, round(spare * 0.45)))
        title = Label(self.screen, say("newgame-rulebook"), styles.SUBHEADING, wrap=False)
        title.place(room.top(heading + look.px(8), look.px(8)))
        self.screen.add(title)
        self._rules(room.top(tiles))
        self._order()
        self._judge()

    def _order(self) -> None:
        """Tab goes seats, rulebooks, house rules, buttons: the way one reads."""
        self.screen.widgets.sort(key=lambda widget: widget.rect.y // max(1, self.look.px(90)))

    def _heading_height(self) -> int:
        letters = self.look.letters
        return letters.line_height(styles.HEADING) + letters.line_height(styles.LEAD)

    def _heading(self, rect: pygame.Rect) -> None:
        say, room = self.stage.words.say, Room(rect)
        title = Label(self.screen, say("newgame-title"), styles.HEADING, wrap=False)
        title.place(room.top(self.look.letters.line_height(styles.HEADING)))
        subtitle = Label(
            self.screen, say("newgame-subtitle"), styles.LEAD, wrap=False, colour="soft"
        )
        subtitle.place(room.rect)
        self.screen.add(title)
        self.screen.add(subtitle)

    def _seats_height(self, width: int) -> int:
        """As tall as a whole portrait and what is below it."""
        wide = (width - 5 * self.look.px(22)) // 6
        probe = SeatCard(self.screen, self.now_draft.plans[0], self.stage.words)
        return round(wide * 4 / 3) + probe.controls_height + self.look.px(4)

    def _seats(self, rect: pygame.Rect) -> None:
        for seat, place in zip(SUSPECTS, columns(rect, 6, self.look.px(22)), strict=True):
            card = self.screen.add(
                SeatCard(self.screen, self.now_draft.plan(seat), self.stage.words)
            )
            card.place(place)
            self._seat_controls(card)

    def _seat_controls(self, card: SeatCard) -> None:
        look, seat = self.look, card.plan.seat
        room = Room(card.rect.inflate(-look.px(32), 0))
        room.top(card.portrait.bottom - card.rect.y + look.px(18))
        room.top(look.letters.line_height(styles.NAME))
        line = max(look.px(48), look.letters.line_height(styles.SMALL) + look.px(10))
        kinds = (HUMAN, *LEVELS, PROGRAM, EMPTY)
        say = self.stage.words.say
        kind = Choice(
            self.screen,
            [(kind, self._kind_word(kind, card.plan)) for kind in kinds],
            card.plan.kind,
            lambda chosen: self._sit(seat, chosen),
            tips=[say(f"kind-{kind}", "about") for kind in kinds],
            style=styles.BODY,
            arrows=False,
        )
        kind.place(room.top(line, look.px(10)))
        card.add(kind)
        second = self._second_line(card.plan)
        if second is not None:
            second.place(room.top(line))
            card.add(second)

    def _kind_word(self, kind: str, plan: SeatPlan) -> str:
        """What a kind is called in the list; three dots where more is asked."""
        asks = kind == PROGRAM != plan.kind
        return self.stage.words.say("guest-choose" if asks else f"kind-{kind}")

    def _second_line(self, plan: SeatPlan) -> Widget | None:
        say, seat = self.stage.words.say, plan.seat
        if plan.kind == HUMAN:
            return TextField(
                self.screen,
                plan.name,
                lambda name: self._change(self.now_draft.seated(seat, name=name)),
                placeholder=say("newgame-name"),
            )
        if plan.kind == PROGRAM:
            return Button(
                self.screen,
                called(self.stage.settings, plan.command),
                lambda: self._ask_for_program(seat),
                kind="small",
                tip=f"{say('guest-change')} {plan.command}",
            )
        if plan.kind in UNTEMPERED:
            return None
        return Choice(
            self.screen,
            [(temper, say(f"temper-{temper}")) for temper in TEMPERS],
            plan.temper,
            lambda temper: self._change(self.now_draft.seated(seat, temper=temper)),
            tips=[say(f"temper-{temper}", "about") for temper in TEMPERS],
            arrows=False,
        )

    def _tile(self, edition: str) -> Tile:
        say = self.stage.words.say
        return Tile(
            self.screen,
            say(f"edition-{edition}"),
            say(f"edition-{edition}", "note"),
            lambda: self._choose_edition(edition),
            chosen=edition == self.now_draft.edition,
            style=styles.SMALL.but(size=21),
            tip=say(f"edition-{edition}", "about"),
        )

    def _tiles_height(self, width: int) -> int:
        wide = (self._tiles_width(width) - 4 * self.look.px(16)) // 5
        highs = [self._tile(edition).natural(wide)[1] for edition in EDITIONS]
        return max(highs)

    def _tiles_width(self, width: int) -> int:
        return round(width * 0.665)

    def _rules(self, rect: pygame.Rect) -> None:
        look, room = self.look, Room(rect)
        tiles = columns(room.left(self._tiles_width(rect.width), look.px(26)), 5, look.px(16))
        for edition, place in zip(EDITIONS, tiles, strict=True):
            self.screen.add(self._tile(edition)).place(place)
        self._house(room.rect)

    def _house(self, rect: pygame.Rect) -> None:
        look, say = self.look, self.stage.words.say
        panel = self.screen.add(Panel(self.screen, skins.WELL))
        panel.place(rect)
        room = Room(rect.inflate(-look.px(36), -look.px(18)))
        line = room.rect.height // 4
        style = styles.SMALL
        for switch, key in HOUSE_RULES.items():
            toggle = Toggle(
                self.screen,
                say(key),
                getattr(self.now_draft.house, switch),
                lambda on, switch=switch: self._set_house(switch, on),  # type: ignore[misc]
                tip=say(key, "about"),
                style=look.letters.fit(say(key), style, room.rect.width - look.px(48)),
            )
            toggle.place(room.top(line))
            panel.add(toggle)
        self._mansion(room.rect, panel)

    def _mansion(self, rect: pygame.Rect, panel: Panel) -> None:
        look, say = self.look, self.stage.words.say
        room = Room(rect)
        seed = self._seed_widget()
        seed.place(room.right(min(rect.width // 2, seed.natural()[0]), look.px(10)))
        mansion = Choice(
            self.screen, self._mansion_words(), self.now_draft.mansion, self._choose_mansion
        )
        mansion.place(room.rect.inflate(0, -look.px(4)))
        mansion.tip = say("newgame-mansion")
        panel.add(mansion, seed)

    def _mansion_words(self) -> list[tuple[str, str]]:
        words = self.stage.words
        names = {stem: shown.title(words.language) for stem, shown in self.mansions.items()}
        names.setdefault(self.now_draft.mansion, "")
        return [
            (stem, words.say(key) if words.has(key := f"newgame-mansion-{stem}") else name or stem)
            for stem, name in names.items()
        ]

    def _seed_widget(self) -> Widget:
        say = self.stage.words.say
        if not self.now_draft.seed_shown:
            show = say("newgame-seed")
            return Button(
                self.screen, show, self._show_seed, kind="small", tip=say("newgame-seed-about")
            )
        field = TextField(
            self.screen,
            self.now_draft.seed,
            lambda seed: self._change(replace(self.now_draft, seed=seed)),
            placeholder=say("newgame-seed-random"),
            longest=18,
            style=styles.SMALL,
        )
        field.tip = say("newgame-seed-about")
        return field

    def _bottom_height(self) -> int:
        lines = 2 * self.look.letters.line_height(styles.SMALL)
        return max(self.look.px(64), lines)

    def _bottom(self, rect: pygame.Rect) -> None:
        say, room = self.stage.words.say, Room(rect)
        deal = Button(self.screen, say("newgame-deal"), self._deal, kind="primary", act=Act.CONFIRM)
        back = Button(self.screen, say("common-back"), self._back, act=Act.CANCEL)
        deal.default = True
        high = deal.natural()[1]
        wide = max(self.look.px(380), deal.natural()[0])
        self._deal_button = deal
        deal.place(room.right(wide, self.look.px(20)))
        back.place(room.right(back.natural()[0], self.look.px(24)))
        for button in (deal, back):
            button.place((button.rect.x, rect.centery - high // 2, button.rect.width, high))
        self._summary = Label(
            self.screen, "", styles.SMALL, valign="middle", colour="soft", lines=2
        )
        self._summary.place(room.rect)
        for widget in (self._summary, back, deal):
            self.screen.add(widget)

    # -- what choosing does ----------------------------------------------------------------------

    def _change(self, draft: Draft) -> None:
        self.draft = draft
        self._judge()

    def _sit(self, seat: Seat, kind: str) -> None:
        if kind == PROGRAM:
            self._ask_for_program(seat)
            return
        draft = self.now_draft.seated(seat, kind=kind)
        if kind == HUMAN and not draft.plan(seat).name.strip():
            used = {plan.name for plan in draft.taken if plan.kind == HUMAN}
            draft = draft.seated(seat, name=self._free_name(seat, used))
        self.draft = draft
        self.rebuild()

    def _ask_for_program(self, seat: Seat) -> None:
        """Which one; until it has answered everybody stays where they are."""
        self.rebuild()
        command = self.now_draft.plan(seat).command
        self.stage.push(
            ProgramScene(
                seat,
                command,
                lambda: read_mansions()[CLASSIC].mansion.board,
                lambda command: self._seat_program(seat, command),
            )
        )

    def _seat_program(self, seat: Seat, command: str) -> None:
        self.draft = self.now_draft.seated(seat, kind=PROGRAM, command=command)
        self.rebuild()

    def _free_name(self, seat: Seat, used: set[str]) -> str:
        """What the person on this seat was called last, else "Player 2" or so."""
        say = self.stage.words.say
        names = [say("newgame-player", number=number) for number in range(1, 8)]
        last = self.stage.settings.last_names.get(seat.value, "")
        return next(name for name in (last, *names) if name.strip() and name not in used)

    def _choose_edition(self, edition: str) -> None:
        self.draft = replace(self.now_draft, edition=edition)
        self.rebuild()

    def _set_house(self, switch: str, on: bool) -> None:
        house: HouseRules = replace(self.now_draft.house, **{switch: on})
        self._change(replace(self.now_draft, house=house))

    def _choose_mansion(self, mansion: str) -> None:
        shown = self.mansions.get(mansion)
        rooms = shown.rooms if shown is not None else self.now_draft.rooms
        self._change(replace(self.now_draft, mansion=mansion, rooms=rooms))

    def _show_seed(self) -> None:
        self.draft = replace(self.now_draft, seed_shown=True)
        self.rebuild()

    def _judge(self) -> None:
        """The line at the bottom: what will be dealt, or why it cannot."""
        problem = self.now_draft.problem()
        say = self.stage.words.say
        self._deal_button.enable(not problem, say(problem) if problem else "")
        self._summary.colour = "warn" if problem else "soft"
        self._summary.say_now(say(problem) if problem else self._told())

    def _told(self) -> str:
        draft, words = self.now_draft, self.stage.words
        computers = len(draft.taken) - draft.people
        facets = [] if draft.people and computers else ["people" if draft.people else "computers"]
        hands = words.plain(*draft.hands(), joiner="dots")
        told = words.choose(
            "newgame-summary",
            facets,
            count=len(draft.taken),
            people=draft.people,
            computers=computers,
            hands=hands,
        )
        if draft.house.two_with_open_cards:
            told += " " + words.say("newgame-open-cards")
        if not draft.people:
            told += " " + words.say("newgame-watch-only")
        return told

    def _deal(self) -> None:
        if self.now_draft.mansion not in {CLASSIC, *read_mansions()}:
            self.draft = replace(self.now_draft, mansion=CLASSIC)
        game = self.now_draft.finished()
        settings = self.stage.settings
        names = {seat.value: name for seat, name in game.names.items()}
        names = {**settings.last_names, **names}
        table = kept(self.now_draft)
        if (names, table) != (settings.last_names, settings.last_table):
            self.stage.change(settings.but(last_names=names, last_table=table))
        self.deal(game)

    def _back(self) -> None:
        _unfinished[self.stage] = self.now_draft
        self.stage.pop(self)
