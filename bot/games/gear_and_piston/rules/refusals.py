"""Why an action is refused, in a sentence that names the rule (docs/rules/gear-and-piston.md)."""

from __future__ import annotations

from typing import assert_never

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import actions, model
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, at
from bot.games.gear_and_piston.rules.components import HAND

_AT_ONCE = "You have chosen already: your choice is carried out once all have chosen."


def refusal(state: model.State, seat: Seat, action: actions.Action) -> str:
    """Why an illegal action is refused."""
    phase = state.phase
    match phase:
        case model.Finished():
            return "The game is over."
        case model.Discarding(asked):
            if seat not in asked:
                return _AT_ONCE if state.hands[seat] else "You have no Blueprint to discard."
            return "Now you may discard one of your own Blueprints, or keep all of them."
        case model.Assembling(asked, chosen):
            if seat not in asked:
                whole = "Your car is in one piece: the others assemble theirs."
                return whole if chosen[seat] is None else _AT_ONCE
            return "The game is ending: merge your two sections at an offset where they touch."
        case _ if seat != phase.seat:
            return "It is not your turn."
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
            return _ASKED[phase.kind]
        case _:
            assert_never(phase)


_ASKED = {
    "stealing": "You are spying: take one Blueprint of the hand you look into.",
    "dealing": "You are at the Black Market: keep one of the parts you look at.",
    "returning": "Put the other parts back, all on top of the New stack or all at its bottom.",
    "patenting": "At the Patent Office you take one New part that lies there, or draw from its stack.",
    "scavenging": "At the Junk Yard you take one or two Junk parts that lie there, or from its stack.",
    "sorting": "You keep up to two of the Junk parts you drew, and no more than five Blueprints in all.",
    "scrapping": "A scrap must mend a defect of your car: beside it, or over a part that is no scrap.",
}


def _no_place(action: actions.Action) -> str:
    if isinstance(action, actions.Place):
        return f"All spaces of the {action.location.title()} are taken: place your token elsewhere."
    return "The tokens are being placed: actions are carried out once all of them lie on the board."


def _no_scheme(state: model.State, seat: Seat, action: actions.Action) -> str:
    match action:
        case actions.Spy() | actions.Visit() if len(state.hands[seat]) >= HAND:
            return "You hold five Blueprints, and more than five are not allowed."
        case actions.Spy(victim):
            return "You cannot spy on yourself." if victim == seat else "That player has no Blueprints."
        case actions.Visit():
            return "The New stack is empty: there is nothing at the Black Market."
        case actions.Muscle():
            return (
                "Union Muscle moves a token of your own to a space that another token holds, "
                "in the Patent Office, the Junk Yard or the Workshop."
            )
        case _:
            return "Your token is in the Back Alley: choose Espionage, Union Muscle or the Black Market."


def _no_work(state: model.State, phase: model.Working, action: actions.Action) -> str:
    """Why an action in the Workshop is refused."""
    car, hand = state.cars[phase.seat], state.hands[phase.seat]
    match action:
        case actions.Build() | actions.Dismantle() if not phase.left:
            return "You have no action left in this Workshop turn."
        case actions.Upgrade() if not phase.left and not phase.upgrading:
            return "You have no action left in this Workshop turn."
        case actions.Build(part) | actions.Upgrade(_, part) if part not in hand:
            return "You do not hold that Blueprint."
        case actions.Build(part, cell):
            if part.row != cell.row:
                return f"That part belongs in the {part.row} row."
            return "A part is built on an empty place next to a part, or begins one of at most two sections."
        case actions.Dismantle(cell):
            if at(car, cell) is None:
                return "Nothing stands there."
            return "Without that part the car would fall into more than two sections."
        case actions.Upgrade(cell):
            if at(car, cell) is None:
                return "Nothing stands there."
            return "A part is upgraded by one of the same type and colour, in the same row."
        case actions.Merge():
            return _no_merge(car)
        case actions.Undo():
            return "You have changed nothing in this Workshop turn."
        case _:
            return "You are in the Workshop: build, upgrade, dismantle, merge, or confirm your turn."


def _no_merge(car: Car) -> str:
    if len(car.sections) < SECTIONS:
        return "Your car is in one piece: there is nothing to merge."
    return "The two sections must touch side by side or up and down, and no place may be used twice."
