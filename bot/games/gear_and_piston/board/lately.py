"""What the last move changed, out of what everybody heard: what pictures mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules.car import Car, Cell, name, placed
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.events import (
    Built,
    Drew,
    Event,
    Merged,
    Muscled,
    Patched,
    Placed,
    Took,
    Undone,
    Upgraded,
)

Move: TypeAlias = Placed | Muscled | Took | Drew | Built | Upgraded | Patched | Merged
_MOVES: Final = (Placed, Muscled, Took, Drew, Built, Upgraded, Patched, Merged)


def moves(heard: Sequence[Event]) -> tuple[Move, ...]:
    """The moves of the one who moved last, without those before another's; oldest first."""
    found: list[Move] = []
    for event in heard:
        if isinstance(event, Undone):
            found = []
        elif isinstance(event, _MOVES):
            if found and found[-1].seat != event.seat:
                found = []
            found.append(event)
    return tuple(found)


def last(heard: Sequence[Event]) -> Move | None:
    """The last move of all."""
    found = moves(heard)
    return found[-1] if found else None


def fresh(heard: Sequence[Event], seat: Seat, car: Car) -> tuple[Cell, ...]:
    """The cells of that seat's car whose part came with the moves of the one who moved last."""
    new: dict[str, Part] = {}
    for event in moves(heard):
        if event.seat == seat and isinstance(event, Built | Upgraded | Patched):
            new[event.place] = event.part
    return tuple(cell for cell, part in placed(car) if new.get(name(car, cell)) == part)
