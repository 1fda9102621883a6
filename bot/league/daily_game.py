"""Which game the daily is: the deal of a day, the same for everybody everywhere."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

EDITION = "b"
"""Edition of the deals and of the robots in them. A change of a game's rules or robots needs the next letter
(a test notices), so that results of one day and edition are comparable on every host.
"""
FIRST = 20_779
"""The first day of all, 22 November 2026, in days since 1 January 1970 (UTC)."""
SECONDS = 86_400
_EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Daily:
    """How a game takes part in the deal of the day."""

    since: date | None = None
    """The first day (UTC) on which it may be dealt: later than the release that brings it, so that no deal
    changes that somebody has seen; None: it is never dealt.
    """
    robots: int = 3
    """How many robots its one player meets."""
    level: str = "club"
    """The key of their driver."""

    def has(self, day: int) -> bool:
        """Whether it may be dealt on that day, in days since the beginning of 1970."""
        return self.since is not None and (self.since - _EPOCH).days <= day


@dataclass(frozen=True, slots=True)
class Day:
    """A daily deal. number: its day, in days since 1 January 1970 (UTC)."""

    number: int
    edition: str = EDITION

    @property
    def label(self) -> str:
        """Its name, such as #12b."""
        return f"#{self.number - FIRST + 1}{self.edition}"

    @property
    def ends(self) -> int:
        """The Unix time at which the next deal starts."""
        return (self.number + 1) * SECONDS

    @property
    def late(self) -> int:
        """The Unix time until which a game that started on its day may be finished: a day later."""
        return self.ends + SECONDS

    def seed(self, title: str) -> str:
        """The seed of the deal in the game with that key. It is no secret."""
        return sha256(f"paddock daily {self.edition}/{self.number}/{title}".encode()).hexdigest()

    def game(self, games: Mapping[str, Daily]) -> str:
        """The key of the game it is dealt in: of those that may be dealt on that day, one after the other. So
        a new game changes no day before its first.
        """
        dealt = [key for key, daily in games.items() if daily.has(max(self.number, FIRST))]
        return dealt[self.number % len(dealt)]


def day_at(unix: float) -> Day:
    """The deal at that Unix time."""
    return Day(int(unix // SECONDS))
