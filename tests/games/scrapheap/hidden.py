"""States that a seat of Scrapheap Scavengers cannot distinguish."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.rules.components import SYMBOLS
from bot.games.scrapheap.rules.model import Finished, Peeking, Placing, State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another state that looks the same from `seat`, or to a spectator if it is None. The unknown
    cards, in the grid or taken, are shuffled together, and hidden tiles are drawn again.
    """
    phase = state.phase
    over = isinstance(phase, Finished)
    known = [spot.card is None or spot.shown or seat in spot.seen for spot in state.grid]
    heard = [
        [over or each.shown or seat == owner or seat in each.seen for each in own]
        for owner, own in enumerate(state.taken)
    ]
    hidden = [spot.card for spot, sees in zip(state.grid, known, strict=True) if spot.card and not sees]
    for own, knows in zip(state.taken, heard, strict=True):
        hidden += [each.card for each, sees in zip(own, knows, strict=True) if not sees]
    pack = iter(chance.shuffled(hidden))
    grid = tuple(
        spot if sees else spot._replace(card=next(pack)) for spot, sees in zip(state.grid, known, strict=True)
    )
    loot = tuple(
        tuple(each if sees else each._replace(card=next(pack)) for each, sees in zip(own, knows, strict=True))
        for own, knows in zip(state.taken, heard, strict=True)
    )
    public = state.options.mode == "public" and not isinstance(phase, Peeking | Placing)
    if public or over:
        return replace(state, grid=grid, taken=loot)
    tiles = tuple(
        own if owner == seat else tuple(sorted(chance.shuffled(SYMBOLS)[: len(own)], key=SYMBOLS.index))
        for owner, own in enumerate(state.tiles)
    )
    return replace(state, grid=grid, taken=loot, tiles=tiles)
