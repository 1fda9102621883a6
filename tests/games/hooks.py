"""What the contract tests must be told of each game: one Hooks per key of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.gear_head.model import Options as GearHeadOptions
from bot.games.gear_head.model import State as GearHeadState
from tests.games.gear_head import hidden as gear_head_hidden


@dataclass(frozen=True, slots=True)
class Hooks:
    """options: every variant to be tested. cards: every card there is, wherever it lies. resample: another
    state that looks the same from a seat, or from a spectator's place. games: about how many random games
    are played to the end (divided by the square of the number of seats, at each number of seats).
    """

    options: tuple[Any, ...]
    cards: Callable[[Any], Counter[Hashable]]
    resample: Callable[[Any, Seat | None, Chance], Any]
    games: int


def _gear_head_cards(state: GearHeadState) -> Counter[Hashable]:
    return Counter([*state.deck, *state.heap, *(card for hand in state.hands for card in hand)])


HOOKS: Mapping[str, Hooks] = {
    "gear_head": Hooks((GearHeadOptions(),), _gear_head_cards, gear_head_hidden.resample, 2_500),
}
