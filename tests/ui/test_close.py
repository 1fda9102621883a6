"""Tests of the bot's shutdown: presses and drawings in progress are finished, and nothing uses a closed
store.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

from bot.app import serve
from bot.sandbox.faults import Fault
from tests.ui.sync.truth import truth
from tests.venue import Venue, words_of
from tests.virtual_time import the_loop


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors that were logged."""
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


async def test_a_press_and_a_drawing_in_progress_at_the_end_are_finished(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    message = await venue.start("Ann", "Bo", pace="none")
    await venue.take_turn("Ann")
    venue.server.faults.add(Fault("POST", "/interactions/*", delay=2.0))
    venue.server.faults.add(Fault("PATCH", "/channels/*", times=None, delay=1.0))
    pressing = asyncio.create_task(venue.person("Bo").click(venue.dm("Bo"), label="Draw"))
    await the_loop().advance(0.1)
    ending = asyncio.create_task(venue.bot.close())
    pressed = await pressing
    await ending
    assert pressed.response is not None, "the press was answered"
    assert complaints(caplog) == []
    venue.server.faults.clear()
    await venue.begin()
    await venue.wait(10)
    table = await venue.table(message)
    assert table.snapshot.match.ply == 3, "the press was played"
    await truth(venue, table)


@pytest.mark.parametrize("path", ["/users/@me", "/gateway/bot"])
async def test_a_process_that_is_stopped_while_discord_lets_it_wait_has_not_failed(
    venue: Venue, path: str
) -> None:
    await venue.process.kill()
    venue.server.faults.add(Fault("GET", path, delay=60.0))
    serving = asyncio.create_task(serve(venue.make(), "token"))
    await venue.wait(1.0)
    signal.raise_signal(signal.SIGTERM)
    await venue.wait(1.0)
    assert serving.result() == 0
    await venue.begin()


async def test_a_press_while_the_bot_ends_is_answered_with_a_notice(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="none")
    venue.server.faults.add(Fault("POST", "/interactions/*", delay=2.0))
    first = asyncio.create_task(venue.person("Ann").click(venue.dm("Ann"), label="Draw"))
    await the_loop().advance(0.1)
    ending = asyncio.create_task(venue.bot.close())
    await the_loop().advance(0.1)
    second = await venue.person("Bo").slash(venue.channel, "table list")
    assert words_of(second) == "I’m restarting. Try again in a minute."
    await first
    await ending


async def test_a_press_that_cannot_be_answered_holds_the_end_up_for_four_seconds(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    await venue.start("Ann", "Bo", pace="none")
    venue.server.faults.add(Fault("POST", "/interactions/*", delay=600.0))
    pressing = asyncio.create_task(venue.person("Ann").click(venue.dm("Ann"), label="Draw"))
    await the_loop().advance(0.1)
    before = the_loop().time()
    await venue.bot.close()
    assert 3.5 < the_loop().time() - before < 5
    assert complaints(caplog) == []
    pressing.cancel()


async def test_two_who_end_the_bot_wait_for_one_end(venue: Venue, caplog: pytest.LogCaptureFixture) -> None:
    await venue.start("Ann", "Bo", pace="none")
    venue.server.faults.add(Fault("POST", "/interactions/*", delay=1.0))
    pressing = asyncio.create_task(venue.person("Ann").click(venue.dm("Ann"), label="Draw"))
    await the_loop().advance(0.1)
    await asyncio.gather(venue.bot.close(), venue.bot.close())
    assert (await pressing).response is not None
    assert complaints(caplog) == []


async def test_a_disk_that_is_full_at_the_end_is_reported_and_holds_nothing_up(
    venue: Venue, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    message = await venue.start("Ann", "Bo", pace="none")
    await venue.take_turn("Ann")
    with sqlite3.connect(tmp_path / "paddock.db") as disk:
        disk.execute("CREATE TRIGGER full BEFORE UPDATE ON facts BEGIN SELECT RAISE(FAIL, 'disk full'); END")
        disk.execute("CREATE TRIGGER empty BEFORE INSERT ON facts BEGIN SELECT RAISE(FAIL, 'disk full'); END")
    await venue.bot.close()
    assert complaints(caplog) == [
        "the time of the end is not kept: clocks go on from that of the last heartbeat"
    ]
    assert venue.bot.is_closed()
    with sqlite3.connect(tmp_path / "paddock.db") as disk:
        disk.executescript("DROP TRIGGER full; DROP TRIGGER empty;")
    await venue.begin()
    await venue.wait(10)
    await truth(venue, await venue.table(message))
