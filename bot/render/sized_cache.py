"""A cache that is limited by the bytes of what it holds."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class SizedCache(Generic[V]):
    """The values used last, up to a sum of bytes. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V], size: Callable[[V], int]) -> V:
        """The value of that key; `make` makes it where there is none, `size` says how many bytes it has."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key][0]
        value = make()
        with self._lock:
            if key not in self._values:
                self._values[key] = value, size(value)
                self._bytes += self._values[key][1]
            while self._bytes > self._most and len(self._values) > 1:
                _, (_, freed) = self._values.popitem(last=False)
                self._bytes -= freed
        return value

    def clear(self) -> None:
        """Empty the cache."""
        with self._lock:
            self._values.clear()
            self._bytes = 0
