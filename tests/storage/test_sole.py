"""One process for one database: the second is told who holds it, and a kill holds nobody up."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.catalogue import TITLES
from bot.storage import sole
from bot.storage.database import driver_url
from bot.storage.sole import HeldDatabase, SessionHold
from bot.storage.store import SqlStore

ROOT = Path(__file__).parent.parent.parent
HOLDER = """
import asyncio, sys
from bot.catalogue import TITLES
from bot.storage.store import SqlStore

async def hold():
    await SqlStore.open(sys.argv[1], TITLES, alone=True)
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


def another(url: str) -> subprocess.Popen[str]:
    """Another process, which holds the database."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, url],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


async def test_a_second_process_is_told_who_holds_the_database(url: str) -> None:
    with another(url) as holder:
        try:
            told = (
                rf"is served by process {holder.pid} on \S+, since \d+-\d+-\d+ \d+:\d+:\d+ UTC: end that one"
            )
            with pytest.raises(HeldDatabase, match=told):
                await SqlStore.open(url, TITLES, alone=True)
        finally:
            holder.kill()


async def test_a_lock_left_by_a_kill_holds_nobody_up(url: str) -> None:
    with another(url) as killed:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    store = await SqlStore.open(url, TITLES, alone=True)
    await store.write_fact("a", "b")
    await store.close()


async def test_whoever_closes_the_database_lets_the_next_one_in(url: str) -> None:
    for _ in range(2):
        store = await SqlStore.open(url, TITLES, alone=True)
        await store.close()


def test_a_second_bot_says_so_in_a_sentence_and_ends_with_2(tmp_path: Path) -> None:
    with another(f"sqlite:///{tmp_path}/paddock.db") as holder:
        try:
            ended = subprocess.run(
                [sys.executable, "-m", "bot", "run"],
                cwd=tmp_path,
                env={
                    "PYTHONPATH": str(ROOT),
                    "DISCORD_TOKEN": "aaa.bbb.ccc",
                    "DATABASE_URL": "sqlite:///paddock.db",
                },
                capture_output=True,
                text=True,
                check=False,
            )
        finally:
            holder.kill()
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"paddock.db is served by process {holder.pid} on ")


HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


async def hang_up(url: str) -> None:
    """The server goes away, and comes back at once: every connection to that database is gone."""
    engine = create_async_engine(driver_url(url), poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execute(text(HANG_UP))
    await engine.dispose()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_that_goes_away_and_comes_back_is_held_again_and_written_as_ever(url: str) -> None:
    store = await SqlStore.open(url, TITLES, alone=True)
    assert isinstance(store._held, SessionHold)
    await store.write_fact("before", "1")
    await hang_up(url)
    await store.write_fact("after", "2")
    assert await store.read_fact("before") == "1"
    await store._held.renew()
    with pytest.raises(HeldDatabase):
        await SqlStore.open(url, TITLES, alone=True)
    await store.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_who_comes_while_the_database_is_away_has_it_and_the_first_is_told(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sole, "LOOK_EVERY", 0.01)
    first = await SqlStore.open(url, TITLES, alone=True)
    await hang_up(url)
    second = await SqlStore.open(url, TITLES, alone=True)
    assert "is served by process" in str(await first.lost())
    await first.close()
    await second.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_file_is_never_lost_to_another_process(url: str) -> None:
    store = await SqlStore.open(url, TITLES, alone=True)
    waiting = asyncio.create_task(store.lost())
    await asyncio.sleep(0)
    assert not waiting.done()
    waiting.cancel()
    await store.close()
