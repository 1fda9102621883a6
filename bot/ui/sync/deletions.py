"""Messages that must be deleted."""

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.message_state import Shut
from bot.ui.sync.posts import if_possible
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind, Slot
from bot.ui.sync.tracked_table import TableMessages, TrackedTable


class Deletions(Kind[TableMessages]):
    """Messages of a table or lobby to delete, by their ids. A refusal in its channel does not apply to
    DMs.
    """

    def __init__(self, services: Services, lost: LostChannels) -> None:
        self._lost = lost
        self._posts = services.posts

    def keys(self, subject: TableMessages) -> Iterable[int]:
        """Return the ids of the messages that must be deleted."""
        return [message for _, message in subject.confirmed.trash]

    def differs(self, subject: TableMessages, key: int, /) -> bool:
        """Return whether a message can be deleted now. A message in the table's channel cannot be deleted
        while deletions there are refused.
        """
        refused = subject.confirmed.is_shut(Shut.DELETE)
        return any(
            message == key and not (refused and _notes_shut(subject, channel))
            for channel, message in subject.confirmed.trash
        )

    def guarded(self, subject: TableMessages, slot: Slot) -> AbstractContextManager[None]:
        """Return a context for one try. It records a lasting refusal of a deletion in the table's channel."""
        if isinstance(subject, TrackedTable) and _notes_shut(subject, _channel_of(subject, slot.key)):
            return self._lost.guarded(subject, slot, Shut.DELETE)
        return nullcontext()

    async def reconcile(self, subject: TableMessages, key: int, _: Doubt, /) -> None:
        """Delete the message. If it does not exist any more, or Discord will never delete it, no second try
        is needed. Raises temporary failures, and a refusal in the table's channel.
        """
        channel = _channel_of(subject, key)
        notes_shut = _notes_shut(subject, channel)
        await if_possible(self._delete(subject, channel, key), subject.name, notes_shut=notes_shut)
        subject.confirmed.trash.remove((channel, key))

    async def _delete(self, subject: TableMessages, channel: int, message: int) -> None:
        """Delete a message with its token or, if that fails and the bot can reach the message, as the bot."""
        only_way = subject.anywhere or not channel
        if not await subject.token_edits.delete(message, only_way=only_way) and not only_way:
            await self._posts.delete(channel, message)


def _channel_of(subject: TableMessages, id: int) -> int:
    return next(channel for channel, message in subject.confirmed.trash if message == id)


def _notes_shut(subject: TableMessages, channel: int) -> bool:
    """Return whether a channel is that of an existing table, which records its refusals."""
    return isinstance(subject, TrackedTable) and channel == subject.channel
