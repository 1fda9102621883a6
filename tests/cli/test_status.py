"""Tests of `python -m bot status`, which shows the figures that the processes of a running bot report."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from threading import Event, Thread

import pytest

from bot.catalogue import TITLES
from bot.cli.report import many
from bot.cli.status import MIB, Report, look, status_text
from bot.runtime.clock import SystemClock
from bot.runtime.settings import Settings
from bot.status.report import memory
from bot.storage.store import SqlStore
from bot.storage.unusable_database import UnreachableDatabase
from bot.storage.workers import DIED, Heartbeat

NOW = 1_800_000_000.0


def test_one_process_is_told_in_the_singular_and_several_with_their_sum() -> None:
    one: Report = {
        "at": NOW - 1,
        "name": "process 7 on a",
        "presses": 1,
        "late": 0,
        "memory": MIB,
        "processes": 1,
    }
    two: Report = {
        "at": NOW - 30,
        "name": "process 8 on b",
        "presses": 20.5,
        "late": 2.5,
        "memory": 300 * MIB,
        "processes": 4,
    }
    first = "process 7 on a: 1 press a minute, clocks and robots on time, 1 MiB in 1 process (1 second ago)"
    assert status_text(1, 1, [one], NOW).splitlines() == ["1 table in play, 1 open lobby.", first]
    assert status_text(0, 2, [one, two], NOW).splitlines() == [
        "0 tables in play, 2 open lobbies.",
        first,
        "process 8 on b: 20.5 presses a minute, clocks and robots 2.5 seconds late, 300 MiB in 4 processes "
        "(30 seconds ago)",
        "All 2: 21.5 presses a minute, clocks and robots 2.5 seconds late, 301 MiB in 5 processes",
    ]
    assert "No running bot" in status_text(0, 0, [], NOW)
    assert (many(1, "second"), many(1.5, "second"), many(0, "second")) == (
        "1 second",
        "1.5 seconds",
        "0 seconds",
    )


async def test_a_file_that_a_running_bot_holds_is_read_and_a_dead_process_is_left_out(tmp_path: Path) -> None:
    url, now = f"sqlite:///{tmp_path / 'paddock.db'}", SystemClock().now()
    store, one = await SqlStore.open(url, TITLES), {"memory": 5 * MIB, "processes": 1}
    try:
        store.workers.id, mine = "gone", store.workers.id
        store.workers.tells = lambda: {"name": "process 1 on gone", "presses": 0, "late": 0, **one}
        await store.workers.beat(Heartbeat(now - DIED - 5, 0.0))
        store.workers.id = mine
        store.workers.tells = lambda: {"name": "process 2 on here", "presses": 3, "late": 0, **one}
        shown = await asyncio.to_thread(look, Settings(database_url=url, _env_file=None))
        assert "No running bot" in shown
        await store.workers.beat(Heartbeat(now, 0.0))
        shown = await asyncio.to_thread(look, Settings(database_url=url, _env_file=None))
        assert "process 2 on here: 3 presses a minute" in shown
        assert "gone" not in shown
    finally:
        await store.close()


def test_what_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "paddock.db").write_text("no database at all, but long enough to be read as one" * 20)
    with pytest.raises(UnreachableDatabase, match="cannot be opened: file is not a database"):
        look(Settings(database_url=f"sqlite:///{tmp_path / 'paddock.db'}", _env_file=None))


def test_a_process_that_has_ended_takes_no_memory() -> None:
    assert memory(2**22 + 1) == []
    assert sum(memory(os.getpid())) > 10 * MIB


def test_threads_that_come_and_go_do_not_hide_the_memory_of_their_process() -> None:
    """Check that the memory of a process is still reported if one of its threads ends after the list of
    threads was read.
    """
    ended = Event()

    def come_and_go() -> None:
        while not ended.is_set():
            Thread(target=int).start()

    busy = [Thread(target=come_and_go) for _ in range(3)]
    for each in busy:
        each.start()
    try:
        assert [memory(os.getpid()) for _ in range(300)].count([]) == 0
    finally:
        ended.set()
        for each in busy:
            each.join()
