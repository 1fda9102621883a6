"""Tests of the process in which robots search."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.engine import driver as drivers
from bot.engine.game import Chance
from bot.engine.match import start
from bot.runtime.clock import SystemClock
from bot.runtime.processes import Processes
from bot.search_process import PATIENCE, SearchProcess
from bot.tables.thinker import Question, choose
from tests import thoughts
from tests.stopwatch import Stopwatch
from tests.tables.snap import SNAP

THINKERS = {
    "random": drivers.random,
    "where": thoughts.where,
    "die once": thoughts.die_once,
    "die writing": thoughts.die_writing,
    "die": thoughts.die,
    "fail": thoughts.fail,
    "brood": thoughts.brood,
    "ponder": thoughts.ponder,
}
SLOW = replace(SNAP, robots=replace(SNAP.robots, searching=frozenset(THINKERS), drivers=THINKERS))
QUICK = replace(SNAP, robots=replace(SNAP.robots, drivers=THINKERS))
LUCK = Chance("worker", 1)

PARENT = """
import asyncio
from bot.tables.thinker import Question
from tests.test_search_process import LUCK, SLOW
from bot.runtime.clock import SystemClock
from bot.runtime.processes import Processes
from bot.search_process import SearchProcess

async def main():
    worker = SearchProcess()  # it ends its process when nothing holds it any more
    print(await worker.choose(Question(SLOW, "where", None, (), LUCK)), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.fixture
async def worker() -> AsyncIterator[SearchProcess]:
    one = SearchProcess()
    yield one
    await one.close()


async def test_a_driver_that_searches_thinks_in_one_other_process_and_chooses_as_it_would_here(
    worker: SearchProcess,
) -> None:
    process = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    assert process != os.getpid()
    assert await worker.choose(Question(SLOW, "where", None, (), LUCK)) == process
    chosen = await worker.choose(Question(SLOW, "random", None, range(10**6), Chance("luck", 7)))
    assert chosen == drivers.random(None, range(10**6), Chance("luck", 7))


async def test_a_driver_that_does_not_search_thinks_here(worker: SearchProcess) -> None:
    assert await worker.choose(Question(QUICK, "where", None, (), LUCK)) == os.getpid()


@pytest.mark.parametrize("death", ["die once", "die writing"])
async def test_a_process_that_died_is_replaced(worker: SearchProcess, tmp_path: Path, death: str) -> None:
    first = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    assert await worker.choose(Question(SLOW, death, tmp_path / "died", "AB", LUCK)) == "A"
    second = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    assert second != first
    os.kill(second, signal.SIGKILL)
    assert await worker.choose(Question(SLOW, "where", None, (), LUCK)) not in (first, second)


async def test_a_thought_that_kills_every_process_is_given_up_and_others_are_thought(
    worker: SearchProcess,
) -> None:
    with pytest.raises(BrokenProcessPool):
        await worker.choose(Question(SLOW, "die", None, (), LUCK))
    with pytest.raises(ValueError, match="nothing found"):
        await worker.choose(Question(SLOW, "fail", None, (), LUCK))


async def test_a_thought_that_takes_too_long_is_given_up_and_the_level_below_decides() -> None:
    worker = SearchProcess(limit=0.05)
    levels = {"learner": drivers.random, "club": thoughts.where, "champion": thoughts.brood}
    game = replace(SNAP, robots=replace(SNAP.robots, drivers=levels, searching=frozenset({"champion"})))
    assert await choose(worker, Question(game, "champion", None, [os.getpid()], LUCK)) == os.getpid()
    with pytest.raises(TimeoutError):
        await worker.choose(Question(SLOW, "brood", None, (), LUCK))
    process = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    assert await worker.choose(Question(SLOW, "where", None, (), LUCK)) == process, "it thinks on"
    await worker.close()


async def test_a_process_that_hangs_is_replaced_and_the_choice_is_made_again() -> None:
    clock = Stopwatch()
    worker = SearchProcess(clock=clock)
    first = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    os.kill(first, signal.SIGSTOP)
    before = len(clock.waits)
    clock.begun.clear()
    robot = asyncio.create_task(worker.choose(Question(SLOW, "where", None, (), LUCK)))
    await clock.begun.wait()
    next_one = asyncio.create_task(worker.choose(Question(SLOW, "where", None, (), LUCK)))
    await asyncio.sleep(0)
    assert len(clock.waits) == before + 1, "the time of a thought that queues does not run"
    await clock.run_while(lambda: alive(first))
    assert await robot != first
    assert await next_one == await robot
    ended(first)
    await worker.close()


@pytest.mark.thorough
async def test_a_process_that_waits_for_a_core_hangs_for_no_time_however_slow_the_machine_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Stopwatch()
    worker = SearchProcess(clock=clock)
    first = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    robot = asyncio.create_task(worker.choose(Question(SLOW, "ponder", None, (), LUCK)))
    await clock.run_while(lambda: not robot.done())
    assert await robot == first, "a thousand looks found it at work"
    assert len(clock.waits) > PATIENCE
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []
    await worker.close()


@pytest.mark.parametrize("driver", ["die", "die once"])
async def test_each_death_of_a_process_is_one_line_of_log(
    worker: SearchProcess, caplog: pytest.LogCaptureFixture, tmp_path: Path, driver: str
) -> None:
    with suppress(BrokenProcessPool):
        await worker.choose(Question(SLOW, driver, tmp_path / "died", "AB", LUCK))
    deaths = 2 if driver == "die" else 1
    told = "a process that thinks-for-robots has died; another one takes its place"
    assert [each.getMessage() for each in caplog.records] == [told] * deaths


async def test_a_hint_is_computed_next_whatever_robots_have_to_think_about(
    worker: SearchProcess,
) -> None:
    order = list[str]()

    async def think(who: str, *, urgent: bool = False) -> None:
        await worker.choose(Question(SLOW, "where", None, (), LUCK, urgent=urgent))
        order.append(who)

    robots = [asyncio.create_task(think(f"robot {number}")) for number in range(3)]
    await asyncio.sleep(0)
    await asyncio.gather(*robots, think("Ann", urgent=True))
    assert order == ["robot 0", "Ann", "robot 1", "robot 2"]


async def test_servers_take_turns_so_that_one_full_of_robots_delays_no_others(worker: SearchProcess) -> None:
    order = []

    async def think(server: int, number: int) -> None:
        await worker.choose(Question(SLOW, "where", None, (), LUCK, server=server))
        order.append((server, number))

    full = [asyncio.create_task(think(1, number)) for number in range(4)]
    others = [asyncio.create_task(think(server, 0)) for server in (2, 3)]
    await asyncio.gather(*full, *others)
    assert order == [(1, 0), (1, 1), (2, 0), (3, 0), (1, 2), (1, 3)]


async def test_whoever_waits_no_longer_takes_no_turn(worker: SearchProcess) -> None:
    thoughts = [
        asyncio.create_task(worker.choose(Question(SLOW, "where", None, (), LUCK, server=server)))
        for server in (1, 1, 2, 3)
    ]
    await asyncio.sleep(0)
    thoughts[1].cancel()
    thoughts[2].cancel()
    assert len({await thoughts[0], await thoughts[3]}) == 1
    assert await worker.choose(Question(SLOW, "where", None, (), LUCK)) == await thoughts[0]


async def test_a_process_that_hangs_is_found_though_nobody_waits_for_its_choice() -> None:
    clock = Stopwatch()
    worker = SearchProcess(clock=clock)
    first = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    os.kill(first, signal.SIGSTOP)
    clock.begun.clear()
    hint = asyncio.create_task(worker.choose(Question(SLOW, "where", None, (), LUCK)))
    await clock.begun.wait()
    hint.cancel()
    await asyncio.wait([hint])
    await clock.run_while(lambda: alive(first))
    assert await worker.choose(Question(SLOW, "where", None, (), LUCK)) != first
    await worker.close()


async def test_closing_ends_the_process(worker: SearchProcess) -> None:
    process = await worker.choose(Question(SLOW, "where", None, (), LUCK))
    await worker.close()
    assert not alive(process)


def test_the_process_does_not_outlive_a_parent_that_was_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    process = int(parent.stdout.readline())
    assert alive(process)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    ended(process)


def ended(process: int) -> None:
    """Check that a process ends within ten seconds."""
    for _ in range(1_000):
        if not alive(process):
            return
        time.sleep(0.01)
    raise AssertionError("it lives on")


def alive(process: int) -> bool:
    """Return whether a process is running. Zombies do not count."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.parametrize("key", TITLES)
def test_whatever_a_driver_thinks_about_can_travel(key: str) -> None:
    title = TITLES[key]
    match, _ = start(title.rules.game, title.rules.options(), title.rules.game.seats[-1], "travel")
    (seat, *_) = title.rules.game.awaits(match.state)
    thought = (title.rules.game.view(match.state, seat), title.rules.game.legal(match.state, seat))
    assert pickle.loads(pickle.dumps(thought)) == thought
    assert pickle.loads(pickle.dumps(dict(title.robots.drivers))) == dict(title.robots.drivers)
    luck = Chance("travel", 1)
    assert pickle.loads(pickle.dumps(luck)).shuffled(range(99)) == luck.shuffled(range(99))


async def test_a_process_whose_pipe_is_closed_before_its_answer_ends_without_a_word() -> None:
    started = await Processes(1, "works", SystemClock(), patience=60.0)._started()
    answer = asyncio.create_task(started.answer(os.getpid, ()))
    await asyncio.sleep(0)
    started.writer.close()
    with pytest.raises(BrokenProcessPool):
        await answer
    await asyncio.to_thread(started.process.join)
    assert started.process.exitcode == 0
