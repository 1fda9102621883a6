"""Tests that a new table notifies the people who asked for it, and the role that a server has chosen."""

from __future__ import annotations

from pathlib import Path

from bot.catalogue import TITLES
from bot.features.settings.layouts import ALL, NONE
from bot.sandbox.model import Message
from bot.sandbox.permissions import EVERYONE, MANAGE_GUILD, VIEW_CHANNEL
from tests.settings import choose, choose_for_server
from tests.ui.sync.truth import truth
from tests.ui.test_anywhere import strange
from tests.venue import Venue, chosen, components, menus, text_of, venue_with, words_of

ROLE = "Role that lobbies ping"
SOON = 25.0
"""The number of seconds after which people have been notified."""


async def told(venue: Venue, *names: str) -> list[str]:
    """Wait until notifications are sent, and return which of the given people have a DM about a lobby."""
    await venue.wait(SOON)
    return [name for name in names if any("wants to play" in text_of(each) for each in venue.dms(name))]


def forget(venue: Venue, *names: str) -> None:
    """Delete the DMs of the given people, so that new ones can be recognised."""
    for name in names:
        for message in venue.dms(name):
            venue.world.drop(message)


def calling(message: Message) -> list[str]:
    """Return the roles mentioned in a message."""
    return [role.name for role in message.roles]


async def test_a_person_who_asks_is_notified_of_a_game_once_an_hour_except_in_quiet_hours(
    venue: Venue,
) -> None:
    asked = await choose(venue, "Bo", notify="rasant")
    assert "New tables here, by direct message: Rasant" in text_of(asked)
    for name in ("Cy", "Di", "Ed", "Flo"):
        assert "New tables here: messages for all games" in chosen(await choose(venue, name, notify=ALL))
    hour = int(venue.world.clock.now() / 3_600) % 24
    await choose(venue, "Di", quiet=f"{hour}:00 {(hour + 2) % 24}:00 UTC")
    venue.world.deny(venue.channel, venue.person("Ed").user, VIEW_CHANNEL)
    del venue.guild.members[venue.person("Flo").id]
    await venue.restart()
    everybody = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
    gear_head = await venue.lobby("Ann")
    assert await told(venue, *everybody) == ["Cy"], (
        "Bo for Rasant alone, and Di sleeps; Ed sees no such channel"
    )
    (word,) = venue.dms("Cy")
    assert "Ann wants to play: 11 seats free." in text_of(word)
    assert f"/{gear_head.id})" in text_of(word), "a link leads there"
    forget(venue, "Cy")
    await venue.option(venue.person("Ann"), gear_head, "Close lobby")
    await venue.lobby("Ann")
    assert await told(venue, *everybody) == [], "twice in an hour is too often"
    await venue.lobby("Bo", game="rasant")
    assert await told(venue, *everybody) == ["Cy"], "of another game they are; who opens it is not"
    (word,) = venue.dms("Cy")
    assert words_of(await venue.person("Cy").click(word, label="Mute this server")).startswith(
        "You won’t hear about new tables in that server any more."
    )
    assert "already muted" in words_of(await venue.person("Cy").click(word, label="Mute this server"))
    await venue.wait(3_700)
    await venue.lobby("Ann", game="scrap")
    forget(venue, "Cy")
    assert await told(venue, *everybody) == []


async def test_without_a_gateway_those_who_see_the_channel_are_notified_too(tmp_path: Path) -> None:
    async with venue_with(tmp_path, http=True) as venue:
        for name in ("Cy", "Ed", "Flo"):
            await choose(venue, name, notify=ALL)
        venue.world.deny(venue.channel, venue.person("Ed").user, VIEW_CHANNEL)
        del venue.guild.members[venue.person("Flo").id]
        await venue.lobby("Ann")
        assert await told(venue, "Ann", "Cy", "Ed", "Flo") == ["Cy"]


async def test_a_person_notified_of_a_lobby_who_joins_it_has_one_hand_beside_the_notice(venue: Venue) -> None:
    await choose(venue, "Bo", notify=ALL)
    lobby = await venue.lobby("Ann", seating="fixed")
    assert await told(venue, "Ann", "Bo") == ["Bo"]
    await venue.person("Bo").click(lobby, label="Join / Leave")
    await venue.person("Ann").click(lobby, label="Start")
    assert len(venue.dms("Bo")) == 2
    await truth(venue, await venue.table(lobby))


async def test_a_lobby_mentions_the_role_of_its_server_once_an_hour_and_nobody_else(venue: Venue) -> None:
    boss, bo, cy = (venue.manager("Boss"), venue.person("Bo"), venue.person("Cy"))
    racers = venue.world.add_role(venue.guild, "Racers", bo.user, cy.user)
    quiet = venue.world.add_role(venue.guild, "Quiet", bo.user, mentionable=False)
    panel = await choose_for_server(venue, "Boss")
    refused = await boss.select(panel, [str(quiet.id)], placeholder=ROLE)
    assert words_of(refused).startswith("I can’t ping Quiet. Turn on")
    refused = await boss.select(panel, [str(venue.guild.id)], placeholder=ROLE)
    assert words_of(refused).startswith("Not everyone wants these pings")
    await boss.select(panel, [str(racers.id)], placeholder=ROLE)
    assert f"✅ **Lobbies ping <@&{racers.id}>**" in text_of(panel)
    (menu,) = [part for part in components(panel) if part.get("placeholder") == ROLE]
    assert [int(each["id"]) for each in menu["default_values"]] == [racers.id]
    del venue.guild.members[boss.id]
    venue.world.add_member(venue.guild, boss.user)
    refused = await boss.select(panel, [str(quiet.id)], placeholder=ROLE)
    assert words_of(refused) == "Only people with *Manage Server* can change this. Ask one of them."
    first = await venue.lobby("Ann")
    assert calling(first) == ["Racers"]
    assert first.pinged == {bo.id, cy.id}
    await venue.restart()
    second = await venue.lobby("Bo")
    assert (calling(second), second.pinged) == (["Racers"], frozenset()), "named, and not notified again"
    called = (await venue.option(bo, second, "Ping players")).answer
    assert (calling(called), called.pinged) == ([], frozenset())
    other = await venue.lobby("Ann", game="rasant")
    assert other.pinged == {bo.id, cy.id}
    await venue.wait(3_700)
    await venue.robot(venue.person("Ann"), other, "Add a robot: normal")
    assert other.pinged == {bo.id, cy.id}, "an edit notifies nobody"
    called = (await venue.option(venue.person("Ann"), other, "Ping players")).answer
    assert calling(called) == ["Racers"]
    assert called.pinged == {bo.id, cy.id}
    venue.world.add_member(venue.guild, boss.user, EVERYONE | MANAGE_GUILD)
    await boss.select(panel, [], placeholder=ROLE)
    assert calling(await venue.lobby("Cy", game="scrap")) == []


async def test_a_person_notified_of_all_games_can_exclude_one(venue: Venue) -> None:
    bo = venue.person("Bo")
    await choose(venue, "Bo", notify=ALL)
    left = await choose(venue, "Bo", notify="rasant")
    *others, last = [title.name for key, title in TITLES.items() if key != "rasant"]
    assert f"{', '.join(others)} and {last}" in text_of(left)
    assert "New tables here: no messages" in chosen(await choose(venue, "Bo", notify=NONE))
    assert "New tables here" not in menus((await bo.slash(bo.dm, "settings")).answer)


async def test_nobody_is_offered_notices_where_the_bot_is_no_member(venue: Venue) -> None:
    there, ann = strange(venue, "Ann"), venue.person("Ann")
    panel = (await ann.slash(there, "paddock")).answer
    await ann.click(panel, label="More")
    await ann.click(panel, label="Settings")
    assert "Pings" in menus(panel)
    assert "New tables here" not in menus(panel)
