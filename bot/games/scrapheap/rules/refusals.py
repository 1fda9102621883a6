"""The refusals of illegal actions. Each one says why, and what to do instead."""

from bot.engine.game import Seat
from bot.games.scrapheap.rules import actions, collecting, components, model
from bot.locales.phrase import Phrase


def refusal(state: model.State, seat: Seat, action: actions.Action) -> Phrase:
    """Return why an illegal action is refused, and what the player can do instead."""
    phase = state.phase
    if isinstance(phase, model.Finished):
        return Phrase("scrap-refuse-over")
    if seat != phase.seat:
        return Phrase("scrap-refuse-turn")
    if isinstance(action, actions.Peek | actions.Lift | actions.Place) and action.cell not in components.AT:
        return Phrase("scrap-refuse-cell", cell=action.cell)
    match phase:
        case model.Peeking():
            return _no_peek(state, phase, action)
        case model.Placing():
            return _no_cube(state, phase, action)
        case model.Choosing():
            return Phrase("scrap-refuse-corner")
        case model.Collecting():
            return _no_collecting(state, phase, action)


def _no_peek(state: model.State, phase: model.Peeking, action: actions.Action) -> Phrase:
    match action:
        case actions.Peek(cell):
            if phase.seat in _spot(state, cell).seen:
                return Phrase("scrap-refuse-seen", cell=cell)
            return Phrase("scrap-refuse-guarded", cell=cell)
        case actions.Spend():
            return Phrase("scrap-refuse-last" if phase.fresh else "scrap-refuse-spend")
        case actions.Lift() | actions.Place():
            return Phrase("scrap-refuse-peek-first")
        case _:
            return Phrase("scrap-refuse-collect")


def _no_cube(state: model.State, phase: model.Placing, action: actions.Action) -> Phrase:
    if phase.lifted:
        return Phrase("scrap-refuse-lifted", cell=phase.lifted)
    match action:
        case actions.Place():
            return Phrase("scrap-refuse-last")
        case actions.Lift(cell):
            return Phrase("scrap-refuse-none", cell=cell)
        case actions.Peek() | actions.Spend():
            return Phrase("scrap-refuse-peeked")
        case _:
            return Phrase("scrap-refuse-collect")


def _no_collecting(state: model.State, phase: model.Collecting, action: actions.Action) -> Phrase:
    match action:
        case actions.Spend() | actions.Peek() | actions.Lift() | actions.Place() | actions.Done():
            return Phrase("scrap-refuse-peeks-over")
        case actions.Choose():
            return Phrase("scrap-refuse-has-corner")
        case actions.Enter():
            return Phrase("scrap-refuse-entered")
        case actions.Move() | actions.Flip() | actions.Claim() | actions.Take():
            pawn = collecting.standing(state, phase.seat)
            if pawn.outside:
                return Phrase("scrap-refuse-outside")
            return _no_action(_spot(state, pawn.cell), phase, pawn.cell, action)
        case actions.Retire():
            return Phrase("scrap-refuse-last-turn")
        case actions.EndTurn():
            raise ValueError("a turn may always be ended")


def _no_action(
    spot: model.Spot,
    phase: model.Collecting,
    cell: components.Cell,
    action: actions.Move | actions.Flip | actions.Claim | actions.Take,
) -> Phrase:
    match action:
        case actions.Move(direction):
            return Phrase("scrap-refuse-way", direction=direction, cell=cell)
        case actions.Claim(owner):
            if owner in spot.cubes:
                return _too_dear(collecting.price(phase.seat, owner), phase.points)
            whose = "scrap-refuse-own-cube" if owner == phase.seat else "scrap-refuse-cube"
            return Phrase(whose, cell=cell)
        case actions.Flip():
            return Phrase("scrap-refuse-gap", cell=cell)
        case actions.Take():
            if spot.cubes:
                return Phrase("scrap-refuse-clear", cell=cell)
            if spot.card is None:
                return Phrase("scrap-refuse-gap", cell=cell)
            return _too_dear(components.TAKE, phase.points)


def _too_dear(points: int, left: int) -> Phrase:
    return Phrase("scrap-refuse-price", price=points, left=left)


def _spot(state: model.State, cell: components.Cell) -> model.Spot:
    return state.grid[components.AT[cell]]
