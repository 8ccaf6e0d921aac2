"""The end of a case: the envelope opens, then a picture of how it ended; the ways on come last."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from functools import partial
from typing import Final

import pygame

from clue.review.standings import ClosedCase, Hindsight, hindsight
from clue.rules.cards import Card
from clue.rules.events import Ending
from clue.text.speaker import Speaker
from clue.ui.cards.stage_pictures import CAR, GATE
from clue.ui.endings.newspaper import DESK, Newspaper
from clue.ui.endings.parts import (
    Block,
    FadingLabel,
    Unsealing,
    draw_bust,
    leaning,
    revealing,
    room_picture,
    spotlit,
    stacked,
)
from clue.ui.endings.wording import Copy, Finale, Outcome, finale_of
from clue.ui.input.intents import Act, Command, Intent, Press, Released
from clue.ui.media.assets import ComingError, Wanted
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
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import Rain, lay
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, WidgetAct
from clue.ui.widgets.button import Button, KindName
from clue.ui.widgets.label import Label
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
SIDES: Final = 40
"""Free at the window's sides."""
TABLE_SIDES: Final = 70
TABLE_ENDS: Final = 40
FOR_WAYS: Final = 60
"""Free round the table on which the envelope opens, and below it for the ways on."""
WAYS_GAP: Final = 18
WAYS_BELOW: Final = 26
WAYS_ABOVE: Final = 14
"""Between the ways on, and free below and above them."""
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
        room = Cutter(self.screen.rect.inflate(-2 * look.px(SIDES), 0))
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
        table = self.screen.rect.inflate(-2 * look.px(TABLE_SIDES), -2 * look.px(TABLE_ENDS))
        table.height -= look.px(FOR_WAYS)
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
        gap = look.px(WAYS_GAP)
        wide = sum(button.natural()[0] + gap for button in buttons)
        room.bottom(look.px(WAYS_BELOW))
        row = Cutter(room.bottom(buttons[0].natural()[1], look.px(WAYS_ABOVE)))
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


# -- without a page --------------------------------------------------------------------------------


LEFT: Final = 74
WIDE: Final = 780
"""Where the words begin, and how broad they may stand."""
TOP: Final = 30
FOOT: Final = 42
"""Free over the words; they are so much shorter than the window without the ways on."""
LOW: Final = 700
"""In a column lower than so many units the headline takes one line."""
OVER: Final = Style(styles.DISPLAY, 25, "brass", 1.2)
HEADLINE: Final = Style(styles.DISPLAY, 92, "paper", 1.06)
SENTENCE: Final = Style(styles.TEXT, 31, "cream", 1.2, bold=styles.BOLD, italic=styles.ITALIC)
SAID: Final = Style(styles.ITALIC, 30, "soft", 1.2)
PLAIN: Final = Style(styles.TEXT, 26, "cream", 1.2, bold=styles.BOLD)
ASIDE: Final = Style(styles.ITALIC, 25, "soft", 1.2)
CARD: Final = 170
LEAST_CARD: Final = 84
CARDS_ABOVE: Final = 20
CARDS_ROOM: Final = 50
"""What is free over the cards, and what they take beside their own height."""
SHADE_HIGH: Final = 190
"""How high it grows dark at the foot of the window."""
FITTING: Final = 0.66
"""How much smaller a headline may be set for it to take one line."""
LEANS: Final = (2.5, 0.0, -2.5)
BROAD: Final = 520
"""How broad a motor-car with its lights is, in units; two of them leave."""
CARS: Final = ((0.035, 0.945, 0.94), (0.30, 0.97, 1.12))
"""Where each stands at last, as shares of the window, and how large it is."""
COME_FROM: Final = 0.62


class Nocturne:
    """A picture over all the window; at the left headline, cards, figures and the lesson."""

    spent: Sequence[Wanted] = ()
    """Nothing it is made of is large and seen no more."""

    def __init__(self, screen: Host, copy: Copy, room: pygame.Rect) -> None:
        self.look: Look = screen.look
        self.copy = copy
        self.screen = screen
        look, px = self.look, self.look.px
        wide = min(px(WIDE * max(1.0, look.scale.text**0.5)), round(room.width * 0.62))
        column = pygame.Rect(px(LEFT), px(TOP), wide, room.bottom - px(FOOT))
        over = self._label(copy.over, OVER, wrap=False)
        style = HEADLINE
        widest = max(look.letters.size(word, style)[0] for word in copy.headline.split())
        if widest > wide:
            style = style.but(size=style.size * wide / widest)
        heading = self._label(copy.headline, style)
        line = look.letters.fit(copy.headline, style, wide, FITTING)
        fits = look.letters.size(copy.headline, line)[0] <= wide
        if fits or column.height < px(LOW * look.scale.text):
            heading = self._label(copy.headline, look.letters.fit(copy.headline, style, wide))
        sentence = self._label(copy.sentence, SENTENCE)
        self.said = [heading, sentence]
        blocks = [
            Block((over,), 1, gap=2),
            Block((heading, sentence), 9, gap=12),
            Block((self._label(copy.figures_line, PLAIN),), 6),
            Block((self._label(copy.lesson, ASIDE),), 5),
        ]
        if copy.finale is Finale.YOURSELF:
            blocks.insert(2, Block((self._label(copy.motive, SAID),), 4))
        if copy.prepared:
            blocks.append(Block((self._label(copy.prepared, ASIDE),), 5))
        if copy.series:
            blocks.append(Block((self._label(copy.series, ASIDE),), 3))
        if copy.copied:
            blocks.append(Block((self._label(copy.copied, ASIDE),), 8))
        self.labels: list[Label] = []
        self.labels, _ = stacked(look, column, blocks, 14)
        self._find_room_for_cards(column)

    def _label(self, words: object, style: Style, *, wrap: bool = True) -> FadingLabel:
        return FadingLabel(self.screen, words, style, wrap=wrap)  # type: ignore[arg-type]

    def _find_room_for_cards(self, column: pygame.Rect) -> None:
        """Between the sentence and the figures, if the column has room."""
        look = self.look
        spare = (
            column.bottom - max(label.rect.bottom for label in self.labels) - look.px(CARDS_ROOM)
        )
        wide = min(look.px(CARD), round(spare / 1.36), round(column.width / 3.3))
        self.card = wide if wide >= look.px(LEAST_CARD) else 0
        if not self.card:
            return
        after = self.said[-1].rect.bottom
        self.cards_at = after + look.px(CARDS_ABOVE)
        down = round(self.card * 1.36) + look.px(CARDS_ABOVE * 2)
        for label in self.labels:
            if label.rect.y > after:
                label.rect.y += down

    # -- pictures ----------------------------------------------------------------------------------

    def back(self) -> pygame.Surface:
        """The picture under the words."""
        yourself = self.copy.finale is Finale.YOURSELF
        image = self._in_the_light() if yourself else self._gate()
        self._shade(image)
        if self.card:
            cards: tuple[Card, ...] = self.copy.outcome.case.cards
            for number, (card, lean) in enumerate(zip(cards, LEANS, strict=True)):
                lying = leaning(self.look, card, self.copy.words, self.card, lean)
                x = self.look.px(LEFT) + round((number + 0.5) * self.card * 1.09)
                at = lying.get_rect(center=(x, self.cards_at + round(self.card * 0.67)))
                image.blit(lying, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return image

    def page(self) -> None:
        """There is none."""

    def _shade(self, image: pygame.Surface) -> None:
        """Dark where the words and the ways on stand."""
        look = self.look
        wide = min(look.size[0], look.px(WIDE) * 2)
        image.blit(look.paint.ribbon((wide, look.size[1]), "shade", 205), (0, 0))
        low = pygame.Surface((1, 2), pygame.SRCALPHA)
        low.set_at((0, 1), (0, 0, 0, 215))
        deep = pygame.transform.smoothscale(low, (look.size[0], look.px(SHADE_HIGH)))
        image.blit(deep, (0, look.size[1] - deep.get_height()))

    def _gate(self) -> pygame.Surface:
        """The house as an old photograph."""
        look = self.look
        if GATE not in look.assets:
            return look.paint.backdrop(look.size).copy()
        return look.assets.scaled(GATE, look.size, "cover").convert()

    def _in_the_light(self) -> pygame.Surface:
        """One's own face in the crime's room, and the weapon."""
        look, case = self.look, self.copy.outcome.case
        wide, high = look.size
        small = (max(1, wide // 4), max(1, high // 4))
        soft = pygame.transform.gaussian_blur(room_picture(look, case.room, small), 2)
        room = pygame.transform.smoothscale(soft, look.size)
        image = spotlit(room, (0.72, 0.44), 0.25, 0.13)
        standing = pygame.Rect(0, 0, round(wide * 0.5), round(high * 0.86))
        standing.midbottom = (round(wide * 0.72), high - round(high * DESK * 0.35))
        draw_bust(look, image, case.suspect, "startled", standing)
        side = round(high * 0.36)
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(wide * 0.55), round(high * 0.76))
        for part in (f"weapon.{case.weapon}.shadow", f"weapon.{case.weapon}"):
            if part in look.assets:
                image.blit(look.assets.scaled(part, place.size), place)
        return image


# -- who leaves ------------------------------------------------------------------------------------


class Departure:
    """Two motor-cars on their way to the gate, seen by their lights: a function of time."""

    def __init__(self, look: Look) -> None:
        self._cars: list[tuple[pygame.Surface, pygame.Rect, int]] = []
        for x, y, large in CARS:
            image = look.assets.scaled(CAR, (look.px(BROAD * large),) * 2)
            stands = image.get_rect(midbottom=(round(x * look.size[0]), round(y * look.size[1])))
            self._cars.append((image, stands, round(COME_FROM * look.size[0])))
        self.places = [rect for _, rect, _ in self._cars]

    def move(self, share: float) -> list[pygame.Rect]:
        """So far on their way; what has changed."""
        left = (1 - share) ** 2
        new = [rect.move(round(way * left), 0) for _, rect, way in self._cars]
        changed = [a.union(b) for a, b in zip(new, self.places, strict=True) if a != b]
        self.places = new
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Both, the nearer last."""
        for (image, _, _), place in zip(self._cars, self.places, strict=True):
            if canvas.get_clip().colliderect(place):
                canvas.blit(image, place)
