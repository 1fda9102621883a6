"""The daily deal: show it, start it, share a result, watch yesterday's best game."""

from bot.league.daily import Shared, Try, in_a_row, on
from bot.locales.phrase import Phrase
from bot.model.errors import TableError
from bot.tables.table import Table
from bot.ui.actions.daily_share import OVER
from bot.ui.actions.history import show_beginning
from bot.ui.actions.reply import find_place, greet, is_anywhere, own_place, send_table
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.daily import DailyState
from bot.ui.messages.history import EVERYBODY
from bot.ui.messages.message import MessageLayout
from bot.ui.text import link, locale_of, plain

CLOSED = Phrase("refuse-daily-dms")


async def send(interaction: Interaction, _button_id: ButtonId | None = None) -> None:
    """Answer with today's deal, ephemerally."""
    drawn = await _drawn(interaction)
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def look(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show its current state, in place."""
    drawn = await _drawn(interaction)
    await interaction.response.edit_message(view=drawn.body, attachments=drawn.files())


async def begin(interaction: Interaction, button_id: ButtonId) -> None:
    """Start the deal, in direct messages. Raises Refusal where these are closed, TableError for
    a second try.
    """
    registry, person = interaction.client.registry, interaction.user
    day, anywhere = registry.dailies.today, is_anywhere(interaction)
    answers = anywhere or interaction.guild_id is None  # the table is the answer
    if button_id.mark != day.number:
        raise Refusal(OVER)
    if begun := await _begun(interaction):
        await send_table(interaction, begun)
        return
    await registry.dailies.must_be_new(person.id)
    title = interaction.client.builder.titles[registry.dailies.game(day)]
    if answers:
        place = find_place(interaction) if anywhere else own_place(interaction)
    else:
        place = await greet(interaction, Phrase("answer-daily", day=day.label, game=title.name), CLOSED)
    table = await registry.solo.play_daily(
        day=day,
        place=place,
        person=person.id,
        name=plain(person.display_name),
        options=title.rules.options(),
    )
    if answers:
        await send_table(interaction, table)
    else:
        drawn = await _drawn(interaction)
        await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())


async def _begun(interaction: Interaction) -> Table | None:
    """The presser's game of the day, if its only messages are those that its player has seen."""
    dailies = interaction.client.registry.dailies
    own = on(await dailies.tries(interaction.user.id), dailies.today)
    table = None if own is None or own.finished else await interaction.client.registry.table(own.table)
    return table if table is not None and table.snapshot.personal else None


async def best(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the best game of yesterday from its start, step by step, from the view of its player."""
    found = await interaction.client.registry.dailies.best(interaction.guild_id or 0, interaction.user.id)
    table = await interaction.client.registry.table(found.one.table) if found is not None else None
    if table is None:
        raise Refusal(Phrase("refuse-daily-best"))
    await show_beginning(interaction, table, EVERYBODY + 1 + table.seat_of(table.snapshot.host))


async def _drawn(interaction: Interaction) -> MessageLayout:
    dailies, builder = interaction.client.registry.dailies, interaction.client.builder
    guild, person, day = interaction.guild_id, interaction.user.id, dailies.today
    tries = await dailies.tries(person)
    own, before = on(tries, day), on(tries, dailies.yesterday)
    best: Shared | None = None
    if guild is not None:
        try:
            best = await dailies.best(guild, person)
        except TableError:
            best = None
    standing = DailyState(
        day=day,
        own=own,
        result=await dailies.result(own, tries),
        waiting=await _where(interaction, own),
        before=await _where(interaction, before),
        streak=in_a_row(tries, day),
        server=guild is not None,
        table=await dailies.table(guild, day) if guild is not None else (),
        best=best is not None,
    )
    return await builder.daily(builder.titles[dailies.game(day)], standing, locale_of(interaction))


async def _where(interaction: Interaction, own: Try | None) -> str:
    """The link to a game in progress; "" if there is none, or its player alone sees its message."""
    if own is None or own.finished:
        return ""
    table = await interaction.client.registry.table(own.table)
    if table is None or table.snapshot.status != "playing" or table.snapshot.personal:
        return ""
    _, state = await interaction.client.display.showing(table)
    return link(table.snapshot.place, state.anchor)
