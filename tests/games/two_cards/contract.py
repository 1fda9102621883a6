"""The hooks that the contract tests need for Two Cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import replace

from bot.engine.game import Chance, Seat
from tests.games.hooks import Golden, Hooks
from tests.games.two_cards.rules import HAND, Options, State


def cards(state: State) -> dict[Hashable, int]:
    """Return the number of each card, wherever it lies."""
    held = [card for hand in state.hands for card in hand]
    return dict(Counter((*held, *state.stock, *state.pile)))


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with the other seats' hands and the stock shuffled together."""
    hidden = [at for at in range(len(state.hands)) if at != seat]
    unseen = chance.shuffled([*(card for at in hidden for card in state.hands[at]), *state.stock])
    hands = list(state.hands)
    for number, at in enumerate(hidden):
        hands[at] = tuple(sorted(unseen[number * HAND : (number + 1) * HAND]))
    return replace(state, hands=tuple(hands), stock=unseen[len(hidden) * HAND :])


HOOKS = Hooks(
    options=(Options(), Options(rounds=3)),
    cards=cards,
    resample=resample,
    games=400,
    golden=(Golden("golden 1", seats=3),),
)
