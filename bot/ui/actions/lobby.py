"""The buttons of a lobby."""

from functools import partial

from bot.league.circuit import Circuit
from bot.locales.phrase import Phrase, say
from bot.model.errors import LobbyClosed, Stale
from bot.record.check_deal import normalised
from bot.tables.decide_lobby import (
    AddRobot,
    Cancel,
    Cut,
    Join,
    LeaveLobby,
    MentionPlayers,
    RemoveRobot,
    SetLevel,
    SetUp,
)
from bot.tables.lobby import Lobby
from bot.ui import access, components
from bot.ui.actions import challenge_limits, reply, text_form
from bot.ui.client import Interaction
from bot.ui.handlers import on_form, on_press
from bot.ui.messages.lobby import fair_message, options_message, robot_choices, settings_of
from bot.ui.messages.message import layout
from bot.ui.sync.answering import on_panel, redraw, show_panel
from bot.ui.sync.blocked_words import send_words
from bot.ui.text import locale_of, mention, person_mention, place_locale, plain, safe, said, table_link

LONGEST = 60
"""The maximum number of characters of the words with which a player cuts the cards."""


async def lobby_of(interaction: Interaction, button_id: components.ButtonId) -> Lobby:
    """Return the lobby of a button. Raises Refusal if the user can't see the lobby, and LobbyClosed if it was
    closed or has started. Where the bot is not a member, first show on the pressed message that the lobby was
    closed.
    """
    registry = interaction.client.registry
    lobby = await registry.lobbies.get(button_id.table)
    if lobby is not None:
        access.must_see(interaction, lobby.snapshot)
        return lobby
    if (table := await registry.tables.get(button_id.table)) is not None:
        if not any(each.person == interaction.user.id for each in table.snapshot.players):
            raise LobbyClosed(Phrase("refuse-lobby-started"))
        state = (await interaction.client.display.tracked(table)).confirmed
        where = table_link(table.snapshot.id, table.snapshot.place, state.linked or 0)
        raise LobbyClosed(Phrase("refuse-lobby-started-yours", where=where))
    if reply.is_anywhere(interaction) and interaction.message and not interaction.message.flags.ephemeral:
        await redraw(interaction, layout(say("answer-lobby-closed", place_locale(interaction))))
    raise LobbyClosed(Phrase("refuse-lobby-cancelled"))


def manages(interaction: Interaction, lobby: Lobby) -> bool:
    """Return whether the user manages the server of the lobby."""
    return reply.is_manager(interaction, lobby.snapshot.place.guild)


@on_press("seat", redraws=True)
async def seat(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Give the user a seat, or free the user's seat."""
    lobby, person = await lobby_of(interaction, button_id), interaction.user
    if lobby.seats(person.id):
        await lobby.do(LeaveLobby(person.id))
    else:
        await challenge_limits.must_be_welcome(interaction, lobby)
        await interaction.client.registry.must_not_know(lobby.snapshot, person.id)
        await lobby.do(Join(person.id, plain(person.display_name)))
    await reply.show_public(interaction, lobby)


async def take_seat(interaction: Interaction, button_id: components.ButtonId) -> Phrase:
    """Give the user a seat in a lobby whose message is elsewhere. Return a link to the lobby's message, or
    the lobby's id if the message is not posted yet.
    """
    lobby = await lobby_of(interaction, button_id)
    await challenge_limits.must_be_welcome(interaction, lobby)
    await interaction.client.registry.must_not_know(lobby.snapshot, interaction.user.id)
    await lobby.do(Join(interaction.user.id, plain(interaction.user.display_name)))
    return await _where(interaction, lobby)


@on_press("callup")
async def mention_players(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Post a call for players in the channel, once per lobby. It pings only the role that the server has
    chosen, and not too often.
    """
    lobby = await lobby_of(interaction, button_id)
    await lobby.do(MentionPlayers(interaction.user.id, manager=manages(interaction, lobby)))
    allowed = await interaction.client.display.opening_notices.mentioned(lobby)
    where = await _where(interaction, lobby)

    async def draw(*, nameless: bool) -> str:
        caller = interaction.user
        return say(
            "lobby-called",
            place_locale(interaction),
            role=f"{mention(interaction.client.builder.role(lobby))} " if allowed.roles else "",
            name=person_mention(caller.id) if nameless else safe(plain(caller.display_name)),
            game=lobby.title.name,
            free=lobby.most - len(lobby.snapshot.players),
            table=where,
        )

    await send_words(draw, partial(interaction.response.send_message, allowed_mentions=allowed))


async def _where(interaction: Interaction, lobby: Lobby) -> Phrase:
    state = (await interaction.client.display.tracked(lobby)).confirmed
    return table_link(lobby.snapshot.id, lobby.snapshot.place, state.anchor)


@on_press("level", redraws=True)
async def level(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Add a robot of the chosen level, change the level of a robot, or remove a robot."""
    lobby, person = await lobby_of(interaction, button_id), interaction.user.id
    chosen = next((each for each in robot_choices(lobby) if each.arg == button_id.arg), None)
    if chosen is None:
        raise Stale(Phrase("refuse-level-again"))
    manager = manages(interaction, lobby)
    if not chosen.name:
        await lobby.do(AddRobot(person, chosen.level, manager=manager))
    elif chosen.level:
        await lobby.do(SetLevel(person, chosen.name, chosen.level, manager=manager))
    else:
        await lobby.do(RemoveRobot(person, chosen.name, manager=manager))
    await reply.show_public(interaction, lobby)


@on_press("options", redraws=True)
async def options(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the options of a lobby ephemerally."""
    lobby = await lobby_of(interaction, button_id)
    if on_panel(interaction):
        await show_options(interaction, lobby)
        return
    drawn = options_message(lobby, await _circuits(interaction, lobby), locale_of(interaction))
    await reply.send_beside(interaction, lobby, drawn.as_panel())


@on_press("set", redraws=True)
async def change(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Change a lobby as chosen in one of its menus."""
    lobby = await lobby_of(interaction, button_id)
    circuits = await _circuits(interaction, lobby)
    chosen = next((each for each in settings_of(lobby, circuits) if each.arg == button_id.arg), None)
    if chosen is None:
        raise Stale(Phrase("refuse-level-again"))
    if circuit := chosen.settings.get("circuit"):
        await interaction.client.registry.circuits.admit(circuit, lobby.snapshot.title)
    manager = manages(interaction, lobby)
    await lobby.do(SetUp(interaction.user.id, manager=manager, settings=chosen.settings))
    await show_options(interaction, lobby)


async def show_options(interaction: Interaction, lobby: Lobby) -> None:
    """Show the options of a lobby in place of the pressed panel."""
    drawn = options_message(lobby, await _circuits(interaction, lobby), locale_of(interaction))
    await show_panel(interaction, drawn)


async def _circuits(interaction: Interaction, lobby: Lobby) -> list[Circuit]:
    place = lobby.snapshot.place
    if not place.hosted:
        return []
    found = await interaction.client.registry.circuits.running_in(place.guild)
    return [each for each in found if each.title in ("", lobby.snapshot.title)]


@on_press("fair", redraws=True)
async def fair(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the seal of the deal, and how to cut the cards."""
    lobby = await lobby_of(interaction, button_id)
    drawn = fair_message(lobby, locale_of(interaction))
    await show_panel(interaction, drawn, components.ButtonId(button_id.table, "options"))


@on_press("cut")
async def cut(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Open the form for the words with which to cut the cards."""
    lobby = await lobby_of(interaction, button_id)
    lobby.check(Cut(interaction.user.id, ""))
    title, ask, example = (said(interaction, f"answer-cut{each}") for each in ("", "-ask", "-example"))
    form = text_form.TextForm(
        button_id=button_id, title=title, ask=ask, example=example, longest=LONGEST, needed=False
    )
    await interaction.response.send_modal(form)


@on_form("cut")
async def cut_with(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Cut the cards with the typed words."""
    lobby = await lobby_of(interaction, button_id)
    words = normalised(text_form.typed_text(interaction, LONGEST))
    await lobby.do(Cut(interaction.user.id, words))
    await fair(interaction, button_id)


@on_press("cancel", redraws=True)
async def cancel(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Close the lobby."""
    lobby = await lobby_of(interaction, button_id)
    await lobby.do(Cancel(interaction.user.id, manager=manages(interaction, lobby)))
    await redraw(interaction, layout(said(interaction, "lobby-closed-cancelled")))


@on_press("start", redraws=True)
async def start(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Start the match, and show its table in the pressed message."""
    lobby = await lobby_of(interaction, button_id)
    table = await lobby.start(
        person=interaction.user.id,
        manager=manages(interaction, lobby),
        locale=place_locale(interaction, lobby.snapshot.host),
    )
    await reply.show_public(interaction, table)
