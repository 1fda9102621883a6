"""Detects a silent gateway with a request whose response is an event, and repairs the connection
(docs/discord.md, section 9).
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.runtime.clock import Clock, sleep
from bot.ui import discord_clock, discord_internals, presses_in_hand
from bot.ui.client import PaddockClient

log = logging.getLogger(__name__)

EVERY = 45.0
"""The number of seconds between two requests."""
PAUSE = 5.0
"""The number of seconds between two tries to send a request."""
TRIES = 3
"""The maximum number of tries to send a request over a connection that cannot be written to."""


def outlive_events(client: PaddockClient) -> None:
    """Make the client skip events that discord.py cannot parse, except READY, on which all others depend."""
    parsers = discord_internals.parsers(client)
    for event, parse in parsers.items():
        if event != "READY":
            parsers[event] = partial(_read, client, event, parse)


def _read(client: PaddockClient, event: str, parse: Callable[[object], None], told: Any) -> None:
    try:
        if event == "INTERACTION_CREATE":
            client.discord_time.passed(discord_clock.made(int(told["id"])))
            told = presses_in_hand.placed(told)
        parse(told)
    except Exception as error:
        kind = type(error).__name__  # the error's text can contain names of people
        log.error("an event of Discord's that cannot be read is left out: %s (%s)", event, kind)
        log.debug("where it could not be read", exc_info=True)


class GatewayWatch:
    """Sends a request to every shard at intervals, and acts if a shard does not answer. answered: the Unix
    time of the last round in which every shard answered, or None.
    """

    answered: float | None = None

    def __init__(self, client: PaddockClient, clock: Clock) -> None:
        self._client = client
        self._clock = clock

    async def run(self) -> None:
        """Watch until a shard stays silent despite all remedies."""
        await self._client.wait_until_ready()
        while await self._all_answer():
            self.answered = self._clock.now()
            await sleep(self._clock, EVERY)

    async def _all_answer(self) -> bool:
        """Return whether every shard that has a server answers, possibly only after a new session."""
        shards = {guild.shard_id for guild in self._client.guilds if not guild.unavailable}
        return all(await asyncio.gather(*map(self._cured, shards)))

    def _servers(self, shard: int) -> list[discord.Guild]:
        """Return the servers of a shard that can be asked about now."""
        return [each for each in self._client.guilds if each.shard_id == shard and not each.unavailable]

    async def _cured(self, shard: int) -> bool:
        """Resume or else reconnect a shard that is silent, and return whether it answers."""
        if await self._answers(shard, 0):
            return True
        log.warning("shard %d has gone silent: its session is resumed", shard)
        await discord_internals.resume(self._client, shard)
        if await self._answers(shard, 1):
            return True
        log.warning("shard %d is still silent: it begins a new session", shard)
        await self._client.shards[shard].reconnect()
        if await self._answers(shard, 2):
            return True
        log.error("shard %d stays silent: the process ends, for its supervisor to start it again", shard)
        return False

    async def _answers(self, shard: int, silent: int) -> bool:
        """Return whether a shard answers in time, or has no servers. silent: the number of times that the
        shard has not answered, which selects the server to ask about.
        """
        for _ in range(TRIES):
            servers = self._servers(shard)
            if not servers:
                return True
            guild = servers[-1 - silent % len(servers)]
            try:
                await guild.query_members(user_ids=[guild.me.id], cache=False)
            except TimeoutError:
                if guild in self._servers(shard):
                    return False
            except (OSError, aiohttp.ClientError, discord.ConnectionClosed, RuntimeError) as error:
                log.info("a shard cannot be asked now: %r", error)
                await sleep(self._clock, PAUSE)
            else:
                return True
        return False
