"""A turn looked at again: when, which cards, what it told, and why it was so."""

from __future__ import annotations

import pygame

from clue.review.standings import Moment
from clue.rules.actions import Accuse
from clue.text.reasons import tell, tell_action
from clue.text.speaker import Speaker
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.layout import Cutter


class MomentLine(Widget):
    """One suggestion or accusation: when, which, what it told, and why."""

    def __init__(self, ui: Host, moment: Moment, words: Speaker) -> None:
        super().__init__(ui)
        self.moment = moment
        self.said = self._what(words)
        self.gain = self._gain(words)
        self.why = self._why(words)

    def _what(self, words: Speaker) -> str:
        case = self.moment.action.case
        cards = words.plain(*(words.card(card).alone for card in case.cards), joiner="dots")
        accused = isinstance(self.moment.action, Accuse)
        return words.say("review-accused" if accused else "review-asked", cards=cards)

    def _gain(self, words: Speaker) -> str:
        moment = self.moment
        if isinstance(moment.action, Accuse):
            return ""
        if moment.before > 1 == moment.after:
            return words.say("review-solved")
        if moment.before == moment.after:
            return words.say("review-nothing")
        return words.say("review-narrowed", before=moment.before, after=moment.after)

    def _why(self, words: Speaker) -> str:
        moment, choice = self.moment, self.moment.choice
        if choice is None:
            return ""
        if moment.own:
            return tell(choice.reason, words)
        if choice.action == moment.action:
            accused = isinstance(moment.action, Accuse)
            return words.say("review-same-accused" if accused else "review-same")
        return words.say("review-advice", advice=tell_action(choice.action, words))

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self.look.px(60)

    def _right(self) -> int:
        return self.look.letters.size(self.gain, styles.SMALL, None)[0] + self.look.px(18)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Two paragraphs beside the number."""
        letters, wide = self.look.letters, width or self.look.px(600)
        first = letters.size(self.said, styles.BODY, wide - self._number - self._right())[1]
        rest = sum(
            letters.size(words, style, wide - self._number)[1] for words, style in self._below
        )
        return wide, first + rest + self.look.px(16)

    @property
    def _below(self) -> list[tuple[str, styles.Style]]:
        """What stands under the cards, in small type."""
        return [(self.why, styles.SMALL.but(colour="soft"))] if self.why else []

    def draw(self, canvas: pygame.Surface) -> None:
        """The turn's number in the display face, the gain at the right, a rule below."""
        look, rect = self.look, self.rect
        look.letters.draw(canvas, str(self.moment.turn), styles.NAME, rect, valign="top")
        room = Cutter(pygame.Rect(rect.right - self._right(), rect.y, self._right(), rect.height))
        look.letters.draw(
            canvas,
            self.gain,
            styles.SMALL,
            room.rect,
            align="right",
            valign="top",
            colour=self._mood(),
        )
        wide = rect.width - self._number - self._right()
        said = pygame.Rect(rect.x + self._number, rect.y, wide, rect.height)
        high = look.letters.draw(
            canvas, self.said, styles.BODY, said, valign="top", wrap=True
        ).height
        below = Cutter(
            pygame.Rect(said.x, said.y + high, rect.width - self._number, rect.height - high)
        )
        for words, style in self._below:
            tall = look.letters.size(words, style, below.rect.width)[1]
            look.letters.draw(canvas, words, style, below.top(tall), valign="top", wrap=True)
        line = look.paint.colour("brass_dim")
        pygame.draw.line(canvas, line, (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1))

    def _mood(self) -> str:
        """What told much is green, what told nothing is red."""
        if self.moment.after == 1:
            return "lamp"
        return "good" if self.moment.bits >= 1 else "bad" if self.moment.bits == 0 else "warn"
