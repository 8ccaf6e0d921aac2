"""Prepared cases as files: a table with a twist, and what earns its magnifiers.

Those that come with the game lie in ``assets/cases``, a player's own in ``cases`` beside the saved
games; ``assets/cases/README.md`` tells how one is written. Nothing in them says what is in the
envelope: every time a case is played, it is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue import files, folders
from clue.boards.catalogue import MAP
from clue.clean_text import clean
from clue.codec.record import HouseEntry
from clue.game.draft import EMPTY, EVEN, Draft, NewGame, SeatPlan
from clue.notebook.notes import Help
from clue.players.names import HUMAN
from clue.players.registry import LEVELS, UnknownPlayerError, make_player
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.editions import EDITIONS, PACES, HouseRules
from clue.store.digest import laid_of

SUFFIX: Final = ".json"
LARGEST: Final = 20_000
MAGNIFIERS: Final = 3

LanguageCode: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16)]
TitleText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
TwistText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Turns: TypeAlias = Annotated[int, Meta(ge=1, le=500)]


class PreparedCase(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A case as it is written; what is left out is as in any game."""

    format: Literal["clue-case"]
    version: Literal[1]
    title: Annotated[dict[LanguageCode, TitleText], Meta(min_length=1, max_length=16)]
    twist: Annotated[dict[LanguageCode, TwistText], Meta(min_length=1, max_length=16)]
    you: Suspect
    others: Annotated[dict[Suspect, Annotated[str, Meta(max_length=200)]], Meta(min_length=1)]
    turns: tuple[Turns, Turns]  # own turns in which it is solved for two magnifiers, and for three
    edition: str = "deluxe"
    mansion: str = "classic"
    house: HouseEntry = HouseEntry()
    help: Help | None = None  # how much the notebook helps at first


READ_CASE: Final = msgspec.json.Decoder(PreparedCase)


class CaseFileError(ValueError):
    """A case cannot be used; the fault says why in a word, the details are for its sentence."""

    def __init__(self, fault: str, **details: object) -> None:
        super().__init__(" ".join([fault, *(f"{k}={v}" for k, v in details.items())]))
        self.fault = fault
        self.details = details


@dataclass(frozen=True)
class CaseOnShelf:
    """A case that can be played: its file's name is what it is known by."""

    name: str
    case: PreparedCase
    own: bool = False

    def title(self, language: str) -> str:
        """What it is called."""
        return in_language(self.case.title, language)

    def twist(self, language: str) -> str:
        """What is special about it."""
        return in_language(self.case.twist, language)

    @cached_property
    def house(self) -> HouseRules:
        """What this table has agreed on beside its rulebook."""
        return HouseRules(**msgspec.structs.asdict(self.case.house))

    @cached_property
    def players(self) -> dict[Suspect, str]:
        """Who sits where, by the players' registry."""
        sat = {self.case.you: HUMAN, **self.case.others}
        return {seat: sat[seat] for seat in SUSPECTS if seat in sat}

    @property
    def laid(self) -> str:
        """What its games are known by among all that were finished."""
        case = self.case
        return laid_of(case.edition, case.mansion, self.house, self.players)

    def game(self, name: str) -> NewGame:
        """The table to be dealt, for a person of that name."""
        case = self.case
        plans = tuple(
            SeatPlan(seat, kind, EVEN, name if kind == HUMAN else "")
            for seat, kind in self.players.items()
        )
        return NewGame(plans, EDITIONS[case.edition], self.house, case.mansion, help=case.help)

    def earned(self, wins: int, fewest: int) -> int:
        """How many magnifiers so many wins earn, the fastest of which took so many own turns."""
        return 0 if not wins else 1 + sum(fewest <= turns for turns in self.case.turns)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """A text in a language, else in the game's own, else in any."""
    return texts.get(language) or texts.get(folders.FALLBACK) or next(iter(texts.values()))


def read_case(path: Path, *, own: bool = False) -> CaseOnShelf:
    """A case from its file; :class:`CaseFileError` says what is wrong with it."""
    try:
        case = READ_CASE.decode(files.read(path, LARGEST))
    except OSError as error:
        raise CaseFileError("unreadable", error=error) from None
    except files.DAMAGED as error:
        raise CaseFileError("shape", reason=clean(str(error))) from None
    shelved = CaseOnShelf(path.stem, case, own)
    check(shelved)
    return shelved


def check(shelved: CaseOnShelf) -> None:
    """Whether it can be played."""
    case = shelved.case
    if case.edition not in EDITIONS:
        raise CaseFileError("edition", name=case.edition, known=", ".join(EDITIONS))
    maps = (folders.maps(), folders.own_maps())
    if case.mansion not in {path.stem for place in maps for path in place.glob(f"*{MAP}")}:
        raise CaseFileError("mansion", name=case.mansion)
    if case.you in case.others:
        raise CaseFileError("your-seat", who=case.you.value)
    for player in case.others.values():
        _check_player(player)
    if shelved.house.steady_pace and shelved.house.steady_pace not in PACES:
        raise CaseFileError("pace", fewest=PACES[0], most=PACES[-1])
    if case.turns[1] > case.turns[0]:
        raise CaseFileError("turns", second=case.turns[0], third=case.turns[1])
    if problem := _drafted(shelved).problem():
        raise CaseFileError("table", problem=problem)


def _check_player(player: str) -> None:
    """One of the game's own, with a temper it knows; no other program is started by a file."""
    try:
        if player.split(":", 1)[0] in LEVELS:
            make_player(player)
            return
    except UnknownPlayerError:
        pass
    raise CaseFileError("player", name=player, known=", ".join(LEVELS))


def _drafted(shelved: CaseOnShelf) -> Draft:
    """The table as a new game would lay it."""
    taken = shelved.players
    plans = tuple(SeatPlan(seat, taken.get(seat, EMPTY), EVEN, "x") for seat in SUSPECTS)
    return Draft(plans, shelved.case.edition, shelved.house, shelved.case.mansion)


@dataclass(frozen=True)
class CaseShelf:
    """Every case that can be played, and what is wrong with those that cannot."""

    cases: tuple[CaseOnShelf, ...]
    faults: Mapping[str, CaseFileError]


def own_place(root: Path | None = None) -> Path:
    """Where a player puts cases of one's own."""
    return (root or folders.player()) / "cases"


def shelf(root: Path | None = None) -> CaseShelf:
    """Those that come with the game, in their order, and then the player's own."""
    cases: list[CaseOnShelf] = []
    faults: dict[str, CaseFileError] = {}
    for path, own in _paths(root):
        try:
            cases.append(read_case(path, own=own))
        except CaseFileError as error:
            faults[path.name] = error
    return CaseShelf(tuple(cases), faults)


def _paths(root: Path | None) -> Iterator[tuple[Path, bool]]:
    for path in sorted((folders.assets() / "cases").glob(f"*{SUFFIX}")):
        yield path, False
    for path in sorted(own_place(root).glob(f"*{SUFFIX}"))[:200]:
        yield path, True
