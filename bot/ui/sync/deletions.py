"""Messages that must be deleted."""

from collections.abc import Iterable

from bot.ui.sync.message_state import Shut
from bot.ui.sync.posts import if_possible
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind
from bot.ui.sync.tracked_table import TableMessages, TrackedTable


class Deletions(Kind[TableMessages]):
    """Messages of a table or lobby to delete, by their ids."""

    def __init__(self, services: Services) -> None:
        self._posts = services.posts

    def keys(self, subject: TableMessages) -> Iterable[int]:
        """Return the ids of the messages that must be deleted."""
        return [message for _, message in subject.confirmed.trash]

    def differs(self, subject: TableMessages, key: int, /) -> bool:
        """Return whether a message must still be deleted."""
        return key in self.keys(subject)

    def refusal_of(self, subject: TableMessages, key: int, /) -> Shut | None:
        """Return the refusal that stops a deletion in the channel of an existing table, or None elsewhere."""
        records = isinstance(subject, TrackedTable) and _channel_of(subject, key) == subject.channel
        return Shut.DELETE if records else None

    async def reconcile(self, subject: TableMessages, key: int, _: Doubt, /) -> None:
        """Delete the message, unless Discord permanently refuses that. Raises temporary failures, and a
        refusal in the table's channel.
        """
        channel, notes_shut = _channel_of(subject, key), self.refusal_of(subject, key) is not None
        await if_possible(self._delete(subject, channel, key), subject.name, notes_shut=notes_shut)
        subject.confirmed.trash.remove((channel, key))

    async def _delete(self, subject: TableMessages, channel: int, message: int) -> None:
        only_way = subject.anywhere or not channel
        if not await subject.token_edits.delete(message, only_way=only_way) and not only_way:
            await self._posts.delete(channel, message)


def _channel_of(subject: TableMessages, id: int) -> int:
    """Return the id of a message's channel, or 0 if unknown."""
    return next((channel for channel, message in subject.confirmed.trash if message == id), 0)
