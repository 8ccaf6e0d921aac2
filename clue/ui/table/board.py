"""The board in its frame: everything on it drawn from a plan, the pieces' poses and the marks."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from clue.boards import Mansion
from clue.rules.board import Place
from clue.rules.cards import Room, Suspect
from clue.ui.scene import Stage
from clue.ui.table import geometry
from clue.ui.table.geometry import Plan, Point, Token
from clue.ui.table.marks import Marks
from clue.ui.table.tokens import Pose

__all__ = ["BoardView", "Marks", "Point", "Pose", "Token"]


class BoardView:
    """Draws one mansion at one place in the window; call ``place`` again when that changes."""

    def __init__(self, stage: Stage, mansion: Mansion) -> None:
        self.stage = stage
        self.mansion = mansion
        self.plan: Plan = geometry.fitted(mansion, pygame.Rect(0, 0, 640, 640))

    def place(self, rect: pygame.Rect) -> None:
        """Lay the board into the middle of ``rect``, as large as it fits."""
        self.plan = geometry.fitted(self.mansion, rect)

    @property
    def rect(self) -> pygame.Rect:
        """Where the board is, its frame included."""
        return self.plan.rect

    @property
    def cell(self) -> int:
        """Pixels a cell."""
        return self.plan.cell

    @property
    def envelope_rect(self) -> pygame.Rect:
        """Where the envelope lies."""
        area = self.mansion.envelope
        corner = self.to_px((area.x, area.y))
        return pygame.Rect(corner, (round(area.width * self.cell), round(area.height * self.cell)))

    def to_px(self, spot: Point) -> tuple[int, int]:
        """A point of the board, in cells, in the window."""
        return self.plan.to_px(spot)

    def place_at(self, px: tuple[int, int]) -> Place | None:
        """The square or room under the mouse."""
        return self.plan.place_at(px)

    def rect_of(self, place: Place) -> pygame.Rect:
        """The pixels round a square or a room."""
        return self.plan.box_of(place)

    def homes(self, pawns: tuple[Place, ...], weapons: tuple[Room, ...]) -> dict[Token, Point]:
        """Where every piece stands at rest, in cells."""
        return geometry.homes(self.mansion, pawns, weapons)

    def draw(self, canvas: pygame.Surface, poses: Mapping[Token, Pose], marks: Marks) -> None:
        """Draw what the clip shows of the board and all that is on it."""
        canvas.fill((60, 40, 24), self.rect)
        for cell in self.mansion.board.squares:
            canvas.fill((222, 208, 170), self.plan.cell_box(cell).inflate(-2, -2))
        for room, cells in self.mansion.board.rooms:
            for cell in cells:
                canvas.fill((90, 60, 40), self.plan.cell_box(cell))
            self.stage.words.room(room)
        for cell in marks.squares:
            canvas.fill(self.stage.look.palette.reach, self.plan.cell_box(cell).inflate(-4, -4))
        for token, pose in poses.items():
            colour = (
                self.stage.look.paint.colour(token.value)
                if isinstance(token, Suspect)
                else (128, 128, 128)
            )
            pygame.draw.circle(canvas, colour, self.to_px(pose.at), self.cell // 3)

    def token_rect(self, token: Token, pose: Pose) -> pygame.Rect:
        """The pixels a piece covers with its shadow."""
        del token
        x, y = self.to_px(pose.at)
        side = self.cell * 3
        return pygame.Rect(x - side // 2, y - side + self.cell // 2, side, side)

    def marks_rects(self, marks: Marks) -> list[pygame.Rect]:
        """The pixels the marks cover."""
        places: list[Place] = [*marks.squares, *marks.rooms]
        places += [place for place in (marks.hovered, marks.focus) if place is not None]
        rects = [self.rect_of(place).inflate(self.cell, self.cell) for place in places]
        if marks.route:
            points = [self.to_px(point) for point in marks.route]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            right, bottom = max(x for x, _ in points), max(y for _, y in points)
            box = pygame.Rect(left, top, right - left, bottom - top)
            rects.append(box.inflate(2 * self.cell, 3 * self.cell))
        return rects
