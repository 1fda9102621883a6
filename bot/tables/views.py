"""Queries about a state and about a table. Answers about states are cached."""

from collections import OrderedDict
from collections.abc import Sequence

from bot.engine.game import AnyAction, AnyGame, AnyState, AnyView, Seat
from bot.model.snapshots import AnySnapshot, Player
from bot.title import AnyTitle as Title
from bot.words.player_car import Seated, seat_car

LATELY = 128
"""The maximum number of cached states."""


class _Asked:
    """A state, and the cached answers about it."""

    __slots__ = ("awaits", "game", "state", "targets", "views")

    def __init__(self, game: AnyGame, state: AnyState) -> None:
        self.game = game
        self.state = state
        self.views: dict[Seat | None, AnyView] = {}
        self.awaits: frozenset[Seat] | None = None
        self.targets: Sequence[AnyAction] | None = None


_lately: OrderedDict[int, _Asked] = OrderedDict()
"""The cached states by their identity."""


def view_of(game: AnyGame, state: AnyState, seat: Seat | None) -> AnyView:
    """Return the game's View of a state for a seat, or for a spectator."""
    views = _of(game, state).views
    if seat not in views:
        views[seat] = game.view(state, seat)
    return views[seat]


def awaits_of(game: AnyGame, state: AnyState) -> frozenset[Seat]:
    """Return the seats that must act in a state."""
    asked = _of(game, state)
    if asked.awaits is None:
        asked.awaits = game.awaits(state)
    return asked.awaits


def targets_in(title: Title, state: AnyState) -> Sequence[AnyAction]:
    """Return the tap targets of a state, for which players race, or none outside a race of presses."""
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


# the same for a table, whose seats can move only while its match is in progress


def turn_of(table: AnySnapshot, title: Title) -> int:
    """Return the number of the turn in progress."""
    return title.rules.game.turn(table.match.state)


def awaited_at(table: AnySnapshot, title: Title) -> frozenset[Seat]:
    """Return the seats that must act, or none if the match is not in progress."""
    return awaits_of(title.rules.game, table.match.state) if table.status == "playing" else frozenset()


def actions_at(table: AnySnapshot, title: Title, seat: Seat) -> Sequence[AnyAction]:
    """Return the legal actions of a seat, or none if the match is not in progress."""
    return title.rules.game.legal(table.match.state, seat) if table.status == "playing" else ()


def tap_targets(table: AnySnapshot, title: Title) -> Sequence[AnyAction]:
    """Return the actions that are public buttons now, or none if the match is not in progress."""
    return targets_in(title, table.match.state) if table.status == "playing" else ()


def seated_names(players: Sequence[Player]) -> tuple[Seated, ...]:
    """Return the players' names by seat for pictures, with their cars."""
    return tuple(Seated(player.name, player.car or seat_car(seat)) for seat, player in enumerate(players))
