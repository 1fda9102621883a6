"""Sharing the result of a daily: in the channel of the press, or from direct messages in another one."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.league.daily import Day
from bot.locales.phrase import Phrase, say
from bot.ui import failures
from bot.ui.actions.reply import is_anywhere
from bot.ui.client import Interaction
from bot.ui.components import LABEL, ButtonId, button, tag
from bot.ui.errors import Refusal, missing
from bot.ui.messages.message import layout
from bot.ui.sync.message_state import nonce
from bot.ui.text import cut, guild_locale, locale_of, place_locale, plain, safe

OVER = Phrase("refuse-daily-over")
SERVERS, CHANNELS = 6, 2
"""Most servers to choose from, and most channels of each."""

_Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread


@dataclass(frozen=True, slots=True)
class _Spot:
    """A channel where the presser may share, under the name that they have there."""

    guild: discord.Guild
    channel: discord.TextChannel | discord.Thread
    name: str

    @property
    def arg(self) -> str:
        return tag(("share", self.channel.id))


async def share(interaction: Interaction, button_id: ButtonId) -> None:
    """Share the player's result of that day in the channel and with its server or group, once; in direct
    messages with the bot ask where.
    """
    dailies, person = interaction.client.registry.dailies, interaction.user
    if button_id.mark != dailies.today.number:
        raise Refusal(OVER)
    channel = interaction.channel_id
    guild = interaction.guild_id or (channel if is_anywhere(interaction) else None)
    if guild is None or channel is None:
        await _ask(interaction, dailies.today)
        return
    name = plain(person.display_name)
    own = await dailies.share(guild, channel, person.id, name, dailies.today)
    streak = await dailies.streak(person.id)
    drawn = await interaction.client.builder.shared(name, own, streak, place_locale(interaction))
    await interaction.response.send_message(view=drawn.body, files=drawn.files())


async def share_there(interaction: Interaction, button_id: ButtonId) -> None:
    """Share it in the chosen channel, and say so in place of the question."""
    client, person = interaction.client, interaction.user.id
    day = client.registry.dailies.today
    if button_id.mark != day.number:
        raise Refusal(OVER)
    await interaction.response.defer()  # Discord is asked about channels first
    spot = next((each for each in await _spots(interaction, day) if each.arg == button_id.arg), None)
    if spot is None:
        raise Refusal(Phrase("refuse-daily-spot"))
    sent = await _post(interaction, spot, day, person)
    words = say("daily-shared-there", locale_of(interaction), channel=safe(spot.channel.name), link=sent)
    await interaction.edit_original_response(view=layout(words).body)


async def _ask(interaction: Interaction, day: Day) -> None:
    """Answer with the channels to choose from."""
    await interaction.response.defer(ephemeral=True, thinking=True)  # Discord is asked about channels first
    spots = await _spots(interaction, day)
    if not spots:
        raise Refusal(Phrase("refuse-daily-nobody"))
    buttons = [
        button(
            ButtonId("0", "sharein", day.number, each.arg),
            cut(f"#{each.channel.name} · {each.guild.name}", LABEL),
        )
        for each in spots
    ]
    view = layout(say("daily-where", locale_of(interaction)), buttons=buttons)
    await interaction.edit_original_response(view=view.body)


async def _post(interaction: Interaction, spot: _Spot, day: Day, person: int) -> str:
    """Post the result there; return its address. Raises Refusal if Discord does not take it."""
    client, dailies = interaction.client, interaction.client.registry.dailies
    await client.registry.preferences.know((), spot.guild.id)
    own = await dailies.share(spot.guild.id, spot.channel.id, person, spot.name, day)
    locale = guild_locale(interaction, spot.guild)
    drawn = await client.builder.shared(spot.name, own, await dailies.streak(person), locale)
    try:
        sent = await spot.channel.send(
            view=drawn.body, files=drawn.files(), nonce=nonce("daily", day.number, person, spot.guild.id)
        )
    except discord.HTTPException as error:
        if failures.passes(error):  # it may have been posted
            raise
        await dailies.unshare(spot.guild.id, own)
        raise Refusal(Phrase("refuse-daily-spot")) from None
    return sent.jump_url


async def _spots(interaction: Interaction, day: Day) -> Sequence[_Spot]:
    """The channels to choose from, the likeliest first."""
    client = interaction.client
    places, there = await client.registry.dailies.places(interaction.user.id, day)
    servers = dict[int, list[int]]()
    for guild, channel in places:
        servers.setdefault(guild, []).append(channel)
    if len(client.guilds) <= SERVERS:
        for each in client.guilds:
            if each.id not in there:
                servers.setdefault(each.id, [])
    found = list[_Spot]()
    for id, channels in list(servers.items())[:SERVERS]:
        with suppress(discord.NotFound, discord.Forbidden):
            found += [each async for each in _in_server(interaction, id, channels)]
    return found


async def _in_server(interaction: Interaction, id: int, channels: Sequence[int]) -> AsyncIterator[_Spot]:
    """Those of a server: among these channels, or the first where both may write. Raises NotFound or
    Forbidden where the presser or the bot is no member.
    """
    client = interaction.client
    guild = client.get_guild(id) or await client.fetch_guild(id)
    member = await guild.fetch_member(interaction.user.id)
    assert client.user is not None
    me = guild.me or await guild.fetch_member(client.user.id)
    known = [guild.get_channel_or_thread(each) or await guild.fetch_channel(each) for each in channels]
    number = 0
    for channel in (*known, *(() if known else guild.text_channels)):
        if isinstance(channel, discord.TextChannel | discord.Thread) and _both_write(channel, member, me):
            yield _Spot(guild, channel, plain(member.display_name))
            number += 1
            if number == (CHANNELS if known else 1):
                return


def _both_write(
    channel: discord.TextChannel | discord.Thread, person: discord.Member, me: discord.Member
) -> bool:
    """Whether that person and the bot may write there. A private thread is for those in it."""
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.locked):
        return False
    theirs = channel.permissions_for(person)
    write = theirs.send_messages_in_threads if thread else theirs.send_messages
    return theirs.view_channel and write and not missing(channel.permissions_for(me), thread=thread)
