"""The results of the daily: each person's single try, the ranking of tries, and streaks of days."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.ranking import places
from bot.league.daily_game import EDITION, Day

GRACE = 1
"""The number of consecutive days that can be missed without ending a streak."""


@dataclass(frozen=True, slots=True)
class Try:
    """A person's single try at a deal."""

    person: int
    day: Day
    title: str
    table: str
    """The id of the table at which the deal was played."""
    place: int | None = None
    """The person's place, or None until the try is finished."""
    score: int | None = None
    """The person's score, or None if the try is not finished or the person was out."""

    @property
    def finished(self) -> bool:
        """Return whether the person finished the game."""
        return self.place is not None


def on(tries: Iterable[Try], day: Day) -> Try | None:
    """Return the try at the given day's daily, or None if there is none."""
    return next((each for each in tries if each.day.number == day.number), None)


def in_a_row(tries: Iterable[Try], today: Day) -> int:
    """Return the length of a person's streak of days with a finished try, up to `today`."""
    return streak((each.day.number for each in tries if each.finished), today.number)


@dataclass(frozen=True, slots=True)
class Shared:
    """A finished try that a person has shared in a server. name: the person's name in that server."""

    name: str
    one: Try


def ranked(shared: Iterable[Shared]) -> list[tuple[int, Shared]]:
    """Return the tries of one day with their ranks, best first. Tries of an older edition are left out."""
    found = list(shared)
    newest = max((each.one.day.edition for each in found), default=EDITION)
    alike = sorted((each for each in found if each.one.day.edition == newest), key=_merit)
    return list(zip(places([_merit(each)[:3] for each in alike]), alike, strict=True))


def _merit(each: Shared) -> tuple[int, bool, int, str]:
    return (*_standing(each.one.place, each.one.score), each.name.casefold())


def _standing(place: int | None, score: int | None) -> tuple[int, bool, int]:
    return place or 0, score is None, -(score or 0)


class Alike(NamedTuple):
    """Tries of a day with the same outcome: their place, their score, and the number of tries."""

    place: int
    score: int | None
    number: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """A finished try compared with all shared tries at the same deal, itself included."""

    rank: int
    """The rank of the try. 1 is best."""
    of: int
    """The number of tries compared, including this one."""
    finishes: tuple[int, ...]
    """The number of tries that took the first place, the second place and so on."""
    own: int
    """The place that the try took."""


def compared(own: Try, others: Iterable[Alike], seats: int) -> Comparison:
    """Compare a finished try with other people's tries at the same deal. seats: the number of players in the
    game.
    """
    place, better, finishes = own.place or seats, 0, [0] * seats
    finishes[place - 1] += 1
    for each in others:
        finishes[each.place - 1] += each.number
        if _standing(each.place, each.score) < _standing(own.place, own.score):
            better += each.number
    return Comparison(better + 1, sum(finishes), tuple(finishes), place)


def streak(days: Iterable[int], today: int) -> int:
    """Return the number of the given days that form a streak up to today. At most GRACE days in a row can be
    missing from it, besides today.
    """
    count, last = 0, today
    for day in sorted(set(days), reverse=True):
        if last - day > GRACE + 1:
            break
        count, last = count + 1, day
    return count


@dataclass(frozen=True, slots=True)
class DailyResult:
    """A finished try with its comparison, and the length of the person's streak of days."""

    own: Try
    among: Comparison
    streak: int
