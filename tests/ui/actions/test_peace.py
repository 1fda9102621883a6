"""Tests that players can choose not to be challenged, and managers can keep a player from opening tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.model.preferences import NOTHING_CHOSEN, digest
from bot.sandbox.faults import Fault
from bot.sandbox.model import Message
from bot.tables.decide import Leave
from bot.tables.decide_lobby import SetUp
from bot.ui.components import ButtonId
from tests.cogs.test_people import challenge
from tests.cogs.whole_games import drive, press
from tests.settings import choose
from tests.ui.test_anywhere import group_of
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, components, labels, look_back, text_of, words_of

DAY = 86_400.0
USER_SELECT = 5


async def refused(venue: Venue, who: str, whom: str) -> str:
    """Return the refusal that `who` reads if they may not challenge `whom`."""
    asked = await venue.person(who).menu(venue.channel, venue.person(whom).user, "Challenge")
    assert asked.ephemeral
    assert "Rasant" not in labels(asked.answer)
    return words_of(asked).strip()


async def peace(venue: Venue, who: str) -> Message:
    """Make a player open the panel on which they choose who may challenge them, and return the panel."""
    settings = (await venue.person(who).slash(venue.channel, "settings")).answer
    return await press(venue, who, settings, "Challenges")


async def keep_apart(venue: Venue, who: str, whom: str) -> Message:
    """Make `who` keep apart from `whom` on the panel *Challenges*, and return the panel."""
    panel = await peace(venue, who)
    await pick(venue, who, panel, whom)
    return panel


async def pick(venue: Venue, who: str, panel: Message, whom: str) -> None:
    """Make `who` choose `whom` from the panel's only menu of people."""
    (menu,) = (each["custom_id"] for each in components(panel) if each["type"] == USER_SELECT)
    await venue.person(who).select(panel, [str(venue.person(whom).id)], custom_id=menu)


async def test_one_open_challenge_a_pair_and_a_pause_after_each(venue: Venue) -> None:
    """Refuse several challenges, because twelve refused challenges in a row once meant twelve pings."""
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    assert "open challenge with" in await refused(venue, "Ann", "Bo")
    assert "open challenge with" in await refused(venue, "Bo", "Ann")
    await press(venue, "Ann", await press(venue, "Ann", lobby, "Options"), "Close lobby")
    await venue.wait(3_600)
    assert "You can challenge" in await refused(venue, "Ann", "Bo"), "Bo has not answered"
    await venue.wait(5 * 3_600)
    again = await challenge(venue, "Ann", "Bo", "Rasant")
    assert again.pinged == {venue.person("Bo").id}


async def test_whoever_accepted_can_be_challenged_again_at_once(venue: Venue) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    await venue.person("Bo").click(lobby, label="Accept")
    await venue.person("Ann").click(lobby, label="Start")
    assert "challenges" in text_of(await challenge(venue, "Ann", "Bo", "Gear Head"))


@pytest.mark.thorough
async def test_whoever_declined_is_left_in_peace_for_a_day_by_that_person_alone(venue: Venue) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    await venue.person("Bo").click(lobby, label="Decline")
    assert "You can challenge" in await refused(venue, "Ann", "Bo")
    await venue.wait(DAY / 2)
    assert "You can challenge" in await refused(venue, "Ann", "Bo")
    assert "challenges" in text_of(await challenge(venue, "Cy", "Bo", "Rasant"))
    await venue.wait(DAY / 2 + 1)
    assert "challenges" in text_of(await challenge(venue, "Ann", "Bo", "Rasant"))


@pytest.mark.parametrize("label", ["Just Ann", "Everyone"])
async def test_a_challenge_itself_has_the_button_to_be_left_in_peace(venue: Venue, label: str) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    asked = (await venue.person("Bo").click(lobby, label="Don’t ask again")).answer
    panel = await press(venue, "Bo", asked, label)
    assert "Who can challenge you" in text_of(panel)
    assert "doesn’t want to be challenged" in await refused(venue, "Ann", "Bo")
    if label == "Just Ann":
        await venue.wait(DAY + 1)  # longer than the pause after a refusal
        assert "doesn’t want to be challenged" in await refused(venue, "Ann", "Bo")
        assert "challenges" in text_of(await challenge(venue, "Cy", "Bo", "Rasant"))
    else:
        assert "doesn’t want to be challenged" in await refused(venue, "Cy", "Bo")
        await press(venue, "Bo", await peace(venue, "Bo"), "Challenges: off")
        assert "challenges" in text_of(await challenge(venue, "Cy", "Bo", "Rasant"))


async def test_the_host_of_a_lobby_cannot_keep_apart_from_themselves(venue: Venue) -> None:
    lobby = await challenge(venue, "Ann", "Bo", "Rasant")
    assert words_of(await venue.person("Ann").click(lobby, label="Don’t ask again")).startswith("That’s you.")


async def test_people_who_keep_apart_share_no_invitation_and_are_not_told(venue: Venue) -> None:
    panel = await keep_apart(venue, "Bo", "Ann")
    assert "You’re keeping your distance from one person." in text_of(panel)
    assert "doesn’t want to be challenged" in await refused(venue, "Ann", "Bo")
    assert "You’ve chosen to keep your distance from" in await refused(venue, "Bo", "Ann")
    lobby = await challenge(venue, "Ann", "Cy", "Rasant")
    said = words_of(await venue.person("Bo").click(lobby, label="Join / Leave"))
    assert said.startswith("You can’t join here.")
    await pick(venue, "Bo", panel, "Ann")
    await venue.person("Bo").click(lobby, label="Join / Leave")
    assert "Bo" in text_of(lobby)


async def test_nobody_takes_a_seat_in_the_challenge_of_whom_they_keep_apart_from(venue: Venue) -> None:
    """Let Ann try to join a challenge to Bo, who keeps apart from Ann and so could not accept."""
    await keep_apart(venue, "Bo", "Ann")
    lobby = await challenge(venue, "Cy", "Bo", "Rasant")
    said = words_of(await venue.person("Ann").click(lobby, label="Join / Leave"))
    assert said.startswith("You can’t join here.")
    await venue.person("Di").click(lobby, label="Join / Leave")
    await venue.person("Bo").click(lobby, label="Accept")
    assert "Bo" in text_of(lobby)


async def test_two_invited_people_who_keep_apart_do_not_block_each_other(venue: Venue) -> None:
    message = await venue.start("Cy", "Ann", "Bo")
    await keep_apart(venue, "Bo", "Ann")
    await drive(venue, await venue.table(message))
    lobby = (await venue.person("Cy").click(venue.anchor(), label="Rematch")).answer
    said = words_of(await venue.person("Bo").click(lobby, label="Join / Leave"))
    assert "can’t join" not in said
    assert words_of(await venue.person("Ann").click(lobby, label="Join / Leave")).startswith(
        "You can’t join here."
    )


async def test_where_the_bot_is_no_member_nobody_takes_a_seat_beside_whom_they_keep_apart_from(
    venue: Venue,
) -> None:
    group = group_of(venue, "Ann", "Bo", "Cy", "Di")
    ann = venue.people["Ann"]
    lobby = (await ann.slash(group, "rasant start")).answer
    for name in ("Bo", "Cy"):
        await venue.people[name].click(lobby, label="Join / Leave")
    (gathering,) = await venue.bot.registry.lobbies.find(channel=group.id)
    opened = SetUp(ann.id, manager=False, settings={"open_seats": True, "seating": "fixed"})
    await venue.inside(gathering.do(opened))
    await ann.click(lobby, label="Start")
    (table,) = await venue.bot.registry.tables.find(channel=group.id)
    await venue.inside(table.do(Leave(venue.people["Cy"].id)))
    kept = replace(NOTHING_CHOSEN, apart=(digest(ann.id),))
    await venue.inside(venue.bot.registry.choose(venue.people["Di"].id, kept))
    seat = ButtonId(table.snapshot.id, "sit", 2)
    said = await forged(venue, "Di", lobby, seat)
    assert words_of(said).startswith("You can’t join here.")


async def test_a_lobby_for_everybody_is_open_to_people_who_keep_apart(venue: Venue) -> None:
    await keep_apart(venue, "Bo", "Ann")
    lobby = await venue.lobby("Ann")
    await venue.person("Bo").click(lobby, label="Join / Leave")
    assert "Bo" in text_of(lobby)


async def test_a_rematch_does_not_invite_who_keeps_apart_from_whoever_wants_it(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", "Cy")
    table = await venue.table(message)
    await keep_apart(venue, "Bo", "Ann")
    await drive(venue, table)
    await venue.person("Ann").click(venue.anchor(), label="Rematch")
    await venue.wait(3)
    (lobby,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
    assert venue.person("Bo").id not in lobby.snapshot.asked
    assert venue.person("Cy").id in lobby.snapshot.asked


async def test_deleting_ones_data_ends_no_peace_that_others_chose(venue: Venue) -> None:
    await keep_apart(venue, "Bo", "Ann")
    await venue.bot.registry.person_deletion.person(venue.person("Ann").id)
    assert "doesn’t want to be challenged" in await refused(venue, "Ann", "Bo")


async def test_managers_keep_somebody_from_opening_tables_but_not_from_playing(venue: Venue) -> None:
    venue.manager("Boss")
    server = (await venue.person("Boss").slash(venue.channel, "server")).answer
    limits = await press(venue, "Boss", server, "Limits")
    await pick(venue, "Boss", limits, "Ann")
    assert "One person can’t open tables here." in text_of(limits)
    said: Any = await venue.person("Ann").slash(venue.channel, "race start")
    assert words_of(said).startswith("A manager of this server has stopped you")
    hub = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    league = (await venue.person("Ann").click(hub, label="League")).answer
    said = await venue.person("Ann").click(league, label="New circuit")
    assert words_of(said).startswith("A manager of this server has stopped you"), "each is announced"
    lobby = await venue.lobby("Bo")
    await venue.person("Ann").click(lobby, label="Join / Leave")
    assert "Ann" in text_of(lobby)
    await venue.restart()
    await pick(venue, "Boss", limits, "Ann")
    assert "can’t open tables" not in text_of(limits)


async def test_a_report_reaches_the_managers_channel_if_the_server_says_so(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await drive(venue, await venue.table(message))
    venue.manager("Boss")
    server = (await venue.person("Boss").slash(venue.channel, "server")).answer
    await press(venue, "Boss", server, "Reports: off")
    assert "Reports: on" in labels(server)
    result = venue.anchor()
    form = await look_back(venue.person("Ann"), result, "Report")
    to_host = f"/channels/{venue.world.dm(venue.guild.owner).id}/messages"
    venue.server.faults.add(Fault("POST", to_host, lost=True, times=None))
    said = await venue.person("Ann").submit_modal(form, {"text": "Bo insulted me"})
    await venue.wait(60)
    assert "Discord is slow right now" not in words_of(said), "the report is in the log"
    told = [text_of(each) for each in venue.shown() if "Bo insulted me" in text_of(each)]
    assert len(told) == 1
    assert "Gear Head" in told[0]


async def test_nobody_hears_of_a_new_table_of_whom_they_keep_apart_from(venue: Venue) -> None:
    await choose(venue, "Bo", notify="all")
    await keep_apart(venue, "Bo", "Ann")
    before = len(venue.dms("Bo"))
    await venue.lobby("Ann")
    await venue.wait(60)
    assert len(venue.dms("Bo")) == before
    await venue.lobby("Cy")
    await venue.wait(60)
    assert len(venue.dms("Bo")) == before + 1
