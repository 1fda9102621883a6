"""Tables and lobbies, cached: read from the store when somebody asks for them, and read again where another
process has changed them.
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
        """Drop it from the cache."""
        self._lately.pop(id, None)
        self._there.pop(id, None)

    def values(self) -> list[T]:
        """All that is there."""
        return list(self._there.values())


class Cached(Generic[T, R]):
    """Tables or lobbies. stored: finds the snapshots of those with these ids. make: makes one of a snapshot.
    know: learns what those there have chosen, before they are handed out.
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
        know: Callable[[Iterable[T]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._seats = seats
        self._stored = stored
        self._cache = cache
        self._make = make
        self._know = know

    def put(self, snapshot: R) -> T:
        """The one of a snapshot that is stored."""
        made = self._make(snapshot)
        self.keep(made)
        return made

    def keep(self, thing: T) -> None:
        """That one is stored."""
        self._cache.put(thing.snapshot.id, thing)

    def held(self) -> list[T]:
        """Those in memory."""
        return self._cache.values()

    async def find(self, **asked: Unpack[Asked]) -> list[T]:
        """Those that are open or in play and fit all that is asked, the oldest first."""
        versions = await self._seats.find(self._kind, **asked)
        there = {id: thing for id in versions if (thing := self._cache.get(id)) is not None}
        old = [
            id for id, version in versions.items() if id not in there or there[id].snapshot.version < version
        ]
        for snapshot in await self._stored(old) if old else ():
            known = there[snapshot.id] = self._cache.get(snapshot.id) or self.put(snapshot)
            await known.adopt(snapshot)
        await self._know(there.values())
        return [there[id] for id in versions if id in there]


class CachedTables(Cached[Table, AnySnapshot]):
    """Tables, in play or finished."""

    _kind = "tables"

    async def get(self, id: str) -> Table | None:
        """The table with that id, as it is now. Raises Illegible."""
        table = self._cache.get(id)
        if table is None or table.snapshot.status != "playing":  # what is over may be deleted by now
            snapshot = await self._store.find_table(id)
            if snapshot is None:
                self._cache.drop(id)
                return None
            table = self._cache.get(id) or self.put(snapshot)
        else:
            snapshot = await self._store.moved_table(id, table.snapshot.version)
        if snapshot is not None:
            await table.adopt(snapshot)
        await self._know([table])
        return table


class CachedLobbies(Cached[Lobby, AnyLobby]):
    """Open lobbies."""

    _kind = "lobbies"

    async def get(self, id: str) -> Lobby | None:
        """The open lobby with that id, as it is now. Raises Illegible."""
        lobby = self._cache.get(id)
        if lobby is None:
            snapshot = await self._store.find_lobby(id)
            if snapshot is None:
                return None
            lobby = self._cache.get(id) or self.put(snapshot)
        elif await self._store.lobby_moved(id, lobby.snapshot.version):
            await lobby.refresh()
        await self._know([lobby])
        return None if lobby.closed else lobby

    async def find(self, **asked: Unpack[Asked]) -> list[Lobby]:
        """The open lobbies that fit all that is asked, the oldest first."""
        return [lobby for lobby in await super().find(**asked) if not lobby.closed]

    def drop(self, id: str) -> None:
        """That one is closed."""
        self._cache.drop(id)
