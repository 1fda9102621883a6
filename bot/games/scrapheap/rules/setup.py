"""The set-up (docs/rules/scrapheap-scavengers.md, section 3)."""

from bot.engine.chance import Chance
from bot.engine.game import Step
from bot.games.scrapheap.rules.components import CUBES, DECK, SYMBOLS, VERSION
from bot.games.scrapheap.rules.events import (
    Dealt,
    Event,
)
from bot.games.scrapheap.rules.model import Options, Peeking, Spot, State
from bot.games.scrapheap.rules.peeking import begin_round


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Lay the cards out, let everyone draw tiles, and start the first peek round
    (docs/rules/scrapheap-scavengers.md, section 3).
    """
    cards = chance.shuffled(DECK)
    tiles = tuple(
        tuple(sorted(chance.shuffled(SYMBOLS)[: options.tiles], key=SYMBOLS.index)) for _ in range(seats)
    )
    empty = State(
        options=options,
        grid=tuple(map(Spot, cards)),
        tiles=tiles,
        supply=tuple(tuple(CUBES * (colour == seat) for colour in range(seats)) for seat in range(seats)),
        spent=(0,) * seats,
        taken=((),) * seats,
        pawns=(None,) * seats,
        order=(),
        rolls=(),
        dice=(),
        round=0,
        lap=0,
        turn=0,
        phase=Peeking(0, 0, fresh=True),
        rules=VERSION,
    )
    return begin_round(empty, chance, (Dealt(cards, tiles),))
