"""Tests that events are described with the name of the player who had the seat at that time."""

from __future__ import annotations

import pytest

from bot.record.file_format import Sat
from bot.record.game import checked
from bot.sandbox.model import Message
from bot.tables.table import Table
from tests.cogs.whole_games import attachment, drive
from tests.venue import Venue, alt_of, look_back, menus, text_of, words_of

OTHERS_MADE = ("Dee drew from", "Dee took the top", "Dee discarded", "Dee’s robot")


async def taken_over(venue: Venue) -> tuple[Table, Message]:
    """Return a game in which Ann and Bo have played a round. Then Bo left, a robot played for him, and Dee
    took his seat.
    """
    message = await venue.lobby("Ann", "Bo", seating="fixed")
    await venue.option(venue.person("Ann"), message, "If someone leaves: anyone can take the seat")
    await venue.person("Ann").click(message, label="Start")
    table = await venue.table(message)
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    await venue.take_turn("Ann")
    await venue.sure("Bo", "table leave")
    await venue.wait(5)
    assert table.awaited == {0}, "the robot has played"
    await venue.person("Dee").click(venue.anchor(), label="Replace Bo")
    await venue.wait(5)
    return table, venue.anchor()


def in_order(told: str, *words: str) -> None:
    """Check that the given words occur in this order."""
    at = -1
    for each in words:
        assert each in told[at + 1 :], (each, told)
        at = told.index(each, at + 1)


async def test_the_public_message_shows_old_moves_under_old_names(venue: Venue) -> None:
    _, board = await taken_over(venue)
    told = text_of(board)
    in_order(told, "Bo’s robot", "Dee took over from Bo.")
    assert "Dee left" not in told
    assert not any(words in told for words in OTHERS_MADE)


async def test_a_hand_shows_old_moves_under_old_names(venue: Venue) -> None:
    await taken_over(venue)
    told = text_of(venue.dm("Ann"))
    assert "Bo left. A robot" in told
    alt = alt_of(venue.dm("Ann"))
    assert "Bo’s robot" in alt
    assert not any(words in told + alt for words in OTHERS_MADE)


async def test_history_shows_each_move_under_the_name_of_its_player(venue: Venue) -> None:
    table, board = await taken_over(venue)
    await venue.take_turn("Ann")
    await venue.take_turn("Dee")
    cy = venue.person("Cy")
    history = (await cy.click(board, label="History")).answer
    pages = [text_of(history)]
    while "page 1 of" not in pages[-1]:
        await cy.click(history, label="Previous")
        pages.append(text_of(history))
    told = "\n".join(reversed(pages))
    in_order(told, "Bo · drew", "Bo’s robot ", "Dee · drew")
    assert told.count("Dee ") == 1
    assert len(table.snapshot.before) == 2


@pytest.mark.thorough
async def test_the_end_is_shown_under_the_names_of_each_time(venue: Venue) -> None:
    table, _ = await taken_over(venue)
    await drive(venue, table)
    await venue.wait(5)
    ann, result = venue.person("Ann"), venue.anchor()
    stills = await ann.click((await look_back(ann, result, "Replay")).answer, label="Still pictures")
    in_order(words_of(stills), "Bo drew", "Bo’s robot ", "Dee drew")
    history = (await look_back(ann, result, "History")).answer
    eyes = menus(history)["Seen by"]
    assert list(eyes) == ["Everyone", "Ann", "Bo → Dee"]
    sent = await look_back(ann, result, "Record")
    snapshot = checked(await attachment(sent.answer), venue.bot.builder.titles)
    assert [sitter.name for sitter in snapshot.sitters] == ["Ann", "Dee"]
    left, taken = (each.until for each in table.snapshot.before)
    assert snapshot.sitters[1].before == (Sat(left, "Bo"), Sat(taken, "Bo", table.title.robots.substitute))
    assert 0 < left < taken < table.snapshot.match.ply
