"""Notices that a lobby has opened: by DM to people who asked for them, and by mentioning a role."""

import logging
from contextlib import suppress
from dataclasses import replace

import discord

from bot.model.store_errors import StoreAway
from bot.runtime.clock import sleep
from bot.tables.lobby import Lobby
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.sync.message_state import nonce
from bot.ui.sync.services import Services

log = logging.getLogger(__name__)

PAUSE = 20.0
"""The number of seconds after which people are notified of a lobby that still waits for players."""
EVERY = 3_600.0
"""The minimum number of seconds between two notices about a game in a server to the same person or role."""


async def _channel_of(guild: discord.Guild, id: int) -> discord.abc.GuildChannel | discord.Thread:
    return guild.get_channel_or_thread(id) or await guild.fetch_channel(id)


class OpeningNotices:
    """Notifies people that a lobby has opened. Pending notices are only in memory."""

    def __init__(self, services: Services) -> None:
        self._client = services.client
        self._registry = services.registry
        self._wishes = services.store.preferences
        self._builder = services.builder
        self._dms = services.dms
        self._pauses = services.store.pauses
        self._later = services.later
        self._clock = services.clock

    async def mentioned(self, lobby: Lobby) -> discord.AllowedMentions:
        """Return the mention of the server's role for a message about a lobby, or no mention if there is no
        role or it was notified recently. The caller must send the message, because the notice is recorded.
        """
        role = self._builder.role(lobby)
        if not role or not await self._is_time(role, lobby):
            return discord.AllowedMentions.none()
        return discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])

    async def invited(self, lobby: Lobby) -> discord.AllowedMentions:
        """Return the mentions for a new lobby's message: the server's role as in `mentioned`, unless the
        lobby is a challenge, and the invited people who want that.
        """
        snapshot, notify_by = lobby.snapshot, self._registry.notifications.notify_by
        challenge = bool(snapshot.asked) and not snapshot.after
        allowed = discord.AllowedMentions.none() if challenge else await self.mentioned(lobby)
        never = ("none",) if challenge else ("none", "dm")
        of = self._registry.preferences.of
        asked = (each for each in snapshot.asked if each and not lobby.seats(each) and of(each).asked)
        allowed.users = [discord.Object(each) for each in asked if notify_by(lobby, each) not in never]
        return allowed

    def opened(self, lobby: Lobby, anchor: int) -> None:
        """Schedule notices to the people who asked for lobbies like this one, unless it is a challenge or a
        rematch. If the lobby mentions a role and its server is not cached, also schedule a check that the
        role still exists. anchor: the id of the lobby's message.
        """
        if self._builder.role(lobby) and self._client.get_guild(lobby.snapshot.place.guild) is None:
            self._later.begin(self._look_for_role(lobby), f"role {lobby.snapshot.id}")
        if not lobby.snapshot.after and not lobby.snapshot.asked:
            self._later.begin(self._tell(lobby, anchor), f"opening {lobby.snapshot.id}")

    async def _look_for_role(self, lobby: Lobby) -> None:
        """Stop mentioning the role if it was deleted, which no event reports without a gateway."""
        guild, preferences = lobby.snapshot.place.guild, self._registry.preferences
        role = preferences.server(guild).role
        try:
            await self._client.http.get_role(guild, role)
        except failures.CALL_FAILED as error:
            if failures.meaning(error) is not Meaning.GONE:
                log.info("lobby %s: whether its role is there is not known: %s", lobby.snapshot.id, error)
                return
            with suppress(StoreAway):
                await preferences.load((), guild, fresh=True)
                if preferences.server(guild).role == role:
                    without = replace(preferences.server(guild), role=0)
                    await self._registry.choose_for_server(guild, without)

    async def _tell(self, lobby: Lobby, anchor: int) -> None:
        try:
            wishing = await self._wishes.wishing(lobby.snapshot.place.guild, lobby.snapshot.title)
        except StoreAway as away:
            log.warning("lobby %s: nobody could be told of it: %s", lobby.snapshot.id, away)
            return
        if not wishing:
            return
        await sleep(self._clock, PAUSE)
        for person in wishing:
            if lobby.closed or not lobby.has_room:
                return
            try:
                await self._tell_one(lobby, anchor, person)
            except (*failures.CALL_FAILED, StoreAway) as error:
                log.warning("lobby %s: somebody could not be told of it: %s", lobby.snapshot.id, error)

    async def _tell_one(self, lobby: Lobby, anchor: int, person: int) -> None:
        preferences = self._registry.preferences
        await preferences.load((person,))
        if preferences.of(person).shuns(lobby.snapshot.host):
            return
        if lobby.seats(person) or preferences.quiet_left(person, self._registry.clock.unix_now()):
            return
        if await self._sees(lobby, person) and await self._is_time(person, lobby):
            drawn = self._builder.opening(lobby, anchor, self._builder.reads(person))
            await self._dms.send(person, drawn, nonce("opening", lobby.snapshot.id, person))

    async def _sees(self, lobby: Lobby, person: int) -> bool:
        """Return whether a person is still in the server and can see the channel. A private thread counts as
        invisible.
        """
        place = lobby.snapshot.place
        try:
            # without a gateway, everything about the server must be requested from Discord
            guild = self._client.get_guild(place.guild) or await self._client.fetch_guild(place.guild)
            channel = await _channel_of(guild, place.channel)
            if isinstance(channel, discord.Thread):
                if channel.is_private():
                    return False
                channel = await _channel_of(guild, channel.parent_id)
            member = guild.get_member(person) or await guild.fetch_member(person)
        except (discord.NotFound, discord.Forbidden):
            return False
        return channel.permissions_for(member).view_channel

    async def _is_time(self, whom: int, lobby: Lobby) -> bool:
        """Return whether a person or role was not notified recently, and record that they are notified
        now.
        """
        what = f"opening {lobby.snapshot.place.guild} {lobby.snapshot.title}"
        return await self._pauses.begin(what, whom, self._registry.clock.unix_now(), EVERY)
