"""The figures of a finished game, for `simulate --report`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.engine.figures import Figures
from bot.engine.match import Move
from bot.games.gear_and_piston.rules import actions, course, model, outlook, views


def figures(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Figures:
    """The number of rounds, and the moves that share a press with the one before: the rest of a Workshop turn
    that is the proposed one, and putting back the parts of the Black Market as they lay.
    """
    joined = frozenset((*_whole_turns(states, moves), *_returns(states, moves)))
    return Figures(rounds=states[-1].round, joined=joined)


def _whole_turns(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    start = 0
    for number, move in enumerate(moves):
        phase = states[number].phase
        if not isinstance(phase, model.Working):
            start = number + 1
        elif isinstance(move.action, actions.Done):
            for first in range(start, number):
                built = all(isinstance(each.action, actions.Build) for each in moves[first:number])
                proposed = outlook.best_turn(views.view(states[first], move.seat))
                if built and proposed.builds and proposed.car == states[number].cars[move.seat]:
                    yield from range(first + 1, number + proposed.whole)
                    break
            start = number + 1


def _returns(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    for number, (before, after) in enumerate(pairwise(moves), 1):
        phase = states[number - 1].phase
        if isinstance(phase, model.Dealing) and isinstance(after.action, actions.Return):
            part = getattr(before.action, "part", None)
            rest = course.without(phase.seen, part) if part else ()
            if (after.action.side, after.action.order) == ("top", rest):
                yield number
