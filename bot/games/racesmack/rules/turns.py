"""The turns of Racesmack: legal actions and their effects (docs/rules/racesmack.md)."""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import kind_of
from bot.games.racesmack.rules import (
    actions as act,
    components,
    events,
    finishing,
    judging,
    model,
    opening,
    settling,
    tapping,
    views,
)

seats = range(2, 7)
longest = 3_000
"""An upper bound on the moves of a game played at random."""

_IDS = range(components.FIRST_RULE + components.RULES)
_PICKS = tuple(map(act.Pick, _IDS))
_LOSES = tuple(map(act.Lose, _IDS))
_TAPS = {letter: act.Tap(letter) for letter in model.LETTERS}
_REVEAL, _REFRAIN, _ADOPT, _SET_ASIDE = act.Reveal(), act.Refrain(), act.Adopt(), act.SetAside()
_LEFT, _RIGHT = act.Place("left"), act.Place("right")


def turn(state: model.State) -> int:
    """Return the number of the phase, from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """Return the seats that must still act."""
    return frozenset(views.awaited(state))


def legal(state: model.State, seat: Seat) -> Sequence[act.Action]:
    """Return the legal actions of the seat in the current phase."""
    phase = state.phase
    match phase:
        case model.Picking(picked):
            return [_PICKS[id] for id in state.hands[seat]] if picked[seat] is None else []
        case model.Tapping():
            if tapping.decided(phase, seat):
                return []
            return _taps(state, phase)
        case model.Aiming():
            if seat not in phase.asked or phase.chosen[seat] is not None:
                return []
            return _taps(state, phase)
        case model.Revealing(mover):
            return [_REVEAL] if mover == seat else []
        case model.Settling(due):
            owed = due[seat]
            return _choices(state, seat, owed) if owed else []
        case model.Finished():
            return []


def _taps(state: model.State, phase: model.Tapping | model.Aiming) -> list[act.Action]:
    return [_TAPS[letter] for letter in tapping.free(state.options, phase)]


def _choices(state: model.State, seat: Seat, owed: model.Due) -> list[act.Action]:
    match owed:
        case model.Placing(queue):
            return [_ADOPT, _SET_ASIDE] if queue[0] >= components.FIRST_RULE else [_LEFT, _RIGHT]
        case model.Paying():
            return [act.Suffer(penalty) for penalty in settling.penalties(state, seat)]
        case model.Losing(_, source):
            return [_LOSES[id] for id in settling.losable(state, seat, source)]


def apply(
    state: model.State, seat: Seat, action: act.Action, chance: Chance
) -> Step[model.State, events.Event]:
    """Apply an action. Raises ValueError for an action of another phase."""
    match (state.phase, action):
        case (model.Picking() as phase, act.Pick()):
            return opening.pick(state, phase, seat, action)
        case (model.Tapping() as phase, act.Tap()):
            return tapping.tap(state, phase, seat, action, chance)
        case (model.Tapping() as phase, act.Refrain()):
            return tapping.refrain(state, phase, seat, chance)
        case (
            model.Settling() as phase,
            act.Place() | act.Adopt() | act.SetAside() | act.Suffer() | act.Lose(),
        ):
            return settling.choose(state, phase, seat, action, chance)
        case (model.Revealing() as phase, act.Reveal()):
            return opening.turn_up(state, phase, seat)
        case (model.Aiming() as phase, act.Tap() | act.Refrain()):
            return tapping.aim(state, phase, seat, action, chance)
        case _:
            raise ValueError(f"{action} is no action of {kind_of(state.phase)}")


def forced(view: model.View, seat: Seat) -> act.Tap | None:
    """Return the tap on the last free card if only this seat still has to tap, otherwise None."""
    last = view.phase == "tapping" and view.awaited == (seat,) and len(view.free) == 1
    return _TAPS[view.free[0]] if last else None


def trivial(view: model.View, seat: Seat) -> act.Refrain | act.SetAside | act.Place | act.Lose | None:
    """Return the seat's action if no other is worth a press, or None if the player should choose."""
    if seat not in view.awaited:
        return None
    if view.phase in ("tapping", "aiming"):
        found = judging.verdict(view.circle, view.default, view.options)
        return None if found.own or set(found.correct) & set(view.free) else _REFRAIN
    owed, standing = view.owed[seat], view.races[seat]
    if owed is not None and owed.decision == "race":
        useless = finishing.useless(standing)
        return None if useless is None else _LOSES[useless.id]
    if owed is None or owed.card is None:
        return None
    if isinstance(owed.card, components.Regular):
        end = finishing.better_end(standing, owed.card)
        return {"left": _LEFT, "right": _RIGHT}[end] if end else None
    if owed.left > len(owed.others) + 1 or view.options.edition == "published":
        return None  # more cards for the row follow, or the row may have both
    have, need = finishing.progress(owed.card.finish, standing.row)
    return _SET_ASIDE if need - have > standing.need - standing.have else None


def idle(state: model.State, seat: Seat) -> act.Action:
    """Return the action played for a seat whose time is up (docs/rules/racesmack.md, Ruling 18)."""
    phase = state.phase
    if isinstance(phase, model.Tapping | model.Aiming):
        return _REFRAIN
    actions = legal(state, seat)
    owed = phase.due[seat] if isinstance(phase, model.Settling) else None
    if isinstance(owed, model.Losing) and owed.source == "race" and state.races[seat].row:
        return _LOSES[state.races[seat].row[-1]]
    return actions[0] if isinstance(owed, model.Losing) or isinstance(phase, model.Picking) else actions[-1]
