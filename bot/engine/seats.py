"""Tuples that hold one value for each seat."""

from __future__ import annotations

from typing import TypeVar

from bot.engine.game import Seat

T = TypeVar("T")


def with_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat, with that seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])
