"""The hooks that the contract tests need for Bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from bot.engine.game import Chance, Seat
from tests.games.bids.rules import Options, State
from tests.games.hooks import Golden, Hooks


def cards(state: State) -> dict[Hashable, int]:
    """Return the number of each card, wherever it is, and of each prize."""
    held = [("card", card) for cards in (*state.hands, *state.spent, state.bids) for card in cards if card]
    prizes = [("prize", each) for won in (*state.won, state.prizes, state.lost) for each in won]
    return dict(Counter((*held, *prizes)))


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with the coming prizes in another order, and with other bids from the other seats."""
    hands, bids = list(state.hands), list(state.bids)
    for at, bid in enumerate(state.bids):
        if at != seat and bid is not None:
            both = (*hands[at], bid)
            bids[at] = chosen = chance.pick(both)
            hands[at] = tuple(sorted(card for card in both if card != chosen))
    prizes = (*state.prizes[:1], *chance.shuffled(state.prizes[1:]))
    return replace(state, hands=tuple(hands), bids=tuple(bids), prizes=prizes)


HOOKS = Hooks(
    options=(Options(), Options(3)),
    cards=cards,
    resample=resample,
    games=400,
    golden=(Golden("golden 1", seats=3),),
    draws=False,
)
