"""The figures of a finished game, for `simulate --report`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.engine.game_statistics import Figures
from bot.engine.match import Move
from bot.games.gear_and_piston.rules import actions, course, model, outlook, views


def figures(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Figures:
    """Return the number of rounds, and the indices of the moves that are made with the same press as the move
    before.
    """
    joined = frozenset((*_turns(states, moves), *_finds(states, moves), *_returns(states, moves)))
    return Figures(rounds=states[-1].round, joined=joined)


def _turns(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    """Yield the indices of the moves, except the first, of each Workshop turn that was played as proposed."""
    number = 0
    while number < len(moves):
        seat, first, number = moves[number].seat, number, number + 1
        if not isinstance(states[first].phase, model.Working):
            continue
        made, car = outlook.best_turn(views.view(states[first], seat))
        end = first + len(made)
        if made and end < len(states) and states[end].cars[seat] == car:
            number = end + isinstance(moves[end].action, actions.Done)
            yield from range(first + 1, number)


def _finds(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    """Yield the index of each move that takes a second Junk part with the same press as the first."""
    for number, (first, second) in enumerate(pairwise(moves), 1):
        phase = states[number].phase
        if isinstance(phase, model.Scavenging) and phase.taken:
            best = outlook.best_find(views.view(states[number - 1], first.seat))
            then = outlook.second_find if first.action == best else outlook.second_draw
            offered = first.action in (best, actions.Draw())
            if offered and then(views.view(states[number], second.seat)) == second.action:
                yield number


def _returns(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    for number, (before, after) in enumerate(pairwise(moves), 1):
        phase = states[number - 1].phase
        if isinstance(phase, model.Dealing) and isinstance(after.action, actions.Return):
            part = getattr(before.action, "part", None)
            rest = course.without(phase.seen, part) if part else ()
            if (after.action.side, after.action.order) == ("top", rest):
                yield number
