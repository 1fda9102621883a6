"""The sandbox on loopback, with people who press the bot's buttons, for measuring the bot. A measurement
lasts from the sending of a press to the arrival of its complete answer. There are no rate limits and no TLS.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.runtime.clock import SystemClock
from bot.sandbox.model import ChannelKind, Event, Interaction, Message
from bot.sandbox.rest import Request
from bot.sandbox.server import SandboxServer
from bot.sandbox.world import SandboxWorld
from tools.bench.figures import Unmeasured


@dataclass
class Board:
    """A table's message in the channel. taps: the custom_ids of its tap buttons. closed: the time
    (time.perf_counter) at which they disappeared, or 0.
    """

    message: Message
    taps: list[str] = field(default_factory=list)
    closed: float = 0.0

    def look(self) -> None:
        """Record the enabled tap buttons that the message now has and, if there are none left, the time."""
        had, self.taps = self.taps, list(buttons(self.message, ":tap:"))
        if had and not self.taps:
            self.closed = time.perf_counter()


def buttons(message: Message, verb: str) -> Iterator[str]:
    """Yield the custom_ids that contain `verb`, of the enabled buttons and menus of a message."""
    for part in message.parts():
        if verb in part.get("custom_id", "") and not part.get("disabled"):
            yield part["custom_id"]


def moves(message: Message) -> list[tuple[str, list[str]]]:
    """Return the presses with which a move can be made in a hand: the custom_id, and the chosen value of a
    menu, or an empty list for a button.
    """
    found: list[tuple[str, list[str]]] = []
    for part in message.parts():
        custom_id = part.get("custom_id", "")
        if part.get("disabled") or not (":play:" in custom_id or ":tap:" in custom_id):
            continue
        found += (
            [(custom_id, [each["value"]]) for each in part["options"]]
            if "options" in part
            else [(custom_id, [])]
        )
    return found


class BenchDiscord:
    """A simulated Discord with a server, one channel, and `people` people. waits: the number of seconds from
    each press to its answer or failure. hands: the latest direct message to each person. boards: the tables
    in the channel, by the ids of their messages.
    """

    def __init__(self, people: int) -> None:
        self.world = SandboxWorld(SystemClock())
        self.server = SandboxServer(self.world)
        self.guild = self.world.add_guild("Bench", self.world.add_user("owner"))
        self.channel = self.world.add_channel(self.guild, "paddock")
        self.people = [self.world.add_user(f"player{number}").id for number in range(people)]
        for person in self.people:
            self.world.add_member(self.guild, self.world.users[person])
        self.waits: list[float] = []
        self.hands: dict[int, Message] = {}
        self.boards: dict[int, Board] = {}
        self._sent: dict[Interaction, float] = {}
        self._counted = 0
        self.world.subscribe(self._note)

    async def serve(self) -> int:
        """Listen on loopback, and return the port."""
        await self.server.start()
        return self.server.port

    async def close(self) -> None:
        """Stop listening."""
        await self.server.close()

    async def identified(self) -> None:
        """Wait until the bot starts a new session at the gateway."""
        before = self.server.gateway.identified
        while self.server.gateway.identified == before:  # noqa: ASYNC110  the gateway only keeps a count
            await asyncio.sleep(0.001)

    def _note(self, event: Event) -> None:
        if event.message is not None and event.kind in ("message_created", "message_updated"):
            self._drawn(event.message)
        if event.interaction is not None and event.kind in ("interaction_answered", "interaction_failed"):
            began = self._sent.pop(event.interaction, None)
            if began is not None:
                self.waits.append(time.perf_counter() - began)

    def _drawn(self, message: Message) -> None:
        if message.ephemeral:  # for example the refusal of a busy bot
            return
        channel = message.channel
        if channel.kind is ChannelKind.DM and channel.recipient is not None:
            self.hands[channel.recipient.id] = message
        elif message.components:
            self.boards.setdefault(message.id, Board(message)).look()

    def forget(self) -> None:
        """Forget all waits and calls so far."""
        self.waits.clear()
        self._counted = len(self.server.requests)

    @property
    def calls(self) -> Counter[str]:
        """Return the number of calls of each kind that the bot has made since the last `forget`."""
        return Counter(_kind(request, self.channel.id) for request in self.server.requests[self._counted :])

    # people

    def tap(self, board: Board, person: int, custom_id: str) -> None:
        """Press a button of a table's message."""
        self._press(person, board.message, custom_id)

    def press(self, rng: random.Random, people: Sequence[int] = ()) -> str:
        """Make a random press for a random person who has a move and is not waiting for an answer. Return the
        custom_id, or "" if there is no such person. people: those who can be chosen, or empty for all.
        """
        busy = {interaction.user.id for interaction in self._sent}
        hands = ((person, self.hands.get(person)) for person in people or self.people if person not in busy)
        ready = [(person, hand, found) for person, hand in hands if hand and (found := moves(hand))]
        if not ready:
            return ""
        person, hand, found = rng.choice(ready)
        custom_id, values = rng.choice(found)
        self._press(person, hand, custom_id, values)
        return custom_id

    def over(self, people: Sequence[int]) -> bool:
        """Return whether the game of these people is over."""
        return any(any(buttons(self.hands[person], ":again:")) for person in people)

    def _press(self, person: int, message: Message, custom_id: str, values: Sequence[str] = ()) -> None:
        began = time.perf_counter()
        self._sent[self.world.press(person, message.id, custom_id, values)] = began

    def answered(self) -> list[float]:
        """Return the milliseconds from each press to its answer or failure, sorted. Raises Unmeasured if a
        press is still waiting, or if there were no presses.
        """
        if self._sent or not self.waits:
            raise Unmeasured(f"{len(self._sent)} presses had no answer, and {len(self.waits)} had one.")
        return sorted(wait * 1000 for wait in self.waits)


def _kind(request: Request, channel: int) -> str:
    match request.path.strip("/").split("/"):
        case ["interactions", *_]:
            return "interaction callback"
        case ["webhooks", *_]:
            return f"{request.method} by interaction token"
        case ["users", "@me", "channels"]:
            return "open a DM"
        case ["channels", id, "messages", *_]:
            return f"{request.method} {'channel' if int(id) == channel else 'DM'} message"
        case _:
            return "other"
