"""The review of decisions in Rasant, by the champion robot's evaluation."""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.engine.review_method import Appraisal, Effort, appraised
from bot.games.rasant.robots.champion_robot import ROUNDS, exact, open_hands
from bot.games.rasant.robots.contest import value
from bot.games.rasant.robots.lookahead import mind
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.turns import apply

EFFORT = Effort(whole=48_000, most=4_000, widest=5, least=1.5, gross=3.0)
_FEW = 4
"""The maximum number of seats with the full number of playouts."""


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Appraise a decision, in points above the rivals' average. A choice in a draft has no loss."""
    if view.phase == "drafting" or view.seat is None:
        return Appraisal(done)
    if open_hands(view):
        state, seat = guess(view, chance), view.seat
        worths = [exact(apply(state, seat, action, chance).state, seat) for action in actions]
        best = max(range(len(actions)), key=lambda at: (worths[at], at == done))
        return Appraisal(best, worths[best] - worths[done])
    shared = decisions if len(view.held) <= _FEW else (3 * decisions + 1) // 2
    return appraised(mind(ROUNDS, value), EFFORT, view, actions, done, view.seat, shared, chance)
