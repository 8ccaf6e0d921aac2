"""``clue replay`` and ``clue review``: a record told in words, verified, or judged like a coach.

Each of its actions is checked first.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clue.commands.parser import Say, asked_in, language_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from clue.codec.record import Record
    from clue.game.session import Session
    from clue.review.retrospect import CaseReview
    from clue.review.verdicts import ReviewTeller
    from clue.rules.cards import Seat
    from clue.rules.events import Event
    from clue.rules.state import State
    from clue.text.speaker import Speaker

PIPED: Final = "-"
"""In the place of a file: what comes in by the standard input."""


def describe_replay(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file, seat, code = (say(f"commands-word-{word}") for word in ("file", "name", "code"))
    parser.add_argument("file", type=Path, metavar=file, help=say("commands-replay-file"))
    parser.add_argument("--json", action="store_true", help=say("commands-replay-json"))
    parser.add_argument("--seat", metavar=seat, help=say("commands-replay-seat"))
    parser.add_argument("--verify", action="store_true", help=say("commands-replay-verify"))
    parser.add_argument(
        "--commitment", default="", metavar=code, help=say("commands-replay-commitment")
    )
    parser.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace) -> int:
    """Print the game; 1 when the record is no good or not legal."""
    from clue.codec.record_reader import LARGEST, RecordError, decode, load
    from clue.folders import JOURNAL_SUFFIX
    from clue.store.replay import opened
    from clue.text.faults import tell_record_error
    from clue.text.speaker import Speaker

    language = language_of(asked_in(options))
    try:
        piped = str(options.file) == PIPED
        record = decode(sys.stdin.buffer.read(LARGEST + 1)) if piped else load(options.file)
        session = opened(record)
    except RecordError as error:
        print(tell_record_error(error, Speaker(language)))
        if options.file.suffix.lower() == JOURNAL_SUFFIX:
            print(Speaker(language).say("replay-journal"))
        return 1
    speaker = teller_of(record, session, language)
    if options.verify or options.commitment:
        return _verify(record, speaker, options.commitment)
    seat = seat_called(record, options.seat)
    if options.seat is not None and seat is None:
        print(speaker.say("replay-no-such-seat", name=options.seat))
        return 1
    everything = options.seat is None
    if not options.json:
        from clue.text.pages import tell_rules

        print(tell_rules(session.setup, speaker))
        if record.copied:
            print(speaker.say("case-copied"))
    tell = _in_json if options.json else _in_words(speaker, seat, everything=everything)
    try:
        for line in tell(_stream(session, record, seat, everything=everything)):
            print(line)
    except RecordError as error:
        refusal = error.refusal if everything else error.seen_by(seat)
        print(tell_record_error(error, speaker, refusal))
        return 1
    if options.json:
        from clue.codec import plain

        print(plain.line(_truth(session.state) if everything else plain.view(session.view(seat))))
    return 0


def _verify(record: Record, speaker: Speaker, promised: str) -> int:
    """Print what is as promised, and the first thing that is not; 1 when there is one."""
    from clue.codec.record_reader import RecordError
    from clue.store.replay import DoubtError, verify
    from clue.text.faults import tell_confirmed, tell_doubt, tell_record_error

    try:
        for confirmed in verify(record, promised):
            print(tell_confirmed(confirmed, speaker, record), flush=True)
    except DoubtError as doubt:
        print(tell_doubt(doubt, speaker, record))
        return 1
    except RecordError as error:
        print(tell_record_error(error, speaker))
        return 1
    print(speaker.say("verify-kept"))
    return 0


def teller_of(record: Record, session: Session, language: str) -> Speaker:
    """Whoever tells a record: its rooms' titles, its players' names."""
    from clue.boards.catalogue import read_mansions
    from clue.codec.board import called, kept_plan
    from clue.text.speaker import Speaker

    players = {entry.suspect: entry.name for entry in record.seats if entry.name}
    plan = kept_plan(record)
    if kept := called(plan):
        titles = {room: names[language] for room, names in kept.rooms.items() if language in names}
    else:  # by the mansion of that name, where a plan was kept without titles
        drawn = read_mansions().get(plan.name) if plan else None
        titles = dict(drawn.mansion.room_titles(language)) if drawn else {}
    return Speaker(language, session.setup.edition, titles=titles, players=players)


def seat_called(record: Record, name: str | None) -> Seat | None:
    """The seat a person means by its suspect's or its player's name."""
    if name is None:
        return None
    wanted = name.casefold()
    for entry in record.seats:
        if wanted in (entry.suspect.value, entry.name.casefold()):
            return entry.suspect
    return None


def _stream(
    session: Session, record: Record, seat: Seat | None, *, everything: bool
) -> Iterator[Event]:
    """The events as they happen: all there is, or what one seat saw."""
    from clue.rules.events import redact
    from clue.store.replay import play

    yield from session.events if everything else session.seen_by(seat)
    for told in play(session, record):
        yield from told if everything else (redact(event, seat) for event in told)


def _in_json(events: Iterator[Event]) -> Iterator[str]:
    from clue.codec import plain

    return (plain.line(plain.event(event)) for event in events)


def _truth(state: State) -> dict[str, Any]:
    """Everything there is to know once the record has been played."""
    from clue.codec import plain

    return {
        "state": plain.kind(type(state.phase)),
        "mansion": state.board.name,
        "edition": state.edition.id,
        "house": plain.plain(state.house),
        "seats": plain.plain(state.seats),
    } | {f.name: plain.plain(getattr(state, f.name)) for f in fields(state) if f.name != "setup"}


def _in_words(
    speaker: Speaker, seat: Seat | None, *, everything: bool
) -> Callable[[Iterator[Event]], Iterator[str]]:
    """One sentence an event; a turn begins at the margin."""
    from clue.rules import events as ev
    from clue.text.events import tell

    at_margin = (ev.GameBegan, ev.TurnBegan, ev.GameEnded)

    def words(events: Iterator[Event]) -> Iterator[str]:
        for event in events:
            if not isinstance(event, ev.Awaited | ev.TurnEnded):
                sentence = tell(event, speaker, None if everything else seat)
                yield sentence if isinstance(event, at_margin) else f"  {sentence}"

    return words


def describe_review(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file, name = say("commands-word-file"), say("commands-word-name")
    parser.add_argument("file", type=Path, metavar=file, help=say("commands-review-file"))
    parser.add_argument("--json", action="store_true", help=say("commands-review-json"))
    parser.add_argument("--seat", metavar=name, help=say("commands-review-seat"))
    parser.set_defaults(run=run_review)


def run_review(options: argparse.Namespace) -> int:
    """Print the review; 1 when the record is no good, or its game is not over."""
    from clue.codec.record_reader import RecordError, load
    from clue.review.retrospect import reviewed
    from clue.review.standings import StillOpenError, closed_case
    from clue.review.verdicts import ReviewTeller
    from clue.store.records import kept_notes
    from clue.store.replay import replayed
    from clue.text.faults import tell_record_error
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
