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
        """Return the refusal that stops a deletion in the channel of an existing table. In DMs, and for a
        table that no longer exists, none is recorded.
        """
        records = isinstance(subject, TrackedTable) and _channel_of(subject, key) == subject.channel
        return Shut.DELETE if records else None

    async def reconcile(self, subject: TableMessages, key: int, _: Doubt, /) -> None:
        """Delete the message. If it does not exist any more, or Discord will never delete it, no second try
        is needed. Raises temporary failures, and a refusal in the table's channel.
        """
        channel, notes_shut = _channel_of(subject, key), self.refusal_of(subject, key) is not None
        await if_possible(self._delete(subject, channel, key), subject.name, notes_shut=notes_shut)
        subject.confirmed.trash.remove((channel, key))

    async def _delete(self, subject: TableMessages, channel: int, message: int) -> None:
        """Delete a message with its token or, if that fails and the bot can reach the message, as the bot."""
        only_way = subject.anywhere or not channel
        if not await subject.token_edits.delete(message, only_way=only_way) and not only_way:
            await self._posts.delete(channel, message)


def _channel_of(subject: TableMessages, id: int) -> int:
    """Return the id of the channel of a message to delete, or 0 if it need not be deleted."""
    return next((channel for channel, message in subject.confirmed.trash if message == id), 0)
