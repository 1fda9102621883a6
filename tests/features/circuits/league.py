"""Helpers for the tests of the league: the commands and presses of people, and an independent count of the
points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.tables.table import Table
from tests.cogs.whole_games import ask
from tests.venue import Venue


async def games(venue: Venue, name: str, **options: Any) -> Any:
    """Return the answer when a person presses *Games* under the standings of a circuit."""
    standings = (await ask(venue, name, "league standings", **options)).answer
    return await venue.person(name).click(standings, label="Games")


async def csv_file(venue: Venue, name: str, **options: Any) -> Any:
    """Return the answer when a person presses *CSV file* under the games of a circuit."""
    return await venue.person(name).click((await games(venue, name, **options)).answer, label="CSV file")


async def history(venue: Venue, name: str, **options: Any) -> Any:
    """Return the answer when a person presses *Recent games* under a player's profile."""
    shown = (await ask(venue, name, "league profile", **options)).answer
    return await venue.person(name).click(shown, label="Recent games")


def totals(table: Table) -> Mapping[str, int | None]:
    """Return each player's total, read from the table, or None for players who are out."""
    cars = {car.seat: car.total for car in table.view(None).cars}
    return {name: cars.get(seat) for seat, name in enumerate(table.names)}


def tally(races: Sequence[Mapping[str, int | None]]) -> dict[str, list[int | None]]:
    """Return each player's points after each game, computed independently of the bot. In each game, a player
    who finishes gets a point for themselves and for each player whom they beat or tie with. A player who is
    out gets none.
    """
    names = dict.fromkeys(name for each in races for name in each)
    points: dict[str, list[int | None]] = {name: [] for name in names}
    for each in races:
        for name in names:
            if name not in each:
                points[name].append(None)
            elif (own := each[name]) is None:
                points[name].append(0)
            else:
                faster = [total for total in each.values() if total is not None and total > own]
                points[name].append(len(each) - len(faster))
    return points


def ranks(races: Sequence[Mapping[str, int | None]]) -> dict[str, int]:
    """Return each player's rank, found by comparing all pairs: by points, then wins, then second places, and
    so on.
    """
    merits = {}
    for name, points in tally(races).items():
        places = [
            1 + sum(total is not None and total > own for total in each.values())
            for each in races
            if (own := each.get(name)) is not None
        ]
        merits[name] = [sum(each or 0 for each in points), *(places.count(place) for place in range(1, 13))]
    return {name: 1 + sum(other > own for other in merits.values()) for name, own in merits.items()}
