"""The results of races: one for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat

PlayerKind: TypeAlias = Literal["person", "robot", "stand_in"]
"""Who sat there: a person; a robot from the start; a robot that played for a person when the race ended."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one seat in one race.

    race: the id of its table. guild: the server's id. circuit: the id of the circuit it counts for, or "".
    title: the game's key. person: None also for people whose name was deleted. score: None for a seat that
    was out. at: when the race ended, in Unix seconds. level: of a robot, "" if unknown.
    """

    race: str
    seat: Seat
    guild: int
    circuit: str
    title: str
    kind: PlayerKind
    person: int | None
    name: str
    place: int
    score: int | None
    points: int
    at: float
    level: str = ""

    @property
    def out(self) -> bool:
        """Whether the seat failed to finish."""
        return self.score is None

    @property
    def won(self) -> bool:
        """Whether it was first, alone or with others."""
        return self.place == 1 and not self.out


def by_race(results: Sequence[Result]) -> list[tuple[Result, ...]]:
    """The results race by race, in the order in which the races ended, each by seat."""
    races: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda each: (each.at, each.race, each.seat)):
        races.setdefault(result.race, []).append(result)
    return [tuple(race) for race in races.values()]
