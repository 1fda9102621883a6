"""The stage: it shows lobbies and tables in Discord, soon after they change and no oftener than needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

import discord

from bot.catalogue import Title
from bot.clock import Clock, sleep
from bot.engine.game import Seat
from bot.league.circuit import Circuit
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.channel import Channel
from bot.ui.circuit_pages import CircuitPages
from bot.ui.finals import Finals
from bot.ui.hands import Hands
from bot.ui.house import House, Interaction
from bot.ui.letters import Letters
from bot.ui.notes import Board, Memory, Notes
from bot.ui.page import Page
from bot.ui.pages import Pages
from bot.ui.wires import Wires

log = logging.getLogger(__name__)

AT_ONCE = 64
"""How many tables are drawn at the same time: a start with a thousand must not fill memory with pictures."""
RETRIES = 6
"""How often an edit is tried again while Discord fails, after 10 seconds, then 20, 40 ..."""
FIRST_RETRY = 10.0


@dataclass(slots=True)
class _Answer:
    """A press that is being answered, and the boards it changed, which wait until it is."""

    boards: set[Board] = field(default_factory=set)
    done: bool = False


_ANSWER: ContextVar[_Answer | None] = ContextVar("answer", default=None)


class Stage:
    """bot.tables.ports.Stage on Discord.

    Each table has one worker at most: it draws the present, and draws again if that has changed meanwhile,
    `pause` seconds later at the earliest. forget: a simulated Discord lacks the messages of earlier runs.
    """

    def __init__(
        self,
        house: House,
        titles: Mapping[str, Title],
        memory: Memory,
        *,
        clock: Clock,
        pause: float = 1.0,
        forget: bool = False,
    ) -> None:
        self.pages = Pages(house, titles)
        self.letters = Letters(house, memory)
        self.hands = Hands(self.pages, self.letters, self._letter_arrived)
        self.circuits = CircuitPages(house, self.pages)
        self._channel = Channel(house, self.pages, clock)
        self._finals = Finals(house, self.circuits, clock)
        self._house = house
        self._memory = memory
        self._clock = clock
        self._pause = pause
        self._forget = forget
        self._kept: set[str] = set()
        self._boards: dict[str, Board] = {}
        self._brushes = asyncio.Semaphore(AT_ONCE)

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
        self._finals.show(circuit)

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
            for board in answer.boards:
                board.holds -= 1
                if not board.holds:
                    board.free.set()

    async def board(self, subject: Table | Lobby) -> tuple[Board, Notes]:
        """The board of a table or lobby, with its notes read."""
        id = subject.record.id
        board = self._boards.get(id) or self._blank(id, subject)
        return board, await self._notes(board)

    async def showed(
        self, subject: Table | Lobby, message: int, page: Page, interaction: Interaction
    ) -> None:
        """Note that an answer has drawn the public message, so that it needs no edit."""
        board, notes = await self.board(subject)
        board.wires.lay(message, interaction)
        notes.anchor, notes.face = message, page.key
        await self._keep(board)

    def post_anew(self, table: Table) -> None:
        """Post the table at the end of the channel."""
        self._mark(table.record.id, table).moving = True

    async def forget(self, person: int, seats: Sequence[tuple[Table, Seat]]) -> None:
        """Take back the hands that somebody got at these seats, and forget where they are."""
        for table, seat in seats:
            board, notes = await self.board(table)
            board.twins.pop(seat, None)
            copy = notes.hands.pop(person, None)
            if copy is not None:
                await self.letters.withdraw(copy)
            if table.record.status == "playing":
                await self._keep(board)
        self.letters.forget(person)

    async def close(self) -> None:
        """Stop drawing. What was not drawn is drawn by the next process."""
        tasks = [board.task for board in self._boards.values() if board.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._finals.close()
        await self.hands.close()
        self.pages.close()

    # how it is done

    def _blank(self, id: str, subject: Table | Lobby) -> Board:
        return Board(id, subject, Wires(self._clock))

    def _mark(self, id: str, subject: Table | Lobby) -> Board:
        board = self._boards.get(id)
        if board is None:
            board = self._boards[id] = self._blank(id, subject)
        board.subject, board.dirty = subject, True
        answer = _ANSWER.get()
        if answer is not None and not answer.done and board not in answer.boards:
            answer.boards.add(board)
            board.holds += 1
            board.free.clear()
        elif not board.holds:
            board.free.set()
        if board.task is None:
            board.task = asyncio.create_task(self._work(board), name=f"show {id}")
        return board

    async def _work(self, board: Board) -> None:
        tries = 0
        await self._house.wait_until_ready()
        while board.dirty:
            await board.free.wait()
            board.dirty = False
            try:
                async with self._brushes:
                    await self._draw(board)
                tries = 0
            except discord.RateLimited as error:
                log.warning("table %s must wait for %.0f seconds", board.id, error.retry_after)
                board.dirty = True
                await sleep(self._clock, error.retry_after)
            except discord.HTTPException as error:
                log.warning("table %s could not be shown: %s", board.id, error)
                if error.status >= 500 and tries < RETRIES:
                    board.dirty = True
                    await sleep(self._clock, FIRST_RETRY * 2**tries)
                    tries += 1
            except Exception:
                log.exception("table %s could not be shown", board.id)
            await sleep(self._clock, self._pause)
        board.task = None
        if _finished(board.subject):
            self._boards.pop(board.id, None)

    async def _draw(self, board: Board) -> None:
        notes = await self._notes(board)
        subject = board.subject
        if isinstance(subject, Lobby):
            await self._channel.show(board, notes, self.pages.lobby(subject))
            await self._keep(board)
            await self._greet(board, subject, notes)
        elif notes.shown != subject.record.version or board.moving:
            version = subject.record.version
            await self._draw_table(board, subject, notes)
            notes.shown = version
        await self._keep(board)

    async def _greet(self, board: Board, lobby: Lobby, notes: Notes) -> None:
        await self.hands.see_off(lobby, notes)
        for player in () if lobby.closed else lobby.record.players:
            if player.person is not None:
                self.hands.greet(board, lobby, notes, player.person)

    async def _draw_table(self, board: Board, table: Table, notes: Notes) -> None:
        """The public message first, since the others link to it; then everything at once. What fails holds
        nothing else up.
        """
        faults: list[object] = list(
            await asyncio.gather(self._face(board, table, notes), return_exceptions=True)
        )
        await self._keep(board)
        hands = (self.hands.show(board, table, notes, seat) for seat in range(len(table.names)))
        faults += await asyncio.gather(self._channel.call(table, notes), *hands, return_exceptions=True)
        for fault in faults:
            if isinstance(fault, BaseException):
                raise fault

    async def _face(self, board: Board, table: Table, notes: Notes) -> None:
        await self._channel.show(board, notes, await self.pages.table(table))

    def _letter_arrived(self, board: Board) -> None:
        """A first letter was sent: note it, and redraw it if the table has moved since."""
        if board.notes is not None:
            board.notes.shown = 0
        self._mark(board.id, board.subject)

    async def _notes(self, board: Board) -> Notes:
        if board.notes is None:
            void = self._forget and board.id not in self._kept
            stored = None if void else await self._memory.read_notes(board.id)
            if board.notes is None:
                board.notes = Notes.read(stored)
        return board.notes

    async def _keep(self, board: Board) -> None:
        if board.notes is not None:
            await self._memory.write_notes(board.id, board.notes.document())
            if self._forget:
                self._kept.add(board.id)


def _finished(subject: Table | Lobby) -> bool:
    if isinstance(subject, Lobby):
        return subject.closed and subject.outcome != "started"
    return subject.record.status != "playing"
