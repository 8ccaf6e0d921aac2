"""What the notebook says about each card, as tags for the cards of a dialog."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from clue.notebook.notes import Column, Help, Mark
from clue.notebook.page import Page
from clue.rules.cards import Card, Case
from clue.rules.view import View
from clue.text.names import Name
from clue.text.speaker import Speaker


@dataclass(frozen=True)
class Hint:
    """What the player knows about a card, as a small paper tag on it."""

    text: str
    known: bool = False  # and where it is
    deduced: bool = False  # it follows from what was seen; brass ink says so
    pencil: str = ""  # what the player marked, in the player's hand
    about: str = ""  # more of it, when one asks


NO_HINT: Final = Hint("")


def tags(page: Page, words: Speaker) -> dict[Card, Hint]:
    """A tag for every card of which anything is known at the page's help, or marked by hand."""
    found = {card: _tag(page, card, words) for card in page.facts.deck.cards}
    return {card: hint for card, hint in found.items() if hint != Hint("")}


def _tag(page: Page, card: Card, words: Speaker) -> Hint:
    pencil, home = _pencilled(page, card, words), page.home(card)
    if home is None and _lies_open(page, card):
        return Hint(words.say("tag-open"), known=True, pencil=pencil)
    if home is None:
        return Hint("", pencil=pencil, about=_about(page, card, words))
    column, is_printed = home
    certain = _named(page, column, words)
    return Hint(
        certain,
        known=column is not None,
        deduced=not is_printed,
        pencil="" if pencil == certain else pencil,
    )


def _named(page: Page, column: Column, words: Speaker) -> str:
    if column is None:
        return words.say("tag-envelope")
    if column == page.own:
        return words.say("tag-yours")
    return words.say("tag-with", who=words.player(column).short)


def _lies_open(page: Page, card: Card) -> bool:
    """Whether it is printed that nobody has the card, and the envelope has it not."""
    columns = (*page.facts.seats, None)
    return bool(page.facts.seats) and all(
        page.at(card, column).printed is False for column in columns
    )


def _pencilled(page: Page, card: Card, words: Speaker) -> str:
    """What the player's own marks say: where the card is, or perhaps is, or that nobody has it."""
    marks = {column: page.notes.at(card, column) for column in (*page.facts.seats, None)}
    for column, mark in marks.items():
        if mark is Mark.YES:
            return _named(page, column, words)
    perhaps = [column for column, mark in marks.items() if mark is Mark.MAYBE]
    if perhaps:
        who = words.several([Name(_named(page, column, words)) for column in perhaps], "or")
        return words.say("tag-maybe", who=who)
    seats = [mark for column, mark in marks.items() if column is not None]
    if seats and all(mark is Mark.NO for mark in seats):
        return words.say("tag-nobody", "envelope")
    return words.say("tag-nobody") if marks.get(None) is Mark.NO else ""


def _about(page: Page, card: Card, words: Speaker) -> str:
    """Who certainly has it not, and who showed one of three among which it is."""
    if page.help is Help.NONE:
        return ""
    columns = (*page.facts.seats, None)
    lacks = [column for column in columns if page.at(card, column).known is False]
    perhaps = [column for column in columns if page.at(card, column).numbers]
    said = []
    for key, group in (("tag-about", lacks), ("tag-about-maybe", perhaps)):
        if group:
            others = words.several(_holders(page, group, words), "or")
            said.append(words.say(key, card=words.card(card), others=others))
    return " ".join(said)


def _holders(page: Page, columns: Iterable[Column], words: Speaker) -> list[Name]:
    return [
        words.noun("why-envelope")
        if column is None
        else words.noun("why-you")
        if column == page.own
        else words.seat(column)
        for column in columns
    ]


def where_seen(view: View, case: Case, words: Speaker) -> str:
    """Where the viewer has seen cards of a case that can then not be in the envelope, if any."""
    return " ".join(filter(None, (_where_seen(view, card, words) for card in case.cards)))


def _where_seen(view: View, card: Card, words: Speaker) -> str:
    if card in view.hand:
        return words.say("accuse-seen", "yours", card=words.card(card))
    if card in view.open_cards:
        return words.say("accuse-seen", "open", card=words.card(card))
    for number, asked in enumerate(view.inquiries, start=1):
        if asked.seat == view.seat and asked.shown == card and asked.shower is not None:
            who = words.seat(asked.shower)
            return words.say("accuse-seen", card=words.card(card), who=who, number=number)
    return ""
