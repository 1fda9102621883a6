"""Tests of several writes of one message at the same time. When all have ended, the current state
is drawn.
"""

from __future__ import annotations

import pytest

from bot.games.gear_head.rules.components import PARTS
from bot.sandbox.faults import Fault
from bot.sandbox.model import Message
from tests.ui.sync.truth import truth
from tests.venue import Venue, ids, labels
from tests.virtual_time import the_loop


async def press_twice(venue: Venue, name: str, message: Message, label: str) -> None:
    """Make a person press a button twice at the same moment. Discord takes a long time to accept the answer
    to the second press.
    """
    person, button = venue.person(name), ids(message)[label]
    venue.world.press(person.id, message.id, button)
    second = venue.world.press(person.id, message.id, button)
    venue.server.faults.add(Fault("POST", f"/interactions/{second.id}/*", delay=20.0))
    await the_loop().settle()


@pytest.mark.parametrize("where", ["DM", "ephemeral"])
async def test_a_hand_is_not_drawn_again_and_again_while_an_answer_to_its_presses_is_slow(
    venue: Venue, where: str
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand = venue.dm("Ann") if where == "DM" else await venue.open_hand("Ann")
    before = len(venue.requests)
    await press_twice(venue, "Ann", hand, "Draw")
    await venue.wait(15)
    assert len(venue.requests) - before < 10, venue.calls()[before:][:12]
    await venue.wait(15)
    assert len(venue.requests) - before < 12, venue.calls()[before:][:14]
    assert table.snapshot.match.ply == 1
    assert any(label.startswith(PARTS) for label in labels(hand))
    await truth(venue, table)


async def test_a_hand_is_kept_up_to_date_while_an_answer_to_its_presses_is_slow(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand = venue.dm("Ann")
    await press_twice(venue, "Ann", hand, "Draw")
    await venue.person("Ann").click(hand, label=labels(hand)[0])
    await venue.take_turn("Bo")
    await venue.wait(1)
    assert table.snapshot.match.ply == 4
    assert "Draw" in labels(hand), "the slow answer is still on its way"
    await venue.wait(30)
    assert "Draw" in labels(hand)
    await truth(venue, table)
