"""Tests that the checks of `make scale` find which buttons can be pressed, and which messages were not
redrawn.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.sandbox.model import Channel
from bot.ui.components import read
from tests.sandbox.people import Person
from tests.venue import Venue
from tools.scale.crowd import MOVES
from tools.scale.present import Onlooker
from tools.scale.screens import Screens


async def test_the_proof_finds_a_hand_and_a_board_that_are_not_redrawn_and_a_board_that_stands_twice(
    venue: Venue,
) -> None:
    screens = Screens(venue.world, MOVES)
    table = await venue.table(await venue.start("Ann", "Bo"))
    assert venue.bot._store is not None
    onlooker = Onlooker(venue.bot._store, venue.world, screens)

    def wrong() -> list[str]:
        return [each.what for each in onlooker.wrong(table.snapshot)]

    (first,) = table.awaited
    assert wrong() == []
    venue.fail("PATCH", "*", times=None)
    await venue.take_turn(("Ann", "Bo")[first])
    await venue.wait(10.0)
    assert wrong() == ["its public message is old", f"seat {1 - first} must act and has no live hand"]
    venue.server.faults.clear()
    await venue.wait(60.0)
    assert wrong() == []

    board = venue.anchor()
    twin = replace(board, id=venue.world.new_id())
    venue.world.add_message(twin)
    assert wrong() == ["2 public messages"]
    venue.world.drop(twin)
    assert wrong() == []


async def test_what_people_can_press_is_what_they_would_find_in_the_whole_history(venue: Venue) -> None:
    screens, luck = Screens(venue.world, ("play", "hand")), random.Random(1)
    await venue.start("Ann", "Bo")
    for _ in range(12):
        name = luck.choice(("Ann", "Bo"))
        person = venue.person(name)
        for channel in (venue.channel, person.dm):
            for actions in (("play",), ("hand",), ("play", "hand")):
                chosen = screens.newest(channel, person.user, actions)
                assert [each.part for each in chosen] == searched(person, channel, actions)
        pressed = luck.choice([*screens.newest(person.dm, person.user, ("play",)), None])
        if pressed is not None:
            await person.click(pressed.message, custom_id=pressed.part["custom_id"])
        else:
            hand = await venue.open_hand(name)
            if luck.random() < 0.5:
                venue.world.delete(person.id, hand.id)


def searched(person: Person, channel: Channel, actions: Sequence[str]) -> Sequence[Any]:
    """Return the expected result of `newest`, found by searching all messages."""
    for message in reversed(person.history(channel)):
        parts = [each for each in message.parts() if not each.get("disabled")]
        found = [each for each in parts if read(each.get("custom_id") or "").action in actions]
        if found:
            return found
    return []
