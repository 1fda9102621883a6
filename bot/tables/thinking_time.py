"""How long robots take. They move when a person would, and once that time is set nothing delays it; and what
they may compute is limited. What each level tries is in its robot: `Budget` in bot.engine.search.
"""

from math import inf, log2

from bot.engine.game import Chance, Seat
from bot.engine.match import AnyMatch
from bot.model.snapshots import AnySnapshot
from bot.tables.transitions import patience, waits
from bot.tables.views import awaits_of, tap_targets, view_of
from bot.title import AnyTitle as Title

COMPUTING = 10.0
"""Seconds of computing after which a robot's choice is cancelled; a robot takes two at most."""
HINTED = 8.0
"""A hint that takes more seconds is given up: whoever asked is to choose in the time of a turn."""
UNSHOWN = 5.0
"""Seconds after which a race of presses that no message shows counts as shown for robots."""
_IN_TIME = 0.95
"""However late a race of presses is shown, robots press before that share of its time is over."""
_APART = 0.3
"""The least distance of two robots of one phase, in usual pauses."""

_REGRETS = 3.0
"""In practice the robot that comes next waits at least this many usual pauses: for that time the
last step may be taken back."""
_PLAIN, _HARD, _SLOWEST = 0.5, 0.35, 2.2
"""Shares of a robot's usual pause: where it has no choice; the addition for each doubling of the number of
choices; and the most that it takes."""


def robot_moves_at(
    snapshot: AnySnapshot, title: Title, seat: Seat, pause: float, now: float, shown: float | None = None
) -> float | None:
    """When the robot on that seat is to move; None: it is not to, as long as nothing changes.

    shown: since when the table's message shows the current state, from which a race of presses is counted;
    None: it does not yet, and a robot reckons that it will within UNSHOWN seconds of the phase.

    pause: how many seconds it takes for a choice of three or four, from `now` on; where several are awaited,
    from the beginning of the phase on, unless that much of it is over. In a race of presses at a pace that is
    not live, robots give people all the time they want, then press one after the other; but not where
    somebody practises, for whom nobody waits, and who chose how fast they are.
    """
    if not _is_to_move(snapshot, title, seat):
        return None
    awaited = awaits_of(title.rules.game, snapshot.match.state)
    if tap_targets(snapshot, title):
        robots = [each for each in awaited if snapshot.players[each].robot]
        people = frozenset(at for at, player in enumerate(snapshot.players) if player.robot is None)
        delays = {
            each: delay(
                title,
                match=snapshot.match,
                seat=each,
                driver=snapshot.players[each].robot or "",
                people=people,
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
    """Whether a robot has a pending decision for that seat, and there is a person to play with."""
    if snapshot.players[seat].robot is None or snapshot.status != "playing" or waits(snapshot):
        return False
    return seat in awaits_of(title.rules.game, snapshot.match.state)


def delay(
    title: Title, match: AnyMatch, seat: Seat, driver: str, people: frozenset[Seat] = frozenset()
) -> float | None:
    """In a race of presses: after how many seconds of the phase the robot on that seat presses, if it takes
    its time. driver: the robot's key. people: the seats that people play.
    """
    assert title.table.reflexes is not None
    luck = Chance(f"{match.seed}/delay/{seat}", title.rules.game.turn(match.state))
    return title.table.reflexes.delay(view_of(title.rules.game, match.state, seat), luck, people, driver)


def pondered(snapshot: AnySnapshot, title: Title, seat: Seat) -> float:
    """How many times its usual pause a robot takes for what it is to decide: as people do, little for what
    is plain, and longer the more there is to choose, as far as everybody can see it: of what lies hidden it
    must not tell. Where no clock runs it never takes longer than usual.
    """
    luck = Chance(f"{snapshot.match.seed}/pause/{seat}", snapshot.match.counts[seat])
    humour = (75 + luck.below(51)) / 100
    choices = _choices(snapshot, title, seat, luck)
    times = 1.0 if choices is None else min(_SLOWEST, _PLAIN + _HARD * log2(max(1, choices)))
    return min(1.0, times * humour) if snapshot.pace == "none" else times * humour


def _choices(snapshot: AnySnapshot, title: Title, seat: Seat, luck: Chance) -> int | None:
    """How many choices the seat has; where players hold cards, how many it has in a state that looks like
    this to a spectator, dealt again; None: nobody can say.
    """
    game, state = title.rules.game, snapshot.match.state
    if _hides(snapshot, title, seat):
        if title.rules.guess is None:
            return None
        state = title.rules.guess(view_of(game, state, None), luck)
    return len(game.legal(state, seat))


def _hides(snapshot: AnySnapshot, title: Title, seat: Seat) -> bool:
    """Whether any player has hidden cards, on which the number of choices depends."""
    if title.rules.sight is None:
        return False
    seats = (seat, *range(len(snapshot.players)))
    views = (view_of(title.rules.game, snapshot.match.state, each) for each in seats)
    return any(any(True for _ in title.rules.sight.hand(view)) for view in views)


class ThinkingTimes:
    """When each robot of one table is to move. It is not stored: after a restart robots pause again."""

    def __init__(self) -> None:
        self._told: dict[Seat, tuple[tuple[int, int, str | None], float]] = {}

    def moves_at(
        self, snapshot: AnySnapshot, title: Title, seat: Seat, pause: float, now: float, shown: float | None
    ) -> float | None:
        """As `robot_moves_at`, and the same as long as the robot has the same decision to make. Only where it
        competes with people's presses, and presses when it has read the cards, it is computed each time.
        """
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
        """The same, or later if it would come while a step can be undone, or together with another robot."""
        if snapshot.place.direct and snapshot.way_back is not None:
            at = max(at, now + _REGRETS * pause)
        for _, other in sorted(self._told.values(), key=lambda each: each[1]):
            at = other + _APART * pause if abs(at - other) < _APART * pause else at
        return at
