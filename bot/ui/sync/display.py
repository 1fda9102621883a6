"""The display, which keeps all messages equal to the current state of lobbies and tables."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord

from bot.league.circuit import Circuit
from bot.model.nights import Night
from bot.model.ports import StoreAway
from bot.model.snapshots import Place
from bot.runtime.clock import Clock
from bot.storage.store import SqlStore
from bot.tables.due import TRIED
from bot.tables.lobby import Lobby
from bot.tables.registry import CACHED, TableRegistry
from bot.tables.table import Table
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.circuit import CircuitMessages
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.answering import fade, hold
from bot.ui.sync.background import BackgroundTasks
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.call_message import CallMessage
from bot.ui.sync.claims import Claims
from bot.ui.sync.closed_lobby import ClosedLobbies
from bot.ui.sync.direct_messages import DirectMessages
from bot.ui.sync.erasure import Erasure
from bot.ui.sync.final_table import FinalTables
from bot.ui.sync.hands import Hands
from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.message_state import MessageState, Showing
from bot.ui.sync.my_tables import MyTables
from bot.ui.sync.night_event import NightEvents
from bot.ui.sync.night_message import NightBoard
from bot.ui.sync.opening_notices import OpeningNotices
from bot.ui.sync.pressed_board import Boards, PressedBoard
from bot.ui.sync.showings import Showings, is_over, seats, version_of
from bot.ui.sync.slots import Pacing
from bot.ui.sync.stored_message_states import StoredMessageStates
from bot.ui.sync.table_slots import TableSlots
from bot.ui.sync.token_edits import TokenEdits


class DiscordDisplay:
    """A Display on Discord. Each table has a slot for each message, which retries until Discord has confirmed
    it. No slot waits for another. pause: seconds between two edits of a message. forget: a simulated Discord
    lacks the messages of earlier runs. cached: how many showings stay in memory when all is shown.
    """

    def __init__(
        self,
        *,
        client: discord.Client,
        registry: TableRegistry,
        builder: MessageBuilder,
        circuit_messages: CircuitMessages,
        store: SqlStore,
        clock: Clock,
        pause: float = 1.0,
        forget: bool = False,
        cached: int = CACHED,
    ) -> None:
        self._client = client
        self._clock = clock
        self._registry = registry
        self._store = store.messages
        self._shared = store.workers.shared
        self._closed = False
        self._showings = Showings(cached, self._at_rest)
        self._loading = dict[Showing, asyncio.Task[None]]()
        self._later = later = BackgroundTasks(clock, store.wait_until_back)
        self.dms = DirectMessages(client, store.messages, clock, shared=store.workers.shared)
        self._stored = StoredMessageStates(store.messages, clock, self._kept, forget=forget)
        self._claims = Claims(
            store=store.workers,
            stored=self._stored,
            let_go=self._kept,
            catch_up=self._catch_up,
            poke=self._poke,
        )
        self.hands = Hands(
            builder=builder,
            attention=registry.attention,
            dms=self.dms,
            claims=self._claims,
            client=client,
            clock=clock,
        )
        self.lost = LostChannels(
            builder=builder, dms=self.dms, registry=registry, claims=self._claims, later=later
        )
        self.opening_notices = OpeningNotices(
            client=client,
            registry=registry,
            builder=builder,
            dms=self.dms,
            pauses=store.pauses,
            later=later,
            clock=clock,
        )
        self._boards = Boards(
            own=BoardMessage(
                client=client,
                builder=builder,
                attention=registry.attention,
                claims=self._claims,
                stored=self._stored,
                clock=clock,
            ),
            pressed=PressedBoard(
                client=client,
                builder=builder,
                attention=registry.attention,
                claims=self._claims,
                stored=self._stored,
                clock=clock,
            ),
        )
        self._final_tables = FinalTables(
            client=client,
            messages=circuit_messages,
            circuits=registry.circuits,
            later=later,
            clock=clock,
        )
        self._closed_lobbies = ClosedLobbies(client, store.messages, store.workers, later)
        self._erasure = Erasure(
            client=client,
            store=store.messages,
            stored=self._stored,
            claims=self._claims,
            hands=self.hands,
            lost=self.lost,
            later=later,
            clock=clock,
        )
        self._slots = TableSlots(
            client=client,
            boards=self._boards,
            call=CallMessage(client, registry.attention, self.dms, registry.clock.unix),
            hands=self.hands,
            lost=self.lost,
            claims=self._claims,
            pacing=Pacing(clock, pause, later.store_back),
            keep=self._stored.keep,
            rested=self._rested,
        )
        self._my_tables = MyTables(
            client=client,
            builder=builder,
            dms=self.dms,
            store=store.messages,
            workers=store.workers,
            tables=registry.tables,
            showing=self.showing,
            later=later,
            clock=clock,
        )
        self.nights = NightBoard(
            client=client,
            registry=registry,
            titles=builder.titles,
            pictures=circuit_messages,
            events=NightEvents(client, registry.nights, builder.titles),
            store=store,
            dms=self.dms,
            later=later,
            clock=clock,
        )

    # requests of the tables

    def show(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        """See Display."""
        self._mark(subject, repaint=repaint)

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Record that another process has changed it, and draws it."""
        showing = self._showings.get(subject.snapshot.id)
        if showing is not None:
            self._turn_to(showing, subject)

    def see_to(self, subject: Table | Lobby) -> None:
        """Compare the messages of a table or lobby whose last change was not shown."""
        known = self._showings.get(subject.snapshot.id)
        doubtful = known is None or (known.state is not None and self._slots.behind(known))
        showing = self._mark(subject)
        if doubtful:
            showing.doubt()
        showing.reached = showing.shown = -1
        showing.changed, showing.edited, showing.begun = 0.0, 0.0, self._clock.now()  # no more pauses

    def show_closed(self, id: str) -> None:
        """Remove the buttons of the messages, because no table or lobby with that id exists."""
        showing = self._showings.get(id)
        if showing is None:
            self._closed_lobbies.settle(id)
        else:
            self.see_to(showing.subject)

    def show_circuit(self, circuit: Circuit) -> None:
        """See Display."""
        self._final_tables.show(circuit)

    def show_night(self, night: Night) -> None:
        """See Display."""
        self.nights.show(night)

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """See Display."""
        return await self._erasure.take_away(tables)

    def at_work(self) -> Mapping[str, int]:
        """Return the showings that were started recently and are not complete yet."""
        since = self._clock.now() - TRIED
        begun = (each for each in self._showings if each.begun > since)
        return {each.id: each.ours for each in begun if each in self._loading or self._slots.at_work(each)}

    # requests of presses and commands

    async def showing(self, subject: Table | Lobby, *, answers: bool = False) -> tuple[Showing, MessageState]:
        """Return the showing of a table or lobby with its stored state. answers: a press on one of its
        messages will be answered there.
        """
        unknown = self._mark if subject.snapshot.place.anywhere else self._blank  # it waits for a press
        showing = self._showings.get(subject.snapshot.id) or unknown(subject)
        await self._claims.look(showing, answers=answers)
        return showing, await self._stored.read(showing)

    async def redraw_board(self, subject: Table | Lobby, interaction: discord.Interaction[Any]) -> None:
        """Answer an interaction by redrawing the pressed public message."""
        showing, _ = await self.showing(subject, answers=True)
        self.lost.look_again(showing)
        await self._boards.of(showing).redraw(showing, interaction)

    def fade(self, delete: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Delete an ephemeral answer after that many seconds, if possible."""
        self._later.begin(fade(delete, seconds, self._clock), "fade")

    async def posted(
        self,
        subject: Table | Lobby,
        message: int,
        interaction: discord.Interaction[Any],
        shows: MessageLayout | None,
    ) -> None:
        """Record that this public message was sent or pressed, and can be edited by the interaction's token.
        shows: what it shows, if known.
        """
        showing, _ = await self.showing(subject)
        async with self._claims.held(showing):
            self.lost.look_again(showing)
            self._boards.of(showing).posted(showing, message, interaction)
            if shows is not None and showing.known.anchor == message:
                showing.known.face, showing.known.board = shows.key, shows.shows
            self._confirmed(showing)

    async def refused(self, subject: Table | Lobby, error: discord.HTTPException) -> None:
        """Record that Discord refused the first public message of a table or lobby. Where AutoMod refuses
        people's words, it is drawn without them.
        """
        showing, _ = await self.showing(subject)
        async with self._claims.held(showing):
            if self._boards.of(showing).hide_names(showing, error):
                self._mark(subject)

    async def may_be_posted(self, subject: Table | Lobby) -> None:
        """Record that a public message was sent but the response was lost, so it is searched for before
        another one is sent.
        """
        showing, _ = await self.showing(subject)
        showing.doubt()

    def repost(self, subject: Table | Lobby) -> None:
        """Post the table or lobby at the end of the channel."""
        showing = self._mark(subject)
        showing.moving = True
        self._look_again(showing)
        self._poke(showing)

    def try_dms(self, subject: Table | Lobby) -> None:
        """Send the waiting DMs to a person who has opened their DMs."""
        self._mark(subject, at_once=True)

    async def tried(self, person: int) -> None:
        """Wait until each first message to that person has arrived, or has failed once."""
        for showing, task in list(self._loading.items()):
            if seats(showing, person):
                await asyncio.wait((task,))
        for showing in self._showings.seating(person):
            slot = self._slots.hand(showing, person)
            if slot is not None and slot.task is not None and not slot.tries:
                await slot.tried.wait()

    def look_again(self, guild: int) -> None:
        """Retry everything a server has refused, because its permissions or channels have changed."""
        for showing in self._showings:
            here = showing.subject.snapshot.place.guild == guild
            if here and showing.state is not None and showing.state.shut:
                self._look_again(showing)
                self._poke(showing)

    def joined(self, guild: int) -> None:
        """Retry everything in a server to which the bot was invited, and the DMs of its people."""
        self.look_again(guild)

        async def lift() -> None:
            await self.dms.lift(guild)
            for showing in self._showings:
                if showing.subject.snapshot.place.guild == guild:
                    self._poke(showing)

        self._later.begin(self._later.until_done(lift, f"joined {guild}"), f"joined {guild}")

    def lose(self, guild: int, channel: int | None = None) -> None:
        """Record that this channel was deleted or, without a channel, that the bot was removed from that
        server.
        """
        self.lost.lose(list(self._showings), guild, channel)
        self._later.begin(self._lose_uncached(guild, channel), f"lose {channel or guild}")
        if channel is not None:
            self.nights.lose(guild, channel)

    async def _lose_uncached(self, guild: int, channel: int | None) -> None:
        """Record the loss for showings that are not in memory. While the store is away, drawing them finds it
        out.
        """
        with suppress(StoreAway):
            for table in await self._registry.tables.find(guild=guild, channel=channel):
                if self._showings.get(table.snapshot.id) is None:
                    showing, _ = await self.showing(table)
                    self._showings.keep(showing)
                    self.lost.lose([showing], guild, channel)

    async def forget(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """See Display."""
        for table in tables:
            showing, _ = await self.showing(table)
            self._showings.keep(showing)
        stripped = await self._erasure.strip(list(self._showings), person, replays)
        for subject in (*(each.subject for each in stripped), *tables):
            self._mark(subject)
        await self._my_tables.forget(person)
        self.dms.forget(person)

    def tell_unreached(self, tables: Sequence[str], say: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        """Once the finished tables with these ids are drawn, report where unreachable messages are."""
        ids = set(tables)
        showings = [each for each in self._showings if each.id in ids]
        self._later.begin(self._erasure.tell(showings, self._slots.busy, say), "forgotten")

    async def close(self) -> None:
        """Stop drawing for good. The next process draws the rest."""
        self._closed = True
        slots = [slot for showing in self._showings for slot in showing.slots.values()]
        tasks = [slot.task for slot in slots if slot.task is not None] + list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._later.close()
        await self._claims.close()
        await self._stored.close()

    # how it is done

    def _blank(self, subject: Table | Lobby) -> Showing:
        restored = not self._client.is_ready()
        looked = (self._clock.now(), -1)
        return Showing(
            id=subject.snapshot.id,
            subject=subject,
            token_edits=TokenEdits(self._clock),
            confirmed=self._confirmed,
            looked=looked,
            restored=restored,
            alone=not self._shared,
        )

    def _look_again(self, showing: Showing, *, gone: bool = False) -> None:
        """Retry what the channel has refused, with a claim if others share it. gone: also if the channel was
        reported deleted.
        """
        if showing.alone:
            self.lost.look_again(showing, gone=gone)
        elif showing.state is not None and showing.state.shut:
            again = self.lost.look_again_claimed(showing, gone=gone)
            self._later.begin(again, f"look-again {showing.id}")

    def _turn_to(self, showing: Showing, subject: Table | Lobby) -> None:
        """Switch the showing to that table or lobby. A table replaces its lobby, never the
        other way round.
        """
        if isinstance(subject, Lobby) and isinstance(showing.subject, Table):
            return
        showing.subject = subject
        if showing.version != (version := version_of(subject)):
            showing.version, showing.changed = version, self._clock.now()

    async def _catch_up(self, showing: Showing) -> None:
        """Switch to the stored version. Raises StoreAway."""
        # the lobby first: if it has just started, the table exists then
        if subject := await self._registry.lobbies.get(showing.id) or await self._registry.tables.get(
            showing.id
        ):
            self._turn_to(showing, subject)

    def _mark(self, subject: Table | Lobby, *, at_once: bool = False, repaint: bool = False) -> Showing:
        """Record that there is something new to show. at_once: even while a press is answered. repaint: as in
        show.
        """
        id = subject.snapshot.id
        showing = self._showings.get(id) or self._blank(subject)
        self._turn_to(showing, subject)
        if showing.ours != showing.version:
            showing.ours, showing.begun = showing.version, self._clock.now()
        self._my_tables.look(self._showings.keep(showing))
        over = isinstance(subject, Table) and subject.snapshot.status != "playing"
        showing.repaint = showing.repaint or repaint or (over and bool(subject.snapshot.circuit))
        if not at_once:
            hold(showing)
        elif not showing.holds:
            showing.free.set()
        if showing.state is not None:
            self._poke(showing)
        elif showing not in self._loading and not self._closed:
            self._loading[showing] = asyncio.create_task(self._load(showing), name=f"load {id}")
        return showing

    def _at_rest(self, showing: Showing) -> bool:
        """Return whether the messages of a showing are up to date, and that is saved."""
        waits = showing.state is None or showing.holds or showing.epoch
        return not (waits or self._slots.busy(showing) or self._stored.is_unsaved(showing))

    async def _load(self, showing: Showing) -> None:
        """Read the stored state of a showing, then begin."""
        try:
            await self._client.wait_until_ready()
            await self._stored.load(showing)
            self._look_again(showing, gone=True)
            self.lost.watch(showing)
        finally:
            del self._loading[showing]
        self._poke(showing)

    def _confirmed(self, showing: Showing, person: int | None = None) -> None:
        """Save the state that Discord has confirmed, and do the follow-up work. person: only their hand was
        edited in place, which affects nobody else.
        """
        self._stored.keep(showing)
        subject = showing.subject
        if (
            isinstance(subject, Table)
            and subject.tap_targets
            and not self._boards.of(showing).differs(showing)
        ):
            subject.race.confirm()
        if showing not in self._loading:
            self._poke(showing, person)

    def _poke(self, showing: Showing, person: int | None = None) -> None:
        if showing.state is None or self._closed or not self._showings.has(showing):
            return  # an uncached showing is used for a single answer
        showing.state.settled = False
        if person is None:
            self._slots.poke(showing)
        else:
            self._slots.poke_hands(showing, person)
        self._rested(showing)

    def _rested(self, showing: Showing) -> None:
        """If a finished table or lobby is completely shown, let it rest."""
        if self._slots.busy(showing):
            return
        self._note(showing)
        if is_over(showing.subject) and not self._boards.of(showing).waits_for_press(showing):
            if showing.alone:
                showing.known.settled = showing.known.final = True
                self._stored.keep(showing)
            elif not showing.claims:
                self._later.begin(self._settle(showing), f"settle {showing.id}")

    def _note(self, showing: Showing) -> None:
        """Record that all of this version was shown, together with the state of the messages or once that is
        saved.
        """
        showing.pressed = bool(showing.holds)
        showing.reached = showing.version
        if showing.shown != showing.version and not (showing.epoch or self._stored.is_unsaved(showing)):
            showing.shown = showing.version
            self._later.begin(self._note_shown(showing.id, showing.shown), f"shown {showing.id}")

    async def _note_shown(self, id: str, version: int) -> None:
        """Record the shown version. If that fails, the messages are compared again later."""
        with suppress(StoreAway):
            await self._store.note_shown(id, version)

    async def _settle(self, showing: Showing) -> None:
        """With a claim, which others may have had meanwhile, check whether everything is shown for good."""
        with suppress(StoreAway):
            async with self._claims.held(showing):
                if not self._slots.behind(showing):
                    showing.known.settled = showing.known.final = True
                    self._stored.keep(showing)

    def _kept(self, showing: Showing) -> None:
        """Record that the state of a showing is saved, and drop a settled one."""
        if self._showings.has(showing):
            if not self._slots.busy(showing) and not showing.holds:
                self._note(showing)
            if showing.known.settled:
                self._showings.drop(showing)
