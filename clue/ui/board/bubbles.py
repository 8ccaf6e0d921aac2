"""What is said aloud at the table, as a few words in a bubble beside the seat that says it."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.table.voices import ANSWERS, Occasion, Utterance, Voices, lines_of
from clue.text.speaker import Speaker, named
from clue.ui.stage.scene import Stage
from clue.ui.theme import frames, styles
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Style

STYLE: Final = styles.BODY.but(colour="ink")
SMALLEST: Final = 13
WIDEST: Final = 300
"""How broad the words in a bubble may stand, in design units; larger letters get more."""
BROADER: Final = 1.35
"""But they get no more than so much of it."""
FEWER_LINES: Final = 1.45
"""So much broader they may stand where the board is clearer above and below a bubble."""
PAD: Final = (18, 8)
"""What is left free round the words."""
CLOSE: Final = 4
"""A bubble is no more than so much broader than its words must stand."""
GAP: Final = 7
"""Between two bubbles, and between the last of them and the window's edge."""
TAIL: Final = 12
"""How far its tip reaches from the bubble to who speaks."""
HALF_TAIL: Final = 7
"""Half of how broad it is at its foot; so far it keeps from the bubble's round corners, too."""
EDGE: Final = 2
"""How thick the bubble's edge is, over which its tail is drawn."""
LONG: Final = (40.0, 110.0, 240.0)
"""After so many seconds somebody remarks on whoever is waited for."""
REMARK: Final = 8.0
"""So long such a remark stands there: it tells nothing that anybody must read again."""
_SILENT_KEYS = {
    ev.HadNone: "bubble-none",
    ev.Showed: "bubble-show",
    ev.NobodyDisproved: "bubble-nobody",
    ev.DeclinedToSuggest: "bubble-decline",
    ev.CouldNotMove: "bubble-stuck",
    ev.TookPassage: "bubble-passage",
    ev.AccusationFailed: "bubble-wrong",
}
_CASE_KEYS = {ev.Suggested: "bubble-suggest", ev.Accused: "bubble-accuse"}
_NEXT_KEYS: Final[Mapping[type, Sequence[str]]] = {
    ev.Suggested: ("bubble-nobody",),
    ev.Accused: ("bubble-wrong", "bubble-right"),
}
"""What who has said this may say next, in the same place."""
_ANSWER_KEYS = ("bubble-none", "bubble-show")
"""What all others may then say, each once."""
_NEXT_WORDS: Final[Mapping[type, Sequence[Occasion]]] = {
    ev.Suggested: (Occasion.NOBODY,),
    ev.Accused: (Occasion.WRONG, Occasion.RIGHT),
}
"""The same in one's own manner."""


def said(event: ev.Event, words: Speaker) -> tuple[Seat, str] | None:
    """Who says what when this happens; ``None`` when nobody speaks."""
    if isinstance(event, ev.GameEnded):
        solved = event.ending is ev.Ending.SOLVED and event.winner is not None
        return (event.winner, words.say("bubble-right")) if solved and event.winner else None
    if isinstance(event, ev.Suggested | ev.Accused):
        return event.seat, words.say(_CASE_KEYS[type(event)], **named(event.case, words))
    if key := _SILENT_KEYS.get(type(event)):
        return event.seat, words.say(key)  # type: ignore[union-attr]  # each is somebody's
    return None


class _Seen(NamedTuple):
    """How one bubble is painted just now."""

    reach: pygame.Rect
    box: pygame.Rect
    sentence: str
    style: Style


class Bubbles:
    """They stand beside their seats until the turn, or the question, passes on.

    Whoever asks has places kept for all answers: none that is read jumps when another one speaks.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.voices: Voices | None = None  # nobody has a manner of his own
        self._waiting: tuple[Seat | None, float, int] = (None, 0.0, 0)
        self._remark_ends = math.inf  # when a word said meanwhile has been heard
        self.sentences: dict[Seat, str] = {}
        self._heard: ev.Event | None = None  # at which they were said
        self.boxes: dict[Seat, pygame.Rect] = {}
        self.style = STYLE
        self.beside: Mapping[Seat, pygame.Rect] = {}
        self._written: Sequence[KeepClear] = ()
        self._moving: Sequence[KeepClear] = ()
        self._kept: dict[Seat, tuple[str, ...]] = {}  # what may be said where a place is kept
        self._sizes: dict[tuple[str, Style, int], tuple[int, int]] = {}  # how large each line is
        self._cold: list[str] | None = None  # what may be said, to be measured before it is
        self._places: dict[Seat, tuple[pygame.Rect, int]] = {}  # and how broad words may stand

    def place(self, beside: Mapping[Seat, pygame.Rect], written: Sequence[KeepClear] = ()) -> None:
        """Where each seat's panel is, and what always stands on the board beside them."""
        self.beside, self._written = beside, written
        self._sizes, self._cold = {}, None
        self._find_places()
        self._lay_out()

    def get_ready(self, words: Speaker) -> None:
        """Measure one of the lines that may answer a question: all at once keep a picture."""
        if self._cold is None:
            each = (*ANSWERS, Occasion.CALLED)
            may = [line for seat in self.beside for line in self._may_say(seat, each, words)]
            self._cold = [*may, *(words.say(key) for key in _ANSWER_KEYS)]
        elif self._cold:
            line = self._cold.pop()
            for widest in self._widths():
                self._size(line, STYLE, widest)

    def hear(self, event: ev.Event, words: Speaker, moving: Sequence[KeepClear] = ()) -> None:
        """Somebody may say something now, and others may have finished, while something moves."""
        before = self._seen()
        if isinstance(event, ev.TurnBegan | ev.Suggested | ev.Accused):
            self.sentences.clear()
            self._kept.clear()
            self._remark_ends = math.inf
        spoken, self._heard = self.spoken(event, words), event
        self.sentences |= spoken
        if any(line not in self._kept.get(seat, ()) for seat, line in spoken.items()):
            self._keep_places(event, spoken, words)
            self._moving = moving
            self._find_places()
        self._lay_out()
        after = self._seen()
        for seat in before.keys() | after.keys():
            if before.get(seat) != after.get(seat):
                for seen in (before, after):
                    if seat in seen:
                        self.stage.damage(seen[seat].reach)

    def say_in(self, words: Speaker) -> None:
        """What is being said, in another language; older words are gone."""
        if not self.sentences or self._heard is None:
            return
        before, self.sentences = self.sentences, {}
        spoken = self.spoken(self._heard, words)
        self.sentences = {seat: line for seat, line in spoken.items() if seat in before}
        self._keep_places(self._heard, self.sentences, words)
        self._find_places()
        self._lay_out()

    def hush(self, *, but: Collection[Seat] = ()) -> None:
        """What was said is written elsewhere, all but what some have just said."""
        for seat in [seat for seat in self.sentences if seat not in but]:
            self.stage.damage(self._reach(seat))
            del self.sentences[seat]

    def listen(self, event: ev.Event) -> None:
        """This happens next: whoever has a manner of his own finds words for it."""
        if self.voices is not None:
            self.voices.hear(event)

    def spoken(self, event: ev.Event, words: Speaker) -> dict[Seat, str]:
        """Who says what now, in how many words the player wishes to hear."""
        if isinstance(event, ev.GameEnded):  # nothing is said before the envelope lies open
            return {}
        plainly, manner = said(event, words), self.stage.settings.voices
        if manner == "silent" and not isinstance(event, ev.Suggested | ev.Accused):
            return {}
        lines = dict([plainly]) if plainly is not None else {}
        if self.voices is None or manner != "talkative":
            return lines
        for seat, utterance in self.voices.now.items():
            line = utterance.said(words)
            told = isinstance(event, ev.Suggested | ev.Accused) and seat in lines
            lines[seat] = f"{line} {lines[seat]}" if told else line
        return {seat: line for seat, line in lines.items() if seat in self.beside}

    def wait_for(self, seat: Seat | None, now: float, words: Speaker) -> float:
        """Whoever is waited for long is remarked upon, now and then; when that will be."""
        if seat != self._waiting[0] or seat is None or not self.stage.lively:
            self._waiting = (seat, now, 0)
        _, since, times = self._waiting
        if now >= self._remark_ends:
            self._remark_ends = math.inf
            self.hush()
        if seat is None or times == len(LONG) or not self.stage.lively:
            return self._remark_ends
        if now >= since + LONG[times]:
            self._waiting = (seat, since, times + 1)
            if self.voices is not None and (word := self.voices.wait(seat, times)) is not None:
                self._remark(word, words)
                self._remark_ends = now + REMARK
            return now
        return min(since + LONG[times], self._remark_ends)

    def _remark(self, utterance: Utterance, words: Speaker) -> None:
        """A word while nothing happens; where others still stand there, nobody adds to them."""
        if self.sentences or self.stage.settings.voices != "talkative":
            return
        seat, line = utterance.seat, utterance.said(words)
        self.sentences[seat], self._kept[seat] = line, (line,)
        self._find_places()
        self._lay_out()
        self.stage.damage(self._reach(seat))

    def _keep_places(self, event: ev.Event, spoken: Mapping[Seat, str], words: Speaker) -> None:
        """For what has just been said, and for what may follow."""
        asks = getattr(event, "seat", None)
        for seat, line in spoken.items():
            follows = [words.say(key) for key in _NEXT_KEYS.get(type(event), ())]
            follows += self._may_say(seat, _NEXT_WORDS.get(type(event), ()), words)
            self._kept[seat] = (line, *follows) if seat == asks else (line,)
        if isinstance(event, ev.Suggested):
            plainly = [words.say(key) for key in _ANSWER_KEYS]
            for other in self.beside:
                if other != asks:
                    now = [spoken[other]] if other in spoken else []
                    may = self._may_say(other, ANSWERS, words)
                    self._kept[other] = (*now, *plainly, *may)

    def _may_say(self, seat: Seat, occasions: Sequence[Occasion], words: Speaker) -> list[str]:
        if self.voices is None or self.stage.settings.voices != "talkative":
            return []
        return [line for occasion in occasions for line in lines_of(seat, occasion, words)]

    def _seen(self) -> dict[Seat, _Seen]:
        return {
            seat: _Seen(self._reach(seat), self.boxes[seat].copy(), sentence, self.style)
            for seat, sentence in self.sentences.items()
        }

    def draw(self, canvas: pygame.Surface) -> None:
        """Every bubble that the canvas is open for."""
        look, clip = self.stage.look, canvas.get_clip()
        across, along = (look.px(units) for units in PAD)
        for seat, sentence in self.sentences.items():
            if not clip.colliderect(self._reach(seat)):
                continue
            box = self.boxes[seat]
            look.paint.panel(canvas, box, frames.BUBBLE)
            self._draw_tail(canvas, seat)
            inner = box.inflate(-2 * across, -2 * along)
            look.letters.draw(canvas, sentence, self.style, inner, valign="middle", wrap=True)

    # -- where each stands -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Each as large as what is said, in the middle of the place that is kept for it."""
        self.boxes = {}
        for seat, sentence in self.sentences.items():
            place, widest = self._places[seat]
            box = pygame.Rect(place.topleft, self._size(sentence, self.style, widest))
            box.centery = place.centery
            self.boxes[seat] = box

    def _find_places(self) -> None:
        look = self.stage.look
        gap = look.px(GAP)
        window = pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap)
        seats = sorted(self._kept, key=lambda seat: self.beside[seat].y)
        self.style = self._fitting(seats, window.height)
        widths, wishes = [], []
        for seat in seats:
            ways = {self._room(seat, self.style, widest): widest for widest in self._widths()}
            widths.append(list(ways.values()))
            wishes.append(Wish(self.beside[seat], tuple(ways)))
        things = (*self._written, *self._moving)
        quay = Quay(window, gap, look.px(TAIL), look.scale.factor, things)
        found = zip(seats, quay.berths(wishes), widths, strict=True)
        self._places = {seat: (berth.rect, wide[berth.size]) for seat, berth, wide in found}

    def _widths(self) -> tuple[int, int]:
        """How broad words may stand: as is usual, and where that takes fewer lines."""
        look = self.stage.look
        usual = WIDEST * min(BROADER, look.scale.text)
        return look.px(usual), look.px(usual * FEWER_LINES)

    def _fitting(self, seats: Sequence[Seat], most: int) -> Style:
        """The letters, smaller if all bubbles would be higher than the window."""
        look, style = self.stage.look, STYLE
        usual, _ = self._widths()
        while style.size > SMALLEST:
            high = sum(self._room(seat, style, usual)[1] + look.px(GAP) for seat in seats)
            if high - look.px(GAP) <= most:
                break
            style = style.but(size=style.size - 1)
        return style

    def _room(self, seat: Seat, style: Style, widest: int) -> tuple[int, int]:
        """Enough for whatever may be said there."""
        sizes = [self._size(sentence, style, widest) for sentence in self._kept[seat]]
        return max(wide for wide, _ in sizes), max(high for _, high in sizes)

    def _size(self, sentence: str, style: Style, widest: int) -> tuple[int, int]:
        """No wider than it must be for so many lines: the board is seen beside it."""
        key = (sentence, style, widest)
        if key not in self._sizes:
            self._sizes[key] = self._measured(*key)
        return self._sizes[key]

    def _measured(self, sentence: str, style: Style, widest: int) -> tuple[int, int]:
        look = self.stage.look
        wide, high = look.letters.size(sentence, style, widest)
        if high > look.letters.line_height(style):
            narrow, close = wide // 2, look.px(CLOSE)
            while wide - narrow > close:
                middle = (narrow + wide) // 2
                if look.letters.size(sentence, style, middle)[1] > high:
                    narrow = middle
                else:
                    wide = middle
        return wide + 2 * look.px(PAD[0]), high + 2 * look.px(PAD[1])

    def _tail(self, seat: Seat) -> tuple[tuple[int, int], ...]:
        """From the bubble's edge to the panel of who speaks, wherever the bubble had to go."""
        px, box, panel = self.stage.look.px, self.boxes[seat], self.beside[seat]
        half, round_off = px(HALF_TAIL), px(frames.BUBBLE.radius) + px(HALF_TAIL)
        tip = min(max(box.centery, panel.top + half), panel.bottom - half)
        foot = min(max(tip, box.top + round_off), box.bottom - round_off)
        edge = box.x + px(EDGE)
        return (box.x - px(TAIL) + px(EDGE), tip), (edge, foot - half), (edge, foot + half)

    def _tail_box(self, seat: Seat) -> pygame.Rect:
        corners = self._tail(seat)
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in corners) for axis in (0, 1))
        return pygame.Rect(left, top, right - left, bottom - top).inflate(4, 4)

    def _draw_tail(self, canvas: pygame.Surface, seat: Seat) -> None:
        paint, box = self.stage.look.paint, self._tail_box(seat)
        large = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
        tip, upper, lower = (((x - box.x) * FINE, (y - box.y) * FINE) for x, y in self._tail(seat))
        pygame.draw.polygon(large, paint.colour("paper"), (tip, upper, lower))
        for start in (upper, lower):
            thick = self.stage.look.px(EDGE) * FINE
            pygame.draw.line(large, paint.colour("brass"), start, tip, thick)
        canvas.blit(pygame.transform.smoothscale(large, box.size), box)

    def _reach(self, seat: Seat) -> pygame.Rect:
        whole = self.stage.look.paint.reach(self.boxes[seat], frames.BUBBLE)
        return whole.union(self._tail_box(seat))


# -- where they stand ------------------------------------------------------------------------------


NEAR: Final = 120
"""So far above or below its seat a bubble may look for a place, in units."""
STEP: Final = 4
"""In steps of so many."""
STRAY: Final = 0.02
"""How much a place is worse for each unit that it is away from its seat's middle."""
SLANT: Final = 0.25
"""And for each that its tip must lean."""
BROAD: Final = 0.5
"""And when the words are set broader, in fewer lines: more of the board lies under them."""


class KeepClear(NamedTuple):
    """Something on the board that is to be seen, and how much it matters."""

    rect: pygame.Rect
    weight: float


class Wish(NamedTuple):
    """One who speaks, or may speak next: the panel, and the bubble as it can be set."""

    panel: pygame.Rect
    sizes: tuple[tuple[int, int], ...]


class Berth(NamedTuple):
    """The place for a bubble, and in which of its sizes."""

    rect: pygame.Rect
    size: int


class _Option(NamedTuple):
    cost: float
    berth: Berth
    before: int | None = None  # which option of the one above goes with it


class Quay:
    """The line beside the seats, and what is to be seen there.

    Bubbles stand one below the other along it, clear of what one looks for on the board. Each has
    many places; all are chosen together, from the top down, so that what they hide and how far
    they are from their seats is least in all.
    """

    def __init__(
        self, window: pygame.Rect, gap: int, away: int, unit: float, things: Sequence[KeepClear]
    ) -> None:
        self.window = window
        self.gap = gap
        self.away = away  # from a panel to its bubble
        self.unit = unit  # pixels
        self.things = things

    def berths(self, wishes: Sequence[Wish]) -> list[Berth]:
        """A place for each; the wishes come from the top down."""
        plain = self._in_one_line(wishes)
        rows: list[list[_Option]] = []
        for wish, rect in zip(wishes, plain, strict=True):
            berths = [*self._about(wish), Berth(rect, 0)]
            reach = rect.unionall([berth.rect for berth in berths])
            met = [thing for thing in self.things if reach.colliderect(thing.rect)]
            options = [self._option(wish, berth, met) for berth in berths]
            rows.append(self._below(rows[-1] if rows else None, options))
        return _best_chain(rows)

    def _about(self, wish: Wish) -> Iterator[Berth]:
        step = max(1, round(STEP * self.unit))
        reach = round(NEAR * self.unit) // step
        left = wish.panel.right + self.away
        for number, (wide, high) in enumerate(wish.sizes):
            first = wish.panel.centery - high // 2
            for count in range(-reach, reach + 1):
                rect = pygame.Rect(left, first + count * step, wide, high)
                if self.window.top <= rect.top and rect.bottom <= self.window.bottom:
                    yield Berth(rect, number)

    def _option(self, wish: Wish, berth: Berth, met: Sequence[KeepClear]) -> _Option:
        rect, panel = berth.rect, wish.panel
        lean = max(0, rect.centery - panel.bottom, panel.top - rect.centery)
        stray = abs(rect.centery - panel.centery)
        cost = (STRAY * stray + SLANT * lean) / self.unit + BROAD * berth.size
        for thing in met:
            if rect.colliderect(thing.rect):
                hidden = thing.rect.clip(rect)
                share = hidden.width * hidden.height / (thing.rect.width * thing.rect.height)
                cost += thing.weight * (0.3 + share)  # a letter that is hidden is a word hidden
        return _Option(cost, berth)

    def _below(self, above: list[_Option] | None, options: Sequence[_Option]) -> list[_Option]:
        """What each option costs with the cheapest that leaves it room above; lowest last."""
        if above is None:
            found = list(options)
        else:
            found = []
            ends = [option.berth.rect.bottom + self.gap for option in above]
            cheapest = _cheapest_so_far(above)
            for cost, berth, _ in options:
                fit = bisect_right(ends, berth.rect.top)
                if fit:
                    before = cheapest[fit - 1]
                    found.append(_Option(cost + above[before].cost, berth, before))
        return sorted(found, key=lambda option: option.berth.rect.bottom)

    def _in_one_line(self, wishes: Sequence[Wish]) -> list[pygame.Rect]:
        """As near their seats as they can be without one hiding another, whatever they hide."""
        sizes = [wish.sizes[0] for wish in wishes]
        wished = [
            wish.panel.centery - high / 2 for wish, (_, high) in zip(wishes, sizes, strict=True)
        ]
        tops = _apart(wished, [high + self.gap for _, high in sizes])
        rects = [
            pygame.Rect((wish.panel.right + self.away, round(top)), size)
            for wish, size, top in zip(wishes, sizes, tops, strict=True)
        ]
        self._keep_inside(rects)
        return rects

    def _keep_inside(self, rects: Sequence[pygame.Rect]) -> None:
        """Push down from the top, then up from the foot, keeping them apart."""
        gap, window = self.gap, self.window
        for upper, lower in pairwise([pygame.Rect(0, window.top - gap, 0, 0), *rects]):
            lower.top = max(lower.top, upper.bottom + gap)
        for lower, upper in pairwise([pygame.Rect(0, window.bottom + gap, 0, 0), *rects[::-1]]):
            upper.bottom = min(upper.bottom, lower.top - gap)


def _cheapest_so_far(options: Sequence[_Option]) -> list[int]:
    """For each option which is the cheapest of it and those before it."""
    found: list[int] = []
    for number, option in enumerate(options):
        better = not found or option.cost < options[found[-1]].cost
        found.append(number if better else found[-1])
    return found


def _best_chain(rows: Sequence[list[_Option]]) -> list[Berth]:
    """From the cheapest at the foot back to the top."""
    chain: list[Berth] = []
    at: int | None = None
    for row in reversed(rows):
        if at is None:
            at = min(range(len(row)), key=lambda number: row[number].cost)
        chain.append(row[at].berth)
        at = row[at].before
    return chain[::-1]


def _apart(wished: Sequence[float], heights: Sequence[float]) -> list[float]:
    """Where things of these heights lie one below the other, all as near their wish as can be.

    What would overlap becomes one block, which lies where its members wish on the average.
    """
    blocks: list[tuple[float, float, int]] = []  # sum of its members' wishes for its top; height
    for wish, height in zip(wished, heights, strict=True):
        block = (wish, height, 1)
        while blocks and _top(blocks[-1]) + blocks[-1][1] > _top(block):
            total, high, count = blocks.pop()
            block = (total + block[0] - high * block[2], high + block[1], count + block[2])
        blocks.append(block)
    tops: list[float] = []
    each = iter(heights)
    for block in blocks:
        top = _top(block)
        for _ in range(block[2]):
            tops.append(top)
            top += next(each)
    return tops


def _top(block: tuple[float, float, int]) -> float:
    return block[0] / block[2]
