"""Skill ratings for a game, from results alone, by OpenSkill's Plackett-Luce model.

Ratings are not stored. They are computed from all results of a server's game, in order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from bot.league.results import Result, by_match
from bot.league.standings import Competitor, competitor

MEAN, WIDTH = 25.0, 25.0 / 3
"""The prior for a new player: mean and standard deviation."""
RESTLESS = WIDTH / 25
"""The change in a player's strength expected between two matches. With it, a rating follows a player who
improves.
"""
SPREAD = 5.0
"""The spread of a match: in a match of n, a player who is better than another by this number times the root
of n beats them e times as often as not. It consists of OpenSkill's own spread (25 / 6) and the remaining
uncertainty of settled ratings.
"""
ELO = 0.046
"""One Elo point in OpenSkill's points, in matches of two to four."""
SURE = 0.5
"""Standard deviation of an anchor's strength."""
POINT = 40
"""Our points per OpenSkill point."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating.

    points: 1000 is as good as a club robot. A player with 400 more wins three of four matches of two. margin:
    one standard deviation. curve: the points after each match.
    """

    points: int
    margin: int
    curve: tuple[int, ...]

    @property
    def matches(self) -> int:
        """The number of matches that the rating is based on."""
        return len(self.curve)

    @property
    def strength(self) -> float:
        """The rating in OpenSkill's own points."""
        return MEAN + (self.points - 1_000) / POINT


@dataclass(slots=True)
class _Rated:
    mu: float = MEAN
    sigma: float = WIDTH
    curve: list[int] = field(default_factory=list)


def anchors(elo: Mapping[str, int]) -> Mapping[str, float]:
    """Return the strengths of a game's robots in OpenSkill's points, by the level's name in results.

    elo: by how much each level is stronger than club. A level whose robots change gets a new name, such as
    "club 2", and its own anchor. Results against the old robots count as before.
    """
    return {level: MEAN + ELO * stronger for level, stronger in elo.items()}


def strength(
    result: Result, known: Mapping[Competitor, Rating], anchored: Mapping[str, float]
) -> float | None:
    """Return the strength of the player in that result in OpenSkill's points, or None if it is unknown."""
    if result.kind != "person":
        return anchored.get(result.level)
    rated = known.get(competitor(result))
    return None if rated is None else rated.strength


def ratings(results: Sequence[Result], anchored: Mapping[str, float]) -> Mapping[Competitor, Rating]:
    """Return the rating of everyone in those results, which are of one game and one server, in any order.

    anchored: the `anchors` of the game. Robots have fixed strengths. Adaptive robots, robots of unknown level
    and stand-ins are ignored. Only places count, not scores. A player who is out is placed last.
    """
    model = PlackettLuce(mu=MEAN, sigma=WIDTH, tau=RESTLESS)
    known: dict[Competitor, _Rated] = {}
    for match in by_match(results):
        seats = [each for each in match if each.kind == "person" or each.level in anchored]
        people = [competitor(each) if each.kind == "person" else None for each in seats]
        if len(seats) < 2 or not any(people):
            continue
        teams = []
        for each, who in zip(seats, people, strict=True):
            at = _Rated(anchored[each.level], SURE) if who is None else known.setdefault(who, _Rated())
            teams.append([model.rating(at.mu, at.sigma)])
        rated = model.rate(teams, ranks=[float(each.place) for each in seats])
        for who, (after,) in zip(people, rated, strict=True):
            if who is not None:
                at = known[who]
                at.mu, at.sigma = after.mu, after.sigma
                at.curve.append(_points(after.mu))
    return {
        who: Rating(_points(at.mu), round(at.sigma * POINT), tuple(at.curve)) for who, at in known.items()
    }


def _points(mu: float) -> int:
    return round(1_000 + (mu - MEAN) * POINT)
