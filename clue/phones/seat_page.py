"""What a phone shows of its seat: sections of plain data, read from that seat's model alone.

Sentences come ready in the phone's language. Nothing in here knows more than the seat's own view:
the same seat, with what it cannot know exchanged, gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from clue.boards import Mansion
from clue.codec import plain
from clue.codec.protocol import action_message
from clue.deduction.certainty import ProofStep
from clue.notebook.notes import Help
from clue.notebook.page import CellContent, Page, PrintedCell
from clue.rules import events as ev
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Seat, kind_of
from clue.rules.offers import Offers
from clue.rules.phases import Answering, Moving, Suggesting
from clue.rules.setup import from_left
from clue.table.closer import seat_lines
from clue.table.leaf import LeafReader, tags
from clue.table.log import Chronicle
from clue.table.model import TableModel
from clue.table.prompt import places_of, prompt, ways, weapon_in_hand
from clue.table.requests import DoAction
from clue.text.names import Span
from clue.text.notebook import Explainer
from clue.text.speaker import Speaker, named, so

CHUNK: Final = 24
"""Lines of the log that are told together: of a long one only the last piece is told again."""
ENDINGS: Final[Mapping[ev.Ending, tuple[str, str]]] = {
    ev.Ending.SOLVED: ("ending-solved", "ending-line-solved"),
    ev.Ending.LAST_STANDING: ("ending-last-standing", "ending-line-last"),
    ev.Ending.UNSOLVED: ("ending-unsolved", "ending-line-unsolved"),
}

Sections: TypeAlias = dict[str, object]


@dataclass(frozen=True)
class PhoneState:
    """All that a phone's page is made of, at one moment."""

    model: TableModel  # as the phone's seat sees it
    number: int  # of the decision that is awaited
    pictures: Mapping[str, str]  # what has been drawn for phones, and where it lies
    phones: Mapping[Seat, bool]  # which phones are awake
    at_screen: bool = False  # the seat is played at the screen just now
    asked: bool = False  # a second phone wants the seat


class SeatPage:
    """One seat's page in one language, made anew from every model."""

    def __init__(self, seat: Seat, words: Speaker, mansion: Mansion, game: str) -> None:
        self.seat = seat
        self.game = game  # tells one game of a series from the next
        self.words = words
        self.mansion = mansion
        self._leaves = LeafReader()
        self._chronicle = Chronicle(words)
        self._stays: tuple[Mapping[str, str], Sections] | None = None
        self._tags: tuple[Page, dict[str, object]] | None = None
        self._noted: tuple[Page, dict[str, object]] | None = None

    def sections(self, state: PhoneState) -> Sections:
        """Everything, as it is now."""
        model, words = state.model, self.words
        view = model.view
        found: Sections = {
            "me": {
                "game": self.game,
                "seat": self.seat.value,
                "name": words.card(self.seat).alone,
                "player": self._own_name(),
                "language": words.language,
                "hand": [str(card) for card in view.hand],
                "open": [str(card) for card in view.open_cards],
                "turn": view.turn,
                "steps": words.say("phone-your-hand", count=len(view.hand)) if view.hand else "",
            },
            **self._still(state.pictures),
            "seats": self._seats(model, state.phones),
            "pieces": {
                "pawns": [plain.plain(place) for place in view.pawns],
                "weapons": [plain.plain(room) for room in view.weapons],
                "dice": list(view.phase.dice) if isinstance(view.phase, Moving) else [],
            },
            "now": self._now(state),
            "notes": self._notes(model),
            "seen": self._seen(model),
            "end": self._end(model),
            "ask": words.say("phone-second") if state.asked else "",
        }
        lines = self._chronicle.read(model.told).lines()
        rows = [
            [line.line, line.words, int(line.heading), int(line.private), line.number]
            for line in lines
        ]
        for piece in range(0, max(1, len(rows)), CHUNK):
            found[f"log.{piece // CHUNK:03}"] = rows[piece : piece + CHUNK]
        return found

    def _own_name(self) -> str:
        """What the player is called, where that is not the suspect's name."""
        name = str(self.words.player(self.seat))
        return "" if name == str(self.words.card(self.seat)) else name

    # -- what stays --------------------------------------------------------------------------------

    def _still(self, pictures: Mapping[str, str]) -> Sections:
        """Cards and board: put together again only when more pictures have been drawn."""
        if self._stays is None or self._stays[0] != pictures:
            made: Sections = {"cards": self._cards(pictures), "board": self._board(pictures)}
            self._stays = pictures, made
        return self._stays[1]

    def _cards(self, pictures: Mapping[str, str]) -> dict[str, object]:
        words = self.words
        rooms = self.mansion.board.deck.rooms
        piles: tuple[tuple[Card, ...], ...] = (SUSPECTS, WEAPONS, rooms)
        headings = ("notebook-suspects", "notebook-weapons", "notebook-rooms")
        return {
            "piles": [
                {
                    "kind": kind_of(pile[0]).value,
                    "title": words.say(key),
                    "cards": list(map(str, pile)),
                }
                for key, pile in zip(headings, piles, strict=True)
            ],
            "names": {
                str(card): {
                    "name": words.card(card).alone,
                    "listed": words.card(card).listed,
                    "letter": words.card(card).short[:1],
                    "in": words.card(card).form("in"),
                    "with": words.card(card).form("with"),
                    "the": words.card(card).form("the"),
                    "picture": pictures.get(str(card), ""),
                }
                for pile in piles
                for card in pile
            },
        }

    def _board(self, pictures: Mapping[str, str]) -> dict[str, object]:
        board = self.mansion.board
        return {
            "width": board.width,
            "height": board.height,
            "picture": pictures.get("board", ""),
            "rooms": {
                room: {
                    "cells": sorted(map(list, cells)),
                    "at": [
                        round(sum(cell.column for cell in cells) / len(cells) + 0.5, 2),
                        round(sum(cell.row for cell in cells) / len(cells) + 0.5, 2),
                    ],
                }
                for room, cells in board.rooms
            },
        }

    def _seats(self, model: TableModel, phones: Mapping[Seat, bool]) -> list[dict[str, object]]:
        return [
            {
                "seat": line.seat.value,
                "name": line.name,
                "player": line.player,
                "cards": line.cards,
                "state": line.state,
                "turn": line.turn,
                "out": line.out,
                "phone": {True: "here", False: "away"}.get(phones.get(line.seat, None), ""),  # type: ignore[arg-type]
            }
            for line in seat_lines(model, self.words)
        ]

    # -- the one next thing ------------------------------------------------------------------------

    def _now(self, state: PhoneState) -> dict[str, object]:
        model = state.model
        offers, phase = model.offers, model.view.phase
        told: dict[str, object] = {
            "number": state.number,
            "deciding": offers is not None,
            "screen": state.at_screen,
            "prompt": spans(prompt(model, self.words)),
            "over": model.view.over,
        }
        if offers is None:
            return told
        told["phase"] = plain.kind(type(phase))
        told["ways"] = [
            {
                "name": way.name,
                "label": way.label,
                "primary": way.primary,
                "do": action_message(way.request.action)
                if isinstance(way.request, DoAction)
                else None,
            }
            for way in ways(model, self.words)
        ]
        told["places"] = self._places(model, offers)
        told["accuse"] = offers.accuse
        if offers.suggest_in is not None:
            told["suggest"] = self._suggesting(model, offers)
        if isinstance(phase, Answering):
            told["answer"] = self._answering(model, phase, offers)
        if offers.accuse or offers.suggest_in is not None:
            told["tags"] = self._tags_of(self.page(model))
        return told

    def _tags_of(self, page: Page) -> dict[str, object]:
        """What the notebook says about each card; the same page says the same."""
        if self._tags is None or self._tags[0] is not page:
            hints = tags(page, self.words)
            told: dict[str, object] = {
                str(card): [hint.text, hint.pencil, int(hint.known), int(hint.deduced)]
                for card, hint in hints.items()
                if hint.text or hint.pencil
            }
            self._tags = page, told
        return self._tags[1]

    def _places(self, model: TableModel, offers: Offers) -> list[dict[str, object]]:
        """Where one may walk or lay a weapon: rooms by name first, then squares."""
        weapon = weapon_in_hand(model)
        places: list[Place] = sorted(places_of(offers), key=lambda p: (isinstance(p, Cell), str(p)))
        found: list[dict[str, object]] = []
        for place in places:
            label = (
                self.words.say("phone-square", column=place.column + 1, row=place.row + 1)
                if isinstance(place, Cell)
                else self.words.room(place).alone
            )
            do = (
                {"action": "move-to", "seat": self.seat.value, "to": plain.plain(place)}
                if offers.destinations
                else {
                    "action": "lay-weapon",
                    "seat": self.seat.value,
                    "weapon": weapon,
                    "room": place,
                }
            )
            found.append({"to": plain.plain(place), "label": label, "do": do})
        return found

    def _suggesting(self, model: TableModel, offers: Offers) -> dict[str, object]:
        room, words, view = offers.suggest_in, self.words, model.view
        assert room is not None
        others = [words.player(seat) for seat in from_left(view.seats, self.seat)]
        return {
            "room": room,
            "must": isinstance(view.phase, Suggesting) and not offers.decline,
            "decline": offers.decline,
            "subtitle": words.say("phone-you-are", room=words.room(room)),
            "first": str(others[0]) if others else "",
        }

    def _answering(self, model: TableModel, phase: Answering, offers: Offers) -> dict[str, object]:
        words = self.words
        before = {
            str(inquiry.shown)
            for inquiry in model.view.inquiries
            if inquiry.shower == self.seat and inquiry.seat == phase.seat and inquiry.shown
        }
        by = words.seat(phase.seat)
        return {
            "title": words.say("show-title", by=by),
            "quote": words.say("show-subtitle", **named(phase.case, words)),
            "private": words.say("show-private", by=by),
            "nothing": words.say("show-nothing"),
            "case": [str(card) for card in phase.case.cards],
            "show": {
                str(card): words.say("show-confirm", card=words.card(card)) for card in offers.show
            },
            "before": sorted(before),
            "none": offers.have_none,
        }

    # -- what only this seat has seen --------------------------------------------------------------

    def _seen(self, model: TableModel) -> dict[str, object]:
        """The last card that was shown to this seat, or the envelope it looked into."""
        told: dict[str, object] = {}
        words = self.words
        for number, event in enumerate(model.told.events[: model.told.settled]):
            match event:
                case ev.Showed(shower, to, card) if to == self.seat and card is not None:
                    told = {
                        "number": number,
                        "title": words.say("see-title", who=words.seat(shower)),
                        "text": words.say("see-text", card=words.card(card)),
                        "cards": [str(card)],
                    }
                case ev.AccusationFailed(accuser, envelope) if accuser == self.seat and envelope:
                    told = {
                        "number": number,
                        "title": words.say("phone-you-were-wrong"),
                        "text": words.say("phone-wrong-about"),
                        "cards": [str(card) for card in envelope.cards],
                    }
        return told

    def _end(self, model: TableModel) -> dict[str, object]:
        """What came of the game, once the envelope lies open for all."""
        events = model.told.events[: model.told.settled]
        ended = next((e for e in reversed(events) if isinstance(e, ev.GameEnded)), None)
        if ended is None:
            return {}
        words, (headline, line) = self.words, ENDINGS[ended.ending]
        facets = so(you=ended.winner == self.seat)
        who = {} if ended.winner is None else {"who": words.player(ended.winner)}
        whole = {} if ended.winner is None else {"who": words.seat(ended.winner)}
        return {
            "won": ended.winner == self.seat,
            "title": words.choose(headline, facets, **who),
            "text": words.choose(line, facets, **_case(ended.envelope, words), **whole),
            "cards": [str(card) for card in ended.envelope.cards],
        }

    # -- the notebook ------------------------------------------------------------------------------

    def page(self, model: TableModel) -> Page:
        """The seat's page of the notebook."""
        return self._leaves.page(model)

    def _notes(self, model: TableModel) -> dict[str, object]:
        page = self.page(model)
        if self._noted is None or self._noted[0] is not page:
            self._noted = page, self._write_notes(page, model)
        return self._noted[1]

    def _write_notes(self, page: Page, model: TableModel) -> dict[str, object]:
        words, view = self.words, model.view
        columns: Sequence[Seat | None] = (*view.seats, None) if view.seats else ()
        return {
            "help": model.help.value,
            "helps": [
                [
                    level.value,
                    words.say(f"help-level-{level.value}"),
                    words.say(f"help-level-{level.value}", "about"),
                ]
                for level in Help
            ],
            "columns": [
                {
                    "seat": "" if column is None else column.value,
                    "name": words.say("tag-envelope")
                    if column is None
                    else str(words.player(column)),
                    "letter": "" if column is None else words.card(column).short[:1],
                    "mine": column == self.seat,
                }
                for column in columns
            ],
            "cells": {
                str(card): [_cell(page.at(card, column)) for column in columns]
                for card in page.facts.deck.cards
            },
            "lines": {str(card): text for card, text in model.notes.lines.items()},
        }

    def why(
        self,
        model: TableModel,
        cell: PrintedCell,
        step: Callable[[Page, PrintedCell], ProofStep | None],
    ) -> list[dict[str, str]]:
        """What stands in a cell, each layer by its name, and why it is so."""
        page, words = self.page(model), self.words
        content, (card, column) = page.at(*cell), cell
        explain = Explainer(model.told.shown, words)
        facets = so(envelope=column is None, you=column is not None and column == self.seat)
        who = words.noun("why-envelope") if column is None else words.seat(column)
        said = [
            {
                "kind": "title",
                "text": words.choose("cell-title", facets, card=words.card(card), who=who),
            }
        ]
        said += [
            {"kind": kind, "text": text}
            for kind, text in self._layers(page, cell, content, explain, step)
        ]
        if len(said) == 1:
            said.append({"kind": "text", "text": words.say("cell-unknown")})
        return said

    def _layers(
        self,
        page: Page,
        cell: PrintedCell,
        content: CellContent,
        explain: Explainer,
        step: Callable[[Page, PrintedCell], ProofStep | None],
    ) -> Iterator[tuple[str, str]]:
        words, envelope = self.words, so(envelope=cell[1] is None)
        if content.known is not None:
            printed = content.printed is not None
            yield "heading", words.say("cell-printed" if printed else "cell-follows")
            found = step(page, cell)
            if found is None:
                yield "text", words.say("cell-thinking")
            else:
                yield from (("text", sentence) for sentence in explain.reason(found))
        for number in content.numbers:
            yield "text", explain.clause(number)
        if content.mark.value:
            yield "heading", words.say("cell-yours")
            yield "text", words.choose(f"cell-mark-{content.mark.value}", envelope)
            if content.wrong:
                yield "text", words.say("cell-wrong")


def spans(sentence: Sequence[Span]) -> list[list[object]]:
    """A sentence in pieces, the names told from the rest."""
    return [[span.text, int(span.strong)] for span in sentence]


def _case(case: Case, words: Speaker) -> Mapping[str, Any]:
    return named(case, words)


def _cell(content: CellContent) -> list[object]:
    """Known (1, 0 or nothing), how ("p" seen, "d" deduced), open suggestions, mark, in conflict."""
    known = None if content.known is None else int(content.known)
    how = "" if known is None else "p" if content.printed is not None else "d"
    return [known, how, list(content.numbers), content.mark.value, int(content.wrong)]
