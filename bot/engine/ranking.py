"""Places by merit: the one competition ranking, used by games and standings, and the rows of a result."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar


class Key(Hashable, Protocol):
    """A sort key of the ranking: orderable with others of the same kind, and equal keys have equal hashes."""

    def __lt__(self, other: Any, /) -> bool:
        """Whether it is better than the other."""


K = TypeVar("K", bound=Key)


def places(keys: Sequence[K]) -> tuple[int, ...]:
    """The place of each key; the smallest key is first. Equal keys share a place, and the places after it are
    skipped (1, 2, 2, 4). Later parts of a tuple break ties.
    """
    first: dict[K, int] = {}
    for place, key in enumerate(sorted(keys), 1):
        first.setdefault(key, place)
    return tuple(first[key] for key in keys)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A row of a result. place: 1 is best, equal places are shared; None if the seat is out of the game."""

    seat: int
    place: int | None


def finishes(places: Sequence[int], out: Collection[int] = ()) -> tuple[ResultRow, ...]:
    """The rows of a result: by place, best first, equal places by seat, then the seats that are out.

    places: the place of each seat. out: the seats without a place, whatever `places` says.
    """
    seats = sorted(range(len(places)), key=lambda seat: (seat in out, places[seat], seat))
    return tuple(ResultRow(seat, None if seat in out else places[seat]) for seat in seats)
