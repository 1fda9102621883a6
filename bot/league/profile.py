"""A player's achievements over many matches."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.league.results import Result


@dataclass(frozen=True, slots=True)
class Profile:
    """The totals and records of a player."""

    matches: int
    wins: int
    outs: int
    place: float
    """The mean of the player's places."""
    best: int | None
    """The player's highest score, or None if they were out in every match."""
    streak: int
    """The number of matches in the longest winning streak."""
    places: tuple[int, ...]
    """The number of times that each place was taken, first place first. Being out does not count."""


def profile(results: Sequence[Result]) -> Profile | None:
    """Return the profile from all results of one player, in any order, or None if there are no results."""
    if not results:
        return None
    streak = longest = 0
    for result in sorted(results, key=lambda each: (each.at, each.table_id)):
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    return Profile(
        matches=len(results),
        wins=sum(result.won for result in results),
        outs=sum(result.out for result in results),
        place=sum(result.place for result in results) / len(results),
        best=max((result.score for result in results if result.score is not None), default=None),
        streak=longest,
        places=taken([result.place for result in results if not result.out]),
    )


def taken(places: Sequence[int]) -> tuple[int, ...]:
    """Return the number of times that each place was taken, from first place to the last place taken."""
    return tuple(places.count(place) for place in range(1, max(places, default=0) + 1))


def by_game(results: Sequence[Result]) -> list[tuple[str, list[Result]]]:
    """Return pairs of a game's key and its results, the game with the most matches first."""
    games: dict[str, list[Result]] = {}
    for result in results:
        games.setdefault(result.title, []).append(result)
    return sorted(games.items(), key=lambda each: (-len(each[1]), each[0]))
