"""``clue review FILE``: a finished record judged like a coach, in words or as JSON."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clue.commands.parser import Say, asked_in, language_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clue.review.retrospect import CaseReview
    from clue.review.verdicts import ReviewTeller
    from clue.rules.cards import Seat


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file, name = say("commands-word-file"), say("commands-word-name")
    parser.add_argument("file", type=Path, metavar=file, help=say("commands-review-file"))
    parser.add_argument("--json", action="store_true", help=say("commands-review-json"))
    parser.add_argument("--seat", metavar=name, help=say("commands-review-seat"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the review; 1 when the record is no good, or its game is not over."""
    from clue.codec.faults import RecordError
    from clue.codec.record_reader import load
    from clue.commands.replay import seat_called, teller_of
    from clue.review.reading import StillOpenError, closed_case
    from clue.review.retrospect import reviewed
    from clue.review.verdicts import ReviewTeller
    from clue.store.pencilled import kept_notes
    from clue.store.replay import replayed
    from clue.text.records import tell_record_error
    from clue.text.speaker import Speaker

    language = language_of(asked_in(options))
    try:
        record = load(options.file)
        session = replayed(record)
        speaker = teller_of(record, session, language)
        game = closed_case(record, session, kept_notes(record))
    except RecordError as error:
        return _refuse(tell_record_error(error, Speaker(language)))
    except StillOpenError:
        return _refuse(speaker.say("review-not-over"))
    seat = seat_called(record, options.seat)
    if options.seat is not None and seat is None:
        return _refuse(speaker.say("replay-no-such-seat", name=options.seat))
    review = reviewed(game, seat)
    teller = ReviewTeller(review, speaker, seat)
    seats = [seat] if seat is not None else [*game.setup.seats]
    if options.json:
        from clue.codec import plain

        print(plain.line({one.value: _as_data(review, one) for one in seats}))
        return 0
    for line in _told(teller, seats):
        print(line)
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _told(teller: ReviewTeller, seats: list[Seat]) -> Iterator[str]:
    """A paragraph a seat, a line a finding, the reasons indented."""
    for seat in seats:
        yield f"{teller.speaker.seat(seat)}: {teller.headline(seat)}"
        yield "  " + " · ".join(teller.figures(seat))
        yield "  " + teller.luck_parts(seat)
        for line in teller.lines(seat):
            yield f"{line.turn:4d}  {line.what}  [{line.verdict}]"
            yield from (f"      {why}" for why in line.why)
        yield ""
    yield teller.speaker.say("review-scale")


def _as_data(review: CaseReview, seat: Seat) -> dict[str, Any]:
    """One seat for other programs: values in halvings (bits), places counted in actions."""
    score, lesson, found = review.score(seat), review.lesson(seat), review.provable.get(seat)
    return {
        "accuracy": None if score.accuracy is None else round(score.accuracy, 1),
        "questions": score.questions,
        "expected": round(score.expected, 3),
        "best": round(score.best, 3),
        "luck": round(score.luck, 3),
        "luck_of": {
            "answers": round(score.answers, 3),
            "dice": round(score.dice, 3),
            "called": round(score.called, 3),
        },
        "pace": round(score.pace, 3),
        "lesson": None
        if lesson is None
        else {"kind": lesson.kind.value, "turn": lesson.turn, "action": lesson.number},
        "provable": None
        if found is None
        else {
            "turn": found.turn,
            "action": found.number,
            "chance": found.chance,
            "used": found.used,
        },
        "turns": [
            {
                "turn": one.fortune.turn,
                "place": round(one.fortune.place, 3),
                "called": round(one.fortune.called, 3),
                "dice": round(one.fortune.dice, 3),
                "luck": round(one.luck, 3),
                "skill": round(one.skill, 3),
                "got": round(one.got, 3),
            }
            for one in review.accounts_of(seat)
        ],
        "moments": [_moment(moment) for moment in review.moments_of(seat)],
        "placed": [
            {
                "turn": card.turn,
                "action": card.number,
                "card": str(card.card),
                "holder": card.holder,
                "noted": card.noted,
                "late": card.late,
            }
            for card in review.placed
            if card.seat == seat
        ],
        "shown": [
            {
                "turn": card.turn,
                "action": card.number,
                "to": card.to,
                "card": str(card.card),
                "told": round(card.told, 3),
                "least": round(card.least, 3),
                "discreet": str(card.discreet),
            }
            for card in review.shown
            if card.seat == seat
        ],
    }


def _moment(moment: Any) -> dict[str, Any]:
    judged = moment.judged
    told: dict[str, Any] = {
        "turn": moment.turn,
        "action": moment.number,
        "case": [str(card) for card in moment.action.case.cards],
        "before": moment.before,
        "after": moment.after,
    }
    if judged is None:
        return told | {"accused": True, "right": moment.right}
    return told | {
        "label": judged.label.value if judged.label else None,
        "expected": round(judged.expected, 3),
        "best": round(judged.best, 3),
        "best_case": [str(card) for card in judged.best_case.cards],
        "hoped": round(judged.hoped, 3),
        "got": round(judged.got, 3),
    }
