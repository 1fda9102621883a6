"""Fixtures for the browser tests: a browser, a running bot for each test, and screenshots if a test fails."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import INSTALL

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.stand import Stand, Window


def pytest_configure(config: pytest.Config) -> None:
    """Delete the measurements of an earlier run."""
    if not hasattr(config, "workerinput"):
        _heights(config).unlink(missing_ok=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests, which play whole games, first."""
    items.sort(key=lambda item: item.path.name != "test_games.py")


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print the height of each kind of message on a phone."""
    if not _heights(config).exists():
        return
    tallest: dict[str, float] = {}
    for line in _heights(config).read_text().splitlines():
        kind, height = json.loads(line)
        tallest[kind] = max(tallest.get(kind, 0.0), height)
    terminalreporter.section("Heights at 390 px wide (a phone shows 844)")
    for kind, height in sorted(tallest.items()):
        terminalreporter.write_line(f"{height:7.0f} px  {kind}")


def _heights(config: pytest.Config) -> Path:
    assert config.cache is not None
    return Path(config.cache.mkdir("browser")) / "heights.jsonl"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield a Chromium without a visible window."""
    from tests.browser.stand import CHROMIUM, sync_playwright

    if not CHROMIUM:
        pytest.skip(f"The browser tests need Chromium: {INSTALL}")
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Record the test's result for the fixture that takes screenshots."""
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    """Yield the running bot with its page. Afterwards, end the bot with Ctrl-C, and fail the test if there is
    a warning in its log.
    """
    from tests.browser.stand import Stand

    there = Stand(tmp_path)
    there.begin()
    yield there
    there.end()
    assert there.log() == ""


@pytest.fixture
def window(browser: Browser, stand: Stand, request: pytest.FixtureRequest) -> Iterator[Callable[..., Window]]:
    """Yield a function that opens a window for a person. If the test fails, screenshots of the windows are
    saved. The test also fails if a console contains an error, or if a picture is broken.
    """
    from tests.browser.stand import Window

    made: list[Window] = []

    def open_one(name: str, size: tuple[int, int], language: str = "en") -> Window:
        made.append(Window(browser, stand, name, size, language))
        return made[-1].open()

    yield open_one
    if request.node.stash.get(_FAILED, False):
        assert request.config.cache is not None
        kept = Path(request.config.cache.mkdir("browser"))
        for at, each in enumerate(made):
            each.page.screenshot(path=kept / f"{request.node.name}-{each.name}-{at}.png")
    errors = [f"{each.name}: {error}" for each in made for error in (*each.errors, *each.broken())]
    for each in made:
        each.close()
    assert errors == []


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Callable[[str, float], None]:
    """Return a function that records the height of a kind of message, to be printed at the end."""

    def note(kind: str, height: float) -> None:
        with _heights(request.config).open("a") as file:
            file.write(json.dumps([kind, height]) + "\n")

    return note
