"""Who may do what in Racesmack, and what it leads to (docs/rules/racesmack.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.games.racesmack.rules import opening, settling, tapping, views
from bot.games.racesmack.rules.actions import (
    Action,
    Adopt,
    Lose,
    Pick,
    Place,
    Refrain,
    Reveal,
    SetAside,
    Suffer,
    Tap,
)
from bot.games.racesmack.rules.components import FIRST_RULE, RULES
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import (
    LETTERS,
    Aiming,
    Due,
    Finished,
    Losing,
    Paying,
    Picking,
    Placing,
    Revealing,
    Settling,
    State,
    Tapping,
)

seats = range(2, 7)
longest = 3_000
"""A cap for tests: random play loses nearly as many Race cards as it wins, so that a game may be long."""

_NOBODY: frozenset[Seat] = frozenset()
_IDS = range(FIRST_RULE + RULES)
_PICKS = tuple(map(Pick, _IDS))
_LOSES = tuple(map(Lose, _IDS))
_TAPS = {letter: Tap(letter) for letter in LETTERS}
_REVEAL, _REFRAIN, _ADOPT, _SET_ASIDE = Reveal(), Refrain(), Adopt(), SetAside()
_LEFT, _RIGHT = Place("left"), Place("right")


def turn(state: State) -> int:
    """Phases are counted from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """Who still is to pick, reveal, tap, or settle; nobody once the game is over."""
    return frozenset(views.awaited(state))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Pick; reveal; tap a free card, or not at all; place, adopt, suffer, lose (A round; Variants)."""
    phase = state.phase
    match phase:
        case Picking(picked):
            return [_PICKS[id] for id in state.hands[seat]] if picked[seat] is None else []
        case Tapping():
            if tapping.decided(phase, seat):
                return []
            return [*(_TAPS[letter] for letter in tapping.free(state.options, phase)), _REFRAIN]
        case Aiming():
            if seat not in phase.asked or phase.chosen[seat] is not None:
                return []
            return [*(_TAPS[letter] for letter in tapping.free(state.options, phase)), _REFRAIN]
        case Revealing(mover):
            return [_REVEAL] if mover == seat else []
        case Settling(due):
            owed = due[seat]
            return _choices(state, seat, owed) if owed else []
        case Finished():
            return []
        case _:
            assert_never(phase)


def _choices(state: State, seat: Seat, owed: Due) -> list[Action]:
    match owed:
        case Placing(queue):
            return [_ADOPT, _SET_ASIDE] if queue[0] >= FIRST_RULE else [_LEFT, _RIGHT]
        case Paying():
            return [Suffer(penalty) for penalty in settling.penalties(state, seat)]
        case Losing(_, source):
            return [_LOSES[id] for id in settling.losable(state, seat, source)]
        case _:
            assert_never(owed)


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Carry out one action. Raises ValueError for an action of another phase, which is never legal."""
    match (state.phase, action):
        case (Picking() as phase, Pick()):
            return opening.pick(state, phase, seat, action)
        case (Tapping() as phase, Tap()):
            return tapping.tap(state, phase, seat, action, chance)
        case (Tapping() as phase, Refrain()):
            return tapping.refrain(state, phase, seat, chance)
        case (Settling() as phase, Place() | Adopt() | SetAside() | Suffer() | Lose()):
            return settling.choose(state, phase, seat, action, chance)
        case (Revealing() as phase, Reveal()):
            return opening.turn_up(state, phase, seat)
        case (Aiming() as phase, Tap() | Refrain()):
            return tapping.aim(state, phase, seat, action, chance)
        case _:
            raise ValueError(f"{action} is no action of {state.phase.kind}")


def idle(state: State, seat: Seat) -> Action:
    """docs/rules/racesmack.md, Ruling 18: a sleeper picks its first card, does not tap, puts cards at the
    right end, sets a second Rules Card aside, takes the jinx for a penalty, and loses the last card of the
    row.
    """
    actions = legal(state, seat)
    phase = state.phase
    owed = phase.due[seat] if isinstance(phase, Settling) else None
    if isinstance(owed, Losing) and owed.source == "race" and state.races[seat].row:
        return _LOSES[state.races[seat].row[-1]]
    return actions[0] if isinstance(owed, Losing) or isinstance(phase, Picking) else actions[-1]
