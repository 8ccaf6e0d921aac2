"""Who may look: the curtain between people who share a screen, and what is shown behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.ui.scenes.curtain import CurtainScene
from clue.ui.scenes.envelope import EnvelopeScene
from clue.ui.scenes.see_card import SeeCardScene

if TYPE_CHECKING:
    from clue.ui.table.scene import TableScene


class Privacy:
    """Puts off a private moment until the person it belongs to sits here alone."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.closed = False
        self._then: Callable[[], None] | None = None

    @property
    def pending(self) -> bool:
        """Whether a private moment comes first: nothing more is told until it has passed."""
        return self._then is not None or self.closed

    def pass_moment(self) -> bool:
        """Let the moment happen that was waited for; whether there was one."""
        if self._then is None or self.closed:
            return False
        then, self._then = self._then, None
        then()
        return True

    def next(self, then: Callable[[], None]) -> None:
        """Something that comes before anything else is told."""
        self._then = then

    def alone(self, seat: Seat, reason: str, then: Callable[[], None]) -> None:
        """Do something only one person may see, behind the curtain if others sit here too."""
        self.table.skipping = False
        case = self.table.case
        if not case.shared or case.viewer == seat:
            self._then = then
        else:
            self._close(seat, reason, then)

    def heed(self, event: ev.Event, before: View) -> None:
        """Close the notebook once its owner has done: others watch the same screen."""
        viewer, turn = self.table.case.viewer, before.phase.seat
        if not self.table.case.shared or viewer is None:
            return
        match event:
            case ev.TurnBegan(seat) if turn == viewer != seat:
                self.table.become(None)
            case ev.Accused():  # now everybody looks up, from a notebook that was asked for as well
                self.table.become(None)
            case ev.Showed(seat) | ev.HadNone(seat) if seat == viewer != turn:
                self.table.become(None)
            case _:
                pass

    def lend(self, seat: Seat) -> None:
        """Somebody wants a look at the notebook while others play."""
        if not self.pending:
            self._hide(seat, None)

    # -- the curtain -------------------------------------------------------------------------------

    def cover(self) -> None:
        """Hide what is on the table until its owner is back; nothing to hide from oneself."""
        if (owner := self._owner) is not None:
            self._hide(owner, self._then)

    def put_away(self) -> None:
        """Close the notebook at once, so that nothing shines through what is put up now.

        The curtain hangs when that has gone again: who gets up may not be the one who comes back.
        """
        if (owner := self._owner) is not None:
            then = self._then
            self.table.become(None)
            self._then = lambda: self._hide(owner, then)

    @property
    def _owner(self) -> Seat | None:
        """Whose cards lie open before others who share the screen."""
        case = self.table.case
        return case.viewer if case.shared and not self.closed else None

    def _hide(self, owner: Seat, then: Callable[[], None] | None) -> None:
        words = self.table.words
        self._close(owner, words.say("curtain-notes", who=words.seat(owner)), then)

    def _close(self, seat: Seat, reason: str, then: Callable[[], None] | None) -> None:
        def opened() -> None:
            self.closed = False
            self.table.become(seat)
            self._then = then

        self.closed = True
        words = self.table.words
        self.table.stage.push(CurtainScene(seat=seat, words=words, reason=reason, on_open=opened))

    # -- what is shown behind it -------------------------------------------------------------------

    def let_see(self, seat: Seat) -> None:
        """A card that was shown, for the one who asked."""
        table, event = self.table, self.table.case.private(seat)
        assert isinstance(event, ev.Showed)
        card, shower, words = event.card, event.seat, table.words
        assert card is not None

        def look() -> None:
            scene = SeeCardScene(card=card, shower=shower, words=words, on_done=table.note_down)
            table.stage.push(scene)

        self.alone(seat, words.say("curtain-see", who=words.seat(seat)), look)

    def let_read(self, seat: Seat) -> None:
        """The envelope, for the one whose accusation was wrong."""
        table, event = self.table, self.table.case.private(seat)
        assert isinstance(event, ev.AccusationFailed)
        envelope, words = event.envelope, table.words
        assert envelope is not None
        accusation = table.known.accusations[-1].case

        def read() -> None:
            table.stage.audio.music("play")
            scene = EnvelopeScene(case=envelope, accusation=accusation, words=words, on_done=done)
            table.stage.push(scene)

        def done() -> None:
            """The whole table is told next that it was wrong; the case stands in the notebook."""
            if table.case.shared:
                table.become(None)
            else:
                table.note_down()

        self.alone(seat, words.say("curtain-envelope", who=words.seat(seat)), read)
