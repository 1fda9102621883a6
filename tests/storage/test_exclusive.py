"""Tests that only one process opens a database: a second one is told which process uses it, and a killed one
blocks nobody.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.storage.database_lock import HeldDatabase
from bot.storage.store import SqlStore

ROOT = Path(__file__).parent.parent.parent
HOLDER = """
import asyncio, sys
from bot.storage.store import SqlStore

async def hold():
    await SqlStore.open(sys.argv[1], {}, alone=True)
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


def another(url: str) -> subprocess.Popen[str]:
    """Start another process, which holds the database."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, url],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


@pytest.mark.few(1)
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


async def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to("paddock.db")
    store = await SqlStore.open(f"sqlite:///{tmp_path}/paddock.db", TITLES, alone=True)
    with pytest.raises(HeldDatabase, match=r"link\.db is served by process"):
        await SqlStore.open(f"sqlite:///{tmp_path}/link.db", TITLES, alone=True)
    await store.close()


@pytest.mark.thorough
async def test_what_a_kill_leaves_holds_nobody_up_for_long(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.presence.LIVES", 1.0)
    with another(url) as killed:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    store = await SqlStore.open(url, TITLES, alone=True)
    await store.key_values.write_value("a", "b")
    await store.close()


async def test_whoever_closes_the_database_lets_the_next_one_in(url: str) -> None:
    for _ in range(2):
        store = await SqlStore.open(url, TITLES, alone=True)
        await store.close()


@pytest.mark.thorough
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
