"""What can be asked of a state, and of a table. Answers about states are cached: a press asks for the same
views, and who is awaited, dozens of times.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.engine.game import AnyAction, AnyState, AnyView, Game, Seat
from bot.model.snapshots import AnySnapshot
from bot.title import AnyTitle as Title

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


def targets_in(title: Title, state: AnyState) -> Sequence[AnyAction]:
    """The tap targets of a state, for which players race; none outside a race of presses."""
    asked, reflexes = _of(title.rules.game, state), title.table.reflexes
    if asked.targets is None:
        view = view_of(title.rules.game, state, None)
        asked.targets = reflexes.targets(view) if reflexes is not None else ()
    return asked.targets


def _of(game: AnyGame, state: AnyState) -> _Asked:
    asked = _lately.get(id(state))
    if asked is None or asked.state is not state or asked.game is not game:
        asked = _lately[id(state)] = _Asked(game, state)
        if len(_lately) > LATELY:
            _lately.popitem(last=False)
    return asked


# the same of a table; only one whose match goes on waits for anybody


def turn_of(table: AnySnapshot, title: Title) -> int:
    """The number of the turn in progress."""
    return title.rules.game.turn(table.match.state)


def awaited_at(table: AnySnapshot, title: Title) -> frozenset[Seat]:
    """The seats with a pending decision, none when the match does not go on."""
    return awaits_of(title.rules.game, table.match.state) if table.status == "playing" else frozenset()


def actions_at(table: AnySnapshot, title: Title, seat: Seat) -> Sequence[AnyAction]:
    """What that seat may do now."""
    return title.rules.game.legal(table.match.state, seat) if table.status == "playing" else ()


def tap_targets(table: AnySnapshot, title: Title) -> Sequence[AnyAction]:
    """The actions that are public buttons now."""
    return targets_in(title, table.match.state) if table.status == "playing" else ()
