"""The figures of a finished game, for `simulate --report`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.figures import Figures
from bot.engine.match import Move
from bot.games.scrapheap.rules.actions import Action, Claim, Flip, Take
from bot.games.scrapheap.rules.goals import FLIPS, STOPS
from bot.games.scrapheap.rules.model import Collecting, State
from bot.games.scrapheap.rules.scoring import places_of

_KINDS: Final = {
    "peek": "peek",
    "place": "place",
    "enter": "step",
    "move": "step",
    "claim": "gain",
    "take": "gain",
    "flip": "flip",
}
_ONCE: Final = {"peek": 1, "place": 1, "step": 1, "gain": STOPS, "flip": FLIPS}
"""How many cards one choice takes or flips, at most; peeks and cubes take none."""


def figures(states: Sequence[State], moves: Sequence[Move[Action]]) -> Figures:
    """The figures: turns of the collection in which no card and no cube changed, also by lap; what one choice
    does in one press; and how often the first seat of the collection wins.
    """
    laps: dict[int, dict[int, bool]] = {}
    for state, move in zip(states, moves, strict=False):
        if isinstance(state.phase, Collecting):
            lap = laps.setdefault(state.lap, {})
            lap[state.turn] = lap.get(state.turn, False) or isinstance(move.action, Take | Claim | Flip)
    row = [(list(lap.values()).count(False), len(lap)) for lap in laps.values()]
    places = places_of(states[-1])
    won = places[states[-1].order[0]] == 1
    return Figures(
        rounds=states[-1].lap,
        idle=(sum(idle for idle, _ in row), sum(turns for _, turns in row)),
        joined=frozenset(_joined(states, moves)),
        shares={"idle turns by round": row, "wins of the first of the collection": [(won, 1)]},
    )


def _joined(states: Sequence[State], moves: Sequence[Move[Action]]) -> Iterator[int]:
    """The moves that one choice makes together with the previous one: all peeks, two cubes, a trip of up to
    STOPS cards and their cubes, or one of up to FLIPS flips; steps belong to what follows them.
    """
    kinds = [_KINDS.get(move.action.kind, "") for move in moves]
    for number in reversed(range(len(moves) - 1)):
        if kinds[number] == "step" and states[number + 1].turn == states[number].turn:
            kinds[number] = kinds[number + 1]
    done = 0
    for number, (kind, move) in enumerate(zip(kinds, moves, strict=True)):
        same = number > 0 and kind == kinds[number - 1] and states[number].turn == states[number - 1].turn
        if kind and same and done < _ONCE[kind]:
            yield number
        else:
            done = 0
        done += isinstance(move.action, Take | Flip)
