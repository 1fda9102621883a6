"""Tests that servers take turns, for any kind of work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from operator import contains

from bot.runtime.fair_queue import FairQueue


class Work:
    """Pieces of work, each of which takes a place in the queue and holds it until it is released, or for one
    step. order: the server and name of each piece, in the order in which they got a place.
    """

    def __init__(self, turns: FairQueue) -> None:
        self.turns = turns
        self.order: list[tuple[int, str]] = []

    def begin(
        self,
        server: int,
        name: str = "",
        goes: asyncio.Event | None = None,
        first: Callable[[], int] = lambda: 0,
    ) -> asyncio.Task[None]:
        return asyncio.create_task(self._do(server, name, goes, first))

    async def _do(self, server: int, name: str, goes: asyncio.Event | None, first: Callable[[], int]) -> None:
        async with self.turns.turn(server, first):
            self.order.append((server, name))
            await (goes.wait() if goes else asyncio.sleep(0))

    @property
    def servers(self) -> list[int]:
        return [server for server, _ in self.order]


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_all_places_are_used_and_servers_take_turns() -> None:
    work = Work(FairQueue(2))
    tasks = [work.begin(server) for server in (1, 1, 1, 1, 2, 3)]
    await asyncio.sleep(0)
    assert work.servers == [1, 1]
    await asyncio.gather(*tasks)
    assert work.servers == [1, 1, 1, 2, 3, 1]


async def test_servers_whose_work_hangs_leave_places_to_others() -> None:
    work, goes, held = Work(FairQueue(128, spare=True)), asyncio.Event(), list[int]()
    for server in range(1, 8):
        stuck = [work.begin(server, goes=goes) for _ in range(100)]
        await settle()
        held.append(work.servers.count(server))
        other = work.begin(99)
        await settle()
        assert other.done() or server == 7
    assert held == [64, 32, 16, 8, 4, 2, 1]
    goes.set()
    await asyncio.gather(*stuck, other)


async def test_a_server_alone_has_half_of_the_places_and_its_others_as_they_come_free() -> None:
    work, goes = Work(FairQueue(8, spare=True)), asyncio.Event()
    tasks = [work.begin(1, goes=goes) for _ in range(6)]
    await settle()
    assert len(work.order) == 4
    goes.set()
    await asyncio.gather(*tasks)
    assert len(work.order) == 6


async def test_what_somebody_waits_for_by_now_goes_first_in_its_server_and_never_before_another_server() -> (
    None
):
    work, pressed = Work(FairQueue()), set[str]()
    names = ("a", "b", "c")
    tasks = [work.begin(1, name, first=partial(contains, pressed, name)) for name in names]
    tasks += [work.begin(2, name) for name in names]
    pressed.add("c")
    await asyncio.gather(*tasks)
    assert work.order == [(1, "a"), (1, "c"), (2, "a"), (1, "b"), (2, "b"), (2, "c")]


async def test_a_task_cancelled_while_it_waits_gives_no_place_back() -> None:
    work, goes = Work(FairQueue()), asyncio.Event()
    holds, waits, after = work.begin(1, goes=goes), work.begin(1, "waits"), work.begin(2, "after")
    await settle()
    waits.cancel()
    await settle()
    assert work.order == [(1, "")]
    goes.set()
    await asyncio.gather(holds, after)
    assert work.order == [(1, ""), (2, "after")]


async def test_a_task_cancelled_as_it_gets_a_place_gives_it_back() -> None:
    turns, order = FairQueue(), list[int]()

    async def take(server: int) -> None:
        async with turns.turn(server):
            order.append(server)

    async with turns.turn(1):
        given, after = asyncio.create_task(take(2)), asyncio.create_task(take(3))
        await asyncio.sleep(0)
    given.cancel()
    await asyncio.wait([given, after])
    assert order == [3]


async def test_a_place_left_early_goes_to_the_next_and_is_given_back_once() -> None:
    work, goes = Work(FairQueue()), asyncio.Event()
    async with work.turns.turn(1) as leave:
        second = work.begin(2, goes=goes)
        await settle()
        assert work.servers == []
        leave()
        await settle()
        assert work.servers == [2]
        leave()
        third = work.begin(3)
    await settle()
    assert work.servers == [2]
    goes.set()
    await asyncio.gather(second, third)
    assert work.servers == [2, 3]
