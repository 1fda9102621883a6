"""The set-up of a race (docs/rules/gear-head.md, section 3)."""

from bot.engine.game import Chance, Step
from bot.games.gear_head.rules import components, events, model


def setup(options: model.Options, seats: int, chance: Chance) -> Step[model.State, events.Event]:
    """Deal six cards to each seat, and start the Scrap Heap (docs/rules/gear-head.md, section 3)."""
    pack = chance.shuffled(
        components.DECK if seats <= components.ONE_DECK else components.DECK + components.DECK
    )
    hands = tuple(pack[seat * components.HAND : (seat + 1) * components.HAND] for seat in range(seats))
    rest = pack[seats * components.HAND :]
    deck, top = rest[:-1], rest[-1]
    return Step(
        model.State(hands=hands, deck=deck, heap=(top,), line=(), turn=1, phase=model.Drawing(0)),
        (events.Dealt(hands, deck, top, 0),),
    )
