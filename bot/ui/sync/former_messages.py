"""Messages that are no longer needed."""

from collections.abc import Iterable
from functools import partial

from bot.tables.table import Table
from bot.ui.messages.public_table import moved_message
from bot.ui.sync.message_state import Shut
from bot.ui.sync.posts import if_possible
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind
from bot.ui.sync.tracked_table import TableMessages, TrackedTable
from bot.ui.text import link


class FormerMessages(Kind[TableMessages]):
    """Messages that a table or lobby no longer needs, by their ids. Former public messages of a table become
    signposts, and the others are deleted.
    """

    def __init__(self, services: Services) -> None:
        self._posts = services.posts

    def keys(self, subject: TableMessages) -> Iterable[int]:
        """Return the ids of the messages."""
        signposts = subject.confirmed.signposts if isinstance(subject, TrackedTable) else ()
        return [*signposts, *(message for _, message in subject.confirmed.trash)]

    def differs(self, subject: TableMessages, key: int, /) -> bool:
        """Return whether a message must still be changed or deleted."""
        return key in self.keys(subject)

    def refusal_of(self, subject: TableMessages, key: int, /) -> Shut | None:
        """Return the refusal that stops a change in the channel of an existing table, or None elsewhere."""
        if not isinstance(subject, TrackedTable):
            return None
        if key in subject.confirmed.signposts:
            return Shut.SIGNPOST
        return Shut.DELETE if _channel_of(subject, key) == subject.channel else None

    async def reconcile(self, subject: TableMessages, key: int, _: Doubt, /) -> None:
        """Change or delete the message, unless Discord permanently refuses that. Raises temporary failures,
        and a refusal in the table's channel.
        """
        state, notes_shut = subject.confirmed, self.refusal_of(subject, key) is not None
        if isinstance(subject, TrackedTable) and key in state.signposts:
            change, note = self._replace(subject, key), partial(state.signposts.remove, key)
        else:
            channel = _channel_of(subject, key)
            change, note = self._delete(subject, channel, key), partial(state.trash.remove, (channel, key))
        await if_possible(change, subject.name, notes_shut=notes_shut)
        note()

    async def _replace(self, tracked: TrackedTable, message: int) -> None:
        """Replace a former public message by a signpost without buttons."""
        table, anchor = tracked.subject, tracked.confirmed.anchor
        if not isinstance(table, Table) or message == anchor:
            return
        place = table.snapshot.place
        drawn = moved_message(table, link(place, anchor), place.locale)
        if not await tracked.token_edits.edit(message, drawn) and not tracked.anywhere:
            await self._posts.edit(tracked.channel, message, drawn)

    async def _delete(self, subject: TableMessages, channel: int, message: int) -> None:
        only_way = subject.anywhere or not channel
        if not await subject.token_edits.delete(message, only_way=only_way) and not only_way:
            await self._posts.delete(channel, message)


def _channel_of(subject: TableMessages, id: int) -> int:
    """Return the id of a message's channel, or 0 if unknown."""
    return next((channel for channel, message in subject.confirmed.trash if message == id), 0)
