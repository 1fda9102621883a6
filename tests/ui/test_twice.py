"""Tests that the second press of a button does not open another lobby or game."""

from __future__ import annotations

import asyncio

import pytest

from bot.catalogue import TITLES
from bot.features.nights.queries import SqlNights
from bot.runtime.clock import sleep
from bot.sandbox.model import Message
from bot.storage.database import Change
from bot.storage.sqlite import Sqlite
from bot.tables.decide import End
from tests.features.lessons.test_lessons import lesson, press_on
from tests.features.nights.test_night import announced
from tests.start_times import start_in
from tests.ui.sync.test_results import finish, results
from tests.venue import Venue, labels, look_back, text_of, words_of
from tests.virtual_time import VirtualClock, the_loop


async def opened_by(venue: Venue, name: str) -> list[str]:
    """Return the ids of a person's lobbies and of their games in progress."""
    registry, person = venue.bot.registry, venue.person(name).id
    lobbies, tables = await registry.lobbies.find(person=person), await registry.tables.find(person=person)
    return [*(each.snapshot.id for each in lobbies), *(each.snapshot.id for each in tables)]


async def press_often(venue: Venue, name: str, message: Message, label: str) -> str:
    """Press a button twice at the same moment, then a third time, and again after a restart. Check that this
    opens only one lobby or game, and return its id.
    """
    person = venue.person(name)
    before = set(await opened_by(venue, name))
    await asyncio.gather(*(person.click(message, label=label) for _ in range(2)))
    await venue.wait(5)
    (opened,) = {*await opened_by(venue, name)} - before
    messages = len(venue.shown()) + len(venue.dms(name))
    assert f"It’s already open: [table {opened}]" in words_of(await person.click(message, label=label))
    await venue.restart()
    assert f"It’s already open: [table {opened}]" in words_of(await person.click(message, label=label))
    await venue.wait(5)
    assert {*await opened_by(venue, name)} - before == {opened}
    assert len(venue.shown()) + len(venue.dms(name)) == messages, "nothing is posted again"
    return opened


async def test_the_end_of_a_lesson_opens_one_practice_game_and_another_once_it_is_over(venue: Venue) -> None:
    ann = venue.person("Ann")
    taught = (await lesson(venue, ann)).answer
    await press_on(ann, taught, 6)
    first = await press_often(venue, "Ann", taught, "Play against robots")
    table = await venue.bot.registry.tables.get(first)
    assert table is not None
    await table.do(End(ann.id, manager=False))
    await ann.click(taught, label="Play against robots")
    assert await opened_by(venue, "Ann") not in ([], [first])


async def test_practice_from_the_overview_is_one_game(venue: Venue) -> None:
    hub = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    await venue.person("Ann").click(hub, label="More")
    games = (await venue.person("Ann").click(hub, label="Practice")).answer
    await press_often(venue, "Ann", games, "Rasant")


async def test_a_lobby_from_the_overview_is_one_lobby_until_it_has_started(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    hub = (await ann.slash(venue.channel, "paddock")).answer
    first = await press_often(venue, "Ann", hub, "Rasant")
    lobby = venue.anchor()
    await bo.click(lobby, label="Join / Leave")
    await ann.click(lobby, label="Start")
    await ann.click(hub, label="Rasant")
    assert len(await opened_by(venue, "Ann")) == 2, "whoever presses while a game is on means another one"
    assert first in await opened_by(venue, "Ann")


async def test_a_challenge_is_one_lobby_and_one_ping(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    asked = (await ann.menu(venue.channel, bo.user, "Challenge")).answer
    await press_often(venue, "Ann", asked, "Gear Head")
    assert len([each for each in venue.shown() if bo.id in each.pinged]) == 1


async def test_the_next_game_against_robots_is_one_game(venue: Venue) -> None:
    await venue.start("Ann", game="rasant", robots=2, pace="none")
    await venue.sure("Ann", "table end")
    await press_often(venue, "Ann", venue.anchor(), "Rematch")


async def test_a_rematch_of_several_is_one_lobby_and_its_game_is_found_by_all(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    await venue.start("Ann", "Bo", game="rasant")
    await venue.sure("Ann", "table end")
    over = venue.anchor()
    await asyncio.gather(ann.click(over, label="Rematch"), bo.click(over, label="Rematch"))
    await venue.wait(5)
    (id,) = await opened_by(venue, "Ann")
    assert await opened_by(venue, "Bo") in ([id], [])
    lobby = venue.anchor()
    if "Bo" not in text_of(lobby):
        await bo.click(over, label="Rematch")
    await ann.click(lobby, label="Start")
    assert f"It’s already open: [table {id}]" in words_of(await bo.click(over, label="Rematch"))
    assert "not in this game" in words_of(await venue.person("Cy").click(over, label="Rematch"))


async def test_a_deal_that_is_played_again_is_one_lobby_or_one_game(venue: Venue) -> None:
    ann, cy = venue.person("Ann"), venue.person("Cy")
    await venue.start("Ann", robots=1)
    await finish(venue)
    (result,) = results(venue)
    for person, name in ((cy, "Cy"), (ann, "Ann")):
        await press_often(
            venue, name, (await look_back(person, result, "Fair deal")).answer, "Play this deal"
        )


async def test_the_overview_is_posted_once_and_again_where_it_is_asked_for_anew(venue: Venue) -> None:
    boss = venue.manager("Boss")
    for posts in (1, 2):
        panel = (await boss.slash(venue.channel, "server")).answer
        await asyncio.gather(*(boss.click(panel, label="Post menu here") for _ in range(2)))
        await boss.click(panel, label="Post menu here")
        await venue.restart()
        await boss.click(panel, label="Post menu here")
        assert len(venue.shown()) == posts


async def test_the_daily_of_today_is_one_game_and_found_while_it_goes_on(venue: Venue) -> None:
    ann = venue.person("Ann")
    daily = (await ann.slash(venue.channel, "daily")).answer
    other = (await ann.slash(venue.channel, "daily")).answer
    start = labels(daily)[0]
    await asyncio.gather(ann.click(daily, label=start), ann.click(other, label=start))
    await venue.wait(5)
    (id,) = await opened_by(venue, "Ann")
    assert f"It’s already open: [table {id}]" in words_of(await ann.click(other, label=start))


async def test_a_circuit_of_the_same_name_is_one(venue: Venue) -> None:
    ann = venue.person("Ann")
    made = [ann.slash(venue.channel, "league create", name="Spring") for _ in range(2)]
    await asyncio.gather(*made)
    assert len(await venue.bot.registry.circuits.running_in(venue.guild.id)) == 1
    assert len(venue.shown()) == 1


async def test_a_second_press_that_asks_who_is_there_does_not_deal_a_race_night(venue: Venue) -> None:
    message = await announced(venue)
    mo = venue.people["Mo"]
    await venue.person("Ann").click(message, label="I’m in")
    panels = [(await mo.click(message, label="Manage")).answer for _ in range(2)]
    for panel in panels:
        await mo.click(panel, label="Start now")
        await venue.wait(5)
        assert "who’s here?" in text_of(venue.anchor())
    assert await opened_by(venue, "Ann") == []


async def test_a_race_night_planned_twice_for_one_time_is_one(venue: Venue) -> None:
    mo = venue.manager("Mo")
    for start, planned in ((start_in(venue, 20), 1), (start_in(venue, 21), 2)):
        hub = (await mo.slash(venue.channel, "paddock")).answer
        league = (await mo.click(hub, label="League")).answer
        forms = [await mo.click(league, label="Plan race night") for _ in range(3)]
        await asyncio.gather(*(mo.submit_modal(form, start) for form in forms[:2]))
        await mo.submit_modal(forms[2], start)
        assert (
            len(await SqlNights(venue.bot.registry._store.database, TITLES).drafts_in(venue.guild.id))
            == planned
        )


async def test_a_press_whose_panel_a_newer_one_has_redrawn_is_acknowledged_all_the_same(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    mo, message = venue.manager("Mo"), await announced(venue)
    panel = (await mo.click(message, label="Manage")).answer
    write, slow = Sqlite.write, [0.5]

    async def the_first_slowly(self: Sqlite, *changes: Change, **more: bool) -> None:
        await write(self, *changes, **more)
        await sleep(VirtualClock(the_loop()), slow.pop() if slow else 0.0)

    monkeypatch.setattr(Sqlite, "write", the_first_slowly)
    presses = (mo.click(panel, label=label) for label in ("Start now", "Call off"))
    older, newer = await asyncio.gather(*presses)
    await venue.wait(5)
    assert [older.failed, newer.failed] == [False, False]
    assert "called it off" in text_of(panel)
