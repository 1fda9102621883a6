"""Tests that the health report of the whole bot contains no name and no secret."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.runtime.log import formatter
from bot.sandbox.faults import Fault
from bot.storage.schema import statuses
from tests.venue import Venue, labels, venue_with


@pytest_asyncio.fixture
async def told(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a venue whose bot reports its health."""
    async with venue_with(tmp_path, status_port=0) as there:
        yield there


async def page(venue: Venue, path: str) -> tuple[int, str]:
    status = venue.bot._status
    assert status is not None
    return await status.answer(path)


def value(text: str, series: str) -> float:
    """Return the value of one series in the text of the metrics."""
    (found,) = re.findall(rf"^{re.escape(series)} (\S+)$", text, re.MULTILINE)
    return float(found)


async def test_presses_refusals_tables_and_calls_are_counted_without_a_name(
    told: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await told.start("Annabella", "Bogumil", pace="none")
    await told.take_turn("Annabella")
    await told.person("Zebulon").click(told.anchor(), label="My hand")
    told.server.faults.add(Fault("POST", "/interactions/*", status=404, code=10062))
    await told.person("Bogumil").click(told.dm("Bogumil"), label=labels(told.dm("Bogumil"))[0])
    _, text = await page(told, "/metrics")
    assert value(text, 'paddock_presses_total{outcome="answered",what="play"}') == 2
    assert value(text, 'paddock_presses_total{outcome="answered",what="/race start"}') == 1
    assert value(text, 'paddock_presses_total{outcome="refused",what="hand"}') == 1
    assert value(text, 'paddock_presses_total{outcome="late",what="play"}') == 1
    assert value(text, 'paddock_answers_total{outcome="late"}') == 1
    assert value(text, 'paddock_answers_total{outcome="failed"}') == 0
    assert value(text, 'paddock_refusals_total{reason="NotSeated"}') == 1
    assert value(text, 'paddock_tables{game="gear_head"}') == 1
    assert value(text, 'paddock_gateway_events_total{type="INTERACTION_CREATE"}') >= 5
    assert value(text, 'paddock_painting_seconds_count{urgent="yes"}') > 0
    assert value(text, 'paddock_discord_requests_total{method="POST",status="200"}') > 0
    assert value(text, "paddock_alarms") > 0
    lines = "\n".join(map(formatter("json", ["token"]).format, caplog.records))
    assert lines
    for name in ("annabella", "bogumil", "zebulon", "token"):
        assert name not in text.casefold()
        assert name not in lines.casefold()


async def test_a_gateway_that_falls_silent_makes_the_bot_unready_until_the_next_event(told: Venue) -> None:
    await told.wait(0.5)
    assert await page(told, "/readyz") == (200, "ready\n")
    told.server.faults.deaf = 2
    for _ in range(6):
        told.server.gateway._send_all({"op": 11})
        await told.wait(15.0)
    assert await page(told, "/readyz") == (503, "The gateway of Discord has been silent for 91 seconds.\n")
    told.server.gateway._send_all({"op": 11})
    await told.wait(30.0)
    assert await page(told, "/readyz") == (200, "ready\n")


async def test_a_database_that_does_not_answer_makes_the_bot_unready(told: Venue, tmp_path: Path) -> None:
    await told.wait(1.0)
    with closing(sqlite3.connect(tmp_path / "paddock.db")) as db:
        db.execute("ALTER TABLE facts RENAME TO away")
        assert await page(told, "/readyz") == (503, "The database does not answer.\n")
        db.execute("ALTER TABLE away RENAME TO facts")
    assert await page(told, "/readyz") == (200, "ready\n")


async def test_clocks_that_are_late_make_the_bot_unready(told: Venue) -> None:
    await told.wait(1.0)
    told.bot.registry._alarms._wakes = told.bot.registry.clock.now() - 31.0
    assert await page(told, "/readyz") == (503, "Clocks and robots are 31 seconds late.\n")


async def test_a_bot_that_ends_is_not_ready(told: Venue) -> None:
    status = told.bot._status
    assert status is not None
    await told.bot.close()
    assert await status.answer("/readyz") == (503, "The bot is stopping.\n")


async def test_a_running_bot_counts_its_presses_and_its_memory(told: Venue) -> None:
    await told.wait(31)
    for _ in range(5):
        await told.person("Ann").slash(told.channel, "paddock")
    await told.wait(31)
    store = told.bot._store
    assert store is not None
    (rows,) = await store.workers._database.read(select(statuses))
    (value,) = [json.loads(row.document) for row in rows if row.id == store.workers.id]
    assert value["presses"] == pytest.approx(10, rel=0.1)
    assert value["memory"] > 10 * 1024 * 1024
    assert str(os.getpid()) in value["name"]
