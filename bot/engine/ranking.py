"""Places by merit: the one competition ranking of games and of tables."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar


class Key(Hashable, Protocol):
    """What may be ranked: it sorts among its like, and equal ones hash alike."""

    def __lt__(self, other: Any, /) -> bool:
        """Is it better than the other?"""


K = TypeVar("K", bound=Key)


def places(keys: Sequence[K]) -> tuple[int, ...]:
    """For each key its place, the least key first. Equal keys share a place, and as many of the next ones are
    left free (1, 2, 2, 4). Later parts of a tuple break ties.
    """
    first: dict[K, int] = {}
    for place, key in enumerate(sorted(keys), 1):
        first.setdefault(key, place)
    return tuple(first[key] for key in keys)
