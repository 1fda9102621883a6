"""The results of a match, and the people for whom they count."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.game import Outcome, Seat
from bot.league.results import PlayerKind, Result
from bot.league.scoring import STAND_IN, Starter, scored
from bot.model.snapshots import LOST, AnySnapshot, Player


@dataclass(frozen=True, slots=True)
class _Time:
    """A period in which one player had a seat. begin, end: the number of moves in the match at its start and
    its end. why: the reason why it ended.
    """

    person: int | None
    name: str
    robot: str | None
    begin: int
    end: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Person:
    """A person who has had a seat."""

    person: int
    name: str
    own: int
    """The number of moves of all players that were made while the person played."""
    first: bool
    """Whether the person had the seat at the start."""
    here: bool
    """Whether the person is playing on the seat now."""
    handed: bool
    """Whether another player gave the person's seat to a robot."""
    went: int
    """The number of players who had been replaced before the person was last replaced, or -1 if never."""


_NOBODYS_FAULT: Final = (LOST,)
"""The reasons for the end of a table for which no player is responsible."""


def results_of(table: AnySnapshot, outcome: Outcome, at: float) -> tuple[Result, ...]:
    """Return the results of a table whose match ended with an outcome: one for each seat, and one for each
    person who counts as having left. at: the Unix time of the end.
    """
    seats = scored(
        [_entry(table, seat) for seat in range(len(table.players))],
        outcome,
        table_id=table.id,
        guild=table.place.guild if table.place.hosted else 0,
        circuit=table.circuit,
        title=table.title,
        at=at,
    )
    rated = {each.person for each in seats if each.kind == "person"}
    gone = [each for each in _people(table) if each.person not in rated and _counts(table, each)]
    return (*seats, *_beside(table, [("left", each.person, each.name, "") for each in gone], at))


def departures(table: AnySnapshot, at: float, by: int = 0) -> tuple[Result, ...]:
    """Return the results, if any, of the players who left a match that ended unfinished, and of those who
    stayed. at: the Unix time of the end. by: the id of the person who ended it and counts as having left, or
    0.
    """
    people = [each for each in _people(table) if each.here or _counts(table, each)]
    left = sorted((each for each in people if not each.here), key=lambda each: each.went)
    left += [each for each in people if each.here and each.person == by]
    stayed = [each for each in people if each.here and each.person != by]
    if table.ended in _NOBODYS_FAULT or table.match.ply < len(table.players) or not left:
        return ()
    robots = list[Player]()
    if not stayed and len(left) > 1:
        stayed = [left.pop()]
    elif not stayed:
        robots = [each for each in table.players if each.person is None and not each.left]
    if not stayed and not robots:
        return ()
    return _beside(
        table,
        [
            *(("left", each.person, each.name, "") for each in left),
            *(("stayed", each.person, each.name, "") for each in stayed),
            *(("stayed", None, each.name, each.robot or "") for each in robots),
        ],
        at,
    )


def _entry(table: AnySnapshot, seat: Seat) -> Starter:
    """Return the player for whom the result of a seat counts. Ruling: a person who has the seat at the end
    gets its result if they played for at least half of the match's moves.
    """
    player = table.players[seat]
    if player.robot is None and player.person is not None:
        own = next(each.own for each in _on_seat(table, seat) if each.person == player.person)
        if 2 * own >= table.match.ply:
            return Starter("person", player.person, player.name)
    if player.robot is not None and player.person is None and not player.left:
        return Starter("robot", None, player.name, player.robot)
    return Starter("stand_in", None, STAND_IN)


def _counts(table: AnySnapshot, who: _Person) -> bool:
    """Return whether a player without a result counts as having left. Ruling: they were there from the start,
    or for at least half of the moves, no other player gave their seat to a robot, and there were at least as
    many moves as players.
    """
    known = who.first or 2 * who.own >= table.match.ply
    return known and not who.handed and table.match.ply >= len(table.players)


def _people(table: AnySnapshot) -> list[_Person]:
    """Return all people who have had a seat, each once, with current players first."""
    found = [each for seat in range(len(table.players)) for each in _on_seat(table, seat)]
    found.sort(key=lambda each: not each.here)
    return list({each.person: each for each in reversed(found)}.values())[::-1]


def _on_seat(table: AnySnapshot, seat: Seat) -> list[_Person]:
    times = _times(table, seat)
    return [
        _Person(
            person=person,
            name=name,
            own=sum(each.end - each.begin for each in times if each.person == person and each.robot is None),
            first=times[0].person == person and times[0].robot is None,
            here=times[-1].person == person and times[-1].robot is None,
            handed=any(each.person == person and each.why == "handed" for each in times),
            went=max(
                (at for at, each in enumerate(table.before) if each.seat == seat and each.person == person),
                default=-1,
            ),
        )
        for person, name in {each.person: each.name for each in times}.items()
        if person is not None
    ]


def _times(table: AnySnapshot, seat: Seat) -> list[_Time]:
    """Return the periods in which players had a seat, oldest first."""
    found, begin = list[_Time](), 0
    for each in table.before:
        if each.seat == seat:
            found.append(_Time(each.person, each.name, each.robot, begin, each.until, each.why))
            begin = each.until
    player = table.players[seat]
    last = max(begin, player.since)
    return [*found, _Time(player.person, player.name, player.robot, last, table.match.ply)]


def _beside(
    table: AnySnapshot, entries: Sequence[tuple[PlayerKind, int | None, str, str]], at: float
) -> tuple[Result, ...]:
    """Return results that belong to no seat. Players who left rank behind all others. entries: the kind, the
    person, the name and the robot's level of each.
    """
    seats = len(table.players)
    return tuple(
        Result(
            table_id=table.id,
            seat=seats + number,
            guild=table.place.guild if table.place.hosted else 0,
            circuit="",
            title=table.title,
            kind=kind,
            person=person,
            name=name,
            place=seats + 1 if kind == "left" else 1,
            score=None,
            points=0,
            at=at,
            level=level,
        )
        for number, (kind, person, name, level) in enumerate(entries)
    )
