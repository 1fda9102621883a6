"""Robots that search, in the real bot."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

from bot.catalogue import GEAR_HEAD
from tests.sketches import SKETCHED
from tests.venue import labels, venue_with


async def test_a_robot_that_thinks_in_another_process_plays_its_turns(tmp_path: Path) -> None:
    titles = {**SKETCHED, "gear_head": replace(GEAR_HEAD, searching=frozenset({"club"}))}
    before = set(active_children())
    async with venue_with(tmp_path, titles) as venue:
        table = await venue.table(await venue.start("Ann", robots=1))
        await venue.take_turn("Ann")
        assert table.record.match.counts == (2, 2)
        assert labels(venue.dm("Ann"))
        assert set(active_children()) - before
