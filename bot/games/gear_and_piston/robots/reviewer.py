"""Looks back at a decision of Gear & Piston: what the cars promise at the end of that round."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.hindsight import Appraisal, Effort, appraised, in_points, lead
from bot.engine.search import Mind
from bot.games.gear_and_piston import rules
from bot.games.gear_and_piston.robots.club import club
from bot.games.gear_and_piston.robots.club import value as promise
from bot.games.gear_and_piston.robots.expert import expert, planned
from bot.games.gear_and_piston.rules.actions import Action
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import State, View

EFFORT = Effort(whole=1_000, most=80, widest=3, least=0.5, gross=2.0)
_FIRST = 100.0
"""The bonus, in points, that ranks the expert's choice first."""


def reviewer(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """The appraisal in points more than the rivals have on average."""
    if view.seat is None:
        return Appraisal(done)
    return appraised(_MIND, EFFORT, view, actions, done, view.seat, decisions, chance)


def doubtful(view: View, actions: Sequence[Action], done: int) -> bool:
    """Whether the expert would have done something else."""
    return expert(view, actions, _NO_LUCK) != actions[done]


def _opinion(view: View, actions: Sequence[Action]) -> list[float]:
    """The expert's choice first, then by what *club* hopes for."""
    best = expert(view, actions, _NO_LUCK)
    return [_FIRST if action == best else promise(view, action) for action in actions]


def _worth(state: State, seat: Seat, chance: Chance) -> float:
    """What the seat's car promises more than the others' at the end of the round, in which *club* plays for
    everybody; at the end of the game, the points.
    """
    round = state.round
    while state.round == round and (awaited := rules.awaits(state)):
        mover = min(awaited)
        actions = rules.legal(state, mover)
        action = actions[0] if len(actions) == 1 else club(rules.view(state, mover), actions, chance)
        state = rules.apply(state, mover, action, chance).state
    outcome = rules.outcome(state)
    if outcome is not None:
        return in_points(outcome, seat)
    return lead([planned(rules.view(state, each)).worth for each in range(len(state.cars))], seat)


_NO_LUCK = Chance("", 0)
"""The expert draws no random numbers."""
_MIND: Mind[View, State, Action] = Mind(apply=rules.apply, guess=guess, prior=_opinion, worth=_worth)
