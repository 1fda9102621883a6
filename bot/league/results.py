"""The results of races: one for each seat, and the points it scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Outcome, Seat

Kind: TypeAlias = Literal["person", "robot", "stand_in"]
"""Who sat there: a person; a robot from the start; a robot that drove for somebody when the race ended."""

STAND_IN = "Stand-in robot"
"""The name in the results of every robot that drove for somebody."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Who starts in a race on one seat. person: the Discord user id, of people only."""

    kind: Kind
    person: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat came out of one race.

    race: the id of its table. guild: the server's id. circuit: the id of the circuit it counts for, or "".
    title: the game's key. person: None too for people who had their name deleted. score: None for a seat
    that was out. at: when the race ended, in Unix seconds.
    """

    race: str
    seat: Seat
    guild: int
    circuit: str
    title: str
    kind: Kind
    person: int | None
    name: str
    place: int
    score: int | None
    points: int
    at: float

    @property
    def out(self) -> bool:
        """Did it fail to finish?"""
        return self.score is None

    @property
    def won(self) -> bool:
        """Was it first, alone or with others?"""
        return self.place == 1 and not self.out


def points(place: int, players: int, *, out: bool = False) -> int:
    """What a place scores in a race of so many players; those who are out count among them."""
    return 0 if out else players - place + 1


def scored(
    entries: Sequence[Entry],
    outcome: Outcome,
    *,
    race: str,
    guild: int,
    circuit: str,
    title: str,
    at: float,
) -> tuple[Result, ...]:
    """The results of a race that is over, by seat. A stand-in scores for nobody, but is among the players."""
    results = []
    for seat, (entry, place, score) in enumerate(zip(entries, outcome.places, outcome.scores, strict=True)):
        nobody = score is None or entry.kind == "stand_in"
        results.append(
            Result(
                race=race,
                seat=seat,
                guild=guild,
                circuit=circuit,
                title=title,
                kind=entry.kind,
                person=entry.person,
                name=entry.name,
                place=place,
                score=score,
                points=points(place, len(entries), out=nobody),
                at=at,
            )
        )
    return tuple(results)


def by_race(results: Sequence[Result]) -> list[tuple[Result, ...]]:
    """The results race by race, the races in the order they ended, each by seat."""
    races: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda each: (each.at, each.race, each.seat)):
        races.setdefault(result.race, []).append(result)
    return [tuple(race) for race in races.values()]
