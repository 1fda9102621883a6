"""What nobody may do again and again, for it costs all others something."""

from __future__ import annotations


class Pauses:
    """Who has done something just now, in memory alone. Nobody is kept there for longer than another does
    something of the kind.
    """

    def __init__(self) -> None:
        self._until: dict[tuple[str, int], float] = {}

    def rests(self, what: str, person: int, now: float) -> bool:
        """Did they do that just now? now: seconds by the clock of the tables."""
        return self.until(what, person, now) is not None

    def until(self, what: str, person: int, now: float) -> float | None:
        """When they may do that again, by the clock of the tables; None: now."""
        until = self._until.get((what, person), now)
        return until if until > now else None

    def begin(self, what: str, person: int, now: float, seconds: float) -> None:
        """They do that now, and then not for so many seconds."""
        self._until = {each: until for each, until in self._until.items() if until > now}
        self._until[what, person] = now + seconds

    def end(self, what: str, person: int) -> None:
        """They may do that again."""
        self._until.pop((what, person), None)
