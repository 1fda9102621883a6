"""The figures of a finished game, for `simulate --report`."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.game_statistics import Figures
from bot.engine.match import Move
from bot.engine.values import kind_of
from bot.games.scrapheap.rules import actions, goals, model, scoring, views

_KINDS: Final = {
    "peek": "peek",
    "place": "place",
    "enter": "step",
    "move": "step",
    "claim": "gain",
    "take": "gain",
    "flip": "flip",
}
_ONCE: Final = {"gain": goals.STOPS, "flip": 1}
"""The maximum number of cards that are taken or flipped with one choice."""


def figures(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Figures:
    """Return the figures of a finished game: its laps, idle turns and joined moves, and whether the first
    seat of the collection won.
    """
    laps: dict[int, dict[int, bool]] = {}
    for state, move in zip(states, moves, strict=False):
        if isinstance(state.phase, model.Collecting):
            lap = laps.setdefault(state.lap, {})
            lap[state.turn] = lap.get(state.turn, False) or isinstance(
                move.action, actions.Take | actions.Claim | actions.Flip
            )
    row = [(list(lap.values()).count(False), len(lap)) for lap in laps.values()]
    places = scoring.places_of(states[-1])
    won = places[states[-1].order[0]] == 1
    return Figures(
        rounds=states[-1].lap,
        idle=(sum(idle for idle, _ in row), sum(turns for _, turns in row)),
        joined=frozenset(_joined(states, moves)),
        shares={"idle turns by round": row, "wins of the first of the collection": [(won, 1)]},
    )


def _joined(states: Sequence[model.State], moves: Sequence[Move[actions.Action]]) -> Iterator[int]:
    """Yield the index of each move that one choice makes together with the move before."""
    kinds = [_KINDS.get(kind_of(move.action), "") for move in moves]
    for number in reversed(range(len(moves) - 1)):
        if kinds[number] == "step" and states[number + 1].turn == states[number].turn:
            kinds[number] = kinds[number + 1]
    number = 0
    while number < len(moves):
        end = max(_alike(states, moves, kinds, number), _search(states, moves, number))
        end = _ended(states, moves, number, end)
        yield from range(number + 1, end)
        number = end


def _ended(states: Sequence[model.State], moves: Sequence[Move[actions.Action]], first: int, end: int) -> int:
    """Return the index after the last move of the choice that includes the moves from `first` up to but not
    including `end`.
    """
    seat, turn = moves[first].seat, states[first].turn
    if end == len(moves) or states[end].turn != turn:
        return end
    if isinstance(moves[end].action, actions.Done):
        placed = {getattr(move.action, "cell", "") for move in moves[first:end]}
        return end + (placed == {*goals.unguarded(views.view(states[first], seat), seat)})
    if end - first > 1 and goals.finishing(views.view(states[end], seat)) is not None:
        while end < len(moves) and states[end].turn == turn:
            end += 1
    return end


def _alike(
    states: Sequence[model.State], moves: Sequence[Move[actions.Action]], kinds: Sequence[str], first: int
) -> int:
    """Return the index after the run of moves of the same kind and turn that begins at `first`."""
    kind, done, number = kinds[first], 0, first
    while number < len(moves) and kinds[number] == kind and states[number].turn == states[first].turn:
        done += isinstance(moves[number].action, actions.Take | actions.Flip)
        number += 1
        if not kind or done == _ONCE.get(kind):
            break
    return number


def _search(states: Sequence[model.State], moves: Sequence[Move[actions.Action]], first: int) -> int:
    """Return the index after the last move of the search that begins at `first`, or `first` if none begins
    there.
    """
    number, seat = first, moves[first].seat
    ahead = (
        list(goals.search(views.view(states[first], seat)))
        if isinstance(states[first].phase, model.Collecting)
        else []
    )
    while number < len(moves) and ahead and moves[number] == Move(seat, ahead.pop(0)):
        number += 1
        then = goals.searching(views.view(states[number], seat)) if not ahead else None
        ahead += [] if then is None else [then]
    return number
