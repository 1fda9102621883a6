"""The hands of the players: a DM each, and the ephemeral twins they have opened."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.engine.game import Seat
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.hand_page import hand_key
from bot.ui.house import Interaction
from bot.ui.letters import Letters
from bot.ui.notes import Board, Copy, Notes
from bot.ui.page import Page
from bot.ui.pages import Pages


class Hands:
    """Keeps every player's messages up to date, and touches none that has not changed."""

    def __init__(self, pages: Pages, letters: Letters) -> None:
        self._pages = pages
        self._letters = letters

    async def show(self, board: Board, table: Table, notes: Notes, seat: Seat) -> None:
        """Bring one player's twin and DM up to date."""
        person, key = table.record.players[seat].person, hand_key(table, seat)
        if person is None:
            return
        await self._show_twin(board, table, notes, seat, key)
        copy = notes.hands.get(person)
        if copy is not None and copy.key == key:
            return
        if copy is None and (key == "over" or await self._letters.state(person) in ("closed", "told")):
            return
        page = await self._pages.hand(table, seat, notes.anchor, refresh=False)
        if copy is None:
            sent = await self._letters.send(person, page, key)
        elif await board.wires.edit(copy.message, page):
            sent = replace(copy, key=key)
        else:
            sent = await self._letters.edit(person, copy, page, key)
        if sent is None:
            notes.hands.pop(person, None)
        else:
            notes.hands[person] = sent

    async def _show_twin(self, board: Board, table: Table, notes: Notes, seat: Seat, key: str) -> None:
        twin = board.twins.get(seat)
        if twin is None or twin.key == key:
            return
        page = await self._pages.hand(table, seat, notes.anchor, refresh=True)
        if await board.wires.edit(twin.message, page):
            twin.key = key
        else:
            del board.twins[seat]

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

    async def greet(self, lobby: Lobby, notes: Notes, person: int) -> None:
        """Find out, with a short DM, whether the hand can come by DM."""
        if person in notes.hands or await self._letters.state(person) in ("closed", "told"):
            return
        page: Page = self._pages.greeting(lobby, notes.anchor)
        copy = await self._letters.send(person, page, "greeting")
        if copy is not None:
            notes.hands[person] = copy

    async def see_off(self, lobby: Lobby, notes: Notes) -> None:
        """Take the greetings of those back who sit here no more."""
        sitting = () if lobby.closed else tuple(player.person for player in lobby.record.players)
        for person in [person for person in notes.hands if person not in sitting]:
            await self._letters.withdraw(notes.hands.pop(person))
