"""The changes that pictures mark: those of the last moves, read from the public events."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import components, events as ev
from bot.games.gear_and_piston.rules.car import Car, Cell, name, placed

Move: TypeAlias = ev.Placed | ev.Muscled | ev.Took | ev.Drew | ev.Built | ev.Upgraded | ev.Patched | ev.Merged
_MOVES: Final = (ev.Placed, ev.Muscled, ev.Took, ev.Drew, ev.Built, ev.Upgraded, ev.Patched, ev.Merged)


def moves(events: Sequence[ev.Event]) -> tuple[Move, ...]:
    """Return the consecutive moves of the player who moved last, oldest first. An undo removes all moves
    before it.
    """
    found: list[Move] = []
    for event in events:
        if isinstance(event, ev.Undone):
            found = []
        elif isinstance(event, _MOVES):
            if found and found[-1].seat != event.seat:
                found = []
            found.append(event)
    return tuple(found)


def last(events: Sequence[ev.Event]) -> Move | None:
    """Return the last move, or None if there is none."""
    found = moves(events)
    return found[-1] if found else None


def fresh(events: Sequence[ev.Event], seat: Seat, car: Car) -> tuple[Cell, ...]:
    """Return the cells of a seat's car whose parts were added or replaced by the latest moves."""
    new: dict[str, components.Part] = {}
    for event in moves(events):
        if event.seat == seat and isinstance(event, ev.Built | ev.Upgraded | ev.Patched):
            new[event.place] = event.part
    return tuple(cell for cell, part in placed(car) if new.get(name(car, cell)) == part)
