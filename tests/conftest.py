"""The fixtures that all tests share."""

from __future__ import annotations

import gc
import logging
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
import pytest_asyncio
from hypothesis import settings

from bot.locales.phrase import LOCALES
from bot.runtime.settings import Settings
from tests.in_memory import keep_files_in_memory
from tests.storage.compiled import share_compiled_statements
from tests.venue import Venue, venue_with


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run thorough tests too: make test-all")
    parser.addoption(
        "--long", action="store_true", help="run everything, all games of robots' yardsticks too"
    )


def tier(config: pytest.Config) -> Literal["quick", "all", "long"]:
    """Return the tier of this run, which decides which tests run, and with how many examples
    (docs/testing.md).
    """
    if config.getoption("--long"):
        return "long"
    return "all" if config.getoption("--all") else "quick"


def pytest_configure(config: pytest.Config) -> None:
    """Configure Hypothesis to try fewer examples in the quicker tiers, and keep files and compiled SQL in
    memory.
    """
    keep_files_in_memory()
    share_compiled_statements()
    settings.register_profile("quick", max_examples=15)
    settings.register_profile("all", max_examples=40)
    settings.register_profile("long", settings.get_profile("default"))
    settings.load_profile(tier(config))


def pytest_xdist_auto_num_workers() -> int:
    """Return one more than the number of processors, because many tests wait for databases and other
    processes.
    """
    return (os.cpu_count() or 1) + 1


def pytest_collection(session: pytest.Session) -> None:
    """Disable garbage collection while pytest collects the tests, because nearly all objects created then
    stay.
    """
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Exempt imported modules and collected tests from garbage collection, and make it rare from then on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 5)
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of a later tier: those marked `long` or `thorough`. Of a test marked `few(n)`, keep
    n parameters, spread evenly.
    """
    chosen = tier(config)
    late = [each for each in items if chosen != "long" and each.get_closest_marker("long")]
    if chosen == "quick":
        late += [each for each in items if each.get_closest_marker("thorough")]
        families = defaultdict[str, list[pytest.Item]](list)
        for each in items:
            if each.get_closest_marker("few"):
                families[each.nodeid.partition("[")[0]].append(each)
        for family in families.values():
            mark = family[0].get_closest_marker("few")
            assert mark is not None
            kept = {at * len(family) // mark.args[0] for at in range(mark.args[0])}
            late += [each for at, each in enumerate(family) if at not in kept]
    gone = set(late)
    config.hook.pytest_deselected(items=list(gone))
    items[:] = [each for each in items if each not in gone]


@pytest.fixture
def short(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """Return a function that reduces a number of games: to all with `--long`, a tenth with `--all`, and
    otherwise a fortieth.
    """
    share = {"quick": 40, "all": 10, "long": 1}[tier(pytestconfig)]
    return lambda games: games // share


@pytest.fixture
def every(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """Return a function that increases the number of moves between two checked states: by a factor of 16 with
    `--all`, and of 32 without. With `--long` the number stays the same.
    """
    times = {"quick": 32, "all": 16, "long": 1}[tier(pytestconfig)]
    return lambda moves: moves * times


@pytest.fixture(scope="session")
def portion(pytestconfig: pytest.Config) -> Callable[[Iterable[Any]], list[Any]]:
    """Return a function that returns every fourth example of a test, or all of them with `--all` or
    `--long`.
    """
    step = 4 if tier(pytestconfig) == "quick" else 1
    return lambda examples: list(examples)[::step]


@pytest.fixture(autouse=True)
def _languages() -> Iterator[None]:
    """Restore the languages after each test, because a test can add one."""
    before = dict(LOCALES)
    yield
    LOCALES.clear()
    LOCALES.update(before)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Give the test an empty working directory and no settings, and reset the log afterwards."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    log = logging.getLogger("discord.client")
    filters = log.filters[:]
    yield
    log.filters[:] = filters


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a server with the bot in it."""
    async with venue_with(tmp_path) as there:
        yield there
