"""Rasant's champion robot, which deals the unseen cards many times, and tries its best choices in each
deal.
"""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat
from bot.engine.search import Budget, best
from bot.games.rasant.robots import contest, lookahead
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.rules.model import Finished, State, View
from bot.games.rasant.rules.turns import apply, legal

DUEL = Budget(playouts=400, widest=4, doubt=0.3)
TABLE = Budget(playouts=200, widest=4, doubt=0.3)
ROUNDS = 2
"""The number of rounds that the robot plays out before it evaluates the position."""
EXACT = 9
"""The maximum number of cards in both hands together at which the robot solves the game exactly."""


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the best action by search or, near the end of a game for two, by exact computation. In a draft,
    return a random action.
    """
    if view.phase == "drafting" or view.seat is None:
        return chance.pick(actions)
    if len(actions) > 1 and open_hands(view):
        state = guess(view, chance)
        return max(
            actions,
            key=lambda action: exact(apply(state, view.mover or 0, action, chance).state, view.seat or 0),
        )
    budget = DUEL if len(view.held) == 2 else TABLE
    return best(lookahead.mind(ROUNDS, contest.value), budget, view, actions, view.seat, chance)


def open_hands(view: View) -> bool:
    """Return whether all cards of a game for two are known, and few enough to compute the rest."""
    return len(view.held) == 2 and view.costs and sum(view.held) <= EXACT


def exact(state: State, seat: Seat, least: float = -1e9, most: float = 1e9) -> float:
    """Return the seat's final lead over the other seat, in points, with best play by both. All cards must be
    known. least, most: the bounds of alpha-beta pruning.
    """
    phase = state.phase
    if isinstance(phase, Finished):
        return float(state.points[seat] - state.points[1 - seat])
    mine = phase.seat == seat
    for action in legal(state, phase.seat):
        after = apply(state, phase.seat, action, _NO_LUCK).state
        worth = exact(after, seat, least, most)
        if mine:
            least = max(least, worth)
        else:
            most = min(most, worth)
        if least >= most:
            break
    return least if mine else most


_NO_LUCK = Chance("", 0)
"""The luck for actions after the deal, which draw no random numbers."""
