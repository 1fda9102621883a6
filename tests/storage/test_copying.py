"""Tests of copying whole databases: a copy and a copy back are the same, a copy made while games continue is
consistent, and a copy is complete or not made.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.__main__ import main
from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.engine.review_method import Appraisal
from bot.features.lookback.model import Judged, Progress, PuzzleSpot, Review
from bot.features.lookback.queries.puzzles import SqlPuzzles
from bot.features.lookback.queries.reviews import Reviewed, SqlReviews
from bot.features.nights.model import Night
from bot.features.nights.queries import SqlNights
from bot.league.circuit import Circuit, Unlimited
from bot.league.daily_game import Day
from bot.league.daily_results import Shared, Try
from bot.model.preferences import Preferences, ServerChoice
from bot.model.snapshots import Place, Player
from bot.storage.copying import PASSING, copy, named
from bot.storage.database_url import driver_url
from bot.storage.schema import SCHEMA, metadata
from bot.storage.sqlite import Sqlite
from bot.storage.store import SqlStore
from bot.storage.unusable_database import UnusableDatabase
from bot.storage.workers import Heartbeat
from tests.storage import races
from tests.storage.stored import tables_in_play
from tests.storage.test_migrations import later

KINDS = ("sqlite", "postgresql", "pgbouncer")
WRITTEN = (Path(__file__).parent / "written_by_1_0.sql").read_text()


async def filled(url: str) -> None:
    """Write at least one row to every table of the database."""
    store = await SqlStore.open(url, TITLES)
    await store.workers.beat(Heartbeat(1_700_000_000.123456, 5.5))
    await store.tables.save_lobby(races.lobby("lobby"))
    before, after, move = races.finished("ended")
    await store.tables.open_table(replace(before, version=1))
    await store.tables.save_table(replace(after, version=2), move, results=races.results(after, move))
    snapshot = races.table("abcde")
    await store.tables.open_table(snapshot)
    for _ in range(5):
        snapshot, move = races.moved(snapshot)
        await store.tables.save_table(snapshot, move)
    await store.messages.write_message_state("abcde", "{}")
    await store.messages.write_dm(races.LARGEST, "closed")
    await store.preferences.save_preferences(races.LARGEST, Preferences())
    await store.preferences.save_server(
        races.LARGEST, ServerChoice("light", ratings=True, role=races.LARGEST)
    )
    await store.preferences.wish(races.LARGEST, races.LARGEST, ["rasant"])
    tried = Try(races.LARGEST, Day(20_779), snapshot.title, "daily")
    daily = races.table("daily")
    players = (daily.players[0], Player("Äpfel", tried.person), *daily.players[2:])
    await store.tables.open_table(
        replace(daily, status="over", daily=tried.day, host=tried.person, players=players)
    )
    await store.dailies.share_daily(races.LARGEST, Shared("Äpfel", tried), races.LARGEST - 1)
    await store.tables.open_circuit(Circuit("cirid", races.LARGEST, 2, "Äpfel", 3, Unlimited(), 1.5), [])
    night = Night("night", Place(races.LARGEST, 2), 3, "gear_head", 1_700_000_000.5, 4)
    await SqlNights(store.database, TITLES).add(night, now=1.5, next_due=2.5)
    await store.retention.note_servers(frozenset(), 1_700_000_000.5)
    judged = (Judged(7, Appraisal(3, 1.25, 0.1)),)
    found = Review(30, 2, judged, judged, done=True)
    await SqlReviews(store.database).save(
        races.LARGEST, Reviewed("daily", 1, "gear_head", 1_700_000_000.5, found)
    )
    await SqlPuzzles(store.database).save(
        races.LARGEST, PuzzleSpot("daily", 1, 5), Progress(1, 1, 1_700_000_000.5), 20_800
    )
    await store.pauses.begin("export", 11, 1_700_000_000.0, 600.0)
    await store.close()


def rows(file: Path) -> Mapping[str, list[Any]]:
    """Return the rows of Paddock's tables, by table, without the tables that a copy leaves out."""
    with closing(sqlite3.connect(file)) as db:
        ours = {table.name for table in metadata.sorted_tables} - PASSING
        names = [*sorted(ours), "alembic_version"]
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def file_url(file: Path) -> str:
    return f"sqlite:///{file}"


async def copied(source: str, target: str) -> Mapping[str, int]:
    return await copy(driver_url(source), driver_url(target))


async def refused(source: str, target: str) -> str:
    """Return the sentence with which a copy is refused."""
    with pytest.raises(UnusableDatabase) as error:
        await copied(source, target)
    return str(error.value)


@pytest.mark.thorough
async def test_what_is_copied_there_and_back_is_the_same_row_by_row(url: str, tmp_path: Path) -> None:
    here, back = tmp_path / "here.db", tmp_path / "new folder" / "back % #.db"
    await filled(file_url(here))
    counts = await copied(file_url(here), url)
    await copied(url, file_url(back))
    written = rows(here)
    assert rows(back) == written
    assert all(written.values()), "every table had a row"
    assert counts == {name: len(each) for name, each in written.items() if name != "alembic_version"}


@pytest.mark.thorough
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_the_drill_by_the_command_line_on_postgresql_moved_to_backed_up_restored_and_moved_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, copy_file, back = (tmp_path / name for name in ("here.db", "copy.db", "back.db"))
    monkeypatch.setenv("DATABASE_URL", url)
    await filled(file_url(here))

    async def told(*command: object) -> tuple[int, str]:
        code = await asyncio.to_thread(main, [str(each) for each in command])
        said = capsys.readouterr()
        return code, said.out + said.err

    what, server = "tables 3, moves 6, lobbies 1, results 4", named(driver_url(url))
    assert await told("move", file_url(here), url) == (
        0,
        f"{server} is a copy of {what}. {here} stays as it is.\n",
    )
    served = await SqlStore.open(url, TITLES, alone=True)
    assert await told("backup", copy_file) == (0, f"{copy_file} is a copy of {what}.\n")
    code, said = await told("restore", copy_file)
    assert (code, said.split(" by process")[0]) == (2, "The database of DATABASE_URL is served")
    code, said = await told("move", url, file_url(back))
    assert (code, said.split(" by process")[0]) == (2, "The database of FROM is served")
    await served.close()
    assert await told("restore", copy_file) == (2, f"{server} is not empty: name an empty database.\n")
    await emptied(url)
    proven = "Open tables whose log leads to their state: 1 of 1."
    assert await told("restore", copy_file, "--verify") == (0, f"{server} is a copy of {what}. {proven}\n")
    assert await told("move", url, file_url(back)) == (
        0,
        f"{back} is a copy of {what}. {server} stays as it is.\n",
    )
    doubted = dict[str, list[Any]](notes=[], facts=[])  # what Discord shows and knows may have changed
    assert {**rows(back), **doubted} == {**rows(here), **doubted}


async def emptied(url: str) -> None:
    """Empty a PostgreSQL database."""
    engine = create_async_engine(driver_url(url))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


async def test_a_database_that_is_played_on_is_copied_as_it_was_at_one_moment(
    url: str, tmp_path: Path
) -> None:
    store = await SqlStore.open(url, TITLES)
    snapshot, file = races.table(), tmp_path / "copy.db"
    await store.tables.open_table(snapshot)

    async def play() -> None:
        nonlocal snapshot
        snapshot, move = races.moved(snapshot)
        await store.tables.save_table(snapshot, move)

    copying = asyncio.create_task(copied(url, file_url(file)))
    for _ in range(30):
        await play()
    await copying
    await play()
    await store.close()
    copy_store = await SqlStore.open(file_url(file), TITLES)
    (found,) = await tables_in_play(copy_store)
    moves = [Move(move.seat, move.action) for move in await copy_store.tables.find_moves(found.id)]
    await copy_store.close()
    match = found.match
    assert len(moves) == match.ply < snapshot.match.ply
    assert replay(TITLES["gear_head"].rules.game, match.options, match.seats, match.seed, moves) == match


@pytest.mark.few(1)
async def test_a_database_with_anything_in_it_is_no_target_and_stays_as_it_is(
    url: str, tmp_path: Path
) -> None:
    store = await SqlStore.open(url, TITLES)
    await store.key_values.write_value("commands", "what a first start leaves")
    await filled(file_url(tmp_path / "here.db"))
    await copied(file_url(tmp_path / "here.db"), url)
    assert [snapshot.id for snapshot in await tables_in_play(store)] == ["abcde"]
    assert await store.key_values.read_value("commands") is None
    assert "is not empty: name an empty database" in await refused(file_url(tmp_path / "here.db"), url)
    await store.close()


async def test_a_source_of_an_older_version_is_read_as_it_is_and_its_copy_is_migrated(
    tmp_path: Path,
) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with closing(sqlite3.connect(old)) as db:
        db.executescript(WRITTEN)
    before = old.read_bytes()
    await copied(file_url(old), file_url(new))
    assert old.read_bytes() == before
    assert rows(new)["alembic_version"] == [(SCHEMA,)]
    store = await SqlStore.open(file_url(new), TITLES)
    assert await tables_in_play(store)
    await store.close()


async def test_a_source_that_a_newer_version_wrote_is_refused(tmp_path: Path) -> None:
    migrations = later(tmp_path / "migrations")
    newer = tmp_path / "newer.db"
    await (await Sqlite.open(newer, migrations)).close()
    said = await refused(file_url(newer), file_url(tmp_path / "copy.db"))
    assert said.startswith("A newer version of Paddock wrote this database: its schema is 9999")
    assert not (tmp_path / "copy.db").exists()


async def test_what_is_no_database_of_ours_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    here, target = tmp_path / "here.db", tmp_path / "target.db"
    assert await refused(file_url(here), file_url(target)) == f"{here} is not there."
    here.write_text("Dear Ann, this is no database. " * 100)
    assert "is not a SQLite database" in await refused(file_url(here), file_url(target))
    here.unlink()
    with closing(sqlite3.connect(here)) as db:
        db.execute("CREATE TABLE recipes (id)")
        db.commit()
    assert await refused(file_url(here), file_url(target)) == f"{here} holds no tables of Paddock."
    here.unlink()
    await filled(file_url(here))
    content = here.read_bytes()
    half = len(content) // 2 // 4096 * 4096
    here.write_bytes(content[:half] + b"\xaa" * 8192 + content[half + 8192 :])
    assert "is a damaged database" in await refused(file_url(here), file_url(target))
    assert not target.exists()


async def test_a_server_that_is_not_there_is_said_without_its_password(tmp_path: Path) -> None:
    await filled(file_url(tmp_path / "here.db"))
    with pytest.raises(Exception, match="PostgreSQL does not answer") as error:
        await copied(file_url(tmp_path / "here.db"), "postgresql://user:hush@127.0.0.1:1/paddock")
    assert "hush" not in str(error.value)
