"""Tests of the processes that use a PostgreSQL database: which are alive, the database's time, and how long
no one could play.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Self

import pytest
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.catalogue import TITLES
from bot.model.play_clock import PlayClock
from bot.model.store_errors import Conflict, Displaced, StoreAway
from bot.runtime.clock import SystemClock, sleep, within
from bot.storage import presence
from bot.storage.database_lock import HeldDatabase
from bot.storage.database_url import driver_url
from bot.storage.migrate import Migrations
from bot.storage.postgres import Postgres
from bot.storage.presence import Presence
from bot.storage.store import SqlStore
from bot.storage.workers import Heartbeat
from bot.tables.registry import TableRegistry
from tests.storage import postgres
from tests.storage.real_time import CLOCK, PATIENCE, until
from tests.storage.test_migrations import later
from tests.tables.conftest import RecordingDisplay

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


def presence_of(store: SqlStore) -> Presence:
    found = store.workers.presence
    assert found is not None
    return found


async def hang(store: SqlStore) -> None:
    """Stop the heartbeat of a store's process, as if the process were paused or killed."""
    beating = presence_of(store)._beating
    assert beating is not None
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)


async def say(url: str, statement: str, **values: object) -> None:
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        await connection.execute(text(statement), values)
    await engine.dispose()


async def ago(url: str, seconds: float) -> None:
    """Make the database look as it would `seconds` seconds later without a heartbeat."""
    await say(url, "UPDATE workers SET beat = beat - :s, since = since - :s", s=seconds)
    await say(url, "UPDATE notes SET expires = expires - :s", s=seconds)
    shifted = "json_build_object('at', (value::json->>'at')::float8 - :s, 'lost', value::json->'lost')::text"
    await say(url, f"UPDATE facts SET value = {shifted} WHERE key = 'heartbeat'", s=seconds)


async def end_claims(url: str) -> None:
    """Make the database look as if every claim had ended."""
    await say(url, "UPDATE notes SET expires = :s", s=0.0)


@asynccontextmanager
async def workers(url: str, number: int = 2) -> AsyncIterator[list[SqlStore]]:
    """Yield the stores of `number` processes that write a heartbeat only when asked to."""
    async with AsyncExitStack() as last:
        found = []
        for _ in range(number):
            store = await SqlStore.share(url, TITLES)
            last.push_async_callback(store.close)
            await hang(store)
            found.append(store)
        yield found


async def test_everybody_knows_how_many_live_and_who_is_silent_for_long_does_not(url: str) -> None:
    async with workers(url) as (one, other):
        assert (len(one.workers.alive()), len(other.workers.alive())) == (1, 2)
        await presence_of(one).beat()
        assert len(one.workers.alive()) == 2
        await ago(url, 16.0)
        await presence_of(one).beat()
        assert len(one.workers.alive()) == 1
        await presence_of(other).beat()
        assert len(other.workers.alive()) == 2
        await one.close()
        await presence_of(other).beat()
        assert len(other.workers.alive()) == 1


async def test_a_worker_gives_signs_of_life_by_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.02)
    one = await SqlStore.share(url, TITLES)
    other = await SqlStore.share(url, TITLES)
    await until(lambda: len(one.workers.alive()) == 2)
    await other.close()
    await until(lambda: len(one.workers.alive()) == 1)
    await one.close()


async def test_the_time_for_which_nobody_lived_is_lost_once_and_everybody_adopts_it(url: str) -> None:
    async with workers(url) as (one, other):
        clocks = [PlayClock(SystemClock(), each.workers.presence) for each in (one, other)]
        await ago(url, 100.0)
        await presence_of(one).beat()
        await presence_of(other).beat()
        await presence_of(one).beat()
        assert clocks[0].lost == clocks[1].lost
        assert 100.0 <= clocks[0].lost < 100.0 + PATIENCE
        await ago(url, 10.0)
        for each in (one, other):
            await presence_of(each).beat()
        assert clocks[0].lost == clocks[1].lost < 100.0 + PATIENCE, "they lived"


async def test_a_worker_that_was_stopped_adds_nothing_to_what_is_lost_while_another_lived(url: str) -> None:
    async with workers(url) as (one, stopped):
        await ago(url, 10.0)
        await presence_of(one).beat()
        await ago(url, 10.0)
        await presence_of(one).beat()
        await presence_of(stopped).beat()
        for each in (one, stopped):
            assert PlayClock(SystemClock(), each.workers.presence).lost == 0.0
        assert len(stopped.workers.alive()) == 2


async def test_after_a_restart_play_time_goes_on_where_it_stood(url: str) -> None:
    async with workers(url, 1) as (one,):
        before = PlayClock(SystemClock(), one.workers.presence).now()
    await ago(url, 1_000.0)
    async with workers(url, 1) as (one,):
        clock = PlayClock(SystemClock(), one.workers.presence)
        assert 0.0 <= clock.now() - (before - 1_000.0) < PATIENCE, "all of that was lost"
        assert clock.lost > 999.0


class ByHand(SystemClock):
    """A machine's clock that a test sets."""

    time = 100.0

    def now(self) -> float:
        return 1_000_000.0 + self.time

    def ran(self) -> float:
        return self.time


async def test_half_of_the_round_trip_is_allowed_for_and_what_can_still_be_true_stays(url: str) -> None:
    async with workers(url, 1) as (store,):
        one = presence_of(store)
        machine = one._machine = ByHand()
        # The question was sent at 100, and the answer arrives at 102: the database's time is 5000 to 5002.
        machine.time = 102.0
        first = one._learnt(None, 5_000.0, 7.0, 100.0)
        assert (first.at, first.ran, first.lost, first.ahead) == (5_001.0, 102.0, 7.0, 1_000_102.0 - 5_001.0)
        machine.time = 112.0
        assert one._learnt(first, 5_010.5, 7.0, 111.0).at == 5_011.0, "as known, for that may be"
        assert one._learnt(first, 5_011.5, 8.0, 111.0).at == 5_012.0, "it must be later"
        assert one._learnt(first, 1_000_111.0, 8.0, 111.0).ahead == 0.0, "it may agree"


@pytest.mark.thorough
async def test_workers_outlive_their_server_and_have_one_play_time_after_it(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    programs = postgres.tools()
    if programs is None:
        pytest.skip(postgres.INSTALL)
    del url  # all tests share that server
    monkeypatch.setattr(presence, "EVERY", 0.1)
    with postgres.cluster(programs) as server:
        killed, one, other = [await SqlStore.share(server.url, TITLES) for _ in range(3)]
        await until(lambda: len(one.workers.alive()) == 3)
        await asyncio.to_thread(server.stop)
        await hang(killed)
        with pytest.raises(StoreAway):
            await one.key_values.read_value("heartbeat")
        await asyncio.to_thread(server.start)
        monkeypatch.setattr(presence, "LIVES", 5.0)  # so that the row of the killed process is soon too old
        await until(lambda: len(one.workers.alive()) == len(other.workers.alive()) == 2)
        again = await SqlStore.share(server.url, TITLES)
        times = [presence_of(each).time for each in (one, other, again)]
        assert len({told.lost for told in times}) == 1
        for each in (again, one, other, killed):
            await each.close()


async def test_play_time_stands_still_while_the_database_says_nothing(url: str) -> None:
    class Later(SystemClock):
        def ran(self) -> float:
            return super().ran() + 600.0

    async with workers(url, 1) as (one,):
        told = presence_of(one).time
        clock = PlayClock(Later(), one.workers.presence)
        assert clock.now() == pytest.approx(told.at - told.lost + 15.0)


async def test_whoever_wants_the_database_for_itself_waits_for_one_that_was_killed_and_says_so_once(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOK", 0.05)
    async with workers(url, 1) as (killed,):
        coming = asyncio.create_task(SqlStore.open(url, TITLES, alone=True))
        await until(lambda: "is served by process" in caplog.text)
        assert not coming.done()
        await ago(url, 16.0)
        store = await within(CLOCK, PATIENCE, coming)
        assert caplog.text.count("is waited for") == 1
        with pytest.raises(HeldDatabase):
            await presence_of(killed).beat()
        await store.close()


async def test_whoever_gives_signs_of_life_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.1)
    monkeypatch.setattr(presence, "LOOK", 0.1)
    async with workers(url, 0):
        serving = await SqlStore.open(url, TITLES, alone=True)
        for come in (SqlStore.open(url, TITLES, alone=True), SqlStore.share(url, TITLES)):
            with pytest.raises(HeldDatabase, match=r"is served by process \d+ on \S+, since \d+-"):
                await within(CLOCK, PATIENCE, come)
        await serving.close()
        await (await SqlStore.share(url, TITLES)).close()


async def test_a_process_that_was_silent_leaves_the_database_to_the_one_that_came_meanwhile(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    store = await SqlStore.open(url, TITLES, alone=True)
    registry = TableRegistry(
        titles=TITLES, store=store, robot_pause=0.0, displaced=lambda: told.append("displaced")
    )
    await registry.start(RecordingDisplay(store))
    await registry.resume()
    await hang(store)
    await ago(url, 16.0)
    other = await SqlStore.open(url, TITLES, alone=True)
    await registry._beat()
    assert told == []
    monkeypatch.setattr(presence, "EVERY", 0.0)
    await presence_of(store)._beat_on()
    assert isinstance(presence_of(store).displaced, Displaced)
    await registry._beat()
    assert told == ["displaced"]
    await other.close()
    with suppress(Displaced):
        await registry.stop()
    await store.close()


class Newer(Postgres):
    """A database as a newer version of Paddock opens it. known: the migrations of that version."""

    known: Migrations

    @classmethod
    async def open(
        cls, url: URL, migrations: Migrations | None = None, *, silence: float | None = None
    ) -> Self:
        return await super().open(url, migrations or cls.known, silence=silence)


async def test_a_database_is_not_migrated_under_a_process_of_another_version(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(url, 1) as (older,):
        beating = presence_of(older)
        monkeypatch.setattr(Newer, "known", later(tmp_path / "later"), raising=False)
        monkeypatch.setattr(presence, "Postgres", Newer)
        monkeypatch.setattr(presence, "LOOK", 0.05)
        rolling = asyncio.create_task(SqlStore.share(url, TITLES))
        while not rolling.done():  # after its first look, the process waits for one beat
            await beating.beat()
            await sleep(CLOCK, 0.05)
        with pytest.raises(HeldDatabase, match="is served by process"):
            await rolling
        await older.key_values.write_value("still", "written")


# claims


@pytest.mark.usefixtures("lasting_claims")
async def test_one_worker_at_a_time_touches_the_messages_of_a_table(url: str) -> None:
    async with workers(url) as (one, other):
        first = await one.workers.claim("abcde")
        assert first is not None
        assert first.document is None
        assert await other.workers.claim("abcde") is None
        assert await other.workers.claim("fghij") is not None
        assert await one.workers.claim("abcde") == first
        await one.messages.write_message_state("abcde", "{}", first.epoch, last=True)
        second = await other.workers.claim("abcde")
        assert second is not None
        assert (second.epoch != first.epoch, second.document) == (True, "{}")
        await other.messages.write_message_state("abcde", "{}", second.epoch, last=True)
        third = await one.workers.claim("abcde")
        assert third is not None
        assert third.epoch not in (first.epoch, second.epoch)


@pytest.mark.usefixtures("lasting_claims")
async def test_a_worker_that_is_stopped_holds_nobody_up_and_writes_nothing_late(url: str) -> None:
    async with workers(url) as (stopped, other):
        old = await stopped.workers.claim("abcde")
        assert old is not None
        assert await other.workers.claim("abcde") is None
        assert await stopped.workers.renew({"abcde": old.epoch}) == {"abcde": True}
        await end_claims(url)
        claim = await other.workers.claim("abcde")
        assert claim is not None
        await other.messages.write_message_state("abcde", "of the other", claim.epoch)
        with pytest.raises(Conflict):
            await stopped.messages.write_message_state("abcde", "late", old.epoch)
        assert await stopped.workers.renew({"abcde": old.epoch}) == {}
        assert await stopped.workers.claim("abcde") is None
        assert await other.messages.read_message_state("abcde") == "of the other"


@pytest.mark.usefixtures("lasting_claims")
async def test_a_claim_that_has_ended_is_renewed_unless_somebody_else_has_one(url: str) -> None:
    async with workers(url) as (one, other):
        claim = await one.workers.claim("abcde")
        assert claim is not None
        await end_claims(url)
        await one.messages.write_message_state("abcde", "late, and nobody minds", claim.epoch)
        assert await one.workers.renew({"abcde": claim.epoch, "other": 1}) == {"abcde": True}
        assert await other.workers.claim("abcde") is None


async def test_old_interactions_are_forgotten_once_in_a_while(url: str) -> None:
    async with workers(url, 1) as (one,):
        assert await one.workers.take_interaction(5, 1_000.0)
        await one.workers.beat(Heartbeat(1_500.0, 0.0))
        assert await one.workers.take_interaction(5, 1_500.0)
