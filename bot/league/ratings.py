"""How well people play a game, from their results alone: OpenSkill's Plackett-Luce.

Nothing of it is stored: it is computed by playing all results of a server's game through again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from bot.league.results import Result, by_race
from bot.league.standings import Driver, driver

MEAN, WIDTH = 25.0, 25.0 / 3
"""What is known of somebody new: where they may stand, and how far from it."""
RESTLESS = WIDTH / 25
"""How much more may have changed by the next race: with OpenSkill's own hundredth, who improves is hardly
ever shown to.
"""
ANCHORS: Mapping[str, float] = {"learner": 17.0, "club": 25.0, "expert": 29.0, "champion": 31.0}
"""Where robots stand, by the level that their results tell. A level whose robots change gets a new name for
them, such as "club 2", and an anchor of its own: what was won against the old one counts as before.
"""
SURE = 0.5
"""How well the place of an anchor is known."""
POINT = 40
"""So many points is one of OpenSkill's."""
TREND = 10
"""So many of the last races make the trend."""


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
    def trend(self) -> int:
        """By how much it has risen in the last TREND races; 0 as long as there are no more than those."""
        return self.points - self.curve[-TREND - 1] if self.races > TREND else 0


@dataclass(slots=True)
class _Known:
    mu: float = MEAN
    sigma: float = WIDTH
    curve: list[int] = field(default_factory=list)


def ratings(results: Sequence[Result]) -> Mapping[Driver, Rating]:
    """The rating of everybody in those results, which are of one game and one server, in any order.

    Robots are fixed; adaptive ones, those of unknown level and stand-ins are as if they had not been there.
    A place is a place, whatever the scores; who is out is placed last.
    """
    model = PlackettLuce(mu=MEAN, sigma=WIDTH, tau=RESTLESS)
    known: dict[Driver, _Known] = {}
    for race in by_race(results):
        seats = [each for each in race if each.kind == "person" or each.driver in ANCHORS]
        people = [driver(each) if each.kind == "person" else None for each in seats]
        if len(seats) < 2 or not any(people):
            continue
        teams = []
        for each, who in zip(seats, people, strict=True):
            at = _Known(ANCHORS[each.driver], SURE) if who is None else known.setdefault(who, _Known())
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
