"""Points for the places of a match."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.game import Outcome
from bot.engine.ranking import places
from bot.league.results import PlayerKind, Result, by_match

STAND_IN = "stand-in"
"""The name of every stand-in in results."""


@dataclass(frozen=True, slots=True)
class Starter:
    """The player for whom the result of a seat counts. person: the Discord user id of a person, or None.
    level: the level of a robot, or "".
    """

    kind: PlayerKind
    person: int | None
    name: str
    level: str = ""


def points(place: int, players: int, *, out: bool = False) -> int:
    """Return the points for a place in a match. players: the number of players, including those who are
    out.
    """
    return 0 if out else players - place + 1


def scored(
    entries: Sequence[Starter],
    outcome: Outcome,
    *,
    table_id: str,
    guild: int,
    circuit: str,
    title: str,
    at: float,
) -> tuple[Result, ...]:
    """Return the results of a finished match, by seat. A stand-in gets no points, but counts as a player."""
    results = []
    for seat, (entry, place, score) in enumerate(zip(entries, outcome.places, outcome.scores, strict=True)):
        nobody = score is None or entry.kind == "stand_in"
        results.append(
            Result(
                table_id=table_id,
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
                level=entry.level,
            )
        )
    return tuple(results)


def among_people(results: Sequence[Result]) -> list[Result]:
    """Return the results as they count in a circuit that ignores robots, with places and points among people
    only (docs/rules/gear-head.md, Ruling 13).
    """
    counted: list[Result] = []
    for match in by_match(results):
        seats = [result for result in match if result.kind != "robot"]
        absent = [result.out or result.kind == "stand_in" for result in seats]
        found = places([(away, 0 if away else each.place) for away, each in zip(absent, seats, strict=True)])
        for result, away, place in zip(seats, absent, found, strict=True):
            counted.append(replace(result, place=place, points=points(place, len(seats), out=away)))
    return counted
