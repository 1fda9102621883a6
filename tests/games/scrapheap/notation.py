"""A short notation for games of Scrapheap Scavengers, for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Chance, IllegalMove, Seat
from bot.engine.match import Match, play
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.components import AT, CELLS, SYMBOLS, Card, Cell, Symbol
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.grid import changed
from bot.games.scrapheap.rules.model import Options, Pawn, Peeking, Phase, Placing, Spot, State, Taken
from tests.english import english

_SYMBOLS: dict[str, Symbol] = {symbol[0]: symbol for symbol in SYMBOLS if symbol != "Circle"} | {
    "O": "Circle"
}


def luck(seed: str = "rules") -> Chance:
    """Return a source of random numbers that is the same on each call."""
    return Chance(seed, 0)


def card(word: str) -> Card:
    """Return the card that a word such as "D6" names: the first letter of its symbol (O for the circle, C for
    the cog), and its value.
    """
    return Card(_SYMBOLS[word[0]], int(word[1]))


def state(
    phase: Phase,
    *,
    seats: int = 2,
    options: Options | None = None,
    cells: str | None = None,
    cubes: Mapping[Cell, Sequence[Seat]] | None = None,
    seen: Mapping[Cell, Sequence[Seat]] | None = None,
    up: str = "",
    tiles: Sequence[str] = (),
    taken: Sequence[str] = (),
    supply: Sequence[Sequence[int]] = (),
    pawns: str = "",
    lap: int = 1,
    stirred: bool = True,
    quiet: bool = False,
) -> State:
    """Return a game in progress, not necessarily with all cards and cubes. cells: where cards lie, each as it
    was dealt (such as "A3 F3"), or None for everywhere. cubes: the owners of the cubes on each cell. seen:
    the seats that have seen the card of each cell. up: the cells whose cards are face up. pawns: the cell of
    each seat's pawn (such as "A3 (I1)"), in brackets if the pawn waits outside. stirred: whether something
    has happened in this lap. quiet: whether nothing happened in the previous lap.
    """
    start = scrapheap.setup(options or Options(), seats, luck()).state
    grid = start.grid
    for at, cell in enumerate(CELLS):
        lies = cells is None or cell in cells.split()
        shown = cell in up.split()
        spot = Spot(
            grid[at].card, shown, shown, tuple((seen or {}).get(cell, ())), tuple((cubes or {}).get(cell, ()))
        )
        grid = changed(grid, at, spot if lies else Spot(None))
    peeking = isinstance(phase, Peeking | Placing)
    return replace(
        start,
        grid=grid,
        tiles=tuple(tuple(_SYMBOLS[letter] for letter in each) for each in tiles) or start.tiles,
        supply=tuple(map(tuple, supply)) or start.supply,
        taken=tuple(loot(each) for each in taken) or start.taken,
        pawns=tuple(_pawn(word) for word in pawns.split()) or start.pawns,
        order=tuple(range(seats)),
        round=start.options.tiles if not peeking else 1,
        lap=0 if peeking else lap,
        turn=20,
        phase=phase,
        stirred=stirred and not peeking,
        quiet=quiet,
    )


def loot(text: str) -> tuple[Taken, ...]:
    """Return the taken cards in "D6 C3", as if they came from the first cells of the grid and only their
    taker knew them.
    """
    return tuple(Taken(CELLS[at], card(word), False, ()) for at, word in enumerate(text.split()))


def _pawn(word: str) -> Pawn:
    return Pawn(word.strip("()"), outside=word.startswith("("))


def spot(at: State, cell: Cell) -> Spot:
    """Return the contents of a cell."""
    return at.grid[AT[cell]]


def match(at: State) -> Match[Options, State]:
    seats = len(at.tiles)
    return Match("scrapheap", at.options, seats, at, 40, (0,) * seats)


def refusal(at: State, seat: Seat, action: Action) -> str:
    """Return the message that the player reads after trying an illegal action."""
    with pytest.raises(IllegalMove) as refused:
        play(scrapheap, match(at), seat, action)
    return english(refused.value.text)


def played(at: State, *actions: Action) -> tuple[State, list[Event]]:
    """Return the state after actions of the seats to move, and all their events."""
    game, told = match(at), list[Event]()
    for action in actions:
        (seat,) = scrapheap.awaits(game.state)
        game, events = play(scrapheap, game, seat, action)
        told += events
    return game.state, told
