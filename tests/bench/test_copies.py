"""Tests of the large databases for benchmarks, which are filled with copies of tables."""

from __future__ import annotations

from pathlib import Path

from bot.catalogue import TITLES
from bot.storage.store import SqlStore
from tests.storage import races
from tools.bench.copies import copy_tables


async def test_each_table_is_copied_with_every_column_and_none_is_due(tmp_path: Path) -> None:
    file = tmp_path / "bench.db"
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.tables.open_table(races.table("like"), next_due=7.0)
    await store.tables.open_table(races.table("other"), next_due=8.0)
    copy_tables(file, 3)
    found = await store.seats.page("tables", "", 10)
    assert found == ["like", "other", *sorted(f"~{at}{id}" for at in (1, 2, 3) for id in ("like", "other"))]
    assert len(await store.tables.find_tables(found)) == 8
    assert sorted(await store.due.take("tables", 1e9, 2e9, 10)) == ["like", "other"]
    await store.close()
