"""The refusals of illegal actions. Each one says why, and what to do instead."""

from bot.engine.game import Seat
from bot.games.gear_head.rules import actions, components, model
from bot.locales.phrase import Phrase


def refusal(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    """Return why an illegal action is refused, and what the player can do instead."""
    phase = state.phase
    if isinstance(phase, model.Finished):
        return Phrase("gear-refuse-over")
    if seat in state.line:
        return Phrase("gear-refuse-line")
    if seat != phase.seat:
        return Phrase("gear-refuse-turn")
    match action:
        case actions.Draw() if isinstance(phase, model.Drawing):
            return Phrase("gear-refuse-empty")
        case actions.Draw() | actions.Take():
            return Phrase("gear-refuse-drawn")
        case actions.Discard() | actions.PullUp():
            return (
                Phrase("gear-refuse-draw")
                if isinstance(phase, model.Drawing)
                else _of_card(state, seat, action)
            )


def _of_card(state: model.State, seat: Seat, action: actions.Discard | actions.PullUp) -> Phrase:
    """Return why the action's card cannot be discarded now."""
    hand = state.hands[seat]
    card = action.card if isinstance(action, actions.Discard) else action.discard
    if card not in hand:
        return Phrase("gear-refuse-card", card=card.named)
    if isinstance(action, actions.Discard):
        return Phrase("gear-refuse-last")
    kept = list(hand)
    kept.remove(card)
    left = {other.part for other in kept}
    missing = [Phrase("gear-part", part=part.lower()) for part in components.PARTS if part not in left]
    if missing:
        return Phrase("gear-refuse-missing", parts=missing)
    low = min((other for other in kept if other.part == card.part), key=lambda other: other.value)
    return Phrase("gear-refuse-weaker", card=low.named)
