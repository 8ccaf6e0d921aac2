"""How the page looks and reads: pictures at four sizes in both languages, names, contrast, keys."""

from __future__ import annotations

import io
from pathlib import Path

import pygame
import pytest

from clue.phones.cardboard import CardboardGames
from tests.daily import LONG, long
from tests.phones.browser import SIZES, Finger, chromium
from tests.phones.moments import pictures, still, table_at
from tests.phones.test_beside import HANDS, RED, BesideTable, dealt
from tests.ui.test_goldens import MEAN, REWRITE, SAME, TILE_MEAN, differs

PICTURES = Path(__file__).parents[1] / "golden" / "phones"
ACROSS = 4
WIDE = 1200
"""Pixels of a kept picture: four pages beside each other."""
TEXT, LARGE_TEXT = 4.5, 3.0
"""Contrast that letters need (WCAG 2.2, AA)."""

pytestmark = pytest.mark.skipif(not LONG, reason="a browser plays only with CLUE_LONG=1")
LOOKS = [(size, language) for size in SIZES for language in ("en", "fr")] if LONG else []


@pytest.fixture(scope="module")
def browser():
    playing, found = chromium()
    yield found
    found.close()
    playing.stop()


def lobby(finger, link):
    finger.page.goto(link)
    finger.at("me").wait_for()


def sit(finger, table):
    """Sit down, and put away what was shown before."""
    finger.tap("me")
    table.rest()
    finger.wait("document.querySelector('#thumb.mine') !== null")
    finger.page.wait_for_timeout(300)
    if finger.seen("document.querySelector('[data-key=seen]') !== null"):
        finger.tap("seen")


def leaf(name):
    return lambda finger: finger.tap(f"tab-{name}")


def suggest(finger):
    for card in ("green", "wrench"):
        finger.tap(f"card-{card}")


def show(finger):
    finger.page.locator('[role="radio"]').first.click()


def settings(finger):
    finger.tap("gear")


def accuse(finger):
    finger.tap("accuse")


MOMENTS = {
    "lobby": ("turn", None),
    "hand": ("turn", leaf("hand")),
    "notes": ("turn", leaf("notes")),
    "log": ("turn", leaf("log")),
    "board": ("walk", leaf("board")),
    "suggest": ("suggest", suggest),
    "show": ("show", show),
    "settings": ("turn", settings),
}
"""What is looked at: at which moment of a game, and what is done first."""


def pages(browser, size, language, names=tuple(MOMENTS)):
    """The page at each moment, ready to be looked at."""
    for name in names:
        moment, go = MOMENTS[name]
        with table_at(moment) as (table, seat):
            finger = Finger(browser, size, language)
            lobby(finger, table.link(seat))
            if go is not None:
                sit(finger, table)
                go(finger)
            still(finger)
            assert not finger.errors
            yield name, finger
            finger.context.close()


def seen(finger):
    return pygame.image.load(io.BytesIO(finger.page.screenshot()), ".png")


def sheet(shots, size):
    """All of them on one sheet."""
    wide = WIDE // ACROSS
    high = size[1] * wide // size[0]
    laid = pygame.Surface((WIDE, high * -(-len(shots) // ACROSS)), depth=24)
    for index, shot in enumerate(shots):
        small = pygame.transform.smoothscale(shot.convert(24), (wide, high))
        laid.blit(small, (index % ACROSS * wide, index // ACROSS * high))
    kept = io.BytesIO()
    pygame.image.save(laid, kept, ".jpg")
    return kept.getvalue()


@pytest.fixture
def _window():
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()


@long
@pytest.mark.usefixtures("_window")
@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_the_page_looks_as_it_did(browser, size, language):
    shots = [seen(finger) for _, finger in pages(browser, size, language)]
    as_it_was(f"{size[0]}x{size[1]}-{language}.jpg", shots, size)


def as_it_was(name, shots, size):
    """They look as on the sheet of that name, which is written anew where that is wished."""
    path, now = PICTURES / name, sheet(shots, size)
    if REWRITE:
        if differs(path, now, SAME, 1):
            PICTURES.mkdir(parents=True, exist_ok=True)
            path.write_bytes(now)
        return
    assert not differs(path, now, MEAN, TILE_MEAN)


@long
@pytest.mark.parametrize("language", ("en", "fr") if LONG else ())
def test_everything_has_a_role_and_a_name_and_letters_are_told_from_their_ground(browser, language):
    """Chromium's own accessibility tree, and WCAG's contrast of every letter that is not a picture."""
    for name, finger in pages(browser, (390, 844), language):
        cdp = finger.context.new_cdp_session(finger.page)
        nodes = cdp.send("Accessibility.getFullAXTree")["nodes"]
        heard = [node for node in nodes if not node.get("ignored")]
        roles = {node["role"]["value"] for node in heard}
        nameless = [
            node["role"]["value"]
            for node in heard
            if node["role"]["value"] in NAMED and not node.get("name", {}).get("value", "").strip()
        ]
        assert not nameless, name
        assert roles & {"main", "tabpanel", "dialog"}, name
        assert "heading" in roles, name
        if name not in {"lobby", "settings"}:  # nothing behind a sheet is heard
            assert {"tab", "tablist", "status"} <= roles, name
        assert finger.page.evaluate(_FAINT, [LARGE_TEXT, TEXT]) == [], name


NAMED = {
    *("button", "radio", "checkbox", "tab", "link", "textbox", "image", "dialog", "radiogroup"),
    *("heading", "tabpanel", "columnheader", "rowheader", "region", "form"),
}


@long
def test_the_keyboard_reaches_everything_and_shows_where_it_is(browser):
    for name, finger in pages(browser, (390, 844), "en", ("hand", "suggest", "settings")):
        been = []
        for _ in range(80):
            finger.page.keyboard.press("Tab")
            where = finger.seen(_FOCUS)
            if where is None:  # from the last it goes on at the first
                continue
            if where["key"] in been:
                break
            assert where["ring"], where
            been.append(where["key"])
        for must in ("go", "roll") if name != "settings" else ("close",):
            assert must in been or finger.seen(f"!document.querySelector('[data-key={must}]')"), (
                name
            )
        if name == "settings":  # nothing behind a sheet can be come to
            assert all(
                where.startswith(("tongue", "size", "help", "calm", "close")) for where in been
            )
            finger.page.keyboard.press("Escape")
            assert finger.seen("document.activeElement.dataset.key") == "gear"  # back where one was
        if name == "suggest":
            finger.at("card-green").focus()
            finger.page.keyboard.press("ArrowRight")
            assert finger.seen("document.activeElement.dataset.key") == "card-peacock"


@long
def test_larger_letters_cut_nothing_off(browser):
    """The page's own text size at its largest, on the smallest phone."""
    for name, finger in pages(browser, (320, 568), "fr", ("hand", "suggest", "show", "board")):
        finger.tap("gear")
        finger.tap("size-150")
        finger.tap("close")
        finger.page.wait_for_timeout(100)
        assert finger.seen(_CUT) == [], name


@long
def test_who_wants_less_movement_sees_none(browser):
    with table_at("turn") as (table, seat):
        finger = Finger(browser)
        finger.page.emulate_media(reduced_motion="reduce")
        lobby(finger, table.link(seat))
        sit(finger, table)
        finger.tap("accuse")
        for key in ("card-green", "card-rope", "card-hall"):
            finger.tap(key)
        box = finger.page.locator("#thumb .hold").bounding_box()
        finger.page.mouse.move(box["x"] + 20, box["y"] + 20)
        finger.page.mouse.down()
        assert finger.seen("document.getAnimations().length") == 0
        finger.context.close()


@long
@pytest.mark.usefixtures("_window")
@pytest.mark.parametrize(("size", "language"), LOOKS, ids=str)
def test_beside_a_real_board_everything_is_noted_by_taps(browser, tmp_path, size, language):
    """A hand told, a suggestion noted and taken out again; nothing is cut off, faint or otherwise."""
    place, shots = CardboardGames(tmp_path), []
    with BesideTable(dealt(place), place) as table:
        for name, picture in pictures().items():
            table.hall.add_picture(name, *picture)
        table.hall.publish()
        finger = Finger(browser, size, language)
        lobby(finger, table.hall.invitation(RED)[1])
        finger.tap("me")

        def well():
            still(finger)
            shots.append(seen(finger))
            assert finger.seen(_CUT) == []
            assert finger.page.evaluate(_FAINT, [LARGE_TEXT, TEXT]) == []

        for card in HANDS[RED]:
            finger.tap(f"card-{card}")
        well()
        finger.tap("go")
        finger.tap("ask")
        for key in ("card-plum", "card-rope", "card-hall", "shower-mustard"):
            finger.tap(key)
        well()
        finger.tap("go")
        finger.wait("document.querySelector('[data-key=card-plum]') !== null")
        well()
        finger.tap("card-plum")
        finger.tap("go")
        finger.wait("document.querySelector('#thumb .primary[data-key=ask]') !== null")
        assert table.game.private(RED).shown == {table.game.game.asked[0].id: "plum"}
        for name in ("notes", "log"):
            finger.tap(f"tab-{name}")
            well()
        number = table.game.game.asked[0].id
        finger.tap(f"out-{number}")
        finger.tap(f"out-{number}")
        finger.wait("document.querySelector('.asked') === null")
        assert not table.game.game.asked
        assert not finger.errors
        finger.context.close()
    as_it_was(f"beside-{size[0]}x{size[1]}-{language}.jpg", shots, size)


_FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  return {key: one.dataset.key || one.id, ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2};
}"""
_CUT = """() => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) faults.push("scrolls sideways");
  for (const b of document.querySelectorAll("button, input, summary, h1, h2, p")) {
    const r = b.getBoundingClientRect();
    if (!r.width || b.closest("table, .aside, .veil")) continue;
    const name = (b.getAttribute("aria-label") || b.textContent || "").trim().slice(0, 40);
    if (r.right > wide + 1 || r.left < -1) faults.push(`outside: ${name}`);
    if (b.scrollWidth > b.clientWidth + 2) faults.push(`cut: ${name}`);
  }
  return faults;
}"""
_FAINT = """([largeText, text]) => {
  const parse = (text) => { const m = text.match(/rgba?\\(([^)]+)\\)/); if (!m) return null;
    const [r, g, b, a = 1] = m[1].split(/[ ,/]+/).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], under) => [r, g, b].map((v, i) => v * a + under[i] * (1 - a));
  const light = (c) => { const [r, g, b] = c.map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const grounds = (one) => {
    if (!one) return [[7, 19, 23]];
    const style = getComputedStyle(one);
    const under = grounds(one.parentElement);
    const stops = (style.backgroundImage.match(/rgba?\\([^)]+\\)/g) || []).map(parse);
    const layers = stops.length ? stops : [parse(style.backgroundColor) || [0, 0, 0, 0]];
    return layers.flatMap((layer) => under.map((ground) => over(layer, ground)));
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const one = node.parentElement;
    if (!node.textContent.trim() || !one.checkVisibility()) continue;
    if (one.closest(".aside, .map, .card .name, script, style, [disabled], [aria-disabled], .disc, [inert], .faded")) continue;
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 600) ? largeText : text;
    let opacity = 1;
    for (let up = one; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const ink = parse(style.color);
    const worst = Math.min(...grounds(one).map((ground) => ratio(over([...ink.slice(0, 3), ink[3] * opacity], ground), ground)));
    if (worst < least) faint.push(`${worst.toFixed(2)}: ${node.textContent.trim().slice(0, 30)} (${one.className || one.tagName})`);
  }
  return [...new Set(faint)];
}"""
