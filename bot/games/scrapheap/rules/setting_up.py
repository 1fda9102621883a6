"""The set-up of a game (docs/rules/scrapheap-scavengers.md, section 3)."""

from bot.engine.game import Chance, Step
from bot.games.scrapheap.rules import components, events, model, peeking


def setup(options: model.Options, seats: int, chance: Chance) -> Step[model.State, events.Event]:
    """Lay the cards out, let all players draw tiles, and start the first peek round
    (docs/rules/scrapheap-scavengers.md, section 3).
    """
    cards = chance.shuffled(components.DECK)
    tiles = tuple(
        tuple(sorted(chance.shuffled(components.SYMBOLS)[: options.tiles], key=components.SYMBOLS.index))
        for _ in range(seats)
    )
    empty = model.State(
        options=options,
        grid=tuple(map(model.Spot, cards)),
        tiles=tiles,
        supply=tuple(
            tuple(components.CUBES * (colour == seat) for colour in range(seats)) for seat in range(seats)
        ),
        spent=(0,) * seats,
        taken=((),) * seats,
        pawns=(None,) * seats,
        order=(),
        rolls=(),
        dice=(),
        round=0,
        lap=0,
        turn=0,
        phase=model.Peeking(0, 0, fresh=True),
    )
    return peeking.begin_round(empty, chance, (events.Dealt(cards, tiles),))
