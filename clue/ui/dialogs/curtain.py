"""The curtain between people who share one screen.

It is closed from its very first picture, so that nothing of what lies beneath is seen on the way;
what it shows depends on the seat, the players' names and the reason alone. It opens to whoever
holds the key, or presses it twice. ``on_open`` is told first, before the halves part: what is
beneath must then be ready to be seen, and nothing may be pushed on top before the curtain has gone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.cards.faces import picture_of
from clue.ui.input.intents import Act, Command, Intent, Press
from clue.ui.media.assets import Wanted
from clue.ui.stage.scene import Scene, Stage, WidgetScene
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.stage.timeline import Timeline, TimelinePlayer, fade, value
from clue.ui.theme import styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import DESIGN, Halo
from clue.ui.widgets.button import HoldButton
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

PART: Final = 0.75
VALANCE: Final = 210
"""How tall the valance is, in units."""
MARGIN: Final = 200
"""Free at both sides together."""
BELOW: Final = 20
BUTTON_GAP: Final = 40
"""Free at the foot of the window, and below the button."""
SLACK: Final = 10
"""How much broader the button may be than its words ask for."""
PORTRAIT: Final = 560
"""How tall whoever is waited for stands at most."""
DROP: Final = 0.5
BRIM: Final = Skin(alpha=0, radius=14, shadow=60, drop=16, shadow_alpha=210)


def fetch(stage: Stage) -> None:
    """Have its cloth ready: it falls at once, and may do so soon."""
    stage.assets.preload(_cloth(stage.look))


def _cloth(look: Look) -> tuple[Wanted, Wanted, Wanted]:
    """Its two halves and the valance."""
    wide, high = look.size
    half = (wide + 1) // 2, high
    return (
        ("curtain.left", half, "exact"),
        ("curtain.right", half, "exact"),
        ("curtain.valance", (wide, look.px(VALANCE)), "exact"),
    )


class CurtainScene(WidgetScene):
    """Hides everything until the one it waits for is there."""

    rehearsed = False  # it hides at once
    soft = False

    def __init__(
        self,
        *,
        seat: Seat,
        words: Speaker,
        reason: str,
        on_open: Callable[[], None],
        on_menu: Callable[[], None] | None = None,
    ) -> None:
        self.on_menu = on_menu
        self.seat = seat
        self.words = words
        self.reason = reason
        self.on_open = on_open
        self.falling: TimelinePlayer | None = None
        self.parting: TimelinePlayer | None = None
        self._beneath: pygame.Surface | None = None

    def enter(self, stage: Stage) -> None:
        """The cloth is there at once; only the valance comes down."""
        super().enter(stage)
        stage.audio.play("curtain.close")
        self.falling = self._player(value("valance", "drop", 0.0, 1.0, DROP, ease="out"))

    @property
    def opening(self) -> bool:
        """Whether it is being drawn aside."""
        return self.parting is not None

    def _player(self, timeline: Timeline) -> TimelinePlayer:
        settings = self.stage.settings
        pace = 0.0 if settings.reduced_motion else SPEED_FACTORS[settings.own_speed]
        return TimelinePlayer(timeline.paced(pace), self.stage.now())

    def _opening(self) -> TimelinePlayer:
        """Apart, or a fade where motion is not wanted."""
        settings = self.stage.settings
        pace = SPEED_FACTORS[settings.own_speed]
        if settings.reduced_motion:
            return TimelinePlayer(fade("cloth", 1.0, 0.0, 0.3).paced(pace), self.stage.now())
        return TimelinePlayer(
            value("cloth", "apart", 0.0, 1.0, PART, ease="in").paced(pace), self.stage.now()
        )

    # -- what is on it -------------------------------------------------------------------------

    def fill(self) -> None:
        """Portrait, whom it waits for, why, how it opens, and that nothing is seen."""
        look, words, screen = self.look, self.words, self.screen
        self._beneath = None
        player = words.player(self.seat)
        room = Cutter(screen.rect.inflate(-look.px(MARGIN), 0))
        room.top(look.px(VALANCE - 6))
        room.bottom(look.px(BELOW + (look.scale.units[1] - DESIGN[1]) * 0.4))
        note = self._line(room, words.say("curtain-note"), styles.TINY.but(colour="cream"), 34)
        button = HoldButton(
            screen,
            words.say("curtain-open", player=player),
            words.say("curtain-press", player=player),
            self.open,
        )
        button.default = True
        wide, high = button.natural()
        row = room.bottom(high, look.px(BUTTON_GAP))
        button.place(pygame.Rect(0, 0, min(wide + look.px(SLACK), row.width), high))
        button.rect.center = row.center
        said = [
            self._line(room, line, styles.TAGLINE.but(size=31), 6)
            for line in reversed(self.reason.split("\n"))
        ]
        title = words.say("curtain-title", player=player)
        style = look.letters.fit(title, styles.HEADING.but(size=74), room.rect.width)
        heading = self._line(room, title, style, 14)
        for widget in (heading, *reversed(said), button, note):
            screen.add(widget)
            widget.visible = not self.opening
        high = min(room.rect.height, look.px(PORTRAIT))
        self.portrait = pygame.Rect(0, 0, high * 3 // 4, high)
        self.portrait.midbottom = (room.rect.centerx, room.rect.bottom)

    def _line(self, room: Cutter, words: str, style: styles.Style, gap: float) -> Label:
        """A line over the cloth, or several; the darkness round them makes them legible."""
        look = self.look
        wide = room.rect.width
        style = look.letters.fit(words, style, wide, 0.8)
        broken = look.letters.size(words, style)[0] > wide
        halo = None if broken else Halo(reach=6)
        label = Label(self.screen, words, style, align="center", halo=halo)
        label.place(room.bottom(label.natural(wide)[1], look.px(gap)))
        return label

    # -- opening -------------------------------------------------------------------------------

    def open(self) -> None:
        """Tell, then draw the halves aside."""
        if self.opening:
            return
        self.stage.audio.play("curtain.open")
        self.on_open()
        self.parting = self._opening()
        self.rebuild()

    def focus(self, gained: bool) -> None:
        """A window left while it opens closes it again, unless another curtain has fallen."""
        if gained or self.parting is None:
            return
        if self._covered():
            self.parting.skip()
            return
        self.parting = None
        self.rebuild()

    def _covered(self) -> bool:
        return self.stage.top is not self

    def update(self, now: float) -> float:
        """Let the valance fall, or the halves go."""
        if self.parting is not None:
            self.parting.advance(now)
            self.damage()
            if self.parting.done:
                self.stage.pop(self)
                return math.inf
            return now
        due = super().update(now)
        if self.opening:  # just now, by a widget
            return now
        if self.falling is None:
            return due
        self.falling.advance(now)
        self.damage(self._valance_rect())
        if self.falling.done:
            self.falling = None
            return due
        return now

    def handle(self, intent: Intent) -> bool:
        """While it opens, any press has it open at once."""
        if self.parting is None:
            return super().handle(intent)
        if isinstance(intent, Command | Press):
            self.parting.skip()
        return True

    def otherwise(self, intent: Intent) -> bool:
        """Escape opens the menu, which shows nothing of anybody's."""
        if intent == Command(Act.CANCEL) and self.on_menu is not None:
            self.on_menu()
            return True
        return False

    # -- picture -------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The cloth, whole or parting, the valance over it, the portrait before it."""
        values = self.parting.values if self.parting is not None else {}
        apart, alpha = values.get(("cloth", "apart"), 0.0), values.get(("cloth", "alpha"), 1.0)
        if self.parting is not None:
            self._paint_beneath(canvas)
        if alpha < 1.0:
            self._paint_fading(canvas, alpha)
            return
        self._paint_halves(canvas, apart)
        self._paint_valance(canvas, apart)
        if self.parting is None:
            self.look.paint.panel(canvas, self.portrait, BRIM)
            picture = picture_of(self.seat)
            self.look.paint.card(canvas, self.portrait, picture, width=5, radius=14)

    def _paint_halves(self, canvas: pygame.Surface, apart: float) -> None:
        left, right = (self.look.assets.scaled(*wanted) for wanted in _cloth(self.look)[:2])
        away = round(apart * left.get_width())
        canvas.blit(left, (-away, 0))
        canvas.blit(right, (self.look.size[0] - right.get_width() + away, 0))

    def _valance_rect(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.look.size[0], self.look.px(VALANCE))

    def _paint_valance(self, canvas: pygame.Surface, apart: float) -> None:
        rect = self._valance_rect()
        picture = self.look.assets.scaled(*_cloth(self.look)[2])
        drop = self.falling.values["valance", "drop"] if self.falling is not None else 1.0
        canvas.blit(picture, (0, -round((1 - drop * (1 - apart)) * rect.height)))

    def _paint_fading(self, canvas: pygame.Surface, alpha: float) -> None:
        size = self.look.size
        cloth = pygame.Surface(size).convert()
        self._paint_halves(cloth, 0.0)
        cloth.set_alpha(round(255 * alpha))
        canvas.blit(cloth, (0, 0))

    def _paint_beneath(self, canvas: pygame.Surface) -> None:
        """A still of the scene beneath, taken once."""
        if self._beneath is None:
            self._beneath = pygame.Surface(self.look.size).convert()
            for scene in _below(self, self.stage.stack):
                scene.draw(self._beneath)
        canvas.blit(self._beneath, (0, 0))


def _below(scene: Scene, stack: Sequence[Scene]) -> Sequence[Scene]:
    """The scenes under this one that can be seen: the uppermost that is no dialog, and on."""
    under = list(stack[: stack.index(scene)]) if scene in stack else []
    ground = max((at for at, other in enumerate(under) if not other.veil), default=0)
    return under[ground:]
