"""The buttons and menus of a hand, and the lines about the options in the lobby."""

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.rules import actions, components, goals, model, scoring
from bot.games.scrapheap.words.terms import found, junk, named
from bot.locales.phrase import Phrase, Text
from bot.words import Label, Lines

ARROWS: Final[dict[components.Direction, str]] = {
    "left": "\u2190",
    "right": "\u2192",
    "up": "\u2191",
    "down": "\u2193",
}
FIRST: Final = -1.0
"""The order of a single step, which comes first in a menu."""
GO: Final = Phrase("scrap-go")
"""The heading of the menu of all paths."""
DO: Final = Phrase("scrap-do")
"""The heading of the menu of actions, each with the way there."""
_MOST = 25
"""The maximum number of choices in a Discord menu."""


def option_lines(options: model.Options) -> Lines:
    """Return the lines about the options."""
    return [
        Phrase("scrap-mode", mode=options.mode),
        Phrase("scrap-drawn", tiles=options.tiles),
        Phrase("scrap-mismatch", mismatch=options.mismatch),
    ]


def label(action: actions.Action, view: model.View, names: Sequence[str]) -> Label:
    """Return the label of an action."""
    match action:
        case actions.Spend():
            return Label(Phrase("scrap-spend"), weak=True, note=Phrase("scrap-spend.note"))
        case actions.Peek(cell):
            column = Phrase("scrap-one.column", column=cell[0])
            full = Phrase("scrap-one.full", cell=cell)
            return Label(cell, kind=Phrase("scrap-one"), group=column, steps=True, full=full)
        case actions.Lift(cell):
            kind, emoji = Phrase("scrap-lift"), junk(view.grid[components.AT[cell]].card)
            return Label(_seen(cell, view), kind=kind, menu=True, rare=True, emoji=emoji)
        case actions.Place(cell):
            return _cube(cell, view)
        case actions.Done():
            placing = view.phase == "placing" and not goals.unguarded(view, _mover(view))
            return Label(Phrase("scrap-done"), strong=placing, weak=not placing)
        case actions.Choose(corner):
            best = corner == goals.home(view, _mover(view))
            return Label(Phrase("scrap-corner", corner=corner), strong=best)
        case actions.Move(direction):
            cell = next(lead.cell for lead in view.leads if lead.direction == direction)
            return Label(f"{ARROWS[direction]} {cell}", kind=GO, menu=True, rare=True, order=FIRST)
        case actions.Flip() | actions.Enter() | actions.Claim() | actions.Take():
            return _paid(action, view, names)
        case actions.EndTurn():
            strong = goals.plan(view) == (action,)
            return Label(Phrase("scrap-end"), strong=strong, weak=not strong)
        case actions.Retire():
            skip = Phrase("scrap-skip", turns=view.turns[_mover(view)])
            return Label(skip, weak=True, rare=True, note=Phrase("scrap-skip.note"))


def _cube(cell: components.Cell, view: model.View) -> Label:
    if cell == view.lifted:
        return Label(Phrase("scrap-back", cell=cell), weak=True)
    card = view.grid[components.AT[cell]].card
    if card is None or sum(square.card is not None for square in view.grid) > _MOST:
        column = Phrase("scrap-one.column", column=cell[0])
        kind, full = Phrase("scrap-on.other"), Phrase("scrap-on.full", cell=cell)
        return Label(_seen(cell, view), kind=kind, group=column, steps=True, full=full)
    points = scoring.worth(card, view.tiles[_mover(view)], view.options)
    return Label(_seen(cell, view), kind=Phrase("scrap-on"), menu=True, order=-points, emoji=junk(card))


def _paid(
    action: actions.Enter | actions.Flip | actions.Claim | actions.Take,
    view: model.View,
    names: Sequence[str],
) -> Label:
    """Return the label of an action that costs action points."""
    strong, square = goals.plan(view) == (action,), _square(view)
    match action:
        case actions.Enter():
            cell = next(lead.cell for lead in view.leads)
            return Label(
                Phrase("scrap-enter", cell=cell, price=components.MOVE), strong=strong, rare=not strong
            )
        case actions.Flip():
            down = square.lies == "up"
            text = Phrase("scrap-flip.down" if down else "scrap-flip", price=components.FLIP)
            return Label(text, strong=strong, weak=down, rare=square.card is not None)
        case actions.Claim(owner):
            mine = owner == view.mover
            price = components.CLAIM_OWN if mine else components.CLAIM_OTHER
            text = Phrase("scrap-claim", you=mine, name=names[owner], price=price)
            return Label(text, strong=strong, weak=not mine and not strong)
        case actions.Take():
            if square.card is None:
                rare = view.options.mismatch == "minus"  # on average it costs points
                return Label(Phrase("scrap-take.unseen", price=components.TAKE), strong=strong, rare=rare)
            text = Phrase("scrap-take", card=named(square.card), price=components.TAKE)
            lost = loss(square, view)
            return Label(text, strong=strong, rare=bool(lost), note=lost, emoji=junk(square.card))


def loss(square: model.Square, view: model.View) -> Text:
    """Return a note if taking the card would lose points or gain none, otherwise ""."""
    points = scoring.worth(square.card, view.tiles[_mover(view)], view.options) if square.card else 1
    if points > 0:
        return ""
    return Phrase("scrap-loss", points=-points) if points else Phrase("scrap-loss.nothing")


def _seen(cell: components.Cell, view: model.View) -> Text:
    """Return the name of a cell, with the card there if the player knows it."""
    return found(cell, view.grid[components.AT[cell]].card)


def _mover(view: model.View) -> int:
    assert view.mover is not None
    return view.mover


def _square(view: model.View) -> model.Square:
    """Return the cell under the mover's pawn."""
    pawn = view.pawns[_mover(view)]
    assert pawn is not None
    return view.grid[components.AT[pawn.cell]]
