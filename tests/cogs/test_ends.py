"""Tests that no end is a dead end: each has one to three buttons, with the most likely next step first."""

from __future__ import annotations

import pytest

from bot.engine.game import Chance
from bot.sandbox.model import Message
from bot.tables.decide import Play
from bot.tables.table import Table
from bot.ui.components import BACK
from tests.cogs.whole_games import ask, drive, race
from tests.features.nights.test_night import HOUR, announced, joined
from tests.start_times import start_in
from tests.venue import Venue, components, labels, text_of


def steps(message: Message) -> list[str]:
    """Return the labels of the next steps of a message, without *Back*."""
    buttons = [each for each in components(message) if each["type"] == 2]
    return [each["label"] for each in buttons if not str(each.get("custom_id")).startswith(f"{BACK}:")]


def newest(venue: Venue, words: str) -> Message:
    """Return the newest public message that contains the given words."""
    return next(each for each in reversed(venue.shown()) if words in text_of(each))


async def _finish(venue: Venue, table: Table) -> None:
    """Make one person play a game against robots to its end."""
    while table.snapshot.status == "playing":
        seats = [each for each in table.awaited if not table.snapshot.players[each].robot]
        for seat in seats:
            match, person = table.snapshot.match, table.snapshot.players[seat].person or 0
            action = Chance("ends", match.ply).pick(table.actions(seat))
            await venue.inside(table.do(Play(person, match.counts[seat], (action,))))
        await venue.wait(2)
    await venue.wait(5)


async def test_a_result_and_a_table_that_was_ended_early_lead_on(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    assert steps(venue.anchor()) == ["Rematch", "Look back", "Share"]
    await venue.start("Ann", "Bo")
    await venue.sure("Ann", "table end")
    assert steps(venue.anchor()) == ["Rematch", "Look back"]


async def test_practice_leads_on(venue: Venue) -> None:
    ann = venue.person("Ann")
    await ann.slash(venue.channel, "practice robots", game="gear_head")
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await _finish(venue, table)
    assert steps(venue.dm("Ann")) == ["Play again", "Look back", "Share"]


async def test_a_daily_leads_on_by_its_result_and_by_its_page(venue: Venue) -> None:
    ann = venue.person("Ann")
    page = (await ann.slash(venue.channel, "daily")).answer
    await ann.click(page, label="Play")
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await _finish(venue, table)
    assert steps(venue.dm("Ann")) == ["Share", "Look back", "Puzzle"]
    assert steps((await ann.slash(venue.channel, "daily")).answer) == ["Share", "Puzzle"]


async def test_a_lesson_leads_on(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "paddock")).answer
    await ann.click(panel, label="Learn")
    await ann.click(panel, label="Gear Head")
    for _ in range(6):
        wanted = text_of(panel).rpartition("**")[0].rpartition("**")[2]
        await ann.click(panel, label=wanted)
    assert steps(panel) == ["Play against robots", "Open a lobby", "Repeat lesson"]


async def test_a_challenge_that_was_refused_leaves_a_lobby_that_goes_on(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    asked = (await ann.menu(venue.channel, bo.user, "Challenge")).answer
    await ann.click(asked, label="Gear Head")
    lobby = venue.anchor()
    await bo.click(lobby, label="Decline")
    assert "can’t play right now" in text_of(venue.shown()[-1])
    assert steps(lobby) == ["Join / Leave", "Start", "Options"]
    assert "Add a robot?" in text_of(lobby)


async def test_a_circuit_that_is_over_leads_on(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    await race(venue, "Ann", "Bo", circuit="Cup")
    assert steps(venue.anchor()) == ["Rematch", "Look back", "Standings"]
    await venue.sure("Ann", "league close")
    assert steps(newest(venue, "wins Cup after")) == ["New circuit", "Games", "Reopen"]


async def _play(venue: Venue) -> None:
    for table in await venue.bot.registry.tables.find(guild=venue.guild.id):
        if table.snapshot.status == "playing":
            await drive(venue, table)
    await venue.wait(10)


async def test_each_round_of_a_cup_and_its_end_lead_on(venue: Venue) -> None:
    await announced(venue, Rounds="Cup: 2 rounds", Seats="Up to 2 at a table")
    await joined(venue, "Ann", "Bo", "Cy", "Di")
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", "Cy", "Di", label="I’m here")
    await venue.wait(20)
    assert steps(newest(venue, "round 1 of 2")) == ["Join / Pause", "Standings", "Manage"]
    await _play(venue)
    assert steps(newest(venue, "round 1 of 2 is over")) == ["Start round", "Join / Pause", "Standings"]
    boards = [each for each in venue.shown() if "Look back" in labels(each)]
    assert {tuple(steps(each)) for each in boards} == {("Race night", "Look back", "Share")}
    await venue.wait(200)
    await _play(venue)
    assert steps(newest(venue, "the Gear Head cup!")) == ["Next cup", "Standings"]


@pytest.mark.parametrize("come", [True, False])
async def test_a_race_night_that_is_over_or_off_leads_to_the_next_one(venue: Venue, *, come: bool) -> None:
    await announced(venue)
    await joined(venue, "Ann", "Bo")
    await venue.wait(2 * HOUR)
    if come:
        await joined(venue, "Ann", "Bo", label="I’m here")
        await venue.wait(20)
        await _play(venue)
    else:
        await venue.wait(700)
    over = newest(venue, "all games are over" if come else "nobody came")
    assert steps(over) == ["Next race night"]
    mo = venue.people["Mo"]
    plan = (await mo.submit_modal(await mo.click(over, label="Next race night"), start_in(venue, 3))).answer
    assert "Race night: Gear Head" in text_of(plan)
