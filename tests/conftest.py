"""The fixtures that all tests share."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import settings

from bot.locales.phrase import LOCALES
from bot.runtime.settings import Settings
from tests.in_memory import keep_files_in_memory
from tests.storage.compiled import share_compiled_statements
from tests.venue import Venue, venue_with


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play all games, of robots' yardsticks too")


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis try fewer examples when there is little time; keep files and SQL in memory."""
    keep_files_in_memory()
    share_compiled_statements()
    settings.register_profile("short", max_examples=40)
    settings.load_profile("default" if config.getoption("--long") else "short")


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are processors: many tests wait for databases and other processes."""
    return (os.cpu_count() or 1) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Collect no garbage while the tests are collected: nearly all that is made then stays."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt imported modules and collected tests from garbage collection, and let it begin, rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 5)
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests marked `long`; similar ones always run."""
    if not config.getoption("--long"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture
def short(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """How many of that many games are played: a tenth, unless there is time (`--long`)."""
    long = pytestconfig.getoption("--long")
    return lambda games: games if long else games // 10


@pytest.fixture
def every(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """One in this many moves is checked; one in four times as many, unless there is time (`--long`)."""
    long = pytestconfig.getoption("--long")
    return lambda moves: moves if long else 4 * moves


@pytest.fixture(autouse=True)
def _languages() -> Iterator[None]:
    """A language that a test adds is not among those that later tests choose from."""
    before = dict(LOCALES)
    yield
    LOCALES.clear()
    LOCALES.update(before)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An empty working folder, no settings, and afterwards the log as it was."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    log = logging.getLogger("discord.client")
    filters = log.filters[:]
    yield
    log.filters[:] = filters


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """A server with the bot in it."""
    async with venue_with(tmp_path) as there:
        yield there
