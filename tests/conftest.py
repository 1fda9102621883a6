"""The fixtures that all tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.venue import Venue, venue_with


@pytest_asyncio.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """A server with the bot in it."""
    async with venue_with(tmp_path) as there:
        yield there
