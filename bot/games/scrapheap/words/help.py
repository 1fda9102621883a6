"""Instructions for Scrapheap Scavengers, and the reasons for hints."""

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.rules import actions, components, goals, model, scoring
from bot.games.scrapheap.words.terms import named
from bot.locales.phrase import Phrase
from bot.words import Lines

CREDIT: Final = Phrase("scrap-credit")
_SECTIONS: Final = ("goal", "start", "peek", "collect", "turns", "way", "score", "away", "credit")


def basics() -> Lines:
    """Return five lines that explain the game to a player who is about to start."""
    return [Phrase(f"scrap-basics-{number}") for number in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"scrap-rules-{section}") for section in _SECTIONS]


def reason(view: model.View, action: actions.Action, names: Sequence[str]) -> Phrase:
    """Return the most important reason for a robot's choice, for a beginner. action: the first action of the
    choice.
    """
    trips = goals.trips(view)
    if trips and trips[0].actions[0] == action:
        return Phrase("scrap-hint-trip", points=trips[0].points, price=trips[0].price)
    match action:
        case actions.Peek() | actions.Spend():
            return Phrase("scrap-hint-peek")
        case actions.Place(cell):
            card = view.grid[components.AT[cell]].card
            if card is None or scoring.worth(card, view.tiles[view.seat or 0], view.options) <= 0:
                return Phrase("scrap-hint-guard.unseen")
            return Phrase("scrap-hint-guard", card=named(card))
        case actions.Lift():
            return Phrase("scrap-hint-lift")
        case actions.Done():
            return Phrase("scrap-hint-keep")
        case actions.Choose():
            return _cornering(view)
        case actions.Enter():
            return _going(view, None)
        case actions.Move(direction):
            return _going(view, direction)
        case actions.Flip():
            return Phrase("scrap-hint-flip")
        case actions.Claim(owner):
            whose = "scrap-hint-mine" if owner == view.seat else "scrap-hint-claim"
            return Phrase(whose, name=names[owner])
        case actions.Take():
            return _taking(view)
        case actions.EndTurn() | actions.Retire():
            return Phrase("scrap-hint-end.dear" if trips else "scrap-hint-end")


def _cornering(view: model.View) -> Phrase:
    tiles = view.tiles[view.seat or 0]
    good = any(square.card is not None and square.card.symbol in tiles for square in view.grid)
    return Phrase("scrap-hint-corner" if good else "scrap-hint-corner.unknown")


def _going(view: model.View, direction: components.Direction | None) -> Phrase:
    """Return the reason for a step. direction: None for the step into the grid."""
    tiles, pawn = view.tiles[view.seat or 0], view.pawns[view.seat or 0]
    there = [
        each
        for each in view.grid
        if each.lies != "gap" and (direction is None or pawn is None or lies(each.cell, direction, pawn.cell))
    ]
    known = [(scoring.worth(each.card, tiles, view.options), each.cell) for each in there if each.card]
    points, cell = max(known, default=(0, ""))
    if points > 0:
        return Phrase("scrap-hint-go", cell=cell)
    cubes = len(known) == len(there) and any(sum(each.cubes) for each in there)
    return Phrase("scrap-hint-cubes" if cubes else "scrap-hint-explore")


def lies(cell: components.Cell, direction: components.Direction, pawn: components.Cell) -> bool:
    """Return whether the cell is farther in the given direction than the pawn, in any row or column."""
    match direction:
        case "left":
            return cell[0] < pawn[0]
        case "right":
            return cell[0] > pawn[0]
        case "up":
            return cell[1] < pawn[1]
        case "down":
            return cell[1] > pawn[1]


def _taking(view: model.View) -> Phrase:
    pawn = view.pawns[view.seat or 0]
    card = view.grid[components.AT[pawn.cell]].card if pawn is not None else None
    if card is None:
        return Phrase("scrap-hint-take.unseen")
    points = scoring.worth(card, view.tiles[view.seat or 0], view.options)
    if points <= 0:
        return Phrase("scrap-hint-take.denied")
    return Phrase("scrap-hint-take", card=named(card), points=points)
