"""Play whole games by ear: whoever plays has nothing but what the window tells screen readers.

    python .ci/read_aloud.py

On a session bus of its own, with a screen nobody sees, ``clue`` is opened as a player would, once
in each language. A program that knows the game's words and asks AT-SPI alone (names, roles, states,
actions) finds its way from the title to the open envelope: it deals, rolls, walks, suggests,
answers, reads the notebook, accuses when three cells of it say so, and is told what happens.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

INSIDE = "CLUE_ON_OUR_BUS"
WHOLE_GAME = 300.0
"""Seconds after which a game has taken too long."""
PATIENCE = 20.0
"""Seconds until the window must show something else."""
BREATH = 0.12
LANGUAGES = ("en", "fr")
BOLD_AFTER = 30
"""So many suggestions, and one accuses of whatever is named last: no game goes on for ever."""

if os.environ.get(INSIDE) != "1":  # the same again, on a bus where nobody else listens
    ours = tempfile.mkdtemp(prefix="clue-bus-")
    code = subprocess.call(
        ["dbus-run-session", "--", sys.executable, __file__, *sys.argv[1:]],
        env=os.environ | {INSIDE: "1", "XDG_RUNTIME_DIR": ours, "XDG_CACHE_HOME": ours},
    )
    shutil.rmtree(ours, ignore_errors=True)
    raise SystemExit(code)

from jeepney import DBusAddress, MatchRule, Properties, new_method_call  # noqa: E402
from jeepney.io.blocking import open_dbus_connection  # noqa: E402
from real_window import COMMAND, HOME, ROOT, RealWindow, WindowError, from_source, screen  # noqa: E402

from clue.rules.cards import SUSPECTS, WEAPONS  # noqa: E402
from clue.store.shelf import FinishedRecord, Shelf  # noqa: E402
from clue.text.names import Name  # noqa: E402
from clue.text.speaker import Speaker  # noqa: E402
from clue.ui.stage.settings import Settings, SettingsFile  # noqa: E402

ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
ROLES = {
    7: "toggle", 11: "choice", 16: "dialog", 23: "window", 29: "label", 31: "list", 32: "line",
    39: "group", 43: "button", 44: "option", 55: "table", 56: "cell", 79: "field", 90: "row",
}  # fmt: skip
"""AT-SPI's numbers, as far as they matter here."""
CHECKED, SENSITIVE = 4, 24
"""Bits of a state."""
KINDS = {"suspects": SUSPECTS, "weapons": WEAPONS}


@dataclass
class Part:
    """One thing in the window, as AT-SPI tells it."""

    where: DBusAddress
    role: str
    name: str
    states: int
    can: bool  # it has an action
    parts: list[Part] = field(default_factory=list)

    def has(self, bit: int) -> bool:
        """Whether it is in a state."""
        return bool(self.states >> bit & 1)

    @property
    def usable(self) -> bool:
        """Whether it can be pressed at all."""
        return self.can and self.has(SENSITIVE)

    def walk(self) -> Iterator[Part]:
        """Itself and everything in it."""
        yield self
        for part in self.parts:
            yield from part.walk()


class Bus:
    """The accessibility bus, and the one program on it."""

    def __init__(self) -> None:
        session = open_dbus_connection(bus="SESSION")
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        where = session.send_and_get_reply(new_method_call(address, "GetAddress")).body[0]
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            session.send_and_get_reply(Properties(status).set(name, "b", True))
        self._session = session
        self.connection = open_dbus_connection(bus=where.partition(",")[0])
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        listen = DBusAddress(
            "/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus"
        )
        self.connection.send_and_get_reply(
            new_method_call(listen, "AddMatch", "s", (rule.serialise(),))
        )
        self.heard: deque = deque()
        self._filter = self.connection.filter(rule, queue=self.heard)
        self._filter.__enter__()
        self.calls = 0

    def call(self, where: DBusAddress, method: str, signature: str = "", body: tuple = ()):  # noqa: ANN201
        """Ask; the answer's first word."""
        self.calls += 1
        told = self.connection.send_and_get_reply(
            new_method_call(where, method, signature or None, body), timeout=PATIENCE
        )
        if told.header.message_type.name == "error":
            raise LookupError(told.body)
        return told.body[0]

    def name(self, where: DBusAddress) -> str:
        """What something is called."""
        self.calls += 1
        told = self.connection.send_and_get_reply(Properties(where).get("Name"), timeout=PATIENCE)
        if told.header.message_type.name == "error":
            raise LookupError(told.body)
        return told.body[0][1]

    def children(self, where: DBusAddress) -> list[DBusAddress]:
        """What is in something."""
        return [DBusAddress(path, bus, ACCESSIBLE) for bus, path in self.call(where, "GetChildren")]

    def read(self, where: DBusAddress, *, cells: bool) -> Part:
        """Something with all that is in it; of a row its cells only where they are wanted."""
        low, high = self.call(where, "GetState")
        role = self.call(where, "GetRole")
        can = ACTION in self.call(where, "GetInterfaces")
        part = Part(where, ROLES.get(role, str(role)), self.name(where), low | high << 32, can)
        if cells or part.role != "row":
            part.parts = [self.read(child, cells=cells) for child in self.children(where)]
        return part

    def window(self, *, cells: bool = False) -> Part:
        """The game's window; read again where it changed meanwhile."""
        root = DBusAddress("/org/a11y/atspi/accessible/root", "org.a11y.atspi.Registry", ACCESSIBLE)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                for program in self.children(root):
                    for window in self.children(program):
                        return self.read(window, cells=cells)
            except LookupError:
                pass
            time.sleep(BREATH)
        raise WindowError("the window tells screen readers nothing")

    def press(self, part: Part) -> None:
        """Do what its action is."""
        where = DBusAddress(part.where.object_path, part.where.bus_name, ACTION)
        self.call(where, "DoAction", "i", (0,))


class Listener:
    """Plays by ear, and knows only the game's words."""

    def __init__(self, bus: Bus, language: str) -> None:
        self.bus = bus
        self.words = Speaker(language)
        self.rng = Random(5)
        self.pressed: Counter[str] = Counter()
        self.suggestions = 0
        self.cells: set[str] = set()
        self.sure = False  # the notebook tells the whole case

    def say(self, key: str, **values: object) -> str:
        """One of the game's sentences."""
        return self.words.say(key, **values)

    def start(self, key: str, gap: str) -> str:
        """How a sentence begins, up to the first name in it."""
        return self.say(key, **{gap: Name("§")}).partition("§")[0]

    def press(self, part: Part) -> None:
        """Press it, and let the window go on."""
        self.pressed[part.role] += 1
        try:
            self.bus.press(part)
        except LookupError:
            return  # it has gone meanwhile
        time.sleep(BREATH)

    def button(self, window: Part, name: str) -> Part | None:
        """A button that can be pressed, by how its name begins."""
        for part in window.walk():
            if part.role == "button" and part.usable and part.name.startswith(name):
                return part
        return None

    def must(self, name: str) -> None:
        """Press this as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.button(self.bus.window(), name)
            if found is not None:
                self.press(found)
                return
            time.sleep(BREATH)
        heard = [f"{p.role} {p.name} {p.states:x}" for p in self.bus.window().walk()]
        raise WindowError(f"no button {name!r} is told of: " + "; ".join(heard[:60]))

    def play(self) -> str:
        """From the title to the end; what the last page says."""
        self.must(self.say("title-new"))
        self.must(self.say("newgame-deal"))
        end = time.monotonic() + WHOLE_GAME
        while time.monotonic() < end:
            window = self.bus.window()
            if self.button(window, self.say("ending-next")) is not None:
                return next(p.name for p in window.walk() if p.role == "label" and p.name)
            self.decide(window)
        heard = [f"{p.role} {p.name}" for p in self.bus.window().walk() if p.role != "cell"]
        raise WindowError("the game has no end: " + "; ".join(heard[:60]))

    def decide(self, window: Part) -> None:
        """The next thing a person would do."""
        options = [p for p in window.walk() if p.role == "option" and p.usable]
        done = [self.say("see-done"), self.say("lamp-stay"), self.say("show-confirm-none")]
        for name in done:
            if (found := self.button(window, name)) is not None:
                self.press(found)
                return
        if any(p.name == self.say("suggest-title") for p in window.walk()):
            self.suggest(window)
        elif any(p.name == self.say("accuse-title") for p in window.walk()):
            self.accuse(window)
        elif any(
            p.role == "dialog" and p.name.startswith(self.start("show-title", "by"))
            for p in window.walk()
        ):
            self.show(window, options)
        elif (found := self.button(window, self.say("accuse-confirm-yes"))) is not None:
            self.press(found)
        else:
            self.at_table(window)

    def choose(self, window: Part, kind: list[str], names: list[str]) -> None:
        """Take one of these cards in hand, unless one of its kind is there already."""
        options = [part for part in window.walk() if part.role == "option" and part.usable]
        of_kind = [part for part in options if part.name.partition(",")[0] in kind]
        if not any(part.has(CHECKED) for part in of_kind):
            for part in of_kind:
                if part.name.partition(",")[0] in names:
                    self.press(part)
                    return

    def cards(self, kind: str) -> list[str]:
        """The names of the suspects, or of the weapons."""
        return [self.words.card(card).alone for card in KINDS[kind]]

    def suggest(self, window: Part) -> None:
        """Somebody, with something; then say it."""
        self.leaf(window := self.bus.window(cells=True))
        for kind in ("suspects", "weapons"):
            cards = self.cards(kind)
            open_still = [name for name in cards if not self.ruled_out(window, name)]
            self.choose(window, cards, [self.rng.choice(open_still or cards)])
        self.suggestions += self.confirm(self.say("suggest-confirm"))

    def confirm(self, name: str) -> bool:
        """Press what goes on, if all is chosen by now; else one looks again."""
        found = self.button(self.bus.window(), name)
        if found is not None:
            self.press(found)
        return found is not None

    def leaf(self, window: Part) -> None:
        """Read the notebook."""
        self.cells |= {p.name for p in window.walk() if p.role == "cell"}
        self.sure = len(self.proved(window)) == 3

    def ruled_out(self, window: Part, card: str) -> bool:
        """Whether the notebook says that a card is not in the envelope."""
        cell = self.words.choose("reader-cell", {"envelope"}, card=card, who="")
        not_there = self.words.choose("reader-has-not", {"envelope"})
        return any(
            part.name.startswith(cell) and part.name.endswith(not_there)
            for part in window.walk()
            if part.role == "cell"
        )

    def proved(self, window: Part) -> list[str]:
        """The cards of which the notebook says that they are in the envelope."""
        there = self.words.choose("reader-has", {"envelope"})
        return [
            part.name for part in window.walk() if part.role == "cell" and part.name.endswith(there)
        ]

    def accuse(self, window: Part) -> None:
        """Whatever is proved; of what is not, the last."""
        window = self.bus.window(cells=True)
        found = self.proved(window)
        for names in (self.cards("suspects"), self.cards("weapons"), self.rooms(window)):
            told = [name for name in names if any(one.startswith(name) for one in found)]
            left = [name for name in names if not self.ruled_out(window, name)]
            self.choose(window, names, told or left[-1:] or names[-1:])
        self.confirm(self.say("accuse-continue"))

    def rooms(self, window: Part) -> list[str]:
        """What can be chosen and is neither a suspect nor a weapon."""
        others = {*self.cards("suspects"), *self.cards("weapons")}
        names = [p.name.partition(",")[0] for p in window.walk() if p.role == "option"]
        sifts = {
            self.say(f"log-filter-{kind}") for kind in ("all", "suggestions", "answers", "moves")
        }
        return [name for name in names if name not in others | sifts]

    def show(self, window: Part, options: list[Part]) -> None:
        """A card one has, if none is in hand, and then the button that shows it."""
        if not any(p.has(CHECKED) for p in options):
            self.press(options[0])
            window = self.bus.window()
        found = self.button(window, self.start("show-confirm", "card"))
        if found is not None:
            self.press(found)

    def at_table(self, window: Part) -> None:
        """Whatever is offered, of what leads on the first."""
        roll = self.button(window, self.say("table-roll"))
        if roll is not None:  # once a turn
            self.leaf(self.bus.window(cells=True))
        ready = self.sure or self.suggestions >= BOLD_AFTER
        wishes = [self.say("table-accuse")] if ready else []
        wishes += [self.say(key) for key in ("table-suggest", "table-roll", "table-passage-only")]
        for name in wishes:
            if (found := self.button(window, name)) is not None:
                self.press(found)
                return
        board = next((p for p in window.walk() if p.name == self.say("reader-board")), None)
        places = [p for p in board.parts if p.role == "button" and p.usable] if board else []
        if places:
            self.press(places[0])  # rooms come first, then what is nearest to one
            return
        for key in ("table-end-turn", "table-accuse", "table-hurry"):
            if (found := self.button(window, self.say(key))) is not None:
                self.press(found)
                return
        time.sleep(BREATH)


def settings(language: str) -> Settings:
    """A game in which nothing moves, and nothing is done for whoever plays."""
    return Settings(
        language=language,
        reduced_motion=True,
        own_speed="instant",
        computer_speed="instant",
        closes_notices=False,
        ends_turns=False,
        help="deduction",
    )


def game(display: str, language: str) -> None:
    """A whole one."""
    folder = HOME / f"heard-{language}"
    SettingsFile(folder).save(settings(language))
    began = time.monotonic()
    environment = from_source(display, folder) | {
        name: os.environ[name]
        for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME")
    }
    real = RealWindow(display, COMMAND, ROOT, environment)
    try:
        bus = Bus()
        listener = Listener(bus, language)
        last = listener.play()
        kept = [found for found in Shelf(folder).finished() if isinstance(found, FinishedRecord)]
        if len(kept) != 1:
            raise WindowError(f"{len(kept)} finished games were kept")
        told = [m.body[0] for m in bus.heard if m.header.fields.get(3) == "Announcement"]
        code = real.close()
    finally:
        if real.process.poll() is None:
            real.process.kill()
    complaints = real.log.read_text()
    if code or "Traceback" in complaints:
        raise WindowError(f"the exit code is {code}: {complaints}")
    acts = len(kept[0].record.actions)
    print(
        f"{language}: “{last}” after {acts} actions at the table; {sum(listener.pressed.values())} "
        f"pressed ({dict(listener.pressed)}), {len(listener.cells)} different cells read, "
        f"{len(bus.heard)} changes told, {len(told)} announced, {bus.calls} questions, "
        f"{time.monotonic() - began:.0f} s"
    )


def main() -> None:
    """Both languages."""
    with screen() as display:
        for language in sys.argv[1:] or LANGUAGES:
            game(display, language)


if __name__ == "__main__":
    try:
        main()
    except WindowError as error:
        print(f"read aloud: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    shutil.rmtree(HOME, ignore_errors=True)
