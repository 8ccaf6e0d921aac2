"""What can be told of a saved case before it is opened; all of it public."""

from __future__ import annotations

from dataclasses import dataclass

from clue.codec.record import Record
from clue.codec.record_reader import RecordError
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.rules.cards import Seat
from clue.rules.editions import EDITIONS
from clue.rules.phases import Over
from clue.store.found import Found, Unusable
from clue.store.replay import Tell, replayed, untold
from clue.store.shelf import FinishedRecord
from clue.text.catalogue import say_moment
from clue.text.faults import tell_record_error
from clue.text.names import capital
from clue.text.speaker import Speaker

ShelfGame = Found | FinishedRecord | Unusable


@dataclass(frozen=True)
class Summary:
    """What the list says of a game."""

    title: str
    when: str = ""
    turn: str = ""
    seats: tuple[Seat, ...] = ()
    players: str = ""
    session: Session | None = None  # none: it cannot be played
    copied: str = ""  # that there is another of it
    fault: str = ""  # what is wrong with its file
    briefly: str = ""  # the players, where their whole names have no room


def record_in(game: ShelfGame) -> Record | None:
    """What was played, if it can be read."""
    match game:
        case Unusable():
            return None
        case FinishedRecord():
            return game.record
        case Found():
            return game.kept.record


def played(record: Record, tell: Tell = untold) -> Session | None:
    """The game after all its actions; none if it cannot be played."""
    try:
        return replayed(record, tell=tell)
    except RecordError:
        return None


def summed_up(game: ShelfGame, words: Speaker, session: Session | None) -> Summary:
    """What can be told of a game, its ``session`` being at hand or not."""
    match game:
        case Unusable():
            return Summary(game.path.name, fault=tell_record_error(game.error, words))
        case FinishedRecord():
            return _finished(game, words, session)
        case Found():
            return _waiting(game, words, session)


def _finished(game: FinishedRecord, words: Speaker, session: Session | None) -> Summary:
    record = game.record
    return Summary(
        _people(record) or _edition(record, words),
        say_moment(words.language, record.ended),
        _dotted(_ended(record, session, words), _edition(record, words)),
        _seats(record),
        _players(record, words),
        session,
        _copied(record, words),
        briefly=_briefly(record, words),
    )


def _waiting(game: Found, words: Speaker, session: Session | None) -> Summary:
    record = game.kept.record
    turn = (session.state.turn if session else 0) or game.turns
    return Summary(
        game.title or _people(record) or _edition(record, words),
        say_moment(words.language, game.sat or game.head.begun),
        _dotted(words.say("saved-turn", turn=turn), _edition(record, words)),
        _seats(record),
        _players(record, words),
        session,
        _copied(record, words),
        words.say("saved-damaged", line=game.damaged) if game.damaged else "",
        _briefly(record, words),
    )


def _people(record: Record) -> str:
    """The people who play, by their own names: what one looks for in a list of games."""
    return ", ".join(e.name for e in record.seats if e.player == HUMAN and e.name)


def _dotted(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _edition(record: Record, words: Speaker) -> str:
    known = record.edition in EDITIONS
    return str(words.noun(f"edition-{record.edition}")) if known else record.edition


def _ended(record: Record, session: Session | None, words: Speaker) -> str:
    """After how many turns it was closed, and by whom."""
    if session is None:
        return ""
    turns, phase = session.state.turn, session.state.phase
    winner = phase.winner if isinstance(phase, Over) else None
    if winner is None:
        return words.say("saved-ended", turns=turns)
    name = next(entry.name for entry in record.seats if entry.suspect is winner)
    return words.say("saved-ended", "won", turns=turns, who=name or words.card(winner))


def _seats(record: Record) -> tuple[Seat, ...]:
    return tuple(entry.suspect for entry in record.seats)


def _copied(record: Record, words: Speaker) -> str:
    return words.say("case-copied") if record.copied else ""


def _players(record: Record, words: Speaker) -> str:
    names = [entry.name or words.card(entry.suspect).form("the") for entry in record.seats]
    return capital(words.plain(*names))


def _briefly(record: Record, words: Speaker) -> str:
    return words.plain(*(entry.name or words.card(entry.suspect).short for entry in record.seats))
