"""Edits by the tokens of answered interactions: they do not count against the bot's 50 calls a second
(docs/discord.md, section 5, point 2).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import islice
from typing import Any

import discord

from bot.clock import Clock
from bot.ui.messages.message import MessageLayout
from bot.ui.sync import failures

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""An interaction's token dies after 15 minutes (docs/discord.md, section 1, point 2); ours are let go a
little earlier."""


@dataclass(frozen=True, slots=True)
class _Token:
    interaction: discord.Interaction[Any]
    dies: float


class TokenEdits:
    """For each message that answered a press, the way to edit it while the token of that press lives: as the
    @original of that interaction (docs/discord.md, section 1, point 3).
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens: dict[int, _Token] = {}

    def add(self, message: int, interaction: discord.Interaction[Any]) -> None:
        """That interaction was answered by sending or redrawing that message, or by nothing but a promise."""
        now = self._clock.now()
        self._tokens.pop(message, None)  # added anew, it is the youngest: the oldest come first
        self._tokens[message] = _Token(interaction, now + LIVES)
        for dead in [id for id, token in islice(self._tokens.items(), 2) if token.dies < now]:
            del self._tokens[dead]

    def reaches(self, message: int) -> bool:
        """Is there a way to that message?"""
        return self._live(message) is not None

    async def edit(self, message: int, drawn: MessageLayout, *, only_way: bool = False) -> bool:
        """Redraw the message. Was it done? A token that fails once is not used again, unless it is the only
        way and the failure passes. Raises what passes.
        """
        interaction = self._live(message)
        if interaction is None:
            return False
        try:
            await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())
        except Exception as error:
            if not (only_way and failures.passes(error)):
                self._forget(message, interaction)
            if isinstance(error, discord.HTTPException) and not failures.passes(error):
                log.info("a message could not be edited by its token: %s", error)
                return False
            raise
        return True

    async def delete(self, message: int) -> None:
        """Delete the message, if there is still a way. Raises what passes."""
        interaction = self._live(message)
        if interaction is None:
            return
        try:
            await interaction.delete_original_response()
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
            log.info("a message was gone already: %s", error)
        self._forget(message, interaction)

    def _forget(self, message: int, interaction: discord.Interaction[Any]) -> None:
        """Let a token go, if there is no younger one by now."""
        token = self._tokens.get(message)
        if token is not None and token.interaction is interaction:
            del self._tokens[message]

    def _live(self, message: int) -> discord.Interaction[Any] | None:
        token = self._tokens.get(message)
        if token is None:
            return None
        if token.dies < self._clock.now():
            del self._tokens[message]
            return None
        return token.interaction
