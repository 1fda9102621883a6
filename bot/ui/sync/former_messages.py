"""Messages that are no longer needed, and those of lobbies and tables that no longer exist."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.locales.phrase import say
from bot.model.snapshots import Place
from bot.storage.messages import of_former
from bot.tables.table import Table
from bot.ui.messages.message import layout
from bot.ui.messages.public_table import moved_message
from bot.ui.sync.message_state import GONE, MessageState, Shut
from bot.ui.sync.posts import if_possible
from bot.ui.sync.services import Services
from bot.ui.sync.subject import Doubt, Kind
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import TableMessages, TrackedTable
from bot.ui.text import link

AT_ONCE = 50
"""The number of unfinished deletions that are read together."""


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
        """Return the refusal that stops the change of a message in an existing table's channel, or None for
        any other message.
        """
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


@dataclass(slots=True, eq=False, kw_only=True)
class FormerTable(TableMessages):
    """A lobby or table that no longer exists, whose stored state is deleted once nothing is left to do about
    its messages.
    """

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"former-table {self.id}"

    @property
    def server(self) -> int:
        """Return the id of the public message's channel, in place of a server."""
        return self.confirmed.channel

    def read(self, document: str | None) -> None:
        """Take the state from a stored document, and mark all hands in it for deletion."""
        self.state = MessageState.read(document)
        _discard_hands(self.state, self.state)
        if self.state.anywhere:
            for _, message in self.state.trash:
                self.token_edits.recall(message, self.state.way)

    @property
    def anywhere(self) -> bool:
        """Return whether the bot was not a member where the lobby or table was."""
        return self.confirmed.anywhere

    def document(self) -> str:
        """Return the state of the messages as a document to store."""
        return self.confirmed.document()

    async def note_shown(self) -> None:
        """Delete the stored state."""
        await self.store.drop_message_state(self.id)


class ClosedLobbies(Kind[FormerTable]):
    """The public messages of closed lobbies, whose buttons are removed."""

    def __init__(self, services: Services) -> None:
        self._posts = services.posts

    def differs(self, subject: FormerTable, _: int, /) -> bool:
        """Return whether the public message of a closed lobby still has its buttons."""
        state = subject.confirmed
        return state.channel != 0 and state.anchor != 0 and not state.anywhere

    async def reconcile(self, subject: FormerTable, _: int, _doubt: Doubt, /) -> None:
        """Remove the buttons from the public message."""
        state = subject.confirmed
        closed = layout(say("answer-lobby-closed", state.locale))
        await if_possible(self._posts.edit(state.channel, state.anchor, closed), subject.name)
        state.anchor = 0


class FormerTables:
    """Changes or deletes the messages of lobbies and tables that no longer exist."""

    def __init__(self, services: Services, former_messages: FormerMessages) -> None:
        self._client = services.client
        self._store = services.store.messages
        self._reconciler = services.reconciler
        self._later = services.later
        self._clock = services.clock
        self._kinds: Sequence[Kind[Any]] = (ClosedLobbies(services), former_messages)

    def close(self, id: str) -> None:
        """Soon delete the remaining messages of a lobby or table that no longer exists, or remove their
        buttons.
        """
        subject = self._reconciler.get(id, FormerTable) or self._subject(id)
        subject.shown = -1
        self._reconciler.mark(subject)

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete every known message of tables soon if possible, even if the process is killed first. Return
        the places and ids of the public messages and replays that must remain. Raises StoreAway.
        """
        stay = list[tuple[Place, int]]()
        for table in tables:
            place, replay = table.snapshot.place, table.snapshot.replay
            known = MessageState.read(await self._store.read_message_state(table.snapshot.id))
            subject = self._subject(of_former(table.snapshot.id))
            left = MessageState(channel=place.channel, anywhere=place.anywhere)
            if not place.anywhere:
                left.trash = [*known.trash]
                _discard_hands(known, left)
                for message in (known.anchor, known.ping, replay):
                    left.discard(place.channel, message)
            else:
                subject.token_edits.recall(known.anchor, known.way)
                if subject.token_edits.way(known.anchor) is not None:
                    left.way = known.way
                    left.discard(place.channel, known.anchor)
                elif known.anchor and not table.snapshot.personal:
                    stay.append((place, known.anchor))
                if replay:
                    stay.append((place, replay))
            async with self._reconciler.leases.held(subject):
                subject.state = left
                await self._reconciler.leases.save(subject)
            self._reconciler.mark(subject)
        return stay

    def resume(self) -> None:
        """Continue the deletions that the last process has not finished."""
        self._later.until_done(self._go_on, "former-tables")

    async def _go_on(self) -> None:
        last = of_former("")
        while ids := await self._store.subjects_after(last, AT_ONCE):
            for last in ids:
                self.close(last)

    def _subject(self, id: str) -> FormerTable:
        return FormerTable(
            id=id,
            kinds=self._kinds,
            store=self._store,
            token_edits=TokenEdits(self._client, self._clock),
            version=0,
        )


def _discard_hands(known: MessageState, left: MessageState) -> None:
    for hand in known.hands.values():
        if hand.shows != GONE:
            left.discard(hand.channel, hand.message)
    known.hands.clear()
