"""Everything the program is made of, tried once: what stands behind ``clue --selftest``.

Each check stands for itself and returns the figures its sentence tells; what is wrong is raised.
Nothing here touches the player's folders: the command lends the checks a folder of their own.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from clue import folders
from clue.boards import load_mansion
from clue.codec.record import Record, SeatEntry, line_of
from clue.codec.record_reader import load
from clue.game.commitment import Pledge
from clue.game.seating import Seating, opened, play_on, played, seats_for
from clue.game.session import Session
from clue.imports import load_all
from clue.rules.cards import Suspect
from clue.rules.editions import DELUXE, EDITIONS
from clue.store.keeping import Keeper
from clue.store.records import record_of, save
from clue.store.replay import replayed, verify
from clue.store.saved import SavedGame, resumed
from clue.store.shelf import Shelf
from clue.text.catalogue import FOLDER, languages
from clue.text.speaker import Speaker

Figures = Mapping[str, object]

MANSION: Final = "classic"
PLAYERS: Final = ("sherlock", "inspector", "sergeant:bold", "constable")
SEED: Final = "1926"
SALT: Final = "a grain of it"
WINDOW: Final = (1280, 720)
FIVE: Final = 5
"""The number that is not one, not two and not few in any language spoken here."""
FEWEST_COLOURS: Final = 5
"""A scene that shows something has more than its ground and a shadow."""


class SelfTestError(Exception):
    """What a check found wrong."""


@dataclass(frozen=True)
class Check:
    """One thing that must work; its name is its sentence's key."""

    name: str
    try_it: Callable[[Path], Figures]


def _imports(_folder: Path) -> Figures:
    """Every module there is, and whatever each of them may ask for later."""
    return {"count": load_all()}


# -- files -----------------------------------------------------------------------------------------


def _assets(_folder: Path) -> Figures:
    """Every file of the list, loaded as the window loads it."""
    import pygame  # only what draws and sounds needs it

    from clue.ui.media.assets import Assets
    from clue.ui.sound.beds import unpacked
    from clue.ui.sound.effects import samples_of

    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    pygame.mixer.init(44100, -16, 2, 1024, allowedchanges=0)
    assets = Assets()
    kinds = {name: entry.kind for name, entry in assets.entries.items()}
    loaded = [name for name in kinds if kinds[name] != "desktop"]  # put into the program itself
    for name in loaded:
        path = assets.path(name)
        match kinds[name]:
            case "picture":
                assets.picture(name)
            case "font":
                assets.font(name, 24)
            case "sound":
                samples_of(pygame.mixer.Sound(path))
            case "music":
                unpacked(assets, name)
            case "data":
                json.loads(path.read_bytes())
            case _:
                if not path.stat().st_size:
                    raise SelfTestError(f"{name} is empty")
    if assets.problems:
        raise SelfTestError("; ".join(map(str, assets.problems)))
    if not loaded:
        raise SelfTestError(f"{assets.root} holds no list")
    return {"count": len(loaded)}


def _mansions(_folder: Path) -> Figures:
    """Every map that comes with the game."""
    maps = sorted(folders.maps().glob("*.tmx"))
    for path in maps:
        load_mansion(path)
    return {"count": len(maps)}


# -- sentences -------------------------------------------------------------------------------------


class _Holes(Visitor):
    """The variables of a message, each with values that lead through all of its choices."""

    def __init__(self, name: object) -> None:
        self._name = name
        self.values: dict[str, list[object]] = {}
        self.referred: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, [self._name])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.referred.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [_value(variant.key) for variant in node.variants]
            self.values[node.selector.id.name] = keys
        self.generic_visit(node)


def _value(key: ast.Identifier | ast.NumberLiteral) -> object:
    """What a variable must be for a choice with this key."""
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return {"one": 1, "two": 2, "few": 3, "many": FIVE, "other": FIVE}.get(key.name, key.name)


@cache
def _messages(language: str) -> Mapping[str, ast.Message]:
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SelfTestError(f"{path.name}: {(entry.content or '').partition(chr(10))[0]}")
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def _said(words: Speaker, key: str) -> Iterator[str]:
    """A message and its attributes with every value that changes them."""
    holes = _Holes(words.card(Suspect.SCARLET))
    todo, seen = [key], set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            holes.visit(_messages(words.language)[name])
            todo += holes.referred
    message = _messages(words.language)[key]
    forms = [None] if message.value else []
    for form in (*forms, *(attribute.id.name for attribute in message.attributes)):
        for turn in range(max(map(len, holes.values.values()), default=1)):
            chosen = {name: row[turn % len(row)] for name, row in holes.values.items()}
            yield words.say(key, form, **chosen)


def _sentences(_folder: Path) -> Figures:
    """Every message of both languages under every rulebook, with a word in each hole."""
    count = 0
    keys = {language: set(_messages(language)) for language in languages()}
    for language in languages():
        if missing := keys[languages()[0]] ^ keys[language]:
            raise SelfTestError(f"not in every language: {', '.join(sorted(missing))}")
        for edition in EDITIONS.values():
            words = Speaker(language, edition, strict=True)
            for key in keys[language]:
                for sentence in _said(words, key):
                    if not sentence.strip():
                        raise SelfTestError(f"{language}: {key} says nothing")
                    count += 1
    return {"count": count}


# -- pictures --------------------------------------------------------------------------------------


class _Complaints(logging.Handler):
    """What the game reports while it should have nothing to report."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.heard.append(record.getMessage())


@contextmanager
def _no_complaint() -> Iterator[None]:
    """While this lasts a warning is a fault."""
    complaints, reporter = _Complaints(), logging.getLogger("clue")
    reporter.addHandler(complaints)
    try:
        yield
    finally:
        reporter.removeHandler(complaints)
    if complaints.heard:
        raise SelfTestError("; ".join(complaints.heard))


def _scenes(_folder: Path) -> Figures:
    """Every scene in both languages, each with something on it."""
    from clue.devkit.robot import Robot
    from clue.devkit.sample_scenes import SCENES, show
    from clue.ui.menu import title
    from clue.ui.stage.settings import Settings

    count = 0
    for language in languages():
        settings = Settings(
            language=language,
            own_speed="instant",
            computer_speed="instant",
            reduced_motion=True,
        )
        with Robot(title, size=WINDOW, settings=settings) as robot:
            for name in SCENES:
                with _no_complaint():
                    show(robot, name)
                if len(set(robot.pixels()[::3])) < FEWEST_COLOURS:
                    raise SelfTestError(f"{name} ({language}) shows nothing")
                count += 1
    return {"count": count}


# -- a game ----------------------------------------------------------------------------------------


def _seating() -> Seating:
    return Seating(load_mansion(_map(MANSION)).board, DELUXE, seats_for(PLAYERS))


def _map(name: str) -> Path:
    return folders.maps() / f"{name}.tmx"


@cache
def _whole_game() -> Session:
    """The one game the checks below speak of."""
    return played(_seating(), SEED)


def _record(session: Session, *, over: bool) -> Record:
    entries = [SeatEntry(seat, player=name) for seat, name in _seating().players.items()]
    return record_of(session, entries, Pledge(SEED, SALT) if over else None)


def _same(one: Session, other: Session) -> None:
    if one.played != other.played or one.state != other.state:
        raise SelfTestError("it went another way")


def _game(_folder: Path) -> Figures:
    """A game of computers to its end."""
    session = _whole_game()
    if not session.state.over:
        raise SelfTestError("it has no end")
    return {"turns": session.state.turn}


def _phones(_folder: Path) -> Figures:
    """The server for phones, opened on this computer alone, and its page asked for."""
    from clue.phones.network import Gatekeeper, GuardedListener
    from clue.phones.served import INDEX, Larder, Rules

    larder = Larder(languages())
    with GuardedListener("127.0.0.1", 0, Gatekeeper()) as listener:
        port = int(listener.getsockname()[1])
        answer = Rules("127.0.0.1", port).answer(200, larder.find("/"))
    if b"main.js" not in answer.body:
        raise SelfTestError(INDEX)
    return {"count": larder.weight()}


def _saved(folder: Path) -> Figures:
    """Written as a record, read and played again."""
    path = folder / "game.cluegame"
    save(path, _record(_whole_game(), over=True))
    _same(replayed(load(path)), _whole_game())
    return {"count": path.stat().st_size}


def _resumed(folder: Path) -> Figures:
    """Kept on disk up to its middle, taken up again, played on to the same end."""
    session = opened(_seating(), SEED)
    keeper = Keeper(folder)
    bare = SavedGame(record=_record(session, over=False), seed=SEED, salt=SALT, mansion=MANSION)
    keeper.begin(bare)
    half = len(_whole_game().played) // 2
    for step in _whole_game().played[:half]:
        keeper.add(line_of(step))
    keeper.close()
    if keeper.fault:
        raise SelfTestError(keeper.fault)
    found = Shelf(folder).latest()
    if found is None or found.damaged:
        raise SelfTestError("it was not found again")
    session = resumed(found.kept)
    play_on(session, _seating(), Pledge(SEED, SALT).whims)
    _same(session, _whole_game())
    return {"count": half}


def _verified(folder: Path) -> Figures:
    """The record's promise: deal, dice and every choice as they must have been."""
    confirmed = list(verify(load(folder / "game.cluegame")))
    return {"count": sum(proof.count for proof in confirmed)}


CHECKS: Final = (
    Check("imports", _imports),
    Check("assets", _assets),
    Check("mansions", _mansions),
    Check("sentences", _sentences),
    Check("scenes", _scenes),
    Check("game", _game),
    Check("phones", _phones),
    Check("saved", _saved),
    Check("resumed", _resumed),
    Check("verified", _verified),
)
