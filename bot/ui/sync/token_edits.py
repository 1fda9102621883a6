"""Edits with the tokens of answered interactions (docs/discord.md, section 5, point 2)."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

import discord

from bot.runtime.clock import Clock, sleep
from bot.ui import failures
from bot.ui.failures import Meaning
from bot.ui.messages.message import MessageLayout

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""The number of seconds for which a token is used (docs/discord.md, section 1, point 2)."""


_LOOKS, _SOON = 5, 0.2
"""The number of retries for a busy token, and their interval in seconds."""
FRESH = 5 * 60.0
"""The remaining validity in seconds above which a token need not be renewed."""


_ORIGINAL: Any = "@original"
"""The message id for calls about the answer itself, which discord.py puts into the path unchanged."""


@dataclass(frozen=True, slots=True)
class TokenWay:
    """A token for a message, as stored. dies: the Unix time at which it expires. followed: whether the
    message is a follow-up, not the answer itself. channel: the id of the interaction's channel, or 0 if an
    earlier version stored the token.
    """

    token: str = field(repr=False)
    dies: float
    followed: bool
    channel: int = 0

    def id_of(self, message: int) -> int:
        """Return the id that calls use for a message."""
        return message if self.followed else _ORIGINAL


class TokenEdits:
    """The tokens with which messages that answered presses can be edited (docs/discord.md, section 1, point
    3).
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._ways: dict[int, TokenWay] = {}
        self._busy = Counter[str]()

    def add(self, message: int, interaction: discord.Interaction, *, followed: bool = False) -> None:
        """Record that an interaction was answered with a message or deferred. followed: whether the message
        is a follow-up.
        """
        now, channel = self._clock.now(), interaction.channel_id or 0
        # the oldest tokens come first, so one that is added again moves to the end
        self._ways.pop(message, None)
        self._ways[message] = TokenWay(interaction.token, now + LIVES, followed, channel)
        for dead in [id for id, way in islice(self._ways.items(), 2) if way.dies < now]:
            del self._ways[dead]

    def way(self, message: int) -> TokenWay | None:
        """Return the token of a message, or None if there is no valid one."""
        way = self._ways.get(message)
        if way is not None and way.dies < self._clock.now():
            del self._ways[message]
            return None
        return way

    def recall(self, message: int, way: TokenWay | None) -> None:
        """Use a stored token for a message if it expires later than the known one."""
        if way is not None and way.dies > max(self._dies(message), self._clock.now()):
            self._ways[message] = way

    def is_fresh(self, message: int) -> bool:
        """Return whether a message has a token that need not be renewed yet."""
        return self._dies(message) - self._clock.now() > FRESH

    def _dies(self, message: int) -> float:
        way = self.way(message)
        return 0.0 if way is None else way.dies

    async def edit(self, message: int, drawn: MessageLayout, *, only_way: bool = False) -> bool:
        """Redraw a message, and return whether that succeeded. only_way: whether no other call can redraw it.
        Raises temporary failures, and the error if Discord rejects the content.
        """
        return await self._change(message, view=drawn.body, attachments=drawn.files(), only_way=only_way)

    async def retell(self, message: int, words: str) -> bool:
        """Change the text of a plain message. Return whether that succeeded. Raises temporary failures, and
        the error if Discord rejects the text.
        """
        return await self._change(message, content=words)

    async def _change(self, message: int, *, only_way: bool = False, **parts: Any) -> bool:
        way = self.way(message)
        if way is None:
            return False
        try:
            with self._using(way) as webhook:
                await webhook.edit_message(way.id_of(message), **parts)
        except Exception as error:
            if failures.meaning(error) is Meaning.CONTENT:
                raise  # the token is good, the text is not
            again = failures.passes(error) if only_way else failures.meaning(error) is Meaning.PASSES
            if not (only_way and again):
                self._drop(message, way)
            if isinstance(error, discord.HTTPException) and not again:
                log.info("a message could not be edited by its token: %s", error)
                return False
            raise
        return True

    async def delete(self, message: int, *, only_way: bool = False) -> bool:
        """Delete a message, and return whether it is deleted. only_way: whether no other call can delete it.
        Raises temporary failures.
        """
        way = self.way(message)
        if way is None or (self._busy[way.token] and not only_way):
            return False
        try:
            with self._using(way) as webhook:
                await webhook.delete_message(way.id_of(message))
        except discord.HTTPException as error:
            if failures.meaning(error) is Meaning.PASSES:
                raise
            log.info("a message could not be deleted by its token: %s", error)
            self._drop(message, way)
            return error.code == failures.UNKNOWN_MESSAGE
        self._drop(message, way)
        return True

    def leads_to(self, channel: int) -> bool:
        """Return whether a message can be sent to a channel with the token of a press there."""
        return bool(self._leading_to(channel))

    async def say(
        self, channel: int, words: str, mentions: discord.AllowedMentions
    ) -> discord.Message | None:
        """Send a plain message as a follow-up to the latest press in a channel, and return it, or None if
        there is no usable token. Raises temporary failures, after which it was possibly sent, and the error
        if Discord rejects the text.
        """
        return await self._follow_up(channel, content=words, allowed_mentions=mentions)

    async def post(self, channel: int, drawn: MessageLayout, *, ephemeral: bool) -> int:
        """Send a message that notifies nobody as a follow-up to the latest press in a channel, and return its
        id, or 0 if there is no usable token. Raises temporary failures, and the error if Discord rejects the
        content.
        """
        nobody, parts = discord.AllowedMentions.none(), {"view": drawn.body, "files": drawn.files()}
        sent = await self._follow_up(channel, **parts, allowed_mentions=nobody, ephemeral=ephemeral)
        return 0 if sent is None else sent.id

    async def _follow_up(self, channel: int, **parts: Any) -> discord.Message | None:
        found = await self._youngest(channel)
        if found is None:
            return None
        at, way = found
        try:
            with self._using(way) as webhook:
                sent = await webhook.send(**parts, wait=True)
        except Exception as error:
            if failures.meaning(error) is Meaning.CONTENT:
                raise
            self._drop(at, way)
            if isinstance(error, discord.HTTPException) and failures.meaning(error) is not Meaning.PASSES:
                log.info("a token could not be followed up: %s", error)
                return None
            raise
        self._ways[sent.id] = replace(way, followed=True)
        return sent

    async def _youngest(self, channel: int) -> tuple[int, TokenWay] | None:
        """Return the latest unused token of a channel, with the id of its message, or None. If all are in
        use, wait briefly for one.
        """
        for _ in range(_LOOKS):
            ways = self._leading_to(channel)
            free = [each for each in ways if not self._busy[each[1].token]]
            if free or not ways:
                return max(free, key=lambda each: each[1].dies, default=None)
            await sleep(self._clock, _SOON)
        return None

    def _leading_to(self, channel: int) -> list[tuple[int, TokenWay]]:
        now, ways = self._clock.now(), self._ways.items()
        return [(at, way) for at, way in ways if way.channel == channel and way.dies >= now]

    @contextmanager
    def _using(self, way: TokenWay) -> Iterator[discord.Webhook]:
        """Mark a token as used by a call within the context, and return the webhook that makes the call."""
        assert self._client.application_id is not None
        webhook = discord.Webhook.partial(self._client.application_id, way.token, client=self._client)
        webhook.type = discord.WebhookType.application  # the other types send nothing ephemeral
        self._busy[way.token] += 1
        try:
            yield webhook
        finally:
            self._busy[way.token] -= 1
            if not self._busy[way.token]:
                del self._busy[way.token]

    def _drop(self, message: int, way: TokenWay) -> None:
        """Drop a message's token, unless there is a newer one."""
        if self._ways.get(message) is way:
            del self._ways[message]
