"""The envelope opens, and the three cards rise out of it one by one and spread into a fan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from clue.rules.cards import Card, Case
from clue.text.speaker import Speaker
from clue.ui.cards import faces as card_faces
from clue.ui.cards.faces import name_on
from clue.ui.media.assets import Wanted
from clue.ui.stage.timeline import (
    Timeline,
    TimelinePlayer,
    cue,
    fade,
    frames,
    sequence,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme import styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay

OPENING: Final = ("envelope.closed", "envelope.opening", "envelope.open")
FRONT: Final = "envelope.open.front"
TABLE: Final = (940, 764)
"""The envelope and the cards are laid out on a table of this size, which is then scaled."""
BODY: Final = pygame.Rect(137, 290, 666, 474)
"""The closed envelope on that table; open, its flap stands above it."""
CARD: Final = (290, 387)
FANNED: Final = ((163, 244, 7.0), (470, 202, 0.0), (777, 244, -7.0))
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
        cue("sound", sting),
    )


class Unsealing:
    """Where the envelope and the cards are by now, in the room there is for them."""

    def __init__(
        self, look: Look, words: Speaker, case: Case, player: TimelinePlayer, room: pygame.Rect
    ) -> None:
        self.look = look
        self.words = words
        self.case = case
        self.player = player
        self.factor = min(room.height / TABLE[1], room.width / TABLE[0])
        self.table = pygame.Rect(0, 0, round(TABLE[0] * self.factor), round(TABLE[1] * self.factor))
        self.table.center = room.center
        self.moving = self._on_table(pygame.Rect(0, -LEEWAY, TABLE[0], TABLE[1] + LEEWAY))
        self._unmade = [0, 1, 2]
        self._frame = ""
        self._states: dict[int, tuple[object, ...]] = {}
        self._shown: dict[int, pygame.Rect] = {}

    def pictures(self) -> list[Wanted]:
        """Everything that comes out, fetched while the envelope is still closed."""
        assets = self.look.assets
        scenery: list[Wanted] = [
            (name, self._envelope(name).size, "exact") for name in (*OPENING, FRONT)
        ]
        cards: tuple[Card, ...] = self.case.cards
        size = self._card_size()
        faces: list[Wanted] = [(card_faces.picture_of(card), size, "cover") for card in cards]
        return [wanted for wanted in (*scenery, *faces) if wanted[0] in assets]

    def get_ready(self) -> None:
        """Make one card a turn while nothing moves yet, so that nothing halts when it does."""
        if self._unmade and not self.look.assets.coming():
            self._tilted(self._unmade.pop())

    # -- motion --------------------------------------------------------------------------------

    def changed(self) -> Iterator[pygame.Rect]:
        """What must be drawn anew since the last time it was asked."""
        frame = self.player.values["envelope", "frame"]
        if frame != self._frame:
            self._frame = frame
            yield self.moving
        for index in range(3):
            state = tuple(self.player.values.get((index, name)) for name in PROPERTIES)
            if any(state) and state != self._states.get(index):
                self._states[index] = state
                rect = self._card_rect(index)
                yield rect.union(self._shown.get(index, rect))
                self._shown[index] = rect

    # -- picture -------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The envelope, the cards on their way out of it."""
        if not canvas.get_clip().colliderect(self.moving):
            return
        values = self.player.values
        shown = values["envelope", "frame"]
        self._draw_envelope(canvas, shown)
        if shown != OPENING[-1]:
            return
        out = [index for index in ABOVE if values.get((index, "rise"), 1.0) >= 1.0]
        clip = canvas.get_clip()
        inside = pygame.Rect(0, -LEEWAY, TABLE[0], LEEWAY + BODY.bottom - 6)
        canvas.set_clip(clip.clip(self._on_table(inside)))
        for index in ABOVE:
            if index not in out:
                self._draw_card(canvas, index)
        canvas.set_clip(clip)
        if len(out) < len(ABOVE):
            self._draw_envelope(canvas, FRONT)
        for index in out:
            self._draw_card(canvas, index)

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

    def _draw_envelope(self, canvas: pygame.Surface, name: str) -> None:
        rect = self._envelope(name)
        canvas.blit(self.look.assets.scaled(name, rect.size, "exact"), rect)

    def _card_rect(self, index: int) -> pygame.Rect:
        """Where a card is by now, its glow included."""
        values = self.player.values
        way = between(INSIDE, MOUTH, values.get((index, "rise"), 1.0))
        spot = between(way, FANNED[index][:2], values.get((index, "spread"), 1.0))
        return self._tilted(index).get_rect(center=self._spot(*spot))

    def _draw_card(self, canvas: pygame.Surface, index: int) -> None:
        values = self.player.values
        alpha = values.get((index, "alpha"), 1.0)
        if values.get((index, "rise"), 1.0) <= 0.0 or alpha <= 0.0:
            return
        lay(canvas, self._tilted(index), self._card_rect(index).topleft, alpha)

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
            lay(image, card_faces.face(look, card, name, size, style), place.topleft)
            lean = FANNED[index][2]
            return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

        return look.paint.kept(("tilted", card, name, size), make)


def between(
    first: tuple[float, float], last: tuple[float, float], share: float
) -> tuple[float, float]:
    """The point that far along."""
    return first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share
