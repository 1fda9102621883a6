"""Gear & Piston's champion: where its tokens go it tries out in worlds that look like what it sees.

The best of the expert's places are compared in the same worlds, each played by the club's robot to the end of
the round and no further: what the cars and hands are worth then tells more than a few whole games would. All
else it does as the expert.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.search import Budget, Mind, best
from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.robots.expert import expert, foreseen
from bot.games.gear_and_piston.robots.prospect import best_built, compared
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.components import HAND
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import Assembling, Finished, Scrapping, State, View
from bot.games.gear_and_piston.rules.turns import apply, awaits, legal
from bot.games.gear_and_piston.rules.views import view as seen_by

BUDGET = Budget(playouts=48, widest=2, doubt=2.0)
"""For each token."""
_LATER = 0.7
"""What a Blueprint still in hand counts of what it would add to the car."""
_ENDING = (Assembling, Scrapping, Finished)


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Where a token goes by looking ahead; all else as the expert."""
    if view.phase != "planning" or len(actions) == 1:
        return expert(view, actions, chance)
    return best(_MIND, BUDGET, view, actions, view.seat or 0, chance)


def _prior(view: View, actions: Sequence[Action]) -> Sequence[float]:
    return [foreseen(view, action) for action in actions]


def _outcome(state: State, seat: Seat, chance: Chance) -> float:
    """How far the seat is ahead of the best of the others once the round is over."""
    now = state.round
    while state.round == now and not isinstance(state.phase, _ENDING):
        mover = min(awaits(state))
        action = club(seen_by(state, mover), legal(state, mover), chance)
        state = apply(state, mover, action, chance).state
    over = isinstance(state.phase, _ENDING)
    values = [_value(state, each, over) for each in range(len(state.cars))]
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


def _value(state: State, seat: Seat, over: bool) -> float:
    """What the seat's car is worth, and what its Blueprints may add, while there is time to build them."""
    car, hand = state.cars[seat], state.hands[seat]
    rounds = 0 if over else len(state.new) // (len(state.cars) + 4)
    others = compared(state.cars[:seat] + state.cars[seat + 1 :], state.investors, rounds)
    now = best_built(car, (), 0, 1, others).worth
    if over or not hand:
        return now
    return now + _LATER * (best_built(car, hand, HAND, 1, others).worth - now)


_MIND: Mind[View, State, Action] = Mind(apply=apply, guess=guess, prior=_prior, worth=_outcome)
