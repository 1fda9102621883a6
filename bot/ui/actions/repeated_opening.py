"""A second press of a button that opens a lobby or starts a match, which leads to the lobby or match of the
first press.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from bot.locales.phrase import Phrase
from bot.model.store_errors import StoreAway
from bot.runtime.clock import LoopClock, sleep
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui import errors
from bot.ui.client import Interaction
from bot.ui.components import press_of
from bot.ui.text import table_link

AGAIN: Final = 0.1
"""The number of seconds before asking again whether another worker has finished the same press."""


@asynccontextmanager
async def alone(interaction: Interaction) -> AsyncIterator[None]:
    """Wait until no other worker is carrying out the same press, and keep others from doing so within the
    context.
    """
    workers, press = interaction.client.store.workers, f"press {press_of(interaction)}"
    # separate tasks write the claims, so the press has not begun to write, and can still be refused
    while await asyncio.create_task(workers.claim(press)) is None:
        await sleep(LoopClock(), AGAIN)
    try:
        yield
    finally:
        with suppress(StoreAway):  # if the claim stays, it expires
            await asyncio.create_task(workers.give_back(press))


async def tell_again(interaction: Interaction) -> bool:
    """Answer with a link to the lobby or table that the user has opened with the same button of the same
    message, and return whether there is one.
    """
    opened = await _opened(interaction)
    if opened is not None:
        await tell_where(interaction, opened)
    return opened is not None


async def tell_where(interaction: Interaction, opened: Lobby | Table) -> None:
    """Answer with a link to the open lobby or table."""
    state = (await interaction.client.display.tracked(opened)).confirmed
    where = table_link(opened.snapshot.id, opened.snapshot.place, state.anchor)
    await errors.tell(interaction, Phrase("answer-opened", where=where))


async def _opened(interaction: Interaction) -> Lobby | Table | None:
    """Return the open lobby, or the match without other people, that an earlier press of the button has
    opened, or None.
    """
    registry, person, press = interaction.client.registry, interaction.user.id, press_of(interaction)
    for lobby in await registry.lobbies.find(person=person):
        if lobby.snapshot.press == press:
            return lobby
    for table in await registry.tables.find(person=person):
        if table.snapshot.press == press and len(table.snapshot.seats) == 1:
            return table
    return None
