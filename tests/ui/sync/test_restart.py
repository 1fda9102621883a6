"""Tests that a new process continues where the previous one stopped: every table, lobby, clock and button."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

from bot.storage.due import SHOWN_IN
from bot.tables.decide import Play, decide
from bot.tables.table import Table
from bot.ui.sync.tracked_table import TrackedTable
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of, words_of


async def both(*calls: Awaitable[TrackedTable]) -> list[TrackedTable]:
    """Make two calls at the same time, and return the tracked tables."""
    return await asyncio.gather(*calls)


async def test_every_button_of_a_race_goes_on(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    ephemeral_hand = await venue.open_hand("Ann")
    await venue.person("Ann").click(ephemeral_hand, label="Draw")
    await venue.restart()
    table = await venue.table(message)
    assert table.snapshot.match.ply == 1
    discard = labels(ephemeral_hand)[0]
    await venue.person("Ann").click(ephemeral_hand, label=discard)
    assert table.snapshot.match.ply == 2
    await venue.take_turn("Bo")
    assert table.snapshot.match.ply == 4
    for label in ("My hand", "As text", "Rules"):
        answer = await venue.person("Ann").click(venue.anchor(), label=label)
        assert (answer.followups or [answer.answer])[0].ephemeral


async def test_answers_to_two_presses_at_once_share_the_state_of_the_messages(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await venue.sure("Ann", "table end")
    await venue.wait(5)
    await venue.restart()
    table, display = await venue.table(message), venue.bot.display
    one, other = await venue.inside(both(display.tracked(table), display.tracked(table)))
    assert one is other


async def test_a_restart_alone_sends_nothing(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    before = len(venue.calls())
    await venue.restart()
    assert venue.calls()[before:] == ["GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot"]


async def test_what_was_stored_but_not_shown_is_shown_by_the_next_process(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    venue.fail("PATCH", "*/messages/@original", times=None)
    await venue.person("Ann").click(venue.dm("Ann"), label=labels(venue.dm("Ann"))[0])
    assert "Ann’s turn" in text_of(venue.anchor())
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(2)
    assert venue.anchor().id == message.id
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_what_the_last_process_left_in_the_middle_of_a_turn_waits_for_no_further_press(
    venue: Venue,
) -> None:
    await venue.start("Ann", "Bo")
    hand = await venue.open_hand("Ann")
    await venue.person("Ann").click(hand, label="Draw")
    before = text_of(venue.anchor())
    await venue.restart()
    await venue.wait(1)
    assert text_of(venue.anchor()) != before
    await truth(venue, await venue.table(venue.anchor()))


async def played_unseen(venue: Venue, table: Table) -> None:
    """Store Ann's first move without notifying any process."""
    before, count = table.snapshot, table.snapshot.match.counts[0]
    command = Play(venue.person("Ann").id, count, (table.actions(0)[0],))
    after = decide(before, command, table.context)
    registry = venue.bot.registry
    await registry._store.tables.save_table(
        after.table, after.moves[0], before=before, now=registry.clock.now()
    )
    table.become(after.table)


async def test_what_another_process_has_changed_and_not_shown_is_shown_by_one_that_has_heard_of_it(
    venue: Venue,
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    for _ in range(2):
        await played_unseen(venue, table)
    venue.bot.display.changed_elsewhere(table)
    await venue.wait(SHOWN_IN - 1)
    assert "Ann’s turn" in text_of(venue.anchor()), "the other process draws it"
    await venue.wait(2)
    assert "Bo’s turn" in text_of(venue.anchor())
    await truth(venue, table)


async def test_what_another_process_has_left_does_not_wait_for_the_pause_before_an_edit_of_our_own(
    venue: Venue,
) -> None:
    await venue.start("Ann", "Bo")
    await venue.restart()  # no token is left, so the board waits for the end of Ann's turn
    await venue.wait(1)
    table = await venue.table(venue.anchor())
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    await venue.wait(1)
    await played_unseen(venue, table)
    venue.bot.display.changed_elsewhere(table)
    await venue.wait(1)
    assert "Ann’s turn" in text_of(venue.anchor()), "the other process draws it"
    await venue.wait(SHOWN_IN - 0.5)
    assert "Bo’s turn" in text_of(venue.anchor())
    await truth(venue, table)


async def test_a_lobby_goes_on(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo", seating="fixed")
    await venue.restart()
    await venue.person("Cy").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    assert (await venue.table(message)).names == ("Ann", "Bo", "Cy")


async def test_what_cannot_be_read_is_left_as_it_is_and_keeps_nothing_else_from_going_on(
    venue: Venue, tmp_path: Path
) -> None:
    lobby = await venue.lobby("Ann")
    strange = await venue.start("Bo", "Cy")
    gone = await venue.start("Cy", "Di")
    id, kept = (await venue.table(gone)).snapshot.id, text_of(lobby)
    with closing(sqlite3.connect(tmp_path / "paddock.db")) as db, db:
        db.execute("UPDATE lobbies SET document = '{}'")
        db.execute("UPDATE tables SET document = '{}' WHERE id != ?", (id,))
        db.execute("UPDATE tables SET title = 'ludo' WHERE id = ?", (id,))
    await venue.restart()
    await venue.wait(60)
    for message, label in ((lobby, "Join / Leave"), (strange, "As text"), (gone, "As text")):
        said = words_of(await venue.person("Di").click(message, label=label))
        assert said.startswith("Another version of the bot saved this"), "and no fault is told or logged"
    assert text_of(lobby) == kept
    assert await venue.table(await venue.start("Ann", "Bo"))


async def test_clocks_go_on_and_the_time_since_the_last_sign_of_life_is_given_back(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await venue.wait(40)
    await venue.restart()
    await venue.wait(55)
    assert (await venue.table(message)).snapshot.match.ply == 0
    await venue.wait(6)
    assert "Ann ran out of time. Paddock moved for them." in text_of(venue.anchor())
    assert (await venue.table(message)).snapshot.match.counts == (2, 0)


async def test_the_commands_are_not_told_twice(venue: Venue) -> None:
    await venue.restart()
    await venue.restart()
    assert sum(call.startswith("PUT /applications") for call in venue.calls()) == 1
