"""Tests that if a worker is stopped within a transaction and keeps a row locked for seconds, the others
continue.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext

import discord
import pytest
from sqlalchemy import select, text

from bot.storage.postgres import Postgres
from bot.storage.schema import message_states
from bot.storage.store import SqlStore
from bot.ui.sync.leases import Leases
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import TrackedTable
from tests.storage.real_time import CLOCK, until
from tests.storage.test_workers import lobby_of, workers
from tests.storage.workers import leaves_connections

LATER = 1e12
"""A time after the end of the test, so that its workers do not take work that is due then."""

pytestmark = [pytest.mark.parametrize("url", ["postgresql"], indirect=True), leaves_connections]


@asynccontextmanager
async def holding(store: SqlStore, id: str) -> AsyncIterator[None]:
    """Lock the row of a message state in a transaction, like a worker that was stopped during a write. The
    server does not end the transaction, however long the test takes.
    """
    database = store.database
    assert isinstance(database, Postgres)
    async with database._transactions.begin() as other:
        await other.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        await other.execute(select(message_states.c.id).where(message_states.c.id == id).with_for_update())
        yield


@pytest.mark.usefixtures("lasting_claims")
async def test_what_another_transaction_has_is_passed_over_when_many_rows_are_kept_or_renewed(
    url: str,
) -> None:
    async with workers(url) as (one, _):
        store, epochs, notes = one.store, dict[str, int](), message_states.c
        for id in "zxmgea":
            claim = await store.workers.claim(id)
            assert claim is not None
            epochs[id] = claim.epoch
            await store.due.put("notes", id, None, LATER)

        async def rows() -> dict[str, tuple[float, float]]:
            (found,) = await store.database.read(select(notes.id, notes.next_due, notes.expires))
            return {row.id: (row.next_due, row.expires) for row in found}

        before = await rows()
        async with holding(store, "m"):
            await store.due.renew_leases(dict.fromkeys(epochs, 0), LATER + 1)
            renewed = await store.workers.renew({**epochs, "z": 1})
        after = await rows()
        assert renewed == {"x": True, "m": False, "g": True, "e": True, "a": True}, "z is another worker's"
        assert {id for id in epochs if after[id][0] == LATER + 1} == set("zxgea")
        assert {id for id in epochs if after[id][1] > before[id][1]} == set("xgea")


@pytest.mark.usefixtures("lasting_claims")
async def test_a_row_that_another_transaction_has_keeps_no_other_claim_from_being_given_back(
    url: str,
) -> None:
    async with workers(url) as (one, other):
        told = list[str]()

        async def nothing(_: TrackedTable) -> None: ...

        leases = Leases(
            workers=one.store.workers,
            messages=one.store.messages,
            clock=CLOCK,
            on_saved=lambda tracked: told.append(tracked.id),
            poke=lambda _: None,
        )
        lobbies = [await lobby_of(one), await lobby_of(one)]
        tracked_tables = [
            TrackedTable(
                id=each.snapshot.id,
                subject=each,
                store=one.store.messages,
                token_edits=TokenEdits(discord.Client(intents=discord.Intents.none()), CLOCK),
                reread=nothing,
                guard=lambda *_: nullcontext(),
            )
            for each in lobbies
        ]
        async with AsyncExitStack() as locked:
            async with leases.held(tracked_tables[0]), leases.held(tracked_tables[1]):
                for each in tracked_tables:
                    leases.persist(each)
                await locked.enter_async_context(holding(one.store, tracked_tables[0].id))
            await until(lambda: told)
            assert told == [tracked_tables[1].id]
            assert await other.store.workers.claim(tracked_tables[1].id) is not None
        await until(lambda: len(told) == 2)
        await leases.close()
