"""The daily's game. Everyone gets the same deal on the same day."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

EDITION = "b"
"""The edition of the deals and of the robots in them. A change to a game's rules or robots needs the next
letter (a test checks this).
"""
FIRST = 20_779
"""The day of the first daily, 22 November 2026, in days since 1 January 1970 (UTC)."""
SECONDS = 86_400
_EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Daily:
    """The settings of a game for the daily."""

    since: date | None = None
    """The first day (UTC) on which the game can be dealt, or None. It must be later than the release that
    adds the game.
    """
    robots: int = 3
    """The number of robots."""
    level: str = "club"
    """The key of the robots' level."""

    def has(self, day: int) -> bool:
        """Return whether the game can be dealt on a day, in days since 1 January 1970 (UTC)."""
        return self.since is not None and (self.since - _EPOCH).days <= day


@dataclass(frozen=True, slots=True)
class Day:
    """A daily deal. number: the day, in days since 1 January 1970 (UTC)."""

    number: int
    edition: str = EDITION

    @property
    def label(self) -> str:
        """Return the name of the deal, such as #12b."""
        return f"#{self.number - FIRST + 1}{self.edition}"

    @property
    def ends(self) -> int:
        """Return the Unix time at which the next deal starts."""
        return (self.number + 1) * SECONDS

    @property
    def late(self) -> int:
        """Return the Unix time by which a game that started on this day must be finished."""
        return self.ends + SECONDS

    def seed(self, title: str) -> str:
        """Return the seed of the deal for the game with the given key. It is not secret."""
        return sha256(f"paddock daily {self.edition}/{self.number}/{title}".encode()).hexdigest()

    def game(self, games: Mapping[str, Daily]) -> str:
        """Return the key of the game that is dealt on this day."""
        dealt = [key for key, daily in games.items() if daily.has(max(self.number, FIRST))]
        return dealt[self.number % len(dealt)]


def day_at(unix: float) -> Day:
    """Return the daily deal at the given Unix time."""
    return Day(int(unix // SECONDS))
