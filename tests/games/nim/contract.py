"""The hooks that the contract tests need for Nim."""

from __future__ import annotations

from collections.abc import Hashable

from tests.games.hooks import Golden, Hooks, everything_open
from tests.games.nim.rules import Options, State


def cards(state: State) -> dict[Hashable, int]:
    """Return the number of all sticks, in the heaps and taken."""
    return {"stick": sum(state.heaps) + sum(state.taken)}


HOOKS = Hooks(
    options=(Options(), Options("loses")),
    cards=cards,
    resample=everything_open,
    games=400,
    golden=(Golden("golden 1", seats=2),),
    daily="613c19ca20ce",
    names_others=False,
    draws=False,
)
