"""The presses and commands in progress. A bot that stops waits some time for their answers."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.locales.phrase import Phrase
from bot.runtime.clock import Clock, within
from bot.runtime.pending_answer import Answer, working_on
from bot.ui.discord_clock import DiscordTime

log = logging.getLogger(__name__)

BUSY = Phrase("error-busy")
LATEST = 2.5
"""The maximum age in seconds of an interaction that is started, because Discord waits for an answer only
three seconds.
"""
IN_TIME = 2.2
"""The age in seconds at which an unanswered press is refused or acknowledged. For a press that arrives later,
it is LATEST.
"""
REMEMBERED = 4_096
"""The number of latest interactions, and of latest redrawn messages, that are remembered."""


MOST = 200
"""The maximum number of presses in progress."""
FEW = 16
"""The lowest limit of presses in progress, however slow the answers are."""
LEFT = 4
"""The last 1/LEFT of all places go only to servers that hold fewer places than are free."""
QUICK = 1.0
"""The number of seconds within which an answer to a press is quick."""
SLOW = 1.5
"""The number of seconds after which an answer to a press is slow."""
LOOKED_AT = 1.0
"""The length in seconds of the latest period, whose answers decide whether the limit falls."""
ENOUGH = 8
"""The minimum number of answers in that period for the limit to fall."""
NOTICED = 5.0
"""The number of seconds for which a person who was told of a refused press is not told again about the same
message.
"""


def placed(payload: dict[str, Any]) -> dict[str, Any]:
    """Return an interaction in Discord's format with its channel, even if Discord has sent only the channel's
    id.
    """
    if "channel" in payload or "channel_id" not in payload:
        return payload
    return {**payload, "channel": {"id": payload["channel_id"]}}


class PressInHand(Answer):
    """A press or command in progress. server: the server for which it takes a place until its answer is sent,
    or None. refused: whether it exceeds the limit, or the bot is stopping. repeated: whether an identical
    press of the same person is in progress. answering: whether its answer is being sent, or was sent.
    """

    __slots__ = ("answering", "refused", "repeated", "server")

    def __init__(self, server: int | None, *, refused: bool, repeated: bool) -> None:
        super().__init__()
        self.server = server
        self.refused, self.repeated, self.answering = refused, repeated, False


@dataclass(frozen=True, slots=True)
class _Sent:
    at: float
    slow: bool
    done: bool
    """Whether the answer was more than a refusal."""


class PressesInHand:
    """The presses and commands that are not answered yet, and a limit on their number that falls while most
    answers are slow. closing: whether no more are accepted. closed: whether people who press do not even get
    a notice. room: the limit.
    """

    def __init__(self, clock: Clock, discord_time: DiscordTime) -> None:
        self.closing = False
        self.closed = False
        self.room = MOST
        self._clock = clock
        self._discord_time = discord_time
        self._in_hand: dict[int, PressInHand] = {}
        self._pressed = Counter[str]()
        self._held = Counter[int]()
        self._sent = deque[_Sent]()
        self._noticed: dict[tuple[int, int], float] = {}
        self._taken: dict[int, None] = {}
        self._redrawn: dict[int, int] = {}
        self._count = 0

    @property
    def count(self) -> int:
        """Return the total number of presses and commands since the start."""
        return self._count

    def seconds_left(self, interaction: int) -> float:
        """Return the number of seconds until a press must be refused or acknowledged, or a negative number if
        it must not be started any more. interaction: its id.
        """
        age = self._discord_time.age(interaction)
        return (IN_TIME if age < IN_TIME else LATEST) - age

    def take(self, interaction: int) -> bool:
        """Accept the interaction with the given id. Return False if it was accepted before."""
        if interaction in self._taken:
            return False
        self._taken[interaction] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        return True

    def redraws(self, interaction: int, message: int) -> bool:
        """Record that the press with the given id is about to redraw a message. Return False if a newer press
        was already recorded, so that this one must not redraw it.
        """
        latest = self._redrawn.pop(message, 0)
        self._redrawn[message] = max(interaction, latest)
        if len(self._redrawn) > REMEMBERED:
            del self._redrawn[next(iter(self._redrawn))]
        return interaction >= latest

    @contextmanager
    def in_hand(self, interaction: int, server: int, what: str = "") -> Iterator[PressInHand]:
        """Return a context in which the current task carries out or refuses an interaction. interaction: its
        id. what: identifies the press (see `press_of` in bot.ui.components), or "" if repeated presses do not
        matter.
        """
        self._count += 1
        refused, repeated = self.closing or self.full(server), what != "" and self._pressed[what] > 0
        press = PressInHand(None if refused or repeated else server, refused=refused, repeated=repeated)
        self._in_hand[interaction] = press
        self._pressed[what] += 1
        self._held[server] += press.server is not None
        try:
            with working_on(press):
                yield press
        finally:
            del self._in_hand[interaction]
            self._pressed[what] -= 1
            self._pressed += Counter()  # drops zero counts
            self._leave(press)

    def _leave(self, press: PressInHand) -> None:
        if press.server is not None:
            self._held[press.server] -= 1
            self._held += Counter()  # drops the servers that hold none
            press.server = None
        if not self._held:
            self.room = MOST

    def full(self, server: int) -> bool:
        """Return whether one more press from a server would exceed the limit. server: the id of the server,
        or of the channel outside of servers.
        """
        free = self.room - self._held.total()
        return self._held[server] >= free <= self.room // LEFT

    def notice(self, person: int, message: int) -> bool:
        """Return whether to tell a person that their press on a message is refused, and record that they are
        told. message: its id, or 0 for a command.
        """
        now = self._clock.ran()
        while self._noticed and now - next(iter(self._noticed.values())) > NOTICED:
            del self._noticed[next(iter(self._noticed))]
        if message and (person, message) in self._noticed:
            return False
        if message:
            self._noticed[person, message] = now
        return True

    def note(self, press: PressInHand, seconds: float) -> None:
        """Record that the first answer to a press was sent `seconds` seconds after it, which adapts the limit
        and frees the place of the press.
        """
        if press.server is None:
            return
        now = self._clock.ran()
        self._sent.append(_Sent(now, slow=seconds > SLOW, done=not press.given_up))
        while now - self._sent[0].at > LOOKED_AT:
            self._sent.popleft()
        if seconds < QUICK:
            self.room = min(MOST, self.room + 1)
        elif len(self._sent) >= ENOUGH and 2 * sum(each.slow for each in self._sent) > len(self._sent):
            self.room = max(FEW, sum(each.done for each in self._sent))
        self._leave(press)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Observe traced calls to learn when answers are sent."""
        trace.on_request_start.append(self._answering)
        return trace

    async def _answering(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestStartParams
    ) -> None:
        match call.url.parts:
            case (*_, "interactions", id, _, "callback") if (press := self._in_hand.get(int(id))) is not None:
                press.answering = True
                self.note(press, self._discord_time.age(int(id)))

    async def close(self, clock: Clock, patience: float) -> None:
        """Stop accepting presses. Return when those in progress are answered or, after `patience` seconds,
        cancelled.
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

    def _tasks(self) -> list[asyncio.Task[object]]:
        return [press.task for press in self._in_hand.values() if press.task is not None]
