"""Direct messages, and the people whose DMs are closed."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple

import discord

from bot.runtime.clock import Clock
from bot.storage.messages import SqlMessages
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.posts import Posts

log = logging.getLogger(__name__)

CLOSED = ("closed", "told")
CLOSED_FOR = 7 * 86_400.0
"""The number of seconds after which closed DMs are retried without a request."""
FRESH, ALONE = 10.0, 3_600.0
"""The number of seconds after which the state of DMs is read again: FRESH if other processes can change it,
and otherwise ALONE.
"""
CACHED = 10_000
"""The maximum number of people for whom the state of DMs is cached."""


class _DmState(NamedTuple):
    """The known state of a person's DMs. since: the Unix time when Discord reported it. read: the time when
    it was read.
    """

    state: str
    since: float
    read: float

    def at(self, now: float) -> str:
        """Return the state at a Unix time, or "" (unknown) if DMs were found closed CLOSED_FOR or more
        seconds ago.
        """
        return "" if self.state in CLOSED and now - self.since >= CLOSED_FOR else self.state


_NOTHING: Final = _DmState("", -inf, -inf)


class DirectMessages:
    """Sends and edits DMs, and remembers whose DMs are closed, because each 403 counts against the bot."""

    def __init__(
        self,
        client: discord.Client,
        posts: Posts,
        store: SqlMessages,
        clock: Clock,
        *,
        shared: bool = False,
    ) -> None:
        self._client = client
        self._posts = posts
        self._store = store
        self._clock = clock
        self._fresh = FRESH if shared else ALONE
        self._states: dict[int, _DmState] = {}
        self._opening = asyncio.Lock()

    async def state(self, person: int) -> str:
        """Return the state of a person's DMs: "open", "closed", "told" (closed, and the person was told), or
        "" if unknown. Raises StoreAway.
        """
        now, cached = self._clock.now(), self._states.get(person, _NOTHING)
        if now - cached.read >= self._fresh:
            state, _, since = (await self._store.read_dm(person) or "").partition(" ")
            if state in CLOSED and not since:  # an earlier version stored no time, so it counts from now on
                return await self._write(person, state)
            cached = self._cache(person, state, float(since or 0))
        return cached.at(now)

    async def _write(self, person: int, state: str) -> str:
        since = int(self._clock.now())
        await self._store.write_dm(person, f"{state} {since}" if state in CLOSED else state)
        return self._cache(person, state, since).state

    def _cache(self, person: int, state: str, since: float) -> _DmState:
        self._states.pop(person, None)
        cached = self._states[person] = _DmState(state, since, self._clock.now())
        if len(self._states) > CACHED:
            del self._states[next(iter(self._states))]
        return cached

    def shut(self, person: int) -> bool:
        """Return whether a person's DMs are closed, according to the cache."""
        return self._states.get(person, _NOTHING).at(self._clock.now()) in CLOSED

    async def remember(self, person: int, state: str) -> None:
        """Record the state of a person's DMs."""
        if await self.state(person) != state:
            await self._write(person, state)

    async def lift(self, guild: int) -> None:
        """Forget the DM states of people who have played in a server."""
        await self._store.lift_dms(guild)
        self._states.clear()

    def drop(self, person: int) -> None:
        """Remove the state of a person's DMs from the cache."""
        self._states.pop(person, None)

    async def send(self, person: int, drawn: MessageLayout, nonce: str) -> discord.Message | None:
        """Send a person a new DM, and return it, or None if their DMs are closed. With a recently used nonce,
        return the message that was sent then. Raises all other Discord errors, and StoreAway.
        """
        if await self.state(person) in CLOSED:
            return None
        try:
            message = await self._posts.send(await self._open(person), drawn, nonce)
        except discord.HTTPException as error:
            await self._refused(person, error)
            return None
        await self.remember(person, "open")
        return message

    async def greet(self, person: int, drawn: MessageLayout, nonce: str) -> int:
        """Send a requested DM even if the person's DMs are known to be closed, and return the id of the
        channel. Raises Discord errors, and StoreAway.
        """
        channel = await self._open(person)
        await self._posts.send(channel, drawn, nonce)
        await self.remember(person, "open")
        return channel

    async def find(self, person: int, fits: Callable[[discord.Message], bool]) -> discord.Message | None:
        """Return the newest of the bot's latest DMs that fits, or None if there is none or the DMs are
        closed. Raises StoreAway and Discord errors.
        """
        if await self.state(person) in CLOSED:
            return None
        try:
            channel = await self._open(person)
        except discord.HTTPException as error:
            await self._refused(person, error)
            return None
        return await self._posts.find(channel, fits)

    async def _open(self, person: int) -> int:
        async with self._opening:
            return (await self._client.create_dm(discord.Object(person))).id

    async def edit(self, person: int, channel: int, message: int, drawn: MessageLayout) -> bool:
        """Edit a DM. Return False if it was deleted or the person's DMs are closed. Raises all other Discord
        errors, and StoreAway.
        """
        try:
            await self._posts.edit(channel, message, drawn)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            await self._refused(person, error)
            return False
        return True

    async def _refused(self, person: int, error: discord.HTTPException) -> None:
        if failures.meaning(error) is not Meaning.RECIPIENT:
            raise error
        log.info("the DMs of a player are closed (%s)", error.code)
        if await self.state(person) not in CLOSED:
            await self.remember(person, "closed")
