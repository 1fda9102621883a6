"""The final table of each circuit, posted once in its channel."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.clock import Clock, sleep
from bot.league.circuit import Circuit
from bot.ui.circuit_pages import CircuitPages
from bot.ui.house import House

log = logging.getLogger(__name__)

RETRIES = 6
"""How often it is tried again while Discord fails, after 5 seconds, 10, 20 ...; then at the next start."""
FIRST_RETRY = 5.0


class Finals:
    """Posts what circuits come to. A crash may repeat a post, but never loses one."""

    def __init__(self, house: House, pages: CircuitPages, clock: Clock) -> None:
        self._house = house
        self._clock = clock
        self._pages = pages
        self._tasks: set[asyncio.Task[None]] = set()

    def show(self, circuit: Circuit) -> None:
        """Post the final table, soon."""
        task = asyncio.create_task(self._work(circuit), name=f"final {circuit.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop posting. What was not posted is posted by the next process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, circuit: Circuit) -> None:
        await self._house.wait_until_ready()
        for tries in range(RETRIES + 1):
            try:
                await self._post(circuit)
            except discord.HTTPException as error:
                log.warning("the end of circuit %s could not be posted: %s", circuit.id, error)
                if error.status >= 500:
                    await sleep(self._clock, FIRST_RETRY * 2**tries)
                    continue
            except Exception:
                log.exception("the end of circuit %s could not be posted", circuit.id)
                return
            await self._house.floor.circuits.shown(circuit)
            return

    async def _post(self, circuit: Circuit) -> None:
        drawn = await self._pages.table(circuit, urgent=False)
        channel = self._house.get_partial_messageable(circuit.channel, guild_id=circuit.guild)
        await channel.send(view=drawn.body, files=drawn.files(), nonce=f"final {circuit.id}")
