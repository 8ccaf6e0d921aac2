"""At twelve sizes, in both languages, every word that is painted fits where it is painted.

Every day takes each size in one of the languages, and the smallest in both.

Scenes come from :data:`clue.devkit.sample_scenes.SCENES`. Only the layout counts here, so nothing but the
places of words is worked out: pictures are looked at in the goldens.
"""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, a_case
from clue.rules.cards import Room, Suspect, Weapon
from clue.text.catalogue import languages
from clue.ui.board.board_view import BoardView
from clue.ui.dialogs.base import QuestionScene
from clue.ui.error import ErrorScene
from clue.ui.menu import title
from clue.ui.screens.settings.scene import GROUPS, SettingsScene
from clue.ui.screens.title.scene import MenuEntry, TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.hand import Hand
from clue.ui.table.scene import TableScene
from clue.ui.theme import styles
from clue.ui.theme.lettering import Halo, Lettering
from clue.ui.theme.look import Painter
from clue.ui.theme.styles import HAND_FACE, plain
from tests.daily import LONG, long, part
from tests.ui.layouts import COMPANY, SIZES, check, check_table


def _title():
    keys = ("continue", "new", "first", "saved", "rules", "statistics", "settings", "quit")
    return TitleScene(
        lambda _: [MenuEntry(f"title-{key}", _nothing, lambda _: "x") for key in keys]
    )


def _question():
    about = "You can go on with it from the title at any time. " * 2
    return QuestionScene("Leave this game?", about, "To the title", "Cancel", _nothing)


def _nothing(*_):
    return None


BESIDES = {
    "full title": _title,
    "question": _question,
    "error": lambda: ErrorScene(ValueError("x"), _title),
    **{f"settings of {group}": lambda group=group: SettingsScene(group) for group in GROUPS},
}
"""Scenes that nobody needs a picture of."""

TOUCH = 3
"""Pixels by which halos and long letters may meet."""
LARGE_SIZES = ((1024, 640), (1920, 1080))
SOME = (*LARGE_SIZES, (1280, 960), (2560, 1080))
LOOKS = [(language, size) for language in languages() for size in SIZES]
DAILY = {LOOKS[0], LOOKS[-4]}
if STRANGE := os.environ.get("CLUE_LOOK_AT"):  # a language of tools/pseudo_language.py, alone
    LOOKS = [(STRANGE, size) for size in LARGE_SIZES]
    DAILY = set(LOOKS)
LOOKED_BACK_ON = frozenset({"review", "replay", "replay-open"})
"""Every move of their game is thought over again, which takes seconds: every day, of a short one."""
SHORT_GAME = "141"


@dataclass
class Written:
    """Some words that were painted."""

    letters: Lettering
    words: object
    style: object
    rect: pygame.Rect
    wrap: bool
    lines: int | None
    clip: pygame.Rect
    align: str = "left"
    valign: str = "top"

    @property
    def area(self) -> pygame.Rect:
        """Where the letters themselves are, as far as they can be seen."""
        width = self.rect.width if self.wrap else None
        wide, high = self.letters.size(self.words, self.style, width)
        if self.lines is not None:
            high = min(high, self.lines * self.letters.line_height(self.style))
        area = pygame.Rect(self.rect.topleft, (min(wide, self.rect.width), high))
        if self.align != "left":
            area.centerx = self.rect.centerx
        if self.align == "right":
            area.right = self.rect.right
        if self.valign == "middle":
            area.centery = self.rect.centery
        return area.clip(self.clip)

    def meets(self, other: Written) -> bool:
        """Whether words lie on other words; lines that only touch do not."""
        both = self.area.clip(other.area)
        least = min(self.area.height, other.area.height)
        return both.width > TOUCH and both.height > max(TOUCH, least / 3)

    def fault(self) -> str:
        """In what way the words do not fit; nothing if they do."""
        if not self.clip.contains(self.rect):
            return ""  # scrolled half out of sight
        if self.style.face == HAND_FACE and self.lines == 1:
            return ""  # beside a card stands the beginning of what its player wrote about it
        line = self.letters.line_height(self.style)
        wide, high = self.letters.size(
            self.words, self.style, self.rect.width if self.wrap else None
        )
        if wide > self.rect.width + 2:
            return f"{wide} wide in {self.rect.width}"
        if self.lines is not None and high > self.lines * line:
            return f"{high // line} lines instead of {self.lines}"
        if high > self.rect.height + line // 3:
            return f"{high} high in {self.rect.height}"
        return ""


class Laid(pygame.Surface):
    """A canvas that knows where words lie that were made into pictures first."""

    def __init__(self, size, pictures, found):
        super().__init__(size)
        self.pictures = pictures
        self.found = found

    def blit(self, source, dest, *rest, **more):
        lettered = self.pictures.get(id(source))
        if lettered is not None:
            corner = dest.topleft if isinstance(dest, pygame.Rect) else dest
            self.found.append(lettered.laid(pygame.Rect(corner, source.get_size()), self))
        return super().blit(source, dest, *rest, **more)


@dataclass
class Lettered:
    """Words that became a picture, with a halo so wide round them."""

    letters: Lettering
    words: object
    style: object
    image: pygame.Surface  # kept, that no other picture gets its place in memory
    width: int | None = None
    lines: int | None = None
    halo: int = 0

    def laid(self, rect, canvas):
        """They lie on a canvas; where they hang over its edge they have no room there."""
        inner = rect.inflate(-2 * self.halo, -2 * self.halo)
        clip = canvas.get_clip()
        if clip.size == canvas.get_size():
            inner = inner.clip(canvas.get_rect())
        wrap = self.width is not None
        if wrap:
            inner.width = min(self.width, canvas.get_width() - inner.x)
        return Written(self.letters, self.words, self.style, inner, wrap, self.lines, clip)


@pytest.fixture
def pictures(monkeypatch):
    """The pictures that were made of words."""
    made: dict[int, Lettered] = {}
    image, haloed = Lettering.image, Lettering.haloed

    def note(lettered):
        made[id(lettered.image)] = lettered
        return lettered.image

    def letter(self, words, style, *, width=None, lines=None, **more):
        found = image(self, words, style, width=width, lines=lines, **more)
        return note(Lettered(self, words, style, found, width, lines))

    def halo(self, words, style, **more):
        found = haloed(self, words, style, **more)
        wide = (found.get_width() - self.size(words, style)[0]) // 2
        return note(Lettered(self, words, style, found, halo=wide))

    monkeypatch.setattr(Lettering, "image", letter)
    monkeypatch.setattr(Lettering, "haloed", halo)
    return made


@pytest.fixture
def written(monkeypatch, pictures):
    """Everything that is written instead of painted; pictures are left out."""
    found: list[Written] = []

    def draw(self, canvas, words, style, rect, *, wrap=False, lines=None, **how):
        if plain(words).strip():
            clip = canvas.get_clip().copy()
            sides = how.get("align", "left"), how.get("valign", "middle")
            found.append(Written(self, words, style, rect.copy(), wrap, lines, clip, *sides))
        size = self.size(words, style, rect.width if wrap else None)
        return pygame.Rect(rect.topleft, size)

    def nothing(*_, **__):
        return None

    def of_some_size(_painter, _canvas, rect, *_, **__):
        assert min(rect.size) > 0, rect

    def speck(*_, **__):
        dot = pygame.Surface((1, 1), pygame.SRCALPHA)
        dot.fill((255, 255, 255))
        return dot

    monkeypatch.setattr(Lettering, "draw", draw)
    for name in ("panel", "card", "ring"):
        monkeypatch.setattr(Painter, name, of_some_size)
    for name in ("backdrop", "ribbon"):
        monkeypatch.setattr(Painter, name, speck)
    monkeypatch.setattr(BoardView, "draw", nothing)
    monkeypatch.setattr("clue.ui.media.assets.Assets.preload", nothing)
    monkeypatch.setattr("clue.ui.media.assets.Assets.scaled", speck)
    monkeypatch.setattr("clue.ui.board.pieces._lengths", {})  # specks are short
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")
    monkeypatch.setattr(Robot, "pictures", pictures, raising=False)
    return found


def looked_at(robot, written, where):
    """Draw once, and find fault."""
    written.clear()
    robot.app.hidden = False
    robot.app.damage()
    robot.step()
    robot.app.hidden = True
    assert written, where
    written.clear()
    robot.scene.draw(Laid(robot.app.canvas.get_size(), robot.pictures, written))
    faults = [(plain(w.words), w.fault()) for w in written if w.fault()]
    assert not faults, (where, faults)
    upon = [
        (plain(one.words), plain(other.words))
        for one, other in itertools.combinations(written, 2)
        if one.words != other.words and one.meets(other)
    ]
    assert not upon, (where, upon)
    if isinstance(robot.scene, TableScene):
        check_table(robot, where)
    check(robot, where)


def at(name, settings):
    """A robot at a moment, which has drawn nothing so far."""
    robot = Robot(title, size=SIZES[0], settings=settings)
    robot.app.hidden = True
    if name in SCENES:
        with pytest.MonkeyPatch.context() as patch:
            if name in LOOKED_BACK_ON and not LONG:
                patch.setattr("clue.devkit.sample_scenes.SEED", SHORT_GAME)
            SCENES[name](robot, a_case(COMPANY))
    else:
        robot.app.replace(BESIDES[name]())
    robot.settle()
    return robot


NAMES = [name for name in SCENES if LONG or not name.startswith("mansion-")]
"""The same table in another mansion is laid out as in the classic one."""


@long
@pytest.mark.parametrize("name", [*NAMES, *BESIDES])
def test_at_every_size_in_every_language(name, written):
    with at(name, Settings(language="en").but(**QUIET)) as robot:
        for language, size in part(LOOKS, DAILY):
            robot.app.change(robot.app.settings.but(language=language))
            robot.resize(size)
            looked_at(robot, written, (name, language, size))


LARGE = list(itertools.product([*NAMES, *BESIDES], LARGE_SIZES))


@long
@pytest.mark.parametrize(("name", "size"), part(LARGE, LARGE[::6]))
def test_letters_half_as_large_again(name, size, written):
    with at(name, Settings(language="fr", text_size=1.5).but(**QUIET)) as robot:
        robot.resize(size)
        looked_at(robot, written, (name, "fr 150 %", size))


@pytest.mark.parametrize("make", ["image", "haloed"])
def test_words_that_became_pictures_are_found_over_the_edge(make, written):
    """The proof's own proof."""
    with Robot(title, settings=Settings(language="en").but(**QUIET)) as robot:
        canvas = Laid((300, 100), robot.pictures, written)
        halo = {"halo": Halo(reach=3)} if make == "haloed" else {}
        words = getattr(robot.app.look.letters, make)(
            "Somebody has been here", styles.SMALL, **halo
        )
        for corner in ((10, 10), (300 - words.get_width() // 2, 10), (10, 90)):
            canvas.blit(words, corner)
        assert [bool(w.fault()) for w in written[-3:]] == [False, True, True]
        written.clear()
        below = pygame.Rect(10, 10 + words.get_height() // 2, 200, 30)
        canvas.blit(words, (10, 10))
        robot.app.look.letters.draw(canvas, "before", styles.SMALL, below, valign="top")
        assert written[0].meets(written[1])


# -- what no moment shows --------------------------------------------------------------------------


@long
@pytest.mark.parametrize("language", part(languages(), ["fr"]))
def test_why_a_place_cannot_be_reached_has_room_beside_the_dice(language, written):
    reasons = ("same-room", "doors-blocked", "no-path-of-length", "must-use-whole-roll", "cut-off")
    with at("walk", Settings(language=language).but(**QUIET)) as robot:
        for size in SIZES:
            robot.resize(size)
            for reason in reasons:
                robot.scene.panels.next_thing.sentence.say_now(
                    robot.scene.words.say(f"refusal-{reason}")
                )
                looked_at(robot, written, (reason, language, size))


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("count", [3, 5, 6, 9])
def test_every_card_of_a_hand_can_be_read(count, text, written):
    rooms = [Room(name) for name in ("dining-room", "billiard-room", "conservatory")]
    cards = (*rooms, Weapon.LEAD_PIPE, Suspect.PLUM, *rooms, Suspect.MUSTARD)[:count]
    with at("table", Settings(language="fr", text_size=text).but(**QUIET)) as robot:
        for size in SOME:
            robot.resize(size)
            hand = Hand(robot.screen, cards, robot.scene.words)
            hand.place(robot.scene.layout.hand)
            written.clear()
            hand.draw(robot.app.canvas)
            assert [w.fault() for w in written] == [""] * count, (size, text)
            for w in written:
                longest = max(w.letters.size(word, w.style)[0] for word in w.words.split(" "))
                assert longest <= w.rect.width, (size, text, w.words)
            assert all(hand.rect.contains(place) for place in hand.places()), (size, text)
            for _, row in itertools.groupby(hand.places(), key=lambda place: place.top):
                places = [*row]
                middle = (places[0].left + places[-1].right) / 2
                assert abs(middle - hand.rect.centerx) <= 1, "a shorter row stands in the middle"
