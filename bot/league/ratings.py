"""How well people play a game, from their results alone: OpenSkill's Plackett-Luce.

Nothing of it is stored: it is computed by playing all results of a server's game through again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from bot.league.results import Result, by_race
from bot.league.standings import Competitor, competitor

MEAN, WIDTH = 25.0, 25.0 / 3
"""What is known of somebody new: where they may stand, and how far from it."""
RESTLESS = WIDTH / 25
"""How much more may have changed by the next race, so that a rating follows whoever improves."""
SPREAD = 5.0
"""In a race of n, who is better than another by this much times the root of n beats them e times as often as
not: OpenSkill's own spread of a race (25 / 6), and what is still unsure of ratings that have settled.
"""
ELO = 0.046
"""So much of OpenSkill's is one of Elo, in races of two to four."""
SURE = 0.5
"""How well the place of an anchor is known."""
POINT = 40
"""So many points is one of OpenSkill's."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What somebody's results come to. points: 1000 for who is as good as a club robot; who has 400 more wins
    three of four races of two. margin: one standard deviation. curve: the points after each race.
    """

    points: int
    margin: int
    curve: tuple[int, ...]

    @property
    def races(self) -> int:
        """How many races it rests on."""
        return len(self.curve)

    @property
    def strength(self) -> float:
        """It in OpenSkill's own points."""
        return MEAN + (self.points - 1_000) / POINT


@dataclass(slots=True)
class _Known:
    mu: float = MEAN
    sigma: float = WIDTH
    curve: list[int] = field(default_factory=list)


def anchors(elo: Mapping[str, int]) -> Mapping[str, float]:
    """Where the robots of a game stand, by the level that their results tell. elo: by how much each level is
    stronger than club. A level whose robots change gets a new name for them, such as "club 2", and an anchor
    of its own: what was won against the old one counts as before.
    """
    return {level: MEAN + ELO * stronger for level, stronger in elo.items()}


def strength(
    result: Result, known: Mapping[Competitor, Rating], anchored: Mapping[str, float]
) -> float | None:
    """How strong whoever drove to that result is; None: nobody can tell."""
    if result.kind != "person":
        return anchored.get(result.driver)
    rated = known.get(competitor(result))
    return None if rated is None else rated.strength


def ratings(results: Sequence[Result], anchored: Mapping[str, float]) -> Mapping[Competitor, Rating]:
    """The rating of everybody in those results, which are of one game and one server, in any order. anchored:
    the `anchors` of the game.

    Robots are fixed; adaptive ones, those of unknown level and stand-ins are as if they had not been there.
    A place is a place, whatever the scores; who is out is placed last.
    """
    model = PlackettLuce(mu=MEAN, sigma=WIDTH, tau=RESTLESS)
    known: dict[Competitor, _Known] = {}
    for race in by_race(results):
        seats = [each for each in race if each.kind == "person" or each.driver in anchored]
        people = [competitor(each) if each.kind == "person" else None for each in seats]
        if len(seats) < 2 or not any(people):
            continue
        teams = []
        for each, who in zip(seats, people, strict=True):
            at = _Known(anchored[each.driver], SURE) if who is None else known.setdefault(who, _Known())
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
