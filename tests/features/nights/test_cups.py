"""Tests of cups: race nights of several rounds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.features.nights.model import MOST_PEOPLE, MOST_ROUNDS, Entrant, Night, Pod
from bot.features.nights.nights import ABANDONED, GATHERING, REST, Nights
from bot.features.nights.round_messages import evening_text
from bot.locales.phrase import LOCALES, Locale, say
from bot.model.snapshots import Place
from bot.sandbox.model import Message
from bot.tables.decide import End, Play
from bot.tables.table import Table
from bot.title import AnyTitle
from tests.features.nights.test_night import HOUR, announced, joined, plan
from tests.games import bids, nim
from tests.sketches import SketchPainter
from tests.venue import Venue, alt_of, labels, look_back, text_of, venue_with, words_of


def sketched(title: AnyTitle) -> AnyTitle:
    """Return the game with sketches instead of pictures, because they are drawn quickly."""
    return replace(title, board=replace(title.board, painter=SketchPainter(title.board.painter)))


SHORT, LARGE = sketched(nim.TITLE), sketched(bids.TITLE)
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gil")


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """Yield a venue with a short game for two players, and a game for larger tables."""
    async with venue_with(tmp_path, {SHORT.key: SHORT, LARGE.key: LARGE}) as venue:
        yield venue


async def begun(venue: Venue, *names: str, here: int = 0, **choices: str) -> None:
    """Announce a cup of three rounds, make the given people join it, and start it. here: the number of
    people, counted from the first, who come, or 0 for all.
    """
    await announced(venue, 2, Rounds="Cup: 3 rounds", **choices)
    await joined(venue, *names)
    await venue.wait(2 * HOUR)
    await joined(venue, *names[: here or len(names)], label="I’m here")
    await venue.wait(20 + (GATHERING if here else 0))  # nobody is waited for once all are there


def cup_of(venue: Venue) -> Message:
    """Return the newest message about the cup."""
    return [each for each in venue.shown() if "## " in text_of(each) and "Nim cup" in text_of(each)][-1]


async def playing(venue: Venue) -> list[Table]:
    found = await venue.bot.registry.tables.find(guild=venue.guild.id)
    return [each for each in found if each.snapshot.status == "playing"]


@dataclass(frozen=True)
class Game:
    """The names of the winner and the loser of a game in the cup."""

    winner: str
    loser: str


async def play(table: Table) -> Game:
    """Make the people at a table play random moves until the game is over, and return its winner and
    loser.
    """
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        person = table.snapshot.players[seat].person
        assert person is not None, "no robot sits here"
        match = table.snapshot.match
        await table.do(
            Play(person, match.counts[seat], (Chance("cup", match.ply).pick(table.actions(seat)),))
        )
    outcome = table.title.rules.game.outcome(table.snapshot.match.state)
    assert outcome is not None
    first, second = sorted(table.names, key=lambda name: outcome.places[table.names.index(name)])
    return Game(first, second)


async def play_round(venue: Venue, most: int = 99) -> list[Game]:
    played = [await venue.inside(play(each)) for each in (await playing(venue))[:most]]
    await venue.wait(5)
    return played


ROW = re.compile(r"^\w+ (\w+) · (\d+) points? · B (\d+)", re.MULTILINE)


@pytest.mark.thorough
async def test_a_cup_of_eight_is_played_to_its_winner(venue: Venue) -> None:
    await begun(venue, "Mo", *NAMES, "Hal", here=8, Missing_players="Missing players: play without them")
    assert [each.name for each in venue.guild.scheduled.values()] == ["Nim cup"]
    assert "## Nim cup: round 1 of 3" in text_of(cup_of(venue))
    assert "Hal" not in text_of(cup_of(venue)), "who has not come is left out"
    assert sorted(name for each in await playing(venue) for name in each.names) == sorted(("Mo", *NAMES))
    played = await play_round(venue, 2)
    await venue.restart()
    await venue.wait(5)
    played += await play_round(venue)
    assert "round 1 of 3 is over" in text_of(cup_of(venue))
    told = await venue.person("Mo").click(cup_of(venue), label="Join / Pause")
    assert "You’ll sit out, starting with the next round." in words_of(told)
    venue.guild.members.pop(venue.people["Mo"].id)  # the host has left the server

    points = Counter(each.winner for each in played)
    for number in (2, 3):
        await venue.wait(REST["live"] + 20)
        assert f"round {number} of 3" in text_of(cup_of(venue))
        points[text_of(cup_of(venue)).partition("Bye: ")[2].partition(" (")[0]] += 1
        games = await play_round(venue)
        points.update(each.winner for each in games)
        played += games
    met = [frozenset((each.winner, each.loser)) for each in played]
    assert len(set(met)) == len(met) == 4 + 3 + 3, "nobody has met anybody twice"
    assert "wins the Nim cup!" in text_of(cup_of(venue))
    assert alt_of(cup_of(venue)) == f"The podium. {text_of(cup_of(venue)).splitlines()[1][3:]}"
    whole = (await venue.person("Ann").click(cup_of(venue), label="Standings")).answer
    rows = [(name, int(points), int(met)) for name, points, met in ROW.findall(text_of(whole))]
    assert len(rows) == 8
    rested = Counter(points)
    rested.subtract(each.winner for each in played)
    expected = {name: theirs for name, theirs, _ in rows}
    assert expected == {name: points[name] for name in ("Mo", *NAMES)}
    for name, theirs, buchholz in rows:
        others = [
            each.loser if each.winner == name else each.winner
            for each in played
            if name in (each.winner, each.loser)
        ]
        assert buchholz == sum(points[each] for each in others) + rested[name] * theirs
    assert [each[1:] for each in rows] == sorted((each[1:] for each in rows), reverse=True)
    assert rows[0][0] in text_of(cup_of(venue)).splitlines()[1]


@pytest.mark.thorough
async def test_robots_play_for_whoever_is_away_and_a_round_waits_for_a_manager(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", "Di", here=2, Next_round="Next round: a manager starts it")
    await venue.wait(10)
    tables = await playing(venue)
    assert {name for each in tables for name in each.names} >= {"Ann", "Bo"}
    assert not {name for each in tables for name in each.names} & {"Cy", "Di"}, "robots sit there"
    await venue.wait(600)  # nobody presses: robots end the games of Ann and Bo
    over = cup_of(venue)
    assert "round 1 of 3 is over" in text_of(over)
    assert "A manager has to start the next round" in text_of(over)
    assert "Away: " in text_of(over)
    few = await venue.people["Mo"].click(over, label="Start round")
    assert "Press *Join / Pause* first" in words_of(few), "only robots are left"
    refused = await venue.person("Ann").click(over, label="Start round")
    assert "can plan" in words_of(refused)
    told = await venue.person("Ann").click(over, label="Join / Pause")
    assert "You’re in, starting with the next round!" in words_of(told), "a robot had played for Ann"
    told = await venue.person("Eve").click(over, label="Join / Pause")
    assert "You’re in, starting with the next round!" in words_of(told)
    await venue.people["Mo"].click(over, label="Start round")
    await venue.wait(20)
    now = cup_of(venue)
    assert "round 2 of 3" in text_of(now)
    assert "Eve" in text_of(now)
    assert "continues" in text_of(over), "the earlier message says where"
    standings = (await venue.person("Cy").click(now, label="Standings")).answer
    pairings = (await venue.person("Cy").click(standings, label="Pairings")).answer
    assert "round 2" in text_of(pairings)
    first = (await venue.person("Cy").click(pairings, label="Round 1")).answer
    assert "1st" in text_of(first)
    panel = (await venue.people["Mo"].click(now, label="Manage")).answer
    await venue.people["Mo"].click(panel, label="End cup")
    await venue.wait(3)
    assert "the Nim cup!" in text_of(cup_of(venue))
    assert await venue.bot.parts[Nights].ahead_in(venue.guild.id) == []


async def test_nobody_reads_a_deal_that_others_still_play(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", "Di", Deal="Same deal at all tables")
    one, two = await playing(venue)
    assert one.snapshot.match.seed == two.snapshot.match.seed
    venue.world.posts.delete(venue.channel.id, cup_of(venue).id)
    await venue.inside(play(one))
    await venue.wait(5)
    assert "round 1 of" in text_of(cup_of(venue)), "it was posted again"
    (board,) = [each for each in venue.shown() if "Race night" in labels(each)]
    refused = await look_back(venue.person("Eve"), board, "Fair deal")
    assert "still being played elsewhere" in words_of(refused)
    await venue.inside(play(two))
    await venue.wait(5)
    told = await look_back(venue.person("Eve"), board, "Fair deal")
    assert "elsewhere" not in words_of(told)
    await venue.wait(REST["live"] + 20)
    again = await playing(venue)
    assert {each.snapshot.match.seed for each in again}.isdisjoint({one.snapshot.match.seed})


async def test_larger_tables_are_of_one_size_with_robots_in_the_empty_seats(venue: Venue) -> None:
    await begun(venue, *NAMES, Game=LARGE.name, Seats="Up to 4 at a table")
    tables = await playing(venue)
    assert sorted(len(each.names) for each in tables) == [4, 4]
    assert sum(each.person is None for table in tables for each in table.snapshot.players) == 1


async def test_the_end_of_a_cup_is_posted_below_the_results_of_its_last_tables(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", "Di")
    for number in (1, 2, 3):
        await play_round(venue)
        await venue.wait(10 if number == 3 else REST["live"] + 20)
    *_, last = venue.shown()
    assert "the Nim cup!" in text_of(last)
    assert "round 3" not in " ".join(map(text_of, venue.shown())), "the earlier message leads there"


async def test_a_cup_is_called_a_cup_from_its_plan_on_and_says_that_robots_fill_it_up(venue: Venue) -> None:
    mo = venue.manager("Mo")
    plan_of_night = await plan(venue, "Mo", 2)
    assert "## Plan a race night" in text_of(plan_of_night)
    plan_of_cup = await plan(venue, "Mo", 3, Rounds="Cup: 3 rounds")
    assert "## Plan a cup" in text_of(plan_of_cup)
    assert "Robots fill" not in text_of(plan_of_cup)
    filled = await plan(
        venue,
        "Mo",
        4,
        Rounds="Cup: 3 rounds",
        Robots="Robots fill empty seats, up to 4 players",
    )
    await mo.click(filled, label="Announce")
    await venue.wait(3)
    assert "Robots fill empty seats, up to 4 players." in text_of(venue.anchor())


async def of_robots(venue: Venue) -> Table:
    """Return the only table with only robots in the current round of the cup."""
    (night,) = await venue.bot.parts[Nights].ahead_in(venue.guild.id)
    (pod,) = [each for each in night.pods if night.of_robots(each)]
    table = await venue.bot.registry.tables.get(pod.table)
    assert table is not None
    return table


async def test_a_table_of_robots_alone_is_one_line_of_the_cup_and_no_message(venue: Venue) -> None:
    await begun(venue, "Ann", Robots="Robots fill empty seats, up to 4 players")
    (mine,), alone = await playing(venue), await of_robots(venue)
    first, second = sorted(alone.names)

    def boards() -> list[str]:
        return [text_of(each) for each in venue.shown() if f"table {alone.snapshot.id}" in text_of(each)]

    assert boards() == []
    line = next(each for each in text_of(cup_of(venue)).splitlines() if "Robot-only" in each)
    assert line.removeprefix("-# Robot-only table: ") in (
        f"{first} and {second}",
        f"{second} and {first}",
    )
    assert f"[**{mine.snapshot.id}**](" in text_of(cup_of(venue)), "the table of Ann is linked"
    ann = venue.person("Ann")
    listed = (await ann.slash(venue.channel, "table list")).answer
    assert mine.snapshot.id in text_of(listed)
    assert alone.snapshot.id not in text_of(listed)
    await venue.wait(30)
    assert alone.snapshot.status == "over"
    await venue.restart()
    await venue.wait(60)
    assert boards() == []


async def test_robots_alone_race_each_other_unseen_unless_someone_asks_for_their_table(
    tmp_path: Path,
) -> None:
    async with venue_with(tmp_path, {"racesmack": sketched(TITLES["racesmack"])}) as venue:
        await announced(
            venue,
            Rounds="Cup: 3 rounds",
            Robots="Robots fill empty seats, up to 8 players",
            Seats="Up to 2 at a table",
        )
        await joined(venue, "Ann")
        await venue.wait(2 * HOUR)
        await joined(venue, "Ann", label="I’m here")
        await venue.wait(20)
        (night,) = await venue.bot.parts[Nights].ahead_in(venue.guild.id)
        seen, unseen, _ = [each.table for each in night.pods if night.of_robots(each)]
        await venue.person("Bo").slash(venue.channel, "table show", table=seen)
        await venue.wait(900)
        boards = " ".join(text_of(each) for each in venue.shown() if "Racesmack · table" in text_of(each))
        assert seen in boards
        assert unseen not in boards
        found = [await venue.bot.registry.tables.get(each) for each in (seen, unseen)]
        assert [each.snapshot.status for each in found if each is not None] == ["over", "over"]


async def test_a_cup_whose_next_round_nobody_starts_is_over_after_two_weeks(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", Next_round="Next round: a manager starts it")
    await play_round(venue)
    assert ", or the cup ends" in text_of(cup_of(venue))
    await venue.process.kill()
    await venue.skip(ABANDONED - 60)
    await venue.begin()
    assert len(await venue.bot.parts[Nights].ahead_in(venue.guild.id)) == 1
    await venue.wait(60)
    assert "the Nim cup!" in text_of(cup_of(venue))
    assert "1st" in text_of(cup_of(venue)), "with its standings"
    assert await venue.bot.parts[Nights].ahead_in(venue.guild.id) == []


async def test_a_cup_that_is_ended_in_its_first_round_has_no_winner(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy")
    assert "Bye: " in text_of(cup_of(venue)), "a bye of a round that is not over is no point"
    panel = (await venue.people["Mo"].click(cup_of(venue), label="Manage")).answer
    await venue.people["Mo"].click(panel, label="End cup")
    await venue.wait(5)
    assert "called off" in text_of(cup_of(venue))


async def ended_early(venue: Venue, *tables: Table) -> None:
    for each in tables:
        await venue.inside(each.do(End(0, manager=True)))
    await venue.wait(5)


async def end_cup(venue: Venue) -> None:
    """Make the manager end the cup between two rounds."""
    standings = (await venue.people["Mo"].click(cup_of(venue), label="Standings")).answer
    panel = (await venue.people["Mo"].click(standings, label="Manage")).answer
    await venue.people["Mo"].click(panel, label="End cup")
    await venue.wait(5)


async def test_a_round_counts_although_one_of_its_games_was_ended_early(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", "Di")
    one, other = await playing(venue)
    await ended_early(venue, one)
    game = await venue.inside(play(other))
    await venue.wait(5)
    assert "round 1 of 3 is over" in text_of(cup_of(venue))
    await end_cup(venue)
    assert f"{game.winner} wins the Nim cup!" in text_of(cup_of(venue))


async def test_a_cup_whose_only_games_were_ended_early_has_no_winner(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo", "Cy", "Di")
    await ended_early(venue, *await playing(venue))
    await end_cup(venue)
    assert "called off" in text_of(cup_of(venue))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_standings_of_the_largest_cup_fit_into_a_message(locale: Locale) -> None:
    people = [Entrant(None, f"{'*_' * 10} ({at})", here=True) for at in range(MOST_PEOPLE)]
    tables = [tuple(range(at, at + 4)) for at in range(0, MOST_PEOPLE, 4)]
    pods = tuple(Pod(f"t{at}", seats, (1, 2, 3, 4)) for at, seats in enumerate(tables))
    night = Night("n", Place(1, 2), 3, LARGE.key, 0.0, 4, "between", entrants=tuple(people), pods=pods)
    told = evening_text(replace(night, rounds=MOST_ROUNDS, earlier=(pods,) * 5), LARGE, locale)
    assert 3_500 < len(told) < 4_000
    assert told.endswith(say("night-ties", locale))


async def test_another_cup_like_a_shortened_one_has_the_rounds_that_were_planned(venue: Venue) -> None:
    await begun(venue, "Ann", "Bo")
    await play_round(venue)
    form = await venue.people["Mo"].click(venue.anchor(), label="Next cup")
    assert form.modal is not None
    (field,) = [each["component"] for each in form.modal["components"] if each.get("label") == "Rounds"]
    assert [each["label"] for each in field["options"] if each.get("default")] == ["Cup: 3 rounds"]


async def test_a_cup_to_which_one_person_has_come_is_off(venue: Venue) -> None:
    await begun(
        venue,
        "Ann",
        "Bo",
        here=1,
        Game="Bids",
        Seats="Up to 3 at a table",
        Missing_players="Missing players: play without them",
    )
    assert "## Bids cup: nobody came" in text_of(venue.shown()[-1])
