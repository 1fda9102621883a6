"""/practice, and the button of a lesson: a table for one person and robots, in their direct messages."""

from typing import Any

from bot.locales.language import spoken
from bot.locales.phrase import Phrase
from bot.model.snapshots import Place
from bot.tables.robots import must_have
from bot.tables.share import deal_of
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from bot.ui.actions.reply import greet, is_anywhere, own_place, place_for, send_table
from bot.ui.client import Interaction
from bot.ui.errors import Refusal, tell
from bot.ui.messages.message import layout
from bot.ui.reader import locale_of
from bot.ui.text import plain

CLOSED = Phrase("refuse-practice-dms")


async def practise(interaction: Interaction, *, game: str, level: str | None) -> None:
    """Start, and answer with the location. Raises Refusal where direct messages are closed."""
    title = interaction.client.builder.titles[game]
    chosen = level or title.robots.usual or title.robots.substitute
    must_have(title, chosen)
    await _start(interaction, title, _words(title, chosen), title.robots.opponents, chosen)


async def practise_deal(interaction: Interaction, table: Table) -> None:
    """Deal the cards of a finished game again, for the presser and robots, where nothing counts. Raises
    Refusal where direct messages are closed.
    """
    title, snapshot = table.title, table.snapshot
    words = Phrase("answer-practice-deal", game=title.name, table=snapshot.id)
    chosen = title.robots.usual or title.robots.substitute
    await _start(interaction, title, words, len(snapshot.players) - 1, chosen, table)


async def _start(
    interaction: Interaction, title: Title, words: Phrase, robots: int, level: str, of: Table | None = None
) -> None:
    """Start it in the presser's direct messages, and answer with the location; where the bot is no member,
    answer with the table. of: the table whose deal and options it has.
    """
    options = title.rules.options() if of is None else of.snapshot.match.options
    if is_anywhere(interaction):
        place = place_for(interaction, title)
        await send_table(interaction, await _begin(interaction, title, place, options, robots, level, of))
        return
    # For a user who installed the bot only for themselves, it may answer, but cannot send direct messages.
    there = interaction.guild_id is None and not interaction.is_user_integration()
    if there:
        await interaction.response.send_message(view=layout(spoken(words, locale_of(interaction))).body)
        place = own_place(interaction)
    else:
        place = await greet(interaction, words, CLOSED)
    await _begin(interaction, title, place, options, robots, level, of)
    if not there:
        await tell(interaction, Phrase("answer-practice-ready", channel=str(place.channel)))


async def practise_again(interaction: Interaction, table: Table) -> None:
    """Start a match with the same settings, after the end. Raises NotSeated, and Refusal while a match is in
    progress.
    """
    table.seat_of(interaction.user.id)
    snapshot, title = table.snapshot, table.title
    for other in await interaction.client.registry.tables.find(person=interaction.user.id):
        now = other.snapshot
        if now.place == snapshot.place and now.title == snapshot.title and now.daily is None:
            raise Refusal(Phrase("refuse-practice-on"))
    levels = [player.driver for player in snapshot.players if player.person is None]
    chosen = levels[0] or title.robots.substitute
    words = spoken(_words(title, chosen), locale_of(interaction))
    await interaction.response.send_message(view=layout(words).body)
    await _begin(interaction, title, snapshot.place, snapshot.match.options, len(levels), chosen)


def _words(title: Title, level: str) -> Phrase:
    return Phrase("answer-practice", game=title.name, level=level)


async def _begin(
    interaction: Interaction,
    title: Title,
    place: Place,
    options: Any,
    robots: int,
    level: str,
    of: Table | None = None,
) -> Table:
    return await interaction.client.registry.solo.practise(
        title=title.key,
        place=place,
        person=interaction.user.id,
        name=plain(interaction.user.display_name),
        options=options,
        robots=robots,
        level=level,
        old=None if of is None else deal_of(of.snapshot, of.title),
    )
