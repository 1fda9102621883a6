"""Tests of whole games of Gear Head, through the real commands and buttons."""

from __future__ import annotations

from tests.venue import Venue, labels, text_of


async def test_two_people_race_to_the_flag_one_by_dm_and_one_ephemerally(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = await venue.table(message)
    bo = await venue.open_hand("Bo")
    for _ in range(400):
        if table.snapshot.status != "playing":
            break
        (seat,) = table.awaited
        if seat == 0:
            hand = venue.dm("Ann")
            await venue.person("Ann").click(hand, label=best(labels(hand)))
        else:
            await venue.person("Bo").click(bo, label=best(labels(bo)))
    assert table.snapshot.status == "over"
    assert "Rematch" in labels(venue.anchor())
    assert "wins with" in text_of(venue.anchor()) or " tie with " in text_of(venue.anchor())


def best(offered: list[str]) -> str:
    """Return the label of the button that pulls up, or otherwise the first label. In a hand, the first one is
    a part that the car does not need.
    """
    return next((label for label in offered if label.startswith("Pull up")), offered[0])
