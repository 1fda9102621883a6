"""A short notation for results, for the tests of the league."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Outcome
from bot.league.results import Result
from bot.league.scoring import Starter, scored

PEOPLE = {"A": 11, "B": 12, "C": 13, "D": 14, "E": 15, "R": 0, "X": 0}


def outcome(totals: Mapping[str, int | None]) -> Outcome:
    """Return an outcome from totals by name. A total of None means that the player did not finish."""
    scores = tuple(totals.values())
    places = tuple(1 + sum((other or -1) > (own or -1) for other in scores) for own in scores)
    return Outcome(places, scores, ())


def match(
    number: int, totals: Mapping[str, int | None], *, robots: str = "", away: str = "", circuit: str = "cup"
) -> tuple[Result, ...]:
    """Return the results of match `number`, from totals by name. robots: the names of robots. away: the names
    of players for whom a robot plays.
    """
    entries = [
        Starter("robot", None, name)
        if name in robots
        else Starter("stand_in", None, "Stand-in robot")
        if name in away
        else Starter("person", PEOPLE[name], name)
        for name in totals
    ]
    return scored(
        entries,
        outcome(totals),
        table_id=f"race{number}",
        guild=1,
        circuit=circuit,
        title="gear_head",
        at=1_000.0 * number,
    )
