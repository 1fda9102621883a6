"""How good ratings are, on simulated leagues of players whose strength is known.

`python -m tests.bench.ratings` prints three figures beside their goals: of how many pairs the stronger one is
rated higher after ten races each; in how many of those who have become a tier stronger it shows within 30
races; and how long 100,000 results take.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from bot.league.ratings import MEAN, POINT, Rating, ratings
from bot.league.results import Result
from bot.league.standings import driver

TIER = 25.0 / 6
"""How far players stand apart, in OpenSkill's points: a tier more wins three of four races of two."""
SEATS = 4
SETTLED = 30
"""After so many races of everybody some become stronger, and have as many to show it."""


def strengths(players: int, luck: Random) -> list[float]:
    """How strong each player is."""
    return [luck.gauss(MEAN, TIER) for _ in range(players)]


def league(true: Sequence[float], rounds: int, luck: Random, later: Sequence[float] = ()) -> list[Result]:
    """The results of so many rounds, in each of which every player sits at a table of SEATS by lot. later:
    how strong they are from round SETTLED on, if not as before.
    """
    results: list[Result] = []
    for number in range(rounds):
        now = later if later and number >= SETTLED else true
        order = luck.sample(range(len(true)), len(true))
        for at in range(0, len(true) - SEATS + 1, SEATS):
            shown = {who: luck.gauss(now[who], TIER) for who in order[at : at + SEATS]}
            ranked = sorted(shown, key=lambda who: -shown[who])
            results += (
                _result(f"{number:05} {at:05}", who, place, number) for place, who in enumerate(ranked, 1)
            )
    return results


def _result(race: str, who: int, place: int, at: int) -> Result:
    points = SEATS - place + 1
    return Result(
        race, place - 1, 1, "", "rasant", "person", who + 1, str(who), place, points, points, float(at)
    )


def pairs_in_order(players: int, rounds: int, luck: Random) -> float:
    """Of how many pairs the stronger one is rated higher."""
    true = strengths(players, luck)
    found = _by_player(league(true, rounds, luck))
    right = [
        (true[one] > true[other]) == (found[one].points > found[other].points)
        for one, other in combinations(range(players), 2)
    ]
    return sum(right) / len(right)


def gains_shown(players: int, luck: Random, gain: float = TIER) -> float:
    """In how many of every tenth player, who become that much stronger in round SETTLED, it shows: after as
    many more their rating is higher than before by more than half a tier.
    """
    true = strengths(players, luck)
    later = [strength + (0 if who % 10 else gain) for who, strength in enumerate(true)]
    found = _by_player(league(true, 2 * SETTLED, luck, later))
    shown = [
        each.points - each.curve[SETTLED - 1] > TIER * POINT / 2
        for who, each in found.items()
        if who % 10 == 0
    ]
    return sum(shown) / len(shown)


def _by_player(results: Sequence[Result]) -> Mapping[int, Rating]:
    found = ratings(results)
    people = {driver(each): int(each.name) for each in results}
    return {who: found[person] for person, who in people.items()}


def main() -> None:
    """Print the figures."""
    luck = Random("ratings")
    pairs = sum(pairs_in_order(200, 10, luck) for _ in range(5)) / 5
    print(f"pairs in the right order after 10 races: {pairs:.1%} (goal 63 %)")
    gains = sum(gains_shown(200, luck) for _ in range(20)) / 20
    still = sum(gains_shown(200, luck, 0.0) for _ in range(20)) / 20
    print(f"a gain of a tier shown within 30 races: {gains:.1%} (goal 90 %); told without any: {still:.1%}")
    results = league(strengths(200, luck), 500, luck)
    began = time.perf_counter()
    ratings(results)
    print(f"{len(results):,} results: {time.perf_counter() - began:.1f} s (goal 10 s)")


if __name__ == "__main__":
    main()
