"""Tests that the game from a package is played on Discord like one of our own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import GEAR_HEAD, INSTALLED, OURS
from bot.features.hub.layouts import hub_message
from bot.installed_games.examination import MOST
from bot.installed_games.loading import load
from bot.locales.phrase import ENGLISH
from bot.title import AnyTitle
from bot.ui import components
from bot.ui.components import ActionButton, parts_of
from cogs import games
from tests.cogs.whole_games import drive
from tests.installed_games.conftest import WHIST
from tests.sketches import SKETCHED
from tests.venue import labels, text_of, venue_with


@pytest.fixture
def whist(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyTitle:
    """Return the game of the installed package, or otherwise of one that is written for the test."""
    if "whist" in INSTALLED.titles:
        return INSTALLED.titles["whist"]
    request.getfixturevalue("package")
    title = load(OURS.values(), (WHIST,)).titles["whist"]
    monkeypatch.setattr(games, "_COGS", [*games._COGS, games.cog_of(title)])
    return title


async def test_a_whole_game_of_people_goes_from_its_command_to_its_result(
    tmp_path: Path, whist: AnyTitle
) -> None:
    async with venue_with(tmp_path, {**SKETCHED, "whist": whist}) as venue:
        table = await venue.table(await venue.start("Ann", "Bo", "Cy", game="whist"))
        assert table.title is whist
        await drive(venue, table)
        await venue.wait(3)
        result = venue.anchor()
        assert "win" in text_of(result)
        assert labels(result)[0] == "Rematch"
        hub = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
        assert "Whist" in labels(hub)


def test_the_most_games_fit_the_overview_and_the_games_of_a_circuit() -> None:
    titles = [replace(GEAR_HEAD, key=f"game_{number}") for number in range(MOST)]
    hub = hub_message(titles, b"", [], ENGLISH)
    assert len([each for each in parts_of(hub.body.children) if isinstance(each, ActionButton)]) > MOST
    assert len([*parts_of(hub.body.children)]) <= 40
    assert len(titles) < components.MOST, "a menu has one more entry, for all games"
