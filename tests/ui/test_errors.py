"""Tests that bad input is answered ephemerally in a sentence. Nothing changes, and nothing is logged as an
error.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.games.gear_head.rules.actions import Discard
from bot.games.gear_head.rules.components import PARTS
from bot.sandbox.errors import Refused
from bot.sandbox.faults import Fault
from bot.sandbox.shapes import Component
from bot.ui.components import ButtonId, tag
from tests.venue import Venue, ids, labels, text_of, words_of


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


def _forge(venue: Venue, message: Any, asked: ButtonId) -> None:
    """Replace the custom_id of a message's first button, as in an old or a forged message."""
    stored = message
    row = next(part for part in stored.components[0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = asked.custom_id()


async def test_a_press_by_somebody_who_does_not_sit_there(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    answer = await venue.person("Cy").click(message, label="My hand")
    assert answer.ephemeral
    assert words_of(answer).strip().startswith("You’re not in this game.")


async def test_a_second_press_plays_once_and_shows_the_present(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand = venue.dm("Ann")
    old = ids(hand)["Draw"]
    await venue.person("Ann").click(hand, label="Draw")
    _forge(venue, venue.dm("Ann"), ButtonId(table.snapshot.id, "play", 0, old.rsplit(":", 1)[1]))
    answer = await venue.person("Ann").click(venue.dm("Ann"), custom_id=old)
    assert table.snapshot.match.ply == 1
    assert "Things just changed" in words_of(answer)
    offered = sum(label.startswith(PARTS) for label in labels(venue.dm("Ann")))
    assert offered == len(set(table.view(0).hand))


async def test_a_press_on_another_device_finds_the_present(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    twin = await venue.open_hand("Ann")
    old = ids(twin)["Draw"]
    await venue.person("Ann").click(venue.dm("Ann"), label="Play here")
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    assert any(label.startswith(PARTS) for label in labels(twin)), "the twin came up to date by itself"
    stored = twin
    stored.components[0]["components"][-1]["components"][0]["custom_id"] = old
    answer = await venue.person("Ann").click(twin, custom_id=old)
    assert answer.answer.ephemeral
    assert "Things just changed" in words_of(answer)
    assert table.snapshot.match.ply == 1


async def test_a_press_on_a_message_that_is_taken_away_meanwhile_counts(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand = venue.dm("Ann")
    venue.server.faults.add(Fault("POST", "/interactions/*", status=404, code=10008))
    answer = await venue.person("Ann").click(hand, label="Draw")
    assert table.snapshot.match.ply == 1
    assert "is gone. Use your table’s latest message" in words_of(answer)


async def test_a_press_in_anothers_turn(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    twin = await venue.open_hand("Bo")
    order = ButtonId(table.snapshot.id, "play", 0, "0" * 8)
    stored = twin
    stored.components[0]["components"][-1]["components"][0]["custom_id"] = order.custom_id()
    answer = await venue.person("Bo").click(twin, custom_id=order.custom_id())
    assert "Wait for yours." in words_of(answer)
    assert table.snapshot.match.ply == 0


async def test_a_card_that_is_not_held(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    held = table.snapshot.match.state.hands[0]
    other = next(card for card in table.snapshot.match.state.deck if card not in held)
    order = ButtonId(table.snapshot.id, "play", 1, tag(Discard(other)))
    _forge(venue, venue.dm("Ann"), order)
    answer = await venue.person("Ann").click(venue.dm("Ann"), custom_id=order.custom_id())
    assert "You can’t do that right now" in words_of(answer)
    assert table.snapshot.match.ply == 1


async def test_a_button_of_a_table_that_ended(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    old = ids(venue.dm("Ann"))["Draw"]
    await venue.sure("Ann", "table end")
    assert "You ended this game" in text_of(venue.dm("Ann"))
    stored = venue.dm("Ann")
    button: Component = {"type": 2, "style": 1, "label": "Draw", "custom_id": old, "id": 90}
    stored.components[0]["components"].append({"type": 1, "id": 91, "components": [button]})
    answer = await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    assert "You ended this game." in words_of(answer)
    assert table.snapshot.match.ply == 0


async def test_the_buttons_of_a_lobby_that_has_started(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    order = ButtonId((await venue.table(message)).snapshot.id, "seat")
    _forge(venue, venue.anchor(), order)
    answer = await venue.person("Cy").click(venue.anchor(), custom_id=order.custom_id())
    assert answer.ephemeral
    assert "has started" in words_of(answer)


@pytest.mark.parametrize("order", ["pd:zzzzz:hand:1", "pd:zzzzz:join:0", "pd:???", "pd:zzzzz:polish:1"])
async def test_a_button_that_no_version_knows(venue: Venue, order: str) -> None:
    await venue.start("Ann", "Bo")
    stored = venue.anchor()
    stored.components[0]["components"][-1]["components"][0]["custom_id"] = order
    answer = await venue.person("Ann").click(venue.anchor(), custom_id=order)
    assert answer.ephemeral
    assert words_of(answer).strip().endswith(".")


async def test_coming_back_without_having_been_away(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    order = ButtonId((await venue.table(message)).snapshot.id, "back", 1)
    _forge(venue, venue.anchor(), order)
    answer = await venue.person("Ann").click(venue.anchor(), custom_id=order.custom_id())
    assert answer.ephemeral
    assert "You’re already playing." in words_of(answer)


async def test_no_table_for_several_people_is_offered_in_a_dm(venue: Venue) -> None:
    offered = [each["name"] for each in venue.world.known_commands(None) if 1 in each["contexts"]]
    assert sorted(offered) == ["daily", "help", "paddock", "practice", "settings", "table"]
    with pytest.raises(Refused, match="race is not offered here"):
        await venue.person("Ann").slash(venue.dm_channel("Ann"), "race start")


@pytest.mark.parametrize(
    ("flag", "name"),
    [
        ("attach_files", "Attach Files"),
        ("embed_links", "Embed Links"),
        ("read_message_history", "Read Message History"),
        ("send_messages", "Send Messages"),
    ],
)
async def test_a_channel_where_a_permission_is_missing(venue: Venue, flag: str, name: str) -> None:
    channel = venue.world.add_channel(venue.guild, "shut")
    venue.world.deny(channel, venue.world.bot, discord.Permissions(**{flag: True}).value)
    answer = await venue.person("Ann").slash(channel, "race start")
    assert answer.ephemeral
    assert name in words_of(answer)
    assert not [message for message in channel.messages.values() if not message.ephemeral]


async def test_too_many_robots_are_refused_before_the_bot_is_asked(venue: Venue) -> None:
    with pytest.raises(Exception, match="robots"):
        await venue.person("Ann").slash(venue.channel, "race start", robots=12)
