"""The end of a case: the envelope opens, and the three cards rise out of it."""

from __future__ import annotations

from collections.abc import Callable

from clue.rules.cards import Case, Seat
from clue.rules.events import Ending
from clue.text.speaker import Speaker
from clue.ui.scenes.case_cards import name_on, picture_of
from clue.ui.theme import styles
from clue.ui.widgets import layout
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

HEADLINES = {
    Ending.SOLVED: "ending-solved",
    Ending.LAST_STANDING: "ending-last-standing",
    Ending.UNSOLVED: "ending-unsolved",
}
LINES = {
    Ending.SOLVED: "ending-line-solved",
    Ending.LAST_STANDING: "ending-line-last",
    Ending.UNSOLVED: "ending-line-unsolved",
}


class EndingScene(WidgetScene):
    """Who did it, who found out, and how the series stands (R16)."""

    def __init__(
        self,
        *,
        words: Speaker,
        ending: Ending,
        winner: Seat | None,
        accuser: Seat | None,
        case: Case,
        score: tuple[tuple[Seat, int], ...],
        turns: int,
        minutes: int,
        on_next: Callable[[], None],
        on_title: Callable[[], None],
        on_again: Callable[[], None] | None = None,
        on_review: Callable[[], None] | None = None,
    ) -> None:
        self.words = words
        self.ending = ending
        self.winner = winner
        self.accuser = accuser
        self.case = case
        self.score = score
        self.turns = turns
        self.minutes = minutes
        self.ways = (
            ("ending-next", on_next),
            ("ending-watch", on_again),
            ("ending-review", on_review),
            ("ending-leave", on_title),
        )

    def fill(self) -> None:
        """Headline, sentence, cards, score, ways on."""
        look, words, screen = self.look, self.words, self.screen
        room = Room(screen.rect.inflate(-look.px(140), -look.px(90)))
        headline = Label(screen, words.say(HEADLINES[self.ending]), styles.HEADING, align="center")
        headline.place(room.top(headline.natural(room.rect.width)[1]))
        who = self.winner or self.accuser
        names = {
            "suspect": words.card(self.case.suspect),
            "weapon": words.card(self.case.weapon),
            "room": words.room(self.case.room),
        }
        if who is not None:
            names["who"] = words.seat(who)
        line = Label(screen, words.rich(LINES[self.ending], **names), styles.LEAD, align="center")
        line.place(room.top(line.natural(room.rect.width)[1], look.px(20)))
        screen.add(headline)
        screen.add(line)
        buttons = [
            Button(screen, words.say(key), lambda do=do: self._leave(do), kind=kind)  # type: ignore[misc]
            for (key, do), kind in zip(
                self.ways, ("primary", "secondary", "secondary", "secondary"), strict=True
            )
            if do is not None
        ]
        row = Room(room.bottom(buttons[0].natural()[1], look.px(20)))
        for button in buttons:
            button.place(row.right(button.natural()[0], look.px(18)))
            screen.add(button)
        buttons[0].default = True
        score = Label(screen, self._score(), styles.SMALL, valign="middle", wrap=False)
        score.place(row.rect)
        screen.add(score)
        for card, rect in zip(
            self.case.cards, layout.columns(room.rect, 3, look.px(20)), strict=True
        ):
            widget = PictureCard(screen, picture_of(card), name_on(card, words), chosen=True)
            widget.place(rect)
            screen.add(widget)

    def _score(self) -> str:
        say = self.words.say
        entries = [
            say("ending-series-entry", who=self.words.player(seat), wins=wins)
            for seat, wins in self.score
        ]
        time = say("time-minutes", minutes=self.minutes)
        length = say("ending-length", turns=self.turns, time=time)
        series = say("ending-series", entries=self.words.plain(*entries, joiner="dots"))
        return str(self.words.plain(series, length, joiner="dots"))

    def _leave(self, do: Callable[[], None]) -> None:
        self.stage.pop(self)
        do()
