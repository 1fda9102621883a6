"""What was asked of states recently: a press asks for the same views, and who is awaited, dozens of times."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from bot.engine.game import AnyAction, AnyState, AnyView, Game, Seat

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

LATELY = 128
"""States cached: those of the tables in play now, at most some 5 MiB."""


class _Asked:
    """A state, and what was asked of it."""

    __slots__ = ("awaits", "game", "state", "targets", "views")

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        self.game = game
        self.state = state
        self.views: dict[Seat | None, AnyView] = {}
        self.awaits: frozenset[Seat] | None = None
        self.targets: Sequence[AnyAction] | None = None


_lately: OrderedDict[int, _Asked] = OrderedDict()
"""By the identity of the state: to compare two takes longer than to make a view."""


def view_of(game: AnyGame, state: AnyState, seat: Seat | None) -> AnyView:
    """The game's View of a state for a seat, or for a spectator."""
    views = _of(game, state).views
    if seat not in views:
        views[seat] = game.view(state, seat)
    return views[seat]


def awaits_of(game: AnyGame, state: AnyState) -> frozenset[Seat]:
    """The seats with a pending decision in a state."""
    asked = _of(game, state)
    if asked.awaits is None:
        asked.awaits = game.awaits(state)
    return asked.awaits


def targets_of(
    game: AnyGame, state: AnyState, targets: Callable[[AnyView], Sequence[AnyAction]]
) -> Sequence[AnyAction]:
    """What players race for in a state, if they do; `targets` tells it from a spectator's view."""
    asked = _of(game, state)
    if asked.targets is None:
        asked.targets = targets(view_of(game, state, None))
    return asked.targets


def _of(game: AnyGame, state: AnyState) -> _Asked:
    asked = _lately.get(id(state))
    if asked is None or asked.state is not state or asked.game is not game:
        asked = _lately[id(state)] = _Asked(game, state)
        if len(_lately) > LATELY:
            _lately.popitem(last=False)
    return asked
