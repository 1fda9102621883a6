"""The refusals of illegal actions. Each one says why, and what to do instead
(docs/rules/gear-and-piston.md).
"""

from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.gear_and_piston.rules import actions, components, model
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, at
from bot.locales.phrase import Phrase

_AT_ONCE = Phrase("piston-refuse-chosen")


def refusal(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    """Return why an illegal action is refused, and what the player can do instead."""
    phase = state.phase
    match phase:
        case model.Finished():
            return Phrase("piston-refuse-over")
        case model.Discarding(asked):
            if seat not in asked:
                return _AT_ONCE if state.hands[seat] else Phrase("piston-refuse-no-blueprint")
            return Phrase("piston-refuse-discarding")
        case model.Assembling(asked, chosen):
            if seat not in asked:
                return Phrase("piston-refuse-whole") if chosen[seat] is None else _AT_ONCE
            return Phrase("piston-refuse-assembling")
        case _ if seat != phase.seat:
            return Phrase("piston-refuse-turn")
        case model.Planning():
            return _no_place(action)
        case model.Scheming():
            return _no_scheme(state, seat, action)
        case model.Working():
            return _no_work(state, phase, action)
        case (
            model.Stealing()
            | model.Dealing()
            | model.Returning()
            | model.Patenting()
            | model.Scavenging()
            | model.Sorting()
            | model.Scrapping()
        ):
            return Phrase("piston-refuse-asked", phase=kind_of(phase))


def _no_place(action: actions.Action) -> Phrase:
    if isinstance(action, actions.Place):
        return Phrase("piston-refuse-full-location", location=action.location.replace(" ", "-"))
    return Phrase("piston-refuse-planning")


def _no_scheme(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    match action:
        case actions.Spy() | actions.Visit() if len(state.hands[seat]) >= components.HAND:
            return Phrase("piston-refuse-full-hand")
        case actions.Spy(victim):
            return Phrase("piston-refuse-spy-self" if victim == seat else "piston-refuse-spy-empty")
        case actions.Visit():
            return Phrase("piston-refuse-market")
        case actions.Muscle():
            return Phrase("piston-refuse-muscle")
        case _:
            return Phrase("piston-refuse-scheming")


def _no_work(state: model.State, phase: model.Working, action: actions.Action) -> Phrase:
    car, hand = state.cars[phase.seat], state.hands[phase.seat]
    match action:
        case actions.Build() | actions.Dismantle() if not phase.left:
            return Phrase("piston-refuse-actions")
        case actions.Upgrade() if not phase.left and not phase.upgrading:
            return Phrase("piston-refuse-actions")
        case actions.Build(part) | actions.Upgrade(_, part) if part not in hand:
            return Phrase("piston-refuse-not-held")
        case actions.Build(part, cell):
            if part.row != cell.row:
                return Phrase("piston-refuse-row", row=part.row)
            return Phrase("piston-refuse-build")
        case actions.Dismantle(cell):
            if at(car, cell) is None:
                return Phrase("piston-refuse-empty")
            return Phrase("piston-refuse-dismantle")
        case actions.Upgrade(cell):
            if at(car, cell) is None:
                return Phrase("piston-refuse-empty")
            return Phrase("piston-refuse-upgrade")
        case actions.Merge():
            return _no_merge(car)
        case actions.Undo():
            return Phrase("piston-refuse-undo")
        case _:
            return Phrase("piston-refuse-working")


def _no_merge(car: Car) -> Phrase:
    if len(car.sections) < SECTIONS:
        return Phrase("piston-refuse-one-section")
    return Phrase("piston-refuse-merge")
