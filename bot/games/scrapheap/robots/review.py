"""The review of decisions in Scrapheap Scavengers, by the result of the game if the club robot plays on for
everyone.
"""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.engine.review_method import Appraisal, Effort, appraised, in_points, played_out
from bot.engine.search import Mind
from bot.games.scrapheap import rules
from bot.games.scrapheap.robots.champion_robot import champion
from bot.games.scrapheap.robots.club_robot import club
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.rules.model import State, View

EFFORT = Effort(whole=700, most=60, widest=2, least=1.0, gross=6.0)


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Appraise a decision against the champion robot's choice, in points above the rivals' average."""
    if view.seat is None:
        return Appraisal(done)
    return appraised(_MIND, EFFORT, view, actions, done, view.seat, decisions, chance)


def doubtful(view: View, actions: Sequence[Action], done: int) -> bool:
    """Return whether the champion robot would have decided otherwise. Peeks are never doubtful."""
    return view.phase != "peeking" and champion(view, actions, _NO_LUCK) != actions[done]


def _opinion(view: View, actions: Sequence[Action]) -> list[float]:
    best = champion(view, actions, _NO_LUCK)
    return [float(action == best) for action in actions]


_NO_LUCK = Chance("", 0)
"""The luck for the champion robot, which never uses it."""
_MIND: Mind[View, State, Action] = Mind(
    apply=rules.apply, guess=guess, prior=_opinion, worth=played_out(rules, club, in_points)
)
