"""Tests of the database that a URL refers to, and of the options of a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from bot.catalogue import TITLES
from bot.model.store_errors import Conflict, StoreAway
from bot.storage.database import Change
from bot.storage.database_url import driver_url
from bot.storage.schema import facts
from bot.storage.sqlite import Sqlite, Transaction
from bot.storage.store import SqlStore
from bot.storage.unusable_database import UnusableDatabase
from bot.storage.workers import SqlWorkers


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("sqlite:///data/paddock.db", "sqlite+aiosqlite:///data/paddock.db"),
        ("sqlite:////var/paddock.db", "sqlite+aiosqlite:////var/paddock.db"),
        ("sqlite+aiosqlite:///paddock.db", "sqlite+aiosqlite:///paddock.db"),
        ("postgres://ann:pw@host:5432/paddock", "postgresql+asyncpg://ann:pw@host:5432/paddock"),
        ("postgresql://ann@host/paddock", "postgresql+asyncpg://ann@host/paddock"),
        ("postgresql+psycopg2://host/paddock", "postgresql+asyncpg://host/paddock"),
        ("postgres://host/paddock?sslmode=require", "postgresql+asyncpg://host/paddock?ssl=require"),
        (
            "postgres://host/db?sslmode=require&channel_binding=require&connect_timeout=5&application_name=a",
            "postgresql+asyncpg://host/db?ssl=require",
        ),
        ("postgresql:///db?host=/var/run", "postgresql+asyncpg:///db?host=%2Fvar%2Frun"),
        ("postgresql://h/db?pgbouncer=true&prepared_statement_cache_size=0", "postgresql+asyncpg://h/db"),
    ],
)
def test_a_url_is_given_its_asynchronous_driver(url: str, expected: str) -> None:
    assert driver_url(url).render_as_string(hide_password=False) == expected


@pytest.mark.parametrize("url", ["", "paddock.db", "mysql://host/paddock", "redis://host"])
def test_another_url_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(
        UnusableDatabase, match=r"^DATABASE_URL must begin with sqlite:/// or postgresql://\.$"
    ):
        driver_url(url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (
            "postgresql://host/db?sslrootcert=hush&options=hush",
            "DATABASE_URL sets options, sslrootcert, which Paddock cannot: leave it out.",
        ),
        (
            "postgresql://h/db?port=abc",
            "DATABASE_URL cannot be used: Received non-integer port arguments: ('abc',).",
        ),
        (
            "postgresql:///db?host=a,b",
            "DATABASE_URL cannot be used: All ports are required to be present for asyncpg multiple host "
            "URL.",
        ),
        (
            "sqlite:///a%00b.db",
            "DATABASE_URL names a file with a byte of zero in its name, which no disk takes.",
        ),
        (
            "postgresql://ann:hu@sh:hush@host/db",
            "DATABASE_URL cannot be read: write the signs : / ? # [ ] @ of a password as % and their two hex "
            "digits.",
        ),
    ],
)
def test_what_nothing_can_be_made_of_in_a_url_is_told_in_a_sentence_without_a_secret(
    url: str, sentence: str
) -> None:
    with pytest.raises(UnusableDatabase) as refused:
        driver_url(url)
    assert str(refused.value) == sentence
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
async def test_a_database_that_is_no_file_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(UnusableDatabase, match=r"^DATABASE_URL names no file to keep tables in; "):
        await SqlStore.open(url, TITLES)


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    store = await SqlStore.open(f"sqlite:///{tmp_path}/not/yet/there.db", TITLES)
    await store.close()
    assert (tmp_path / "not" / "yet" / "there.db").is_file()


async def test_opening_that_is_given_up_leaves_no_thread_at_work(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    for ticks in range(12):
        opening = asyncio.ensure_future(SqlStore.open(f"sqlite:///{tmp_path}/{ticks}.db", TITLES))
        for _ in range(ticks):
            await asyncio.sleep(0.003)
        opening.cancel()
        with suppress(asyncio.CancelledError):
            await (await opening).close()
        for thread in set(threading.enumerate()) - before:
            if "sqlite" in thread.name:  # a thread that was asked to end may not have ended yet
                await asyncio.to_thread(thread.join, 60.0)
                assert not thread.is_alive()


async def test_a_relative_file_lies_where_the_process_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await SqlStore.open("sqlite:///data/paddock.db", TITLES)
    await store.close()
    assert (tmp_path / "data" / "paddock.db").is_file()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)],
)
async def test_a_sqlite_file_is_written_durably(tmp_path: Path, pragma: str, value: object) -> None:
    database = await Sqlite.open(tmp_path / "paddock.db")
    rows = await database._writer.call(lambda db: db.execute(f"PRAGMA {pragma}").fetchall())
    await database.close()
    assert rows == [(value,)]


async def test_a_file_that_another_process_holds_refuses_everybody_and_is_whole_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.sqlite.PATIENCE", 0.01)
    store = await SqlStore.open(f"sqlite:///{tmp_path}/paddock.db", TITLES)
    other = sqlite3.connect(tmp_path / "paddock.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(
        *(store.key_values.write_value(key, "early") for key in "abc"), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreAway] * 3
    assert [str(result) for result in results] == [
        f"{tmp_path}/paddock.db is locked by another program: end that program."
    ] * 3
    assert await store.key_values.read_value("a") is None
    other.execute("COMMIT")
    other.close()
    await store.key_values.write_value("a", "late")
    assert await store.key_values.read_value("a") == "late"
    await store.close()


async def test_a_full_disk_is_named_in_the_log_once_and_takes_nothing_else_along(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Sqlite.open(tmp_path / "paddock.db")
    store = SqlStore(database, TITLES, SqlWorkers(database))
    (pages,) = await database._writer.call(lambda db: db.execute("PRAGMA page_count").fetchone())
    await database._writer.call(lambda db: db.execute(f"PRAGMA max_page_count={pages + 4}"))
    full = f"The disk that {tmp_path}/paddock.db is on is full: make room on it."
    for _ in range(2):
        with pytest.raises(StoreAway, match="is full"):
            await store.key_values.write_value("long", "x" * 100_000)
    assert [record.getMessage() for record in caplog.records] == [f"nothing can be written: {full}"]
    await store.key_values.write_value("short", "x")
    await store.close()
    assert caplog.records[-1].getMessage() == "the database is there again, after 0 seconds"


async def test_writes_that_come_while_the_disk_is_busy_share_a_commit_and_one_that_fails_takes_none_along(
    tmp_path: Path,
) -> None:
    database = await Sqlite.open(tmp_path / "paddock.db")
    store, done, idle = SqlStore(database, TITLES, SqlWorkers(database)), list[str](), threading.Event()
    await database._writer.call(lambda db: db.set_trace_callback(done.append))
    busy = asyncio.create_task(database._writer.call(lambda _: idle.wait()))
    missed = Change(update(facts).where(facts.c.key == "none").values(value=""), sure=True)
    writes = [
        asyncio.create_task(store.key_values.write_value("first", "1")),
        asyncio.create_task(database.write(missed)),
        asyncio.create_task(store.key_values.write_value("last", "2")),
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    idle.set()
    first, conflict, last = await asyncio.gather(*writes, return_exceptions=True)
    assert await busy
    assert (first, type(conflict), last) == (None, Conflict, None)
    assert [await store.key_values.read_value(key) for key in ("first", "last")] == ["1", "2"]
    assert [each for each in done if each.startswith(("BEGIN", "COMMIT"))] == ["BEGIN IMMEDIATE", "COMMIT"]
    await store.close()


async def test_who_comes_while_another_waits_for_a_locked_file_does_not_wait_as_long_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.sqlite.PATIENCE", 0.01)
    database = await Sqlite.open(tmp_path / "paddock.db")
    store, late = SqlStore(database, TITLES, SqlWorkers(database)), Transaction(lambda _: None)

    def come(sql: str) -> None:
        if sql.startswith("BEGIN"):
            database._writer._waiting.append(late)

    await database._writer.call(lambda db: db.set_trace_callback(come))
    with closing(sqlite3.connect(tmp_path / "paddock.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreAway):
            await store.key_values.write_value("a", "early")
    assert isinstance(late.error, OperationalError)
    assert str(late.error.orig) == "database is locked"
    await store.close()


async def test_deletions_at_the_same_time_have_the_file_written_again_once_for_all_of_them(
    tmp_path: Path,
) -> None:
    database = await Sqlite.open(tmp_path / "paddock.db")
    done = list[str]()
    await database._writer.call(lambda db: db.set_trace_callback(done.append))
    await asyncio.gather(*(database.scrub() for _ in range(5)))
    assert done.count("VACUUM") == 1
    first = asyncio.create_task(database.scrub())
    for _ in range(3):
        await asyncio.sleep(0)
    assert database._scrubbing.locked(), "it is at it"
    await asyncio.gather(first, *(database.scrub() for _ in range(5)))
    assert done.count("VACUUM") == 3, "those who came while it was done share the next"
    await database.close()
