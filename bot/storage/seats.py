"""The database queries for people's seats, and for the tables and lobbies of a person, channel or server."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict, Unpack

import sqlalchemy as sa

from bot.model.snapshots import Place
from bot.storage.database import Query, StorePart
from bot.storage.schema import lobbies, seats, tables

OfPlay: TypeAlias = Literal["tables", "lobbies"]
"""The kinds of rows in which people have seats."""


class Asked(TypedDict, total=False):
    """The criteria of a query for tables or lobbies."""

    person: int
    """The id of a person who has a seat."""
    met: int
    """The id of a person who has or had a seat, or is invited."""
    channel: int | None
    """The id of the channel, or None for any."""
    guild: int
    """The id of the server."""
    circuit: str
    """The id of the circuit that the table or lobby counts for."""


_OPEN: Mapping[OfPlay, tuple[sa.Table, Sequence[sa.ColumnElement[bool]]]] = {
    "tables": (tables, (tables.c.status == "playing",)),
    "lobbies": (lobbies, ()),
}
"""The database tables of tables and lobbies, each with the condition for being in play or open."""

_now = tables.alias("now")


def played_now(title: str | sa.Column[str], deal: str | sa.Column[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a deal of a game is being played where it counts, or by several people, and
    not as the continuation of a finished game.
    """
    here = seats.c.id == _now.c.id, seats.c.sits
    hosted = (_now.c.guild != 0) & ~_now.c.document.contains('"anywhere":true')
    several = sa.select(sa.func.count()).select_from(seats).where(*here).scalar_subquery() > 1
    dealt = _now.c.deal == deal, _now.c.title == title, _now.c.status == "playing"
    return sa.exists().where(*dealt, sa.or_(hosted, several), ~_now.c.document.contains('"branch":{'))


@dataclass(eq=False, repr=False)
class SqlSeats(StorePart):
    """The stored seats of people. _titles: the keys of the available games."""

    _titles: Collection[str]

    async def met(self, title: str, seed: str, persons: Sequence[int]) -> frozenset[int]:
        """Return the persons who have sat at a table with this game (its key) and seed."""
        found = (
            sa.select(seats.c.person)
            .join_from(seats, tables, seats.c.id == tables.c.id)
            .where(seats.c.person.in_(persons), tables.c.title == title, tables.c.deal == seed)
        )
        return frozenset(row.person for row in await self._rows(found))

    async def in_play(self, title: str, seed: str) -> bool:
        """Return whether a deal of a game is being played, as `played_now` describes."""
        return bool(await self._first(sa.select(played_now(title, seed)), lambda row: row[0]))

    async def find(self, kind: OfPlay, **asked: Unpack[Asked]) -> Mapping[str, int]:
        """Return, by id and oldest first, the versions of the tables in play, or of the lobbies, that meet
        the criteria.
        """
        table, open_now = _OPEN[kind]
        found = sa.select(table.c.id, table.c.version).where(*open_now)
        persons = asked.keys() & {"person", "met"}
        for name, value in asked.items():
            if value is not None:
                found = found.where((seats.c.person if name in persons else table.c[name]) == value)
        if persons:
            found = found.join(seats, seats.c.id == table.c.id)
        if "person" in persons:
            found = found.where(seats.c.sits)
        return {row.id: row.version for row in await self._rows(found.order_by(table.c.opened, table.c.id))}

    async def numbers(self, person: int, place: Place) -> tuple[int, int, int, int]:
        """Return four numbers of lobbies and tables in play: those where the person has a seat, those of them
        in the place's server, all in the place's channel, and all in its server or, outside of servers, in
        its channel.
        """
        mine, near, here, there = list[Query](), list[Query](), list[Query](), list[Query]()
        for table, open_now in _OPEN.values():
            number = sa.select(sa.func.count().label("number")).select_from(table).where(*open_now)
            sits = seats.c.person == person, seats.c.sits
            own = number.join(seats, seats.c.id == table.c.id).where(*sits)
            mine.append(own)
            near.append(own.where(table.c.guild == place.guild))
            here.append(number.where(table.c.channel == place.channel))
            there.append(number.where(table.c.guild == place.guild) if place.guild else here[-1])
        found = [rows[0].number for rows in await self._database.read(*mine, *near, *here, *there)]
        return sum(found[:2]), sum(found[2:4]), sum(found[4:6]), sum(found[6:])

    async def counts(self) -> Mapping[str, tuple[int, int]]:
        """Return the number of tables in play and of open lobbies of each game, by the game's key."""
        queries = [
            sa.select(table.c.title, sa.func.count().label("number")).where(*open_now).group_by(table.c.title)
            for table, open_now in _OPEN.values()
        ]
        found = await self._database.read(*queries)
        playing, waiting = ({row.title: row.number for row in rows} for rows in found)
        return {title: (playing.get(title, 0), waiting.get(title, 0)) for title in self._titles}

    async def page(self, kind: OfPlay, after: str, most: int, guild: int | None = None) -> Sequence[str]:
        """Return up to `most` ids of tables in play, or of lobbies, in order, after the id `after`. guild:
        the only server to include, or None for all.
        """
        table, open_now = _OPEN[kind]
        page = sa.select(table.c.id).where(table.c.id > after, *open_now).order_by(table.c.id).limit(most)
        if guild is not None:
            page = page.where(table.c.guild == guild)
        return [row.id for row in await self._rows(page)]
