"""What burns in a mansion: read from its map, found in the window, painted from the game's frames."""

import pygame
import pytest

from clue.boards import FaultCode, check, load_mansion
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, title
from clue.folders import languages, maps
from clue.rules.board import Direction
from clue.ui.board.board_view import FRAMES, flame_frames
from clue.ui.board.geometry import Plan
from clue.ui.board.plates import written
from clue.ui.stage.settings import Settings


def test_a_map_says_what_burns_where():
    lights = load_mansion(maps() / "classic.tmx").lights
    assert {light.kind for light in lights} == {"fire", "range", "lamp", "candle"}
    assert ("fire", (23.45, 3.15)) in [(kind, tuple(at)) for kind, at in lights]


def test_a_light_of_no_kind_is_a_fault(tmp_path):
    text = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    path = tmp_path / "lodge.tmx"
    path.write_text(text.replace('name="fire"', 'name="bonfire"', 1), encoding="utf-8")
    faults = check(path)
    assert [fault.code for fault in faults] == [FaultCode.LIGHT_UNKNOWN]
    assert faults[0].details["name"] == "bonfire"


def test_each_light_is_painted_where_it_burns_and_comes_round():
    with Robot(title, size=(1024, 640), settings=Settings().but(**QUIET)) as robot:
        plan = Plan(load_mansion(maps() / "classic.tmx"), 24, 10, 20)
        for light in plan.mansion.lights:
            frames, at = flame_frames(robot.app.assets, light.kind, plan.cell), plan.to_px(light.at)
            assert len(frames) == FRAMES
            assert plan.floor.collidepoint(at)
            for frame in frames:
                canvas = pygame.Surface((700, 700))
                place = frame.get_rect(center=at)
                touched = canvas.blit(frame, place, special_flags=pygame.BLEND_RGB_ADD)
                assert touched.collidepoint(at)
                assert canvas.get_at(at)[0] > 60
        assert flame_frames(robot.app.assets, "bonfire", 24) == ()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("stem", sorted(path.stem for path in maps().glob("*.tmx")))
def test_plates_hang_on_lower_walls_and_leave_doors_and_starts_free(stem, language):
    mansion = load_mansion(maps() / f"{stem}.tmx")
    settings = Settings(language=language).but(**QUIET)
    with Robot(title, size=(1920, 1080), settings=settings) as robot:
        plan = Plan(mansion, 40, 0, 0)
        names = [plate.letters for plate in written(robot.app, plan)][: len(mansion.rooms)]
    board = mansion.board
    kept_free = [plan.cell_box(start) for start in board.starts]
    kept_free += [plan.cell_box(door.front) for door in board.doors]
    for chamber, plate in zip(mansion.rooms, names, strict=True):
        cells = plan.cells_of(chamber.room)
        below = [row for column, row in cells if (column, row + 1) not in cells]
        assert any(abs(plate.centery - (row + 1) * 40) < 20 for row in below), chamber.room
        for box in kept_free:
            hidden = plate.clip(box)
            assert hidden.height <= 18, (chamber.room, box)
        for door in board.doors_of[chamber.room]:
            hidden = plate.clip(plan.cell_box(door.cell))
            if door.facing is Direction.DOWN and " " in chamber.titles[language].text:
                assert not hidden.width, (chamber.room, door)  # one long word may have no way round
        assert not any(one is not plate and one.colliderect(plate) for one in names), chamber.room
