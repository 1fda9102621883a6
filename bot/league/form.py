"""Whether somebody has become better or worse: how they did lately, against how they did before.

A rating goes up and down by luck alone, so a rise of it says little. What is told instead is a comparison of
two performances, as chess reckons one: how good somebody must have been to beat as many rivals as they did.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bot.league.ratings import POINT, SPREAD, Rating, strength
from bot.league.results import Result, by_race
from bot.league.standings import Competitor, competitor

LATELY = 30
"""So many of the last races are compared at the most, and half of all at the most."""
FEWEST = 10
"""With fewer races on either side nothing is told."""
BEFORE = 90
"""With so many of the races before them they are compared at the most."""
SURE = 1.25
"""A difference of fewer standard errors is not told: `tests/studies/ratings.py` says what comes of it."""
_HALVINGS = 30
_FAR = 80.0
"""How far from the mean a performance is looked for, in OpenSkill's points, and how often that is halved."""


@dataclass(frozen=True, slots=True)
class Form:
    """By how many points the last `races` races were driven better than those before them; worse, if
    negative.
    """

    points: int
    races: int


@dataclass(frozen=True, slots=True)
class _Race:
    """What a race says of somebody: how strong the rivals were, and how many of them were beaten; a drawn one
    counts a half.
    """

    rivals: tuple[float, ...]
    beaten: float

    def odds(self, strong: float) -> list[float]:
        """How likely somebody of that strength is to beat each."""
        scale = SPREAD * sqrt(self.drivers)
        return [1.0 / (1.0 + exp((rival - strong) / scale)) for rival in self.rivals]

    @property
    def drivers(self) -> int:
        """How many drove, as far as their strength is known."""
        return len(self.rivals) + 1

    @property
    def telling(self) -> float:
        """How much it tells of somebody's strength, if all drove alike: one over the square of the error. The
        duels of a race stand and fall together.
        """
        return 0.75 * len(self.rivals) / (SPREAD**2 * self.drivers * (self.drivers + 1))


def form(
    results: Sequence[Result],
    known: Mapping[Competitor, Rating],
    who: Competitor,
    anchors: Mapping[str, float],
) -> Form | None:
    """The form of that driver; None: nothing that could not well be chance, or too few races. The results are
    of one game and one server; known and anchors as in bot.league.ratings.
    """
    if who not in known:
        return None
    races = [found for race in by_race(results) if (found := _seen(race, known, who, anchors))]
    number = min(LATELY, len(races) // 2)
    if number < FEWEST:
        return None
    drawn = _Race((known[who].strength,), 0.5)  # or who has won every race would be infinitely good
    lately, before = races[-number:], races[-number - BEFORE : -number]
    gain = _performance([*lately, drawn]) - _performance([*before, drawn])
    if abs(gain) < SURE * sqrt(_doubt(lately) + _doubt(before)):
        return None
    return Form(round(gain * POINT), number)


def _seen(
    race: Sequence[Result], known: Mapping[Competitor, Rating], who: Competitor, anchors: Mapping[str, float]
) -> _Race | None:
    own = next((each for each in race if competitor(each) == who), None)
    if own is None:
        return None
    rivals = [(each, strength(each, known, anchors)) for each in race if each is not own]
    met = [(each, strong) for each, strong in rivals if strong is not None]
    if not met:
        return None
    beaten = sum(1.0 if own.place < each.place else 0.5 * (own.place == each.place) for each, _ in met)
    return _Race(tuple(strong for _, strong in met), beaten)


def _performance(races: Sequence[_Race]) -> float:
    """How strong somebody must be who beats as many as were beaten."""
    beaten = sum(race.beaten for race in races)
    low, high = -_FAR, _FAR
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if sum(sum(race.odds(middle)) for race in races) < beaten:
            low = middle
        else:
            high = middle
    return low


def _doubt(races: Sequence[_Race]) -> float:
    """The square of the standard error of that."""
    return 1.0 / sum(race.telling for race in races)
