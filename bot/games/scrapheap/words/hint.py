"""The reason for a robot's choice, in words for a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.scrapheap.rules import actions
from bot.games.scrapheap.rules.components import AT, TAKE, Cell, Direction
from bot.games.scrapheap.rules.model import View
from bot.games.scrapheap.rules.scoring import worth
from bot.games.scrapheap.words.terms import named
from bot.words.phrases import counted


def reason(view: View, action: actions.Action, names: Sequence[str]) -> str:
    """The most important reason."""
    match action:
        case actions.Peek() | actions.Spend():
            return "Look round the corner where your pawn begins: what lies near costs few action points."
        case actions.Place(cell):
            card = view.grid[AT[cell]].card
            known = f"{named(card)} counts for you, and a" if card is not None else "A"
            return f"{known} cube there makes it dearer for the others."
        case actions.Lift():
            return "That cube would do more on another card."
        case actions.Done():
            return "Keep the cubes you have: each is worth an action point, or a point at the end."
        case actions.Choose():
            return "Most of the good cards that you know lie nearest to that corner."
        case actions.Enter():
            return _going(view, None)
        case actions.Move(direction):
            return _going(view, direction)
        case actions.Flip():
            return f"Nobody has told you what lies there: look before you pay {TAKE} action points for it."
        case actions.Claim(owner):
            whose = "your own" if owner == view.seat else f"{names[owner]}'s"
            return f"It clears {whose} cube off the card, and every cube in your hands is a point."
        case actions.Take():
            return _taking(view)
        case actions.EndTurn() | actions.Retire():
            return "Nothing within reach brings points for the action points you have."
        case _:
            assert_never(action)


def _going(view: View, direction: Direction | None) -> str:
    """The best of the cards in that direction, or anywhere, that the player knows."""
    tiles, pawn = view.tiles[view.seat or 0], view.pawns[view.seat or 0]
    known = [
        (worth(each.card, tiles, view.options), each.cell)
        for each in view.grid
        if each.card is not None
        and (direction is None or pawn is None or lies(each.cell, direction, pawn.cell))
    ]
    points, cell = max(known, default=(0, ""))
    if points <= 0:
        return "Cards that you have not seen lie that way: turn one over and see."
    return f"It is the way to what brings most for its price: the best you know there lies on {cell}."


def lies(cell: Cell, direction: Direction, pawn: Cell) -> bool:
    """Whether the cell lies in that direction from the pawn."""
    match direction:
        case "left":
            return cell[0] < pawn[0]
        case "right":
            return cell[0] > pawn[0]
        case "up":
            return cell[1] < pawn[1]
        case "down":
            return cell[1] > pawn[1]
        case _:
            assert_never(direction)


def _taking(view: View) -> str:
    pawn = view.pawns[view.seat or 0]
    card = view.grid[AT[pawn.cell]].card if pawn is not None else None
    if card is None:
        return "It lies under your pawn, and may be expected to bring points."
    points = worth(card, view.tiles[view.seat or 0], view.options)
    return f"{named(card)} brings you {counted(points, 'point')}, and it is right here."
