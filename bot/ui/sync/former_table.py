"""The messages of lobbies and tables that no longer exist: lobbies that closed before their last message was
drawn, because the process was killed, and tables that were deleted with a person who played there alone.
"""

import logging
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.locales.phrase import say
from bot.model.snapshots import Place
from bot.runtime.clock import Clock
from bot.storage.messages import SqlMessages, of_former
from bot.tables.table import Table
from bot.ui import failures
from bot.ui.messages.message import layout
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.message_state import GONE, MessageState
from bot.ui.sync.reconciler import Reconciler
from bot.ui.sync.subject import Doubt, Kind, Subject
from bot.ui.sync.token_edits import TokenEdits

log = logging.getLogger(__name__)

AT_ONCE = 50
"""The number of unfinished deletions that are read together."""


@dataclass(slots=True, eq=False, kw_only=True)
class FormerTable(Subject[MessageState]):
    """A lobby or table that no longer exists. Its stored state is deleted once its messages are."""

    store: SqlMessages
    token_edits: TokenEdits

    @property
    def name(self) -> str:
        """Return the subject's name for the log."""
        return f"former-table {self.id}"

    @property
    def server(self) -> int:
        """Return the id of the public message's channel, in place of a server."""
        return self.confirmed.channel

    def read(self, document: str | None) -> None:
        """Take the state from a stored document. A state that is not stored yet remains as it was given."""
        if document is not None or self.state is None:
            self.state = MessageState.read(document)
            _discard_hands(self.state, self.state)

    def document(self) -> str:
        """Return the state of the messages as a document to store."""
        return self.confirmed.document()

    def doubt_content(self) -> None:
        """Do nothing, because nothing is drawn any more."""

    async def note_shown(self) -> None:
        """Delete the stored state, because no messages are left."""
        await self.store.drop_message_state(self.id)


class ClosedLobbies(Kind[FormerTable]):
    """The public messages of closed lobbies, from which the buttons are removed."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def differs(self, subject: FormerTable, key: int) -> bool:  # noqa: ARG002 - there is one
        """Return whether the public message of a closed lobby has its buttons."""
        state = subject.confirmed
        return state.channel != 0 and state.anchor != 0 and not state.anywhere

    async def reconcile(self, subject: FormerTable, _: int, doubt: Doubt, /) -> None:  # noqa: ARG002 - nothing is sent
        """Remove the buttons of the public message."""
        state = subject.confirmed
        message = self._client.get_partial_messageable(state.channel).get_partial_message(state.anchor)
        closed = layout(say("answer-lobby-closed", state.locale))
        await _if_possible(message.edit(view=closed.body, attachments=[]))
        state.anchor = 0
        subject.on_confirmed(subject)


class Removals(Kind[FormerTable]):
    """The other messages of former lobbies and tables, by their ids, which are deleted."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def keys(self, subject: FormerTable) -> Iterable[int]:
        """Return the ids of the messages that must be deleted."""
        return [message for _, message in subject.confirmed.trash]

    def differs(self, subject: FormerTable, key: int) -> bool:
        """Return whether that message must still be deleted."""
        return key in self.keys(subject)

    async def reconcile(self, subject: FormerTable, key: int, _: Doubt, /) -> None:
        """Delete that message, by its token where the bot is no member."""
        state = subject.confirmed
        found = next(each for each in state.trash if each[1] == key)
        if state.anywhere:
            subject.token_edits.recall(self._client, state.channel, key, state.way)
            await _if_possible(subject.token_edits.delete(key, only_way=True))
        else:
            message = self._client.get_partial_messageable(found[0]).get_partial_message(key)
            await _if_possible(message.delete())
        state.trash.remove(found)
        subject.on_confirmed(subject)


class FormerTables:
    """Asks the reconciler to remove what is left of lobbies and tables. alone: no other worker does."""

    def __init__(
        self,
        *,
        client: discord.Client,
        store: SqlMessages,
        reconciler: Reconciler,
        later: BackgroundTasks,
        clock: Clock,
        alone: bool,
    ) -> None:
        self._client = client
        self._store = store
        self._reconciler = reconciler
        self._later = later
        self._clock = clock
        self._alone = alone
        self._kinds = (ClosedLobbies(client), Removals(client))

    def close(self, id: str) -> None:
        """Delete or finish the remaining messages of that lobby or table."""
        found = self._reconciler.get(id)
        subject = found if isinstance(found, FormerTable) else self._subject(id)
        subject.shown = -1
        self._reconciler.mark(subject)

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete every known message of tables if possible. This happens soon, even if the process is killed
        before. Return the public messages that remain where the bot is no member and every token has expired,
        and the replays there. Raises StoreAway.
        """
        stay = list[tuple[Place, int]]()
        for table in tables:
            place, replay = table.snapshot.place, table.snapshot.replay
            known = MessageState.read(await self._store.read_message_state(table.snapshot.id))
            subject = self._subject(of_former(table.snapshot.id))
            left = subject.state = MessageState(channel=place.channel, anywhere=place.anywhere)
            if not place.anywhere:
                left.trash = [*known.trash]
                _discard_hands(known, left)
                for message in (known.anchor, known.ping, replay):
                    left.discard(place.channel, message)
            else:
                subject.token_edits.recall(self._client, place.channel, known.anchor, known.way)
                if subject.token_edits.reaches(known.anchor):
                    left.way = known.way
                    left.discard(place.channel, known.anchor)
                elif known.anchor and not table.snapshot.personal:
                    stay.append((place, known.anchor))
                if replay:
                    stay.append((place, replay))
            async with self._reconciler.leases.held(subject):
                await self._reconciler.leases.save(subject)
            self._reconciler.mark(subject)
        return stay

    def resume(self) -> None:
        """Continue the deletions that the last process has not finished."""
        self._later.begin(self._later.until_done(self._go_on, "former-tables"), "former-tables")

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
            token_edits=TokenEdits(self._clock),
            on_confirmed=self._reconciler.on_confirmed,
            version=0,
            alone=self._alone,
        )


def _discard_hands(known: MessageState, left: MessageState) -> None:
    """Record in `left` that the hands in the state `known` must be deleted."""
    for hand in known.hands.values():
        if hand.shows != GONE:
            left.discard(hand.channel, hand.message)
    known.hands.clear()


async def _if_possible(call: Awaitable[object]) -> None:
    """Carry out a call, unless its message is gone or out of reach. Raises temporary failures."""
    try:
        await call
    except discord.HTTPException as error:
        if failures.passes(error):
            raise
        log.info("a message of a lobby or table that is gone stays as it is: %s", error)
