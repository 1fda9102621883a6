"""A circuit: a number of races, races until a moment, or races until somebody closes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, assert_never

NAME = 60
"""The longest name of a circuit, in characters."""
MOST_RACES = 500
MOST_HOURS = 24 * 366


@dataclass(frozen=True, slots=True)
class Races:
    """It ends after so many races."""

    number: int
    kind: Literal["races"] = "races"


@dataclass(frozen=True, slots=True)
class Until:
    """It ends at that moment (play time); a race in progress then is finished and counts."""

    at: float
    kind: Literal["until"] = "until"


@dataclass(frozen=True, slots=True)
class Unlimited:
    """It ends when somebody closes it."""

    kind: Literal["unlimited"] = "unlimited"


Limit: TypeAlias = Races | Until | Unlimited

Status: TypeAlias = Literal["open", "closing", "over", "closed"]
"""open; closing: somebody closed it, and its races in progress are still driven; over: its table is final,
and is still to be shown; closed: that was shown."""


Robots: TypeAlias = Literal["count", "ignore"]
"""Do robots take places and points in a circuit, or are places counted among people alone?"""


@dataclass(frozen=True, slots=True)
class Circuit:
    """A series of races in one server.

    host: who may close it; 0: nobody but those with Manage Server. channel: where it was made; once it is
    over, where its final table belongs. opened: Unix seconds. hints: may those who race in it ask for hints?
    version: rises with every change that is stored, and with every race that starts in it. title: the key of
    the game whose races count for it; "": those of any. It is not said in those stored before one could
    choose, which are all Gear Head's. robots: those stored before one could choose count them.
    """

    id: str
    guild: int
    channel: int
    name: str
    host: int
    limit: Limit
    opened: float
    status: Status = "open"
    hints: bool = False
    version: int = 0
    title: str = "gear_head"
    robots: Robots = "count"

    @property
    def running(self) -> bool:
        """May it still come to further results?"""
        return self.status in ("open", "closing")

    def counts(self, title: str) -> bool:
        """Do races of the game with that key count for it?"""
        return self.title in ("", title)


def refusal(circuit: Circuit, finished: int, driving: int, now: float) -> str | None:
    """Why no further race may start in it: a sentence; None: one may. driving: races in progress.
    now: play time.
    """
    if circuit.status == "closing":
        return "This circuit is being closed: it takes no more races."
    if not circuit.running:
        return "This circuit is closed: it takes no more races."
    match circuit.limit:
        case Races(number) if finished >= number:
            return f"This circuit has had its {_races(number)}."
        case Races(number) if finished + driving >= number:
            return f"This circuit is for {_races(number)}, and the last of them is in progress."
        case Until(at) if now >= at:
            return "The time of this circuit is up: it takes no more races."
        case Races() | Until() | Unlimited():
            return None
        case _:
            assert_never(circuit.limit)


def is_over(circuit: Circuit, finished: int, driving: int, now: float) -> bool:
    """Has it come to its end? driving: races in progress, which it waits for. now: play time."""
    if not circuit.running:
        return True
    if driving:
        return False
    if circuit.status == "closing":
        return True
    match circuit.limit:
        case Races(number):
            return finished >= number
        case Until(at):
            return now >= at
        case Unlimited():
            return False
        case _:
            assert_never(circuit.limit)


def _races(number: int) -> str:
    return "1 race" if number == 1 else f"{number} races"
