"""When the robots of a table move: once that is told, nothing that people press puts it off."""

from __future__ import annotations

from bot.engine.game import Seat
from bot.tables.ports import Rulebook
from bot.tables.transitions import AnyRecord, calls, robot_moves_at

_APART = 0.3
"""Two robots of one phase move so many times their usual pause apart at the least."""

_REGRETS = 3.0
"""In practice the robot that comes next waits so many times its usual pause at the least: for so long the
last step may be taken back."""


class RobotPace:
    """When each robot of one table is to move. It is not stored: after a restart robots pause anew."""

    def __init__(self) -> None:
        self._told: dict[Seat, tuple[tuple[int, int, str | None], float]] = {}

    def moves_at(
        self, record: AnyRecord, title: Rulebook, seat: Seat, pause: float, now: float, shown: float | None
    ) -> float | None:
        """As `robot_moves_at`, and the same as long as the robot owes the same decision. Only in a race with
        people, where it presses when it has read the cards, does it go by the present each time.
        """
        at = robot_moves_at(record, title, seat, pause, now, shown)
        told = self._told.pop(seat, None)
        if at is None or (record.racing and calls(record, title)):
            return at
        match = record.match
        decision = (title.game.turn(match.state), match.counts[seat], record.players[seat].driver)
        if told is not None and told[0] == decision:
            at = told[1]
        else:
            if record.place.direct and record.way_back is not None:
                at = max(at, now + _REGRETS * pause)
            for _, other in sorted(self._told.values(), key=lambda each: each[1]):
                at = other + _APART * pause if abs(at - other) < _APART * pause else at
        self._told[seat] = (decision, at)
        return at
