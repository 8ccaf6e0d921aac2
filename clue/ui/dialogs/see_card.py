"""Seeing the card somebody shows: it slides in face down and is turned over."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

import pygame

from clue.rules.cards import Card, Seat
from clue.text.speaker import Speaker
from clue.ui.cards import faces
from clue.ui.cards.faces import BACK, frame_of, inscribed, name_on, picture_of
from clue.ui.dialogs.base import EDGE, Dialog
from clue.ui.input.intents import Act, Command, Intent, Press
from clue.ui.media.assets import Wanted
from clue.ui.stage.scene import Stage
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.stage.timeline import Cue, Timeline, TimelinePlayer, cue, fade, sequence, value, wait
from clue.ui.theme import styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.shapes import lay
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

CARD: Final = "card"
SLIDE: Final = 0.45
HALF_TURN: Final = 0.19
LAID_OUT: Final = 1.4 * TEMPO.dialog
"""Seconds until the dialog itself moves no more; till then its pictures have work enough."""
LOOKED_AT: Final = 2.4
"""Seconds a card lies open before it closes by itself; at the usual speed."""
LIGHT: Final = Skin(alpha=0, radius=12, shadow=34, shadow_alpha=120, glow="lamp")


def turning(*, reduced: bool) -> Timeline:
    """How the card comes: it travels and turns, or only appears where motion is not wanted.

    ``way`` is how far it has come, ``width`` how broad it looks, ``side`` which face is up.
    """
    if reduced:
        return sequence(cue("sound", "card.flip"), fade(CARD, 0.0, 1.0, 0.3))
    return sequence(
        cue("sound", "card.slide"),
        value(CARD, "way", 0.0, 1.0, SLIDE, ease="out"),
        wait(0.12),
        cue("sound", "card.flip"),
        value(CARD, "width", 1.0, 0.0, HALF_TURN, ease="in"),
        value(CARD, "side", 0.0, 1.0, 0.0),
        value(CARD, "width", 0.0, 1.0, HALF_TURN, ease="out"),
    )


class SeeCardScene(Dialog):
    """One card, for one player's eyes."""

    def __init__(
        self,
        *,
        card: Card,
        shower: Seat,
        words: Speaker,
        on_done: Callable[[], None],
        closes: bool = False,
    ) -> None:
        self.card = card
        self.shower = shower
        self.words = words
        self.on_done = on_done
        self.closes = closes  # by itself, once there was time to look at it
        self._until = math.inf
        self._keeps_under = math.inf  # from when on what the card moves over is kept
        self._under: pygame.Surface | None = None  # what the card moves over
        self._turned: pygame.Surface | None = None  # room for it in a turn

    def enter(self, stage: Stage) -> None:
        """The card sets out."""
        super().enter(stage)
        settings = stage.settings
        pace = SPEED_FACTORS[settings.own_speed]
        self.player = TimelinePlayer(
            turning(reduced=settings.reduced_motion).paced(pace), stage.now()
        )
        self._keeps_under = stage.now() + (LAID_OUT if stage.eases else 0.0)

    def fill(self) -> None:
        """Who shows it, the place for the card, its name, the way on."""
        look, words, screen = self.look, self.words, self.screen
        panel, room = self.open_panel(820, 920)
        title = words.say("see-title", who=words.seat(self.shower))
        self.head(panel, room, title, words.say("see-only-you"), seat=self.shower)
        done = Button(screen, words.say("see-done"), self._done, kind="primary", act=Act.CONFIRM)
        done.default = True
        self.foot(room, [done])
        done.rect.centerx = room.rect.centerx
        said = words.rich("see-text", card=words.card(self.card))
        self.caption = Label(screen, said, styles.LEAD, align="center")
        self.caption.place(room.bottom(self.caption.natural(room.rect.width)[1], look.px(16)))
        self.caption.visible = self.player.done
        self.place = inscribed(room.rect)
        self.stage.assets.preload(self.pictures(), once=True)  # needed only when it turns
        reach = look.paint.reach(self.place, LIGHT)
        self.band = pygame.Rect(panel.rect.x, reach.y, panel.rect.width, reach.height)
        self.band.inflate_ip(-2 * look.px(EDGE[0]), 0)  # the panel's own border stays on top
        self._under = self._turned = None
        name, size = name_on(self.card, words), self.place.size
        self._making = faces.face_in_parts(look, self.card, name, size, styles.NAME)
        panel.add(self.caption, done)

    def pictures(self) -> list[Wanted]:
        """Both sides of the card, and the frame round it."""
        sides: list[Wanted] = [
            (name, self.place.size, "cover") for name in (picture_of(self.card), BACK)
        ]
        return [
            wanted
            for wanted in (*sides, frame_of(self.place.size))
            if wanted[0] in self.look.assets
        ]

    def prepare(self) -> Iterator[None]:
        """The back it comes with."""
        faces.back(self.look, self.place.size)
        yield

    # -- motion --------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Let the card come nearer and turn."""
        due = super().update(now)
        if self.player.done:
            return min(due, self._close_in_time(now))
        before, was = dict(self.player.values), self._reach
        cues = self.player.advance(now)
        if cues or self.player.done or before != self.player.values:
            self._happen(cues, was)
        else:
            self._make_face()
        return min(due, self._close_in_time(now)) if self.player.done else now

    def _close_in_time(self, now: float) -> float:
        """Close when it has been seen; when that will be."""
        if not self.closes:
            return math.inf
        if self._until == math.inf:
            self._until = now + LOOKED_AT / (SPEED_FACTORS[self.stage.settings.own_speed] or 2.0)
        elif now >= self._until:
            self._until = math.inf
            self._done()
        return self._until

    def _make_face(self) -> None:
        """While the card lies there for a moment: what takes long must not be left to its turn."""
        if all(self.stage.assets.ready(*wanted) for wanted in self.pictures()):
            next(self._making, None)

    def _happen(self, cues: tuple[Cue, ...], was: pygame.Rect) -> None:
        for one in cues:
            self.stage.audio.play(one.payload)
        if self.player.done:
            self.caption.show(True)
            self._under = self._turned = None
        kept = self._under is not None or self.stage.now() < self._keeps_under
        self.stage.repaint(was.union(self._reach).clip(self.band) if kept else self.band)

    @property
    def _card(self) -> pygame.Rect:
        """Where it is now."""
        way = self.player.values.get((CARD, "way"), 1.0)
        return self.place.move(-round((1 - way) * (self.place.right - self.band.x)), 0)

    @property
    def _reach(self) -> pygame.Rect:
        """The same with its shadow."""
        return self.look.paint.reach(self._card, LIGHT)

    def handle(self, intent: Intent) -> bool:
        """Whatever is pressed while the card still moves brings it to rest at once."""
        match intent:
            case Command() | Press() if not self.player.done:
                was = self._reach
                self._happen(self.player.skip(), was)
                return True
        return super().handle(intent)

    def draw(self, canvas: pygame.Surface) -> None:
        """The dialog, and the card over it."""
        self._draw_under(canvas)
        values = self.player.values
        width = values.get((CARD, "width"), 1.0)
        up = values.get((CARD, "side"), 1.0) >= 1.0
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.band))
        rect = self._card
        if up and width >= 1.0:
            self.look.paint.panel(canvas, rect, LIGHT)
        self._draw_turned(canvas, rect, self._side(up=up), width)
        alpha = values.get((CARD, "alpha"), 1.0)
        if alpha < 1.0:
            self._cover(canvas, alpha)
        canvas.set_clip(clip)

    @property
    def _at_peace(self) -> bool:
        """Whether nothing but the card changes."""
        return not self.player.done and self.screen.popup is None and self.screen.tooltip is None

    def _draw_under(self, canvas: pygame.Surface) -> None:
        """All but the card: painted once while that moves."""
        clip = canvas.get_clip()
        if self._under is not None and self._at_peace and self.band.contains(clip):
            canvas.blit(self._under, clip, clip.move(-self.band.x, -self.band.y))
            return
        super().draw(canvas)
        if self._at_peace and clip == self.band:
            self._under = canvas.subsurface(self.band).copy()

    def _draw_turned(
        self, canvas: pygame.Surface, rect: pygame.Rect, side: pygame.Surface, width: float
    ) -> None:
        """A card seen at an angle: as broad as that makes it."""
        wide = round(rect.width * width)
        if wide < 2:
            return
        seen = pygame.Rect(0, 0, wide, rect.height)
        seen.center = rect.center
        if wide != side.get_width():
            if self._turned is None:
                self._turned = pygame.Surface(side.get_size(), 0, side)
            room = self._turned.subsurface((0, 0), seen.size)
            side = pygame.transform.smoothscale(side, seen.size, room)
        lay(canvas, side, seen.topleft)

    def _side(self, *, up: bool) -> pygame.Surface:
        if not up:
            return faces.back(self.look, self.place.size)
        name = name_on(self.card, self.words)
        return faces.face(self.look, self.card, name, self.place.size, styles.NAME)

    def _cover(self, canvas: pygame.Surface, alpha: float) -> None:
        """The back fades away instead of turning."""
        image = faces.back(self.look, self.place.size).copy()
        image.fill((round(255 * (1 - alpha)),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        lay(canvas, image, self.place.topleft)

    def _done(self) -> None:
        self.stage.pop(self)
        self.on_done()

    def otherwise(self, intent: Intent) -> bool:
        """Escape has seen it too."""
        if isinstance(intent, Command) and intent.act is Act.CANCEL:
            self._done()
            return True
        return False
