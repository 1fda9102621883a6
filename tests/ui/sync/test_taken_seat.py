"""Tests that if a player takes another player's seat, they get the hand, and the other one loses it."""

from __future__ import annotations

from bot.tables.share_codes import code_of
from tests.cogs.whole_games import race
from tests.venue import Venue, labels, text_of, words_of


async def open_table(venue: Venue) -> None:
    """Start a table of Ann and Bo at which others can take seats that their players have left."""
    message = await venue.lobby("Ann", "Bo", seating="fixed")
    await venue.option(venue.person("Ann"), message, "If someone leaves: anyone can take the seat")
    assert "anyone can take the seat" in text_of(message)
    await venue.person("Ann").click(message, label="Start")


async def test_the_hand_goes_to_the_new_player_and_is_taken_from_the_old_one(venue: Venue) -> None:
    await open_table(venue)
    ephemeral_hand = await venue.open_hand("Bo")
    await venue.sure("Bo", "table leave")
    assert "Replace Bo" in labels(venue.anchor())
    table = await venue.table(venue.anchor())
    await venue.person("Dee").click(venue.anchor(), label="Replace Bo")
    await venue.wait(3)
    assert "Dee took over from Bo." in text_of(venue.anchor())
    assert "Replace Bo" not in labels(venue.anchor())
    assert venue.dms("Bo") == []
    assert ephemeral_hand.deleted
    await venue.take_turn("Ann")
    await venue.wait(3)
    assert "Draw" in labels(venue.dm("Dee"))
    assert table.awaited == {1}
    refused = await venue.person("Bo").click(venue.anchor(), label="My hand")
    assert "You’re not in this game." in words_of(refused)


async def test_a_table_that_keeps_its_seats_offers_none(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", seating="fixed")
    await venue.sure("Bo", "table leave")
    await venue.wait(3)
    assert not any(label.startswith("Take ") for label in labels(venue.anchor()))
    assert message.id == venue.anchor().id


async def test_who_has_played_the_deal_before_takes_no_seat_where_it_is_dealt_again(venue: Venue) -> None:
    first = await race(venue, "Ann", "Bo", pace="none")
    code = code_of(first.snapshot)
    lobby = (await venue.person("Cy").slash(venue.channel, "race start", deal=code, pace="none")).answer
    await venue.person("Dee").click(lobby, label="Join / Leave")
    await venue.option(venue.person("Cy"), lobby, "If someone leaves: anyone can take the seat")
    await venue.person("Cy").click(lobby, label="Start")
    table = await venue.table(lobby)
    await venue.sure("Dee", "table leave", table=table.snapshot.id)
    await venue.wait(3)
    seat = table.names.index("Dee")
    refused = await venue.person("Bo").click(venue.anchor(), label="Replace Dee")
    assert "You’ve already played this deal" in words_of(refused)
    assert table.names[seat] == "Dee"
    await venue.person("Eve").click(venue.anchor(), label="Replace Dee")
    assert table.names[seat] == "Eve"
