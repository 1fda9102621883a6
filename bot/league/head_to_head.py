"""The results of two people in the games that both finished."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.league.profile import by_game
from bot.league.results import Result

LAST = 5
"""The number of games that are listed individually."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The games of two people together. ahead: the number of games in which each was placed before the other.
    wins: the number of games that each won.
    """

    games: int
    ahead: tuple[int, int]
    wins: tuple[int, int]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people compared in one server."""

    names: tuple[str, str]
    """The latest names of the two people in the server."""
    whole: Duel
    """The counts over all games."""
    by_game: tuple[tuple[str, Duel], ...]
    """The key and the counts of each game, the most frequent game first."""
    last: tuple[tuple[Result, Result], ...]
    """The results of both people in the latest games, newest first."""


def head_to_head(one: Sequence[Result], other: Sequence[Result]) -> HeadToHead | None:
    """Compare two people, or return None if they have not finished a game together. one, other: all results
    of each person in one server, oldest first.
    """
    theirs = {each.table_id: each for each in other}
    pairs = [(each, theirs[each.table_id]) for each in one if each.table_id in theirs]
    if not pairs:
        return None
    games = by_game([each for each, _ in pairs])
    played = tuple((title, _duel([pair for pair in pairs if pair[0].title == title])) for title, _ in games)
    names = pairs[-1][0].name, pairs[-1][1].name
    return HeadToHead(names, _duel(pairs), played, tuple(pairs[: -LAST - 1 : -1]))


def _duel(pairs: Sequence[tuple[Result, Result]]) -> Duel:
    ranks = [((one.out, one.place), (other.out, other.place)) for one, other in pairs]
    return Duel(
        len(pairs),
        (sum(one < other for one, other in ranks), sum(other < one for one, other in ranks)),
        (sum(one.won for one, _ in pairs), sum(other.won for _, other in pairs)),
    )
