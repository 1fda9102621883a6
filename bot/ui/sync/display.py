"""The display: it keeps what everybody has before them equal to the present of lobbies and tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any

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
from bot.ui.sync import failures
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.call_message import CallMessage, without
from bot.ui.sync.dms import DirectMessages
from bot.ui.sync.final_table import FinalTables
from bot.ui.sync.hands import Hands
from bot.ui.sync.keeper import Keeper
from bot.ui.sync.lost_channel import LostChannels
from bot.ui.sync.message_state import MessageState, Showing
from bot.ui.sync.slots import Pacing, Slot
from bot.ui.sync.token_edits import TokenEdits

log = logging.getLogger(__name__)

LINK_WAITS = 5.0
"""What links to the public message waits for it at most so many seconds."""

Part = tuple[str, Callable[[], bool], Callable[[Slot], Awaitable[None]]]
"""The name of a slot, whether there is something to do about it, and one try to do it."""


@dataclass(slots=True)
class _Answer:
    """A press that is being answered, and the showings it changed, which wait until it is."""

    showings: set[Showing] = field(default_factory=set)
    done: bool = False


_ANSWER: ContextVar[_Answer | None] = ContextVar("answer", default=None)


class DiscordDisplay:
    """bot.tables.display.Display on Discord.

    Each table has a slot for each message: the public one, the call, everybody's hand, what is to be deleted.
    Wherever what should be shown is not what Discord has confirmed, the slot acts, and tries until it is so;
    none waits for another. pause: seconds between two edits of a message. forget: a simulated Discord lacks
    the messages of earlier runs.
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
        self.hands = Hands(builder, self.dms)
        self.lost = LostChannels(builder, self.dms, registry)
        self._board = BoardMessage(client, builder, clock)
        self._call = CallMessage(client, builder, registry.unix)
        self._final_tables = FinalTables(client, circuit_messages, registry.circuits.shown, clock)
        self._keeper = Keeper(store, clock, self._kept, forget=forget)
        self._pacing = Pacing(clock, pause)
        self._client = client
        self._clock = clock
        self._showings: dict[str, Showing] = {}
        self._loading: dict[Showing, asyncio.Task[None]] = {}

    # what the tables ask for

    def show_lobby(self, lobby: Lobby) -> None:
        """Draw the present of a lobby."""
        self._mark(lobby)

    def show(self, table: Table) -> None:
        """Draw the present of a table, for everybody."""
        self._mark(table)

    def remind(self, table: Table, seat: Seat) -> None:  # noqa: ARG002 - the record says whom
        """Tell that seat's person that half of the time has passed: the call says so from now on."""
        self._mark(table)

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final table of a circuit that is over."""
        self._final_tables.show(circuit)

    async def resume(self, find: Callable[[str], Awaitable[Table | None]]) -> None:
        """Go on with tables that had ended before everybody was shown it. find: a table by its id."""
        for id in await self._keeper.unsettled():
            table = None if id in self._showings else await find(id)
            if table is not None and id not in self._showings:
                self._mark(table)

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
        showing = self._showings.get(subject.record.id) or self._blank(subject)
        return showing, await self._keeper.read(showing)

    async def redraw_board(
        self, subject: Table | Lobby, drawn: MessageLayout, interaction: discord.Interaction[Any]
    ) -> None:
        """Answer an interaction by redrawing the public message that was pressed on."""
        showing, _ = await self.showing(subject)
        self.lost.look_again(showing)
        await self._board.redraw(showing, drawn, interaction)

    async def stands(
        self,
        subject: Table | Lobby,
        message: int,
        interaction: discord.Interaction[Any],
        shows: MessageLayout | None,
    ) -> None:
        """That public message was sent or pressed on, and can be edited by the interaction's token. shows:
        what it shows, if that is known.
        """
        showing, state = await self.showing(subject)
        self.lost.look_again(showing)
        self._board.stands(showing, message, interaction)
        if shows is not None and state.anchor == message:
            state.face, state.board = shows.key, shows.shows
        self._confirmed(showing)

    def post_anew(self, table: Table) -> None:
        """Post the table at the end of the channel."""
        showing = self._mark(table)
        showing.moving = True
        self.lost.look_again(showing)
        self._poke(showing)

    def try_dms(self, subject: Table | Lobby) -> None:
        """Somebody has opened their DMs: send what is to be sent there, at once."""
        self._mark(subject, at_once=True)

    async def tried(self, person: int) -> None:
        """Wait until what is on the way to that person for the first time has arrived, or has failed once."""
        for showing, task in list(self._loading.items()):
            if _seats(showing, person):
                await asyncio.wait((task,))
        for showing in [each for each in self._showings.values() if _seats(each, person)]:
            slot = showing.slots.get(f"hand {person}")
            if slot is not None and slot.task is not None and not slot.tries:
                await slot.tried.wait()

    def look_again(self, guild: int) -> None:
        """Permissions or channels of a server have changed: what it had refused is tried once more."""
        for showing in self._showings.values():
            if (
                showing.subject.record.place.guild == guild
                and showing.state is not None
                and showing.state.shut
            ):
                self.lost.look_again(showing)
                self._poke(showing)

    async def forget(self, person: int, seats: Sequence[tuple[Table, Seat]]) -> None:
        """Take back the hands that somebody got, and forget where they are; seats: where they sat."""
        for table, seat in seats:
            showing, _ = await self.showing(table)
            showing.twins.pop(seat, None)
        for showing in [each for each in self._showings.values() if each.state is not None]:
            state = showing.known
            noted = person in state.hands or person in state.words or str(person) in state.called
            if not noted:
                continue
            self.hands.take_back(showing, person)
            self.lost.forget(showing, person)
            if str(person) in state.called:
                state.called = without(state.called, person)
            await self._keeper.write(showing)
            self._poke(showing)
        self.dms.forget(person)

    async def close(self) -> None:
        """Stop drawing. What was not drawn is drawn by the next process."""
        slots = [slot for showing in self._showings.values() for slot in showing.slots.values()]
        tasks = [slot.task for slot in slots if slot.task is not None] + list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lost.close()
        await self._final_tables.close()
        await self._keeper.close()

    # how it is done

    def _blank(self, subject: Table | Lobby) -> Showing:
        restored = not self._client.is_ready()
        looked = (self._clock.now(), -1)
        return Showing(subject.record.id, subject, TokenEdits(self._clock), self._confirmed, looked, restored)

    def _mark(self, subject: Table | Lobby, *, at_once: bool = False) -> Showing:
        """There is something new to show. at_once: even while a press is being answered."""
        id = subject.record.id
        showing = self._showings.get(id)
        if showing is None:
            showing = self._showings[id] = self._blank(subject)
        if not (isinstance(subject, Lobby) and isinstance(showing.subject, Table)):
            showing.subject = subject
        over = isinstance(subject, Table) and subject.record.status != "playing"
        showing.repaint = showing.repaint or (over and bool(subject.record.circuit))
        if not at_once:
            self._hold(showing)
        if showing.state is not None:
            self._poke(showing)
        elif showing not in self._loading:
            self._loading[showing] = asyncio.create_task(self._load(showing), name=f"load {id}")
        return showing

    def _hold(self, showing: Showing) -> None:
        """Nothing is sent before the press that is being answered is."""
        answer = _ANSWER.get()
        if answer is not None and not answer.done and showing not in answer.showings:
            answer.showings.add(showing)
            showing.holds += 1
            showing.free.clear()
        elif not showing.holds:
            showing.free.set()

    async def _load(self, showing: Showing) -> None:
        """Read what is known of its messages, then begin."""
        try:
            await self._client.wait_until_ready()
            while showing.state is None:
                try:
                    await self._keeper.read(showing)
                except Exception:
                    log.exception("table %s: its messages cannot be read", showing.id)
                    await sleep(self._clock, 5.0)
            self.lost.look_again(showing)
            self.lost.watch(showing)
        finally:
            del self._loading[showing]
        self._poke(showing)

    def _confirmed(self, showing: Showing) -> None:
        """Discord has confirmed something: keep it, and see what follows from it."""
        self._keeper.keep(showing)
        if self._showings.get(showing.id) is showing and showing not in self._loading:
            self._poke(showing)

    def _poke(self, showing: Showing) -> None:
        if showing.state is None:
            return
        showing.state.settled = False
        parts = list(self._parts(showing, showing.state))
        names = {name for name, _, _ in parts}
        for name in [name for name, slot in showing.slots.items() if name not in names and not slot.task]:
            del showing.slots[name]
        for part in parts:
            slot = showing.slots.get(part[0]) or self._slot(showing, part)
            slot.poke()
        self._rested(showing)

    def _slot(self, showing: Showing, part: Part) -> Slot:
        name, differs, bring = part
        slot = Slot(
            f"table {showing.id}: {name}",
            differs,
            lambda: bring(slot),
            showing.free,
            self._pacing,
            partial(self._rested, showing),
            doubtful=showing.restored,
        )
        showing.slots[name] = slot
        return slot

    def _parts(self, showing: Showing, state: MessageState) -> Iterator[Part]:
        """Everything that is to be shown or done, the public message first: others link to it."""
        lost, hands = self.lost, self.hands
        yield "board", lambda: self._differs(showing, "board"), lambda slot: self._bring_board(showing, slot)
        yield "call", lambda: self._differs(showing, "call"), lambda slot: self._bring_call(showing, slot)
        seated = [player.person for player in showing.subject.record.players if player.person is not None]
        for person in dict.fromkeys([*seated, *state.hands]):
            yield (
                f"hand {person}",
                partial(hands.differs, showing, person),
                partial(self._hand, showing, person),
            )
        for seat in showing.twins:
            yield (
                f"twin {seat}",
                partial(hands.twin_differs, showing, seat),
                partial(self._twin, showing, seat),
            )
        for message in showing.old_twins:
            yield (
                f"old twin {message}",
                partial(_in, showing.old_twins, message),
                partial(self._drop, showing, message),
            )
        for old in state.signposts:
            there = partial(self._waits, showing, "signpost", state.signposts, old)
            yield f"signpost {old}", there, partial(self._signpost, showing, old)
        for entry in state.trash:
            there = partial(self._waits, showing, "delete", state.trash, entry)
            yield f"delete {entry[1]}", there, partial(self._delete, showing, entry)
        for person in state.words:
            yield (
                f"word {person}",
                partial(lost.word_differs, showing, person),
                partial(self._word, showing, person),
            )

    def _differs(self, showing: Showing, kind: str) -> bool:
        if self.lost.is_shut(showing, kind):
            return False
        return self._board.differs(showing) if kind == "board" else self._call.differs(showing)

    async def _bring_board(self, showing: Showing, slot: Slot) -> None:
        bring = partial(self._board.bring, showing, doubtful=slot.doubtful)
        await self.lost.guarded(showing, slot, "board", bring)

    async def _bring_call(self, showing: Showing, slot: Slot) -> None:
        await self._after_board(showing)
        await self.lost.guarded(showing, slot, "call", partial(self._call.bring, showing))

    async def _hand(self, showing: Showing, person: int, slot: Slot) -> None:
        await self._after_board(showing)
        await self.hands.bring(showing, person, doubtful=slot.doubtful)

    async def _twin(self, showing: Showing, seat: Seat, _slot: Slot) -> None:
        await self._after_board(showing)
        if seat in showing.twins:
            await self.hands.bring_twin(showing, seat)

    async def _drop(self, showing: Showing, message: int, _slot: Slot) -> None:
        await showing.token_edits.delete(message)
        showing.old_twins.remove(message)

    async def _word(self, showing: Showing, person: int, _slot: Slot) -> None:
        await self.lost.bring_word(showing, person)

    def _waits(self, showing: Showing, kind: str, things: Sequence[Any], thing: Any) -> bool:
        return thing in things and not self.lost.is_shut(showing, kind)

    async def _signpost(self, showing: Showing, old: int, slot: Slot) -> None:
        bring = partial(self._board.bring_signpost, showing, old)
        await self.lost.guarded(showing, slot, "signpost", bring)

    async def _delete(self, showing: Showing, entry: tuple[int, int], slot: Slot) -> None:
        await self.lost.guarded(showing, slot, "delete", partial(self._delete_message, showing, entry))

    async def _delete_message(self, showing: Showing, entry: tuple[int, int]) -> None:
        """Delete a message. One that is gone already needs no second try."""
        channel, message = entry
        public = channel == showing.subject.record.place.channel
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if failures.passes(error) or (public and failures.shuts(error)):
                raise
            log.info("table %s: a message could not be deleted: %s", showing.id, error)
        showing.known.trash.remove(entry)
        self._confirmed(showing)

    async def _after_board(self, showing: Showing) -> None:
        """Wait a while if the public message is about to be posted, so that links lead to the new one."""
        board = showing.slots["board"]
        if board.task is None or board.tries or not self._board.may_move(showing):
            return
        tried = asyncio.create_task(board.tried.wait(), name="board")
        timer = asyncio.create_task(sleep(self._clock, LINK_WAITS), name="link")
        try:
            await asyncio.wait((tried, timer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            tried.cancel()
            timer.cancel()

    def _rested(self, showing: Showing) -> None:
        """Is everything of a table or lobby that is over shown, for good?"""
        if _finished(showing.subject) and not any(
            slot.task is not None or slot.open() for slot in showing.slots.values()
        ):
            showing.known.settled = True
            self._keeper.keep(showing)

    def _kept(self, showing: Showing) -> None:
        """What is known of its messages is on disk: what is settled needs no memory any more."""
        if showing.known.settled and self._showings.get(showing.id) is showing:
            del self._showings[showing.id]


def _in(things: Sequence[Any], thing: Any) -> bool:
    return thing in things


def _seats(showing: Showing, person: int) -> bool:
    return any(player.person == person for player in showing.subject.record.players)


def _finished(subject: Table | Lobby) -> bool:
    if isinstance(subject, Lobby):
        return subject.closed and subject.outcome != "started"
    return subject.record.status != "playing"
