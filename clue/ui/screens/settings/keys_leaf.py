"""Two leaves of the settings: the keys of each act, and the buttons a pad has for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import pygame

from clue.ui.input.bindings import DEFAULT_KEYS, FIXED, FIXED_PAD
from clue.ui.input.intents import Act
from clue.ui.input.reader import PAD_PREFIX
from clue.ui.reading.readable import Readable
from clue.ui.screens.settings.row import ABOUT, SettingRow
from clue.ui.stage.scene import Stage, WidgetScene
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
