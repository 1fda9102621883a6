"""Dice rolls that decide an order (docs/rules/scrapheap-scavengers.md, section 4, section 5)."""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.rules.model import Roll


def ranked(seats: Sequence[Seat], dice: int, chance: Chance) -> tuple[tuple[Seat, ...], tuple[Roll, ...]]:
    """Return the order of the seats by the sum of `dice` dice, highest first, and every roll in the order
    rolled. Tied seats roll again.
    """
    if len(seats) == 1:
        return tuple(seats), ()
    thrown = tuple(Roll(seat, tuple(chance.die() for _ in range(dice))) for seat in seats)
    order: tuple[Seat, ...] = ()
    rolls = thrown
    for total in sorted({sum(roll.dice) for roll in thrown}, reverse=True):
        tied = [roll.seat for roll in thrown if sum(roll.dice) == total]
        among, again = ranked(tied, dice, chance)
        order, rolls = (*order, *among), (*rolls, *again)
    return order, rolls
