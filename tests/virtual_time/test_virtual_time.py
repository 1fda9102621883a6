"""Tests that the tests' loop stops time while there is work, in the loop, a thread or a database."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import aiosqlite
import pytest

from bot.runtime.processes import Processes
from tests.virtual_time import EverythingWaits, VirtualClock, VirtualTimeLoop, the_loop


async def test_time_moves_when_a_test_moves_it_from_timer_to_timer() -> None:
    loop, rung = the_loop(), list[float]()

    async def ring() -> None:
        for _ in range(3):
            await asyncio.sleep(7)
            rung.append(loop.time())

    ringing = asyncio.create_task(ring())
    await loop.advance(15)
    assert rung == [7, 14]
    assert loop.time() == 15
    await ringing
    assert loop.time() == 21


async def test_what_settles_is_due_within_a_moment() -> None:
    loop, done = the_loop(), list[str]()

    async def work() -> None:
        for seconds in (0.3, 0.4, 0.6):
            await asyncio.sleep(seconds)
            done.append(f"after {seconds} s")

    working = asyncio.create_task(work())
    await loop.settle()
    assert done == ["after 0.3 s", "after 0.4 s"]
    await working


async def test_time_stops_while_a_thread_works() -> None:
    loop = the_loop()
    timer = loop.call_later(5, list)
    work = loop.run_in_executor(None, list)
    await loop.rest()
    assert work.done()
    assert loop.time() == 0
    timer.cancel()


async def test_the_work_of_threads_is_done_in_its_order_also_when_nobody_waits_for_it_any_longer() -> None:
    loop, done = the_loop(), list[str]()
    works = [asyncio.ensure_future(asyncio.to_thread(done.append, name)) for name in ("a", "b", "c")]
    await asyncio.sleep(0)
    works[1].cancel()
    await asyncio.gather(*works, return_exceptions=True)
    assert done == ["a", "b", "c"]
    assert works[1].cancelled()
    with pytest.raises(ZeroDivisionError):
        await loop.run_in_executor(None, lambda: 1 / 0)


async def test_a_connection_has_a_thread_where_time_is_real_and_none_here(tmp_path: Path) -> None:
    async def threads() -> set[int]:
        found = {threading.get_ident()}
        async with aiosqlite.connect(tmp_path / "file.db") as database:
            await database.create_function("thread", 0, threading.get_ident)
            async with database.execute("SELECT thread()") as rows:
                found.update(*[row async for row in rows])
        return found

    assert len(await threads()) == 1
    with ThreadPoolExecutor(1) as pool:
        assert len(pool.submit(asyncio.run, threads()).result()) == 2


async def test_time_stops_while_a_database_works(tmp_path: Path) -> None:
    loop = the_loop()
    async with aiosqlite.connect(tmp_path / "file.db") as database:
        sleeping = asyncio.create_task(asyncio.sleep(1))
        writing = asyncio.create_task(database.executescript("CREATE TABLE one (two); VACUUM;"))
        await loop.rest()
        assert writing.done()
        assert not sleeping.done()
        assert loop.time() == 0
        sleeping.cancel()


async def test_time_stops_while_a_process_works() -> None:
    loop = the_loop()
    processes = Processes(1, "adds", VirtualClock(loop), patience=60.0)
    working = asyncio.create_task(processes.run(sum, range(1_000)))
    await loop.rest()
    assert working.done()
    assert await working == 499_500
    assert loop.time() == 0
    await processes.close()


async def test_a_unix_socket_delivers_before_anything_rests() -> None:
    loop, heard, socket = the_loop(), list[bytes](), f"\0paddock-virtual-time-{os.getpid()}"

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            heard.append(line)
            await asyncio.sleep(0)
        writer.close()

    server = await asyncio.start_unix_server(listen, socket)
    async with server:
        _, writer = await asyncio.open_unix_connection(socket)
        writer.writelines([b"one\n", b"two\n"])
        await loop.rest()
        assert heard == [b"one\n", b"two\n"]
        writer.close()
        await loop.rest()


async def test_a_clock_shows_the_loops_time() -> None:
    clock = VirtualClock(the_loop(), 1_000.0)
    await clock.sleep_until(1_009.5)
    assert clock.now() == 1_009.5
    await clock.sleep_until(1_000.0)
    assert clock.now() == 1_009.5


def test_a_wait_for_what_never_comes_fails_at_once() -> None:
    async def wait() -> None:
        await asyncio.Event().wait()

    with (
        pytest.raises(EverythingWaits, match="Task"),
        asyncio.Runner(loop_factory=VirtualTimeLoop) as runner,
    ):
        runner.run(wait())


def test_waiting_for_what_never_comes_fails_though_a_heart_beats_on() -> None:
    async def beat() -> None:
        while True:  # noqa: ASYNC110  a gateway's heart, which no event stops
            await asyncio.sleep(41.25)

    async def wait() -> None:
        beating = asyncio.create_task(beat())
        await asyncio.Event().wait()
        beating.cancel()

    with (
        asyncio.Runner(loop_factory=VirtualTimeLoop) as runner,
        pytest.raises(EverythingWaits, match="Task"),
    ):
        runner.run(wait())


@pytest.mark.thorough
def test_a_timer_that_sets_itself_again_for_now_is_found_and_does_not_hang() -> None:
    async def spin() -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(1, ring)
        await the_loop().advance(5)

    def ring() -> None:
        asyncio.get_running_loop().call_at(1, ring)

    with (
        asyncio.Runner(loop_factory=VirtualTimeLoop) as runner,
        pytest.raises(EverythingWaits, match="in circles"),
    ):
        runner.run(spin())
