"""The buttons of /paddock."""

from collections.abc import Sequence

from bot.features.hub.layouts import (
    FEATURES,
    games,
    hub_file,
    hub_message,
    more_message,
    news_message,
    solo_message,
)
from bot.locales.phrase import Locale, Phrase
from bot.tables.lobby import Lobby
from bot.ui.access import must_see, sees
from bot.ui.actions import lobby as lobbies, practice, reply
from bot.ui.client import Interaction, PaddockClient
from bot.ui.components import HUB, HUB_MORE, ButtonId
from bot.ui.errors import Refusal, tell
from bot.ui.handlers import PRESSES, on_press
from bot.ui.messages import message, rules
from bot.ui.messages.public_table import whereabouts
from bot.ui.sync.answering import on_panel, redraw, show_panel
from bot.ui.text import locale_of, said

LESSONS = ButtonId("0", "lessons")


@on_press("hub", redraws=True)
async def send(interaction: Interaction, _button_id: ButtonId | None = None, *, note: str = "") -> None:
    """Answer with the overview of all games, as a panel. note: the effect of the press."""
    found, anywhere = interaction.client.registry.lobbies, reply.is_anywhere(interaction)
    here = await (
        found.find(channel=interaction.channel_id or 0)
        if anywhere
        else found.find(guild=interaction.guild_id or -1)
    )
    waiting = [
        each
        for each in here
        if each.has_room and not each.seats(interaction.user.id) and sees(interaction, each.snapshot)
    ]
    direct, locale = _is_direct(interaction), locale_of(interaction)
    drawn = await overview(interaction.client, waiting, locale, direct=direct, anywhere=anywhere, note=note)
    await show_panel(interaction, drawn)


async def overview(
    client: PaddockClient,
    waiting: Sequence[Lobby],
    locale: Locale,
    *,
    direct: bool,
    anywhere: bool = False,
    note: str = "",
) -> message.MessageLayout:
    """Return the overview of all games with the waiting lobbies. The other arguments are those of
    `hub_message`.
    """
    titles = tuple(client.builder.titles.values())
    data = await client.pictures.paint(hub_file, games(titles, locale), locale, urgent=True)
    places = [(whereabouts(client, each, locale)[1], each) for each in waiting]
    features = [each for each in FEATURES if each in PRESSES]
    return hub_message(
        titles, data, places, locale, direct=direct, anywhere=anywhere, note=note, features=features
    )


def _is_direct(interaction: Interaction) -> bool:
    return interaction.guild_id is None and not reply.is_anywhere(interaction)


@on_press("hubmore", redraws=True)
async def more(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the buttons to the panels that the overview has no button for."""
    drawn = more_message(locale_of(interaction), direct=_is_direct(interaction))
    await show_panel(interaction, drawn, HUB)


@on_press("enter", redraws=True)
async def enter(interaction: Interaction, button_id: ButtonId) -> None:
    """Take a seat in a lobby whose message is elsewhere, and confirm this."""
    note = said(interaction, "lobby-seated", table=await lobbies.take_seat(interaction, button_id))
    await (send(interaction, note=note) if on_panel(interaction) else tell(interaction, note))


@on_press("lobby", opens=True)
async def lobby(interaction: Interaction, button_id: ButtonId) -> None:
    """Open a lobby of the button's game in this channel. Raises Refusal in direct messages with the bot."""
    title = reply.title_of(interaction, button_id.arg)
    if _is_direct(interaction):
        raise Refusal(Phrase("refuse-friends"))
    await reply.open_lobby(interaction, title)


@on_press("learn", redraws=True)
async def learn(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the rules of the button's game or, if it names none, of the game of its lobby or table. Raises
    Refusal if the lobby or table is gone or hidden from the user.
    """
    registry, id = interaction.client.registry, button_id.table
    if button_id.arg:
        await reply.send_rules(interaction, reply.title_of(interaction, button_id.arg).key, above=LESSONS)
        return
    found = await registry.lobbies.get(id) or await registry.tables.get(id)
    if found is None:
        raise Refusal(Phrase("refuse-gone"))
    must_see(interaction, found.snapshot)
    await reply.send_rules(interaction, found.snapshot.title, above=ButtonId(id, "options"))


@on_press("section", redraws=True)
async def section(interaction: Interaction, button_id: ButtonId) -> None:
    """Show a section of the rules. Raises Refusal if this version has no such section."""
    for title in interaction.client.builder.titles.values():
        at = rules.section_of(title, button_id.arg)
        if at is not None:
            await redraw(interaction, rules.rules_message(title, locale_of(interaction), at))
            return
    raise Refusal(Phrase("refuse-rules-old"))


@on_press("mine", redraws=True)
async def mine(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the user's tables, and the tables and lobbies of this channel."""
    await reply.send_tables(interaction)


@on_press("news", redraws=True)
async def news(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the list of the bot's latest changes, as a panel."""
    await show_panel(interaction, news_message(locale_of(interaction)), HUB_MORE)


@on_press("solo", redraws=True)
async def solo(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the games that can be played against robots."""
    titles = tuple(interaction.client.builder.titles.values())
    drawn = solo_message(titles, locale_of(interaction), anywhere=reply.is_anywhere(interaction))
    await show_panel(interaction, drawn, HUB_MORE)


@on_press("alone", opens=True)
async def alone(interaction: Interaction, button_id: ButtonId) -> None:
    """Start the button's game against robots of the user's level."""
    await practice.practise(interaction, game=reply.title_of(interaction, button_id.arg).key, level=None)
