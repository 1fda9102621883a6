"""The things that tables need from outside: a Thinker, and a Store's reports of other processes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, TypeVar

from bot.engine.game import AnyAction, AnyView, Chance, Seat
from bot.model.snapshots import By
from bot.title import AnyTitle as Title

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a driver of that title to choose one of `actions`, the legal ones of the view's seat.
    urgent: whether a person waits for it, so that it goes ahead of the robots' own decisions. server: the id
    of the server that it is for. Servers take turns.
    """

    title: Title
    driver: str
    view: AnyView
    actions: Sequence[AnyAction]
    luck: Chance
    urgent: bool = False
    server: int = 0


class Thinker(Protocol):
    """The place where drivers think."""

    async def choose(self, question: Question) -> AnyAction:
        """Return the driver's choice."""


class Slow(Protocol):
    """The place for work, done in slices, that nobody at a table waits for. Robots and hints go before each
    slice.
    """

    async def slice(self, work: Callable[..., T], *args: object, server: int = 0) -> T:
        """Return the result of work that takes at most a second. server: as for a Thinker."""


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat: the process was running at `at` (Unix seconds), and had by then been down for `lost`
    seconds in all. Every time in the snapshots is play time, which stops while no process is running: Unix
    time - lost.
    """

    at: float
    lost: float


DueKind: TypeAlias = Literal["tables", "lobbies", "circuits", "nights", "notes"]
"""The things that can be due: a table, a lobby, a circuit, a race night, or the messages that show a table or
lobby.
"""


@dataclass(frozen=True, slots=True)
class SharedPress:
    """A press in a race of presses that a worker holds. played: whether the worker no longer holds it,
    whatever the result. The other fields are as in bot.tables.press_race.HeldPress.
    """

    turn: int
    seat: Seat
    by: By
    action: AnyAction
    at: int
    lot: int
    played: bool = False


CLAIMED = 3.0
"""Seconds for which a worker has the messages of a table after claiming them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to touch the messages of a table or lobby."""

    epoch: int
    """The epoch in which the claim was taken. It ends when another worker has another epoch. 0 means that no
    other worker wants any.
    """
    document: str | None = None
    """The stored state of the messages."""
    wanted: int = 0
    """The version that the messages should show."""
    lapsed: bool = False
    """Whether the previous worker did not release its claim, so that it may have sent messages that it did
    not store.
    """
