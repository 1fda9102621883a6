"""Tests that two workers on one PostgreSQL database act as one, in real time, which a real server
requires.
"""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import Paddock
from bot.catalogue import TITLES
from bot.league.circuit import Unlimited
from bot.model.errors import LobbyClosed
from bot.model.preferences import Preferences
from bot.model.snapshots import Place
from bot.model.store_errors import Outdated
from bot.runtime.clock import SystemClock, sleep, within
from bot.storage.database_url import driver_url
from bot.storage.store import SqlStore
from bot.tables import press_race
from bot.tables.decide import End, Play
from bot.tables.decide_lobby import Join
from bot.tables.lobby import Lobby
from bot.tables.registry import Luck, TableRegistry
from tests.storage.real_time import CLOCK, PATIENCE, until
from tests.storage.test_away import proven
from tests.storage.workers import address, leaves_connections, scene
from tests.tables.conftest import RecordingDisplay
from tests.tables.snap import SNAP, Pick
from tests.tables.test_press_race import tap, taps
from tests.venue import labels

ANN, BO, CY = 11, 12, 13
HERE = Place(guild=1, channel=2)
QUICK = {
    "gear_head": replace(
        TITLES["gear_head"], robots=replace(TITLES["gear_head"].robots, substitute="random")
    ),
    "snap": SNAP,
}
pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), leaves_connections]


STALE_TAPS = """
INSERT INTO taps (table_id, turn, seat, by, action, at, lot, played)
SELECT CASE number % 2 WHEN 0 THEN :of ELSE 'gone' END, number, 0, 'player', 'no action', 0, 0, false
FROM generate_series(1, :rows) AS number
"""
"""Inserts taps at a table that no longer exists, and at one without a race of taps."""


class Worker:
    """A worker: a registry of tables on a database that it shares with others."""

    def __init__(self, store: SqlStore, robot_pause: float = 0.0) -> None:
        self.store = store
        self.display = RecordingDisplay(store)
        self.displaced: list[bool] = []
        seeds = count()
        self.registry = TableRegistry(
            titles=QUICK,
            store=store,
            clock=SystemClock(),
            robot_pause=robot_pause,
            luck=Luck(lambda: f"workers {next(seeds)}"),
            displaced=lambda: self.displaced.append(True),
        )

    async def kill(self) -> None:
        """End the worker, so that its alarms no longer fire."""
        await self.registry._alarms.stop()
        await self.display.close()
        await self.store.close()


@asynccontextmanager
async def workers(url: str, number: int = 2, robot_pause: float = 0.0) -> AsyncIterator[list[Worker]]:
    async with AsyncExitStack() as last:
        found = list[Worker]()
        for _ in range(number):
            worker = Worker(await SqlStore.share(url, QUICK), robot_pause)
            last.push_async_callback(worker.kill)
            await worker.registry.start(worker.display)
            await worker.registry.resume()
            found.append(worker)
        yield found


async def lobby_of(
    worker: Worker | Paddock, title: str = "gear_head", place: Place = HERE, person: int = ANN
) -> Lobby:
    """Return a lobby that a person has opened at a worker, under the name Ann."""
    return await worker.registry.new_lobbies.open(
        title=title,
        place=place,
        person=person,
        name="Ann",
        options=QUICK[title].rules.options(),
        pace="live",
        seating="fixed",
        robots=0,
    )


async def test_what_one_worker_has_done_the_other_knows_before_its_next_press(url: str) -> None:
    async with workers(url) as (one, other):
        lobby = await lobby_of(one)
        id = lobby.snapshot.id
        there = await other.registry.lobbies.get(id)
        assert there is not None
        await there.do(Join(BO, "Bo"))
        assert await one.registry.lobbies.get(id) is lobby
        assert lobby.seats(BO)
        table = await lobby.start(ANN, manager=False)
        assert await other.registry.lobbies.get(id) is None
        assert there.outcome == "started"
        (also,) = await other.registry.tables.find(person=BO)
        assert also.snapshot == table.snapshot
        assert await other.registry.lobbies.find(channel=HERE.channel) == []
        with pytest.raises(LobbyClosed):
            await there.do(Join(CY, "Cy"))
        await also.do(Play(ANN, 0, (also.actions(0)[0],)))
        assert await one.registry.tables.get(id) is table
        assert table.snapshot == also.snapshot
        await one.registry.preferences.choose(BO, Preferences(calls="dm"))
        circuit = await one.registry.circuits.create(place=HERE, host=ANN, name="Cup", limit=Unlimited())
        await other.registry.preferences.load((BO,), HERE.guild, fresh=True)
        assert other.registry.preferences.of(BO).calls == "dm"
        assert [each.id for each in await other.registry.circuits.running_in(HERE.guild)] == [circuit.id]
        await table.do(End(ANN, manager=False))
        assert await other.registry.tables.find(person=BO) == []


async def test_taps_that_come_in_at_two_workers_count_in_the_order_of_their_stamps(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the machine may be slow, so presses wait for longer than usual
    monkeypatch.setattr(press_race, "PATIENT", PATIENCE)
    async with workers(url) as (one, other):
        lobby = await lobby_of(one, "snap")
        await lobby.do(Join(BO, "Bo"))
        await lobby.do(Join(CY, "Cy"))
        here = await lobby.start(ANN, manager=False)
        for person in (ANN, BO, CY):
            await here.do(Play(person, 0, (Pick(3),)))
        (there,) = await other.registry.tables.find(person=ANN)
        async with there.lock:  # that worker is slow
            early, drawn = tap(there, BO, "A", 10), tap(there, CY, "B", 20)
            told = one.store.tables.taps(here.snapshot)
            assert told is not None
            while len(await told.all(2)) < 2:
                await sleep(CLOCK, 0.02)
            late = tap(here, ANN, "A", 60)
            await sleep(CLOCK, press_race.HOLD + 0.1)
            assert not late.done()
        assert (await early, await drawn) == (False, False)
        assert str(await late) == "Bo was 0.05 s faster. Tap another card."
        assert await tap(here, ANN, "C", 900) is True
        assert await other.registry.tables.get(there.snapshot.id) is there
        assert taps(here) == taps(there) == {1: ("A", 10, ()), 2: ("B", 20, ()), 0: ("C", 900, ())}


# the whole bot


async def test_a_table_of_two_workers_is_played_as_with_one(url: str) -> None:
    async with scene(url) as there:
        table = await there.table()
        for _ in range(8):
            await there.move(table)
        assert table.snapshot.match.ply == 8
        await proven(there.processes[1].bot, table.snapshot.id, TITLES["gear_head"])
        await until(lambda: there.stands(table))


async def test_what_a_killed_worker_had_to_do_the_other_does(url: str) -> None:
    async with scene(url) as there:
        table = await there.table(robots=2)
        ann = there.people[0]
        for _ in range(2):
            await there.move(table)
        newest = max(there.processes, key=lambda each: there.version(each, table))
        await there.kill(newest)  # this worker has made the last version, and has its alarms
        (table,) = await there.registry.tables.find(person=ann.id)
        await until(lambda: table.seat_of(ann.id) in table.awaited)
        log = await table.log()
        assert [move.ply for move in log] == list(range(1, len(log) + 1))
        assert {move.by for move in log[2:]} == {"robot"}
        await there.move(table)
        await until(lambda: there.stands(table))


async def test_the_ephemeral_hand_that_a_worker_has_sent_is_redrawn_by_another_once_that_has_ended(
    url: str,
) -> None:
    async with scene(url) as there:
        table = await there.table()
        bob, (stays, goes) = there.people[1], there.processes
        await until(lambda: len(bob.history()) == 1)
        (dm,) = bob.history()
        (board,) = [each for each in there.channel.messages.values() if labels(each)]
        there.calls.away.add(address(there.ports[stays]))
        hand = (await bob.click(board, label="My hand")).answer
        await until(lambda: labels(dm) == ["Play here"])
        assert "Draw" not in labels(hand)
        there.calls.away = {address(there.ports[goes])}
        there.processes.remove(goes)
        await goes.bot.close()
        for _ in range(2):
            await there.move(table)
        await until(lambda: "Draw" in labels(hand))
        assert labels(dm) == ["Play here"]


async def test_what_is_sent_to_another_worker_once_more_is_carried_out_once(url: str) -> None:
    async with scene(url) as there:
        ann = there.people[0]
        made = await ann.slash(there.channel, "race start")
        body = json.dumps(there.world.told(made)).encode()
        headers = there.calls.signed(body)
        sent = [await there.calls.send(body, headers, address(port)) for port in there.ports.values()]
        assert sent == [401, 401], "one of them has had it, and both know"
        for process in there.processes:
            assert len(await process.bot.registry.lobbies.find(person=ann.id)) == 1


async def test_thousands_of_stale_taps_hold_no_press_up(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with scene(url) as there:
        table = await there.table()
        engine = create_async_engine(driver_url(url))
        async with engine.begin() as connection:
            await connection.execute(text(STALE_TAPS), {"of": table.snapshot.id, "rows": 1_000})
        await engine.dispose()
        await there.move(table)
        assert table.snapshot.match.ply == 1
        assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_a_move_at_one_table_waits_for_no_transaction_at_another(url: str) -> None:
    async with workers(url) as (one, other):
        tables = []
        for _ in range(2):
            lobby = await lobby_of(one)
            await lobby.do(Join(BO, "Bo"))
            tables.append(await lobby.start(ANN, manager=False))
        held, free = tables
        engine = create_async_engine(driver_url(url))
        async with engine.connect() as connection:
            await connection.execute(
                text("UPDATE tables SET changed = 0 WHERE id = :id"), {"id": held.snapshot.id}
            )
            await within(CLOCK, PATIENCE, free.do(Play(ANN, 0, (free.actions(0)[0],))))
        await engine.dispose()
        assert next(
            each for each in await other.registry.tables.find(person=BO) if each.snapshot.match.ply == 1
        )


async def test_an_older_worker_finishes_nothing_beside_a_newer_schema_and_ends(url: str) -> None:
    async with workers(url, 1) as (one,):
        lobby = await lobby_of(one)
        engine = create_async_engine(driver_url(url))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(Outdated):
            await lobby.do(Join(BO, "Bo"))
        with pytest.raises(Outdated):
            await one.store.key_values.write_value("seat", "Bo's")
        await until(lambda: one.displaced)
        assert not lobby.seats(BO)
