"""The hooks that the contract tests need for Rasant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import chain

from bot.games.rasant.rules.model import Following, Options, Paying, State
from bot.games.rasant.rules.setting_up import unplaced
from tests.games.hooks import Golden, Hooks
from tests.games.rasant.hidden import resample


def cards(state: State) -> dict[Hashable, int]:
    phase = state.phase
    laid = phase.laid if isinstance(phase, Following | Paying) else ()
    cars = (*state.line, *unplaced(state.line))
    played = (each.card for each in laid)
    return dict(Counter(chain(cars, state.reserve, state.discards, *state.hands, played)))


HOOKS = Hooks(
    options=(Options(), Options("draft")),
    cards=cards,
    resample=resample,
    games=1_200,
    golden=(
        # automatic passes and prices, a lead handed on, a round without a pass, a shared place
        Golden("golden 991"),
    ),
    daily="b44e034b11fa",
)
