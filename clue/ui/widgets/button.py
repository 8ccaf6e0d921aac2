"""Buttons: a word one can press, with the key that does the same."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

import pygame
from msgspec import Struct, structs

from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release, Released
from clue.ui.reading.readable import NOTHING, PartDeed, Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.styles import Style, Words
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.keycap import act_label, draw_keycap, keycap_size


class ButtonLook(Struct, frozen=True):
    """How one kind of button looks."""

    skin: Skin
    lit: Skin  # hovered
    style: Style
    height: float = 64
    pad: float = 34


def _lit(skin: Skin, top: str, border: str = "lamp") -> Skin:
    borders = tuple(structs.replace(line, colour=border) for line in skin.borders)
    return structs.replace(skin, top=top, borders=borders)


KindName: TypeAlias = Literal["primary", "secondary", "quiet", "small", "bare"]

KINDS: Final[Mapping[KindName, ButtonLook]] = {
    "primary": ButtonLook(frames.PRIMARY, _lit(frames.PRIMARY, "wine_lit"), styles.BUTTON),
    "secondary": ButtonLook(frames.SECONDARY, _lit(frames.SECONDARY, "panel_lit"), styles.BUTTON),
    "quiet": ButtonLook(
        frames.QUIET, _lit(frames.QUIET, "panel_lit", "brass"), styles.SMALL, height=52, pad=22
    ),
    "small": ButtonLook(
        frames.QUIET, _lit(frames.QUIET, "panel_lit", "brass"), styles.SMALL, height=42, pad=14
    ),
    "bare": ButtonLook(frames.BARE, frames.QUIET, styles.SMALL, height=42, pad=14),
}


GAP: Final = 18
"""Between two of a row, in units."""
CHIP_GAP: Final = 14
"""Between a word and its key."""
SIGN: Final = 32
SIGN_ROOM: Final = 44
"""How broad a sign is, and that with what lies between it and the word."""
ROW_INSET: Final = 60
"""How much narrower the words of a menu's row are than the row."""
ENOUGH: Final = 0.88
"""How far a word may shrink to make room for its sign."""
WORDS_ROOM: Final = 14
"""Above and below a button's words together."""
SINKS: Final = 2
"""How far a pressed one goes down."""
LEAST_WORDS: Final = 40
WORD_GAP: Final = 20
ROW_OF_BUTTONS: Final = 800
MENU_ROW: Final = (520, 74)
"""How broad a row of the menu is that has not been given its width, and how high at least."""
MENU_ROW_ROOM: Final = 20
RING_OUT: Final = 8
"""How far the ring reaches, both sides together."""
EDGE: Final = 4
"""The bright edge of a row that is pointed at."""
ASIDE_GAP: Final = 20
LEAST_ASIDE: Final = 60


class Pressable(Widget):
    """Anything that is pressed by click or by the confirming key."""

    focusable = True
    role = Role.BUTTON

    def __init__(
        self,
        ui: Host,
        on_press: WidgetAct,
        *,
        act: Act | None = None,
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(ui, enabled=enabled, tip=tip)
        self.on_press = on_press
        self.act = act

    def press(self) -> None:
        """What pressing does."""
        self.say(self.sound)
        self.on_press()

    def deeds(self) -> frozenset[PartDeed]:
        """It is there to be pressed."""
        return super().deeds() | {PartDeed.PRESS} if self.focusable else NOTHING

    def do(self, deed: PartDeed, text: str) -> None:
        """Pressed by whoever hears it: the keyboard goes there too."""
        super().do(PartDeed.FOCUS, text)
        if deed is PartDeed.PRESS and self.alive:
            self.press()

    def handle(self, intent: Intent) -> bool:
        """Pressed when let go inside, or by the confirming key."""
        match intent:
            case Press(button=1):
                return True
            case Release(x=x, y=y, button=1):
                if self.rect.collidepoint(x, y) and self.enabled:
                    self.press()
                return True
            case Command(Act.CONFIRM) if self.focused and self.enabled and self.takes_confirming:
                self.press()
                return True
            case PointerMoved():
                return self.pressed
        return False


class Labelled(Pressable):
    """What is pressed for the words on it."""

    label: Words

    @property
    def reads(self) -> Words:
        """Its label."""
        return self.label


class Button(Labelled):
    """A button with a word, perhaps a sign, perhaps the key that does the same."""

    def __init__(
        self,
        ui: Host,
        label: Words,
        on_press: WidgetAct,
        *,
        kind: KindName = "secondary",
        act: Act | None = None,
        icon: str = "",
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(ui, on_press, act=act, enabled=enabled, tip=tip)
        self.label = label
        self.kind = KINDS[kind]
        self.icon = icon
        self.chip = True  # the key is named, where there is room
        self.letters_alike: Style | None = None  # with its neighbours
        self.signs_alike: bool | None = None
        self.ink: str | None = None  # what its word and its sign are drawn in, if not in brass
        self._bright = enabled

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As wide as its word, sign and key need."""
        look = self.look
        wide = look.letters.size(self.label, self.kind.style)[0] + 2 * look.px(self.kind.pad)
        chip = self._chip()
        if chip:
            wide += keycap_size(self.ui.stage, chip)[0] + look.px(CHIP_GAP)
        if self.icon:
            wide += look.px(SIGN_ROOM)
        line = look.letters.line_height(self.kind.style)
        return (width or wide, max(look.px(self.kind.height), line + look.px(WORDS_ROOM)))

    @property
    def reach(self) -> pygame.Rect:
        """Shadow and ring included."""
        return super().reach.union(self.look.paint.reach(self.rect, self.kind.skin))

    def relabel(self, label: Words) -> None:
        """Another word from now on."""
        if label != self.label:
            self.label = label
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint it as it is: resting, hovered, pressed, or out of use."""
        look = self.look
        lit = self.enabled and self.hovered
        skin = self.kind.lit if lit else self.kind.skin
        rect = self.rect.move(0, look.px(SINKS)) if self.pressed and self.hovered else self.rect
        if not self.enabled:
            skin = self.ground.closed
        look.paint.panel(canvas, rect, skin)
        self.draw_ring(canvas)
        self._draw_inside(canvas, self.inside.move(0, rect.y - self.rect.y))

    @property
    def inside(self) -> pygame.Rect:
        """Where its word may stand."""
        return self.rect

    @property
    def by_its_key(self) -> bool:
        """Whether its key presses it now: the confirming key goes to what has the focus first."""
        other = self.ui.focused
        taken = other is not None and other is not self and other.takes_confirming
        return self.enabled and not (self.act is Act.CONFIRM and taken)

    def update(self, now: float) -> float:
        """Its key is drawn bright while it presses it."""
        if self.by_its_key != self._bright:
            self._bright = self.by_its_key
            self.damage()
        return super().update(now)

    def _chip(self) -> str:
        return act_label(self.ui.stage, self.act) if self.chip else ""

    def _room(self, sign: bool) -> int:
        """How much is left for the word."""
        look, chip = self.look, self._chip()
        chip_wide = keycap_size(self.ui.stage, chip)[0] + look.px(CHIP_GAP) if chip else 0
        icon_wide = look.px(SIGN_ROOM) if self.icon and sign else 0
        return max(
            look.px(LEAST_WORDS), self.inside.width - chip_wide - look.px(WORD_GAP) - icon_wide
        )

    @property
    def has_room_for_sign(self) -> bool:
        """Whether its words leave place enough for its key."""
        wide = self.look.letters.size(self.label, self.kind.style)[0]
        return wide * ENOUGH <= self._room(sign=True)

    @property
    def has_room(self) -> bool:
        """Whether its word can be set beside its key at all."""
        style = self.letters(sign=False)
        return self.look.letters.size(self.label, style)[0] <= self._room(sign=False)

    def letters(self, *, sign: bool, narrow: bool = False) -> Style:
        """As large as there is room, in the narrower face if need be."""
        letters, style, room = self.look.letters, self.kind.style, self._room(sign)
        fitting = letters.fit(self.label, style, room)
        if narrow or letters.size(self.label, fitting)[0] > room:
            fitting = letters.fit(self.label, styles.LABEL.but(colour=style.colour), room)
        return fitting

    def _draw_inside(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        look = self.look
        chip = self._chip()
        chip_wide = keycap_size(self.ui.stage, chip)[0] + look.px(CHIP_GAP) if chip else 0
        with_sign = self.signs_alike if self.signs_alike is not None else self.has_room_for_sign
        icon_wide = look.px(SIGN_ROOM) if self.icon and with_sign else 0
        style = look.letters.fit(
            self.label, self.letters_alike or self.letters(sign=with_sign), self._room(with_sign)
        )
        wide = look.letters.size(self.label, style)[0]
        x = rect.x + (rect.width - wide - chip_wide - icon_wide) // 2
        colour = self.ink if self.enabled else self.ground.off
        if icon_wide:
            side = look.px(SIGN)
            ink = look.paint.colour(self.ink) if self.ink else None
            sign = look.assets.icon(self.icon, side, ink)
            sign.set_alpha(255 if self.enabled else 90)
            canvas.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += icon_wide
        line = pygame.Rect(x, rect.y, wide, rect.height)
        look.letters.draw(canvas, self.label, style, line, colour=colour)
        if chip:
            draw_keycap(
                canvas,
                self.ui.stage,
                chip,
                (x + wide + look.px(CHIP_GAP), rect.centery),
                colour="cream" if self.by_its_key else "brass_dim",
            )


class ButtonRow(Widget):
    """Buttons side by side in the middle, or below each other where that is too wide."""

    def __init__(self, ui: Host, *buttons: Button, above: float = 0) -> None:
        super().__init__(ui)
        self.above = above  # what is left free over them, in units
        self.add(*buttons)

    def _lines(self, width: int) -> list[list[Widget]]:
        gap = self.look.px(GAP)
        whole = sum(button.natural()[0] + gap for button in self.children) - gap
        return [self.children] if whole <= width else [[button] for button in self.children]

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """All of their lines."""
        look = self.look
        wide = look.px(ROW_OF_BUTTONS) if width is None else width
        lines = self._lines(wide)
        high = sum(line[0].natural()[1] for line in lines) + look.px(GAP) * (len(lines) - 1)
        return wide, high + look.px(self.above)

    def arrange(self) -> None:
        """Each line in the middle."""
        gap = self.look.px(GAP)
        y = self.rect.y + self.look.px(self.above)
        for line in self._lines(self.rect.width):
            sizes = [button.natural() for button in line]
            x = self.rect.centerx - (sum(wide for wide, _ in sizes) + gap * (len(line) - 1)) // 2
            for button, (wide, high) in zip(line, sizes, strict=True):
                button.place((max(x, self.rect.x), y, min(wide, self.rect.width), high))
                x += wide + gap
            y += sizes[0][1] + gap


def set_alike(buttons: Sequence[Button]) -> None:
    """Neighbours are set alike: in the size all have room for, with signs for all or for none."""
    if not buttons:
        return
    for button in buttons:
        button.chip = button.chip and button.has_room  # words go before keys
    signs = all(button.has_room_for_sign for button in buttons)
    fitting = [button.letters(sign=signs) for button in buttons]
    if len({style.face for style in fitting}) > 1:
        fitting = [button.letters(sign=signs, narrow=True) for button in buttons]
    smallest = min(fitting, key=lambda style: style.size)
    for button in buttons:
        button.letters_alike = button.kind.style.but(size=smallest.size)
        if smallest.face != button.kind.style.face:
            button.letters_alike = smallest
        button.signs_alike = signs


class MenuRow(Labelled):
    """A line of the title's menu: it glows wine red under hand or focus."""

    def __init__(
        self, ui: Host, label: str, on_press: WidgetAct, *, aside: str = "", enabled: bool = True
    ) -> None:
        super().__init__(ui, on_press, enabled=enabled)
        self.label = label
        self.aside = aside
        self.letters_alike: Style | None = None  # with the rows above and below

    def heard(self) -> Readable:
        """What stands aside is told with it."""
        return replace(super().heard(), value=self.aside)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A broad line."""
        line = self.look.letters.line_height(styles.MENU)
        return width or self.look.px(MENU_ROW[0]), max(
            self.look.px(MENU_ROW[1]), line + self.look.px(MENU_ROW_ROOM)
        )

    @property
    def reach(self) -> pygame.Rect:
        """It has no ring: the wine is its ring."""
        return self.rect.inflate(self.look.px(RING_OUT), self.look.px(RING_OUT))

    @property
    def letters(self) -> Style:
        """As large as there is room."""
        wide = self.rect.width - self.look.px(ROW_INSET)
        return self.look.letters.fit(self.label, styles.MENU, round(wide * 0.98))

    def draw(self, canvas: pygame.Surface) -> None:
        """A brass edge, the word, and to the right an aside."""
        look = self.look
        chosen = self.focused
        image = look.paint.ribbon(
            self.rect.size, "wine" if chosen else "shade", 235 if chosen else 120
        )
        canvas.blit(image, self.rect)
        edge = pygame.Rect(self.rect.x, self.rect.y, look.px(EDGE), self.rect.height)
        canvas.fill(look.letters.colour("lamp" if chosen or self.hovered else "brass"), edge)
        room = self.rect.inflate(-look.px(ROW_INSET), 0)
        colour = "lamp" if chosen or self.hovered else "cream"
        if not self.enabled:
            colour = "brass_dim"
        style = self.letters_alike or self.letters
        place = look.letters.draw(canvas, self.label, style, room, colour=colour)
        left = room.right - place.right - look.px(ASIDE_GAP)
        if self.aside and left > look.px(LEAST_ASIDE):
            small = look.letters.fit(self.aside, styles.SMALL, left, 0.75)
            look.letters.draw(canvas, self.aside, small, room, align="right", colour="soft")


def set_rows_alike(rows: Sequence[MenuRow]) -> None:
    """All rows of a menu in the size that the longest needs."""
    smallest = min((row.letters for row in rows), key=lambda style: style.size)
    for row in rows:
        row.letters_alike = smallest


HOLD: Final = 0.6
"""How long the key is held, in seconds."""
AGAIN: Final = 2.5
"""How soon a second press must follow a short one."""
FILLED_INSET: Final = 3
"""How far what is filled stays from the edges."""
FILLED: Final = Skin(top="wine_lit", bottom="wine", radius=7)


class HoldButton(Button):
    """A button that has to be held: it fills while it is, and forgets when it is let go."""

    def __init__(self, ui: Host, label: str, again: str, done: Callable[[], None]) -> None:
        super().__init__(ui, label, done, kind="primary", act=Act.CONFIRM)
        self.held_label = label
        self.again_label = again
        self.since = math.nan  # when it was pressed
        self.short = -math.inf  # when it was last let go too early

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as the broader of its two words."""
        measure = self.look.letters.size
        both = [measure(word, self.kind.style)[0] for word in (self.held_label, self.again_label)]
        wide, high = super().natural(width)
        spare = wide - measure(self.label, self.kind.style)[0]
        return spare + max(both), round(high * 1.2)

    def handle(self, intent: Intent) -> bool:
        """Down and up again, by mouse, key or pad."""
        match intent:
            case Press(button=1) | Command(Act.CONFIRM):
                self._down()
            case Release(button=1) | Released(Act.CONFIRM):
                self._up()
            case _:
                return super().handle(intent)
        return True

    def update(self, now: float) -> float:
        """Fill; forget a short press after a while."""
        if not math.isnan(self.since):
            self.damage()
            if now - self.since >= HOLD:
                self.since = math.nan
                self.on_press()
                return math.inf
            return now
        if self.label == self.again_label:
            if now - self.short > AGAIN:
                self.relabel(self.held_label)
            else:
                return self.short + AGAIN + 0.01
        return math.inf

    def _down(self) -> None:
        now = self.ui.stage.now()
        if not math.isnan(self.since):
            return
        if now - self.short <= AGAIN:
            self.on_press()
            return
        self.say(self.sound)
        self.since = now
        self.damage()

    def _up(self) -> None:
        if not math.isnan(self.since):
            self.since = math.nan
            self.short = self.ui.stage.now()
            self.relabel(self.again_label)
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """The part that is filled shines."""
        super().draw(canvas)
        if math.isnan(self.since):
            return
        share = min(1.0, (self.ui.stage.now() - self.since) / HOLD)
        inner = self.rect.inflate(-2 * self.look.px(FILLED_INSET), -2 * self.look.px(FILLED_INSET))
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip((inner.x, inner.y, round(inner.width * share), inner.height)))
        self.look.paint.panel(canvas, inner, FILLED)
        self._draw_inside(canvas, self.rect)
        canvas.set_clip(clip)
