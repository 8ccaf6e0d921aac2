"""The end of a case: what was in the envelope, who found out, and how the series stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Case, Seat
from clue.rules.events import Ending
from clue.text.speaker import Speaker, named, so
from clue.ui.input.intents import Act, Command, Intent, Press
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.stage.timeline import Cue, TimelinePlayer
from clue.ui.table.dialogs.unsealing import Unsealing, revealing
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.widgets.base import WidgetAct
from clue.ui.widgets.button import Button, KindName
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

HEADLINES: Final[Mapping[Ending, tuple[str, str, str]]] = {
    Ending.SOLVED: ("ending-solved", "ending-line-solved", "right"),
    Ending.LAST_STANDING: ("ending-last-standing", "ending-line-last", "right"),
    Ending.UNSOLVED: ("ending-unsolved", "ending-line-unsolved", "wrong"),
}
"""How a game can end: its headline, its sentence, its sting."""


@dataclass(frozen=True)
class Outcome:
    """What came of a case, and how long it took."""

    ending: Ending
    winner: Seat | None
    case: Case
    score: tuple[tuple[Seat, int], ...]
    """Of the whole series, this case included."""
    turns: int
    minutes: int | None
    """Nothing where nobody can say."""
    copied: bool = False
    """Whether a copy was made of it while it was open."""
    you: Seat | None = None
    """The only person at this table, who is told of winning in other words."""


class FadingLabel(Label):
    """Words that come up slowly."""

    alpha = 1.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Set them as strong as they are by now."""
        letters = self.look.letters
        image = letters.image(self.words, self.style, width=self.rect.width, align=self.align)
        image.set_alpha(round(255 * self.alpha))
        canvas.blit(image, self.rect)
        image.set_alpha(255)


class EndingScene(WidgetScene):
    """Who did it, who found out, and how the series stands (R16)."""

    def __init__(
        self,
        *,
        words: Speaker,
        outcome: Outcome,
        on_next: Callable[[], None],
        on_title: Callable[[], None],
        on_again: Callable[[], None] | None = None,
        on_cut: Callable[[], None] | None = None,
        onward: str = "ending-next",
        on_review: Callable[[], None] | None = None,
    ) -> None:
        self.words = words
        self.outcome = outcome
        self.on_next = on_next
        self.on_title = on_title
        self.on_again = on_again
        self.on_cut = on_cut
        self.onward = onward  # the word for what comes next
        self.on_review = on_review

    def enter(self, stage: Stage) -> None:
        """The music has stopped; the envelope lies there."""
        super().enter(stage)
        stage.audio.stop_music()
        settings = stage.settings
        timeline = revealing(HEADLINES[self.outcome.ending][2], reduced=settings.reduced_motion)
        self.player = TimelinePlayer(timeline.paced(SPEED_FACTORS[settings.own_speed]), stage.now())

    # -- laying out ----------------------------------------------------------------------------

    def fill(self) -> None:
        """Room for the words above, score and ways on below, the envelope between."""
        look = self.look
        room = Cutter(self.screen.rect.inflate(-2 * look.px(70), -2 * look.px(40)))
        self._head(room)
        self._foot(room)
        self.envelope = Unsealing(look, self.words, self.outcome.case, self.player, room.rect)
        self._fade_words()
        self.stage.assets.preload(self.envelope.pictures())

    def _head(self, room: Cutter) -> None:
        look, words = self.look, self.words
        headline, line, _ = HEADLINES[self.outcome.ending]
        winner = self.outcome.winner
        facets = so(you=winner is not None and winner == self.outcome.you)
        who = {} if winner is None else {"who": words.player(winner)}
        title = words.choose(headline, facets, **who)
        wide = room.rect.width
        style = look.letters.fit(title, styles.HEADING.but(size=84), wide)
        heading = FadingLabel(self.screen, title, style, align="center")
        heading.place(room.top(heading.natural(wide)[1], look.px(2)))
        told = words.rich(line, words.best_form(line, facets), **self._named())
        style = look.letters.fit(told, styles.TAGLINE.but(size=33), wide, 0.8)
        sentence = FadingLabel(self.screen, told, style, align="center")
        sentence.place(room.top(sentence.natural(wide)[1], look.px(14)))
        self.said = (heading, sentence)
        for label in self.said:
            self.screen.add(label)

    def _named(self) -> dict[str, object]:
        words, winner = self.words, self.outcome.winner
        who = {} if winner is None else {"who": words.seat(winner)}
        return {**named(self.outcome.case, words), **who}

    def _foot(self, room: Cutter) -> None:
        """The ways on at the right, the score at the left, or above them where it is narrow."""
        look, screen, say = self.look, self.screen, self.words.say
        ways: tuple[tuple[str, WidgetAct | None, KindName], ...] = (
            (self.onward, self._leaving(self.on_next), "primary"),
            ("newgame-cut", self.on_cut, "secondary"),
            ("ending-watch", self.on_again and self._leaving(self.on_again), "secondary"),
            ("ending-review", self.on_review, "secondary"),
            ("ending-leave", self._leaving(self.on_title), "secondary"),
        )
        buttons = [
            Button(screen, say(key), do, kind=kind) for key, do, kind in ways if do is not None
        ]
        buttons[0].default = True
        buttons[-1].act = Act.CANCEL
        gap = look.px(18)
        wide = sum(button.natural()[0] + gap for button in buttons)
        row = Cutter(room.bottom(buttons[0].natural()[1], look.px(14)))
        share = min(1.0, row.rect.width / wide)
        for button in buttons:
            button.place(row.right(int(button.natural()[0] * share), int(gap * share)))
        for button in reversed(buttons):
            screen.add(button)
        self._place_score(room, row.rect)

    def _place_score(self, room: Cutter, left: pygame.Rect) -> None:
        """Two lines beside the buttons; where they have no room, one above.

        Who has won once more stands in them: they come up with the words.
        """
        look, screen = self.look, self.screen
        series, length = self._series(), self._length()
        if self.outcome.copied:
            length = self.words.plain(length, self.words.say("case-copied"), joiner="dots")
        lines = [FadingLabel(screen, said, styles.BODY, wrap=False) for said in (series, length)]
        lines = [line for line in lines if line.words]
        sizes = [line.natural() for line in lines]
        wide, high = max(size[0] for size in sizes), sum(size[1] for size in sizes)
        if wide <= left.width - look.px(20) and high <= left.height + look.px(12):
            rect = pygame.Rect(left.x, left.centery - high // 2, wide + look.px(8), sizes[0][1])
            for line in lines:
                line.place(rect.copy())
                rect.y += rect.height
        else:
            both = self.words.plain(series, length, joiner="dots") if series else length
            lines = [FadingLabel(screen, str(both), styles.BODY, align="center")]
            tall = lines[0].natural(room.rect.width)[1]
            lines[0].place(room.bottom(tall, look.px(6)))
        for line in lines:
            screen.add(line)
        self.score = tuple(lines)

    def _series(self) -> str:
        words = self.words
        entries = [
            words.say("ending-score", who=words.player(seat), wins=wins)
            for seat, wins in self.outcome.score
        ]
        if not entries:
            return ""
        return words.say("ending-series", entries=words.plain(*entries, joiner="dots"))

    def _length(self) -> str:
        if self.outcome.minutes is None:
            return self.words.say("ending-length", turns=self.outcome.turns)
        return self.words.say(
            "ending-length", "time", turns=self.outcome.turns, time=self._time(self.outcome.minutes)
        )

    def _time(self, passed: int) -> str:
        say = self.words.say
        hours, minutes = divmod(passed, 60)
        if not hours:
            return say("time-minutes", minutes=minutes)
        return say("time-hours", "minutes" if minutes else None, hours=hours, minutes=minutes)

    # -- motion --------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the reveal."""
        due = super().update(now)
        if self.player.done:
            return due
        self.envelope.get_ready()
        self._happen(self.player.advance(now))
        return due if self.player.done else now

    def _happen(self, cues: tuple[Cue, ...]) -> None:
        for one in cues:
            self.stage.audio.play(one.payload)
        if self.player.done:
            self.stage.audio.music(self._piece())
        for rect in self.envelope.changed():
            self.damage(rect)
        self._fade_words()

    def _piece(self) -> str:
        """The music of this ending, as whoever plays here alone takes it."""
        outcome = self.outcome
        if outcome.ending is Ending.UNSOLVED:
            return "unsolved"
        return "lost" if outcome.you is not None and outcome.winner != outcome.you else "won"

    def _fade_words(self) -> None:
        alpha = self.player.values["words", "alpha"]
        for label in (*self.said, *self.score):
            if label.alpha != alpha:
                label.alpha = alpha
                label.damage()

    def handle(self, intent: Intent) -> bool:
        """Whatever is pressed while the cards still rise lays them open at once."""
        match intent:
            case Command() if not self.player.done:
                self._happen(self.player.skip())
                return True
            case Press(x=x, y=y) if not self.player.done and self.screen.at(x, y) is None:
                self._happen(self.player.skip())
                return True
        return super().handle(intent)

    def _leaving(self, do: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.stage.pop(self)
            do()

        return leave

    # -- picture -------------------------------------------------------------------------------

    def prepare(self) -> Iterator[None]:
        """The room is a picture as large as the window."""
        return self.look.paint.paint_backdrop(self.look.size, *_lit(self.look))

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """Dark wine; on it the envelope, the cards on their way out of it."""
        canvas.blit(ground(self.look), (0, 0))
        self.envelope.draw(canvas)


def ground(look: Look) -> pygame.Surface:
    """A dark room in wine red, lit from above."""
    return look.paint.backdrop(look.size, *_lit(look))


def _lit(look: Look) -> tuple[Colour, Colour]:
    shade = look.palette.shade
    return mix(shade, look.palette.wine_deep, 0.42), shade
