"""Pictures for the pages on how to play: the first case, drawn and played by the game itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import pygame

from clue.boards.catalogue import read_mansions
from clue.firstcase import story
from clue.game.session import Session
from clue.notebook.notes import Help, Mark, Notes
from clue.rules import legal
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, Card, Case, Suspect
from clue.rules.view import View
from clue.table.leaf import Leaf, LeafReader
from clue.table.model import TableModel, opened_for
from clue.table.requests import Request
from clue.text.speaker import Speaker
from clue.ui.beats import props
from clue.ui.board.board_view import BoardView
from clue.ui.board.geometry import BoardPoint
from clue.ui.board.marks import Marks
from clue.ui.board.pieces import Pose
from clue.ui.cards import stage_pictures
from clue.ui.cards.faces import back, emblem_of, face, fitting, name_on, paint_face, paint_name
from clue.ui.endings.parts import Unsealing, revealing
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.stage.timeline import (
    Key,
    Timeline,
    TimelinePlayer,
    after,
    fade,
    move,
    sequence,
    set_to,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.table.notebook.page import Notebook
from clue.ui.theme import frames, styles
from clue.ui.theme.shapes import lay
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.keycap import TYPEWRITER, act_label, draw_keycap, keycap_size
from clue.ui.widgets.layout import columns, rows
from clue.ui.widgets.paper import PaperSheet

ROUNDS: Final = 3
PAUSE: Final = 2.6
"""How long a scene stands at its end before it begins again."""
FIRST: Final = 0.7
"""One looks at the page before anything moves."""
SAID: Final = "said"
STEP: Final = 0.3
HOP: Final = 0.22
"""How long a pawn takes for a square, and how high it hops."""
RISEN: Final = 0.07
"""How far a card is raised that is shown, as a share of its height."""


class Rounds:
    """How far a scene has come since it was first asked."""

    def __init__(self, ui: Host, seconds: float) -> None:
        self.ui = ui
        self.seconds = seconds
        self.moment = 0.0 if ui.stage.eases else seconds
        self._began: float | None = None

    def advance(self, now: float) -> float:
        """Go on to this time; when to be asked again."""
        if not self.ui.stage.eases:
            self.moment = self.seconds
            return math.inf
        if self._began is None:
            self._began = now
        played, at = divmod(now - self._began, self.seconds + PAUSE)
        if played >= ROUNDS:
            self.moment = self.seconds
            return math.inf
        self.moment = min(at, self.seconds)
        if at < self.seconds:
            return now
        return (
            self._began + (played + 1) * (self.seconds + PAUSE) if played < ROUNDS - 1 else math.inf
        )


class PlayedPicture(Widget):
    """A picture that is drawn anew whenever its scene has gone on."""

    scene: Timeline
    rounds: Rounds
    values: dict[Key, Any]

    def play(self, scene: Timeline) -> None:
        """Begin."""
        self.scene = scene
        self.rounds = Rounds(self.ui, scene.end)
        self.values = scene.sample(self.rounds.moment)

    def update(self, now: float) -> float:
        """Go on with the scene."""
        due = self.rounds.advance(now)
        values = self.scene.sample(self.rounds.moment)
        if values != self.values:
            self.values = values
            self.damage()
        return due


def asked(count: int, chosen: int | None = None) -> Timeline:
    """Cards are laid down one by one, one of them is raised where it is shown, and it is said."""
    numbers = range(count)
    nothing = [together(set_to(n, "alpha", 0.0), set_to(n, "grey", 0.0)) for n in numbers]
    laid = [
        together(
            set_to(number, "alpha", 1.0),
            value(number, "above", 0.4, 0.0, TEMPO.card_lands * 1.6, ease="bounce"),
        )
        for number in numbers
    ]
    parts = [*nothing, wait(FIRST), staggered(2 * TEMPO.card_apart, laid), wait(FIRST)]
    if chosen is not None:
        parts += [set_to(number, "grey", 1.0) for number in numbers if number != chosen]
        parts.append(value(chosen, "above", 0.0, RISEN, TEMPO.card_lands, ease="back"))
    return sequence(*parts, _says())


def _says() -> Timeline:
    return sequence(fade(SAID, 0.0, 1.0, TEMPO.plaque_shows), wait(TEMPO.turn))


def accused(count: int) -> Timeline:
    """It is said, then the cards are turned one by one, and each is ticked."""
    turned = [
        sequence(
            value(number, "turn", 0.0, 1.0, TEMPO.turning * 1.4),
            together(
                fade(("tick", number), 0.0, 1.0, TEMPO.stamp / 2),
                value(("tick", number), "above", 1.0, 0.0, TEMPO.stamp, ease="in"),
            ),
        )
        for number in range(count)
    ]
    return sequence(wait(FIRST), _says(), staggered(2 * TEMPO.card_turned, turned), wait(FIRST))


def walked(who: Suspect, way: Sequence[BoardPoint]) -> Timeline:
    """A pawn goes square by square into a room, and is put back."""
    legs = STEP * (len(way) - 1)
    there = sequence(wait(FIRST), move(who, way, legs, hop=HOP, even_legs=True), wait(2 * FIRST))
    return sequence(there, _put_back(who, way[0]))


def slipped(who: Suspect, way: Sequence[BoardPoint]) -> Timeline:
    """A pawn goes into a passage where it opens, comes out of its other end, and is put back."""
    start, mouth, other, end = way
    down = together(
        move(who, (start, mouth), 2 * STEP, ease="smooth"),
        after(STEP, fade(who, 1.0, 0.0, STEP)),
    )
    up = together(
        move(who, (other, end), 2 * STEP, ease="smooth"),
        fade(who, 0.0, 1.0, STEP),
    )
    return sequence(wait(FIRST), down, wait(STEP), up, wait(2 * FIRST), _put_back(who, start))


def _put_back(who: Suspect, start: BoardPoint) -> Timeline:
    return sequence(
        fade(who, 1.0, 0.0, TEMPO.settles),
        set_to(who, "position", start),
        fade(who, 0.0, 1.0, TEMPO.settles),
    )


def pressed(count: int) -> Timeline:
    """One line after the other is lit."""
    dark = [set_to(number, "lit", 0.0) for number in range(count)]
    lit = [
        sequence(set_to(number, "lit", 1.0), wait(2 * STEP), set_to(number, "lit", 0.0))
        for number in range(count)
    ]
    return sequence(*dark, wait(FIRST), *lit)


SAID_GAP: Final = 30
SAID_FREE: Final = 80
SAID_PAD: Final = (60, 40)
"""What is said: the gap below it, what of the breadth it leaves free, what is round it."""
CARDS_GAP: Final = 22
KEY_LINE: Final = 84
KEY_GAP: Final = 6
"""A line of the keys at most, and the gap between two caps."""


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
    """The board with its pieces, what is marked on it, and a pawn that moves."""

    def __init__(
        self,
        ui: Host,
        view: View,
        marks: Marks,
        scene: Callable[[BoardView], Timeline] = lambda _: Timeline(),
    ) -> None:
        super().__init__(ui)
        self.view = view
        self.board = BoardView(ui.stage, read_mansions()[story.MANSION].mansion)
        self.marks = marks
        self.scene = scene(self.board)
        self.rounds = Rounds(ui, self.scene.end)

    def arrange(self) -> None:
        """As large as there is room for."""
        self.board.place(self.rect)

    def update(self, now: float) -> float:
        """Where the pawn was and is now has to be drawn anew."""
        before = self.pose
        due = self.rounds.advance(now)
        if self.pose != before:
            for pose in (before, self.pose):
                self.ui.damage(self.board.token_rect(story.LEARNER, pose))
        return min(due, super().update(now))

    @property
    def pose(self) -> Pose:
        """How the learner's pawn stands by now."""
        at = self.board.homes(self.view.pawns, self.view.weapons)[story.LEARNER]
        values = self.scene.sample(self.rounds.moment)
        return Pose(
            values.get((story.LEARNER, "position"), at),
            alpha=values.get((story.LEARNER, "alpha"), 1.0),
            lit=True,
        )

    def draw(self, canvas: pygame.Surface) -> None:
        """As at the table."""
        homes = self.board.homes(self.view.pawns, self.view.weapons)
        poses = {token: Pose(spot) for token, spot in homes.items()}
        self.board.draw(canvas, poses | {story.LEARNER: self.pose}, self.marks)


_SAID: Final = styles.PAPER.but(size=28)
TICK_SIDE: Final = 0.34
"""How broad the tick on a card is, as a share of the card."""
LEARNT: Final = (1, 3, 4, 5, 10, 13, 14, 15)
LEARNING: Final = 0.9
"""After which actions of the first case the notebook is looked at, and for how long."""


@dataclass(frozen=True)
class PicturedCard:
    """One card of a picture: perhaps grey, perhaps the one that is shown."""

    card: Card
    grey: bool = False
    chosen: bool = False


class CardsPicture(PlayedPicture):
    """Cards side by side, and what is said about them below; they move as their scene has it."""

    def __init__(
        self,
        ui: Host,
        words: Speaker,
        cards: Sequence[PicturedCard],
        said: str,
        scene: Timeline,
    ) -> None:
        super().__init__(ui)
        self.words = words
        self.cards = cards
        self.said = said
        self.play(scene)

    def heard_inside(self) -> Iterator[Readable]:
        """The faces by their names, and what is said of them."""
        for one in self.cards:
            yield Readable(Role.PICTURE, self.words.card(one.card).alone)
        yield Readable(Role.LABEL, self.said)

    def draw(self, canvas: pygame.Surface) -> None:
        """Cards, then the bubble."""
        look, gap = self.look, self.look.px(SAID_GAP)
        text = look.letters.image(self.said, _SAID, width=self.rect.width - look.px(SAID_FREE))
        box = text.get_rect().inflate(look.px(SAID_PAD[0]), look.px(SAID_PAD[1]))
        line = self._line(self.rect.width, self.rect.height - box.height - 2 * gap)
        line.midtop = (
            self.rect.centerx,
            self.rect.centery - (line.height + box.height - 2 * gap) // 2,
        )
        self._draw_cards(canvas, line)
        if (alpha := self.values.get((SAID, "alpha"), 1.0)) <= 0:
            return
        box.midtop = (self.rect.centerx, line.bottom + gap)
        reach = look.paint.reach(box, frames.BUBBLE)
        bubble = pygame.Surface(reach.size, pygame.SRCALPHA)
        look.paint.panel(bubble, box.move(-reach.x, -reach.y), frames.BUBBLE)
        at = text.get_rect(center=box.center).move(-reach.x, -reach.y)
        bubble.blit(text, at)
        lay(canvas, bubble, reach.topleft, alpha)

    def _line(self, width: int, height: int) -> pygame.Rect:
        """How much room the cards take side by side."""
        gap, count = self.look.px(CARDS_GAP), len(self.cards)
        wide = min((width - gap * (count - 1)) // count, height * 3 // 4)
        return pygame.Rect(0, 0, wide * count + gap * (count - 1), wide * 4 // 3)

    def _draw_cards(self, canvas: pygame.Surface, line: pygame.Rect) -> None:
        look, count = self.look, len(self.cards)
        names = [name_on(shown.card, self.words) for shown in self.cards]
        style = fitting(look, names, styles.BODY, line.height * 3 // 4)
        places = columns(line, count, look.px(CARDS_GAP))
        for number, (shown, name, box) in enumerate(zip(self.cards, names, places, strict=True)):
            if self.values.get((number, "alpha"), 1.0) <= 0:
                continue
            box.y -= round(box.height * self.values.get((number, "above"), 0.0))
            look.paint.panel(canvas, box, props.CARD_SHADOW)
            turn = self.values.get((number, "turn"), 1.0)
            if turn < 1:
                side = face(look, shown.card, name, box.size, style)
                _draw_turning(canvas, side if turn > 0.5 else back(look, box.size), box, turn)
                continue
            grey = shown.grey and self.values.get((number, "grey"), 1.0) > 0
            if shown.chosen and self.values.get((number, "above"), 0.0):
                look.paint.ring(canvas, box)
            paint_face(look, canvas, box, shown.card, grey=grey)
            emblem = emblem_of(look, shown.card)
            colour = "soft" if grey else None
            paint_name(look, canvas, box, name, style, colour=colour, emblem=emblem)
            self._tick(canvas, number, box)

    def _tick(self, canvas: pygame.Surface, number: int, box: pygame.Rect) -> None:
        target, side = ("tick", number), round(box.width * TICK_SIDE)
        alpha = self.values.get((target, "alpha"), 0.0)
        if alpha <= 0:
            return
        image = props.scaled(self.look, stage_pictures.TICK, (side, side))
        near = props.larger(
            self.look, ("howto tick", side), image, 1 + self.values[target, "above"]
        )
        at = near.get_rect(center=(box.right - side // 2, box.top + side // 2))
        lay(canvas, near, at.topleft, alpha)


def _draw_turning(
    canvas: pygame.Surface, side: pygame.Surface, box: pygame.Rect, turn: float
) -> None:
    """A card on its way from its back to its face."""
    wide = max(2, round(box.width * abs(math.cos(math.pi * turn))))
    if wide < box.width:
        side = pygame.transform.smoothscale(side, (wide, box.height))
    lay(canvas, side, side.get_rect(center=box.center).topleft)


class CasePicture(PlayedPicture):
    """The envelope opens and what is in it rises out of it."""

    def __init__(self, ui: Host, words: Speaker, case: Case) -> None:
        super().__init__(ui)
        self.words = words
        self.case = case
        self.play(revealing("", reduced=False))

    def arrange(self) -> None:
        """As large as there is room for."""
        player = TimelinePlayer(self.scene, 0.0)
        player.advance(self.rounds.moment)
        self.shown = Unsealing(self.look, self.words, self.case, player, self.rect)

    def heard_inside(self) -> Iterator[Readable]:
        """The three by their names."""
        for card in self.case.cards:
            yield Readable(Role.PICTURE, self.words.card(card).alone)

    def draw(self, canvas: pygame.Surface) -> None:
        """The envelope, the cards."""
        self.shown.player.values = self.values
        self.shown.draw(canvas)


class NotebookPicture(PaperSheet):
    """The learner's notebook as it fills in the first case, up to a moment of it."""

    def __init__(self, ui: Host, words: Speaker, played: int) -> None:
        super().__init__(ui)
        self.moments = [*(moment for moment in LEARNT if moment < played), played]
        self.rounds = Rounds(ui, LEARNING * (len(self.moments) - 1))
        self.reader = LeafReader()
        leaf = self._leaf
        self.page = Notebook(ui, words, leaf, leaf.page.steps.get, _nothing_asked)
        self.page.focusable = False
        self.page.enabled = False
        self.add(self.page)

    @property
    def _leaf(self) -> Leaf:
        """What stands in it by now."""
        return self.reader.leaf(model_at(self.moments[int(self.rounds.moment / LEARNING)]))

    def update(self, now: float) -> float:
        """More becomes known, and writes itself."""
        before, due = int(self.rounds.moment / LEARNING), self.rounds.advance(now)
        if int(self.rounds.moment / LEARNING) != before:
            self.page.tell(self._leaf)
        if due == now:
            due = now + LEARNING - self.rounds.moment % LEARNING
        return min(due, super().update(now))

    def arrange(self) -> None:
        """A leaf of the height there is."""
        wide = min(self.rect.width, round(self.rect.height * 0.84))
        self.rect = pygame.Rect(self.rect.centerx - wide // 2, self.rect.y, wide, self.rect.height)
        self.page.place(self.inside(26))


class KeysPicture(PlayedPicture, PaperSheet):
    """A card in the lid: what one can do, with the keys it has now, lit one after the other."""

    def __init__(self, ui: Host, acts: Sequence[tuple[tuple[Act, ...], str]]) -> None:
        super().__init__(ui)
        self.acts = acts
        self.play(pressed(len(acts)))

    def draw(self, canvas: pygame.Surface) -> None:
        """A line for each: a typewriter's keys, then words."""
        super().draw(canvas)
        look, stage = self.look, self.ui.stage
        area = self.inside(44)
        line = min(look.px(KEY_LINE), area.height // max(1, len(self.acts)))
        style = styles.PAPER.but(size=28)
        if look.letters.line_height(style) > line:
            style = styles.PAPER
        half = round(area.width * 0.42)
        area.y += (area.height - line * len(self.acts)) // 2
        lines = rows(area, [line] * len(self.acts), 0)
        for number, ((acts, words), row) in enumerate(zip(self.acts, lines, strict=True)):
            lit = self.values.get((number, "lit"), 0.0) > 0
            x = row.x
            for label in dict.fromkeys(filter(None, (act_label(stage, act) for act in acts))):
                if x + keycap_size(stage, label, TYPEWRITER)[0] > row.x + half:
                    break
                colour, at = "lamp" if lit else "cream", (x, row.centery)
                x = draw_keycap(canvas, stage, label, at, colour, cap=TYPEWRITER).right + look.px(
                    KEY_GAP
                )
            told = pygame.Rect(row.x + half, row.y, row.width - half, row.height)
            fitted = look.letters.fit(words, style, told.width)
            look.letters.draw(canvas, words, fitted, told, colour="wine" if lit else None)
