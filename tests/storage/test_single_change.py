"""Tests that rows that are written together are stored either all or not at all, on every database. On
PostgreSQL, the first change checks the schema itself.
"""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.model.store_errors import Conflict
from bot.storage.database import Change, unless_there
from bot.storage.key_values import WRITE_VALUE
from bot.storage.schema import facts, lobbies
from bot.storage.store import SqlStore

KINDS = ("sqlite", "postgresql", "pgbouncer")


async def test_where_a_sure_change_touches_no_row_nothing_of_the_others_is_written(store: SqlStore) -> None:
    written = Change(WRITE_VALUE, {"key": "seat", "value": "a player"})
    missed = Change(update(lobbies).where(lobbies.c.id == "none").values(version=2), sure=True)
    with pytest.raises(Conflict):
        await store.database.write(written, missed)
    with pytest.raises(Conflict):
        await store.database.write(written, Change(WRITE_VALUE, {"key": "board", "value": "drawn"}), missed)
    assert await store.key_values.read_value("seat") is None


async def test_a_single_change_that_touches_no_row_is_a_conflict_where_it_must_touch_one(
    store: SqlStore,
) -> None:
    missed = Change(update(lobbies).where(lobbies.c.id == "none").values(version=2))
    await store.database.write(missed)
    with pytest.raises(Conflict):
        await store.database.write(missed._replace(sure=True))
    there = Change(unless_there(facts), {"key": "seat", "value": "a player"}, sure=True)
    await store.database.write(there)
    with pytest.raises(Conflict):
        await store.database.write(there)
    assert await store.key_values.read_value("seat") == "a player"
