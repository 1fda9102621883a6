"""The figures of a finished game, for `simulate --report`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.figures import Figures
from bot.engine.match import Move
from bot.games.scrapheap.rules.actions import Action, Claim, Enter, Flip, Peek, Take
from bot.games.scrapheap.rules.actions import Move as Step
from bot.games.scrapheap.rules.model import Collecting, State
from bot.games.scrapheap.rules.scoring import places_of


def figures(states: Sequence[State], moves: Sequence[Move[Action]]) -> Figures:
    """The figures: turns of the collection in which no card and no cube changed, also by lap; what one choice
    of *Go and ...* does in one press; and how often the first seat of the collection wins.
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
        shares={"idle turns by lap": row, "wins of the first of the collection": [(won, 1)]},
    )


def _joined(states: Sequence[State], moves: Sequence[Move[Action]]) -> Iterator[int]:
    """The moves that are joined with the previous one: the peeks of a round, the actions after a step, and
    those that clear a card for taking.
    """
    for number in range(1, len(moves)):
        if states[number].turn != states[number - 1].turn:
            continue
        match moves[number - 1].action, moves[number].action:
            case Enter() | Step(), Enter() | Step() | Take() | Claim() | Flip():
                yield number
            case Claim(), Claim() | Take():
                yield number
            case Peek(), Peek():
                yield number
            case _:
                pass
