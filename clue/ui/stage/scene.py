"""What a scene is, and what the window offers it.

A scene lives on a stack. ``build`` makes its widgets for the window's present size and is called
again whenever size, text size, theme or language change; it must take everything from the
scene's own fields, so that nothing is lost. ``handle`` gets intents, ``update`` the time; it
answers when it wants the next call (``math.inf``: not before something happens). ``draw`` paints;
the canvas is clipped to what has changed, which scenes and widgets tell through ``damage``.

A scene whose ``veil`` is true is a dialog: what lies beneath is kept as a dimmed, blurred still.

:class:`WidgetScene` is the scene most scenes are: it makes a :class:`Screen` in ``build``
through ``fill`` and passes everything on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import pygame

from clue.ui.input.intents import Act, Command, Intent
from clue.ui.reading.readable import Readable
from clue.ui.widgets.base import Surroundings
from clue.ui.widgets.screen import Screen

if TYPE_CHECKING:
    from clue.desktop.speech import Speech
    from clue.game.draft import Draft
    from clue.store.keeping import Casebook
    from clue.ui.stage.settings import Settings
    from clue.ui.theme.look import Look
    from clue.ui.widgets.base import Widget

POWER_EVERY: Final = 20.0
"""Seconds between two looks whether the machine runs on its battery."""


class Stage(Surroundings, Protocol):
    """The window as scenes see it."""

    speech: Speech
    settings: Settings
    guide: Guide | None  # somebody who explains what is on the screen
    stack: list[Scene]  # what stands on it, the uppermost last
    unfinished: Draft | None  # a new case left half put together
    lively: bool  # whether anything may move while nothing happens

    @property
    def frames(self) -> int:
        """How many pictures have been shown so far."""

    @property
    def top(self) -> Scene:
        """What is shown on top."""

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is."""

    def repaint(self, rect: pygame.Rect) -> None:
        """This part of the scene on top has changed, and nothing below it."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def pop(self, scene: Scene | None = None) -> None:
        """Take away the top scene, or the one given and all above it."""

    def tidy(self) -> None:
        """Make room for other large pictures."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""

    def change(self, settings: Settings) -> None:
        """Take new settings into effect at once, and keep them."""

    def rehearse(self, make: Callable[[], Scene]) -> None:
        """With leisure, paint a scene where nobody sees it: one like it may come."""

    def in_leisure(self, parts: Iterator[None]) -> None:
        """Do what may be of use soon; with leisure, when there is nothing else to do."""

    def notice(self, sentence: str) -> None:
        """Tell the player one sentence, over whatever is on."""

    def speak(self, sentence: str) -> None:
        """Say a sentence aloud that anybody may hear, where the player wants that."""

    def toggle_full_screen(self) -> None:
        """To full screen and back."""

    def listen_for_key(self, listener: Callable[[str], None]) -> None:
        """Give the next key's name to ``listener`` instead of what it means."""

    def deafen(self, until: float) -> None:
        """Something opens by itself: till then a press starts nothing there."""

    def quit(self) -> None:
        """Close the window."""


class Guide(Protocol):
    """Stands beside every scene, over the picture, and gets each intent first."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent; whether the scene must not have it."""

    def update(self, now: float) -> float:
        """Follow what is on; when to be called again."""

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what the clip shows."""

    def aloud(self) -> Iterator[Readable]:
        """What it says, for whoever hears it."""


class Scene:
    """One thing the window can show."""

    veil = False
    """A dialog: over a dimmed still of the scene beneath."""

    rehearsed = True
    """Shown when all of it has been painted, which may take a few pictures more."""

    soft = True
    """It comes and goes softly; what hides or warns is there at once."""

    more_than_widgets = False
    """Of a dialog: whether it paints outside its widgets, too."""

    in_play: Casebook | None = None
    """The case that is being played here, if one is."""

    called = ""
    """Its name for whoever hears it; else the first words on it."""

    stage: Stage
    look_built: Look | None = None  # the look ``build`` was last called for

    @property
    def look(self) -> Look:
        """The window's present look."""
        return self.stage.look

    @property
    def widgets(self) -> Sequence[Widget]:
        """The parts it can be painted by; none where it is painted as a whole."""
        return ()

    def words_shown(self) -> Iterable[pygame.Rect]:
        """Where something is said that is no widget's."""
        return ()

    @property
    def door(self) -> pygame.Rect | None:
        """Where one sees into the house, if that leads to what takes its place."""
        return None

    def enter(self, stage: Stage) -> None:
        """Come onto the stack; the window exists, ``build`` follows."""
        self.stage = stage

    def leave(self) -> None:
        """Come off the stack."""

    def build(self) -> None:
        """Make all widgets for the window as it is now."""

    def prepare(self) -> Iterator[None]:
        """What takes longer than a picture may, in parts, before all of it is painted.

        Where a dialog's first part waits for a picture, it is begun again when that has come.
        """
        return iter(())

    def resume(self) -> None:
        """Be on top again after another scene has gone."""

    def handle(self, intent: Intent) -> bool:
        """Take an intent; whether it meant anything here."""
        raise NotImplementedError

    def update(self, now: float) -> float:
        """Go on to this time; when to be called again."""
        del now
        return math.inf

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what the clip shows."""
        raise NotImplementedError

    def hides(self, rect: pygame.Rect) -> bool:
        """Whether it paints all of this part itself, so that nothing need lie beneath."""
        del rect
        return False

    def focus(self, gained: bool) -> None:
        """The window got or lost the keyboard."""

    def seen(self, visible: bool) -> None:
        """The window was hidden or shown."""

    def left_alone(self) -> None:
        """No hand has been here for long."""

    def aloud(self) -> Iterator[Readable]:
        """What can be read here and done, for whoever hears it."""
        return iter(())

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """Shorthand for the stage's."""
        self.stage.damage(rect)


Home: TypeAlias = Callable[[], Scene]
"""Makes the scene one goes back to."""


class WidgetScene(Scene):
    """A scene made of widgets: fill it in ``fill``, paint behind them in ``paint_ground``."""

    screen: Screen

    def enter(self, stage: Stage) -> None:
        """There is a screen from the beginning, if nothing on it yet."""
        super().enter(stage)
        self.screen = Screen(stage)

    @property
    def widgets(self) -> Sequence[Widget]:
        """Those of its screen."""
        return self.screen.widgets

    def fill(self) -> None:
        """Make the widgets of ``self.screen``, from the scene's own fields."""
        raise NotImplementedError

    def build(self) -> None:
        """Make all widgets anew; focus and scrolled pages stay where they were."""
        kept = self.screen.kept
        self.screen = Screen(self.stage)
        self.fill()
        self.screen.restore(kept)

    def rebuild(self) -> None:
        """Something about the widgets themselves has changed: make and draw them anew."""
        self.build()
        self.damage()

    def handle(self, intent: Intent) -> bool:
        """Widgets first; what they leave goes to ``otherwise``.

        The menu's key means what Escape means, wherever there is no menu to open.
        """
        if self.screen.handle(intent) or self.otherwise(intent):
            return True
        return intent == Command(Act.MENU) and self.handle(Command(Act.CANCEL))

    def otherwise(self, intent: Intent) -> bool:
        """An intent no widget wanted."""
        del intent
        return False

    def aloud(self) -> Iterator[Readable]:
        """Everything on its screen."""
        return self.screen.aloud()

    def update(self, now: float) -> float:
        """Let the widgets go on."""
        return self.screen.update(now)

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """What lies behind the widgets; a dialog has its veil there."""
        if not self.veil:
            canvas.blit(self.look.paint.backdrop(self.look.size), (0, 0))

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, then the widgets."""
        self.paint_ground(canvas)
        self.screen.draw(canvas)


class Liveliness:
    """Whether anything may move while nothing happens: as the player wishes it, and the power."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.awake = True  # the window has the keyboard
        self._asked = -math.inf  # when the power was last looked at
        self._mains = True

    def on(self, now: float) -> bool:
        """Whether it is wished now."""
        settings = self.stage.settings
        wished = self.awake and self.stage.lively and not settings.reduced_motion
        if not wished or settings.life == "never":
            return False
        if settings.life == "mains" and now >= self._asked + POWER_EVERY:
            self._asked, self._mains = now, on_mains()
        return settings.life == "always" or self._mains


def on_mains() -> bool:
    """Whether the machine is not living on its battery, as far as it says."""
    state = pygame.system.get_power_state()
    return state is None or not state.on_battery
