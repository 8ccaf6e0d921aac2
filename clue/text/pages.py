"""Pages to be read by chapters: the rules of the edition on the table, and the credits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from clue import __version__
from clue.credits import AUTHORS, CHAPTERS, CreditedPart, Licence, Thanks
from clue.rules.editions import Edition, HouseRules
from clue.rules.setup import Setup
from clue.text.speaker import Speaker, so


class PartKind(Enum):
    """How a piece of the page is set."""

    TITLE = "title"
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"  # one of a list
    THANKS = "thanks"  # one thing, and whose it is
    SMALL = "small"  # what must be there and few will read


@dataclass(frozen=True, slots=True)
class PagePart:
    """A piece of the page in words. ``section`` is the heading's name, to jump to."""

    kind: PartKind
    section: str
    text: str
    aside: str = ""  # a few words at the end of the line
    thanks: Thanks | None = None  # what one is thanked for, and who


def credits_page(speaker: Speaker) -> tuple[PagePart, ...]:
    """All that is owed to others, chapter by chapter."""
    return tuple(_chapter(speaker))


def _chapter(speaker: Speaker) -> Iterator[PagePart]:
    version = speaker.say("credits-version", version=__version__)
    yield PagePart(PartKind.TITLE, "", speaker.say("credits-title"), aside=version)
    for chapter in CHAPTERS:
        yield PagePart(PartKind.HEADING, chapter.key, speaker.say(f"credits-{chapter.key}"))
        for part in chapter.parts:
            yield from _owed(part, chapter.key, speaker)


def _owed(part: CreditedPart, section: str, speaker: Speaker) -> Iterator[PagePart]:
    match part:
        case Thanks():
            words = speaker.say(f"credits-does-{part.key}")
            yield PagePart(PartKind.THANKS, section, words, thanks=part)
        case Licence():
            for paragraph in part.paragraphs:
                yield PagePart(PartKind.SMALL, section, paragraph)
        case _:
            yield PagePart(PartKind.PARAGRAPH, section, speaker.say(part, authors=AUTHORS))


HOUSE_RULES = {
    "optional_suggestion": "house-optional-suggestion",
    "last_standing_wins": "house-last-standing-wins",
    "two_with_open_cards": "house-two-with-open-cards",
    "steady_pace": "house-steady-pace",
    "weapons_by_hand": "house-weapons-by-hand",
}
"""The message of each house rule, by its switch."""

ROOMS = 9
"""As the rulebooks' own mansion has."""


class _Entry(NamedTuple):
    kind: PartKind
    key: str
    when: Callable[[Edition, HouseRules], bool] = lambda _edition, _house: True


def _heading(name: str) -> _Entry:
    return _Entry(PartKind.HEADING, f"rules-{name}-heading")


def _paragraph(name: str) -> _Entry:
    return _Entry(PartKind.PARAGRAPH, f"rules-{name}")


def _item(
    name: str, when: Callable[[Edition, HouseRules], bool] = lambda _edition, _house: True
) -> _Entry:
    return _Entry(PartKind.ITEM, f"rules-{name}", when)


def _strict(edition: Edition, _: HouseRules) -> bool:
    return not edition.accuse_after_disproof  # E1


def _lenient(edition: Edition, _: HouseRules) -> bool:
    return edition.accuse_after_disproof  # E1


def _clears(edition: Edition, _: HouseRules) -> bool:
    return edition.clear_door_of_false_accuser  # E3


def _leaves(edition: Edition, _: HouseRules) -> bool:
    return not edition.clear_door_of_false_accuser  # E3


def _passes(edition: Edition, _: HouseRules) -> bool:
    return edition.start_passes_left  # E4


def _stays(edition: Edition, _: HouseRules) -> bool:
    return not edition.start_passes_left  # E4


def _short_ranks(edition: Edition, _: HouseRules) -> bool:
    return edition.short_ranks  # E5


def _silent_passage(edition: Edition, _: HouseRules) -> bool:
    return edition.silent_passage  # E8


def _to_the_end(_: Edition, house: HouseRules) -> bool:
    return not house.last_standing_wins  # H2


def _two(_: Edition, house: HouseRules) -> bool:
    return house.two_with_open_cards  # H3


def _dice(_: Edition, house: HouseRules) -> bool:
    return not house.steady_pace


def _steady(_: Edition, house: HouseRules) -> bool:
    return bool(house.steady_pace)  # H4


def _scattered(_: Edition, house: HouseRules) -> bool:
    return not house.weapons_by_hand  # H5


def _laid_out(_: Edition, house: HouseRules) -> bool:
    return house.weapons_by_hand


_PAGE: tuple[_Entry, ...] = (
    _heading("case"),
    _paragraph("case"),
    _heading("setup"),
    _item("setup-seats"),
    _item("setup-two", _two),
    _item("setup-pawns"),
    _item("setup-weapons", _scattered),
    _item("setup-envelope"),
    _item("setup-open", _two),
    _item("setup-deal"),
    _item("setup-start"),
    _item("setup-weapons-by-hand", _laid_out),
    _item("setup-start-passes", _passes),
    _heading("turn"),
    _paragraph("turn"),
    _item("turn-roll", _dice),
    _item("turn-walk", _steady),
    _item("turn-passage"),
    _item("turn-stay"),
    _item("turn-accuse"),
    _paragraph("turn-after"),
    _heading("moving"),
    _item("moving-roll", _dice),
    _item("moving-steady", _steady),
    _item("moving-steps"),
    _item("moving-pawns"),
    _item("moving-room"),
    _item("moving-short"),
    _heading("doors"),
    _item("doors-count"),
    _item("doors-blocked"),
    _item("doors-many"),
    _item("doors-again"),
    _item("doors-trapped"),
    _item("doors-shut-in", _to_the_end),
    _heading("passages"),
    _paragraph("passages"),
    _heading("suggesting"),
    _item("suggesting-when"),
    _item("suggesting-silent", _silent_passage),
    _item("suggesting-brought"),
    _item("suggesting-once"),
    _item("suggesting-stay"),
    _heading("answering"),
    _item("answering-order"),
    _item("answering-show"),
    _item("answering-stop"),
    _heading("accusing"),
    _item("accusing-once"),
    _item("accusing-when", _lenient),
    _item("accusing-when-strict", _strict),
    _item("accusing-look"),
    _item("accusing-right"),
    _item("accusing-wrong"),
    _item("accusing-door", _clears),
    _item("accusing-alone", _to_the_end),
    _item("accusing-nobody", _to_the_end),
    _heading("edition"),
    _item("edition-dice"),
    _item("edition-words"),
    _item("edition-ranks", _short_ranks),
    _item("edition-disproof-ends", _strict),
    _item("edition-disproof-open", _lenient),
    _item("edition-silent-passage", _silent_passage),
    _item("edition-door-stays", _leaves),
    _item("edition-door-cleared", _clears),
    _item("edition-start-passes", _passes),
    _item("edition-start-red", _stays),
)

_ADVICE: tuple[_Entry, ...] = (
    _heading("advice"),
    _item("advice-none"),
    _item("advice-own"),
    _item("advice-three"),
    _item("advice-door"),
)


def rules_page(
    speaker: Speaker, house: HouseRules | None = None, rooms: int = ROOMS
) -> tuple[PagePart, ...]:
    """The whole page for the speaker's edition, and the house rules and mansion at the table."""
    return tuple(_pieces(speaker, house or HouseRules(), rooms))


def house_rules_in_play(house: HouseRules) -> tuple[str, ...]:
    """The messages of the house rules that are on, such as ``house-last-standing-wins``."""
    return tuple(key for switch, key in HOUSE_RULES.items() if getattr(house, switch))


def tell_rules(setup: Setup, speaker: Speaker) -> str:
    """By which rulebook and house rules a case is played, as one line of the log."""
    return tell_house(setup.house_in_force, speaker)


def tell_house(in_force: HouseRules, speaker: Speaker) -> str:
    """The same, of the house rules that are in force."""
    agreed = [_agreed(key, in_force, speaker) for key in house_rules_in_play(in_force)]
    edition = speaker.noun(f"edition-{speaker.edition.id}")
    rules = speaker.plain(*agreed, joiner="dots")
    return speaker.choose("log-edition", so(house=bool(agreed)), edition=edition, rules=rules)


def _agreed(key: str, house: HouseRules, speaker: Speaker) -> str:
    """A house rule with what the table has settled of it."""
    return speaker.choose(key, {"agreed"}, pace=house.steady_pace)


def _pieces(speaker: Speaker, house: HouseRules, rooms: int) -> Iterator[PagePart]:
    name = speaker.say(f"edition-{speaker.edition.id}")
    yield PagePart(PartKind.TITLE, "", speaker.say("rules-title", name=name))
    yield from _told(_PAGE, speaker, house, rooms)
    yield from _house_pieces(speaker, house)
    yield from _told(_ADVICE, speaker, house, rooms)


def _told(
    entries: tuple[_Entry, ...], speaker: Speaker, house: HouseRules, rooms: int
) -> Iterator[PagePart]:
    fewest, most = speaker.edition.seats
    numbers = {"fewest": fewest, "most": most, "rooms": rooms, "pace": house.steady_pace}
    section = ""
    for kind, key, when in entries:
        if kind is PartKind.HEADING:
            section = key.removeprefix("rules-").removesuffix("-heading")
        if when(speaker.edition, house):
            yield PagePart(kind, section, speaker.say(key, **numbers))


def _house_pieces(speaker: Speaker, house: HouseRules) -> Iterator[PagePart]:
    yield PagePart(PartKind.HEADING, "house", speaker.say("rules-house-heading"))
    in_play = house_rules_in_play(house)
    if not in_play:
        yield PagePart(PartKind.PARAGRAPH, "house", speaker.say("rules-house-none"))
    for key in in_play:
        text = speaker.say(
            "rules-house-one", name=_agreed(key, house, speaker), about=speaker.say(key, "about")
        )
        yield PagePart(PartKind.ITEM, "house", text)
