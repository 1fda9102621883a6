"""Tests of the store's special behaviour behind PgBouncer in transaction mode. test_store.py tests the
behaviour that all databases have in common.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, suppress
from socket import SHUT_WR

import asyncpg
import pytest
from sqlalchemy import func, literal, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.catalogue import TITLES
from bot.model.store_errors import StoreAway
from bot.storage.closing_connection import ClosingConnection
from bot.storage.database import PROMPT, Query, Rows
from bot.storage.database_url import driver_url
from bot.storage.postgres import UNPREPARED, Postgres
from bot.storage.store import SqlStore
from tests.storage import pgbouncer, postgres, races
from tests.storage.conftest import SERVER

KINDS = ("pgbouncer",)
LEFT = """
SELECT (SELECT count(*) FROM pg_prepared_statements), current_setting('lock_timeout'),
    current_setting('idle_in_transaction_session_timeout'), current_setting('statement_timeout')
"""

LIMITS = {"idle_in_transaction_session_timeout": "3s", "lock_timeout": "1500ms", "statement_timeout": "2s"}
_FIELDS = b"SFATAL\0C08P01\0Mserver conn crashed?\0\0"
LOST = b"E" + (4 + len(_FIELDS)).to_bytes(4) + _FIELDS
"""The message that PgBouncer sends its clients before it closes their connections."""


async def test_several_processes_share_fewer_connections_and_leave_nothing_on_them(
    store: SqlStore, url: str
) -> None:
    other = await SqlStore.open(url, TITLES)
    writes = [
        each.key_values.write_value(f"{name} {turn}", "here")
        for turn in range(5 * pgbouncer.SERVERS)
        for name, each in {"one": store, "other": other}.items()
    ]
    await asyncio.gather(*writes)
    read = await other.key_values.read_value("one 9"), await store.key_values.read_value("other 9")
    assert read == ("here", "here")
    await other.close()
    engine, processes = create_async_engine(driver_url(url), connect_args=UNPREPARED), set()
    async with AsyncExitStack() as at_once:
        for _ in range(pgbouncer.SERVERS):
            connection = await at_once.enter_async_context(engine.connect())
            assert (await connection.execute(text(LEFT))).one() == (0, "0", "0", "0")
            processes.add(await connection.scalar(select(func.pg_backend_pid())))
    assert len(processes) == pgbouncer.SERVERS, "all connections to the server were looked at"
    await engine.dispose()


async def test_every_read_has_limits_one_of_a_single_statement_too(url: str) -> None:
    database = await Postgres.open(driver_url(url), silence=PROMPT)

    async def answered(*queries: Query) -> list[Rows]:
        """Return the server's answer, however slow the machine is."""
        while True:
            with suppress(StoreAway):
                return await database.read(*queries)

    read = [select(func.current_setting(name)) for name in LIMITS]
    together = await answered(*read)
    apart = [(await answered(each))[0] for each in read]
    assert together == apart == [[(limit,)] for limit in LIMITS.values()]
    await database.close()


async def test_a_server_that_is_reported_lost_costs_the_transaction_in_progress_and_none_after_it(
    store: SqlStore,
) -> None:
    database = store.database
    assert isinstance(database, Postgres)

    async def lose(connection: AsyncConnection) -> None:
        opened = (await connection.get_raw_connection()).driver_connection
        assert opened is not None
        opened._protocol.data_received(LOST)  # this does not close the connection yet

    async def lost_before_the_statement(connection: AsyncConnection) -> None:
        await lose(connection)
        await connection.execute(select(literal(1)))

    for work in (lose, lost_before_the_statement):
        with pytest.raises(StoreAway, match="the connection was lost"):
            await database.run(work)
        assert await database.read(select(literal(1))) == [[(1,)]]


async def test_a_statement_whose_caller_is_cancelled_is_not_cancelled_on_the_server(
    store: SqlStore, bouncer_url: str
) -> None:
    """Check that no cancel request is sent. PgBouncer 1.18 exits on some of them, but whether it does depends
    on a race, so the test looks for the requests.
    """
    database = store.database
    for wait in (0.0, 0.001, 0.01, 0.05):
        asked = [asyncio.create_task(database.read(select(func.pg_sleep(0.1)))) for _ in range(4)]
        await asyncio.sleep(wait)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    assert await database.read(select(literal(1))) == [[(1,)]]
    assert "cancel request" not in pgbouncer.log_of(bouncer_url)


async def test_a_connection_that_was_cut_is_closed_without_an_error(url: str) -> None:
    address = make_url(driver_url(url)).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address, connection_class=ClosingConnection, statement_cache_size=0)
    connection._transport.get_extra_info("socket").shutdown(SHUT_WR)
    await connection.close()
    assert connection.is_closed()


@pytest.mark.usefixtures("lasting_claims")
async def test_heartbeats_claims_and_leases_hold_between_processes_that_share_connections(url: str) -> None:
    one, other = await SqlStore.share(url, TITLES), await SqlStore.share(url, TITLES)
    presence = one.workers.presence
    assert presence is not None
    await presence.beat()
    assert one.workers.alive() == other.workers.alive() == {one.workers.id, other.workers.id}
    claimed = await asyncio.gather(*(each.workers.claim("abcde") for each in (one, other)))
    assert claimed.count(None) == 1, "one has the messages"
    await one.tables.open_table(races.table(), now=5.0, next_due=7.0)
    taken = await asyncio.gather(*(each.due.take("tables", 8.0, 12.0, 9) for each in (one, other)))
    assert sorted(map(len, taken)) == [0, 1], "one has what is due"
    assert await one.due.take("tables", 11.0, 15.0, 9) == []
    assert len(await other.due.take("tables", 12.0, 16.0, 9)) == 1
    await one.close()
    await other.close()


async def test_the_space_of_deleted_rows_is_given_back_outside_of_a_transaction(store: SqlStore) -> None:
    await store.database.scrub()
    await store.key_values.write_value("seat", "nobody")


async def test_a_statement_stays_prepared_where_nothing_stands_between(server_url: str) -> None:
    database = await Postgres.open(driver_url(server_url))
    prepared = select(func.count()).select_from(text("pg_prepared_statements"))
    ((count,),), again = await database.read(prepared, prepared)
    assert count > 0
    assert again == [(count,)]
    await database.close()


@pytest.mark.thorough
async def test_a_server_that_goes_away_behind_it_is_away_and_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.storage.postgres.PROMPT", PROMPT)  # PgBouncer itself waits for two minutes
    programs, bouncer = postgres.tools(), pgbouncer.program()
    if SERVER in os.environ or programs is None or bouncer is None:
        pytest.skip("needs a server of the tests' own, and PgBouncer")
    with postgres.cluster(programs) as server, pgbouncer.before(server.url, bouncer) as url:
        store = await SqlStore.open(url.replace("@/", "@/paddock"), TITLES)
        await store.key_values.write_value("seat", "nobody")
        server.stop()
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.key_values.write_value("seat", "a player")
        server.start()
        await store.wait_until_back()
        await store.key_values.write_value("seat", "a player")
        assert await store.key_values.read_value("seat") == "a player"
        await store.close()
