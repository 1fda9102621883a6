"""What tables need from outside: a Thinker, and what a Store tells them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from bot.engine.game import AnyAction, AnyView, Chance, Seat
from bot.model.snapshots import By
from bot.title import AnyTitle as Title

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """What a driver of that title is asked: which of the actions, the legal ones of the view's seat, it
    chooses. urgent: a person waits for it, so it goes ahead of what robots have to think about. server: the
    id of the one that it is for; those take turns.
    """

    title: Title
    driver: str
    view: AnyView
    actions: Sequence[AnyAction]
    luck: Chance
    urgent: bool = False
    server: int = 0


class Thinker(Protocol):
    """Where drivers think."""

    async def choose(self, question: Question) -> AnyAction:
        """What the driver chooses."""


class Slow(Protocol):
    """Where work is done that nobody at a table waits for, in slices: robots and hints go before each."""

    async def slice(self, work: Callable[..., T], *args: Any, server: int = 0) -> T:
        """The result of work that takes a second at most. server: as for a Thinker."""


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat: the process ran at `at` (Unix seconds), and had by then been down for `lost` seconds in
    all. Every time in the snapshots is play time, which is stopped while no process is there: Unix time -
    lost.
    """

    at: float
    lost: float


DueKind: TypeAlias = Literal["tables", "lobbies", "circuits", "nights", "notes"]
"""What can be due: a table, a lobby, a circuit, a race night, or the messages that show a table or lobby."""


@dataclass(frozen=True, slots=True)
class SharedPress:
    """A press of a race of presses that a worker holds. played: it holds it no more, whatever the result. The
    rest as in bot.tables.press_race.HeldPress.
    """

    turn: int
    seat: Seat
    by: By
    action: AnyAction
    at: int
    lot: int
    played: bool = False


CLAIMED = 3.0
"""Seconds for which a worker has the messages of a table after it has claimed them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to touch the messages of a table or lobby. epoch: it ends when another worker's has another;
    0: nobody else wants any. document: what is stored of them. wanted: the version that they should show.
    lapsed: the worker that had it before has not given it back, and may have sent what it has not noted.
    """

    epoch: int
    document: str | None = None
    wanted: int = 0
    lapsed: bool = False


class StoreAway(Exception):
    """The store cannot be reached, which may pass: it is not known whether what was asked has been done."""


class Displaced(StoreAway):
    """Another process has the database by now: this one is to write nothing more, and to end."""


class Outdated(Displaced):
    """It is one of a newer version."""


class Conflict(Exception):
    """Another process has changed the table, lobby or circuit since this one read it."""
