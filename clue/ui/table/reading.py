"""What the viewer has open: the page, the place on it, and what has been worked out for it.

It outlives the widgets, which are made anew at every change of size or turn, and opens at the first
page again when another person sits down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clue.deduction.certainty import Step
from clue.deduction.facts import Facts, facts_from
from clue.notebook.deduced import Insight, counted, insight_of
from clue.notebook.notes import Help, Notes
from clue.notebook.page import Page, page_of
from clue.notebook.printed import Cell
from clue.rules.cards import Card, Seat
from clue.rules.view import View
from clue.table.log import Chronicle, LogLine
from clue.table.model import LogKind, Spot
from clue.text.notebook import Explainer
from clue.text.rules_page import tell_rules
from clue.ui.background import Errands
from clue.ui.guests import tell_mishap

if TYPE_CHECKING:
    from clue.ui.table.scene import TableScene

NONE_YET: Final = Insight()
NOTHING: Final = Notes()


class Reading:
    """One viewer with the notebook in hand."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.errands = Errands(lambda: table.stage.background)
        self._insights: dict[Seat | None, Insight] = {}  # what was true of a seat's cards stays so
        self._start_afresh()

    def _start_afresh(self) -> None:
        self.tab = "notes"
        self.spot: Spot | None = None  # the cell under mouse or keys
        self.offset = 0  # how far the page is scrolled
        self.lit = 0  # the suggestion whose cells are marked
        self.writing: Card | None = None  # the card a line is being written about
        self.draft = ""  # as it stands there, its last space included
        self.kind = LogKind.ALL  # what the log shows
        self.line: int | None = None  # the log's chosen line, by its event
        self._considered: Facts | None = None  # what the insight was last asked for
        self._known: tuple[View, Facts] | None = None
        self._page: tuple[tuple[View, Notes, Help, Insight], Page] | None = None
        self._chronicle: Chronicle | None = None

    def change_hands(self) -> None:
        """Somebody else sits here now."""
        self._start_afresh()
        self.errands.forget()

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is with the book."""
        focused = self.table.screen.focused
        return focused is not None and focused in self.table.panels.page.walk()

    # -- the notebook ------------------------------------------------------------------------------

    @property
    def notes(self) -> Notes:
        """What the viewer has written."""
        viewer = self.table.case.viewer
        assert viewer is not None
        return self.table.case.notes.get(viewer, NOTHING)

    @notes.setter
    def notes(self, notes: Notes) -> None:
        viewer = self.table.case.viewer
        assert viewer is not None
        self.table.case.notes[viewer] = notes

    @property
    def help(self) -> Help:
        """How much the viewer's notebook fills in by itself."""
        chosen = self.notes.help if self.table.case.viewer is not None else None
        return chosen or Help(self.table.stage.settings.help)

    def choose_help(self, level: Help) -> None:
        """From now on, for this seat alone."""
        self.notes = self.notes.helped(level)
        self.note()

    def note(self) -> None:
        """What was written stands on the disk."""
        viewer = self.table.case.viewer
        assert viewer is not None
        self.table.case.note(viewer)

    @property
    def _insight(self) -> Insight:
        return self._insights.get(self.table.case.viewer, NONE_YET)

    @property
    def page(self) -> Page:
        """The page as it is now."""
        state = (self.table.noted, self.notes, self.help, self._insight)
        if self._page is None or any(
            one is not other for one, other in zip(self._page[0], state, strict=True)
        ):
            self._page = state, page_of(*state)
        return self._page[1]

    @property
    def facts(self) -> Facts:
        """What the viewer knows for certain."""
        known = self.table.noted
        if self._known is None or self._known[0] is not known:
            self._known = known, facts_from(known)
        return self._known[1]

    @property
    def explainer(self) -> Explainer:
        """Who puts the viewer's cells in words."""
        return Explainer(self.table.noted, self.table.words)

    # -- what is worked out behind the picture -----------------------------------------------------

    def update(self) -> None:
        """Go on thinking."""
        if self.think():
            self.table.panels.worked_out()

    def think(self) -> bool:
        """Take in what has been worked out, and ask for more; whether the page has changed."""
        news = self.errands.take()
        if self.table.case.viewer is None or self.help is not Help.DEDUCTION:
            return news
        facts = self.facts
        if not facts.seats or facts is self._considered:
            return news
        found = self.errands.ask(("insight", facts), lambda: insight_of(facts))
        if found is not None:
            self._insights[self.table.case.viewer], self._considered = found, facts
        return news or found is not None

    def wait_for_insight(self, seconds: float) -> None:
        """Before a dialog shows it: a moment's patience, if it is not here yet."""
        self.think()
        self.errands.wait(seconds)
        self.think()

    def why(self, cell: Cell) -> Step | None:
        """Why a cell is certain; ``None`` while that is being found out, or if it is open."""
        step = self.page.steps.get(cell) or self._insight.reason(cell)
        if step is not None or cell not in self._insight.certain:
            return step
        facts = self._insight.facts
        assert facts is not None
        found: Step | None = self.errands.ask(("why", facts, cell), lambda: counted(facts, cell))
        return found

    # -- the log -----------------------------------------------------------------------------------

    @property
    def chronicle(self) -> Chronicle:
        """Everything the viewer has been told, in words."""
        case, words = self.table.case, self.table.words
        log = self._chronicle
        if log is None or log.words is not words or log.seat != case.viewer:
            log = self._chronicle = Chronicle(words, case.viewer)
        asides = {mishap.event: tell_mishap(mishap, words) for mishap in case.mishaps}
        if not log.told:
            asides[0] = tell_rules(case.session.setup, words)
            if case.copied:
                asides[0] += f" {words.say('case-copied')}"
        log.hear(case.screen.since(log.told), asides)
        return log

    def lines(self) -> list[LogLine]:
        """The lines of the open page."""
        return self.chronicle.lines(self.kind, digest=self.tab == "digest")

    # -- from one to the other ---------------------------------------------------------------------

    def open_line(self, number: int) -> bool:
        """Turn to the log, at the line where a suggestion was answered."""
        entries = [entry for entry in self.chronicle.entries if entry.number == number]
        if not entries:
            return False
        self.line = entries[-1].line
        if self.kind not in {LogKind.ALL, *entries[-1].kinds}:
            self.kind = LogKind.ALL
        self.table.turn_to("log")
        return True

    def open_cells(self, number: int) -> bool:
        """Turn to the notebook, with the cells marked that a suggestion tells of."""
        if self.table.case.viewer is None or not number:
            return False
        self.lit = number
        self.table.turn_to("notes")
        return True

    def cells_told_by(self, number: int) -> tuple[Cell, ...]:
        """The cells a suggestion tells of: those it leaves open, else those it settled."""
        if not number:
            return ()
        if found := self.page.cells_of(number):
            return found
        inquiry = self.table.known.inquiries[number - 1]
        if inquiry.shower is not None:
            shown = (inquiry.shown,) if inquiry.shown is not None else inquiry.case.cards
            return tuple((card, inquiry.shower) for card in shown)
        return tuple((card, seat) for seat in inquiry.had_none for card in inquiry.case.cards)
