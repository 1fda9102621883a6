"""The set-up (docs/rules/gear-head.md, section 3)."""

from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.games.gear_head.rules.components import DECK, HAND, ONE_DECK, VERSION
from bot.games.gear_head.rules.events import (
    Dealt,
    Event,
)
from bot.games.gear_head.rules.model import Drawing, Options, State


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Deal six cards to each seat; the next card starts the Scrap Heap (docs/rules/gear-head.md,
    section 3).
    """
    pack = chance.shuffled(DECK if seats <= ONE_DECK else DECK + DECK)
    hands = tuple(pack[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    rest = pack[seats * HAND :]
    deck, top = rest[:-1], rest[-1]
    return Step(State(hands, deck, (top,), (), 1, Drawing(0), VERSION), (Dealt(hands, deck, top, 0),))
