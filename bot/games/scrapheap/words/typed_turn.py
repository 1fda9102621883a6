"""A typed turn of the collection: "take B4", "go C3, flip, take"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.engine.game import IllegalMove, Seat
from bot.games.scrapheap.rules import components
from bot.games.scrapheap.rules.actions import Action, Claim, EndTurn, Flip, Retire, Take
from bot.games.scrapheap.rules.model import Pawn, View
from bot.games.scrapheap.rules.paths import ways

_HELP: Final = (
    "Type go, take, claim or flip, each with a card or for the one under your pawn: go C3, flip, take."
)


def turn(words: Sequence[str], view: View) -> Sequence[Action]:
    """The moves for the words, in order. Raises IllegalMove if a word is not understood, a card is out of
    reach, or the whole is too expensive.
    """
    walk, actions, left = _Walk(view), list[Action](), list(words)
    while left:
        word = left.pop(0)
        if word in components.AT:
            left[:0], word = [word], "GO"
        if word in _ENDS:
            actions.append(_ENDS[word])
            continue
        deed = _DEEDS.get(word)
        if deed is None:
            raise IllegalMove(f'"{word[:12].lower()}" is not understood. {_HELP}')
        while left and left[0] in ("CARD", "AT", "ON"):
            left.pop(0)
        if left and left[0] not in _DEEDS and left[0] not in _ENDS:
            actions += walk.go(cell_of(left.pop(0)))
        elif word in _GOES:
            raise IllegalMove(f"Go to which card? {_HELP}")
        actions += deed(walk)
    cost = sum(_price(action, walk.seat) for action in actions)
    if cost > view.points:
        raise IllegalMove(f"All of that costs {cost} action points, and you have {view.points} left.")
    return actions


def _price(action: Action, seat: Seat) -> int:
    match action:
        case Take():
            return components.TAKE
        case Claim(owner):
            return components.CLAIM_OWN if owner == seat else components.CLAIM_OTHER
        case EndTurn() | Retire():
            return 0
        case _:
            return components.MOVE


def cell_of(word: str) -> components.Cell:
    """The cell with that name. Raises IllegalMove."""
    if word not in components.AT:
        raise IllegalMove(
            f'"{word[:12]}" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.'
        )
    return word


class _Walk:
    """The pawn's position, and what is left on the cards, while the words are parsed."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        pawn = view.pawns[view.seat]
        assert pawn is not None
        self._view, self.seat, self._pawn = view, view.seat, pawn
        self._cards = [square.lies != "gap" for square in view.grid]
        self._cubes = [list(square.cubes) for square in view.grid]

    def go(self, cell: components.Cell) -> Sequence[Action]:
        """Take the cheapest path to that cell."""
        way = ways(self._cards, self._pawn, self._view.leads).get(components.AT[cell])
        if way is None or (not self._cards[components.AT[cell]] and way):
            raise IllegalMove(f"Your pawn cannot go to {cell}: no card lies there, or none leads there.")
        self._pawn = Pawn(components.CELLS[components.AT[cell]], outside=False)
        return way

    def take(self) -> Iterator[Action]:
        """Clear the card under the pawn, and take it."""
        yield from self.claim()
        self._cards[self._at()] = False
        yield Take()

    def claim(self) -> Iterator[Action]:
        """All cubes on the card under the pawn, the own ones first."""
        cubes = self._cubes[self._at()]
        for owner in sorted(range(len(cubes)), key=lambda owner: owner != self.seat):
            yield from (Claim(owner),) * cubes[owner]
            cubes[owner] = 0

    def flip(self) -> Iterator[Action]:
        """Turn over the card under the pawn."""
        self._at()
        yield Flip()

    def stay(self) -> Iterator[Action]:
        """No action: the word only moves the pawn to a card."""
        yield from ()

    def _at(self) -> int:
        if self._pawn.outside:
            raise IllegalMove("Your pawn is outside: first go to a card, such as go C3.")
        return components.AT[self._pawn.cell]


_GOES: Final = ("GO", "MOVE")
_DEEDS: Final[Mapping[str, Callable[[_Walk], Iterator[Action]]]] = {
    **dict.fromkeys(_GOES, _Walk.stay),
    "TAKE": _Walk.take,
    "CLAIM": _Walk.claim,
    "FLIP": _Walk.flip,
    "TURN": _Walk.flip,
}
_ENDS: Final[Mapping[str, Action]] = {"END": EndTurn(), "DONE": Retire()}
