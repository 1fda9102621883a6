"""The faults of an evening: of Discord, the disk, moderators and the machine."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.sandbox import permissions
from bot.sandbox.faults import Fault, RateLimits
from bot.ui.components import read
from tests import held
from tools.simulation.story import Step
from tools.simulation.truth import seen

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

PATHS = (
    "*",
    "/channels/*",
    "/channels/*/messages",
    "/channels/*/messages/*",
    "/interactions/*",
    "/webhooks/*",
    "/users/@me/channels",
)
METHODS = ("*", "POST", "PATCH", "DELETE")
REFUSALS = (503, 503, 503, 429, 429, 500)
TIMES = (1, 1, 2, 3, 6, 8, 12)
"""The numbers of times that a call is refused. discord.py retries some refused calls up to five times."""
DELAYS = (0.2, 1.0, 2.5, 3.5, 12.0, 40.0)
SNAGS = (
    ("PATCH", "*"),
    ("PATCH", "*"),
    ("POST", "/channels/*"),
    ("POST", "/webhooks/*"),
    ("POST", "/users/*"),
)
"""The kinds of calls that a fault refuses. A kind that is listed twice is chosen twice as often."""
TURNS = 10
"""The maximum number of moves that others make until it is a person's turn."""
TOKENS = 15 * 60.0
"""The number of seconds for which the token of a press works."""
DENIALS = (permissions.SEND_MESSAGES, permissions.ATTACH_FILES, permissions.VIEW_CHANNEL)
DEAF = (1, 2, 1_000)
"""The numbers of times that the bot must reconnect before a silent gateway sends events again. The last
number needs a new process.
"""
OVERTAKEN = ("INTERACTION_CREATE", "INTERACTION_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE")
DRAGS = (0.01, 0.1, 0.6, 2.0, 4.0)
DOWN = (0.0, 0.5, 5.0, 60.0, 100.0, 4_000.0)


class Weather:
    """Every fault of an evening. Each public method with a step as its parameter carries that step out."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    def is_on(self) -> bool:
        """Return whether any fault is active now, except for rate limits and closed direct messages."""
        evening = self._evening
        faults, disk = evening.venue.server.faults, evening.disk
        denied = any(evening.venue.world.bot.id in channel.denied for channel in evening.channels)
        gateway = faults.mute or faults.deaf or +faults.twice or +faults.late
        behind = evening.venue.server.gateway.behind
        outside = bool(faults._faults or gateway or behind or denied)
        return outside or bool(disk.slow or disk.full or disk.dead or disk.fuse.left is not None)

    def clear_up(self) -> None:
        """End all faults except for a gateway that sends no events (`deaf`) and for rate limits. Open
        everyone's direct messages.
        """
        evening = self._evening
        world, server = evening.venue.world, evening.venue.server
        self.speak()
        deaf = server.faults.deaf
        server.faults.clear()
        server.faults.deaf = deaf
        server.gateway.catch_up()
        for channel in evening.channels:
            if world.bot.id in channel.denied:
                world.deny(channel, world.bot, 0)
        for person in evening.cast:
            person.user.dms_open = True
        evening.disk.heal()

    def _fault(self, fault: Fault) -> None:
        self._evening.venue.server.faults.add(fault)
        self._evening.tell(f"Discord: {fault}")

    async def slow(self, step: Step) -> None:
        delay, path = DELAYS[step.pick(0, len(DELAYS))], PATHS[step.pick(1, len(PATHS))]
        self._fault(Fault("*", path, times=1 + step.pick(2, 4), delay=delay))

    async def refuse(self, step: Step) -> None:
        status, path = REFUSALS[step.pick(0, len(REFUSALS))], PATHS[step.pick(1, len(PATHS))]
        wait, whole = (0.5, 3.0, 30.0)[step.pick(3, 3)], not step.pick(4, 4)
        method, times = METHODS[step.pick(5, len(METHODS))], TIMES[step.pick(2, len(TIMES))]
        everywhere = whole and status == 429
        self._fault(Fault(method, path, times=times, status=status, retry_after=wait, everywhere=everywhere))

    async def lose(self, step: Step) -> None:
        method, path = METHODS[step.pick(5, len(METHODS))], PATHS[step.pick(0, len(PATHS))]
        self._fault(Fault(method, path, times=1 + step.pick(1, 3), lost=True))

    async def snag(self, step: Step) -> None:
        """Refuse one kind of call while some people move. Then check that everything recovers."""
        (method, path), evening = SNAGS[step.pick(5, len(SNAGS))], self._evening
        status = (503, 503, 429)[step.pick(3, 3)]
        self._fault(Fault(method, path, times=None, status=status, retry_after=5.0))
        for at in range(3):
            await evening.people.move(Step("move", (at, *step.numbers[1:])))
        await evening.venue.wait(40)
        evening.went_wrong()
        await evening.look()

    async def strand(self, step: Step) -> None:
        """Refuse every message to a waiting person, or every ping at their table, until it is that person's
        turn. Then check that everything recovers.
        """
        evening = self._evening
        waiting = [
            (id, player.person)
            for id, table in held.tables(evening.bot.registry).items()
            for seat, player in enumerate(table.snapshot.players)
            if player.person is not None and player.robot is None and seat not in table.awaited
        ]
        if not waiting:
            return
        id, sleeper = waiting[step.pick(0, len(waiting))]
        status = (503, 503, 429)[step.pick(3, 3)]
        for fault in self._calls_of(id) if step.pick(2, 2) else self._ways_to(sleeper):
            self._fault(replace(fault, times=None, status=status, retry_after=5.0))
        for at in range(TURNS):
            table = held.tables(evening.bot.registry).get(id) if evening.alive else None
            if table is None or table.seat_of(sleeper) in table.awaited:
                break
            if not await evening.people.move_at(id, Step("move", (at, *step.numbers[1:])), but=sleeper):
                await evening.venue.wait(6)  # robots move meanwhile
        await evening.venue.wait(40)
        evening.went_wrong()
        await evening.look()

    def _calls_of(self, table: str) -> list[Fault]:
        """Return faults that refuse the requests with which people at a table are pinged."""
        place = held.tables(self._evening.bot.registry)[table].snapshot.place
        return [Fault("POST", f"/channels/{place.channel}/messages"), Fault("POST", "/webhooks/*")]

    def _ways_to(self, sleeper: int) -> list[Fault]:
        """Return faults that refuse the requests with which the bot reaches a person."""
        evening = self._evening
        dms = [person.dm.id for person in evening.cast if person.id == sleeper]
        since = evening.venue.world.clock.now() - TOKENS
        tokens = [made.token for made in evening.made if made.user.id == sleeper and made.created > since]
        return [Fault(path=f"/channels/{dm}/*") for dm in dms] + [
            Fault(path=f"/webhooks/*/{token}/*") for token in tokens
        ]

    async def shut(self, step: Step) -> None:
        """Close a person's direct messages, start a match or make a move, and let the person try their DMs
        again.
        """
        evening, person = self._evening, self._evening.cast[step.pick(0, len(self._evening.cast))]
        if person.user.dms_open:
            await self.dms(step)
        if step.pick(5, 2):
            alone = Step("open", (*step.numbers[:3], 1, *step.numbers[4:]))
            await evening.people.open(alone)
            await evening.people.begin(alone)
        else:
            await evening.people.move(step)
        await evening.venue.wait(20)
        await evening.people.knock(person, step)

    async def limits(self, step: Step) -> None:
        self._evening.tell("Discord's rate limits hold from now on")
        self._evening.venue.server.rest.limits = RateLimits()

    async def again(self, step: Step) -> None:
        self._evening.tell("Discord delivers interactions twice")
        self._evening.venue.server.faults.twice["INTERACTION_CREATE"] += 1 + step.pick(0, 3)

    def speak(self) -> None:
        """End the silence of the gateway (`mute`), if there is one, and ask the bot to reconnect."""
        server = self._evening.venue.server
        if server.faults.mute:
            self._evening.tell("the gateway speaks again")
            server.faults.mute = False
            server.gateway.reconnect()

    async def mute(self, step: Step) -> None:
        faults = self._evening.venue.server.faults
        if faults.mute:
            self.speak()
        else:
            self._evening.tell("the gateway falls silent")
            faults.mute = True

    async def deafen(self, step: Step) -> None:
        cured = DEAF[step.pick(0, len(DEAF))]
        self._evening.tell(f"the gateway tells nothing any more, until connection {cured} or a new process")
        self._evening.venue.server.faults.deaf = cured

    async def overtake(self, step: Step) -> None:
        event = OVERTAKEN[step.pick(0, len(OVERTAKEN))]
        self._evening.tell(f"Discord delivers the next {event} behind what follows")
        self._evening.venue.server.faults.late[event] += 1

    async def dms(self, step: Step) -> None:
        person = self._evening.cast[step.pick(0, len(self._evening.cast))]
        person.user.dms_open = not person.user.dms_open
        self._evening.shut.add(person.id)
        self._evening.tell(f"{person.user.display_name}'s DMs: open is {person.user.dms_open}")

    async def unpost(self, step: Step) -> None:
        evening = self._evening
        posts = [
            (message, read(part["custom_id"]).table)
            for channel in evening.channels
            for message in channel.messages.values()
            if not message.ephemeral
            for part in message.parts()
            if part.get("label") in ("Join / Leave", "My hand", "Rematch")
        ]
        if not posts or not evening.alive:
            return
        message, id = posts[step.pick(0, len(posts))]
        evening.unseen[id] = await evening.venue.inside(self._seen(id))
        evening.tell(f"a moderator deletes message {message.id} of {id}")
        evening.venue.world.drop(message)

    async def _seen(self, id: str) -> Any:
        """Return the value of truth.seen for a table or lobby, or None."""
        registry = self._evening.bot.registry
        subject = await registry.tables.get(id) or await registry.lobbies.get(id)
        return await seen(self._evening, subject) if subject else None

    async def uproot(self, step: Step) -> None:
        channels = self._evening.channels
        if len(channels) > 1:
            channel = channels[step.pick(0, len(channels))]
            self._evening.tell(f"the channel {channel.name} is deleted")
            self._evening.went_wrong()
            self._evening.venue.world.delete_channel(channel)

    async def deny(self, step: Step) -> None:
        channel = self._evening.channels[step.pick(0, len(self._evening.channels))]
        bits = DENIALS[step.pick(1, len(DENIALS))]
        self._evening.denied.add(channel.id)
        self._evening.tell(f"the bot lacks the permissions {bits} in {channel.name}")
        self._evening.venue.world.deny(channel, self._evening.venue.world.bot, bits)

    async def drag(self, step: Step) -> None:
        self._evening.disk.slow = DRAGS[step.pick(0, len(DRAGS))]
        self._evening.tell(f"each trip to the disk takes {self._evening.disk.slow} seconds")

    async def fill(self, step: Step) -> None:
        self._evening.disk.full = 1 + step.pick(0, 12)
        self._evening.tell(f"the disk is full for {self._evening.disk.full} statements")

    async def fuse(self, step: Step) -> None:
        fuse = self._evening.disk.fuse
        fuse.left, fuse.after = 1 + step.pick(0, 60), bool(step.pick(1, 2))
        self._evening.tell(f"the process will be killed after {fuse.left} moments (after: {fuse.after})")

    async def kill(self, step: Step) -> None:
        self._evening.kill()
        await self._down(step)

    async def stop(self, step: Step) -> None:
        await self._evening.stop()
        await self._down(step)

    async def _down(self, step: Step) -> None:
        down = DOWN[step.pick(0, len(DOWN))]
        self._evening.tell(f"nobody starts it for {down} seconds")
        await self._evening.venue.wait(down)
