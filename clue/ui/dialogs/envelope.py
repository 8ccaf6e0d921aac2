"""What a false accuser alone sees: the cards as they turn, and the lamp as it goes out (R15)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import pygame

from clue.rules import events as ev
from clue.rules.board import Board
from clue.rules.cards import Card, Case, kind_of
from clue.text.speaker import Speaker
from clue.ui.beats.courtroom import Charge, Courtroom
from clue.ui.beats.question import Prop
from clue.ui.beats.script import Form, Scenery, accused, failed
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import SHAPE, frame_of, name_on, picture_of
from clue.ui.cards.stage_pictures import lamp
from clue.ui.endings.parts import leaning, leaning_face, small_pool
from clue.ui.input.intents import Act, Command, Intent, Press, Released, starts
from clue.ui.media.assets import Wanted
from clue.ui.media.surfaces import COLUMN, scaled_columns
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.timeline import Key, TimelinePlayer
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay
from clue.ui.theme.styles import Style
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

LAMP: Final = (330, 222)
"""The lamp over the table, its cord included, in units."""
HALO: Final = 500
"""How broad its picture is, with the light round it."""
TITLE: Final = styles.HEADING.but(size=76, colour="paper")
LINE: Final = Style(styles.ITALIC, 32, "cream", 1.2)
OVER: Final = styles.SMALL.but(colour="soft")
NOTE: Final = styles.BODY.but(colour="soft")
NOTED: Final = Skin(radius=24, alpha=200, borders=(Border(0, 1.6, "brass_dim"),))
LEAN: Final = 5.0
LOW: Final = 520
"""Where less than so many units are left for the cards, there is no lamp over them."""
DARK: Final = (70, 78, 84)
"""What of all colours is left in the room."""
STEPS: Final = (1.0, 0.25, 0.85, 0.5, 0.12, 0.45, 0.0)
"""How bright it is on its way out."""
BEAT: Final = 0.13
GUARD: Final = 0.45
"""A key that is still held starts nothing."""
MARGINS: Final = (56, 24)
"""Free at the window's sides, and above and below."""
NOTE_PAD: Final = 52
NOTE_INSET: Final = 44
NOTE_ROOM: Final = 18
"""Round the words of the note, and above and below them; within that they stand."""
NOTE_FREE: Final = 60
"""What of the breadth the note leaves free."""
CARDS_GAP: Final = 30
WAYS_GAP: Final = 18
"""Between the cards, and between the ways on."""
LAMP_GAP: Final = 4
LINE_GAP: Final = 18
NOTE_GAP: Final = 16
FOOT_GAP: Final = 14
GOES_ON_GAP: Final = 10
"""Free below the lamp and the line, and above the note, the ways on and how it goes on."""
OVER_GAP: Final = 4
"""Between a card and what stands over it."""
NOTE_SLACK: Final = 8
"""How much broader than its words the note is, so that they take one line."""
HIGHER: Final = 16
"""So much higher than its line a way may be."""


Slab: TypeAlias = tuple[int, pygame.Surface]
"""A part of a picture as large as the window, and where it begins."""


class EnvelopeScene(WidgetScene):
    """The lamp goes out over the cards: which were right; the seat is out but still answers."""

    veil = True
    more_than_widgets = True

    def __init__(
        self,
        *,
        case: Case,
        accusation: Case,
        words: Speaker,
        on_done: Callable[[], None],
        on_watch: Callable[[], None] | None = None,
        on_skip: Callable[[], None] | None = None,
    ) -> None:
        self.case = case
        self.accusation = accusation
        self.words = words
        self.on_done = on_done
        self.on_watch = on_watch  # the game answers from now on, where nobody else sits here
        self.on_skip = on_skip
        self._begun = 0.0
        self._free_at = 0.0
        self._held: Act | None = None
        self._bright = 1.0
        self._room: list[Slab] | None = None
        self._light: list[Slab] | None = None

    def enter(self, stage: Stage) -> None:
        """It was wrong."""
        super().enter(stage)
        stage.audio.play("wrong")
        self._begun = stage.now()
        self._free_at = self._begun + GUARD
        self._bright = 0.0 if stage.settings.reduced_motion else 1.0

    # -- laying out ----------------------------------------------------------------------------

    def fill(self) -> None:
        """Three pairs of cards: what was said, and what it was."""
        look, say, screen = self.look, self.words.say, self.screen
        px = look.px
        self._room = self._light = None
        room = Cutter(look.inside(screen.rect, MARGINS))
        self._foot(room)
        wide = room.rect.width
        title = say("lamp-title")
        heading = Label(screen, title, look.letters.fit(title, TITLE, wide), align="center")
        right = sum(card in self.accusation for card in self.case.cards)
        line = Label(screen, say("lamp-line", right=right), LINE, align="center")
        high = heading.natural(wide)[1] + line.natural(wide)[1]
        self.lamp = pygame.Rect(0, 0, 0, 0)
        if room.rect.height - high > px(LOW):
            self.lamp = pygame.Rect(0, 0, px(LAMP[0]), px(LAMP[1]))
            self.lamp.midtop = (screen.rect.centerx, 0)
            room.top(self.lamp.bottom - room.rect.y, px(LAMP_GAP))
        heading.place(room.top(heading.natural(wide)[1]))
        line.place(room.top(line.natural(wide)[1], px(LINE_GAP)))
        for label in (heading, line):
            screen.add(label)
        self._note(room)
        self._pairs(room.rect)

    def _note(self, room: Cutter) -> None:
        """Who sees this, in a frame below the cards."""
        look, screen = self.look, self.screen
        said = self.words.say("lamp-alone")
        note = Label(screen, said, NOTE, align="center", valign="middle")
        inner = min(
            look.letters.size(said, NOTE)[0] + look.px(NOTE_SLACK),
            room.rect.width - look.px(NOTE_FREE),
        )
        high = note.natural(inner)[1] + look.px(NOTE_ROOM)
        row = room.bottom(high, look.px(NOTE_GAP))
        self.noted = pygame.Rect(0, 0, inner + look.px(NOTE_PAD), high)
        self.noted.center = row.center
        note.place(self.noted.inflate(-look.px(NOTE_INSET), 0))
        screen.add(note)

    def _pairs(self, rect: pygame.Rect) -> None:
        look, words, screen = self.look, self.words, self.screen
        over = look.letters.line_height(OVER) + look.px(OVER_GAP)
        self.said: list[tuple[Card, pygame.Rect]] = []
        shown: list[CaseCard] = []
        cards: tuple[Card, ...] = self.case.cards
        for card, place in zip(cards, columns(rect, 3, look.px(CARDS_GAP)), strict=True):
            wide = min(place.width * 10 // 21, round((place.height - over) / SHAPE / 1.04))
            pair = pygame.Rect(0, 0, round(wide * 2.06), round(wide * SHAPE) + over)
            pair.center = place.center
            hit = card in self.accusation
            name = name_on(card, words)
            widget = CaseCard(screen, card, name, style=styles.BODY, chosen=hit)
            widget.failed = not hit
            widget.place((pair.right - wide, pair.y + over, wide, round(wide * SHAPE)))
            shown.append(widget)
            beside = pygame.Rect(pair.x, pair.y + over, wide, widget.rect.height)
            self.said.append((self._said_for(card), beside))
            for key, x in (("lamp-said", pair.x), ("lamp-envelope", widget.rect.x)):
                label = Label(screen, words.say(key), OVER, align="center", wrap=False)
                label.place((x, pair.y, wide, over))
                screen.add(label)
        set_alike(shown)
        for widget in shown:
            screen.add(widget)

    def _foot(self, room: Cutter) -> None:
        """How it goes on, and the ways on."""
        look, screen, say = self.look, self.screen, self.words.say
        done = Button(screen, say("lamp-stay"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        ways = [done]
        if self.on_watch is not None:
            ways.append(Button(screen, say("lamp-watch"), self._watch))
            ways.append(Button(screen, say("lamp-skip"), self._skip))
        gap = look.px(WAYS_GAP)
        row = Cutter(room.bottom(done.natural()[1], look.px(FOOT_GAP)))
        share = min(1.0, row.rect.width / sum(way.natural()[0] + gap for way in ways))
        for way in ways:
            way.place(row.right(int(way.natural()[0] * share), gap))
        goes_on = Label(screen, say("lamp-goes-on"), styles.SMALL, valign="middle")
        if goes_on.natural(max(1, row.rect.width))[1] > row.rect.height + look.px(HIGHER):
            goes_on.place(room.bottom(goes_on.natural(room.rect.width)[1], look.px(GOES_ON_GAP)))
        else:
            goes_on.place(row.rect.inflate(0, look.px(HIGHER)))
        screen.add(goes_on)
        for way in reversed(ways):
            screen.add(way)

    def _said_for(self, card: Card) -> Card:
        """What had been said in its place."""
        said: tuple[Card, ...] = self.accusation.cards
        return next(other for other in said if kind_of(other) is kind_of(card))

    # -- motion --------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """The lamp flickers and goes out."""
        due = super().update(now)
        if self._bright == 0.0:
            return due
        step = min(int((now - self._begun) / BEAT), len(STEPS) - 1)
        if STEPS[step] != self._bright:
            self._bright = STEPS[step]
            self.stage.repaint(self.screen.rect)
        return min(due, self._begun + (step + 1) * BEAT) if self._bright else due

    def handle(self, intent: Intent) -> bool:
        """What was held down when it came starts nothing."""
        now = self.stage.now()
        if now < self._free_at:
            match intent:
                case Command(act):
                    if act == self._held:  # it has not been let go
                        self._free_at = now + GUARD
                    self._held = act
                    return True
                case Released():
                    self._held = None
                case Press():
                    return True
        return super().handle(intent)

    def _done(self) -> None:
        self.stage.pop(self)
        self.on_done()

    def _watch(self) -> None:
        if self.on_watch is not None:
            self.on_watch()
        self._done()

    def _skip(self) -> None:
        self._watch()
        if self.on_skip is not None:
            self.on_skip()

    # -- picture -------------------------------------------------------------------------------

    def prepare(self) -> Iterator[None]:
        """The room and its light, as large as the window; then the cards."""
        if self._room is None:
            yield from self._make_room()
        for card, place in self.said:
            yield from leaning_face(self.look, card, self.words, place.width, styles.BODY)
        for _ in self._lying():
            yield

    def _make_room(self) -> Iterator[None]:
        """In columns, with its light; meanwhile the lamps are read, and what is on the cards."""
        look, size = self.look, self.look.size
        if self.lamp.width:
            look.assets.preload(_lamp(look, bright) for bright in STEPS)
        for card, place in self.said:
            pictures: list[Wanted] = [(picture_of(card), place.size, "cover"), frame_of(place.size)]
            look.assets.preload(wanted for wanted in pictures if wanted[0] in look.assets)
        yield from look.paint.paint_backdrop(size)
        backdrop, room, light = look.paint.backdrop(size), list[Slab](), list[Slab]()
        for x in range(0, size[0], COLUMN):
            part = backdrop.get_rect().clip((x, 0, COLUMN, size[1]))
            column = pygame.Surface(part.size)
            column.blit(backdrop, (0, 0), part)
            column.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
            room.append((x, column))
            yield
        night, left = _night(size)
        yield
        for x, lit in scaled_columns(night, (size[0] - left, size[1])):
            for at, column in room:
                column.blit(lit, (left + x - at, 0), special_flags=pygame.BLEND_RGB_ADD)
            yield
        lamplight = small_pool(size, (0.5, 0.3), 0.55)
        yield
        for x, mask in scaled_columns(lamplight, size):
            mask.fill((255, 226, 158, 120), special_flags=pygame.BLEND_RGBA_MULT)
            light.append((x, mask))
            yield
        self._room, self._light = room, light

    def _lying(self) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """The cards that were said, as they lie, and where."""
        for (card, place), envelope in zip(self.said, self.case.cards, strict=True):
            wrong = card != envelope
            lean = LEAN if wrong else 0.0
            lying = leaning(
                self.look, card, self.words, place.width, lean, dim=wrong, lettered=styles.BODY
            )
            yield lying, lying.get_rect(center=place.center)

    def hides(self, rect: pygame.Rect) -> bool:
        """It is as large as the window."""
        del rect
        return True

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The dark, the lamp that has gone out, what was said, and what little light there is."""
        look = self.look
        if self._room is None:
            deque(self._make_room(), maxlen=0)  # to the end
        assert self._room is not None
        assert self._light is not None
        for x, column in self._room:
            canvas.blit(column, (x, 0))
        if self.lamp.width:
            image = look.assets.scaled(*_lamp(look, self._bright))
            canvas.blit(image, image.get_rect(midtop=self.lamp.midtop))
        for lying, place in self._lying():
            lay(canvas, lying, place.topleft)
        look.paint.panel(canvas, self.noted, NOTED)
        for x, column in self._light if self._bright else ():
            column.set_alpha(round(255 * self._bright))
            canvas.blit(column, (x, 0))


def _lamp(look: Look, bright: float) -> Wanted:
    """The lamp when so much of its light is left."""
    halo = look.px(HALO)
    return lamp(1 - bright), (halo, halo), "contain"


def _night(size: tuple[int, int]) -> tuple[pygame.Surface, int]:
    """What falls in by a window at the right, still small, and where that side of it begins."""
    small = pygame.Surface((size[0] // 8, size[1] // 8))
    w, h = small.get_size()
    for x in (0.66, 0.8):
        for y in (0.0, 0.52):
            corners = ((x + 0.12, y), (x + 0.22, y), (x + 0.1, y + 0.46), (x, y + 0.46))
            pygame.draw.polygon(small, (16, 25, 36), [(a * w, b * h) for a, b in corners])
    lit = pygame.Rect(w * 3 // 5, 0, w - w * 3 // 5, h)
    soft = pygame.transform.gaussian_blur(small, 4).subsurface(lit)
    return soft, size[0] - lit.width * size[0] // w


# -- where others watch ----------------------------------------------------------------------------


class OwnVerdictScene(WidgetScene):
    """Behind the curtain the three that were named, and those of the envelope as they turn."""

    rehearsed = False  # it begins at once

    def __init__(
        self,
        *,
        charge: Charge,
        event: ev.AccusationFailed,
        board: Board,
        words: Speaker,
        form: Form,
        pace: float,
        on_done: Callable[[], None],
    ) -> None:
        self.charge = charge
        self.event = event
        self.words = words
        self.pace = pace
        self.on_done = on_done
        self.scenery = Scenery(
            board, {}, {}, form=form, charged=True, accused=charge.case, own=True
        )
        self._props: dict[Hashable, Prop] = {}

    def enter(self, stage: Stage) -> None:
        """Everything lies there as everybody has seen it: face down."""
        super().enter(stage)
        before = accused(ev.Accused(self.charge.seat, self.charge.case), self.scenery)
        self._before: Mapping[Key, Any] = before.sample(before.end)
        verdict = failed(self.event, self.scenery).paced(self.pace)
        self.player = TimelinePlayer(verdict, stage.now())

    def fill(self) -> None:
        """The stage, for the window as it is."""
        wide, high = self.look.size
        lying = pygame.Rect(wide // 2, high // 2, wide // 16, high // 24)
        self.court = Courtroom(self.look, self.words, self.charge, lying, self.event.envelope)
        self._show()

    def _show(self) -> None:
        """As the timeline has it now; what is another than before is drawn anew."""
        before, made = self._props, self.court.front({**self._before, **self.player.values})
        self._props = {prop.key: prop for prop in made}
        for key in before.keys() | self._props.keys():
            was, now = before.get(key), self._props.get(key)
            if was is None or now is None or was[1:3] != now[1:3]:
                for prop in (was, now):
                    if prop is not None:
                        self.damage(prop.reach)

    def update(self, now: float) -> float:
        """The cards turn; after the last one it goes on by itself."""
        due = super().update(now)
        for cue in self.player.advance(now):
            if cue.name == "sound":
                self.stage.audio.play(cue.payload)
        self._show()
        if self.player.done:
            self._go_on()
            return due
        return now

    def handle(self, intent: Intent) -> bool:
        """One press turns all of them, and starts nothing new."""
        if starts(intent) and not self.player.done:
            self.player.skip()
            self._show()
            self.stage.deafen(self.stage.now() + TEMPO.guard)
            return True
        return super().handle(intent)

    def _go_on(self) -> None:
        self.stage.pop(self)
        self.on_done()

    def draw(self, canvas: pygame.Surface) -> None:
        """The dark, and what stands in it."""
        self.paint_ground(canvas)
        clip = canvas.get_clip()
        for prop in self._props.values():
            if clip.colliderect(prop.reach):
                prop.draw(canvas)
