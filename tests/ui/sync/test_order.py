"""Tests of the order of service: answers before redraws, people before robots, servers in turn."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.games.gear_head.rules.actions import Discard, Draw
from bot.runtime.clock import sleep
from bot.runtime.fair_queue import PAINTED
from bot.sandbox.faults import Fault
from bot.tables.decide import Play
from bot.tables.table import Table
from bot.ui.messages.paint import PictureService
from bot.ui.rate_limit import PER_SECOND, RateLimitShare
from bot.ui.sync import reconciler
from bot.ui.sync.reconciler import Turns
from tests.ui.sync.truth import truth
from tests.venue import Venue, ids, text_of
from tests.virtual_time import VirtualClock, the_loop

FULL, QUIET = 1, 2
"""The ids of a server with many busy tables, and of a quiet one."""


class Redraws:
    """The redraws of one worker. Each waits for its turn, then for its share of Discord's limit, and then
    some seconds for the limit of its channel. made: the servers of the redraws, in the order of the calls.
    """

    def __init__(self) -> None:
        self.clock = VirtualClock(the_loop())
        self.turns = Turns()
        self.share = RateLimitShare(self.clock, lambda: 1)
        self.made: list[int] = []

    def begin(self, server: int, seconds: float = 0.0) -> asyncio.Task[None]:
        return asyncio.create_task(self._redraw(server, seconds))

    async def _redraw(self, server: int, seconds: float) -> None:
        async with self.turns.turn(server, lambda: 0):
            await self.share.take()
            self.made.append(server)
            await sleep(self.clock, seconds)


async def test_a_redraw_waits_for_few_of_a_server_with_a_hundred_busy_tables() -> None:
    redraws = Redraws()
    busy = [redraws.begin(FULL) for _ in range(300)]
    await the_loop().advance(10.5 / PER_SECOND)
    before = len(redraws.made)
    await asyncio.gather(*busy, redraws.begin(QUIET))
    assert redraws.made.index(QUIET) - before <= 3


async def test_servers_whose_channels_are_at_their_limit_keep_no_other_waiting() -> None:
    redraws = Redraws()
    busy = [redraws.begin(server, 60.0) for _ in range(100) for server in (3, 4, 5, 6)]
    await the_loop().advance(30.0)
    await asyncio.wait_for(redraws.begin(QUIET), 1.0)
    for task in busy:
        task.cancel()


async def test_a_call_that_answers_somebody_goes_before_the_calls_of_redraws() -> None:
    redraws = Redraws()
    busy = [redraws.begin(server) for server in range(1, 101)]
    await the_loop().advance(10.5 / PER_SECOND)
    before = len(redraws.made)
    await redraws.share.take()
    assert len(redraws.made) - before <= 2
    await asyncio.gather(*busy)


async def test_the_picture_of_a_redraw_waits_for_few_of_another_server() -> None:
    redraws, pictures, painted = Redraws(), PictureService(), list[int]()

    async def paint(server: int) -> None:
        async with redraws.turns.turn(server, lambda: 0):
            await pictures.paint(painted.append, server, urgent=False)

    await asyncio.gather(*(paint(FULL) for _ in range(100)), paint(QUIET))
    assert painted.index(QUIET) <= 2
    await pictures.close()


async def test_painted_messages_that_wait_for_their_channel_keep_no_other_from_being_painted() -> None:
    redraws, painted = Redraws(), list[int]()

    async def draw(server: int) -> None:
        async with redraws.turns.turn(server, lambda: 0, paints=True):
            painted.append(server)
            PAINTED.get()()
            await sleep(redraws.clock, 60.0)

    drawing = [asyncio.create_task(draw(server)) for server in range(100)]
    await the_loop().advance(1.0)
    assert len(painted) == 100
    await asyncio.gather(*drawing)


async def test_pictures_that_wait_for_a_slow_painter_show_the_latest_moves(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = [await venue.table(await venue.start("Ann", "Bo", pace="none")) for _ in range(8)]
    redraws, draw, painter = list[object](), PictureService.draw, asyncio.Lock()

    async def slowly(self: PictureService, *asked: Any, urgent: bool) -> tuple[bytes, ...]:
        if not urgent:
            async with painter:
                await sleep(venue.bot.clock, 1.0)
            redraws.append(asked)
        return await draw(self, *asked, urgent=urgent)

    with monkeypatch.context() as patched:
        patched.setattr(PictureService, "draw", slowly)
        for _ in range(6):
            redraws.clear()
            for table in shown:
                await play_turn(table)
            await venue.wait(2.5)
        await venue.wait(60.0)
    for table in shown:
        await truth(venue, table)
    messages, begun_before_the_last_moves = 3 * len(shown), 8
    assert len(redraws) <= messages + begun_before_the_last_moves


async def play_turn(table: Table) -> None:
    """Play the turn of the player who must act, as if another worker had answered the presses."""
    (seat,) = table.awaited
    person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat]
    assert person is not None
    await table.do(Play(person, count, (Draw(),)))
    await table.do(Play(person, count + 1, (Discard(table.view(seat).hand[0]),)))


async def tables(venue: Venue, number: int) -> list[Table]:
    """Return `number` tables of Ann and Bo, all of which are shown."""
    found = [await venue.table(await venue.start("Ann", "Bo")) for _ in range(number)]
    await venue.wait(10.0)
    return found


async def again(venue: Venue, table: Table) -> Table:
    """Return the table with the same id in the running process."""
    found = await venue.bot.registry.tables.get(table.snapshot.id)
    assert found is not None
    return found


def posts(venue: Venue) -> list[str]:
    """Return the ids of the tables in the channel, in the order of their public messages."""
    found = (re.search(r"table ([0-9a-z]+)", text_of(message)) for message in venue.shown() if ids(message))
    return [each[1] for each in found if each is not None]


async def few(venue: Venue, monkeypatch: pytest.MonkeyPatch, places: int) -> None:
    """Start the next process of the bot, which draws at most `places` messages at the same time, and wait
    until it shows everything.
    """
    monkeypatch.setattr(reconciler, "AT_ONCE", places)
    await venue.restart()
    await venue.wait(10.0)


async def test_a_table_is_shown_while_those_of_another_server_wait_for_their_channel(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = await tables(venue, 5)
    here, there = venue.channel, venue.another_server()
    assert there.guild is not None
    venue.people["Eve"] = venue.member("Eve", guild=there.guild)
    opened = await venue.person("Eve").slash(there, "race start")
    await few(venue, monkeypatch, 4)
    venue.server.faults.add(Fault("POST", f"/channels/{here.id}/messages", times=None, delay=60.0))
    for table in full:
        venue.bot.display.repost(await again(venue, table))
    await venue.wait(1.0)
    await venue.person("Eve").slash(there, "table show")
    await venue.wait(1.0)
    (stands,) = (each for each in there.messages.values() if not each.ephemeral)
    assert stands.id != opened.answer.id


@pytest.mark.parametrize("moves", [True, False])
async def test_a_table_where_somebody_has_pressed_is_shown_before_those_where_nobody_has(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, *, moves: bool
) -> None:
    first, second, third = await tables(venue, 3)
    await few(venue, monkeypatch, 1)
    await venue.person("Ann").slash(venue.channel, "table show", table=second.snapshot.id)
    await venue.wait(10.0)  # until the results of her press are shown
    venue.server.faults.add(Fault("POST", f"/channels/{venue.channel.id}/messages", times=None, delay=5.0))
    for table in (first, second):
        venue.bot.display.repost(await again(venue, table))
    await venue.wait(1.0)
    if moves:
        await venue.take_turn_in("Ann", third)
        venue.bot.display.repost(await again(venue, third))
    else:
        await venue.person("Ann").slash(venue.channel, "table show", table=third.snapshot.id)
    await venue.wait(60.0)
    assert posts(venue) == [table.snapshot.id for table in (first, third, second)]


async def test_hands_of_players_who_must_act_are_drawn_before_public_messages(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await tables(venue, 4)
    await few(venue, monkeypatch, 1)
    await venue.wait(60.0)
    venue.server.faults.add(Fault("PATCH", "", times=None, delay=0.5))
    before = len(venue.calls())
    for table in [await again(venue, each) for each in shown]:
        (seat,) = table.awaited
        person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat]
        assert person is not None
        await table.do(Play(person, count, (Draw(), Discard(table.view(seat).hand[0]))))
    await venue.wait(30.0)
    redraws = [call for call in venue.calls()[before:] if call.startswith("PATCH")]
    boards = [at for at, call in enumerate(redraws) if f"/channels/{venue.channel.id}/" in call]
    hands = [at for at, _ in enumerate(redraws) if at not in boards]
    assert max(hands[:4]) < boards[1], redraws
