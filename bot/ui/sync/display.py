"""The display, which keeps the messages up to date with the lobbies and tables."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import inf
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.model.occupants import seat_of
from bot.model.snapshots import Place
from bot.runtime.clock import Clock
from bot.storage.store import SqlStore
from bot.tables.due_work import TRIED
from bot.tables.lobby import Lobby
from bot.tables.registry import CACHED, TableRegistry
from bot.tables.table import Table
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.board_message import BoardMessage, PressedBoardMessage
from bot.ui.sync.deleted_person import DeletedPersonMessages
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.former_messages import FormerMessages, FormerTables
from bot.ui.sync.hands import EphemeralHands, Hands
from bot.ui.sync.lost_channel import LostChannels, Reports
from bot.ui.sync.mention_message import MentionMessage
from bot.ui.sync.my_tables import MyTables
from bot.ui.sync.opening_notices import OpeningNotices
from bot.ui.sync.posts import Posts
from bot.ui.sync.reconciler import Reconciler
from bot.ui.sync.services import Services
from bot.ui.sync.subject import AnySubject, Kind
from bot.ui.sync.token_edits import TokenEdits
from bot.ui.sync.tracked_table import BoardProgress, TrackedTable


class DiscordDisplay:
    """The Display that shows lobbies and tables on Discord. pause: the number of seconds between two edits of
    a message. cached: the number of tables that stay in memory when everything is shown.
    """

    def __init__(
        self,
        *,
        client: discord.Client,
        registry: TableRegistry,
        builder: MessageBuilder,
        store: SqlStore,
        clock: Clock,
        pause: float = 1.0,
        cached: int = CACHED,
    ) -> None:
        self._client = client
        self._clock = clock
        self._registry = registry
        self._messages = store.messages
        self.later = later = BackgroundTasks(clock, store.wait_until_back)
        self.reconciler = reconciler = Reconciler(
            client=client,
            store=store,
            later=later,
            clock=clock,
            pause=pause,
            most=cached,
            loaded=self._loaded,
            dropped=self._left,
        )
        self._leases = reconciler.leases
        posts = Posts(client)
        self.dms = DirectMessages(client, posts, store.messages, clock, shared=store.workers.shared)
        self.services = services = Services(
            client=client,
            registry=registry,
            builder=builder,
            store=store,
            clock=clock,
            later=later,
            reconciler=reconciler,
            dms=self.dms,
            posts=posts,
        )
        self.lost = LostChannels(services, self.tracked)
        self._own = own = BoardMessage(services)
        self._pressed = pressed = PressedBoardMessage(services)
        self.hands = hands = Hands(services, own)
        self.reports = Reports(services)
        former_messages = FormerMessages(services)
        ephemeral_hands = EphemeralHands(services, hands, own)
        self._kinds: Sequence[Kind[Any]] = (
            own,
            MentionMessage(services, own),
            hands,
            former_messages,
            self.reports,
            ephemeral_hands,
        )
        self._pressed_kinds: Sequence[Kind[Any]] = (pressed, ephemeral_hands, former_messages)
        self.opening_notices = OpeningNotices(services)
        self._former_tables = FormerTables(services, former_messages)
        self._deleted_person = DeletedPersonMessages(services, hands, self.reports)
        self._my_tables = MyTables(services, self.tracked)
        self._in_use = WeakValueDictionary[str, TrackedTable]()
        self._resumed = False

    def resume(self) -> None:
        """Continue the last process's unfinished work on *My tables* and on the messages of deleted tables.
        Tables that are tracked before can have messages that the last process did not record.
        """
        self._resumed = True
        self._my_tables.resume()
        self._former_tables.resume()

    # requests of the tables

    def update(self, subject: Table | Lobby, *, repaint: bool = False, at_once: bool = False) -> None:
        """Show the current state of a table or lobby. See Display. at_once: whether to show it even while a
        press is answered.
        """
        self._mark(subject, repaint=repaint, at_once=at_once)

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Record that another process has changed a table or lobby, and will show the change."""
        tracked = self._get(subject.snapshot.id)
        if tracked is not None:
            tracked.turn_to(subject, self._clock.now())

    def see_to(self, subject: Table | Lobby) -> None:
        """Check the messages of a table or lobby whose last change was possibly not shown."""
        known = self._get(subject.snapshot.id)
        doubtful = known is None or (known.state is not None and known.behind())
        tracked = self._mark(subject)
        if doubtful:
            tracked.doubt()
        tracked.reached = tracked.shown = -1
        tracked.changed, tracked.board.outdated = 0.0, -inf  # no more pauses
        tracked.begun = self._clock.now()

    def remove_buttons(self, id: str) -> None:
        """Remove the buttons from the messages of a table or lobby that no longer exists."""
        tracked = self._get(id)
        if tracked is None:
            self._former_tables.close(id)
        else:
            self.see_to(tracked.subject)

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete the messages of tables soon, and return those that must remain (see Display)."""
        return await self._former_tables.take_away(tables)

    def at_work(self) -> Mapping[str, int]:
        """Return the version to show of each table and lobby whose messages are being updated, by id. See
        Display.
        """
        since = self._clock.now() - TRIED
        begun = [each for each in self._tables() if each.begun > since]
        return {each.id: each.ours for each in begun if self.reconciler.at_work(each)}

    # requests of presses and commands

    async def tracked(self, subject: Table | Lobby, *, answers: bool = False) -> TrackedTable:
        """Return the tracked table or lobby, once the state of its messages is known. answers: whether a
        press on one of them is about to be answered. Raises StoreAway.
        """
        tracked = self._tracked(subject)
        if subject.snapshot.place.anywhere and self._get(tracked.id) is None:
            self._mark(subject)  # kept in memory, since its message waits for a press
        await self._leases.look(tracked, answers=answers)
        return tracked

    async def redraw_board_message(self, subject: Table | Lobby, interaction: discord.Interaction) -> None:
        """Answer an interaction by redrawing the pressed public message."""
        tracked = await self.tracked(subject, answers=True)
        self.lost.retry_now(tracked)
        await self._board_message(tracked).redraw(tracked, interaction)

    async def posted(
        self,
        subject: Table | Lobby,
        message: int,
        interaction: discord.Interaction,
        shows: MessageLayout | None,
    ) -> None:
        """Record that a public message was sent or pressed, and can be edited with the interaction's token.
        shows: its layout, or None if unknown.
        """
        tracked = await self.tracked(subject)
        async with self._leases.held(tracked):
            self.lost.retry_now(tracked)
            self._board_message(tracked).posted(tracked, message, interaction)
            if shows is not None and tracked.confirmed.anchor == message:
                tracked.confirmed.face, tracked.confirmed.board = shows.key, shows.shows
            self.reconciler.on_confirmed(tracked)

    async def refused(self, subject: Table | Lobby) -> None:
        """Record that AutoMod refused people's names in the first public message of a table or lobby."""
        tracked = await self.tracked(subject)
        async with self._leases.held(tracked):
            await self._board_message(tracked).hide_names(tracked)
            self._mark(subject)

    async def may_be_posted(self, subject: Table | Lobby) -> None:
        """Record that a public message was possibly sent, so that it is searched for before another one is
        sent.
        """
        tracked = await self.tracked(subject)
        tracked.doubt()

    def repost(self, subject: Table | Lobby) -> None:
        """Post the table or lobby again, at the end of the channel."""
        tracked = self._mark(subject)
        tracked.board.moving = True
        self.lost.retry(tracked)
        self.reconciler.poke(tracked)

    async def tried(self, person: int) -> None:
        """Wait until every pending update of a person's hands and greetings by DM has been tried once."""
        seating = [
            each for each in self._tables() if seat_of(each.subject.snapshot.players, person) is not None
        ]
        await self.reconciler.loading(seating)
        for tracked in seating:
            slot = tracked.slots.get((self.hands, person))
            if slot is not None and slot.task is not None and not slot.tries:
                await slot.tried.wait()

    async def delete_person(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Delete all messages sent to a person, and redraw other messages without the name. See Display."""
        for table in tables:
            tracked = await self.tracked(table)
            self.reconciler.cache(tracked)
        stripped = await self._deleted_person.strip(person, replays)
        for subject in (*(each.subject for each in stripped), *tables):
            self._mark(subject)
        await self._my_tables.delete_person(person)
        self.dms.drop(person)

    def tell_unreached(self, tables: Sequence[str], say: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        """Report the links to the unreachable messages of finished tables, possibly none, once they are drawn
        or PATIENCE seconds (bot.ui.sync.deleted_person) have passed.
        """
        ids = set(tables)
        tracked_tables = [each for each in self._tables() if each.id in ids]
        self.later.begin(self._deleted_person.tell(tracked_tables, say), "deletion")

    async def close(self) -> None:
        """Stop updating messages for good."""
        await self.reconciler.stop()
        await self.later.close()
        await self._leases.close()

    # implementation

    def _board_message(self, tracked: TrackedTable) -> BoardMessage:
        return self._pressed if tracked.anywhere else self._own

    def _get(self, id: str) -> TrackedTable | None:
        return self.reconciler.get(id, TrackedTable)

    def _tables(self) -> list[TrackedTable]:
        return self.reconciler.all_of(TrackedTable)

    def _tracked(self, subject: Table | Lobby) -> TrackedTable:
        """Return the tracked table or lobby, or create it."""
        id = subject.snapshot.id
        tracked = self._get(id) or self._in_use.get(id)
        if tracked is None:
            tracked = self._in_use[id] = self._blank(subject)
        return tracked

    def _blank(self, subject: Table | Lobby) -> TrackedTable:
        return TrackedTable(
            id=subject.snapshot.id,
            subject=subject,
            kinds=self._pressed_kinds if subject.snapshot.place.anywhere else self._kinds,
            store=self._messages,
            token_edits=TokenEdits(self._client, self._clock),
            reread=self._catch_up,
            guard=self.lost.guarded,
            board=BoardProgress(looked=(self._clock.now(), -1)),
            restored=not self._resumed,
        )

    async def _catch_up(self, tracked: TrackedTable) -> None:
        # the lobby first: if it has just started, the table exists then
        id, registry = tracked.id, self._registry
        if found := await registry.lobbies.get(id) or await registry.tables.get(id):
            tracked.turn_to(found, self._clock.now())

    def _mark(self, subject: Table | Lobby, *, at_once: bool = False, repaint: bool = False) -> TrackedTable:
        """Record that a table or lobby has something new to show, and return its TrackedTable. at_once,
        repaint: see `update`.
        """
        tracked = self._tracked(subject)
        tracked.turn_to(subject, self._clock.now())
        if tracked.ours != tracked.version:
            tracked.ours, tracked.begun = tracked.version, self._clock.now()
        over = isinstance(subject, Table) and subject.snapshot.status != "playing"
        tracked.board.repaint = tracked.board.repaint or repaint or (over and bool(subject.snapshot.circuit))
        self._my_tables.look(tracked)
        self.reconciler.mark(tracked, at_once=at_once)
        return tracked

    def _loaded(self, subject: AnySubject) -> None:
        if isinstance(subject, TrackedTable):
            self.lost.retry(subject, gone=True)
            self.lost.watch(subject)

    def _left(self, subject: AnySubject) -> None:
        if isinstance(subject, TrackedTable):
            self._my_tables.leave(subject)
