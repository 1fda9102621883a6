"""What the mover of the collection could take in this turn: for which points, and at what price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.scrapheap.rules.actions import Action, Claim
from bot.games.scrapheap.rules.components import CLAIM_OTHER, CLAIM_OWN, TAKE, Card, Cell
from bot.games.scrapheap.rules.model import Square, View
from bot.games.scrapheap.rules.paths import ways_of
from bot.games.scrapheap.rules.scoring import worth


class Goal(NamedTuple):
    """A card that the mover knows and that counts: the points that it brings with the cubes on it, and the
    action points for the way there, the cubes and the card.
    """

    cell: Cell
    card: Card
    points: int
    price: int


def goals(view: View) -> list[Goal]:
    """Every goal within the mover's action points, what brings most for its price first."""
    if view.seat is None or view.seat != view.mover:
        return []
    return sorted(_goals(view, view.seat), key=lambda goal: (goal.price / goal.points, goal.price, goal.cell))


def _goals(view: View, seat: Seat) -> Iterator[Goal]:
    for at, way in ways_of(view).items():
        square = view.grid[at]
        points = worth(square.card, view.tiles[seat], view.options) if square.card else 0
        if square.card is not None and points > 0:
            claims, price = clearing(square, seat)
            whole = len(way) + price + TAKE
            if whole <= view.points:
                yield Goal(square.cell, square.card, points + len(claims), whole)


def clearing(square: Square, seat: Seat) -> tuple[tuple[Action, ...], int]:
    """The claims that clear a card, the seat's own cubes first, and their price."""
    own = square.cubes[seat]
    others = [owner for owner, count in enumerate(square.cubes) for _ in range(count) if owner != seat]
    claims = (*(Claim(seat),) * own, *map(Claim, others))
    return claims, CLAIM_OWN * own + CLAIM_OTHER * len(others)
