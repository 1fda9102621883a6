"""Cached tables and lobbies, which are read from the store on request, and again after another process has
changed them.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar, Unpack
from weakref import WeakValueDictionary

from bot.model.snapshots import AnyLobby, AnySnapshot
from bot.storage.seats import Asked, OfPlay, SqlSeats
from bot.storage.tables import SqlTables
from bot.tables.lobby import Lobby
from bot.tables.table import Table

T = TypeVar("T", bound=Table | Lobby)
R = TypeVar("R")


class Cache(Generic[T]):
    """A cache of tables or lobbies by id: the `most` last used, and all that are still referenced, so no two
    objects ever have the same id.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lately: OrderedDict[str, T] = OrderedDict()
        self._there: WeakValueDictionary[str, T] = WeakValueDictionary()

    def get(self, id: str) -> T | None:
        """Return the entry with that id, which counts as used now, or None."""
        thing = self._there.get(id)
        if thing is not None:
            self.put(id, thing)
        return thing

    def put(self, id: str, thing: T) -> None:
        """Add a thing to the cache."""
        self._there[id] = self._lately[id] = thing
        self._lately.move_to_end(id)
        if len(self._lately) > self._most:
            self._lately.popitem(last=False)

    def drop(self, id: str) -> None:
        """Drop an entry from the cache."""
        self._lately.pop(id, None)
        self._there.pop(id, None)

    def values(self) -> list[T]:
        """Return all entries."""
        return list(self._there.values())


class Cached(Generic[T, R]):
    """A cache of tables or lobbies. stored: finds the snapshots with these ids. make: makes a table or lobby
    from a snapshot. load: reads the settings of their people before they are returned.
    """

    _kind: ClassVar[OfPlay]

    def __init__(
        self,
        *,
        store: SqlTables,
        seats: SqlSeats,
        stored: Callable[[Sequence[str]], Awaitable[Sequence[Any]]],
        cache: Cache[T],
        make: Callable[[R], T],
        load: Callable[[Iterable[T]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._seats = seats
        self._stored = stored
        self._cache = cache
        self._make = make
        self._load = load

    def put(self, snapshot: R) -> T:
        """Return the table or lobby for a snapshot that is stored."""
        made = self._make(snapshot)
        self.add(made)
        return made

    def add(self, thing: T) -> None:
        """Cache a table or lobby that is stored."""
        self._cache.put(thing.snapshot.id, thing)

    def held(self) -> list[T]:
        """Return the tables or lobbies in memory."""
        return self._cache.values()

    async def find(self, **asked: Unpack[Asked]) -> list[T]:
        """Return the open lobbies, or the tables in play, that match all filters, oldest first."""
        versions = await self._seats.find(self._kind, **asked)
        there = {id: thing for id in versions if (thing := self._cache.get(id)) is not None}
        old = [
            id for id, version in versions.items() if id not in there or there[id].snapshot.version < version
        ]
        for snapshot in await self._stored(old) if old else ():
            known = there[snapshot.id] = self._cache.get(snapshot.id) or self.put(snapshot)
            await known.adopt(snapshot)
        await self._load(there.values())
        return [there[id] for id in versions if id in there]


class CachedTables(Cached[Table, AnySnapshot]):
    """A cache of tables, in play or finished."""

    _kind = "tables"

    async def get(self, id: str) -> Table | None:
        """Return the table with that id, in its current state, or None if it does not exist. Raises
        Illegible.
        """
        table = self._cache.get(id)
        if table is None or table.snapshot.status != "playing":  # a finished table may have been deleted
            snapshot = await self._store.find_table(id)
            if snapshot is None:
                self._cache.drop(id)
                return None
            table = self._cache.get(id) or self.put(snapshot)
        else:
            snapshot = await self._store.moved_table(id, table.snapshot.version)
        if snapshot is not None:
            await table.adopt(snapshot)
        await self._load([table])
        return table


class CachedLobbies(Cached[Lobby, AnyLobby]):
    """A cache of open lobbies."""

    _kind = "lobbies"

    async def get(self, id: str) -> Lobby | None:
        """Return the open lobby with that id, in its current state, or None if there is none. Raises
        Illegible.
        """
        lobby = self._cache.get(id)
        if lobby is None:
            snapshot = await self._store.find_lobby(id)
            if snapshot is None:
                return None
            lobby = self._cache.get(id) or self.put(snapshot)
        elif await self._store.lobby_moved(id, lobby.snapshot.version):
            await lobby.refresh()
        await self._load([lobby])
        return None if lobby.closed else lobby

    async def find(self, **asked: Unpack[Asked]) -> list[Lobby]:
        """Return the open lobbies that match all filters, the oldest first."""
        return [lobby for lobby in await super().find(**asked) if not lobby.closed]

    def drop(self, id: str) -> None:
        """Drop a closed lobby."""
        self._cache.drop(id)
