"""Challenges: the command in a person's menu, and the buttons of the lobby that it opens."""

import discord

from bot.locales.phrase import Phrase, say
from bot.model.errors import TableError
from bot.tables.decide_lobby import DeletePersonInLobby, Join
from bot.ui import access, client, errors, text
from bot.ui.actions import challenge_limits
from bot.ui.actions.lobby import lobby_of
from bot.ui.actions.reply import find_place, open_lobby, show_public, title_of
from bot.ui.components import LABEL, ButtonId, button, number_of, short, tag
from bot.ui.handlers import on_press
from bot.ui.messages.message import layout
from bot.ui.sync.answering import send_new, show_panel
from bot.ui.sync.blocked_words import send_words


async def ask(interaction: client.Interaction, person: discord.Member | discord.User) -> None:
    """Let the user choose a game in which to challenge a person. Raises Refusal if that person cannot be
    challenged, or no table is possible in this channel.
    """
    find_place(interaction)
    if person.bot:
        raise errors.Refusal(Phrase("refuse-challenge-bot"))
    if person.id == interaction.user.id:
        raise errors.Refusal(Phrase("refuse-challenge-self"))
    seen = person.resolved_permissions if isinstance(person, discord.Member) else discord.Permissions.none()
    if seen is not None and not seen.view_channel:
        raise errors.Refusal(Phrase("refuse-challenge-away", name=text.safe(person.display_name)))
    await challenge_limits.must_be_askable(interaction, person.id)
    titles = interaction.client.builder.titles.values()
    green = discord.ButtonStyle.success
    buttons = [
        button(ButtonId(short(person.id), "duel", arg=tag(each.key)), each.name, green) for each in titles
    ]
    words = say(
        "lobby-challenge-ask", text.locale_of(interaction), name=text.safe(text.plain(person.display_name))
    )
    await send_new(interaction, layout(words, buttons=buttons), ephemeral=True)


@on_press("duel", opens=True)
async def duel(interaction: client.Interaction, button_id: ButtonId) -> None:
    """Open a lobby of the chosen game and invite the person. Raises Refusal if the person cannot be
    challenged now or the game no longer exists, and the errors of `open_lobby`.
    """
    person = number_of(button_id.table)
    if await access.left_server(interaction, (person,)):
        raise errors.Refusal(Phrase("refuse-challenge-away", name=text.person_mention(person)))
    await challenge_limits.must_be_askable(interaction, person)
    title, asked = title_of(interaction, button_id.arg), (interaction.user.id, person)
    await challenge_limits.asked(interaction, person)
    try:
        await open_lobby(interaction, title, asked=asked)
    except TableError:
        await challenge_limits.not_asked(interaction, person)
        raise


@on_press("accept", redraws=True)
async def accept(interaction: client.Interaction, button_id: ButtonId) -> None:
    """Give the user a seat in the lobby to which they are invited. Raises TableError if they are not invited
    or cannot join.
    """
    lobby, person = await lobby_of(interaction, button_id), interaction.user
    if person.id not in lobby.snapshot.asked:
        raise errors.Refusal(Phrase("refuse-challenge-other"))
    await challenge_limits.must_be_welcome(interaction, lobby)
    await lobby.do(Join(person.id, text.plain(person.display_name)))
    await challenge_limits.accepted(interaction, lobby.snapshot.asked[0])
    await show_public(interaction, lobby)


@on_press("decline")
async def decline(interaction: client.Interaction, button_id: ButtonId) -> None:
    """Decline the user's invitation publicly. The lobby stays open. Raises TableError if they have no
    invitation.
    """
    lobby, person = await lobby_of(interaction, button_id), interaction.user
    if person.id not in lobby.snapshot.asked or lobby.seats(person.id):
        raise errors.Refusal(Phrase("refuse-challenge-other"))
    challenger = lobby.snapshot.asked[0]  # the user, if the challenger has declined too, or was deleted
    await lobby.do(DeletePersonInLobby(person.id))
    if challenger != person.id:
        await challenge_limits.declined(interaction, challenger)

    async def draw(*, nameless: bool) -> str:
        name = text.person_mention(person.id) if nameless else text.safe(text.plain(person.display_name))
        return say("lobby-declined", text.place_locale(interaction), name=name)

    await send_words(draw, interaction.response.send_message)


@on_press("dontask", redraws=True)
async def dont_ask(interaction: client.Interaction, button_id: ButtonId) -> None:
    """Let the user choose whose challenges to stop: those of the lobby's host, or everyone's."""
    lobby = await lobby_of(interaction, button_id)
    locale, host = text.locale_of(interaction), lobby.snapshot.host
    if host == interaction.user.id:
        raise errors.Refusal(Phrase("refuse-peace-self"))
    (name,) = (each.name for each in lobby.snapshot.players if each.person == host)
    buttons = [
        button(
            ButtonId(short(host), "shun"),
            text.cut(say("settings-peace-person", locale, name=name), LABEL),
        ),
        button(ButtonId("0", "asked", 0), say("settings-peace-nobody", locale)),
    ]
    await show_panel(interaction, layout(say("settings-peace-ask", locale), buttons=buttons))
