"""Tests of *Challenge* in the context menu of a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.errors import Refused
from bot.sandbox.model import Message
from tests.cogs.whole_games import press
from tests.settings import choose
from tests.venue import Venue, labels, text_of, venue_with, words_of


async def challenge(venue: Venue, who: str, whom: str, game: str) -> Message:
    """Make one person challenge another to a game, and return the lobby."""
    asked = await venue.person(who).menu(venue.channel, venue.person(whom).user, "Challenge")
    assert asked.ephemeral
    return await press(venue, who, asked.answer, game)


@pytest.mark.parametrize("http", [False, True], ids=["gateway", "http"])
async def test_a_challenge_is_accepted_by_whom_it_is_for_and_seats_both(tmp_path: Path, http: bool) -> None:
    async with venue_with(tmp_path, http=http) as venue:
        lobby = await challenge(venue, "Ann", "Bo", "Rasant")
        assert not lobby.ephemeral
        assert f"**Ann challenges <@{venue.person('Bo').id}>!**" in text_of(lobby)
        assert lobby.pinged == {venue.person("Bo").id}
        refused = await venue.person("Cy").click(lobby, label="Accept")
        assert words_of(refused).startswith("This challenge is for someone else.")
        await venue.restart()
        await venue.person("Bo").click(lobby, label="Accept")
        assert "challenges" not in text_of(lobby)
        assert {"Accept", "Decline"}.isdisjoint(labels(lobby))
        (gathering,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
        assert [player.name for player in gathering.snapshot.players] == ["Ann", "Bo"]
        await venue.person("Ann").click(lobby, label="Start")
        assert "My hand" in labels(venue.anchor())


async def test_a_challenge_that_is_declined_leaves_a_lobby_for_others(venue: Venue) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Gear Head")
    said = await venue.person("Bo").click(lobby, label="Decline")
    assert words_of(said).strip() == "Bo can’t play right now."
    assert not said.ephemeral
    await venue.wait(3)
    assert {"Accept", "Decline"}.isdisjoint(labels(lobby))
    await venue.person("Cy").click(lobby, label="Join / Leave")
    assert "Cy" in text_of(lobby)


async def test_a_challenge_whose_challenger_has_declined_it_too_can_be_declined(venue: Venue) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Gear Head")
    for name in ("Cy", "Ann"):  # Cy takes a seat, and Ann leaves hers
        await venue.person(name).click(lobby, label="Join / Leave")
    for name in ("Ann", "Bo"):
        said = await venue.person(name).click(lobby, label="Decline")
        assert words_of(said).strip() == f"{name} can’t play right now."
    await press(venue, "Cy", await press(venue, "Cy", lobby, "Options"), "Close lobby")
    assert "challenges" in text_of(await challenge(venue, "Bo", "Ann", "Gear Head")), (
        "Ann has not declined Bo"
    )


async def test_whoever_wants_no_pings_is_not_pinged_by_a_challenge_and_whoever_wants_dms_is(
    venue: Venue,
) -> None:
    await choose(venue, "Bo", calls="none")
    await choose(venue, "Cy", calls="dm")
    assert (await challenge(venue, "Ann", "Bo", "Rasant")).pinged == frozenset()
    assert (await challenge(venue, "Ann", "Cy", "Rasant")).pinged == {venue.person("Cy").id}


async def test_nobody_challenges_a_bot_or_themselves_or_where_no_table_can_be(venue: Venue) -> None:
    ann = venue.person("Ann")
    for whom, words in (
        (venue.world.bot, "Bots don’t play. Challenge a person, or add a robot in a lobby."),
        (ann.user, "You can’t challenge yourself. Try `/practice robots`, or challenge someone else."),
    ):
        assert words_of(await ann.menu(venue.channel, whom, "Challenge")).strip() == words
    with pytest.raises(Refused, match="Challenge is not offered here"):
        await ann.menu(ann.dm, venue.person("Bo").user, "Challenge")
    assert venue.shown() == []
