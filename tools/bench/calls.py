"""Counts the calls with the bot's own token per action of a game: docs/performance.md, Goal 17."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bot.catalogue import TITLES
from bot.sandbox.model import Message
from bot.sandbox.rest import Request
from tests.venue import Venue, components, venue_with
from tests.virtual_time import VirtualTimeLoop

PEOPLE = ("Ann", "Bo", "Cy")
THINKS = 6.0
"""The number of seconds between two presses at a table, whoever makes them."""
REOPENS = 600.0
"""The number of seconds after which a player who uses *My hand* opens it again."""
MOST: Mapping[str, float] = {"dm": 0.3, "my hand": 0.1}
"""The goal: the maximum number of calls per action, for each way to play a hand."""

Choice: TypeAlias = tuple[str, Message, dict[str, Any]]


def main() -> None:
    """Play each game in each way, and print the number of calls per action."""
    for title in TITLES.values():
        for way, most in MOST.items():
            with (
                tempfile.TemporaryDirectory() as folder,
                asyncio.Runner(loop_factory=VirtualTimeLoop) as runner,
            ):
                game = runner.run(_whole(Path(folder), title.command, way))
            told = ", ".join(f"{name} {count}" for name, count in game.calls.most_common(4))
            cost, whole = game.calls.total() / game.actions, game.requests / game.presses
            print(
                f"{title.name}, by {way}: {cost:.2f} of {most} an action, {game.actions} actions ({told}); "
                f"{whole:.2f} requests a press, tokens included"
            )


class Game(NamedTuple):
    """A played game. calls: those with the bot's own token, by kind. requests: the number of all requests."""

    actions: int
    calls: Counter[str]
    presses: int
    requests: int


async def _whole(path: Path, command: str, way: str) -> Game:
    async with venue_with(path) as venue:
        return await played(venue, command, way)


async def played(venue: Venue, command: str, way: str, most: int = 1_000, *, thinks: float = THINKS) -> Game:
    """Play the game of `command` to its end, or for `most` actions, and return its figures. way: a key of
    MOST. thinks: the number of seconds between two presses.
    """
    message = await venue.start(*PEOPLE, game=command, pace="live")
    before = len(venue.requests)
    table, luck, opened = await venue.table(message), Random(1), dict[str, tuple[float, Message]]()
    for name in PEOPLE if way == "my hand" else ():
        opened[name] = (venue.world.clock.now(), await venue.open_hand(name))
    await venue.wait(thinks)
    while table.snapshot.status == "playing" and table.snapshot.match.ply < most:
        choices = await _choices(venue, [table.names[seat] for seat in sorted(table.awaited)], opened)
        name, where, part = luck.choice(choices)
        person, options = venue.person(name), part.get("options")
        if options:
            await person.select(where, [luck.choice(options)["value"]], custom_id=part["custom_id"])
        else:
            await person.click(where, custom_id=part["custom_id"])
        await venue.wait(thinks)
    made = venue.requests[before:]
    calls = Counter(kind for request in made if (kind := _kind(venue, request)))
    presses = sum(request.path.startswith("/interactions") for request in made)
    return Game(table.snapshot.match.ply, calls, presses, len(made))


async def _choices(venue: Venue, names: list[str], opened: dict[str, tuple[float, Message]]) -> list[Choice]:
    """Return the presses that the players can make on their hands or at the table. opened: by name, the time
    at which a player opened *My hand*, and the hand.
    """
    found: list[Choice] = []
    for name in names:
        hand = venue.dm(name) if name not in opened else await _opened(venue, name, opened)
        for where in (hand, venue.anchor()):
            parts = [part for part in components(where) if not part.get("disabled")]
            fits = [part for part in parts if re.search(":(play|tap|open):", part.get("custom_id", ""))]
            found += [(name, where, part) for part in fits]
    return found


async def _opened(venue: Venue, name: str, opened: dict[str, tuple[float, Message]]) -> Message:
    since, hand = opened[name]
    if venue.world.clock.now() - since > REOPENS:
        hand = await venue.open_hand(name)
        opened[name] = (venue.world.clock.now(), hand)
    return hand


def _kind(venue: Venue, request: Request) -> str:
    """Return the kind of a request that counts as a call with the bot's own token, or ""."""
    if request.path.startswith(("/interactions", "/webhooks")):
        return ""
    where = "channel" if f"/{venue.channel.id}/" in request.path else "dm"
    return f"{request.method} {where}"
