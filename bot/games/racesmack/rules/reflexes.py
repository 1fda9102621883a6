"""What a table must know of timed taps: which, how stamped, how long, and how fast a robot's finger is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.model import View

DELAYS = {"slow": (5.0, 10.0), "medium": (3.0, 6.0), "fast": (1.6, 3.4)}
"""For each level how soon and how late after the reveal, in seconds, a robot taps; mostly about halfway."""
_STEPS = 1_000


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
    """After how many seconds the robot taps, at its level; None in every other phase."""
    if view.phase != "tapping":
        return None
    soon, late = DELAYS[view.options.robots]
    # two lots make the middle likelier than the ends, as a hand's time is
    share = (chance.below(_STEPS) + chance.below(_STEPS)) / (2 * (_STEPS - 1))
    return soon + (late - soon) * share
