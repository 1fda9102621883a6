"""A cache that is limited by the total size of its values."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class SizedCache(Generic[V]):
    """A cache that drops the least recently used values first. Threads can share it. most: the limit in
    bytes. A single value is kept even if it is larger.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V], size: Callable[[V], int]) -> V:
        """Return the value of the key, created with `make` if there is none. size: returns the size of a
        value in bytes.
        """
        value = self.find(key)
        if value is None:
            value = make()
            self.keep(key, value, size(value))
        return value

    def find(self, key: Hashable) -> V | None:
        """Return the value of the key, or None if there is none."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, value: V, size: int) -> None:
        """Store a value of `size` bytes, unless the key already has one. Drop others if the limit is
        exceeded.
        """
        with self._lock:
            if key not in self._values:
                self._values[key] = value, size
                self._bytes += size
            while self._bytes > self._most and len(self._values) > 1:
                _, (_, freed) = self._values.popitem(last=False)
                self._bytes -= freed

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            self._values.clear()
            self._bytes = 0
