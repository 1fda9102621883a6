"""Tests of *What if?*: a finished game continues from one of its decisions, against robots, and doesn't
count.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.snapshots import Place
from bot.tables.dealing import branched
from bot.tables.replayed import replayed
from bot.tables.share_codes import code_of
from bot.tables.table import Table
from bot.ui.components import ButtonId
from tests.features.lookback.handlers.test_review import BLAMED, judging, played, points, reviewed, table_of
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, ids, labels, look_back, text_of, venue_with, words_of


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, judging(BLAMED)) as found:
        yield found


async def went_on(venue: Venue) -> tuple[Table, Table]:
    """Return Ann's finished game, and the game that continues it from its last turning point."""
    own = await played(venue)
    told, ann = await reviewed(venue, own), venue.person("Ann")
    await ann.click(told, label=points(told)[-1])
    await ann.click(told, label="What if?")
    await venue.wait(5)
    return await table_of(venue, own), await table_of(venue, venue.dm("Ann"))


async def test_pressed_twice_it_goes_on_once_and_another_message_finds_it(venue: Venue) -> None:
    own, ann = await played(venue), venue.person("Ann")
    told = await reviewed(venue, own)
    turn = points(told)[-1]
    await ann.click(told, label=turn)
    await asyncio.gather(*(ann.click(told, label="What if?") for _ in range(2)))
    await venue.wait(5)
    (new,) = await venue.bot.registry.tables.find(person=ann.id)
    again = await reviewed(venue, own)
    await ann.click(again, label=turn)
    for message in (told, again):
        opened = words_of(await ann.click(message, label="What if?"))
        assert f"It’s already open: [table {new.snapshot.id}]" in opened
    assert await venue.bot.registry.tables.find(person=ann.id) == [new]
    assert sum("this time against robots" in text_of(each) for each in venue.dms("Ann")) == 1


async def test_it_goes_on_from_the_same_position_in_the_same_seat(venue: Venue) -> None:
    old, new = await went_on(venue)
    branch, title = new.snapshot.branch, new.title
    assert branch is not None
    assert branch.of == old.snapshot.id
    shared = [each for each in await old.log() if each.ply <= branch.ply]
    assert [*await new.log()][: branch.ply] == shared
    pasts = replayed(old.snapshot, title, shared)
    assert replayed(new.snapshot, title, shared)[-1].match == pasts[-1].match
    assert [each.person for each in new.snapshot.players] == [each.person for each in old.snapshot.players]
    assert new.snapshot.place.direct
    assert new.snapshot.sealed is None
    assert "what if · doesn’t count" in text_of(venue.dm("Ann"))
    assert any("what if?" in text_of(each) for each in venue.dms("Ann"))


async def test_it_outlives_a_kill_and_counts_for_nothing(venue: Venue) -> None:
    old, new = await went_on(venue)
    before = await venue.bot.registry.circuits.results_of(venue.guild.id, venue.person("Ann").id)
    await venue.person("Ann").click(venue.dm("Ann"), label=labels(venue.dm("Ann"))[0])
    await venue.restart()
    await venue.wait(5)
    while ":play:" in str(ids(venue.dm("Ann"))):
        offered = sorted(labels(venue.dm("Ann")), key=lambda label: label.startswith("Pull up"))
        await venue.person("Ann").click(venue.dm("Ann"), label=offered[0])
        await venue.wait(1)
    kept = await venue.bot.registry.tables.get(new.snapshot.id)
    assert kept is not None
    assert kept.snapshot.status == "over"
    assert replayed(kept.snapshot, kept.title, await kept.log())[-1].match == kept.snapshot.match
    assert await venue.bot.registry.circuits.results_of(venue.guild.id, venue.person("Ann").id) == before
    (own,) = [each for each in venue.dms("Ann") if "Play from there" in labels(each)]
    assert labels(own)[:2] == ["Play from there", "Look back"]
    told = await look_back(venue.person("Ann"), own, "Review")
    assert old.snapshot.id in text_of(told.answer)
    refused = await forged(venue, "Ann", own, ButtonId(new.snapshot.id, "review"))
    assert "it came from" in words_of(refused)
    assert "has no record" in words_of(await forged(venue, "Ann", own, ButtonId(new.snapshot.id, "record")))
    await venue.person("Ann").click(own, label="Play from there")
    await venue.wait(5)
    again = await table_of(venue, venue.dm("Ann"))
    assert again.snapshot.id != new.snapshot.id
    assert again.snapshot.branch == new.snapshot.branch


async def test_people_become_robots_and_their_names_stay_behind(venue: Venue) -> None:
    old, ann = await table_of(venue, await played(venue)), venue.person("Ann").id
    apex = replace(old.snapshot.players[1], name="Bo", person=77, robot=None)
    shared = replace(old.snapshot, players=(old.snapshot.players[0], apex))
    pasts = replayed(old.snapshot, old.title, (await old.log())[:3])
    new = branched(shared, old.title, pasts, ann, id="abcde", place=Place(0, 5), now=3.0)
    mine, other = new.players
    assert (mine.name, mine.person, mine.robot) == ("Ann", ann, None)
    assert (other.person, other.robot) == (None, "club")
    assert "Bo" not in repr(new)
    assert new.match == pasts[-1].match
    assert [*new.seats] == [ann]


async def test_a_deal_that_others_play_now_goes_on_for_nobody(venue: Venue) -> None:
    old, new = await went_on(venue)
    again = (await venue.person("Bo").slash(venue.channel, "race start", deal=code_of(old.snapshot))).answer
    await venue.person("Bo").click(again, label="Start")
    branch = new.snapshot.branch
    assert branch is not None
    asked = ButtonId(old.snapshot.id, "whatif", branch.ply + 1)
    refused = await forged(venue, "Ann", venue.dm("Ann"), asked)
    assert "Others are playing these cards right now." in words_of(refused)


async def test_only_a_decision_of_ones_own_can_be_the_beginning(venue: Venue) -> None:
    own = await played(venue)
    old = await table_of(venue, own)
    others = next(each.ply for each in await old.log() if each.by == "robot")
    refused = await forged(venue, "Ann", own, ButtonId(old.snapshot.id, "whatif", others))
    assert "button" in words_of(refused)
    assert "not in this game" in words_of(
        await forged(venue, "Cy", venue.anchor(), ButtonId(old.snapshot.id, "whatif", others))
    )
