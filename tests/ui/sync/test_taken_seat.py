"""A seat that somebody else has taken: its hand comes to them, and leaves whoever had it before."""

from __future__ import annotations

from tests.venue import Venue, labels, text_of, words_of


async def open_table(venue: Venue) -> None:
    """Ann and Bo play; Ann lets others take seats that are left."""
    message = await venue.lobby("Ann", "Bo", seating="fixed")
    assert "others may take" not in text_of(message)
    await venue.person("Ann").click(message, label="On leaving: a robot")
    assert "whoever leaves may be replaced" in text_of(message)
    await venue.person("Ann").click(message, label="Start")


async def test_the_hand_goes_to_the_new_player_and_is_taken_from_the_old_one(venue: Venue) -> None:
    await open_table(venue)
    twin = await venue.open_hand("Bo")
    await venue.sure("Bo", "table leave")
    assert "Take Bo's seat" in labels(venue.anchor())
    table = await venue.table(venue.anchor())
    await venue.person("Dee").click(venue.anchor(), label="Take Bo's seat")
    await venue.wait(3)
    assert "Dee took the seat that Bo had left." in text_of(venue.anchor())
    assert "Take Bo's seat" not in labels(venue.anchor())
    assert venue.dms("Bo") == []
    assert twin.deleted
    await venue.take_turn("Ann")
    await venue.wait(3)
    assert "Draw from the deck" in labels(venue.dm("Dee"))
    assert table.awaited == {1}
    refused = await venue.person("Bo").click(venue.anchor(), label="My hand")
    assert "You do not sit at this table." in words_of(refused)


async def test_a_table_that_keeps_its_seats_offers_none(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", seating="fixed")
    await venue.sure("Bo", "table leave")
    await venue.wait(3)
    assert not any(label.startswith("Take ") for label in labels(venue.anchor()))
    assert message.id == venue.anchor().id
