"""The loop: hands first, then the scene, then the picture; again and again, or seldom.

What the desktop tells becomes intents; the rest is the window's own business. A still scene costs
nothing: without damage nothing is drawn, and after a second without input the loop slows down.
Where it has nothing to do, it rehearses what is foreseen.
"""

from __future__ import annotations

import gc
import math
from collections import deque
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from clue.children import leave_if_told
from clue.ui.window.backstage import Backstage
from clue.ui.window.clock import LIVELY, pace
from clue.ui.window.rehearsal import SLICE, Foreseen
from clue.ui.window.sdl import tighten_heap

_OF_WINDOW: Final = frozenset(
    {
        pygame.QUIT,
        pygame.WINDOWCLOSE,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWHIDDEN,
        pygame.WINDOWMINIMIZED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWRESTORED,
    }
)


def take(app: Backstage, event: pygame.Event, now: float) -> None:
    """One event, to whom it concerns."""
    if event.type in _OF_WINDOW:
        _take_window(app, event, now)
    elif event.type == pygame.DROPFILE:
        _take_file(app, Path(event.file))
    elif event.type in {pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED}:
        _take_pad(app, event)
    else:
        _take_hand(app, event, now)


def _take_hand(app: Backstage, event: pygame.Event, now: float) -> None:
    hand = _hand(app)
    for intent in app.reader.read(event, now):
        app.touched(now)
        if hand != _hand(app):
            hand = _hand(app)
            app.relayout()  # every hint names the other hand's keys
        app.hand(intent)


def _hand(app: Backstage) -> str:
    """The kind of pad that is in hand; nothing where none is."""
    return app.pad_family if app.with_pad else ""


def _take_pad(app: Backstage, event: pygame.Event) -> None:
    """A pad comes or goes, also in the middle of a game: it is told, and the game goes on."""
    if event.type == pygame.CONTROLLERDEVICEADDED:
        if name := app.pads.add(event.device_index):
            app.notice(app.words.say("pad-connected", name=name))
        return
    name = app.pads.remove(event.instance_id)
    if not name:
        return
    for intent in app.reader.pad_gone():
        app.hand(intent)
    app.relayout()
    app.notice(app.words.say("pad-disconnected", name=name))


def _take_file(app: Backstage, path: Path) -> None:
    """A file was dropped on the window, or opened with the game by the system."""
    if (on_file := app.on_file) is not None:
        app.mishaps.guard(lambda: on_file(path))


def _take_window(app: Backstage, event: pygame.Event, now: float) -> None:
    match event.type:
        case pygame.QUIT | pygame.WINDOWCLOSE:
            app.quit()
        case pygame.WINDOWSIZECHANGED:
            app.resized(now)
        case pygame.WINDOWEXPOSED:
            app.damage()
        case pygame.WINDOWFOCUSLOST:
            for intent in app.reader.let_go():
                app.hand(intent)
            app.tell_all(lambda scene: scene.focus(False))
        case pygame.WINDOWFOCUSGAINED:
            app.tell_all(lambda scene: scene.focus(True))
        case pygame.WINDOWHIDDEN | pygame.WINDOWMINIMIZED:
            app.be_seen(False)
        case pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
            app.be_seen(True)


RELAYOUT_PAUSE: Final = 0.05
"""A window that has kept its size this long is laid out anew."""
DRAGGED_RELAYOUT: Final = 0.25
"""One that is still being dragged, at most this often."""
LEISURE_AFTER: Final = 0.5
"""So long after the last key or click what is foreseen is rehearsed."""
AT_ONCE: Final = 0.05
"""What is due sooner than this leaves no leisure."""
LOOKS: Final = (700, 10, 1000)
"""How seldom Python looks by itself for what only holds itself: in all there is, that takes as long
as five pictures, and in leisure it is done anyway."""
MANY: Final = 10
"""After so many smaller looks, as is usual."""
LONG_ABSENCE: Final = 240.0
"""Seconds without a hand on mouse, keys or pad after which nobody seems to be here."""


class Loop:
    """Turns as long as the window is open, and knows how soon it has to turn again."""

    def __init__(self, app: Backstage) -> None:
        self.app = app
        self.frames = 0  # how many pictures have been sent to the screen
        self.touched = 0.0  # when a hand was last on mouse or keys
        self.alone = False  # nobody has been here for long, and everybody has been told
        self.resized = -math.inf  # when the window last got another size
        self._laid_out = -math.inf
        self._due = 0.0  # when somebody wants to go on
        self._loose = False  # the heap holds what was let go while everything was laid out anew
        self._told = False  # other threads have been heard since the last turn
        self._foreseen: deque[Foreseen] = deque()

    def run(self) -> None:
        """Turn until somebody quits; whatever goes wrong meanwhile is told."""
        app, late = self.app, True
        while app.running:
            leave_if_told()
            try:
                self.turn()
                if late and self.frames:
                    late = False
                    app.open_late()
            except Exception as error:  # noqa: BLE001 - told, or raised again
                app.mishaps.meet(error, "elsewhere", app.stack[-1] if app.stack else None)
            self._rest()

    def _rest(self) -> None:
        """Wait for the next beat; what phones want meanwhile is done at once.

        While pictures come sixty times a second, what comes of it is seen in the next one.
        """
        while not self.app.clock.tick(self.pace):
            self._told |= self.app.background.take(self.app.mishaps.guard)
            if self.pace < LIVELY:
                return

    def turn(self) -> bool:
        """Once round; whether anything was drawn."""
        app, now = self.app, self.app.now()
        came = self._listen(now)
        self._miss_hands(now)
        self._settle_size(now)
        if not app.stack:
            app.running = False
        if not app.running:
            return False
        app.tell_problems()
        if came or now >= self._due:
            self._update(now)
        self.wake_at(app.picture.age(now))
        app.picture.open_slowly()
        drew = not app.hidden and bool(app.stack) and app.picture.draw()
        self.frames += drew
        self.wake_at(app.ears.follow(now, changed=drew or came))
        if not drew and not came:
            self._rehearse(now)
        return drew

    def _listen(self, now: float) -> bool:
        """What hands, the desktop and other threads want; whether anything came."""
        app, came = self.app, pygame.event.get()
        for event in came:
            take(app, event, now)
        for intent in app.reader.repeats(now):
            app.hand(intent)
        told, self._told = self._told, False
        told |= app.background.take(app.mishaps.guard)
        return told or bool(came)

    def _miss_hands(self, now: float) -> None:
        """Tell every scene, once, that nobody has been here for long."""
        was, self.alone = self.alone, now - self.touched > LONG_ABSENCE
        if self.alone and not was:
            self.app.tell_all(lambda scene: scene.left_alone())

    def _update(self, now: float) -> None:
        """Let the top scene and the guide go on; what they want next."""
        self._due = math.inf
        top, guide, guard = self.app.top, self.app.guide, self.app.mishaps.guard
        for follower in (top, guide) if guide is not None else (top,):
            whose = top if follower is top else None
            due = guard(partial(follower.update, now), "update", whose)
            if due is not None:
                self.wake_at(due)

    def wake_at(self, time: float) -> None:
        """Somebody wants to go on then, if not before."""
        self._due = min(self._due, time)

    # -- size --------------------------------------------------------------------------------------

    def _settle_size(self, now: float) -> None:
        """Lay out anew for a new window size, not more often than the eye needs."""
        if self.app.canvas.get_size() == self.app.look.size:
            return
        still = now - self.resized >= RELAYOUT_PAUSE
        if still or now - self._laid_out >= DRAGGED_RELAYOUT:
            self.app.relayout()

    def laid_out(self) -> None:
        """Everything has another look; what was foreseen in the old one comes no more."""
        self._laid_out = self.app.now()
        self._loose = True
        self.forget()

    # -- leisure -----------------------------------------------------------------------------------

    def foresee(self, what: Foreseen) -> None:
        """Do this as soon as there is nothing else to do."""
        self._foreseen.append(what)

    def forget(self) -> None:
        """What was foreseen will not come."""
        self._foreseen.clear()

    @property
    def foresees(self) -> bool:
        """Whether there is something left to rehearse."""
        return bool(self._foreseen)

    def _rehearse(self, now: float) -> None:
        """With nothing else to do, go on painting what may come next; then let go of old things."""
        if not (self.app.at_leisure and self._leisure(now)):
            return
        if self._loose:
            self._loose = False
            tighten_heap(self.app.canvas.get_size())
        elif not self.app.picture.make_ready():
            return  # some of it was enough for one turn
        elif self.foresees:
            if self._foreseen[0].go_on(SLICE):
                self._foreseen.popleft()
        elif gc.get_count()[2] > MANY:
            gc.collect()

    def _leisure(self, now: float) -> bool:
        app, due = self.app, self._due - now < AT_ONCE
        busy = app.hidden or app.picture.opening or app.picture.moves or due
        return self._calm(now) > LEISURE_AFTER and not busy

    def _calm(self, now: float) -> float:
        """How long nobody has touched anything."""
        return now - max(self.touched, self.resized)

    @property
    def pace(self) -> float:
        """How many turns a second it should make now."""
        app, now = self.app, self.app.now()
        busy = app.picture.opening or app.picture.moves
        busy = busy or (self.foresees and self._leisure(now))
        until = 0.0 if busy else min(self._due, app.reader.due) - now
        return pace(self._calm(now), until, hidden=app.hidden)

    @property
    def at_rest(self) -> bool:
        """Whether nothing will change until something happens."""
        return self.still and not (self.app.background.busy or self.app.assets.coming())

    @property
    def still(self) -> bool:
        """Whether only work that is done behind the picture can still change what is seen of it."""
        return self._due == math.inf and (self.app.hidden or self.app.picture.still)
