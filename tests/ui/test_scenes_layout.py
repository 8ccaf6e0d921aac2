"""At every window size, in both languages: nothing cut, nothing on top of another, all in reach."""

import itertools

import pytest

from clue.statistics.samples import made_up_cases
from clue.statistics.store import counted
from clue.ui.moments import an_evening
from clue.ui.robot import Robot
from clue.ui.scenes.error import ErrorScene
from clue.ui.scenes.newgame import NewGameScene
from clue.ui.scenes.pause import PauseScene, QuestionScene, Way
from clue.ui.scenes.promise import PromiseScene
from clue.ui.scenes.rules_page import RulesScene
from clue.ui.scenes.settings import GROUPS, SettingsScene
from clue.ui.scenes.statistics import StatisticsScene
from clue.ui.scenes.title import Entry, TitleScene
from clue.ui.settings import Settings
from clue.ui.theme.markup import plain
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.label import Label

SIZES = (
    (1024, 640),
    (1024, 768),
    (1152, 720),
    (1280, 720),
    (1280, 960),
    (1366, 768),
    (1440, 900),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
)


def _nothing(*_):
    return None


def _title():
    keys = ("continue", "new", "first", "saved", "rules", "statistics", "settings", "quit")
    return TitleScene(lambda _: [Entry(f"title-{key}", _nothing, lambda _: "x") for key in keys])


def _pause():
    keys = ("pause-rules", "pause-settings", "pause-leave", "pause-quit")
    return PauseScene([Way(key, _nothing) for key in keys])


def _question():
    about = "You can go on with it from the title at any time. " * 2
    return QuestionScene("Leave this case?", about, "To the title", "Cancel", _nothing)


SCENES = {
    "title": _title,
    "newgame": lambda: NewGameScene(_nothing),
    "rules": RulesScene,
    "pause": _pause,
    "question": _question,
    "promise": lambda: PromiseScene("0123456789abcdef" * 4),
    "statistics": lambda: StatisticsScene(counted(made_up_cases())),
    "statistics-empty": lambda: StatisticsScene(counted(())),
    "error": lambda: ErrorScene(ValueError("x"), _title),
    "error-case": lambda: ErrorScene(ValueError("x"), _title, doing="build", evening=an_evening()),
    **{f"settings-{group}": lambda group=group: SettingsScene(group) for group in GROUPS},
}


def _scrolled(robot, widget):
    return any(
        isinstance(box, ScrollBox) and box is not widget and widget in box.walk()
        for box in robot.widgets()
    )


@pytest.fixture(autouse=True)
def _no_painting(monkeypatch):
    monkeypatch.setattr("clue.ui.scenes.title.PICTURE", "none")


def _without_drawing(robot, size):
    """Only the layout counts here; pictures are looked at elsewhere."""
    robot.app._hidden = True
    if size != robot.app.look.size:
        robot.resize(size)


def _check(robot, where):
    window = robot.app.canvas.get_rect()
    stops = [stop for stop in robot.screen.stops() if not _scrolled(robot, stop)]
    for stop in stops:
        assert window.contains(stop.rect), (where, "outside", stop.rect)
        assert stop.rect.width > 8, where
        assert stop.rect.height > 8, where
    for first, second in itertools.combinations(stops, 2):
        inside = first.rect.contains(second.rect) or second.rect.contains(first.rect)
        assert inside or not first.rect.colliderect(second.rect), (where, first.rect, second.rect)
    for widget in robot.widgets():
        if isinstance(widget, Label) and plain(widget.words).strip():
            _check_label(robot, widget, where)
    met = set()
    for _ in robot.screen.stops():
        met.add(robot.screen.focused)
        robot.screen.step(1)
    assert met == set(robot.screen.stops()), where


def _check_label(robot, label, where):
    if not _scrolled(robot, label):
        assert robot.app.canvas.get_rect().contains(label.rect), (where, label.words, label.rect)
    letters = robot.app.look.letters
    style = label.style if label.wrap else letters.fit(label.words, label.style, label.rect.width)
    wide, high = letters.size(label.words, style, label.rect.width if label.wrap else None)
    line = letters.line_height(label.style)
    assert wide <= label.rect.width + 2, (where, label.words)
    if label.lines is not None:
        high = min(high, label.lines * line)
    assert high <= label.rect.height + line // 3, (where, label.words, high, label.rect)


@pytest.mark.parametrize("name", SCENES)
def test_every_size_in_both_languages(name):
    for language in ("en", "fr"):
        with Robot(SCENES[name], size=SIZES[0], settings=Settings(language=language)) as robot:
            for size in SIZES:
                _without_drawing(robot, size)
                _check(robot, (name, language, size))


@pytest.mark.parametrize("name", SCENES)
def test_letters_half_as_large_again(name):
    settings = Settings(language="fr", text_size=1.5)
    with Robot(SCENES[name], size=(1024, 640), settings=settings) as robot:
        for size in ((1024, 640), (1024, 768), (1920, 1080)):
            _without_drawing(robot, size)
            _check(robot, (name, "fr 150 %", size))
