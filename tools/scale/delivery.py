"""A load balancer that knows which workers answer, and can disturb the delivery of interactions."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import Any

from bot.sandbox.world import SandboxWorld
from bot.ui.discord_clock import made
from bot.ui.endpoint import PING
from tests.sandbox.endpoint import EndpointCalls


class Delivery(EndpointCalls):
    """Posts interactions to the workers in turn, each signed with the time in its id. away: the addresses
    that receive none. twice: whether each interaction goes to two workers. fates: a line about each delivery,
    by the id of the interaction.
    """

    def __init__(self, world: SandboxWorld, *urls: str) -> None:
        super().__init__(world, *urls)
        self.away: set[str] = set()
        self.twice = False
        self.fates = defaultdict[int, list[str]](list)

    async def post(self, told: dict[str, Any], *urls: str) -> int:
        """Send an interaction, to one of `urls` if any are given. Return the HTTP status, or 0 if there is no
        response.
        """
        body = json.dumps(told).encode()
        to = urls or [url for url in self._urls if url not in self.away]
        if told["type"] == PING:
            return await self.send(body, self.signed(body), *to)
        fates, clock = self.fates[int(told["id"])], self._world.clock
        began = clock.now()
        fates.append("delivered, without a response")
        mine = len(fates) - 1
        status = await self.send(body, self.signed(body, made(int(told["id"]))), *to, told=told)
        fates[mine] = f"delivered, status {status} after {clock.now() - began:.2f} s"
        return status

    async def _call(self, told: dict[str, Any]) -> None:
        times = 2 if self.twice else 1  # consecutive posts go to different workers
        self.answered += await asyncio.gather(*(self.post(told) for _ in range(times)))
