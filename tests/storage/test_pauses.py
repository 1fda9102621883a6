"""Tests that pauses apply to every process, survive a restart, and are removed when they are over."""

from __future__ import annotations

import json
from functools import partial

from sqlalchemy import select

from bot.catalogue import TITLES
from bot.storage.schema import statuses
from bot.storage.store import SqlStore
from bot.storage.workers import Heartbeat

ANN, BO, NOW = 11, 12, 1_700_000_000.0


async def test_a_pause_is_begun_once_and_tells_when_it_ends(store: SqlStore) -> None:
    assert await store.pauses.until("export", ANN, NOW) is None
    assert await store.pauses.begin("export", ANN, NOW, 600.0)
    assert not await store.pauses.begin("export", ANN, NOW + 1.0, 600.0)
    assert await store.pauses.until("export", ANN, NOW + 1.0) == NOW + 600.0, (
        "trying again makes it no longer"
    )
    assert await store.pauses.begin("export", BO, NOW, 600.0)
    assert await store.pauses.begin("report", ANN, NOW, 60.0)


async def test_who_has_paused_may_begin_again(store: SqlStore) -> None:
    await store.pauses.begin("export", ANN, NOW, 600.0)
    assert await store.pauses.until("export", ANN, NOW + 600.0) is None
    assert await store.pauses.begin("export", ANN, NOW + 600.0, 30.0)
    assert await store.pauses.until("export", ANN, NOW + 600.0) == NOW + 630.0


async def test_a_pause_counts_in_another_process_on_the_same_database(store: SqlStore, url: str) -> None:
    await store.pauses.begin("export", ANN, NOW, 600.0)
    other = await SqlStore.open(url, TITLES)
    try:
        assert not await other.pauses.begin("export", ANN, NOW + 1.0, 600.0)
        assert await other.pauses.begin("export", BO, NOW + 1.0, 600.0)
    finally:
        await other.close()
    assert not await store.pauses.begin("export", BO, NOW + 2.0, 600.0)


async def test_a_pause_can_be_ended_for_one_person(store: SqlStore) -> None:
    await store.pauses.begin("export", ANN, NOW, 600.0)
    await store.pauses.begin("export", BO, NOW, 600.0)
    await store.pauses.end("export", ANN)
    assert await store.pauses.begin("export", ANN, NOW, 600.0)
    assert not await store.pauses.begin("export", BO, NOW, 600.0)


async def test_pauses_that_are_over_are_deleted_with_the_next_sign_of_life(store: SqlStore) -> None:
    await store.pauses.begin("export", ANN, NOW, 600.0)
    await store.pauses.begin("export", BO, NOW, 900.0)
    await store.workers.beat(Heartbeat(NOW + 700.0, 0.0))
    assert await store.pauses.until("export", ANN, NOW) is None, "it is not there any more"
    assert await store.pauses.until("export", BO, NOW) == NOW + 900.0


async def test_what_a_process_tells_of_itself_replaces_what_it_told_and_that_of_the_dead(
    store: SqlStore,
) -> None:
    own = store.workers.id
    for id, at in (("dead", NOW - 200.0), ("other", NOW - 90.0), (own, NOW - 50.0), (own, NOW)):
        store.workers.id, store.workers.tells = id, partial(dict, memory=at)
        await store.workers.beat(Heartbeat(at, 0.0))
    (rows,) = await store.workers._database.read(select(statuses).order_by(statuses.c.at))
    found = [(row.id, json.loads(row.document)) for row in rows]
    assert found == [("other", {"memory": NOW - 90.0}), (own, {"memory": NOW})]
