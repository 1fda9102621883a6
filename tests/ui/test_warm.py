"""Tests that slow preparations are finished before the first press."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bot.storage import codecs
from tests.sketches import SKETCHED
from tests.venue import venue_with


async def test_a_bot_that_is_ready_can_read_and_write_tables_of_every_game(tmp_path: Path) -> None:
    codecs._codec.cache_clear()
    async with venue_with(tmp_path) as venue:
        ready = {key: dict(vars(codecs.codec(title))) for key, title in SKETCHED.items()}
        assert all({"action", "lobby", "table"} <= built.keys() for built in ready.values())
        await venue.start("Ann", "Bo", game="rasant")
        assert vars(codecs.codec(SKETCHED["rasant"])) == ready["rasant"]


def test_a_bot_that_is_ready_again_keeps_no_more_objects_from_garbage_collection() -> None:
    """Let the bot be ready twice, as after a new session of a shard, in a process of its own."""
    code = """
import asyncio, gc
from bot.app import tune_process
asyncio.run(tune_process())
before, more = gc.get_freeze_count(), [[] for _ in range(10_000)]
asyncio.run(tune_process())
print(before > 0, gc.get_freeze_count() <= before)
"""
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ended.stdout.split() == ["True", "True"]
