"""Tests of the real bot with a PostgreSQL server that stops and comes back, in real time, which a real server
requires.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count

import pytest
from discord.http import Route
from sqlalchemy import ColumnElement, func, literal, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import Paddock
from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.model.store_errors import StoreAway
from bot.runtime.clock import sleep, within
from bot.runtime.settings import Settings
from bot.sandbox.model import Interaction, Message
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from bot.storage.database_lock import HeldDatabase, unserved
from bot.storage.database_url import driver_url
from bot.storage.postgres import Postgres
from bot.storage.schema import facts
from bot.storage.store import SqlStore
from bot.tables.registry import Luck
from bot.title import AnyTitle
from tests.sandbox.people import Person
from tests.storage import postgres
from tests.storage.conftest import SERVER
from tests.storage.cut import cut_off
from tests.storage.real_time import CLOCK, PATIENCE, SlowClock, until
from tests.venue import labels, words_of

IDLE_LIMIT = "idle_in_transaction_session_timeout"
CONNECTIONS = 15
"""The maximum number of connections that a pool opens: SQLAlchemy's default."""
AWAY = "I can’t save right now. Try again in a minute."


async def answered(interaction: Interaction) -> None:
    """Wait until the person can read an answer to the interaction."""
    await until(lambda: interaction.response is not None)


@asynccontextmanager
async def serving(url: str, world: SandboxWorld) -> AsyncIterator[Paddock]:
    """Run the real bot with a database in the simulated Discord, and yield it."""
    server = SandboxServer(world)
    await server.start()
    Route.BASE = server.base
    world.until_done = answered
    settings = Settings(database_url=url, status_port=0, robot_pause=0.0, _env_file=None)
    bot = Paddock(settings, edit_pause=0.01, luck=Luck(lambda: "outage"))
    try:
        async with bot:
            running = asyncio.create_task(bot.start("token"))
            await until(lambda: bot.is_ready() or running.done())
            if running.done():
                await running
            yield bot
        await running
    finally:
        await server.close()


@pytest.fixture(autouse=True)
def _patience() -> None:
    """Count the database as unreachable as soon as in production."""


async def ready(bot: Paddock) -> tuple[int, str]:
    assert bot._status is not None
    return await bot._status.answer("/readyz")


@pytest.mark.thorough
async def test_a_database_that_goes_away_and_comes_back_loses_nothing_and_play_goes_on() -> None:
    programs = postgres.tools()
    if programs is None:
        pytest.skip(postgres.INSTALL)
    world = SandboxWorld(SlowClock())
    guild = world.add_guild("Server", world.add_user("owner", "Owner"))
    channel = world.add_channel(guild, "paddock")
    ann = world.add_user("ann", "Ann")
    world.add_member(guild, ann)
    person, title = Person(world, ann), TITLES["gear_head"]
    with postgres.cluster(programs) as server:
        async with serving(server.url, world) as bot:
            opened = await person.slash(channel, "race start", robots=1, pace="none")
            await person.click(opened.answer, label="Start")
            await until(lambda: hands(person))
            (table,) = await bot.registry.tables.find(person=ann.id)
            await until_answered(person)
            ply = table.snapshot.match.ply

            await asyncio.to_thread(server.stop)
            assert words_of(await act(person)) == AWAY
            listed = await person.slash(channel, "table list")
            await until(lambda: words_of(listed))
            assert table.snapshot.match.ply == ply, "nothing was played"
            status, told = await ready(bot)
            assert (status, told) == (503, "The database does not answer.\n")

            await asyncio.to_thread(server.start)
            with server.hung():
                assert words_of(await act(person)) == AWAY, "before Discord gives up"
                assert (await ready(bot))[0] == 503
            await until_answered(person)
            assert table.snapshot.match.ply > ply
            assert await ready(bot) == (200, "ready\n")
            await until(lambda: table.seat_of(ann.id) in table.awaited)  # wait until the robot has moved
            await proven(bot, table.snapshot.id, title)
            with pytest.raises(HeldDatabase):
                async with unserved(driver_url(server.url)):
                    pass


async def test_wherever_the_connection_is_cut_the_server_is_away(server_url: str) -> None:
    if SERVER in os.environ:
        pytest.skip("That server may have no Unix socket.")
    async with cut_off(server_url) as (cut, url):
        database = await Postgres.open(driver_url(url))
        cut.left, tried = 0, 0
        while True:
            cut.close()
            cut.left = tried * 10
            tried += 1
            try:
                assert await database.read(select(literal(1))) == [[(1,)]]
                break
            except StoreAway:
                continue
        assert tried > 30, "most of what the server says when one connects was cut"
        cut.left = None
        await database.close()


@pytest.mark.parametrize("url", ["postgresql", "pgbouncer"], indirect=True)
async def test_a_worker_that_stops_before_it_commits_holds_nobody_up_for_longer_than_the_server_lets_it(
    store: SqlStore, url: str
) -> None:
    await store.key_values.write_value("seat", "nobody")
    stopped = await Postgres.open(driver_url(url))

    async def written() -> int:
        for refused in count():
            with suppress(StoreAway):
                await store.key_values.write_value("seat", "the other worker")
                return refused
        raise AssertionError

    async def stop() -> None:
        async with stopped._reached(), stopped._transaction(2.0) as connection:
            await connection.execute(update(facts).values(value="the stopped worker"))
            assert await connection.scalar(select(func.current_setting(IDLE_LIMIT))) == "3s"
            assert await within(CLOCK, PATIENCE, written()) > 0, "the row was held first"

    with pytest.raises(StoreAway):
        await stop()
    assert await store.key_values.read_value("seat") == "the other worker"
    await stopped.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_row_that_another_program_never_lets_go_of_is_refused_and_the_connection_keeps_its_limits(
    store: SqlStore, url: str
) -> None:
    await store.key_values.write_value("seat", "nobody")
    database = store.database
    assert isinstance(database, Postgres)
    process = await answer(database, func.pg_backend_pid())
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as other:
        await other.execute(update(facts).values(value="the other program"))
        with pytest.raises(StoreAway, match="lock timeout"):
            await store.key_values.write_value("seat", "a player")
        await store.key_values.write_value("board", "drawn")
        assert await answer(database, func.pg_backend_pid()) == process, "the connection is still good"
        slow = await database.read(select(func.current_setting("statement_timeout")), slow=True)
        assert slow == [[("30s",)]]
        limits = {IDLE_LIMIT: "3s", "lock_timeout": "1500ms", "statement_timeout": "2s"}
        for name, limit in limits.items():
            assert await database.read(select(func.current_setting(name))) == [[(limit,)]]
    await store.key_values.write_value("seat", "a player")
    assert await store.key_values.read_value("seat") == "a player"
    await engine.dispose()


async def test_a_server_that_answers_nothing_any_more_is_away_and_is_asked_again(server_url: str) -> None:
    if SERVER in os.environ:
        pytest.skip("That server's processes may be those of another machine.")
    # a second connection opens within two seconds, even on a slow machine
    database = await Postgres.open(driver_url(server_url), silence=2)
    process = await answer(database, func.pg_backend_pid())
    os.kill(process, signal.SIGSTOP)
    try:
        with pytest.raises(StoreAway):
            await database.read(select(literal(1)))
        assert database._under_way, "nobody waits until it is given up"
        assert await answer(database, literal(1)) == 1, "by another connection"
    finally:
        os.kill(process, signal.SIGCONT)
        await database.close()


async def test_a_worker_that_was_stopped_while_it_waited_for_a_connection_learns_that_the_store_is_away(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Postgres.open(driver_url(server_url))
    loop, stopped = asyncio.get_running_loop(), 0.0
    now, ran = time.time, loop.time
    monkeypatch.setattr(time, "time", lambda: now() + stopped)
    monkeypatch.setattr(loop, "time", lambda: ran() + stopped)
    async with AsyncExitStack() as held:
        for _ in range(CONNECTIONS):
            await held.enter_async_context(database._engine.connect())
        reading = asyncio.create_task(database.read(select(literal(1))))
        for _ in range(20):  # until it waits in the pool
            await asyncio.sleep(0)
        stopped = 60.0
        with pytest.raises(StoreAway):
            await reading
    await database.close()


async def answer(database: Postgres, what: ColumnElement[int]) -> int:
    """Return the database's answer to a query, however long the machine takes to connect."""

    async def ask() -> int:
        while True:
            with suppress(StoreAway):
                (((said,),),) = await database.read(select(what))
                return int(said)

    return await within(CLOCK, PATIENCE, ask())


def hands(person: Person) -> list[Message]:
    """Return a person's DMs that have buttons."""
    return [message for message in person.history() if labels(message)]


async def act(person: Person) -> Interaction:
    """Press the first button of the hand of the player to move."""
    hand = hands(person)[-1]
    return await person.click(hand, label=labels(hand)[0])


async def until_answered(person: Person) -> None:
    """Make a person press again and again until the database answers again."""
    while words_of(await act(person)) == AWAY:
        await sleep(CLOCK, 0.1)


async def proven(bot: Paddock, id: str, title: AnyTitle) -> None:
    """Check that replaying the stored log gives the stored state, and that it is the one in memory. Nobody
    may move meanwhile.
    """
    store, table = bot._store, await bot.registry.tables.get(id)
    assert store is not None
    snapshot = await store.tables.find_table(id)
    assert snapshot is not None
    assert table is not None
    assert snapshot == table.snapshot
    match = snapshot.match
    moves = [Move(move.seat, move.action) for move in await store.tables.find_moves(id)]
    assert replay(title.rules.game, match.options, match.seats, match.seed, moves) == match
