"""Edits by the tokens of answered interactions: they do not count against the bot's 50 calls a second."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import islice

import discord

from bot.clock import Clock
from bot.ui.house import Interaction
from bot.ui.page import Page

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""An interaction's token dies after 15 minutes; ours are let go a little earlier."""


@dataclass(frozen=True, slots=True)
class _Wire:
    webhook: discord.Webhook
    dies: float


class Wires:
    """For each message that answered a press, the way to edit it while the token of that press lives."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._wires: dict[int, _Wire] = {}

    def lay(self, message: int, interaction: Interaction) -> None:
        """Note that the interaction was answered by sending or redrawing that message."""
        now = self._clock.now()
        self._wires.pop(message, None)  # laid anew, it is the youngest: the oldest come first
        self._wires[message] = _Wire(interaction.followup, now + LIVES)
        for dead in [id for id, wire in islice(self._wires.items(), 2) if wire.dies < now]:
            del self._wires[dead]

    async def edit(self, message: int, page: Page) -> bool:
        """Redraw the message. Was it done? A wire that fails once is not used again."""
        webhook = self._live(message)
        if webhook is None:
            return False
        try:
            await webhook.edit_message(message, view=page.body, attachments=page.files())
        except discord.HTTPException as error:
            log.info("a message could not be edited by its token: %s", error)
            del self._wires[message]
            return False
        return True

    async def delete(self, message: int) -> None:
        """Delete the message, if there is still a way."""
        webhook = self._live(message)
        if webhook is None:
            return
        del self._wires[message]
        try:
            await webhook.delete_message(message)
        except discord.HTTPException as error:
            log.info("a message was gone already: %s", error)

    def _live(self, message: int) -> discord.Webhook | None:
        wire = self._wires.get(message)
        if wire is None:
            return None
        if wire.dies < self._clock.now():
            del self._wires[message]
            return None
        return wire.webhook
