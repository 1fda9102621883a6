"""States that a seat of Rasant cannot distinguish."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Chance, Seat
from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import Leading, Paying, State
from bot.games.rasant.rules.overtaking import in_order
from bot.games.rasant.rules.rounds import can_lead


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another state that looks the same from `seat`, or to a spectator if it is None. The hidden hands
    and the reserve are shuffled together. Facts revealed by the round stay true until a card is led: the seat
    that leads holds a coloured card, and the seats that passed on the lead hold none.
    """
    phase = state.phase
    shown = (
        phase.passed if isinstance(phase, Leading) or (isinstance(phase, Paying) and not phase.laid) else ()
    )
    everyone = range(len(state.hands))
    hidden = [at for at in everyone if at != seat and at not in shown]
    unseen = [card for at in hidden for card in state.hands[at]] + list(state.reserve)
    while True:
        pack = iter(chance.shuffled(unseen))
        hands = list(state.hands)
        for at in hidden:
            hands[at] = in_order(_taken(pack, len(hands[at])))
        if not isinstance(phase, Leading) or can_lead(hands[phase.seat]):
            return replace(state, hands=tuple(hands), reserve=tuple(pack))


def _taken(pack: Iterator[Card], count: int) -> tuple[Card, ...]:
    return tuple(next(pack) for _ in range(count))
