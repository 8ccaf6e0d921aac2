"""Where others watch: behind the curtain the cards turn one by one for whoever accused (R15)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

import pygame

from clue.rules import events as ev
from clue.rules.board import Board
from clue.text.speaker import Speaker
from clue.ui.beats.courtroom import Charge, Courtroom
from clue.ui.beats.question import Prop
from clue.ui.beats.script import Form, Scenery, accused, failed
from clue.ui.input.intents import Intent, starts
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.timeline import Key, TimelinePlayer
from clue.ui.theme.tempo import TEMPO


class OwnVerdictScene(WidgetScene):
    """The three cards that were named, and beneath them the three of the envelope, as they turn."""

    rehearsed = False  # it begins at once

    def __init__(
        self,
        *,
        charge: Charge,
        event: ev.AccusationFailed,
        board: Board,
        words: Speaker,
        form: Form,
        pace: float,
        on_done: Callable[[], None],
    ) -> None:
        self.charge = charge
        self.event = event
        self.words = words
        self.pace = pace
        self.on_done = on_done
        self.scenery = Scenery(
            board, {}, {}, form=form, charged=True, accused=charge.case, own=True
        )
        self._props: dict[Hashable, Prop] = {}

    def enter(self, stage: Stage) -> None:
        """Everything lies there as everybody has seen it: face down."""
        super().enter(stage)
        before = accused(ev.Accused(self.charge.seat, self.charge.case), self.scenery)
        self._before: Mapping[Key, Any] = before.sample(before.end)
        verdict = failed(self.event, self.scenery).paced(self.pace)
        self.player = TimelinePlayer(verdict, stage.now())

    def fill(self) -> None:
        """The stage, for the window as it is."""
        wide, high = self.look.size
        lying = pygame.Rect(wide // 2, high // 2, wide // 16, high // 24)
        self.court = Courtroom(self.look, self.words, self.charge, lying, self.event.envelope)
        self._show()

    def _show(self) -> None:
        """As the timeline has it now; what is another than before is drawn anew."""
        before, made = self._props, self.court.front({**self._before, **self.player.values})
        self._props = {prop.key: prop for prop in made}
        for key in before.keys() | self._props.keys():
            was, now = before.get(key), self._props.get(key)
            if was is None or now is None or was[1:3] != now[1:3]:
                for prop in (was, now):
                    if prop is not None:
                        self.damage(prop.reach)

    def update(self, now: float) -> float:
        """The cards turn; after the last one it goes on by itself."""
        due = super().update(now)
        for cue in self.player.advance(now):
            if cue.name == "sound":
                self.stage.audio.play(cue.payload)
        self._show()
        if self.player.done:
            self._go_on()
            return due
        return now

    def handle(self, intent: Intent) -> bool:
        """One press turns all of them, and starts nothing new."""
        if starts(intent) and not self.player.done:
            self.player.skip()
            self._show()
            self.stage.deafen(self.stage.now() + TEMPO.guard)
            return True
        return super().handle(intent)

    def _go_on(self) -> None:
        self.stage.pop(self)
        self.on_done()

    def draw(self, canvas: pygame.Surface) -> None:
        """The dark, and what stands in it."""
        self.paint_ground(canvas)
        clip = canvas.get_clip()
        for prop in self._props.values():
            if clip.colliderect(prop.reach):
                prop.draw(canvas)
