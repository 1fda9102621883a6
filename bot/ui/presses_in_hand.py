"""The presses and commands in progress: the bot ends only after they are answered."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.locales.phrase import Phrase
from bot.runtime.clock import Clock, within
from bot.runtime.pending_answer import Answer, working_on
from bot.ui.discord_clock import DiscordTime

log = logging.getLogger(__name__)

BUSY = Phrase("error-busy")
REMEMBERED = 4_096
"""Number of interactions that are remembered, the latest: some minutes of a busy bot."""


MOST = 200
"""Most presses in progress."""
FEW = 2
"""Fewest presses in progress that are allowed, however slow the answers are."""
LEFT = 4
"""One place in this number is only for servers that hold fewer than are free."""
QUICK = 1.0
"""Seconds from a press to its answer below which the limit rises."""
MORE = 0.2
"""By how much the limit rises: the effect is only seen after a while."""
SLOW = 1.5
"""Seconds from a press to its answer above which the limit falls: Discord waits for three."""
FEWER = 0.7
"""The new limit as a share of the presses in progress."""


def placed(payload: dict[str, Any]) -> dict[str, Any]:
    """An interaction in Discord's format, with its channel. Discord may send only the channel's id, which
    discord.py ignores.
    """
    if "channel" in payload or "channel_id" not in payload:
        return payload
    return {**payload, "channel": {"id": payload["channel_id"]}}


class PressInHand(Answer):
    """A press or command in progress. number: counts them. refused: it is over the limit. answering: its
    answer is being sent.
    """

    __slots__ = ("answering", "number", "refused")

    def __init__(self, number: int, *, refused: bool) -> None:
        super().__init__()
        self.number = number
        self.refused, self.answering = refused, False


class PressesInHand:
    """The presses and commands that are not answered yet. Their number is limited by how long answers take.

    closing: no more are accepted, and pressers get a notice. closed: not even that, because the connection to
    Discord has ended. room: the limit.
    """

    def __init__(self, discord_time: DiscordTime) -> None:
        self.closing = False
        self.closed = False
        self.room: float = MOST
        self._discord_time = discord_time
        self._in_hand: dict[int, PressInHand] = {}
        self._held = Counter[int]()
        self._taken: dict[int, None] = {}
        self._number = 0
        self._fewer_since = 0

    @property
    def count(self) -> int:
        """How many presses and commands there have been."""
        return self._number

    def take(self, interaction: int) -> bool:
        """Accept the interaction with that id; return False if it was accepted before. A gateway that resumes
        may deliver one a second time.
        """
        if interaction in self._taken:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    @contextmanager
    def in_hand(self, interaction: int, server: int) -> Iterator[PressInHand]:
        """Context in which the current task carries out the interaction with that id, or refuses it."""
        self._number += 1
        press = PressInHand(self._number, refused=self.closing or self.full(server))
        self._in_hand[interaction] = press
        self._held[server] += not press.refused
        try:
            with working_on(press):
                yield press
        finally:
            del self._in_hand[interaction]
            self._held[server] -= not press.refused
            self._held += Counter()  # drops the servers that hold none

    def full(self, server: int) -> bool:
        """Whether one more press of that server is too much: all could not be answered in time, or others
        would find no place. server: the id of the server; outside one, of the channel.
        """
        places = int(self.room)
        free = places - self._held.total()
        return self._held[server] >= free <= max(1, places // LEFT)

    def note(self, press: PressInHand, seconds: float) -> None:
        """Adapt the limit to the seconds that a press took until its first answer."""
        if press.refused:
            return
        if seconds < QUICK:
            self.room = min(MOST, self.room + MORE)
        elif seconds > SLOW and press.number > self._fewer_since:  # it arrived after the last fall
            self.room = max(FEW, FEWER * min(self.room, self._held.total()))
            self._fewer_since = self._number

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Measure answers by the traced calls."""
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
        """Accept no more; return when those in progress are answered, or cancelled after that
        many seconds.
        """
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
