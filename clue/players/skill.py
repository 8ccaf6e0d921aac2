"""Tempers: the same skill, played in another mood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType

from clue.rules.cards import Suspect


@dataclass(frozen=True, slots=True)
class Temper:
    """How a detective leans where the values are close.

    ``risk`` is what a chance of being right must beat, as a share of what waiting is worth;
    ``bluff`` how often it names a card of its own; ``patience`` what a question asked one turn
    later is still worth. Who is ``eager`` asks wherever it is called to, whatever the room (an
    inspector unless a better one is near); who is ``close`` shows what has been seen of its hand
    before, and else a card of the largest kind.
    """

    name: str = ""
    risk: float = 1.0
    bluff: float = 0.0
    patience: float = 0.88
    eager: bool = False
    close: bool = False


TEMPERS: dict[str, Temper] = {
    temper.name: temper
    for temper in (
        Temper(),
        Temper("bold", risk=0.9),
        Temper("careful", risk=1.1, close=True),
        Temper("bluffer", bluff=0.2),
        Temper("talker", patience=0.75, eager=True),
    )
}

NATURES: Mapping[Suspect, str] = MappingProxyType(
    {
        Suspect.SCARLET: "bluffer",
        Suspect.MUSTARD: "bold",
        Suspect.WHITE: "careful",
        Suspect.GREEN: "bluffer",
        Suspect.PEACOCK: "talker",
        Suspect.PLUM: "",
    }
)
"""How each of the six likes to play, where nobody chooses otherwise."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How much each consideration weighs: in bits about the case, if nothing else is said."""

    # What a question is worth.
    deal: float = 0.1
    """Of a bit about the whole deal: it says little at once, and makes later answers say more."""
    where: float = 1.25
    """More for a bit about the room, for each of the six places nobody sits at: the fewer ask, the
    more of the rooms one has to see oneself. With six, others settle it as soon."""
    hope: float = 4.0
    """For the chance that whoever then looks likeliest did it: near the end it is what counts."""
    room: float = 0.5
    """More for being in a room that may be the case's."""
    again: float = 0.8
    """What a later question is worth beside the first."""
    pairs: int = 4
    """Suspect and weapon pairs tried in every room: to try them all takes nine times as long."""

    # What it brings the others.
    call: float = 0.3
    """Of a rival's question: the way it is saved when called, or the better room it then loses."""
    clear: float = 1.0
    """Of the bits that come sooner because a pawn called no longer stands in the way to them."""
    block: float = 0.3
    """Of a rival's question: what it cannot get to because of where one stands."""
    told: float = 0.1
    """Of a bit that the answer tells those who are ahead; more would cost too much of one's own."""
    close: float = 0.05
    """Questions so nearly as good as the best are compared by what they tell."""
    hands: int = 3
    """Likely hands of the suggester tried before a card is shown."""

    # Accusing.
    regret: float = 0.45
    """What it costs to be thrown out besides the game that is lost, as a share of a game: one sits
    by while the others play on."""

    # The odds that a rival ends the game in its turn, as their logarithm: fitted, not chosen.
    near: float = 0.91
    """To begin with."""
    away: float = -0.46
    """For each bit it is away from the case, by what it can know."""
    pace: float = 0.37
    """For how often it asks beside this seat, as a logarithm: who asks half as often knows less."""
    own: float = 0.5
    """For the chance this seat gives the likeliest case, as a logarithm: where one is near, others
    are."""
    notes: float = 0.8
    """For the chance that a rival keeps notes, as a logarithm, of all rivals on average."""
    strays: float = -0.37
    """For each card nearer to proof that they pass over, a question."""

    @property
    def odds(self) -> tuple[float, ...]:
        """The weights of a rival's odds, in the order in which its signs are told."""
        return self.near, self.away, self.pace, self.own, self.notes, self.strays

    def but(self, changes: Iterable[str]) -> Skill:
        """The same with weights changed, each written as ``name=value``: for contests."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        parts = (change.partition("=") for change in changes)
        try:
            return replace(self, **{name: kinds[name](value) for name, _, value in parts})
        except KeyError as error:
            raise ValueError(f"no weight is called {error}") from error
