"""Gear Head's champion: it deals the unseen cards many times, and plays out its best choices in each deal."""

from collections.abc import Sequence

from bot.engine.game import Chance, Outcome, Seat
from bot.engine.search import Budget, Mind, best, playout, policy_of
from bot.games.gear_head import rules
from bot.games.gear_head.robots.club_robot import club, loss
from bot.games.gear_head.robots.expert_robot import expert
from bot.games.gear_head.rules.actions import Action, Discard, PullUp
from bot.games.gear_head.rules.guess import guess
from bot.games.gear_head.rules.model import State, View

_MOST, _MANY = 90, 20
"""Number of playouts with up to four seats, and with more: their races are longer."""
_DOUBT = 2.0
"""A large value: the favourite is rarely far from the best, and playouts are noisy."""
_FAVOURITE, _LINE, _POINT = 100.0, 50.0, 0.02


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The expert's choice, unless another action does clearly better by the end of the race."""
    if view.seat is None:
        return chance.pick(actions)
    budget = Budget(playouts=_MOST if len(view.held) <= 4 else _MANY, widest=3, doubt=_DOUBT)
    return best(MIND, budget, view, actions, view.seat, chance)


def opinion(view: View, actions: Sequence[Action]) -> list[float]:
    """The expert's choice first, then pulling up, then the cards that the car needs least."""
    favourite = expert(view, actions, _NO_LUCK)
    return [_FAVOURITE if action == favourite else _second(view, action) for action in actions]


def _second(view: View, action: Action) -> float:
    match action:
        case PullUp(card):
            return _LINE - card.value
        case Discard(card):
            return -10.0 * loss(view, card) - card.value
        case _:
            return 0.0


def duels(state: State, seat: Seat) -> float:
    """The share of rivals with a worse place at the end of the race, plus a small bonus for every point."""
    outcome = rules.outcome(state)
    if outcome is None:
        return 0.5
    rivals = [rival for rival in range(len(outcome.places)) if rival != seat]
    return sum(_duel(outcome, seat, rival) for rival in rivals) / len(rivals)


def _duel(outcome: Outcome, seat: Seat, rival: Seat) -> float:
    own, other = outcome.places[seat], outcome.places[rival]
    points = (outcome.scores[seat] or 0) - (outcome.scores[rival] or 0)
    return (own < other) + (own == other) / 2 + _POINT * points


_NO_LUCK = Chance("", 0)
"""The expert draws no random numbers."""

MIND: Mind[View, State, Action] = Mind(
    apply=rules.apply,
    guess=guess,
    prior=opinion,
    worth=playout(rules, policy_of(rules, club), duels, rules.longest),
)
