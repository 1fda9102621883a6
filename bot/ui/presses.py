"""The presses and commands in hand: the bot ends when they are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.runtime.answer import Answer, working_on
from bot.runtime.clock import Clock, within
from bot.ui.discord_time import DiscordTime

log = logging.getLogger(__name__)

REMEMBERED = 4_096
"""How many interactions are remembered, the latest: some minutes of a busy bot."""


MOST = 200
"""Presses in hand at once, at most."""
FEW = 2
"""At least so many are taken on at once, however slowly they are answered."""
QUICK = 1.0
"""Seconds from a press to its answer below which more are taken on at once from then on."""
MORE = 0.2
"""How many more: it takes a while until it is seen what comes of it."""
SLOW = 1.5
"""Seconds from a press to its answer above which fewer are taken on: Discord waits for three."""
FEWER = 0.7
"""How many are taken on then, as a part of those in hand."""


def placed(told: dict[str, Any]) -> dict[str, Any]:
    """An interaction as Discord tells it, with its channel. It may leave that out and give the id alone, of
    which discord.py makes nothing.
    """
    if "channel" in told or "channel_id" not in told:
        return told
    return {**told, "channel": {"id": told["channel_id"]}}


class PressInHand(Answer):
    """A press or command that is carried out. number: how many came before it. refused: it is not taken on.
    answering: its answer is on the way.
    """

    __slots__ = ("answering", "number", "refused")

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.refused = self.answering = False


class PressesInHand:
    """What has been pressed or commanded and is not answered yet. As many are taken on at once as are
    answered in time, which is learnt from each answer.

    closing: nothing more is taken on, and whoever presses is told so. closed: not even that, since there is
    no way to Discord any more. room: so many are taken on at once.
    """

    def __init__(self, discord_time: DiscordTime) -> None:
        self.closing = False
        self.closed = False
        self.room: float = MOST
        self._discord_time = discord_time
        self._in_hand: dict[int, PressInHand] = {}
        self._taken: dict[int, None] = {}
        self._number = 0
        self._fewer_since = 0

    def take(self, interaction: int) -> bool:
        """Take the interaction of that id on. False: it was taken before. A gateway that resumes may deliver
        one a second time.
        """
        if interaction in self._taken:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    @contextmanager
    def in_hand(self, interaction: int) -> Iterator[PressInHand]:
        """While the present task carries out the interaction of that id."""
        self._number += 1
        press = self._in_hand[interaction] = PressInHand(self._number)
        try:
            with working_on(press):
                yield press
        finally:
            del self._in_hand[interaction]

    @property
    def full(self) -> bool:
        """Are there more in hand than can be answered in time?"""
        return len(self._in_hand) > self.room

    def note(self, press: PressInHand, seconds: float) -> None:
        """That one has waited for so many seconds until it was answered or given up."""
        if press.refused:
            return
        if seconds < QUICK:
            self.room = min(MOST, self.room + MORE)
        elif seconds > SLOW and press.number > self._fewer_since:  # one that has come since there are fewer
            self.room = max(FEW, FEWER * min(self.room, len(self._in_hand)))
            self._fewer_since = self._number

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Learn of answers from the calls that are traced."""
        trace.on_request_start.append(self._answering)
        trace.on_request_end.append(self._answered)
        return trace

    async def _answering(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        context.press = None
        match call.url.parts:
            case (*_, "interactions", id, _, "callback"):
                context.press = press = self._in_hand.get(int(id))
                context.age = self._discord_time.age(int(id))
                if press is not None:
                    press.answering = True

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestEndParams
    ) -> None:
        if context.press is not None:
            self.note(context.press, context.age)

    async def close(self, clock: Clock, patience: float) -> None:
        """Take no more on; return when what is in hand is answered, or given up after that many seconds."""
        self.closing = True
        with suppress(TimeoutError):
            await within(clock, patience, self._rest())
        left = self._tasks()
        self.closed = True
        for task in left:
            task.cancel()
        if left:
            log.warning("%d presses could not be answered before the end", len(left))
            await asyncio.gather(*left, return_exceptions=True)

    async def _rest(self) -> None:
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    def _tasks(self) -> list[asyncio.Task[Any]]:
        return [press.task for press in self._in_hand.values() if press.task is not None]
