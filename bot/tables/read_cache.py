"""A cache of stored values, which are read when they are needed, then answered from memory."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST: Final = 5_000
"""The most entries of each cache."""


class ReadCache(Generic[K, T]):
    """A cache by id, which drops the least recently used entry first. nothing: the value of entries that are
    not stored, or were not read.
    """

    def __init__(self, find: Callable[[Collection[K]], Awaitable[Mapping[K, T]]], nothing: T) -> None:
        self._find = find
        self._nothing = nothing
        self._entries = OrderedDict[K, tuple[float, T]]()

    def __getitem__(self, id: K) -> T:
        return self._entries[id][1] if id in self._entries else self._nothing

    def put(self, id: K, value: T, now: float) -> None:
        """Cache the current value."""
        self._entries[id] = now, value
        self._entries.move_to_end(id)
        if len(self._entries) > MOST:
            self._entries.popitem(last=False)

    def put_nothing(self, id: K, now: float) -> None:
        """Record that nothing is stored for that id now."""
        self.put(id, self._nothing, now)

    async def read(self, ids: Iterable[K], since: float, now: float) -> None:
        """Read those of these entries that were not read or put since `since`. now: the time of this
        reading.
        """
        before = {id: self._entries.get(id) for id in ids}
        for id in before.keys() & self._entries.keys():
            self._entries.move_to_end(id)
        old = {id: entry for id, entry in before.items() if entry is None or entry[0] < since}
        found = await self._find(old.keys()) if old else {}
        for id, entry in old.items():
            if self._entries.get(id) is entry:  # else it was changed meanwhile
                self.put(id, found.get(id, self._nothing), now)
