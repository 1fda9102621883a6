"""Looks back at a decision of Scrapheap Scavengers: how the game ends if *club* plays on for everybody."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.hindsight import Appraisal, Effort, appraised, in_points
from bot.engine.search import Mind, playout
from bot.games.scrapheap import rules
from bot.games.scrapheap.robots.club import club
from bot.games.scrapheap.robots.expert import champion
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.rules.model import State, View

EFFORT = Effort(whole=700, most=60, widest=2, least=1.0, gross=6.0)


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """The appraisal in points more than the rivals have on average, compared with the champion's choice."""
    if view.seat is None:
        return Appraisal(done)
    return appraised(_MIND, EFFORT, view, actions, done, view.seat, decisions, chance)


def doubtful(view: View, actions: Sequence[Action], done: int) -> bool:
    """Whether the champion would have done something else. Nobody knows what a peek will show."""
    return view.phase != "peeking" and champion(view, actions, _NO_LUCK) != actions[done]


def _opinion(view: View, actions: Sequence[Action]) -> list[float]:
    best = champion(view, actions, _NO_LUCK)
    return [float(action == best) for action in actions]


def _play(state: State, seat: Seat, chance: Chance) -> Action:
    actions = rules.legal(state, seat)
    return actions[0] if len(actions) == 1 else club(rules.view(state, seat), actions, chance)


def _lead(state: State, seat: Seat) -> float:
    """By how many points the seat is ahead of the others' average."""
    outcome = rules.outcome(state)
    return 0.0 if outcome is None else in_points(outcome, seat)


_NO_LUCK = Chance("", 0)
"""The champion draws no random numbers."""
_MIND: Mind[View, State, Action] = Mind(
    apply=rules.apply, guess=guess, prior=_opinion, worth=playout(rules, _play, _lead, rules.longest)
)
