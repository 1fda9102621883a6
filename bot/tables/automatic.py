"""Moves that a table makes for a player: those without a real alternative, and planned ones."""

from bot.engine.game import AnyAction, AnyGame, AnyState, AnyView, Chance, Seat
from bot.model.snapshots import AnySnapshot
from bot.tables.transitions import waits
from bot.tables.views import awaits_of, targets_in, view_of
from bot.title import AnyTitle as Title

PAUSE = (1_000, 4_000)
"""The minimum and maximum pause in milliseconds before a move that is made automatically for a player."""


def plain_move(title: Title, state: AnyState) -> tuple[Seat, AnyAction] | None:
    """Return the seat and the action of the next move that the table makes without asking the player, or
    None.
    """
    if title.table.forced is None and title.table.trivial is None:
        return None
    view = view_of(title.rules.game, state, None)
    for seat in sorted(awaits_of(title.rules.game, state)):
        action = plain_action(title, view, seat)
        if action is not None:
            return seat, action
    return None


def plain_action(title: Title, view: AnyView, seat: Seat) -> AnyAction:
    """Return the move that `plain_move` finds for a seat that must act, from a spectator's view, or None."""
    for find in (title.table.forced, title.table.trivial):
        action = find(view, seat) if find is not None else None
        if action is not None:
            return action
    return None


def only_move(title: Title, state: AnyState, seat: Seat) -> AnyAction:
    """Return the only legal action of a seat, or None if it has none or several, or is in a race of
    presses.
    """
    game: AnyGame = title.rules.game
    if seat not in awaits_of(game, state) or targets_in(title, state):
        return None
    actions = game.legal(state, seat)
    return actions[0] if len(actions) == 1 else None


def forced_move(snapshot: AnySnapshot, title: Title) -> tuple[Seat, AnyAction] | None:
    """Return the move of `plain_move` if the table can make it now, or None. A table makes none while all
    people are away.
    """
    if snapshot.status != "playing" or waits(snapshot):
        return None
    return plain_move(title, snapshot.match.state)


def auto_move(snapshot: AnySnapshot, title: Title, seat: Seat) -> AnyAction:
    """Return the action that the person on a seat has planned or, without a plan that fits, their only action
    if the table can make it for them. Return None if there is neither.
    """
    state, player = snapshot.match.state, snapshot.players[seat]
    if player.robot is not None or snapshot.status != "playing":
        return None
    if player.ahead and title.table.planned is not None and seat in awaits_of(title.rules.game, state):
        said = title.table.planned(player.ahead, view_of(title.rules.game, state, seat))
        if said is not None:
            return said
    return None if title.table.auto_pass and not player.passes else only_move(title, state, seat)


def auto_moves_at(snapshot: AnySnapshot, title: Title, seat: Seat, now: float) -> float | None:
    """Return the time of the move of `auto_move`, or None if there is no such move. The time does not depend
    on the hand.
    """
    if auto_move(snapshot, title, seat) is None:
        return None
    low, high = PAUSE
    luck = Chance(f"{snapshot.match.seed}/passes/{seat}", snapshot.match.ply)
    return max(now, snapshot.began + (low + luck.below(high - low + 1)) / 1000)


def can_auto_pass(snapshot: AnySnapshot, title: Title, seat: Seat) -> bool:
    """Return whether *Auto-pass* would make the only move of a seat's player now, if they turned it on."""
    if not title.table.auto_pass or snapshot.status != "playing" or snapshot.players[seat].robot is not None:
        return False
    return only_move(title, snapshot.match.state, seat) is not None
