"""What a kept game is: the head of its journal, and the lines that may follow.

The head tells the table, the deal and what a record of a finished game has no need of, such as
the seed of the dice still to come and the score of the series.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue.codec.notebook import NotebookLine, PhonesLine
from clue.codec.record import MOST, AnyLine, MapName, MomentText, NameText, Number, Record
from clue.codec.record_reader import LARGEST
from clue.files import fit
from clue.game.commitment import Pledge
from clue.game.session import Session
from clue.rules.cards import Suspect
from clue.rules.chance import luck_of
from clue.rules.setup import deal
from clue.store.replay import Tell, replayed, untold

FORMAT: Final = "clue-journal"
VERSION: Final = 1


MOST_ORDER: Final = 1 << 53
"""No number of JSON's is safe beyond."""


class TitleLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="title"):
    """What the player calls this game from now on."""

    title: NameText


class SitLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """People sat down to play. ``order`` grows by one each time at any table here.

    The latest game is the one with the highest, whatever the clock says.
    """

    order: Annotated[int, Meta(ge=0, le=MOST_ORDER)]
    at: MomentText = ""


class MishapLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="mishap"):
    """A program gave no answer that could be used; the log tells it at this place of the game."""

    seat: Suspect
    event: Number  # so many events had happened
    fault: Annotated[str, Meta(pattern="^[a-z-]{1,20}$")]


class CopyLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="copy"):
    """A copy was made of this game while it was open, or it is that copy."""


JournalLine: TypeAlias = (
    AnyLine | NotebookLine | MishapLine | TitleLine | SitLine | CopyLine | PhonesLine
)
"""Everything that can stand in a journal after its head."""


HabitNumber: TypeAlias = Annotated[float, Meta(ge=0, le=MOST)]
HabitsLine: TypeAlias = Annotated[
    dict[Suspect, Annotated[tuple[HabitNumber, ...], Meta(max_length=64)]], Meta(max_length=6)
]
"""What one seat thinks of each of the others, as :class:`~clue.players.habits.Habits` counts it."""


class SavedGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to sit down again where one got up."""

    record: Record
    seed: NameText
    salt: NameText = ""  # with the seed what the commitment was made of
    mansion: MapName  # the map's file name without its ending
    map: Annotated[str, Meta(max_length=4096)] = ""  # where a map of one's own lies
    games: Number = 0
    wins: Annotated[dict[Suspect, Number], Meta(max_length=6)] = {}
    habits: Annotated[dict[Suspect, HabitsLine], Meta(max_length=6)] = {}  # of the others
    marks: Annotated[tuple[NotebookLine, ...], Meta(max_length=MOST)] = ()
    mishaps: Annotated[tuple[MishapLine, ...], Meta(max_length=MOST)] = ()
    phones: PhonesLine | None = None  # whose hands are on phones


class Head(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A journal's first line."""

    format: Literal["clue-journal"]
    version: Literal[1]
    begun: MomentText = ""
    kept: SavedGame


def head_of(kept: SavedGame, begun: str) -> Head:
    """A journal's first line for a game."""
    bare = msgspec.structs.replace(kept.record, actions=())
    return Head(
        format=FORMAT,
        version=VERSION,
        begun=begun,
        kept=msgspec.structs.replace(kept, record=bare, marks=(), mishaps=()),
    )


HEAD: Final = msgspec.json.Decoder(Head)
LINE: Final[msgspec.json.Decoder[JournalLine]] = msgspec.json.Decoder(JournalLine)


def payloads_of(head: Head, lines: Iterable[JournalLine]) -> Iterator[bytes]:
    """A journal's lines, still without their checksums.

    One that could not be read again is an :class:`~clue.files.UnfitError`.
    """
    yield hidden(fit(head, HEAD.decode, LARGEST))
    yield from map(payload_of, lines)


def payload_of(line: JournalLine) -> bytes:
    """One line after the head, in the same way."""
    return hidden(fit(line, LINE.decode, LARGEST))


def hidden(text: bytes) -> bytes:
    """JSON so that nobody reads a card in it by accident. It is no lock: base64 is open to all."""
    return base64.b64encode(text)


def uncovered(payload: bytes) -> bytes:
    """The JSON of a journal's line; journals from before were written as it stands."""
    try:
        return base64.b64decode(payload, validate=True)
    except ValueError:
        return payload


def resumed(kept: SavedGame, tell: Tell = untold) -> Session:
    """The game of a kept case, with the dice that would have come; or a :class:`RecordError`."""
    session = replayed(kept.record, tell=tell)
    chance = luck_of(Pledge(kept.seed, kept.salt, kept.record.cuts).luck)
    deal(session.setup, chance)  # the cards were drawn from the same stream before the dice
    for played in session.played:
        if played.dice:
            chance.dice(len(played.dice))
    session.chance = chance
    for seat in (None, *session.setup.seats):  # whoever sits down need not wait for it
        session.view(seat)
    return session
