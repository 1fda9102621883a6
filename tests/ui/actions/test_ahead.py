"""Tests of planned moves in the hand: offered while the player waits, shown, cancelled, and invisible to
others.
"""

from __future__ import annotations

import pytest

from bot.games.gear_head.rules.components import PARTS
from bot.tables.decide import End
from bot.tables.table import Table
from tests.venue import Venue, labels, menus, text_of
from tests.virtual_time import the_loop


async def test_a_player_who_waits_says_what_they_will_do_and_takes_it_away(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    hand, bo, board = venue.dm("Bo"), venue.person("Bo"), text_of(venue.anchor())
    offered = menus(hand)["Plan ahead"]
    await bo.select(hand, [offered["Draw a card"]])
    assert "Planned: **Draw a card**" in text_of(hand)
    assert labels(hand) == ["Cancel plan"]
    await bo.click(hand, label="Cancel plan")
    assert "Planned:" not in text_of(hand)
    await bo.select(hand, [offered["Draw a card"]])
    await venue.wait(3)
    assert text_of(venue.anchor()) == board
    assert menus(venue.dm("Ann")) == {}
    await venue.take_turn("Ann")
    await venue.wait(6)
    assert table.view(1).drawn is not None
    assert any(label.startswith(PARTS) for label in labels(venue.dm("Bo")))


async def test_nothing_is_offered_where_a_game_knows_nothing_to_say(venue: Venue) -> None:
    await venue.start("Ann", "Bo", game="scrap", pace="none")
    assert menus(venue.dm("Bo")).keys().isdisjoint({"Plan ahead"})


async def seconds_until_shown(venue: Venue, table: Table, begun: float | None) -> float:
    """Return the number of seconds from the first step of Bo's turn until the public message shows it. begun:
    the time of that step, or None to wait for it.
    """
    while table.view(1).drawn is None:
        await venue.wait(0.05)
    begun = the_loop().time() if begun is None else begun
    for _ in range(200):
        if "Bo drew" in text_of(venue.anchor()):
            return the_loop().time() - begun
        await venue.wait(0.05)
    raise AssertionError("it is never shown")


async def test_everybodys_message_shows_a_planned_step_as_late_as_one_by_hand(venue: Venue) -> None:
    """Compare the public message after a planned step and after one by hand. If they differed, everyone could
    see that the step was planned: docs/rules/gear-head.md, section 10.
    """
    late = dict[str, float]()
    for how in ("by hand", "planned"):
        table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
        hand, bo = venue.dm("Bo"), venue.person("Bo")
        if how == "planned":
            await bo.select(hand, [menus(hand)["Plan ahead"]["Draw a card"]])
        await venue.take_turn_in("Ann", table)
        begun = None
        if how == "by hand":
            await venue.wait(2.5)
            begun = the_loop().time()
            await bo.click(venue.dm("Bo"), label="Draw")
        late[how] = await seconds_until_shown(venue, table, begun)
        await table.do(End(venue.person("Ann").id, manager=False))
    assert late["planned"] == pytest.approx(late["by hand"], abs=0.3)
    assert late["by hand"] > 1.5
