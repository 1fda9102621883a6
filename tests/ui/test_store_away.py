"""Tests of a database file that cannot be written while the bot runs."""

from __future__ import annotations

import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.model.store_errors import StoreAway
from bot.sandbox.model import Interaction
from bot.storage.sqlite import Sqlite
from bot.storage.store import SqlStore
from tests.ui.sync.truth import truth
from tests.ui.test_status import page
from tests.venue import Venue, labels, venue_with, words_of

AWAY = "I can’t save right now. Try again in a minute."


async def act(venue: Venue) -> Interaction:
    """Make Ann press the first button of her hand."""
    hand = [message for message in venue.dms("Ann") if labels(message)][-1]
    return await venue.person("Ann").click(hand, label=labels(hand)[0])


async def say(venue: Venue, pragma: str) -> None:
    """Run a PRAGMA on the bot's connection for writing."""
    assert isinstance(venue.bot._store, SqlStore)
    database = venue.bot._store.database
    assert isinstance(database, Sqlite)
    await database._writer.call(lambda db: db.execute(f"PRAGMA {pragma}"))


def loud(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_press_while_another_program_holds_the_file_is_answered_so_and_the_host_is_warned(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await say(venue, "busy_timeout=10")
    with closing(sqlite3.connect(tmp_path / "paddock.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [words_of(await act(venue)) for _ in range(2)] == [AWAY] * 2
        other.execute("ROLLBACK")
    locked = f"{tmp_path}/paddock.db is locked by another program: end that program."
    assert loud(caplog) == [f"nothing can be written: {locked}"]
    ply = table.snapshot.match.ply
    assert AWAY not in words_of(await act(venue))
    assert table.snapshot.match.ply > ply
    assert "the database is there again" in caplog.text


async def test_an_outage_is_two_lines_in_the_log_however_many_tables_wait_for_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with venue_with(tmp_path) as venue:
        tables = [await venue.table(await venue.start("Ann", "Bo", pace="live")) for _ in range(3)]
        caplog.clear()
        await say(venue, "query_only=ON")
        await venue.wait(600)
        await say(venue, "query_only=OFF")
        await venue.wait(9)
        lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        assert len(lines) == 2, lines
        assert lines[0].startswith("nothing can be written: ")
        assert re.fullmatch("the database is there again, after 5[0-9]{2} seconds", lines[1])
        assert all(table.snapshot.match.ply for table in tables), "the clock has moved for who let time pass"


async def test_a_bot_that_can_write_nothing_is_not_ready_and_its_clocks_are_late(tmp_path: Path) -> None:
    async with venue_with(tmp_path, status_port=0) as venue:
        await venue.start("Ann", "Bo")
        await say(venue, "query_only=ON")
        assert words_of(await act(venue)) == AWAY
        await venue.wait(60)
        status, told = await page(venue, "/readyz")
        assert status == 503
        assert "Nothing could be written for " in told
        await say(venue, "query_only=OFF")
        await venue.wait(60)
        assert await page(venue, "/readyz") == (200, "ready\n")


async def test_a_move_whose_answer_the_database_lost_is_shown_to_everybody_soon(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    assert isinstance(venue.bot._store, SqlStore)
    tables = venue.bot._store.tables
    save, lost = tables.save_table, list[int]()

    async def save_and_lose(*args: Any, **more: Any) -> None:
        await save(*args, **more)
        lost.append(1)
        raise StoreAway

    monkeypatch.setattr(tables, "save_table", save_and_lose)
    assert words_of(await act(venue)) == AWAY
    monkeypatch.setattr(tables, "save_table", save)
    await venue.wait(3)
    assert lost == [1]
    assert table.snapshot.match.ply == 1
    await truth(venue, table)
