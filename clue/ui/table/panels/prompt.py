"""The one next thing: what is awaited, the dice, a button for every choice, keys, and the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from clue.rules.cards import Weapon
from clue.table.model import TableModel
from clue.table.prompt import OfferedWay, WayName, places_of, prompt, ways, weapon_in_hand
from clue.table.requests import AskAdvice, OpenMenu, SkipAhead, TakeUp
from clue.text.names import Span
from clue.ui.input.intents import ARROWS, Act
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.log import Logbook
from clue.ui.table.panels.panel import BUTTON, GAP, PROMPT, TablePanel
from clue.ui.table.panels.targets import Targets
from clue.ui.theme import frames, styles
from clue.ui.theme.shapes import FINE, lay
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button, Pressable, set_alike
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.keycap import HintBar
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

SENTENCE: Final = styles.BODY.but(size=24)
ACTS: Final[Mapping[WayName, Act]] = {
    "roll": Act.ROLL,
    "passage": Act.PASSAGE,
    "suggest": Act.SUGGEST,
    "stay": Act.STAY,
    "end-turn": Act.END_TURN,
    "accuse": Act.ACCUSE,
    "take-back": Act.CANCEL,
}
"""The key for each choice."""
SIGNS: Final[Mapping[WayName, str]] = {
    "roll": "icon.roll",
    "passage": "icon.passage",
    "suggest": "icon.suggest",
    "stay": "icon.stay",
    "end-turn": "icon.end-turn",
    "accuse": "icon.accuse",
    "take-back": "icon.undo",
}
"""What each choice looks like."""


BESIDE_DICE: Final = 2
"""More buttons than this take of the dice's place: they are needed before the throw only."""
FELT: Final = 64
"""A lower tray would be no more than a stripe."""


class NextStep(NamedTuple):
    """What the box says, and what can be done."""

    sentence: tuple[Span, ...]
    weapon: Weapon | None  # the one in hand, of those that are to be laid out
    weapons: tuple[Weapon, ...]
    ways: tuple[OfferedWay, ...]
    deciding: bool
    default: bool  # whether the first of them has the keyboard


class NextThing(TablePanel[NextStep]):
    """Makes the box's widgets; the dice lie in its tray unless buttons need of the room."""

    sentence: Label
    tray_free = True  # whether all of the dice's place can be seen

    def select(self, model: TableModel) -> NextStep:
        """What is awaited, and every choice."""
        offers = model.offers
        default = offers is None or not places_of(offers)  # else the board has it
        left = offers.lay if offers is not None else ()
        said, offered = prompt(model, self.words), ways(model, self.words)
        return NextStep(said, weapon_in_hand(model), left, offered, offers is not None, default)

    def change(self, was: NextStep | None, now: NextStep) -> None:
        """Another sentence, or another box."""
        if was is not None and was[2:] == now[2:]:  # the choice shows by itself what is in hand
            self.sentence.say_now(now.sentence)
        else:
            self._fill(now)

    def _fill(self, now: NextStep) -> None:
        lay = self.kit.layout
        panel = Panel(self.screen, frames.WELL)
        panel.place(lay.next_thing)
        buttons = self._buttons(now)
        self.sentence = Label(self.screen, now.sentence, SENTENCE, valign="top", smallest=15)
        self.sentence.live = True
        room = Cutter(self._stack(buttons))
        if now.weapon is not None:
            panel.add(self._choice(now, now.weapon, room))
        self._hint(panel, room, walking=not buttons)
        self.sentence.place(room.rect)
        tray = Tray(self.screen)
        tray.place(self._felt(buttons))
        tray.visible = tray.rect.height >= self.look.px(FELT)
        self.tray_free = tray.rect == lay.dice
        panel.add(self.sentence, *buttons, tray)
        self.become([panel])

    def _felt(self, buttons: list[Button]) -> pygame.Rect:
        """Where the dice lie, or as much of it as the buttons leave until they are thrown."""
        dice = self.kit.layout.dice
        top = max([dice.top, *(button.rect.bottom + self.look.px(GAP) for button in buttons)])
        return pygame.Rect(dice.x, top, dice.width, max(0, dice.bottom - top))

    def _hint(self, panel: Panel, room: Cutter, *, walking: bool) -> None:
        """Which keys mean something, where there is room; whoever walks by keys must be told."""
        px = self.look.px
        hints = KeyHints(self.screen)
        most = hints.natural()[1]
        least = self.sentence.natural(room.rect.width)[1]
        if walking:  # it will say why a place is out of reach
            least = max(least, px(PROMPT))
        for high in (most, hints.least):
            if room.rect.height - high - px(GAP) >= least or (walking and high == hints.least):
                hints.place(room.bottom(high, px(GAP)))
                panel.add(hints)
                return

    def _stack(self, buttons: list[Button]) -> pygame.Rect:
        """Lay the buttons below the sentence; what is left for the sentence.

        The first is where it is when there are two, however many follow where the dice would lie.
        """
        px, lay = self.look.px, self.kit.layout
        if not buttons:
            return lay.prompt
        gap, count = px(GAP), len(buttons)
        beside = min(count, BESIDE_DICE)
        top = lay.prompt.bottom - beside * px(BUTTON) - (beside - 1) * gap
        foot = lay.prompt.bottom if count <= BESIDE_DICE else lay.choices.bottom
        high = min(px(BUTTON), (foot - top - gap * (count - 1)) // count)
        for index, button in enumerate(buttons):
            place = (lay.prompt.x, top + index * (high + gap), lay.prompt.width, high)
            button.place(place)
        set_alike(buttons)
        return pygame.Rect(lay.prompt.topleft, (lay.prompt.width, top - gap - lay.prompt.top))

    def _choice(self, now: NextStep, weapon: Weapon, room: Cutter) -> DropDown:
        """Which weapon is laid out next (H5)."""
        options = [(one, self.words.card(one).alone) for one in now.weapons]
        choice = DropDown(self.screen, options, weapon, lambda one: self.kit.send(TakeUp(one)))
        choice.tip = self.words.say("table-weapon")
        choice.place(room.bottom(choice.natural()[1], self.look.px(GAP)))
        return choice

    def _buttons(self, now: NextStep) -> list[Button]:
        send = self.kit.send
        buttons = [
            Button(
                self.screen,
                way.label,
                partial(send, way.request),
                kind="primary" if way.primary else "secondary",
                act=ACTS.get(way.name),
                icon=SIGNS.get(way.name, "icon.eye"),
            )
            for way in now.ways
        ]
        if buttons and now.default and now.deciding:
            buttons[0].default = True
        return buttons


INSET: Final = 11
"""How far the inlay keeps from the tray's edge."""
LINE: Final = 1.5
INLAY_RADIUS: Final = 6
STRENGTH: Final = 105
"""How clearly it is seen, of 255: less than anything that lies on it."""
FANS: Final = (0.12, 0.18, 0.24)
"""How far the bows in the corners reach, of the tray's height or width, whichever is less."""
LOZENGES: Final = (0.40, 0.30)
"""How high the lozenges in the middle are, from their middle, of the same."""
STRETCH: Final = 1.5
"""How much broader than high they are."""
STAR: Final = 0.13


class Tray(Panel):
    """Where the dice come to lie."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, frames.TRAY)

    def draw(self, canvas: pygame.Surface) -> None:
        """The felt, and what is let into it."""
        super().draw(canvas)
        size = self.rect.size
        if min(size) > self.look.px(8 * INSET):
            image = self.look.paint.kept(("inlay", size), lambda: self._inlay(size))
            lay(canvas, image, self.rect.topleft)

    def _inlay(self, size: tuple[int, int]) -> pygame.Surface:
        """Bows in the corners, lozenges in the middle, a star in those; premultiplied."""
        wide, high = (side * FINE for side in size)
        image = pygame.Surface((wide, high), pygame.SRCALPHA)
        tone = (*self.look.paint.colour("brass"), STRENGTH)
        line = max(FINE, round(LINE * self.look.scale.factor * FINE))
        inset = self.look.px(INSET) * FINE
        frame = pygame.Rect(0, 0, wide, high).inflate(-2 * inset, -2 * inset)
        least, (x, y) = min(frame.size), frame.center
        pygame.draw.rect(image, tone, frame, line, border_radius=self.look.px(INLAY_RADIUS) * FINE)
        image.set_clip(frame)
        for corner in (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright):
            for share in FANS:
                pygame.draw.circle(image, tone, corner, share * least, line)
        for share in LOZENGES:
            up, across = share * least, min(share * least * STRETCH, frame.width * share)
            points = ((x, y - up), (x + across, y), (x, y + up), (x - across, y))
            pygame.draw.polygon(image, tone, points, line)
        far, near = STAR * least, STAR * least / 4
        half = ((0.0, -far), (near, -near), (far, 0.0), (near, near))
        star = [*half, *((-dx, -dy) for dx, dy in half)]
        pygame.draw.polygon(image, tone, [(x + dx, y + dy) for dx, dy in star])
        return pygame.transform.smoothscale(image.premul_alpha(), size)


_Hints = Sequence[tuple[tuple[Act, ...], str]]

_HINTS: Final[Mapping[type[Widget], _Hints]] = {
    Targets: ((ARROWS, "hint-walk"), ((Act.CONFIRM,), "hint-go")),
    Notebook: ((ARROWS, "hint-cell"), ((Act.CONFIRM,), "hint-mark"), ((Act.CLEAR,), "hint-clear")),
    Logbook: ((ARROWS, "hint-scroll"), ((Act.CONFIRM,), "hint-notes")),
    Pressable: (((Act.NEXT,), "hint-next"), ((Act.CONFIRM,), "hint-confirm")),
}
"""What can be done with whatever has the keyboard."""
_LAYING: Final[_Hints] = ((ARROWS, "hint-room"), ((Act.CONFIRM,), "hint-lay"))
"""On the board where nobody walks: a weapon is laid out."""
LEAST: Final = 2
"""With so many lines one can go on."""
LINE_ROOM: Final = 8
BEHIND: Final = 24
"""So much higher than its letters a line is; what a bar keeps free behind its last word."""
_ELSE: Final[_Hints] = (((Act.NEXT,), "hint-next"), ((Act.SKIP,), "hint-skip"))


class KeyHints(Widget):
    """One line for each key that means something to what has the focus."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui)
        self._focused: type[object] = type(None)

    @property
    def line(self) -> int:
        """How high a line is."""
        return self.look.letters.line_height(styles.TINY) + self.look.px(LINE_ROOM)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for the longest."""
        most = max(len(hints) for hints in _HINTS.values())
        return width or self.rect.width, most * self.line

    @property
    def least(self) -> int:
        """Room for those of whoever walks, or presses a button."""
        return LEAST * self.line

    def arrange(self) -> None:
        """The lines stand at the foot."""
        self._set()

    def focus_moved(self) -> None:
        """Follow it, in the same picture."""
        if type(self.ui.focused) is not self._focused:
            self._set()
            self.damage()

    def update(self, now: float) -> float:
        """What had the keyboard may be gone without another's having it."""
        self.focus_moved()
        return super().update(now)

    def _set(self) -> None:
        focused = self.ui.focused
        self._focused = type(focused)
        say = self.ui.stage.words.say
        hints = _hints_for(focused)[: max(1, self.rect.height // self.line)]
        top = self.rect.bottom - len(hints) * self.line
        self.children = []
        for index, (acts, key) in enumerate(hints):
            bar = HintBar(self.ui, [(acts, say(key))], align="left")
            # the room a bar leaves behind its last word is not needed here
            wide = self.rect.width + self.look.px(BEHIND)
            bar.place((self.rect.x, top + index * self.line, wide, self.line))
            self.add(bar)


def _hints_for(focused: Widget | None) -> _Hints:
    if isinstance(focused, Targets) and focused.origin is None:
        return _LAYING
    return next((hints for kind, hints in _HINTS.items() if isinstance(focused, kind)), _ELSE)


APART: Final = 10
"""Between the buttons of the menu."""


class MenuPanel(TablePanel[tuple[bool, str, bool]]):
    """The ways to the menu, on to what matters, and to a hint."""

    def select(self, model: TableModel) -> tuple[bool, str, bool]:
        """Whether hints are wanted at all, why there is none to be had now, and who decides."""
        if model.offers is None:
            return model.hints, "advice-none", False
        if model.offers.seat != model.viewer:
            return model.hints, "advice-public", True
        used_up = model.hints_left == 0 and model.advice is None
        return model.hints, "advice-used-up" if used_up else "", True

    def change(self, was: tuple[bool, str, bool] | None, now: tuple[bool, str, bool]) -> None:
        """A hint comes and goes with the settings, and can be had for a decision."""
        hints, why_not, deciding = now
        if was is None or was[0] != hints:
            self._fill(hints=hints)
        self.widgets[1].enable(not deciding, self.words.say("table-skip-own"))
        if hints:
            hint = self.widgets[-1]
            hint.enable(not why_not, self.words.say(why_not) if why_not else "")

    def _fill(self, *, hints: bool) -> None:
        say, send = self.words.say, self.kit.send
        menu = Button(
            self.screen,
            say("table-menu"),
            lambda: send(OpenMenu()),
            kind="quiet",
            act=Act.MENU,
            icon="icon.menu",
        )
        skip = Button(
            self.screen,
            say("table-hurry"),
            lambda: send(SkipAhead()),
            kind="quiet",
            act=Act.SKIP,
            icon="icon.speed",
            tip=say("table-skip"),
        )
        ways = [menu, skip]
        if hints:
            ways.append(self._hint())
        apart = columns(self.kit.layout.menu, len(ways), self.look.px(APART))
        for widget, rect in zip(ways, apart, strict=True):
            widget.chip = len(ways) == 2 or widget.natural()[0] <= rect.width  # words come first
            widget.place(rect)
        set_alike(ways)
        self.become(ways)

    def _hint(self) -> Button:
        say, send = self.words.say, self.kit.send
        return Button(
            self.screen,
            say("table-hint-short"),
            lambda: send(AskAdvice()),
            kind="quiet",
            act=Act.HINT,
            icon="icon.hint",
            tip=say("table-hint"),
        )
