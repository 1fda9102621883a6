"""Tests that Undo in the hand is offered only where possible, reported in the story, and refused when it is
too late.
"""

from __future__ import annotations

from bot.games.gear_head.rules.actions import Draw
from bot.games.gear_head.rules.components import PARTS
from bot.tables.decide import Play
from bot.ui.sync.board_message import RESTS
from bot.ui.sync.hands import LINGERS
from tests.venue import Venue, labels, text_of


async def press(venue: Venue, begins: str | tuple[str, ...]) -> None:
    """Make Ann press the first button of her hand whose label starts with `begins` and does not contain
    "back".
    """
    hand = venue.dm("Ann")
    offered = [label for label in labels(hand) if label.startswith(begins) and "back" not in label]
    await venue.person("Ann").click(hand, label=offered[0])


async def test_a_step_is_taken_back_from_the_hand_and_the_table_reports_it(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand, ann = venue.dm("Ann"), venue.person("Ann")
    assert "Undo" not in labels(hand)
    await press(venue, "Take ")
    assert "Undo" in labels(hand)
    assert "Undo turn" not in labels(hand)
    await ann.click(hand, label="Undo")
    assert "Draw" in labels(hand)
    assert "Undo" not in labels(hand)
    await venue.wait(2)
    assert "Ann undid a step." in text_of(venue.anchor())
    assert table.awaited == {0}


async def test_the_turn_goes_back_while_the_next_has_not_moved_and_the_button_leaves_the_hand_then(
    venue: Venue,
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand, ann, bo = venue.dm("Ann"), venue.person("Ann"), venue.person("Bo")
    await press(venue, "Take ")
    await press(venue, PARTS)
    assert labels(hand) == ["Undo", "Undo turn"]
    await ann.click(hand, label="Undo turn")
    await venue.wait(RESTS)
    assert "Ann undid this turn." in text_of(venue.anchor())
    assert table.awaited == {0}
    assert labels(venue.dm("Bo")) == []
    await press(venue, "Take ")
    await press(venue, PARTS)
    await venue.wait(2)
    await bo.click(venue.dm("Bo"), label="Draw")
    await venue.wait(LINGERS)
    assert labels(hand) == []


async def test_a_button_that_is_late_takes_nothing_back(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await press(venue, "Take ")
    await press(venue, PARTS)
    hand, bo = venue.dm("Ann"), table.snapshot.players[1].person
    assert bo is not None
    await table.do(Play(bo, table.snapshot.match.counts[1], (Draw(),)))
    match = table.snapshot.match
    await venue.person("Ann").click(hand, label="Undo")
    assert "The others are playing" in text_of(hand)
    assert labels(hand) == []
    assert table.snapshot.match == match
