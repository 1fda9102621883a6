"""Tests that a public message is sent without people's names if AutoMod blocks it with them (docs/discord.md,
section 8).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.lookback.layouts.extras import animation_of
from bot.features.nights.nights import GATHERING, REST
from bot.ui.messages.paint import PictureService
from bot.ui.sync.blocked_words import NAMELESS
from tests.cogs.test_people import challenge
from tests.cogs.whole_games import ask, race
from tests.features.lookback.handlers.test_watch import film_of
from tests.features.nights.test_cups import SHORT, begun, cup_of, play, play_round
from tests.features.nights.test_night import HOUR, announced, joined
from tests.venue import Venue, alt_of, labels, look_back, raw_text, text_of, venue_with, words_of

HIDDEN = "Names are hidden"


@pytest.fixture
async def cups(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a venue with a short game for two players."""
    async with venue_with(tmp_path, {SHORT.key: SHORT}) as venue:
        yield venue


def blocked(venue: Venue) -> int:
    """Remove the requests that AutoMod has blocked, because the fixture would complain about them, and return
    their number.
    """
    found = [each for each in venue.server.requests if each.status == 400]
    for each in found:
        venue.server.requests.remove(each)
    return len(found)


def dms_with(venue: Venue, name: str, words: str) -> int:
    return sum(words in text_of(each) for each in venue.dms(name))


async def test_a_race_night_goes_on_without_names_and_its_planner_reads_so_once(venue: Venue) -> None:
    venue.guild.blocked.add("Bo")
    message = await announced(venue, Game="Rasant")
    await joined(venue, "Ann", "Bo", "Cy")
    assert "**In (3)** Player 1, Player 2, Player 3" in text_of(message)
    assert HIDDEN in text_of(message)
    await joined(venue, "Di")
    assert "**In (4)**" in text_of(message)
    await venue.wait(5)
    assert blocked(venue) == 1
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", "Cy", "Di", label="I’m here")
    await venue.wait(GATHERING + 20)
    dealt = [each for each in venue.shown() if "Rasant: the tables" in text_of(each)][-1]
    assert all(f"Player {number}" in text_of(dealt) for number in (1, 2, 3, 4))
    assert not any("Bo" in raw_text(each) for each in venue.shown())
    assert [
        dms_with(venue, each, "is blocking a player’s name at your race night") for each in ("Mo", "Ann")
    ] == [1, 0]
    blocked(venue)  # the table, too


@pytest.mark.thorough
async def test_a_race_night_has_its_names_back_once_a_manager_has_exempted_the_bot(venue: Venue) -> None:
    venue.guild.blocked.add("Bo")
    message = await announced(venue, 12)
    await joined(venue, "Ann", "Bo")
    assert HIDDEN in text_of(message)
    assert blocked(venue) == 1
    venue.guild.blocked.clear()
    await venue.wait(NAMELESS)
    await joined(venue, "Cy")
    assert "**In (3)** Ann, Bo, Cy" in text_of(message)
    assert HIDDEN not in text_of(message)


async def test_a_night_is_announced_without_the_name_of_its_circuit(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Rude Prix")
    venue.guild.blocked.add("Rude")
    message = await announced(venue, Circuit="Rude Prix")
    assert "## Race night" in text_of(message)
    assert "Rude" not in text_of(message)
    assert blocked(venue) == 1


async def test_a_cup_shows_rounds_and_winner_without_names(cups: Venue) -> None:
    cups.guild.blocked.add("Bo")
    await begun(cups, "Ann", "Bo", "Cy", "Di")
    for _ in range(3):
        await play_round(cups)
        await cups.wait(REST["live"] + 20)
    assert "wins the Nim cup" in text_of(cup_of(cups))
    assert "Player" in text_of(cup_of(cups)).splitlines()[1]
    assert "Bo" not in raw_text(cup_of(cups))
    assert blocked(cups) >= 1


@pytest.mark.thorough
async def test_a_circuit_is_opened_shown_and_ended_without_its_name_and_those_of_people(venue: Venue) -> None:
    venue.guild.blocked |= {"Rude", "Bo"}
    opened = (await ask(venue, "Ann", "league create", name="Rude Prix", races=1)).answer
    (circuit,) = await venue.bot.registry.circuits.running_in(venue.guild.id)
    assert f"The circuit {circuit.id} is open" in text_of(opened)
    assert HIDDEN in text_of(opened)
    table = await venue.table(await venue.start("Ann", "Bo", circuit="Rude Prix"))
    await venue.inside(play(table))
    await venue.wait(5)
    (final,) = [each for each in venue.shown() if f"wins {circuit.id} after" in text_of(each)]
    assert "Player 1" in raw_text(final)
    shown = (await ask(venue, "Ann", "league standings", circuit="Rude Prix")).answer
    assert not shown.ephemeral
    assert f"wins {circuit.id} after" in text_of(shown)
    assert not any(word in raw_text(each) for each in venue.shown() for word in ("Rude", "Bo"))
    assert blocked(venue) >= 3


async def test_a_call_and_a_refusal_mention_whom_they_may_not_name(venue: Venue) -> None:
    venue.guild.blocked |= {"Ann ", "Bo "}
    host, guest = venue.person("Ann"), venue.person("Bo")
    opened = await host.slash(venue.channel, "race start")
    called = (await venue.option(host, opened.answer, "Ping players")).answer
    assert called.content.startswith(f"<@{host.id}> wants to play")
    assert called.pinged == set()
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    said = await guest.click(lobby, label="Decline")
    assert words_of(said).strip() == f"<@{guest.id}> can’t play right now."
    assert said.answer.pinged == set()
    assert blocked(venue) == 4, "each lobby, the call and the refusal"


async def test_a_profile_mentions_whom_it_may_not_name(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    venue.guild.blocked.add("Bo")
    shown = (await ask(venue, "Ann", "league profile", player=venue.person("Bo").id)).answer
    assert not shown.ephemeral
    assert f"<@{venue.person('Bo').id}>" in raw_text(shown)
    assert HIDDEN in text_of(shown)
    assert "Bo" not in raw_text(shown) + alt_of(shown)
    assert shown.pinged == set()
    assert blocked(venue) == 1


def filmed(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """Return a list that receives the names of the people in each animation painted from now on."""
    found, paint = list[set[str]](), PictureService.paint

    async def noting(self: PictureService, work: Any, *shown: Any, **more: Any) -> Any:
        if work is animation_of:
            found.append({player.name for past in shown[1] for player in past.players})
        return await paint(self, work, *shown, **more)

    monkeypatch.setattr(PictureService, "paint", noting)
    return found


@pytest.mark.thorough
async def test_a_film_and_a_replay_are_posted_without_names(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    await race(venue, "Ann", "Bo")
    result = venue.shown()[-1]
    film, cy = await film_of(venue, result), venue.person("Cy")
    table = await venue.table(film)
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    winner = table.names[outcome.places.index(1)]
    venue.guild.blocked |= {"Cy", winner}
    shown = filmed(monkeypatch)
    await look_back(cy, result, "Share replay")
    shared = venue.shown()[-1]
    assert f"**<@{cy.id}>** shared this game. Players: Player 1 and" in text_of(shared)
    assert labels(shared) == ["Watch"]
    replay = (await look_back(cy, result, "Replay")).answer
    await venue.wait(5)
    assert HIDDEN in text_of(replay)
    assert winner not in raw_text(replay)
    assert [winner in names for names in shown] == [True, False]
    assert blocked(venue) == 2
