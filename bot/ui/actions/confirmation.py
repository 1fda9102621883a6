"""The actions that end a match or give up a seat, and the question before them."""

import discord

from bot.locales.phrase import Phrase, spoken
from bot.tables.decide import End, Leave
from bot.ui import client, components, text
from bot.ui.actions.reply import acknowledge, find, is_manager
from bot.ui.handlers import on_press
from bot.ui.messages.message import layout
from bot.ui.sync.answering import redraw, show_panel


async def ask(
    interaction: client.Interaction,
    question: Phrase,
    button_id: components.ButtonId,
    above: components.ButtonId | None = None,
) -> None:
    """Ask for confirmation, as a panel. question: a message. Its id followed by "-button" is the id of the
    button's label. button_id: the button that carries the action out. above: see `show_panel`.
    """
    label = text.said(interaction, f"{question.id}-button")
    sure = components.button(button_id, label, discord.ButtonStyle.danger)
    asked = layout(spoken(question, text.locale_of(interaction)), buttons=[sure])
    await show_panel(interaction, asked, above)


async def _done(interaction: client.Interaction, result: Phrase) -> None:
    await redraw(interaction, layout(spoken(result, text.locale_of(interaction))))


@on_press("leave", redraws=True)
async def leave(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Give the user's seat to a robot."""
    table = await find(interaction, button_id.table)
    await table.do(Leave(interaction.user.id))
    await _done(interaction, Phrase("answer-left"))


@on_press("stop")
async def stop(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Ask for confirmation before the user ends a practice match or, where the bot is not a member, ends or
    leaves a table.
    """
    table, person = await find(interaction, button_id.table), interaction.user.id
    id, place = table.snapshot.id, table.snapshot.place
    if place.anywhere:
        await acknowledge(interaction, table)
    if place.anywhere and person != table.snapshot.host:
        table.check(Leave(person))
        await ask(interaction, Phrase("answer-leave", table=id, rated="no"), components.ButtonId(id, "leave"))
        return
    table.check(End(person, manager=False))
    practice = Phrase("answer-end-practice", table=id)
    question = Phrase("answer-end", table=id, rated="no") if place.anywhere else practice
    await ask(interaction, question, components.ButtonId(id, "end"))


@on_press("end", redraws=True)
async def end(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """End the table early."""
    table = await find(interaction, button_id.table)
    manager = is_manager(interaction, table.snapshot.place.guild)
    await table.do(End(interaction.user.id, manager=manager))
    await _done(interaction, Phrase("answer-ended", table=table.snapshot.id))
