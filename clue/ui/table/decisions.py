"""What the viewer decides: the referee's offers, and the dialogs they are taken in."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from clue.rules import actions as act
from clue.rules import legal
from clue.rules.board import Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.phases import Answering, Suggesting, TurnStart
from clue.rules.setup import from_left
from clue.table.tags import Hint, tags
from clue.text.phases import mark_phase
from clue.text.refusals import tell_refusal
from clue.ui.scenes.accuse import AccuseScene
from clue.ui.scenes.curtain import CurtainScene
from clue.ui.scenes.rules_page import RulesScene
from clue.ui.scenes.see_card import SeeCardScene
from clue.ui.scenes.settings import SettingsScene
from clue.ui.scenes.show_card import ShowCardScene
from clue.ui.scenes.suggest import SuggestScene

if TYPE_CHECKING:
    from clue.ui.scene import Scene
    from clue.ui.table.scene import TableScene
    from clue.ui.theme.look import Look
    from clue.ui.theme.markup import Words

PATIENCE: Final = 0.15
"""Seconds a dialog waits, at the most, for what the notebook is still working out."""


class Decisions:
    """What is open to the viewer now, and what comes of it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._foreseen: Look | None = None  # what may come was rehearsed in it

    @property
    def offers(self) -> legal.Offers | None:
        """What the referee offers the viewer."""
        return self.table.model.offers

    # -- whose decision it is ----------------------------------------------------------------------

    def open(self) -> None:
        """Open to the viewer whatever the referee offers."""
        model = self.table.model
        self.table.model = replace(model, skipping=False, offers=legal.offers(model.view))
        assert self.offers is not None
        self.table.renew()
        match self.table.known.phase:
            case TurnStart():
                self.table.read_digest()
            case Suggesting():
                self.suggest()
            case Answering(seat, case, _):
                self._answer(seat, case)
            case _:
                pass

    def close(self) -> None:
        """Nothing is to be decided, or by somebody else."""
        self.table.model = replace(self.table.model, offers=None)
        self.table.counsel.drop()

    def do(self, action: act.Action) -> None:
        """The viewer has decided."""
        self.close()
        self.table.model = replace(self.table.model, half_made=(None, None))
        self.table.case.decide(action)
        self.table.screen.focus_on(None)  # who acts has put the notebook down
        self.table.renew()

    # -- the dialogs -------------------------------------------------------------------------------

    def foresee(self) -> None:
        """Have rehearsed what may be put up next, once in every look of the window."""
        table = self.table
        if self._foreseen is table.look:
            return
        self._foreseen = table.look
        setup = table.case.session.setup
        table.stage.rehearse(lambda: table.on_pause(table.stage, table))
        if not table.case.humans:
            return
        for seat in table.case.humans if table.case.shared else ():
            table.stage.rehearse(partial(self._curtain, seat))
        for make in (
            self._some_suggestion,
            self._some_answer,
            self._some_sight,
            self._some_accusation,
        ):
            table.stage.rehearse(make)
        table.stage.rehearse(SettingsScene)
        table.stage.rehearse(lambda: RulesScene.of(setup))

    def _curtain(self, seat: Seat) -> Scene:
        return CurtainScene(seat=seat, words=self.table.words, reason="", on_open=_nothing)

    def _some_answer(self) -> Scene:
        table = self.table
        return ShowCardScene(
            case=self._some_case(),
            asker=table.case.seats[0],
            words=table.words,
            holdable=(),
            shown_before=frozenset(),
            on_show=_nothing,
            on_none=_nothing,
        )

    def _some_sight(self) -> Scene:
        table = self.table
        return SeeCardScene(
            card=self._some_case().suspect,
            shower=table.case.seats[0],
            words=table.words,
            on_done=_nothing,
        )

    def _some_case(self) -> Case:
        """The first of each kind: a rehearsal says nothing of what is in anybody's hand."""
        return Case(SUSPECTS[0], WEAPONS[0], self.table.known.board.deck.rooms[0])

    def _some_suggestion(self) -> Scene:
        return SuggestScene(
            room=self.table.known.board.deck.rooms[0],
            words=self.table.words,
            answer_order=self.table.case.seats[1:],
            hints={},
            on_suggest=_nothing,
        )

    def _some_accusation(self) -> Scene:
        return AccuseScene(
            rooms=self.table.known.board.deck.rooms,
            words=self.table.words,
            hints={},
            on_accuse=_nothing,
            on_cancel=_nothing,
        )

    def walk_to(self, place: Place) -> None:
        """The viewer has chosen a destination."""
        if self.offers is not None and place in self.offers.destinations:
            self.do(act.MoveTo(self.offers.seat, place))

    def suggest(self) -> None:
        """Ask whom and with what; a half-made suggestion is kept while one looks at the board."""
        table, offers = self.table, self.offers
        if offers is None or offers.suggest_in is None:
            return
        seat, obliged = offers.seat, isinstance(table.known.phase, Suggesting)

        def peek(chosen: tuple[Suspect | None, Weapon | None]) -> None:
            table.model = replace(table.model, half_made=chosen)

        table.stage.push(
            SuggestScene(
                room=offers.suggest_in,
                words=table.words,
                answer_order=from_left(table.known.seats, seat),
                hints=self.hints(),
                here=self._standing_in(offers.suggest_in),
                chosen=table.model.half_made,
                on_suggest=lambda case: self.do(act.Suggest(seat, case)),
                on_decline=(lambda: self.do(act.DeclineToSuggest(seat)))
                if offers.decline
                else None,
                on_cancel=None if obliged else (lambda: None),
                on_peek=peek,
                on_hint=table.counsel.ask if table.counsel.wanted else None,
            )
        )

    def _standing_in(self, room: Room) -> frozenset[Card]:
        """Whose pieces need not be brought there."""
        known = self.table.known
        pieces: tuple[Card, ...] = (*SUSPECTS, *WEAPONS)
        places = (*known.pawns, *known.weapons)
        return frozenset(card for card, place in zip(pieces, places, strict=True) if place == room)

    def accuse(self) -> None:
        """Ask for the three cards, and whether that is certain."""
        table, offers = self.table, self.offers
        if offers is None or not offers.accuse:
            return
        table.stage.audio.music("accuse")
        table.stage.push(
            AccuseScene(
                rooms=table.known.board.deck.rooms,
                words=table.words,
                hints=self.hints(),
                on_accuse=lambda case: self.do(act.Accuse(offers.seat, case)),
                on_cancel=lambda: table.stage.audio.music("play"),
            )
        )

    def _answer(self, asker: Seat, case: Case) -> None:
        table, offers = self.table, self.offers
        assert offers is not None
        seat = offers.seat
        before = frozenset(
            inquiry.shown
            for inquiry in table.known.inquiries
            if inquiry.shower == seat and inquiry.seat == asker and inquiry.shown is not None
        )
        table.stage.push(
            ShowCardScene(
                case=case,
                asker=asker,
                words=table.words,
                holdable=offers.show,
                shown_before=before,
                on_show=lambda card: self.do(act.Show(seat, card)),
                on_none=lambda: self.do(act.HaveNone(seat)),
                overheard=table.case.shared,
            )
        )

    def hints(self) -> dict[Card, Hint]:
        """What the notebook says about each card, at the help its owner chose."""
        reading = self.table.reading
        if self.table.case.viewer is None:
            return {}
        reading.wait_for_insight(PATIENCE)
        return tags(reading.page, self.table.words)

    # -- what is said about it ---------------------------------------------------------------------

    @property
    def prompt(self) -> Words:
        """The one next thing, as a sentence."""
        table = self.table
        if table.known.over and table.known.envelope is None:  # the first turn has not begun
            return ""
        viewer, phase = table.case.viewer, table.known.phase
        named = table.known.inquiries[-1:]
        if named and not named[0].complete and not isinstance(phase, Answering):
            phase = Suggesting(named[0].seat, named[0].case.room)  # who stays only says so
        decided = viewer is not None and phase.decider == viewer and self.offers is None
        return mark_phase(phase, table.words, viewer, self.offers, decided=decided)

    def why_not(self, place: Place | None) -> str:
        """Why a place cannot be reached with this roll; empty when it can, or nothing is rolled."""
        known = self.table.known
        if place is None or self.offers is None or not self.offers.destinations:
            return ""
        steps = legal.steps_to_walk(known)
        refusal = legal.why_unreachable(known, self.offers.seat, place, steps)
        return tell_refusal(refusal, self.table.words) if refusal else ""


def _nothing(*_: object) -> None:
    """Whatever is chosen in a rehearsal, nothing follows."""
