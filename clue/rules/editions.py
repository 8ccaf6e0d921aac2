"""The five rulebooks as data, and the house rules: every difference is a switch here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class EnvelopeName(Enum):
    """What a rulebook calls the envelope (E6)."""

    SMALL = "small-envelope"
    CASE_FILE = "case-file"
    CONFIDENTIAL = "confidential-envelope"


class EnvelopePlace(Enum):
    """Where a rulebook has it lie (E6)."""

    STAIRS_X = "stairs-x"
    CENTRE_X = "centre-x"
    CENTRE_STAIRS = "centre-stairs"
    CENTRE = "centre"


class Tokens(Enum):
    """What a rulebook calls the six playing pieces."""

    PAWNS = "pawns"
    TOKENS = "tokens"
    CHARACTER_PAWNS = "character-pawns"


@dataclass(frozen=True)
class Edition:
    """One printed rulebook; the numbers are those of the table of editions."""

    id: str
    dice: int
    red: str  # the red suspect's spelling: scarlet or scarlett
    gun: str  # the gun's name: revolver or pistol
    tokens: Tokens
    accuse_after_disproof: bool  # E1
    accuse_unanswered: bool  # E2
    clear_door_of_false_accuser: bool  # E3
    start_passes_left: bool  # E4
    short_ranks: bool  # E5
    silent_passage: bool  # E8: a suggestion after a secret passage may be left out
    envelope: EnvelopeName  # E6
    envelope_place: EnvelopePlace  # E6
    seats: tuple[int, int] = (3, 6)  # E7, fewest and most

    @property
    def pace(self) -> int:
        """The squares of a steady pace, unless the table agrees on others (H4)."""
        return {1: 4, 2: 7}[self.dice]


VINTAGE = Edition(
    id="vintage",
    dice=1,
    red="scarlett",
    gun="revolver",
    tokens=Tokens.PAWNS,
    accuse_after_disproof=False,
    accuse_unanswered=True,
    clear_door_of_false_accuser=False,
    start_passes_left=True,
    short_ranks=True,
    silent_passage=True,
    envelope=EnvelopeName.SMALL,
    envelope_place=EnvelopePlace.STAIRS_X,
)

DETECTIVE_1986 = Edition(
    id="detective-1986",
    dice=1,
    red="scarlet",
    gun="revolver",
    tokens=Tokens.TOKENS,
    accuse_after_disproof=True,
    accuse_unanswered=True,
    clear_door_of_false_accuser=True,
    start_passes_left=False,
    short_ranks=False,
    silent_passage=False,
    envelope=EnvelopeName.CASE_FILE,
    envelope_place=EnvelopePlace.CENTRE_X,
)

BILINGUAL = Edition(
    id="bilingual",
    dice=2,
    red="scarlet",
    gun="pistol",
    tokens=Tokens.CHARACTER_PAWNS,
    accuse_after_disproof=True,
    accuse_unanswered=True,
    clear_door_of_false_accuser=True,
    start_passes_left=False,
    short_ranks=False,
    silent_passage=False,
    envelope=EnvelopeName.CASE_FILE,
    envelope_place=EnvelopePlace.CENTRE_STAIRS,
)

DELUXE = Edition(
    id="deluxe",
    dice=2,
    red="scarlet",
    gun="revolver",
    tokens=Tokens.PAWNS,
    accuse_after_disproof=True,
    accuse_unanswered=True,
    clear_door_of_false_accuser=True,
    start_passes_left=False,
    short_ranks=False,
    silent_passage=False,
    envelope=EnvelopeName.CONFIDENTIAL,
    envelope_place=EnvelopePlace.CENTRE,
)

COLLECTOR_2020 = replace(DELUXE, id="collector-2020")

EDITIONS: dict[str, Edition] = {
    edition.id: edition for edition in (VINTAGE, DETECTIVE_1986, BILINGUAL, DELUXE, COLLECTOR_2020)
}


@dataclass(frozen=True)
class HouseRules:
    """What a table may agree on beside its rulebook; all off unless chosen."""

    optional_suggestion: bool = False  # H1
    last_standing_wins: bool = False  # H2
    two_with_open_cards: bool = False  # H3
    steady_pace: int = 0  # H4: squares each turn instead of dice; nought is the dice
    weapons_by_hand: bool = False  # H5: the players lay the weapons out, one after the other

    def switched(self, rule: str, edition: Edition, *, on: bool) -> HouseRules:
        """One rule on or off; a steady pace is then the edition's own."""
        if rule == "steady_pace":
            return replace(self, steady_pace=edition.pace if on else 0)
        changed: HouseRules = replace(self, **{rule: on})
        return changed

    def among(self, seats: int) -> HouseRules:
        """Those that change anything among so many: H3 is for two alone."""
        return self if seats == 2 else replace(self, two_with_open_cards=False)

    def ends_with(self, left: int) -> bool:
        """Whether a false accusation ends the case when it leaves so many to play on."""
        return left == 0 or (left == 1 and self.last_standing_wins)  # R15, H2


PACES = range(3, 13)
"""The squares a steady pace may have (H4)."""

OPEN_CARDS = 4
"""How many cards two players lay open for both (H3)."""
