"""Tests of the log's lines about an outage of the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

import pytest

from bot.model.store_errors import StoreAway
from bot.runtime.clock import LoopClock, sleep
from bot.storage.outage import CALM, LONGEST, Outage
from tests.virtual_time import VirtualTimeLoop, the_loop

FULL = StoreAway("too many clients already")


def in_virtual_time(work: Coroutine[None, None, None]) -> None:
    """Run a coroutine in virtual time. The other tests in this folder need real time."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(work)


def test_a_database_that_is_away_again_and_again_for_a_moment_has_one_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def answered() -> None:
        """Return immediately, as if the database answered again."""

    async def away_and_there() -> None:
        outage = Outage(answered)
        for _ in range(40):
            outage.away(FULL)
            await sleep(LoopClock(), 0.1)
            outage.over()
        await the_loop().advance(CALM)
        outage.away(FULL)
        outage.over()

    in_virtual_time(away_and_there())
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert errors == 2 * [f"nothing can be written: {FULL}"], "one of the forty, and one after the calm"


def test_an_outage_soon_after_another_is_logged_once_it_lasts(caplog: pytest.LogCaptureFixture) -> None:
    async def gone() -> None:
        raise StoreAway("gone")

    async def twice() -> None:
        outage = Outage(gone)
        outage.away(FULL)
        outage.over()
        outage.away(FULL)
        await the_loop().advance(5 * LONGEST)
        outage.over()

    in_virtual_time(twice())
    assert [record.getMessage() for record in caplog.records] == [
        f"nothing can be written: {FULL}",
        "the database is there again, after 0 seconds",
        "nothing can be written: gone",
        "the database is there again, after 10 seconds",
    ]
