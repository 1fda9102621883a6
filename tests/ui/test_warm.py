"""Tests that slow preparations are finished before the first press."""

from __future__ import annotations

from pathlib import Path

from bot.storage import codecs
from tests.sketches import SKETCHED
from tests.venue import venue_with


async def test_a_bot_that_is_ready_can_read_and_write_tables_of_every_game(tmp_path: Path) -> None:
    codecs._codec.cache_clear()
    async with venue_with(tmp_path) as venue:
        ready = codecs._codec.cache_info()
        assert ready.currsize == len(SKETCHED)
        await venue.start("Ann", "Bo", game="rasant")
        assert codecs._codec.cache_info().misses == ready.misses
