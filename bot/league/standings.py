"""The standings of a circuit, with points and changes of rank."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate

from bot.engine.ranking import places
from bot.league.names import all_told_apart
from bot.league.profile import taken
from bot.league.results import PlayerKind, Result, by_match


@dataclass(frozen=True, slots=True)
class Competitor:
    """A competitor in the standings: a person, known by id, or a robot or a deleted person, known by name."""

    kind: PlayerKind
    person: int | None
    alias: str


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A competitor's line of the standings."""

    competitor: Competitor
    name: str
    rank: int
    """The competitor's rank. Equal ranks are shared (1, 2, 2, 4)."""
    points: int
    matches: int
    places: tuple[int, ...]
    """The number of first places, of second places, and so on."""
    by_match: Mapping[int, int]
    """The points in each match of the competitor, by the number of the match, from 0."""

    @property
    def wins(self) -> int:
        """Return the number of matches that the competitor won, alone or tied."""
        return self.places[0] if self.places else 0


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings, best first. matches: the ids of the matches that count, in order."""

    rows: tuple[StandingsRow, ...]
    matches: tuple[str, ...]


def competitor(result: Result) -> Competitor:
    """Return the competitor for whom the result counts."""
    kind: PlayerKind = "person" if result.human else result.kind
    return Competitor(kind, result.person, "" if result.person is not None else result.name)


def standings(results: Iterable[Result]) -> Standings:
    """Return the standings over all the given results. Stand-ins have no row. Ties are broken by most wins,
    then most second places, and so on.
    """
    matches = by_match(results)
    lines: dict[Competitor, dict[int, Result]] = {}
    for number, match in enumerate(matches):
        for result in match:
            if result.kind != "stand_in":
                lines.setdefault(competitor(result), {})[number] = result
    rows = [_row(who, line) for who, line in lines.items()]
    names = all_told_apart(row.name for row in rows)
    rows = [replace(row, name=name) for row, name in zip(rows, names, strict=True)]
    rows.sort(key=lambda row: (_merit(row), row.name.casefold()))
    ranks = places([_merit(row) for row in rows])
    ranked = tuple(replace(row, rank=rank) for row, rank in zip(rows, ranks, strict=True))
    return Standings(ranked, tuple(match[0].table_id for match in matches))


def _row(who: Competitor, line: Mapping[int, Result]) -> StandingsRow:
    played = list(line.values())
    return StandingsRow(
        competitor=who,
        name=played[-1].name,
        rank=0,
        points=sum(result.points for result in played),
        matches=len(played),
        places=taken([result.place for result in played if not result.out]),
        by_match={number: result.points for number, result in line.items()},
    )


def _merit(row: StandingsRow) -> tuple[int, ...]:
    """Return the sort key of a row. Smaller is better."""
    return (-row.points, *(-count for count in row.places), 1)


def climbed(before: Standings, after: Standings) -> Mapping[Competitor, int | None]:
    """Return the number of ranks that each competitor gained, or None for those who were not in `before`."""
    ranks = {row.competitor: row.rank for row in before.rows}
    return {
        row.competitor: ranks[row.competitor] - row.rank if row.competitor in ranks else None
        for row in after.rows
    }


def running_totals(row: StandingsRow, matches: int) -> tuple[int, ...]:
    """Return the row's points after each match of the circuit. matches: the number of matches."""
    return tuple(accumulate(row.by_match.get(number, 0) for number in range(matches)))
