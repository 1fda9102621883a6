"""The hooks that the contract tests need for each game. A game defines them as HOOKS in contract.py, beside
its tests.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from bot.catalogue import INSTALLED
from bot.engine.game import Chance, Seat
from bot.title import AnyTitle


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game: its seed, its number of seats, and the options that differ from the default. The seed is
    also the name of its file.
    """

    seed: str
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)


def everything_open(state: Any, seat: Seat | None, chance: Chance) -> Any:
    """Return the same state. This is the `resample` of a game without secrets, in which no other state looks
    the same.
    """
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """The facts about a game that the contract tests need."""

    options: tuple[Any, ...]
    """The options of every variant to test."""
    cards: Callable[[Any], dict[Hashable, int]]
    """Returns the number of copies of each card, wherever they are."""
    resample: Callable[[Any, Seat | None, Chance], Any]
    """Returns another state that looks the same from a seat, or to a spectator."""
    games: int
    """The basis for the number of random games to play: for each number of seats, about this divided by the
    square of that number.
    """
    golden: tuple[Golden, ...]
    """The golden games, which show rare events."""
    daily: str = ""
    """The digest of the robots' moves with the first daily deal (tests/league/test_daily.py), or "" if the
    game is never dealt as a daily.
    """
    names_others: bool = True
    """Whether events name players other than the one who acts."""
    draws: bool = True
    """Whether a move can give its seat information that others do not get."""

    @property
    def secrets(self) -> bool:
        """Return whether anything is hidden from anyone."""
        return self.resample is not everything_open


def package_of(title: AnyTitle) -> str:
    """Return the package of a title's game, such as bot.games.rasant."""
    name: str = title.rules.game.__name__  # type: ignore[attr-defined]  # a game is a module
    return name.rpartition(".")[0]


def tests_of(key: str) -> str:
    """Return the package with the hooks and golden games of a game. A game from another package has them in
    that package.
    """
    installed = INSTALLED.titles.get(key)
    return f"tests.games.{key}" if installed is None else f"{package_of(installed)}.tests"


@cache
def hooks(key: str) -> Hooks:
    """Return the hooks of a game by its key. Raises LookupError, which says what to write, if the game has
    none.
    """
    name = f"{tests_of(key)}.contract"
    try:
        found = getattr(import_module(name), "HOOKS", None)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        found = None
    if not isinstance(found, Hooks):
        raise LookupError(f"Write HOOKS = Hooks(...) for the contract tests of {key}: {name}.")
    return found
