"""The refusals of illegal actions. Each one says why, and what to do instead."""

from bot.engine.game import Seat
from bot.games.rasant.rules import actions, components, model
from bot.locales.phrase import Phrase


def refusal(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    """Return why an illegal action is refused, and what the player can do instead."""
    phase = state.phase
    if isinstance(phase, model.Finished):
        return Phrase("rasant-refuse-over")
    if seat != phase.seat:
        passed = () if isinstance(phase, model.Drafting) else phase.passed
        return Phrase("rasant-refuse-passed" if seat in passed else "rasant-refuse-turn")
    match phase:
        case model.Drafting():
            if isinstance(action, actions.Name):
                return Phrase("rasant-refuse-none-left", colour=action.colour)
            return Phrase("rasant-refuse-draft")
        case model.Leading():
            return _no_lead(state.hands[seat], action)
        case model.Following():
            return _no_follow(state.hands[seat], action, phase)
        case model.Paying():
            return _no_card(action.card) if isinstance(action, actions.Pay) else Phrase("rasant-refuse-pay")


def _no_lead(hand: tuple[components.Card, ...], action: actions.Action) -> Phrase:
    match action:
        case actions.Play(card):
            return Phrase("rasant-refuse-black") if card in hand else _no_card(card)
        case actions.Pass():
            return Phrase("rasant-refuse-pass")
        case actions.Pay():
            return Phrase("rasant-refuse-discard")
        case actions.Name():
            return Phrase("rasant-refuse-placed")


def _no_follow(hand: tuple[components.Card, ...], action: actions.Action, phase: model.Following) -> Phrase:
    if not isinstance(action, actions.Play) or action.card not in hand:
        return _no_lead(hand, action)
    asked = phase.laid[0].card.paint
    if action.card.paint not in {asked, "black"}:
        return Phrase("rasant-refuse-colour", colour=asked)
    return Phrase("rasant-refuse-low", pace=phase.laid[-1].card.pace)


def _no_card(card: components.Card) -> Phrase:
    return Phrase("rasant-refuse-card", card=card.named)
