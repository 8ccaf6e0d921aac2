"""What the notebook has worked out behind the picture: what follows, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clue.background import Background, Errands
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.deduced import Insight, counted, insight_of
from clue.notebook.notes import Help
from clue.notebook.page import Page
from clue.notebook.printed import PrintedCell
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.table.model import TableModel

NONE_YET: Final = Insight()


class NotebookWorker:
    """Works for one viewer at a time; what was true of a seat's cards stays so."""

    def __init__(self, background: Callable[[], Background]) -> None:
        self.errands = Errands(background)
        self._insights: dict[Seat | None, Insight] = {}
        self._considered: Facts | None = None  # what the insight was last asked for
        self._known: tuple[View, Facts] | None = None

    def change_hands(self) -> None:
        """Somebody else sits here now."""
        self._considered = self._known = None
        self.errands.forget()

    def insight(self, seat: Seat | None) -> Insight:
        """What is known to follow from what a seat saw."""
        return self._insights.get(seat, NONE_YET)

    def _facts(self, view: View) -> Facts:
        if self._known is None or self._known[0] is not view:
            self._known = view, facts_from(view)
        return self._known[1]

    def think(self, model: TableModel) -> bool:
        """Take in what has been worked out, and ask for more; whether anything is new."""
        news = self.errands.take()
        if model.viewer is None or model.help is not Help.DEDUCTION:
            return news
        facts = self._facts(model.told.shown)
        if not facts.seats or facts is self._considered:
            return news
        found = self.errands.ask(("insight", facts), lambda: insight_of(facts))
        if found is not None:
            self._insights[model.viewer], self._considered = found, facts
        return news or found is not None

    def wait(self, model: TableModel, seconds: float) -> None:
        """Before a dialog shows it: a moment's patience, if it is not here yet."""
        self.think(model)
        self.errands.wait(seconds)
        self.think(model)

    def why(self, page: Page, cell: PrintedCell) -> ProofStep | None:
        """Why a cell is certain; ``None`` while that is being found out, or if it is open."""
        insight = self.insight(page.own)
        step = page.steps.get(cell) or insight.reason(cell)
        if step is not None or cell not in insight.certain:
            return step
        facts = insight.facts
        assert facts is not None
        found: ProofStep | None = self.errands.ask(
            ("why", facts, cell), lambda: counted(facts, cell)
        )
        return found
