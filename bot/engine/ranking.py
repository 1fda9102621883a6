"""Places by merit: the one competition ranking of games and of standings, and the rows of a result."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Finish:
    """A row of a result. place: 1 is best, and equal places are shared; None: out of the game."""

    seat: int
    place: int | None


def finishes(places: Sequence[int], out: Collection[int] = ()) -> tuple[Finish, ...]:
    """The rows of a result: by place, best first, equal ones by seat, and the seats that are out last.

    places: for each seat its place. out: the seats that have none, whatever `places` says.
    """
    seats = sorted(range(len(places)), key=lambda seat: (seat in out, places[seat], seat))
    return tuple(Finish(seat, None if seat in out else places[seat]) for seat in seats)
