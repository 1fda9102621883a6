"""A player's form: whether recent matches were better or worse than the matches before them. Two performances
are compared as in chess: the strength needed to beat as many rivals as the player did.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bot.league.ratings import POINT, SPREAD, Rating, strength
from bot.league.results import Result, by_match
from bot.league.standings import Competitor, competitor

LATELY = 30
"""The maximum number of recent matches that are compared."""
FEWEST = 10
"""The minimum number of matches on either side of the comparison."""
BEFORE = 90
"""The maximum number of earlier matches with which the recent ones are compared."""
SURE = 1.25
"""The number of standard errors that a difference must reach to be shown (see tools/studies/ratings.py)."""
_HALVINGS = 30
_FAR = 80.0
"""The number of halvings in the search for a performance, and the largest distance from 0 that is searched,
in OpenSkill's points.
"""


@dataclass(frozen=True, slots=True)
class Form:
    """The number of rating points by which the last `matches` matches were better than those before them, or
    worse if it is negative.
    """

    points: int
    matches: int


@dataclass(frozen=True, slots=True)
class _Evidence:
    """A match as evidence: the strengths of the rivals, and the number of rivals beaten. A tie counts
    half.
    """

    rivals: tuple[float, ...]
    beaten: float

    def odds(self, strong: float) -> list[float]:
        """Return, for each rival, the probability that a player of strength `strong` beats it."""
        scale = SPREAD * sqrt(self.players)
        return [1.0 / (1.0 + exp((rival - strong) / scale)) for rival in self.rivals]

    @property
    def players(self) -> int:
        """The number of players in the match whose strength is known, including the player."""
        return len(self.rivals) + 1

    @property
    def telling(self) -> float:
        """The weight of the match as evidence: one over the square of the standard error if all players are
        equal.
        """
        return 0.75 * len(self.rivals) / (SPREAD**2 * self.players * (self.players + 1))


def form(
    results: Sequence[Result],
    known: Mapping[Competitor, Rating],
    who: Competitor,
    anchors: Mapping[str, float],
) -> Form | None:
    """Return the form of a player, or None if there are too few matches or the difference is probably chance.
    results: those of one game and one server. known: the ratings of the results. anchors: see
    bot.league.ratings.anchors.
    """
    if who not in known:
        return None
    matches = [found for match in by_match(results) if (found := _seen(match, known, who, anchors))]
    number = min(LATELY, len(matches) // 2)
    if number < FEWEST:
        return None
    drawn = _Evidence((known[who].strength,), 0.5)  # otherwise the winner of every match is infinitely strong
    recent, before = matches[-number:], matches[-number - BEFORE : -number]
    gain = _performance([*recent, drawn]) - _performance([*before, drawn])
    if abs(gain) < SURE * sqrt(_doubt(recent) + _doubt(before)):
        return None
    return Form(round(gain * POINT), number)


def _seen(
    match: Sequence[Result], known: Mapping[Competitor, Rating], who: Competitor, anchors: Mapping[str, float]
) -> _Evidence | None:
    own = next((each for each in match if competitor(each) == who), None)
    if own is None or any(
        each.kind == "stayed" for each in match
    ):  # a match that was never finished has no places
        return None
    rivals = [(each, strength(each, known, anchors)) for each in match if each is not own]
    met = [(each, strong) for each, strong in rivals if strong is not None]
    if not met:
        return None
    beaten = sum(1.0 if own.place < each.place else 0.5 * (own.place == each.place) for each, _ in met)
    return _Evidence(tuple(strong for _, strong in met), beaten)


def _performance(matches: Sequence[_Evidence]) -> float:
    """Return the strength that is needed to beat as many rivals as the player did."""
    beaten = sum(match.beaten for match in matches)
    low, high = -_FAR, _FAR
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if sum(sum(match.odds(middle)) for match in matches) < beaten:
            low = middle
        else:
            high = middle
    return low


def _doubt(matches: Sequence[_Evidence]) -> float:
    """Return the square of the standard error of the performance."""
    return 1.0 / sum(match.telling for match in matches)
