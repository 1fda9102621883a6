"""The set-up (tests/games/example/two-cards.md, section 3)."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.game import Step
from tests.games.example.rules.components import HAND, deck
from tests.games.example.rules.events import Dealt, Event
from tests.games.example.rules.model import Options, Playing, State


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Deal two cards to each seat."""
    pack = chance.shuffled(deck(seats, options.rounds))
    hands = tuple(tuple(sorted(pack[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
    state = State(hands, pack[seats * HAND :], (), (0,) * seats, 1, options.rounds * seats, Playing(0))
    return Step(state, (Dealt(hands, 0),))
