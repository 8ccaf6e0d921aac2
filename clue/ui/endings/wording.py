"""What is said when a case is over: headlines, motive, figures and the lesson, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from clue.ladder.casefile import CaseOnShelf
from clue.review.standings import Hindsight
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Seat
from clue.rules.events import Ending
from clue.table.voices import Occasion, Utterance
from clue.text.speaker import Speaker, named, so
from clue.ui.theme.styles import Words

MOTIVES: Final = 4
LEADS: Final = 3
"""So many of each are written."""


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
    suggestions: int = 0
    shown: int = 0
    prepared: CaseOnShelf | None = None
    """The prepared case that was played."""
    magnifiers: int = 0


class Finale(Enum):
    """How it looks: each has a composition of its own."""

    WON = "won"  # the page is the viewer's
    OTHERS = "others"  # or whoever's it is
    UNSOLVED = "unsolved"
    YOURSELF = "yourself"  # the viewer's own pawn did it, or the winner's


def finale_of(outcome: Outcome) -> Finale:
    """Which of them this is."""
    if outcome.case.suspect in {outcome.you, outcome.winner}:
        return Finale.YOURSELF
    if outcome.ending is Ending.UNSOLVED:
        return Finale.UNSOLVED
    return Finale.WON if outcome.winner == outcome.you else Finale.OTHERS


HEADLINES: Final = {
    Ending.SOLVED: ("ending-solved", "ending-line-solved"),
    Ending.LAST_STANDING: ("ending-last-standing", "ending-line-last"),
    Ending.UNSOLVED: ("ending-unsolved", "ending-line-unsolved"),
}
"""How a game can end: its headline and its sentence."""


class Copy:
    """Everything the page has to say."""

    def __init__(self, words: Speaker, outcome: Outcome, lesson: Hindsight | None) -> None:
        self.words = words
        self.outcome = outcome
        self.finale = finale_of(outcome)
        self._hindsight = lesson
        self._who = {} if outcome.winner is None else {"who": words.seat(outcome.winner)}
        self._won = outcome.winner is not None and outcome.winner == outcome.you

    @property
    def headline(self) -> str:
        """What stands above all."""
        outcome, words = self.outcome, self.words
        who = {} if outcome.winner is None else {"who": words.player(outcome.winner)}
        if self.finale is Finale.YOURSELF:
            return words.choose("ending-yourself", so(winner=not self._mine), **who)
        return words.choose(HEADLINES[outcome.ending][0], so(you=self._won), **who)

    @property
    def sentence(self) -> Words:
        """Who it was, where and with what; and who said so."""
        outcome, words = self.outcome, self.words
        facets, key = so(you=self._won), HEADLINES[outcome.ending][1]
        if self.finale is Finale.YOURSELF:
            key = "ending-line-yourself"
            facets = so(
                you=self._won,
                unsolved=outcome.ending is Ending.UNSOLVED,
                last=outcome.ending is Ending.LAST_STANDING and self._mine,
                winner=not self._mine,
            )
        told = {**named(outcome.case, words), **self._who}
        return words.rich(key, words.best_form(key, facets), **told)

    @property
    def _mine(self) -> bool:
        """Whether it was the viewer."""
        return self.outcome.case.suspect == self.outcome.you

    @property
    def over(self) -> str:
        """A few words above the headline."""
        return self.words.say(f"ending-over-{self.finale.value}")

    @property
    def lead(self) -> str:
        """How it was, in a paragraph."""
        who = {**self._who, "room": self.words.room(self.outcome.case.room)}
        return self.words.choose(f"lead-{self._chosen(LEADS)}", so(you=self._won), **who)

    @property
    def motive(self) -> str:
        """Why."""
        suspect = self.outcome.case.suspect.value
        said = self.words.say(f"motive-{suspect}-{self._chosen(MOTIVES)}")
        return self.words.say("paper-quoted", said=said)

    def _chosen(self, of: int) -> int:
        """One of several, always the same for one case."""
        case = self.outcome.case
        suspect, weapon = SUSPECTS.index(case.suspect), WEAPONS.index(case.weapon)
        return (suspect + weapon + len(str(case.room)) + self.outcome.turns) % of + 1

    @property
    def remark(self) -> str:
        """What the winner says of it, or to a winner one who has lost; empty where nobody sits."""
        outcome, words = self.outcome, self.words
        others = [seat for seat, _ in outcome.score if seat != outcome.winner]
        if self.finale is Finale.WON and others:
            who, what = others[outcome.turns % len(others)], Occasion.BEATEN
        elif outcome.winner is not None and outcome.ending is Ending.SOLVED:
            who, what = outcome.winner, Occasion.RIGHT
        else:
            return ""
        line = Utterance(who, what, outcome.turns).said(words)
        return words.say("paper-remark", said=line, who=words.player(who))

    @property
    def caption(self) -> str:
        """What is to be seen."""
        return self.words.say("paper-caption", **named(self.outcome.case, self.words))

    @property
    def figures(self) -> Sequence[tuple[str, str]]:
        """Three numbers and what they count."""
        outcome = self.outcome
        last = ("shown", outcome.shown) if outcome.minutes is None else ("minutes", outcome.minutes)
        counted = (("turns", outcome.turns), ("suggestions", outcome.suggestions), last)
        return [
            (str(count), self.words.say(f"figure-{key}", count=count)) for key, count in counted
        ]

    @property
    def figures_line(self) -> str:
        """The same on a line."""
        say = self.words.say
        each = [say("figure-in-line", number=count, what=what) for count, what in self.figures]
        return self.words.plain(*each, joiner="dots")

    @property
    def lesson(self) -> str:
        """One thing to be learnt; while it is being found out, that it is."""
        found, words = self._hindsight, self.words
        if found is None:
            return words.say("lesson-waiting")
        return words.choose(
            f"lesson-{found.lesson.value}",
            so(other=found.seat != self.outcome.you),
            who=words.seat(found.seat),
            turn=found.turn,
            before=found.before,
            after=found.after,
            open=found.before,
        )

    @property
    def series(self) -> str:
        """How often each has won by now."""
        words = self.words
        entries = [
            words.say("ending-score", who=words.player(seat), wins=wins)
            for seat, wins in self.outcome.score
        ]
        return words.plain(*entries, joiner="dots") if entries else ""

    @property
    def prepared(self) -> str:
        """What a prepared case has earned this time."""
        case, words = self.outcome.prepared, self.words
        if case is None:
            return ""
        title = case.title(words.language)
        return words.say("ending-prepared", title=title, earned=self.outcome.magnifiers)

    @property
    def copied(self) -> str:
        """That a copy was made of it, where one was."""
        return self.words.say("case-copied") if self.outcome.copied else ""
