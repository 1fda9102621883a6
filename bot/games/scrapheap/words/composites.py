"""Choices that combine several actions: all peeks at once; going to a card, and an action there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bot.engine.game import Seat
from bot.games.scrapheap.rules import components
from bot.games.scrapheap.rules.actions import Action, Flip, Peek, Take
from bot.games.scrapheap.rules.goals import clearing
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.paths import ways_of
from bot.games.scrapheap.rules.scoring import worth
from bot.games.scrapheap.words.labels import DO, GO, PLACES, lost
from bot.games.scrapheap.words.terms import named
from bot.words import Composite, Label
from bot.words.phrases import counted

BEST = 24
"""Number of choices that *Go and ...* offers, the best ones: one menu, with the card under the pawn."""
NEAREST = 21
"""Number of paths of several steps that *Go to* offers: one menu, with those of a single step."""


def composites(view: View) -> Sequence[Composite]:
    """The mover's combined choices, as far as its points or peeks allow."""
    if view.seat is None or view.seat != view.mover:
        return ()
    if view.phase == "peeking":
        return tuple(_peeks(view, view.seat))
    if view.phase != "collecting":
        return ()
    there = sorted(_there(view, view.seat), key=lambda found: found[0])
    return (*(composite for _, composite in there[:BEST]), *_going(view))


# peeks


def _peeks(view: View, seat: Seat) -> Iterator[Composite]:
    """All remaining peeks, at the cards nearest to a corner, because pawns start there. Where few cards may
    be peeked at, several corners have the same nearest ones: each set of cards is one choice.
    """
    hidden = [at for at, square in enumerate(view.grid) if _may_peek(square, seat)]
    count = min(view.left, len(hidden))
    if count < 2:
        return
    offered = set[frozenset[int]]()
    for corner in components.CORNERS:
        nearest = sorted(hidden, key=lambda at: (_far(corner, at), at))[:count]
        cards = frozenset(nearest)
        if cards in offered:
            continue
        offered.add(cards)
        near = f"{count} nearest to {corner}, {PLACES[corner]}"
        words = near if count < len(hidden) else f"All {count} cards that are left"
        label = Label(words, kind="Peek at all at once", menu=True)
        yield Composite(label, tuple(Peek(components.CELLS[at]) for at in nearest))


def _may_peek(square: Square, seat: Seat) -> bool:
    others = sum(square.cubes) - square.cubes[seat]
    return square.lies == "down" and square.card is None and not others


@cache
def _far(corner: components.Corner, at: int) -> int:
    """The distance in steps between a cell and a corner of a full grid."""
    column, row = divmod(components.AT[corner], len(components.ROWS))
    x, y = divmod(at, len(components.ROWS))
    return abs(column - x) + abs(row - y)


# a turn of the collection


def _going(view: View) -> Iterator[Composite]:
    """To the nearest cards that are more than one step away."""
    within = [(at, way) for at, way in ways_of(view).items() if 1 < len(way) <= view.points]
    for at, way in within[:NEAREST]:
        square = view.grid[at]
        known = f": {named(square.card)}" if square.card is not None else ""
        words = f"Go to {square.cell}{known} · {len(way)} AP"
        yield Composite(Label(words, kind=GO, menu=True), way)


def _there(view: View, seat: Seat) -> Iterator[tuple[tuple[int, float], Composite]]:
    """The actions at a card, with the path there, best first: cards that count by their points per price,
    cubes, cards to turn over from the nearest on, cards that do not count.
    """
    for at, way in ways_of(view).items():
        square = view.grid[at]
        cubes, cost = clearing(square, seat)
        if square.lies == "gap":
            continue
        for rank, words, actions, price in _deeds(view, square, cubes, cost):
            whole = len(way) + price
            if whole <= view.points and len(way) + len(actions) > 1:
                note = lost(square, view) if Take() in actions else ""
                label = Label(f"{words} · {whole} AP", rank[0] == 0, kind=DO, menu=True, note=note)
                yield (rank[0], rank[1] * whole), Composite(label, (*way, *actions))


def _deeds(
    view: View, square: Square, cubes: tuple[Action, ...], cost: int
) -> Iterator[tuple[tuple[int, float], str, tuple[Action, ...], int]]:
    """The quality (its class, and the factor of its price), words, actions, and price."""
    assert view.seat is not None
    points = worth(square.card, view.tiles[view.seat], view.options) if square.card else 0
    cleared = f", {counted(len(cubes), 'cube')}" if cubes else ""
    if square.card is not None:
        rank = (0, 1 / (points + len(cubes))) if points > 0 else (3, 1.0)
        yield (
            rank,
            f"Take {square.cell}: {named(square.card)}{cleared}",
            (*cubes, Take()),
            cost + components.TAKE,
        )
    elif view.options.mismatch != "minus":
        yield (0, 1.0), f"Take {square.cell} unseen{cleared}", (*cubes, Take()), cost + components.TAKE
    if cubes:
        yield (1, 1 / len(cubes)), f"Claim {counted(len(cubes), 'cube')} on {square.cell}", cubes, cost
    if square.card is None:
        yield (2, 1.0), f"Turn {square.cell} face up", (Flip(),), components.FLIP
