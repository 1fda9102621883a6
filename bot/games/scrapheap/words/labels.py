"""The buttons and menus of a hand, and the line of the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.engine.values import replace
from bot.games.scrapheap.rules import actions, components
from bot.games.scrapheap.rules.model import Options, Square, View
from bot.games.scrapheap.rules.scoring import worth
from bot.games.scrapheap.words.terms import COLOURS, named
from bot.words import Label
from bot.words.phrases import counted

ARROWS: dict[components.Direction | None, str] = {
    None: "Enter at",
    "left": "\u2190",
    "right": "\u2192",
    "up": "\u2191",
    "down": "\u2193",
}
PLACES: dict[components.Corner, str] = {
    "A1": "top left",
    "I1": "top right",
    "A6": "bottom left",
    "I6": "bottom right",
}
FIRST = -1.0
"""A single step, and a choice with an effect at once, come first in a menu."""
GO = "Go to which card?"
"""The menu of all paths, of one step and of more."""
DO = "Go and take, claim or turn over, best first"
"""The menu of actions elsewhere, with the path there."""
_MOST = 25
"""Most choices in a menu of Discord."""
_MISMATCH = {
    "minus": "cards that do not match count against you",
    "zero": "cards that do not match count nothing",
    "plus": "cards that do not match count for you too",
}


def chosen(options: Options) -> Sequence[str]:
    """Mode, tiles, and the sign of the cards that do not match."""
    drawn = counted(options.tiles, "tile")
    return [f"Mode: {options.mode}, {drawn} each; {_MISMATCH[options.mismatch]}"]


def label(action: actions.Action, view: View, names: Sequence[str]) -> Label:
    """The button; the many cells of the grid become menus, by column and by row."""
    match action:
        case actions.Spend():
            return Label("One more peek, for a cube", weak=True)
        case actions.Peek(cell):
            return _place(f"Peek at {cell}", cell, view, "Peek at which card?")
        case actions.Lift(cell):
            moved = _place(f"Move the cube on {cell}", cell, view, "Move which of your cubes?")
            return replace(moved, menu=True)  # it is rarely wanted, and grows with the cubes
        case actions.Place(cell):
            back = cell == view.lifted
            return _cube(f"Put it back on {cell}" if back else f"Cube on {cell}", cell, view)
        case actions.Done():  # it is offered while points are left, which it gives up
            return Label("Peek no more" if view.phase == "peeking" else "Place no more", weak=True)
        case actions.Choose(corner):
            return Label(f"{corner}, {PLACES[corner]}")
        case actions.Move(direction):
            words = _leading(direction, view)
            return Label(words, kind=GO, menu=True, note=f"one step, {components.MOVE} AP", order=FIRST)
        case actions.Flip():
            # A player who knows the card rarely turns it over: then it comes last
            order = FIRST if _square(view).card is None else 1
            text, price = _bought(action, view)
            if view.points == price:  # nothing else is left to do: no menu for one thing
                return Label(f"{text} · {price} AP")
            return Label(f"{text} · {price} AP", kind=DO, menu=True, order=order)
        case actions.Enter() | actions.Claim() | actions.Take():
            text, price = _bought(action, view)
            note = lost(_square(view), view) if isinstance(action, actions.Take) else ""
            return Label(f"{text} · {price} AP", strong=_pays(action, view), weak=bool(note), note=note)
        case actions.EndTurn():
            return Label("End turn", weak=view.points > components.MOVE)
        case actions.Retire():
            assert view.mover is not None
            left = view.turns[view.mover]
            return Label(f"Give up my last {f'{left} turns' if left > 1 else 'turn'}", weak=True)
        case _:
            assert_never(action)


def _cube(text: str, cell: components.Cell, view: View) -> Label:
    """A cell for a cube: the cards that the player knows, on which most cubes are placed, have their own
    menu.
    """
    words = "Put the cube on" if view.lifted else "Place a cube on"
    known = sum(square.card is not None for square in view.grid)
    if not 0 < known <= _MOST:
        return _place(text, cell, view, f"{words} which card?")
    if view.grid[components.AT[cell]].card is None:
        return _place(text, cell, view, f"{words} another card")
    placed = _place(text, cell, view, f"{words} a card you know")
    return replace(placed, group="", menu=True)


def _place(text: str, cell: components.Cell, view: View, kind: str) -> Label:
    """A cell of the grid, with the card there if the player knows it."""
    card = view.grid[components.AT[cell]].card
    known = f": {named(card)}" if card is not None else ""
    return Label(f"{text}{known}", kind=kind, group=f"Column {cell[0]}")


def _bought(
    action: actions.Enter | actions.Flip | actions.Claim | actions.Take, view: View
) -> tuple[str, int]:
    """The words for an action that costs action points, and its price."""
    match action:
        case actions.Enter():
            return _leading(None, view), components.MOVE
        case actions.Flip():
            return f"Turn it face {'down' if _square(view).lies == 'up' else 'up'}", components.FLIP
        case actions.Claim(owner):
            if owner == view.mover:
                return "Claim yours", components.CLAIM_OWN
            return (
                f"Claim {'an' if COLOURS[owner] == 'orange' else 'a'} {COLOURS[owner]} cube",
                components.CLAIM_OTHER,
            )
        case actions.Take():
            return f"Take {_under(view)}", components.TAKE
        case _:
            assert_never(action)


def _pays(action: actions.Enter | actions.Claim | actions.Take, view: View) -> bool:
    """Whether the player certainly gains by it: a cube of their own, a card known to count; or must enter."""
    match action:
        case actions.Enter():
            return True
        case actions.Claim(owner):
            return owner == view.mover
        case actions.Take():
            card = _square(view).card
            assert view.mover is not None
            return card is not None and worth(card, view.tiles[view.mover], view.options) > 0
        case _:
            assert_never(action)


def lost(square: Square, view: View) -> str:
    """The effect of taking that card on a mover who knows it, unless it gains points; it comes last in a menu
    of actions.
    """
    assert view.mover is not None
    points = worth(square.card, view.tiles[view.mover], view.options) if square.card is not None else 1
    if points > 0:
        return ""
    return f"the card costs you {counted(-points, 'point')}" if points else "the card brings no points"


def _leading(direction: components.Direction | None, view: View) -> str:
    cell = next(lead.cell for lead in view.leads if lead.direction == direction)
    return f"{ARROWS[direction]} {cell}"


def _square(view: View) -> Square:
    """The card under the mover's pawn."""
    assert view.mover is not None
    pawn = view.pawns[view.mover]
    assert pawn is not None
    return view.grid[components.AT[pawn.cell]]


def _under(view: View) -> str:
    card = _square(view).card
    return named(card) if card is not None else "the card"


def barred(view: View) -> Sequence[Label]:
    """The actions of a turn of the collection that are too expensive for the remaining points; and that the
    last cubes cannot be placed.
    """
    if view.mover is None or view.seat != view.mover:
        return ()
    if (
        view.phase == "placing"
        and view.lifted is None
        and view.supply[view.mover][view.mover] <= components.PAWN
    ):
        return (Label(f"Place: {components.PAWN} cubes stay for the pawn"),)
    return tuple(_barred(view)) if view.phase == "collecting" else ()


def _barred(view: View) -> Iterator[Label]:
    assert view.mover is not None
    pawn = view.pawns[view.mover]
    if pawn is None or pawn.outside:
        return
    square = _square(view)
    for owner, count in enumerate(square.cubes):
        if count:
            yield from _dear(actions.Claim(owner), view)
    if square.lies == "gap":
        return
    if not any(square.cubes):
        yield from _dear(actions.Take(), view)


def _dear(action: actions.Claim | actions.Take, view: View) -> Iterator[Label]:
    """The button, if there are too few points for it."""
    text, price = _bought(action, view)
    if view.points < price:
        yield Label(f"{text} · {price} AP: too few left")
