"""The end of a case: the envelope opens, then a picture of how it ended; the ways on come last."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from functools import partial
from typing import Final

import pygame

from clue.review.hindsight import Hindsight, hindsight
from clue.review.standings import ClosedCase
from clue.rules.events import Ending
from clue.text.speaker import Speaker
from clue.ui.endings.newspaper import Newspaper
from clue.ui.endings.nocturne import Departure, Nocturne
from clue.ui.endings.parts import FadingLabel
from clue.ui.endings.unsealing import Unsealing, revealing
from clue.ui.endings.wording import Copy, Finale, Outcome, finale_of
from clue.ui.input.intents import Act, Command, Intent, Press, Released
from clue.ui.media.assets import ComingError
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.stage.timeline import (
    Cue,
    Timeline,
    TimelinePlayer,
    cue,
    fade,
    sequence,
    value,
    wait,
)
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import Rain, lay
from clue.ui.widgets.base import WidgetAct
from clue.ui.widgets.button import Button, KindName
from clue.ui.widgets.layout import Cutter

HELD: Final = 0.9
"""So long the three cards are seen before the page comes."""
COMES: Final = 0.7
DRIVES: Final = 2.6
SPOKEN: Final = 0.5
LAST: Final = 0.5
"""Until the ways on are there, when everything has been said."""
GUARD: Final = 0.45
"""A key that is held, or pressed again at once, starts nothing: so long no press may have come."""
RISE: Final = 70
"""From how far below a page comes."""
RAIN_RATE: Final = 1 / 25


def closing(sting: str, *, opened: bool, reduced: bool, still: bool) -> Timeline:
    """The envelope, unless it lies open already; the page; the words; and then it may be left."""
    begun = Timeline() if opened else revealing(sting, reduced=reduced)
    page = value("page", "share", 0.0, 1.0, COMES, ease="out")
    drive = value("drive", "share", 1.0 if still else 0.0, 1.0, DRIVES, ease="linear")
    told = sequence(page, fade("words", 0.0, 1.0, SPOKEN))
    both = Timeline(
        (*told.tracks, *drive.tracks), (*told.cues, cue("turned").cues[0]), max(told.end, COMES)
    )
    return sequence(begun, wait(0.0 if opened else HELD), both, wait(LAST))


class EndingScene(WidgetScene):
    """Who did it, who found out, and how the series stands (R16)."""

    def __init__(
        self,
        *,
        words: Speaker,
        outcome: Outcome,
        on_next: Callable[[], None],
        on_title: Callable[[], None],
        on_again: Callable[[], None] | None = None,
        on_cut: Callable[[], None] | None = None,
        on_cases: Callable[[], None] | None = None,
        onward: str = "ending-next",
        on_review: Callable[[], None] | None = None,
        game: ClosedCase | None = None,
        opened: bool = False,
    ) -> None:
        self.words = words
        self.outcome = outcome
        self.on_next = on_next
        self.on_title = on_title
        self.on_again = on_again
        self.on_cut = on_cut
        self.on_cases = on_cases  # to the prepared cases
        self.onward = onward  # the word for what comes next
        self.on_review = on_review
        self.game = game  # what a lesson can be drawn from
        self.opened = opened  # everybody has seen the three cards already
        self.finale = finale_of(outcome)
        self._lesson: Hindsight | None = None
        self._looking: Future[Hindsight] | None = None
        self._free_at = math.inf  # when the ways on may be taken
        self._rain: Rain | None = None
        self._fall = 0.0

    def enter(self, stage: Stage) -> None:
        """The music has stopped; the envelope lies there."""
        super().enter(stage)
        stage.audio.stop_music()
        settings = stage.settings
        sting = "wrong" if self.outcome.ending is Ending.UNSOLVED else "right"
        timeline = closing(
            sting,
            opened=self.opened,
            reduced=settings.reduced_motion,
            still=settings.reduced_motion,
        )
        self.player = TimelinePlayer(timeline.paced(SPEED_FACTORS[settings.own_speed]), stage.now())
        if self.game is not None:
            seat = self.outcome.you or self.outcome.winner or self.game.setup.seats[0]
            self._looking = stage.background.begin(partial(hindsight, self.game, seat))

    # -- laying out ----------------------------------------------------------------------------

    def fill(self) -> None:
        """The ways on at the foot, everything else above them."""
        look = self.look
        room = Cutter(self.screen.rect.inflate(-2 * look.px(40), 0))
        self._foot(room)
        copy = Copy(self.words, self.outcome, self._lesson)
        paper = self.finale in {Finale.WON, Finale.OTHERS}
        self.picture = (Newspaper if paper else Nocturne)(self.screen, copy, room.rect)
        self.said = tuple(self.picture.said)
        self.told = tuple(label for label in self.picture.labels if isinstance(label, FadingLabel))
        for label in self.told:
            self.screen.add(label)
        for button in reversed(self.ways):
            self.screen.add(button)
        table = self.screen.rect.inflate(-2 * look.px(70), -2 * look.px(40))
        table.height -= look.px(60)
        self.envelope = Unsealing(look, self.words, self.outcome.case, self.player, table)
        night = self.finale is Finale.UNSOLVED
        raining = night and not self.stage.settings.reduced_motion
        self._rain = Rain(look.size, look.scale.factor) if raining else None
        self.cars = Departure(look) if night else None
        self._back: pygame.Surface | None = None
        self._page: tuple[pygame.Surface, pygame.Rect] | None = None
        self._follow()
        if not self.opened:
            self.stage.assets.preload(self.envelope.pictures())

    def _foot(self, room: Cutter) -> None:
        look, screen, say = self.look, self.screen, self.words.say
        ways: tuple[tuple[str, WidgetAct | None, KindName], ...] = (
            *self._ways_on(),
            ("ending-watch", self.on_again, "secondary"),
            ("ending-review", self.on_review, "secondary"),
            ("ending-leave", self._leaving(self.on_title), "secondary"),
        )
        buttons = [
            Button(screen, say(key), do, kind=kind) for key, do, kind in ways if do is not None
        ]
        buttons[0].default = True
        buttons[-1].act = Act.CANCEL
        gap = look.px(18)
        wide = sum(button.natural()[0] + gap for button in buttons)
        room.bottom(look.px(26))
        row = Cutter(room.bottom(buttons[0].natural()[1], look.px(14)))
        share = min(1.0, row.rect.width / wide)
        for button in buttons:
            button.place(row.right(int(button.natural()[0] * share), int(gap * share)))
            button.visible = self.free
        self.ways = tuple(buttons)

    def _ways_on(self) -> tuple[tuple[str, WidgetAct | None, KindName], ...]:
        """Another deal at this table; who has played a prepared case is led to the others first."""
        following = self._leaving(self.on_next)
        if self.outcome.prepared is None or self.on_cases is None:
            return ((self.onward, following, "primary"), ("newgame-cut", self.on_cut, "secondary"))
        cases = self._leaving(self.on_cases)
        return (("title-cases", cases, "primary"), ("ending-once-more", following, "secondary"))

    @property
    def free(self) -> bool:
        """Whether everything has been seen, and no key is held down any more."""
        return self.player.done and self.stage.now() >= self._free_at

    # -- motion --------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the reveal; then the ways on."""
        due = super().update(now)
        if self._looking is not None and self._looking.done():
            self._lesson, self._looking = self._looking.result(), None
            self.rebuild()
        due = min(due, self._storm(now))
        if not self.player.done:
            if not self.opened:
                self.envelope.get_ready()
            self._get_ready()
            self._happen(self.player.advance(now))
            return now
        if not self.free:
            return min(due, self._free_at)
        if not self.ways[0].visible:
            for button in self.ways:
                button.show(True)
            self.screen.focus_first()
        return due

    def _get_ready(self) -> None:
        """Paint the picture while the envelope lies still, as soon as all that is in it is read."""
        assets = self.look.assets
        if self._back is not None or assets.coming():
            return
        with suppress(ComingError), assets.patience() if assets.behind else nullcontext():
            self._paint()

    def _happen(self, cues: tuple[Cue, ...]) -> None:
        for one in cues:
            if one.name == "sound":
                self.stage.audio.play(one.payload)
        if self.player.done:
            self.stage.audio.music(self._piece())
            self._free_at = self.stage.now() + (GUARD if self._pressed else 0.0)
        for rect in self.envelope.changed() if not self.opened else ():
            self.damage(rect)
        self._follow()

    _pressed = False
    _held: Act | None = None
    _share = -1.0

    def _follow(self) -> None:
        """Put page, words and cars where they are by now."""
        values = self.player.values
        share, alpha = values["page", "share"], values["words", "alpha"]
        if share != self._share:
            self._share = share
            self.damage()
        for label in self.told:
            if label.alpha != alpha:
                label.alpha = alpha
                label.damage()
        if self.cars is not None:
            for rect in self.cars.move(values["drive", "share"]):
                self.damage(rect)

    def _storm(self, now: float) -> float:
        """It rains on an unsolved case."""
        if self._rain is None or self._share <= 0:
            return math.inf
        if now >= self._fall:
            self._fall = now + RAIN_RATE
            for rect in self._rain.move(now):
                self.damage(rect)
        return self._fall

    def _piece(self) -> str:
        """The music of this ending, as whoever plays here alone takes it."""
        outcome = self.outcome
        if outcome.ending is Ending.UNSOLVED:
            return "unsolved"
        return "lost" if outcome.you is not None and outcome.winner != outcome.you else "won"

    def handle(self, intent: Intent) -> bool:
        """One press lays everything open; what is still held then starts nothing."""
        if self.free:
            return super().handle(intent)
        if isinstance(intent, Released):
            self._held = None
        if not isinstance(intent, Command | Press):
            return False
        act = intent.act if isinstance(intent, Command) else None
        again, self._held = act is not None and act == self._held, act
        self._pressed = True
        if not self.player.done:
            self._happen(self.player.skip())
        elif again:  # it has not been let go
            self._free_at = self.stage.now() + GUARD
        return True

    def _leaving(self, do: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.stage.pop(self)
            do()

        return leave

    # -- picture -------------------------------------------------------------------------------

    def prepare(self) -> Iterator[None]:
        """The room is a picture as large as the window."""
        yield from self.look.paint.paint_backdrop(self.look.size, *_lit(self.look))
        self._paint()
        yield

    def _paint(self) -> None:
        self._back, self._page = self.picture.back(), self.picture.page()
        self.look.assets.spent(self.picture.spent)

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The envelope, and over it what comes in its place."""
        share = self._share
        if share < 1.0:
            canvas.blit(ground(self.look), (0, 0))
            if not self.opened:
                self.envelope.draw(canvas)
        if share <= 0.0:
            return
        if self._back is None:
            self._paint()
        assert self._back is not None
        alpha = round(255 * share)
        self._back.set_alpha(alpha if alpha < 255 else None)  # SDL is slow at what hides nothing
        canvas.blit(self._back, (0, 0))
        if self.cars is not None and share >= 1.0:
            self.cars.draw(canvas)
        if self._rain is not None and share >= 1.0:
            self._rain.draw(canvas)
        if self._page is not None:
            image, place = self._page
            still = self.stage.settings.reduced_motion
            below = 0 if still else round((1 - share) * self.look.px(RISE))
            lay(canvas, image, (place.x, place.y + below), share)


def ground(look: Look) -> pygame.Surface:
    """A dark room in wine red, lit from above."""
    return look.paint.backdrop(look.size, *_lit(look))


def _lit(look: Look) -> tuple[Colour, Colour]:
    shade = look.palette.shade
    return mix(shade, look.palette.wine_deep, 0.42), shade
