"""What bot.ui needs of storage: bot.storage offers all of it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Protocol

from bot.model.ports import Claim


class MessageClaims(Protocol):
    """Which worker touches the messages of a table."""

    @property
    def shared(self) -> bool:
        """Do other workers use it, too?"""

    async def claim(self, id: str) -> Claim | None:
        """Have the messages of that table or lobby for CLAIMED seconds, unless another worker has them."""

    async def renew(self, epochs: Mapping[str, int]) -> Set[str]:
        """Have those for CLAIMED seconds from now: which of them still are this worker's."""


class MessageStore(Protocol):
    """The durable memory of the display."""

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway: many who wait are one who asks."""

    async def read_message_state(self, id: str) -> str | None:
        """The document about the messages of a table or lobby."""

    async def write_message_state(
        self, id: str, document: str, epoch: int = 0, *, last: bool = False, shown: int = -1
    ) -> None:
        """Write that document over the one before. epoch: that of the claim on those messages, 0 where nobody
        claims any. last: the claim ends with it. shown: the version that everybody has been shown; -1: none.
        Raises Conflict where another worker has them by now.
        """

    async def drop_message_state(self, id: str) -> None:
        """Forget the messages of a lobby that is closed."""

    async def note_shown(self, id: str, version: int) -> None:
        """Everybody has been shown that version, unless there is a newer one."""

    async def read_dm(self, person: int) -> str | None:
        """Are the person's DMs "open", "closed", or "told" (closed, and they know)? None: never tried."""

    async def write_dm(self, person: int, state: str) -> None:
        """Keep what became of the person's DMs."""


class Pauses(Protocol):
    """What nobody may do again at once, for it costs all others something. Times are Unix seconds."""

    async def until(self, what: str, whom: int, now: float) -> float | None:
        """When they may do that again; None: now."""

    async def begin(self, what: str, whom: int, now: float, seconds: float) -> bool:
        """Have them pause for that many seconds, unless they do already: then it is False. whom: a person's
        id, or a role's.
        """

    async def end(self, what: str, whom: int) -> None:
        """They may do that again."""


class TakenInteractions(Protocol):
    """Which interactions were taken, by whatever process."""

    async def take_interaction(self, id: int, at: float) -> bool:
        """Take the interaction with that id, which came in at that Unix time, unless a process, perhaps this
        one, has taken it before. Raises bot.model.ports.StoreAway.
        """


class PersonalData(Protocol):
    """What is stored about people."""

    async def export(self, person: int) -> Mapping[str, Any]:
        """Everything that is stored about the person, as plain data for JSON."""

    async def scrub(self) -> None:
        """Return once what was deleted is gone from the database's files, too."""
