"""The small chip that names the key for an act, or the pad's button while a pad is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Self

from msgspec import Struct

from clue.text.speaker import Speaker
from clue.ui.input.intents import Act
from clue.ui.input.reader import PLAYSTATION
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Align, Style
from clue.ui.widgets.base import Host, Widget

if TYPE_CHECKING:
    from clue.ui.theme.look import Look
    from clue.ui.widgets.base import Surroundings
import pygame

STROKE: Final = 0.07
REACH: Final = 0.21
"""How broad the stroke of a sign is, and how far it reaches from the middle, for its button."""
CAP_GAP: Final = 5
"""Between two caps, and to the words."""
WORDS_GAP: Final = 3
HINT_GAP: Final = 22
"""Between two hints."""
HINT_ENDS: Final = 30
LAST: Final = 24
CAP_PAD: Final = 14
LINE_ROOM: Final = 10


def key_label(stage: Surroundings, key: str) -> str:
    """How a key is called in the player's language, its modifiers before it."""
    return "+".join(_part_label(stage.words.language, part) for part in key.split("+") if part)


@lru_cache(maxsize=256)
def _part_label(language: str, key: str) -> str:
    words = Speaker(language)  # keys are called alike at every table
    named = "key-" + key.replace(" ", "-")
    if words.has(named):
        return words.say(named)
    return key.upper() if len(key) <= 3 else key.capitalize()


class PadLabel(str):
    """What a pad's button is called, and the sign on it where that is more than a word."""

    __slots__ = ("sign",)
    sign: str

    def __new__(cls, word: str, sign: str) -> Self:
        """The word, and the sign's name."""
        label = super().__new__(cls, word)
        label.sign = sign
        return label


SIGNED: Final[Mapping[str, str]] = {"a": "cross", "b": "circle", "x": "square", "y": "triangle"}
"""What PlayStations have on the buttons that bear letters elsewhere."""
LETTER: Final = "letter"


def button_label(stage: Surroundings, button: str) -> str:
    """How a pad's button is called; its cross is one thing, whichever way it is pressed."""
    words, family = stage.words, stage.pad_family
    if button in {"up", "down", "left", "right"}:
        return words.say("pad-cross")
    own = f"pad-{family}-{button}"
    word = words.say(own if words.has(own) else f"pad-{button}")
    if button in SIGNED:
        return PadLabel(word, SIGNED[button] if family == PLAYSTATION else LETTER)
    return word


def act_label(stage: Surroundings, act: Act | None) -> str:
    """The key, or the pad's button, that means an act now; empty if there is none."""
    if act is None:
        return ""
    if stage.with_pad:
        button = stage.bindings.button(act)
        return button_label(stage, button) if button else ""
    key = stage.bindings.key(act)
    return key_label(stage, key) if key else ""


class Cap(Struct, frozen=True):
    """How a key is drawn: its skin, its letters, and how much is round them, in units."""

    skin: Skin
    style: Style
    round: float


CHIP: Final = Cap(frames.CHIP, styles.CHIP, 2)
TYPEWRITER: Final = Cap(frames.TYPE_KEY, styles.CHIP.but(size=22, colour="cream"), 10)


def keycap_size(stage: Surroundings, label: str, cap: Cap = CHIP) -> tuple[int, int]:
    """How large a key is."""
    return cap_size(stage.look, label, cap)


def cap_size(look: Look, label: str, cap: Cap = CHIP) -> tuple[int, int]:
    """The same, for what knows no stage."""
    height = look.letters.line_height(cap.style) + look.px(cap.round)
    if isinstance(label, PadLabel):
        return height, height
    wide, _ = look.letters.size(label, cap.style)
    return max(height, wide + look.px(CAP_PAD + cap.round)), height


def draw_keycap(
    canvas: pygame.Surface,
    stage: Surroundings,
    label: str,
    left_middle: tuple[int, int],
    colour: str = "soft",
    *,
    cap: Cap = CHIP,
) -> pygame.Rect:
    """Paint a key; gives back its place."""
    return draw_cap(canvas, stage.look, label, left_middle, colour, cap=cap)


def draw_cap(
    canvas: pygame.Surface,
    look: Look,
    label: str,
    left_middle: tuple[int, int],
    colour: str,
    *,
    cap: Cap = CHIP,
) -> pygame.Rect:
    """The same, for what knows no stage."""
    rect = pygame.Rect((0, 0), cap_size(look, label, cap))
    rect.midleft = left_middle
    if isinstance(label, PadLabel):
        canvas.blit(_disc(look, rect.height, label.sign, colour), rect)
        if label.sign == LETTER:
            look.letters.draw(canvas, label, cap.style, rect, align="center", colour=colour)
        return rect
    look.paint.panel(canvas, rect, cap.skin)
    look.letters.draw(canvas, label, cap.style, rect, align="center", colour=colour)
    return rect


def _disc(look: Look, side: int, sign: str, colour: str) -> pygame.Surface:
    """A round button, and on it the sign in one stroke."""
    tone, edge = look.palette.named(colour), look.palette.named("brass_dim")

    def make() -> pygame.Surface:
        size, wide = side * FINE, max(FINE, round(side * FINE * STROKE))
        image = pygame.Surface((size, size), pygame.SRCALPHA)
        middle, reach = size // 2, round(size * REACH)
        pygame.draw.circle(image, look.palette.named("well"), (middle, middle), middle)
        pygame.draw.circle(image, edge, (middle, middle), middle, wide)
        near, far = middle - reach, middle + reach
        match sign:
            case "cross":
                pygame.draw.line(image, tone, (near, near), (far, far), wide)
                pygame.draw.line(image, tone, (near, far), (far, near), wide)
            case "circle":
                pygame.draw.circle(image, tone, (middle, middle), reach + wide // 2, wide)
            case "square":
                pygame.draw.rect(image, tone, (near, near, 2 * reach, 2 * reach), wide)
            case "triangle":
                corners = [(middle, near - wide // 2), (far, far - wide), (near, far - wide)]
                pygame.draw.polygon(image, tone, corners, wide)
            case _:
                pass
        return pygame.transform.smoothscale(image, (side, side))

    return look.paint.kept(("pad-disc", side, sign, tone), make)


class HintBar(Widget):
    """Keys and what they do, set to the right; what does not fit is left out from the left."""

    def __init__(
        self, ui: Host, hints: Sequence[tuple[tuple[Act, ...], str]], *, align: Align = "right"
    ) -> None:
        super().__init__(ui)
        self.hints = hints
        self.align = align
        self._key: tuple[tuple[int, int], int, bool] | None = None
        self._places: list[tuple[int, str, str]] = []

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """One line."""
        wide = sum(self._wide(acts, words) for acts, words in self.hints)
        return width or wide, self.look.letters.line_height(styles.TINY) + self.look.px(LINE_ROOM)

    def _wide(self, acts: tuple[Act, ...], words: str) -> int:
        look = self.look
        chips = sum(
            keycap_size(self.ui.stage, label)[0] + look.px(CAP_GAP) for label in self._labels(acts)
        )
        return chips + look.px(HINT_ENDS) + look.letters.size(words, styles.TINY)[0]

    def _labels(self, acts: tuple[Act, ...]) -> list[str]:
        """The chips' words; what a pad has on one cross is named once."""
        labels = (act_label(self.ui.stage, act) for act in acts)
        return list(dict.fromkeys(label for label in labels if label))

    def draw(self, canvas: pygame.Surface) -> None:
        """Chips and words."""
        look = self.look
        for x, label, words in self.laid_out():
            if label:
                draw_keycap(canvas, self.ui.stage, label, (x, self.rect.centery))
            line = pygame.Rect(x, self.rect.y, self.rect.width, self.rect.height)
            if words:
                look.letters.draw(canvas, words, styles.TINY, line)

    def laid_out(self) -> list[tuple[int, str, str]]:
        """Each chip and each word with its place; worked out once for each hand and width."""
        key = (self.rect.topleft, self.rect.width, self.ui.stage.with_pad)
        if self._key != key:
            self._key, self._places = key, self._arranged()
        return self._places

    def _arranged(self) -> list[tuple[int, str, str]]:
        look = self.look
        shown = [(acts, words) for acts, words in self.hints if self._labels(acts)]
        while shown and sum(self._wide(*hint) for hint in shown) > self.rect.width:
            shown = shown[1:]
        x = self.rect.x
        if self.align == "right":
            x = self.rect.right - sum(self._wide(*hint) for hint in shown) + look.px(LAST)
        places: list[tuple[int, str, str]] = []
        for acts, words in shown:
            for label in self._labels(acts):
                places.append((x, label, ""))
                x += keycap_size(self.ui.stage, label)[0] + look.px(CAP_GAP)
            places.append((x + look.px(WORDS_GAP), "", words))
            x += look.px(WORDS_GAP) + look.letters.size(words, styles.TINY)[0] + look.px(HINT_GAP)
        return places
