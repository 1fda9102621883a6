"""The best players of a server in one game, of all time or of a month.

A month is a number: 12 for each year, plus one for each month after January. 0 means all time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from bot.engine.ranking import places
from bot.league.names import all_told_apart
from bot.league.ratings import Rating, ratings
from bot.league.results import Result
from bot.league.standings import Competitor, competitor

FIRST = 1970 * 12
"""The earliest month of a leaderboard, January 1970, as a number of months."""
RANKED: Final = 5
"""The number of people that a player must have met to be ranked, if the server has enough people."""


@dataclass(frozen=True, slots=True)
class Leader:
    """A person on the leaderboard."""

    name: str
    rank: int
    """The person's rank. Equal ranks are shared."""
    games: int
    wins: int
    rating: Rating | None = None
    """The person's rating, or None if unknown."""
    missing: int = 0
    """The number of people whom the person must still meet to be ranked. Until then, `rank` is 0."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The best players of a month, best first. months: the months in which people finished games, newest
    first.
    """

    leaders: tuple[Leader, ...]
    months: tuple[int, ...]


def month_of(unix: float) -> int:
    """Return the month of a Unix time (UTC)."""
    at = datetime.fromtimestamp(unix, UTC)
    return at.year * 12 + at.month - 1


def first_of(month: int) -> datetime:
    """Return the moment at which a month begins (UTC)."""
    return datetime(month // 12, month % 12 + 1, 1, tzinfo=UTC)


def leaderboard(results: Sequence[Result], anchors: Mapping[str, float] | None, month: int) -> Leaderboard:
    """Return the leaderboard of a month, with the ratings at its end. results: all results of one game in one
    server. anchors: the strengths of the game's robots (`anchors` in bot.league.ratings), or None without
    ratings.
    """
    since = first_of(month).timestamp() if month else 0.0
    until = first_of(month + 1).timestamp() if month else float("inf")
    before = [each for each in results if each.at < until]
    months = {month_of(each.at) for each in results if _counts(each)}
    rated = {} if anchors is None else ratings(before, anchors)
    return Leaderboard(leaders(before, rated, since), tuple(sorted(months, reverse=True)))


def _counts(result: Result) -> bool:
    return result.kind == "person" and result.person is not None


def leaders(
    results: Sequence[Result], rated: Mapping[Competitor, Rating], since: float = 0.0
) -> tuple[Leader, ...]:
    """Return the people who have finished a game since the Unix time `since`, best first. results: the
    results of one game in one server. rated: the `ratings` of the results, or empty in a server without
    ratings.
    """
    enough = min(RANKED, len(rated) - 1)
    played: dict[Competitor, list[Result]] = {}
    for result in sorted(results, key=lambda each: (each.at, each.table_id, each.seat)):
        if _counts(result) and result.at >= since:
            played.setdefault(competitor(result), []).append(result)
    found = [
        Leader(
            name=own[-1].name,
            rank=0,
            games=len(own),
            wins=sum(each.won for each in own),
            rating=rated.get(who),
            missing=max(0, enough - rated[who].met) if who in rated else 0,
        )
        for who, own in played.items()
    ]
    names = all_told_apart(leader.name for leader in found)
    found = [replace(leader, name=name) for leader, name in zip(found, names, strict=True)]
    found.sort(key=lambda leader: (_merit(leader), leader.name.casefold()))
    ranks = places([_merit(leader) for leader in found])
    return tuple(
        leader if leader.missing else replace(leader, rank=rank)
        for leader, rank in zip(found, ranks, strict=True)
    )


def _merit(leader: Leader) -> tuple[bool, int, int, int]:
    """Return the sort key of a leader. Smaller is better."""
    points = -10_000 if leader.rating is None else leader.rating.sure
    return leader.missing > 0, -points, -leader.wins, leader.games
