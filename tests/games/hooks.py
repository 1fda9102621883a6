"""What the contract tests must be told of each game: one Hooks per key of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.gear_head.model import Options as GearHeadOptions
from bot.games.gear_head.model import State as GearHeadState
from bot.games.rasant.grid import unplaced
from bot.games.rasant.model import Following, Paying
from bot.games.rasant.model import Options as RasantOptions
from bot.games.rasant.model import State as RasantState
from bot.games.scrapheap.components import PAWN
from bot.games.scrapheap.model import Options as ScrapheapOptions
from bot.games.scrapheap.model import Placing
from bot.games.scrapheap.model import State as ScrapheapState
from tests.games.gear_head import hidden as gear_head_hidden
from tests.games.rasant import hidden as rasant_hidden
from tests.games.scrapheap import hidden as scrapheap_hidden


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


def _rasant_cards(state: RasantState) -> dict[Hashable, int]:
    phase = state.phase
    laid = phase.laid if isinstance(phase, Following | Paying) else ()
    cars = (*state.line, *unplaced(state.line))
    played = (each.card for each in laid)
    return dict(Counter(chain(cars, state.reserve, state.discards, *state.hands, played)))


def _scrapheap_cards(state: ScrapheapState) -> dict[Hashable, int]:
    """The cards, and the cubes by the seat that began with them."""
    taken = (each.card for own in state.taken for each in own)
    lying = (map(itemgetter(0), state.grid), chain.from_iterable(map(itemgetter(4), state.grid)))
    found: dict[Hashable, int] = dict(Counter(chain(taken, *lying)))
    found.pop(None, None)  # gaps
    for seat, pawn in enumerate(state.pawns):
        aside = state.spent[seat] + sum(map(itemgetter(seat), state.supply)) + PAWN * bool(pawn)
        found[seat] = found.get(seat, 0) + aside
    phase = state.phase
    if isinstance(phase, Placing) and phase.lifted:
        found[phase.seat] += 1
    return found


HOOKS: Mapping[str, Hooks] = {
    "gear_head": Hooks((GearHeadOptions(),), _gear_head_cards, gear_head_hidden.resample, 2_500),
    "rasant": Hooks((RasantOptions(), RasantOptions("draft")), _rasant_cards, rasant_hidden.resample, 1_200),
    "scrapheap": Hooks(
        (
            ScrapheapOptions("public", 2, "minus"),
            ScrapheapOptions("stealth", 1, "zero"),
            ScrapheapOptions("public", 3, "plus"),
            ScrapheapOptions("stealth", 4, "minus"),
        ),
        _scrapheap_cards,
        scrapheap_hidden.resample,
        200,
    ),
}
