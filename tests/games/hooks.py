"""What the contract tests must be told of each game: one Hooks per key of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.gear_head.model import Options as GearHeadOptions
from bot.games.gear_head.model import State as GearHeadState
from bot.games.racesmack.model import Options as RacesmackOptions
from bot.games.racesmack.model import State as RacesmackState
from bot.games.rasant.grid import unplaced
from bot.games.rasant.model import Following, Paying
from bot.games.rasant.model import Options as RasantOptions
from bot.games.rasant.model import State as RasantState
from tests.games.gear_head import hidden as gear_head_hidden
from tests.games.racesmack import hidden as racesmack_hidden
from tests.games.rasant import hidden as rasant_hidden


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


def _racesmack_cards(state: RacesmackState) -> dict[Hashable, int]:
    return dict(Counter(racesmack_hidden.everywhere(state)))


def _racesmack_options(combinations: int) -> Iterator[RacesmackOptions]:
    """The plain game, and so many random combinations of what may be chosen."""
    yield RacesmackOptions()
    luck = Random("Racesmack 78")
    for number in range(combinations):
        racing, penalty, noise, tie, you, gears = (luck.random() < 0.5 for _ in range(6))
        yield RacesmackOptions(
            "draft" if number % 2 else "published",
            racing_rules=racing,
            time_penalty=penalty,
            noise_cancelling=noise,
            tiebreaker=tie,
            after_you=you,
            shifting_gears=gears,
            taps="timed" if number // 2 % 2 else "untimed",
        )


HOOKS: Mapping[str, Hooks] = {
    "gear_head": Hooks((GearHeadOptions(),), _gear_head_cards, gear_head_hidden.resample, 2_500),
    "rasant": Hooks((RasantOptions(), RasantOptions("draft")), _rasant_cards, rasant_hidden.resample, 1_200),
    "racesmack": Hooks(tuple(_racesmack_options(8)), _racesmack_cards, racesmack_hidden.resample, 120),
}
