"""Practice matches of one person against robots, usually in the person's direct messages."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.engine.game import AnyOptions
from bot.locales.phrase import Phrase, spoken
from bot.model.snapshots import OldDeal, Place
from bot.tables.robots import must_have, next_level
from bot.tables.share_codes import deal_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui import client, errors, text
from bot.ui.actions.reply import greet, is_anywhere, own_place, place_for, send_table
from bot.ui.components import press_of
from bot.ui.messages.message import layout
from bot.ui.sync.answering import send_new

CLOSED = Phrase("refuse-practice-dms")


async def practise(interaction: client.Interaction, *, game: str, level: str | None) -> None:
    """Start a practice match, and answer as in `start_alone`. level: the key of the robots' level, or None
    for the level that suits the person. Raises the errors of `start_alone`, and TableError if the game lacks
    the level.
    """
    title = interaction.client.builder.titles[game]
    chosen, robots = level, title.robots.opponents
    if chosen is None:
        chosen, robots = await interaction.client.registry.single_player.opponents(game, interaction.user.id)
    must_have(title, chosen)
    begin = partial(_begin, interaction, title, title.rules.options(), robots, chosen)
    await start_alone(interaction, title, _words(title, chosen), begin)


async def practise_deal(interaction: client.Interaction, table: Table) -> None:
    """Replay the deal of a finished match, for the user and robots, without counting the result. Raises the
    errors of `start_alone`.
    """
    title, snapshot = table.title, table.snapshot
    words = Phrase("answer-practice-deal", game=title.name, table=snapshot.id)
    chosen = title.robots.usual or title.robots.substitute
    robots, old = len(snapshot.players) - 1, deal_of(snapshot, title)
    begin = partial(_begin, interaction, title, snapshot.match.options, robots, chosen, old=old)
    await start_alone(interaction, title, words, begin)


async def start_alone(
    interaction: client.Interaction, title: Title, words: Phrase, begin: Callable[[Place], Awaitable[Table]]
) -> None:
    """Start a match of one person in their direct messages or, where the bot is not a member, in this
    channel, and answer the interaction. words: the description of the match. begin: starts the match in a
    place. Raises Refusal if direct messages are closed, or if the game cannot be played in this channel.
    """
    if is_anywhere(interaction):
        await send_table(interaction, await begin(place_for(interaction, title)))
        return
    # For a user who installed the bot only for themselves, the bot can answer but cannot send DMs.
    there = interaction.guild_id is None and not interaction.is_user_integration()
    if there:
        await send_new(interaction, layout(spoken(words, text.locale_of(interaction))), ephemeral=False)
        place = own_place(interaction)
    else:
        place = await greet(interaction, words, CLOSED)
    await begin(place)
    if not there:
        await errors.tell(interaction, Phrase("answer-practice-ready", channel=str(place.channel)))


async def practise_again(interaction: client.Interaction, table: Table) -> None:
    """Start another practice match with the same settings, against robots that suit the user now. Raises
    NotSeated, and Refusal while another practice match of that game is in progress there.
    """
    table.seat_of(interaction.user.id)
    snapshot, title = table.snapshot, table.title
    for other in await interaction.client.registry.tables.find(person=interaction.user.id):
        now = other.snapshot
        if now.place == snapshot.place and now.title == snapshot.title and now.daily is None:
            raise errors.Refusal(Phrase("refuse-practice-on"))
    robots = sum(player.person is None for player in snapshot.players)
    chosen = next_level(title, snapshot, interaction.user.id)
    words = spoken(_words(title, chosen), text.locale_of(interaction))
    await send_new(interaction, layout(words), ephemeral=False)
    await _begin(
        interaction,
        title=title,
        options=snapshot.match.options,
        robots=robots,
        level=chosen,
        place=snapshot.place,
    )


def _words(title: Title, level: str) -> Phrase:
    return Phrase("answer-practice", game=title.name, level=level)


async def _begin(
    interaction: client.Interaction,
    title: Title,
    options: AnyOptions,
    robots: int,
    level: str,
    place: Place,
    *,
    old: OldDeal | None = None,
) -> Table:
    return await interaction.client.registry.single_player.practise(
        title=title.key,
        place=place,
        person=interaction.user.id,
        name=text.plain(interaction.user.display_name),
        options=options,
        robots=robots,
        level=level,
        old=old,
        press=press_of(interaction),
    )
