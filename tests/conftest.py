"""The fixtures that all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from tests.venue import Venue, venue_with


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play all games of the robots' yardsticks")


@pytest.fixture
def short(pytestconfig: pytest.Config) -> Callable[[int], int]:
    """Of so many games, how many are played: a fifth, unless there is time (`--long`)."""
    long = pytestconfig.getoption("--long")
    return lambda games: games if long else games // 5


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """A server with the bot in it."""
    async with venue_with(tmp_path) as there:
        yield there
