"""The end of a case: the envelope opens, and the three cards rise out of it one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from clue.rules.cards import Card, Case, Seat
from clue.rules.events import Ending
from clue.text.speaker import Speaker
from clue.ui.intents import Act, Command, Intent, Press
from clue.ui.scene import Stage
from clue.ui.scenes import case_cards
from clue.ui.scenes.case_cards import name_on
from clue.ui.scenes.dialog import Wanted
from clue.ui.settings import SPEED_FACTORS
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import mix
from clue.ui.theme.shapes import lay
from clue.ui.theme.skins import Skin
from clue.ui.timeline import (
    Cue,
    Player,
    Timeline,
    after,
    cue,
    fade,
    frames,
    sequence,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

HEADLINES: Final[Mapping[Ending, tuple[str, str, str]]] = {
    Ending.SOLVED: ("ending-solved", "ending-line-solved", "right"),
    Ending.LAST_STANDING: ("ending-last-standing", "ending-line-last", "right"),
    Ending.UNSOLVED: ("ending-unsolved", "ending-line-unsolved", "wrong"),
}
"""How a game can end: its headline, its sentence, its sting."""

OPENING: Final = ("envelope.closed", "envelope.opening", "envelope.open")
FRONT: Final = "envelope.open.front"
TABLE: Final = (940, 764)
"""The envelope and the cards are laid out on a table of this size, which is then scaled."""
BODY: Final = pygame.Rect(137, 290, 666, 474)
"""The closed envelope on that table; open, its flap stands above it."""
CARD: Final = (290, 387)
FANNED: Final = ((193, 244, 7.0), (470, 202, 0.0), (747, 244, -7.0))
"""Where the middle of each card comes to lie, and how it leans."""
INSIDE: Final = (470, 750)
MOUTH: Final = (470, 190)
"""Where a card has just left the envelope: its lower edge is above the front's."""
PROPERTIES: Final = ("rise", "spread", "alpha")
LEEWAY: Final = 50
"""How far above the table a card may reach on its way."""
ABOVE: Final = (0, 2, 1)
"""Which card lies on which, from the lowest: no name is covered."""
GLOW: Final = Skin(alpha=0, radius=12, shadow=20, shadow_alpha=150, glow="lamp")


def revealing(sting: str, *, reduced: bool) -> Timeline:
    """The envelope opens, the cards come out, and then it is said how it was.

    ``rise`` is a card's way out of the envelope, ``spread`` its way to its place in the fan.
    """
    cards = [
        fade(index, 0.0, 1.0, 0.45)
        if reduced
        else sequence(
            value(index, "rise", 0.0, 1.0, 0.5, ease="out"),
            value(index, "spread", 0.0, 1.0, 0.4),
        )
        for index in range(3)
    ]
    return sequence(
        wait(0.7),
        cue("sound", "envelope"),
        frames("envelope", OPENING, 0.0 if reduced else 0.42),
        wait(0.25),
        staggered(0.62, [together(cue("sound", "card.slide"), card) for card in cards]),
        together(cue("sound", sting), after(0.1, fade("words", 0.0, 1.0, 0.5))),
    )


class FadingLabel(Label):
    """Words that come up slowly."""

    alpha = 1.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Set them as strong as they are by now."""
        letters = self.look.letters
        image = letters.image(self.words, self.style, width=self.rect.width, align=self.align)
        image.set_alpha(round(255 * self.alpha))
        canvas.blit(image, self.rect)
        image.set_alpha(255)


class EndingScene(WidgetScene):
    """Who did it, who found out, and how the series stands (R16)."""

    def __init__(
        self,
        *,
        words: Speaker,
        ending: Ending,
        winner: Seat | None,
        accuser: Seat | None,
        case: Case,
        score: tuple[tuple[Seat, int], ...],
        turns: int,
        minutes: int,
        on_next: Callable[[], None],
        on_title: Callable[[], None],
        on_again: Callable[[], None] | None = None,
        on_review: Callable[[], None] | None = None,
    ) -> None:
        self.words = words
        self.ending = ending
        self.winner = winner
        self.accuser = accuser
        self.case = case
        self.score = score
        self.turns = turns
        self.minutes = minutes
        self.on_next = on_next
        self.on_title = on_title
        self.on_again = on_again
        self.on_review = on_review
        self.frame = ""
        self.states: dict[int, tuple[object, ...]] = {}

    def enter(self, stage: Stage) -> None:
        """The music has stopped; the envelope lies there."""
        super().enter(stage)
        stage.audio.stop_music()
        settings = stage.settings
        timeline = revealing(HEADLINES[self.ending][2], reduced=settings.reduced_motion)
        self.player = Player(timeline.paced(SPEED_FACTORS[settings.own_speed]), stage.now())

    # -- laying out ----------------------------------------------------------------------------

    def fill(self) -> None:
        """Room for the words above, score and ways on below, the envelope between."""
        look = self.look
        room = Room(self.screen.rect.inflate(-2 * look.px(70), -2 * look.px(40)))
        self._head(room)
        self._foot(room)
        self.factor = min(room.rect.height / TABLE[1], room.rect.width / TABLE[0])
        self.table = pygame.Rect(0, 0, round(TABLE[0] * self.factor), round(TABLE[1] * self.factor))
        self.table.center = room.rect.center
        self.moving = self._on_table(pygame.Rect(0, -LEEWAY, TABLE[0], TABLE[1] + LEEWAY))
        self.shown: dict[int, pygame.Rect] = {}
        self.unmade = [0, 1, 2]
        self._fade_words()
        self.stage.assets.preload(self.pictures())

    def pictures(self) -> list[Wanted]:
        """Everything that comes out, fetched while the envelope is still closed."""
        assets = self.look.assets
        scenery = [(name, self._envelope(name).size, "exact") for name in (*OPENING, FRONT)]
        cards: tuple[Card, ...] = self.case.cards
        size = self._card_size()
        faces = [(case_cards.picture_of(card), size, "cover") for card in cards]
        return [wanted for wanted in (*scenery, *faces) if wanted[0] in assets]

    def _head(self, room: Room) -> None:
        look, words = self.look, self.words
        headline, line, _ = HEADLINES[self.ending]
        title = words.say(headline)
        wide = room.rect.width
        style = look.letters.fit(title, styles.HEADING.but(size=84), wide)
        heading = FadingLabel(self.screen, title, style, align="center")
        heading.place(room.top(heading.natural(wide)[1], look.px(2)))
        told = words.rich(line, **self._named())
        style = look.letters.fit(told, styles.TAGLINE.but(size=33), wide, 0.8)
        sentence = FadingLabel(self.screen, told, style, align="center")
        sentence.place(room.top(sentence.natural(wide)[1], look.px(14)))
        self.said = (heading, sentence)
        for label in self.said:
            self.screen.add(label)

    def _named(self) -> dict[str, str]:
        words, case = self.words, self.case
        named: dict[str, str] = {
            "suspect": words.card(case.suspect),
            "weapon": words.card(case.weapon),
            "room": words.room(case.room),
        }
        who = self.winner if self.winner is not None else self.accuser
        if who is not None:
            named["who"] = words.seat(who)
        return named

    def _foot(self, room: Room) -> None:
        """The ways on at the right, the score at the left, or above them where it is narrow."""
        look, screen, say = self.look, self.screen, self.words.say
        ways = (
            ("ending-next", self._leaving(self.on_next), "primary"),
            ("ending-watch", self.on_again and self._leaving(self.on_again), "secondary"),
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
        row = Room(room.bottom(buttons[0].natural()[1], look.px(14)))
        share = min(1.0, row.rect.width / wide)
        for button in buttons:
            button.place(row.right(int(button.natural()[0] * share), int(gap * share)))
        for button in reversed(buttons):
            screen.add(button)
        self._place_score(room, row.rect)

    def _place_score(self, room: Room, left: pygame.Rect) -> None:
        """Two lines beside the buttons; where they have no room, one above."""
        look, screen = self.look, self.screen
        series, length = self._series(), self._length()
        lines = [Label(screen, said, styles.BODY, wrap=False) for said in (series, length)]
        lines[-1].colour = "soft"
        lines = [line for line in lines if line.words]
        sizes = [line.natural() for line in lines]
        wide, high = max(size[0] for size in sizes), sum(size[1] for size in sizes)
        if wide <= left.width - look.px(20) and high <= left.height + look.px(12):
            rect = pygame.Rect(left.x, left.centery - high // 2, wide + look.px(8), sizes[0][1])
            for line in lines:
                line.place(rect.copy())
                rect.y += rect.height
        else:
            both = self.words.plain(series, length, joiner="dots") if series else length
            lines = [Label(screen, str(both), styles.BODY, align="center")]
            tall = lines[0].natural(room.rect.width)[1]
            lines[0].place(room.bottom(tall, look.px(6)))
        for line in lines:
            screen.add(line)

    def _series(self) -> str:
        words = self.words
        entries = [
            words.say("ending-score", who=words.player(seat), wins=wins)
            for seat, wins in self.score
        ]
        if not entries:
            return ""
        return words.say("ending-series", entries=words.plain(*entries, joiner="dots"))

    def _length(self) -> str:
        return self.words.say("ending-length", turns=self.turns, time=self._time())

    def _time(self) -> str:
        say = self.words.say
        hours, minutes = divmod(self.minutes, 60)
        if not hours:
            return say("time-minutes", minutes=minutes)
        return say("time-hours", "minutes" if minutes else None, hours=hours, minutes=minutes)

    # -- motion --------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the reveal."""
        due = super().update(now)
        if self.player.done:
            return due
        self._get_ready()
        self._happen(self.player.advance(now))
        return due if self.player.done else now

    def _get_ready(self) -> None:
        """Make one card a turn while nothing moves yet, so that nothing halts when it does."""
        if self.unmade and not self.stage.assets.coming():
            self._tilted(self.unmade.pop())

    def _happen(self, cues: tuple[Cue, ...]) -> None:
        for one in cues:
            self.stage.audio.play(one.payload)
        self._damage_envelope()
        self._damage_cards()
        self._fade_words()

    def _damage_envelope(self) -> None:
        frame = self.player.values["envelope", "frame"]
        if frame != self.frame:
            self.frame = frame
            self.damage(self.moving)

    def _damage_cards(self) -> None:
        """Only what a card has left and what it has reached is drawn anew."""
        for index in range(3):
            state = tuple(self.player.values.get((index, name)) for name in PROPERTIES)
            if any(state) and state != self.states.get(index):
                self.states[index] = state
                rect = self._card_rect(index)
                self.damage(rect.union(self.shown.get(index, rect)))
                self.shown[index] = rect

    def _fade_words(self) -> None:
        alpha = self.player.values["words", "alpha"]
        for label in self.said:
            if label.alpha != alpha:
                label.alpha = alpha
                label.damage()

    def handle(self, intent: Intent) -> bool:
        """Whatever is pressed while the cards still rise lays them open at once."""
        match intent:
            case Command() if not self.player.done:
                self._happen(self.player.skip())
                return True
            case Press(x=x, y=y) if not self.player.done and self.screen.at(x, y) is None:
                self._happen(self.player.skip())
                return True
        return super().handle(intent)

    def _leaving(self, do: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.stage.pop(self)
            do()

        return leave

    # -- picture -------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """Dark wine; on it the envelope, the cards on their way out of it."""
        canvas.blit(ground(self.look), (0, 0))
        if not canvas.get_clip().colliderect(self.moving):
            return
        values = self.player.values
        shown = values["envelope", "frame"]
        self._paint_envelope(canvas, shown)
        if shown != OPENING[-1]:
            return
        out = [index for index in ABOVE if values.get((index, "rise"), 1.0) >= 1.0]
        clip = canvas.get_clip()
        inside = pygame.Rect(0, -LEEWAY, TABLE[0], LEEWAY + BODY.bottom - 6)
        canvas.set_clip(clip.clip(self._on_table(inside)))
        for index in ABOVE:
            if index not in out:
                self._paint_card(canvas, index)
        canvas.set_clip(clip)
        if len(out) < len(ABOVE):
            self._paint_envelope(canvas, FRONT)
        for index in out:
            self._paint_card(canvas, index)

    def _on_table(self, rect: pygame.Rect) -> pygame.Rect:
        """A rectangle of the table in pixels."""
        left, top = self._spot(rect.x, rect.y)
        right, bottom = self._spot(rect.right, rect.bottom)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _spot(self, x: float, y: float) -> tuple[int, int]:
        return self.table.x + round(x * self.factor), self.table.y + round(y * self.factor)

    def _envelope(self, name: str) -> pygame.Rect:
        """Where one of its pictures lies; all share the middle of the closed one."""
        entry = self.look.assets.entries.get(name)
        body = self._on_table(BODY)
        wide, high = (entry.size if entry else None) or BODY.size
        anchor = (entry.anchor if entry else None) or (wide // 2, high // 2)
        scale = body.width / wide
        top = body.centery - round(anchor[1] * scale)
        return pygame.Rect(body.x, top, body.width, round(high * scale))

    def _paint_envelope(self, canvas: pygame.Surface, name: str) -> None:
        rect = self._envelope(name)
        canvas.blit(self.look.assets.scaled(name, rect.size, "exact"), rect)

    def _card_rect(self, index: int) -> pygame.Rect:
        """Where a card is by now, its glow included."""
        values = self.player.values
        way = between(INSIDE, MOUTH, values.get((index, "rise"), 1.0))
        spot = between(way, FANNED[index][:2], values.get((index, "spread"), 1.0))
        return self._tilted(index).get_rect(center=self._spot(*spot))

    def _paint_card(self, canvas: pygame.Surface, index: int) -> None:
        values = self.player.values
        alpha = values.get((index, "alpha"), 1.0)
        if values.get((index, "rise"), 1.0) <= 0.0 or alpha <= 0.0:
            return
        image = self._tilted(index)
        if alpha < 1.0:
            image = image.copy()
            image.fill((round(255 * alpha),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        lay(canvas, image, self._card_rect(index).topleft)

    def _card_size(self) -> tuple[int, int]:
        return round(CARD[0] * self.factor), round(CARD[1] * self.factor)

    def _tilted(self, index: int) -> pygame.Surface:
        """A card in its glow, leaning as it will lie; premultiplied."""
        look = self.look
        card: Card = self.case.cards[index]
        name = name_on(card, self.words)
        size = self._card_size()
        style = look.letters.fit(name, styles.NAME, round(size[0] * 0.7))

        def make() -> pygame.Surface:
            rect = look.paint.reach(pygame.Rect((0, 0), size), GLOW)
            image = pygame.Surface(rect.size, pygame.SRCALPHA)
            place = pygame.Rect((-rect.x, -rect.y), size)
            look.paint.panel(image, place, GLOW)
            lay(image, case_cards.face(look, card, name, size, style), place.topleft)
            lean = FANNED[index][2]
            return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

        return look.paint.kept(("tilted", card, name, size), make)


def between(
    first: tuple[float, float], last: tuple[float, float], share: float
) -> tuple[float, float]:
    """The point that far along."""
    return first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share


def ground(look: Look) -> pygame.Surface:
    """A dark room in wine red, lit from above."""
    shade = look.palette.shade
    return look.paint.backdrop(look.size, mix(shade, look.palette.wine_deep, 0.42), shade)
