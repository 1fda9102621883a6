"""The public messages of a table: the one that shows it, and the short one that calls the player to move."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord.utils import snowflake_time

from bot.clock import Clock
from bot.tables.records import Place, Player
from bot.tables.table import Table
from bot.ui.house import House
from bot.ui.notes import Board, Notes
from bot.ui.page import Page
from bot.ui.pages import Pages
from bot.ui.phrases import link, moment
from bot.ui.table_page import moved_page

log = logging.getLogger(__name__)

OLD = 50 * 60.0
"""After so many seconds a message is posted anew: Discord limits edits of messages older than an hour."""
BURIED = 8
"""So many messages of others below it bury a table."""
_UNEDITABLE = (10008, 30046, 50083)
"""Discord's codes for a message that is gone, edited too often when old, or in an archived thread."""
LOOK_EVERY = 60.0
"""The channel is searched for them at most once in so many seconds."""


class Channel:
    """Keeps the public messages of lobbies and tables."""

    def __init__(self, house: House, pages: Pages, clock: Clock) -> None:
        self._house = house
        self._clock = clock
        self._pages = pages

    def _at(self, place: Place) -> discord.PartialMessageable:
        return self._house.get_partial_messageable(place.channel, guild_id=place.guild)

    async def show(self, board: Board, notes: Notes, page: Page) -> None:
        """Bring the public message up to date: edit it, or post it (anew) where there is none (good)."""
        place = board.subject.record.place
        old = notes.anchor
        if old and not await self._must_move(board, old):
            if page.key == notes.face:
                return
            if await board.wires.edit(old, page) or await self._edit(place, old, page):
                notes.face = page.key
                return
            old = 0
        message = await self._at(place).send(view=page.body, files=page.files())
        notes.anchor, notes.face, board.moving = message.id, page.key, False
        if old and isinstance(board.subject, Table):
            await self._strip(board.subject, old, message.id)

    async def _edit(self, place: Place, message: int, page: Page) -> bool:
        """Edit a message by its id. Was it done? If not, it must be posted anew."""
        try:
            await self._at(place).get_partial_message(message).edit(view=page.body, attachments=page.files())
        except discord.HTTPException as error:
            if error.code not in _UNEDITABLE:
                raise
            return False
        return True

    async def _must_move(self, board: Board, anchor: int) -> bool:
        if board.moving:
            return True
        if not isinstance(board.subject, Table) or board.subject.record.status != "playing":
            return False
        if self._clock.now() - snowflake_time(anchor).timestamp() > OLD:
            return True
        return await self._buried(board, board.subject, anchor)

    async def _buried(self, board: Board, table: Table, anchor: int) -> bool:
        """Have others written so much since that nobody sees the table? Asked at a new turn, now and then."""
        now, (then, turn) = self._clock.now(), board.looked
        if not then:
            board.looked = (now, table.turn)
        if not then or table.turn == turn or now - then < LOOK_EVERY:
            return False
        board.looked = (now, table.turn)
        me, others = self._house.user, 0
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
        page = moved_page(table, self._pages.title(table), link(table.record.place, new))
        message = self._at(table.record.place).get_partial_message(old)
        try:
            await message.edit(view=page.body, attachments=[])
        except discord.HTTPException as error:
            log.info("table %s: its old message keeps its buttons: %s", table.record.id, error)

    async def call(self, table: Table, notes: Notes) -> None:
        """Call whoever is to move, once a turn and once more at half time, and take the call before away.

        Who is awaited together is called together; it stands while some of them have still to move.
        """
        people = [table.record.players[seat] for seat in sorted(table.awaited)]
        people = [player for player in people if player.person is not None and player.driver is None]
        reminded = any(due.reminded for due in table.record.dues)
        called = _call(table.turn, people, reminded=reminded)
        if called == notes.called or _covers(notes.called, called):
            return
        old, notes.ping, notes.called = notes.ping, 0, called
        if people:
            message = await self._at(table.record.place).send(
                self._words(table, notes, people, reminded=reminded),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    roles=False,
                    users=[discord.Object(player.person) for player in people if player.person is not None],
                ),
            )
            notes.ping = message.id
        if old:
            await self._delete(table.record.place, old)

    def _words(self, table: Table, notes: Notes, people: list[Player], *, reminded: bool) -> str:
        title = self._pages.title(table)
        who = ", ".join(f"<@{player.person}>" for player in people)
        what = "half of your time has passed" if reminded else "your turn"
        where = f"[{title.name} table {table.record.id}]({link(table.record.place, notes.anchor)})"
        clock = f" The clock plays {moment(self._due(table))}." if table.record.dues else ""
        return f"{who}, {what} at {where}.{clock}"

    def _due(self, table: Table) -> float:
        return self._house.floor.unix(min(due.at for due in table.record.dues))

    async def _delete(self, place: Place, message: int) -> None:
        try:
            await self._at(place).get_partial_message(message).delete()
        except discord.NotFound:
            log.debug("the call was gone already")


def _call(turn: int, people: Sequence[Player], *, reminded: bool) -> str:
    """What a call says, for the notes; "" when nobody is called."""
    persons = ",".join(str(player.person) for player in people)
    return f"{turn}:{reminded}:{persons}" if persons else ""


def _covers(old: str, new: str) -> bool:
    """Does the call that stands say what the new one would, to these people and perhaps more?"""
    (before, _, had), (now, _, has) = old.rpartition(":"), new.rpartition(":")
    return bool(has) and before == now and set(has.split(",")) <= set(had.split(","))
