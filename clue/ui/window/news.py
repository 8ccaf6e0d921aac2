"""What the desktop tells the window: hands become intents, the rest is its own business."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from clue.ui.window.backstage import Backstage

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
    with_pad = app.with_pad
    for intent in app.reader.read(event, now):
        app.touched(now)
        if with_pad != app.with_pad:
            with_pad = app.with_pad
            app.relayout()  # every hint names the other hand's keys
        app.hand(intent)


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
