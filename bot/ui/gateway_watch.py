"""A gateway that has gone silent: found out by asking, and cured by what is mildest.

discord.py itself resumes when nothing at all has come for a minute, not even an acknowledged heartbeat
(docs/discord.md, section 9). But Discord has also acknowledged heartbeats and told bots nothing. So something
is asked for that comes back as an event: the bot's own membership of a server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.runtime.clock import Clock, sleep
from bot.ui.client import PaddockClient
from bot.ui.discord_time import made
from bot.ui.presses import placed

log = logging.getLogger(__name__)

EVERY = 45.0
"""Seconds between two questions."""
PAUSE = 5.0
"""Seconds that a connection has to be made again."""
TRIES = 3
"""So often a connection that cannot be written to is asked."""
RESUMING = 4000
"""The code of a connection that we close and mean to resume."""


def outlive_events(client: PaddockClient) -> None:
    """Have an event that discord.py cannot read left out: it would end the process. READY is what all others
    need. discord.py has no public way, a test holds this one.
    """
    parsers = client._connection.parsers  # noqa: SLF001  see above
    for event, parse in parsers.items():
        if event != "READY":
            parsers[event] = partial(_read, client, event, parse)


def _read(client: PaddockClient, event: str, parse: Callable[[Any], None], told: Any) -> None:
    try:
        if event == "INTERACTION_CREATE":
            client.discord_time.passed(made(int(told["id"])))
            told = placed(told)
        parse(told)
    except Exception as error:
        kind = type(error).__name__  # its text may name people
        log.error("an event of Discord's that cannot be read is left out: %s (%s)", event, kind)
        log.debug("where it could not be read", exc_info=True)


class GatewayWatch:
    """Asks every shard now and then, and acts when none comes back.

    heard: the Unix time when every shard had answered last; None: not yet.
    """

    heard: float | None = None

    def __init__(self, client: PaddockClient, clock: Clock) -> None:
        self._client = client
        self._clock = clock

    async def run(self) -> None:
        """Watch until a shard stays silent whatever was done: then the process had better begin anew."""
        await self._client.wait_until_ready()
        while await self._all_answer():
            self.heard = self._clock.now()
            await sleep(self._clock, EVERY)

    async def _all_answer(self) -> bool:
        """Does every shard with a server answer, in the end?"""
        one_of_each = {guild.shard_id: guild for guild in self._client.guilds if not guild.unavailable}
        answers = await asyncio.gather(*(self._cured(*each) for each in one_of_each.items()))
        return all(answers)

    async def _cured(self, shard: int, guild: discord.Guild) -> bool:
        """Resume, then connect anew, for as long as the shard is silent. False: both did not help."""
        if await self._answers(guild):
            return True
        log.warning("shard %d has gone silent: its session is resumed", shard)
        # discord.py offers no public way to resume; a test holds this one
        await self._client.shards[shard]._parent.ws.close(RESUMING)  # noqa: SLF001  discord.py has no public way to resume
        if await self._answers(guild):
            return True
        log.warning("shard %d is still silent: it begins a new session", shard)
        await self._client.shards[shard].reconnect()
        if await self._answers(guild):
            return True
        log.error("shard %d stays silent: the process ends, for its supervisor to start it anew", shard)
        return False

    async def _answers(self, guild: discord.Guild) -> bool:
        """Does an event come back within the 30 seconds that discord.py waits for it?"""
        for _ in range(TRIES):
            try:
                await guild.query_members(user_ids=[guild.me.id], cache=False)
            except TimeoutError:
                return False
            except (OSError, aiohttp.ClientError, discord.ConnectionClosed, RuntimeError) as error:
                log.info("a shard cannot be asked now: %r", error)
                await sleep(self._clock, PAUSE)
            else:
                return True
        return False
