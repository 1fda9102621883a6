"""The display: it shows lobbies and tables in Discord, soon after they change and no oftener than needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

import discord

from bot.clock import Clock, sleep
from bot.engine.game import Seat
from bot.league.circuit import Circuit
from bot.tables.lobby import Lobby
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.circuit import CircuitMessages
from bot.ui.messages.message import MessageLayout
from bot.ui.ports import MessageStore
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.dms import DirectMessages
from bot.ui.sync.final_table import FinalTables
from bot.ui.sync.hands import Hands
from bot.ui.sync.message_state import MessageState, Showing
from bot.ui.sync.token_edits import TokenEdits

log = logging.getLogger(__name__)

AT_ONCE = 64
"""How many tables are drawn at the same time: a start with a thousand must not fill memory with pictures."""
RETRIES = 6
"""How often an edit is tried again while Discord fails, after 10 seconds, then 20, 40 ..."""
FIRST_RETRY = 10.0


@dataclass(slots=True)
class _Answer:
    """A press that is being answered, and the showings it changed, which wait until it is."""

    showings: set[Showing] = field(default_factory=set)
    done: bool = False


_ANSWER: ContextVar[_Answer | None] = ContextVar("answer", default=None)


class DiscordDisplay:
    """bot.tables.display.Display on Discord.

    Each table has one worker at most: it draws the present, and draws again if that has changed meanwhile,
    `pause` seconds later at the earliest. forget: a simulated Discord lacks the messages of earlier runs.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        builder: MessageBuilder,
        circuit_messages: CircuitMessages,
        store: MessageStore,
        *,
        clock: Clock,
        pause: float = 1.0,
        forget: bool = False,
    ) -> None:
        self.dms = DirectMessages(client, store)
        self.hands = Hands(builder, self.dms, self._first_dm_arrived)
        self._board_message = BoardMessage(client, builder, registry.unix, clock)
        self._final_tables = FinalTables(client, circuit_messages, registry.circuits.shown, clock)
        self._client = client
        self._builder = builder
        self._store = store
        self._clock = clock
        self._pause = pause
        self._forget = forget
        self._kept: set[str] = set()
        self._showings: dict[str, Showing] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    # what the tables ask for

    def show_lobby(self, lobby: Lobby) -> None:
        """Draw the present of a lobby."""
        self._mark(lobby.record.id, lobby)

    def show(self, table: Table) -> None:
        """Draw the present of a table, for everybody."""
        self._mark(table.record.id, table)

    def remind(self, table: Table, seat: Seat) -> None:  # noqa: ARG002 - the record says whom
        """Tell that seat's person that half of the time has passed: the call says so from now on."""
        self._mark(table.record.id, table)

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final table of a circuit that is over."""
        self._final_tables.show(circuit)

    # what presses and commands ask for

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press is being answered, what it changes is not sent: the answer comes first."""
        answer = _Answer()
        token = _ANSWER.set(answer)
        try:
            yield
        finally:
            _ANSWER.reset(token)
            answer.done = True
            for showing in answer.showings:
                showing.holds -= 1
                if not showing.holds:
                    showing.free.set()

    async def showing(self, subject: Table | Lobby) -> tuple[Showing, MessageState]:
        """What is shown of a table or lobby, with its stored state read."""
        id = subject.record.id
        showing = self._showings.get(id) or self._blank(id, subject)
        return showing, await self._state(showing)

    async def showed(
        self, subject: Table | Lobby, message: int, drawn: MessageLayout, webhook: discord.Webhook
    ) -> None:
        """An answer has drawn the public message, so that it needs no edit. webhook: the interaction's
        followup.
        """
        showing, state = await self.showing(subject)
        showing.token_edits.add(message, webhook)
        state.anchor, state.face = message, drawn.key
        await self._keep(showing)

    def post_anew(self, table: Table) -> None:
        """Post the table at the end of the channel."""
        self._mark(table.record.id, table).moving = True

    async def forget(self, person: int, seats: Sequence[tuple[Table, Seat]]) -> None:
        """Take back the hands that somebody got at these seats, and forget where they are."""
        for table, seat in seats:
            showing, state = await self.showing(table)
            showing.twins.pop(seat, None)
            copy = state.hands.pop(person, None)
            if copy is not None:
                await self.dms.withdraw(copy)
            if table.record.status == "playing":
                await self._keep(showing)
        self.dms.forget(person)

    async def close(self) -> None:
        """Stop drawing. What was not drawn is drawn by the next process."""
        tasks = [showing.task for showing in self._showings.values() if showing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._final_tables.close()
        await self.hands.close()

    # how it is done

    def _blank(self, id: str, subject: Table | Lobby) -> Showing:
        return Showing(id, subject, TokenEdits(self._clock))

    def _mark(self, id: str, subject: Table | Lobby) -> Showing:
        showing = self._showings.get(id)
        if showing is None:
            showing = self._showings[id] = self._blank(id, subject)
        showing.subject, showing.dirty = subject, True
        answer = _ANSWER.get()
        if answer is not None and not answer.done and showing not in answer.showings:
            answer.showings.add(showing)
            showing.holds += 1
            showing.free.clear()
        elif not showing.holds:
            showing.free.set()
        if showing.task is None:
            showing.task = asyncio.create_task(self._work(showing), name=f"show {id}")
        return showing

    async def _work(self, showing: Showing) -> None:
        tries = 0
        await self._client.wait_until_ready()
        while showing.dirty:
            await showing.free.wait()
            showing.dirty = False
            try:
                async with self._slots:
                    await self._draw(showing)
                tries = 0
            except discord.RateLimited as error:
                log.warning("table %s must wait for %.0f seconds", showing.id, error.retry_after)
                showing.dirty = True
                await sleep(self._clock, error.retry_after)
            except discord.HTTPException as error:
                log.warning("table %s could not be shown: %s", showing.id, error)
                if error.status >= 500 and tries < RETRIES:
                    showing.dirty = True
                    await sleep(self._clock, FIRST_RETRY * 2**tries)
                    tries += 1
            except Exception:
                log.exception("table %s could not be shown", showing.id)
            await sleep(self._clock, self._pause)
        showing.task = None
        if _finished(showing.subject):
            self._showings.pop(showing.id, None)

    async def _draw(self, showing: Showing) -> None:
        state = await self._state(showing)
        subject = showing.subject
        if isinstance(subject, Lobby):
            await self._board_message.show(showing, state, self._builder.lobby(subject))
            await self._keep(showing)
            await self._greet(showing, subject, state)
        elif state.shown != subject.record.version or showing.moving:
            version = subject.record.version
            await self._draw_table(showing, subject, state)
            state.shown = version
        await self._keep(showing)

    async def _greet(self, showing: Showing, lobby: Lobby, state: MessageState) -> None:
        await self.hands.see_off(lobby, state)
        for player in () if lobby.closed else lobby.record.players:
            if player.person is not None:
                self.hands.greet(showing, lobby, state, player.person)

    async def _draw_table(self, showing: Showing, table: Table, state: MessageState) -> None:
        """The public message first, since the others link to it; then everything at once. What fails holds
        nothing else up.
        """
        faults: list[object] = list(
            await asyncio.gather(self._draw_board(showing, table, state), return_exceptions=True)
        )
        await self._keep(showing)
        hands = (self.hands.show(showing, table, state, seat) for seat in range(len(table.names)))
        faults += await asyncio.gather(self._board_message.call(table, state), *hands, return_exceptions=True)
        for fault in faults:
            if isinstance(fault, BaseException):
                raise fault

    async def _draw_board(self, showing: Showing, table: Table, state: MessageState) -> None:
        await self._board_message.show(showing, state, await self._builder.table(table))

    def _first_dm_arrived(self, showing: Showing) -> None:
        """A first DM was sent: keep that, and redraw it if the table has moved since."""
        if showing.state is not None:
            showing.state.shown = 0
        self._mark(showing.id, showing.subject)

    async def _state(self, showing: Showing) -> MessageState:
        if showing.state is None:
            void = self._forget and showing.id not in self._kept
            stored = None if void else await self._store.read_message_state(showing.id)
            if showing.state is None:
                showing.state = MessageState.read(stored)
        return showing.state

    async def _keep(self, showing: Showing) -> None:
        if showing.state is not None:
            await self._store.write_message_state(showing.id, showing.state.document())
            if self._forget:
                self._kept.add(showing.id)


def _finished(subject: Table | Lobby) -> bool:
    if isinstance(subject, Lobby):
        return subject.closed and subject.outcome != "started"
    return subject.record.status != "playing"
