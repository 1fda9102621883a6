"""The views that were made lately: one press asks for the same ones a dozen times."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from bot.engine.game import Game, Seat

LATELY = 512
"""So many are kept: those of the tables that are played at now, some 5 MiB at the most."""


def view_of(game: Game[Any, Any, Any, Any, Any], state: Any, seat: Seat | None) -> Any:
    """The game's View of a state for a seat, or for a spectator."""
    return _made(game.view, _Same(state), seat)


class _Same:
    """A state, known by identity: to compare two takes longer than to make a view."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.state is self.state


@lru_cache(maxsize=LATELY)
def _made(view: Callable[[Any, Seat | None], Any], same: _Same, seat: Seat | None) -> Any:
    return view(same.state, seat)
