"""Tests that a press that two workers receive at the same moment takes effect only once. The tests run in
real time, on PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from bot.sandbox.model import Message
from bot.tables.decide import End
from bot.tables.lobby import Lobby
from tests.storage.real_time import until
from tests.storage.workers import Scene, leaves_connections, scene
from tests.venue import labels, text_of, words_of

pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), leaves_connections]
TOGETHER = 0.5
"""The maximum number of seconds for which one worker waits for the other before it looks up the table that
the press has opened.
"""


def look_together(there: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each worker's search for lobbies wait for the other's, at most TOGETHER seconds, so that neither
    sees the table that the other opens.
    """
    both = asyncio.Barrier(2)
    for process in there.processes:
        lobbies, look = process.bot.registry.lobbies, process.bot.registry.lobbies.find

        async def find(look: Any = look, **of: Any) -> Sequence[Lobby]:
            found: Sequence[Lobby] = await look(**of)
            with suppress(TimeoutError, asyncio.BrokenBarrierError):
                async with asyncio.timeout(TOGETHER):
                    await both.wait()
            return found

        # a fault: both workers look for the lobby at the same moment
        monkeypatch.setattr(lobbies, "find", find)


async def test_a_press_that_two_workers_get_at_once_opens_one_lobby_and_the_second_is_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(url) as there:
        ann = there.people[0]
        hub = (await ann.slash(there.channel, "paddock")).answer
        look_together(there, monkeypatch)
        pressed = await asyncio.gather(*(ann.click(hub, label="Rasant") for _ in range(2)))
        await until(lambda: all(each.response is not None or each.followups for each in pressed))
        assert len(await there.registry.lobbies.find(channel=there.channel.id)) == 1
        told = sorted(words_of(each) for each in pressed)
        assert sum("It’s already open" in each for each in told) == 1
        assert len([each for each in there.channel.messages.values() if "Rasant" in text_of(each)]) == 1


async def test_a_rematch_that_two_people_press_at_once_at_two_workers_is_one_lobby(url: str) -> None:
    async with scene(url) as there:
        ann, bob = there.people
        table = await there.table()
        await table.do(End(ann.id, manager=False))

        def over() -> Message | None:
            shown = reversed(there.channel.messages.values())
            return next((each for each in shown if "Rematch" in labels(each)), None)

        await until(over)
        result = over()
        assert result is not None
        pressed = await asyncio.gather(*(each.click(result, label="Rematch") for each in (ann, bob)))
        await until(lambda: all(each.response is not None or each.followups for each in pressed))
        assert len(await there.registry.lobbies.find(channel=there.channel.id)) == 1
