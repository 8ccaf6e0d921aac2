"""The foot of the new game: what will be dealt, or why it cannot be, and the two ways on."""

from __future__ import annotations

import pygame

from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scenes.draft import Draft
from clue.ui.theme import styles
from clue.ui.widgets.base import Action, Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room


def summary(draft: Draft, words: Speaker) -> str:
    """What will be dealt to whom."""
    computers = len(draft.taken) - draft.people
    facets = [] if draft.people and computers else ["people" if draft.people else "computers"]
    told = words.choose(
        "newgame-summary",
        facets,
        count=len(draft.taken),
        people=draft.people,
        computers=computers,
        hands=words.plain(*draft.hands(), joiner="numbers"),
    )
    if draft.house.two_with_open_cards:
        told += " " + words.say("newgame-open-cards")
    if not draft.people:
        told += " " + words.say("newgame-watch-only")
    return told


class DealLine(Widget):
    """A sentence about the draft, the way back, and the deal."""

    def __init__(self, ui: Host, on_deal: Action, on_cut: Action, on_back: Action) -> None:
        super().__init__(ui)
        say = ui.stage.words.say
        self.deal = Button(ui, say("newgame-deal"), on_deal, kind="primary", act=Act.CONFIRM)
        self.deal.default = True
        about = say("newgame-cut", "about")
        self.cut = Button(ui, say("newgame-cut"), on_cut, kind="small", tip=about)
        self.back = Button(ui, say("common-back"), on_back, act=Act.CANCEL)
        self.told = Label(ui, "", styles.SMALL, valign="middle", colour="soft", lines=2)
        self.add(self.told, self.back, self.cut, self.deal)

    def judge(self, draft: Draft) -> None:
        """Say what will be dealt, or why it cannot be."""
        words, problem = self.ui.stage.words, draft.problem()
        told = words.say(problem) if problem else summary(draft, words)
        self.deal.enable(not problem, told if problem else "")
        nobody = "" if draft.people else words.say("newgame-cut-nobody")
        self.cut.enable(not problem and not nobody, told if problem else nobody)
        self.told.colour = "warn" if problem else "soft"
        self.told.say_now(told)

    @property
    def reach(self) -> pygame.Rect:
        """The buttons may be taller than the line."""
        return self.rect.unionall([child.reach for child in self.children])

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for two lines of words."""
        high = max(self.look.px(64), 2 * self.look.letters.line_height(styles.SMALL))
        return width or self.look.px(900), high

    def arrange(self) -> None:
        """The deal in the corner, the way back beside it, words in what is left."""
        look, room = self.look, Room(self.rect)
        wide, high = self.deal.natural()
        for button, width, gap in (
            (self.deal, wide, look.px(20)),
            (self.cut, self.cut.natural()[0], look.px(20)),
            (self.back, self.back.natural()[0], look.px(24)),
        ):
            place = room.right(width, gap)
            button.place((place.x, self.rect.centery - high // 2, width, high))
        self.told.place(room.rect)
