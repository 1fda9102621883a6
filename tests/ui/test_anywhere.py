"""Tests of tables where the bot is not a member: in a group's direct messages, and in a server that has not
added it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.sandbox import permissions
from bot.sandbox.errors import Refused
from bot.sandbox.faults import Fault
from bot.sandbox.model import Channel, Message
from bot.tables.decide import End, NoteReplay
from bot.ui.sync.board_message import RESTS
from tests.sandbox.people import Person
from tests.storage.exported import exported
from tests.venue import Venue, alt_of, components, labels, look_back, menus, text_of, words_of

FIFTEEN = 15 * 60.0


def group_of(venue: Venue, *names: str) -> Channel:
    """Return a group DM of the given people, the first of whom has installed the bot."""
    people = [venue.world.add_user(name.lower(), name) for name in names]
    people[0].installed = True
    venue.people |= {each.display_name: Person(venue.world, each) for each in people}
    return venue.world.add_group("friends", *people)


def strange(venue: Venue, *names: str) -> Channel:
    """Return a channel of a server without the bot. The given people are members, and the first of them has
    installed the bot.
    """
    guild = venue.world.add_guild("Elsewhere", venue.world.add_user("owner"), bot=False)
    for name in names:
        venue.world.add_member(guild, venue.person(name).user)
    venue.person(names[0]).user.installed = True
    return venue.world.add_channel(guild, "general")


async def started(venue: Venue, channel: Channel, host: str, guest: str, command: str = "rasant") -> Message:
    """Make two people start a game in a channel, and return its only message. command: the game's command, by
    default that of Rasant.
    """
    ann, bo = venue.people[host], venue.people[guest]
    message = (await ann.slash(channel, f"{command} start")).answer
    await bo.click(message, label="Join / Leave")
    await ann.click(message, label="Start")
    return message


async def hand_of(venue: Venue, name: str, table: Message) -> Message:
    """Make a person press *My hand* on the public message, and return the hand."""
    (hand,) = (await venue.people[name].click(table, label="My hand")).followups
    assert hand.viewer is venue.people[name].user
    return hand


def choices(hand: Message) -> list[tuple[str, tuple[str, ...]]]:
    """Return the choices in a hand that can be played: the custom_id, and for a menu also its first value."""
    found = list[tuple[str, tuple[str, ...]]]()
    for part in components(hand):
        if ":play:" in part.get("custom_id", "") and not part.get("disabled"):
            options = part.get("options")
            found.append((part["custom_id"], (options[0]["value"],) if options else ()))
    return found


async def play(venue: Venue, hands: dict[str, Message]) -> bool:
    """Make the player to move make the first move that their hand offers, and return whether there is such a
    player.
    """
    for name, hand in hands.items():
        for custom_id, values in choices(hand)[:1]:
            person = venue.people[name]
            if values:
                await person.select(hand, values, custom_id=custom_id)
            else:
                await person.click(hand, custom_id=custom_id)
            return True
    return False


def shown(channel: Channel) -> list[Message]:
    """Return the messages of a channel that everyone sees."""
    return [each for each in channel.messages.values() if not each.ephemeral]


def private(hands: dict[str, Message]) -> Iterator[str]:
    """Yield the labels of the cards that the hands offer to play, which must not be public."""
    for hand in hands.values():
        for part in components(hand):
            offered = [part, *part.get("options", ())]
            yield from (each["label"] for each in offered if any(map(str.isdigit, each.get("label", ""))))


@pytest.mark.thorough
async def test_a_group_plays_rasant_to_its_end_in_one_message(venue: Venue) -> None:
    """Play a game with Bo, who has not installed the bot and shares no server with it, but can play."""
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo")
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    cards = 0
    while await play(venue, hands):
        public = f"{text_of(table)}\n{alt_of(table)}\n{[each.filename for each in table.attachments]}"
        held = [*private(hands)]
        assert not any(re.search(rf"\b{card}\b", public) for card in held)
        assert not choices(table)
        assert shown(group) == [table]
        cards += len(held)
    assert cards
    assert "Bo wins" in text_of(table)
    assert "Rematch" in labels(table)
    assert "You won" in text_of(hands["Bo"])
    lobby = (await venue.people["Bo"].click(hands["Bo"], label="Rematch")).answer
    assert shown(group) == [table, lobby]
    assert not [each for each in venue.calls() if "channels/" in each]
    assert not any(each.pinged for each in group.messages.values())


async def test_two_people_play_gear_head_in_a_group(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo", "race")
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    for _ in range(8):
        await venue.wait(RESTS)
        mover = next(name for name, hand in hands.items() if choices(hand))
        before = text_of(table)
        assert await play(venue, hands)
        assert f"{mover}’s turn" in before
        assert not choices(table)
    (played,) = await venue.bot.registry.tables.find(channel=group.id)
    assert {each.seat for each in await played.log()} == {0, 1}
    assert shown(group) == [table]


async def test_a_message_whose_token_is_dead_is_posted_again_by_the_next_move(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    old = await started(venue, group, "Ann", "Bo")
    hands = {name: await hand_of(venue, name, old) for name in ("Ann", "Bo")}
    before = text_of(old)
    await venue.wait(FIFTEEN)
    assert await play(venue, hands)
    _, new = shown(group)
    assert text_of(old) == before
    assert text_of(new) != before
    await venue.people["Ann"].click(old, label="Rules")
    hands["Ann"] = await hand_of(venue, "Ann", old)
    assert f"/{group.id}/{new.id}" in text_of(old)
    assert labels(old) == []
    assert await play(venue, hands)
    assert shown(group) == [old, new]


async def test_a_press_on_the_message_gives_it_a_token_for_another_fifteen_minutes(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo")
    await venue.wait(FIFTEEN)
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    await venue.wait(FIFTEEN - 90)
    before = text_of(table)
    assert await play(venue, hands)
    assert text_of(table) != before
    assert shown(group) == [table]


async def test_a_game_goes_on_after_a_restart(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo")
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    assert await play(venue, hands)
    await venue.restart()
    before = text_of(table)
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    assert text_of(table) == before
    assert await play(venue, hands)
    assert text_of(table) != before
    await venue.restart()
    before = text_of(table)
    assert await play(venue, {name: hand for name, hand in hands.items() if choices(hand)})
    assert text_of(table) != before
    assert shown(group) == [table]
    assert not [each for each in venue.calls() if "channels/" in each]


async def test_what_was_not_shown_before_a_restart_is_shown_after_it(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo")
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    pressed = hands["Bo"].interaction
    assert pressed is not None
    venue.server.faults.add(Fault("PATCH", f"*/{pressed.token}/messages/@original", delay=60.0, times=None))
    before = text_of(table)
    assert await play(venue, hands)
    assert text_of(table) == before
    venue.server.faults.clear()
    await venue.restart()
    assert text_of(table) != before
    assert shown(group) == [table]


async def test_an_end_that_no_token_could_show_is_shown_by_the_next_press(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = await started(venue, group, "Ann", "Bo")
    await venue.wait(FIFTEEN)
    asked = (await venue.people["Ann"].slash(group, "table end")).answer
    await venue.people["Ann"].click(asked, label="End the game")
    await venue.restart()
    assert "My hand" in labels(table)
    await hand_of(venue, "Bo", table)
    assert labels(table) == ["Rematch", "Look back"]
    assert shown(group) == [table]


async def test_a_server_without_the_bot_has_games_of_those_who_installed_it(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    channel = strange(venue, "Ann", "Bo")
    table = await started(venue, channel, "Ann", "Bo")
    hands = {name: await hand_of(venue, name, table) for name in ("Ann", "Bo")}
    before = text_of(table)
    assert await play(venue, hands)
    assert text_of(table) != before
    with pytest.raises(Refused, match="not offered"):
        await bo.slash(channel, "rasant start")
    venue.world.deny(channel, ann.user, permissions.USE_EXTERNAL_APPS)
    refused = await ann.slash(channel, "rasant start")
    assert "external apps" in text_of(refused.answer)
    assert refused.ephemeral


@pytest.mark.parametrize("game", ["smack", "scrap", "piston"])
async def test_other_games_say_what_to_play_there(venue: Venue, game: str) -> None:
    group = group_of(venue, "Ann", "Bo")
    answer = await venue.people["Ann"].slash(group, f"{game} start")
    assert "Here you can play Gear Head and Rasant." in text_of(answer.answer)
    assert answer.ephemeral


async def test_practice_is_played_in_a_group_and_robots_show_their_moves_at_once(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    table = (await venue.people["Ann"].slash(group, "practice robots", game="gear_head")).answer
    hands = {"Ann": await hand_of(venue, "Ann", table)}
    for _ in range(3):
        before = text_of(table)
        assert await play(venue, hands)
        await venue.wait(30)
        assert text_of(table) != before
    assert shown(group) == [table]
    assert not [each for each in venue.calls() if "channels/" in each]


@pytest.mark.thorough
async def test_of_a_daily_in_a_group_others_see_nothing(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    ann = venue.people["Ann"]
    page = (await ann.slash(group, "daily")).answer
    table = (await ann.click(page, label="Play")).answer
    hands = {"Ann": await hand_of(venue, "Ann", table)}
    assert await play(venue, hands)
    await ann.delete(table)
    await venue.restart()
    page = (await ann.slash(group, "daily")).answer
    assert "Your game is waiting." in text_of(page)
    table = (await ann.click(page, label="Continue")).answer
    hands = {"Ann": await hand_of(venue, "Ann", table)}
    while await play(venue, hands):
        await venue.wait(30)
    assert shown(group) == []
    result = (await ann.click(table, label="Share")).answer
    assert shown(group) == [result]
    assert "Share" not in labels((await ann.slash(group, "daily")).answer), "it is shared here already"
    assert "Play it too" in labels(result)
    early = await look_back(ann, table, "Replay")
    assert "Others can still play this deal. Come back <t:" in words_of(early)
    await venue.skip(2 * 86_400.0)
    replay = await look_back(ann, table, "Replay")
    assert replay.ephemeral
    assert [each.filename for each in replay.answer.attachments] == ["replay.gif"]
    assert shown(group) == [result]


async def test_a_daily_whose_message_is_gone_is_posted_again_for_its_player_alone_after_a_restart(
    venue: Venue,
) -> None:
    group = group_of(venue, "Ann", "Bo")
    ann = venue.people["Ann"]
    page = (await ann.slash(group, "daily")).answer
    table = (await ann.click(page, label="Play")).answer
    hands = {"Ann": await hand_of(venue, "Ann", table)}
    known = set(group.messages)
    pressed = hands["Ann"].interaction
    assert pressed is not None
    venue.server.faults.add(Fault("PATCH", "*/messages/@original", delay=60.0, times=None))
    assert await play(venue, hands)
    assert await play(venue, hands)
    venue.server.faults.clear()
    edits = f"*/{pressed.token}/messages/@original"
    venue.server.faults.add(Fault("PATCH", edits, status=404, code=10008, times=None))
    await venue.restart()
    await venue.wait(30)
    (posted,) = [message for id, message in group.messages.items() if id not in known]
    assert posted.viewer is ann.user
    assert "My hand" in labels(posted)


async def test_everything_there_is_reached_from_paddock(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    ann = venue.people["Ann"]
    page = (await ann.slash(group, "paddock")).answer
    assert {"Gear Head", "Rasant", "Daily", "More"} < {*labels(page)}
    assert {"Racesmack", "League"}.isdisjoint(labels(page))
    lobby = (await ann.click(page, label="Rasant")).answer
    assert shown(group) == [lobby]
    panel = (await ann.click(lobby, label="Options")).followups[0]
    assert not {"Live", "Relaxed"} & {each for menu in menus(panel).values() for each in menu}
    await ann.click(page, label="More")
    choice = (await ann.click(page, label="Practice")).answer
    assert labels(choice) == ["Gear Head", "Rasant", "Back"]
    page = (await venue.people["Ann"].slash(group, "paddock")).answer
    await ann.click(page, label="More")
    tables = (await ann.click(page, label="My tables")).answer
    assert f"/@me/{group.id}/{lobby.id}" in text_of(tables)


async def test_a_table_that_is_out_of_sight_is_shown_again_and_left(venue: Venue) -> None:
    group = group_of(venue, "Ann", "Bo")
    ann, bo = venue.people["Ann"], venue.people["Bo"]
    old = await started(venue, group, "Ann", "Bo")
    new = (await ann.slash(group, "table show")).answer
    (asked,) = (await bo.click(new, label="Stop playing")).followups
    await bo.click(asked, label="Leave the table")
    assert "I’m back" in labels(new)
    await bo.click(new, label="I’m back")
    assert "I’m back" not in labels(new)
    await bo.click(old, label="My hand")
    assert str(new.id) in text_of(old)
    (asked,) = (await ann.click(new, label="Stop playing")).followups
    await ann.click(asked, label="End the game")
    assert "My hand" not in labels(new)


async def test_the_deal_of_a_group_is_kept_from_practice_and_reviews_while_it_is_played(venue: Venue) -> None:
    group, registry = group_of(venue, "Ann", "Bo"), venue.bot.registry
    await started(venue, group, "Ann", "Bo")
    (played,) = await registry.tables.find(channel=group.id)
    assert await registry.dealt_elsewhere(played.snapshot)
    alone = group_of(venue, "Cy", "Di")
    await venue.people["Cy"].slash(alone, "practice robots", game="rasant")
    (practised,) = await registry.tables.find(channel=alone.id)
    assert not await registry.dealt_elsewhere(practised.snapshot)
    there = strange(venue, "Eve", "Flo")
    await venue.people["Eve"].slash(there, "practice robots", game="rasant")
    (practised,) = await registry.tables.find(channel=there.id)
    assert not await registry.dealt_elsewhere(practised.snapshot)


async def test_a_lobby_that_closed_out_of_reach_is_redrawn_by_the_next_press_and_asks_nothing_else(
    venue: Venue,
) -> None:
    group = group_of(venue, "Ann", "Bo")
    lobby = (await venue.people["Ann"].slash(group, "rasant start")).answer
    await venue.restart()
    await venue.wait(7_300)
    refused = await venue.people["Bo"].click(lobby, label="Join / Leave")
    assert "closed" in words_of(refused)
    assert "closed" in text_of(lobby)
    assert labels(lobby) == []
    assert not [each for each in venue.calls() if "channels/" in each]


async def test_a_table_of_one_group_is_not_shown_in_another(venue: Venue) -> None:
    first = group_of(venue, "Di", "Eve")
    message = await started(venue, first, "Di", "Eve")
    second = venue.world.add_group("others", venue.people["Di"].user, venue.world.add_user("flo", "Flo"))
    (table,) = await venue.bot.registry.tables.find(person=venue.people["Di"].id)
    asked = await venue.people["Di"].slash(second, "table show", table=table.snapshot.id)
    assert "There’s no table" in text_of(asked.answer)
    assert asked.answer.ephemeral
    assert shown(second) == []
    assert shown(first) == [message]


async def test_what_somebody_played_alone_in_a_group_goes_with_their_data(venue: Venue) -> None:
    group, registry = group_of(venue, "Ann", "Bo"), venue.bot.registry
    ann = venue.people["Ann"]
    old = (await ann.slash(group, "practice robots", game="gear_head")).answer
    await venue.wait(FIFTEEN)
    new = (await ann.slash(group, "practice robots", game="rasant")).answer
    shared = await started(venue, group, "Ann", "Bo")
    for replay, table in enumerate(await registry.tables.find(person=ann.id), 901):
        await table.do(End(ann.id, manager=True))
        await table.do(NoteReplay(replay))
    forgotten = await venue.inside(registry.person_deletion.person(ann.id))
    await venue.wait(1)
    assert [each in text_of(shared) for each in forgotten.tables] == [True]
    assert shown(group) == [old, shared], "the token of the other lives"
    assert {message for _, message in forgotten.stay} == {old.id, 901, 902, 903}, "replays have no token"
    assert {place.channel for place, _ in forgotten.stay} == {group.id}
    assert new.id not in group.messages
    assert (await exported(venue.bot.store.exports, ann.id))["tables"] == []
    assert "Deleted player 1" in text_of(shared)
    assert "Ann" not in text_of(shared)
