"""What a table must know of timed taps: which, how stamped, how long, and how fast a robot's finger is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.model import View

MEDIANS = {"slow": 11.0, "medium": 8.0, "fast": 5.5, "fastest": 4.0, "adaptive": 7.0}
"""For each level after how many seconds a robot taps, half of the time, with three cards to read; adaptive,
while its Race is as long as the others'.
"""
_UNREAD, _READ = 0.4, 0.2
"""Which share of that goes by itself, and which goes by each card or rule to be read: 1 for three of them."""
_CATCHING_UP = 1.3
"""How many times as long an adaptive robot takes for each card that its Race is ahead of the others'."""
_SLOWEST = 3.0
"""Adaptive robots are so many times as slow, or as fast, as their median at the most."""
_LOTS, _STEPS, _SPREAD = 4, 1_000, 3.5
"""The time is spread evenly to both sides as a ratio: by half of that power of 2 at the most."""
_IN_TIME = 0.9
"""A robot taps before that share of the time that a tap may take is over."""


def calls(view: View) -> Sequence[Tap]:
    """A tap for every card of the circle while taps are raced. Those of taken cards stay, so that no button
    moves under a finger; the rules refuse them.
    """
    return [Tap(laid.letter) for laid in view.circle] if view.phase == "tapping" else []


def stamped(tap: Tap, at: int, drawn: tuple[Seat, ...]) -> Tap:
    """The tap as pressed at that Unix millisecond, and whom the lot decided against."""
    return replace(tap, at=at, drawn=drawn)


def seconds(view: View) -> float | None:
    """How long taps are raced at a live table, as the host chose; None in every other phase."""
    return view.options.seconds if view.phase == "tapping" else None


def delay(view: View, chance: Chance) -> float | None:
    """After how many seconds the robot taps, at its level; None in every other phase
    (docs/rules/racesmack.md, section 9). Ratios are spread, not differences, as people's times are.
    """
    if view.phase != "tapping":
        return None
    tops = [laid.cards[-1] for laid in view.circle]
    rules = sum(isinstance(top, RulesCard) for top in tops) + (view.racing is not None)
    median = MEDIANS[view.options.robots] * (_UNREAD + _READ * (len(tops) + rules))
    if view.options.robots == "adaptive":
        median *= min(_SLOWEST, max(1 / _SLOWEST, _CATCHING_UP ** _lead(view)))
    # the mean of several lots makes the middle likelier than the ends
    share = sum(chance.below(_STEPS) for _ in range(_LOTS)) / (_LOTS * (_STEPS - 1))
    return min(median * 2 ** (_SPREAD * (share - 0.5)), _IN_TIME * view.options.seconds)


def _lead(view: View) -> float:
    """By how many cards the seat's Race is longer than the others' are on average."""
    lengths = [len(race.row) + len(race.rules) for race in view.races]
    own = lengths.pop(view.seat or 0)
    return own - fmean(lengths)
