"""The hooks that the contract tests need for Gear & Piston."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import chain

from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.components import SCRAP, Part
from bot.games.gear_and_piston.rules.model import (
    Dealing,
    Options,
    Returning,
    Scrapping,
    Sorting,
    State,
    Working,
)
from tests.games.gear_and_piston.hidden import resample
from tests.games.hooks import Golden, Hooks


def cards(state: State) -> dict[Hashable, int]:
    """Return the number of each part, and the number of all scraps together. Spare scraps, which are used
    once the stack of scraps is empty, do not count.
    """
    phase, aside = state.phase, tuple[Part, ...]()
    match phase:
        case Dealing():
            aside = phase.seen
        case Returning():
            aside = phase.rest
        case Sorting():
            aside = (*phase.drawn, *phase.kept)
        case Working():
            aside = phase.removed
    built = tuple(chain.from_iterable(map(parts, state.cars)))
    rows = (state.new, state.junk, state.office, state.fading, state.yard, state.discards, aside)
    found = Counter(chain(*rows, *state.hands, built))
    own: dict[Hashable, int] = {part: count for part, count in found.items() if part.stock != "scrap"}
    scraps = sum(part.stock == "scrap" for part in built) + isinstance(phase, Scrapping) + len(state.scrap)
    return {**own, "scraps": min(len(SCRAP), scraps)}


HOOKS = Hooks(
    options=(Options(), Options("advanced"), Options("expert", jump_row=True)),
    cards=cards,
    resample=resample,
    games=60,
    golden=(
        Golden("two 5", seats=2),
        Golden("four 25", options={"investors": "advanced"}),
        Golden("six 49", seats=6, options={"investors": "expert"}),
        Golden("jump row 13", seats=3, options={"investors": "expert", "jump_row": True}),
    ),
    daily="b8ec75016ea9",
)
