"""The players: people in many servers who press the buttons they see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.locales.phrase import ENGLISH, spoken
from bot.runtime.clock import sleep
from bot.sandbox.errors import Refused
from bot.sandbox.model import Channel, Event, Interaction, Message
from bot.sandbox.world import SandboxWorld
from bot.ui.components import read
from bot.ui.presses_in_hand import BUSY, LATEST
from tests.sandbox.people import Person
from tests.venue import text_of
from tools.scale.screens import Choice, Screens

GAMES = ("race start", "rasant start", "scrap start", "smack start", "piston start")
MOVES = ("play", "tap")
LOOKS = ("hand",)
"""The buttons for a person who has no move and does not want to wait."""
HANDS_TAKE = 20.0
"""The number of seconds after a table's start within which its players must have something to press."""
REFUSED = spoken(BUSY, ENGLISH)
"""The text of the refusal that people read while the bot is too busy."""
SLEEP_TAKES = 200.0
"""The number of seconds after which people stop waiting at a table with an inactive player."""


@dataclass(eq=False)
class Server:
    """A server with two people, who play at one table after another."""

    channel: Channel
    people: Sequence[Person]
    game: str
    robots: int
    """The number of robots that play with them."""
    sleepy: bool
    """Whether the second person never presses a button of a hand."""
    busy: bool = False
    opened: float = 0.0
    """The Unix time at which the latest table was opened."""
    tables: set[str] = field(default_factory=set)
    """The ids of all tables that have started."""


class Crowd:
    """All people. latencies: for each press, the seconds until its first answer. failed: the presses without
    an answer. pressed: the tags of the moves pressed, by table, person, kind of button and mark. belated: the
    same for presses that arrived too late. shown: by table and person, the number of their own moves that a
    hand has shown them. late: the delay in seconds before a press is delivered. refused: the number of
    answers that say that the bot is too busy. impatient: whether people press before the earlier presses in
    their server are answered.
    """

    def __init__(self, world: SandboxWorld, servers: int, seed: int = 1) -> None:
        self._world = world
        self._luck = random.Random(seed)
        self.servers = [self._server(at) for at in range(servers)]
        self.latencies: list[float] = []
        self.pressed: dict[tuple[str, int, str, int], set[str]] = {}
        self.belated: dict[tuple[str, int, str, int], set[str]] = {}
        self.late = 0.0
        self.refused = 0
        self.impatient = False
        self.shown: Counter[tuple[str, int]] = Counter()
        self.failed: list[Interaction] = []
        self.screens = Screens(world, (*MOVES, *LOOKS))
        self._leave = world.subscribe(self._heard)

    def _server(self, at: int) -> Server:
        world = self._world
        users = [world.add_user(f"{name}{at}", f"{name.title()} {at}") for name in ("ann", "bo")]
        guild = world.add_guild(f"Server {at}", users[0])
        world.add_member(guild, users[1])
        channel = world.add_channel(guild, "paddock")
        people = [Person(world, user) for user in users]
        return Server(channel, people, GAMES[at % len(GAMES)], robots=(at + 1) % 2, sleepy=at % 3 == 0)

    def close(self) -> None:
        """Stop receiving events from the world."""
        self.screens.close()
        self._leave()

    def _heard(self, event: Event) -> None:
        made = event.interaction
        if event.kind == "interaction_answered" and made is not None and made.state != "deferred":
            self.latencies.append(self._world.clock.now() - made.created)
            if made.response is not None and made.ephemeral:
                self.refused += REFUSED in text_of(made.response)
        elif event.kind == "interaction_failed" and made is not None:
            self.failed.append(made)
        if event.message is not None and event.kind in ("message_created", "message_updated"):
            self._note(event.message)

    def _note(self, message: Message) -> None:
        """Record the number of the reader's moves that a hand shows."""
        reader = message.viewer or message.channel.recipient
        for part in message.parts() if reader else ():
            button = read(part.get("custom_id") or "")
            if reader is not None and button.action == "play":
                key = (button.table, reader.id)
                self.shown[key] = max(self.shown[key], button.mark)

    # actions

    async def act(self) -> None:
        """Make a person in a random server make a move, or open a table if nobody there can."""
        free = [server for server in self.servers if self.impatient or not server.busy]
        if not free:
            return
        server = self._luck.choice(free)
        server.busy = True
        try:
            await self._act(server)
        except (Refused, LookupError):
            pass  # the button has disappeared in the meantime, or the bot was killed before it answered
        finally:
            server.busy = False

    async def move_once(self, server: Server) -> None:
        """Make a person of a server move, if anyone can. The press is repeated until it is answered."""
        while True:
            try:
                made = await self._move(server)
            except (Refused, LookupError):
                await sleep(self._world.clock, 0.1)
                continue
            if made is None or not made.failed:
                return

    async def _move(self, server: Server, actions: Sequence[str] = MOVES) -> Interaction | None:
        """Press a button with one of the actions, and return the interaction, or None if there is no such
        button.
        """
        awake = server.people[:1] if server.sleepy else server.people
        choices = [(person, choice) for person in awake for choice in self._moves(server, person, actions)]
        if not choices:
            return None
        return await self._press(*self._luck.choice(choices))

    async def _act(self, server: Server) -> None:
        if await self._move(server) is not None:
            return
        if self._has_waited(server):
            server.opened = self._world.clock.now()
            await self._open(server)
        elif self.impatient:
            await self._move(server, LOOKS)

    def _has_waited(self, server: Server) -> bool:
        """Return whether the latest table of a server must be over by now if nobody there can press."""
        waits = SLEEP_TAKES if server.sleepy else HANDS_TAKE
        return self._world.clock.now() >= server.opened + waits

    def _moves(self, server: Server, person: Person, actions: Sequence[str]) -> Sequence[Choice]:
        """Return the possible presses of a person with one of the actions, on the newest message that has
        any.
        """
        newest = self.screens.newest
        return newest(person.dm, person.user, actions) or newest(server.channel, person.user, actions)

    async def _press(self, person: Person, choice: Choice) -> Interaction:
        part, button = choice.part, choice.button
        options = [option["value"] for option in part.get("options") or []]
        chosen = [self._luck.choice(options)] if options else []
        at = (button.table, person.id, button.action, button.mark)
        noted = self.belated if self.late > LATEST else self.pressed
        noted.setdefault(at, set()).add(chosen[0] if chosen else button.arg)
        stamp = int((self._world.clock.now() - self.late) * 1_000) if self.late else None
        made = self._world.press(person.id, choice.message.id, part["custom_id"], chosen, at=stamp)
        await made.done.wait()
        return made

    async def _open(self, server: Server) -> None:
        host, guest = server.people
        options = {"pace": "live" if server.sleepy else "none", "robots": server.robots}
        opened = (await host.slash(server.channel, server.game, **options)).answer
        await guest.click(opened, label="Join / Leave")
        part = next(part for part in opened.parts() if "custom_id" in part)
        table = read(part["custom_id"]).table
        if not (await host.click(opened, label="Start")).failed:
            server.tables.add(table)
