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
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.hand import hand_key
from bot.ui.sync.dms import DirectMessages
from bot.ui.sync.message_state import HandMessage, MessageState, Showing

log = logging.getLogger(__name__)


class Hands:
    """Keeps every player's messages up to date, and touches none that has not changed.

    First DMs are sent beside everything else, since Discord may keep them waiting for long; `arrived` is
    told of the table of each that was sent.
    """

    def __init__(
        self, builder: MessageBuilder, dms: DirectMessages, arrived: Callable[[Showing], None]
    ) -> None:
        self._builder = builder
        self._dms = dms
        self._arrived = arrived
        self._first: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Give up what has not been sent yet."""
        tasks = list(self._first.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # tables

    async def show(self, showing: Showing, table: Table, state: MessageState, seat: Seat) -> None:
        """Bring one player's twin and DM up to date."""
        person, key = table.record.players[seat].person, hand_key(table, seat)
        if person is None:
            return
        await self._show_twin(showing, table, state, seat, key)
        copy = state.hands.get(person)
        if copy is None and key != "over":
            self.deal(showing, table, state, seat, person)
        if copy is None or copy.key == key:
            return
        drawn = await self._builder.hand(table, seat, state.anchor, refresh=False)
        if await showing.token_edits.edit(copy.message, drawn):
            state.hands[person] = replace(copy, key=key)
            return
        kept = await self._dms.edit(person, copy, drawn, key)
        if kept is None:
            del state.hands[person]
        else:
            state.hands[person] = kept

    async def _show_twin(
        self, showing: Showing, table: Table, state: MessageState, seat: Seat, key: str
    ) -> None:
        twin = showing.twins.get(seat)
        if twin is None or twin.key == key:
            return
        drawn = await self._builder.hand(table, seat, state.anchor, refresh=True)
        if await showing.token_edits.edit(twin.message, drawn):
            twin.key = key
        else:
            del showing.twins[seat]

    def deal(self, showing: Showing, table: Table, state: MessageState, seat: Seat, person: int) -> None:
        """Send somebody's hand by DM for the first time, soon."""

        async def send() -> HandMessage | None:
            key = hand_key(table, seat)
            drawn = await self._builder.hand(table, seat, state.anchor, refresh=False)
            return await self._dms.send(person, drawn, key)

        self._send(showing, state, person, send)

    async def opened(
        self, showing: Showing, table: Table, seat: Seat, webhook: discord.Webhook, message: int
    ) -> None:
        """An interaction was answered with a hand, ephemerally: take the last such one away. webhook: the
        interaction's followup.
        """
        old = showing.twins.get(seat)
        showing.twins[seat] = HandMessage(0, message, hand_key(table, seat))
        showing.token_edits.add(message, webhook)
        if old is not None:
            await showing.token_edits.delete(old.message)

    def redrew(
        self,
        showing: Showing,
        table: Table,
        state: MessageState,
        seat: Seat,
        person: int,
        webhook: discord.Webhook,
        message: discord.Message,
    ) -> None:
        """An interaction was answered by redrawing a hand where it was pressed. webhook: its followup."""
        showing.token_edits.add(message.id, webhook)
        copy = state.hands.get(person)
        if message.flags.ephemeral:
            showing.twins[seat] = HandMessage(0, message.id, hand_key(table, seat))
        elif copy is not None and copy.message == message.id:
            copy.key = hand_key(table, seat)

    # lobbies

    def greet(self, showing: Showing, lobby: Lobby, state: MessageState, person: int) -> None:
        """Find out soon, with a short DM, whether the hand can come by DM."""

        async def send() -> HandMessage | None:
            return await self._dms.send(person, self._builder.greeting(lobby, state.anchor), "greeting")

        self._send(showing, state, person, send)

    async def see_off(self, lobby: Lobby, state: MessageState) -> None:
        """Take the greetings of those back who sit here no more."""
        sitting = () if lobby.closed else tuple(player.person for player in lobby.record.players)
        for person in [person for person in state.hands if person not in sitting]:
            await self._dms.withdraw(state.hands.pop(person))

    # first DMs

    async def sent(self, person: int) -> None:
        """Wait until what is on the way to that person has arrived, or has come back."""
        tasks = [task for (_, to), task in self._first.items() if to == person]
        if tasks:
            await asyncio.wait(tasks)

    def _send(
        self,
        showing: Showing,
        state: MessageState,
        person: int,
        send: Callable[[], Awaitable[HandMessage | None]],
    ) -> None:
        key = (showing.id, person)
        if person in state.hands or key in self._first:
            return

        async def work() -> None:
            try:
                copy = await send()
                if copy is not None:
                    state.hands[person] = copy
            except (discord.HTTPException, discord.RateLimited) as error:
                log.warning("table %s: a first DM could not be sent: %s", showing.id, error)
            except Exception:
                log.exception("table %s: a first DM could not be sent", showing.id)
            finally:
                del self._first[key]
            if person in state.hands:
                self._arrived(showing)

        self._first[key] = asyncio.create_task(work(), name=f"first DM {showing.id}")
