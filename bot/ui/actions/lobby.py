"""The buttons of a lobby. Actions raise refusals as exceptions; dispatch shows them as text."""

from __future__ import annotations

from bot.locales.phrase import Phrase
from bot.model.errors import LobbyClosed, Stale
from bot.tables.lobby import Lobby
from bot.ui.access import must_see
from bot.ui.actions.form import Form, typed_text
from bot.ui.actions.reply import is_manager, show_lobby, show_table
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, tag
from bot.ui.errors import tell
from bot.ui.messages.lobby import level_choices
from bot.ui.reader import said
from bot.ui.text import cut_words, link, mention, plain, safe

LONGEST = 60
"""Most characters of the words with which a player cuts the cards."""


async def _lobby(interaction: Interaction, button_id: ButtonId) -> Lobby:
    registry = interaction.client.registry
    lobby = await registry.lobby(button_id.table)
    if lobby is not None:
        must_see(interaction, lobby.record)
        return lobby
    if await registry.table(button_id.table) is not None:
        raise LobbyClosed(Phrase("refuse-lobby-started"))
    raise LobbyClosed(Phrase("refuse-lobby-cancelled"))


async def join(interaction: Interaction, button_id: ButtonId) -> None:
    """Take a seat. The first DM follows automatically, and shows whether DMs arrive."""
    lobby = await _lobby(interaction, button_id)
    await interaction.client.registry.must_not_know(lobby.record, interaction.user.id)
    await lobby.join(interaction.user.id, plain(interaction.user.display_name))
    await show_lobby(interaction, lobby)


async def enter(interaction: Interaction, button_id: ButtonId) -> None:
    """Take a seat in a lobby whose message is elsewhere, and answer with its location."""
    lobby = await _lobby(interaction, button_id)
    await interaction.client.registry.must_not_know(lobby.record, interaction.user.id)
    await lobby.join(interaction.user.id, plain(interaction.user.display_name))
    await tell(
        interaction, f"You have a seat. The host starts the match here: {await _where(interaction, lobby)}."
    )


async def call(interaction: Interaction, button_id: ButtonId) -> None:
    """Call players in the channel, once. Only the server's role is mentioned, unless it was mentioned
    recently.
    """
    lobby = await _lobby(interaction, button_id)
    await lobby.call(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    title, taken = lobby.title, len(lobby.record.players)
    allowed = await interaction.client.display.openings.mentioned(lobby)
    role = f"{mention(interaction.client.registry.attention.role(lobby))} " if allowed.roles else ""
    await interaction.response.send_message(
        f"{role}{safe(interaction.user.display_name)} looks for players of **{title.name}**: {taken} of "
        f"{lobby.most} seats are taken at {await _where(interaction, lobby)}.",
        allowed_mentions=allowed,
    )


async def _where(interaction: Interaction, lobby: Lobby) -> str:
    """A link to the lobby's message; its id if the message is not posted yet."""
    _, state = await interaction.client.display.showing(lobby)
    id = f"table {lobby.record.id}"
    return f"[{id}]({link(lobby.record.place, state.anchor)})" if state.anchor else id


async def quit_lobby(interaction: Interaction, button_id: ButtonId) -> None:
    """Give up the presser's seat."""
    lobby = await _lobby(interaction, button_id)
    await lobby.leave(interaction.user.id)
    await show_lobby(interaction, lobby)


async def add(interaction: Interaction, button_id: ButtonId) -> None:
    """Add a robot."""
    lobby = await _lobby(interaction, button_id)
    await lobby.add_robot(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    await show_lobby(interaction, lobby)


async def level(interaction: Interaction, button_id: ButtonId) -> None:
    """Add a robot of the chosen level, or set the level of a robot."""
    lobby = await _lobby(interaction, button_id)
    chosen = [choice for choice, _, _ in level_choices(lobby) if tag(choice) == button_id.arg]
    if not chosen:
        raise Stale(Phrase("refuse-level-again"))
    ((name, key),) = chosen
    manager = is_manager(interaction, lobby.record.place.guild)
    if name:
        await lobby.set_level(interaction.user.id, name, key, manager=manager)
    else:
        await lobby.add_robot(interaction.user.id, key, manager=manager)
    await show_lobby(interaction, lobby)


async def drop(interaction: Interaction, button_id: ButtonId) -> None:
    """Remove a robot."""
    lobby = await _lobby(interaction, button_id)
    await lobby.remove_robot(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    await show_lobby(interaction, lobby)


async def seats(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether others may take the seats of players who leave the match."""
    lobby = await _lobby(interaction, button_id)
    await lobby.open_seats(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    await show_lobby(interaction, lobby)


async def cut(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for the words that cut the cards."""
    lobby = await _lobby(interaction, button_id)
    lobby.must_be_cuttable(interaction.user.id)
    title, ask, example = (said(interaction, f"answer-cut{each}") for each in ("", "-ask", "-example"))
    form = Form(button_id, title, ask, example, LONGEST, needed=False)
    await interaction.response.send_modal(form)


async def cut_with(interaction: Interaction, button_id: ButtonId) -> None:
    """Cut the cards with the typed words."""
    lobby = await _lobby(interaction, button_id)
    await lobby.cut(interaction.user.id, cut_words(typed_text(interaction, LONGEST)))
    await show_lobby(interaction, lobby)


async def cancel(interaction: Interaction, button_id: ButtonId) -> None:
    """Cancel the lobby."""
    lobby = await _lobby(interaction, button_id)
    await lobby.cancel(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    await show_lobby(interaction, lobby)


async def start(interaction: Interaction, button_id: ButtonId) -> None:
    """Start the match: the table replaces the lobby's message."""
    lobby = await _lobby(interaction, button_id)
    table = await lobby.start(interaction.user.id, manager=is_manager(interaction, lobby.record.place.guild))
    await show_table(interaction, table)
