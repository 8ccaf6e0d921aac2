"""Pictures for the pages on how to play, drawn by the game itself from the first case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

import pygame

from clue.boards.catalogue import read_mansions
from clue.firstcase import story
from clue.game.session import Session
from clue.notebook.notes import Help, Mark, Notes
from clue.rules import legal
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, Card
from clue.rules.view import View
from clue.table.leaf import LeafReader
from clue.table.model import TableModel, opened_for
from clue.table.requests import Request
from clue.text.speaker import Speaker, named
from clue.ui.board.board_view import BoardView, Marks, Pose
from clue.ui.board.routes import middle, way_points
from clue.ui.cards.faces import BACK, emblem_of, fitting, name_on, paint_face, paint_name
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.table.notebook.page import Notebook
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.keycap import act_label, draw_keycap, keycap_size
from clue.ui.widgets.layout import columns, rows
from clue.ui.widgets.paper import PaperSheet


@cache
def at(played: int) -> Session:
    """The first case after so many actions."""
    return story.played(read_mansions()[story.MANSION].mansion.board, played)


def view_at(played: int) -> View:
    """What the learner knows then."""
    return at(played).view(story.LEARNER)


def model_at(played: int) -> TableModel:
    """The learner's table then, all of it seen, with a mark in the notebook."""
    told = opened_for(view_at(played), ())
    notes = Notes({(story.ASKED.room, story.RIGHT): Mark.MAYBE}, help=Help.FACTS)
    return TableModel(told, notes=notes, help=Help.FACTS)


def _nothing_asked(wish: Request) -> None:
    """A picture asks for nothing."""
    del wish


GOAL: Final = story.ASKED.room


def first_walk(dice: int) -> tuple[View, Mapping[Place, tuple[Cell, ...]]]:
    """The learner's walk into a room, and every place in reach; with fewer dice, from nearer by."""
    view, thrown = view_at(1), story.SCRIPT[0].dice
    way = legal.reach_of(view, story.LEARNER, sum(thrown)).rooms[GOAL]
    if behind := sum(thrown[dice:]):
        stands = {story.LEARNER: way[behind - 1]}
        places = zip(SUSPECTS, view.pawns, strict=True)
        view = replace(view, pawns=tuple(stands.get(who, place) for who, place in places))
    return view, legal.reach_of(view, story.LEARNER, sum(thrown[:dice])).routes


class BoardPicture(Widget):
    """The board with its pieces, and what is marked on it."""

    def __init__(self, ui: Host, view: View, marks: Marks) -> None:
        super().__init__(ui)
        self.view = view
        self.board = BoardView(ui.stage, read_mansions()[story.MANSION].mansion)
        self.marks = marks

    def arrange(self) -> None:
        """As large as there is room for."""
        self.board.place(self.rect)

    def draw(self, canvas: pygame.Surface) -> None:
        """As at the table."""
        homes = self.board.homes(self.view.pawns, self.view.weapons)
        poses = {token: Pose(spot, lit=token == story.LEARNER) for token, spot in homes.items()}
        self.board.draw(canvas, poses, self.marks)


_SAID: Final = styles.PAPER.but(size=28)


@dataclass(frozen=True)
class PicturedCard:
    """One card of a picture: its face or its back, perhaps grey, perhaps with words on a tag."""

    card: Card
    covered: bool = False
    grey: bool = False
    chosen: bool = False


class CardsPicture(Widget):
    """Cards side by side, and what is said about them below."""

    def __init__(
        self, ui: Host, words: Speaker, cards: Sequence[PicturedCard], said: Sequence[str] = ()
    ) -> None:
        super().__init__(ui)
        self.words = words
        self.cards = cards
        self.said = said

    def heard_inside(self) -> Iterator[Readable]:
        """The faces by their names, and what is said of them."""
        for one in self.cards:
            if not one.covered:
                yield Readable(Role.PICTURE, self.words.card(one.card).alone)
        for said in self.said:
            yield Readable(Role.LABEL, said)

    def draw(self, canvas: pygame.Surface) -> None:
        """Faces and backs, then bubbles."""
        look, gap = self.look, self.look.px(22)
        wide = self.rect.width - look.px(80)
        texts = [look.letters.image(said, _SAID, width=wide) for said in self.said]
        high = sum(text.get_height() + look.px(40) + gap for text in texts)
        line = self._line(self.rect.width, self.rect.height - high)
        line.midtop = (self.rect.centerx, self.rect.centery - (line.height + high) // 2)
        self._draw_cards(canvas, line)
        y = line.bottom + gap
        for text in texts:
            box = text.get_rect().inflate(look.px(60), look.px(40))
            box.midtop = (self.rect.centerx, y)
            look.paint.panel(canvas, box, frames.BUBBLE)
            canvas.blit(text, text.get_rect(center=box.center))
            y += box.height + gap

    def _line(self, width: int, height: int) -> pygame.Rect:
        """How much room the cards take side by side."""
        gap, count = self.look.px(22), len(self.cards)
        wide = min((width - gap * (count - 1)) // count, height * 3 // 4)
        return pygame.Rect(0, 0, wide * count + gap * (count - 1), wide * 4 // 3)

    def _draw_cards(self, canvas: pygame.Surface, line: pygame.Rect) -> None:
        look, gap, count = self.look, self.look.px(22), len(self.cards)
        wide = line.height * 3 // 4
        names = [name_on(shown.card, self.words) for shown in self.cards]
        style = fitting(look, names, styles.BODY, wide)
        for shown, name, box in zip(self.cards, names, columns(line, count, gap), strict=True):
            if shown.covered:
                look.paint.card(canvas, box, BACK)
                continue
            if shown.chosen:
                look.paint.ring(canvas, box)
            paint_face(look, canvas, box, shown.card, grey=shown.grey)
            colour = "soft" if shown.grey else None
            emblem = emblem_of(look, shown.card)
            paint_name(look, canvas, box, name, style, colour=colour, emblem=emblem)


class NotebookPicture(PaperSheet):
    """The learner's notebook as it stands at a moment of the first case."""

    def __init__(self, ui: Host, words: Speaker, played: int) -> None:
        super().__init__(ui)
        leaf = LeafReader().leaf(model_at(played))
        self.page = Notebook(ui, words, leaf, leaf.page.steps.get, _nothing_asked)
        self.page.focusable = False
        self.page.enabled = False
        self.add(self.page)

    def arrange(self) -> None:
        """A leaf of the height there is."""
        wide = min(self.rect.width, round(self.rect.height * 0.84))
        self.rect = pygame.Rect(self.rect.centerx - wide // 2, self.rect.y, wide, self.rect.height)
        self.page.place(self.inside(26))


class KeysPicture(Widget):
    """What one can do, with the keys it has now."""

    def __init__(self, ui: Host, acts: Sequence[tuple[tuple[Act, ...], str]]) -> None:
        super().__init__(ui)
        self.acts = acts

    def draw(self, canvas: pygame.Surface) -> None:
        """A line for each: chips, then words."""
        look, stage = self.look, self.ui.stage
        line = min(look.px(84), self.rect.height // max(1, len(self.acts)))
        style = styles.LEAD
        if look.letters.line_height(style) > line:
            style = styles.SMALL
        area = self.rect.inflate(-look.px(40), 0)
        half = round(area.width * 0.4)
        area.y += (area.height - line * len(self.acts)) // 2
        for (acts, words), row in zip(
            self.acts, rows(area, [line] * len(self.acts), 0), strict=True
        ):
            x = row.x
            for label in dict.fromkeys(filter(None, (act_label(stage, act) for act in acts))):
                if x + keycap_size(stage, label)[0] > row.x + half:
                    break
                x = draw_keycap(canvas, stage, label, (x, row.centery)).right + look.px(6)
            told = pygame.Rect(row.x + half, row.y, row.width - half, row.height)
            fitted = look.letters.fit(words, style, told.width)
            look.letters.draw(canvas, words, fitted, told)


@dataclass(frozen=True)
class NotebookLeaf:
    """One page: the key of its words, and what makes its picture."""

    key: str
    picture: Callable[[Host, Speaker], Widget] = field(repr=False)


def _case(ui: Host, words: Speaker) -> Widget:
    return CardsPicture(ui, words, [PicturedCard(card) for card in story.CASE.cards])


def _turn(ui: Host, words: Speaker) -> Widget:
    """Every place in reach, and the way into the room."""
    view, found = first_walk(words.edition.dice)
    start = view.place_of(story.LEARNER)
    first = [middle(start)] if isinstance(start, Cell) else []
    marks = Marks(
        squares=frozenset(place for place in found if isinstance(place, Cell)),
        rooms=frozenset(place for place in found if not isinstance(place, Cell)),
        hovered=GOAL,
        route=(*first, *way_points(view.board, start, found[GOAL], GOAL)),
        count=len(found[GOAL]) + 1,
    )
    return BoardPicture(ui, view, marks)


def _rooms(ui: Host, words: Speaker) -> Widget:
    """The rooms that secret passages join."""
    del words
    view = view_at(16)
    joined = frozenset(passage.origin for passage in view.board.passages)
    return BoardPicture(ui, view, Marks(rooms=joined))


def _suggesting(ui: Host, words: Speaker) -> Widget:
    case = story.ASKED
    said = words.say("bubble-suggest", **named(case, words))
    return CardsPicture(ui, words, [PicturedCard(card) for card in case.cards], [said])


def _answering(ui: Host, words: Speaker) -> Widget:
    cards = [PicturedCard(card, grey=card is not story.ASKED.suspect) for card in story.ASKED.cards]
    cards[0] = PicturedCard(story.ASKED.suspect, chosen=True)
    return CardsPicture(ui, words, cards, [words.say("bubble-show")])


def _accusing(ui: Host, words: Speaker) -> Widget:
    case = story.CASE
    said = words.say("bubble-accuse", **named(case, words))
    return CardsPicture(
        ui, words, [PicturedCard(card, covered=True) for card in case.cards], [said]
    )


def _hands(ui: Host, words: Speaker) -> Widget:
    say = words.say
    return KeysPicture(
        ui,
        [
            ((Act.LEFT, Act.UP, Act.DOWN, Act.RIGHT), say("howto-keys-go")),
            ((Act.NEXT, Act.PREVIOUS), say("howto-keys-next")),
            ((Act.CONFIRM,), say("howto-keys-confirm")),
            ((Act.CANCEL,), say("howto-keys-back")),
            ((Act.ROLL, Act.PASSAGE, Act.STAY), say("howto-keys-begin")),
            ((Act.SUGGEST, Act.ACCUSE, Act.END_TURN), say("howto-keys-turn")),
            ((Act.NOTES, Act.LOG, Act.DIGEST), say("howto-keys-book")),
            ((Act.MARK, Act.CLEAR), say("howto-keys-mark")),
            ((Act.SKIP,), say("howto-keys-skip")),
            ((Act.MENU,), say("howto-keys-menu")),
        ],
    )


PAGES: Final = (
    NotebookLeaf("case", _case),
    NotebookLeaf("turn", _turn),
    NotebookLeaf("rooms", _rooms),
    NotebookLeaf("suggesting", _suggesting),
    NotebookLeaf("answering", _answering),
    NotebookLeaf("notebook", lambda ui, words: NotebookPicture(ui, words, 16)),
    NotebookLeaf("accusing", _accusing),
    NotebookLeaf("hands", _hands),
)
"""The pages in their order. Their words are ``howto-<key>`` and ``howto-<key>.heading``."""
