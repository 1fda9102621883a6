"""Tests of workers that wait for a claim that another worker holds."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import Any

import discord

from bot.catalogue import TITLES
from bot.storage.workers import Claim
from bot.ui.sync.leases import AGAIN, Leases
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import TrackedTable
from tests.ui.messages.seated import seated
from tests.virtual_time import VirtualClock, the_loop


class Elsewhere:
    """The store of a worker while another worker holds every claim, until it is `free`."""

    shared = True

    def __init__(self) -> None:
        self.free, self.asked = False, 0

    async def claim(self, _: str) -> Claim | None:
        self.asked += 1
        return Claim(1) if self.free else None

    async def renew(self, epochs: dict[str, int]) -> dict[str, bool]:
        return dict.fromkeys(epochs, True)

    async def write_message_state(self, *_: object, **__: object) -> None:
        """Do nothing, as if the state had been stored."""


async def test_one_asks_for_a_claim_for_all_who_wait_for_it() -> None:
    store: Any = Elsewhere()
    clock, title = VirtualClock(the_loop()), TITLES["gear_head"]
    table = seated(title, title.rules.options(), 2, "claims", ("Ann", "Bo"))

    async def nothing(*_: object) -> None:
        """Do nothing, because there are no changes."""

    leases = Leases(
        workers=store,
        messages=store,
        clock=clock,
        on_saved=lambda _: None,
        poke=lambda _: None,
    )
    tracked = TrackedTable(
        id=table.snapshot.id,
        subject=table,
        store=store,
        token_edits=TokenEdits(discord.Client(intents=discord.Intents.none()), clock),
        reread=nothing,
        guard=lambda *_: nullcontext(),
    )

    async def wait() -> int:
        async with leases.held(tracked):
            return tracked.epoch

    waiting = [asyncio.create_task(wait()) for _ in range(8)]
    await the_loop().advance(10 * AGAIN + AGAIN / 2)
    assert store.asked == 11
    store.free = True
    await the_loop().advance(AGAIN)
    assert [task.result() for task in waiting] == [1] * 8
    assert store.asked == 12
    await leases.close()
