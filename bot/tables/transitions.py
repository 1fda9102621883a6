"""The changes of a table: pure functions from one TableSnapshot to the next."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.game import AnyAction, AnyGame, AnyOptions, AnyState, Chance, Seat
from bot.engine.match import AnyMatch, Move, luck_of, play, start, taken_back
from bot.locales.phrase import Phrase
from bot.model import snapshots
from bot.model.errors import TableError
from bot.model.occupants import replaced
from bot.model.preferences import Preferences, Quiet
from bot.tables.views import awaits_of, tap_targets, view_of
from bot.title import AnyTitle as Title, Sight

AnyWay = snapshots.WayBack[AnyOptions, AnyState, AnyAction]

MISSES = 2
"""The number of consecutive turns played by the clock after which a robot takes the seat."""
REMEMBERED = 60
"""The minimum number of latest events that a table keeps."""
LONGEST_MEMORY = 240
"""The maximum number of events that a table keeps."""


def absent(player: snapshots.Player) -> bool:
    """Return whether a robot plays for the person on a seat."""
    return player.person is not None and player.robot is not None


def waits(snapshot: snapshots.AnySnapshot) -> bool:
    """Return whether the table waits because every person is away. In a race night, robots continue
    instead.
    """
    people = [player for player in snapshot.players if player.person is not None]
    waited_for = snapshot.status == "playing" and not snapshot.night
    return waited_for and bool(people) and all(map(absent, people))


def stamped(
    snapshot: snapshots.AnySnapshot, title: Title, action: AnyAction, at: int, drawn: tuple[Seat, ...] = ()
) -> AnyAction:
    """Return the action, with the Unix millisecond of its press if it is a public button. drawn: the seats
    that lost the draw for it.
    """
    if title.table.reflexes is None or action not in tap_targets(snapshot, title):
        return action
    return title.table.reflexes.stamped(action, at, drawn)


def begun(
    lobby: snapshots.AnyLobby,
    title: Title,
    seed: str,
    now: float,
    share: Callable[[snapshots.Player], float] = lambda _player: 0.0,
) -> snapshots.AnySnapshot:
    """Return the table that a lobby becomes, with a new match and with the players in the order of their
    seats. share: returns the share of a player's matches in the lobby's circuit that the player began in the
    first seat. The player with the lowest share gets the first seat, unless the seating is fixed and the
    match is no rematch.
    """
    game, players = title.rules.game, lobby.players
    if lobby.seating == "random":
        players = Chance(f"{seed}/seats", 0).shuffled(players)
    if lobby.seating == "random" or lobby.after:
        first = min(range(len(players)), key=lambda at: share(players[at]))
        players = players[first:] + players[:first]
    match, events = start(game, lobby.options, len(players), seed)
    # if the others are robots, nobody learns anything from the time of a pass
    alone = title.table.auto_pass and sum(player.robot is None for player in players) == 1
    snapshot: snapshots.AnySnapshot = snapshots.TableSnapshot(
        id=lobby.id,
        title=lobby.title,
        place=lobby.place,
        host=lobby.host,
        pace=lobby.pace,
        seating=lobby.seating,
        status="playing",
        players=tuple(
            replace(player, pressed=0.0, since=0, passes=alone and player.robot is None, ahead="")
            for player in players
        ),
        match=match,
        version=lobby.version + 2,  # the version between is that of the closed lobby
        began=now,
        recent=tuple(snapshots.Happened(game.turn(match.state), event) for event in events),
        circuit=lobby.circuit,
        after=lobby.after,
        open_seats=lobby.open_seats,
        night=lobby.night,
        press=lobby.press,
    )
    return with_clocks(snapshot, title, now)


def moved(
    snapshot: snapshots.AnySnapshot,
    title: Title,
    seat: Seat,
    action: AnyAction,
    by: snapshots.By,
    now: float,
    *,
    joined: bool = False,
) -> snapshots.AnySnapshot:
    """Return the table after a move. joined: whether the move is part of the same choice as the move before.
    Raises IllegalMove.
    """
    game, luck = title.rules.game, luck_of(snapshot.match)
    before = game.turn(snapshot.match.state)
    match, events = play(game, match=snapshot.match, seat=seat, action=action, luck=luck)
    only = was_only_choice(title, snapshot.match.state, seat, by)
    who = seat if by == "player" else None
    said = tuple(
        snapshots.Happened(before, event, None if at else who, forced=only and not at)
        for at, event in enumerate(events)
    )
    began = snapshot.began if game.turn(match.state) == before else now
    way = None
    if by in ("player", "forced") and not luck.used and snapshot.daily is None:
        way = _way_back(
            snapshot,
            title=title,
            after=match,
            move=Move(seat, action),
            told=len(said),
            joined=joined,
            forced=by == "forced",
        )
    after = replace(snapshot, match=match, began=began, recent=_remembered(snapshot, said), way_back=way)
    player = replace(snapshot.players[seat], ahead="")
    if by == "player":
        player = replace(player, missed=0, pressed=now)
    elif by == "clock" and _turn_is_over(after, game, seat, before):
        player = replace(player, missed=player.missed + 1)
    after = with_player(after, seat, player)
    if by == "player":
        after = _given_time(after, title, seat, now)
    if by == "clock" and player.missed >= MISSES and player.robot is None:
        after = handed_to_robot(after, title=title, seat=seat, why="away", now=now)
    return with_clocks(after, title, now)


def was_only_choice(title: Title, state: AnyState, seat: Seat | None, by: snapshots.By | None) -> bool:
    """Return whether a move was made automatically because the rules allowed no other, and not because the
    others would have changed nothing. state: the state before the move.
    """
    return by == "forced" and seat is not None and len(title.rules.game.legal(state, seat)) == 1


# undoing steps of a turn (docs/decisions/0006-undo-only-what-revealed-nothing.md)


def _way_back(
    snapshot: snapshots.AnySnapshot,
    title: Title,
    after: AnyMatch,
    move: Move[AnyAction],
    told: int,
    *,
    joined: bool,
    forced: bool,
) -> AnyWay | None:
    """Return the steps that a player can undo after a move that used no random numbers, or None. snapshot:
    the table before the move. after: the match after it. told: the number of entries that it added to the
    story. joined: whether it is part of the same choice as the move before. forced: whether it was made
    automatically.
    """
    game, before, way = title.rules.game, snapshot.match, snapshot.way_back
    seat = way.seat if forced and way is not None else move.seat
    if game.outcome(after.state) is not None or reveals(title, before, after, seat):
        return None
    if way is not None and (forced or joined):
        last = way.steps[-1]
        whole = replace(last, moves=(*last.moves, move), told=last.told + told)
        return replace(way, steps=(*way.steps[:-1], whole))
    if forced:
        return None
    step = snapshots.PathStep((move,), told, snapshot.began, snapshot.clock_of(seat))
    if way is None or way.seat != seat or game.turn(way.start.state) != game.turn(before.state):
        return snapshots.WayBack(seat, before, (step,))
    return replace(way, steps=(*way.steps, step))


def reveals(title: Title, before: AnyMatch, after: AnyMatch, seat: Seat) -> bool:
    """Return whether a seat's move revealed anything to its player, or anything to the others except cards of
    the player's hand. Without a Sight, every move counts as revealing.
    """
    sight, game = title.rules.sight, title.rules.game
    if sight is None or sight.secret(view_of(game, before.state, seat)):
        return True
    own = Counter(sight.hand(view_of(game, before.state, seat)))
    for looker in (None, *range(before.seats)):
        new = _shown(sight, title, after, looker) - _shown(sight, title, before, looker)
        if new and (looker == seat or new - own):
            return True
    return False


def _shown(sight: Sight, title: Title, match: AnyMatch, looker: Seat | None) -> Counter[Hashable]:
    return Counter(sight.shown(view_of(title.rules.game, match.state, looker)))


def retracted(
    snapshot: snapshots.AnySnapshot, title: Title, seat: Seat, now: float, *, whole: bool
) -> tuple[snapshots.AnySnapshot, int]:
    """Return the table after a player has undone the last step, or as much of the turn as possible, and the
    number of moves that were undone. Raises TableError if the player can undo nothing, or has no time left.
    """
    way = snapshot.way_back
    if way is None or way.seat != seat:
        raise TableError(Phrase("refuse-undo-nothing"))
    due = way.steps[-1].clock
    if due is not None and due.at <= now:
        raise TableError(Phrase("refuse-undo-late"))
    kept = 0 if whole else len(way.steps) - 1
    undone = way.steps[kept:]
    before = way.start
    for move in [move for step in way.steps[:kept] for move in step.moves]:
        before, _ = play(title.rules.game, before, move.seat, move.action)
    told = len(snapshot.recent) - sum(step.told for step in undone)
    events = tuple(entry.event for entry in snapshot.recent[told:] if isinstance(entry, snapshots.Happened))
    entry = snapshots.TookBack(title.rules.game.turn(before.state), seat, events, whole and len(undone) > 1)
    left = None
    if kept:
        *earlier, last = way.steps[:kept]
        left = replace(way, steps=(*earlier, replace(last, told=last.told + 1)))  # `entry` is told after it
    after = replace(
        changed(snapshot, seat, missed=0, pressed=now),
        match=taken_back(snapshot.match, before),
        began=undone[0].began,
        clocks=(*(each for each in snapshot.clocks if each.seat != seat), *([due] if due else [])),
        recent=(*snapshot.recent[:told], entry),
        way_back=left,
    )
    return with_clocks(after, title, now), sum(len(step.moves) for step in undone)


def hinted(snapshot: snapshots.AnySnapshot, title: Title, seat: Seat) -> snapshots.AnySnapshot:
    """Return the table with a notice that the player of a seat asked for a hint, unless the turn has one
    already. The steps that can be undone remain so.
    """
    entry = snapshots.Noticed(title.rules.game.turn(snapshot.match.state), seat, "hinted")
    if entry in snapshot.recent:
        return snapshot
    way = snapshot.way_back
    at = len(snapshot.recent) - (sum(step.told for step in way.steps) if way is not None else 0)
    return replace(snapshot, recent=(*snapshot.recent[:at], entry, *snapshot.recent[at:]))


# the other changes


def _given_time(
    snapshot: snapshots.AnySnapshot, title: Title, seat: Seat, now: float
) -> snapshots.AnySnapshot:
    """Return the table with at least half of the turn's time left for a player who has moved."""
    _, whole = patience(snapshot, title)
    at = now + whole / 2
    return replace(
        snapshot,
        clocks=tuple(
            replace(due, half=at - whole / 4, at=at) if due.seat == seat and due.at < at else due
            for due in snapshot.clocks
        ),
    )


def _turn_is_over(snapshot: snapshots.AnySnapshot, game: AnyGame, seat: Seat, turn: int) -> bool:
    state = snapshot.match.state
    return seat not in awaits_of(game, state) or game.turn(state) != turn


def with_player(
    snapshot: snapshots.AnySnapshot, seat: Seat, player: snapshots.Player
) -> snapshots.AnySnapshot:
    """Return the table with another player on a seat."""
    return replace(snapshot, players=(*snapshot.players[:seat], player, *snapshot.players[seat + 1 :]))


def changed(snapshot: snapshots.AnySnapshot, seat: Seat, **changes: Any) -> snapshots.AnySnapshot:
    """Return the table with changed fields of the player on a seat."""
    return with_player(snapshot, seat, replace(snapshot.players[seat], **changes))


def with_presses(snapshot: snapshots.AnySnapshot, known: snapshots.AnySnapshot) -> snapshots.AnySnapshot:
    """Return the table in which the time of each person's last press is at least that in `known`."""
    for seat, (player, other) in enumerate(zip(snapshot.players, known.players, strict=False)):
        if other.pressed > player.pressed and player.person == other.person is not None:
            snapshot = changed(snapshot, seat, pressed=other.pressed)
    return snapshot


def noticed(
    snapshot: snapshots.AnySnapshot, game: AnyGame, seat: Seat, notice: snapshots.Notice
) -> snapshots.AnySnapshot:
    """Return the table with a new notice. Steps before it can no longer be undone."""
    entry = snapshots.Noticed(game.turn(snapshot.match.state), seat, notice)
    return replace(snapshot, recent=_remembered(snapshot, (entry,)), way_back=None)


def _remembered(
    snapshot: snapshots.AnySnapshot, more: tuple[snapshots.AnyEntry, ...]
) -> tuple[snapshots.AnyEntry, ...]:
    """Return the story of a table with `more` added, which is cut at its beginning if it is too long."""
    recent = snapshot.recent + more
    turns: dict[Seat | None, int] = {}
    for at, each in enumerate(recent):
        if isinstance(each, snapshots.Happened) and each.by is not None and each.turn < recent[-1].turn:
            turns[each.by] = at
    people = [
        seat for seat, each in enumerate(snapshot.players) if each.person is not None and not each.robot
    ]
    since = [len(recent) - turns.get(seat, 0) for seat in people]
    return recent[-min(max([REMEMBERED, *since]), LONGEST_MEMORY) :]


def handed_to_robot(
    snapshot: snapshots.AnySnapshot, title: Title, seat: Seat, why: snapshots.Notice, now: float
) -> snapshots.AnySnapshot:
    """Return the table after a robot has taken a seat for the reason `why`. The table ends if all people have
    left.
    """
    game = title.rules.game
    driven = {"robot": title.robots.substitute, "left": why == "left", "missed": 0, "ahead": ""}
    after = noticed(changed(replaced(snapshot, seat, why), seat, **driven), game, seat, why)
    people = [each for each in after.players if each.person is not None]
    if all(each.left for each in people):
        return replace(after, status="ended", clocks=(), ended=snapshots.LEFT)
    return with_clocks(after, title, now)


def returned(snapshot: snapshots.AnySnapshot, title: Title, seat: Seat, now: float) -> snapshots.AnySnapshot:
    """Return the table after the owner of a seat has returned, with a full clock."""
    player = replace(snapshot.players[seat], robot=None, left=False, missed=0, pressed=now)
    after = noticed(
        with_player(replaced(snapshot, seat, "back"), seat, player), title.rules.game, seat, "back"
    )
    return with_clocks(after, title, now)


def seat_is_open(snapshot: snapshots.AnySnapshot, seat: Seat) -> bool:
    """Return whether another person can take a seat, because its owner has left and the table has open
    seats.
    """
    owner = snapshot.players[seat] if seat < len(snapshot.players) and snapshot.open_seats else None
    return owner is not None and snapshot.status == "playing" and owner.left and owner.robot is not None


def taken_over(
    snapshot: snapshots.AnySnapshot, title: Title, seat: Seat, player: snapshots.Player, now: float
) -> snapshots.AnySnapshot:
    """Return the table after another person has taken over a seat with its hand and a full clock."""
    player = replace(player, pressed=now, since=snapshot.match.ply)
    after = with_player(replaced(snapshot, seat, "seated"), seat, player)
    return with_clocks(noticed(after, title.rules.game, seat, "seated"), title, now)


def with_clocks(snapshot: snapshots.AnySnapshot, title: Title, now: float) -> snapshots.AnySnapshot:
    """Return the table with the clocks that belong to its state or, if the match has an outcome, the finished
    table.
    """
    game, state = title.rules.game, snapshot.match.state
    if game.outcome(state) is not None:
        return replace(snapshot, status="over", clocks=())
    turn = game.turn(state)
    half, whole = patience(snapshot, title)
    running = {(due.seat, due.turn): due for due in snapshot.clocks}
    clocks = tuple(
        running.get((seat, turn), snapshots.TurnClock(seat, turn, now + half, now + whole))
        for seat in sorted(awaits_of(game, state))
        if whole and snapshot.players[seat].robot is None
    )
    return replace(snapshot, clocks=clocks)


def with_quiet_hours(
    snapshot: snapshots.AnySnapshot,
    known: Sequence[snapshots.TurnClock],
    chosen: Callable[[int | None], Preferences],
    now: float,
    lost: float,
) -> snapshots.AnySnapshot:
    """Return a relaxed table with each clock extended by the quiet hours of its player, and any other table
    unchanged. known: clocks that have already been extended. chosen: returns a person's settings. now: play
    time. lost: the number of seconds by which play time is behind Unix time.
    """
    if snapshot.pace != "relaxed":
        return snapshot
    before = {(due.seat, due.turn, due.at) for due in known}
    return replace(
        snapshot,
        clocks=tuple(
            due
            if (due.seat, due.turn, due.at) in before
            else _longer(due, chosen(snapshot.players[due.seat].person).quiet, now, lost)
            for due in snapshot.clocks
        ),
    )


def _longer(due: snapshots.TurnClock, quiet: Quiet | None, now: float, lost: float) -> snapshots.TurnClock:
    if quiet is None:
        return due
    unix = now + lost
    half, at = (quiet.after(unix, each - now) - unix + now for each in (due.half, due.at))
    return replace(due, half=half, at=at)


def patience(snapshot: snapshots.AnySnapshot, title: Title) -> tuple[float, float]:
    """Return the numbers of seconds from the start of the current turn until its reminder, and until the
    clock plays it, or zeros if no clock runs.
    """
    if snapshot.pace == "live" and title.table.reflexes is not None:
        seconds = title.table.reflexes.seconds(view_of(title.rules.game, snapshot.match.state, None))
        if seconds is not None:
            return seconds, seconds
    whole = snapshots.SECONDS[snapshot.pace] or 0.0
    return whole / 2, whole
