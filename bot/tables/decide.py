"""Decides how actions of people, the clock and robots change a table
(docs/decisions/0020-a-table-is-a-reducer.md).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, assert_never

from bot.engine.game import AnyAction, AnyView, Seat
from bot.engine.log import TakeBack
from bot.league.names import told_apart
from bot.league.results import Result
from bot.locales.phrase import Phrase
from bot.model.errors import MOVED_ON, NotAllowed, NotSeated, RaceOver, Stale, TableError, TableOver
from bot.model.occupants import seat_of
from bot.model.play_clock import LAST_DIGIT
from bot.model.preferences import NOTHING_CHOSEN, Preferences
from bot.model.snapshots import (
    AnyLoggedMove,
    AnySnapshot,
    By,
    LoggedMove,
    Notice,
    Player,
    TurnClock,
    ended_by,
    ending,
)
from bot.tables import automatic, transitions
from bot.tables.results import departures, results_of
from bot.tables.views import actions_at, awaited_at, tap_targets, turn_of, view_of
from bot.title import AnyTitle as Title
from bot.words.player_car import fitted, person_car

HANDED_AFTER = 600.0
"""The number of seconds without a press in a turn after which the host can let a robot take a player's
seat.
"""
DRAGGED: Final = 86_400.0
"""The number of seconds after which a player who must act in a turn without a clock counts as keeping the
others waiting (decision 23).
"""
IDLE: Final = "idle"
"""The value of `TableSnapshot.ended` for a match that ended because nobody had pressed for ABANDONED
seconds.
"""
ABANDONED: Final = 30 * 86_400.0
"""The number of seconds without a press after which a match ends if it pings nobody."""
_LONG = 60_000
"""The minimum gap in milliseconds that is too long to be given in seconds."""


# actions of people. count: the seat's number in `Match.counts` when the button was drawn


@dataclass(frozen=True, slots=True)
class Play:
    """Make any number of moves in a row. A person who is replaced by a robot also takes their seat back."""

    person: int
    count: int
    actions: Sequence[AnyAction]
    goes_on: Callable[[AnyView], AnyAction] | None = None
    """Returns the next action of the same choice, from the seat's view after the moves so far, or None once
    the choice is complete. The field is None if the choice has no further actions.
    """


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last step of the person's turn, or as much of the turn as possible."""

    person: int
    count: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the person's seat to a robot. If they are the host, another person at the table, if any, becomes
    host.
    """

    person: int


@dataclass(frozen=True, slots=True)
class DeletePerson:
    """Replace a person by the alias wherever the table names them, and give their seat to a robot."""

    person: int
    alias: str


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Take the person's seat back from the robot that plays for them."""

    person: int


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take over the seat of a player who has left."""

    person: int
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassForMe:
    """Set whether the table passes automatically for a person who can only pass."""

    person: int
    on: bool


@dataclass(frozen=True, slots=True)
class PlanAhead:
    """Plan the next move of a player who need not act yet."""

    person: int
    count: int
    code: str
    """The plan as encoded by the game, as in `Player.ahead`, or "" for no plan."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a robot the seat of a player who must act, and has pressed nothing for HANDED_AFTER seconds of the
    turn or kept others waiting for DRAGGED seconds.
    """

    by: int
    seat: Seat
    manager: bool


@dataclass(frozen=True, slots=True)
class End:
    """End the table early."""

    by: int
    manager: bool


@dataclass(frozen=True, slots=True)
class NoteHint:
    """Record that a player whose turn it is has asked for a hint."""

    person: int
    count: int


@dataclass(frozen=True, slots=True)
class NoteRematch:
    """Record the lobby of the rematch, unless one is recorded already."""

    lobby: str


@dataclass(frozen=True, slots=True)
class NoteReplay:
    """Record the message that shows the replay."""

    message: int


@dataclass(frozen=True, slots=True)
class Press:
    """Carry out a press of a public button in a race of presses. Presses must come in the order of their
    timestamps. by: "clock" for the turn of an inactive player.
    """

    seat: Seat
    turn: int
    """The number of the turn for which the button was pressed."""
    action: AnyAction
    """The action of the pressed button, or None if the button no longer exists or the clock pressed."""
    at: int
    """Discord's timestamp of the press, in Unix milliseconds."""
    by: By
    rivals: Sequence[Seat] = ()
    """The seats that pressed for the same target in the same millisecond and lost the draw."""
    winner: tuple[Seat, int] | None = None
    """The seat that has already taken the target in this turn, and the timestamp of its press, or None."""
    closed: int | None = None
    """The timestamp of the press that closed the turn, or None if the turn is open or the timestamp is
    unknown.
    """


# actions of time and robots


@dataclass(frozen=True, slots=True)
class Abandon:
    """End a table without a player's request. why: see `TableSnapshot.ended`."""

    why: str


@dataclass(frozen=True, slots=True)
class Remind:
    """Record that half of the time for a turn is over."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Absent:
    """Give a robot the seat of a player who must act but has left the server."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Idle:
    """Play the turn of a player whose time is up, unless the player has been given more time."""

    seat: Seat
    turn: int
    at: int
    """The current time in Unix milliseconds, for a move that is a public button."""


@dataclass(frozen=True, slots=True)
class AutoMove:
    """Make the move that the person on a seat has planned or automated, if it is still possible."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """Make all moves that the table makes without asking."""


@dataclass(frozen=True, slots=True)
class RobotMove:
    """Make the move that a robot has chosen, unless its view has changed in the meantime."""

    seat: Seat
    turn: int
    driver: str
    """The key of the robot."""
    view: AnyView
    """The view for which the robot chose the move."""
    action: AnyAction


Command: TypeAlias = (
    Play
    | Undo
    | Leave
    | DeletePerson
    | ComeBack
    | TakeSeat
    | PassForMe
    | PlanAhead
    | HandOver
    | End
    | NoteHint
    | NoteRematch
    | NoteReplay
    | Press
    | Abandon
    | Remind
    | Absent
    | Idle
    | AutoMove
    | GoOn
    | RobotMove
)


@dataclass(frozen=True, slots=True)
class Context:
    """The circumstances of a decision besides the table and the command."""

    title: Title
    now: float
    """The current play time."""
    lost: float = 0.0
    """The number of seconds by which play time is behind Unix time."""
    chosen: Callable[[int | None], Preferences] = lambda _: NOTHING_CHOSEN
    """Returns the settings of a person."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The outcome of a command, which is stored completely or not at all."""

    table: AnySnapshot
    """The table after the command, or the same object if nothing must be stored."""
    moves: tuple[AnyLoggedMove, ...] = ()
    """The moves that were made, which must be logged."""
    results: Sequence[Result] = ()
    """The results of the match, if it has ended and counts."""
    visible: bool = True
    """Whether to notify the table's `Events` of the change."""


def idle_until(table: AnySnapshot) -> float:
    """Return the time at which a match that pings nobody ends, unless anyone presses before then."""
    last_press = max(player.pressed for player in table.players)
    return max(table.began, last_press) + ABANDONED


def decide(table: AnySnapshot, command: Command, context: Context) -> Decision:
    """Return how a command changes a table. Raises a refusal: NotSeated, NotAllowed, TableOver, Stale,
    RaceOver, another TableError, or IllegalMove.
    """
    decision = _decided(table, command, context)
    if decision.table is table:
        return decision
    after = transitions.with_quiet_hours(
        decision.table, known=table.all_clocks, chosen=context.chosen, now=context.now, lost=context.lost
    )
    return replace(
        decision,
        table=replace(after, version=table.version + 1),
        results=_results(table, after, command, context),
    )


def _decided(table: AnySnapshot, command: Command, context: Context) -> Decision:
    match command:
        case Play():
            return _play(table, command, context)
        case Undo():
            return _undo(table, command, context)
        case Leave():
            seat = seat_in(table, command.person)
            must_play(table)
            if table.players[seat].left:
                raise TableError(Phrase("refuse-left-already"))
            return Decision(_left(table, seat, context))
        case DeletePerson():
            return _delete_person(table, command, context)
        case ComeBack():
            seat = seat_in(table, command.person)
            must_play(table)
            if table.players[seat].robot is None:
                raise TableError(Phrase("refuse-back-already"))
            return Decision(transitions.returned(table, context.title, seat, context.now))
        case TakeSeat():
            return _take_seat(table, command, context)
        case PassForMe():
            seat = seat_in(table, command.person)
            must_play(table)
            return Decision(transitions.changed(table, seat, passes=command.on))
        case PlanAhead():
            return _plan_ahead(table, command, context)
        case HandOver():
            return _hand_over(table, command, context)
        case End():
            return _end(table, command, context)
        case NoteHint():
            return _note_hint(table, command, context)
        case NoteRematch():
            after = table if table.rematch else replace(table, rematch=command.lobby)
            return Decision(after, visible=False)
        case NoteReplay():
            return Decision(replace(table, replay=command.message), visible=False)
        case Press():
            return _press(table, command, context)
        case Abandon():
            if table.status != "playing":
                return Decision(table, visible=False)
            if command.why == IDLE and idle_until(table) - context.now > LAST_DIGIT:
                return Decision(table)  # someone has pressed since this became due
            return _ended(table, command.why)
        case Remind():
            return _remind(table, command, context)
        case Absent(seat, turn):
            if _clock_of(table, seat, turn) is None:
                return Decision(table, visible=False)
            return Decision(
                transitions.handed_to_robot(
                    table, title=context.title, seat=seat, why="away", now=context.now
                )
            )
        case Idle():
            return _idle(table, command.seat, command.turn, command.at, context)
        case AutoMove():
            action = automatic.auto_move(table, context.title, command.seat)
            if action is None or turn_of(table, context.title) != command.turn:
                return Decision(table, visible=False)
            return _move(Decision(table), command.seat, action, "auto", context)
        case GoOn():
            return _with_forced(Decision(table), context)
        case RobotMove():
            return _robot_move(table, command, context)
        case _:
            assert_never(command)


# refusals of a table


def must_play(table: AnySnapshot) -> None:
    """Raise TableOver unless the match is in progress."""
    if table.status != "playing":
        raise TableOver(ending(table.ended))


def seat_in(table: AnySnapshot, person: int) -> Seat:
    """Return a person's seat. Raises NotSeated."""
    seat = seat_of(table.players, person)
    if seat is None:
        raise NotSeated(Phrase("refuse-not-seated"))
    return seat


def not_their_turn(table: AnySnapshot, title: Title) -> TableError:
    """Return the refusal of a move by a seat that need not act."""
    names = [table.players[seat].name for seat in sorted(awaited_at(table, title))]
    return TableError(Phrase("refuse-turn", name=names))


def must_be_in_time(table: AnySnapshot, turn: int, at: int, closed: int | None, context: Context) -> None:
    """Raise RaceOver or TableOver if a public press for a turn, with the timestamp `at`, comes too late.
    closed: see Press.
    """
    now = turn_of(table, context.title)
    if closed is None and now == turn:
        must_play(table)
        return
    if closed is None and now == turn + 1:
        closed = round((table.began + context.lost) * 1000)
    raise _late(at, closed)


def _must_be_current(snapshot: AnySnapshot, seat: Seat, count: int) -> None:
    """Raise Stale if the seat's number in `Match.counts` is no longer `count`, its value when the button was
    drawn.
    """
    if snapshot.match.counts[seat] != count:
        raise Stale(MOVED_ON)


def _late(at: int, closed: int | None) -> RaceOver:
    """Return the refusal of a press for a turn that is over. at: the timestamp of the press, in Unix
    milliseconds. closed: the timestamp of the press that ended the turn, or None if unknown.
    """
    if closed is None or abs(at - closed) >= _LONG:
        return RaceOver(Phrase("refuse-tap-late"))
    when = "before" if at < closed else "after"
    return RaceOver(Phrase(f"refuse-tap-late-{when}", seconds=_seconds(at - closed)))


def _beaten(gap: int, name: str) -> TableError:
    """Return the refusal of a press for a target that another player took. gap: the number of milliseconds by
    which that player was earlier, negative if later. name: that player's name.
    """
    if not gap:
        return TableError(Phrase("refuse-tap-beaten-draw", name=name))
    id = "refuse-tap-beaten" if gap > 0 else "refuse-tap-beaten-arriving"
    return TableError(Phrase(id, name=name, seconds=_seconds(gap)))


def _seconds(milliseconds: int) -> float:
    """Return the absolute value of a duration in milliseconds, in seconds and rounded to two significant
    digits.
    """
    return float(f"{abs(milliseconds) / 1000:.2g}")


def _must_host(table: AnySnapshot, person: int, manager: bool) -> None:
    if not manager and person != table.host:
        host = next((each.name for each in table.players if each.person == table.host), "")
        raise NotAllowed(Phrase("refuse-host-named", name=host) if host else Phrase("refuse-host-only"))


# queries of a table


def robot_to_move(table: AnySnapshot, title: Title, seat: Seat, turn: int) -> str | None:
    """Return the key of the robot that must act on a seat in a turn now, or None."""
    if seat not in awaited_at(table, title) or turn_of(table, title) != turn or transitions.waits(table):
        return None
    return table.players[seat].robot


def _clock_of(table: AnySnapshot, seat: Seat, turn: int) -> TurnClock | None:
    return next((due for due in table.clocks if (due.seat, due.turn) == (seat, turn)), None)


# moves


def _move(
    before: Decision, seat: Seat, action: AnyAction, by: By, context: Context, *, joined: bool = False
) -> Decision:
    """Return the decision after a move and the automatic moves that follow it. joined: whether the move is
    part of the same choice as the move before. Raises IllegalMove.
    """
    return _with_forced(_one_move(before, seat, action, by, context, joined=joined), context)


def _one_move(
    before: Decision, seat: Seat, action: AnyAction, by: By, context: Context, *, joined: bool = False
) -> Decision:
    after = transitions.moved(
        before.table, title=context.title, seat=seat, action=action, by=by, now=context.now, joined=joined
    )
    move = LoggedMove(ply=after.match.ply, seat=seat, action=action, by=by, at=context.now)
    return Decision(after, (*before.moves, move))


def _with_forced(decision: Decision, context: Context) -> Decision:
    while (found := automatic.forced_move(decision.table, context.title)) is not None:
        decision = _one_move(decision, *found, "forced", context)
    return decision


def _play(table: AnySnapshot, command: Play, context: Context) -> Decision:
    seat = seat_in(table, command.person)
    must_play(table)
    _must_be_current(table, seat, command.count)
    public = tap_targets(table, context.title)
    if any(action in public for action in command.actions):
        raise TableError(Phrase("refuse-tap-public"))
    decision, ahead = Decision(_seated_again(table, seat, context)), list(command.actions)
    while ahead:
        joined = bool(decision.moves)
        decision = _one_move(decision, seat, ahead.pop(0), "player", context, joined=joined)
        if not ahead and command.goes_on is not None:
            then = command.goes_on(view_of(context.title.rules.game, decision.table.match.state, seat))
            ahead += [] if then is None else [then]
    return _with_forced(decision, context)


def _seated_again(table: AnySnapshot, seat: Seat, context: Context) -> AnySnapshot:
    """Return the table after the owner of a seat has taken it back from a robot, if one plays there."""
    if table.players[seat].robot is None:
        return table
    return transitions.returned(table, context.title, seat, context.now)


def _undo(table: AnySnapshot, command: Undo, context: Context) -> Decision:
    seat = seat_in(table, command.person)
    must_play(table)
    _must_be_current(table, seat, command.count)
    now = context.now
    after, moves = transitions.retracted(table, context.title, seat, now, whole=command.whole)
    undone = TakeBack(moves)
    move: AnyLoggedMove = LoggedMove(ply=after.match.ply, seat=seat, action=undone, by="player", at=now)
    return Decision(after, (move,))


def _press(table: AnySnapshot, press: Press, context: Context) -> Decision:
    must_be_in_time(table, press.turn, press.at, press.closed, context)
    if press.by == "clock":
        return _idle(table, press.seat, press.turn, press.at, context)
    seat, title = press.seat, context.title
    if press.by == "player" and table.players[seat].person is None:  # deleted meanwhile
        raise NotSeated(Phrase("refuse-not-seated"))
    legal = actions_at(table, title, seat)
    if press.action not in legal:
        if press.winner is not None and legal:
            faster, at = press.winner
            raise _beaten(press.at - at, table.players[faster].name)
        if press.action is None:
            raise TableError(Phrase("refuse-tap-gone"))
    after = _seated_again(table, seat, context) if press.by == "player" else table
    drawn = tuple(rival for rival in press.rivals if press.action in actions_at(table, title, rival))
    action = transitions.stamped(after, title=title, action=press.action, at=press.at, drawn=drawn)
    return _move(Decision(after), seat, action, press.by, context)


def _robot_move(table: AnySnapshot, command: RobotMove, context: Context) -> Decision:
    """Make the move that a robot has chosen, or drop it if the turn, the seat's robot or its view has
    changed.
    """
    seat, title = command.seat, context.title
    thought = view_of(title.rules.game, table.match.state, seat)
    if robot_to_move(table, title, seat, command.turn) != command.driver or thought != command.view:
        return Decision(table, visible=False)
    return replace(_move(Decision(table), seat, command.action, "robot", context), visible=False)


# time


def _idle(table: AnySnapshot, seat: Seat, turn: int, at: int, context: Context) -> Decision:
    game, end = context.title.rules.game, context.now + LAST_DIGIT
    decision = Decision(table)
    while (due := _clock_of(decision.table, seat, turn)) is not None and due.at <= end:
        if not decision.moves:
            decision = Decision(transitions.noticed(table, game, seat, "idled"))
        action = game.idle(decision.table.match.state, seat)
        stamped = transitions.stamped(decision.table, context.title, action, at)
        decision = _move(decision, seat, stamped, "clock", context)
    return decision


def _remind(table: AnySnapshot, command: Remind, context: Context) -> Decision:
    due = _clock_of(table, command.seat, command.turn)
    if due is None or due.reminded or due.at <= context.now:
        return Decision(table, visible=False)
    clocks = tuple(replace(each, reminded=each.reminded or each is due) for each in table.clocks)
    return Decision(replace(table, clocks=clocks))


def _end(table: AnySnapshot, command: End, context: Context) -> Decision:
    must_play(table)
    _must_host(table, command.by, command.manager)
    name = next((each.name for each in table.players if each.person == command.by), "")
    for seat in _dragging(table, context):
        table = transitions.handed_to_robot(table, context.title, seat, "away", context.now)
    return _ended(table, ended_by(name))


def _dragging(table: AnySnapshot, context: Context) -> list[Seat]:
    """Return the seats of the people who have kept others waiting for a day in a match without a clock."""
    if table.pace != "none" or context.now - table.began < DRAGGED:
        return []
    playing = {
        seat for seat, each in enumerate(table.players) if each.person is not None and each.robot is None
    }
    found = playing & awaited_at(table, context.title)
    return sorted(found) if found < playing else []


def _ended(table: AnySnapshot, why: str) -> Decision:
    return Decision(replace(table, status="ended", clocks=(), ended=why))


# seats and people


def _left(table: AnySnapshot, seat: Seat, context: Context) -> AnySnapshot:
    """Return the table after the person on a seat has left the match. If that person was the host, another
    person at the table, if any, becomes host.
    """
    after = transitions.handed_to_robot(table, title=context.title, seat=seat, why="left", now=context.now)
    return replace(after, host=_next_host(after, seat))


def _next_host(table: AnySnapshot, leaver: Seat) -> int:
    if table.players[leaver].person != table.host:
        return table.host
    round_table = (*table.players[leaver + 1 :], *table.players[:leaver])
    present = [player.person for player in round_table if player.person is not None and not player.left]
    return present[0] if present else table.host


def _delete_person(table: AnySnapshot, command: DeletePerson, context: Context) -> Decision:
    must_play(table)
    after = table
    for seat in [seat for seat, player in enumerate(table.players) if player.person == command.person]:
        after = _left(after, seat, context)
    after = after.without(command.person, command.alias)
    return Decision(table, visible=False) if after == table else Decision(after)


def _take_seat(table: AnySnapshot, command: TakeSeat, context: Context) -> Decision:
    person, seat = command.person, command.seat
    must_play(table)
    if seat_of(table.players, person) is not None:
        raise TableError(Phrase("refuse-seat-own"))
    if person in table.seats:
        raise TableError(Phrase("refuse-seat-known"))
    if not transitions.seat_is_open(table, seat):
        raise TableError(Phrase("refuse-seat-taken"))
    cars = [each.car for at, each in enumerate(table.players) if each.car and at != seat]
    names = [each.name for each in table.players] + [each.name for each in table.before]
    car = fitted(context.chosen(person).car or person_car(person), cars)
    player = Player(told_apart(command.name, names), person, car=car)
    after = transitions.taken_over(table, title=context.title, seat=seat, player=player, now=context.now)
    return Decision(after)


def _plan_ahead(table: AnySnapshot, command: PlanAhead, context: Context) -> Decision:
    seat = seat_in(table, command.person)
    must_play(table)
    _must_be_current(table, seat, command.count)
    if command.code and seat in awaited_at(table, context.title):
        raise TableError(Phrase("refuse-your-turn"))
    if table.players[seat].robot is not None:
        raise TableError(Phrase("refuse-robot-plays-you"))
    return Decision(transitions.changed(table, seat, ahead=command.code))


def _hand_over(table: AnySnapshot, command: HandOver, context: Context) -> Decision:
    must_play(table)
    _must_host(table, command.by, command.manager)
    seat, player = command.seat, table.players[command.seat]
    if player.robot is not None:
        raise TableError(Phrase("refuse-robot-plays", name=player.name))
    if seat not in awaited_at(table, context.title):
        raise TableError(Phrase("refuse-not-their-turn", name=player.name))
    if player.person == command.by:
        raise TableError(Phrase("refuse-robot-own"))
    drags = seat in _dragging(table, context)
    if not drags and context.now - max(player.pressed, table.began) < HANDED_AFTER:
        raise TableError(Phrase("refuse-not-away", name=player.name))
    why: Notice = "away" if drags else "handed"
    after = transitions.handed_to_robot(table, title=context.title, seat=seat, why=why, now=context.now)
    return Decision(after)


def _note_hint(table: AnySnapshot, command: NoteHint, context: Context) -> Decision:
    seat, title = seat_in(table, command.person), context.title
    must_play(table)
    _must_be_current(table, seat, command.count)
    if seat not in awaited_at(table, title) or table.players[seat].robot is not None:
        raise not_their_turn(table, title)
    public = tap_targets(table, title)
    if any(action in public for action in actions_at(table, title, seat)):
        raise TableError(Phrase("refuse-hint-tap"))
    alone = len(table.seats_of_people) == 1
    return Decision(table if alone else transitions.hinted(table, title, seat))


def _results(before: AnySnapshot, after: AnySnapshot, command: Command, context: Context) -> Sequence[Result]:
    """Return the results of the match if the command has ended it and it counts."""
    if before.status != "playing" or after.status == "playing":
        return ()
    at, title = context.now + context.lost, context.title
    if after.status == "over" and (after.place.hosted or after.daily is not None):
        outcome = title.rules.game.outcome(after.match.state)
        assert outcome is not None
        return results_of(after, outcome, at)
    if after.status == "ended" and after.place.hosted and after.daily is None:
        by = command.by if isinstance(command, End) and not _dragging(before, context) else 0
        return departures(after, at, by=by)
    return ()
