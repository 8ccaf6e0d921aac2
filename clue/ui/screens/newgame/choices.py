"""What one chooses for a new case: who plays each suspect and how, and the house's side of it."""

from __future__ import annotations

from typing import Final

import pygame

from clue.game.draft import EMPTY, PEOPLE, TEMPERS, UNTEMPERED, SeatPlan
from clue.players.names import HUMAN, PHONE, PROGRAM
from clue.players.registry import LEVELS, strength_of
from clue.rules.cards import SUSPECTS
from clue.rules.editions import PACES
from clue.text.pages import HOUSE_RULES
from clue.ui.cards.faces import picture_of
from clue.ui.screens.newgame.planning import Planning
from clue.ui.stage.settings import called
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Toggle
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField

KINDS = (HUMAN, PHONE, *LEVELS, PROGRAM, EMPTY)
LEAST = 100
"""How tall a face has to be."""
WIDE: Final = 260
HEM: Final = 2
HEMS: Final = 4
"""The portrait's, in the card, and both together."""
LEAST_LINE: Final = 48
LINE_ROOM: Final = 10
INSIDE: Final = 32
NAME_INSET: Final = 40
"""Free at the sides of what stands on the card, both together."""
PORTRAIT_GAP: Final = 18
CONTROL_GAP: Final = 10
ROUND_CONTROLS: Final = 42
"""All that is free between and round the name and what is chosen below it."""
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
        return wide, round(wide * 4 / 3) + self.controls_height + self.look.px(HEMS)

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
        return name + 2 * self.line + self.look.px(ROUND_CONTROLS)

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


LONGEST_SEED = 40
LEAST_SHARE = 0.6
"""How much of its natural width the mansion's field needs: its letters become smaller."""
LAST_SHARE = 0.2
"""How much of the height the mansion and the seed have: their fields need more than a line."""
HOUSE_PAD: Final = (36, 18)
"""What is free inside the panel, both sides together."""
LINE_GAP: Final = 3
FREE: Final = 48
"""What a line keeps free before what stands at its end."""
WAYS_GAP: Final = 10


class HousePanel(Panel):
    """A line for each house rule, and one for mansion and seed."""

    def __init__(self, ui: Host, planning: Planning) -> None:
        super().__init__(ui, frames.WELL)
        self.planning = planning
        self.toggles = {key: self._toggle(key, words) for key, words in HOUSE_RULES.items()}
        self.beside = (
            {"steady_pace": self._pace_choice()} if planning.draft.house.steady_pace else {}
        )
        self.mansion = self._mansion_choice()
        self.plans = Button(
            ui,
            ui.stage.words.say("newgame-gallery"),
            planning.show_gallery,
            kind="small",
            tip=ui.stage.words.say("newgame-gallery", "about"),
        )
        self.seed = self._seed_field() if planning.draft.seed_shown else self._seed_button()
        for switch, toggle in self.toggles.items():
            self.add(toggle, *filter(None, [self.beside.get(switch)]))
        self.add(self.mansion, self.plans, self.seed)

    def _toggle(self, switch: str, key: str) -> Toggle:
        say = self.ui.stage.words.say
        return Toggle(
            self.ui,
            say(key),
            bool(getattr(self.planning.draft.house, switch)),
            lambda on: self.planning.set_house(switch, on),
            tip=say(key, "about"),
            style=styles.SMALL,
        )

    def _pace_choice(self) -> DropDown:
        """How far one walks each turn, where nobody rolls (H4)."""
        say = self.ui.stage.words.say
        choice = DropDown(
            self.ui,
            [(pace, say("newgame-pace", pace=pace)) for pace in PACES],
            self.planning.draft.house.steady_pace,
            self.planning.set_pace,
            bare=True,
        )
        choice.tip = say("newgame-pace", "about")
        return choice

    def _mansion_choice(self) -> DropDown:
        planning = self.planning
        choice = DropDown(
            self.ui, self._mansion_words(), planning.draft.mansion, planning.choose_mansion
        )
        choice.tip = self.ui.stage.words.say("newgame-mansion")
        return choice

    def _mansion_words(self) -> list[tuple[str, str]]:
        words = self.ui.stage.words
        names = {
            stem: shown.title(words.language) for stem, shown in self.planning.mansions.items()
        }
        names.setdefault(self.planning.draft.mansion, "")
        return [
            (stem, words.say(key) if words.has(key := f"newgame-mansion-{stem}") else name or stem)
            for stem, name in names.items()
        ]

    def _seed_button(self) -> Widget:
        """Few want a seed: it shows where to write one only when asked."""
        say = self.ui.stage.words.say
        return Button(
            self.ui,
            say("newgame-seed"),
            self.planning.show_seed,
            kind="small",
            tip=say("newgame-seed-about"),
        )

    def _seed_field(self) -> Widget:
        say = self.ui.stage.words.say
        field = TextField(
            self.ui,
            self.planning.draft.seed,
            self.planning.write_seed,
            placeholder=say("newgame-seed-random"),
            longest=LONGEST_SEED,
            style=styles.SMALL,
        )
        field.tip = say("newgame-seed-about")
        return field

    def arrange(self) -> None:
        """Lines of one height, as small as the longest rule needs to stay on its own."""
        look = self.look
        room = Cutter(self.rect.inflate(-look.px(HOUSE_PAD[0]), -look.px(HOUSE_PAD[1])))
        together = self._beside_each_other(room.rect.width)
        high = round(room.rect.height * LAST_SHARE)
        if not together:
            high = min(high, self.plans.natural()[1])
        last = Cutter(room.bottom(high, look.px(LINE_GAP)))
        mansion = last if together else Cutter(room.bottom(high, look.px(LINE_GAP)))
        places, needs = [], []
        for switch, toggle in self.toggles.items():
            beside = self.beside.get(switch)
            wide = room.rect.width - (beside.natural()[0] if beside else 0) - look.px(FREE)
            toggle.style = look.letters.fit(toggle.label, styles.SMALL, wide)
            places.append((toggle, beside))
            needs.append(look.letters.size(toggle.label, toggle.style, wide)[1])
        one = min(needs)
        spare = max(0, room.rect.height - sum(need - one for need in needs))
        for (toggle, beside), need in zip(places, needs, strict=True):
            row = Cutter(room.top(need - one + spare // len(needs)))
            if beside:
                beside.place(row.right(beside.natural()[0]))
            toggle.place(row.rect)
        self.seed.place(
            last.right(min(room.rect.width // 2, self.seed.natural()[0]), look.px(WAYS_GAP))
        )
        self.plans.place(last.right(self.plans.natural()[0], look.px(WAYS_GAP)))
        self.mansion.place(mansion.rect)

    def _beside_each_other(self, wide: int) -> bool:
        """Whether the mansion's name can be read beside the two buttons; else it is above them."""
        buttons = self.plans.natural()[0] + min(wide // 2, self.seed.natural()[0])
        left = wide - buttons - 2 * self.look.px(WAYS_GAP)
        return left >= max(self.mansion.natural()[0] * LEAST_SHARE, self.mansion.least)
