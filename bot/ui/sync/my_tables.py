"""*My tables*: a pinned DM that says where it is a player's turn, while they sit at several tables."""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from bot.locales.phrase import Locale, say, spoken
from bot.runtime.clock import Clock, sleep
from bot.storage.messages import ListMessage, SqlMessages
from bot.storage.workers import SqlWorkers
from bot.tables.table import Table
from bot.tables.table_cache import CachedTables
from bot.ui import failures
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import layout, mark
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.message_state import GONE, MessageState, nonce
from bot.ui.sync.showing import Showing
from bot.ui.text import safe, table_link

PAUSE = 3.0
"""Seconds between two updates of a person's list, and from a change to its update."""
MOST = 9
"""Most tables on a list, which has ten lines with its heading."""
AT_ONCE = 50
"""Lists compared at the same time after a start, once in PAUSE."""


def waits_for(table: Table, person: int) -> bool:
    """Return whether it is that person's turn there."""
    return any(table.snapshot.players[seat].person == person for seat in table.awaited)


def turn_at(table: Table, person: int, locale: Locale) -> str:
    """Return whose turn it is there, for that person: in bold if it is theirs."""
    mine = waits_for(table, person)
    view = table.view(table.seat_of(person) if mine else None)
    now = spoken(table.title.words.text.headline(view, [safe(name) for name in table.names]), locale)
    return f"**{now}**" if mine else now


async def my_tables(tables: CachedTables, person: int) -> list[Table]:
    """Return the tables in play where that person sits, those that wait for them first."""
    return sorted(await tables.find(person=person), key=lambda table: not waits_for(table, person))


class MyTables:
    """The lists of all who sit at two or more tables in play: one DM each, edited when its text changes,
    deleted when fewer are left.
    """

    def __init__(
        self,
        *,
        client: discord.Client,
        builder: MessageBuilder,
        dms: DirectMessages,
        store: SqlMessages,
        workers: SqlWorkers,
        tables: CachedTables,
        showing: Callable[[Table], Awaitable[tuple[Showing, MessageState]]],
        later: BackgroundTasks,
        clock: Clock,
    ) -> None:
        self._client = client
        self._builder = builder
        self._dms = dms
        self._store = store
        self._workers = workers
        self._tables = tables
        self._showing = showing
        self._later = later
        self._clock = clock
        self._changed: dict[int, bool] = {}
        """The people whose list is being updated, and whether to repeat that."""
        self._have: set[int] = set()
        self._seated = dict[str, frozenset[int]]()
        """The people at each table in play that is in memory."""
        self._counts = Counter[int]()
        """Their numbers of such tables."""
        self._started: bool = False

    def look(self, showing: Showing) -> None:
        """Record that a table has changed where people sit, or sat until now. For people with one table in
        memory nothing is read.
        """
        if not self._started:  # another process may have been killed before it edited or deleted these
            self._started = True
            self._try(self._look_at_all)
        table = showing.playing
        players = () if table is None or showing.anywhere else table.snapshot.players
        seated = frozenset(each.person for each in players if each.person is not None)
        for person in self._seat(showing.id, seated):
            if person in self._have or (self._counts[person] > 1 and not self._dms.shut(person)):
                self._begin(person)

    def leave(self, showing: Showing) -> None:
        """Record that a table is no longer in memory."""
        self._seat(showing.id, frozenset())

    def _seat(self, table: str, people: frozenset[int]) -> frozenset[int]:
        before = self._seated.pop(table, frozenset())
        self._counts.subtract(before)
        self._counts.update(people)
        for person in before - people:
            if not self._counts[person]:
                del self._counts[person]
        if people:
            self._seated[table] = people
        return before | people

    async def forget(self, person: int) -> None:
        """Delete that person's list. Nothing is stored about it when this returns."""
        self._have.discard(person)
        stored = await self._store.read_list(person)
        if stored is not None:
            await self._store.drop_list(person)
            self._try(partial(self._delete, stored))

    def _try(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._later.begin(self._later.until_done(attempt, "my-tables"), "my-tables")

    async def _look_at_all(self) -> None:
        last = -1
        while people := await self._store.have_lists(last, AT_ONCE):
            for last in people:
                self._have.add(last)
                self._begin(last)
            await sleep(self._clock, PAUSE)

    def _begin(self, person: int) -> None:
        if person not in self._changed:
            self._later.begin(self._work(person), "my-tables")
        self._changed[person] = True

    async def _work(self, person: int) -> None:
        await self._client.wait_until_ready()
        while self._changed[person]:
            await sleep(self._clock, PAUSE)
            self._changed[person] = False
            await self._later.until_done(partial(self._bring, person), "my-tables")
        del self._changed[person]

    async def _bring(self, person: int) -> None:
        """Bring the list up to date. One worker at a time does so, others check again."""
        if await self._workers.claim(f"u{person}") is None:
            self._changed[person] = True
            return
        stored = await self._store.read_list(person)
        tables = await my_tables(self._tables, person)
        if len(tables) > 1:
            await self._show(person, tables, stored)
        elif stored is not None:
            await self._delete(stored)
            await self._drop(person)

    async def _show(self, person: int, tables: list[Table], stored: ListMessage | None) -> None:
        channel, message, shows = stored or (0, 0, "")
        locale = self._builder.reads(person)
        lines = [await self._line(table, person, locale) for table in tables[:MOST]]
        drawn = layout("\n".join([say("answer-mine", locale), *lines]))
        self._have.add(person)
        if shows == drawn.key:
            return
        if not message or not await self._dms.edit(person, channel, message, drawn):
            ids = sorted(table.snapshot.id for table in tables)
            sent = await self._dms.send(person, drawn, nonce("my-tables", person, message, *ids))
            if sent is None:
                await self._drop(person)
                return
            channel, message = sent.channel.id, sent.id
            with suppress(discord.HTTPException):
                await sent.pin()
        await self._store.write_list(person, ListMessage(channel, message, drawn.key))

    async def _line(self, table: Table, person: int, locale: Locale) -> str:
        """Return one table's line: its colour and game, whose turn it is, and a link to their hand or to the
        table.
        """
        _, state = await self._showing(table)
        place, message = table.snapshot.place, state.linked or 0
        hand = state.hands.get(person)
        if hand is not None and hand.shows != GONE:
            place, message = replace(place, guild=0, channel=hand.channel), hand.message
        return say(
            "answer-mine-table",
            locale,
            mark=mark(table.snapshot.id),
            game=table.title.name,
            where=table_link(table.snapshot.id, place, message),
            now=turn_at(table, person, locale),
        )

    async def _drop(self, person: int) -> None:
        self._have.discard(person)
        await self._store.drop_list(person)

    async def _delete(self, stored: ListMessage) -> None:
        channel = self._client.get_partial_messageable(stored.channel)
        try:
            await channel.get_partial_message(stored.message).delete()
        except discord.HTTPException as error:
            if failures.passes(error):
                raise
