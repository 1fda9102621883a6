"""Tests that stored data about a game that is no longer installed only leads to a refusal, that everything
else continues, and that the game continues once it is installed again.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.model import Message
from tests.features.nights.test_night import HOUR, announced, joined
from tests.sketches import SKETCHED
from tests.venue import Venue, labels, text_of, venue_with

GONE = "Another version of the bot saved this, or I no longer have that game. Ask the bot owner."


async def hub_of(venue: Venue, name: str) -> Message:
    return (await venue.person(name).slash(venue.channel, "paddock")).answer


def documents(file: Path) -> str:
    """Return everything that is stored about lobbies, tables and race nights."""
    with closing(sqlite3.connect(file)) as db:
        kinds = ("lobbies", "tables", "nights")
        return "".join(row[0] for kind in kinds for row in db.execute(f"SELECT document FROM {kind}"))


async def test_a_game_that_went_costs_a_refusal_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    games = dict(SKETCHED)
    async with venue_with(tmp_path, games) as venue:
        night = await announced(venue, Game="Rasant")
        await joined(venue, "Ann", "Bo")
        waiting = await venue.lobby("Ann", game="rasant")
        table = await venue.lobby("Bo", game="rasant", robots=2)
        await venue.person("Bo").click(table, label="Start")
        eves = await venue.lobby("Eve", game="rasant", robots=2)
        await venue.person("Eve").click(eves, label="Start")
        other = await venue.lobby("Cy", robots=2)
        await venue.person("Cy").click(other, label="Start")
        await venue.wait(5)
        moved = (await venue.table(table)).snapshot.match.ply
        rasant = games.pop("rasant")
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            await venue.restart()
            await venue.wait(3 * HOUR)
        assert len(caplog.records) >= 3
        assert {each.exc_info for each in caplog.records} == {None}, "each is a sentence"
        for message, label in ((waiting, "Join / Leave"), (table, "As text"), (night, "I’m out")):
            answered = await venue.person("Di").click(message, label=label)
            assert text_of(answered.answer) == GONE
        league = (await venue.person("Ann").click(await hub_of(venue, "Ann"), label="League")).answer
        assert "Rasant" not in text_of(league)
        assert "My hand" in labels(other)
        await venue.person("Cy").click(other, label="My hand")
        for name in ("Ann", "Eve"):
            await venue.bot.registry.person_deletion.person(venue.person(name).id)
            assert str(venue.person(name).id) not in documents(tmp_path / "paddock.db")
        games["rasant"] = rasant
        await venue.restart()
        await venue.wait(5)
        (asked,) = [text_of(each) for each in venue.shown() if "Rasant: who’s here?" in text_of(each)]
        await venue.wait(200)
        assert (await venue.table(table)).snapshot.match.ply > moved, "the clock goes on, too"
        awaited = f"(1)** <@{venue.person('Bo').id}>"
        assert awaited in asked, "it goes on once the game is back, without who deleted their data"
