"""What the contract tests must be told of each game: one Hooks per key of the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from random import Random
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.gear_and_piston.rules.car import parts as piston_parts
from bot.games.gear_and_piston.rules.components import SCRAP, Part
from bot.games.gear_and_piston.rules.model import Dealing, Returning, Scrapping, Sorting, Working
from bot.games.gear_and_piston.rules.model import Options as PistonOptions
from bot.games.gear_and_piston.rules.model import State as PistonState
from bot.games.gear_head.rules.model import Options as GearHeadOptions
from bot.games.gear_head.rules.model import State as GearHeadState
from bot.games.racesmack.rules.model import Options as RacesmackOptions
from bot.games.racesmack.rules.model import State as RacesmackState
from bot.games.rasant.rules.model import Following, Paying
from bot.games.rasant.rules.model import Options as RasantOptions
from bot.games.rasant.rules.model import State as RasantState
from bot.games.rasant.rules.setup import unplaced
from bot.games.scrapheap.rules.components import PAWN
from bot.games.scrapheap.rules.model import Options as ScrapheapOptions
from bot.games.scrapheap.rules.model import Placing
from bot.games.scrapheap.rules.model import State as ScrapheapState
from tests.games.gear_and_piston import hidden as piston_hidden
from tests.games.gear_head import hidden as gear_head_hidden
from tests.games.racesmack import hidden as racesmack_hidden
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


def _piston_cards(state: PistonState) -> dict[Hashable, int]:
    """All parts but scraps, and how many scraps there are; spare ones, once these are out, do not count."""
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
    built = tuple(chain.from_iterable(map(piston_parts, state.cars)))
    rows = (state.new, state.junk, state.office, state.fading, state.yard, state.discards, aside)
    own = (part for part in chain(*rows, *state.hands, built) if part.stock != "scrap")
    scraps = sum(part.stock == "scrap" for part in built) + isinstance(phase, Scrapping) + len(state.scrap)
    return {**Counter(own), "scraps": min(len(SCRAP), scraps)}


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
    "racesmack": Hooks(tuple(_racesmack_options(8)), _racesmack_cards, racesmack_hidden.resample, 120),
    "gear_and_piston": Hooks(
        (PistonOptions(), PistonOptions("advanced"), PistonOptions("expert", jump_row=True)),
        _piston_cards,
        piston_hidden.resample,
        60,
    ),
}
