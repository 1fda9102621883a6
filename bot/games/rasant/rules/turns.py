"""The turns of Rasant: legal actions and their effects (docs/rules/rasant.md)."""

from collections.abc import Sequence

from bot.engine.game import Chance, Seat, Step
from bot.games.rasant.rules import actions, components, events, model, rounds, setting_up

seats = range(2, 6)
longest = 300
"""An upper bound on the moves of a game played at random."""

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_NAMES = {colour: actions.Name(colour) for colour in components.COLOURS}
_PLAYS = {card: actions.Play(card) for card in components.DECK}
_PAYS = {card: actions.Pay(card) for card in components.DECK}
_PASS = actions.Pass()


def turn(state: model.State) -> int:
    """Return the number of the turn, from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """Return the seat whose turn it is, or no seat once the game is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[actions.Action]:
    """Return the legal actions (docs/rules/rasant.md, section 3, section 4, section 7)."""
    phase = state.phase
    if isinstance(phase, model.Finished) or phase.seat != seat:
        return ()
    match phase:
        case model.Following():
            return [*[_PLAYS[card] for card in rounds.playable(state.hands[seat], phase)], _PASS]
        case model.Leading():
            return [_PLAYS[card] for card in rounds.playable(state.hands[seat], phase)]
        case model.Paying():
            return [_PAYS[card] for card in state.hands[seat]]
        case model.Drafting():
            left = {car.paint for car in setting_up.unplaced(state.line)}
            return [name for colour, name in _NAMES.items() if colour in left]


def apply(
    state: model.State, seat: Seat, action: actions.Action, chance: Chance
) -> Step[model.State, events.Event]:
    """Apply an action of the seat whose turn it is."""
    match action:
        case actions.Play(card):
            return rounds.play(state, seat, card)
        case actions.Pass():
            return rounds.leave(state, seat)
        case actions.Pay(card):
            return rounds.pay(state, seat, card)
        case actions.Name(colour):
            return setting_up.place(state, seat, colour)


def idle(state: model.State, seat: Seat) -> actions.Action:
    """Return the action played for a seat whose time is up (docs/rules/rasant.md, Ruling 14)."""
    if isinstance(state.phase, model.Following):
        return _PASS
    return min(legal(state, seat), key=_pace)


def forced(view: model.View, seat: Seat) -> actions.Pass | None:
    """Return a pass if even a spectator can see that the seat cannot follow, otherwise None
    (docs/rules/rasant.md, Ruling 15).
    """
    if view.phase != "following" or view.mover != seat:
        return None
    gone = {*view.discards, *(laid.card for laid in view.laid)}
    held = tuple(card for card in components.DECK if card not in gone)
    return None if rounds.playable(held, model.Following(seat, view.laid, view.passed)) else _PASS


def _pace(action: actions.Action) -> int:
    return action.card.pace if isinstance(action, actions.Play | actions.Pay) else 0
