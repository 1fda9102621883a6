"""Measures the quality of ratings in simulated leagues of players of known strength.

`python -m tools.studies.ratings` prints these figures, most of them with goals:
- the share of pairs in which the stronger player is rated higher after ten races each
- the share of players with a positive form, 30 races after they have become a tier stronger
- this share if they have not become stronger, and its minimum for any method that sees only places
- the time that 100,000 results take
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import NormalDist

from bot.league.ratings import MEAN, Rating, ratings
from bot.league.recent_form import form
from bot.league.results import Result
from bot.league.standings import Competitor, competitor

TIER = 25.0 / 6
"""The distance between tiers, in OpenSkill's points: a player who is a tier stronger wins three of four races
of two.
"""
SEATS = 4
SETTLED = 30
"""The number of races of each player before and after some players become stronger."""


def strengths(players: int, luck: Random) -> list[float]:
    """Return a random strength for each player."""
    return [luck.gauss(MEAN, TIER) for _ in range(players)]


def league(true: Sequence[float], rounds: int, luck: Random, later: Sequence[float] = ()) -> list[Result]:
    """Return the results of `rounds` rounds at full tables of SEATS. later: the players' strengths from round
    SETTLED on, if they change.
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
    """Simulate a league, and return the share of pairs of players in which the stronger one is rated
    higher.
    """
    true = strengths(players, luck)
    found = _by_player(league(true, rounds, luck))
    right = [
        (true[one] > true[other]) == (found[one].points > found[other].points)
        for one, other in combinations(range(players), 2)
    ]
    return sum(right) / len(right)


def told_better(players: int, luck: Random, gain: float) -> float:
    """Return the share of players whose form is positive after they have become stronger by `gain`."""
    true = strengths(players, luck)
    later = [strength + (0 if who % 10 else gain) for who, strength in enumerate(true)]
    results = league(true, 2 * SETTLED, luck, later)
    known, people = ratings(results, {}), _people(results)
    found = [form(results, known, people[who], {}) for who in range(0, players, 10)]
    return sum(each is not None and each.points > 0 for each in found) / len(found)


def fewest_false(power: float, games: int, luck: Random) -> float:
    """Return the smallest share of false positives of any method that detects the share `power` of the
    players who have gained a tier, from the places in `games` games before and after. It is calculated from
    the Fisher information of a place.
    """
    step, told = TIER / 20, 0.0
    for _ in range(SETTLED):
        own, *rivals = strengths(SEATS, luck)
        less, here, more = (_places(own + by, rivals) for by in (-step, 0.0, step))
        told += sum(((b - a) / (2 * step)) ** 2 / p for a, p, b in zip(less, here, more, strict=True))
    error = (2 / (games * told / SETTLED)) ** 0.5
    return NormalDist().cdf(NormalDist().inv_cdf(power) - TIER / error)


def _places(own: float, rivals: Sequence[float]) -> list[float]:
    """Return the probability of each place for a player. own: the player's strength."""
    shown = [0.0] * SEATS
    points = [at / 10 for at in range(-40, 41)]
    for at in points:
        beaten = [1.0]
        for rival in rivals:
            odds = NormalDist(rival, TIER).cdf(own + at * TIER)
            less, more = [each * (1 - odds) for each in beaten], [each * odds for each in beaten]
            beaten = [a + b for a, b in zip([*less, 0.0], [0.0, *more], strict=True)]
        weight = NormalDist().pdf(at)
        shown = [each + weight * more for each, more in zip(shown, reversed(beaten), strict=True)]
    return [each / sum(shown) for each in shown]


def _by_player(results: Sequence[Result]) -> Mapping[int, Rating]:
    found = ratings(results, {})
    return {who: found[person] for who, person in _people(results).items()}


def _people(results: Sequence[Result]) -> Mapping[int, Competitor]:
    return {int(each.name): competitor(each) for each in results}


def main() -> None:
    """Simulate the leagues, and print the figures."""
    luck = Random("ratings")
    pairs = sum(pairs_in_order(200, 10, luck) for _ in range(5)) / 5
    print(f"pairs in the right order after 10 races: {pairs:.1%} (goal 63 %)")
    gains, none = (sum(told_better(200, luck, by) for _ in range(50)) / 50 for by in (TIER, 0.0))
    least = fewest_false(0.9, SETTLED, luck)
    print(
        f"a gain of a tier told within {SETTLED} races: {gains:.1%} (goal 90 %); told without any: "
        f"{none:.1%} (by anybody who sees but places: {least:.1%} at the least)"
    )
    results = league(strengths(200, luck), 500, luck)
    began = time.perf_counter()
    ratings(results, {})
    print(f"{len(results):,} results: {time.perf_counter() - began:.1f} s (goal 10 s)")


if __name__ == "__main__":
    main()
