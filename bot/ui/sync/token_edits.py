"""Edits by the tokens of answered interactions: they do not count against the bot's 50 calls a second
(docs/discord.md, section 5, point 2).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import islice

import discord

from bot.clock import Clock
from bot.ui.messages.message import MessageLayout

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""An interaction's token dies after 15 minutes (docs/discord.md, section 1, point 2); ours are let go a
little earlier."""


@dataclass(frozen=True, slots=True)
class _Token:
    webhook: discord.Webhook
    dies: float


class TokenEdits:
    """For each message that answered a press, the way to edit it while the token of that press lives."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens: dict[int, _Token] = {}

    def add(self, message: int, webhook: discord.Webhook) -> None:
        """An interaction was answered by sending or redrawing that message; `webhook` is its followup."""
        now = self._clock.now()
        self._tokens.pop(message, None)  # added anew, it is the youngest: the oldest come first
        self._tokens[message] = _Token(webhook, now + LIVES)
        for dead in [id for id, token in islice(self._tokens.items(), 2) if token.dies < now]:
            del self._tokens[dead]

    async def edit(self, message: int, drawn: MessageLayout) -> bool:
        """Redraw the message. Was it done? A token that fails once is not used again."""
        webhook = self._live(message)
        if webhook is None:
            return False
        try:
            await webhook.edit_message(message, view=drawn.body, attachments=drawn.files())
        except discord.HTTPException as error:
            log.info("a message could not be edited by its token: %s", error)
            del self._tokens[message]
            return False
        return True

    async def delete(self, message: int) -> None:
        """Delete the message, if there is still a way."""
        webhook = self._live(message)
        if webhook is None:
            return
        del self._tokens[message]
        try:
            await webhook.delete_message(message)
        except discord.HTTPException as error:
            log.info("a message was gone already: %s", error)

    def _live(self, message: int) -> discord.Webhook | None:
        token = self._tokens.get(message)
        if token is None:
            return None
        if token.dies < self._clock.now():
            del self._tokens[message]
            return None
        return token.webhook
