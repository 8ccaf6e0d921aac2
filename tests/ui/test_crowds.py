"""A dozen pieces in every room at once: the names and the passages' captions can still be read."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from clue.boards import plain_mansion
from clue.boards.catalogue import read_mansions
from clue.boards.mansion import Title
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, a_case, title
from clue.folders import maps
from clue.rules.cards import SUSPECTS, WEAPONS
from clue.store.keeping import Casebook
from clue.text.catalogue import languages
from clue.text.speaker import usual_title
from clue.ui.board.geometry import Plan
from clue.ui.board.pieces import PiecePainter
from clue.ui.board.plates import ENGRAVED, LETTERED, crammed, written
from clue.ui.cases import table_for
from clue.ui.stage.settings import Settings
from clue.ui.theme.styles import DISPLAY, Style
from tests.daily import long, part
from tests.mansions import cottage

MOST = 0.06  # of a plate
LEAST = 0.1  # of a square as high as its letters: of what is written no more may be hidden
SOLID = 128
SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
EVERYWHERE = [(path.stem, size) for path in sorted(maps().glob("*.tmx")) for size in SIZES]
DAILY = [(stem, SIZES[0]) for stem in ("classic", "lodge")]
UPON = {"classic": 0.1}  # of a weapon may lie under another, all six in one room
BEHIND = {"classic": 0.4}  # of it may be hidden by all six pawns


def laid_out(robot, stem):
    """The board of a mansion as it lies on the table in this window."""
    case = a_case(mansion=stem)
    table = table_for(robot.app, Casebook(case), read_mansions()[stem].mansion, title)
    robot.app.replace(table)
    robot.step(2)
    case.close()
    return table.performance.board


def standing(board, chamber):
    """Everybody and everything in one room, and where it stands."""
    return board.homes((chamber.room,) * len(SUSPECTS), (chamber.room,) * len(WEAPONS))


def parts(pieces, token, foot, *, above):
    """What of a piece may not meet some letters; those above the pieces hide no pawn's letter."""
    if above and token in WEAPONS:
        return
    body = pieces.body(token)
    yield pygame.mask.from_surface(body.image, SOLID), body.over(foot)
    if above:
        chip = pieces.chip(token)
        yield pygame.mask.from_surface(chip.image, SOLID), chip.over(pieces.chip_foot(foot))


def inked(plate):
    """The box round the letters of a plate, by their colour."""
    colour, near = (LETTERED, 60) if plate.above else (ENGRAVED, 30)
    ink = pygame.mask.from_threshold(plate.image, colour, (near, near, near, 255))
    edge = 2 * (plate.shade + max(2, plate.image.get_height() // 12))
    inner = plate.image.get_rect().inflate(-edge, -edge)
    ink = ink.overlap_mask(pygame.Mask(inner.size, fill=True), inner.topleft)
    first, *others = ink.get_bounding_rects()
    return first.unionall(others)


def hidden(board, pieces, plate, crowd):
    """Who hides too much of a plate, or of the letters on it; and how much."""
    brass, box = pygame.mask.from_surface(plate.image, SOLID), inked(plate)
    written_in = pygame.Mask(box.size, fill=True)
    corner = pygame.Vector2(plate.corner) + board.plan.floor.topleft
    for token, spot in crowd.items():
        over = list(parts(pieces, token, board.plan.to_px(spot), above=plate.above))
        share = sum(brass.overlap_area(m, at.topleft - corner) for m, at in over) / brass.count()
        letters = sum(
            written_in.overlap_area(m, at.topleft - corner - box.topleft) for m, at in over
        )
        if share > MOST or letters > LEAST * box.height**2:
            yield token.value, share, letters / box.height**2


@long
@pytest.mark.parametrize("text", [1.0, 1.15, 1.5])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("stem", "size"), part(EVERYWHERE, DAILY), ids=str)
def test_a_dozen_pieces_hide_no_writing(stem, size, language, text):
    settings = Settings(language=language, text_size=text).but(**QUIET)
    with Robot(title, size=size, settings=settings) as robot:
        mansion = read_mansions()[stem].mansion
        board = laid_out(robot, stem)
        pieces = PiecePainter(robot.app, board.plan.cell)
        covered = [
            (chamber.room, *found)
            for plate in written(robot.app, board.plan)
            for chamber in mansion.rooms
            for found in hidden(board, pieces, plate, standing(board, chamber))
        ]
        assert all(len(standing(board, chamber)) == 12 for chamber in mansion.rooms)
        assert covered == []


@long
@pytest.mark.parametrize("size", part(SIZES, SIZES[:1]), ids=str)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_who_waits_at_a_start_hides_no_name_in_any_mansion(size, language, text):
    settings = Settings(language=language, text_size=text).but(**QUIET)
    covered = []
    with Robot(title, size=size, settings=settings) as robot:
        for stem, entry in read_mansions().items():
            board = laid_out(robot, stem)
            pieces = PiecePainter(robot.app, board.plan.cell)
            waiting = board.homes(entry.mansion.board.starts, (None,) * len(WEAPONS))
            for plate in written(robot.app, board.plan):
                covered += [(stem, *found) for found in hidden(board, pieces, plate, waiting)]
    assert covered == []


@long
@pytest.mark.parametrize(("stem", "size"), part(EVERYWHERE, DAILY), ids=str)
def test_weapons_lie_apart_in_their_room_and_can_be_told_behind_pawns(stem, size):
    """Neither the language nor the size of letters moves the board."""
    with Robot(title, size=size, settings=Settings(language="en").but(**QUIET)) as robot:
        mansion = read_mansions()[stem].mansion
        board = laid_out(robot, stem)
        pieces = PiecePainter(robot.app, board.plan.cell)
        near, behind = [], []
        for chamber in mansion.rooms:
            spots = standing(board, chamber)
            masks = {}
            for token, spot in spots.items():
                body = pieces.body(token)
                place = body.over(board.plan.to_px(spot))
                assert board.plan.place_at(place.center) == chamber.room, (chamber.room, token)
                masks[token] = pygame.mask.from_surface(body.image, SOLID), place
            for one, other in combinations(WEAPONS, 2):
                mask, its = masks[one][0], masks[other][0]
                upon = common(masks[one], masks[other])
                if upon > UPON.get(stem, 0.2) * min(mask.count(), its.count()):
                    near.append((chamber.room, one.value, other.value))
            for weapon in WEAPONS:
                before = [pawn for pawn in SUSPECTS if spots[pawn][1] > spots[weapon][1]]
                covered = sum(common(masks[weapon], masks[pawn]) for pawn in before)
                if covered > BEHIND.get(stem, 0.75) * masks[weapon][0].count():
                    behind.append((chamber.room, weapon.value))
        assert near == []
        assert behind == []


def common(one, other):
    """How many pixels of two pieces are the same."""
    (mask, here), (its, there) = one, other
    return mask.overlap_area(its, (there.x - here.x, there.y - here.y))


LONG = (
    "The Grand Ceremonial Antechamb",
    "Bibliothèque du vieux comte Ab",
    "Wintergartenundpalmenhausflügl",
)
"""Names of thirty letters, as long as a map may give them; the last is one word."""


def with_long_names(mansion):
    named = (
        replace(chamber, titles=dict.fromkeys(("en", "fr"), Title(LONG[number % len(LONG)])))
        for number, chamber in enumerate(mansion.rooms)
    )
    return replace(mansion, rooms=tuple(named))


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("cell", [28, 60])
def test_in_a_small_room_nothing_is_written_over_its_walls(cell, text):
    """Rooms of one cell and of two by two, with the longest names there are."""
    mansion = with_long_names(plain_mansion(cottage(), usual_title))
    plan = Plan(mansion, cell, 0, 0)
    with Robot(title, size=(1280, 720), settings=Settings(text_size=text).but(**QUIET)) as robot:
        plates = list(written(robot.app, plan))
    names, captions = plates[: len(mansion.rooms)], plates[len(mansion.rooms) :]
    where = [chamber.room for chamber in mansion.rooms]
    for plate, room in zip(names, where, strict=True):
        assert plan.box_of(room).contains(plate.letters)
    for plate, passage in zip(captions, mansion.passage_mouths, strict=True):
        assert plan.box_of(passage.origin).contains(plate.letters)
        assert not plate.letters.colliderect(names[where.index(passage.origin)].letters)


def test_a_long_name_is_cut_only_where_its_smallest_letters_are_too_large():
    with Robot(title, size=(1280, 720), settings=Settings().but(**QUIET)) as robot:
        look = robot.app.look
        wished = Style(DISPLAY, 60, "cream", 1.0)
        ample, tight = (crammed(look, LONG[0], wished, wide, 60) for wide in (99, 40))
        assert ample[1] == ["The Grand", "Ceremonial", "Antechamb"]
        assert look.scale.letters(ample[0].size) > look.scale.letters(0)
        assert look.scale.letters(tight[0].size) == look.scale.letters(0)
        assert any(line.endswith("…") for line in tight[1])
        for style, lines in (ample, tight):
            assert len(lines) * look.letters.line_height(style) <= 60
