"""What the window shows, from below: scenes, dialogs on their veils, a guide, a notice.

Only what has changed is drawn, and only that is sent to the screen. A dialog opens over two
pictures or more: first the light goes down, then it is there, as soon as all of it is painted.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterator
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

import pygame
from msgspec import Struct

from clue.ui.media.assets import ComingError
from clue.ui.widgets.label import Notice
from clue.ui.window.crossing import (
    Blending,
    ComingUp,
    Covered,
    Crossing,
    GoingDown,
    NearingWindow,
    SpareSurface,
    Veil,
    apart,
    in_strips,
)
from clue.ui.window.damage import Damage, merge
from clue.ui.window.rehearsal import SLICE, Rehearsal

if TYPE_CHECKING:
    from clue.ui.stage.scene import Scene
    from clue.ui.theme.look import Look
    from clue.ui.window.backstage import Backstage


UNSEEN: Final = 0.0035
"""So many seconds of a turn a dialog that comes up may be painted where nobody sees it yet."""
MAKING: Final = 0.002
"""So many of them what it is painted with may be made, which comes in larger pieces."""
AT_A_TIME: Final = 400_000
"""So many pixels of it are laid together."""


class Opening(Struct):
    """The scene on top, which is not shown before all of it is painted."""

    scene: Scene
    painting: Rehearsal | None
    """Makes what it is painted with; one of its kind that has been painted needs none."""
    fresh: bool = True  # put up in this very turn, which has had work enough
    parts: deque[pygame.Rect] | None = None
    """What of it has still to be laid where scenes paint, once all it needs is made."""


class Compositor:
    """The canvas, and what is no longer true of it."""

    def __init__(self, app: Backstage, canvas: pygame.Surface) -> None:
        self.app = app
        self.canvas = canvas
        self.notice: Notice | None = None
        self.expects: Scene | None = None  # over this one dialogs are foreseen
        self.damage = Damage()
        self._veils: dict[int, Veil] = {}
        self._room = SpareSurface()
        self._covered = Covered()
        self._uncovered = False  # the covered picture is laid back with the next one
        self._opening: Opening | None = None
        self._veil_lies = False  # bare and whole where scenes paint: a dialog is laid on it
        self._crossing: Crossing | None = None
        self._sheet: pygame.Surface | None = None  # where scenes paint meanwhile
        self._painted: set[type[Scene]] = set()  # dialogs that have been painted in this look

    @property
    def still(self) -> bool:
        """Whether it is as it should be."""
        settled = not self.damage and not self._uncovered and not self.moves
        return settled and not self._opening and not self.notice

    @property
    def moves(self) -> bool:
        """Whether one picture still gives way to another."""
        return self._crossing is not None

    @property
    def opening(self) -> bool:
        """Whether the top scene is still being painted."""
        return self._opening is not None

    def change(self, rect: pygame.Rect | None = None) -> None:
        """A part has changed, all of it if none is given, whatever lies over it."""
        self.damage.add(rect)
        self._covered.spoil(rect)

    # -- a sentence over it ------------------------------------------------------------------------

    def tell(self, notice: Notice) -> None:
        """Lay a sentence over whatever is on."""
        if self.notice is not None:
            self.change(self.notice.reach)
        self.notice = notice
        self.change(notice.reach)

    def age(self, now: float) -> float:
        """Take the sentence away when its time is over, else out of the way; when that will be."""
        if self.notice is None:
            return math.inf
        if now < self.notice.until:
            before = self.notice.reach
            if self.notice.give_way(self.app.top.widgets, self.app.top.words_shown()):
                self.change(before)
                self.change(self.notice.reach)
            return self.notice.until
        self.change(self.notice.reach)
        self.notice = None
        return math.inf

    def dress(self, look: Look) -> None:
        """The sentence in another look."""
        if self.notice is not None:
            self.notice = self.notice.anew(look)

    # -- scenes come and go ------------------------------------------------------------------------

    def make_ready(self) -> bool:
        """Have some of the memory in which the next dialog keeps what it covers, and is painted.

        Whether there is all of it: to be given any takes longer than a picture may.
        """
        if self.expects is not self.app.top or self._covered.used:
            return True
        return not (
            self._covered.make_room(self.canvas)
            or self._room.take(self.canvas)
            or self._have_sheet()
        )

    def make_room(self) -> None:
        """Give that memory back while nothing is covered."""
        if not (self._veils or self._covered.used):
            self._covered, self._room = Covered(), SpareSurface()

    def cover(self, scene: Scene) -> None:
        """A scene is about to be put up."""
        if not isinstance(self._crossing, NearingWindow):
            self._arrive()
        self._break_off()
        if scene.veil:
            self._veils[id(scene)] = self._veil(scene)

    def covered(self, scene: Scene) -> None:
        """It stands: what it damaged on its way is its own."""
        self._covered.clean()
        app = self.app
        opens = scene.rehearsed and app.at_leisure and len(app.stack) > 1 and app.top is scene
        if not (app.softly and scene.soft and app.frames and app.top is scene):
            self._crossing = None
        elif not scene.veil:
            self._cross(self._crossing or Blending())
        elif self._covered.is_by(self._covering(scene)):
            grows = app.eases and not scene.more_than_widgets
            before, parts = self._covered.picture, self._parts_of(scene)
            self._cross(ComingUp(before, parts, grows=grows))
        if opens:
            unseen = isinstance(self._crossing, ComingUp)
            known = unseen and not scene.more_than_widgets and type(scene) in self._painted
            self._opening = Opening(scene, None if known else Rehearsal.before(scene))

    def forget(self, scene: Scene) -> None:
        """A scene is about to go."""
        if self.app.softly and scene.soft and self.app.frames:
            self._let_go(scene)
        else:
            self._crossing = None
        self._break_off()
        self._veils.pop(id(scene), None)

    def uncover(self, last: Scene) -> bool:
        """After a scene has gone: whether what it covered can be laid back as it was."""
        self._uncovered = self._bare and self._covered.is_by(self._covering(last))
        return self._uncovered

    def forget_all(self, door: pygame.Rect | None = None) -> None:
        """Another scene takes the place of all; what was shown may have a door to it."""
        self._arrive()
        self._break_off()
        app = self.app
        if door is not None and app.eases:
            palette = app.look.palette
            self._cross(NearingWindow(door, palette.lamp, palette.panel_deep))
        self._veils.clear()
        self._covered.forget()
        self.expects = None

    def resize(self) -> None:
        """The window has another look: nothing that was kept fits it."""
        self._crossing = self._sheet = None
        self._break_off()
        self._painted.clear()
        self._covered, self._room = Covered(), SpareSurface()

    def veil_again(self, count: int, scene: Scene) -> None:
        """A dialog's background in the new look, out of the scenes below it."""
        if scene.veil:
            self._veils[id(scene)] = self._veil_of(count)

    # -- drawing -----------------------------------------------------------------------------------

    def close(self) -> None:
        """The window closes: let go of what was covered."""
        self._crossing = self._sheet = None
        self._break_off()
        self._veils.clear()
        self._covered, self._room = Covered(), SpareSurface()

    # -- one picture gives way to the next ---------------------------------------------------------

    @property
    def _target(self) -> pygame.Surface:
        """Where scenes paint."""
        return self._sheet if self._crossing is not None and self._sheet else self.canvas

    def _cross(self, crossing: Crossing) -> None:
        """From now on scenes paint behind the canvas; all of them, to begin with."""
        self._have_sheet()
        self._crossing = crossing

    def _have_sheet(self) -> bool:
        """Whether it had to be made."""
        lacking = self._sheet is None
        if lacking:
            self._sheet = self.canvas.copy()
        return lacking

    def _let_go(self, scene: Scene) -> None:
        """A scene fades that is on top; of several the lowest says how."""
        going = self._crossing if isinstance(self._crossing, GoingDown) else None
        unseen = self._crossing is not None and self._crossing.begun is None and going is None
        self._arrive()
        if unseen:
            return
        if not scene.veil:
            self._cross(Blending())
        elif going is not None and going.begun is None:
            self._cross(going)
        else:
            self._cross(GoingDown(self._parts_of(scene)))

    def _arrive(self) -> None:
        """What was under way is over: everything stands where it belongs."""
        crossing, self._crossing = self._crossing, None
        if crossing is not None and crossing.begun is not None and self._sheet is not None:
            self.canvas.blit(self._sheet, (0, 0))

    def _compose(self, crossing: Crossing) -> list[pygame.Rect]:
        """Lay the sheet on the canvas as far as it is to be seen."""
        now, whole = self.app.now(), self.canvas.get_rect()
        assert self._sheet is not None
        if isinstance(crossing, ComingUp) and crossing.painted is None:
            if self._opening is None:
                crossing.painted = now
            elif crossing.dark:
                return []
        if crossing.over(now):
            self._crossing = None
            self.canvas.blit(self._sheet, (0, 0))
        else:
            crossing.compose(self.canvas, self._sheet, now)
        return [whole]

    def _parts_of(self, scene: Scene) -> list[pygame.Rect]:
        """What of the window a dialog takes, its panel first."""
        whole = self.canvas.get_rect()
        reaches = [widget.reach.clip(whole) for widget in scene.widgets if widget.visible]
        if scene.more_than_widgets or not reaches:
            return [whole]
        panel, *rest = reaches
        return [panel, *(rect for rect in merge(rest) if not panel.contains(rect))]

    def _strips_of(self, scene: Scene) -> Iterator[pygame.Rect]:
        """The same, so that none takes long; and none twice, for what is faint would be darker."""
        seen: list[pygame.Rect] = []
        for part in self._parts_of(scene):
            for rect in apart(part, seen):
                yield from in_strips(rect, AT_A_TIME)
            seen.append(part)

    def open_slowly(self) -> None:
        """Go on painting the scene that opens; when all is painted it is shown."""
        opening = self._opening
        if opening is None:
            return
        if opening.fresh:
            opening.fresh = False
        elif isinstance(self._crossing, ComingUp):
            self._open_unseen(opening, time.perf_counter() + UNSEEN)
        elif (painting := opening.painting) is None or (
            painting.go_on(SLICE) and not painting.halted
        ):
            self._opening = None
            widgets = opening.scene.widgets if self._veil_lies else ()
            for widget in widgets:
                self.damage.add(widget.reach)
            if not widgets:
                self.damage.add()

    def _open_unseen(self, opening: Opening, end: float) -> None:
        """Till then, lay the scene that opens on its veil, where nobody sees it yet."""
        begun, bare = time.perf_counter(), self.damage.whole
        if self.damage:
            self._refresh()
            if bare and time.perf_counter() - begun > MAKING / 2:
                return  # the veil was enough for one turn
        if opening.painting is not None and not opening.painting.go_on(MAKING):
            return
        if opening.parts is None:
            opening.parts = deque(self._strips_of(opening.scene))
        begun = now = time.perf_counter()  # one part at least, and as many as there is time for
        while opening.parts and (now == begun or 2 * now - begun < end):
            begun = now
            try:
                with self.app.assets.patience() if opening.painting is None else nullcontext():
                    self._lay(opening.parts[0])
            except ComingError:  # it is another of its kind, after all
                opening.painting, opening.parts = Rehearsal.before(opening.scene), None
                self._veil_lies = False  # something lies on it
                self.damage.add()
                return
            opening.parts.popleft()
            now = time.perf_counter()
        if not opening.parts:
            self._painted.add(type(opening.scene))
            self._opening, self._veil_lies = None, False

    def _lay(self, rect: pygame.Rect) -> None:
        """Paint this part where scenes paint."""
        canvas = self._target
        canvas.set_clip(rect)
        try:
            self._draw_part(canvas)
        finally:
            canvas.set_clip(None)

    @property
    def _shows_top(self) -> bool:
        """Whether the scene on top is painted, or at least begun to be."""
        return self._opening is None or self._opening.parts is not None

    def _break_off(self) -> None:
        """Something else comes first: what was opening is shown as it is."""
        if self._opening is not None:
            self.damage.add()
        self._opening, self._veil_lies = None, False

    def draw(self) -> bool:
        """Bring the screen up to date; whether there was anything to do."""
        waits = self._opening is not None and not self._opening.scene.veil
        if waits or not (self.damage or self._uncovered or self._crossing):
            return False
        if self.app.hidden:
            self._arrive()
        crossing = self._crossing
        later = self.opening and isinstance(crossing, ComingUp) and crossing.begun is None
        rects = self._refresh() if (self.damage or self._uncovered) and not later else []
        if crossing is not None:
            rects = self._compose(crossing)
        pygame.display.update(rects)
        return bool(rects)

    def _refresh(self) -> list[pygame.Rect]:
        """Draw what has changed where scenes paint; where."""
        whole, back = self.canvas.get_rect(), self._uncovered and not self.damage.whole
        if self._veil_lies and self._bare and not self._shows_top:
            self.damage.take(whole)  # a dialog that moves is not there yet
            return []
        self._uncovered = False
        if back:
            self._lay_back()
        rects = self.damage.take(whole)
        for rect in rects:
            self._lay(rect)
        self._veil_lies = not self._shows_top and self._bare and rects == [whole]
        return [whole] if back else rects

    def _lay_back(self) -> None:
        """Have there again what a dialog has covered; what has changed since is drawn anew."""
        if self._sheet is not None and self._target is self._sheet:
            self._sheet, spoilt = self._covered.give_back(self._sheet)
        else:
            spoilt = self._covered.lay_back(self.canvas)
        for rect in spoilt:
            self.damage.add(rect)

    def _draw_part(self, canvas: pygame.Surface) -> None:
        """What the clip shows, with whatever lies over the scenes."""
        guard, stack = self.app.mishaps.guard, self.app.stack
        guard(lambda: self._paint(canvas, len(stack)), "draw", stack[-1])
        guide = self.app.guide
        if guide is not None and not self.opening:  # what it speaks of is not to be seen yet
            guard(lambda: guide.draw(canvas), "draw")
        if self.notice is not None:
            self.notice.draw(canvas)

    def _paint(self, canvas: pygame.Surface, count: int) -> None:
        """The scene at ``count`` from below, over its still if it is a dialog."""
        top = self.app.stack[count - 1]
        shown = self._shows_top or count < len(self.app.stack)
        veiled = top.veil and id(top) in self._veils and not self._veil_lies
        if veiled and not (shown and top.hides(canvas.get_clip())):
            self._veils[id(top)].draw(canvas)
        if shown:
            top.draw(canvas)

    # -- what lies below a dialog ------------------------------------------------------------------

    def _veil(self, scene: Scene) -> Veil:
        """What is on now, as the background of a dialog."""
        self._covered.forget()
        if not self.app.stack or not self._bare:
            return self._veil_of(len(self.app.stack))
        self._refresh()
        self._covered.keep(self.canvas, self._covering(scene))
        return Veil(self.canvas, self._room)

    def _veil_of(self, count: int) -> Veil:
        """The scene at ``count`` from below, as a dialog's background."""
        picture = pygame.Surface(self.canvas.get_size()).convert()
        if count:
            scene = self.app.stack[count - 1]
            self.app.mishaps.guard(lambda: self._paint(picture, count), "draw", scene)
        return Veil(picture, self._room)

    @property
    def _bare(self) -> bool:
        """Whether nothing lies over the scenes."""
        return self.notice is None and self.app.guide is None

    def _covering(self, scene: Scene) -> object:
        """What a picture that is covered by a scene depends on."""
        return scene, self.app.look, self.app.with_pad
