"""What is written on the board, on brass and enamel: rooms' names, and where passages lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple, TypeAlias

import pygame

from clue.boards import Chamber, Mansion
from clue.rules.board import Cell, Direction, Passage
from clue.rules.cards import Room
from clue.text.speaker import Speaker, usual_title
from clue.ui.board.geometry import Plan
from clue.ui.board.weapon_spots import PAWN
from clue.ui.theme.lettering import ELLIPSIS
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import BOLD, DISPLAY, Style
from clue.ui.widgets.base import Surroundings

NAME_HEIGHT: Final = 0.47
"""How large a room's name is set, in cells, where there is room for it."""
NAME_GROWS: Final = 1.25
"""Larger letters make a name no more than so much larger: it is the largest word as it is."""
STEPS: Final = 4
"""In so many steps it is brought down again if it would be hidden."""
OVER_EDGE: Final = 0.06
"""A plate is screwed to the room's lower wall: its middle so far above the edge, in cells."""
HANGS: Final = 0.42
"""And no more than so much of it below."""
BESIDE: Final = 0.7
"""How far a plate may reach past the wall it is screwed to, on either side."""
SLIDE: Final = 0.2
"""Along the wall it is moved in such steps, to leave doors and starts free."""
CAPTION_HEIGHT: Final = 0.36
ON_FRAME: Final = -0.37
"""How far above the board, or below it, the middle of a caption on the frame is."""
FROM_MOUTH: Final = 0.42
"""Such a caption begins so far before the middle of its trapdoor."""
PAWN_REACH: Final = (0.4, 1.6, 0.6, 0.3)
"""How far a pawn with its letter reaches from its foot: left, up, right and down, in cells."""
SMALL: Final = 3
"""A room of fewer cells a side is small: nothing written in it may reach over its walls."""
_TIGHT: Final = 0.72
"""A name that would have to shrink more than this is set in two lines."""


class Plate(NamedTuple):
    """Something written, and where on the floor."""

    image: pygame.Surface
    corner: tuple[int, int]
    shade: int  # how far its shadow reaches round it
    above: bool = False  # over the pieces: small words, of which a weapon would hide half

    @property
    def rect(self) -> pygame.Rect:
        """The pixels it covers on the floor."""
        return self.image.get_rect(topleft=self.corner)

    @property
    def letters(self) -> pygame.Rect:
        """The pixels of the plate itself, without its shadow."""
        return self.rect.inflate(-2 * self.shade, -2 * self.shade)


def written(stage: Surroundings, plan: Plan) -> Iterator[Plate]:
    """At every secret passage where it leads, and every room's name clear of that."""
    mansion, words = plan.mansion, _voice(stage, plan.mansion)
    shade = shade_of(plan.cell)
    captions = []
    for passage, mouth in mansion.passage_mouths.items():
        caption = words.say("board-passage", room=words.room(passage.to))
        image = _caption(stage.look, caption, plan.cell, plan.box_of(passage.origin).size)
        plate = image.get_rect().inflate(-2 * shade, -2 * shade)
        corner = _beside_mouth(plan, passage, mouth, plate).inflate(2 * shade, 2 * shade).topleft
        captions.append(Plate(image, corner, shade, above=True))
    for chamber in mansion.rooms:
        yield _name(stage, plan, chamber, [caption.letters for caption in captions])
    yield from captions


def _voice(stage: Surroundings, mansion: Mansion) -> Speaker:
    language = stage.words.language
    return Speaker(language, titles=mansion.room_titles(language))


def _name(
    stage: Surroundings, plan: Plan, chamber: Chamber, captions: Sequence[pygame.Rect]
) -> Plate:
    """A room's name on its lower wall, as large as it can be there and leave the doors free."""
    language, cell, shade = stage.words.language, plan.cell, shade_of(plan.cell)
    title = (chamber.titles.get(language) or usual_title(language, chamber.room)).text
    wall = _lower_wall(plan.mansion, chamber)
    within = _within(plan, chamber.room)
    small = within.size != plan.floor.size
    wide = within.width if small else round((wall.long + 2 * BESIDE) * cell)
    room = (min(wide, within.width), within.height // 3 if small else 2 * cell)
    taken = [*captions, *(_head(spot, cell) for spot in chamber.pawns_at)]
    doors = [] if small else list(_left_free(plan.mansion, chamber.room, wall, cell))
    ways = [(broken, size) for broken in (False, True) for size in _sizes(stage.look.scale.text)]
    kept: Plate | None = None
    for broken, size in ways[: None if " " in title else len(ways) // 2]:
        image = name_plate(stage.look, title, cell, room, size, broken=broken)
        plate = image.get_rect().inflate(-2 * shade, -2 * shade)
        plate.center = round(chamber.name_at.x * cell), round((wall.below - OVER_EDGE) * cell)
        plate.bottom = min(plate.bottom, round((wall.below + HANGS) * cell))
        for barred in ([*taken, *doors], doors):
            for shift in _slides(wall, chamber.name_at.x):
                place = plate.move(round(shift * cell), 0).clamp(within)
                if place.collidelist(barred) < 0:
                    return Plate(image, place.inflate(2 * shade, 2 * shade).topleft, shade)
            if size > NAME_HEIGHT / max(1.0, stage.look.scale.text):
                break  # smaller letters first, before a pawn may stand before the plate
        if not broken:
            kept = Plate(image, plate.clamp(within).inflate(2 * shade, 2 * shade).topleft, shade)
    assert kept is not None, "in one line it is tried first"
    return kept


class LowerWall(NamedTuple):
    """The part of a room's outline that a plate is screwed to, in cells."""

    left: int
    right: int
    below: int

    @property
    def long(self) -> int:
        """From one end to the other."""
        return self.right - self.left


def _lower_wall(mansion: Mansion, chamber: Chamber) -> LowerWall:
    """The wall under where the map wants the name."""
    cells = next(cells for room, cells in mansion.board.rooms if room == chamber.room)
    column, row = int(chamber.name_at.x), int(chamber.name_at.y)
    while Cell(column, row + 1) in cells:
        row += 1

    def bare(at: int) -> bool:
        return Cell(at, row) in cells and Cell(at, row + 1) not in cells

    left, right = column, column + 1
    while bare(left - 1):
        left -= 1
    while bare(right):
        right += 1
    return LowerWall(left, right, row + 1)


def _left_free(mansion: Mansion, room: Room, wall: LowerWall, cell: int) -> Iterator[pygame.Rect]:
    """What no plate may hide: doors in that wall and before it, starts, and trapdoors."""
    board = mansion.board
    for column, row in board.starts:
        if row == wall.below - 1:  # beside the room: whoever waits there stands before the plate
            yield _head((column + 0.5, row + 0.5), cell)
    under = [start for start in board.starts if start.row == wall.below]
    under += [door.front for door in board.doors if door.front.row == wall.below]
    for column, row in under:
        square = pygame.Rect(column * cell, row * cell - cell // 4, cell, cell)
        yield square.inflate(-cell // 6, 0)
    for door in board.doors_of[room]:
        if door.cell.row == wall.below - 1 and door.facing is Direction.DOWN:
            yield pygame.Rect(door.cell.column * cell, (wall.below - 1) * cell, cell, cell)
    for mouth in mansion.passage_mouths.values():
        yield pygame.Rect(int(mouth.x) * cell, int(mouth.y) * cell, cell, cell)


def _slides(wall: LowerWall, wished: float) -> list[float]:
    """How far along the wall a plate may be moved, the least first."""
    steps = range(round((wall.left - wished) / SLIDE), round((wall.right - wished) / SLIDE) + 1)
    return sorted((step * SLIDE for step in steps), key=abs)


def _sizes(text: float) -> Iterator[float]:
    """How large a name may be set, in cells: as wished, and less, down to its size at first."""
    larger = min(text, NAME_GROWS)
    for step in range(STEPS if larger > 1 else 0):
        yield NAME_HEIGHT / text * (larger - (larger - 1) * step / STEPS)
    yield NAME_HEIGHT / max(1.0, text)


def name_plate(
    look: Look, title: str, cell: int, room: tuple[int, int], size: float, *, broken: bool = False
) -> pygame.Surface:
    """A room's name as large as its room allows, in two lines if that lets it be larger."""
    pad = min(round(BRASS_PAD * cell), room[0] // 9)
    width, height = room[0] - 2 * pad, room[1]
    wished = Style(DISPLAY, size * cell / look.scale.factor, "cream", 1.0)
    style = look.letters.fit(title, wished, width)
    lines = [title]
    if (broken or style.size < wished.size * _TIGHT) and " " in title:
        halves = _halved(title)
        two = min((look.letters.fit(half, wished, width) for half in halves), key=lambda s: s.size)
        if broken or two.size > style.size:
            style, lines = two, halves
    if max(look.letters.size(line, style)[0] for line in lines) > width:
        style, lines = crammed(look, title, wished, width, height)
    return brass_plate(look, lines, style, cell, pad)


def _halved(title: str) -> list[str]:
    """A title broken at the space nearest its middle."""
    spaces = [at for at, letter in enumerate(title) if letter == " "]
    middle = min(spaces, key=lambda at: abs(at - len(title) / 2))
    return [title[:middle], title[middle + 1 :]]


def _caption(look: Look, caption: str, cell: int, room: tuple[int, int]) -> pygame.Surface:
    """Where a passage leads, no wider than the room it begins in."""
    style = Style(BOLD, CAPTION_HEIGHT * cell / look.scale.factor, "lamp", 1.0)
    wide = room[0] - 2 * round(ENAMEL_PAD * cell)
    lines = [caption]
    if look.letters.size(caption, style)[0] > wide:
        style, lines = crammed(look, caption, style, wide - cell // 8, room[1] // 2)
    return enamel_plate(look, lines, style, cell)


def _beside_mouth(
    plan: Plan, passage: Passage, mouth: tuple[float, float], plate: pygame.Rect
) -> pygame.Rect:
    """Where a passage's caption goes: on the frame or the wainscot if its trapdoor lies there.

    Else beside the trapdoor; over or under it, if pawns are nearer.
    """
    chamber = plan.mansion.chamber_of[passage.origin]
    x, y = round(mouth[0] * plan.cell), round(mouth[1] * plan.cell)
    within = _within(plan, passage.origin)
    roomy = within.size == plan.floor.size
    if roomy and (wood := _wood_beside(plan, mouth)) is not None:
        plate.centery = wood
        if mouth[0] < chamber.name_at.x:
            plate.left = x - round(FROM_MOUTH * plan.cell)
        else:
            plate.right = x + round(FROM_MOUTH * plan.cell)
        return plate
    down = plan.cell // 2 + plate.height // 2
    aside = plan.cell // 2 + plate.width // 2
    wished = (
        (x + (aside if mouth[0] < chamber.name_at.x else -aside), y),
        (x, y + (down if mouth[1] < chamber.name_at.y else -down)),
    )
    if not roomy:  # in a small room, the half its name does not stand in
        within = within.move(0, 0)
        within.height //= 2
    places = []
    for spot in wished:
        plate.center = spot
        places.append(plate.clamp(within))
    pawns = [_pawn_box(spot, plan.cell) for spot in chamber.pawns_at]
    return min(places, key=lambda place: sum(_common(place, pawn) for pawn in pawns))


def _wood_beside(plan: Plan, mouth: tuple[float, float]) -> int | None:
    """How far down the wood's middle is next to a trapdoor: the frame's, or a row of wainscot's."""
    board = plan.mansion.board
    column, row = int(mouth[0]), int(mouth[1])
    for beyond, frame in ((row - 1, ON_FRAME), (row + 1, board.height - ON_FRAME)):
        if not 0 <= beyond < board.height:
            return round(frame * plan.cell)
        run = (Cell(column + step, beyond) for step in range(-1, 2))
        inside = [cell for cell in run if 0 <= cell.column < board.width]
        if not any(cell in board.squares or cell in board.room_at for cell in inside):
            return round((beyond + 0.5) * plan.cell)
    return None


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


# -- the metal -------------------------------------------------------------------------------------


BRASS_PAD: Final = 0.36
ENAMEL_PAD: Final = 0.2
"""What a plate has beside its letters, in cells."""
OVER: Final = 0.08
"""And above them."""
CUT: Final = 0.15
"""How much of a brass plate's corners is cut off."""
SCREW: Final = 0.055
SHADE: Final = 0.14
"""How far a plate's shadow reaches round it, in cells."""
DROP: Final = 0.06

Stops: TypeAlias = tuple[tuple[float, Colour], ...]

POLISHED: Final[Stops] = (
    (0.0, (255, 232, 150)),
    (0.12, (226, 182, 78)),
    (0.5, (201, 158, 52)),
    (0.56, (178, 134, 38)),
    (1.0, (128, 90, 24)),
)
GLAZED: Final[Stops] = (
    (0.0, (38, 94, 84)),
    (0.42, (32, 84, 74)),
    (0.46, (16, 60, 54)),
    (1.0, (12, 48, 44)),
)
ENGRAVED: Final[Colour] = (34, 20, 6)
GLINT: Final[Colour] = (255, 238, 170)
RIM: Final[Colour] = (70, 46, 12)
GILT: Final[Colour] = (196, 160, 74)
LETTERED: Final[Colour] = (246, 236, 208)
DARK: Final[Colour] = (14, 8, 6)


def shade_of(cell: int) -> int:
    """How many pixels of a plate's picture are nothing but its shadow, on every side."""
    return max(2, round(SHADE * cell))


def brass_plate(
    look: Look, lines: Sequence[str], style: Style, cell: int, pad: int
) -> pygame.Surface:
    """Engraved brass with cut corners and two screws, where there is room for them."""
    wide, high = _size(look, lines, style, cell, pad)
    plain = not look.palette.textured
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    cut, line = round(CUT * cell * FINE), max(FINE, round(0.03 * cell * FINE))
    shape = _cut_corners(large.get_rect(), cut)
    if plain:
        pygame.draw.polygon(large, look.palette.well, shape)
        pygame.draw.polygon(large, look.palette.brass, shape, 2 * line)
    else:
        _polish(large, POLISHED, shape)
        pygame.draw.polygon(large, RIM, shape, line)
        inner = _cut_corners(large.get_rect().inflate(-6 * line // 2, -6 * line // 2), cut)
        pygame.draw.polygon(large, (96, 66, 20), inner, max(1, line // 2))
    plate = pygame.transform.smoothscale(large, (wide, high))
    for x in (pad // 2, wide - pad // 2) if pad > cell // 5 else ():
        _screw(plate, (x, high // 2), max(1.5, SCREW * cell))
    ink = look.palette.cream if plain else ENGRAVED
    return _shaded(_inscribed(look, plate, lines, style, (ink, None if plain else GLINT)), cell)


def enamel_plate(look: Look, lines: Sequence[str], style: Style, cell: int) -> pygame.Surface:
    """Green enamel in a gilt edge, as on a bell board."""
    wide, high = _size(look, lines, style, cell, round(ENAMEL_PAD * cell))
    plain = not look.palette.textured
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    box, edge = large.get_rect(), max(FINE, round(0.026 * cell * FINE))
    round_off = round(0.15 * cell * FINE)
    pygame.draw.rect(large, DARK, box, border_radius=round_off)
    gilt = look.palette.brass if plain else GILT
    pygame.draw.rect(large, gilt, box.inflate(-2 * edge, -2 * edge), border_radius=round_off - edge)
    inner = box.inflate(-4 * edge, -4 * edge)
    if plain:
        pygame.draw.rect(large, look.palette.well, inner, border_radius=round_off - 2 * edge)
    else:
        glaze = pygame.Surface(inner.size, pygame.SRCALPHA)
        _polish(glaze, GLAZED, None)
        mask = pygame.Surface(inner.size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255,) * 4, mask.get_rect(), border_radius=round_off - 2 * edge)
        glaze.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        large.blit(glaze, inner)
    plate = pygame.transform.smoothscale(large, (wide, high))
    ink = look.palette.cream if plain else LETTERED
    return _shaded(_inscribed(look, plate, lines, style, (ink, None)), cell)


def _size(look: Look, lines: Sequence[str], style: Style, cell: int, pad: int) -> tuple[int, int]:
    wide = max(look.letters.size(line, style)[0] for line in lines)
    high = len(lines) * look.letters.line_height(style)
    return wide + 2 * pad, high + 2 * max(1, round(OVER * cell))


def _cut_corners(box: pygame.Rect, cut: int) -> list[tuple[int, int]]:
    left, top, right, bottom = box.left, box.top, box.right - 1, box.bottom - 1
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def _polish(plate: pygame.Surface, stops: Stops, shape: list[tuple[int, int]] | None) -> None:
    """Metal from above to below, with a sheen across it; only within the shape."""
    wide, high = plate.get_size()
    plate.blit(pygame.transform.scale(_tones(stops, high), (wide, high)), (0, 0))
    plate.blit(pygame.transform.scale(_sheen(wide), (wide, high)), (0, 0))
    if shape is not None:
        mask = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255,) * 4, shape)
        plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=64)
def _tones(stops: Stops, high: int) -> pygame.Surface:
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        column.fill((*_between(stops, y / max(1, high - 1)), 255), (0, y, 1, 1))
    return column


@lru_cache(maxsize=64)
def _sheen(wide: int) -> pygame.Surface:
    line = pygame.Surface((wide, 1), pygame.SRCALPHA)
    for x in range(wide):
        near = max(0.0, 1 - abs(x / wide - 0.28) / 0.2)
        line.fill((255, 246, 214, round(54 * near * near)), (x, 0, 1, 1))
    return line


def _between(stops: Stops, share: float) -> Colour:
    for (low, dark), (high, bright) in pairwise(stops):
        if share <= high:
            return mix(dark, bright, (share - low) / (high - low))
    return stops[-1][1]


def _screw(plate: pygame.Surface, middle: tuple[int, int], radius: float) -> None:
    side = max(3, round(radius * 2)) | 1
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    whole = side * FINE
    centre = (whole // 2, whole // 2)
    pygame.draw.circle(large, (88, 60, 18), centre, whole // 2)
    pygame.draw.circle(
        large, (240, 208, 120), (round(whole * 0.46), round(whole * 0.45)), whole // 3
    )
    slot = (round(whole * 0.22), round(whole * 0.66)), (round(whole * 0.78), round(whole * 0.34))
    pygame.draw.line(large, (88, 60, 18), *slot, FINE // 2)
    small = pygame.transform.smoothscale(large, (side, side))
    plate.blit(small, small.get_rect(center=middle))


def _inscribed(
    look: Look,
    plate: pygame.Surface,
    lines: Sequence[str],
    style: Style,
    inks: tuple[Colour, Colour | None],
) -> pygame.Surface:
    """The words in the middle; a glint below them makes them cut into the metal."""
    step = look.letters.line_height(style)
    wide, high = plate.get_size()
    top = (high - step * len(lines)) // 2 + look.letters.optical_shift(style)
    ink, glint = inks
    for row, line in enumerate(lines):
        for colour, below in ((glint, 1), (ink, 0)):
            if colour is not None:
                image = look.letters.image(line, style, colour=colour)
                place = image.get_rect(midtop=(wide // 2, top + row * step + below))
                plate.blit(image, place)
    return plate


def _shaded(plate: pygame.Surface, cell: int) -> pygame.Surface:
    """The plate on the shadow it throws to the lower right."""
    pad, drop = shade_of(cell), max(1, round(DROP * cell))
    wide, high = plate.get_size()
    shade = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
    dark = plate.copy()
    dark.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(dark, (pad + drop // 2, pad + drop))
    image = pygame.transform.gaussian_blur(shade, max(1, pad // 2))
    image.blit(plate, (pad, pad))
    return image
