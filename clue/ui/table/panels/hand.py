"""The viewer's own cards, face down while nobody's are to be seen, and those that lie open (H3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

import pygame
from msgspec import structs

from clue.clean_text import NO_BREAK
from clue.rules.cards import Card, Seat
from clue.table.closer import seen_by
from clue.table.model import TableModel
from clue.text.speaker import Speaker
from clue.ui.cards.faces import BACK, paint_face, plate_under
from clue.ui.cards.faces import PLATE as CARD_PLATE
from clue.ui.cards.signs import draw_disc
from clue.ui.reading.readable import Readable, Role
from clue.ui.table.panels.panel import Glance, TablePanel
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.layout import Cutter, grid

WIDE: Final = 136
GAP: Final = 8
SHAPE: Final = 1.9
"""A card is at most this often as high as it is wide."""
DISC: Final = 26
INSET: Final = 8
"""How large the disc of a seat is that has been shown a card, and how far from its corner."""
FEWEST: Final = 3
"""Fewer cards are no broader than so many would be."""
NARROWEST: Final = 82
"""Backs that had to be narrower lie one upon the other."""
BESIDE: Final = 0.36
"""How much of the room backs take when plaques lie beside them."""
MOST_ACROSS: Final = 3
"""So many plaques in a row."""
NAME: Final = styles.SMALL.but(size=19)
SMALLEST: Final = 15

CardPlaces: TypeAlias = Sequence[pygame.Rect]

TAG_ENDS: Final = 12
TAG_ROOM: Final = 2
TAG_INSET: Final = 3
"""Round a tag's word, both sides together; and how far it lies from its card's corner."""
TAG_FREE: Final = 16
"""What of a card's breadth it leaves free."""
NAME_ROOM: Final = 8
NAME_ENDS: Final = 4
"""Round a name, both sides together."""


@dataclass(frozen=True)
class Lie:
    """How the cards lie: the backs, then those whose face is seen."""

    backs: CardPlaces = ()
    faces: CardPlaces = ()
    beside: Setting | None = None
    """How the names beside the cards are set; upright cards bear theirs themselves."""


class Hand(Widget):
    """Every card is seen, and its name can be read, however many there are."""

    def __init__(
        self,
        ui: Host,
        cards: Sequence[Card],
        words: Speaker,
        *,
        shared: Sequence[Card] = (),
        hidden: int = 0,
        glance: Glance | None = None,
        seen: Mapping[Card, Sequence[Seat]] | None = None,
    ) -> None:
        super().__init__(ui)
        self.seen = seen or {}  # to whom each of one's own cards has been shown
        self.glance = glance
        self.cards = tuple(cards)
        self.shared = tuple(shared)  # open to everybody, and told from one's own
        self.words = words
        self.hidden = hidden  # so many backs instead of one's own
        own = () if hidden else self.cards
        self.faces = tuple(self._told(card) for card in (*own, *self.shared))
        self.lie = Lie()

    def _told(self, card: Card) -> Plaque:
        """Its name, where any break is better than none; what lies open for all says so."""
        name = self.words.card(card).listed.replace(NO_BREAK, " ")
        return Plaque(card, name, self.words.say("tag-open") if card in self.shared else "")

    def heard(self) -> Readable:
        """Whose cards they are."""
        own = ["none"] if self.hidden or not self.cards else []
        return replace(super().heard(), name=self.words.choose("reader-hand", own))

    def heard_inside(self) -> Iterator[Readable]:
        """The faces that are up, each by its name; how many backs there are."""
        if self.hidden:
            yield Readable(Role.LABEL, self.words.say("reader-face-down", count=self.hidden))
        for one, box in zip(self.faces, self.lie.faces, strict=False):
            name = self.words.say("reader-open", card=one.name) if one.tag else one.name
            yield Readable(Role.LABEL, name, box=(box.x, box.y, box.width, box.height))

    @property
    def count(self) -> int:
        """How many cards lie here, whichever side is up."""
        return self.hidden + len(self.faces)

    def places(self) -> list[pygame.Rect]:
        """Where each card lies, the backs first."""
        return [*self.lie.backs, *self.lie.faces]

    def _under(self, x: int, y: int) -> tuple[Card, pygame.Rect] | None:
        pairs = zip(self.lie.faces, self.faces, strict=True)
        return next(((one.card, box) for box, one in pairs if box.collidepoint(x, y)), None)

    def subject(self, x: int, y: int) -> Card | None:
        """The card whose face is seen there."""
        found = self._under(x, y)
        return found[0] if found is not None else None

    def tip_at(self, x: int, y: int) -> tuple[str, pygame.Rect]:
        """To whom it has been shown."""
        found = self._under(x, y)
        if found is None or self.glance is None:
            return "", self.rect
        return self.glance(found[0], held=True), found[1]

    # -- how they lie ------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Upright in one row while every name can be read there; else small, beside the names."""
        self.lie = self._upright() if self._can_stand() else self._small()

    def _width(self) -> int:
        """How wide a card is in one row."""
        gap = self.look.px(GAP)
        return min(self.look.px(WIDE), (self.rect.width + gap) // max(self.count, FEWEST) - gap)

    def _can_stand(self) -> bool:
        """Whether upright cards are broad enough for their names, and backs to be told apart."""
        if self.hidden and self._width() < self.look.px(NARROWEST):
            return False
        box = pygame.Rect(0, 0, self._width(), self.rect.height)
        return all(self._bears(box, one.name) for one in self.faces)

    def _bears(self, box: pygame.Rect, name: str) -> bool:
        """Whether a card so broad has room for every word of its name."""
        style, band = self._name_on(box, name)
        return self.look.letters.widest_word(name, style) <= self._room_in(band).width

    def _upright(self) -> Lie:
        """In a row, in the middle."""
        wide, gap, rect = self._width(), self.look.px(GAP), self.rect
        high = min(rect.height, round(wide * SHAPE))
        left = rect.centerx - (self.count * (wide + gap) - gap) // 2
        top = rect.centery - high // 2
        row = [
            pygame.Rect(left + index * (wide + gap), top, wide, high) for index in range(self.count)
        ]
        return Lie(row[: self.hidden], row[self.hidden :])

    def _small(self) -> Lie:
        """Backs at the left, and beside them what is seen, as plaques."""
        room, backs = Cutter(self.rect), list[pygame.Rect]()
        if self.hidden:
            share = BESIDE if self.faces else 1.0
            backs = self._fanned(room.left(round(self.rect.width * share), self.look.px(GAP)))
        if not self.faces:
            return Lie(backs)
        crowded = Lie(backs, self._columns(room.rect, MOST_ACROSS), CLOSEST)
        return max(self._ways(backs, room.rect), key=self._worth, default=crowded)

    def _fanned(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """One upon the other, as cards are held: backs have nothing that could be hidden."""
        wide = min(self.look.px(WIDE), rect.height * 3 // 4)
        step = min(wide + self.look.px(GAP), (rect.width - wide) / max(1, self.hidden - 1))
        left = rect.centerx - (step * (self.hidden - 1) + wide) / 2
        return [
            pygame.Rect(round(left + index * step), rect.y, wide, rect.height)
            for index in range(self.hidden)
        ]

    def _ways(self, backs: CardPlaces, rect: pygame.Rect) -> Iterator[Lie]:
        """In every number of columns that leaves the names whole."""
        for across in range(1, MOST_ACROSS + 1):
            boxes = self._columns(rect, across)
            for setting in settings(self.look, boxes, self.faces):
                yield Lie(backs, boxes, setting)

    def _worth(self, lie: Lie) -> tuple[int, float]:
        """The larger the names, and then the pictures, the better."""
        assert lie.beside is not None
        letters, breadth = lie.beside
        return self.look.scale.letters(letters.size), lie.faces[0].height * (1 + breadth)

    def _columns(self, rect: pygame.Rect, across: int) -> list[pygame.Rect]:
        """Plaques in so many columns; a shorter last row stands in the middle."""
        count, gap = len(self.faces), self.look.px(GAP)
        cells = grid(rect, across, -(-count // across), gap)
        missing = len(cells) - count
        aside = missing * (cells[0].width + gap) // 2
        first = len(cells) - across
        return [cell.move(aside if at >= first else 0, 0) for at, cell in enumerate(cells[:count])]

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Backs and faces."""
        look, lie = self.look, self.lie
        for box in lie.backs:
            look.paint.card(canvas, box, BACK)
        for box, one in zip(lie.faces, self.faces, strict=True):
            if lie.beside is not None:
                paint_plaque(look, canvas, box, one, lie.beside)
            else:
                self._draw_upright(canvas, box, one)
            self._draw_discs(canvas, box, self.seen.get(one.card, ()))

    def _draw_discs(self, canvas: pygame.Surface, box: pygame.Rect, seats: Sequence[Seat]) -> None:
        """In a card's upper corner, one below the other: who has been shown it."""
        look = self.look
        side = min(look.px(DISC), (box.height - 2 * look.px(INSET)) // max(1, len(seats)))
        disc = pygame.Rect(box.x + look.px(INSET), box.y + look.px(INSET), side, side)
        for seat in seats:
            draw_disc(look, canvas, seat, disc)
            disc.y += side

    def _draw_upright(self, canvas: pygame.Surface, box: pygame.Rect, one: Plaque) -> None:
        look = self.look
        paint_face(look, canvas, box, one.card)
        style, band = self._name_on(box, one.name)
        look.paint.panel(canvas, band, CARD_PLATE)
        room = self._room_in(band)
        look.letters.draw(canvas, one.name, style, room, align="center", valign="middle", wrap=True)
        if one.tag:
            self._draw_tag(canvas, box, one.tag)

    def _name_on(self, box: pygame.Rect, name: str) -> tuple[Style, pygame.Rect]:
        """How a name is set, and the band that holds it: two lines if need be, whole words."""
        look, letters = self.look, self.look.letters
        room, style = self._room_in(plate_under(look, box, 0)).width, NAME
        while style.size > SMALLEST and (
            letters.widest_word(name, style) > room
            or letters.size(name, style, room)[1] > 2 * letters.line_height(style)
        ):
            style = style.but(size=style.size - 0.5)
        high = letters.size(name, style, room)[1] + look.px(NAME_ROOM)
        return style, plate_under(look, box, high)

    def _room_in(self, band: pygame.Rect) -> pygame.Rect:
        """What a name's band leaves for its letters."""
        return band.inflate(-self.look.px(NAME_ENDS), 0)

    def _draw_tag(self, canvas: pygame.Surface, box: pygame.Rect, word: str) -> None:
        """In an upright card's corner."""
        look = self.look
        style = look.letters.fit(word, styles.TINY.but(colour="ink"), box.width - look.px(TAG_FREE))
        wide, high = look.letters.size(word, style)
        tag = pygame.Rect(
            0, box.y + look.px(TAG_INSET), wide + look.px(TAG_ENDS), high + look.px(TAG_ROOM)
        )
        tag.right = box.right - look.px(TAG_INSET)
        look.paint.panel(canvas, tag, frames.TAG)
        look.letters.draw(canvas, word, style, tag, align="center", valign="middle", lines=1)


class HeldCards(NamedTuple):
    """What lies in the hand's place."""

    own: tuple[Card, ...]
    shared: tuple[Card, ...]
    hidden: int = 0  # so many backs, while nobody's cards are to be seen
    seen: tuple[tuple[Card, tuple[Seat, ...]], ...] = ()  # who has been shown each of one's own


class HandPanel(TablePanel[HeldCards]):
    """The cards of whoever sits here."""

    def select(self, model: TableModel) -> HeldCards:
        """In the order in which they stand in the notebook."""
        view = model.view
        order = view.board.deck.cards.index
        covered = model.viewer is None and model.here
        return HeldCards(
            tuple(sorted(view.hand, key=order)),
            tuple(sorted(view.open_cards, key=order)),
            max(view.hand_sizes, default=0) if covered else 0,
            tuple((card, seen_by(card, model.told.shown)) for card in view.hand),
        )

    def change(self, was: HeldCards | None, now: HeldCards) -> None:
        """Other cards."""
        del was
        own, shared, hidden, seen = now
        hand = Hand(
            self.screen,
            own,
            self.words,
            shared=shared,
            hidden=hidden,
            glance=self.kit.glance,
            seen=dict(seen),
        )
        hand.place(pygame.Rect(self.kit.layout.hand))
        self.become([hand])


PLAQUE_NAME: Final = structs.replace(styles.SMALL.but(size=21), leading=1.06)
PLAQUE_SMALLEST: Final = 15
BREADTHS: Final = (1.0, 0.75)
"""How broad the little card may be for its height; the broader shows more of its picture."""
PAD: Final = 8
"""Between the card and the name, and behind it."""
PLATE: Final = Skin(borders=(Border(0, 1.6, "brass_dim"),), radius=8)
TAG: Final = styles.TINY.but(colour="ink", size=17)


class Plaque(NamedTuple):
    """What stands on one: a card, its name, and a word for what is special about it."""

    card: Card
    name: str
    tag: str = ""


class Setting(NamedTuple):
    """How plaques that lie side by side are set: all alike."""

    letters: Style  # of the names
    breadth: float  # of the little cards


CLOSEST: Final = Setting(PLAQUE_NAME.but(size=PLAQUE_SMALLEST), BREADTHS[-1])
"""Where nothing else will do."""


def settings(
    look: Look, boxes: Sequence[pygame.Rect], plaques: Sequence[Plaque]
) -> Iterator[Setting]:
    """For each breadth the largest letters in which every name stands whole beside its card."""
    for breadth in BREADTHS:
        rooms = [_room(look, box, one, breadth) for box, one in zip(boxes, plaques, strict=True)]
        letters = PLAQUE_NAME
        while letters.size >= PLAQUE_SMALLEST:
            if all(
                _stands(look, room, one.name, letters)
                for room, one in zip(rooms, plaques, strict=True)
            ):
                yield Setting(letters, breadth)
                break
            letters = letters.but(size=letters.size - 0.5)


def _stands(look: Look, room: pygame.Rect, name: str, style: Style) -> bool:
    """In as many lines as there are, and no word broken."""
    letters = look.letters
    if letters.widest_word(name, style) > room.width:
        return False
    return letters.size(name, style, room.width)[1] <= room.height


def _picture(look: Look, box: pygame.Rect, plaque: Plaque, breadth: float) -> pygame.Rect:
    """Where the card lies: so broad for its height, and broad enough for its tag."""
    wide = round(box.height * breadth)
    if plaque.tag:
        wide = max(wide, look.letters.size(plaque.tag, TAG)[0] + look.px(TAG_ENDS))
    return pygame.Rect(box.x, box.y, wide, box.height)


def _room(look: Look, box: pygame.Rect, plaque: Plaque, breadth: float) -> pygame.Rect:
    """What is left for the name."""
    left = _picture(look, box, plaque, breadth).right + look.px(PAD)
    return pygame.Rect(left, box.y, max(1, box.right - look.px(PAD / 2) - left), box.height)


def paint_plaque(
    look: Look, canvas: pygame.Surface, box: pygame.Rect, plaque: Plaque, setting: Setting
) -> None:
    """The card at the left, its name beside it, and on the card its tag."""
    look.paint.panel(canvas, box, PLATE)
    picture = _picture(look, box, plaque, setting.breadth)
    room = _room(look, box, plaque, setting.breadth)
    paint_face(look, canvas, picture, plaque.card)
    look.letters.draw(canvas, plaque.name, setting.letters, room, valign="middle", wrap=True)
    if plaque.tag:
        _paint_tag(look, canvas, picture, plaque.tag)


def _paint_tag(look: Look, canvas: pygame.Surface, picture: pygame.Rect, tag: str) -> None:
    high = min(picture.height, look.letters.line_height(TAG))
    label = pygame.Rect(picture.x, picture.bottom - high, picture.width, high)
    label.inflate_ip(-look.px(NAME_ENDS), 0)
    look.paint.panel(canvas, label, frames.TAG)
    look.letters.draw(canvas, tag, TAG, label, align="center", valign="middle", lines=1)
