"""A test that runs in a copy of the bot with the feature from docs/adding-a-feature.md: see test_folders."""

from __future__ import annotations

from tests.venue import Venue, words_of


async def test_the_coin_shows_one_of_its_sides(venue: Venue) -> None:
    ann = venue.person("Ann")
    overview = (await ann.slash(venue.channel, "paddock")).answer
    league = (await ann.click(overview, label="League")).answer
    assert words_of(await ann.click(league, label="Toss a coin")) in ("Heads!", "Tails!")
