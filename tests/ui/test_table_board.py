"""The board and the dice: laid out, pointed at, and drawn so that a part is like the whole."""

import threading
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clue import folders
from clue.boards import load_mansion
from clue.devkit.robot import Robot
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Suspect, Weapon
from clue.ui.board import geometry, marks
from clue.ui.board import ground as carpets
from clue.ui.board.board_view import BoardView
from clue.ui.board.dice import DiceView
from clue.ui.board.marks import Marks
from clue.ui.board.pieces import Pose
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings

CLASSIC = load_mansion(folders.maps() / "classic.tmx")
LOUNGE, HALL, STUDY = Room("lounge"), Room("hall"), Room("study")
AREA = pygame.Rect(20, 12, 560, 580)
PATIENCE = 10.0
cells = st.builds(Cell, st.integers(0, 5), st.integers(0, 5))


class Bare(Scene):
    """Nothing but a window."""

    def handle(self, intent):
        return False

    def draw(self, canvas):
        canvas.fill((9, 20, 22))


@pytest.fixture(scope="module")
def app():
    with Robot(Bare, size=(1024, 640), settings=Settings(language="en")) as robot:
        robot.settle()
        yield robot.app


@pytest.fixture(scope="module")
def view(app):
    board = BoardView(app, CLASSIC)
    board.place(AREA)
    return board


@pytest.fixture(scope="module")
def poses(view):
    rooms = [room for room, _ in CLASSIC.board.rooms]
    places = (Cell(16, 4), HALL, HALL, Cell(7, 11), Cell(0, 18), LOUNGE)
    homes = view.homes(places, tuple(rooms[:6]))
    return {token: Pose(at) for token, at in homes.items()}


BUSY = Marks(
    squares=frozenset({Cell(16, 6), Cell(17, 7), Cell(15, 7)}),
    rooms=frozenset({LOUNGE, HALL}),
    hovered=LOUNGE,
    route=((16.5, 4.5), (16.5, 6.5), (17.5, 6.5), (17.5, 5.5)),
    count=4,
    focus=Cell(10, 15),
    pulse=0.6,
)


def picture(view, poses, marked, clips=(None,)):
    canvas = pygame.Surface((1024, 640)).convert()
    canvas.fill((9, 20, 22))
    for clip in clips:
        canvas.set_clip(clip)
        view.draw(canvas, poses, marked)
    canvas.set_clip(None)
    return canvas


def changed(before, after):
    """The pixels in which two pictures differ, as a rectangle."""
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


# -- where -------------------------------------------------------------------------------------


@given(st.integers(200, 3000), st.integers(200, 2000))
def test_the_board_is_as_large_as_fits_in_whole_pixels(width, height):
    area = pygame.Rect(7, 3, width, height)
    plan = geometry.fitted(CLASSIC, area)
    assert area.inflate(2, 2).contains(plan.rect)
    larger = geometry.Plan(CLASSIC, plan.cell + 1, 0, 0)
    assert larger.rect.width > area.width - 2 or larger.rect.height > area.height - 2


def test_every_place_is_found_under_its_own_middle(view):
    for square in CLASSIC.board.squares:
        assert view.place_at(view.to_px((square.column + 0.5, square.row + 0.5))) == square
        assert view.place_at(view.rect_of(square).center) == square
    for room, inside in CLASSIC.board.rooms:
        for cell in inside:
            assert view.place_at(view.to_px((cell.column + 0.5, cell.row + 0.5))) == room
            assert view.rect_of(room).contains(view.plan.cell_box(cell))


def test_beside_the_board_and_on_its_walls_there_is_no_place(view):
    assert view.place_at((view.rect.x + 1, view.rect.y + 1)) is None
    assert view.place_at((0, 0)) is None
    assert view.place_at(view.envelope_rect.center) is None


@given(st.frozensets(cells, min_size=1, max_size=30))
def test_an_outline_goes_round_exactly_its_cells(inside):
    loops = geometry.outline(inside)
    area = 0
    for loop in loops:
        ends = [*loop[1:], loop[0]]
        assert all(
            (x == to_x) != (y == to_y) for (x, y), (to_x, to_y) in zip(loop, ends, strict=True)
        )
        area += (
            sum(x * to_y - to_x * y for (x, y), (to_x, to_y) in zip(loop, ends, strict=True)) / 2
        )
    assert area == len(inside)


@pytest.mark.parametrize(("room", "inside"), CLASSIC.board.rooms, ids=lambda v: str(v)[:12])
def test_a_shrunk_outline_lies_within_the_room(room, inside):
    for loop in geometry.outline(inside):
        for x, y in marks.shrunk(loop, 0.1):
            assert Cell(int(x), int(y)) in inside, room


@given(
    st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), min_size=2, max_size=9),
    st.floats(0.1, 0.6),
)
def test_the_dots_of_a_way_are_evenly_apart(points, apart):
    route = [points[0]]
    for x, y in points[1:]:  # along rows and columns only, as pawns walk
        route += [(x, route[-1][1]), (x, y)]
    found = list(marks.dots(tuple(route), apart))
    long = sum(dist(a, b) for a, b in pairwise(route))
    assert len(found) == pytest.approx(max(0.0, long / apart - 1), abs=1.01)
    assert all(dist(a, b) <= apart + 1e-6 for a, b in pairwise(found))


# -- who stands where --------------------------------------------------------------------------


@pytest.mark.parametrize("room", [room for room, _ in CLASSIC.board.rooms])
def test_all_pieces_at_once_find_room_and_leave_the_name_free(view, room):
    homes = view.homes((room,) * 6, (room,) * 6)
    assert all(Cell(int(x), int(y)) in dict(CLASSIC.board.rooms)[room] for x, y in homes.values())
    assert min(dist(a, b) for a, b in combinations(homes.values(), 2)) > 0.5
    name = CLASSIC.chamber_of[room].name_at
    for token, (x, y) in homes.items():
        tall = 1.2 if isinstance(token, Suspect) else 0.6
        assert not (abs(x - name.x) < 0.9 and y - tall < name.y < y + 0.2), (room, token)


def test_a_piece_keeps_its_spot_when_others_come_and_go(view):
    starts, weapons = CLASSIC.board.starts, (LOUNGE,) * 6
    alone = view.homes((starts[0], HALL, *starts[2:]), weapons)
    crowded = view.homes((HALL, HALL, HALL, *starts[3:]), (HALL, *weapons[1:]))
    assert alone[Suspect.MUSTARD] == crowded[Suspect.MUSTARD]
    assert alone[Weapon.KNIFE] == crowded[Weapon.KNIFE]


# -- drawing -----------------------------------------------------------------------------------


def test_drawn_in_parts_the_board_is_the_same(view, poses):
    lifted = {**poses, Suspect.GREEN: Pose((7.2, 11.5), lift=0.5, alpha=0.7, lit=True)}
    parts = [pygame.Rect(x, y, 173, 97) for x in range(0, 1024, 173) for y in range(0, 640, 97)]
    whole = picture(view, lifted, BUSY)
    pieces = picture(view, lifted, BUSY, parts)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(pieces, "RGB")


def test_nothing_is_drawn_outside_the_clip(view, poses):
    clip = view.token_rect(Suspect.SCARLET, poses[Suspect.SCARLET])
    blank = pygame.Surface((1024, 640)).convert()
    blank.fill((9, 20, 22))
    assert clip.contains(changed(blank, picture(view, poses, BUSY, (clip,))))


@pytest.mark.parametrize("token", [*SUSPECTS, *WEAPONS])
@pytest.mark.parametrize(
    "pose",
    [
        Pose((10.5, 15.5)),
        Pose((10.4, 15.5), lift=1.3, lit=True),
        Pose((0.3, 0.2), alpha=0.5, lit=True),
        Pose((23.7, 24.9), lift=0.4),
    ],
    ids=["standing", "lifted", "corner", "edge"],
)
def test_a_piece_covers_no_more_than_it_says(view, token, pose):
    after = picture(view, {token: pose}, Marks())
    box = changed(picture(view, {}, Marks()), after)
    assert box.width > view.cell // 2
    assert view.token_rect(token, pose).contains(box)


@pytest.mark.parametrize(
    "marked",
    [
        BUSY,
        Marks(squares=frozenset(CLASSIC.board.starts)),
        Marks(rooms=frozenset({STUDY}), pulse=1.0),
        Marks(hovered=Cell(10, 15)),
        Marks(hovered=HALL, focus=STUDY),
        Marks(route=((23.5, 7.5), (23.5, 0.5)), count=12),
        Marks(envelope=False),
    ],
)
def test_marks_cover_no_more_than_they_say(view, poses, marked):
    box = changed(picture(view, poses, Marks()), picture(view, poses, marked))
    assert box.width > 0
    rects = view.marks_rects(marked)
    assert rects[0].unionall(rects[1:]).contains(box)


def test_the_pulse_changes_only_how_brightly_places_shine(view, poses):
    dim, bright = (Marks(rooms=frozenset({HALL}), pulse=pulse) for pulse in (0.2, 1.0))
    box = changed(picture(view, poses, dim), picture(view, poses, bright))
    assert any(rect.contains(box) for rect in view.marks_rects(dim))
    assert box.width > view.cell


def test_reach_is_told_without_colour(view):
    """In shades of grey a square in reach carries a mark in its middle, which no other has."""
    square = Cell(10, 15)
    grey = [
        pygame.transform.grayscale(picture(view, {}, marked))
        for marked in (Marks(), Marks(squares=frozenset({square})))
    ]
    box = view.rect_of(square).inflate(-view.cell // 2, -view.cell // 2)
    tones = [
        [image.get_at((x, box.centery))[0] for x in range(box.left, box.right)] for image in grey
    ]
    assert max(tones[0]) - min(tones[0]) < 60 < max(tones[1]) - min(tones[1])


def test_the_pawn_in_front_is_drawn_over_the_one_behind(view):
    behind, front = Pose((10.5, 15.2)), Pose((10.5, 15.8))
    either = [
        picture(view, dict(pairs), Marks())
        for pairs in (
            ((Suspect.SCARLET, behind), (Suspect.PLUM, front)),
            ((Suspect.PLUM, front), (Suspect.SCARLET, behind)),
        )
    ]
    assert changed(*either).width == 0
    alone = picture(view, {Suspect.PLUM: front}, Marks())
    foot = view.to_px((10.5, 15.75))
    assert either[0].get_at(foot) == alone.get_at(foot)


def test_a_missing_piece_is_drawn_plainly(app, monkeypatch):
    kept = {n: e for n, e in app.assets.entries.items() if not n.startswith(("pawn", "frame"))}
    monkeypatch.setattr(app.assets, "entries", kept)
    view = BoardView(app, CLASSIC)
    view.place(AREA)
    before = picture(view, {}, Marks())
    after = picture(view, {Suspect.WHITE: Pose((10.5, 15.5))}, Marks())
    assert changed(before, after).width > view.cell // 2
    assert before.get_at((view.rect.x + 6, view.rect.centery)) != (9, 20, 22)


def test_names_are_written_in_the_players_language(app, view):
    english = picture(view, {}, Marks())
    app.change(app.settings.but(language="fr"))
    french = picture(view, {}, Marks())
    assert app.words.say("board-passage", room=app.words.room(STUDY)) == "vers le bureau"
    app.change(app.settings.but(language="en"))
    assert changed(english, french).width > 10 * view.cell
    assert changed(english, picture(view, {}, Marks())).width == 0


# -- dice --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dice(app):
    view = DiceView(app)
    view.place(pygame.Rect(700, 300, 210, 150))
    return view


def thrown(dice, state):
    canvas = pygame.Surface((1024, 640)).convert()
    canvas.fill((9, 20, 22))
    dice.draw(canvas, state)
    return canvas


faces = st.lists(st.integers(1, 6), min_size=1, max_size=2).map(tuple)


@given(faces, st.integers(0, 12))
def test_a_throw_ends_on_what_was_rolled(dice, rolled, variant):
    throw = dice.throw(rolled, variant)
    assert 0.4 < throw.seconds < 3
    dies = [sprite.name for sprite in throw.resting if "shadow" not in sprite.name]
    assert sorted(int(name.split(".")[1]) for name in dies) == sorted(rolled)
    assert throw.at(throw.seconds + 9) == throw.resting
    assert all(abs(x) < 2.1 and abs(y) < 1.5 for x, y in (sprite.at for sprite in throw.resting))


@settings(max_examples=12, deadline=None)
@given(faces, st.integers(0, 5), st.floats(0, 1))
def test_dice_cover_no_more_than_they_say(dice, rolled, variant, share):
    throw = dice.throw(rolled, variant)
    state = (throw, share * throw.seconds)
    assert dice.rect_of(state).contains(changed(thrown(dice, None), thrown(dice, state)))


def test_dice_that_were_fetched_come_to_rest_without_reading_anything(app, dice, monkeypatch):
    throw = dice.throw((3, 5), 0)
    dice.fetch(throw)
    app.background.wait(10)
    app.assets.collect()
    monkeypatch.setattr(app.assets, "_read", lambda name: pytest.fail(f"{name} is read only now"))
    for share in (0.0, 0.5, 1.0):
        thrown(dice, (throw, share * throw.seconds))


def test_resting_dice_are_there_and_no_dice_are_nothing(dice):
    assert changed(thrown(dice, None), thrown(dice, (6, 1))).width > 60
    assert dice.rect_of(None).width == 0


def test_without_pictures_the_dice_are_drawn_plainly(app, monkeypatch):
    kept = {n: e for n, e in app.assets.entries.items() if not n.startswith(("dice", "die"))}
    monkeypatch.setattr(app.assets, "entries", kept)
    plain = DiceView(app)
    plain.place(pygame.Rect(700, 300, 210, 150))
    throw = plain.throw((3, 4), 2)
    assert throw.seconds == 0
    box = changed(thrown(plain, None), thrown(plain, (throw, 0.0)))
    assert plain.rect_of((3, 4)).contains(box)
    assert box.width > 60


def test_a_die_that_is_still_being_read_keeps_no_picture_waiting(app, dice, monkeypatch):
    throw = dice.throw((2, 5), 1)
    dice.let_go(throw)
    monkeypatch.setattr(app.assets, "behind", True)
    read, drawn = app.assets._read, threading.Event()

    def late(name):
        assert threading.current_thread() is not threading.main_thread(), name
        drawn.wait(PATIENCE)
        return read(name)

    monkeypatch.setattr(app.assets, "_read", late)
    monkeypatch.setattr(app.assets._fetcher, "_read", late)
    state = (throw, throw.seconds / 3)
    dice.fetch(throw)
    thrown(dice, state)
    drawn.set()
    while app.assets.coming():
        app.background.wait(1 / 60)
    there = thrown(dice, state)
    monkeypatch.setattr(app.assets, "behind", False)
    assert changed(there, thrown(dice, state)).width == 0, "they have come"


# -- maps that leave rooms bare ----------------------------------------------------------------


def test_a_furnished_mansion_keeps_its_floors_and_a_bare_one_gets_carpets():
    assert carpets.bare_rooms(CLASSIC) == ()
    kept = tuple(layer for layer in CLASSIC.drawings if layer.name != "Interiors")
    empty = replace(CLASSIC, drawings=kept)
    assert set(carpets.bare_rooms(empty)) == {room for room, _ in CLASSIC.board.rooms}
    floor = pygame.Surface((24 * 20, 25 * 20))
    carpets.lay_carpets(floor, empty, 20, (STUDY,))
    for cell in dict(CLASSIC.board.rooms)[STUDY]:
        assert floor.get_at((cell.column * 20 + 10, cell.row * 20 + 10))[:3] != (0, 0, 0)
    assert floor.get_at((12 * 20, 3 * 20))[:3] == (0, 0, 0)
