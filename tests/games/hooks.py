"""The hooks that the contract tests need for each game. tests/games/<game>/contract.py holds its HOOKS."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from bot.engine.game import Chance, Seat


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game: its seed, its number of seats, and its unusual options. The seed also names its file."""

    seed: str
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)


def everything_open(state: Any, seat: Seat | None, chance: Chance) -> Any:
    """The `resample` of a game that has no secrets, where no other state looks the same."""
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """options: every variant to be tested. cards: the number of each card, wherever it lies. resample:
    another state that looks the same from a seat, or to a spectator. games: about how many random games are
    played to the end (at each number of seats, divided by the square of it). golden: games that show rare
    events. daily: the digest of what robots play with the first deal of the day (tests/league/test_daily.py),
    "" if it is never dealt. names_others: events name other players than the one who acts. draws: a move may
    give its seat something that others do not see.
    """

    options: tuple[Any, ...]
    cards: Callable[[Any], dict[Hashable, int]]
    resample: Callable[[Any, Seat | None, Chance], Any]
    games: int
    golden: tuple[Golden, ...]
    daily: str = ""
    names_others: bool = True
    draws: bool = True

    @property
    def secrets(self) -> bool:
        """Return whether anything is hidden from anyone."""
        return self.resample is not everything_open


@cache
def hooks(key: str) -> Hooks:
    """Return the hooks of that game. Raises LookupError, with what to write, if there are none."""
    name = f"tests.games.{key}.contract"
    try:
        found = getattr(import_module(name), "HOOKS", None)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        found = None
    if not isinstance(found, Hooks):
        raise LookupError(f"Write HOOKS = Hooks(...) for the contract tests of {key}: {name}.")
    return found
