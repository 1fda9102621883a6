"""What the contract tests must know about each game: tests/games/<game>/contract.py holds its HOOKS."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from bot.engine.game import Chance, Seat


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game: from which seed, with how many seats, and which options are not the usual ones. The seed
    names its file, too.
    """

    seed: str
    seats: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)


def everything_open(state: Any, seat: Seat | None, chance: Chance) -> Any:
    """The `resample` of a game that has no secrets: no other state looks the same."""
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class Hooks:
    """options: every variant to be tested. cards: how many there are of each card, wherever they lie.
    resample: another state that looks the same from a seat, or from a spectator's place. games: about how
    many random games are played to the end (at each number of seats, divided by the square of it).
    golden: games that show what is rare. daily: the digest of what robots play with the first deal of the day
    (tests/league/test_daily.py); "": it is never dealt.
    names_others: events name other players than the one who acts. draws: a move may bring its seat what
    others do not see.
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
        """Whether anything is hidden from anybody."""
        return self.resample is not everything_open


@cache
def hooks(key: str) -> Hooks:
    """The hooks of that game. Raises LookupError, with what is to be written, where there are none."""
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
