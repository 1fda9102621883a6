"""The class TableState: a table at one moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.engine.game import AnyAction, AnyView, Seat
from bot.locales.phrase import Locale
from bot.model.snapshots import AnySnapshot
from bot.tables import transitions
from bot.tables.decide import seat_in
from bot.tables.robots import named
from bot.tables.views import actions_at, awaited_at, seated_names, tap_targets, turn_of, view_of
from bot.title import AnyTitle as Title
from bot.words.player_car import Seated

SeatKey: TypeAlias = Callable[["TableState", Seat], str]
"""A function that returns a key of a seat. The key must depend on nothing but the snapshot."""


class TableState:
    """The state of a table at one moment, from which the table is drawn. Only the subclass Table changes."""

    title: Title
    snapshot: AnySnapshot
    names: tuple[str, ...]
    """The players' names by seat."""
    turn: int
    """The number of the turn in progress."""
    awaited: frozenset[Seat]
    """The seats that must act. Empty if the match is not in progress."""
    tap_targets: Sequence[AnyAction]
    """The actions that are public buttons, where the first press counts."""
    _keys: dict[tuple[SeatKey, Seat], str]
    """The keys that `once` has found for the snapshot."""

    def __init__(self, snapshot: AnySnapshot, title: Title) -> None:
        self.title = title
        self.become(snapshot)

    def become(self, snapshot: AnySnapshot) -> None:
        """Switch to a state, and compute the values derived from it."""
        self.snapshot = snapshot
        self.names = tuple(player.name for player in snapshot.players)
        self.turn = turn_of(snapshot, self.title)
        self.awaited = awaited_at(snapshot, self.title)
        self.tap_targets = tap_targets(snapshot, self.title)
        self._keys = {}

    def once(self, key: SeatKey, seat: Seat) -> str:
        """Return the key of a seat, which is found only once for a snapshot."""
        if (key, seat) not in self._keys:
            self._keys[key, seat] = key(self, seat)
        return self._keys[key, seat]

    def frozen(self, *, nameless: bool = False) -> TableState:
        """Return the table as it is now, for drawing. nameless: whether to replace people's names with
        numbers.
        """
        return TableState(self.snapshot.nameless() if nameless else self.snapshot, self.title)

    @property
    def seated_names(self) -> tuple[Seated, ...]:
        """Return the players' names by seat for pictures, with their cars."""
        return seated_names(self.snapshot.players)

    def full_names(self, locale: Locale) -> tuple[str, ...]:
        """Return the players' names by seat, with each robot's level."""
        return tuple(named(each, locale) for each in self.snapshot.players)

    @property
    def waiting(self) -> bool:
        """Return whether all people are away, so that the table waits for one of them to return."""
        return transitions.waits(self.snapshot)

    def must_act(self, seat: Seat) -> bool:
        """Return whether the player of a seat must act, and no robot plays for them."""
        return seat in self.awaited and self.snapshot.players[seat].robot is None

    def view(self, seat: Seat | None) -> AnyView:
        """Return the game's View for a seat, or for a spectator."""
        return view_of(self.title.rules.game, self.snapshot.match.state, seat)

    def seat_of(self, person: int) -> Seat:
        """Return a person's seat. Raises NotSeated."""
        return seat_in(self.snapshot, person)

    def actions(self, seat: Seat) -> Sequence[AnyAction]:
        """Return the legal actions of a seat, or none if the match is not in progress."""
        return actions_at(self.snapshot, self.title, seat)
