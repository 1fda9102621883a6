"""`python -m bot play` in a separate process, and windows of its page."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.locales.phrase import say
from tests.browser import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

_api = pytest.importorskip(
    "playwright.sync_api", reason="The browser tests need playwright: install it with `make install`."
)
expect, Missed, sync_playwright = _api.expect, _api.TimeoutError, _api.sync_playwright

CHROMIUM = chromium.find()

ROOT = Path(__file__).parents[2]
PHONE, DESK = (390, 844), (1280, 800)
READY = 60_000
"""The maximum number of milliseconds that a step can take on a busy machine."""
expect.set_options(timeout=READY)
MOST_REFUSALS = 20
ENDS_TURN = re.compile(
    r"(?<!Take )(?<!Without )(Fuel|Pistons|Battery|Driveshaft|Tires|Gearshift) \d|^Pull up"
)
"""Matches the name of a button that ends a turn of Gear Head. With a complete car there is no other button in
a last turn.
"""
DRAW = re.compile("^Draw")
"""Matches the name of the button that draws a card in Gear Head. With a complete car, as in one deal out of
forty, the name also contains the odds.
"""
MOVES = ':is([data-press*=":play:"], [data-press*=":tap:"]):not([disabled]):not([aria-disabled])'
ITS = '[data-press*=":look:"], [data-press*=":hint:"], [data-press*=":play:"], [data-select*=":play:"]'
"""A selector for the controls that occur in a hand and in no other private message. *Refresh* can be behind
*More*.
"""
MENUS = ':is([data-select*=":play:"], [data-select*=":open:"]):not([disabled]):not([aria-disabled])'

_WHERE = """(each) => [
    each.dataset.press ?? each.dataset.select,
    each.closest('.column')?.id.replace('column-', '') ?? 'channel',
]"""

_HEIGHTS = "(found) => found.map((each) => each.getBoundingClientRect().height)"

_BROKEN = "[...document.images].filter((each) => each.complete && !each.naturalWidth).map((each) => each.src)"


class Stand:
    """The process behind the page. Its database and its simulated Discord are stored in `path`, so the next
    `begin` finds them again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def begin(self, port: int = 0) -> None:
        """Start the process, and wait until it prints the address of the page."""
        settings = {"PLAY_DATABASE_URL": f"sqlite:///{self.path / 'play.db'}", "ROBOT_PAUSE": "0.02"}
        settings["PYTHONWARNINGS"] = (
            "ignore:resource_tracker"  # Python's warning about a process that was killed
        )
        with (self.path / "play.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot", "play", "--port", str(port)],
                cwd=self.path,
                env={**os.environ, **settings, "PYTHONPATH": str(ROOT)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found is not None, (self.path / "play.log").read_text()
        self.address = found[0]

    def end(self) -> None:
        """Press Ctrl-C, and check that the process ends without an error."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            assert self._process.wait(timeout=READY / 300) == 0, (self.path / "play.log").read_text()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        self._process = None

    def log(self) -> str:
        """Return the warnings and errors in the bot's log."""
        return (self.path / "play.log").read_text()


class Window:
    """A browser window of one person: as wide as a phone or a desktop, in English, German or French."""

    def __init__(
        self, browser: Browser, stand: Stand, name: str, size: tuple[int, int], language: str = "en"
    ) -> None:
        self.name = name
        self.language = language
        self.wide = size[0] > 760
        self.errors: list[str] = []
        self._stand = stand
        self._context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(READY)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _said(self, message: Any) -> None:
        # In some tests a window loses its server, which its console reports. `broken` finds lost pictures.
        away = "WebSocket" in message.text or "net::ERR_" in message.text
        if message.type in ("error", "warning") and not away:
            self.errors.append(message.text)

    def open(self) -> Window:
        """Open the page as this person, once the bot is ready."""
        self.page.goto(f"{self._stand.address}?as={self.name}")
        # nobody can write before the page knows its channel
        expect(self.page.locator(".column .write:visible").first).to_be_visible()
        expect(self.page.locator(".trouble")).to_be_hidden()
        return self

    def broken(self) -> list[str]:
        """Return the addresses of the pictures that could not be loaded."""
        lost = self.page.evaluate(_BROKEN)
        assert isinstance(lost, list)
        return lost

    def close(self) -> None:
        """Close the window."""
        self._context.close()

    def column(self, kind: str) -> Locator:
        """Return the column of the channel, the DMs or the group. If it is hidden by another tab, switch to
        its tab.
        """
        if (
            not (self.wide and kind == "dm")
            and self.page.locator(f"#tab-{kind}").get_attribute("aria-selected") != "true"
        ):
            self.page.locator(f"#tab-{kind}").click()
        return self.page.locator(f"#column-{kind}")

    def write(self, line: str, kind: str = "channel") -> None:
        """Type a line into a column's box and send it, using only the keyboard."""
        box = self.column(kind).locator(".write")
        box.focus()
        box.fill("")
        self.page.keyboard.type(line)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Enter")

    def press(self, label: str | re.Pattern[str], kind: str = "channel") -> None:
        """Press the lowest button with the given label. If the bot refuses because it is too busy, press
        again, up to MOST_REFUSALS times in all.
        """
        refusals = self.column(kind).locator(".message.private", has_text=say("error-busy", self.language))
        for _ in range(MOST_REFUSALS):
            before = refusals.count()
            self.column(kind).get_by_role("button", name=label, exact=True).last.click()
            expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
            if refusals.count() == before:
                return
        raise AssertionError(f"{label} was refused {MOST_REFUSALS} times")

    def press_until(self, label: str, there: Locator, kind: str = "channel") -> None:
        """Press the lowest button with the given label until `there` is visible. The bot can be too busy for
        a press, and a press can miss a button that moves.
        """
        for _ in range(MOST_REFUSALS):
            self.press(label, kind)
            with suppress(Missed):
                there.wait_for(timeout=READY / 4)
                return
        raise AssertionError(f"{label} brought nothing in {MOST_REFUSALS} presses")

    def start(self, kind: str = "channel") -> None:
        """Start the game of the lobby that is shown."""
        self.press_until("Start", self.column(kind).get_by_role("button", name="My hand").last, kind)

    def message(self, kind: str, words: str) -> Locator:
        """Return the last message that contains the given words."""
        return self.column(kind).locator(".message", has_text=words).last

    def table(self, kind: str = "channel") -> Locator:
        """Return the last message that shows a table."""
        return self.column(kind).locator('.message:has([data-press*=":text:"], [data-press*=":after:"])').last

    def over(self, kind: str = "channel") -> bool:
        """Return whether the result of a game is shown."""
        found = f'#column-{kind} .message [data-press*=":again:"]'
        return self.page.locator(found).count() > 0

    def hand(self, through: str) -> Locator:
        """Return the message with this person's hand. through: "dm" for the hand in the DMs, or the column in
        which *My hand* shows it.
        """
        if through == "dm":
            return self.column("dm").locator(".message").last
        return self.column(through).locator(f".message.private:has(:is({ITS}))").last

    def move(self, through: str, rng: random.Random) -> bool:
        """Make a random move in the hand, or tap a card in the channel, and return whether a move was
        possible. through: see `hand`.
        """
        hand = self.hand(through)
        for place in (
            hand,
            self.page.locator("#column-channel .message")
            .filter(has=self.page.locator('[data-press*=":tap:"]'))
            .last,
        ):
            try:
                if place.count() and self._choose(place, rng):
                    return True
            except Missed:
                # the table has changed meanwhile, so a menu may still be open
                self.page.keyboard.press("Escape")
        return False

    def _choose(self, place: Locator, rng: random.Random) -> bool:
        buttons, menus = place.locator(MOVES), place.locator(MENUS)
        ready, lists = buttons.count(), menus.count()
        if not ready and not lists:
            return False
        at = rng.randrange(ready + lists)
        strong = place.locator(f".success{MOVES}")
        if strong.count():
            self._click(strong.first)
        elif at < ready:
            self._click(buttons.nth(at))
        else:
            self._click(menus.nth(at - ready))
            options = self.page.locator("dialog.picker [role=option]")
            options.first.wait_for(timeout=2_000)
            options.nth(rng.randrange(options.count())).click(timeout=2_000)
        return True

    def _click(self, button: Locator) -> None:
        """Press a button. Raises Missed if an update of the message removes the button first."""
        mark, kind = button.evaluate(_WHERE, timeout=2_000)
        self.column("channel" if ":tap:" in str(mark) else kind)
        button.click(timeout=2_000)

    def height(self, message: Locator) -> float:
        """Return the height of a message in pixels. The message is found and measured in one step, because
        another one can take its place.
        """
        message.wait_for()
        heights = message.evaluate_all(_HEIGHTS)
        return float(heights[0]) if heights else self.height(message)
