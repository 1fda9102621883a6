"""Edits with the tokens of answered interactions, which do not count against the bot's 50 calls a second
(docs/discord.md, section 5, point 2).
"""

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
"""The number of seconds for which a token is used. It expires after 15 minutes (docs/discord.md, section 1,
point 2).
"""


_LOOKS, _SOON = 5, 0.2
"""The number of retries for a busy token, and their interval in seconds."""
FRESH = 5 * 60.0
"""The remaining validity in seconds above which a token need not be renewed yet."""


@dataclass(frozen=True, slots=True)
class TokenWay:
    """A token for a message, as stored. dies: the Unix time at which it expires. followed: whether the
    message is a follow-up to its interaction, and not the answer to it.
    """

    token: str = field(repr=False)
    dies: float
    followed: bool


_ORIGINAL: Any = "@original"
"""The id with which a message that is the answer itself is edited. discord.py puts it into the path
unchanged.
"""


@dataclass(frozen=True, slots=True)
class _Token:
    """A token in use. webhook: makes the calls with it. channel: the id of the channel of its interaction."""

    way: TokenWay
    webhook: discord.Webhook
    channel: int | None

    def id_of(self, message: int) -> int:
        """Return the id with which the calls reach a message."""
        return message if self.way.followed else _ORIGINAL


class TokenEdits:
    """For each message that answered a press, the way to edit it while the token of that press is valid: as
    the @original of the interaction, or as a follow-up, by its id (docs/discord.md, section 1, point 3).
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens: dict[int, _Token] = {}
        self._busy = Counter[str]()

    def add(self, message: int, interaction: discord.Interaction, *, followed: bool = False) -> None:
        """Record that an interaction was answered by sending or redrawing a message, or was only deferred.
        followed: whether the message was sent after the answer, as a follow-up.
        """
        now = self._clock.now()
        # the oldest tokens come first, so one that is added again moves to the end
        self._tokens.pop(message, None)
        way = TokenWay(interaction.token, now + LIVES, followed)
        self._tokens[message] = _Token(way, interaction.followup, interaction.channel_id)
        for dead in [id for id, token in islice(self._tokens.items(), 2) if token.way.dies < now]:
            del self._tokens[dead]

    def way(self, message: int) -> TokenWay | None:
        """Return the token of a message, or None if there is no valid one."""
        token = self._live(message)
        return None if token is None else token.way

    def recall(self, client: discord.Client, channel: int, message: int, way: TokenWay | None) -> None:
        """Use a stored token for a message from now on, if it expires later than the known one."""
        if way is not None and way.dies > max(self.dies(message), self._clock.now()):
            assert client.application_id is not None
            webhook = discord.Webhook.partial(client.application_id, way.token, client=client)
            webhook.type = discord.WebhookType.application  # the other types send nothing ephemeral
            self._tokens[message] = _Token(way, webhook, channel)

    def reaches(self, message: int) -> bool:
        """Return whether there is a valid token for a message."""
        return self._live(message) is not None

    def dies(self, message: int) -> float:
        """Return the Unix time when the token of a message expires, or 0 if there is none."""
        way = self.way(message)
        return 0.0 if way is None else way.dies

    def is_fresh(self, message: int) -> bool:
        """Return whether there is a token for a message that need not be renewed yet."""
        return self.dies(message) - self._clock.now() > FRESH

    async def edit(self, message: int, drawn: MessageLayout, *, only_way: bool = False) -> bool:
        """Redraw a message. Return whether that succeeded. A token that fails once is not used again, unless
        Discord rejects the content, or the token is the only way and the failure is temporary. Raises
        temporary failures, and the error if Discord rejects the content.
        """
        return await self._change(message, view=drawn.body, attachments=drawn.files(), only_way=only_way)

    async def retell(self, message: int, words: str) -> bool:
        """Change the text of a plain message. Return whether that succeeded. Raises temporary failures, and
        the error if Discord rejects the text.
        """
        return await self._change(message, content=words)

    async def _change(self, message: int, *, only_way: bool = False, **parts: Any) -> bool:
        token = self._live(message)
        if token is None:
            return False
        try:
            with self._using(token):
                await token.webhook.edit_message(token.id_of(message), **parts)
        except Exception as error:
            if failures.meaning(error) is Meaning.CONTENT:
                raise  # the token is good, the text is not
            again = failures.passes(error) if only_way else failures.meaning(error) is Meaning.PASSES
            if not (only_way and again):
                self._drop(message, token)
            if isinstance(error, discord.HTTPException) and not again:
                log.info("a message could not be edited by its token: %s", error)
                return False
            raise
        return True

    async def delete(self, message: int, *, only_way: bool = False) -> bool:
        """Delete a message. Return whether it is deleted. It is not if there is no token for it, if Discord
        refuses, or if the token is busy and not the only way. Raises temporary failures.
        """
        token = self._live(message)
        if token is None or (self._busy[token.way.token] and not only_way):
            return False
        try:
            with self._using(token):
                await token.webhook.delete_message(token.id_of(message))
        except discord.HTTPException as error:
            if failures.meaning(error) is Meaning.PASSES:
                raise
            log.info("a message could not be deleted by its token: %s", error)
            self._drop(message, token)
            return error.code == failures.UNKNOWN_MESSAGE
        self._drop(message, token)
        return True

    def leads_to(self, channel: int) -> bool:
        """Return whether a message can be sent to a channel with the token of a press there."""
        return bool(self._leading_to(channel))

    async def say(
        self, channel: int, words: str, mentions: discord.AllowedMentions
    ) -> discord.Message | None:
        """Send a plain message to a channel, as a follow-up to the latest press there, and return it. Return
        None if no valid token there is free, or Discord refuses it. Raises the error if Discord rejects the
        text. Also raises temporary failures. After one of these, it is unknown whether the message was sent,
        and no nonce can find it.
        """
        return await self._follow_up(channel, content=words, allowed_mentions=mentions)

    async def post(self, channel: int, drawn: MessageLayout, *, ephemeral: bool) -> int:
        """Send a message that notifies nobody to a channel, as a follow-up to the latest press there. Return
        its id, or 0 if it was not sent. ephemeral: whether only the person who pressed can see it. Raises
        temporary failures, and the error if Discord rejects the content.
        """
        nobody, parts = discord.AllowedMentions.none(), {"view": drawn.body, "files": drawn.files()}
        sent = await self._follow_up(channel, **parts, allowed_mentions=nobody, ephemeral=ephemeral)
        return 0 if sent is None else sent.id

    async def _follow_up(self, channel: int, **parts: Any) -> discord.Message | None:
        found = await self._youngest(channel)
        if found is None:
            return None
        at, token = found
        try:
            with self._using(token):
                sent = await token.webhook.send(**parts, wait=True)
        except Exception as error:
            if failures.meaning(error) is Meaning.CONTENT:
                raise
            self._drop(at, token)
            if isinstance(error, discord.HTTPException) and failures.meaning(error) is not Meaning.PASSES:
                log.info("a token could not be followed up: %s", error)
                return None
            raise
        self._tokens[sent.id] = replace(token, way=replace(token.way, followed=True))
        return sent

    async def _youngest(self, channel: int) -> tuple[int, _Token] | None:
        """Return the latest token of a channel that is free, or soon will be, with its message, or None."""
        for _ in range(_LOOKS):
            tokens = self._leading_to(channel)
            free = [each for each in tokens if not self._busy[each[1].way.token]]
            if free or not tokens:
                return max(free, key=lambda each: each[1].way.dies, default=None)
            await sleep(self._clock, _SOON)
        return None

    def _leading_to(self, channel: int) -> list[tuple[int, _Token]]:
        """Return the valid tokens of presses in a channel, with their messages."""
        now, tokens = self._clock.now(), self._tokens.items()
        return [(at, token) for at, token in tokens if token.channel == channel and token.way.dies >= now]

    @contextmanager
    def _using(self, token: _Token) -> Iterator[None]:
        """Mark the token as used by a call within the context. discord.py makes other calls with it wait in
        the meantime.
        """
        key = token.way.token
        self._busy[key] += 1
        try:
            yield
        finally:
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]

    def _drop(self, message: int, token: _Token) -> None:
        """Drop a message's token, unless there is a newer one."""
        if self._tokens.get(message) is token:
            del self._tokens[message]

    def _live(self, message: int) -> _Token | None:
        token = self._tokens.get(message)
        if token is not None and token.way.dies < self._clock.now():
            del self._tokens[message]
            return None
        return token
