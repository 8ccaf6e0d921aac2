"""A seat of the new game: the suspect's portrait, and below it who plays and how."""

from __future__ import annotations

from typing import Final

import pygame

from clue.game.draft import EMPTY, PEOPLE, TEMPERS, UNTEMPERED, SeatPlan
from clue.players.names import HUMAN, PHONE, PROGRAM
from clue.players.registry import LEVELS, strength_of
from clue.rules.cards import SUSPECTS
from clue.ui.cards.faces import picture_of
from clue.ui.screens.newgame.planning import Planning
from clue.ui.stage.settings import called
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField

KINDS = (HUMAN, PHONE, *LEVELS, PROGRAM, EMPTY)
LEAST = 100
"""How tall a face has to be."""
WIDE: Final = 260
HEM: Final = 2
"""The portrait's, in the card."""
LEAST_LINE: Final = 48
LINE_ROOM: Final = 10
INSIDE: Final = 32
NAME_INSET: Final = 40
"""Free at the sides of what stands on the card, both together."""
PORTRAIT_GAP: Final = 18
CONTROL_GAP: Final = 10
BAND: Final = 7
BAND_OVER: Final = 3
"""The band in the suspect's colour, and how far it lies on the portrait."""
SIGN: Final = 32
SIGN_GAP: Final = 8


class SeatCard(Panel):
    """One seat: the suspect's portrait and name, who plays it, and as what."""

    def __init__(self, ui: Host, plan: SeatPlan, planning: Planning) -> None:
        super().__init__(ui, frames.PANEL_CHOSEN if plan.kind in PEOPLE else frames.PANEL)
        self.plan = plan
        self.planning = planning
        words = ui.stage.words
        cards = [words.card(seat) for seat in SUSPECTS]
        mine = words.card(plan.seat)
        self.names = [
            (mine.alone, max((card.alone for card in cards), key=len)),
            (mine.short, max((card.short for card in cards), key=len)),
        ]
        self.called = mine.alone
        self.kind = self._kind_choice()
        self.manner = self._manner()
        self.kind.called = words.say("reader-who", who=words.card(plan.seat))
        if isinstance(self.manner, TextField | DropDown):
            named = "reader-person" if plan.kind in PEOPLE else "reader-temper"
            self.manner.called = words.say(named, who=words.card(plan.seat))
        self.add(self.kind, *([self.manner] if self.manner is not None else []))

    # -- controls ----------------------------------------------------------------------------------

    def _kind_choice(self) -> DropDown:
        plan = self.plan
        return DropDown(
            self.ui,
            [(kind, self._kind_word(kind)) for kind in KINDS],
            plan.kind,
            lambda kind: self.planning.sit(plan.seat, kind),
            tips=[self._about(kind) for kind in KINDS],
            style=styles.BODY,
            arrows=False,
        )

    def _kind_word(self, kind: str) -> str:
        """What a kind is called in the list; three dots where more is asked."""
        say = self.ui.stage.words.say
        asks = kind == PROGRAM != self.plan.kind
        word = say("guest-choose" if asks else f"kind-{kind}")
        strength = strength_of(kind)
        return say("kind-strength", kind=word, strength=strength) if strength else word

    def _about(self, kind: str) -> str:
        """What a kind does, and how strong it is."""
        say, strength = self.ui.stage.words.say, strength_of(kind)
        about = say(f"kind-{kind}", "about")
        return say("kind-strength-about", about=about, strength=strength) if strength else about

    def _manner(self) -> Widget | None:
        """A person's name, the program, or the detective's temper."""
        if self.plan.kind in PEOPLE:
            return self._name_field()
        if self.plan.kind == PROGRAM:
            return self._program_button()
        return self._temper_choice() if self.plan.kind not in UNTEMPERED else None

    def _name_field(self) -> TextField:
        return TextField(
            self.ui,
            self.plan.name,
            lambda name: self.planning.name(self.plan.seat, name),
            placeholder=self.ui.stage.words.say("newgame-name"),
        )

    def _program_button(self) -> Button:
        stage, command = self.planning.stage, self.plan.command
        return Button(
            self.ui,
            called(stage.settings, command),
            lambda: self.planning.ask_for_program(self.plan.seat),
            kind="small",
            tip=f"{stage.words.say('guest-change')} {command}",
        )

    def _temper_choice(self) -> DropDown:
        say = self.ui.stage.words.say
        return DropDown(
            self.ui,
            [(temper, say(f"temper-{temper}")) for temper in TEMPERS],
            self.plan.temper,
            lambda temper: self.planning.temper(self.plan.seat, temper),
            tips=[say(f"temper-{temper}", "about") for temper in TEMPERS],
            arrows=False,
        )

    # -- where things are --------------------------------------------------------------------------

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        return self.look.paint.reach(self.rect, frames.PANEL_CHOSEN)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as a whole portrait and what is below it."""
        wide = width or self.look.px(WIDE)
        return wide, round(wide * 4 / 3) + self.controls_height + self.look.px(4)

    @property
    def least(self) -> int:
        """How tall it has to be for a face to be known."""
        return self.controls_height + self.look.px(LEAST)

    @property
    def portrait(self) -> pygame.Rect:
        """The picture's place: three to four, as wide as the card, cut at the bottom if need be."""
        inset = self.look.px(HEM)
        rect = self.rect.inflate(-2 * inset, -2 * inset)
        return pygame.Rect(rect.x, rect.y, rect.width, rect.height - self.controls_height)

    @property
    def line(self) -> int:
        """How tall a control is."""
        look = self.look
        return max(look.px(LEAST_LINE), look.letters.line_height(styles.SMALL) + look.px(LINE_ROOM))

    @property
    def controls_height(self) -> int:
        """Below the picture: the name and two lines to choose in."""
        name = self.look.letters.line_height(styles.NAME)
        return name + 2 * self.line + self.look.px(8 + 10 + 8 + 16)

    def arrange(self) -> None:
        """Controls below the portrait and the name."""
        look = self.look
        room = Cutter(self.rect.inflate(-look.px(INSIDE), 0))
        room.top(self.portrait.bottom - self.rect.y + look.px(PORTRAIT_GAP))
        room.top(look.letters.line_height(styles.NAME))
        self.kind.place(room.top(self.line, look.px(CONTROL_GAP)))
        if self.manner is not None:
            self.manner.place(room.top(self.line))

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Portrait, a band in the suspect's colour, emblem and name."""
        look, place = self.look, self.portrait
        look.paint.panel(canvas, self.rect, self.skin)
        out = self.plan.kind == EMPTY
        picture = picture_of(self.plan.seat)
        look.paint.card(canvas, place, picture, border="", radius=10, faded=out)
        band = pygame.Rect(place.x, place.bottom - look.px(BAND_OVER), place.width, look.px(BAND))
        canvas.fill(look.letters.colour(self.plan.seat.value), band)
        room = Cutter(self.rect.inflate(-look.px(NAME_INSET), 0))
        room.top(place.bottom - self.rect.y + look.px(CONTROL_GAP))
        line = room.top(look.letters.line_height(styles.NAME))
        sign = min(round(line.height * 0.95), look.px(SIGN))
        icon = look.assets.icon(f"emblem.{self.plan.seat.value}", sign)
        canvas.blit(icon, icon.get_rect(midright=line.midright))
        line.width -= sign + look.px(SIGN_GAP)
        longest = [other for _, other in self.names]  # all six are set alike
        said, style = look.letters.first_to_fit(longest, styles.NAME, line.width)
        called = self.names[longest.index(said)][0]
        look.letters.draw(canvas, called, style, line, colour="brass_dim" if out else None)
        self.draw_children(canvas)
