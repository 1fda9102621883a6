"""What the contract tests must be told of each game: one Hooks per key of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.gear_head.model import Options as GearHeadOptions
from bot.games.gear_head.model import State as GearHeadState
from tests.games.gear_head import hidden as gear_head_hidden


@dataclass(frozen=True, slots=True)
class Hooks:
    """options: every variant to be tested. cards: how many there are of each card, wherever they lie.
    resample: another state that looks the same from a seat, or from a spectator's place. games: about how
    many random games are played to the end (at each number of seats, divided by the square of it).
    """

    options: tuple[Any, ...]
    cards: Callable[[Any], dict[Hashable, int]]
    resample: Callable[[Any, Seat | None, Chance], Any]
    games: int


def _gear_head_cards(state: GearHeadState) -> dict[Hashable, int]:
    # a plain dict, for a Counter compares itself in Python
    return dict(Counter(chain(state.deck, state.heap, *state.hands)))


HOOKS: Mapping[str, Hooks] = {
    "gear_head": Hooks((GearHeadOptions(),), _gear_head_cards, gear_head_hidden.resample, 2_500),
}
