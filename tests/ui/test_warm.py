"""Tests of a start: slow preparations are finished before the first press, and the work that the last process
left comes after it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.app import Paddock
from bot.storage import codecs
from bot.storage.due import SqlDue
from tests.sketches import SKETCHED
from tests.venue import venue_with


async def test_a_bot_that_is_ready_can_read_and_write_tables_of_every_game(tmp_path: Path) -> None:
    codecs._codec.cache_clear()
    async with venue_with(tmp_path) as venue:
        ready = {key: dict(vars(codecs.codec(title))) for key, title in SKETCHED.items()}
        assert all({"action", "lobby", "table"} <= built.keys() for built in ready.values())
        await venue.start("Ann", "Bo", game="rasant")
        assert vars(codecs.codec(SKETCHED["rasant"])) == ready["rasant"]


async def test_the_work_of_the_last_process_waits_until_presses_can_be_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep of a thousand tables would delay the start by seconds."""
    async with venue_with(tmp_path) as venue:
        await venue.start("Ann", "Bo", game="rasant")
        asked, looked = SqlDue.next_due, list[tuple[Paddock, bool]]()

        async def next_due(due: SqlDue) -> float:
            looked.append((venue.bot, venue.bot.is_ready()))
            return await asked(due)

        monkeypatch.setattr(SqlDue, "next_due", next_due)
        await venue.restart()
        await venue.wait(5)
        assert all(ready for _, ready in looked)
        assert any(bot is venue.bot for bot, _ in looked)


async def test_clocks_run_though_the_work_of_the_last_process_cannot_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug in that work is logged, and the clocks of the tables still run."""
    async with venue_with(tmp_path) as venue:
        table = await venue.table(await venue.start("Ann", "Bo", game="rasant"))
        turn = table.turn

        async def hasten(*_: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(SqlDue, "hasten", hasten)
        await venue.restart()
        assert "resume failed" in caplog.text
        await venue.wait(120)
        assert (await venue.table(venue.anchor())).turn > turn, "the clock has played for whoever had to"


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
