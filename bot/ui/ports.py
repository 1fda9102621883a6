"""What bot.ui needs of storage; bot.storage implements all of it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Protocol

from bot.tables.ports import Claim


class MessageClaims(Protocol):
    """Which worker owns the messages of a table."""

    @property
    def shared(self) -> bool:
        """Whether other workers use it as well."""

    async def claim(self, id: str) -> Claim | None:
        """Claim the messages of that table or lobby for CLAIMED seconds, unless another worker has claimed
        them.
        """

    async def renew(self, epochs: Mapping[str, int]) -> Set[str]:
        """Extend the claims on these messages to CLAIMED seconds from now; return those that this worker
        still has.
        """


class MessageStore(Protocol):
    """The durable state of the display."""

    async def wait_until_back(self) -> None:
        """Return when a retry after StoreAway makes sense; several waiting tasks share one check."""

    async def read_message_state(self, id: str) -> str | None:
        """Read the document about the messages of a table or lobby."""

    async def write_message_state(
        self, id: str, document: str, epoch: int = 0, *, last: bool = False
    ) -> None:
        """Replace the document.

        epoch: that of the claim on those messages, 0 if nobody claims any. last: the claim ends as well.
        Raises Conflict if another worker has claimed them since.
        """

    async def drop_message_state(self, id: str) -> None:
        """Delete the document about the messages of a closed lobby."""

    async def note_shown(self, id: str, version: int) -> None:
        """Record that everybody has seen that version, unless a newer one is recorded."""

    async def read_dm(self, person: int) -> str | None:
        """Whether the person's DMs are "open", "closed", or "told" (closed, and they know); None if never
        tried.
        """

    async def write_dm(self, person: int, state: str) -> None:
        """Store the state of the person's DMs."""


class Pauses(Protocol):
    """Actions that nobody may repeat at once, because each costs all others something. Times are Unix
    seconds.
    """

    async def until(self, what: str, whom: int, now: float) -> float | None:
        """When they may do that again; None: now."""

    async def begin(self, what: str, whom: int, now: float, seconds: float) -> bool:
        """Start a pause of that many seconds; return False if one is in progress. whom: a person's id, or a
        role's.
        """

    async def end(self, what: str, whom: int) -> None:
        """End the pause."""


class TakenInteractions(Protocol):
    """Interactions that were already handled, by any process."""

    async def take_interaction(self, id: int, at: float) -> bool:
        """Mark the interaction with that id, which arrived at that Unix time, as handled; return False if a
        process, perhaps this one, did so before. Raises bot.tables.ports.StoreAway.
        """


class PersonalData(Protocol):
    """What is stored about people."""

    async def export(self, person: int) -> Mapping[str, Any]:
        """All stored data about the person, as plain data for JSON."""

    async def scrub(self) -> None:
        """Return once deleted data is also gone from the database's files."""
