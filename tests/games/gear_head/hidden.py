"""States that a seat of Gear Head cannot distinguish."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Chance, Seat
from bot.games.gear_head.rules.model import Finished, State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another state that looks the same from `seat`, or to a spectator if it is None. The deck and the
    hidden hands are shuffled together, and every hidden order is changed. All cars are open once the game is
    over, but nobody can see the order in which a hand was drawn.
    """
    over = isinstance(state.phase, Finished)
    everyone = range(len(state.hands))
    known = [at == seat or (over and at in state.line) for at in everyone]
    unseen = [card for at in everyone if not known[at] for card in state.hands[at]]
    pack = iter(chance.shuffled([*unseen, *state.deck]))
    hands = tuple(
        hand if known[at] else tuple(next(pack) for _ in hand) for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, deck=tuple(pack))
