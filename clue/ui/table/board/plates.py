"""What is written on the board: the rooms' names, and where the secret passages lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import pygame

from clue.boards import Chamber, Mansion
from clue.rules.board import Cell, Passage
from clue.rules.cards import Room
from clue.text.speaker import Speaker, usual_title
from clue.ui.table.board.geometry import Plan
from clue.ui.table.board.weapon_spots import PAWN
from clue.ui.theme.lettering import ELLIPSIS
from clue.ui.theme.look import Look
from clue.ui.theme.styles import BOLD, DISPLAY, Halo, Style
from clue.ui.widgets.host import Surroundings

NAME_HEIGHT: Final = 0.74
"""How large a room's name is set, in cells, where there is room for it."""
NAME_GROWS: Final = 1.25
"""Larger letters make a name no more than so much larger: it is the largest word as it is."""
STEPS: Final = 4
"""In so many steps it is brought down again if it would be hidden."""
NAME_CLEAR: Final = 1.52
"""A name's middle stands so far above a pawn's foot, in cells, to be seen over its head."""
ONE_LINE: Final = 1.15
"""How high a name in one line is, in cells, with its halo."""
NAME_YIELDS: Final = 0.45
"""But it moves no farther than this from where the map wants it."""
SHIFTS: Final = (0.0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, 0.48, -0.48)
"""Or so far from there, in cells, to keep clear of pawns and captions: the least that will do."""
HALO_HIGH: Final = 0.3
"""How much of a name's height is nothing but soft dark above and below its letters."""
CAPTION_HEIGHT: Final = 0.36
PAWN_REACH: Final = (0.4, 1.6, 0.6, 0.3)
"""How far a pawn with its letter reaches from its foot: left, up, right and down, in cells."""
SMALL: Final = 3
"""A room of fewer cells a side is small: nothing written in it may reach over its walls."""
NARROWEST: Final = 0.65
"""How wide any name may be, in cells: a room has at least one."""
_TIGHT: Final = 0.72
"""A name that would have to shrink more than this is set in two lines."""


class Plate(NamedTuple):
    """Something written, and where on the floor."""

    image: pygame.Surface
    corner: tuple[int, int]
    above: bool = False  # over the pieces: small words, of which a weapon would hide half

    @property
    def rect(self) -> pygame.Rect:
        """The pixels it covers on the floor."""
        return self.image.get_rect(topleft=self.corner)

    @property
    def letters(self) -> pygame.Rect:
        """The pixels its letters cover, without the soft dark round them."""
        high = round(HALO_HIGH * self.rect.height)
        return self.rect.inflate(-high // 2, -high)


def written(stage: Surroundings, plan: Plan) -> Iterator[Plate]:
    """At every secret passage where it leads, and every room's name clear of that."""
    mansion, words = plan.mansion, _voice(stage, plan.mansion)
    captions = []
    for passage, mouth in mansion.passage_mouths.items():
        caption = words.say("board-passage", room=words.room(passage.to))
        image = _caption(stage.look, caption, plan.cell, plan.box_of(passage.origin).size)
        place = _beside_mouth(plan, passage, mouth, image)
        captions.append(Plate(image, place.topleft, above=True))
    for chamber in mansion.rooms:
        yield _name(stage, plan, chamber, [caption.rect for caption in captions])
    yield from captions


def _voice(stage: Surroundings, mansion: Mansion) -> Speaker:
    language = stage.words.language
    return Speaker(language, titles=mansion.room_titles(language))


def _name(
    stage: Surroundings, plan: Plan, chamber: Chamber, captions: Sequence[pygame.Rect]
) -> Plate:
    """A room's name, as much larger than at first as it can be and still be seen whole."""
    language = stage.words.language
    title = (chamber.titles.get(language) or usual_title(language, chamber.room)).text
    box = plan.box_of(chamber.room).move(-plan.left, -plan.top)
    room = (
        round(_room_for_name(plan.mansion, chamber.room) * plan.cell),
        max(plan.cell, box.height // 2),
    )
    within = _within(plan, chamber.room)
    taken = [*captions, *(_head(spot, plan.cell) for spot in chamber.pawns_at)]
    for size in _sizes(stage.look.scale.text):
        image = name_plate(stage.look, title, plan.cell, room, size)
        x, y = _name_spot(chamber, image.get_height() / plan.cell)
        wished = image.get_rect(center=(round(x * plan.cell), round(y * plan.cell))).clamp(within)
        for shift in SHIFTS:
            place = wished.move(0, round(shift * plan.cell))
            plate = Plate(image, place.topleft)
            if within.contains(plate.letters) and plate.letters.collidelist(taken) < 0:
                return Plate(image, place.clamp(within).topleft)
    return Plate(image, wished.topleft)


def _sizes(text: float) -> Iterator[float]:
    """How large a name may be set, in cells: as wished, and less, down to its size at first."""
    larger = min(text, NAME_GROWS)
    for step in range(STEPS if larger > 1 else 0):
        yield NAME_HEIGHT / text * (larger - (larger - 1) * step / STEPS)
    yield NAME_HEIGHT / max(1.0, text)


def _name_spot(chamber: Chamber, height: float) -> tuple[float, float]:
    """Where a name stands: a little higher than the map says if pawns' heads would hide it."""
    x, y = chamber.name_at
    clear = NAME_CLEAR + max(0.0, height - ONE_LINE) / 2
    below = [pawn.y for pawn in chamber.pawns_at if 0 < pawn.y - y < clear]
    return x, max(y - NAME_YIELDS, min(below) - clear) if below else y


def name_plate(
    look: Look, title: str, cell: int, room: tuple[int, int], size: float
) -> pygame.Surface:
    """A room's name as large as its room allows, in two lines if that lets it be larger."""
    width, height = room
    wished = Style(DISPLAY, size * cell / look.scale.factor, "cream", 1.0)
    style = look.letters.fit(title, wished, width)
    lines = [title]
    if style.size < wished.size * _TIGHT and " " in title:
        halves = _halved(title)
        broken = min(
            (look.letters.fit(half, wished, width) for half in halves), key=lambda s: s.size
        )
        if broken.size > style.size:
            style, lines = broken, halves
    if max(look.letters.size(line, style)[0] for line in lines) > width:
        style, lines = crammed(look, title, wished, width, height)
    halo = Halo(reach=0.085 * cell / look.scale.factor, strength=5)
    return stacked(look, lines, style, halo)


def _halved(title: str) -> list[str]:
    """A title broken at the space nearest its middle."""
    spaces = [at for at, letter in enumerate(title) if letter == " "]
    middle = min(spaces, key=lambda at: abs(at - len(title) / 2))
    return [title[:middle], title[middle + 1 :]]


def _room_for_name(mansion: Mansion, room: Room) -> float:
    """How wide a name may be where it stands, in cells: as far as the nearer wall, twice."""
    x, y = mansion.chamber_of[room].name_at
    cells = next(cells for name, cells in mansion.board.rooms if name == room)
    left = right = int(x)
    while Cell(left - 1, int(y)) in cells:
        left -= 1
    while Cell(right + 1, int(y)) in cells:
        right += 1
    return max(NARROWEST, 2 * min(x - left, right + 1 - x) - 0.35)


def _caption(look: Look, caption: str, cell: int, room: tuple[int, int]) -> pygame.Surface:
    """Where a passage leads, no wider than the room it begins in."""
    style = Style(BOLD, CAPTION_HEIGHT * cell / look.scale.factor, "lamp", 1.0)
    halo = Halo(reach=0.06 * cell / look.scale.factor, strength=4)
    lines = [caption]
    if look.letters.size(caption, style)[0] > room[0]:
        style, lines = crammed(look, caption, style, room[0] - cell // 4, room[1] // 2)
    return stacked(look, lines, style, halo)


def _beside_mouth(
    plan: Plan, passage: Passage, mouth: tuple[float, float], image: pygame.Surface
) -> pygame.Rect:
    """Where a passage's caption goes: beside the trapdoor; over or under it if pawns are nearer."""
    chamber = plan.mansion.chamber_of[passage.origin]
    x, y = round(mouth[0] * plan.cell), round(mouth[1] * plan.cell)
    down = plan.cell // 2 + image.get_height() // 4
    aside = plan.cell // 2 + image.get_width() // 2
    wished = (
        (x + (aside if mouth[0] < chamber.name_at.x else -aside), y),
        (x, y + (down if mouth[1] < chamber.name_at.y else -down)),
    )
    within = _within(plan, passage.origin)
    if within.size != plan.floor.size:  # in a small room, the half its name does not stand in
        below = chamber.name_at.y * plan.cell < within.centery
        within = within.move(0, within.height // 2 * below)
        within.height //= 2
    places = [image.get_rect(center=spot).clamp(within) for spot in wished]
    pawns = [_pawn_box(spot, plan.cell) for spot in chamber.pawns_at]
    return min(places, key=lambda place: sum(_common(place, pawn) for pawn in pawns))


def _pawn_box(foot: tuple[float, float], cell: int) -> pygame.Rect:
    left, top, right, bottom = PAWN_REACH
    corner = ((foot[0] - left) * cell, (foot[1] - top) * cell)
    return pygame.Rect(corner, ((left + right) * cell, (top + bottom) * cell))


def _head(foot: tuple[float, float], cell: int) -> pygame.Rect:
    """The pixels of a pawn itself."""
    box = PAWN.at(foot)
    wide, high = box.right - box.left, box.bottom - box.top
    return pygame.Rect(box.left * cell, box.top * cell, wide * cell, high * cell)


def _common(one: pygame.Rect, other: pygame.Rect) -> int:
    """How many pixels both cover."""
    both = one.clip(other)
    return both.width * both.height


def _within(plan: Plan, room: Room) -> pygame.Rect:
    """Where all that is written in a room stands: on the floor, and in a small room inside it."""
    box = plan.box_of(room).move(-plan.left, -plan.top)
    floor = pygame.Rect((0, 0), plan.floor.size)
    return box if min(box.size) < SMALL * plan.cell else floor


def crammed(
    look: Look, text: str, wished: Style, width: int, height: int
) -> tuple[Style, list[str]]:
    """As much of a text as there is room for, in the largest letters that show as much."""
    best: tuple[int, float, Style, list[str]] | None = None
    for lines in _ways(text.split(" ")):
        fitting = (look.letters.fit(line, wished, width, 0) for line in lines)
        style = min(fitting, key=lambda one: one.size)
        if len(lines) > 1 and len(lines) * look.letters.line_height(style) > height:
            continue
        held = [held_to(look, line, style, width) for line in lines]
        shown = sum(len(line.replace(" ", "").rstrip(ELLIPSIS)) for line in held)
        if best is None or (shown, style.size) > best[:2]:
            best = shown, style.size, style, held
    assert best is not None, "one line there always is"
    return best[2], best[3]


def _ways(words: list[str]) -> Iterator[list[str]]:
    """The words in one line, two, and so on: each time with the longest line as short as can be."""
    for count in range(len(words)):
        inner = combinations(range(1, len(words)), count)
        broken = ([" ".join(words[a:b]) for a, b in pairwise((0, *cuts, None))] for cuts in inner)
        yield min(broken, key=lambda lines: max(map(len, lines)))


def held_to(look: Look, line: str, style: Style, width: int) -> str:
    """A line cut off where even the smallest letters do not find room."""
    if look.letters.size(line, style)[0] <= width:
        return line
    while line and look.letters.size(line + ELLIPSIS, style)[0] > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


def stacked(look: Look, lines: list[str], style: Style, halo: Halo) -> pygame.Surface:
    """Lines with a soft halo, one below the other."""
    images = [look.letters.haloed(line, style, halo=halo) for line in lines]
    if len(images) == 1:
        return images[0]
    step = look.letters.line_height(style)
    wide = max(image.get_width() for image in images)
    high = images[0].get_height() + (len(images) - 1) * step
    stack = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row, image in enumerate(images):
        stack.blit(image, image.get_rect(midtop=(wide // 2, row * step)))
    return stack
