"""The buttons of the daily: to play it, to watch the best game, and to share a result."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import discord

from bot.features.daily import layouts
from bot.league.daily_game import Day
from bot.league.daily_results import Shared, Try, in_a_row, on
from bot.locales.phrase import Locale, Phrase, say
from bot.model.errors import TableError
from bot.model.snapshots import Place
from bot.render import share_card
from bot.render.cover import cover_file
from bot.tables.table import Table
from bot.ui import components, errors, failures
from bot.ui.access import must_write
from bot.ui.actions import repeated_opening, reply, sharing
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages import message
from bot.ui.sync.answering import defer, defer_panel, on_panel, redraw, show_panel
from bot.ui.sync.blocked_words import Draws, send_public
from bot.ui.sync.message_state import nonce
from bot.ui.text import cut, guild_locale, link, locale_of, person_mention, place_locale, plain, safe

CLOSED = Phrase("refuse-daily-dms")
OVER = Phrase("refuse-daily-over")
DAILY = components.ButtonId("0", "daily")


@on_press("daily", redraws=True)
async def send(interaction: Interaction, _button_id: components.ButtonId | None = None) -> None:
    """Answer with today's deal, as a panel."""
    await show_panel(interaction, await _drawn(interaction), components.HUB)


@on_press("deal")
async def begin(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Start today's deal, in direct messages or, where the bot is not a member, as the answer. Show the
    user's game if it is already in progress. Raises Refusal if the button's day is over or the user does not
    accept direct messages, and TableError for a second try.
    """
    registry, person = interaction.client.registry, interaction.user
    day, anywhere = registry.dailies.today, reply.is_anywhere(interaction)
    answers = anywhere or interaction.guild_id is None  # the table is the answer
    if button_id.mark != day.number:
        raise errors.Refusal(OVER)
    own = await registry.dailies.of(person.id, day)
    if (begun := await registry.dailies.in_play(own)) is not None:
        if begun.snapshot.personal:  # only its player sees the table, so no link leads there
            await reply.send_table(interaction, begun)
        else:
            await repeated_opening.tell_where(interaction, begun)
        return
    await registry.dailies.must_be_new(person.id)
    title = interaction.client.builder.titles[registry.dailies.game(day)]
    if answers:
        place = reply.find_place(interaction) if anywhere else reply.own_place(interaction)
    else:
        place = await reply.greet(interaction, Phrase("answer-daily", day=day.label, game=title.name), CLOSED)
    table = await registry.single_player.play_daily(
        day=day,
        place=place,
        person=person.id,
        name=plain(person.display_name),
        options=title.rules.options(),
    )
    if answers:
        await reply.send_table(interaction, table)
    else:
        await redraw(interaction, await _drawn(interaction))


@on_press("best", redraws=True)
async def best(interaction: Interaction, _button_id: components.ButtonId) -> None:
    """Show the best game of yesterday's daily that was shared in this server, from its player's point of
    view. Raises Refusal if there is none, and TableError while the user's own game of that daily is in
    progress.
    """
    found = await interaction.client.registry.dailies.best(interaction.guild_id or 0, interaction.user.id)
    table = await interaction.client.registry.tables.get(found.one.table) if found is not None else None
    if table is None:
        raise errors.Refusal(Phrase("refuse-daily-best"))
    seat = table.seat_of(table.snapshot.host)
    await interaction.client.lookback.show_beginning(interaction, table, seat, DAILY)


async def _drawn(interaction: Interaction) -> message.MessageLayout:
    dailies, builder = interaction.client.registry.dailies, interaction.client.builder
    guild, person, day = interaction.guild_id, interaction.user.id, dailies.today
    here = _shared_with(interaction)
    tries = await dailies.tries(person)
    own = on(tries, day)
    playing = await dailies.in_play(own)
    before = await dailies.in_play(on(tries, dailies.yesterday))
    best: Shared | None = None
    if guild is not None:
        try:
            best = await dailies.best(guild, person)
        except TableError:
            best = None
    standing = layouts.DailyState(
        day=day,
        own=own,
        ended=own is not None and not own.finished and playing is None,
        result=await dailies.result(own, tries),
        waiting=await _where(interaction, playing),
        before=await _where(interaction, before),
        streak=in_a_row(tries, day),
        server=guild is not None,
        table=await dailies.table(here, day) if here is not None else (),
        best=best is not None,
    )
    title, locale = builder.titles[dailies.game(day)], locale_of(interaction)
    data = await interaction.client.pictures.paint(cover_file, title.board.cover, locale, urgent=True)
    return layouts.daily_message(title, data, standing, locale)


async def _where(interaction: Interaction, table: Table | None) -> str:
    """Return the link to a game, or "" if there is none or only its player sees its message."""
    if table is None or table.snapshot.personal:
        return ""
    state = (await interaction.client.display.tracked(table)).confirmed
    return link(table.snapshot.place, state.anchor)


SERVERS, CHANNELS = 6, 2
"""The maximum number of servers to choose from, and of channels in each."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """A channel in which the user can share, and their name there."""

    guild: discord.Guild
    channel: discord.TextChannel | discord.Thread
    name: str

    @property
    def arg(self) -> str:
        return components.tag(("share", self.channel.id))


@on_press("share")
async def share(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Share the user's result of the button's day in this channel. In direct messages with the bot, ask for
    the channel instead. Raises Refusal if the day is over or sharing is impossible here, and TableError like
    `Dailies.share`.
    """
    dailies, person = interaction.client.registry.dailies, interaction.user
    if button_id.mark != dailies.today.number:
        raise errors.Refusal(OVER)
    channel, guild = interaction.channel_id, _shared_with(interaction)
    if guild is None or channel is None:
        await _ask(interaction, dailies.today)
        return
    must_write(interaction)
    name = plain(person.display_name)
    own = await dailies.share(guild, channel, person.id, name, dailies.today)
    streak = await dailies.streak(person.id)
    if on_panel(interaction):  # the panel no longer offers to share
        await redraw(interaction, await _drawn(interaction))
    locale = place_locale(interaction)
    draw = _shared(interaction, name, own, streak, locale)
    try:
        posted = await send_public(draw, partial(reply.post, interaction), locale)
    except discord.HTTPException as error:
        if not failures.passes(error):  # otherwise the message was possibly posted
            await dailies.unshare(guild, own)
        raise
    undo = components.ButtonId("0", "undaily", arg=components.tag(("daily", own.day.number)))
    await sharing.tell(interaction, posted, undo)


@on_press("undaily", redraws=True)
async def take_back(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Delete a result that the user shared here, which then no longer counts as shared. Raises Refusal if
    another person shared it.
    """
    await sharing.delete(interaction, button_id.mark)
    dailies = interaction.client.registry.dailies
    for own in await dailies.tries(interaction.user.id):
        if components.tag(("daily", own.day.number)) == button_id.arg:
            await dailies.unshare(interaction.guild_id or 0, own)


def _shared_with(interaction: Interaction) -> int | None:
    """Return the id of the server or group with which a result is shared here, or None in direct messages
    with the bot.
    """
    return interaction.guild_id or (interaction.channel_id if reply.is_anywhere(interaction) else None)


@on_press("sharein")
async def share_there(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Share the user's result in the chosen channel. Raises Refusal if the day is over or the channel can no
    longer be chosen, and TableError like `Dailies.share`.
    """
    client, person = interaction.client, interaction.user.id
    day = client.registry.dailies.today
    if button_id.mark != day.number:
        raise errors.Refusal(OVER)
    await defer(interaction)  # Discord must list the channels first
    spot = next((each for each in await _spots(interaction, day) if each.arg == button_id.arg), None)
    if spot is None:
        raise errors.Refusal(Phrase("refuse-daily-spot"))
    sent = await _post(interaction, spot, day, person)
    words = say("daily-shared-there", locale_of(interaction), channel=safe(spot.channel.name), link=sent)
    await redraw(interaction, message.layout(words))


async def _ask(interaction: Interaction, day: Day) -> None:
    """Answer with the channels to choose from. Raises Refusal if there are none."""
    await defer_panel(interaction)  # Discord must list the channels first
    spots = await _spots(interaction, day)
    if not spots:
        raise errors.Refusal(Phrase("refuse-daily-nobody"))
    buttons = [
        components.button(
            components.ButtonId("0", "sharein", day.number, each.arg),
            cut(f"#{each.channel.name} · {each.guild.name}", components.LABEL),
        )
        for each in spots
    ]
    drawn = message.layout(say("daily-where", locale_of(interaction)), buttons=buttons)
    await show_panel(interaction, drawn, DAILY)


async def _post(interaction: Interaction, spot: _Spot, day: Day, person: int) -> str:
    """Post the result in a channel, and return the message's address. Raises Refusal if Discord rejects it,
    and TableError like `share`.
    """
    client, dailies = interaction.client, interaction.client.registry.dailies
    await client.registry.preferences.load((), spot.guild.id)
    own = await dailies.share(spot.guild.id, spot.channel.id, person, spot.name, day)
    locale = guild_locale(interaction, spot.guild)
    draw = _shared(interaction, spot.name, own, await dailies.streak(person), locale)
    once = nonce("daily", day.number, person, spot.guild.id)
    send = partial(client.display.services.posts.send, spot.channel.id, nonce=once)
    try:
        sent = await send_public(draw, send, locale)
    except discord.HTTPException as error:
        if failures.passes(error):  # the message was possibly posted
            raise
        await dailies.unshare(spot.guild.id, own)
        raise errors.Refusal(Phrase("refuse-daily-spot")) from None
    return link(Place(spot.guild.id, spot.channel.id), sent.id)


def _shared(
    interaction: Interaction, name: str, own: Try, streak: int, locale: Locale
) -> Draws[message.MessageLayout]:

    async def draw(*, nameless: bool) -> message.MessageLayout:
        spelled = person_mention(own.person) if nameless else safe(name)
        client, title = interaction.client, interaction.client.builder.titles[own.title]
        table = await client.registry.tables.get(own.table)
        car = client.registry.preferences.car_of(own.person)
        card = await layouts.share_card(
            client.pictures, title, table=table, own=own, streak=streak, car=car, locale=locale
        )
        data = await client.pictures.picture(share_card.stage, card, locale, urgent=True)
        return layouts.shared_message(
            spelled,
            title=title,
            own=own,
            streak=streak,
            card=message.Picture(data, layouts.alt(card, locale), "daily.png"),
            signs=share_card.strip(card.places),
            locale=locale,
        )

    return draw


async def _spots(interaction: Interaction, day: Day) -> Sequence[_Spot]:
    """Return the channels to choose from, most likely first."""
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
    """Yield the channels of a server in which both the user and the bot can write: CHANNELS of the given ones
    or, if none of these exists, the server's first. Raises NotFound or Forbidden if the user or the bot is
    not a member.
    """
    client = interaction.client
    guild = client.get_guild(id) or await client.fetch_guild(id)
    member = await guild.fetch_member(interaction.user.id)
    assert client.user is not None
    me = guild.me or await guild.fetch_member(client.user.id)
    known = list[object]()
    for each in channels:
        with suppress(discord.NotFound, discord.Forbidden):  # it was deleted, or is hidden from the bot
            known.append(guild.get_channel_or_thread(each) or await guild.fetch_channel(each))
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
    """Return whether both the person and the bot can write in a channel. Return False for a private or locked
    thread.
    """
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.locked):
        return False
    theirs = channel.permissions_for(person)
    write = theirs.send_messages_in_threads if thread else theirs.send_messages
    return theirs.view_channel and write and not errors.missing(channel.permissions_for(me), thread=thread)
