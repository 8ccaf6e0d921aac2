"""The shape of a record: a game that a person can read, or write by hand; and its lines as actions.

``RECORDS.md`` beside this module explains it with an example; ``record.schema.json`` is made
from these classes. A field is never given another meaning: a change of shape is a new
``VERSION``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from clue.boards.bundle import MOST_PACKED, MOST_PARTS, PART_NAMES
from clue.clean_text import LONGEST_PLAYER
from clue.rules import actions as act
from clue.rules.actions import ActionTaken
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon

FORMAT: Final = "clue-record"
VERSION: Final = 1

LONGEST: Final = 200
"""Letters of a name or a title."""
LONGEST_FILE: Final = 255
"""Letters of a file's name, and so of a mansion's: no system has longer ones."""
MOST: Final = 1_000_000
"""Games in a series, and whatever else is counted one by one."""

NameText: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]
Slug: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
MapName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_FILE)]
PlayerName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PLAYER)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
# Not tuple[Count, Count]: msgspec 0.22 crashes in the garbage collector when a tuple of fixed
# length and a string of limited length meet in one union, as in MoveLine.to.
SpotText: TypeAlias = Annotated[tuple[Count, ...], Meta(min_length=2, max_length=2)]
PartName: TypeAlias = Annotated[str, Meta(pattern=PART_NAMES)]
PartBytes: TypeAlias = Annotated[bytes, Meta(max_length=MOST_PACKED)]
InLanguages: TypeAlias = Annotated[dict[Slug, Slug], Meta(max_length=16)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Cut: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Facing: TypeAlias = Literal["up", "right", "down", "left"]
Fingerprint: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
MomentText: TypeAlias = Annotated[
    str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$")
]


class ActionLine(Struct, forbid_unknown_fields=True, tag_field="do", frozen=True):
    """One action and what chance added to it."""

    seat: Suspect


class LayLine(ActionLine, tag="lay", frozen=True):
    """A weapon laid into a room before the first turn (house rule)."""

    weapon: Weapon
    room: Slug


class RollLine(ActionLine, tag="roll", frozen=True):
    """A throw, with the dice as they fell."""

    dice: Annotated[tuple[Die, ...], Meta(min_length=1, max_length=2)]


class MoveLine(ActionLine, tag="move", frozen=True):
    """A walk to a square ``[column, row]`` or into a room."""

    to: SpotText | Slug


class PassageLine(ActionLine, tag="passage", frozen=True):
    """From one room to another without a throw."""

    to: Slug


class SuggestLine(ActionLine, tag="suggest", frozen=True):
    """A suggestion."""

    suspect: Suspect
    weapon: Weapon
    room: Slug


class DeclineLine(ActionLine, tag="decline", frozen=True):
    """No suggestion on entering (house rule)."""


class ShowLine(ActionLine, tag="show", frozen=True):
    """A card shown to the suggester."""

    card: Slug


class NoneLine(ActionLine, tag="none", frozen=True):
    """None of the three held."""


class AccuseLine(ActionLine, tag="accuse", frozen=True):
    """An accusation."""

    suspect: Suspect
    weapon: Weapon
    room: Slug


class EndLine(ActionLine, tag="end", frozen=True):
    """The turn given up."""


AnyLine: TypeAlias = (
    LayLine
    | RollLine
    | MoveLine
    | PassageLine
    | SuggestLine
    | DeclineLine
    | ShowLine
    | NoneLine
    | AccuseLine
    | EndLine
)


class DoorEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """A door of a drawn mansion: the room's cell with the opening, and its side."""

    room: Slug
    cell: SpotText
    facing: Facing


class TitlesEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """What a drawn mansion and its rooms are called, by language."""

    mansion: InLanguages
    rooms: Annotated[dict[Slug, InLanguages], Meta(max_length=64)]


class DrawingEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """How a drawn mansion looks: the parts of its map, as :mod:`clue.boards.bundle` packs them."""

    parts: Annotated[dict[PartName, PartBytes], Meta(min_length=1, max_length=MOST_PARTS)]


class PlanEntry(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A mansion drawn in letters: ``.`` squares, ``1``-``6`` starts, a letter a room."""

    name: MapName
    rows: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=64)]
    rooms: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=1)], Slug], Meta(max_length=64)
    ]
    doors: Annotated[tuple[DoorEntry, ...], Meta(max_length=500)]
    passages: Annotated[tuple[tuple[Slug, Slug], ...], Meta(max_length=500)] = ()
    titles: TitlesEntry | None = None
    drawing: DrawingEntry | None = None


class HouseEntry(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """The house rules; what is left out is off."""

    optional_suggestion: bool = False
    last_standing_wins: bool = False
    two_with_open_cards: bool = False
    steady_pace: Annotated[int, Meta(ge=0, le=12)] = 0
    weapons_by_hand: bool = False


class SeatEntry(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Who sits where: ``player`` is ``human`` or a computer player's name."""

    suspect: Suspect
    name: NameText = ""
    player: PlayerName = "human"


class CaseEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """The envelope."""

    suspect: Suspect
    weapon: Weapon
    room: Slug


class DealEntry(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Where every card is, and which room each weapon begins in, if chance decided that."""

    case: CaseEntry
    hands: dict[Suspect, Annotated[tuple[Slug, ...], Meta(max_length=40)]]
    weapons: dict[Weapon, Slug]
    open: Annotated[tuple[Slug, ...], Meta(max_length=40)] = ()


class CutEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """How a person cut the deck, after the commitment was shown: a knock each dot, or words."""

    suspect: Suspect
    cut: Cut


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True):
    """A whole game: what was set, and what was done."""

    format: Literal["clue-record"]
    version: Literal[1]
    edition: NameText
    house: HouseEntry = HouseEntry()
    mansion: MapName | PlanEntry
    seats: Annotated[tuple[SeatEntry, ...], Meta(min_length=1, max_length=6)]
    game: Number = 0
    ended: MomentText = ""
    program: NameText = ""
    seed: NameText = ""
    salt: NameText = ""
    commitment: Fingerprint = ""
    cuts: Annotated[tuple[CutEntry, ...], Meta(max_length=6)] | None = None
    copied: bool = False
    deal: DealEntry
    actions: Annotated[tuple[AnyLine, ...], Meta(max_length=100_000)] = ()


class Header(Struct, frozen=True):
    """What must be known of a file before the rest of it is read."""

    format: str = ""
    version: int = 0


_CARDS: Mapping[str, Card] = {**{s.value: s for s in SUSPECTS}, **{w.value: w for w in WEAPONS}}


def card_of(name: str) -> Card:
    """The card of that name; what is no suspect and no weapon must be a room."""
    return _CARDS.get(name, Room(name))


def case_of(entry: CaseEntry | SuggestLine | AccuseLine) -> Case:
    """The three cards an entry names."""
    return Case(entry.suspect, entry.weapon, Room(entry.room))


def _place_of(to: SpotText | str) -> Place:
    return Room(to) if isinstance(to, str) else Cell(*to)


def _to_place(place: Place) -> SpotText | str:
    return (place.column, place.row) if isinstance(place, Cell) else place


def played_of(line: AnyLine) -> ActionTaken:  # noqa: C901 - one table of lines
    """The action a line stands for, with its dice."""
    match line:
        case LayLine(seat, weapon, room):
            return ActionTaken(act.LayWeapon(seat, weapon, Room(room)))
        case RollLine(seat, dice):
            return ActionTaken(act.Roll(seat), dice)
        case MoveLine(seat, to):
            return ActionTaken(act.MoveTo(seat, _place_of(to)))
        case PassageLine(seat, room):
            return ActionTaken(act.TakePassage(seat, Room(room)))
        case SuggestLine(seat):
            return ActionTaken(act.Suggest(seat, case_of(line)))
        case DeclineLine(seat):
            return ActionTaken(act.DeclineToSuggest(seat))
        case ShowLine(seat, card):
            return ActionTaken(act.Show(seat, card_of(card)))
        case NoneLine(seat):
            return ActionTaken(act.HaveNone(seat))
        case AccuseLine(seat):
            return ActionTaken(act.Accuse(seat, case_of(line)))
        case EndLine(seat):
            return ActionTaken(act.EndTurn(seat))


def line_of(played: ActionTaken) -> AnyLine:  # noqa: C901 - one table of actions
    """An action as it stands in a record."""
    match played.action:
        case act.LayWeapon(seat, weapon, room):
            return LayLine(seat, weapon, room)
        case act.Roll(seat):
            return RollLine(seat, played.dice)
        case act.MoveTo(seat, to):
            return MoveLine(seat, _to_place(to))
        case act.TakePassage(seat, room):
            return PassageLine(seat, room)
        case act.Suggest(seat, case):
            return SuggestLine(seat, *case.cards)
        case act.DeclineToSuggest(seat):
            return DeclineLine(seat)
        case act.Show(seat, card):
            return ShowLine(seat, card)
        case act.HaveNone(seat):
            return NoneLine(seat)
        case act.Accuse(seat, case):
            return AccuseLine(seat, *case.cards)
        case act.EndTurn(seat):
            return EndLine(seat)
