"""The house's side of a new case: its own rules, the mansion, and a seed for whoever wants one."""

from __future__ import annotations

from typing import Final

from clue.rules.editions import PACES
from clue.text.pages import HOUSE_RULES
from clue.ui.screens.newgame.planning import Planning
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Toggle
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField

LONGEST_SEED = 40
LEAST_SHARE = 0.6
"""How much of its natural width the mansion's field needs: its letters become smaller."""
LAST_SHARE = 0.2
"""How much of the height the mansion and the seed have: their fields need more than a line."""
INSIDE: Final = (36, 18)
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
        room = Cutter(self.rect.inflate(-look.px(INSIDE[0]), -look.px(INSIDE[1])))
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
