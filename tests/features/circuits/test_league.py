"""Tests of the league, through the real commands."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import StringIO

import pytest

from bot.league.results import Result
from bot.sandbox.errors import Refused
from tests.cogs.whole_games import ask, attachment, drive, press, race
from tests.features.circuits.league import csv_file, games, history, ranks, tally, totals
from tests.settings import choose_for_server
from tests.storage.line import Line
from tests.storage.races import under_way
from tests.venue import Venue, alt_of, labels, look_back, text_of, words_of

RACES = (
    ("Ann", "Bo", "Cy"),
    ("Bo", "Ann", "Cy", "Di"),
    ("Cy", "Di", "Eve", "Ann", "Bo"),
    ("Di", "Eve", "Ann"),
    ("Eve", "Bo", "Di", "Cy"),
)


async def test_a_profile_that_all_can_see_is_in_the_language_of_the_server(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    venue.manager("Boss")
    await choose_for_server(venue, "Boss", language="de")
    shown = (await ask(venue, "Ann", "league profile")).answer
    assert "Letzte Partien" in labels(shown)
    assert "wins" not in text_of(shown)


@pytest.mark.thorough
async def test_a_circuit_of_five_races_counts_as_an_independent_tally_does(venue: Venue) -> None:
    opened = await ask(venue, "Ann", "league create", name="Grand Prix", races=5)
    assert "The circuit Grand Prix is open" in words_of(opened)
    driven = []
    for number, names in enumerate(RACES, 1):
        table = await race(venue, *names, circuit="Grand Prix")
        driven.append(totals(table))
        points = tally(driven)
        sums = {name: sum(each or 0 for each in scores) for name, scores in points.items()}
        shown = await ask(venue, "Bo", "league standings", circuit=table.snapshot.circuit)
        alt = alt_of(shown.answer)
        assert f"after game {number} of 5" in alt
        for name, scores in points.items():
            count = sum(each is not None for each in scores)
            unit, races = "point" if sums[name] == 1 else "points", "game" if count == 1 else "games"
            assert f"\n{ranks(driven)[name]}. {name}: {sums[name]} {unit}, {count} {races}" in alt
            if number > 1:
                shown = ", ".join("\u2013" if each is None else str(each) for each in scores)
                assert f"\n{name}: {shown}" in alt
        order = [line.split(". ")[1].split(":")[0] for line in alt.split("\n") if line[:1].isdigit()]
        assert [sums[name] for name in order] == sorted(sums.values(), reverse=True)
        named = [each for each in venue.shown() if f"table {table.snapshot.id}" in text_of(each)]
        result = next(each for each in named if "🥇" in text_of(each))
        assert f"**Grand Prix**, after game {number} of 5" in text_of(result)
        assert f"1st {order[0]}: {sums[order[0]]}" in text_of(result)
    final = venue.shown()[-1]
    assert " wins Grand Prix after " in text_of(final)
    assert "The podium." in alt_of(final)
    refused = await ask(venue, "Ann", "race start", circuit="Grand Prix")
    assert words_of(refused).strip() == "No open circuit has that name. Create one with `/league create`."
    await _the_file_has_every_result(venue, driven)


async def _the_file_has_every_result(venue: Venue, driven: Sequence[Mapping[str, int | None]]) -> None:
    sent = await csv_file(venue, "Cy", circuit="grand  prix")
    assert sent.ephemeral
    text = (await attachment(sent.answer)).decode("utf-8-sig")
    lines = list(csv.DictReader(StringIO(text)))
    points = tally(driven)
    assert len(lines) == sum(map(len, driven))
    for line in lines:
        number = int(line["number"]) - 1
        assert line["points"] == str(points[line["player"]][number])
        total = driven[number][line["player"]]
        assert (line["score"], line["out"]) == (("", "yes") if total is None else (str(total), "no"))


async def test_a_rematch_goes_on_in_the_circuit(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    first = await race(venue, "Ann", "Bo", circuit="Cup")
    lobby = await press(venue, "Bo", venue.anchor(), "Rematch")
    assert "Circuit game: **Cup**" in text_of(lobby)
    await venue.person("Ann").click(lobby, label="Join / Leave")
    await press(venue, "Bo", lobby, "Start")
    second = await venue.table(lobby)
    assert second.snapshot.circuit == first.snapshot.circuit != ""


async def test_race_again_in_a_circuit_takes_the_finished_race_and_those_before_it(venue: Venue) -> None:
    first = await race(venue, "Ann", "Bo")
    lobby = await press(venue, "Bo", venue.anchor(), "Rematch")
    await venue.person("Ann").click(lobby, label="Join / Leave")
    await venue.person("Bo").click(lobby, label="Start")
    second = await venue.table(lobby)
    await drive(venue, second)
    last = venue.anchor()
    third = (await look_back(venue.person("Ann"), last, "Start a circuit")).answer
    assert "Circuit game: **Circuit " in text_of(third)
    (last,) = [message for message in venue.shown() if message.id == last.id]
    assert "Standings" in labels(last)
    assert "Circuit " in text_of(last)
    shown = await venue.person("Cy").click(last, label="Standings")
    assert shown.ephemeral
    assert "after 2 games" in alt_of(shown.answer)
    points = tally([totals(first), totals(second)])
    assert f"Ann: {', '.join(map(str, points['Ann']))}" in alt_of(shown.answer)
    await venue.person("Bo").click(third, label="Join / Leave")
    await venue.person("Ann").click(third, label="Start")
    await drive(venue, await venue.table(third))
    everything = await ask(venue, "Bo", "league standings")
    assert "after 3 games" in alt_of(everything.answer)


async def test_the_lobby_of_a_rematch_can_begin_the_circuit_too(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    lobby = await press(venue, "Bo", venue.anchor(), "Rematch")
    refused = await venue.option(venue.person("Cy"), lobby, "Start a circuit")
    assert words_of(refused).strip() == "Join the lobby first. Then you can do that."
    await venue.person("Ann").click(lobby, label="Join / Leave")
    await venue.option(venue.person("Ann"), lobby, "Start a circuit")
    assert "Circuit game: **Circuit " in text_of(lobby)
    panel = (await venue.person("Ann").click(lobby, label="Options")).answer
    assert "Start a circuit" not in labels(panel)


async def test_a_race_that_is_ended_early_does_not_count_and_says_so(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=1)
    message = await venue.start("Ann", "Bo", circuit="Cup")
    assert "Counts for the circuit Cup" in text_of(message)
    await venue.sure("Ann", "table end")
    assert "Ended early, so it doesn’t count for the circuit Cup." in text_of(message)
    shown = await ask(venue, "Ann", "league standings")
    assert "Cup: no games yet" in words_of(shown)
    assert await race(venue, "Ann", "Bo", circuit="Cup")
    assert "wins Cup after" in text_of(venue.shown()[-1])


async def test_a_robot_counts_and_a_stand_in_does_not(venue: Venue) -> None:
    created = await ask(venue, "Ann", "league create", name="Cup")
    panel = await press(venue, "Ann", created.answer, "Edit")
    await press(venue, "Ann", panel, "Count robots: off")
    message = await venue.start("Ann", "Bo", circuit="Cup", robots=1)
    table = await venue.table(message)
    await venue.sure("Bo", "table leave")
    while table.snapshot.status == "playing":
        await venue.take_turn("Ann")
    shown = alt_of((await ask(venue, "Ann", "league standings")).answer)
    assert "(robot)" in shown
    assert "Bo" not in shown
    told = words_of(await games(venue, "Ann"))
    assert "a robot" in told
    refused = await ask(venue, "Bo", "league profile")
    assert (
        words_of(refused).strip()
        == "You haven’t finished a game in this server yet. Start one with `/paddock`."
    )


async def test_a_profile_says_how_many_games_somebody_has_left_and_the_question_what_it_costs(
    venue: Venue,
) -> None:
    await race(venue, "Ann", "Bo")
    table = await venue.table(await venue.start("Ann", "Bo"))
    venue.manager("Boss")
    unrated = await venue.person("Bo").slash(venue.channel, "table leave")
    assert "last place" not in words_of(unrated)
    await choose_for_server(venue, "Boss", ratings=True)
    while table.snapshot.match.ply < 2:
        (seat,) = table.awaited
        await venue.take_turn(table.snapshot.players[seat].name)
    asked = await venue.person("Bo").slash(venue.channel, "table leave")
    assert "If you don’t return, this game counts as a last-place finish in your rating." in words_of(asked)
    await venue.person("Bo").click(asked.answer, label="Leave the table")
    await venue.sure("Ann", "table end")
    told = words_of(await ask(venue, "Cy", "league profile", player=venue.person("Bo").user))
    assert "Games left early: **1** of 2" in told
    assert "(2 games)" in told, "both are rated"
    stayed = words_of(await ask(venue, "Cy", "league profile", player=venue.person("Ann").user))
    assert "Left" not in stayed
    assert "Games: **1**" in stayed
    assert "(2 games)" in stayed


async def test_a_circuit_ignores_robots_unless_it_was_said_that_they_count(venue: Venue) -> None:
    opened = await ask(venue, "Ann", "league create", name="Cup")
    assert "Only people are ranked." in words_of(opened)
    table = await venue.table(await venue.start("Ann", "Bo", circuit="Cup", robots=3))
    await venue.sure("Bo", "table leave")
    while table.snapshot.status == "playing":
        await venue.take_turn("Ann")
    shown = alt_of((await ask(venue, "Ann", "league standings")).answer)
    assert "Ann" in shown
    told = words_of(await games(venue, "Ann"))
    robots = [player.name for player in table.snapshot.players if player.person is None and not player.left]
    assert len(robots) == 3
    assert all(name not in shown + told for name in robots)


@pytest.mark.thorough
async def test_history_races_and_driver_show_the_races(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    driven = [totals(await race(venue, "Ann", "Bo", circuit="Cup")), totals(await race(venue, "Ann", "Bo"))]
    races = words_of(await games(venue, "Cy"))
    assert "Game 1" in races
    assert "Game 2" not in races
    last = words_of(await history(venue, "Cy", player=venue.person("Ann").user))
    assert last.count("table ") == 2
    assert last.count("Cup: +") == 1
    driver = words_of(await ask(venue, "Cy", "league profile", player=venue.person("Ann").user))
    ann = [each["Ann"] for each in driven]
    places = [1 + ((bo or 0) > (own or 0)) for own, bo in ((each["Ann"], each["Bo"]) for each in driven)]
    assert "Games: **2**" in driver
    assert f"wins: **{places.count(1)}**" in driver
    assert f"Gear Head: **2** · wins: **{places.count(1)}**" in driver
    assert f"average place: **{sum(places) / 2:.1f}**" in driver
    assert f"best score: **{max(total for total in ann if total is not None)}**" in driver


async def test_a_driver_reads_about_each_game_separately(venue: Venue) -> None:
    ann = venue.person("Ann").user
    for number, (title, place, score) in enumerate(
        (("gear_head", 2, 20), ("rasant", 1, 31), ("rasant", 1, 25), ("gone", 3, None))
    ):
        snapshot, store = under_way(f"race{number}", 0), venue.bot.registry._store
        snapshot = replace(snapshot, status="over", clocks=(), version=0)
        await store.tables.open_table(snapshot)
        won = Result(
            *(snapshot.id, 0, venue.guild.id, "", title, "person", ann.id, "Ann", place, score),
            *(0 if score is None else 2, 1_000.0 + number),
        )
        await store.tables.save_table(replace(snapshot, version=1), results=(won,))
    driver = words_of(await ask(venue, "Bo", "league profile", player=ann))
    assert "Games: **4** · wins: **2** · longest winning streak: **2**" in driver
    assert driver.index("Rasant: **2** · wins: **2** · average place: **1.0** · best score: **31**") > 0
    assert (
        "a game that’s no longer available: **1** · wins: **0** · average place: **3.0** · "
        "didn’t finish: **1**" in driver
    )
    assert "Ratings" not in driver
    with pytest.raises(Refused, match="may not use /server"):
        await venue.person("Ann").slash(venue.channel, "server")
    venue.manager("Boss")
    shown = await choose_for_server(venue, "Boss", ratings=True)
    assert "Ratings: on" in labels(shown)
    await venue.restart()
    driver = words_of(await ask(venue, "Bo", "league profile", player=ann))
    assert "Rasant: no games against a rated player yet" in driver
    last = words_of(await history(venue, "Bo", player=ann))
    assert "Rasant · table race1 · 1st with 31" in last


async def test_history_shows_the_points_of_a_circuit_that_ignores_robots(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    (cup,) = await venue.bot.registry.circuits.all_in(venue.guild.id)
    snapshot, store = (
        replace(under_way("race1", 0), status="over", clocks=(), version=0),
        venue.bot.registry._store,
    )
    await store.tables.open_table(snapshot)
    at = (venue.guild.id, cup.id, "rasant")
    ann = Result("race1", 1, *at, "person", venue.person("Ann").id, "Ann", 2, 28, 2, 1_000.0)
    apex = replace(ann, seat=0, kind="robot", person=None, name="Apex", place=1, score=29, points=3)
    bolt = replace(apex, seat=2, name="Bolt", place=3, score=27, points=1)
    await store.tables.save_table(replace(snapshot, version=1), results=(apex, ann, bolt))
    assert "1. Ann 28 (+1)" in words_of(await games(venue, "Ann"))
    assert "2nd with 28 · Cup: +1" in words_of(await history(venue, "Ann"))


async def test_a_circuit_of_one_game_takes_no_other(venue: Venue) -> None:
    created = await ask(venue, "Ann", "league create", name="Cup", game="rasant", races=3)
    assert "Play Rasant to score points." in words_of(created)
    assert "Press *Play a circuit game*" in words_of(created)
    ann = venue.person("Ann")
    offered = [
        await ann.complete(venue.channel, f"{game} start", "circuit", "") for game in ("race", "rasant")
    ]
    assert [[each["name"] for each in choices] for choices in offered] == [[], ["Cup"]]
    refused = await ask(venue, "Ann", "race start", circuit="Cup")
    assert words_of(refused).strip() == "This circuit is for Rasant only. Choose another circuit, or none."
    assert "Circuit game: **Cup**" in text_of(await venue.lobby("Ann", game="rasant", circuit="Cup"))


@pytest.mark.thorough
async def test_a_circuit_by_time_ends_at_its_limit_and_waits_for_the_race_in_progress(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Hour", hours=1)
    message = await venue.start("Ann", "Bo", circuit="Hour", pace="none")
    await venue.wait(3_700)
    refused = await ask(venue, "Ann", "race start", circuit="Hour")
    assert (
        words_of(refused).strip()
        == "This circuit’s time is up: no new games count towards it. Choose another circuit."
    )
    await drive(venue, await venue.table(message))
    assert "wins Hour after" in text_of(venue.shown()[-1])
    assert "after 1 game." in text_of(venue.shown()[-1])


async def test_a_deadline_outlives_the_process(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Hour", hours=1)
    await race(venue, "Ann", "Bo", circuit="Hour")
    await venue.wait(1_800)
    await venue.restart()
    await venue.wait(2_000)
    ends = [text for text in map(text_of, venue.shown()) if "wins Hour after" in text]
    assert len(ends) == 1
    await venue.restart()
    assert len([text for text in map(text_of, venue.shown()) if "wins Hour after" in text]) == 1


async def test_what_was_closed_but_not_shown_is_shown_by_the_next_process(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    venue.fail("POST", f"/channels/{venue.channel.id}/messages", times=1)
    await venue.sure("Ann", "league close")
    assert not [text for text in map(text_of, venue.shown()) if "Cup" in text and "is open" not in text]
    await venue.restart()
    await venue.wait(20)
    assert "Cup: no games yet" in text_of(venue.shown()[-1])


async def test_a_posted_final_table_is_recorded_though_the_database_was_away_then(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    registry = venue.bot.registry
    (circuit,) = await registry.circuits.running_in(venue.guild.id)
    assert venue.bot._store is not None
    line = Line(venue.bot._store)
    line.breaks['"status":"closed"'] = False
    await venue.sure("Ann", "league close")
    await venue.wait(2)
    assert line.breaks == {}
    found = await registry.circuits.find(circuit.id)
    assert found is not None
    assert found.status == "closed"
    assert len([text for text in map(text_of, venue.shown()) if "no games yet" in text]) == 1


async def test_a_posted_final_table_is_not_posted_again_by_a_process_that_comes_much_later(
    venue: Venue,
) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    (circuit,) = await venue.bot.registry.circuits.running_in(venue.guild.id)
    assert venue.bot._store is not None
    line = Line(venue.bot._store)
    line.breaks['"status":"closed"'] = False
    await venue.sure("Ann", "league close")
    await venue.process.kill()
    await venue.skip(3_600)
    await venue.begin()
    await venue.wait(60)
    found = await venue.bot.registry.circuits.find(circuit.id)
    assert found is not None
    assert found.status == "closed"
    assert len([text for text in map(text_of, venue.shown()) if "no games yet" in text]) == 1


async def test_closing_waits_for_the_race_in_progress(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    message = await venue.start("Ann", "Bo", circuit="Cup")
    closed = await venue.sure("Ann", "league close", circuit="Cup")
    assert "It closes when the games in progress are over" in text_of(closed)
    await drive(venue, await venue.table(message))
    assert "wins Cup after" in text_of(venue.shown()[-1])


@pytest.mark.thorough
async def test_a_circuit_that_was_opened_again_before_its_end_was_posted_gets_no_final_table(
    venue: Venue,
) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    await race(venue, "Ann", "Bo", circuit="Cup")
    venue.fail("POST", f"/channels/{venue.channel.id}/messages", status=503, times=None)
    asked = await venue.sure("Ann", "league close")
    await ask(venue, "Bo", "league create", name="cup")
    taken = await venue.person("Ann").click(asked, label="Reopen")
    assert "Another circuit has that name now. Rename or close that one first." in words_of(taken)
    await venue.sure("Bo", "league close", circuit="cup")
    await venue.person("Ann").click(asked, label="Reopen")
    venue.server.faults.clear()
    await venue.wait(120)
    assert not any("wins Cup" in text_of(each) for each in venue.shown())
    await venue.sure("Ann", "league close", circuit="Cup")
    assert len([each for each in venue.shown() if "wins Cup" in text_of(each)]) == 1


@pytest.mark.thorough
async def test_closing_is_undone_within_a_day_and_is_final_then(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    (cup,) = await venue.bot.registry.circuits.running_in(venue.guild.id)
    await race(venue, "Ann", "Bo", circuit="Cup")
    asked = await venue.sure("Ann", "league close")
    assert labels(asked) == ["Reopen", "Back"]
    final = venue.shown()[-1]
    assert "wins Cup after" in text_of(final)
    refused = await venue.person("Cy").click(final, label="Reopen")
    assert "Only the circuit’s host or someone with *Manage Server* can reopen it" in words_of(refused)
    await venue.restart()
    await venue.manager("Boss").click(final, label="Reopen")
    assert "leads Cup" in text_of(final)
    assert "✅ **Cup is open again**" in text_of(final)
    assert labels(final) == ["Play a circuit game", "Games", "Edit"]
    await race(venue, "Ann", "Bo", circuit="Cup")
    await venue.sure("Ann", "league close")
    again = venue.shown()[-1]
    assert again.id != final.id
    assert "after 2 games." in text_of(again)
    await venue.wait(86_500)
    late = await venue.person("Ann").click(again, label="Reopen")
    assert "You can reopen a circuit only within a day after someone closes it" in words_of(late)
    shown = await ask(venue, "Ann", "league standings", circuit="Cup")
    assert labels(shown.answer) == ["New circuit", "Games"]
    kept = await venue.bot.registry.circuits.find(cup.id)
    assert kept is not None
    assert kept.status == "closed"


async def test_a_circuit_that_still_waits_for_a_game_is_opened_again_in_its_panel(venue: Venue) -> None:
    created = await ask(venue, "Ann", "league create", name="Cup")
    message = await venue.start("Ann", "Bo", circuit="Cup")
    await venue.sure("Ann", "league close")
    panel = await press(venue, "Ann", created.answer, "Edit")
    assert "Close the circuit" not in labels(panel)
    taken = await ask(venue, "Bo", "league create", name="cup")
    assert "name" in words_of(taken)
    await venue.person("Ann").click(panel, label="Reopen")
    await drive(venue, await venue.table(message))
    assert "leads Cup" in words_of(await ask(venue, "Ann", "league standings"))


async def test_circuits_are_offered_while_a_person_types(venue: Venue) -> None:
    for name in ("Cup", "Grand Prix"):
        await ask(venue, "Ann", "league create", name=name)
    ann = venue.person("Ann")
    offered = await ann.complete(venue.channel, "race start", "circuit", "gr")
    assert [choice["name"] for choice in offered] == ["Grand Prix"]
    await venue.sure("Ann", "league close", circuit="Cup")
    offered = await ann.complete(venue.channel, "race start", "circuit", "")
    assert [choice["name"] for choice in offered] == ["Grand Prix"]
    offered = await ann.complete(venue.channel, "league standings", "circuit", "")
    assert [choice["name"] for choice in offered] == ["Grand Prix", "Cup (closed)"]


async def test_a_circuit_that_is_renamed_has_its_new_name_in_its_lobbies_and_games(venue: Venue) -> None:
    created = await ask(venue, "Ann", "league create", name="Spring")
    lobby = await venue.lobby("Ann", "Bo", circuit="Spring")
    board = await venue.start("Cy", "Di", circuit="Spring")
    assert "Circuit game: **Spring**" in text_of(lobby)
    assert "Spring" in text_of(board)
    ann, panel = venue.person("Ann"), await press(venue, "Ann", created.answer, "Edit")
    await ann.submit_modal(await ann.click(panel, label="Rename"), {"text": "Summer"})
    await venue.wait(5)
    assert "Circuit game: **Summer**" in text_of(lobby)
    assert "Summer" in text_of(board)
    taken = await ask(venue, "Ann", "league create", name="Spring")
    assert "The circuit Spring is open" in words_of(taken)


async def test_the_menu_on_a_person_shows_their_profile_to_whoever_asks_alone(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    shown = await venue.person("Cy").menu(venue.channel, venue.person("Ann").user, "Profile")
    assert shown.ephemeral
    assert "## Ann" in words_of(shown)
    nothing = await venue.person("Ann").menu(venue.channel, venue.person("Cy").user, "Profile")
    assert words_of(nothing).strip() == "Cy hasn’t finished a game in this server yet. Choose someone else."
