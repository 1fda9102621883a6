"""Tests of a bot that Discord advises to divide its servers among several connections to the gateway."""

from __future__ import annotations

from pathlib import Path

from tests.venue import Venue, venue_with
from tests.virtual_time import the_loop

IDENTIFIES = 5.0
"""The number of seconds within which Discord accepts `max_concurrency` new connections, which is at least
one.
"""


async def test_shards_identify_one_by_one_no_faster_than_discord_allows(tmp_path: Path) -> None:
    def divided(venue: Venue) -> None:
        venue.server.rest.shards = 3
        for _ in range(6):
            venue.another_server()

    begun = the_loop().time()
    async with venue_with(tmp_path, opened=divided) as venue:
        assert the_loop().time() - begun >= 2 * IDENTIFIES
        assert venue.server.gateway.identified == len(venue.bot.shards) == 3
        assert len(venue.bot.guilds) == 7
