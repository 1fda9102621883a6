"""The times when robots move."""

from math import inf, log2

from bot.engine.game import Chance, Seat
from bot.engine.match import AnyMatch
from bot.model.snapshots import AnySnapshot
from bot.tables.transitions import patience, waits
from bot.tables.views import awaits_of, tap_targets, view_of
from bot.title import AnyTitle as Title

COMPUTING = 10.0
"""The number of seconds of computing after which a robot's choice is cancelled."""
HINTED = 8.0
"""The number of seconds after which the computation of a hint is cancelled."""
UNSHOWN = 5.0
"""The number of seconds after which robots treat a race of presses as shown, even if it is not confirmed."""
_IN_TIME = 0.95
"""The fraction of a race of presses within which every robot presses, however late the race is shown."""
_APART = 0.3
"""The minimum gap between the moves of two robots of a table, as a multiple of their usual pause."""

_REGRETS = 3.0
"""The minimum pause of a robot in direct messages while a step can be undone, as a multiple of its usual
pause.
"""
_PLAIN, _HARD, _SLOWEST = 0.5, 0.35, 2.2
"""Multiples of a robot's usual pause: the pause for a move without a choice, the addition for each doubling
of the number of choices, and the maximum.
"""


def robot_moves_at(
    snapshot: AnySnapshot, title: Title, seat: Seat, pause: float, now: float, shown: float | None = None
) -> float | None:
    """Return the time when the robot on a seat must move, or None if it need not move until something
    changes. shown: the time since which the table's message has shown the current state, or None. pause: the
    robot's usual pause in seconds.
    """
    if not _is_to_move(snapshot, title, seat):
        return None
    awaited = awaits_of(title.rules.game, snapshot.match.state)
    if tap_targets(snapshot, title):
        robots = [each for each in awaited if snapshot.players[each].robot]
        delays = {
            each: delay(
                title,
                match=snapshot.match,
                seat=each,
                driver=snapshot.players[each].robot or "",
                people=snapshot.seats_of_people,
            )
            for each in robots
        }
        if snapshot.racing and (after := delays[seat]) is not None:
            since = snapshot.began + UNSHOWN if shown is None else shown
            return min(since + after, snapshot.began + _IN_TIME * (patience(snapshot, title)[1] or inf))
        if not snapshot.racing:
            quickest = min(delays, key=lambda each: (delays[each] or 0.0, each))
            return now + pause if len(delays) == len(awaited) and seat == quickest else None
    pause *= pondered(snapshot, title, seat)
    at = snapshot.began + pause
    return at if len(awaited) > 1 and at >= now else now + pause


def _is_to_move(snapshot: AnySnapshot, title: Title, seat: Seat) -> bool:
    """Return whether the robot on a seat must act, and the table does not wait for people to return."""
    if snapshot.players[seat].robot is None or snapshot.status != "playing" or waits(snapshot):
        return False
    return seat in awaits_of(title.rules.game, snapshot.match.state)


def delay(
    title: Title, match: AnyMatch, seat: Seat, driver: str, people: frozenset[Seat] = frozenset()
) -> float | None:
    """Return the number of seconds from the start of a race of presses to the press of the robot on a seat,
    or None if it presses at robots' usual speed. driver: the robot's key. people: the seats of people.
    """
    assert title.table.reflexes is not None
    luck = Chance(f"{match.seed}/delay/{seat}", title.rules.game.turn(match.state))
    return title.table.reflexes.delay(view_of(title.rules.game, match.state, seat), luck, people, driver)


def pondered(snapshot: AnySnapshot, title: Title, seat: Seat) -> float:
    """Return the time that a robot takes for a decision, as a multiple of its usual pause. The time reveals
    no hidden cards.
    """
    luck = Chance(f"{snapshot.match.seed}/pause/{seat}", snapshot.match.counts[seat])
    humour = (75 + luck.below(51)) / 100
    choices = _choices(snapshot, title, seat, luck)
    times = 1.0 if choices is None else min(_SLOWEST, _PLAIN + _HARD * log2(max(1, choices)))
    return min(1.0, times * humour) if snapshot.pace == "none" else times * humour


def _choices(snapshot: AnySnapshot, title: Title, seat: Seat, luck: Chance) -> int | None:
    """Return the number of choices that the seat has, as far as a spectator can know, or None if unknown."""
    game, state = title.rules.game, snapshot.match.state
    if _hides(snapshot, title, seat):
        if title.rules.guess is None:
            return None
        state = title.rules.guess(view_of(game, state, None), luck)
    return len(game.legal(state, seat))


def _hides(snapshot: AnySnapshot, title: Title, seat: Seat) -> bool:
    """Return whether any player has hidden cards."""
    if title.rules.sight is None:
        return False
    seats = (seat, *range(len(snapshot.players)))
    views = (view_of(title.rules.game, snapshot.match.state, each) for each in seats)
    return any(any(True for _ in title.rules.sight.hand(view)) for view in views)


class ThinkingTimes:
    """The times when each robot of one table must move. They are not stored."""

    def __init__(self) -> None:
        self._told: dict[Seat, tuple[tuple[int, int, str | None], float]] = {}

    def moves_at(
        self, snapshot: AnySnapshot, title: Title, seat: Seat, pause: float, now: float, shown: float | None
    ) -> float | None:
        """Return the time when the robot on a seat must move, or None. The time stays the same while the
        robot has the same decision to make, except in a race against people.
        """
        self._told = {at: told for at, told in self._told.items() if snapshot.players[at].robot is not None}
        told, race = self._told.pop(seat, None), bool(tap_targets(snapshot, title))
        match = snapshot.match
        decision = (title.rules.game.turn(match.state), match.counts[seat], snapshot.players[seat].robot)
        known = told[1] if told is not None and told[0] == decision else None
        if known is not None and not race and _is_to_move(snapshot, title, seat):
            self._told[seat] = (decision, known)
            return known
        at = robot_moves_at(snapshot, title=title, seat=seat, pause=pause, now=now, shown=shown)
        if at is None or (snapshot.racing and race):
            return at
        at = self._apart(snapshot, at, pause, now) if known is None else known
        self._told[seat] = (decision, at)
        return at

    def _apart(self, snapshot: AnySnapshot, at: float, pause: float, now: float) -> float:
        """Return the time `at`, or a later one if the robot would move while a step can be undone, or
        together with another robot.
        """
        if snapshot.place.direct and snapshot.way_back is not None:
            at = max(at, now + _REGRETS * pause)
        for _, other in sorted(self._told.values(), key=lambda each: each[1]):
            at = other + _APART * pause if abs(at - other) < _APART * pause else at
        return at
