"""The accusation: any suspect, any weapon, any room, once in a game (R13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scene import Stage
from clue.ui.scenes.dialog import Dialog, Hint, name_on, picture_of
from clue.ui.theme import styles
from clue.ui.widgets import layout
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard
from clue.ui.widgets.label import Label


class AccuseScene(Dialog):
    """Choose all three; a second step asks once more."""

    def __init__(
        self,
        *,
        rooms: tuple[Room, ...],
        words: Speaker,
        hints: Mapping[Card, Hint],
        on_accuse: Callable[[Case], None],
        on_cancel: Callable[[], None],
    ) -> None:
        self.rooms = rooms
        self.words = words
        self.hints = hints
        self.on_accuse = on_accuse
        self.on_cancel = on_cancel
        self.suspect: Suspect | None = None
        self.weapon: Weapon | None = None
        self.room: Room | None = None
        self.asked = False
        self.cards: dict[Card, PictureCard] = {}

    def enter(self, stage: Stage) -> None:
        """The music changes."""
        super().enter(stage)
        stage.audio.music("accuse")

    @property
    def case(self) -> Case | None:
        """What has been chosen, once it is complete."""
        if self.suspect is None or self.weapon is None or self.room is None:
            return None
        return Case(self.suspect, self.weapon, self.room)

    def fill(self) -> None:
        """The cards, or the question."""
        if self.asked and self.case is not None:
            self._fill_question(self.case)
        else:
            self._fill_cards()

    def _fill_cards(self) -> None:
        look, words, screen = self.look, self.words, self.screen
        panel, room = self.open_panel(1560, 980)
        self.head(panel, room, words.say("accuse-title"), words.say("accuse-subtitle"))
        self.go_on = Button(
            screen, words.say("accuse-continue"), self._ask, kind="primary", act=Act.ACCUSE
        )
        back = Button(screen, words.say("accuse-cancel"), self._cancel, act=Act.CANCEL)
        self.foot(room, [self.go_on, back])
        line = room.bottom(look.letters.line_height(styles.LEAD), look.px(18))
        self.quote = Label(screen, "", styles.LEAD, align="center", wrap=False)
        self.quote.place(line)
        self.cards = {}
        rows = layout.rows(room.rect, [(room.rect.height - look.px(28)) // 3] * 3, look.px(14))
        for row, cards in zip(rows, (SUSPECTS, WEAPONS, self.rooms), strict=True):
            for card, rect in zip(cards, layout.columns(row, len(cards), look.px(14)), strict=True):
                self._card(card, rect)
        panel.add(*self.cards.values(), self.quote, back, self.go_on)
        self._refresh()

    def _card(self, card: Card, rect: object) -> None:
        hint = self.hints.get(card, Hint(""))
        widget = PictureCard(
            self.screen,
            picture_of(card),
            name_on(card, self.words),
            lambda: self.choose(card),
            tag=hint.text,
            faded=hint.known,
        )
        widget.place(rect)  # type: ignore[arg-type]
        self.cards[card] = widget

    def choose(self, card: Card) -> None:
        """Take a card into the accusation."""
        if isinstance(card, Suspect):
            self.suspect = card
        elif isinstance(card, Weapon):
            self.weapon = card
        else:
            self.room = card
        self._refresh()

    def _refresh(self) -> None:
        case, words = self.case, self.words
        for card, widget in self.cards.items():
            widget.choose(card in {self.suspect, self.weapon, self.room})
        if case is None:
            self.quote.say_now(words.say("accuse-quote"))
            self.go_on.enable(False, words.say("accuse-incomplete"))
        else:
            self.quote.say_now(words.rich("accuse-quote", "complete", **_named(case, words)))
            self.go_on.enable(True)

    def _fill_question(self, case: Case) -> None:
        words, screen = self.words, self.screen
        panel, room = self.open_panel(1100, 800)
        said = words.rich("accuse-confirm", **_named(case, words))
        self.head(panel, room, words.say("accuse-confirm-title"), said)
        yes = Button(screen, words.say("accuse-confirm-yes"), self._accuse, kind="primary")
        no = Button(screen, words.say("accuse-confirm-no"), self._think_again, act=Act.CANCEL)
        no.default = True
        self.foot(room, [yes, no])
        for card, rect in zip(
            case.cards, layout.columns(room.rect, 3, self.look.px(18)), strict=True
        ):
            widget = PictureCard(screen, picture_of(card), name_on(card, words), chosen=True)
            widget.place(rect)
            panel.add(widget)
        panel.add(no, yes)

    # -- leaving -------------------------------------------------------------------------------

    def _ask(self) -> None:
        self.asked = True
        self.screen.focus_on(None)
        self.rebuild()

    def _think_again(self) -> None:
        self.asked = False
        self.screen.focus_on(None)
        self.rebuild()

    def _accuse(self) -> None:
        case = self.case
        if case is not None:
            self.stage.pop(self)
            self.on_accuse(case)

    def _cancel(self) -> None:
        self.stage.pop(self)
        self.on_cancel()


def _named(case: Case, words: Speaker) -> dict[str, str]:
    return {
        "suspect": words.card(case.suspect),
        "weapon": words.card(case.weapon),
        "room": words.room(case.room),
    }
