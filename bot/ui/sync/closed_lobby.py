"""Lobbies that closed before their last message was drawn, because the process was killed. No registry has
them any more.
"""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial

import discord

from bot.locales.phrase import say
from bot.storage.messages import SqlMessages
from bot.storage.workers import SqlWorkers
from bot.ui import failures
from bot.ui.messages.message import layout
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.message_state import GONE, MessageState

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class ClosedLobbies:
    """Removes the buttons of closed lobbies, and the messages sent to their players."""

    _client: discord.Client
    _store: SqlMessages
    _claims: SqlWorkers
    _later: BackgroundTasks

    def settle(self, id: str) -> None:
        """Delete or finish the remaining messages of that lobby in the background."""
        self._later.begin_once(partial(self._work, id), f"closed-lobby {id}")

    async def _work(self, id: str) -> None:
        await self._client.wait_until_ready()
        await self._later.until_done(partial(self._try, id), f"closed-lobby {id}")

    async def _try(self, id: str) -> None:
        if await self._claims.claim(id) is None:
            return  # another worker does it
        state = MessageState.read(await self._store.read_message_state(id))
        if state.channel and state.anchor and not state.anywhere:
            message = self._client.get_partial_messageable(state.channel).get_partial_message(state.anchor)
            await self._done(
                message.edit(view=layout(say("answer-lobby-closed", state.locale)).body, attachments=[])
            )
        hands = [(hand.channel, hand.message) for hand in state.hands.values() if hand.shows != GONE]
        for channel, message_id in (*hands, *state.trash):
            message = self._client.get_partial_messageable(channel).get_partial_message(message_id)
            await self._done(message.delete())
        await self._store.drop_message_state(id)

    async def _done(self, call: Awaitable[object]) -> None:
        """Carry out a call, unless its message is gone or out of reach. Raises temporary failures."""
        try:
            await call
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
            log.info("a message of a closed lobby stays as it is: %s", error)
