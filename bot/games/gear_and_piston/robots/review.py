"""The review of decisions in Gear & Piston, by the expected points of the cars at the end of a round."""

from collections.abc import Sequence
from functools import partial

from bot.engine.game import Chance, Seat
from bot.engine.review_method import Appraisal, Effort, against, in_points, lead
from bot.engine.search import Mind, policy_of
from bot.games.gear_and_piston import rules
from bot.games.gear_and_piston.robots.club_robot import club, value as promise
from bot.games.gear_and_piston.robots.expert_robot import expert, planned
from bot.games.gear_and_piston.rules.actions import Action, Place, Undo
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import State, View

EFFORT = Effort(whole=800, most=80, widest=2, least=0.5, gross=2.0)
_FIRST = 100.0
"""The value of the expert's choice. Undo has the same value with a minus sign."""


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Appraise a decision against the best other action, in points above the rivals' average."""
    prior = _opinion(view, actions)
    rest = [at for at in range(len(actions)) if at != done]
    if view.seat is None or not rest:
        return Appraisal(done)
    best = max(rest, key=lambda at: prior[at])
    worth = partial(_worth, view.round + (2 if _in_alley(actions[done]) or _in_alley(actions[best]) else 1))
    mind = Mind(apply=rules.apply, guess=guess, prior=_opinion, worth=worth)
    worlds = EFFORT.each(decisions) // 2
    return against(mind, EFFORT, view, actions, done, best, view.seat, worlds, chance)


def _in_alley(action: Action) -> bool:
    return isinstance(action, Place) and action.location == "back alley"


def doubtful(view: View, actions: Sequence[Action], done: int) -> bool:
    """Return whether the expert would have decided otherwise. Undo is never doubtful."""
    real = [action for action in actions if not isinstance(action, Undo)]
    return len(real) > 1 and actions[done] in real and expert(view, actions, _NO_LUCK) != actions[done]


def _opinion(view: View, actions: Sequence[Action]) -> list[float]:
    """Return a value for each action: the highest for the expert's choice, the lowest for Undo, and the club
    robot's promise for all others.
    """
    best = expert(view, actions, _NO_LUCK)
    return [
        _FIRST if action == best else -_FIRST if isinstance(action, Undo) else promise(view, action)
        for action in actions
    ]


def _worth(end: int, state: State, seat: Seat, chance: Chance) -> float:
    """Return the seat's lead over the others' average, in points, at the start of round `end` or after the
    game, if the club robot plays all seats until then.
    """
    while state.round < end and (awaited := rules.awaits(state)):
        mover = min(awaited)
        state = rules.apply(state, mover, _as_club(state, mover, chance), chance).state
    outcome = rules.outcome(state)
    if outcome is not None:
        return in_points(outcome, seat)
    return lead([planned(rules.view(state, each)).worth for each in range(len(state.cars))], seat)


_as_club = policy_of(rules, club)
_NO_LUCK = Chance("", 0)
"""The luck for the expert, which never uses it."""
