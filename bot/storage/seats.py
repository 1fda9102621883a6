"""Who sits where, and what stands where: questions that indexes answer."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import func, select

from bot.storage.database import Database
from bot.storage.schema import lobbies, seats, tables
from bot.tables.records import Place
from bot.tables.stores import OfPlay


class SqlSeats:
    """A bot.tables.stores.SeatStore. titles: the keys of the games there are."""

    def __init__(self, database: Database, titles: Collection[str]) -> None:
        self._database = database
        self._titles = titles

    async def met(self, title: str, seed: str, persons: Sequence[int]) -> frozenset[int]:
        """Those of these people who have sat at a table of that game whose deal is of that seed."""
        found = (
            select(seats.c.person)
            .join_from(seats, tables, seats.c.id == tables.c.id)
            .where(seats.c.person.in_(persons), tables.c.title == title)
            .where(tables.c.document.contains(f'"seed":{json.dumps(seed)}'))
        )
        (rows,) = await self._database.read(found)
        return frozenset(row.person for row in rows)

    async def tables_in_play(
        self,
        *,
        person: int | None = None,
        met_by: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        circuit: str | None = None,
    ) -> Mapping[str, int]:
        """The tables in play at which that person sits, in that channel, for that circuit: the versions by
        their ids, the oldest table first. met_by: they sit or sat there.
        """
        found = select(tables.c.id, tables.c.version).where(tables.c.status == "playing")
        if person is not None or met_by is not None:
            found = found.join(seats, seats.c.id == tables.c.id)
        if person is not None:
            found = found.where(seats.c.sits)
        who = ((seats.c.person, person), (seats.c.person, met_by))
        where = ((tables.c.channel, channel), (tables.c.guild, guild), (tables.c.circuit, circuit))
        for column, value in (*who, *where):
            if value is not None:
                found = found.where(column == value)
        (rows,) = await self._database.read(found.order_by(tables.c.opened, tables.c.id))
        return {row.id: row.version for row in rows}

    async def open_lobbies(
        self,
        *,
        person: int | None = None,
        asked: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        circuit: str | None = None,
    ) -> Mapping[str, int]:
        """The same of lobbies. asked: they sit there, or are asked to come."""
        found = select(lobbies.c.id, lobbies.c.version)
        if person is not None or asked is not None:
            found = found.join(seats, seats.c.id == lobbies.c.id)
        if person is not None:
            found = found.where(seats.c.sits)
        who = ((seats.c.person, person), (seats.c.person, asked))
        where = ((lobbies.c.channel, channel), (lobbies.c.guild, guild), (lobbies.c.circuit, circuit))
        for column, value in (*who, *where):
            if value is not None:
                found = found.where(column == value)
        (rows,) = await self._database.read(found.order_by(lobbies.c.opened, lobbies.c.id))
        return {row.id: row.version for row in rows}

    async def numbers(self, person: int, place: Place) -> tuple[int, int, int]:
        """How many lobbies and tables in play that person sits at, how many that channel has, and how many
        that server.
        """
        playing = tables.c.status == "playing"
        count = func.count().label("number")
        mine = seats.c.person == person, seats.c.sits
        found = await self._database.read(
            select(count).join_from(seats, tables, seats.c.id == tables.c.id).where(*mine, playing),
            select(count).join_from(seats, lobbies, seats.c.id == lobbies.c.id).where(*mine),
            select(count).select_from(tables).where(tables.c.channel == place.channel, playing),
            select(count).select_from(lobbies).where(lobbies.c.channel == place.channel),
            select(count).select_from(tables).where(tables.c.guild == place.guild, playing),
            select(count).select_from(lobbies).where(lobbies.c.guild == place.guild),
        )
        own, own_lobbies, channel, channel_lobbies, guild, guild_lobbies = (rows[0].number for rows in found)
        return own + own_lobbies, channel + channel_lobbies, guild + guild_lobbies

    async def counts(self) -> Mapping[str, tuple[int, int]]:
        """For each game, by its key, how many tables are in play and how many lobbies open."""
        count = func.count().label("number")
        in_play = select(tables.c.title, count).where(tables.c.status == "playing").group_by(tables.c.title)
        playing, gathering = await self._database.read(
            in_play, select(lobbies.c.title, count).group_by(lobbies.c.title)
        )
        at_play = {row.title: row.number for row in playing}
        waiting = {row.title: row.number for row in gathering}
        return {title: (at_play.get(title, 0), waiting.get(title, 0)) for title in self._titles}

    async def page(self, kind: OfPlay, after: str, most: int) -> Sequence[str]:
        """The ids of tables in play, or of lobbies, in their order, from the one after that id on."""
        ids = tables.c.id if kind == "tables" else lobbies.c.id
        page = select(ids).where(ids > after).order_by(ids).limit(most)
        (rows,) = await self._database.read(
            page.where(tables.c.status == "playing") if kind == "tables" else page
        )
        return [row.id for row in rows]
