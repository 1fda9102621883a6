"""Measures the gains of players who leave games, farm wins or play in circles, in simulated servers. `python
-m tools.studies.fair_play` simulates servers of people of known strength, twice with the same random numbers:
with a cheat, and with an honest twin in that person's place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import mean
from typing import Final, Protocol

from bot.league.leaderboard import leaders
from bot.league.ratings import MEAN, Rating, ratings
from bot.league.results import Result
from bot.league.standings import Competitor
from tools.studies.ratings import SEATS, TIER

SERVERS: Final = 200
DAYS: Final = 90
ROUNDS: Final = 45
"""The number of rounds in DAYS days."""
CHEAT: Final = 1
"""The id of the person who cheats, whose strength is the mean."""
FRIEND: Final = 1_000
"""The id of the first accomplice."""
ANCHORS: Final = {"club": MEAN}
DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Gain:
    """The gains from a way to cheat, as means over all servers."""

    points: float
    """The number of sure points by which the cheat is ahead of the twin."""
    ranks: float
    """The number of ranks by which the cheat is above the twin."""
    first: tuple[float, float]
    """The percentages of servers in which the cheat leads, and in which the twin leads."""
    honest: float
    """The number of points that an honest person gains from the cheat, compared with the twin."""
    order: float
    """The share of pairs of honest people that the ratings order by strength, in servers with the cheat."""
    twin_order: float
    """The share of pairs of honest people that the ratings order by strength, in servers with the twin."""


def played(id: str, order: Sequence[int], at: float, gone: Sequence[int] = ()) -> list[Result]:
    """Return the results of a game. order: the people in the order of their places. gone: the people among
    them who left.
    """
    seats = [
        _result(id, seat, "stand_in" if who in gone else "person", who, place=seat + 1, at=at)
        for seat, who in enumerate(order)
    ]
    left = [
        _result(id, len(order) + k, "left", who, place=len(order) + 1, at=at) for k, who in enumerate(gone)
    ]
    return [*seats, *left]


def _result(id: str, seat: int, kind: str, who: int, place: int, at: float, level: str = "") -> Result:
    return Result(
        id,
        seat,
        1,
        "",
        "rasant",
        kind,  # type: ignore[arg-type]  # one of the kinds, as text
        None if kind == "stand_in" or level else who,
        f"{who:04}",
        place,
        None if kind in ("left", "stayed") else 10,
        0,
        at,
        level,
    )


@dataclass(slots=True)
class Server:
    """A server, with the random numbers for its games. true: the strength of each person."""

    true: dict[int, float]
    luck: Random

    @classmethod
    def of(cls, seed: str) -> Server:
        """Return a server of 8 to 30 people, derived from a seed."""
        luck = Random(seed)
        true = {CHEAT: MEAN}
        for who in range(2, luck.randint(9, 31)):
            true[who] = luck.gauss(MEAN, TIER)
        return cls(true, luck)

    def order(self, people: Sequence[int], luck: Random) -> list[int]:
        """Simulate a game between people, and return them in the order of their places."""
        shown = {who: luck.gauss(self.true[who], TIER) for who in people}
        return sorted(shown, key=lambda who: -shown[who])

    def season(self, *, leaves: bool = False) -> list[Result]:
        """Return the results of all rounds. leaves: whether the cheat leaves every game that goes badly."""
        results = []
        for number in range(ROUNDS):
            at = DAY * (1 + DAYS * number / ROUNDS)
            here = self.luck.sample(sorted(self.true), max(2, len(self.true) // 2))
            for first in range(0, len(here), SEATS):
                people = here[first : first + SEATS]
                if len(people) < 2:
                    continue
                order = self.order(people, self.luck)
                gone = leaves and CHEAT in order and 2 * order.index(CHEAT) >= len(order)
                results += played(f"{number:03} {first:03}", order, at, [CHEAT] if gone else [])
        return results

    def fed(self, tables: Sequence[Sequence[int]], *, cheats: bool) -> list[Result]:
        """Return the results of additional games. tables: the people at each. cheats: whether the cheat wins
        all of them by agreement.
        """
        luck, results = Random("fed"), list[Result]()
        strong = Server({who: self.true.get(who, MEAN) for each in tables for who in each}, luck)
        for number, people in enumerate(tables):
            order = strong.order(people, luck)
            if cheats:
                order = [CHEAT, *(who for who in order if who != CHEAT)]
            results += played(f"fed {number:03}", order, DAY * (0.5 + DAYS * number / len(tables)))
        return results


class Cheating(Protocol):
    """A function that simulates one way to cheat."""

    def __call__(self, server: Server, *, cheats: bool) -> list[Result]:
        """Return the results of the server's games. cheats: False for the honest twin."""


def leaver(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season. cheats: whether the cheat leaves every game that goes badly."""
    return server.season(leaves=cheats)


def robot_leaver(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season with 60 additional games against a club robot. cheats: whether the cheat
    leaves the games that would be lost.
    """
    results, luck = server.season(), Random("robots")
    for number in range(60):
        at, id = DAY * (1 + number), f"robot {number:03}"
        won = luck.random() < 0.5
        if won or not cheats:
            first, second = (1, 2) if won else (2, 1)
            results.append(_result(id, 0, "person", CHEAT, first, at))
            results.append(_result(id, 1, "robot", 0, second, at, "club"))
        else:
            results.append(_result(id, 2, "left", CHEAT, 2, at))
            results.append(_result(id, 3, "stayed", 0, 1, at, "club"))
    return results


def farmer(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season with 120 additional games against a friend, who plays no one else.
    cheats: whether the friend loses these games on purpose.
    """
    return server.season() + server.fed([(CHEAT, FRIEND)] * 120, cheats=cheats)


def known_farmer(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season with 120 additional games against a regular of the server. cheats:
    whether the regular loses these games on purpose.
    """
    return server.season() + server.fed([(CHEAT, 2)] * 120, cheats=cheats)


def circle(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season with 90 additional games, each with three of four friends. cheats:
    whether the friends let the cheat win.
    """
    luck = Random("circle")
    tables = [(CHEAT, *luck.sample(range(FRIEND, FRIEND + 4), 3)) for _ in range(90)]
    return server.season() + server.fed(tables, cheats=cheats)


def second_accounts(server: Server, *, cheats: bool) -> list[Result]:
    """Return the results of a season with five games against each of twelve new accounts. cheats: whether the
    accounts lose these games on purpose.
    """
    tables = [(CHEAT, FRIEND + number // 5) for number in range(60)]
    return server.season() + server.fed(tables, cheats=cheats)


WAYS: Final[Mapping[str, Cheating]] = {
    "leaves what is lost": leaver,
    "leaves robots that win": robot_leaver,
    "farms a friend": farmer,
    "farms a regular": known_farmer,
    "is fed by a circle": circle,
    "beats second accounts": second_accounts,
}


def gain(way: Cheating, servers: int, seed: str = "fair") -> Gain:
    """Return the gains from a way to cheat, as means over a number of servers."""
    found = [_compared(way, f"{seed} {number}") for number in range(servers)]
    return Gain(
        points=mean(each.points for each in found),
        ranks=mean(each.ranks for each in found),
        first=(mean(each.first[0] for each in found), mean(each.first[1] for each in found)),
        honest=mean(each.honest for each in found),
        order=mean(each.order for each in found),
        twin_order=mean(each.twin_order for each in found),
    )


def _compared(way: Cheating, seed: str) -> Gain:
    server = Server.of(seed)
    cheated, fair = way(server, cheats=True), way(Server.of(seed), cheats=False)
    one, two = ratings(cheated, ANCHORS), ratings(fair, ANCHORS)
    honest = [who for who in server.true if who != CHEAT]
    ranks = [_rank(cheated, one), _rank(fair, two)]
    cheat = Competitor("person", CHEAT, "")
    return Gain(
        points=one[cheat].sure - two[cheat].sure,
        ranks=ranks[1] - ranks[0],
        first=(100.0 * (ranks[0] == 1), 100.0 * (ranks[1] == 1)),
        honest=mean(_points(one, who) - _points(two, who) for who in honest),
        order=_order(server, one, honest),
        twin_order=_order(server, two, honest),
    )


def _rank(results: Sequence[Result], known: Mapping[Competitor, Rating]) -> int:
    """Return the cheat's rank among the people of the server, without accomplices."""
    board = [each for each in leaders(results, known) if int(each.name) < FRIEND]
    return 1 + next(at for at, each in enumerate(board) if int(each.name) == CHEAT)


def _points(known: Mapping[Competitor, Rating], who: int) -> float:
    found = known.get(Competitor("person", who, ""))
    return 1_000.0 if found is None else float(found.points)


def _order(server: Server, known: Mapping[Competitor, Rating], honest: Sequence[int]) -> float:
    """Return the share of pairs of honest people in which the stronger one has more points."""
    right = [
        (server.true[a] > server.true[b]) == (_points(known, a) > _points(known, b))
        for a, b in combinations(honest, 2)
    ]
    return mean(right)


def main() -> None:
    """Print the gains from each way to cheat."""
    print(f"{SERVERS} servers of 8 to 30 people, {DAYS} days; the cheat against the honest twin")
    print("| way | sure points | ranks | leads, twin | honest people | pairs in order, twin |")
    print("|---|---|---|---|---|---|")
    for name, way in WAYS.items():
        found = gain(way, SERVERS)
        print(
            f"| {name} | {found.points:+.0f} | {found.ranks:+.1f} | {found.first[0]:.0f} %, "
            f"{found.first[1]:.0f} % | {found.honest:+.1f} | {found.order:.1%}, {found.twin_order:.1%} |"
        )


if __name__ == "__main__":
    main()
