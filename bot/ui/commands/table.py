"""The functions that carry out the /table commands."""

from collections.abc import Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.locales.phrase import Phrase
from bot.model.occupants import seat_of
from bot.model.snapshots import Place
from bot.tables.decide import End, HandOver, Leave
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui import access, client, components, errors, text
from bot.ui.actions.confirmation import ask
from bot.ui.actions.reply import is_manager, send_lobby, send_table, tables_near
from bot.ui.messages.message import layout
from bot.ui.sync.answering import show_panel

LISTED = 10
"""The maximum number of tables or lobbies that a refusal names."""
Command = TypeVar("Command", bound="app_commands.Command[Any, ..., Any]")


async def complete(interaction: client.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for the option `table`: the tables of `tables_near` that match the typed text."""
    return _choices(interaction, typed, await tables_near(interaction))


async def complete_shown(interaction: client.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the suggestions of `complete`, and this channel's lobbies that match the typed text."""
    lobbies = await interaction.client.registry.lobbies.find(channel=interaction.channel_id or 0)
    return _choices(interaction, typed, [*await tables_near(interaction), *lobbies])


def _choices(
    interaction: client.Interaction, typed: str, found: Sequence[Table | Lobby]
) -> list[app_commands.Choice[str]]:
    names = [(each.snapshot.id, interaction.client.builder.plain(each)) for each in found]
    fits = [(id, name) for id, name in names if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=id) for id, name in fits[:25]]


def which(command: Command) -> Command:
    """Decorate a command so that its option `table` offers a list of tables."""
    return app_commands.autocomplete(table=complete)(command)


def which_shown(command: Command) -> Command:
    """Decorate a command so that its option `table` offers a list of tables and lobbies."""
    return app_commands.autocomplete(table=complete_shown)(command)


async def meant(interaction: client.Interaction, id: str | None) -> Table:
    """Return the table with the given id or, if `id` is None, the only table in the channel where the user
    has a seat, or else the only one there. Raises Refusal if there is no such table, or the user can't see it
    here.
    """
    registry = interaction.client.registry
    if id is not None:
        table = await registry.tables.get(_typed(id))
        if (
            table is None
            or not _is_of(interaction, table.snapshot.place)
            or not access.sees(interaction, table.snapshot)
        ):
            raise errors.Refusal(Phrase("refuse-table-unknown", table=text.safe(text.cut(id, 40))))
        return table
    here = await registry.tables.find(channel=interaction.channel_id or 0)
    sits = [table for table in await registry.tables.find(person=interaction.user.id) if table in here]
    fits = sits if len(sits) == 1 else here
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise errors.Refusal(Phrase("refuse-tables-several", tables=await _linked(interaction, fits)))
    raise errors.Refusal(Phrase("refuse-table-none"))


def _typed(id: str) -> str:
    """Return a typed id as it is stored, or "" if it has a character that no id has."""
    known = id.strip().lower()
    return known if known.isascii() and known.isalnum() else ""


async def _linked(interaction: client.Interaction, found: Sequence[Table | Lobby]) -> list[Phrase]:
    """Return links to at most LISTED of the tables and lobbies, in the given order."""
    states = [(each, (await interaction.client.display.tracked(each)).confirmed) for each in found[:LISTED]]
    return [text.table_link(each.snapshot.id, each.snapshot.place, state.anchor) for each, state in states]


def _is_of(interaction: client.Interaction, place: Place) -> bool:
    """Return whether a place is in this server or, where the bot is not a member, is this channel."""
    near = place.channel == interaction.channel_id or not place.anywhere
    return near and place.guild == (interaction.guild_id or 0)


async def show(interaction: client.Interaction, id: str | None) -> None:
    """Post the table or lobby again, at the end of its channel. Raises Refusal if none or several are meant,
    the match is over, or the channel was deleted.
    """
    lobby = await _lobby_meant(interaction, id)
    if lobby is not None and lobby.snapshot.place.anywhere:
        await send_lobby(interaction, lobby)
        return
    if lobby is not None:
        interaction.client.display.repost(lobby)
        await errors.tell(interaction, Phrase("answer-lobby-again"))
        return
    table = await meant(interaction, id)
    if table.snapshot.status != "playing":
        state = (await interaction.client.display.tracked(table)).confirmed
        link = text.link(table.snapshot.place, state.linked or 0)
        raise errors.Refusal(
            Phrase("refuse-table-over", link=link) if state.linked else Phrase("refuse-over")
        )
    if table.snapshot.place.anywhere:
        await send_table(interaction, table)
        return
    state = (await interaction.client.display.tracked(table)).confirmed
    if state.linked is None:
        raise errors.Refusal(Phrase("answer-channel-gone"))
    interaction.client.display.repost(table)
    await errors.tell(interaction, Phrase("answer-table-again"))


async def _lobby_meant(interaction: client.Interaction, id: str | None) -> Lobby | None:
    """Return the lobby with the given id or, if `id` is None, the only lobby of a channel that has no table.
    Return None if there is no such lobby that the user can see here. Raises Refusal if the channel has no
    table but several lobbies.
    """
    registry = interaction.client.registry
    if id is not None:
        named = await registry.lobbies.get(_typed(id))
        if named is None or not _is_of(interaction, named.snapshot.place):
            return None
        return named if access.sees(interaction, named.snapshot) else None
    here = interaction.channel_id or 0
    lobbies = [] if await registry.tables.find(channel=here) else await registry.lobbies.find(channel=here)
    if len(lobbies) > 1:
        raise errors.Refusal(Phrase("refuse-lobbies-several", tables=await _linked(interaction, lobbies)))
    return lobbies[0] if lobbies else None


async def leave(interaction: client.Interaction, id: str | None) -> None:
    """Ask for confirmation before the user's seat is given to a robot, or ask which of several tables is
    meant.
    """
    tables = [await meant(interaction, id)] if id is not None else await _left_by(interaction)
    if len(tables) > 1:
        red = discord.ButtonStyle.danger
        buttons = [
            components.button(
                components.ButtonId(each.snapshot.id, "leave"),
                f"{each.title.name} · {each.snapshot.id}",
                red,
            )
            for each in tables[:LISTED]
        ]
        words = text.said(interaction, "answer-leave-which", rated=_rated(interaction))
        await show_panel(interaction, layout(words, buttons=buttons))
        return
    (table,) = tables
    table.check(Leave(interaction.user.id))
    question = Phrase("answer-leave", table=table.snapshot.id, rated=_rated(interaction))
    await ask(interaction, question, components.ButtonId(table.snapshot.id, "leave"))


def _rated(interaction: client.Interaction) -> str:
    """Return "yes" or "no": whether the matches of this server are rated."""
    return (
        "yes" if interaction.client.registry.preferences.server(interaction.guild_id or 0).ratings else "no"
    )


async def _left_by(interaction: client.Interaction) -> list[Table]:
    """Return the tables that the user can leave in this channel or, if there are none, in this server. Raises
    Refusal if there are none.
    """
    person = interaction.user.id
    found = [
        each
        for each in await interaction.client.registry.tables.find(person=person)
        if _is_of(interaction, each.snapshot.place) and not each.snapshot.players[each.seat_of(person)].left
    ]
    here = [each for each in found if each.snapshot.place.channel == interaction.channel_id]
    if not found:
        raise errors.Refusal(Phrase("refuse-table-mine"))
    return here or found


async def end(interaction: client.Interaction, id: str | None) -> None:
    """Ask for confirmation before the table is ended early."""
    table = await meant(interaction, id)
    manager = is_manager(interaction, table.snapshot.place.guild)
    table.check(End(interaction.user.id, manager=manager))
    question = Phrase("answer-end", table=table.snapshot.id, rated=_rated(interaction))
    await ask(interaction, question, components.ButtonId(table.snapshot.id, "end"))


async def robot(interaction: client.Interaction, player: discord.Member, id: str | None) -> None:
    """Make a robot play for an absent player. Raises TableError if that is impossible."""
    table = await meant(interaction, id)
    seat = seat_of(table.snapshot.players, player.id)
    if seat is None:
        raise errors.Refusal(Phrase("refuse-player", name=text.safe(text.plain(player.display_name))))
    manager = is_manager(interaction, table.snapshot.place.guild)
    await table.do(HandOver(by=interaction.user.id, seat=seat, manager=manager))
    await errors.tell(interaction, Phrase("answer-robot", name=text.safe(text.plain(player.display_name))))
