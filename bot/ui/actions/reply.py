"""How presses and commands are answered: with a lobby, a table, a hand, or words."""

from __future__ import annotations

import discord

from bot.engine.game import Seat
from bot.tables.lobby import Lobby
from bot.tables.records import Place
from bot.tables.table import Table
from bot.ui.house import Interaction
from bot.ui.page import page
from bot.ui.phrases import cut, safe
from bot.ui.report import Refusal, missing


def is_manager(interaction: Interaction) -> bool:
    """May whoever pressed manage the server?"""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def find_place(interaction: Interaction) -> Place:
    """The channel of a command. Raises Refusal when the bot lacks a permission that a table needs there."""
    channel, guild = interaction.channel_id, interaction.guild_id
    assert channel is not None
    assert guild is not None
    thread = isinstance(interaction.channel, discord.Thread)
    lacks = missing(interaction.app_permissions, thread=thread)
    if lacks:
        raise Refusal(f"I cannot hold a table in this channel: I lack {', '.join(lacks)}.")
    return Place(guild, channel)


def how_to_open(interaction: Interaction) -> str:
    """The commands that open a lobby: /race start or /rasant start."""
    titles = interaction.client.stage.pages.titles.values()
    return " or ".join(f"/{title.command} start" for title in titles)


async def find(interaction: Interaction, id: str) -> Table:
    """The table of a button or command. Raises Refusal when there is none."""
    table = await interaction.client.registry.table(id)
    if table is None:
        raise Refusal("This table is no more.")
    return table


async def show_lobby(interaction: Interaction, lobby: Lobby) -> None:
    """Answer by redrawing the lobby in place."""
    stage = interaction.client.stage
    drawn = stage.pages.lobby(lobby)
    await interaction.response.edit_message(view=drawn.body)
    if interaction.message is not None:
        await stage.showed(lobby, interaction.message.id, drawn, interaction)


async def send_lobby(interaction: Interaction, lobby: Lobby) -> None:
    """Answer with a new lobby, in public."""
    stage = interaction.client.stage
    drawn = stage.pages.lobby(lobby)
    sent = await interaction.response.send_message(view=drawn.body)
    if sent.message_id is not None:
        await stage.showed(lobby, sent.message_id, drawn, interaction)
    await greet(interaction, lobby)


async def greet(interaction: Interaction, lobby: Lobby) -> None:
    """Try the DMs of whoever sat down, soon."""
    stage = interaction.client.stage
    board, notes = await stage.board(lobby)
    stage.hands.greet(board, lobby, notes, interaction.user.id)


async def show_table(interaction: Interaction, table: Table) -> None:
    """Answer by redrawing the public message in place."""
    stage = interaction.client.stage
    drawn = await stage.pages.table(table, urgent=True)
    await interaction.response.edit_message(view=drawn.body, attachments=drawn.files())
    if interaction.message is not None:
        await stage.showed(table, interaction.message.id, drawn, interaction)


async def acknowledge(interaction: Interaction, table: Table) -> None:
    """Answer without a word: the public message that was pressed on is redrawn soon, by this token."""
    await interaction.response.defer()
    if interaction.message is not None:
        board, _ = await interaction.client.stage.board(table)
        board.wires.lay(interaction.message.id, interaction)


def is_public(interaction: Interaction) -> bool:
    """Was the button on a message that everybody sees?"""
    message = interaction.message
    return message is not None and interaction.guild_id is not None and not message.flags.ephemeral


async def show_hand(
    interaction: Interaction, table: Table, seat: Seat, note: str = "", opened: str = ""
) -> None:
    """Answer by redrawing the hand in place."""
    stage, message = interaction.client.stage, interaction.message
    board, notes = await stage.board(table)
    twin = message is not None and message.flags.ephemeral
    drawn = await stage.pages.hand(
        table, seat, notes.anchor, note=note, refresh=twin, urgent=True, opened=opened
    )
    await interaction.response.edit_message(view=drawn.body, attachments=drawn.files())
    if message is not None:
        stage.hands.redrew(board, table, notes, seat, interaction, message)


async def send_hand(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Answer with a new ephemeral hand, and keep it up to date while its token lives."""
    stage = interaction.client.stage
    board, notes = await stage.board(table)
    drawn = await stage.pages.hand(table, seat, notes.anchor, refresh=True, urgent=True)
    sent = await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)
    if sent.message_id is not None:
        await stage.hands.opened(board, table, seat, interaction, sent.message_id)


async def send_text(interaction: Interaction, table: Table) -> None:
    """Answer with the table in words, ephemerally; a player's own hand is part of it."""
    seats = [at for at, each in enumerate(table.record.players) if each.person == interaction.user.id]
    table.touch(interaction.user.id)
    title = interaction.client.stage.pages.title(table)
    view = table.view(seats[0] if seats else None)
    words = title.words.describe(view, [safe(name) for name in table.names])
    head = f"**{title.name} · table {table.record.id}**\n"
    await interaction.response.send_message(view=page(head + cut(words, 3_800)).body, ephemeral=True)


async def send_rules(interaction: Interaction, title: str) -> None:
    """Answer with a game's rules, ephemerally."""
    chosen = interaction.client.stage.pages.titles[title]
    view = page(f"## {chosen.name}", cut(chosen.words.rules(), 3_900)).body
    await interaction.response.send_message(view=view, ephemeral=True)
