"""Tests of race nights: a manager plans one, others sign up, and tables are assigned when the time
has come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.features.nights.nights import GATHERING, MOST_AHEAD, REMINDED_BEFORE, TOO_LATE, Nights
from bot.league.circuit import Unlimited
from bot.locales.phrase import ENGLISH
from bot.model.errors import TableError
from bot.model.snapshots import Place
from bot.sandbox import permissions
from bot.sandbox.model import Interaction, Message
from bot.ui.components import ButtonId
from bot.ui.handlers import PRESSES
from tests.cogs.whole_games import drive, race
from tests.start_times import start_in
from tests.storage.exported import exported
from tests.ui.test_late import store_slowly
from tests.venue import Venue, ids, labels, menus, offered, text_of, words_of

HOUR = 3_600.0


async def plan(venue: Venue, name: str, hours: float, **choices: str) -> Message:
    """Make a manager plan a race night that starts in `hours` hours, and return the plan. choices: the option
    to choose in each menu, by the menu's heading.
    """
    person = venue.people[name]
    hub = (await person.slash(venue.channel, "paddock")).answer
    league = (await person.click(hub, label="League")).answer
    form = await person.click(league, label="Plan race night")
    asked = {"Game": "title", "Rounds": "rounds"}
    filled = {asked[each]: [offered(form, each)[choices.pop(each)]] for each in asked if each in choices}
    panel = (await person.submit_modal(form, {**start_in(venue, hours), **filled})).answer
    if choices:
        await person.click(panel, label="More")
    for heading, choice in choices.items():
        named = heading.replace("_", " ")
        await person.select(panel, [menus(panel)[named][choice]], placeholder=named)
    if choices:
        await person.click(panel, label="Back")
    return panel


async def announced(venue: Venue, hours: float = 2, **choices: str) -> Message:
    """Make Mo plan and announce a race night, and return the announcement."""
    mo = venue.manager("Mo")
    panel = await plan(venue, "Mo", hours, **choices)
    await mo.click(panel, label="Announce")
    await venue.wait(3)
    return venue.anchor()


async def joined(venue: Venue, *names: str, label: str = "I’m in") -> None:
    for name in names:
        await venue.person(name).click(venue.anchor(), label=label)


def tables_of(message: Message) -> list[str]:
    return [line for line in text_of(message).splitlines() if line.startswith("[")]


async def test_a_night_is_planned_signed_up_for_and_dealt(venue: Venue) -> None:
    message = await announced(venue, Game="Rasant", Seats="Up to 3 at a table")
    assert "## Race night: Rasant" in text_of(message)
    assert "Tables of up to 3, drawn at random." in text_of(message)
    await joined(venue, "Ann", "Bo", "Cy", "Di")
    await joined(venue, "Eve", label="Maybe")
    await joined(venue, "Di", label="I’m out")
    assert "**In (3)** Ann, Bo, Cy" in text_of(message)
    assert "**Maybe (1)** Eve" in text_of(message)

    await venue.wait(2 * HOUR)
    asked = venue.anchor()
    assert asked is not message
    assert "Rasant: who’s here?" in text_of(asked)
    assert set(asked.pinged) == {venue.person(each).id for each in ("Ann", "Bo", "Cy")}
    assert labels(message) == [], "the announcement says where it goes on"
    await joined(venue, "Ann", "Bo", "Eve", "Fay", label="I’m here")
    await venue.wait(GATHERING + 20)
    dealt = [each for each in venue.shown() if "Rasant: the tables" in text_of(each)][-1]
    lines = tables_of(dealt)
    assert len(lines) == 2
    told = " ".join(lines)
    assert all(name in told for name in ("Ann", "Bo", "Eve", "Fay"))
    assert "Cy" not in told
    tables = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert sorted(len(each.snapshot.players) for each in tables) == [2, 3], "a robot plays for Cy"


async def test_people_of_one_name_are_told_apart_from_the_list_to_the_tables(venue: Venue) -> None:
    await announced(venue, Game="Rasant")
    for name in ("Ann", "Bo"):
        venue.person(name).user.global_name = "Ann"
    await joined(venue, "Ann", "Bo", "Cy")
    assert "**In (3)** Ann, Ann (2), Cy" in text_of(venue.anchor())
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", "Cy", label="I’m here")
    await venue.wait(GATHERING + 20)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert {each.name for each in table.snapshot.players} == {"Ann", "Ann (2)", "Cy"}


@pytest.mark.thorough
async def test_neighbours_by_rating_sit_together(venue: Venue) -> None:
    played = await race(venue, "Ann", "Bo", "Cy", "Di")
    outcome = played.title.rules.game.outcome(played.snapshot.match.state)
    assert outcome is not None
    assert len(set(outcome.places)) == 4, "each has a rating of their own"
    best = [name for _, name in sorted(zip(outcome.places, played.names, strict=True))]
    await announced(venue, Seats="Up to 2 at a table", Seating="Tables by rating")
    coming = ("Eve", best[3], best[1], best[0], best[2])
    await joined(venue, *coming)
    await venue.wait(2 * HOUR)
    await joined(venue, *coming, label="I’m here")
    await venue.wait(20)
    (dealt,) = [each for each in venue.shown() if "the tables" in text_of(each)]
    seated = [set(line.partition(" · ")[2].split(" and ")) for line in tables_of(dealt)]
    assert seated == [set(best[:2]), set(best[2:]), {"Eve"}], "who has no rating sits at the last table"


async def test_people_who_are_absent_may_be_left_out(venue: Venue) -> None:
    await announced(venue, Missing_players="Missing players: play without them")
    await joined(venue, "Ann", "Bo", "Cy")
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", label="I’m here")
    await venue.wait(GATHERING + 20)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert {each.name for each in table.snapshot.players} == {"Ann", "Bo"}


async def test_nobody_comes_and_it_is_off(venue: Venue) -> None:
    await announced(venue)
    await joined(venue, "Ann")
    await venue.wait(2 * HOUR + GATHERING + 5)
    assert "nobody came" in text_of(venue.shown()[-1])
    assert await venue.bot.parts[Nights].ahead_in(venue.guild.id) == []


async def test_a_manager_starts_it_early_and_everybody_else_is_refused(venue: Venue) -> None:
    message = await announced(venue)
    await joined(venue, "Ann", "Bo", "Cy")
    refused = await venue.person("Ann").click(message, label="Manage")
    assert "Only someone with *Manage Server* or *Manage Events* can plan race nights." in words_of(refused)
    another = venue.member("Zoe", permissions.EVERYONE | permissions.MANAGE_EVENTS)
    panel = (await another.click(message, label="Manage")).answer
    await another.click(panel, label="Start now")
    await venue.wait(3)
    assert "who’s here?" in text_of(venue.anchor())
    await joined(venue, "Ann", "Bo", label="I’m here")
    panel = (await another.click(venue.anchor(), label="Manage")).answer
    assert "Change time" not in labels(panel)
    await another.click(panel, label="Assign tables")
    await venue.wait(20)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert {each.name for each in table.snapshot.players if each.person} == {"Ann", "Bo"}


async def test_it_starts_at_once_when_the_last_person_is_here(venue: Venue) -> None:
    message = await announced(venue)
    await joined(venue, "Ann", "Bo")
    panel = (await venue.people["Mo"].click(message, label="Manage")).answer
    await venue.people["Mo"].click(panel, label="Start now")
    await venue.wait(3)
    await joined(venue, "Ann", "Bo", label="I’m here")
    await venue.wait(0.5)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert {each.name for each in table.snapshot.players} == {"Ann", "Bo"}


async def test_it_is_called_off_and_can_be_moved_before(venue: Venue) -> None:
    message = await announced(venue)
    mo = venue.people["Mo"]
    panel = (await mo.click(message, label="Manage")).answer
    form = await mo.click(panel, label="Change time")
    before = text_of(message)
    await mo.submit_modal(form, start_in(venue, 5))
    await venue.wait(3)
    assert text_of(message) != before
    await venue.wait(3 * HOUR)
    assert "Race night" in text_of(message), "its time has not come"
    await mo.click(panel, label="Call off")
    await venue.wait(3)
    assert "called off" in text_of(message)
    assert labels(message) == ["Next race night"]
    await venue.wait(3 * HOUR)
    assert not any("who’s here" in text_of(each) for each in venue.shown())


async def test_whoever_wants_it_is_reminded_once(venue: Venue) -> None:
    message = await announced(venue)
    await joined(venue, "Ann", "Bo")
    for name in ("Ann", "Eve", "Bo", "Bo"):
        told = await venue.person(name).click(message, label="Remind me")
    assert "I won’t remind you" in words_of(told)
    await venue.wait(2 * HOUR - REMINDED_BEFORE + 10)
    await venue.restart()
    await venue.wait(60)
    for name, number in (("Ann", 1), ("Eve", 1), ("Bo", 0)):
        assert len(venue.dms(name)) == number, name
    assert "starts" in text_of(venue.dm("Ann"))
    late = await venue.person("Cy").click(message, label="Remind me")
    assert "so it’s too late for a reminder" in words_of(late)


async def test_what_the_tables_come_to_counts_for_the_circuit(venue: Venue) -> None:
    mo = venue.manager("Mo")
    here = Place(venue.guild.id, venue.channel.id)
    await venue.bot.registry.circuits.create(place=here, host=mo.id, name="Autumn", limit=Unlimited())
    await announced(venue, Circuit="Autumn")
    await joined(venue, "Ann", "Bo", label="I’m in")
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", label="I’m here")
    await venue.wait(GATHERING + 20)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    await drive(venue, table)
    await venue.wait(5)
    (circuit,) = await venue.bot.registry.circuits.running_in(venue.guild.id)
    assert {each.table_id for each in await venue.bot.registry.circuits.results(circuit)} == {
        table.snapshot.id
    }
    (over,) = [text_of(each) for each in venue.shown() if "all games are over" in text_of(each)]
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    for name, place in zip(table.names, outcome.places, strict=True):
        assert f"{'1st' if place == 1 else '2nd'}\u00a0{name}" in over


@pytest.mark.few(1)
@pytest.mark.parametrize("after", ["the announcement", "the question", "the deal"])
async def test_it_survives_that_the_bot_is_killed(venue: Venue, after: str) -> None:
    await announced(venue)
    if after == "the announcement":
        await venue.restart()
    await joined(venue, "Ann", "Bo", "Cy")
    await venue.wait(2 * HOUR)
    if after == "the question":
        await venue.restart()
    await joined(venue, "Ann", "Bo", "Cy", label="I’m here")
    await venue.wait(GATHERING)
    if after == "the deal":
        await venue.restart()
    await venue.wait(60)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    assert {each.name for each in table.snapshot.players} == {"Ann", "Bo", "Cy"}
    told = [each for each in venue.shown() if "the tables" in text_of(each)]
    assert len(told) == 1
    assert len([each for each in venue.shown() if "who’s here" in text_of(each)]) == 0


async def test_a_night_whose_time_passes_while_the_bot_is_away(venue: Venue) -> None:
    await announced(venue)
    await joined(venue, "Ann")
    await venue.process.kill()
    await venue.skip(2 * HOUR + 600)
    await venue.begin()
    await venue.wait(5)
    assert "who’s here?" in text_of(venue.anchor()), "it is not too late"
    await announced(venue)
    await venue.process.kill()
    await venue.skip(2 * HOUR + TOO_LATE + 600)
    await venue.begin()
    await venue.wait(5)
    assert "I was offline" in text_of(venue.shown()[-1])


async def test_a_night_whose_time_passes_while_the_machine_is_suspended(venue: Venue) -> None:
    await announced(venue)
    await joined(venue, "Ann")
    clocks: tuple[Any, ...] = venue.bot.clock, venue.world.clock
    for each in clocks:
        each.epoch += 2 * HOUR
    await venue.wait(40)
    assert "who’s here?" in text_of(venue.anchor())


async def test_a_night_that_takes_long_to_store_is_planned_all_the_same(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    venue.manager("Mo")
    store_slowly(monkeypatch)
    told = await _asked(venue, start_in(venue, 2))
    await venue.wait(10)
    panel = told.answer
    assert panel.ephemeral
    assert "Announce" in labels(panel)


async def test_a_time_that_is_past_is_refused(venue: Venue) -> None:
    venue.manager("Mo")
    assert "That’s in the past" in words_of(await _asked(venue, start_in(venue, -20)))


async def test_the_time_zone_is_filled_in_the_next_time(venue: Venue) -> None:
    mo = venue.manager("Mo")
    for typed, zone in (("tokyo", "Asia/Tokyo"), ("UTC+5:30", "UTC+5:30")):
        await _asked(venue, start_in(venue, 2, typed) | {"time": "banana"})
        hub = (await mo.slash(venue.channel, "paddock")).answer
        form = await mo.click((await mo.click(hub, label="League")).answer, label="Plan race night")
        assert form.modal is not None
        *_, line, _, _ = [each["component"] for each in form.modal["components"]]
        assert line["value"] == zone, "the time was wrong, but the zone was not"


async def _asked(venue: Venue, start: Mapping[str, Any]) -> Interaction:
    mo = venue.people["Mo"]
    hub = (await mo.slash(venue.channel, "paddock")).answer
    league = (await mo.click(hub, label="League")).answer
    return await mo.submit_modal(await mo.click(league, label="Plan race night"), start)


async def test_a_press_on_what_is_over_is_refused_with_what_to_do(venue: Venue) -> None:
    message = await announced(venue)
    press = ids(message)["I’m in"]
    mo = venue.people["Mo"]
    await mo.click((await mo.click(message, label="Manage")).answer, label="Call off")
    told = await venue.person("Ann").click(message, custom_id=press)
    assert "is over, or was called off" in words_of(told)


@pytest.mark.parametrize("name", ["Eve", "Cy"])
async def test_nobody_reaches_a_night_whose_channel_they_cannot_see(venue: Venue, name: str) -> None:
    there, here = venue.another_server(), venue.channel
    hidden = venue.channel = venue.world.add_channel(venue.guild, "hidden")
    venue.people["Eve"] = venue.member("Eve", guild=there.guild)
    venue.world.deny(hidden, venue.person("Cy").user, permissions.VIEW_CHANNEL)
    message = await announced(venue)
    (night,) = await venue.bot.parts[Nights].ahead_in(venue.guild.id)
    place, words = (
        (here, "You can’t see this table’s channel")
        if name == "Cy"
        else (there, "is over, or was called off")
    )
    own = (await venue.person(name).slash(place, "race start")).answer
    for action in sorted(key for key in PRESSES if key.startswith("night") and key != "nightplan"):
        assert words in words_of(await forged(venue, name, own, ButtonId(night.id, action))), action
    assert "**In (0)**" in text_of(message)
    league = (await venue.person("Cy").slash(here, "paddock")).answer
    assert "Race nights" not in words_of(await venue.person("Cy").click(league, label="League"))


async def forged(venue: Venue, who: str, message: Message, asked: ButtonId) -> Interaction:
    """Make a person press a button with an action that no message of theirs has."""
    part = next(each for each in message.parts() if each["type"] == 2)
    part |= {"custom_id": asked.custom_id(), "disabled": False}
    return await venue.person(who).click(message, custom_id=asked.custom_id())


async def test_what_is_stored_of_somebody_is_given_to_them_and_deleted(venue: Venue) -> None:
    message = await announced(venue)
    await joined(venue, "Ann", "Bo")
    store, people = venue.bot.store.exports, {each: venue.person(each).id for each in ("Ann", "Bo", "Mo")}
    (kept,) = (await exported(store, people["Ann"]))["nights"]
    assert kept["signed_up"]["name"] == "Ann"
    assert not kept["host"]
    assert (await exported(store, people["Mo"]))["nights"][0]["host"]
    for name in ("Ann", "Mo"):
        await venue.bot.registry.person_deletion.person(people[name])
        assert (await exported(store, people[name]))["nights"] == []
    await venue.wait(3)
    assert "**In (1)** Bo" in text_of(message)
    (night,) = await venue.bot.parts[Nights].ahead_in(venue.guild.id)
    assert (night.host, [each.person for each in night.entrants]) == (0, [people["Bo"]])
    asked = len(venue.server.requests)
    venue.world.delete_channel(venue.channel)
    await venue.wait(5)
    assert not [each for each in venue.server.requests[asked:] if each.path == "/users/@me/channels"]


async def test_a_server_with_too_many_nights_announces_no_further_draft(venue: Venue) -> None:
    nights = venue.bot.parts[Nights]
    mo, now = venue.manager("Mo").id, venue.bot.registry.clock.unix_now()
    place = Place(guild=venue.guild.id, channel=venue.channel.id, locale=ENGLISH)
    drafts = [await nights.plan(place, mo, now + HOUR * hours) for hours in range(1, MOST_AHEAD + 2)]
    for draft in drafts[1:]:
        await nights.announce(draft.id)
    with pytest.raises(TableError, match="Call one off first"):
        await nights.announce(drafts[0].id)
    assert len(await nights.ahead_in(venue.guild.id)) == MOST_AHEAD
