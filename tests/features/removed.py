"""Tests that run in a copy of the bot without the daily and race nights: see test_folders."""

from __future__ import annotations

from tests.cogs.whole_games import race
from tests.venue import Venue, labels


async def test_people_play_a_whole_game(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo")
    assert table.snapshot.status == "over"
    assert "Rematch" in labels(venue.anchor())


async def test_nothing_leads_to_what_is_missing(venue: Venue) -> None:
    ann = venue.person("Ann")
    overview = (await ann.slash(venue.channel, "paddock")).answer
    assert "Learn" in labels(overview)
    assert "Daily" not in labels(overview)
    league = (await ann.click(overview, label="League")).answer
    assert not [each for each in labels(league) if "night" in each.lower() or "cup" in each.lower()]
    assert "daily" not in {command.name for command in venue.bot.tree.get_commands()}
