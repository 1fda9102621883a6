"""The hooks that the contract tests need for Gear Head."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import chain

from bot.games.gear_head.rules.model import Options, State
from tests.games.gear_head.hidden import resample
from tests.games.hooks import Golden, Hooks


def cards(state: State) -> dict[Hashable, int]:
    # a plain dict, because Counters are compared in slow Python code
    return dict(Counter(chain(state.deck, state.heap, *state.hands)))


HOOKS = Hooks(
    options=(Options(),),
    cards=cards,
    resample=resample,
    games=2_500,
    golden=(
        # a reshuffled deck, a shared place, a car that is left out
        Golden("golden 104"),
    ),
    daily="4dadeb5cd9c3",
    names_others=False,
)
