"""A real browser: Debian's Chromium, driven by playwright; where it is missing, tests say so."""

from __future__ import annotations

import contextlib
import os
import shutil
import time

import pytest

from tests.daily import LONG

try:
    from playwright.sync_api import TimeoutError as PlaywrightTimeout
    from playwright.sync_api import sync_playwright
except ImportError:
    sync_playwright, PlaywrightTimeout = None, TimeoutError

BOLD = 0.25
"""How often who may accuse does: a game by chance comes to an end."""
PATIENCE = 20_000
"""Milliseconds for what must be there: other programs may be busy."""
BRIEF = 2_000
"""And for what may have gone from under the finger: one looks again then."""
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024))


def chromium():
    """Chromium and playwright; a run that must not do without them fails."""
    if not LONG:
        pytest.skip("a browser plays only with CLUE_LONG=1")
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    missing = "" if found else "there is no Chromium here"
    if sync_playwright is None:
        missing = "playwright is not installed"
    if missing:
        assert not os.environ.get("CI"), missing
        pytest.skip(missing)
    playing = sync_playwright().start()
    return playing, playing.chromium.launch(
        executable_path=found,
        args=[
            "--no-sandbox",
            "--disable-dev-shm-usage",  # a container's is small
            "--disable-gpu",
            "--no-proxy-server",
            "--host-resolver-rules=MAP 192.168.178.20 127.0.0.2",
        ],
    )


class Finger:
    """Taps what a person would tap, and nothing else."""

    def __init__(self, browser, size=(390, 844), language="en"):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=True,
            is_mobile=True,
        )
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def sit(self, link):
        self.page.goto(link)
        self.tap("me")
        self.page.locator("#thumb").wait_for()
        return self

    def at(self, key):
        return self.page.locator(f'[data-key="{key}"]')

    def tap(self, key):
        self.at(key).first.click(timeout=PATIENCE)

    def seen(self, script):
        return self.page.evaluate(script)

    def wait(self, script):
        """Until it is so; asked again and again, for the page lets no foreign script in."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.seen(script):
            assert time.monotonic() < end, script
            self.page.wait_for_timeout(20)

    def number(self):
        """The decision this page shows as its own; less than nought where it shows none."""
        return self.seen("(window.clueNumber ?? -1)")

    def turn(self, chance):
        """One tap of what is due, if anything is; whether there was."""
        due = self.seen(_DUE)
        if due is None:
            return False
        kind, what = due
        if kind == "tap" and chance.random() < BOLD and self.seen(_MAY_ACCUSE):
            what = '[data-key="accuse"]'
        with contextlib.suppress(PlaywrightTimeout):  # it went away under the finger: look again
            self._do(kind, what, chance)
        return True

    def _do(self, kind, what, chance):
        if kind == "tap":
            self.page.locator(what).first.click(timeout=BRIEF)
        elif kind == "choose":
            for group in what:
                self.page.locator(chance.choice(group)).first.click(timeout=BRIEF)
        elif kind == "hold":
            button = self.page.locator(what).first
            box = button.bounding_box()
            self.page.mouse.move(box["x"] + 20, box["y"] + 20)
            self.page.mouse.down()
            self.page.wait_for_timeout(1100)
            self.page.mouse.up()


_MAY_ACCUSE = "Boolean(document.querySelector('#thumb [data-key=accuse]'))"
_DUE = """() => {
  const q = (s) => [...document.querySelectorAll(s)];
  const key = (e) => `[data-key="${CSS.escape(e.dataset.key)}"]`;
  if (q('[data-key="seen"]').length) return ["tap", '[data-key="seen"]'];
  if (q('.sheet').length) return ["tap", '.sheet [data-key="close"]'];
  const thumb = document.querySelector("#thumb.mine");
  if (!thumb) return null;
  const groups = q('#leaf [role="radiogroup"]').map((g) => [...g.querySelectorAll('[role="radio"]')]).filter((g) => g.length);
  const open = groups.filter((g) => !g.some((e) => e.getAttribute("aria-checked") === "true"));
  const place = document.querySelector("#app.board");
  if (place && groups.length) {
    if (groups.flat().some((e) => e.getAttribute("aria-checked") === "true")) return ["tap", '[data-key="go"]'];
    const shown = groups.find((g) => g[0].closest("details").open);
    if (!shown) return ["tap", "summary"];
    return ["choose", [shown.map(key)]];
  }
  if (open.length) return ["choose", open.map((g) => g.map(key))];
  const hold = document.querySelector("#thumb .hold:not(:disabled)");
  if (hold) return ["hold", "#thumb .hold"];
  const go = document.querySelector("#thumb .primary:not(:disabled)");
  if (go) return ["tap", key(go)];
  const any = document.querySelector("#thumb .second");
  return any ? ["tap", key(any)] : null;
}"""
