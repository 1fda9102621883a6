"""A cache of stored values, which are read when they are needed, then answered from memory."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

KEPT: Final = 5_000
"""The number of entries of each cache."""


class ReadCache(Generic[K, T]):
    """A cache by id, which drops the least recently used entry first. nothing: the value of entries that are
    not stored, or were not read.
    """

    def __init__(self, find: Callable[[Collection[K]], Awaitable[Mapping[K, T]]], nothing: T) -> None:
        self._find = find
        self._nothing = nothing
        self._kept = OrderedDict[K, tuple[float, T]]()

    def __getitem__(self, id: K) -> T:
        return self._kept[id][1] if id in self._kept else self._nothing

    def keep(self, id: K, value: T, now: float) -> None:
        """Cache the current value."""
        self._kept[id] = now, value
        self._kept.move_to_end(id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, id: K, now: float) -> None:
        """Record that nothing is stored now."""
        self.keep(id, self._nothing, now)

    async def read(self, ids: Iterable[K], since: float, now: float) -> None:
        """Read the entries that were not read since then."""
        before = {id: self._kept.get(id) for id in ids}
        for id in before.keys() & self._kept.keys():
            self._kept.move_to_end(id)
        old = {id: kept for id, kept in before.items() if kept is None or kept[0] < since}
        found = await self._find(old.keys()) if old else {}
        for id, kept in old.items():
            if self._kept.get(id) is kept:  # else it was changed meanwhile
                self.keep(id, found.get(id, self._nothing), now)
