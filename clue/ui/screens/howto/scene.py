"""How to play: a few pages with pictures from the game itself, and the way to all the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from clue.firstcase import story
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE, EDITIONS, Edition
from clue.rules.view import View
from clue.text.speaker import Speaker, named
from clue.ui.board.board_view import BoardView
from clue.ui.board.geometry import BoardPoint, middle, way_points
from clue.ui.board.marks import Marks
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.screens.howto.drawn import (
    GOAL,
    BoardPicture,
    CardsPicture,
    CasePicture,
    KeysPicture,
    NotebookPicture,
    PicturedCard,
    accused,
    asked,
    first_walk,
    slipped,
    view_at,
    walked,
)
from clue.ui.screens.pages import RulesScene
from clue.ui.stage.scene import WidgetScene
from clue.ui.stage.timeline import Timeline
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import IN_BOOK, ON_TABLE, PaperSheet

BOOK: Final = "casebook.open"
MADE: Final = (1800, 1000)
LID: Final = pygame.Rect(34, 34, 940, 932)
PAGE: Final = pygame.Rect(1030, 24, 746, 952)
"""Where felt and page lie in the picture of the open book."""
MARGINS: Final = (90, 44)
"""Free at the window's sides, and above and below."""
MAT: Final = (30, 30)
"""Round the picture."""
HEADING_GAP: Final = 14
NUMBER_GAP: Final = 8
"""Below a page's heading, and above its number."""
FOOT_GAP: Final = 26
BETWEEN: Final = 16
"""Above the row of buttons, and between two of them."""


class OpenBook(Panel):
    """A casebook lying open: a lid lined with felt, and leather for a page; plain without grain."""

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, ON_TABLE)

    def part(self, made: pygame.Rect) -> pygame.Rect:
        """A part of the picture, in the window."""
        across, along = self.rect.width / MADE[0], self.rect.height / MADE[1]
        left, top = round(made.x * across), round(made.y * along)
        size = (round(made.width * across), round(made.height * along))
        return pygame.Rect((self.rect.x + left, self.rect.y + top), size)

    def draw(self, canvas: pygame.Surface) -> None:
        """The book, and what lies in it."""
        look = self.look
        if not (look.palette.textured and BOOK in look.assets):
            super().draw(canvas)
            return
        look.paint.panel(canvas, self.rect, ON_TABLE)
        canvas.blit(look.assets.scaled(BOOK, self.rect.size, "exact"), self.rect)
        self.draw_children(canvas)


@dataclass(frozen=True)
class NotebookLeaf:
    """One page: the key of its words, and what makes its picture."""

    key: str
    picture: Callable[[Host, Speaker], Widget] = field(repr=False)


def _case(ui: Host, words: Speaker) -> Widget:
    return CasePicture(ui, words, story.CASE)


def _turn(ui: Host, words: Speaker) -> Widget:
    """Every place in reach, and the way into the room."""
    view, found = first_walk(words.edition.dice)
    start = view.place_of(story.LEARNER)
    first = [middle(start)] if isinstance(start, Cell) else []
    way = (*first, *way_points(view.board, start, found[GOAL], GOAL))
    marks = Marks(
        squares=frozenset(place for place in found if isinstance(place, Cell)),
        rooms=frozenset(place for place in found if not isinstance(place, Cell)),
        hovered=GOAL,
        route=way,
        count=len(found[GOAL]) + 1,
    )

    def scene(board: BoardView) -> Timeline:
        return walked(story.LEARNER, (*way, _home_in(board, view, GOAL)))

    return BoardPicture(ui, view, marks, scene)


def _home_in(board: BoardView, view: View, place: Place) -> BoardPoint:
    """Where the learner's pawn would stand in a room."""
    pairs = zip(SUSPECTS, view.pawns, strict=True)
    pawns = tuple(place if who == story.LEARNER else now for who, now in pairs)
    return board.homes(pawns, view.weapons)[story.LEARNER]


def _rooms(ui: Host, words: Speaker) -> Widget:
    """The rooms that secret passages join, and the learner's way through one."""
    del words
    view = view_at(16)
    joined = frozenset(passage.origin for passage in view.board.passages)
    here = view.place_of(story.LEARNER)
    way = next(p for p in view.board.passages if p.origin == here)

    def scene(board: BoardView) -> Timeline:
        mouths = {p.origin: (at.x, at.y) for p, at in board.mansion.passage_mouths.items()}
        start = board.homes(view.pawns, view.weapons)[story.LEARNER]
        end = _home_in(board, view, way.to)
        return slipped(story.LEARNER, (start, mouths[way.origin], mouths[way.to], end))

    return BoardPicture(ui, view, Marks(rooms=joined), scene)


def _suggesting(ui: Host, words: Speaker) -> Widget:
    case = story.ASKED
    said = words.say("bubble-suggest", **named(case, words))
    cards = [PicturedCard(card) for card in case.cards]
    return CardsPicture(ui, words, cards, said, asked(len(cards)))


def _answering(ui: Host, words: Speaker) -> Widget:
    shown = story.ASKED.suspect
    cards = [PicturedCard(c, grey=c != shown, chosen=c == shown) for c in story.ASKED.cards]
    return CardsPicture(ui, words, cards, words.say("bubble-show"), asked(len(cards), chosen=0))


def _accusing(ui: Host, words: Speaker) -> Widget:
    case = story.CASE
    said = words.say("bubble-accuse", **named(case, words))
    cards = [PicturedCard(card) for card in case.cards]
    return CardsPicture(ui, words, cards, said, accused(len(cards)))


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


class HowToScene(WidgetScene):
    """A page of a casebook beside a picture that moves; one leafs with left and right."""

    def __init__(
        self, edition: Edition = DELUXE, *, first_case: Callable[[], None] | None = None
    ) -> None:
        self.edition = edition
        self.first_case = first_case
        self.page = 0

    @property
    def words(self) -> Speaker:
        """The edition's own words."""
        return Speaker(self.stage.words.language, self.edition)

    def fill(self) -> None:
        """The picture, the words, the row of buttons."""
        look, screen = self.look, self.screen
        room = Cutter(look.inside(screen.rect, MARGINS))
        self._foot(room)
        page = PAGES[self.page]
        book = screen.add(OpenBook(screen, frames.WELL))
        book.place(room.rect)
        picture = page.picture(screen, self.words)
        lid = book.part(LID)
        picture.place(look.inside(lid, MAT))
        book.add(self._leaf(book.part(PAGE), page.key), picture)
        screen.widgets.reverse()  # Tab goes from the words to the buttons

    def _leaf(self, rect: pygame.Rect, key: str) -> PaperSheet:
        look, screen, words = self.look, self.screen, self.words
        leaf = PaperSheet(screen)
        leaf.lying = IN_BOOK
        leaf.place(rect)
        room = Cutter(leaf.inside(44))
        title = words.say(f"howto-{key}", "heading")
        style = look.letters.fit(title, styles.PAPER_HEADING.but(size=44), room.rect.width)
        heading = Label(screen, title, style)
        heading.place(room.top(heading.natural(room.rect.width)[1], look.px(HEADING_GAP)))
        number = words.say("howto-number", number=self.page + 1, count=len(PAGES))
        foot = Label(screen, number, styles.PAPER_SMALL, align="right")
        foot.place(room.bottom(foot.natural()[1], look.px(NUMBER_GAP)))
        box = ScrollBox(screen, gap=22, of=key)
        said = words.say(f"howto-{key}").split("\n")
        box.add(*(Label(screen, part, styles.PAPER.but(size=36)) for part in said if part))
        box.place(room.rect)
        leaf.add(heading, box, foot)
        return leaf

    def _foot(self, room: Cutter) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        row = Cutter(room.bottom(back.natural()[1], look.px(FOOT_GAP)))
        gap = look.px(BETWEEN)
        last = self.page == len(PAGES) - 1
        onward = Button(screen, say("common-next"), lambda: self._turn(1), kind="primary")
        onward.default = not last
        onward.enable(not last, say("howto-last"))
        before = Button(screen, say("common-previous"), lambda: self._turn(-1))
        before.enable(self.page > 0, say("howto-first"))
        wide = max(onward.natural()[0], before.natural()[0])
        onward.place(row.right(wide, gap))
        before.place(row.right(wide, gap))
        back.place(row.left(back.natural()[0], gap))
        back.default = last
        rules = Button(screen, say("howto-rules"), self._rules, kind="quiet")
        editions = [(name, say(f"edition-{name}")) for name in EDITIONS]
        choice = DropDown(screen, editions, self.edition.id, self._choose, arrows=False)
        widgets = [onward, before, rules, choice]
        if self.first_case is not None:
            widgets.append(Button(screen, say("title-first"), self._first, kind="quiet"))
        share = min(1.0, (row.rect.width - 3 * gap) / sum(w.natural()[0] for w in widgets[2:]))
        for widget in widgets[2:]:
            high = widget.natural()[1]
            line = row.left(int(widget.natural()[0] * share), gap)
            widget.place((line.x, line.centery - high // 2, line.width, high))
        for widget in (*widgets, back):
            screen.add(widget)

    # -- what one can do ---------------------------------------------------------------------------

    def _turn(self, by: int) -> None:
        page = self.page + by
        if 0 <= page < len(PAGES):
            self.page = page
            self.stage.audio.play("page")
            self.screen.focus_on(None)
            self.rebuild()

    def _choose(self, edition: str) -> None:
        self.edition = EDITIONS[edition]
        self.rebuild()

    def _rules(self) -> None:
        self.stage.push(RulesScene(self.edition))

    def _first(self) -> None:
        if self.first_case is not None:
            self.first_case()

    def _back(self) -> None:
        self.stage.pop(self)

    def otherwise(self, intent: Intent) -> bool:
        """What leads nowhere on this page leafs."""
        match intent:
            case Command(Act.LEFT | Act.PAGE_UP):
                self._turn(-1)
            case Command(Act.RIGHT | Act.PAGE_DOWN):
                self._turn(1)
            case _:
                return False
        return True
