"""The refusals of stale presses, of which nothing is played: the seat has moved, the turn is over, or another
player was faster.
"""

from bot.engine.game import Seat
from bot.locales.phrase import Phrase
from bot.model.errors import MOVED_ON, RaceOver, Stale, TableError
from bot.model.snapshots import AnySnapshot

_LONG = 60_000
"""The shortest gap in milliseconds that a refused press is not told in seconds."""


def must_be_current(snapshot: AnySnapshot, seat: Seat, count: int) -> None:
    """Raise Stale if the seat has moved since the button was drawn, when it had made `count` moves."""
    if snapshot.match.counts[seat] != count:
        raise Stale(MOVED_ON)


def late(at: int, closed: int | None) -> RaceOver:
    """Return the answer to a press of that Unix millisecond, whose turn ended at `closed`, if
    that is known.
    """
    if closed is None or abs(at - closed) >= _LONG:
        return RaceOver(Phrase("refuse-tap-late"))
    when = "before" if at < closed else "after"
    return RaceOver(Phrase(f"refuse-tap-late-{when}", seconds=_seconds(at - closed)))


def beaten(gap: int, name: str) -> TableError:
    """Return the answer to a press for something that a player of that name took `gap`
    milliseconds before.
    """
    if not gap:
        return TableError(Phrase("refuse-tap-beaten-draw", name=name))
    id = "refuse-tap-beaten" if gap > 0 else "refuse-tap-beaten-arriving"
    return TableError(Phrase(id, name=name, seconds=_seconds(gap)))


def _seconds(milliseconds: int) -> float:
    """Return a length of time in seconds, without its sign, rounded to two significant digits."""
    return float(f"{abs(milliseconds) / 1000:.2g}")
