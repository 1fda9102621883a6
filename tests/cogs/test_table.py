"""Tests of /table: the commands for a table, apart from playing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.messages.message import colour_of
from tests.venue import Venue, labels, text_of, words_of


async def _table(venue: Venue, who: str, command: str, **options: Any) -> str:
    answer = await venue.person(who).slash(venue.channel, f"table {command}", **options)
    assert answer.ephemeral
    return words_of(answer)


async def test_list_shows_mine_this_channels_and_open_lobbies_with_links(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    lobby = await venue.lobby("Cy")
    mine = (await venue.table(message)).snapshot.id
    told = await _table(venue, "Ann", "list")
    assert mine in told
    assert "**Your turn**" in told
    assert str(message.id) in told
    assert str(lobby.id) in told
    assert "Open lobby" in told
    assert "-# Ann’s turn" in await _table(venue, "Bo", "list")


async def test_the_tables_that_wait_for_me_come_first(venue: Venue) -> None:
    for first, second in (("Bo", "Ann"), ("Ann", "Bo"), ("Bo", "Ann")):
        await venue.start(first, second)
    told = (await _table(venue, "Ann", "list")).strip()
    (mine,) = [
        each
        for each in await venue.bot.registry.tables.find(person=venue.person("Ann").id)
        if 0 in each.awaited and each.names[0] == "Ann"
    ]
    assert told.count("**Your turn**") == 1
    assert mine.snapshot.id in told.splitlines()[0]
    assert told.splitlines()[1] == "**Your turn**"


async def test_list_of_an_empty_channel_says_how_to_begin(venue: Venue) -> None:
    assert "/paddock" in await _table(venue, "Ann", "list")


async def test_show_posts_the_table_again(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await _table(venue, "Cy", "show")
    assert venue.anchor().id != message.id
    old = next(each for each in venue.shown() if each.id == message.id)
    assert labels(old) == []
    await venue.take_turn("Ann")
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_show_posts_a_lobby_again_that_a_moderator_has_deleted(venue: Venue) -> None:
    lobby = await venue.lobby("Ann", "Bo")
    assert venue.bot.user is not None
    venue.world.delete(venue.bot.user.id, lobby.id)
    said = await _table(venue, "Cy", "show")
    assert said == "I’m moving the lobby to the bottom of its channel."
    again = venue.anchor()
    assert again.id != lobby.id
    await venue.person("Cy").click(again, label="Join / Leave")
    assert "Cy" in text_of(again)
    await venue.person("Ann").click(again, label="Start")
    assert sorted((await venue.table(again)).names) == ["Ann", "Bo", "Cy"]


async def test_show_removes_a_lobby_from_its_old_place(venue: Venue) -> None:
    lobby = await venue.lobby("Ann")
    (id,) = [each.snapshot.id for each in await venue.bot.registry.lobbies.find(channel=venue.channel.id)]
    await _table(venue, "Ann", "show", table=id)
    await venue.wait(2)
    assert [each.id == lobby.id for each in venue.shown()] == [False]


async def test_show_asks_which_of_several_lobbies_is_meant(venue: Venue) -> None:
    await venue.lobby("Ann")
    await venue.lobby("Bo")
    told = await _table(venue, "Cy", "show")
    assert "Several lobbies are open here: [table " in told
    for lobby in await venue.bot.registry.lobbies.find(channel=venue.channel.id):
        assert lobby.snapshot.id in told
    offered = await venue.person("Cy").complete(venue.channel, "table show", "table", "")
    assert len(offered) == 2


async def test_whoever_ends_one_of_several_tables_reads_which_there_are(venue: Venue) -> None:
    found = [await venue.table(await venue.start("Ann", "Bo")) for _ in range(2)]
    told = await _table(venue, "Ann", "end")
    assert "That could be several tables: [table " in told
    assert all(f"[table {each.snapshot.id}](https://" in told for each in found)


async def test_whoever_leaves_one_of_several_tables_chooses_by_a_press_wherever_they_are(
    venue: Venue,
) -> None:
    there = venue.world.add_channel(venue.guild, "there")
    kept, left = [await venue.table(await venue.start("Ann", "Bo")) for _ in range(2)]
    ann = venue.person("Ann")
    for channel in (venue.channel, there):
        asked = (await ann.slash(channel, "table leave")).answer
        assert "Which game do you want to leave?" in text_of(asked)
        assert set(labels(asked)) == {f"Gear Head · {each.snapshot.id}" for each in (kept, left)}
    await ann.click(asked, label=f"Gear Head · {left.snapshot.id}")
    assert "a robot took over" in text_of(asked)
    assert [each.snapshot.players[0].left for each in (kept, left)] == [False, True]
    assert f"**{kept.snapshot.id}**" in await _table(venue, "Ann", "leave"), "only one is left to leave"


async def test_list_links_to_no_lobby_that_was_deleted_and_posts_it_again(venue: Venue) -> None:
    lobby = await venue.lobby("Ann")
    assert venue.bot.user is not None
    venue.world.delete(venue.bot.user.id, lobby.id)
    said = await _table(venue, "Bo", "list")
    assert str(lobby.id) not in said
    assert "I’m posting it at the bottom of this channel." in said
    assert str(venue.anchor().id) in await _table(venue, "Bo", "list")
    await venue.person("Bo").click(venue.anchor(), label="Join / Leave")
    assert "Bo" in text_of(venue.anchor())


async def test_as_text_shows_a_player_their_hand_and_a_spectator_only_the_board(venue: Venue) -> None:
    board = await venue.start("Ann", "Bo")
    assert "Your hand" in words_of(await venue.person("Ann").click(board, label="As text"))
    told = words_of(await venue.person("Cy").click(board, label="As text"))
    assert "Heap: " in told
    assert "hand:" not in told


async def test_leave_hands_the_seat_to_a_robot(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    assert "a robot took over" in text_of(await venue.sure("Ann", "table leave"))
    assert table.snapshot.players[0].left
    assert table.snapshot.host == venue.person("Bo").id
    assert "Ann left" in text_of(venue.anchor())


async def test_end_is_for_the_host_and_for_managers(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    assert "Only the host (Ann) or someone" in await _table(venue, "Bo", "end")
    venue.manager("Mo")
    asked = (await venue.person("Mo").slash(venue.channel, "table end")).answer
    assert "There will be no result" in text_of(asked)
    assert table.awaited, "a question changes nothing"
    await venue.person("Mo").click(asked, label="End the game")
    assert "has ended" in text_of(asked)
    assert table.snapshot.status == "ended"
    assert "Ended early" in text_of(venue.anchor())
    assert venue.ping() is None


async def test_the_one_table_that_fits_needs_no_name_and_several_do(venue: Venue) -> None:
    first = (await venue.table(await venue.start("Ann", "Bo"))).snapshot.id
    second = (await venue.table(await venue.start("Ann", "Cy"))).snapshot.id
    assert "Choose one with the `table` option" in await _table(venue, "Ann", "end")
    assert "a robot took over" in text_of(await venue.sure("Bo", "table leave"))
    choices = await venue.person("Ann").complete(venue.channel, "table leave", "table", "cy")
    assert [choice["value"] for choice in choices] == [second]
    both = await venue.person("Ann").complete(venue.channel, "table leave", "table", "")
    assert {choice["value"] for choice in both} == {first, second}
    assert "a robot took over" in text_of(await venue.sure("Ann", "table leave", table=second))


@pytest.mark.parametrize("command", ["show", "leave", "end"])
async def test_without_a_table_every_command_says_so(venue: Venue, command: str) -> None:
    said = "not in a game here" if command == "leave" else "in this channel"
    assert said in await _table(venue, "Ann", command)


async def test_a_table_nobody_knows_is_named_in_the_refusal(venue: Venue) -> None:
    assert "no table zzzzz" in await _table(venue, "Ann", "show", table="zzzzz")


async def test_a_table_of_another_server_is_not_found_from_here(venue: Venue) -> None:
    id = (await venue.table(await venue.start("Ann", "Bo"))).snapshot.id
    channel = venue.another_server()
    spy = venue.member("Spy", guild=channel.guild)
    answer = await spy.slash(channel, "table show", table=id)
    assert "no table" in words_of(answer)


async def test_a_robot_cannot_be_set_for_somebody_who_does_not_sit_there(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    cy = venue.person("Cy")
    assert "isn’t in this game" in await _table(venue, "Ann", "robot", player=cy)


async def test_a_rematch_against_robots_is_dealt_at_once(venue: Venue) -> None:
    first = await venue.table(await venue.start("Ann", game="rasant", robots=2, pace="none"))
    await venue.sure("Ann", "table end")
    told = await venue.person("Ann").click(venue.anchor(), label="Rematch")
    assert "The next game is starting" in words_of(told)
    await venue.wait(5)
    second = await venue.table(venue.anchor())
    assert second.snapshot.id != first.snapshot.id
    assert second.snapshot.status == "playing"
    assert sorted(second.names) == sorted(first.names)
    assert labels(venue.dm("Ann")), "the hand has come"


async def test_every_direct_message_of_a_table_has_its_colour(venue: Venue) -> None:
    lobby = await venue.lobby("Ann", "Bo")
    (gathering,) = await venue.bot.registry.lobbies.find(channel=venue.channel.id)
    colour = colour_of(gathering.snapshot.id)
    assert venue.dm("Bo").components[0]["accent_color"] == colour
    await venue.person("Ann").click(lobby, label="Start")
    await venue.open_hand("Bo")
    assert [each.components[0]["accent_color"] for each in (venue.dm("Ann"), venue.dm("Bo"))] == [colour] * 2
    assert venue.anchor().components[0]["accent_color"] == colour
