"""Cutting the deck: the secret is sealed, and each person may still change what it deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from clue.codec.record import CutEntry
from clue.game.commitment import Pledge
from clue.rules.cards import Seat
from clue.ui.dialogs.base import WRITTEN, Dialog
from clue.ui.dialogs.pause import CommitmentSlip, in_groups
from clue.ui.input.intents import Act
from clue.ui.theme import styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField

KNOCK: Final = "\N{BULLET}"
LONGEST: Final = 40
ROW: Final = 62


class CutScene(Dialog):
    """The sealed digits, and a line for each person: a word, or as many knocks as one likes."""

    def __init__(
        self, pledge: Pledge, people: Mapping[Seat, str], deal: Callable[[Pledge], None]
    ) -> None:
        self.pledge = pledge
        self.people = people
        self.deal = deal
        self.said = dict.fromkeys(people, "")
        self.fields: dict[Seat, TextField] = {}

    def fill(self) -> None:
        """What it is for, the digits, the people, and the deal."""
        self.fields = {}
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel, room = self.open_panel(1120, 500 + ROW * len(self.people), form=True)
        self.head(panel, room, say("cut-title"), say("cut-about"), lines=2)
        self.ready = Button(screen, say("newgame-deal"), self._deal, kind="primary")
        leave = Button(screen, say("common-cancel"), self._leave, act=Act.CANCEL)
        self.foot(room, [self.ready, leave])
        rows = Cutter(room.bottom(min(look.px(ROW) * len(self.people), room.rect.height * 2 // 3)))
        slip = CommitmentSlip(screen, "\n".join(in_groups(self.pledge.commitment())))
        slip.place(room.rect.inflate(-look.px(120), -look.px(14)))
        panel.add(slip)
        high = rows.rect.height // len(self.people)
        for seat, name in self.people.items():
            self._line(panel, Cutter(rows.top(high).inflate(0, -look.px(8))), seat, name)
        panel.add(leave, self.ready)

    def _line(self, panel: Panel, room: Cutter, seat: Seat, name: str) -> None:
        """A person's name, what was said, and the knocker."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        knock = Button(screen, say("cut-knock"), partial(self._knock, seat), kind="small")
        knock.place(room.right(max(knock.natural()[0], look.px(170)), look.px(14)))
        who = name or self.stage.words.card(seat)
        label = Label(screen, who, styles.BODY, valign="middle", wrap=False, colour="ink")
        label.place(room.left(room.rect.width * 2 // 5, look.px(14)))
        said = self.said[seat]
        write = partial(self._write, seat)
        field = TextField(
            screen, said, write, placeholder=say("cut-word"), longest=LONGEST, style=WRITTEN
        )
        field.place(room.rect)
        field.called = say("cut-word")
        field.default = not self.fields  # one may write at once; the deal waits
        self.fields[seat] = field
        panel.add(label, field, knock)

    def _write(self, seat: Seat, words: str) -> None:
        self.said[seat] = words

    def _knock(self, seat: Seat) -> None:
        field = self.fields[seat]
        if len(field.text) < LONGEST:
            field.become(field.text + KNOCK)

    def _deal(self) -> None:
        cuts = ((seat, words.strip()) for seat, words in self.said.items())
        entries = tuple(CutEntry(seat, words) for seat, words in cuts if words)
        self.stage.pop(self)
        self.deal(replace(self.pledge, cuts=entries))

    def _leave(self) -> None:
        self.stage.pop(self)
