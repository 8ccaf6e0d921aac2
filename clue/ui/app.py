"""The window: one loop, one stack of scenes, and only what has changed is drawn.

The picture is a software surface of ``pygame.display``: unlike ``pygame.Window.flip``, ``update``
can send single rectangles to the screen (0.06 ms for a pawn at any window size, against 3 ms for
a whole 1080p window and 13 ms for 4K). Full screen goes through the Window of that same display.

A still scene costs nothing: without damage nothing is drawn, and after a second without input the
loop slows down. An unexpected error in a scene, in the loop or in another thread is logged and
becomes a dialog; the game goes on.
"""

from __future__ import annotations

import logging
import math
import os
import warnings
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

import pygame

from clue.speech import Speech
from clue.text.locales import preferred_language
from clue.text.speaker import Speaker
from clue.ui.assets import Assets
from clue.ui.audio import Audio
from clue.ui.bindings import Bindings
from clue.ui.clock import Clock, RealClock
from clue.ui.damage import Damage
from clue.ui.heap import share_heap
from clue.ui.hints import TITLE, set_hints
from clue.ui.intents import Act, Command, Intent
from clue.ui.notice import Notice
from clue.ui.pads import Pads
from clue.ui.quiet import quiet_stderr
from clue.ui.reader import Reader
from clue.ui.scene import Guide, Scene
from clue.ui.scenes.error import ErrorScene
from clue.ui.settings import Settings, Store
from clue.ui.theme.look import Look, look_for
from clue.ui.theme.scale import SMALLEST_WINDOW
from clue.ui.veil import Covered, Veil

log = logging.getLogger(__name__)

LIVELY: Final = 60
QUIET: Final = 30
SLEEPY: Final = 12
HIDDEN: Final = 8
QUIET_AFTER: Final = 1.0
SLEEPY_AFTER: Final = 3.0
"""So long after the last key or click the loop turns less often still."""
RELAYOUT_PAUSE: Final = 0.08
"""A window that has kept its size this long is laid out anew."""
FOLD_AFTER: Final = 1.0
"""So long pictures stay unpacked for the next size."""
DRAGGED_RELAYOUT: Final = 0.25
"""One that is still being dragged, at most this often."""
BARS: Final = 88
"""What a window's title and the desktop's own bars take of the screen's height, in pixels."""

_WINDOW_EVENTS: Final = frozenset(
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
T = TypeVar("T")


class NoDisplayError(Exception):
    """There is nowhere to open a window."""


class WrongPygameError(Exception):
    """The old pygame stands in pygame-ce's place."""


class App:
    """The stage on which scenes stand; see :class:`clue.ui.scene.Stage`."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store | None = None,
        clock: Clock | None = None,
        assets: Assets | None = None,
        size: tuple[int, int] | None = None,
        home: Callable[[], Scene] | None = None,
        strict: bool = False,
    ) -> None:
        share_heap()
        self.settings = settings
        self.store = store
        self.home = home  # the scene to fall back to
        self.strict = strict  # tests want errors raised, not shown
        self.clock = clock or RealClock()
        self.assets = assets or Assets()
        self.audio = Audio(self.assets)
        self.speech = Speech()
        self.bindings = Bindings(settings.keys, settings.pad)
        self.reader = Reader(self.bindings)
        self.pads = Pads()
        self.words = Speaker(language_of(settings))
        self.stack: list[Scene] = []
        self.running = False
        self.frames = 0  # how many pictures have been sent to the screen
        self._damage = Damage()
        self._due = 0.0
        self._last_input = 0.0
        self._hidden = False
        self.guide: Guide | None = None
        self.errands: SimpleQueue[Callable[[], None]] = SimpleQueue()  # from other threads
        self.on_file: Callable[[Path], None] | None = None  # what to do with a file from outside
        self._notice: Notice | None = None
        self._reported: list[BaseException] = []
        self._telling = False
        self._veils: dict[int, Veil] = {}
        self._covered = Covered()
        self._uncovered = False  # the covered picture is laid back with the next one
        self._size_changed = -math.inf
        self._laid_out = -math.inf
        self._open(size or settings.window)

    # -- the window --------------------------------------------------------------------------

    def _open(self, size: tuple[int, int]) -> None:
        if not getattr(pygame, "IS_CE", False):
            raise WrongPygameError
        set_hints()
        wished = os.environ.get("SDL_VIDEODRIVER", "")
        try:
            with quiet_stderr():
                pygame.display.init()
        except pygame.error as error:
            raise NoDisplayError from error
        if pygame.display.get_driver() in {"offscreen", "dummy"} and not wished:
            raise NoDisplayError
        pygame.font.init()
        pygame.key.set_repeat(380, 55)
        self.canvas = pygame.display.set_mode(_that_fits(size), pygame.RESIZABLE)
        pygame.display.set_caption(TITLE)
        self.window = _window_of_display()
        self.window.minimum_size = _that_fits(SMALLEST_WINDOW)
        self.look = self._looked()
        if self.settings.full_screen:
            self._go_full_screen(True)
            self._relayout()
        pygame.key.stop_text_input()

    def open_late(self) -> None:
        """What can wait until the first picture stands: sound, pads, the window's icon."""
        self.audio.set_volumes(
            self.settings.sound_volume, self.settings.music_volume, muted=self.settings.muted
        )
        self.audio.open()
        self.pads.open()
        icon = next((name for name in self.assets.entries if name.startswith("app.icon")), "")
        if icon:
            pygame.display.set_icon(self.assets.picture(icon))

    def _looked(self) -> Look:
        size = self.canvas.get_size()
        return look_for(self.assets, size, self.settings.text_size, self.settings.theme)

    def toggle_full_screen(self) -> None:
        """To full screen and back, and remember it."""
        self.change(self.settings.but(full_screen=not self.settings.full_screen))

    def _go_full_screen(self, full: bool) -> None:
        try:
            if full:
                self.window.set_fullscreen(True)
            else:
                self.window.set_windowed()
        except pygame.error as error:
            log.warning("full screen: %s", error)

    def close(self) -> None:
        """Leave every scene and give the window back."""
        while self.stack:
            self._left(self.stack.pop())
        if self.store is not None and not self.settings.full_screen:
            size = self.canvas.get_size()
            if size != self.settings.window:
                self.settings = self.settings.but(window=size)
                self.store.save(self.settings)
        self.audio.close()
        self.speech.close()
        pygame.display.quit()

    # -- what scenes may ask -------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """Whether a text field is open."""
        return self.reader.typing

    @typing.setter
    def typing(self, on: bool) -> None:
        if on != self.reader.typing:
            self.reader.typing = on
            (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    @property
    def with_pad(self) -> bool:
        """Whether the last hand was a pad."""
        return self.reader.with_pad

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""
        return self.reader.pointer

    @property
    def top(self) -> Scene:
        """What is shown on top."""
        return self.stack[-1]

    def now(self) -> float:
        """Seconds on the clock."""
        return self.clock.now()

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """This part of the picture has changed."""
        self._damage.add(rect)
        self._covered.spoil(rect)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.typing = False
        if scene.veil:
            self._veils[id(scene)] = self._veil(scene)
        self.stack.append(scene)
        self._guarded(lambda: self._begin(scene), "build", scene)
        self._covered.clean()

    def pop(self, scene: Scene | None = None) -> None:
        """Take away the top scene, or the one given and all above it."""
        self.typing = False
        self.reader.listener = None
        if not self.stack or (scene is not None and scene not in self.stack):
            return
        last = scene or self.stack[-1]
        while self.stack:
            gone = self.stack.pop()
            self._veils.pop(id(gone), None)
            self._left(gone)
            if gone is last:
                break
        if self.stack:
            top = self.stack[-1]
            if top.look_built is not self.look:
                self._guarded(lambda: self._build(top), "build", top)
            self._guarded(top.resume, "update", top)
        if self.stack and self._bare and self._covered.is_by(self._covering(last)):
            self._uncovered = True
            self._wake_soon()
        else:
            self._wake()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""
        self.typing = False
        while self.stack:
            self._left(self.stack.pop())
        self._veils.clear()
        self._covered.forget()
        self.push(scene)

    def change(self, settings: Settings) -> None:
        """Take new settings into effect at once, and keep them."""
        old, self.settings = self.settings, settings
        if self.store is not None:
            self.store.save(settings)
        self.audio.set_volumes(settings.sound_volume, settings.music_volume, muted=settings.muted)
        if (settings.keys, settings.pad) != (old.keys, old.pad):
            self.bindings = self.reader.bindings = Bindings(settings.keys, settings.pad)
        if settings.muted or not settings.speech:
            self.speech.hush()
        if settings.full_screen != old.full_screen:
            self._go_full_screen(settings.full_screen)
        if language_of(settings) != self.words.language:
            self.words = Speaker(language_of(settings))
        seen = ("language", "text_size", "theme", "keys", "pad", "full_screen", "reduced_motion")
        if any(getattr(settings, name) != getattr(old, name) for name in seen):
            self._relayout()

    def notice(self, sentence: str) -> None:
        """Tell the player one sentence, over whatever is on."""
        if self._notice is not None:
            self.damage(self._notice.reach)
        self._notice = Notice(sentence, self.look, self.now())
        self.damage(self._notice.reach)

    def speak(self, sentence: str) -> None:
        """Say a sentence aloud that anybody may hear, where the player wants that."""
        if self.settings.speech and not self.settings.muted and not self._hidden:
            self.speech.say(sentence, self.words.language)

    def listen_for_key(self, listener: Callable[[str], None]) -> None:
        """Give the next key's name to ``listener`` instead of what it means."""
        top = self.stack[-1]
        self.reader.listener = lambda key: self._guarded(lambda: listener(key), "handle", top)

    def come_forward(self) -> None:
        """Show the window above all others, as far as the desktop lets it."""
        if self._hidden:
            self.window.restore()
        self.window.focus()

    def quit(self) -> None:
        """Close the window after this turn of the loop."""
        self.running = False

    # -- the loop ------------------------------------------------------------------------------

    def run(self, first: Scene) -> None:
        """Show a scene, and go on until the window is closed."""
        self.start(first)
        late = True
        while self.running:
            try:
                self.frame()
                if late and self.frames:
                    late = False
                    self.open_late()
            except Exception as error:  # noqa: BLE001 - told, or raised again
                self._mishap(error, "elsewhere", self.stack[-1] if self.stack else None)
            self.clock.tick(self.pace)
        self.close()

    def start(self, first: Scene) -> None:
        """Put up the first scene."""
        self.running = True
        self.push(first)

    def frame(self) -> bool:
        """One turn of the loop; whether anything was drawn."""
        now = self.now()
        events = pygame.event.get()
        for event in events:
            self._take(event, now)
        for intent in self.reader.repeats(now):
            self._hand(intent)
        while not self.errands.empty():
            self._guarded(self.errands.get())
        self._settle_size(now)
        if not self.stack:
            self.running = False
        if not self.running:
            return False
        self._tell_problems()
        if events or now >= self._due:
            self._due = math.inf
            top = self.stack[-1]
            due = self._guarded(lambda: top.update(now), "update", top)
            self._due = min(self._due, math.inf if due is None else due, self._guided(now))
        self._age_notice(now)
        return self._draw()

    @property
    def pace(self) -> float:
        """How many turns a second the loop should make now."""
        now = self.now()
        if self._hidden:
            return HIDDEN
        since = now - max(self._last_input, self._size_changed)
        calm = QUIET if since < SLEEPY_AFTER else SLEEPY
        moving = min(self._due, self.reader.due) - now < 1.5 / calm
        return LIVELY if moving or since < QUIET_AFTER else calm

    @property
    def at_rest(self) -> bool:
        """Whether nothing will change until something happens."""
        calm = (
            self._due == math.inf
            and not self._damage
            and not self._uncovered
            and not self.assets.coming()
        )
        return calm and self._notice is None

    def _take(self, event: pygame.Event, now: float) -> None:
        """One event: the window's own are dealt with here, the rest become intents."""
        if event.type in _WINDOW_EVENTS:
            self._take_window(event, now)
        elif event.type == pygame.DROPFILE:
            self._take_file(Path(event.file))
        elif event.type in {pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED}:
            self._take_pad(event)
        else:
            with_pad = self.reader.with_pad
            for intent in self.reader.read(event, now):
                self._last_input = now
                if with_pad != self.reader.with_pad:
                    with_pad = self.reader.with_pad
                    self._relayout()  # every hint names the other hand's keys
                self._hand(intent)

    def _take_pad(self, event: pygame.Event) -> None:
        """A pad comes or goes, also in the middle of a game: it is told, and the game goes on."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            if name := self.pads.add(event.device_index):
                self.notice(self.words.say("pad-connected", name=name))
            return
        name = self.pads.remove(event.instance_id)
        if not name:
            return
        for intent in self.reader.pad_gone():
            self._hand(intent)
        self._relayout()
        self.notice(self.words.say("pad-disconnected", name=name))

    def _take_file(self, path: Path) -> None:
        """A file was dropped on the window, or opened with the game by the system."""
        if (on_file := self.on_file) is not None:
            self._guarded(lambda: on_file(path))

    def _take_window(self, event: pygame.Event, now: float) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.running = False
            case pygame.WINDOWSIZECHANGED:
                self._size_changed = now
                if self.canvas.get_size() != self.look.size:
                    self.assets.unpack()
            case pygame.WINDOWEXPOSED:
                self.damage()
            case pygame.WINDOWFOCUSLOST:
                for intent in self.reader.let_go():
                    self._hand(intent)
                self._tell_all(lambda scene: scene.focus(False))
            case pygame.WINDOWFOCUSGAINED:
                self._tell_all(lambda scene: scene.focus(True))
            case pygame.WINDOWHIDDEN | pygame.WINDOWMINIMIZED:
                self._be_seen(False)
            case pygame.WINDOWSHOWN | pygame.WINDOWRESTORED:
                self._be_seen(True)

    def _hand(self, intent: Intent) -> None:
        """An intent goes to the top scene; full screen and mute are the window's own."""
        match intent:
            case Command(Act.FULLSCREEN):
                self.toggle_full_screen()
            case Command(Act.MUTE):
                self.change(self.settings.but(muted=not self.settings.muted))
            case _ if self.stack:
                top, guide = self.stack[-1], self.guide
                if guide is None or not self._guarded(lambda: guide.handle(intent)):
                    self._guarded(lambda: top.handle(intent), "handle", top)
                self._wake_soon()

    def _tell_all(self, tell: Callable[[Scene], None]) -> None:
        for scene in tuple(self.stack):
            self._guarded(lambda scene=scene: tell(scene), "update", scene)  # type: ignore[misc]
        self._wake_soon()

    def _be_seen(self, visible: bool) -> None:
        self._hidden = not visible
        self.audio.set_hidden(not visible)
        if not visible:
            self.speech.hush()
        self._tell_all(lambda scene: scene.seen(visible))
        if visible:
            self.damage()

    def _tell_problems(self) -> None:
        """A missing or broken asset is told in one sentence, once; so is what a thread met."""
        if self._reported:
            self._mishap(self._reported.pop(0), "elsewhere")
        if self.assets.problems:
            problem = self.assets.problems.pop(0)
            self.notice(self.words.say(problem.key, name=problem.name))

    def _guided(self, now: float) -> float:
        """Let the guide follow what is on; when it wants to look again."""
        guide = self.guide
        if guide is None:
            return math.inf
        due = self._guarded(lambda: guide.update(now))
        return math.inf if due is None else due

    def _age_notice(self, now: float) -> None:
        if self._notice is None:
            return
        if now >= self._notice.until:
            self.damage(self._notice.reach)
            self._notice = None
        else:
            self._due = min(self._due, self._notice.until)

    # -- drawing -------------------------------------------------------------------------------

    def _draw(self) -> bool:
        if self._hidden or not self.stack or not (self._damage or self._uncovered):
            return False
        rects = self._refresh()
        pygame.display.update(rects)
        self.frames += 1
        return True

    def _refresh(self) -> list[pygame.Rect]:
        """Draw what has changed onto the canvas; where."""
        whole, back = self.canvas.get_rect(), self._uncovered and not self._damage.whole
        self._uncovered = False
        if back:
            for rect in self._covered.lay_back(self.canvas):
                self._damage.add(rect)
        rects = self._damage.take(whole)
        for rect in rects:
            self.canvas.set_clip(rect)
            top = self.stack[-1]
            self._guarded(lambda: self._paint(self.canvas, len(self.stack)), "draw", top)
            if (guide := self.guide) is not None:
                self._guarded(lambda guide=guide: guide.draw(self.canvas), "draw")  # type: ignore[misc]
            if self._notice is not None:
                self._notice.draw(self.canvas)
        self.canvas.set_clip(None)
        return [whole] if back else rects

    def _paint(self, canvas: pygame.Surface, count: int) -> None:
        """The scene at ``count`` from below, over its still if it is a dialog."""
        top = self.stack[count - 1]
        if top.veil and id(top) in self._veils:
            self._veils[id(top)].draw(canvas)
        top.draw(canvas)

    def _veil(self, scene: Scene) -> Veil:
        """What is on now, as the background of a dialog."""
        self._covered.forget()
        if not self.stack or not self._bare:
            return self._veil_of(len(self.stack))
        self._refresh()
        self._covered.keep(self.canvas, self._covering(scene))
        return Veil(self.canvas)

    @property
    def _bare(self) -> bool:
        """Whether nothing lies over the scenes."""
        return self._notice is None and self.guide is None

    def _covering(self, scene: Scene) -> object:
        """What a picture that is covered by a scene depends on."""
        return scene, self.look, self.with_pad

    def _veil_of(self, count: int) -> Veil:
        """The scene at ``count`` from below, as a dialog's background."""
        picture = pygame.Surface(self.canvas.get_size()).convert()
        if count:
            self._guarded(lambda: self._paint(picture, count), "draw", self.stack[count - 1])
        return Veil(picture)

    def _settle_size(self, now: float) -> None:
        """Lay out anew for a new window size, not more often than the eye needs."""
        if self.canvas.get_size() == self.look.size:
            if now - self._size_changed > FOLD_AFTER:
                self.assets.fold()
            return
        still = now - self._size_changed >= RELAYOUT_PAUSE
        if still or now - self._laid_out >= DRAGGED_RELAYOUT:
            self._relayout()

    def _relayout(self) -> None:
        self._laid_out = self.now()
        self._covered.make_room(self.canvas)
        self.look = self._looked()
        for count, scene in enumerate(self.stack):
            if scene.veil:
                self._veils[id(scene)] = self._veil_of(count)
            self._guarded(lambda scene=scene: self._build(scene), "build", scene)  # type: ignore[misc]
        if self._notice is not None:
            self._notice = self._notice.anew(self.look)
        self._wake()

    def _begin(self, scene: Scene) -> None:
        scene.enter(self)
        self._build(scene)
        self._wake()

    def _build(self, scene: Scene) -> None:
        scene.look_built = self.look
        scene.build()

    def _wake(self) -> None:
        self._damage.add(None)
        self._wake_soon()

    def _wake_soon(self) -> None:
        self._due = min(self._due, self.now())

    # -- what may go wrong ---------------------------------------------------------------------

    def report(self, error: BaseException) -> None:
        """Another thread has met an error; it is told with the next picture."""
        self._reported.append(error)

    def _guarded(
        self, act: Callable[[], T], doing: str = "elsewhere", whose: Scene | None = None
    ) -> T | None:
        """Do what a scene asks; an unexpected error becomes a dialog."""
        try:
            return act()
        except Exception as error:  # noqa: BLE001 - told, or raised again
            self._mishap(error, doing, whose)
            return None

    def _left(self, scene: Scene) -> None:
        """A scene goes; whatever is wrong with it goes with it."""
        try:
            scene.leave()
        except Exception:
            if self.strict:
                raise
            log.exception("unexpected error on leaving")

    def _mishap(self, error: BaseException, doing: str, whose: Scene | None = None) -> None:
        """Log an error and tell it, once at a time; raise it where not even that can be done."""
        log.error("unexpected error (%s)", doing, exc_info=error)
        told = self.stack and isinstance(self.stack[-1], ErrorScene)
        if self.strict or (told and whose is self.stack[-1]):
            raise error
        if told or self._telling:
            return
        cases = (scene.evening for scene in reversed(self.stack) if scene.evening is not None)
        self._telling = True
        self.guide = None  # whoever guides would speak of what is no longer there
        try:
            self.push(ErrorScene(error, self.home, doing=doing, evening=next(cases, None)))
        finally:
            self._telling = False


def language_of(settings: Settings) -> str:
    """The language chosen, or the system's."""
    return settings.language or preferred_language()


def _that_fits(size: tuple[int, int]) -> tuple[int, int]:
    """A window no larger than the screen it opens on, where a title and a task bar take room."""
    screens = pygame.display.get_desktop_sizes()
    if not screens or pygame.display.get_driver() == "dummy":
        return size
    wide, high = screens[0]
    roomy = max(high - BARS, SMALLEST_WINDOW[1])
    return min(size[0], wide), min(size[1], roomy, high)


def _window_of_display() -> pygame.Window:
    """The Window behind ``pygame.display``; its class method warns that it may go one day."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
