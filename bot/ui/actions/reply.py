"""Answers to presses and commands: a lobby, a table, a hand, a list of tables, rules, or text."""

import logging
from functools import partial

import aiohttp
import discord

from bot.engine.game import Seat
from bot.locales.phrase import Locale, Phrase, Text, say, spoken
from bot.model.occupants import seat_of
from bot.model.snapshots import Pace, Place
from bot.runtime.pending_answer import sends
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.title import AnyTitle as Title, playable
from bot.ui import access, components, errors, failures, text
from bot.ui.client import Interaction
from bot.ui.failures import Meaning
from bot.ui.messages import choices, rules
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.sync.answering import defer, defer_panel, on_panel, send_new, show_panel
from bot.ui.sync.blocked_words import Draws, send_public
from bot.ui.sync.message_state import nonce
from bot.ui.sync.my_tables import my_tables, turn_at, waits_for
from bot.ui.sync.posts import NOBODY

log = logging.getLogger(__name__)

KNOCKS = 30.0
"""The minimum number of seconds between two attempts to send direct messages that are closed."""
NO_SERVER = Phrase("refuse-no-server")


def is_manager(interaction: Interaction, guild: int | None) -> bool:
    """Return whether the interaction comes from the server with the id `guild`, the bot is a member, and the
    user manages it.
    """
    here = guild is not None and interaction.guild_id == guild and interaction.is_guild_integration()
    return here and interaction.permissions.manage_guild


def is_anywhere(interaction: Interaction) -> bool:
    """Return whether the interaction comes from a place where the bot is not a member, and can only answer
    interactions.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def find_place(interaction: Interaction) -> Place:
    """Return the channel of an interaction as a place. Raises Refusal if no table is possible there."""
    channel, guild = interaction.channel_id, interaction.guild_id
    if channel is not None and is_anywhere(interaction):
        if guild is not None and not interaction.permissions.use_external_apps:
            raise errors.Refusal(Phrase("refuse-place-apps"))
        return Place(guild or 0, channel, text.locale_of(interaction), anywhere=True)
    if channel is None or guild is None:
        raise errors.Refusal(Phrase("refuse-place"))
    thread = isinstance(interaction.channel, discord.Thread)
    lacks = errors.missing(interaction.app_permissions, thread=thread)
    if lacks:
        raise errors.Refusal(Phrase("refuse-place-permissions", permissions=lacks))
    return Place(guild, channel, text.place_locale(interaction))


def place_for(interaction: Interaction, title: Title) -> Place:
    """Return the channel of an interaction as a place. Raises Refusal if no table of the game is possible
    there.
    """
    place = find_place(interaction)
    if place.anywhere and not title.table.anywhere:
        titles = interaction.client.builder.titles.values()
        games = [each.name for each in playable(titles, anywhere=True)]
        raise errors.Refusal(Phrase("refuse-place-game", game=title.name, games=games))
    return place


async def find(interaction: Interaction, id: str) -> Table:
    """Return the table with the given id. Raises Refusal if there is none, or the user can't see it."""
    table = await interaction.client.registry.tables.get(id)
    if table is None:
        raise errors.Refusal(Phrase("refuse-gone"))
    dailies, guild = interaction.client.registry.dailies, interaction.guild_id or 0
    if not access.sees(interaction, table.snapshot) and not await dailies.is_open(table.snapshot, guild):
        raise errors.Refusal(access.HIDDEN)
    return table


async def show_public(interaction: Interaction, subject: Lobby | Table) -> None:
    """Answer by updating the public message of a lobby or table in place."""
    await interaction.client.display.redraw_board_message(subject, interaction)


async def send_lobby(interaction: Interaction, lobby: Lobby) -> None:
    """Answer with the public message of a lobby."""
    notices = interaction.client.display.opening_notices
    draw = partial(interaction.client.builder.lobby, lobby)
    posted = await _send_subject(interaction, lobby, draw, await notices.invited(lobby))
    if posted and not lobby.snapshot.place.anywhere:
        notices.opened(lobby, posted)


def title_of(interaction: Interaction, arg: str) -> Title:
    """Return the game whose tag is `arg`. Raises Refusal if it no longer exists."""
    found = [each for each in interaction.client.builder.titles.values() if components.tag(each.key) == arg]
    if not found:
        raise errors.Refusal(Phrase("refuse-game-gone"))
    return found[0]


async def open_lobby(
    interaction: Interaction,
    title: Title,
    *,
    robots: int = 0,
    level: str = "",
    pace: Pace = "live",
    circuit: str = "",
    asked: tuple[int, ...] = (),
) -> None:
    """Answer with a new lobby in this channel, with the user as its host. asked: the host and the people
    invited, in the order of their seats, or empty. Raises the errors of `NewLobbies.open` and `place_for`.
    """
    sends(ephemeral=False)
    opened = await interaction.client.registry.new_lobbies.open(
        title=title.key,
        place=place_for(interaction, title),
        person=interaction.user.id,
        name=text.plain(interaction.user.display_name),
        options=title.rules.options(),
        pace=pace,
        seating="random",
        robots=robots,
        level=level,
        circuit=circuit,
        asked=asked,
        press=components.press_of(interaction),
    )
    await send_lobby(interaction, opened)


async def send_table(interaction: Interaction, table: Table) -> None:
    """Answer with the message of a table, ephemerally if the table is personal."""
    draw = partial(interaction.client.builder.table, table, urgent=True)
    await _send_subject(interaction, table, draw, ephemeral=table.snapshot.personal)


async def _send_subject(
    interaction: Interaction,
    subject: Lobby | Table,
    draw: Draws[MessageLayout],
    mentions: discord.AllowedMentions = NOBODY,
    *,
    ephemeral: bool = False,
) -> int:
    """Answer with the message of a lobby or table, and return the message's id, or 0 if it is unknown.
    draw: draws the message. mentions: the people and roles that the message notifies.
    """
    display = interaction.client.display
    sends(ephemeral=ephemeral)

    async def send(drawn: MessageLayout) -> tuple[int, MessageLayout]:
        return await send_new(interaction, drawn, ephemeral=ephemeral, mentions=mentions), drawn

    try:
        message, drawn = await send_public(
            draw, send, subject.snapshot.place.locale, refused=partial(display.refused, subject)
        )
    except (aiohttp.ClientError, OSError) as error:
        log.warning("table %s: nobody knows whether it stands: %s", subject.snapshot.id, error)
        await display.may_be_posted(subject)
        return 0
    if message:
        await display.posted(subject, message, interaction, drawn)
    return message


async def acknowledge(interaction: Interaction, subject: Lobby | Table) -> None:
    """Answer without content. The pressed public message is soon updated, with the token of this press."""
    await defer(interaction)
    if interaction.message is not None:
        await interaction.client.display.posted(subject, interaction.message.id, interaction, None)


async def send_beside(interaction: Interaction, subject: Lobby | Table, drawn: MessageLayout) -> None:
    """Answer a press on the public message ephemerally. Where the bot is not a member, also renew the token
    of the public message.
    """
    if subject.snapshot.place.anywhere:
        await acknowledge(interaction, subject)
    await send_new(interaction, drawn, ephemeral=True)


async def is_public(interaction: Interaction, table: Table) -> bool:
    """Return whether the pressed button is on a public message of the table, current or former, and not on a
    hand.
    """
    message = interaction.message
    if message is None:
        return False
    state = (await interaction.client.display.tracked(table)).confirmed
    if message.flags.ephemeral or message.id == state.anchor:
        return message.id == state.anchor
    return interaction.guild_id is not None or table.snapshot.place.anywhere  # in both, hands are ephemeral


async def show_hand(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    note: str = "",
    opened: str = "",
    hint: choices.Hint | None = None,
) -> None:
    """Answer by updating the hand in place. note: the text about the press. opened: the tag of the group
    whose choices are shown. hint: the hint that the player asked for. Raises NotSeated if the user has lost
    the seat in the meantime.
    """
    display, message = interaction.client.display, interaction.message
    tracked = await display.tracked(table, answers=True)
    ephemeral_hand = message is not None and message.flags.ephemeral
    drawn = await interaction.client.builder.hand(
        table,
        seat,
        tracked.confirmed.linked,
        note=note,
        refresh=ephemeral_hand,
        urgent=True,
        opened=opened,
        hint=hint,
    )
    table.seat_of(interaction.user.id)  # the person might have left the seat or deleted their data
    await display.hands.redraw(tracked, drawn, interaction)


async def send_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Answer with a new ephemeral hand. Raises NotSeated if the user has lost the seat in the meantime."""
    display = interaction.client.display
    tracked = await display.tracked(table)
    drawn = await interaction.client.builder.hand(
        table, seat, tracked.confirmed.linked, refresh=True, urgent=True
    )
    table.seat_of(interaction.user.id)  # as in `show_hand`
    await display.hands.sent(tracked, drawn, interaction)


async def send_text(interaction: Interaction, table: Table) -> None:
    """Answer ephemerally with the table as text, as the user sees it."""
    table.touch(interaction.user.id)
    title, locale = table.title, text.locale_of(interaction)
    view = table.view(seat_of(table.snapshot.players, interaction.user.id))
    told = [*title.words.text.describe(view, table.names), *_levels(table, locale)]
    words = "\n".join(spoken(line, locale, text.safe) for line in told)
    head = f"{say('answer-head', locale, game=title.name, table=table.snapshot.id)}\n"
    await _look_beside(interaction, table, layout(head + text.cut(words, text.LONGEST_TEXT)))


async def _look_beside(interaction: Interaction, table: Table, drawn: MessageLayout) -> None:
    """Answer with another view of a table, in place of the pressed panel or ephemerally."""
    if on_panel(interaction):
        await show_panel(interaction, drawn, extras(table))
    else:
        await send_beside(interaction, table, drawn)


def lookback(table: Table) -> components.ButtonId:
    """Return the button that opens *Look back* for a finished match."""
    return components.ButtonId(table.snapshot.id, "after")


def extras(table: Table) -> components.ButtonId:
    """Return the button that opens the panel *More* of *Look back*."""
    return components.ButtonId(table.snapshot.id, "extras")


def _levels(table: Table, locale: Locale) -> list[Text]:
    names = zip(table.names, table.full_names(locale), strict=True)
    robots = [full for name, full in names if full != name]
    return [Phrase("answer-levels", names=robots)] if robots else []


async def send_pictures(interaction: Interaction, table: Table) -> None:
    """Answer with the pictures of the table that do not fit into its message. Raises Refusal if there are
    none.
    """
    drawn = await interaction.client.builder.pictures(table)
    if not drawn:
        raise errors.Refusal(Phrase("refuse-pictures"))
    await _look_beside(interaction, table, layout(*drawn))


async def greet(interaction: Interaction, words: Phrase, closed: Phrase) -> Place:
    """Defer the answer, send a first direct message to the user, and return their DM channel as a place.
    closed: the text of the refusal if their DMs are closed. Raises Refusal if they are closed, or were found
    closed less than KNOCKS seconds ago.
    """
    await must_not_knock(interaction)
    await interaction.response.defer(ephemeral=True)
    dms, words_of = interaction.client.display.dms, spoken(words, text.locale_of(interaction))
    try:
        channel = await dms.greet(interaction.user.id, layout(words_of), nonce("greeting", interaction.id))
    except discord.HTTPException as error:
        if failures.meaning(error) is not Meaning.RECIPIENT:
            raise
        await knocked(interaction)
        raise errors.Refusal(NO_SERVER if error.code == failures.NO_SERVER else closed) from None
    return Place(0, channel, text.locale_of(interaction))


def own_place(interaction: Interaction) -> Place:
    """Return the channel of the interaction, which is the user's DM channel with the bot, as a place."""
    return Place(0, interaction.channel_id or 0, text.locale_of(interaction))


async def must_not_knock(interaction: Interaction) -> None:
    """Raise Refusal if the user's direct messages were found closed less than KNOCKS seconds ago."""
    client = interaction.client
    if (
        await client.store.pauses.until("dm", interaction.user.id, client.registry.clock.unix_now())
        is not None
    ):
        raise errors.Refusal(Phrase("refuse-dms-soon", seconds=int(KNOCKS)))


async def knocked(interaction: Interaction) -> None:
    """Record that the user's direct messages are closed."""
    client = interaction.client
    await client.store.pauses.begin("dm", interaction.user.id, client.registry.clock.unix_now(), KNOCKS)


async def tables_near(interaction: Interaction) -> list[Table]:
    """Return the user's tables, first those where they must act, and then the other tables in this channel
    where people play.
    """
    registry, person = interaction.client.registry, interaction.user.id
    mine = await my_tables(registry.tables, person)
    here = await registry.tables.find(channel=interaction.channel_id or 0)
    return mine + [table for table in here if table.snapshot.seats and table not in mine]


async def send_tables(interaction: Interaction) -> None:
    """Answer with the person's tables and this channel's tables and lobbies, with links, as a panel."""
    await defer_panel(interaction)  # Discord must confirm the lobbies first
    registry, builder = interaction.client.registry, interaction.client.builder
    locale = text.locale_of(interaction)
    found = []
    for table in await tables_near(interaction):
        state = (await interaction.client.display.tracked(table)).confirmed
        mine, now = waits_for(table, interaction.user.id), turn_at(table, interaction.user.id, locale)
        found.append(f"{builder.head(table, state.linked, locale)}\n{now if mine else f'-# {now}'}")
    for lobby in await registry.lobbies.find(channel=interaction.channel_id or 0):
        anchor = await _standing(interaction, lobby)
        where, when = (
            builder.head(lobby, anchor, locale),
            text.moment(registry.clock.unix(lobby.snapshot.expires)),
        )
        found.append(say("answer-lobby-listed", locale, where=where, when=when))
        found += [] if anchor else [say("answer-lobby-posted", locale)]
    listed = layout(text.cut("\n".join(found) or say("answer-no-tables", locale), text.LONGEST_TEXT))
    await show_panel(interaction, listed, components.HUB_MORE)


async def _standing(interaction: Interaction, lobby: Lobby) -> int:
    """Return the id of a lobby's message, or 0 if there is none. A message that was deleted is posted
    again.
    """
    client, place = interaction.client, lobby.snapshot.place
    state = (await client.display.tracked(lobby)).confirmed
    if place.anywhere:
        return state.linked or 0
    try:
        await client.get_partial_messageable(place.channel).fetch_message(state.anchor)
    except discord.NotFound:
        client.display.repost(lobby)
        return 0
    except failures.CALL_FAILED as error:
        log.info("lobby %s: whether its message stands cannot be told: %s", lobby.snapshot.id, error)
    return state.linked or 0


async def send_rules(interaction: Interaction, title: str, above: components.ButtonId | None = None) -> None:
    """Answer with a game's rules, as a panel. above: see `show_panel`."""
    chosen = interaction.client.builder.titles[title]
    await show_panel(interaction, rules.rules_message(chosen, text.locale_of(interaction)), above)


async def post(interaction: Interaction, drawn: MessageLayout) -> int:
    """Answer with a new public message, and return its id, or 0 if it is unknown."""
    return await send_new(interaction, drawn, ephemeral=False)
