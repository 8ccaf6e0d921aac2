"""A saved case in the list: what can be told before it is opened, all of it public; its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from clue.codec.record import Record
from clue.codec.record_reader import RecordError
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.rules.cards import Seat
from clue.rules.editions import EDITIONS
from clue.rules.phases import Over
from clue.store.found import Found, Unusable
from clue.store.replay import Tell, replayed, untold
from clue.store.shelf import FinishedRecord
from clue.text.catalogue import say_moment
from clue.text.faults import tell_record_error
from clue.text.names import capital
from clue.text.speaker import Speaker
from clue.ui.cards.stage_pictures import portrait
from clue.ui.reading.readable import Readable
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.layout import Cutter

ShelfGame = Found | FinishedRecord | Unusable


@dataclass(frozen=True)
class Summary:
    """What the list says of a game."""

    title: str
    when: str = ""
    turn: str = ""
    seats: tuple[Seat, ...] = ()
    players: str = ""
    session: Session | None = None  # none: it cannot be played
    copied: str = ""  # that there is another of it
    fault: str = ""  # what is wrong with its file
    briefly: str = ""  # the players, where their whole names have no room


def record_in(game: ShelfGame) -> Record | None:
    """What was played, if it can be read."""
    match game:
        case Unusable():
            return None
        case FinishedRecord():
            return game.record
        case Found():
            return game.kept.record


def played(record: Record, tell: Tell = untold) -> Session | None:
    """The game after all its actions; none if it cannot be played."""
    try:
        return replayed(record, tell=tell)
    except RecordError:
        return None


def summed_up(game: ShelfGame, words: Speaker, session: Session | None) -> Summary:
    """What can be told of a game, its ``session`` being at hand or not."""
    match game:
        case Unusable():
            return Summary(game.path.name, fault=tell_record_error(game.error, words))
        case FinishedRecord():
            return _finished(game, words, session)
        case Found():
            return _waiting(game, words, session)


def _finished(game: FinishedRecord, words: Speaker, session: Session | None) -> Summary:
    record = game.record
    return Summary(
        _people(record) or _edition(record, words),
        say_moment(words.language, record.ended),
        _dotted(_ended(record, session, words), _edition(record, words)),
        _seats(record),
        _players(record, words),
        session,
        _copied(record, words),
        briefly=_briefly(record, words),
    )


def _waiting(game: Found, words: Speaker, session: Session | None) -> Summary:
    record = game.kept.record
    turn = (session.state.turn if session else 0) or game.turns
    return Summary(
        game.title or _people(record) or _edition(record, words),
        say_moment(words.language, game.sat or game.head.begun),
        _dotted(words.say("saved-turn", turn=turn), _edition(record, words)),
        _seats(record),
        _players(record, words),
        session,
        _copied(record, words),
        words.say("saved-damaged", line=game.damaged) if game.damaged else "",
        _briefly(record, words),
    )


def _people(record: Record) -> str:
    """The people who play, by their own names: what one looks for in a list of games."""
    return ", ".join(e.name for e in record.seats if e.player == HUMAN and e.name)


def _dotted(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _edition(record: Record, words: Speaker) -> str:
    known = record.edition in EDITIONS
    return str(words.noun(f"edition-{record.edition}")) if known else record.edition


def _ended(record: Record, session: Session | None, words: Speaker) -> str:
    """After how many turns it was closed, and by whom."""
    if session is None:
        return ""
    turns, phase = session.state.turn, session.state.phase
    winner = phase.winner if isinstance(phase, Over) else None
    if winner is None:
        return words.say("saved-ended", turns=turns)
    name = next(entry.name for entry in record.seats if entry.suspect is winner)
    return words.say("saved-ended", "won", turns=turns, who=name or words.card(winner))


def _seats(record: Record) -> tuple[Seat, ...]:
    return tuple(entry.suspect for entry in record.seats)


def _copied(record: Record, words: Speaker) -> str:
    return words.say("case-copied") if record.copied else ""


def _players(record: Record, words: Speaker) -> str:
    names = [entry.name or words.card(entry.suspect).form("the") for entry in record.seats]
    return capital(words.plain(*names))


def _briefly(record: Record, words: Speaker) -> str:
    return words.plain(*(entry.name or words.card(entry.suspect).short for entry in record.seats))


FOLDER: Final = Skin(top="paper", bottom="paper_edge", radius=6, shadow=12, drop=4)
TAB: Final = Skin(top="paper_edge", bottom="paper_edge", radius=9, shadow=8, drop=2)
LIT: Final = Skin(alpha=0, radius=8, shadow=18, shadow_alpha=170, glow="lamp")
TAB_HIGH: Final = 9
"""How far the tab of the hinder leaf looks out, in units."""
TAB_IN: Final = 16
TAB_TALL: Final = 40
"""How far from the left it begins, and how tall it is, most of it hidden."""
PRINT: Final = Skin(top="cream", bottom="cream", radius=2, shadow=6, drop=2, shadow_alpha=130)
FACE: Final = 46
INSIDE: Final = (26, 18)
"""What is free inside a folder, both sides together."""
ROOM: Final = 34
"""So much taller than its three lines a folder is."""
LINE_GAP: Final = 1
PRINT_GAP: Final = 18
"""Between the photograph and the words."""
HEM: Final = 5
"""The photograph's white edge."""
CLIP: Final = (11, 30)
"""The paper clip, and how far it looks out above."""
CLIP_OUT: Final = 9
WIRE: Final = 2
WIRES: Final = 6
"""How thick its wire is, and how much narrower the inner bow."""
EDGE: Final = 2
"""The brass round the board of the chosen one."""
FACE_GAP: Final = 4
CAST_GAP: Final = 10
"""Between two heads, and between the last and the words."""


class SaveRow(Pressable):
    """One game: a photograph of its board, what it is called, when, who sits there, the turn."""

    sound = "page"

    def __init__(
        self,
        ui: Host,
        ask: Callable[[], Summary],
        picture: Callable[[int], pygame.Surface | None],
        on_press: WidgetAct,
        *,
        chosen: bool,
    ) -> None:
        super().__init__(ui, on_press)
        self.ask = ask
        self.picture = picture
        self.chosen = chosen

    @property
    def reads(self) -> str:
        """What it is called."""
        return self.ask().title

    def heard(self) -> Readable:
        """All of its lines, and whether it is the one."""
        lines = [words for _, words, _ in _lines(self.ask())[1:] if words]
        return replace(super().heard(), value=". ".join(lines), chosen=self.chosen)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for three lines."""
        lines = (styles.NAME, styles.SMALL, styles.SMALL)
        high = sum(self.look.letters.line_height(style) for style in lines)
        return width or self.look.px(styles.LONG_ROW), high + self.look.px(ROOM + TAB_HIGH)

    @property
    def reach(self) -> pygame.Rect:
        """Its glow and its ring."""
        return super().reach.union(self.look.paint.reach(self.rect, frames.PANEL_CHOSEN))

    def draw(self, canvas: pygame.Surface) -> None:
        """A folder: its photograph, three lines, a face for each seat."""
        look, told = self.look, self.ask()
        if self.chosen or self.hovered:
            look.paint.panel(canvas, self.rect, LIT)
        folder = self._draw_folder(canvas)
        room = Cutter(folder.inflate(-look.px(INSIDE[0]), -look.px(INSIDE[1])))
        side = room.rect.height
        self._draw_photograph(canvas, room.left(side, look.px(PRINT_GAP)))
        faces = self._draw_cast(canvas, room.rect, told.seats)
        for style, words, briefly in _lines(told):
            line = room.top(look.letters.line_height(style), look.px(LINE_GAP))
            line.width -= faces
            said, fitting = look.letters.first_to_fit((words, briefly), style, line.width)
            look.letters.draw(canvas, said, fitting, line, wrap=True, lines=1)
        self.draw_ring(canvas)

    def _draw_folder(self, canvas: pygame.Surface) -> pygame.Rect:
        """Two leaves of card, the hinder one with its tab; gives the front one's place."""
        look, rect = self.look, self.rect
        tab = pygame.Rect(rect.x + look.px(TAB_IN), rect.y, rect.width // 4, look.px(TAB_TALL))
        look.paint.panel(canvas, tab, TAB)
        folder = pygame.Rect(rect.x, rect.y + look.px(TAB_HIGH), rect.width, 0)
        folder.height = rect.bottom - folder.y
        look.paint.panel(canvas, folder, FOLDER)
        return folder

    def _draw_photograph(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        """The board with a white margin, under a paper clip."""
        look, margin = self.look, self.look.px(HEM)
        picture = self.picture(place.width - 2 * margin)
        if picture is None:
            sign = look.assets.icon("icon.warning", place.width // 2, look.paint.colour("wine"))
            canvas.blit(sign, sign.get_rect(center=place.center))
            return
        lies = picture.get_rect(center=place.center)
        look.paint.panel(canvas, lies.inflate(2 * margin, 2 * margin), PRINT)
        canvas.blit(picture, lies)
        clip = pygame.Rect(0, 0, look.px(CLIP[0]), look.px(CLIP[1]))
        clip.midtop = (place.x + place.width // 4, place.y - look.px(CLIP_OUT))
        for shrink in (0, look.px(WIRES)):
            wire = clip.inflate(-shrink, -2 * shrink)
            width, radius = max(1, look.px(WIRE)), wire.width // 2
            pygame.draw.rect(canvas, look.paint.colour("brass_dim"), wire, width, radius)

    def _draw_cast(self, canvas: pygame.Surface, room: pygame.Rect, seats: Sequence[Seat]) -> int:
        """Who sits there, at the right; how much of the room they take."""
        look = self.look
        side = min(look.px(FACE), room.height)
        step = side + look.px(FACE_GAP)
        if len(seats) * step > room.width // 2:
            step = room.width // 2 // len(seats)
        for n, seat in enumerate(reversed(seats)):
            face = pygame.Rect(room.right - side - n * step, room.y, side, side)
            radius = side / 2 / look.scale.factor
            look.paint.card(canvas, face, portrait(seat), border=seat.value, width=3, radius=radius)
        return len(seats) * step + look.px(CAST_GAP) if seats else 0


class Stamp(Widget):
    """The board of the chosen game, as large as there is room."""

    def __init__(self, ui: Host, picture: Callable[[int], pygame.Surface | None]) -> None:
        super().__init__(ui)
        self.picture = picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture in a thin brass edge."""
        picture = self.picture(min(self.rect.size))
        if picture is None:
            return
        place = picture.get_rect(center=self.rect.center)
        canvas.blit(picture, place)
        pygame.draw.rect(canvas, self.look.paint.colour("brass"), place, max(1, self.look.px(EDGE)))


def _lines(told: Summary) -> list[tuple[styles.Style, str, str]]:
    """Each line's style, its words, and fewer words."""
    soft = styles.SMALL.but(colour="wine" if told.fault else "ink_soft")
    below = " · ".join(part for part in (told.when, told.turn, told.copied) if part)
    return [
        (styles.NAME.but(colour="wine_deep"), told.title, told.title),
        (styles.SMALL.but(colour="ink"), below, below),
        (soft, told.fault or told.players, told.fault or told.briefly),
    ]
