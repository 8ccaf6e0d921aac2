"""The window: everything scenes may ask of it, and the stack they stand on."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from clue.background import Background
from clue.desktop.speech import Speech
from clue.text.catalogue import preferred_language
from clue.text.speaker import Speaker
from clue.ui.input.bindings import Bindings
from clue.ui.input.intents import Act, Command, Intent, starts
from clue.ui.input.reader import Pads, Reader
from clue.ui.media.assets import Assets
from clue.ui.reading.readable import Readable
from clue.ui.sound.audio import Audio
from clue.ui.stage.scene import Guide, Scene
from clue.ui.stage.settings import Settings, SettingsFile
from clue.ui.theme.look import Look, look_for
from clue.ui.widgets.label import Notice
from clue.ui.window.backstage import Mishaps, TellError
from clue.ui.window.clock import Clock, RealClock
from clue.ui.window.compositor import Compositor
from clue.ui.window.display import Ears, fill_screen, open_display, window_aloud
from clue.ui.window.loop import Loop
from clue.ui.window.rehearsal import Chore, Rehearsal
from clue.ui.window.sdl import loosen_heap, share_heap, suit_heap

if TYPE_CHECKING:
    from clue.game.draft import Draft

SEEN: Final = (
    "language",
    "names",
    "text_size",
    "theme",
    "keys",
    "pad",
    "full_screen",
    "reduced_motion",
)
"""What a change of settings can alter in every picture."""


ICON: Final = "app.icon.128"
LETTERS_SPOKEN: Final = 13.0
"""So many a second, by the desktop's voice: meanwhile the music is softer."""
CAPTION_LASTS: Final = 3.0


class App:
    """The stage on which scenes stand; see :class:`clue.ui.stage.scene.Stage`."""

    def __init__(
        self,
        settings: Settings,
        *,
        store: SettingsFile | None = None,
        clock: Clock | None = None,
        assets: Assets | None = None,
        size: tuple[int, int] | None = None,
        home: Callable[[], Scene] | None = None,
        tell_error: TellError | None = None,
        strict: bool = False,
        at_leisure: bool = True,
    ) -> None:
        share_heap()
        self.settings = settings
        self.store = store
        self.at_leisure = at_leisure  # tests want each scene whole in its first picture
        self.lively = True  # a picture or a proof wants nothing to move at rest
        self.softly = True  # nor that one picture comes through another
        self.clock = clock or RealClock()
        self.background = Background(self.clock.wake)
        self.assets = assets or Assets(background=self.background)
        self.assets.behind = at_leisure
        self.audio = Audio(self.assets, self.background)
        self.audio.on_telling = self.caption
        self.speech = Speech()
        self.bindings = Bindings(settings.keys, settings.pad)
        self.reader = Reader(self.bindings)
        self.pads = Pads()
        self.words = voice_of(settings)
        self.stack: list[Scene] = []
        self.mishaps = Mishaps(self, tell_error, strict=strict)
        self.mishaps.home = home
        self.guide: Guide | None = None
        self.unfinished: Draft | None = None
        self.on_file: Callable[[Path], None] | None = None  # what to do with a file from outside
        self.running = False
        self.hidden = False
        self._deaf_until = -math.inf  # till then no press starts anything
        self.ears = Ears(self)
        self.loop = Loop(self)
        self._open(size or settings.window)

    def _open(self, size: tuple[int, int]) -> None:
        """The window itself, and its first look."""
        self.canvas, self.window = open_display(size, self.ears.open)
        self.picture = Compositor(self, self.canvas)
        suit_heap(self.canvas.get_size())
        self.assets.suit(self.canvas.get_size())
        self.look = self._looked()
        if self.settings.full_screen:
            fill_screen(self.window, True)
            self.relayout()
        pygame.key.stop_text_input()

    def open_late(self) -> None:
        """What can wait until the first picture stands: sound, pads, words, the window's icon."""
        self.background.errand(self.words.learn)
        self._tune()
        self.audio.open()
        self.pads.open()
        if ICON in self.assets:
            pygame.display.set_icon(self.assets.picture(ICON))

    def _tune(self) -> None:
        """Let the sound be as the settings have it."""
        now = self.settings
        self.audio.set_volumes(
            now.sound_volume, now.music_volume, now.around_volume, muted=now.muted
        )
        self.audio.set_mono(now.mono)
        self.speech.volume = now.voice_volume

    def close(self) -> None:
        """Leave every scene and give the window back."""
        while self.stack:
            self.mishaps.leave(self.stack.pop())
        self.ears.close()
        self.background.close()
        if self.store is not None and not self.settings.full_screen:
            size = self.canvas.get_size()
            if size != self.settings.window:
                self.settings = self.settings.but(window=size)
                self.store.save(self.settings)
        self.audio.close()
        self.speech.close()
        self.look.fade()
        self.assets.clear()
        self.picture.close()
        self.loop.forget()
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
    def eases(self) -> bool:
        """Whether small things may take a moment to get where they belong."""
        return self.softly and not self.settings.reduced_motion

    @property
    def with_pad(self) -> bool:
        """Whether the last hand was a pad."""
        return self.reader.with_pad

    @property
    def pad_family(self) -> str:
        """What is printed on the buttons of the pad that is in hand."""
        return self.pads.family(self.reader.pad)

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
        self.picture.change(rect)

    def repaint(self, rect: pygame.Rect) -> None:
        """This part of the scene on top has changed, and nothing below it."""
        self.picture.damage.add(rect)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.typing = False
        self.picture.cover(scene)
        self.stack.append(scene)
        self.mishaps.guard(lambda: self._begin(scene), "build", scene)
        self.picture.covered(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take away the top scene, or the one given and all above it."""
        self.typing = False
        self.reader.listener = None
        if not self.stack or (scene is not None and scene not in self.stack):
            return
        last, gone = scene or self.stack[-1], None
        while self.stack and gone is not last:
            self.picture.forget(self.stack[-1])
            gone = self.stack.pop()
            self.mishaps.leave(gone)
        if self.stack:
            top = self.stack[-1]
            if top.look_built is not self.look:
                self.mishaps.guard(lambda: self._build(top), "build", top)
            self.mishaps.guard(top.resume, "update", top)
        if self.stack and self.picture.uncover(last):
            self._wake_soon()
        else:
            self._wake()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""
        self.typing = False
        door = self.stack[-1].door if self.stack else None
        while self.stack:
            self.mishaps.leave(self.stack.pop())
        self.picture.forget_all(door)
        self.loop.forget()
        self.push(scene)

    def tidy(self) -> None:
        """Make room for other large pictures."""
        self.picture.make_room()
        self.assets.tidy()
        self.look.tidy()

    def rehearse(self, make: Callable[[], Scene]) -> None:
        """With leisure, paint a scene where nobody sees it: one like it may come."""
        if self.at_leisure:
            self.picture.expects = self.top
            self.loop.foresee(Rehearsal.of(make, self))

    def in_leisure(self, parts: Iterator[None]) -> None:
        """Do what may be of use soon; with leisure, when there is nothing else to do."""
        if self.at_leisure:
            self.loop.foresee(Chore(parts))
        else:
            deque(parts, maxlen=0)  # to the end

    def change(self, settings: Settings) -> None:
        """Take new settings into effect at once, and keep them."""
        old, self.settings = self.settings, settings
        if self.store is not None:
            self.store.save(settings)
        self._tune()
        if (settings.keys, settings.pad) != (old.keys, old.pad):
            self.bindings = self.reader.bindings = Bindings(settings.keys, settings.pad)
        if settings.muted or not settings.speech:
            self.speech.hush()
        if settings.full_screen != old.full_screen:
            fill_screen(self.window, settings.full_screen)
        if (settings.language, settings.names) != (old.language, old.names):
            self.words = voice_of(settings)
            self.background.errand(self.words.learn)
        if any(getattr(settings, name) != getattr(old, name) for name in SEEN):
            self.relayout()

    def notice(self, sentence: str) -> None:
        """Tell the player one sentence, over whatever is on."""
        self.picture.tell(Notice(sentence, self.look, self.now()))

    def speak(self, sentence: str) -> None:
        """Say a sentence aloud that anybody may hear, where the player wants that."""
        if self.settings.speech and not self.settings.muted and not self.hidden:
            self.speech.say(sentence, self.words.language)
            self.audio.duck(len(sentence) / LETTERS_SPOKEN)

    def caption(self, name: str) -> None:
        """Write what a sound tells, for who does not hear it."""
        if self.settings.captions:
            told = self.words.say(f"caption-{name.replace('.', '-')}")
            self.picture.tell(Notice(told, self.look, self.now(), self.now() + CAPTION_LASTS))

    def listen_for_key(self, listener: Callable[[str], None]) -> None:
        """Give the next key's name to ``listener`` instead of what it means."""
        guard, top = self.mishaps.guard, self.stack[-1]
        self.reader.listener = lambda key: guard(lambda: listener(key), "handle", top)

    def toggle_full_screen(self) -> None:
        """To full screen and back, and remember it."""
        self.change(self.settings.but(full_screen=not self.settings.full_screen))

    def come_forward(self) -> None:
        """Show the window above all others, as far as the desktop lets it."""
        if self.hidden:
            self.window.restore()
        self.window.focus()

    def quit(self) -> None:
        """Close the window after this turn of the loop."""
        self.running = False

    # -- the loop ------------------------------------------------------------------------------

    def run(self, first: Scene) -> None:
        """Show a scene, and go on until the window is closed."""
        self.start(first)
        self.loop.run()
        self.close()

    def start(self, first: Scene) -> None:
        """Put up the first scene."""
        self.running = True
        self.push(first)

    def frame(self) -> bool:
        """One turn of the loop; whether anything was drawn."""
        return self.loop.turn()

    @property
    def frames(self) -> int:
        """How many pictures have been sent to the screen."""
        return self.loop.frames

    @property
    def pace(self) -> float:
        """How many turns a second the loop should make now."""
        return self.loop.pace

    @property
    def at_rest(self) -> bool:
        """Whether nothing will change until something happens."""
        return self.loop.at_rest

    # -- what the loop and the desktop tell --------------------------------------------------------

    def hand(self, intent: Intent) -> None:
        """An intent goes to the top scene; full screen and mute are the window's own."""
        if self.now() < self._deaf_until and starts(intent):
            return
        match intent:
            case Command(Act.FULLSCREEN):
                self.toggle_full_screen()
            case Command(Act.MUTE):
                self.change(self.settings.but(muted=not self.settings.muted))
            case _ if self.stack:
                guard, top, guide = self.mishaps.guard, self.stack[-1], self.guide
                if guide is None or not guard(lambda: guide.handle(intent)):
                    guard(lambda: top.handle(intent), "handle", top)
                self._wake_soon()

    def deafen(self, until: float) -> None:
        """Something opens by itself: a press meant for what was on starts nothing there."""
        self._deaf_until = until

    def touched(self, now: float) -> None:
        """A hand was there."""
        self.loop.touched = now

    def resized(self, now: float) -> None:
        """The window has another size."""
        self.loop.resized = now

    def tell_all(self, tell: Callable[[Scene], None]) -> None:
        """Tell every scene what has become of the window."""
        for scene in tuple(self.stack):
            self.mishaps.guard(partial(tell, scene), "update", scene)
        self._wake_soon()

    def be_seen(self, visible: bool) -> None:
        """The window is hidden or shown."""
        self.hidden = not visible
        self.audio.set_hidden(not visible)
        if not visible:
            self.speech.hush()
        self.tell_all(lambda scene: scene.seen(visible))
        if visible:
            self.damage()
        elif self.stack:
            self.picture.draw()  # desktops keep the last picture of a window and show it about

    def tell_problems(self) -> None:
        """A missing or broken asset is told in one sentence, once; so is what a thread met."""
        self.mishaps.tell_reported()
        if self.assets.problems:
            problem = self.assets.problems.pop(0)
            self.notice(self.words.say(problem.key, name=problem.name))

    def aloud(self) -> Readable:
        """All that can be read and done now, for whoever hears it."""
        notice = self.picture.notice
        return window_aloud(self.stack, self.guide, notice.sentence if notice else "")

    # -- size and look -------------------------------------------------------------------------

    def relayout(self) -> None:
        """Make everything anew for another look; what was kept for the old one goes."""
        self.loop.laid_out()
        self.picture.resize()
        if self.canvas.get_size() != self.look.size:
            loosen_heap()
            self.assets.suit(self.canvas.get_size())
        old, self.look = self.look, self._looked()
        for count, scene in enumerate(self.stack):
            self.picture.veil_again(count, scene)
            self.mishaps.guard(partial(self._build, scene), "build", scene)
        self.picture.dress(self.look)
        old.fade()
        self._wake()

    def _looked(self) -> Look:
        size = self.canvas.get_size()
        return look_for(self.assets, size, self.settings.text_size, self.settings.theme)

    def _begin(self, scene: Scene) -> None:
        scene.enter(self)
        self._build(scene)
        self._wake()

    def _build(self, scene: Scene) -> None:
        scene.look_built = self.look
        scene.build()

    def _wake(self) -> None:
        self.picture.damage.add()
        self._wake_soon()

    def _wake_soon(self) -> None:
        self.loop.wake_at(self.now())


def voice_of(settings: Settings) -> Speaker:
    """Who says everything from now on."""
    Speaker.tradition = settings.names == "tradition"
    return Speaker(language_of(settings))


def language_of(settings: Settings) -> str:
    """The language chosen, or the system's."""
    return settings.language or preferred_language()
