"""Undoing steps of a turn (docs/decisions/0006-undo-only-what-revealed-nothing.md)."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from bot.engine.game import AnyAction, AnyOptions, AnyState, Seat
from bot.engine.match import AnyMatch, Move
from bot.model.snapshots import AnySnapshot, Noticed, PathStep, WayBack
from bot.tables.views import view_of
from bot.title import AnyTitle as Title, Sight

AnyWay = WayBack[AnyOptions, AnyState, AnyAction]


def way_back(
    snapshot: AnySnapshot,
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
    if (
        title.rules.sight is None
        or game.outcome(after.state) is not None
        or reveals(title, before, after, seat)
    ):
        return None
    if way is not None and (forced or joined):
        last = way.steps[-1]
        whole = replace(last, moves=(*last.moves, move), told=last.told + told)
        return replace(way, steps=(*way.steps[:-1], whole))
    if forced:
        return None
    step = PathStep((move,), told, snapshot.began, snapshot.clock_of(seat))
    if way is None or way.seat != seat or game.turn(way.start.state) != game.turn(before.state):
        return WayBack(seat, before, (step,))
    return replace(way, steps=(*way.steps, step))


def shortened(way: AnyWay, kept: int) -> AnyWay:
    """Return the undo history with only its first `kept` steps. The last of them includes the story's entry
    about the undone ones.
    """
    *earlier, last = way.steps[:kept]
    return replace(way, steps=(*earlier, replace(last, told=last.told + 1)))


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


def hinted(snapshot: AnySnapshot, title: Title, seat: Seat) -> AnySnapshot:
    """Return the table with a notice that the player of a seat asked for a hint, unless the turn has one
    already. The steps that can be undone remain so.
    """
    entry = Noticed(title.rules.game.turn(snapshot.match.state), seat, "hinted")
    if entry in snapshot.recent:
        return snapshot
    way = snapshot.way_back
    at = len(snapshot.recent) - (sum(step.told for step in way.steps) if way is not None else 0)
    return replace(snapshot, recent=(*snapshot.recent[:at], entry, *snapshot.recent[at:]))
