"""Draws the messages of lobbies and tables; pictures are painted in a worker thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

from bot.catalogue import Title
from bot.engine.game import Seat
from bot.render import draw
from bot.tables.lobby import Lobby
from bot.tables.records import Place
from bot.tables.table import Table
from bot.ui.hand_page import hand_page, has_picture
from bot.ui.house import House
from bot.ui.lobby_page import lobby_page
from bot.ui.page import Page, Picture, page
from bot.ui.phrases import ALT, cut, link, safe
from bot.ui.table_page import table_page

T = TypeVar("T")


class Pages:
    """Turns lobbies and tables into messages."""

    def __init__(self, house: House, titles: Mapping[str, Title]) -> None:
        self._house = house
        self.titles = titles
        # One thread: a second one paints little more, and makes the event loop wait longer for its turn.
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._patient = asyncio.Semaphore(1)

    def close(self) -> None:
        """Let the worker thread go."""
        self._painter.shutdown(wait=False, cancel_futures=True)

    def title(self, of: Table | Lobby) -> Title:
        """The title that is played there."""
        return self.titles[of.record.title]

    def lobby(self, lobby: Lobby) -> Page:
        """The lobby's public message."""
        circuit = self._house.registry.circuits.running(lobby.record.circuit)
        expires = self._house.registry.unix(lobby.record.expires)
        return lobby_page(lobby, self.title(lobby), expires, circuit)

    async def table(self, table: Table, *, urgent: bool = False) -> Page:
        """The table's public message, from a spectator's view. urgent: somebody waits for the answer."""
        view, title = table.view(None), self.title(table)
        drawn = await self._paint(title, view, table.names, urgent=urgent)
        circuit = await self._house.stage.circuits.beneath(table.record)
        pictures = _pictures("table", drawn, title.words.alts(view, table.names))
        return table_page(table, title, pictures, self._house.registry.unix, circuit)

    async def hand(
        self,
        table: Table,
        seat: Seat,
        anchor: int,
        *,
        note: str = "",
        refresh: bool,
        urgent: bool = False,
        opened: str = "",
    ) -> Page:
        """A player's own message. anchor: the id of the table's public message. opened: the tag of the group
        whose choices are to be offered.
        """
        title, pictures = self.title(table), tuple[Picture, ...]()
        if has_picture(table, seat):
            view = table.view(seat)
            drawn = await self._paint(title, view, table.names, urgent=urgent)
            first, *others = title.words.alts(view, table.names)
            if seat not in table.awaited:
                first = f"As it stood after your last move: {first}"
            pictures = _pictures("hand", drawn, (first, *others))
        return hand_page(
            table,
            title,
            seat,
            pictures,
            head=self.head(table, anchor),
            note=note,
            refresh=refresh,
            unix=self._house.registry.unix,
            opened=opened,
        )

    def head(self, of: Table | Lobby, anchor: int) -> str:
        """Where a table is, for a message that stands elsewhere: game, table, server, channel, and a link."""
        guild, channel = self._where(of.record.place)
        where = f"**{self.title(of).name}** · table **{of.record.id}** · {guild} · {channel}"
        return f"{where} · [to the table]({link(of.record.place, anchor)})" if anchor else where

    def plain(self, of: Table | Lobby) -> str:
        """A table in a few plain words, without Markdown."""
        guild = self._house.get_guild(of.record.place.guild)
        channel = guild.get_channel_or_thread(of.record.place.channel) if guild else None
        players = ", ".join(player.name for player in of.record.players)
        return f"{of.record.id} · {self.title(of).name} · #{channel or '?'} · {players}"

    def greeting(self, lobby: Lobby, anchor: int) -> Page:
        """The first message to somebody who sat down."""
        return page(f"{self.head(lobby, anchor)}\nYou're in; your hand will come here.")

    def _where(self, place: Place) -> tuple[str, str]:
        guild = self._house.get_guild(place.guild)
        channel = guild.get_channel_or_thread(place.channel) if guild else None
        return safe(guild.name) if guild else "a server", f"#{safe(channel.name)}" if channel else "a channel"

    async def _paint(
        self, title: Title, view: Any, names: tuple[str, ...], *, urgent: bool
    ) -> tuple[bytes, ...]:
        """A view as PNG files, painted in the worker thread. Raises what the painter raises."""
        return await self.paint(draw, title.painter, view, names, urgent=urgent)

    async def paint(self, painted: Callable[..., T], *args: Any, urgent: bool) -> T:
        """What `painted` paints, in the worker thread. Raises what `painted` raises.

        What nobody waits for queues here, one at a time, so that an urgent picture is the next one painted.
        """
        async with nullcontext() if urgent else self._patient:
            return await asyncio.get_running_loop().run_in_executor(self._painter, painted, *args)


def _pictures(name: str, drawn: Sequence[bytes], alts: Sequence[str]) -> tuple[Picture, ...]:
    """What is to be shown: the files' names tell their order, and nothing else."""
    return tuple(
        Picture(data, cut(alt, ALT), f"{name}{at or ''}.png")
        for at, (data, alt) in enumerate(zip(drawn, alts, strict=True))
    )
