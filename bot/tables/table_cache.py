"""Cached tables and lobbies, which are read from the store on request."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar, Unpack
from weakref import WeakValueDictionary

from bot.model.snapshots import AnyLobby, AnySnapshot
from bot.storage.seats import Asked, OfPlay, SqlSeats
from bot.tables.lobby import Lobby
from bot.tables.stored_state import AnyStoredState, Versioned
from bot.tables.table import Table

T = TypeVar("T", bound=AnyStoredState)
S = TypeVar("S", bound=Versioned)


class Cached(Generic[T, S]):
    """A cache of tables, in play or finished, or of open lobbies, with a single object for each id. find,
    find_all: return the snapshot with an id, or those with several ids. most: the number of the most recently
    used ones that the cache keeps alive. Others stay while they are used elsewhere. make: makes a table or
    lobby from a snapshot. load: reads the settings of the people at tables or lobbies before these are
    returned. shared: whether other processes change the tables or lobbies too.
    """

    def __init__(
        self,
        kind: OfPlay,
        *,
        seats: SqlSeats,
        find: Callable[[str], Awaitable[S | None]],
        find_all: Callable[[Sequence[str]], Awaitable[Sequence[S]]],
        most: int,
        make: Callable[[S], T],
        load: Callable[[Iterable[T]], Awaitable[None]],
        shared: bool,
    ) -> None:
        self._kind: OfPlay = kind
        self._seats = seats
        self._find = find
        self._find_all = find_all
        self._most = most
        self._lately: OrderedDict[str, T] = OrderedDict()
        self._there: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._make = make
        self._load = load
        self._shared = shared

    def put(self, snapshot: S) -> T:
        """Cache a stored snapshot as a table or lobby, and return it."""
        made = self._make(snapshot)
        self.add(made)
        return made

    def add(self, thing: T) -> None:
        """Cache a stored table or lobby, and mark it as used."""
        id = thing.snapshot.id
        self._there[id] = self._lately[id] = thing
        self._lately.move_to_end(id)
        if len(self._lately) > self._most:
            self._lately.popitem(last=False)

    def drop(self, id: str) -> None:
        """Remove a table or lobby from the cache."""
        self._lately.pop(id, None)
        self._there.pop(id, None)

    def known(self, id: str) -> T | None:
        """Return the table or lobby with the given id, and mark it as used, or return None if it is not in
        memory.
        """
        thing = self._there.get(id)
        if thing is not None:
            self.add(thing)
        return thing

    def held(self) -> list[T]:
        """Return the tables or lobbies in memory."""
        return list(self._there.values())

    async def get(self, id: str) -> T | None:
        """Return the table or open lobby with the given id in its current state, or None if there is none.
        Raises Illegible.
        """
        known = self.known(id)
        if known is None:
            snapshot = await self._find(id)
            if snapshot is None:
                return None
            known = self.known(id) or self.put(snapshot)
            await known.adopt(snapshot)
        elif self._shared or known.can_be_deleted:
            await known.refresh()
        await self._load([known])
        if known.closed:
            self.drop(id)
            return None
        return known

    async def find(self, **asked: Unpack[Asked]) -> list[T]:
        """Return the open lobbies, or the tables in play, that match all filters and can be read, oldest
        first.
        """
        versions = await self._seats.find(self._kind, **asked)
        there = {id: thing for id in versions if (thing := self.known(id)) is not None}
        old = [
            id for id, version in versions.items() if id not in there or there[id].snapshot.version < version
        ]
        for snapshot in await self._find_all(old) if old else ():
            known = there[snapshot.id] = self.known(snapshot.id) or self.put(snapshot)
            await known.adopt(snapshot)
        await self._load(there.values())
        return [there[id] for id in versions if id in there and not there[id].closed]


CachedTables: TypeAlias = Cached[Table, AnySnapshot]
CachedLobbies: TypeAlias = Cached[Lobby, AnyLobby]
