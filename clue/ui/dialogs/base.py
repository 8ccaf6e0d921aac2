"""What the dialogs over the table share: the panel, its heading and its row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame

from clue.rules.cards import Seat
from clue.ui.cards.stage_pictures import portrait
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.styles import Words
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Drawer, Panel
from clue.ui.widgets.button import Button, ButtonRow
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PrintedForm, Telegram
from clue.ui.widgets.screen import Screen
from clue.ui.widgets.textfield import TextField

FACE: Final = 112
"""How large a face in the panel's corner is, in units."""
INSET: Final = 26
"""How far from the corner its middle is."""
TRAY: Final = 20
"""How broad the walnut round the felt is on which cards are laid out, in units."""
BRIM: Final = 16
"""How much a dialog beside the notebook leaves free round itself."""
MEDALLION: Final = Skin(top="brass", bottom="brass_dim", radius=FACE / 2, shadow=14, drop=4)
TITLE: Final = styles.HEADING.but(size=52)
QUESTION: Final = styles.HEADING.but(size=46, colour="ink")
TYPED: Final = styles.TYPED.but(size=24)
WRITTEN: Final = styles.TYPED.but(size=28)
"""What a form says, and what is written into it."""
ABOVE: Final = 22
"""What is free over a form's buttons, in units."""
EDGE: Final = (9, 16)
"""How broad a panel's border is, and how high its corners, in units."""
PAD: Final = (44, 30)
"""Free inside a dialog's panel, at its sides and above and below."""


class SuspectHead(Widget):
    """A suspect's head in a ring of the suspect's colour."""

    def __init__(self, ui: Host, seat: Seat) -> None:
        super().__init__(ui)
        self.seat = seat

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, MEDALLION)

    def draw(self, canvas: pygame.Surface) -> None:
        """The portrait, round."""
        self.look.paint.panel(canvas, self.rect, MEDALLION)
        radius = self.rect.width / 2 / self.look.scale.factor
        name, colour = portrait(self.seat), self.seat.value
        inner = self.rect.inflate(-self.look.px(6), -self.look.px(6))
        self.look.paint.card(canvas, inner, name, border=colour, width=4, radius=radius)


class LaidNotebook(Protocol):
    """A notebook that lies beside a dialog, on the dialog's own screen."""

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is with its page."""

    @property
    def page(self) -> Widget:
        """What is read and written in."""

    @property
    def widgets(self) -> list[Widget]:
        """Everything of it, the smallest parts included."""

    def lay_down(self) -> None:
        """The keyboard goes back to what is to be decided."""

    def update(self) -> None:
        """What was worked out meanwhile stands there."""

    def draw_above(self, canvas: pygame.Surface) -> None:
        """What hangs over everything else."""


class NotebookAtHand(Protocol):
    """What a dialog needs to lay a notebook beside itself; it need not know whose, nor how."""

    @property
    def open(self) -> bool:
        """Not where a dialog is only rehearsed."""

    @property
    def look_at(self) -> Callable[[object], None] | None:
        """Opens a closer look at a thing."""

    def room(self, screen: Screen) -> pygame.Rect | None:
        """Where the dialog stands then; nothing where the window is too narrow for both."""

    def alone(self, screen: Screen) -> pygame.Rect:
        """Where it stands without the notebook."""

    def lay_on(self, screen: Screen) -> LaidNotebook:
        """Open it there."""


class Dialog(WidgetScene):
    """A panel over the dimmed table, and beside it the notebook, where there is room for both."""

    veil = True
    beside: NotebookAtHand | None = None
    """What the notebook is read from, if one decides with it in sight."""
    notebook: LaidNotebook | None = None
    _ground: pygame.Rect | None = None
    """Of its panel, what hides everything below."""

    def open_panel(self, wide: float, high: float, *, form: bool = False) -> tuple[Panel, Cutter]:
        """The panel in the middle, at most so many units large, and the room inside it.

        Larger letters get a larger panel, as far as the window allows. A form is of paper.
        """
        look = self.look
        grown, free = max(1.0, look.scale.text), self.free
        brim = look.px(60 if free == self.screen.rect else BRIM)
        rect = pygame.Rect(
            0,
            0,
            min(look.px(wide * grown), free.width - brim),
            min(look.px(high * grown), free.height - look.px(50)),
        )
        rect.center = free.center
        panel: Panel
        if form:
            panel = self.screen.add(PrintedForm(self.screen))
            panel.place(rect)
        else:
            panel = self.screen.add(Drawer(self.screen, rail=TRAY, skin=frames.DIALOG))
            panel.place(rect.inflate(-2 * look.px(TRAY), -2 * look.px(TRAY)))
            self._ground = panel.rect.inflate(-2 * look.px(EDGE[0]), -2 * look.px(EDGE[1]))
        return panel, Cutter(look.inside(rect, PAD))

    def hides(self, rect: pygame.Rect) -> bool:
        """Inside its panel."""
        return self._ground is not None and self._ground.contains(rect)

    @property
    def free(self) -> pygame.Rect:
        """The window, or what of it the notebook leaves."""
        if self.beside is None:
            return self.screen.rect
        return self.beside.room(self.screen) or self.beside.alone(self.screen)

    def build(self) -> None:
        """Make everything anew; the keyboard is first of all for what is to be decided."""
        before, self.notebook = self.notebook, None
        in_book = before is not None and before.in_hand
        super().build()
        if self.beside is not None:
            self.screen.on_subject = self.beside.look_at
        if in_book:
            self._take_up()

    def _take_up(self) -> None:
        if self.notebook is not None:
            self.screen.focus_on(self.notebook.page)

    def lay_beside(self) -> None:
        """Open the notebook beside what has been laid out, where both have room."""
        beside = self.beside
        if beside is not None and beside.open and beside.room(self.screen) is not None:
            self.notebook = beside.lay_on(self.screen)

    def handle(self, intent: Intent) -> bool:
        """Whoever leaves the notebook goes back to the dialog first."""
        book = self.notebook
        if book is not None and book.in_hand and intent == Command(Act.CANCEL):
            writing = self.screen.focused is not book.page
            if not writing:
                book.lay_down()
                return True
        return super().handle(intent)

    def update(self, now: float) -> float:
        """The notebook goes on being worked out."""
        if self.notebook is not None:
            self.notebook.update()
        return super().update(now)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip beside the notebook over all."""
        super().draw(canvas)
        if self.notebook is not None:
            self.notebook.draw_above(canvas)

    def head(
        self,
        panel: Panel,
        room: Cutter,
        title: Words,
        below: Words,
        lines: int = 1,
        *,
        seat: Seat | None = None,
    ) -> None:
        """The heading and the sentence under it, which has at least so many lines of room.

        The face of the one it is about looks out of the panel's corner.
        """
        look = self.look
        beside = look.px(FACE / 2) if seat is not None else 0
        wide = room.rect.width - 2 * beside
        style = look.letters.fit(title, TITLE, wide)
        colour = "ink" if panel.ground is frames.FORM else None
        heading = Label(self.screen, title, style, align="center", colour=colour)
        heading.place(room.top(heading.natural(wide)[1]).inflate(-2 * beside, 0))
        if seat is not None:
            self._face(panel, seat)
        sentence = Label(self.screen, below, styles.BODY, align="center", colour=panel.ground.soft)
        least = lines * look.letters.line_height(styles.BODY)
        high = max(least, sentence.natural(wide)[1])
        sentence.place(room.top(high, look.px(20)).inflate(-2 * beside, 0))
        panel.add(heading, sentence)

    def _face(self, panel: Panel, seat: Seat) -> None:
        side, inset = self.look.px(FACE), self.look.px(INSET)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (panel.outside.x + inset, panel.outside.y + inset)
        rect.clamp_ip(self.screen.rect)
        face = SuspectHead(self.screen, seat)
        face.place(rect)
        panel.add(face)

    def foot(self, room: Cutter, right: Sequence[Button], left: Sequence[Button] = ()) -> None:
        """The row of buttons at the bottom; ``right`` from right to left, ``left`` the others."""
        look = self.look
        gap = look.px(18)
        every = (*right, *left)
        high = max(button.natural()[1] for button in every)
        row = Cutter(room.bottom(high, look.px(22)))
        wished = sum(button.natural()[0] for button in every) + gap * (len(every) - 1)
        share = min(1.0, row.rect.width / wished)
        for button in right:
            button.place(row.right(int(button.natural()[0] * share), int(gap * share)))
        for button in left:
            button.place(row.left(int(button.natural()[0] * share), int(gap * share)))


class QuestionScene(WidgetScene):
    """Over whatever is on; the keyboard stands on no, unless yes is safe."""

    veil = True

    def __init__(
        self,
        title: str,
        about: str,
        yes: str,
        no: str,
        agree: Callable[[], None],
        *,
        safe: bool = False,
        on_no: Callable[[], None] | None = None,
    ) -> None:
        self.title = title
        self.about = about
        self.yes = yes
        self.no = no
        self.agree = agree
        self.safe = safe
        self.on_no = on_no

    def fill(self) -> None:
        """The question, its consequence, two buttons."""
        screen = self.screen
        panel = screen.add(Telegram(screen, self.stage.words.say("telegram")))
        yes = Button(screen, self.yes, self._agree, kind="primary")
        no = Button(screen, self.no, self._refuse, act=Act.CANCEL)
        (yes if self.safe else no).default = True
        panel.hold(
            1000,
            Label(screen, self.title, QUESTION, align="center"),
            Label(screen, self.about, TYPED, align="center"),
            ButtonRow(screen, no, yes, above=ABOVE),
        )

    def _agree(self) -> None:
        self.stage.pop(self)
        self.agree()

    def _refuse(self) -> None:
        self.stage.pop(self)
        if self.on_no is not None:
            self.on_no()


class AskScene(WidgetScene):
    """A form with a line to write in; the confirming key takes what stands in it."""

    veil = True

    def __init__(
        self,
        title: str,
        about: str,
        text: str,
        yes: str,
        agree: Callable[[str], None],
        *,
        longest: int = 60,
    ) -> None:
        self.title = title
        self.about = about
        self.text = text
        self.yes = yes
        self.agree = agree
        self.longest = longest

    def fill(self) -> None:
        """The question, the line, two buttons."""
        screen, say = self.screen, self.stage.words.say
        panel = screen.add(Telegram(screen, say("telegram")))
        yes = Button(screen, self.yes, self._agree, kind="primary")
        no = Button(screen, say("common-cancel"), lambda: self.stage.pop(self), act=Act.CANCEL)
        field = TextField(screen, self.text, self._change, longest=self.longest, style=WRITTEN)
        field.default = True
        field.called = self.title
        panel.hold(
            1000,
            Label(screen, self.title, QUESTION, align="center"),
            Label(screen, self.about, TYPED, align="center"),
            field,
            ButtonRow(screen, no, yes, above=ABOVE),
        )

    def _change(self, text: str) -> None:
        self.text = text

    def handle(self, intent: Intent) -> bool:
        """The confirming key in the line being written in takes it."""
        focused = self.screen.focused
        if isinstance(focused, TextField) and focused.writing:
            match intent:
                case Command(Act.CONFIRM):
                    self._agree()
                    return True
        return super().handle(intent)

    def build(self) -> None:
        """One may write at once."""
        super().build()
        if isinstance(self.screen.focused, TextField):
            self.screen.focused.handle(Command(Act.CONFIRM))

    def _agree(self) -> None:
        if self.text.strip():
            self.stage.pop(self)
            self.agree(self.text.strip())
