"""What holds for every layout: nothing cut, nothing on another, all in reach of Tab."""

from __future__ import annotations

import itertools
from dataclasses import replace

from clue.players.names import HUMAN
from clue.ui.table.panels.seats import SeatPanel
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
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
STATES = ("turn", "deciding", "thinking", "out")
"""What a seat may be doing, by the last part of its sentence's key."""
COMPANY = (HUMAN, "inspector", "sergeant", "constable", "inspector", "sergeant")


def _scrolled(robot, widget):
    return any(
        isinstance(box, ScrollBox) and box is not widget and widget in box.walk()
        for box in robot.widgets()
    )


def check(robot, where):
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
            check_label(robot, widget, where)
    met = set()
    for _ in robot.screen.stops():
        robot.screen.step(1)
        met.add(robot.screen.focused)
    assert met == set(robot.screen.stops()), where


def check_label(robot, label, where):
    if not _scrolled(robot, label):
        assert robot.app.canvas.get_rect().contains(label.rect), (where, label.words, label.rect)
    letters = robot.app.look.letters
    style = label.set_in
    wide, high = letters.size(label.words, style, label.rect.width if label.wrap else None)
    line = letters.line_height(style)
    assert wide <= label.rect.width + 2, (where, label.words)
    if label.lines is not None:
        high = min(high, label.lines * line)
    assert high <= label.rect.height + line // 3, (where, label.words, high, label.rect)


def check_table(robot, where):
    """What the layout's rectangles are, and that the seats' words fit them."""
    table = robot.scene
    assert isinstance(table, TableScene)
    lay = table.layout
    places = [*lay.seats, lay.next_thing, lay.menu, lay.board, lay.notebook, lay.hand]
    places += [lay.lately] if lay.lately is not None else []
    assert lay.next_thing.contains(lay.prompt), where
    assert lay.next_thing.contains(lay.dice), where
    assert not lay.prompt.colliderect(lay.dice), where
    window = robot.app.canvas.get_rect()
    for place in places:
        assert window.contains(place), (where, place)
        assert min(place.size) > 20, (where, place)
    for one, other in itertools.combinations(places, 2):
        assert not one.colliderect(other), (where, one, other)
    for panel in robot.widgets():
        if isinstance(panel, SeatPanel):
            check_seat(robot, panel, where)


def check_seat(robot, panel, where):
    """Three lines of words, one below the other, inside the panel."""
    name, small = (robot.app.look.letters.line_height(style) for style in panel.letters())
    assert name + 2 * small <= panel.rect.height + 2, (where, panel.rect)
    line = panel.line
    say = robot.app.words.say
    for state in STATES:
        brief = say("table-seat-out", "short") if state == "out" else ""
        panel.line = replace(line, state=say(f"table-seat-{state}"), brief_state=brief)
        said, style, step = panel.shared(panel.wide)
        words = robot.app.look.letters.size(said, style)[0]
        assert panel.line.cards * step + words <= panel.wide, (where, panel.line.state)
    panel.line = line
