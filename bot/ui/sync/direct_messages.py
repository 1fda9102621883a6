"""Direct messages: opened one after the other, and never tried again with somebody whose DMs are closed."""

import asyncio
import logging
from collections.abc import Callable
from math import inf

import discord

from bot.runtime.clock import Clock
from bot.storage.messages import SqlMessages
from bot.ui import failures
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.orphaned_messages import find_orphan

log = logging.getLogger(__name__)

CLOSED = ("closed", "told")
FRESH = 10.0
"""Seconds after which what is known of people's DMs is read again, where other processes learn of them."""
KNOWN = 10_000
"""Number of people for whom this is cached; the least recently read are dropped."""


class DirectMessages:
    """The bot's way into people's DMs. Closed DMs are remembered: each 403 counts against the bot."""

    def __init__(
        self, client: discord.Client, store: SqlMessages, clock: Clock, *, shared: bool = False
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._fresh = FRESH if shared else inf
        self._states: dict[int, tuple[str, float]] = {}
        self._opening = asyncio.Lock()

    async def state(self, person: int) -> str:
        """What is known of their DMs: "open", "closed", "told" (closed, and they know), or "": nothing."""
        state, known = self._states.get(person, ("", -inf))
        if self._clock.now() - known >= self._fresh:
            state = self._know(person, await self._store.read_dm(person) or "")
        return state

    def _know(self, person: int, state: str) -> str:
        self._states.pop(person, None)
        self._states[person] = state, self._clock.now()
        if len(self._states) > KNOWN:
            del self._states[next(iter(self._states))]
        return state

    def shut(self, person: int) -> bool:
        """Whether their DMs are known to be closed, as far as that was read already."""
        return self._states.get(person, ("",))[0] in CLOSED

    async def remember(self, person: int, state: str) -> None:
        """Note whether a person's DMs are open."""
        if await self.state(person) != state:
            await self._store.write_dm(person, state)
            self._know(person, state)

    def forget(self, person: int) -> None:
        """Forget what is known of a person's DMs."""
        self._states.pop(person, None)

    async def send(self, person: int, drawn: MessageLayout, nonce: str) -> discord.Message | None:
        """Send a new DM, unless theirs are known to be closed. None: they are closed. Raises what else
        Discord raises. With a nonce that was used some minutes ago, the answer is the message sent then.
        """
        if await self.state(person) in CLOSED:
            return None
        try:
            channel = await self._open(person)
            message = await channel.send(view=drawn.body, files=drawn.files(), nonce=nonce)
        except discord.HTTPException as error:
            await self._refused(person, error)
            return None
        await self.remember(person, "open")
        return message

    async def greet(self, person: int, drawn: MessageLayout, nonce: str) -> int:
        """Send a DM that they have asked for just now, so it is tried even where theirs are known to be
        closed. The id of the channel. Raises what Discord raises; takes a nonce as `send` does.
        """
        channel = await self._open(person)
        await channel.send(view=drawn.body, files=drawn.files(), nonce=nonce)
        await self.remember(person, "open")
        return channel.id

    async def find(self, person: int, fits: Callable[[discord.Message], bool]) -> discord.Message | None:
        """The newest of our DMs that fits, if there is one. Raises what passes."""
        if await self.state(person) in CLOSED:
            return None
        try:
            channel = await self._open(person)
        except discord.HTTPException as error:
            await self._refused(person, error)
            return None
        return await find_orphan(self._client, channel, fits)

    async def _open(self, person: int) -> discord.DMChannel:
        async with self._opening:
            return await self._client.create_dm(discord.Object(person))

    async def edit(self, person: int, channel: int, message: int, drawn: MessageLayout) -> bool:
        """Bring a DM up to date. Was it done? If not, it is gone, or their DMs are closed. Raises what else
        Discord raises.
        """
        place = self._client.get_partial_messageable(channel)
        try:
            await place.get_partial_message(message).edit(view=drawn.body, attachments=drawn.files())
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            await self._refused(person, error)
            return False
        return True

    async def _refused(self, person: int, error: discord.HTTPException) -> None:
        if not failures.closes(error):
            raise error
        log.info("the DMs of a player are closed (%s)", error.code)
        if await self.state(person) not in CLOSED:
            await self.remember(person, "closed")
