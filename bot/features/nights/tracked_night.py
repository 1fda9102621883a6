"""Race nights whose messages are tracked."""

from dataclasses import dataclass, replace

from bot.features.nights.model import Night, NightMessages
from bot.features.nights.nights import Nights
from bot.features.nights.queries import read_messages, write_messages
from bot.runtime.clock import Clock
from bot.ui.sync.subject import Subject


@dataclass(slots=True, eq=False, kw_only=True)
class TrackedNight(Subject[NightMessages]):
    """A race night whose messages are being kept up to date."""

    night: Night
    nights: Nights
    clock: Clock
    look: bool = False
    """Whether the night's event must be checked for a move by hand."""
    changed: float = 0.0
    """The time when this process learned of the last known version."""

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"night {self.night.id}"

    @property
    def server(self) -> int:
        """Return the id of the night's server."""
        return self.night.place.guild

    def read(self, document: str | None) -> None:
        """Take the state of the night's messages from a stored document."""
        self.state = read_messages(document)

    def document(self) -> str:
        """Return the state of the night's messages as a document to store."""
        return write_messages(self.confirmed)

    def doubt_content(self) -> None:
        """Record that the content of the messages is unknown, so that each is drawn again."""
        self.state = replace(self.confirmed, version=-1)

    async def catch_up(self, _wanted: int, /) -> None:
        """Switch to the stored version. Raises StoreAway."""
        if night := await self.nights.stored(self.night.id):
            self.turn_to(night, self.clock.now())

    def is_final(self) -> bool:
        """Return whether the night is over or off."""
        return self.night.status in ("over", "off")

    async def note_shown(self) -> None:
        """Record in the store that all messages show this version of the night."""
        await self.nights.note_confirmed(self.night, event=bool(self.confirmed.event.id))

    def turn_to(self, night: Night, now: float) -> None:
        """Switch to a version of the night, unless a newer one is known."""
        if night.version >= self.version:
            self.night = night
        if night.version > self.version:
            self.version, self.changed = night.version, now

    @property
    def looks(self) -> bool:
        """Return whether the night has an event that was possibly moved by hand."""
        return self.look and self.confirmed.event.id != 0
