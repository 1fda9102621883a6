"""The doors for presses and commands: whatever goes wrong behind them is answered in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.ui import circuit_verbs, lobby_verbs, privacy, table_verbs, typing
from bot.ui.closed_dms import tell_closed, try_dm
from bot.ui.house import Interaction
from bot.ui.press import Order
from bot.ui.report import Refusal, report

Verb: TypeAlias = Callable[[Interaction, Order], Awaitable[None]]

VERBS: Mapping[str, Verb] = {
    "join": lobby_verbs.join,
    "quit": lobby_verbs.quit_lobby,
    "add": lobby_verbs.add,
    "drop": lobby_verbs.drop,
    "cancel": lobby_verbs.cancel,
    "start": lobby_verbs.start,
    "hand": table_verbs.hand,
    "text": table_verbs.text,
    "rules": table_verbs.rules,
    "back": table_verbs.back,
    "again": table_verbs.again,
    "look": table_verbs.look,
    "open": table_verbs.open_group,
    "play": table_verbs.play,
    "tap": table_verbs.tap,
    "type": typing.ask,
    "dm": try_dm,
    "series": circuit_verbs.series,
    "circuit": circuit_verbs.standings,
    "forget": privacy.forget,
}
"""What each button does. A verb answers its interaction; refusals leave it to the door."""


async def pressed(interaction: Interaction, order: Order) -> None:
    """Do what a button says."""
    verb = VERBS.get(order.verb, _unknown)

    async def body(interaction: Interaction) -> None:
        await verb(interaction, order)

    await _answered(interaction, body, order.table)


async def entered(interaction: Interaction) -> None:
    """Play what was typed into a modal, if it is one of ours."""
    order = typing.asked(interaction)
    if order is not None:
        await _answered(interaction, typing.played, order.table)


async def commanded(
    interaction: Interaction, body: Callable[[Interaction], Awaitable[None]], *, anywhere: bool = False
) -> None:
    """Do what a command says, in a server; or anywhere."""

    async def in_server(interaction: Interaction) -> None:
        if interaction.guild_id is None and not anywhere:
            raise Refusal("Tables stand in servers: use this command in a channel of a server.")
        await body(interaction)

    await _answered(interaction, in_server, "")


async def _answered(
    interaction: Interaction, body: Callable[[Interaction], Awaitable[None]], table: str
) -> None:
    """discord.py would only log what goes wrong, and leave the press unanswered."""
    try:
        with interaction.client.stage.answering():
            await body(interaction)
    except Exception as error:
        await report(interaction, error, table)
    await tell_closed(interaction, table)


async def _unknown(_interaction: Interaction, _order: Order) -> None:
    raise Refusal("This button is from an older version of the bot. /table show posts the table anew.")
