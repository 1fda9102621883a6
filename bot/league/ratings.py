"""Skill ratings for a game, computed from results with OpenSkill's Plackett-Luce model
(docs/decisions/0023-ratings-resist-people.md).
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, TypeAlias

from openskill.models import PlackettLuce

from bot.league.results import Result, by_match
from bot.league.standings import Competitor, competitor

MEAN, WIDTH = 25.0, 25.0 / 3
"""The mean and standard deviation assumed for a new player."""
RESTLESS = WIDTH / 25
"""The expected change in a player's strength from one match to the next."""
RUSTY: Final = 0.08
"""The amount by which a day without a match increases the square of a rating's standard deviation."""
SPREAD = 5.0
"""The spread of a match. In a match of n, a player whose strength is higher by this number times the square
root of n beats the other with odds of e to 1.
"""
ELO = 0.046
"""The number of OpenSkill points in an Elo point, in matches of two to four."""
SURE = 0.5
"""The standard deviation of an anchor's strength. An anchor is a robot of known strength."""
POINT = 40
"""The number of our rating points for each OpenSkill point."""
MARGINS: Final = 2
"""The number of margins to subtract from a rating to get the points that the player almost surely (98 %)
reaches.
"""
WINDOW: Final = 30 * 86_400.0
"""The number of seconds for which a meeting of two players is counted."""
OFTEN: Final = 2
"""The minimum number of meetings of a pair within WINDOW that count in full. After every OFTEN further
meetings, a meeting counts half as much.
"""
OTHERS: Final = 10
"""The number of other people whom a player must have met before matches against that player count in full, if
the server has enough people.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's skill rating in a game."""

    points: int
    """The rating in points. 1000 is a club robot's strength, and 400 points more win about four of five
    matches of two.
    """
    margin: int
    """The uncertainty of `points`, as one standard deviation."""
    curve: tuple[int, ...]
    """The points after each match."""
    met: int = 0
    """The number of people against whom the player has played."""

    @property
    def matches(self) -> int:
        """The number of matches that the rating is based on."""
        return len(self.curve)

    @property
    def strength(self) -> float:
        """The rating in OpenSkill's own points."""
        return MEAN + (self.points - 1_000) / POINT

    @property
    def sure(self) -> int:
        """The points that the player's strength almost surely reaches."""
        return self.points - MARGINS * self.margin


@dataclass(slots=True)
class _Rated:
    """A player's rating while it is being computed."""

    mu: float = MEAN
    sigma: float = WIDTH
    at: float = 0.0
    """The Unix time up to which `age` has increased the uncertainty."""
    curve: list[int] = field(default_factory=list)
    met: dict[Competitor, int] = field(default_factory=dict)
    """For each person whom the player has ever met, the number of their meetings within WINDOW."""
    recent: deque[tuple[float, Competitor]] = field(default_factory=deque)
    """The meetings within WINDOW, each with its Unix time, oldest first."""

    def age(self, until: float) -> None:
        """Increase the uncertainty of the rating up to the Unix time `until`."""
        if self.curve:
            rust = RUSTY * max(0.0, until - self.at) / 86_400
            self.sigma = min(WIDTH, sqrt(self.sigma**2 + rust))
        self.at = until

    def meet(self, other: Competitor, at: float) -> None:
        """Count a meeting with another player at a Unix time."""
        while self.recent and self.recent[0][0] <= at - WINDOW:
            self.met[self.recent.popleft()[1]] -= 1
        self.recent.append((at, other))
        self.met[other] = self.met.get(other, 0) + 1

    def become(self, mu: float, sigma: float, weight: float) -> None:
        """Move the mean and the standard deviation towards the given values. weight: from 0 (not at all) to 1
        (all the way).
        """
        self.mu += weight * (mu - self.mu)
        self.sigma = sqrt(self.sigma**2 + weight * (sigma**2 - self.sigma**2))


_Seat: TypeAlias = tuple[Result, _Rated]


def anchors(elo: Mapping[str, int]) -> Mapping[str, float]:
    """Return the strengths of a game's robots in OpenSkill's points, by the name of their level in results.
    elo: how much stronger each level is than club, in Elo points.
    """
    return {level: MEAN + ELO * stronger for level, stronger in elo.items()}


def strength(
    result: Result, known: Mapping[Competitor, Rating], anchored: Mapping[str, float]
) -> float | None:
    """Return the strength of the player of a result in OpenSkill's points, or None if it is unknown."""
    if not result.human:
        return anchored.get(result.level)
    rated = known.get(competitor(result))
    return None if rated is None else rated.strength


def ratings(results: Sequence[Result], anchored: Mapping[str, float]) -> Mapping[Competitor, Rating]:
    """Return the rating of each person who has played against another person or an anchored robot. results:
    those of one game and one server, in any order. anchored: the `anchors` of the game.
    """
    model = PlackettLuce(mu=MEAN, sigma=WIDTH, tau=RESTLESS)
    known: dict[Competitor, _Rated] = {}
    people = len({competitor(each) for each in results if each.human})
    newest = 0.0
    for match in by_match(results):
        newest = match[0].at
        seats = [each for each in match if each.human or each.level in anchored]
        if len(seats) < 2 or not any(each.human for each in seats):
            continue
        met: list[_Seat] = []
        for each in seats:
            who = known.setdefault(competitor(each), _Rated()) if each.human else None
            if who is not None:
                who.age(each.at)
            met.append((each, who or _Rated(anchored[each.level], SURE)))
        for own, other in ((a, b) for a in met for b in met if a is not b and b[0].human):
            own[1].meet(competitor(other[0]), other[0].at)
        after = _after(model, met)
        changed = [
            (who, after[seat], _weight((own, who), met, people))
            for seat, (own, who) in enumerate(met)
            if own.human
        ]
        for who, (mu, sigma), weight in changed:
            who.become(mu, sigma, weight)
            who.curve.append(_points(who.mu))
    for who in known.values():
        who.age(newest)
    return {
        who: Rating(_points(at.mu), round(at.sigma * POINT), tuple(at.curve), len(at.met))
        for who, at in known.items()
    }


def _after(model: PlackettLuce, met: Sequence[_Seat]) -> list[tuple[float, float]]:
    """Return each player's mean and standard deviation after a match that counts in full. Players who stayed
    are compared only with those who left.
    """
    whole = _compared(model, met)
    leavers = [each for each in met if each[0].kind == "left"]
    return [
        _compared(model, [each, *leavers])[0] if each[0].kind == "stayed" else whole[at]
        for at, each in enumerate(met)
    ]


def _compared(model: PlackettLuce, met: Sequence[_Seat]) -> list[tuple[float, float]]:
    """Return each player's mean and standard deviation after a match in which all are compared with each
    other.
    """
    ranks = [float(each.place) for each, _ in met]
    after = model.rate([[model.rating(who.mu, who.sigma)] for _, who in met], ranks=ranks)
    return [(one.mu, one.sigma) for (one,) in after]


def _weight(own: _Seat, met: Sequence[_Seat], people: int) -> float:
    """Return how much a match counts for a player, from 0 to 1. people: the number of people in the
    server.
    """
    result, who = own
    if result.kind == "left":
        return 1.0
    weights = [_trust(who, each, people) for each in met if each[1] is not who]
    return sum(weights) / len(weights)


def _trust(who: _Rated, other: _Seat, people: int) -> float:
    """Return how much a meeting says about a player, from 0 to 1."""
    result, rival = other
    if not result.human:
        return 1.0
    often = max(0.0, who.met[competitor(result)] - max(OFTEN, len(who.recent) / (people - 1)))
    besides, enough = len(rival.met) - 1, min(OTHERS, people - 2)
    broad = min(1.0, besides / enough) if enough > 0 else 1.0
    return float(0.5 ** (often / OFTEN)) * broad**2


def _points(mu: float) -> int:
    return round(1_000 + (mu - MEAN) * POINT)
