"""Tests that bad input that no client sends is refused in one sentence, changes nothing, and does not count
as an error of the bot.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.model import Interaction, Message
from bot.ui.components import ButtonId
from tests.ui.test_hostile_options import forged, refused, send, stored
from tests.venue import Venue, ids
from tests.virtual_time import the_loop


def is_quiet(caplog: pytest.LogCaptureFixture) -> bool:
    """Return whether no error was logged. Warnings are allowed."""
    return not [each for each in caplog.records if each.levelno > logging.WARNING]


async def changed(
    venue: Venue, sent: Callable[[], Interaction], change: Callable[[Any], None]
) -> Interaction:
    """Send an interaction, and change its payload on its way to the bot. sent: sends the interaction. change:
    changes the payload.
    """
    gateway = venue.server.gateway
    venue.server.faults.late["INTERACTION_CREATE"] = 1
    interaction = sent()
    change(gateway._late[0][2])
    gateway.catch_up()
    await the_loop().settle()
    return interaction


# null options


@pytest.mark.parametrize("option", ["pace", "robots", "circuit", "deal"])
async def test_an_option_of_null_is_refused(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, option: str
) -> None:
    words = refused(await send(venue, "Ann", "race start", **{option: None}))
    assert words.startswith(f"*{option}*")
    assert stored(tmp_path) == []
    assert is_quiet(caplog)


@pytest.mark.parametrize("value", [None, {}, 7])
async def test_options_that_are_no_list_are_refused(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, value: Any
) -> None:
    ann = venue.person("Ann")
    sent = await changed(
        venue,
        lambda: venue.world.command(ann.id, venue.channel.id, "race start"),
        lambda told: told["data"]["options"][0].update(options=value),
    )
    assert refused(sent) == "I can’t read this command. Type it again."
    assert stored(tmp_path) == []
    assert is_quiet(caplog)


# forged ids


FORGED = [
    "",
    "pd:",
    "pm:x",
    "pt:0:type:0",
    "pd:0:barred:0",
    "pd::join:0",
    "x" * 100,
    "pd:../..:hand:0",
    "\u202epd",
]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_button_that_nobody_drew_is_refused(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    board = await venue.start("Ann", "Bo")
    before, ann = stored(tmp_path), venue.person("Ann")
    sent = await changed(
        venue,
        lambda: venue.world.press(ann.id, board.id, ids(board)["My hand"]),
        lambda told: told["data"].update(custom_id=custom_id),
    )
    assert refused(sent).startswith(("This button is too old", "This table is gone"))
    assert stored(tmp_path) == before
    assert is_quiet(caplog)


@pytest.mark.parametrize("values", [[], ["a", "b"], ["x" * 100], [None], None])
async def test_a_choice_that_no_menu_offers_is_refused(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, values: Any
) -> None:
    board = await venue.start("Ann", "Bo")
    before, ann = stored(tmp_path), venue.person("Ann")
    sent = await changed(
        venue,
        lambda: venue.world.press(ann.id, board.id, ids(board)["My hand"]),
        lambda told: told["data"].update(custom_id="pm:abcde:play:0", component_type=3, values=values),
    )
    assert refused(sent).startswith(("This button is too old", "This table is gone"))
    assert stored(tmp_path) == before
    assert is_quiet(caplog)


# confirmations


async def cup(venue: Venue) -> tuple[str, Message]:
    """Return the id of a circuit that Ann has created, and a lobby of Cy whose buttons a test can forge."""
    await venue.person("Ann").slash(venue.channel, "league create", name="Cup")
    ((id, _),) = [(each.id, each) for each in await venue.bot.registry.circuits.running_in(venue.guild.id)]
    return id, await venue.lobby("Cy")


async def test_nobody_but_its_host_or_a_manager_closes_a_circuit_by_the_button_that_asks(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    id, lobby = await cup(venue)
    before = stored(tmp_path)
    words = refused(await forged(venue, "Cy", lobby, ButtonId(id, "close")))
    assert words == "Only the circuit’s host or someone with *Manage Server* can close it. Ask one of them."
    assert stored(tmp_path) == before
    assert is_quiet(caplog)
    venue.manager("Boss")
    await forged(venue, "Boss", lobby, ButtonId(id, "close"))
    assert await venue.bot.registry.circuits.running_in(venue.guild.id) == []


async def test_a_manager_of_another_server_closes_no_circuit_and_ends_no_table(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    id, _ = await cup(venue)
    table = (await venue.table(await venue.start("Bo", "Eve"))).snapshot
    there = venue.another_server()
    eve = venue.person("Eve")
    assert there.guild is not None
    venue.world.add_member(there.guild, eve.user, (1 << 53) - 1)
    message = (await eve.slash(there, "race start")).answer
    before = stored(tmp_path)
    for asked in (ButtonId(id, "close"), ButtonId(table.id, "end")):
        refused(await forged(venue, "Eve", message, asked))
    assert stored(tmp_path) == before
    assert is_quiet(caplog)


@pytest.mark.parametrize("who", ["Ann", "Cy"])
async def test_a_circuit_is_not_closed_from_direct_messages(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, who: str
) -> None:
    id, _ = await cup(venue)
    await venue.start(who, "Bo")
    hand, before = venue.dm(who), stored(tmp_path)
    words = refused(await forged(venue, who, hand, ButtonId(id, "close")))
    assert words == "I can’t open a table here. Try a text channel in a server."
    assert stored(tmp_path) == before
    assert is_quiet(caplog)


@pytest.mark.parametrize("action", ["leave", "end"])
async def test_nobody_else_confirms_what_somebody_was_asked_about_a_table(
    venue: Venue, tmp_path: Path, caplog: pytest.LogCaptureFixture, action: str
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    lobby = await venue.lobby("Cy")
    before = stored(tmp_path)
    words = refused(await forged(venue, "Cy", lobby, ButtonId(table.snapshot.id, action)))
    assert words.startswith(("You’re not in this game.", "Only the host (Ann) or someone"))
    assert stored(tmp_path) == before
    assert table.snapshot.status == "playing"
    assert is_quiet(caplog)


async def test_somebody_elses_question_about_forgetting_forgets_the_presser_alone(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    lobby = await venue.lobby("Cy")
    await forged(venue, "Cy", lobby, ButtonId("0", "forget"))
    assert list(table.names) == ["Ann", "Bo"]


# private threads


async def test_a_person_who_may_not_manage_threads_finds_no_table_of_a_private_one(venue: Venue) -> None:
    ann = venue.person("Ann")
    thread = venue.world.add_thread(venue.channel, "secret", ann.user, private=True)
    await ann.slash(thread, "race start")
    (lobby,) = await venue.bot.registry.lobbies.find(channel=thread.id)
    await venue.robot(ann, next(iter(thread.messages.values())), "Add a robot: normal")
    await ann.click(next(iter(thread.messages.values())), label="Start")
    (table,) = await venue.bot.registry.tables.find(channel=thread.id)
    unknown = refused(await send(venue, "Cy", "table show", table=table.snapshot.id))
    assert unknown == f"There’s no table {table.snapshot.id} here. See yours with `/table list`."
    assert table.snapshot.id == lobby.snapshot.id
