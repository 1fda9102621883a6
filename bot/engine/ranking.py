"""Competition ranking, as games and standings use it, and the rows of a result."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar


class Key(Hashable, Protocol):
    """A sort key of the ranking. Keys of the same type can be ordered, and equal keys have equal hashes."""

    def __lt__(self, other: Any, /) -> bool:
        """Return whether this key is better than the other."""


K = TypeVar("K", bound=Key)


def places(keys: Sequence[K]) -> tuple[int, ...]:
    """Return the place of each key. The smallest key is first. Equal keys share a place, and the next places
    are skipped (1, 2, 2, 4).
    """
    first: dict[K, int] = {}
    for place, key in enumerate(sorted(keys), 1):
        first.setdefault(key, place)
    return tuple(first[key] for key in keys)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A row of a result. place: 1 is best, equal places are shared, and None means that the seat is out of
    the game.
    """

    seat: int
    place: int | None


def finishes(places: Sequence[int], out: Collection[int] = ()) -> tuple[ResultRow, ...]:
    """Return the rows of a result, best place first and the seats without a place last. places: the place of
    each seat. out: the seats without a place, regardless of `places`.
    """
    seats = sorted(range(len(places)), key=lambda seat: (seat in out, places[seat], seat))
    return tuple(ResultRow(seat, None if seat in out else places[seat]) for seat in seats)
