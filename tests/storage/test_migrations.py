"""Tests that migrations are repeatable, create the tables that the code defines, make a copy first, and are
refused for a newer schema.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.catalogue import TITLES
from bot.model.preferences import Quiet
from bot.storage.database import Database
from bot.storage.database_url import driver_url, file_of
from bot.storage.migrate import MIGRATIONS, Migrations, NewerSchema, OlderSchema
from bot.storage.postgres import Postgres
from bot.storage.schema import SCHEMA, metadata
from bot.storage.sqlite import Sqlite
from bot.storage.store import SqlStore
from bot.storage.workers import SqlWorkers
from tests.storage import races
from tests.storage.stored import everything, tables_in_play

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("facts", sa.Column("source", sa.Text))
    {end}
"""


def later(folder: Path, end: str = "") -> Migrations:
    """Return the migrations of a later version of Paddock, with one more than this version."""
    shutil.copytree(MIGRATIONS.folder, folder)
    (folder / "versions" / "v9999_later.py").write_text(LATER.format(before=SCHEMA, end=end))
    return Migrations(folder, "9999")


async def open_with(url: str, migrations: Migrations) -> Database:
    where = driver_url(url)
    file = file_of(where)
    return await (Postgres.open(where, migrations) if file is None else Sqlite.open(file, migrations))


async def facts_columns(url: str) -> list[str]:
    def columns(connection: Connection) -> list[str]:
        return [column["name"] for column in inspect(connection).get_columns("facts")]

    engine = create_async_engine(driver_url(url))
    async with engine.connect() as connection:
        found = await connection.run_sync(columns)
    await engine.dispose()
    return found


def copies(url: str) -> list[Path]:
    """Return the copies beside a SQLite file. A server has none."""
    file = Path(make_url(url).database or "")
    return [path for path in file.parent.glob(f"{file.name}.*") if not path.name.endswith(("-wal", "-shm"))]


def test_the_code_names_the_newest_migration() -> None:
    assert ScriptDirectory(MIGRATIONS.folder).get_heads() == [SCHEMA]


async def test_the_migrations_lead_to_the_tables_in_code(store: SqlStore, url: str) -> None:
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    engine = create_async_engine(driver_url(url))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_opening_again_changes_nothing(store: SqlStore, url: str) -> None:
    await store.tables.open_table(races.table())
    for _ in range(2):
        again = await SqlStore.open(url, TITLES)
        assert await tables_in_play(again) == [races.table()]
        await again.close()
    assert copies(url) == []


async def test_two_processes_may_open_a_new_database_at_once(url: str) -> None:
    opened = await asyncio.gather(*(SqlStore.open(url, TITLES) for _ in range(3)))
    await opened[0].key_values.write_value("who", "first")
    assert await opened[2].key_values.read_value("who") == "first"
    for store in opened:
        await store.close()


async def test_an_older_database_is_migrated_and_keeps_what_it_holds(
    store: SqlStore, url: str, tmp_path: Path
) -> None:
    await store.tables.save_lobby(races.lobby("lobby"))
    await store.tables.open_table(races.table("table"))
    await store.close()
    database = await open_with(url, later(tmp_path / "later"))
    migrated = SqlStore(database, TITLES, SqlWorkers(database))
    stored = await everything(migrated)
    await migrated.close()
    assert stored.lobbies == [races.lobby("lobby")]
    assert stored.tables == [races.table("table")]
    assert await facts_columns(url) == ["key", "value", "source"]


async def test_a_database_of_before_version_1_is_refused_and_left_as_it_is(store: SqlStore, url: str) -> None:
    await store.close()
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0030'"))
    with pytest.raises(OlderSchema, match=r"its schema is 0030\. Start commit 9a3da4d7 with it once"):
        await SqlStore.open(url, TITLES)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "0030"
    await engine.dispose()
    assert copies(url) == []


async def test_a_zone_that_was_understood_with_the_sign_reversed_is_the_one_that_was_typed(url: str) -> None:
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0032").down_revision
    await (await open_with(url, Migrations(MIGRATIONS.folder, str(before)))).close()
    zones = {1: "Etc/GMT+1", 2: "Etc/GMT-10", 3: "GMT+0", 4: "EST", 5: "Europe/Berlin", 6: ""}
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        for person, zone in zones.items():
            document = json.dumps({"quiet": {"begin": 1350, "end": 420, "zone": zone}, "zone": zone})
            row = {"person": person, "document": document}
            await connection.execute(insert(metadata.tables["preferences"]).values(row))
    await engine.dispose()
    store = await SqlStore.open(url, TITLES)
    found = await store.preferences.find_preferences(list(zones))
    meant = {1: "UTC+1", 2: "UTC-10", 3: "UTC", 4: "America/New_York", 5: "Europe/Berlin", 6: ""}
    assert {person: each.zone for person, each in found.items()} == meant
    assert {person: each.quiet for person, each in found.items()} == {
        person: Quiet(1350, 420, zone) for person, zone in meant.items()
    }
    await store.close()


async def test_a_newer_database_is_refused_and_left_as_it_is(
    store: SqlStore, url: str, tmp_path: Path
) -> None:
    await store.close()
    await (await open_with(url, later(tmp_path / "later"))).close()
    before = copies(url)
    with pytest.raises(NewerSchema, match=rf"its schema is 9999, and this version knows up to {SCHEMA}"):
        await SqlStore.open(url, TITLES)
    assert await facts_columns(url) == ["key", "value", "source"]
    assert copies(url) == before


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    store: SqlStore, url: str, tmp_path: Path
) -> None:
    await store.key_values.write_value("commands", "0123")
    await store.close()
    with pytest.raises(ZeroDivisionError):
        await open_with(url, later(tmp_path / "later", end="1 / 0"))
    assert await facts_columns(url) == ["key", "value"]
    again = await SqlStore.open(url, TITLES)
    assert await again.key_values.read_value("commands") == "0123"
    await again.close()


async def test_a_sqlite_file_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    file = tmp_path / "paddock.db"
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.key_values.write_value("commands", "0123")
    await store.close()
    copy = tmp_path / f"paddock.db.{SCHEMA}"
    copy.write_text("of an earlier try")
    await (await open_with(f"sqlite:///{file}", later(tmp_path / "later"))).close()
    with sqlite3.connect(copy) as db:
        assert db.execute("SELECT key, value FROM facts").fetchall() == [("commands", "0123")]
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(SCHEMA,)]
    db.close()


async def test_the_copy_that_an_upgrade_leaves_is_logged_and_goes_in_time_or_with_a_deletion(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    file, bystander = tmp_path / "paddock.db", tmp_path / "paddock.db.mine"
    copy = tmp_path / f"paddock.db.{SCHEMA}"
    await (await SqlStore.open(f"sqlite:///{file}", TITLES)).close()
    bystander.write_text("the host's own")
    database = await open_with(f"sqlite:///{file}", later(tmp_path / "later"))
    assert f"{copy.name} is a copy of the database with schema" in caplog.text
    await database.drop_old_copies()
    assert copy.exists(), "it is younger than fourteen days"
    old = time.time() - 14 * 86_400 - 1
    os.utime(copy, (old, old))
    await database.drop_old_copies()
    assert not copy.exists()
    copy.write_text("of another upgrade")
    await database.scrub()
    assert not copy.exists()
    assert bystander.exists()
    await database.close()
