"""The page in a real browser: whole games by taps, lines cut at random, and how it looks and reads."""

from __future__ import annotations

import time
from random import Random

import pytest

from clue.devkit.phone_table import PhoneTable
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.replay import replayed
from tests.daily import LONG, long
from tests.phones.browser import SIZES, Finger, chromium

RED, MUSTARD = SUSPECTS[:2]
PATIENCE = 240
CUTS = 25


@pytest.fixture(scope="module")
def browser():
    playing, found = chromium()
    yield found
    found.close()
    playing.stop()


def play_out(table, fingers, chance, cut=lambda finger: None):
    """Everybody taps what is due until the game is over."""
    end = time.monotonic() + PATIENCE
    while table.case.decider is not None:
        assert time.monotonic() < end
        busy = False
        for finger in fingers.values():
            busy |= finger.turn(chance)
            cut(finger)
        if not busy:
            time.sleep(0.01)
    for finger in fingers.values():
        while "end" not in (finger.seen("document.querySelector('#thumb strong') ? 'end' : ''")):
            finger.turn(chance)
        assert not finger.errors


@long
@pytest.mark.parametrize("edition", ["deluxe", "vintage"] if LONG else ())
def test_six_browsers_play_a_whole_game_by_taps(browser, edition):
    sizes = (*SIZES, (390, 844), (844, 390))
    book = PhoneTable.dealt(["phone"] * 6, f"taps {edition}", edition=EDITIONS[edition])
    with PhoneTable(book) as table:
        fingers = {
            seat: Finger(browser, sizes[n], ("en", "fr")[n % 2]).sit(table.link(seat))
            for n, seat in enumerate(table.party.seats)
        }
        play_out(table, fingers, Random(6))
        record = table.book.record("")
        assert replayed(record).state == table.case.session.state
        for finger in fingers.values():
            finger.context.close()


@long
@pytest.mark.parametrize("seed", range(2) if LONG else ())
def test_cuts_reloads_and_restarts_lose_and_double_nothing(browser, seed, tmp_path, monkeypatch):
    """Lines closed by the server, pages reloaded, the game begun anew, all while people tap."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    chance = Random(seed)
    book = PhoneTable.dealt(["phone", "phone", "phone"], f"cut {seed}")
    table, path = PhoneTable(book), book.keeper.path
    fingers = [Finger(browser).sit(table.link(seat)) for seat in table.party.seats]
    cuts = 0
    end = time.monotonic() + PATIENCE
    try:
        while table.case.decider is not None and cuts < CUTS:
            assert time.monotonic() < end
            for finger in fingers:
                if not finger.turn(chance):
                    continue
                way = chance.random()
                cuts += way < 0.45
                if way < 0.2:
                    for line in list(table.party.server._lines.values()):
                        table.party.server._cut(line)
                elif way < 0.35:
                    finger.page.reload()
                elif way < 0.45:
                    table.close()
                    table = PhoneTable(PhoneTable.again(path))
        for finger in fingers:
            assert not finger.errors
    finally:
        table.close()
        for finger in fingers:
            finger.context.close()
    assert cuts >= 10
    kept = PhoneTable.again(path).case.session if table.case.decider else table.case.session
    assert kept.state == table.case.session.state  # the journal has what was played, once each
    assert replayed(table.book.record("")).state == kept.state


@long
@pytest.mark.skipif(not LONG, reason="a browser plays only with CLUE_LONG=1")
def test_a_line_that_goes_mute_is_given_up(browser):
    """Nobody says that it is gone: the page's own beat finds out."""
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        finger = Finger(browser).sit(table.link(RED))
        server = table.party.server
        line = server._lines[RED]
        line.connection.send = lambda *_, **__: None  # nothing reaches the page any more
        end = time.monotonic() + 20
        while server._lines.get(RED) is line or RED not in server._lines:
            assert time.monotonic() < end
            finger.page.wait_for_timeout(200)
        finger.tap("roll")
        while not table.case.session.played:
            assert time.monotonic() < end
            finger.page.wait_for_timeout(50)
        finger.context.close()


@long
@pytest.mark.parametrize("language", ["en", "fr"] if LONG else ())
@pytest.mark.parametrize("size", SIZES if LONG else (), ids=str)
def test_nothing_is_cut_off_and_everything_can_be_reached(browser, size, language):
    """At every size: no scrolling sideways, buttons large enough, names for a screen reader."""
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "constable"], keep=False)) as table:
        finger = Finger(browser, size, language).sit(table.link(RED))
        for leaf in ("hand", "notes", "board", "log"):
            finger.tap(f"tab-{leaf}")
            finger.page.wait_for_timeout(150)
            assert finger.seen(_FAULTS) == [], leaf
        finger.tap("tab-hand")
        finger.tap("roll")
        finger.page.wait_for_timeout(400)
        assert finger.seen(_FAULTS) == []
        finger.tap("gear")
        assert finger.seen(_FAULTS) == []
        assert finger.seen("document.documentElement.lang") == language
        finger.context.close()


_FAULTS = """() => {
  const faults = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) faults.push("scrolls sideways");
  const main = document.querySelector("#leaf");
  const app = document.querySelector("#app").getBoundingClientRect();
  if (Math.abs(app.width - wide) > 1) faults.push(`page is ${app.width} of ${wide} wide`);
  if (main && main.scrollWidth > main.clientWidth + 1) faults.push("leaf scrolls sideways");
  for (const b of document.querySelectorAll("button, input, summary")) {
    const r = b.getBoundingClientRect();
    if (!r.width) continue;
    const name = (b.getAttribute("aria-label") || b.textContent || "").trim();
    if (!name) faults.push(`no name: ${b.outerHTML.slice(0, 80)}`);
    if (r.right > wide + 1 || r.left < -1) faults.push(`outside: ${name}`);
    if (!b.closest("table") && (r.height < 40 || r.width < 40)) faults.push(`small: ${name} ${r.width}x${r.height}`);
    if (b.scrollWidth > b.clientWidth + 2) faults.push(`cut: ${name}`);
  }
  for (const t of document.querySelectorAll('[role="tab"]')) if (!t.hasAttribute("aria-selected")) faults.push("tab");
  for (const i of document.querySelectorAll("img")) if (!i.hasAttribute("alt")) faults.push("no alt");
  if (document.querySelectorAll("h1").length !== 1) faults.push("h1");
  return faults;
}"""


@long
@pytest.mark.skipif(not LONG, reason="a browser plays only with CLUE_LONG=1")
def test_another_page_in_the_same_browser_gets_nothing(browser):
    """DNS rebinding, foreign frames and sockets: nothing is told to any other origin."""
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        host = table.party.open_at
        page = browser.new_page()
        page.goto("data:text/html,<p>foreign")
        outcome = page.evaluate(
            """(host) => new Promise((done) => {
                const line = new WebSocket(`ws://${host}/seat`);
                line.onopen = () => done("open");
                line.onerror = () => done("refused");
            })""",
            host,
        )
        assert outcome == "refused"
        page.close()
