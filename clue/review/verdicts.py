"""A review in words: the headline, how each seat did, and a line for every finding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clue.players.hints import lines_of
from clue.players.names import HUMAN
from clue.review.findings import (
    LATE,
    LUCKY,
    CardShown,
    GameLesson,
    LessonKind,
    PlacedCard,
    proof_of,
)
from clue.review.questions import Moment, QuestionLabel
from clue.review.retrospect import CaseReview
from clue.review.standings import Provable
from clue.rules.actions import Accuse
from clue.rules.cards import Seat
from clue.text.notebook import Explainer
from clue.text.reasons import tell
from clue.text.speaker import Speaker, named, so

MOODS: Final = {
    QuestionLabel.BRILLIANT: "lamp",
    QuestionLabel.BEST: "good",
    QuestionLabel.GOOD: "good",
    QuestionLabel.THIN: "warn",
    QuestionLabel.WASTED: "bad",
    QuestionLabel.NEEDLESS: "bad",
}
"""The colour each label is set in, by its name in the palette."""
NOTHING: Final = 0.02


@dataclass(frozen=True, slots=True)
class FindingLine:
    """One finding as it is told: when, what, how good it was, and why."""

    number: int  # actions before: the moment to look at
    turn: int
    what: str
    verdict: str
    mood: str
    why: tuple[str, ...] = ()


class ReviewTeller:
    """Tells what a review has found by now; people are called by their names, readers "you"."""

    def __init__(self, review: CaseReview, speaker: Speaker, reader: Seat | None = None) -> None:
        self.review = review
        self.speaker = speaker
        people = [seat for seat, name in review.game.players.items() if name == HUMAN]
        self.reader = reader if reader is not None else people[0] if len(people) == 1 else None

    # -- a seat as a whole -------------------------------------------------------------------------

    def headline(self, seat: Seat) -> str:
        """The one lesson of this game for a seat, or that it is still being looked for."""
        if not self.review.judged(seat):
            return self.speaker.say("review-reading")
        lesson = self.review.lesson(seat)
        if lesson is None:
            return self._say("review-lesson-none", seat)
        return self._lesson(seat, lesson)

    def _lesson(self, seat: Seat, lesson: GameLesson) -> str:
        speaker = self.speaker
        values: dict[str, object] = {"turn": lesson.turn, "count": lesson.count}
        facets: set[str] = set()
        if lesson.case is not None:
            values |= named(lesson.case, speaker)
        if lesson.card is not None:
            values["card"] = speaker.card(lesson.card)
            facets |= so(envelope=lesson.holder is None)
        if lesson.holder is not None:
            values["with"] = speaker.seat(lesson.holder)
        told = self._say(f"review-lesson-{lesson.kind.value}", seat, facets, **values)
        found = self.review.provable.get(seat)
        if lesson.kind is LessonKind.COULD_HAVE_WON and found is not None:
            lines = lines_of(proof_of(self.review.frames, found))
            if lines:
                told += " " + speaker.say(
                    "review-lesson-by", numbers=speaker.plain(*lines), count=len(lines)
                )
        return told

    def figures(self, seat: Seat) -> tuple[str, ...]:
        """Accuracy, luck and pace, each with its unit."""
        if not self.review.judged(seat):
            return ()
        score, say = self.review.score(seat), self.speaker.say
        accuracy = (
            say("review-accuracy-none")
            if score.accuracy is None
            else say("review-accuracy", percent=round(score.accuracy))
        )
        form = "lucky" if score.luck > LUCKY else "unlucky" if score.luck < -LUCKY else None
        luck = say("review-luck", form, halvings=self.signed(score.luck))
        return accuracy, luck, say("review-pace", halvings=self.plain(score.pace))

    def luck_parts(self, seat: Seat) -> str:
        """Where a seat's luck came from; nothing until all of it is known."""
        if not self.review.judged(seat):
            return ""
        score = self.review.score(seat)
        return self.speaker.say(
            "review-luck-parts",
            answers=self.signed(score.answers),
            dice=self.signed(score.dice),
            called=self.signed(score.called),
        )

    def plain(self, value: float) -> str:
        """A figure with one decimal, as the language writes it."""
        return self.speaker.say("review-number", whole=_whole(value), tenth=_tenth(value))

    def signed(self, value: float) -> str:
        """The same with its sign."""
        shown = round(value, 1)
        sign = "+" if shown > 0 else "\N{MINUS SIGN}" if shown < 0 else "±"
        return sign + self.plain(abs(shown))

    # -- the findings ------------------------------------------------------------------------------

    def lines(self, seat: Seat) -> list[FindingLine]:
        """Everything found about a seat, in the order it happened."""
        review = self.review
        found = [*map(self.moment, review.moments_of(seat))]
        found += [self.shown(shown) for shown in review.shown if shown.seat == seat]
        found += [self.placed(card) for card in review.placed if card.seat == seat]
        if proof := review.provable.get(seat):
            found.append(self.proved(proof))
        return sorted(found, key=lambda line: line.number)

    def moment(self, moment: Moment) -> FindingLine:
        """A suggestion or an accusation."""
        speaker, case = self.speaker, moment.action.case
        cards = speaker.plain(*(speaker.card(card).alone for card in case.cards), joiner="dots")
        if isinstance(moment.action, Accuse):
            return self._accused(moment, speaker.say("review-accused", cards=cards))
        what = speaker.say("review-asked", cards=cards)
        judged = moment.judged
        assert judged is not None
        label = judged.label
        verdict = speaker.say(f"review-label-{label.value if label else 'none'}")
        mood = MOODS[label] if label else "soft"
        return FindingLine(
            moment.number, moment.turn, what, verdict, mood, tuple(self._why_asked(moment))
        )

    def _why_asked(self, moment: Moment) -> Iterator[str]:
        speaker, judged = self.speaker, moment.judged
        assert judged is not None
        values = {"expected": self.plain(judged.expected), "best": self.plain(judged.best)}
        if judged.label is QuestionLabel.NEEDLESS:
            yield speaker.say("review-why-needless")
        elif judged.label in {QuestionLabel.GOOD, QuestionLabel.THIN, QuestionLabel.WASTED}:
            better = judged.best_case
            pair = speaker.plain(
                speaker.card(better.suspect).alone, speaker.card(better.weapon).alone, joiner="dots"
            )
            yield speaker.say("review-why-better", cards=pair, **values)
        elif judged.label is not None:
            yield speaker.say(f"review-why-{judged.label.value}", **values)
        if moment.before > moment.after:
            yield speaker.say("review-narrowed", before=moment.before, after=moment.after)
        elif judged.label is not QuestionLabel.NEEDLESS:
            yield speaker.say("review-nothing")
        yield from self._reason(moment)

    def _reason(self, moment: Moment) -> Iterator[str]:
        choice = self.review.reasons.get(moment.number)
        if choice is not None:
            why = tell(choice.reason, self.speaker)
            yield self.speaker.say("review-reason", why=why)

    def _accused(self, moment: Moment, what: str) -> FindingLine:
        say, proved = self.speaker.say, moment.before == 1
        key = "proved" if proved else "gamble" if moment.right else "false"
        mood = "lamp" if proved else "warn" if moment.right else "bad"
        open_now = () if proved else (say("review-why-open", cases=moment.before),)
        why = (*open_now, *self._reason(moment))
        return FindingLine(moment.number, moment.turn, what, say(f"review-{key}"), mood, why)

    def shown(self, shown: CardShown) -> FindingLine:
        """A card shown where there was a choice."""
        speaker = self.speaker
        what = speaker.say("review-shown", card=speaker.card(shown.card), to=speaker.seat(shown.to))
        if shown.good:
            key, why = "discreet", "review-shown-good"
            if shown.told < NOTHING:
                why = "review-shown-nothing"
            told = speaker.say(why)
        else:
            key = "telling"
            told = speaker.say(
                "review-shown-less",
                card=speaker.card(shown.discreet),
                told=self.plain(shown.told),
                least=self.plain(shown.least),
            )
        mood = "good" if shown.good else "warn"
        verdict = speaker.say(f"review-{key}")
        return FindingLine(shown.number, shown.turn, what, verdict, mood, (told,))

    def placed(self, placed: PlacedCard) -> FindingLine:
        """A card whose place could be proved from here on."""
        speaker = self.speaker
        who = {} if placed.holder is None else {"who": speaker.seat(placed.holder)}
        what = speaker.choose(
            "review-placed",
            so(envelope=placed.holder is None),
            card=speaker.card(placed.card),
            **who,
        )
        key = {True: "noted", False: "missed", None: "knowable"}[placed.noted]
        mood = {True: "good", False: "bad", None: "soft"}[placed.noted]
        if placed.late >= LATE:
            key, mood = "noted-late", "warn"
        view = self.review.frames.every[placed.number].views[placed.seat]
        proof = placed.proof()
        why = Explainer(view, self.speaker).reason(proof) if proof else ()
        verdict = speaker.say(f"review-{key}", turns=placed.late)
        return FindingLine(placed.number, placed.turn, what, verdict, mood, why)

    def proved(self, found: Provable) -> FindingLine:
        """From here on the case was proved."""
        speaker = self.speaker
        what = speaker.say("review-provable", **named(found.case, speaker))
        late = found.chance is None
        key = "too-late" if late else "named" if found.used else "not-named"
        mood = "soft" if late else "lamp" if found.used else "bad"
        view = self.review.frames.every[found.number].views[found.seat]
        proof = proof_of(self.review.frames, found)
        why = Explainer(view, self.speaker).reason(*proof)
        if not late and not found.used:
            why = (speaker.say("review-why-chance", turn=found.chance_turn), *why)
        verdict = speaker.say(f"review-{key}")
        return FindingLine(found.number, found.turn, what, verdict, mood, why)

    # -- words -------------------------------------------------------------------------------------

    def _say(self, key: str, seat: Seat, facets: set[str] | None = None, **values: object) -> str:
        facets = (facets or set()) | so(you=seat == self.reader)
        return self.speaker.choose(key, facets, who=self.speaker.seat(seat), **values)


def _whole(value: float) -> str:
    return str(int(abs(round(value, 1))))


def _tenth(value: float) -> str:
    return str(round(abs(round(value, 1)) * 10) % 10)
