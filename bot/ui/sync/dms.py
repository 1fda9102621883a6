"""Direct messages: sent one after the other, and never again to somebody whose DMs are closed."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.ui.messages.message import MessageLayout
from bot.ui.ports import MessageStore
from bot.ui.sync.message_state import HandMessage

log = logging.getLogger(__name__)


class DirectMessages:
    """The bot's way into people's DMs. Closed DMs are remembered: each 403 counts against the bot."""

    def __init__(self, client: discord.Client, store: MessageStore) -> None:
        self._client = client
        self._store = store
        self._states: dict[int, str] = {}
        self._turn = asyncio.Lock()

    async def state(self, person: int) -> str:
        """What is known of their DMs: "open", "closed", "told" (closed, and they know), or "": nothing."""
        if person not in self._states:
            self._states[person] = await self._store.read_dm(person) or ""
        return self._states[person]

    async def remember(self, person: int, state: str) -> None:
        """Keep what became of a person's DMs."""
        if await self.state(person) != state:
            await self._store.write_dm(person, state)
            self._states[person] = state

    def forget(self, person: int) -> None:
        """Know nothing of a person's DMs any more."""
        self._states.pop(person, None)

    async def send(self, person: int, drawn: MessageLayout, key: str) -> HandMessage | None:
        """Send a new DM, unless theirs are known to be closed. None: it was not sent."""
        if await self.state(person) in ("closed", "told"):
            return None
        async with self._turn:
            try:
                channel = await self._client.create_dm(discord.Object(person))
                message = await channel.send(view=drawn.body, files=drawn.files())
            except discord.Forbidden as error:
                log.info("the DMs of a player are closed (%s)", error.code)
                await self.remember(person, "closed")
                return None
        await self.remember(person, "open")
        return HandMessage(channel.id, message.id, key)

    async def edit(
        self, person: int, copy: HandMessage, drawn: MessageLayout, key: str
    ) -> HandMessage | None:
        """Bring a DM up to date, or send it anew when it is gone. None: their DMs are closed."""
        channel = self._client.get_partial_messageable(copy.channel)
        try:
            await channel.get_partial_message(copy.message).edit(view=drawn.body, attachments=drawn.files())
        except discord.NotFound:
            return await self.send(person, drawn, key)
        except discord.Forbidden:
            await self.remember(person, "closed")
            return None
        return HandMessage(copy.channel, copy.message, key)

    async def withdraw(self, copy: HandMessage) -> None:
        """Delete a DM that has lost its meaning."""
        channel = self._client.get_partial_messageable(copy.channel)
        try:
            await channel.get_partial_message(copy.message).delete()
        except discord.HTTPException as error:
            log.info("a DM could not be deleted: %s", error)
