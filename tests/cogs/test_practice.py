"""Tests of /practice: one person against robots."""

from __future__ import annotations

from discord import app_commands

from bot.engine.game import Chance
from bot.tables.decide import End, Play
from bot.tables.robots import levels
from bot.tables.table import Table
from tests.venue import Venue, labels, text_of, words_of

HOUR = 3_600.0


async def tables(venue: Venue) -> list[Table]:
    return await venue.bot.registry.tables.find(person=venue.person("Ann").id)


async def test_a_table_for_one_and_robots_begins_in_direct_messages(venue: Venue) -> None:
    asked = await venue.person("Ann").slash(
        venue.channel, "practice robots", game="gear_head", level="learner"
    )
    assert "in our DMs" in words_of(asked)
    assert asked.answer.ephemeral
    assert venue.shown() == [], "the channel is left alone"
    (table,) = await tables(venue)
    assert [player.robot for player in table.snapshot.players if player.person is None] == ["learner"] * 3
    assert (table.snapshot.pace, table.snapshot.clocks) == ("none", ())
    await venue.wait(5)
    greeting, board, hand = venue.dms("Ann")
    assert "easy robots" in text_of(greeting)
    assert "My hand" in labels(board)
    assert "Hint" in labels(hand)
    before_asking = text_of(hand)
    await venue.person("Ann").click(hand, label="Hint")
    reason = text_of(venue.dms("Ann")[2]).split("\n")[-1]
    assert reason
    assert reason in before_asking, "a beginner's note is the same"
    (take,) = [label for label in labels(hand) if label.startswith("Take ")]
    assert "Undo" not in labels(hand)
    await venue.person("Ann").click(hand, label=take)
    await venue.person("Ann").click(hand, label="Undo")
    assert take in labels(hand), "she chooses anew"
    seat = table.seat_of(venue.person("Ann").id)
    before = table.snapshot.match.counts[seat]
    await venue.take_turn("Ann")
    await venue.wait(5)
    assert table.snapshot.match.counts[seat] == before + 2
    assert "Gear Head" in text_of(venue.dms("Ann")[1])

    again = await venue.person("Ann").slash(venue.dm_channel("Ann"), "practice robots", game="gear_head")
    assert "easy robots" in words_of(again)
    assert table.snapshot.status == "ended"
    (other,) = await tables(venue)
    assert [player.robot for player in other.snapshot.players if player.person is None] == ["learner"] * 2
    await other.do(End(venue.person("Ann").id, manager=False))


async def test_the_robots_of_practice_follow_how_the_last_game_ended(venue: Venue) -> None:
    ann, seen = venue.person("Ann"), set[tuple[str, str]]()
    up_and_down = {("learner", "club"), ("club", "learner")}
    level, played = "learner", list[int]()
    told = {"learner": "easy", "club": "normal"}
    while not up_and_down <= seen:
        assert len(played) < 12
        await ann.slash(venue.dm_channel("Ann"), "practice robots", game="gear_head")
        (table,) = await tables(venue)
        robots = [player.robot for player in table.snapshot.players if player.person is None]
        assert robots == [level] * (3 if played else 2)
        lobby = await venue.lobby("Ann", robots=4)
        assert text_of(lobby).count(f"({told[level]} robot)") == 4, "a lobby's robots follow, too"
        await ann.click(lobby, label="Join / Leave")
        seat = table.seat_of(ann.id)
        while table.snapshot.status == "playing":
            if seat in table.awaited:
                match = table.snapshot.match
                plays = table.title.robots.drivers["club" if level == "learner" else "random"]
                action = plays(table.view(seat), table.actions(seat), Chance("practice", match.ply))
                await venue.inside(table.do(Play(ann.id, match.counts[seat], (action,))))
            await venue.wait(5)
        outcome = table.title.rules.game.outcome(table.snapshot.match.state)
        assert outcome is not None
        place = outcome.places[seat]
        lost = place == max(outcome.places)
        after = "club" if place == 1 else "learner" if lost else level
        seen.add((level, after))
        played.append(place)
        level = after


async def test_a_person_with_closed_dms_gets_a_refusal_and_nothing_starts(venue: Venue) -> None:
    venue.close_dms("Ann")
    asked = await venue.person("Ann").slash(venue.channel, "practice robots", game="rasant")
    assert "yours are closed" in words_of(asked)
    assert await tables(venue) == []
    await venue.bot.display.dms.remember(venue.person("Ann").id, "told")
    venue.open_dms()
    await venue.wait(31)
    await venue.person("Ann").slash(venue.channel, "practice robots", game="gear_head")
    await venue.wait(5)
    assert "Hint" in labels(venue.dm("Ann")), "whoever has opened them again gets the hand, too"


async def test_the_command_is_answered_at_once_and_says_so_where_discord_fails(venue: Venue) -> None:
    venue.fail("POST", "/channels/*/messages", status=500, times=None)
    asked = await venue.person("Ann").slash(venue.channel, "practice robots", game="gear_head")
    assert asked.state == "deferred", "discord.py tries for half a minute"
    await venue.wait(40)
    assert asked.answer.ephemeral
    assert "Discord is slow right now" in text_of(asked.answer)
    assert await tables(venue) == []


async def test_another_match_begins_at_once_where_one_is_over_and_no_lobby_opens(venue: Venue) -> None:
    ann = venue.person("Ann")
    await ann.slash(venue.dm_channel("Ann"), "practice robots", game="gear_head", level="learner")
    await venue.wait(5)
    (first,) = await tables(venue)
    over = venue.dms("Ann")[1]
    await first.do(End(ann.id, manager=False))
    await venue.wait(5)
    begun = await ann.click(over, label="Play again")
    assert "easy robots" in words_of(begun)
    (second,) = await tables(venue)
    assert second.snapshot.id != first.snapshot.id
    assert [player.robot for player in second.snapshot.players if player.person is None] == ["learner"] * 3
    opened = words_of(await ann.click(over, label="Play again"))
    assert f"It’s already open: [table {second.snapshot.id}]" in opened
    assert await tables(venue) == [second]
    assert await venue.bot.registry.lobbies.find(person=ann.id) == []


async def test_direct_messages_that_close_during_a_game_are_tried_once_and_the_player_gets_a_notice(
    venue: Venue,
) -> None:
    ann = venue.person("Ann")
    await ann.slash(venue.dm_channel("Ann"), "practice robots", game="gear_head")
    await venue.wait(5)
    await venue.wait(2 * HOUR)
    hand = venue.dms("Ann")[2]
    venue.close_dms("Ann")
    before = len(venue.calls())
    await ann.click(hand, label=next(label for label in labels(hand) if label.startswith("Take ")))
    await venue.wait(120)
    posts = [call for call in venue.calls()[before:] if call.startswith("POST /channels/")]
    assert len(posts) == 2, "the table, posted anew since it is old, and the word that it cannot be"
    told = await ann.slash(venue.channel, "table list")
    assert "I can’t DM you, so I can’t show you this table" in " ".join(
        text_of(each) for each in told.followups
    )
    venue.open_dms()
    sent = await ann.slash(venue.dm_channel("Ann"), "table show")
    assert "I’m moving the table" in words_of(sent)
    await venue.wait(5)
    assert "End practice" in labels(venue.dm("Ann"))


async def test_robots_as_fast_as_oneself_are_there_in_the_one_game_that_has_them(venue: Venue) -> None:
    ann, dm = venue.person("Ann"), venue.dm_channel("Ann")
    refused = await ann.slash(dm, "practice robots", game="rasant", level="adaptive")
    assert "has no adaptive robots" in words_of(refused)
    await ann.slash(dm, "practice robots", game="racesmack", level="adaptive")
    (table,) = await tables(venue)
    assert {player.robot for player in table.snapshot.players if player.person is None} == {"adaptive"}


async def test_every_level_of_a_game_can_be_chosen_where_its_table_begins(venue: Venue) -> None:
    tree = venue.bot.tree
    for title in venue.bot.builder.titles.values():
        group = tree.get_command(title.command)
        assert isinstance(group, app_commands.Group)
        start = group.get_command("start")
        assert isinstance(start, app_commands.Command)
        (level,) = [each for each in start.parameters if each.name == "level"]
        assert {each.value for each in level.choices} == set(levels(title))


async def test_whoever_practises_can_end_it_after_a_question(venue: Venue) -> None:
    ann = venue.person("Ann")
    await ann.slash(venue.dm_channel("Ann"), "practice robots", game="gear_head")
    await venue.wait(5)
    (table,) = await tables(venue)
    board = next(each for each in venue.dms("Ann") if "End practice" in labels(each))
    asked = (await ann.click(board, label="End practice")).answer
    assert asked.ephemeral
    assert "You won’t be able to pick it up again." in text_of(asked)
    assert await tables(venue) == [table]
    await ann.click(asked, label="End practice")
    assert await tables(venue) == []
    await venue.wait(5)
    assert "End practice" not in labels(board)
    (hand,) = (each for each in venue.dms("Ann") if "You ended this game" in text_of(each) and each != board)
    assert "You ended this game." in text_of(hand)


async def test_a_table_of_a_server_has_no_button_that_ends_practice(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    assert "End practice" not in labels(venue.anchor())
