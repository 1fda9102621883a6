"""Tests of robots that search, in the real bot."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from bot.catalogue import GEAR_HEAD
from tests.sketches import SKETCHED
from tests.venue import labels, text_of, venue_with

DRIVERS = {**GEAR_HEAD.robots.drivers, "champion": GEAR_HEAD.robots.drivers["club"]}
SEARCHING = {
    **SKETCHED,
    "gear_head": replace(
        SKETCHED["gear_head"],
        robots=replace(
            SKETCHED["gear_head"].robots, searching=frozenset({"club", "champion"}), drivers=DRIVERS
        ),
    ),
}


async def test_a_robot_that_thinks_in_another_process_plays_its_turns_and_its_hint_keeps_no_press_waiting(
    tmp_path: Path,
) -> None:
    before = set(active_children())
    async with venue_with(tmp_path, SEARCHING) as venue:
        table = await venue.table(await venue.start("Ann", robots=1))
        asked = len(venue.requests)
        await venue.person("Ann").click(venue.dm("Ann"), label="Hint")
        answers = [each for each in venue.requests[asked:] if each.path.startswith("/interactions")]
        assert [(each.json or {})["type"] for each in answers] == [6], (
            "it is answered before the robot thinks"
        )
        assert "in 10 cards" in text_of(venue.dm("Ann"))
        await venue.take_turn("Ann")
        assert table.snapshot.match.counts == (2, 2)
        assert labels(venue.dm("Ann"))
        assert set(active_children()) - before


async def test_a_beginners_hand_asks_for_the_advised_move_once_however_often_it_is_drawn(
    tmp_path: Path,
) -> None:
    asked = []

    def advised(view: Any, actions: Any, chance: Any) -> Any:
        asked.append(view)
        return actions[0]

    robots = replace(SKETCHED["gear_head"].robots, drivers={**DRIVERS, "club": advised}, substitute="club")
    titles = {**SKETCHED, "gear_head": replace(SKETCHED["gear_head"], robots=robots)}
    async with venue_with(tmp_path, titles) as venue:
        table = await venue.table(await venue.start("Ann", "Bo"))
        (seat,) = table.awaited
        name = table.names[seat]
        for _ in range(3):
            await venue.open_hand(name)
        assert table.snapshot.match.ply == 0
        assert len(asked) == 1
