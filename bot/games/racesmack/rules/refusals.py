"""The refusals of illegal actions. Each one says why, and what to do instead."""

from bot.engine.game import Seat
from bot.games.racesmack.rules import actions, components, model
from bot.locales.phrase import Phrase


def refusal(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    """Return why an illegal action is refused, and what the player can do instead."""
    phase = state.phase
    match phase:
        case model.Finished():
            return Phrase("smack-refuse-over")
        case model.Picking(picked) if picked[seat] is not None:
            return Phrase("smack-refuse-picked")
        case model.Picking():
            return Phrase(f"smack-refuse-{'hand' if isinstance(action, actions.Pick) else 'pick-first'}")
        case model.Revealing():
            return Phrase(f"smack-refuse-reveal{'' if phase.seat == seat else '-turn'}")
        case model.Tapping() | model.Aiming():
            return _no_tap(phase, seat, action)
        case model.Settling(due):
            return _no_choice(due[seat], action)


def _no_tap(phase: model.Tapping | model.Aiming, seat: Seat, action: actions.Action) -> Phrase:
    if any(touch.seat == seat for touch in phase.taps):
        return Phrase("smack-refuse-tapped")
    if seat in phase.refrained:
        return Phrase("smack-refuse-late")
    if isinstance(phase, model.Aiming) and phase.chosen[seat] is not None:
        return Phrase("smack-refuse-chosen")
    if not isinstance(action, actions.Tap):
        return Phrase("smack-refuse-tap-first")
    taken = any(touch.letter == action.letter for touch in phase.taps)
    return Phrase(f"smack-refuse-{'taken' if taken else 'no-card'}", letter=action.letter)


def _no_choice(owed: model.Due | None, action: actions.Action) -> Phrase:
    match owed:
        case None:
            late = isinstance(action, actions.Tap | actions.Refrain)
            return Phrase(f"smack-refuse-{'round-over' if late else 'nothing'}")
        case model.Placing(queue):
            return Phrase(f"smack-refuse-{'adopt' if queue[0] >= components.FIRST_RULE else 'place'}")
        case model.Paying():
            return Phrase(f"smack-refuse-{'price' if isinstance(action, actions.Suffer) else 'penalty'}")
        case model.Losing(_, source):
            return Phrase(f"smack-refuse-lose-{'row' if source == 'race' else 'hand'}")
