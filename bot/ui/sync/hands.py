"""The hands of the players: a DM each, and the ephemeral twins they have opened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.engine.game import Seat
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.hand_page import hand_key
from bot.ui.house import Interaction
from bot.ui.letters import Letters
from bot.ui.notes import Board, Copy, Notes
from bot.ui.pages import Pages

log = logging.getLogger(__name__)


class Hands:
    """Keeps every player's messages up to date, and touches none that has not changed.

    First letters are sent beside everything else, since Discord may keep them waiting for long; `arrived` is
    told of the board of each that was sent.
    """

    def __init__(self, pages: Pages, letters: Letters, arrived: Callable[[Board], None]) -> None:
        self._pages = pages
        self._letters = letters
        self._arrived = arrived
        self._first: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Give up what has not been sent yet."""
        tasks = list(self._first.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # tables

    async def show(self, board: Board, table: Table, notes: Notes, seat: Seat) -> None:
        """Bring one player's twin and DM up to date."""
        person, key = table.record.players[seat].person, hand_key(table, seat)
        if person is None:
            return
        await self._show_twin(board, table, notes, seat, key)
        copy = notes.hands.get(person)
        if copy is None and key != "over":
            self.deal(board, table, notes, seat, person)
        if copy is None or copy.key == key:
            return
        page = await self._pages.hand(table, seat, notes.anchor, refresh=False)
        if await board.wires.edit(copy.message, page):
            notes.hands[person] = replace(copy, key=key)
            return
        kept = await self._letters.edit(person, copy, page, key)
        if kept is None:
            del notes.hands[person]
        else:
            notes.hands[person] = kept

    async def _show_twin(self, board: Board, table: Table, notes: Notes, seat: Seat, key: str) -> None:
        twin = board.twins.get(seat)
        if twin is None or twin.key == key:
            return
        page = await self._pages.hand(table, seat, notes.anchor, refresh=True)
        if await board.wires.edit(twin.message, page):
            twin.key = key
        else:
            del board.twins[seat]

    def deal(self, board: Board, table: Table, notes: Notes, seat: Seat, person: int) -> None:
        """Send somebody's hand by DM for the first time, soon."""

        async def send() -> Copy | None:
            key = hand_key(table, seat)
            page = await self._pages.hand(table, seat, notes.anchor, refresh=False)
            return await self._letters.send(person, page, key)

        self._send(board, notes, person, send)

    async def opened(
        self, board: Board, table: Table, seat: Seat, interaction: Interaction, message: int
    ) -> None:
        """Note that an interaction was answered with a hand, ephemerally, and take the last such one away."""
        old = board.twins.get(seat)
        board.twins[seat] = Copy(0, message, hand_key(table, seat))
        board.wires.lay(message, interaction)
        if old is not None:
            await board.wires.delete(old.message)

    def redrew(
        self,
        board: Board,
        table: Table,
        notes: Notes,
        seat: Seat,
        interaction: Interaction,
        message: discord.Message,
    ) -> None:
        """Note that an interaction was answered by redrawing a hand where it was pressed."""
        board.wires.lay(message.id, interaction)
        copy = notes.hands.get(interaction.user.id)
        if message.flags.ephemeral:
            board.twins[seat] = Copy(0, message.id, hand_key(table, seat))
        elif copy is not None and copy.message == message.id:
            copy.key = hand_key(table, seat)

    # lobbies

    def greet(self, board: Board, lobby: Lobby, notes: Notes, person: int) -> None:
        """Find out soon, with a short DM, whether the hand can come by DM."""

        async def send() -> Copy | None:
            return await self._letters.send(person, self._pages.greeting(lobby, notes.anchor), "greeting")

        self._send(board, notes, person, send)

    async def see_off(self, lobby: Lobby, notes: Notes) -> None:
        """Take the greetings of those back who sit here no more."""
        sitting = () if lobby.closed else tuple(player.person for player in lobby.record.players)
        for person in [person for person in notes.hands if person not in sitting]:
            await self._letters.withdraw(notes.hands.pop(person))

    # first letters

    async def sent(self, person: int) -> None:
        """Wait until what is on the way to that person has arrived, or has come back."""
        tasks = [task for (_, to), task in self._first.items() if to == person]
        if tasks:
            await asyncio.wait(tasks)

    def _send(
        self, board: Board, notes: Notes, person: int, send: Callable[[], Awaitable[Copy | None]]
    ) -> None:
        key = (board.id, person)
        if person in notes.hands or key in self._first:
            return

        async def work() -> None:
            try:
                copy = await send()
                if copy is not None:
                    notes.hands[person] = copy
            except (discord.HTTPException, discord.RateLimited) as error:
                log.warning("table %s: a first letter could not be sent: %s", board.id, error)
            except Exception:
                log.exception("table %s: a first letter could not be sent", board.id)
            finally:
                del self._first[key]
            if person in notes.hands:
                self._arrived(board)

        self._first[key] = asyncio.create_task(work(), name=f"letter {board.id}")
