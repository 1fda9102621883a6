"""The public messages of a table: the one that shows it, and the short one that calls the player to move."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import discord
from discord.utils import snowflake_time

from bot.clock import Clock
from bot.tables.records import Place, Player
from bot.tables.table import Table
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.table import moved_message
from bot.ui.sync.message_state import MessageState, Showing
from bot.ui.text import link, moment

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""After so many seconds a message is posted anew: Discord limits edits of messages older than an hour
(docs/discord.md, section 2, point 1)."""
BURIED = 8
"""So many messages of others below it bury a table."""
_UNEDITABLE = (10008, 30046, 50083)
"""Discord's codes for a message that is gone, edited too often when old, or in an archived thread
(docs/discord.md, section 8)."""
LOOK_EVERY = 60.0
"""The channel is searched for them at most once in so many seconds."""


class BoardMessage:
    """Keeps the public messages of lobbies and tables. unix: turns play time into Unix seconds."""

    def __init__(
        self,
        client: discord.Client,
        builder: MessageBuilder,
        unix: Callable[[float], float],
        clock: Clock,
    ) -> None:
        self._client = client
        self._builder = builder
        self._unix = unix
        self._clock = clock

    def _at(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)

    async def show(self, showing: Showing, state: MessageState, drawn: MessageLayout) -> None:
        """Bring the public message up to date: edit it, or post it (anew) where there is none (good)."""
        place = showing.subject.record.place
        old = state.anchor
        if old and not await self._must_move(showing, old):
            if drawn.key == state.face:
                return
            if await showing.token_edits.edit(old, drawn) or await self._edit(place, old, drawn):
                state.face = drawn.key
                return
            old = 0
        message = await self._at(place).send(view=drawn.body, files=drawn.files())
        state.anchor, state.face, showing.moving = message.id, drawn.key, False
        if old and isinstance(showing.subject, Table):
            await self._strip(showing.subject, old, message.id)

    async def _edit(self, place: Place, message: int, drawn: MessageLayout) -> bool:
        """Edit a message by its id. Was it done? If not, it must be posted anew."""
        try:
            await (
                self._at(place).get_partial_message(message).edit(view=drawn.body, attachments=drawn.files())
            )
        except discord.HTTPException as error:
            if error.code not in _UNEDITABLE:
                raise
            return False
        return True

    async def _must_move(self, showing: Showing, anchor: int) -> bool:
        if showing.moving:
            return True
        if not isinstance(showing.subject, Table) or showing.subject.record.status != "playing":
            return False
        if self._clock.now() - snowflake_time(anchor).timestamp() > OLD:
            return True
        return await self._buried(showing, showing.subject, anchor)

    async def _buried(self, showing: Showing, table: Table, anchor: int) -> bool:
        """Have others written so much since that nobody sees the table? Asked at a new turn, now and then."""
        now, (then, turn) = self._clock.now(), showing.looked
        if not then:
            showing.looked = (now, table.turn)
        if not then or table.turn == turn or now - then < LOOK_EVERY:
            return False
        showing.looked = (now, table.turn)
        me, others = self._client.user, 0
        try:
            async for message in self._at(table.record.place).history(
                limit=5 * BURIED, after=discord.Object(anchor)
            ):
                others += message.author != me
        except discord.Forbidden:
            return False
        return others >= BURIED

    async def _strip(self, table: Table, old: int, new: int) -> None:
        """Leave a signpost without buttons where the table stood."""
        drawn = moved_message(table, self._builder.title(table), link(table.record.place, new))
        message = self._at(table.record.place).get_partial_message(old)
        try:
            await message.edit(view=drawn.body, attachments=[])
        except discord.HTTPException as error:
            log.info("table %s: its old message keeps its buttons: %s", table.record.id, error)

    async def call(self, table: Table, state: MessageState) -> None:
        """Call whoever is to move, once a turn and once more at half time, and take the call before away.

        Who is awaited together is called together; it stands while some of them have still to move.
        """
        people = [table.record.players[seat] for seat in sorted(table.awaited)]
        people = [player for player in people if player.person is not None and player.driver is None]
        reminded = any(due.reminded for due in table.record.dues)
        called = _call(table.turn, people, reminded=reminded)
        if called == state.called or _covers(state.called, called):
            return
        old, state.ping, state.called = state.ping, 0, called
        if people:
            message = await self._at(table.record.place).send(
                self._words(table, state, people, reminded=reminded),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    roles=False,
                    users=[discord.Object(player.person) for player in people if player.person is not None],
                ),
            )
            state.ping = message.id
        if old:
            await self._delete(table.record.place, old)

    def _words(self, table: Table, state: MessageState, people: list[Player], *, reminded: bool) -> str:
        title = self._builder.title(table)
        who = ", ".join(f"<@{player.person}>" for player in people)
        what = "half of your time has passed" if reminded else "your turn"
        where = f"[{title.name} table {table.record.id}]({link(table.record.place, state.anchor)})"
        clock = f" The clock plays {moment(self._due(table))}." if table.record.dues else ""
        return f"{who}, {what} at {where}.{clock}"

    def _due(self, table: Table) -> float:
        return self._unix(min(due.at for due in table.record.dues))

    async def _delete(self, place: Place, message: int) -> None:
        try:
            await self._at(place).get_partial_message(message).delete()
        except discord.NotFound:
            log.debug("the call was gone already")


def _call(turn: int, people: Sequence[Player], *, reminded: bool) -> str:
    """What a call says, for the stored state; "" when nobody is called."""
    persons = ",".join(str(player.person) for player in people)
    return f"{turn}:{reminded}:{persons}" if persons else ""


def _covers(old: str, new: str) -> bool:
    """Does the call that stands say what the new one would, to these people and perhaps more?"""
    (before, _, had), (now, _, has) = old.rpartition(":"), new.rpartition(":")
    return bool(has) and before == now and set(has.split(",")) <= set(had.split(","))
