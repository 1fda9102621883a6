"""What tables need from outside: a Thinker, the Rulebooks they play by, and what a Store tells them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from bot.engine.chance import Chance
from bot.engine.driver import Driver
from bot.engine.game import Game, Seat
from bot.engine.match import Versions
from bot.tables.records import By


@dataclass(frozen=True, slots=True)
class Reflexes:
    """What a title says whose players race each other's presses on the table's own message.

    calls: from a spectator's view, the actions that stand as public buttons, in the order in which the
    picture shows what they are for; empty outside such a race, and the same throughout it, so that no button
    moves under a finger: what is not legal any more is disabled.
    stamped: the action as a move that was pressed at that Unix millisecond; `drawn` are the seats that
    pressed for the same at the same millisecond and lost the lot against it. The result equals the action:
    `at` and `drawn` do not count when actions are compared.
    seconds: from a spectator's view, how long the phase may take at a live table; None: as long as any turn.
    delay: from a robot's own view, its luck, the seats that people drive, and its key, after how many seconds
    of the phase it presses at a live table; None: as soon as robots do.
    """

    calls: Callable[[Any], Sequence[Any]]
    stamped: Callable[[Any, int, tuple[Seat, ...]], Any]
    seconds: Callable[[Any], float | None]
    delay: Callable[[Any, Chance, frozenset[Seat], str], float | None]


@dataclass(frozen=True, slots=True)
class Sight:
    """What a title says of its views, so that one can tell whether a move revealed anything.

    shown: what the view shows of all that may be hidden from somebody, each thing as often as it is shown.
    hand: what of it is the seat's own to show: playing it openly reveals nothing of the game's.
    secret: the seat's next move can never be taken back, as in a race of presses.
    """

    shown: Callable[[Any], Iterable[Hashable]]
    hand: Callable[[Any], Iterable[Hashable]] = lambda _view: ()
    secret: Callable[[Any], bool] = lambda _view: False


class Rulebook(Protocol):
    """What a table must know of a title: bot.title.Title satisfies it."""

    @property
    def key(self) -> str:
        """The title's name in storage."""

    @property
    def name(self) -> str:
        """Its name for players."""

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        """Its rules."""

    @property
    def versions(self) -> Versions:
        """Of its rules."""

    @property
    def drivers(self) -> Mapping[str, Driver[Any, Any]]:
        """Its computer opponents by key."""

    @property
    def robot(self) -> str:
        """The key of the driver that plays for absent players."""

    @property
    def usual(self) -> str:
        """The key of the driver of a robot in a lobby, unless another is chosen; "": `robot`."""

    @property
    def reflexes(self) -> Reflexes | None:
        """How its players race each other's presses, if they do."""

    @property
    def auto_pass(self) -> Callable[[Any], Any] | None:
        """From the view of a seat, the pass that is played for whoever asked for that; None: it is not all
        that the seat may do.
        """

    @property
    def ahead(self) -> Callable[[str, Any], Any] | None:
        """From what a player has said ahead and the view of the seat that is to move, the action that was
        meant; None: the case is another.
        """

    @property
    def forced(self) -> Callable[[Any, Seat], Any] | None:
        """From a spectator's view, the action of an awaited seat that is plainly its only one; None: it may
        have others.
        """

    @property
    def sight(self) -> Sight | None:
        """What its views show that may be hidden from somebody; None: no move of it can be taken back."""

    @property
    def guess(self) -> Callable[[Any, Chance], Any] | None:
        """From a view, a state that looks like it, drawn by chance from all that the view allows; None: there
        is no telling.
        """

    @property
    def elo(self) -> Mapping[str, int]:
        """By how much its robots are stronger than one of club, by their keys, as far as that is known."""

    @property
    def searching(self) -> frozenset[str]:
        """The keys of the drivers that take more than some 20 ms for a decision: they think in another
        process.
        """


class Thinker(Protocol):
    """Where drivers think."""

    async def choose(
        self,
        title: Rulebook,
        driver: str,
        view: Any,
        actions: Sequence[Any],
        luck: Chance,
        *,
        urgent: bool = False,
        server: int = 0,
    ) -> Any:
        """What that driver of the title chooses among the actions, the legal ones of the view's seat. urgent:
        a person waits for it, so it goes ahead of what robots have to think about. server: the id of the one
        that it is for; those take turns.
        """


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat: the process ran at `at` (Unix seconds), and had by then been down for `lost` seconds in
    all. Every time in the records is play time, which stands still while nobody is there: Unix time - lost.
    """

    at: float
    lost: float


Kind: TypeAlias = Literal["tables", "lobbies", "circuits", "notes"]
"""What can be due: a table, a lobby, a circuit, or the messages that show a table or lobby."""


@dataclass(frozen=True, slots=True)
class Upcoming:
    """When the next thing is due (play time), None: nothing ever; and the versions of some tables, by their
    ids.
    """

    next_due: float | None
    versions: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of a race of presses that a worker holds. played: it holds it no more, whatever came of it. The
    rest as in bot.tables.racing_presses.RacingPress.
    """

    turn: int
    seat: Seat
    by: By
    action: Any
    at: int
    lot: int
    played: bool = False


class Taps(Protocol):
    """What workers tell each other of the presses that they hold at one table."""

    async def tell(self, tap: Tap) -> None:
        """Tell of a press, or what became of it."""

    async def all(self, turn: int) -> Sequence[Tap]:
        """All of that turn."""


CLAIMED = 4.0
"""Seconds for which a worker has the messages of a table after it has claimed them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to touch the messages of a table or lobby. epoch: it ends when another worker's has another;
    0: nobody else wants any. document: what is stored of them. wanted: the version that they should show.
    """

    epoch: int
    document: str | None = None
    wanted: int = 0


class StoreAway(Exception):
    """The store cannot be reached, which may pass: it is not known whether what was asked has been done."""


class Displaced(StoreAway):
    """Another process has the database by now: this one is to write nothing more, and to end."""


class Outdated(Displaced):
    """It is one of a newer version."""


class Conflict(Exception):
    """Another process has changed the table, lobby or circuit since this one read it."""
