"""What a table must know of timed taps: which, how stamped, how long, and how fast a robot's finger is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.model import Standing, View

MEDIANS = {"learner": 11.0, "club": 8.0, "expert": 6.0, "champion": 4.5, "adaptive": 7.0, "random": 7.0}
"""For each robot after how many seconds a robot taps, half of the time, with three cards to read; adaptive,
in an even game.
"""
_UNREAD, _READ = 0.4, 0.2
"""Which share of that goes by itself, and which goes by each card or rule to be read: 1 for three of them."""
_ADAPTING = 10.0
"""How many times as long an adaptive robot takes for each card that the people are further from a finish than
the nearest robot, as all Races were of seven cards; and so many times less for each that they are nearer.
"""
_MOST = 6.0
"""Adaptive robots are so many times as slow, or as fast, as their median at the most."""
_FINISH = 7.0
"""So many cards every finish is reckoned as."""
_BARE, _LEAST = 0.7, 3.0
"""What a card is worth to a Race without a Rules Card, and how many cards it lacks at the least."""
_GRANTED = {2: 0.5, 3: 0.45, 4: 0.25, 5: 0.4, 6: 0.45}
"""By how many cards the people may be further from it than the nearest robot before robots slow down."""
_AT_ONCE = 0.05
"""When all people have tapped an adaptive robot takes that share of its time, so that nobody waits for it."""
_LOTS, _STEPS, _SPREAD = 4, 1_000, 3.5
"""The time is spread evenly to both sides as a ratio: by half of that power of 2 at the most."""
_IN_TIME = 0.9
"""A robot taps before that share of the time that a tap may take is over."""


def calls(view: View) -> Sequence[Tap]:
    """A tap for every card of the circle while taps are raced, from left to right. Those of taken cards stay,
    so that no button moves under a finger; the rules refuse them.
    """
    return [Tap(laid.letter) for laid in view.circle] if view.phase == "tapping" else []


def stamped(tap: Tap, at: int, drawn: tuple[Seat, ...]) -> Tap:
    """The tap as pressed at that Unix millisecond, and whom the lot decided against."""
    return replace(tap, at=at, drawn=drawn)


def seconds(view: View) -> float | None:
    """How long taps are raced at a live table, as the host chose; None in every other phase."""
    return view.options.seconds if view.phase == "tapping" else None


def delay(
    view: View, chance: Chance, people: frozenset[Seat] = frozenset(), level: str = "adaptive"
) -> float | None:
    """After how many seconds the robot of that level taps; None in every other phase
    (docs/rules/racesmack.md, section 9). people: the seats that are no robots', for adaptive ones; none: all
    are.
    """
    if view.phase != "tapping":
        return None
    median = MEDIANS[level]
    if level == "adaptive" and people:
        median *= min(_MOST, max(1 / _MOST, _ADAPTING ** _behind(view, people)))
    seconds = reading(view, median, chance)
    tapped = {touch.seat for touch in view.taps} | set(view.refrained)
    return seconds * _AT_ONCE if level == "adaptive" and people and people <= tapped else seconds


def reading(view: View, median: float, chance: Chance) -> float:
    """After how many seconds somebody taps who takes that median with three cards to read."""
    tops = [laid.cards[-1] for laid in view.circle]
    rules = sum(isinstance(top, RulesCard) for top in tops) + (view.racing is not None)
    median *= _UNREAD + _READ * (len(tops) + rules)
    # the mean of several lots makes the middle likelier than the ends
    share = sum(chance.below(_STEPS) for _ in range(_LOTS)) / (_LOTS * (_STEPS - 1))
    return min(median * 2 ** (_SPREAD * (share - 0.5)), _IN_TIME * view.options.seconds)


def _behind(view: View, people: frozenset[Seat]) -> float:
    """By how many cards the people are further from a finish than they may be."""
    seats = len(view.races)
    own = min(_missing(view.races[seat]) for seat in people)
    best = min(_missing(race) for seat, race in enumerate(view.races) if seat not in people)
    return own - best - _GRANTED[seats]


def _missing(race: Standing) -> float:
    """How many cards a Race lacks for its finish, as if every finish took as many."""
    if not race.finish:
        return max(_FINISH - _BARE * len(race.row), _LEAST)
    return _FINISH * max(0, race.need - race.have) / race.need
