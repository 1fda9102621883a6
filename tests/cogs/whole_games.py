"""Helpers for tests that play whole games through the real commands."""

from __future__ import annotations

from typing import Any

from bot.engine.game import Chance
from bot.sandbox.model import Message
from bot.tables.table import Table
from tests.english import english
from tests.venue import Venue


async def drive(venue: Venue, table: Table) -> None:
    """Make all players play from their DMs like robots, until the game is over."""
    driver, words = table.title.robots.drivers["club"], table.title.words.text
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        view, actions = table.view(seat), table.actions(seat)
        chosen = driver(view, actions, Chance("test", table.snapshot.match.ply))
        combined = table.title.words.composites
        whole = [each for each in combined(view, table.names) if each.instead] if combined is not None else []
        label = whole[0].label if whole else words.label(chosen, view, table.names)
        name = table.names[seat]
        await venue.person(name).click(venue.dm(name), label=english(label.text))


async def race(venue: Venue, host: str, *guests: str, **options: Any) -> Table:
    """Play a whole game, from `/race start` to its result, and return its table."""
    table = await venue.table(await venue.start(host, *guests, **options))
    await drive(venue, table)
    return table


async def ask(venue: Venue, name: str, command: str, /, **options: Any) -> Any:
    """Return the answer to a command from a person."""
    return await venue.person(name).slash(venue.channel, command, **options)


async def press(venue: Venue, name: str, message: Message, label: str) -> Message:
    """Make a person press a button, and return the answer."""
    return (await venue.person(name).click(message, label=label)).answer


async def attachment(message: Message) -> bytes:
    """Return the content of a message's only attachment."""
    (found,) = message.attachments
    return found.content
