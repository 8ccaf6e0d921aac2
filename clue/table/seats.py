"""What stands beside each seat: who plays whom, how many cards, whose turn, who is out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from clue.players.names import HUMAN, is_program
from clue.rules.cards import Seat
from clue.table.model import SeatInfo, TableModel
from clue.text.speaker import Speaker


@dataclass(frozen=True)
class SeatLine:
    """What a seat's panel says; all of it public."""

    seat: Seat
    name: str  # the suspect
    player: str  # the person, or the kind of computer player
    cards: int
    brief: tuple[str, str] = ("", "")  # both names where they have no room: Plum, Inspector
    state: str = ""  # playing, thinking, out: in words
    brief_state: str = ""  # the same in one word
    turn: bool = False
    out: bool = False


def seat_lines(model: TableModel, words: Speaker) -> tuple[SeatLine, ...]:
    """A line for every seat, clockwise."""
    return tuple(_line(model, info, words) for info in model.company)


def _line(model: TableModel, info: SeatInfo, words: Speaker) -> SeatLine:
    view, seat = model.public, info.seat
    out, turn = seat in view.eliminated, view.phase.seat == seat
    name, player, brief = _names(info, words, alone=model.here == (seat,))
    return SeatLine(
        seat=seat,
        name=name,
        player=player,
        cards=view.hand_size(seat) if view.seats else 0,
        brief=brief,
        state=_state(model, info, words, out=out, turn=turn),
        brief_state=words.say("table-seat-out", "short") if out else "",
        turn=turn,
        out=out,
    )


@lru_cache(maxsize=64)  # asked for at every event
def _names(info: SeatInfo, words: Speaker, *, alone: bool) -> tuple[str, str, tuple[str, str]]:
    """The suspect, the player, and both in brief."""
    player, suspect = _player(info, words, alone=alone), words.card(info.seat)
    return str(suspect.listed), player, (suspect.short, _kind(info, words) or player)


def _player(info: SeatInfo, words: Speaker, *, alone: bool) -> str:
    """A person by name, whoever gave none as you or one of several; a computer by its kind."""
    if info.player == HUMAN:  # who watches a case again sees people play as well
        name = str(words.player(info.seat))
        own = name != str(words.card(info.seat))
        if info.phone is not None and not info.here:
            kind = str(words.noun("kind-phone"))
            return words.say("table-seat-phone", name=name) if own else kind
        if own:
            return words.say("table-seat-person", name=name)
        return words.say("table-seat-you") if alone else str(words.noun("kind-human"))
    if is_program(info.player):
        return words.choose("guest-seat", ["gone"] if info.gone else [], name=info.name)
    return words.say("table-seat-computer", kind=_kind(info, words))


def _kind(info: SeatInfo, words: Speaker) -> str:
    """What a computer or a program is called by itself."""
    if info.player == HUMAN:
        return ""
    if is_program(info.player):
        return info.name
    return str(words.noun(f"kind-{info.player.partition(':')[0]}"))


def _state(model: TableModel, info: SeatInfo, words: Speaker, *, out: bool, turn: bool) -> str:
    deciding = model.public.phase.decider == info.seat
    if model.playing is not None and not model.playing.held:  # what was decided is being played
        deciding = deciding and (info.here or info.phone is not None)
    if out:
        return words.say("table-seat-out")
    if deciding and not info.here and info.phone is None:
        return words.say("table-seat-thinking")
    if deciding and not turn:
        return words.say("table-seat-deciding")
    return words.say("table-seat-turn") if turn else ""
