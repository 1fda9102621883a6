"""Direct messages: sent one after the other, and never again to somebody whose DMs are closed."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.ui.house import House
from bot.ui.notes import Copy, Memory
from bot.ui.page import Page

log = logging.getLogger(__name__)


class Letters:
    """The bot's way into people's DMs. A closed door is remembered: each 403 counts against the bot."""

    def __init__(self, house: House, memory: Memory) -> None:
        self._house = house
        self._memory = memory
        self._states: dict[int, str] = {}
        self._turn = asyncio.Lock()

    async def state(self, person: int) -> str:
        """What is known of a door: "open", "closed", "told" (and the owner knows), or "": nothing."""
        if person not in self._states:
            self._states[person] = await self._memory.read_dm(person) or ""
        return self._states[person]

    async def note(self, person: int, state: str) -> None:
        """Remember what became of a person's DMs."""
        if await self.state(person) != state:
            await self._memory.write_dm(person, state)
            self._states[person] = state

    def forget(self, person: int) -> None:
        """Know nothing of a person's DMs any more."""
        self._states.pop(person, None)

    async def send(self, person: int, page: Page, key: str) -> Copy | None:
        """Send a new DM, unless the door is known to be closed. None: it was not sent."""
        if await self.state(person) in ("closed", "told"):
            return None
        async with self._turn:
            try:
                channel = await self._house.create_dm(discord.Object(person))
                message = await channel.send(view=page.body, files=page.files())
            except discord.Forbidden as error:
                log.info("the DMs of a player are closed (%s)", error.code)
                await self.note(person, "closed")
                return None
        await self.note(person, "open")
        return Copy(channel.id, message.id, key)

    async def edit(self, person: int, copy: Copy, page: Page, key: str) -> Copy | None:
        """Bring a DM up to date, or send it anew when it is gone. None: the door is closed."""
        channel = self._house.get_partial_messageable(copy.channel)
        try:
            await channel.get_partial_message(copy.message).edit(view=page.body, attachments=page.files())
        except discord.NotFound:
            return await self.send(person, page, key)
        except discord.Forbidden:
            await self.note(person, "closed")
            return None
        return Copy(copy.channel, copy.message, key)

    async def withdraw(self, copy: Copy) -> None:
        """Delete a DM that has lost its meaning."""
        channel = self._house.get_partial_messageable(copy.channel)
        try:
            await channel.get_partial_message(copy.message).delete()
        except discord.HTTPException as error:
            log.info("a DM could not be deleted: %s", error)
