"""Why an action is refused: a sentence for the player that names the rule."""

from __future__ import annotations

from typing import assert_never

from bot.engine.game import Seat
from bot.games.scrapheap.rules import actions, model
from bot.games.scrapheap.rules.collecting import price, standing
from bot.games.scrapheap.rules.components import AT, TAKE, Cell, Direction

_TO_COLLECT = "That belongs to the collection, which begins when all peek rounds are over."
_NO_PEEKS = "You have no more peeks in this round: place or move cubes, or be done."
_COLLECTING = "The peek rounds are over: nobody peeks or places cubes any more."

_BEYOND: dict[Direction, str] = {
    "left": "to the left of",
    "right": "to the right of",
    "up": "above",
    "down": "below",
}


def refusal(state: model.State, seat: Seat, action: actions.Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    if isinstance(phase, model.Finished):
        return "The game is over."
    if seat != phase.seat:
        return "It is not your turn."
    if isinstance(action, actions.Peek | actions.Lift | actions.Place) and action.cell not in AT:
        return f"There is no card {action.cell}: columns go from A to I, rows from 1 to 6."
    match phase:
        case model.Peeking():
            return _no_peek(state, phase, action)
        case model.Placing():
            return _no_cube(state, phase, action)
        case model.Choosing():
            return "First choose the corner at which your pawn begins."
        case model.Collecting():
            return _no_collecting(state, phase, action)
        case _:
            assert_never(phase)


def _no_peek(state: model.State, phase: model.Peeking, action: actions.Action) -> str:
    match action:
        case actions.Peek(cell):
            if phase.seat in _spot(state, cell).seen:
                return f"You have seen {cell} already: your own map shows it."
            return f"Another player's cube lies on {cell}: you may not peek under it."
        case actions.Spend():
            if phase.fresh:
                return "The last two cubes of your supply are kept for your pawn."
            return "One more peek for a cube is to be had once in a round, and only before the first peek."
        case actions.Lift() | actions.Place():
            return "First peek, or be done with peeking: cubes are placed after that."
        case (
            actions.Done()
            | actions.Choose()
            | actions.Enter()
            | actions.Move()
            | actions.Flip()
            | actions.Claim()
            | actions.Take()
            | actions.EndTurn()
            | actions.Retire()
        ):
            return _TO_COLLECT
        case _:
            assert_never(action)


def _no_cube(state: model.State, phase: model.Placing, action: actions.Action) -> str:
    if phase.lifted:
        return f"First set down the cube that you lifted from {phase.lifted}."
    match action:
        case actions.Place():
            return "The last two cubes of your supply are kept for your pawn: you may only move cubes now."
        case actions.Lift(cell):
            return f"None of your cubes lies on {cell}."
        case actions.Peek() | actions.Spend():
            return "Everybody has peeked in this round." if phase.again else _NO_PEEKS
        case (
            actions.Done()
            | actions.Choose()
            | actions.Enter()
            | actions.Move()
            | actions.Flip()
            | actions.Claim()
            | actions.Take()
            | actions.EndTurn()
            | actions.Retire()
        ):
            return _TO_COLLECT
        case _:
            assert_never(action)


def _no_collecting(state: model.State, phase: model.Collecting, action: actions.Action) -> str:
    match action:
        case actions.Spend() | actions.Peek() | actions.Lift() | actions.Place() | actions.Done():
            return _COLLECTING
        case actions.Choose():
            return "Your pawn has its corner already."
        case actions.Enter():
            return "Your pawn is in the grid already."
        case actions.Move() | actions.Flip() | actions.Claim() | actions.Take():
            pawn = standing(state, phase.seat)
            if pawn.outside:
                return "First move your pawn into the grid (1 point)."
            return _no_action(_spot(state, pawn.cell), phase, pawn.cell, action)
        case actions.Retire():
            if state.rules == 1:
                return "This match was begun by older rules: there nobody is done before the end."
            return "This is your last turn: end it."
        case actions.EndTurn():
            raise ValueError("a turn may always be ended")
        case _:
            assert_never(action)


def _no_action(
    spot: model.Spot,
    phase: model.Collecting,
    cell: Cell,
    action: actions.Move | actions.Flip | actions.Claim | actions.Take,
) -> str:
    gap = f"The card of {cell} has been taken: there is a gap under your pawn."
    match action:
        case actions.Move(direction):
            return f"There is no card {_BEYOND[direction]} {cell}."
        case actions.Claim(owner):
            if owner in spot.cubes:
                return _too_dear("Claiming that cube", price(phase.seat, owner), phase.points)
            whose = "None of your cubes lies" if owner == phase.seat else "No cube of that colour lies"
            return f"{whose} on {cell}."
        case actions.Flip():
            return gap
        case actions.Take():
            if spot.cubes:
                return f"There is a cube on {cell}: clear the cubes first."
            return gap if spot.card is None else _too_dear("Taking a card", TAKE, phase.points)
        case _:
            assert_never(action)


def _too_dear(what: str, points: int, left: int) -> str:
    return f"{what} costs {points} action points, and you have {left} left."


def _spot(state: model.State, cell: Cell) -> model.Spot:
    return state.grid[AT[cell]]
