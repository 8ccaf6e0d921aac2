"""A question that is answered by writing: a name, a place for a file."""

from __future__ import annotations

from collections.abc import Callable

from clue.ui.intents import Act, Command, Intent
from clue.ui.scenes.dialog import Dialog
from clue.ui.widgets.button import Button
from clue.ui.widgets.textfield import TextField


class AskScene(Dialog):
    """A line to write in, over whatever is on; the confirming key takes what stands in it."""

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
        screen, look, say = self.screen, self.look, self.stage.words.say
        panel, room = self.open_panel(1100, 400)
        self.head(panel, room, self.title, self.about, lines=2)
        yes = Button(screen, self.yes, self._agree, kind="primary")
        no = Button(screen, say("common-cancel"), lambda: self.stage.pop(self), act=Act.CANCEL)
        self.foot(room, [yes, no])
        field = TextField(screen, self.text, self._change, longest=self.longest)
        field.default = True
        field.place(room.top(max(field.natural()[1], look.px(56))))
        panel.add(field, no, yes)

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
