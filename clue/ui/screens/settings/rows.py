"""Rows of the settings: a name, its control, what it means; and a hand's keys, an act a row."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import pygame

from clue.ui.input.bindings import DEFAULT_KEYS, FIXED, FIXED_PAD
from clue.ui.input.intents import Act
from clue.ui.input.reader import PAD_PREFIX
from clue.ui.reading.readable import Readable
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.settings import SPEED_FACTORS, Settings
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.keycap import (
    TYPEWRITER,
    button_label,
    draw_keycap,
    key_label,
    keycap_size,
)
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

PRINTED: Final = styles.PAPER.but(size=25)
ABOUT: Final = styles.PAPER_SMALL.but(size=22)
FILLED: Final = styles.TYPED.but(size=23)
"""A printed form: its own words, and what is filled in."""
DOT: Final = 8
DOT_SIZE: Final = 1.6
DOTS_BELOW: Final = 3
"""The dots of its lines: how far apart, how large, and how far below a row."""
NAME_SHARE: Final = 0.46
ROW_GAP: Final = 14
RING: Final = 40
"""Below a row, and round it for its control's rings, both sides together."""
PAIR_GAP: Final = 14


class SettingRow(Widget):
    """One setting: its name at the left, its control at the right, what it means below."""

    def __init__(self, ui: Host, name: str, control: Widget, about: str = "", *others: str) -> None:
        super().__init__(ui)
        self.others = others  # what may come to stand below instead: there is room for each
        self.name = Label(ui, name, PRINTED, valign="middle")
        self.control = control
        for part in control.walk():
            if part.focusable and not isinstance(part, Button):
                part.called = name
        self.about = Label(ui, about, ABOUT) if about else None
        self.add(self.name, control, *([self.about] if self.about else []))

    def _name_width(self, width: int) -> int:
        return round(width * NAME_SHARE)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as the taller of name and control, and the words below."""
        wide = width or self.look.px(styles.LONG_ROW)
        high = max(
            self.name.natural(self._name_width(wide))[1],
            self.control.natural(wide - self._name_width(wide))[1],
        )
        return wide, high + self._below(wide) + self.look.px(ROW_GAP)

    def _below(self, width: int) -> int:
        if self.about is None:
            return 0
        letters, style = self.look.letters, self.about.style
        words = (self.about.words, *self.others)
        return max(letters.size(told, style, width)[1] for told in words)

    def tell(self, about: str) -> None:
        """What it means now that something else was chosen."""
        if self.about is not None:
            self.about.say_now(about)

    def arrange(self) -> None:
        """Side by side."""
        high = max(
            self.name.natural(self._name_width(self.rect.width))[1],
            self.control.natural(self.rect.width - self._name_width(self.rect.width))[1],
        )
        room = Cutter(self.rect)
        line = Cutter(room.top(high))
        self.name.place(line.left(self._name_width(self.rect.width)))
        tall = self.control.natural(line.rect.width)[1]
        self.control.place((line.rect.x, line.rect.centery - tall // 2, line.rect.width, tall))
        if self.about:
            self.about.place(room.rect)

    def draw(self, canvas: pygame.Surface) -> None:
        """The line it stands on, dotted, then what stands there."""
        look = self.look
        dot, y = max(1, look.px(DOT_SIZE)), self.rect.bottom + look.px(DOTS_BELOW)
        tone = look.paint.colour("ink_soft")
        for x in range(self.rect.x, self.rect.right, max(2 * dot, look.px(DOT))):
            canvas.fill(tone, (x, y, dot, dot))
        self.draw_children(canvas)

    @property
    def reach(self) -> pygame.Rect:
        """Rings of the control included."""
        return self.rect.inflate(self.look.px(RING), self.look.px(RING))


class Pair(Widget):
    """Two small buttons side by side."""

    def __init__(self, ui: Host, *buttons: Button) -> None:
        super().__init__(ui)
        self.add(*buttons)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of them; one below the other where there is no room for that."""
        sizes = [button.natural() for button in self.children]
        gap = self.look.px(PAIR_GAP)
        wide = sum(size[0] for size in sizes) + gap
        if width is not None and wide > width:
            return width, sum(size[1] for size in sizes) + gap
        return wide if width is None else width, max(size[1] for size in sizes)

    def arrange(self) -> None:
        """From the left, or from the top."""
        room, gap = Cutter(self.rect), self.look.px(PAIR_GAP)
        sizes = [button.natural() for button in self.children]
        beside = sum(size[0] for size in sizes) + gap <= self.rect.width
        for button, (wide, high) in zip(self.children, sizes, strict=True):
            if beside:
                button.place(room.left(wide, gap))
            else:
                button.place(Cutter(room.top(high, gap)).left(min(wide, self.rect.width)))


LANES: Final = (("pawn.scarlet", "own_speed"), ("pawn.plum", "computer_speed"))
GAP: Final = 8
LANE: Final = 92
"""How high a pawn's way is, in units."""
CROSSING: Final = 1.6
"""Seconds from one end to the other, at the usual speed."""
SHOWN: Final = 6.4
"""So long they walk after a change; then all is at rest again."""
BEAT: Final = 1 / 30


class Walks(Widget):
    """One's own pawn and a computer's, as fast as they are set, whenever that is changed."""

    def __init__(self, ui: Host, settings: Callable[[], Settings], since: float) -> None:
        super().__init__(ui)
        self.settings = settings
        self.since = since  # when something was changed

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A lane for each."""
        return width or self.rect.width, self.look.px(LANE) * len(LANES)

    def update(self, now: float) -> float:
        """Walk for a while when something was changed."""
        if now - self.since > SHOWN:
            return math.inf
        self.damage()
        return now + BEAT

    def _share(self, seconds: float, pace: float) -> float:
        """How far along its way a pawn is, there and back; it leaps where nothing may move."""
        if pace == 0 or self.settings().reduced_motion:
            return float(int(seconds / CROSSING) % 2)
        way = seconds * pace / CROSSING % 2
        return min(way, 2 - way)

    def draw(self, canvas: pygame.Surface) -> None:
        """Each on its line."""
        look = self.look
        seconds = min(max(0.0, self.ui.stage.now() - self.since), SHOWN)
        high = self.rect.height // len(LANES)
        for number, (name, field) in enumerate(LANES):
            lane = pygame.Rect(self.rect.x, self.rect.y + number * high, self.rect.width, high)
            look.paint.panel(canvas, lane.inflate(0, -look.px(GAP)), frames.TRAY)
            pawn = look.assets.scaled(name, (high, high - 2 * look.px(GAP)), "contain")
            share = self._share(seconds, SPEED_FACTORS[getattr(self.settings(), field)])
            left = lane.x + look.px(GAP) + round(share * (lane.width - high - 2 * look.px(GAP)))
            place = pygame.Rect(left, lane.y, high, high)
            canvas.blit(pawn, pawn.get_rect(center=place.center))


TYPED: Final = frozenset({Act.ERASE, Act.DELETE, Act.HOME, Act.END})
"""What only keys are for."""
CAP_GAP: Final = 8
"""Between two keys, and round them."""
LEAST: Final = (240, 46)
"""How broad a field is that has not been given its width, and how high at least."""


@dataclass(frozen=True)
class InputKind:
    """One of the two things that have keys to be chosen."""

    field: str  # the setting
    fixed: frozenset[Act]
    shown: tuple[Act, ...]
    how: str  # the sentence that says how they are changed
    change: str  # the one that asks for another
    reset: str  # the way back to how they were
    bound: Callable[[Stage], Mapping[Act, tuple[str, ...]]]
    meaning: Callable[[Stage, str], Act | None]
    label: Callable[[Stage, str], str]
    none: str = "key-none"


KEYS: Final = InputKind(
    field="keys",
    fixed=FIXED,
    shown=tuple(act for act in DEFAULT_KEYS if act not in FIXED),
    how="settings-keys-how",
    change="settings-keys-change",
    reset="settings-keys-reset",
    bound=lambda stage: stage.bindings.keys,
    meaning=lambda stage, key: stage.bindings.act(key),
    label=key_label,
)
PAD: Final = InputKind(
    field="pad",
    fixed=FIXED_PAD,
    shown=tuple(act for act in DEFAULT_KEYS if act not in FIXED_PAD | TYPED),
    how="settings-pad-how",
    change="settings-pad-change",
    reset="settings-pad-reset",
    bound=lambda stage: stage.bindings.pad,
    meaning=lambda stage, button: stage.bindings.pad_act(button),
    label=button_label,
)


class KeyButton(Pressable):
    """The keys of one act; pressing it waits for another key."""

    def __init__(self, ui: Host, labels: Sequence[str], on_press: Callable[[], None]) -> None:
        super().__init__(ui, on_press)
        self.labels = labels
        self.waiting = False

    def heard(self) -> Readable:
        """The keys it has now."""
        return replace(super().heard(), value=", ".join(self.labels))

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        high = max(
            self.look.px(LEAST[1]),
            self.look.letters.line_height(styles.SMALL) + self.look.px(CAP_GAP),
        )
        return width or self.look.px(LEAST[0]), high

    def draw(self, canvas: pygame.Surface) -> None:
        """Chips on a sunk field; while waiting it glows wine red."""
        look = self.look
        look.paint.panel(canvas, self.rect, frames.PRIMARY if self.waiting else self.ground.field)
        self.draw_ring(canvas)
        stage, labels = self.ui.stage, self.labels if not self.waiting else ()
        wide = sum(keycap_size(stage, label, TYPEWRITER)[0] + look.px(CAP_GAP) for label in labels)
        x = self.rect.centerx - (wide - look.px(CAP_GAP)) // 2
        for label in labels:
            at = (x, self.rect.centery)
            x = draw_keycap(canvas, stage, label, at, "cream", cap=TYPEWRITER).right + look.px(
                CAP_GAP
            )


class KeysLeaf:
    """The rows of a hand, and what happens when one of them is pressed."""

    def __init__(self, scene: WidgetScene, hand: InputKind) -> None:
        self.scene = scene
        self.hand = hand
        self.note = ""
        self._note_label: Label | None = None

    def rows(self) -> list[Widget]:
        """How it is done or what was said last, an act a row, and the way back to how it was."""
        scene, hand = self.scene, self.hand
        stage, screen, say = scene.stage, scene.screen, scene.stage.words.say
        self._note_label = Label(screen, self.note or say(hand.how), ABOUT, colour="wine")
        rows: list[Widget] = [self._note_label]
        bound = hand.bound(stage)
        for act in hand.shown:
            labels = [hand.label(stage, name) for name in bound[act]]
            button = KeyButton(
                screen,
                labels or [say(hand.none)],
                partial(self._wait_for, act),
            )
            rows.append(SettingRow(screen, say(f"act-{act.value}"), button))
        rows.append(Button(screen, say(hand.reset), self._reset, kind="quiet"))
        return rows

    def _reset(self) -> None:
        self.note = ""
        self._keep({})

    def _keep(self, own: Mapping[str, tuple[str, ...]]) -> None:
        changes: dict[str, Any] = {self.hand.field: dict(own)}
        self.scene.stage.change(self.scene.stage.settings.but(**changes))
        self.scene.rebuild()

    def _wait_for(self, act: Act) -> None:
        stage = self.scene.stage
        button = self.scene.screen.focused
        if isinstance(button, KeyButton):
            button.waiting = True
            button.damage()
        self.note = stage.words.say(self.hand.change, act=stage.words.say(f"act-{act.value}"))
        if self._note_label is not None:
            self._note_label.say_now(self.note)
        stage.listen_for_key(lambda pressed: self._bind(act, pressed))

    def _bind(self, act: Act, pressed: str) -> None:
        """Give the act this key, unless it is another's; the other hand calls it off."""
        by_pad = pressed.startswith(PAD_PREFIX)
        name = pressed.removeprefix(PAD_PREFIX)
        self.note = ""
        if pressed == "escape" or by_pad is not (self.hand is PAD):
            self.scene.rebuild()
            return
        bound = self.hand.meaning(self.scene.stage, name)
        if bound is not None and bound is not act:
            self._refuse(name, bound)
            return
        own: dict[str, tuple[str, ...]] = getattr(self.scene.stage.settings, self.hand.field)
        self._keep({**own, act.value: (name,)})

    def _refuse(self, name: str, bound: Act) -> None:
        stage = self.scene.stage
        key = "settings-keys-fixed" if bound in self.hand.fixed else "settings-keys-taken"
        self.note = stage.words.say(
            key, key=self.hand.label(stage, name), act=stage.words.say(f"act-{bound.value}")
        )
        self.scene.rebuild()
