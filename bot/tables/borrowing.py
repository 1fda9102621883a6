"""Tables and lobbies borrowed from the store: read when somebody asks for them, kept for a while, and read
anew where another process has changed them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.tables.lobby import Lobby
from bot.tables.records import LobbyRecord
from bot.tables.stores import SeatStore, TableStore
from bot.tables.table import Table
from bot.tables.transitions import AnyRecord

T = TypeVar("T")


class Cache(Generic[T]):
    """Things by their ids: those used last, `most` of them, and whatever somebody else still holds, so that
    there are never two of one id.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lately: OrderedDict[str, T] = OrderedDict()
        self._there: WeakValueDictionary[str, T] = WeakValueDictionary()

    def get(self, id: str) -> T | None:
        """The thing with that id, which counts as used now."""
        thing = self._there.get(id)
        if thing is not None:
            self.put(id, thing)
        return thing

    def put(self, id: str, thing: T) -> None:
        """Keep it."""
        self._there[id] = self._lately[id] = thing
        self._lately.move_to_end(id)
        if len(self._lately) > self._most:
            self._lately.popitem(last=False)

    def drop(self, id: str) -> None:
        """Know nothing of it any more."""
        self._lately.pop(id, None)
        self._there.pop(id, None)

    def values(self) -> list[T]:
        """All that is there."""
        return list(self._there.values())


class BorrowedTables:
    """Tables. most: so many are kept. make: makes one of a record. know: learns what those there have chosen,
    before they are handed out.
    """

    def __init__(
        self,
        store: TableStore,
        seats: SeatStore,
        most: int,
        make: Callable[[AnyRecord], Table],
        know: Callable[[Iterable[Table]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._seats = seats
        self._make = make
        self._know = know
        self._cache: Cache[Table] = Cache(most)

    async def get(self, id: str) -> Table | None:
        """The table with that id, in play or finished, as it is now. Raises Illegible."""
        table = self._cache.get(id)
        if table is None or table.record.status != "playing":  # what is over may be deleted by now
            return await self._read(id)
        moved = await self._store.moved_table(id, table.record.version)
        if moved is not None:
            await table.hear(moved)
        await self._know([table])
        return table

    async def _read(self, id: str) -> Table | None:
        record = await self._store.find_table(id)
        if record is None:
            self._cache.drop(id)
            return None
        table = self._cache.get(id) or self.put(record)
        await table.hear(record)
        await self._know([table])
        return table

    def put(self, record: AnyRecord) -> Table:
        """The table of a record that is stored."""
        table = self._make(record)
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """That one is stored."""
        self._cache.put(table.record.id, table)

    def held(self) -> list[Table]:
        """Those in memory."""
        return self._cache.values()

    async def of(self, person: int) -> list[Table]:
        """The tables in play at which that person has a seat, the oldest first."""
        return await self._present(await self._seats.tables_in_play(person=person))

    async def met_by(self, person: int) -> list[Table]:
        """The tables in play where that person sits or sat."""
        return await self._present(await self._seats.tables_in_play(met_by=person))

    async def in_channel(self, channel: int) -> list[Table]:
        """The tables in play in that channel, the oldest first."""
        return await self._present(await self._seats.tables_in_play(channel=channel))

    async def at(self, guild: int, channel: int | None) -> list[Table]:
        """The tables in play in that channel of that server; without one, in all of them."""
        return await self._present(await self._seats.tables_in_play(guild=guild, channel=channel))

    async def _present(self, versions: Mapping[str, int]) -> list[Table]:
        """Those tables, of at least these versions, as far as they can be read."""
        tables = {id: table for id in versions if (table := self._cache.get(id)) is not None}
        old = [id for id, version in versions.items() if id not in tables or _older(tables[id], version)]
        for record in await self._store.find_tables(old) if old else ():
            known = self._cache.get(record.id) or self.put(record)
            await known.hear(record)
            tables[record.id] = known
        await self._know(tables.values())
        return [tables[id] for id in versions if id in tables]


class BorrowedLobbies:
    """Open lobbies. most, make, know: as with tables."""

    def __init__(
        self,
        store: TableStore,
        seats: SeatStore,
        most: int,
        make: Callable[[LobbyRecord[Any]], Lobby],
        know: Callable[[Iterable[Lobby]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._seats = seats
        self._make = make
        self._know = know
        self._cache: Cache[Lobby] = Cache(most)

    async def get(self, id: str) -> Lobby | None:
        """The open lobby with that id, as it is now. Raises Illegible."""
        lobby = self._cache.get(id)
        if lobby is None:
            record = await self._store.find_lobby(id)
            if record is None:
                return None
            lobby = self._cache.get(id) or self.put(record)
        elif await self._store.lobby_moved(id, lobby.record.version):
            await lobby.read_anew()
        await self._know([lobby])
        return None if lobby.closed else lobby

    def put(self, record: LobbyRecord[Any]) -> Lobby:
        """The lobby of a record that is stored."""
        lobby = self._make(record)
        self._cache.put(record.id, lobby)
        return lobby

    def held(self) -> list[Lobby]:
        """Those in memory."""
        return self._cache.values()

    def drop(self, id: str) -> None:
        """That one is closed."""
        self._cache.drop(id)

    async def of(self, person: int) -> list[Lobby]:
        """The open lobbies in which that person sits, the oldest first."""
        return await self._present(await self._seats.open_lobbies(person=person))

    async def asking(self, person: int) -> list[Lobby]:
        """The open lobbies in which that person sits, or that ask them to."""
        return await self._present(await self._seats.open_lobbies(asked=person))

    async def in_channel(self, channel: int) -> list[Lobby]:
        """The open lobbies in that channel, the oldest first."""
        return await self._present(await self._seats.open_lobbies(channel=channel))

    async def with_room_in(self, guild: int) -> list[Lobby]:
        """The open lobbies of that server that have a seat left, the newest last."""
        found = await self._present(await self._seats.open_lobbies(guild=guild))
        return [lobby for lobby in found if lobby.has_room]

    async def of_circuit(self, circuit: str) -> list[Lobby]:
        """The open lobbies whose match counts for that circuit."""
        return await self._present(await self._seats.open_lobbies(circuit=circuit))

    async def _present(self, versions: Mapping[str, int]) -> list[Lobby]:
        lobbies = {id: lobby for id in versions if (lobby := self._cache.get(id)) is not None}
        for id in [id for id, lobby in lobbies.items() if _older(lobby, versions[id])]:
            await lobbies[id].read_anew()
        new = [id for id in versions if id not in lobbies]
        for record in await self._store.find_lobbies(new) if new else ():
            lobbies[record.id] = self._cache.get(record.id) or self.put(record)
        await self._know(lobbies.values())
        return [lobbies[id] for id in versions if id in lobbies and not lobbies[id].closed]


def _older(thing: Table | Lobby, version: int) -> bool:
    return thing.record.version < version
