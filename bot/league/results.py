"""The results of matches: one for each seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat

PlayerKind: TypeAlias = Literal["person", "robot", "stand_in", "left", "stayed"]
"""The kind of player of a result. robot: a robot from the start. stand_in: a robot that played for a person
at the end, or a person who had played for less than half of the moves. left, stayed: a player who has left a
match, or who was still there when the others had left. These two belong to no seat, are numbered after the
seats, and do not count in standings.
"""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one seat in one match, or of a player who has no seat (see PlayerKind)."""

    table_id: str
    """The id of the match's table."""
    seat: Seat
    guild: int
    """The server's id, or 0 where the bot is not a member."""
    circuit: str
    """The id of the circuit that the match counts for, or ""."""
    title: str
    """The key of the game."""
    kind: PlayerKind
    person: int | None
    """The Discord user id of a person, or None for a robot, for a stand-in, and after the person's data was
    deleted.
    """
    name: str
    place: int
    score: int | None
    """The score, or None for a seat that was out and for a result that belongs to no seat."""
    points: int
    at: float
    """The Unix time in seconds at which the match ended."""
    level: str = ""
    """The level of a robot that played from the start, or ""."""

    @property
    def human(self) -> bool:
        """Return whether the result counts for a person."""
        return self.kind in ("person", "left") or (self.kind == "stayed" and not self.level)

    @property
    def out(self) -> bool:
        """Return whether the player of the seat failed to finish."""
        return self.score is None

    @property
    def won(self) -> bool:
        """Return whether the player came first, alone or tied."""
        return self.place == 1 and not self.out


def by_match(results: Iterable[Result]) -> list[tuple[Result, ...]]:
    """Return the results of each match, sorted by seat, in the order in which the matches ended."""
    matches: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda each: (each.at, each.table_id, each.seat)):
        matches.setdefault(result.table_id, []).append(result)
    return [tuple(match) for match in matches.values()]
