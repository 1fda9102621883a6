"""The best players of a server in one game: of all time, or of a month."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.engine.ranking import places
from bot.league.ratings import Rating
from bot.league.results import Result
from bot.league.standings import Competitor, competitor


@dataclass(frozen=True, slots=True)
class Leader:
    """A person on the leaderboard. rank: 1 is best; equal ranks are shared. rating: None for a server without
    ratings, and for somebody who has met nobody with a known strength.
    """

    name: str
    rank: int
    games: int
    wins: int
    rating: Rating | None = None


def month_of(unix: float) -> float:
    """The Unix time at which the month of that Unix time began (UTC)."""
    return (
        datetime.fromtimestamp(unix, UTC)
        .replace(day=1, hour=0, minute=0, second=0, microsecond=0)
        .timestamp()
    )


def leaders(
    results: Sequence[Result], ratings: Mapping[Competitor, Rating], since: float = 0.0
) -> tuple[Leader, ...]:
    """The people who have finished a game since that Unix time, best first: by rating, then wins, then fewer
    games. results: all of one game in one server. ratings: all of them; empty without ratings.
    """
    played: dict[Competitor, list[Result]] = {}
    for result in sorted(results, key=lambda each: (each.at, each.race, each.seat)):
        if result.kind == "person" and result.person is not None and result.at >= since:
            played.setdefault(competitor(result), []).append(result)
    found = [
        Leader(own[-1].name, 0, len(own), sum(each.won for each in own), ratings.get(who))
        for who, own in played.items()
    ]
    found.sort(key=lambda leader: (_merit(leader), leader.name.casefold()))
    ranks = places([_merit(leader) for leader in found])
    return tuple(replace(leader, rank=rank) for leader, rank in zip(found, ranks, strict=True))


def _merit(leader: Leader) -> tuple[int, int, int]:
    """The sort key: smaller is better. Who has no rating comes after those who have one."""
    points = -10_000 if leader.rating is None else leader.rating.points
    return -points, -leader.wins, leader.games
