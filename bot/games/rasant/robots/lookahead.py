"""The search of Rasant's robots, in which the club robot plays all seats for some rounds."""

from collections.abc import Callable
from functools import lru_cache

from bot.engine.game import Chance, Seat
from bot.engine.search import Mind, Worth
from bot.games.rasant.robots.club_robot import club
from bot.games.rasant.robots.features import promised
from bot.games.rasant.rules import model, turns, views
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.guess import guess


@lru_cache
def mind(rounds: int, value: Callable[[model.State, Seat], float]) -> Mind[model.View, model.State, Action]:
    """Return the mind for a search of `rounds` rounds, including the current one. value: returns a seat's
    expected final lead over the mean of its rivals, in points, for a position between two rounds or after the
    game.
    """
    return Mind(apply=turns.apply, guess=guess, prior=promised, worth=_worth(rounds, value))


def _worth(rounds: int, value: Callable[[model.State, Seat], float]) -> Worth[model.State]:
    def worth(state: model.State, seat: Seat, chance: Chance) -> float:
        goal = state.round + rounds - between(state)
        while not isinstance(state.phase, model.Finished) and not (state.round >= goal and between(state)):
            mover = state.phase.seat
            actions = turns.legal(state, mover)
            action = actions[0] if len(actions) == 1 else club(views.view(state, mover), actions, chance)
            state = turns.apply(state, mover, action, chance).state
        return value(state, seat)

    return worth


def between(state: model.State) -> bool:
    """Return whether a round is about to start: its first leader has neither led nor handed on the lead."""
    return isinstance(state.phase, model.Leading) and not state.phase.passed
