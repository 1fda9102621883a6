"""Tests that a press whose answer would be too late is not carried out, and that no press is accepted above a
limit.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from email.utils import formatdate
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from discord.utils import DISCORD_EPOCH

from bot.features.hub import handlers
from bot.locales.phrase import known, spoken
from bot.runtime.clock import sleep
from bot.runtime.http_server import Listener
from bot.runtime.metrics import PressOutcome
from bot.sandbox.answers import DEFER, DEFER_UPDATE
from bot.sandbox.model import Channel
from bot.storage.database import Change
from bot.storage.sqlite import Sqlite
from bot.storage.workers import SqlWorkers
from bot.ui.components import read
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages.message import MessageLayout
from bot.ui.presses_in_hand import BUSY, IN_TIME, MOST, PressesInHand
from tests.cogs.test_smack import open_table, pick
from tests.english import english
from tests.ui.sync.truth import truth
from tests.ui.test_endpoint import calls_of
from tests.ui.test_status import page, told, value
from tests.venue import Venue, ids, labels, venue_with, words_of
from tests.virtual_time import VirtualClock, the_loop

__all__ = ["told"]

HOUR = 3_600.0


@pytest_asyncio.fixture(params=[-HOUR, -45.0, 0.0, 45.0, HOUR])
async def wrong(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a venue whose bot receives everything over HTTP, on a machine whose clock is wrong."""
    async with venue_with(tmp_path, http=True, wrong=request.param) as venue:
        yield venue


async def outcomes(venue: Venue) -> dict[str, float]:
    """Return the number of presses and commands with each outcome."""
    _, text = await page(venue, "/metrics")
    found = {
        each: value(text, f'paddock_answers_total{{outcome="{each}"}}') for each in get_args(PressOutcome)
    }
    return {each: number for each, number in found.items() if number}


async def sent(venue: Venue, age: float) -> int:
    """Send the bot a command that Discord created `age` seconds ago, and return the status of the bot's
    response.
    """
    made = int((venue.world.clock.now() - age) * 1000) - DISCORD_EPOCH
    opening = venue.world.told(await venue.person("Ann").slash(venue.channel, "race start"))
    return await calls_of(venue).post({**opening, "id": str(made << 22)})


@pytest.mark.parametrize(("age", "lobbies"), [(1.0, 2), (2.4, 2), (4.0, 1), (25.0, 1)])
async def test_what_comes_too_late_by_http_opens_nothing_whatever_the_hosts_clock_says(
    wrong: Venue, age: float, lobbies: int
) -> None:
    assert await sent(wrong, age) == (202 if lobbies == 2 else 200), "it is refused in the response"
    await the_loop().settle()
    assert len(await wrong.bot.registry.lobbies.find(person=wrong.person("Ann").id)) == lobbies
    assert set(calls_of(wrong).answered) == {202}


async def test_a_press_is_refused_in_time_if_the_store_does_not_say_whether_it_is_new(
    wrong: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> bool:
        await asyncio.Event().wait()
        return True

    monkeypatch.setattr(SqlWorkers, "take_interaction", never)
    asked = asyncio.create_task(wrong.person("Ann").slash(wrong.channel, "race start"))
    await wrong.wait(IN_TIME + 0.1)
    made = await asked
    assert words_of(made) == english(BUSY)
    assert await wrong.bot.registry.lobbies.find(person=wrong.person("Ann").id) == []


@pytest.mark.parametrize(("late", "ply"), [(1.5, 1), (4.0, 0), (25.0, 0), (70.0, 0)])
async def test_a_press_that_the_gateway_sends_too_late_does_nothing_to_the_table(
    told: Venue, late: float, ply: int, caplog: pytest.LogCaptureFixture
) -> None:
    table, hand = await told.table(await told.start("Ann", "Bo")), told.dm("Ann")
    part = next(part for part in hand.parts() if part.get("label") == labels(hand)[0])
    told.server.faults.late["INTERACTION_CREATE"] = 1
    told.world.press(told.person("Ann").id, hand.id, part["custom_id"])
    the_loop().jump(late)
    told.server.gateway.catch_up()
    await the_loop().settle()
    assert table.snapshot.match.ply == ply
    logged = [each.getMessage() for each in caplog.records if each.levelno == logging.WARNING]
    assert logged == ["not begun, since it came too late: play"] * (1 - ply)
    _, text = await page(told, "/metrics")
    assert value(text, 'paddock_answers_total{outcome="late"}') == 1 - ply


async def test_a_press_while_too_many_are_in_progress_is_refused_at_once_and_nothing_is_done(
    told: Venue,
) -> None:
    table, hand = await told.table(await told.start("Ann", "Bo")), told.dm("Ann")
    over = asyncio.Event()

    async def in_hand(id: int) -> None:
        with told.bot.presses.in_hand(id, server=id):
            await over.wait()

    others = [asyncio.create_task(in_hand(id)) for id in range(MOST)]
    await the_loop().settle()
    pressed = await told.person("Ann").click(hand, label=labels(hand)[0])
    assert words_of(pressed) == english(BUSY)
    assert table.snapshot.match.ply == 0
    over.set()
    await asyncio.gather(*others)
    await told.person("Ann").click(hand, label=labels(hand)[0])
    assert table.snapshot.match.ply == 1


@pytest.mark.parametrize("http", [False, True])
async def test_a_server_that_presses_too_much_leaves_places_to_others(tmp_path: Path, *, http: bool) -> None:
    over, taken = asyncio.Event(), list[int]()

    async with venue_with(tmp_path, http=http) as venue:

        async def in_hand(id: int, server: int) -> None:
            with venue.bot.presses.in_hand(id, server) as press:
                if not press.refused:
                    taken.append(server)
                await over.wait()

        async def hub(channel: Channel) -> str:
            person = venue.person("Ann") if channel is busy else guest
            return words_of(await person.slash(channel, "paddock"))

        busy, quiet = venue.channel, venue.another_server()
        guest = venue.member("Guest", guild=quiet.guild)
        flood = [asyncio.create_task(in_hand(id, venue.guild.id)) for id in range(2 * MOST)]
        await the_loop().settle()
        assert len(taken) == MOST * 3 // 4
        assert await hub(busy) == english(BUSY)
        assert await hub(quiet) != english(BUSY)
        flood += [asyncio.create_task(in_hand(id, id)) for id in range(2 * MOST, 4 * MOST)]
        await the_loop().settle()
        assert len(taken) == MOST
        assert await hub(quiet) == english(BUSY)
        over.set()
        await asyncio.gather(*flood)
        assert await hub(busy) != english(BUSY)


async def test_who_waits_for_a_table_too_long_is_refused_in_time_and_nothing_is_done_then(
    told: Venue,
) -> None:
    table, hand = await told.table(await told.start("Ann", "Bo")), told.dm("Ann")
    async with table.lock:
        pressing = asyncio.create_task(told.person("Ann").click(hand, label=labels(hand)[0]))
        await told.wait(IN_TIME - 0.1)
        assert not pressing.done()
        await told.wait(0.2)
        assert words_of(pressing.result()) == english(BUSY)
    await the_loop().settle()
    assert table.snapshot.match.ply == 0
    assert await outcomes(told) == {"answered": 3, "refused": 1}
    await told.person("Ann").click(hand, label=labels(hand)[0])
    assert table.snapshot.match.ply == 1


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_command_that_took_too_long_has_one_answer_and_is_no_error(
    told: Venue, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    async def slow(*given: Any, **more: Any) -> MessageLayout:
        await told.wait(IN_TIME + 0.5)
        return await drawn(*given, **more)

    drawn = handlers.overview
    monkeypatch.setattr(handlers, "overview", slow)
    told.person("Ann").user.locale = locale  # another one than before is stored first
    asking = asyncio.create_task(told.person("Ann").slash(told.channel, "paddock"))
    await told.wait(IN_TIME + 3.0)
    assert words_of(asking.result()) == spoken(BUSY, known(locale))
    assert await outcomes(told) == {"refused": 1}
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def store_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every write from now on take longer than a press can wait."""

    async def slow(self: Sqlite, *changes: Change, **more: bool) -> None:
        await write(self, *changes, **more)
        await sleep(VirtualClock(the_loop()), IN_TIME + 0.3)

    write = Sqlite.write
    monkeypatch.setattr(Sqlite, "write", slow)


async def test_a_hint_that_is_stored_slowly_is_acknowledged_in_time_and_shown_when_it_is_done(
    told: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await told.table(await told.start("Ann", "Bo"))
    store_slowly(monkeypatch)
    pressing = asyncio.create_task(told.person("Ann").click(told.dm("Ann"), label="Hint"))
    await told.wait(3.0)
    assert (pressing.result().state, pressing.result().callback) == ("answered", DEFER_UPDATE)
    await told.wait(IN_TIME)
    assert table.snapshot.recent
    assert "Hint" not in labels(told.dm("Ann"))


async def test_a_lobby_that_is_drawn_slowly_is_acknowledged_in_time_and_shown_when_it_is_done(
    told: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*given: Any, **more: Any) -> MessageLayout:
        await told.wait(4.0)
        return await drawn(*given, **more)

    drawn = told.bot.builder.lobby
    monkeypatch.setattr(told.bot.builder, "lobby", slow)
    asking = asyncio.create_task(told.person("Ann").slash(told.channel, "race start"))
    await told.wait(10.0)
    made = asking.result()
    assert (made.state, made.callback) == ("answered", DEFER)
    (lobby,) = await told.bot.registry.lobbies.find(person=told.person("Ann").id)
    (shown,) = [each for each in told.channel.messages.values() if labels(each)]
    assert (shown, shown.viewer) == (made.answer, None)
    await told.person("Bo").click(shown, label="Join / Leave")
    assert lobby.seats(told.person("Bo").id)


async def test_a_hand_that_is_drawn_too_late_is_refused_and_not_sent(
    told: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*given: Any, **more: Any) -> MessageLayout:
        await told.wait(IN_TIME + 0.5)
        return await drawn(*given, **more)

    table, drawn = await told.start("Ann", "Bo"), told.bot.builder.hand
    monkeypatch.setattr(told.bot.builder, "hand", slow)
    asking = asyncio.create_task(told.person("Ann").click(table, label="My hand"))
    await told.wait(IN_TIME + 3.0)
    assert words_of(asking.result()) == english(BUSY)
    assert asking.result().followups == []


@pytest.mark.parametrize("where", ["table", "hand"])
async def test_who_waits_for_what_may_be_written_has_it_acknowledged_in_time_and_answered_when_it_is_done(
    told: Venue, where: str
) -> None:
    table = await open_table(told, 2)
    await pick(told, table)
    message, before = told.anchor() if where == "table" else told.dm("Ann"), await outcomes(told)
    seat, ply = table.seat_of(told.person("Ann").id), table.snapshot.match.ply
    moves = table.snapshot.match.counts[seat]
    label, tap = next(each for each in ids(message).items() if read(each[1]).action == "tap")
    async with table.lock:
        pressing = asyncio.create_task(told.person("Ann").click(message, label=label))
        await told.wait(IN_TIME + 0.1)
        assert (pressing.result().state, pressing.result().callback) == ("answered", DEFER_UPDATE)
        assert table.snapshot.match.ply == ply
        await told.wait(3.0)
    await told.wait(10.0)
    assert table.snapshot.match.counts[seat] == moves + 1
    assert tap not in ids(message).values()
    await truth(told, table)
    assert await outcomes(told) == {"answered": before["answered"] + 1}


class Counter:
    """Answers presses one after the other, each in a tenth of a second, like a clerk at a counter."""

    def __init__(self) -> None:
        self.clock = VirtualClock(the_loop())
        self.presses = PressesInHand(self.clock, DiscordTime(self.clock))
        self.one = asyncio.Lock()
        self.waits: dict[float, float] = {}
        self.refused = 0

    async def press(self, id: int) -> None:
        began = self.clock.ran()
        with self.presses.in_hand(id, server=id) as press:
            if press.refused:
                self.refused += 1
                return
            async with self.one:
                await sleep(self.clock, 0.1)
            self.waits[began] = self.clock.ran() - began
            self.presses.note(press, self.waits[began])

    async def run(self, rate: float, seconds: float) -> None:
        """Make people press `rate` times a second for `seconds` seconds."""
        pressing = list[asyncio.Task[None]]()
        for id in range(int(rate * seconds)):
            pressing.append(asyncio.create_task(self.press(id)))
            await sleep(self.clock, 1 / rate)
        await asyncio.gather(*pressing)


async def test_at_three_times_the_capacity_as_many_are_taken_on_as_are_answered_in_time() -> None:
    counter = Counter()
    await counter.run(rate=9.0, seconds=20.0)
    assert counter.refused == 0
    counter.waits.clear()
    began = counter.clock.ran()
    await counter.run(rate=30.0, seconds=60.0)
    assert max(wait for at, wait in counter.waits.items() if at > began + 10.0) < IN_TIME, "it has learnt"
    assert len(counter.waits) > 9.5 * 60.0, "it is busy all the time"
    assert counter.refused == 30 * 60 - len(counter.waits)
    counter.refused = 0
    await counter.run(rate=9.0, seconds=20.0)
    assert counter.refused == 0


async def test_the_time_at_discord_is_never_ahead_of_it_and_goes_on_where_this_machines_is_set() -> None:
    clock = VirtualClock(the_loop())
    discord = DiscordTime(clock)
    discord.passed(1_000.0)
    the_loop().jump(10.0)
    discord.passed(1_009.0)
    assert 1_009.9 < discord.now() < 1_010.0, "an answer that took a second tells less"
    clock.epoch += HOUR
    assert 1_009.9 < discord.now() < 1_010.0
    discord.passed(1_011.5)
    assert discord.now() == 1_011.5


async def test_only_what_discord_itself_has_answered_sets_the_time() -> None:
    async def answer(request: web.Request) -> web.Response:
        return web.Response(headers={"Date": formatdate(clock.now() + HOUR, usegmt=True), **request.headers})

    clock = VirtualClock(the_loop())
    discord = DiscordTime(clock)
    discord.passed(clock.now())
    app = web.Application()
    app.router.add_get("/", answer)
    listener, socket = Listener(app), f"\0paddock-time-{os.getpid()}"
    await listener.listen("", 0, socket=socket)
    traces = [discord.listen(aiohttp.TraceConfig())]
    async with aiohttp.ClientSession(
        connector=aiohttp.UnixConnector(socket), trace_configs=traces
    ) as session:
        await session.get("http://proxy/")
        assert discord.now() == clock.now()
        await session.get("http://proxy/", headers={"Via": "1.1 google"})
        assert discord.now() == clock.now() + HOUR
    await listener.close()
