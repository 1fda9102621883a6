"""The hooks that the contract tests need for Scrapheap Scavengers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import chain
from operator import itemgetter

from bot.games.scrapheap.rules.components import PAWN
from bot.games.scrapheap.rules.model import Options, Placing, State
from tests.games.hooks import Golden, Hooks
from tests.games.scrapheap.hidden import resample


def cards(state: State) -> dict[Hashable, int]:
    """Return the number of each card, and of each seat's cubes, wherever they are. The cubes that paid for a
    pawn count as well.
    """
    taken = (each.card for own in state.taken for each in own)
    lying = (map(itemgetter(0), state.grid), chain.from_iterable(map(itemgetter(4), state.grid)))
    found: dict[Hashable, int] = dict(Counter(chain(taken, *lying)))
    found.pop(None, None)  # gaps
    for seat, pawn in enumerate(state.pawns):
        aside = (
            state.spent[seat]
            + sum(map(itemgetter(seat), state.supply))
            + PAWN * (bool(pawn) or seat in state.retired)
        )
        found[seat] = found.get(seat, 0) + aside
    phase = state.phase
    if isinstance(phase, Placing) and phase.lifted:
        found[phase.seat] += 1
    return found


HOOKS = Hooks(
    options=(
        Options("public", 2, "minus"),
        Options("stealth", 1, "zero"),
        Options("public", 3, "plus"),
        Options("stealth", 4, "minus"),
    ),
    cards=cards,
    resample=resample,
    games=200,
    golden=(
        # a spent cube, a moved one, dice rolled again, a missing corner card, a card turned down again
        Golden("public 5", options={"mode": "public"}),
        # cards taken in secret, some of which another player had seen, a spent cube, a shared place
        Golden("stealth 160", seats=3, options={"mode": "stealth"}),
    ),
    daily="99bd811914d0",
)
