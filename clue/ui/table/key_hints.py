"""The table's hint bar: which keys, or which buttons of the pad, mean something just now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from clue.ui.intents import ARROWS, Act
from clue.ui.table.logbook import Logbook
from clue.ui.table.notebook import Notebook
from clue.ui.table.targets import Targets
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.hintbar import HintBar

_Hints = Sequence[tuple[tuple[Act, ...], str]]

_HINTS: Final[Mapping[type[Widget], _Hints]] = {
    Targets: ((ARROWS, "hint-walk"), ((Act.CONFIRM,), "hint-go")),
    Notebook: ((ARROWS, "hint-cell"), ((Act.CONFIRM,), "hint-mark"), ((Act.CLEAR,), "hint-clear")),
    Logbook: ((ARROWS, "hint-scroll"), ((Act.CONFIRM,), "hint-notes")),
    Pressable: (((Act.NEXT,), "hint-next"), ((Act.CONFIRM,), "hint-confirm")),
}
"""What can be done with whatever has the keyboard."""
LEAST: Final = 2
"""With so many lines one can go on."""
_ELSE: Final[_Hints] = (((Act.NEXT,), "hint-next"), ((Act.SKIP,), "hint-skip"))


class KeyHints(Widget):
    """One line for each key that means something to what has the focus."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui)
        self._focused: type[object] = type(None)

    @property
    def line(self) -> int:
        """How high a line is."""
        return self.look.letters.line_height(styles.TINY) + self.look.px(8)

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

    def update(self, now: float) -> float:
        """Follow the focus."""
        if type(self.ui.focused) is not self._focused:
            self._set()
            self.damage()
        return super().update(now)

    def _set(self) -> None:
        focused = self.ui.focused
        self._focused = type(focused)
        fitting = (hints for kind, hints in _HINTS.items() if isinstance(focused, kind))
        say = self.ui.stage.words.say
        hints = next(fitting, _ELSE)[: max(1, self.rect.height // self.line)]
        top = self.rect.bottom - len(hints) * self.line
        self.children = []
        for index, (acts, key) in enumerate(hints):
            bar = HintBar(self.ui, [(acts, say(key))], align="left")
            # the room a bar leaves behind its last word is not needed here
            wide = self.rect.width + self.look.px(24)
            bar.place((self.rect.x, top + index * self.line, wide, self.line))
            self.add(bar)
