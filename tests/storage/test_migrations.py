"""Migrations: repeatable, equal to the tables in code, copied before, refused when newer."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.catalogue import TITLES
from bot.model.preferences import Preferences, Quiet, Wish
from bot.storage.codecs import codec
from bot.storage.database import Database, driver_url
from bot.storage.messages import ListMessage
from bot.storage.migrate import MIGRATIONS, Migrations, NewerSchema
from bot.storage.postgres import Postgres
from bot.storage.schema import SCHEMA, message_states, metadata, missed, seats, tables
from bot.storage.sqlite import Sqlite
from bot.storage.store import SqlStore
from bot.storage.workers import SqlWorkers
from bot.ui.messages.message import Shown
from bot.ui.sync.message_state import GONE, NOBODY_KNOWS, UNSURE, Called, HandMessage, MessageState, Turn
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
    """What a later version of Paddock migrates with: one migration more."""
    shutil.copytree(MIGRATIONS.folder, folder)
    (folder / "versions" / "v9999_later.py").write_text(LATER.format(before=SCHEMA, end=end))
    return Migrations(folder, "9999")


async def open_with(url: str, migrations: Migrations) -> Database:
    where = driver_url(url)
    kind = Sqlite if where.get_backend_name() == "sqlite" else Postgres
    return await kind.open(where, migrations)


async def facts_columns(url: str) -> list[str]:
    def columns(connection: Connection) -> list[str]:
        return [column["name"] for column in inspect(connection).get_columns("facts")]

    engine = create_async_engine(driver_url(url))
    async with engine.connect() as connection:
        found = await connection.run_sync(columns)
    await engine.dispose()
    return found


def copies(url: str) -> list[Path]:
    """The copies beside a SQLite file; none for a server."""
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
    await opened[0].facts.write_fact("who", "first")
    assert await opened[2].facts.read_fact("who") == "first"
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


async def test_wishes_and_hosts_leave_the_documents_for_columns(tmp_path: Path) -> None:
    file = tmp_path / "paddock.db"
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0015").down_revision
    await (await open_with(f"sqlite:///{file}", Migrations(MIGRATIONS.folder, str(before)))).close()
    wishes = '"wishes":[{"guild":7,"title":"rasant"},{"guild":8,"title":""}]'
    chosen = {11: f'{{"theme":"light","lessons":{{"ä":3}},{wishes}}}', 12: '{"calls":"dm"}', 13: "not JSON"}
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany("INSERT INTO preferences VALUES (?, ?)", chosen.items())
        for id, document in (("cup", '{"host":11}'), ("old", '{"name":"Old"}')):
            values = f"'{id}', 7, '{id}', 'open', 1.0, '{document}'"
            db.execute(
                f"INSERT INTO circuits (id, guild, folded, status, opened, document) VALUES ({values})"
            )
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    assert await store.preferences.wishes_of(11) == [Wish(7, "rasant"), Wish(8)]
    assert await store.preferences.find_preferences([11, 12]) == {
        11: Preferences(theme="light", lessons={"ä": 3}),
        12: Preferences("dm"),
    }
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        documents = dict(db.execute("SELECT person, document FROM preferences"))
        assert documents[11] == '{"theme":"light","lessons":{"ä":3}}'
        assert documents[13] == chosen[13]
        assert dict(db.execute("SELECT id, host FROM circuits")) == {"cup": 11, "old": 0}


async def test_what_messages_show_and_call_to_gets_fields_of_its_own(url: str) -> None:
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0017").down_revision
    await (await open_with(url, Migrations(MIGRATIONS.folder, str(before)))).close()
    hands = {
        "11": {"channel": 1, "message": 2, "key": "light turn:3:2:5@1700000000", "rung": "3:True"},
        "12": {"channel": 3, "message": 4, "key": "gone", "rung": ""},
    }
    state = {
        "face": "?",
        "board": "7:cup@0",
        "call": "5@1700000000",
        "called": "3:False:11,12",
        "hands": hands,
    }
    stored = {
        "empty": "",
        "known": json.dumps(state),
        "lost": '{"board":"?","called":"?"}',
        "odd": "not JSON",
    }
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        for id, document in stored.items():
            values = {"id": id, "document": document}
            await connection.execute(text("INSERT INTO notes (id, document) VALUES (:id, :document)"), values)
    await engine.dispose()
    store = await SqlStore.open(url, TITLES)
    known = MessageState.read(await store.messages.read_message_state("known"))
    assert (known.face, known.board, known.call) == ("", Shown("7:cup"), Shown("5", 1_700_000_000))
    assert known.called == Called(Turn(3, reminded=False), (11, 12))
    assert known.hands == {
        11: HandMessage(1, 2, Shown("light turn:3:2:5", 1_700_000_000), Turn(3, reminded=True)),
        12: HandMessage(3, 4, GONE),
    }
    lost = MessageState.read(await store.messages.read_message_state("lost"))
    assert (lost.board, lost.called) == (UNSURE, NOBODY_KNOWS)
    assert await store.messages.read_message_state("empty") is None
    assert await store.messages.read_message_state("odd") == "not JSON"
    await store.close()


async def test_turning_points_and_deals_of_what_was_stored_are_found(url: str) -> None:
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0028").down_revision
    await (await open_with(url, Migrations(MIGRATIONS.folder, str(before)))).close()
    found = [(3, 2.5, 0.1), (5, 1.0, 0.9), (7, 4.0, 1.0), (8, 1.5, 0.1), (9, 9.0, 0.5)]
    judged = [{"ply": ply, "found": {"best": 1, "loss": loss, "error": error}} for ply, loss, error in found]
    reviews = {1: {"judged": judged, "done": True}, 2: {"judged": judged}, 3: "odd"}
    table = races.table("abcde")
    document = codec(TITLES[table.title]).table.dump_json(table).decode()
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        for seat, review in reviews.items():
            values = {"seat": seat, "document": json.dumps(review)}
            stored = "INSERT INTO reviews VALUES ('abcde', :seat, 10 + :seat, 'gear_head', 1.5, :document)"
            await connection.execute(text(stored), values)
        stored = "INSERT INTO tables (id, title, status, version, document) VALUES (:id, :title, :s, 1, :d)"
        for id, written, status in (("abcde", document, "playing"), ("odd", "not JSON", "over")):
            values = {"id": id, "title": table.title, "s": status, "d": written}
            await connection.execute(text(stored), values)
    await engine.dispose()
    store = await SqlStore.open(url, TITLES)
    stored_deals = select(tables.c.id, tables.c.deal)
    points, deals = await store._database.read(select(missed), stored_deals)
    assert sorted(map(tuple, points)) == [
        ("abcde", 1, 3, 11, 2.5),
        ("abcde", 1, 7, 11, 4.0),
        ("abcde", 1, 9, 11, 9.0),
    ]
    assert dict(map(tuple, deals)) == {"abcde": table.match.seed, "odd": ""}
    await store.close()


OLD_NAMES = {
    "tables": {
        "players": [
            {"name": "Ann", "driver": None, "car": {"driver": 3}},
            {"name": "Apex", "driver": "club"},
        ],
        "dues": [{"seat": 0}],
        "recent": [
            {"event": {"seat": 0, "kind": "spared"}, "kind": "happened"},
            {"events": [{"kind": "spared"}], "kind": "took_back"},
            {"notice": "away", "kind": "noticed"},
        ],
        "way_back": {"steps": [{"told": 1, "due": None}, {"told": 1, "due": {"seat": 0}}]},
        "before": [{"seat": 1, "driver": "club"}],
    },
    "lobbies": {"players": [{"name": "Apex", "driver": "expert"}]},
    "circuits": {"limit": {"number": 5, "kind": "races"}},
}
NEW_NAMES = {
    "tables": {
        "players": [{"name": "Ann", "robot": None, "car": {"driver": 3}}, {"name": "Apex", "robot": "club"}],
        "clocks": [{"seat": 0}],
        "recent": [
            {"event": {"seat": 0, "kind": "nothing_lost"}, "kind": "happened"},
            {"events": [{"kind": "nothing_lost"}], "kind": "took_back"},
            {"notice": "away", "kind": "noticed"},
        ],
        "way_back": {"steps": [{"told": 1, "clock": None}, {"told": 1, "clock": {"seat": 0}}]},
        "before": [{"seat": 1, "robot": "club"}],
    },
    "lobbies": {"players": [{"name": "Apex", "robot": "expert"}]},
    "circuits": {"limit": {"number": 5, "kind": "games"}},
}


async def test_what_was_stored_by_other_names_has_those_of_the_code(url: str) -> None:
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0029").down_revision
    await (await open_with(url, Migrations(MIGRATIONS.folder, str(before)))).close()
    more: dict[str, dict[str, Any]] = {
        "tables": {"title": "smack", "status": "playing", "version": 1},
        "lobbies": {"title": "smack"},
        "circuits": {"guild": 1, "folded": "cup", "status": "over", "opened": 1.0},
    }
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        for name, old in OLD_NAMES.items():
            documents = {"": "odd", "old": json.dumps(old), "empty": "{}"}
            rows = [more[name] | {"id": f"{name}{id}", "document": each} for id, each in documents.items()]
            await connection.execute(insert(metadata.tables[name]), rows)
        values = "'x', 1, 1, 'smack', 'robot', 'Apex', 1, false, 9, 1.0, 'expert'"
        columns = "table_id, seat, guild, title, kind, name, place, out, points, at, driver"
        await connection.execute(text(f"INSERT INTO results ({columns}) VALUES ({values})"))
    await (await open_with(url, MIGRATIONS)).close()
    async with engine.connect() as connection:
        for name, new in NEW_NAMES.items():
            table = metadata.tables[name]
            found = await connection.execute(select(table.c.id, table.c.document))
            stored = dict(map(tuple, found))
            assert (stored[name], stored[f"{name}empty"]) == ("odd", "{}")
            assert stored[f"{name}old"] == json.dumps(new, separators=(",", ":"))
        assert (await connection.execute(select(metadata.tables["results"].c.level))).all() == [("expert",)]
    await engine.dispose()


async def test_what_a_person_has_is_moved_to_where_an_index_finds_it(url: str) -> None:
    before = ScriptDirectory(MIGRATIONS.folder).get_revision("0031").down_revision
    await (await open_with(url, Migrations(MIGRATIONS.folder, str(before)))).close()
    night = json.dumps({"host": 11, "entrants": [{"person": 12}, {"person": None}, {"person": 11}]})
    old = (
        "INSERT INTO facts VALUES ('my tables 11', '5 6 a/key'), ('my tables', 'is no list')",
        "INSERT INTO nights (id, guild, status, version, document, messages, changed)"
        f" VALUES ('n', 1, 'over', 1, '{night}', '{{}}', 1.0)",
        "INSERT INTO lobbies (id, title, document) VALUES ('open', 'smack', 'odd')",
        "INSERT INTO notes (id, document) VALUES ('open', '{}'), ('shut', '{}'), ('claimed', '')",
    )
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        for statement in old:
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    store = await SqlStore.open(url, TITLES)
    assert await store.messages.read_list(11) == ListMessage(5, 6, "a/key")
    assert [await store.facts.read_fact(each) for each in ("my tables", "my tables 11")] == [
        "is no list",
        None,
    ]
    marked = select(message_states.c.id).where(message_states.c.closed)
    sitting, notes = await store._database.read(select(seats), marked)
    assert sorted(map(tuple, sitting)) == [("n", 11, False), ("n", 12, False)]
    assert [row.id for row in notes] == ["shut"]
    await store.close()


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
    await store.facts.write_fact("commands", "0123")
    await store.close()
    with pytest.raises(ZeroDivisionError):
        await open_with(url, later(tmp_path / "later", end="1 / 0"))
    assert await facts_columns(url) == ["key", "value"]
    again = await SqlStore.open(url, TITLES)
    assert await again.facts.read_fact("commands") == "0123"
    await again.close()


async def test_a_sqlite_file_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    file = tmp_path / "paddock.db"
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.facts.write_fact("commands", "0123")
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
