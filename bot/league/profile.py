"""What a driver has achieved over many races."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.league.results import Result


@dataclass(frozen=True, slots=True)
class Profile:
    """place: the mean of all places; whoever is out is placed last. best: the highest score of a car, None
    if no car ever finished. streak: the most races won in a row. places: how often each place was taken, the
    first first; being out takes none.
    """

    races: int
    wins: int
    outs: int
    place: float
    best: int | None
    streak: int
    places: tuple[int, ...]


def profile(results: Sequence[Result]) -> Profile | None:
    """The profile of the driver whose results these are, in any order; None: there are none."""
    if not results:
        return None
    streak = longest = 0
    for result in sorted(results, key=lambda each: (each.at, each.race)):
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    return Profile(
        races=len(results),
        wins=sum(result.won for result in results),
        outs=sum(result.out for result in results),
        place=sum(result.place for result in results) / len(results),
        best=max((result.score for result in results if result.score is not None), default=None),
        streak=longest,
        places=taken([result.place for result in results if not result.out]),
    )


def taken(places: Sequence[int]) -> tuple[int, ...]:
    """How often each place was taken, the first first, up to the last of them."""
    return tuple(places.count(place) for place in range(1, max(places, default=0) + 1))


def by_game(results: Sequence[Result]) -> list[tuple[str, list[Result]]]:
    """The results game by game, the keys of the games with them; the game with most races first."""
    games: dict[str, list[Result]] = {}
    for result in results:
        games.setdefault(result.title, []).append(result)
    return sorted(games.items(), key=lambda each: (-len(each[1]), each[0]))
