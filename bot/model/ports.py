"""The interfaces that tables need from outside, such as Thinker, and the values in which a Store reports
about other processes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, TypeVar

from bot.engine.game import AnyAction, AnyView, Chance, Seat
from bot.model.snapshots import By
from bot.title import AnyTitle as Title

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a robot to choose an action.

    driver: the robot's key in the title. actions: the legal actions of the view's seat. urgent: whether a
    person waits for the choice, so that it takes precedence over the robots' own decisions. server: unless
    the question is urgent, the id of the table's server or, outside of servers, of its channel. Servers take
    turns.
    """

    title: Title
    driver: str
    view: AnyView
    actions: Sequence[AnyAction]
    luck: Chance
    urgent: bool = False
    server: int = 0


class Thinker(Protocol):
    """Has robots choose actions."""

    async def choose(self, question: Question) -> AnyAction:
        """Return the robot's choice."""


class Slow(Protocol):
    """Does work, in slices, for which nobody at a table waits. Robots and hints take precedence over each
    slice.
    """

    async def slice(self, work: Callable[..., T], *args: object, server: int = 0) -> T:
        """Return the result of work. Raises TimeoutError if it takes too long, and BrokenProcessPool if it
        cannot be done. server: the id of the server for which the work is done, or 0. Servers take turns.
        """


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A heartbeat: the process was running at `at` (Unix seconds), and had been down for `lost` seconds in
    total. Times in snapshots are play times, which stop while no process is running: Unix time minus `lost`.
    """

    at: float
    lost: float


DueKind: TypeAlias = Literal["tables", "lobbies", "circuits", "nights", "notes"]
"""The kinds of things that can be due: a table, a lobby, a circuit, a race night, or the messages of a table
or lobby.
"""


@dataclass(frozen=True, slots=True)
class SharedPress:
    """A press in a race of presses, as a worker reports it to the other workers. played: whether that worker
    has finished with the press, whether or not it counted. The other fields are the same as in
    bot.tables.press_race.HeldPress.
    """

    turn: int
    seat: Seat
    by: By
    action: AnyAction
    at: int
    lot: int
    played: bool = False


CLAIMED = 3.0
"""The number of seconds for which a worker is responsible for the messages of a table after claiming them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A worker's claim to the messages of a table or lobby."""

    epoch: int
    """The epoch in which the claim was made. The claim ends when another worker gets a later epoch. The epoch
    is 0 if no other worker shares the database, because then nobody needs a claim.
    """
    document: str | None = None
    """The stored state of the messages, or None."""
    wanted: int = 0
    """The version of the table or lobby that the messages should show."""
    lapsed: bool = False
    """Whether the previous worker did not release its claim. In that case it can have sent messages without
    recording them.
    """
