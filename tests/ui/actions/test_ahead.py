"""What one says ahead, in the hand: offered while one waits, shown, taken away, and seen by nobody else."""

from __future__ import annotations

from tests.venue import Venue, labels, menus, text_of


async def test_a_player_who_waits_says_what_they_will_do_and_takes_it_away(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    hand, bo, board = venue.dm("Bo"), venue.person("Bo"), text_of(venue.anchor())
    offered = menus(hand)["When it is my turn"]
    await bo.select(hand, [offered["Draw from the deck"]])
    assert "When it is: **Draw from the deck**." in text_of(hand)
    assert labels(hand) == ["Decide when it is my turn"]
    await bo.click(hand, label="Decide when it is my turn")
    assert "When it is:" not in text_of(hand)
    await bo.select(hand, [offered["Draw from the deck"]])
    await venue.wait(3)
    assert text_of(venue.anchor()) == board
    assert menus(venue.dm("Ann")) == {}
    await venue.take_turn("Ann")
    await venue.wait(6)
    assert table.view(1).drawn is not None
    assert any(label.startswith("Discard") for label in labels(venue.dm("Bo")))


async def test_nothing_is_offered_where_a_game_knows_nothing_to_say(venue: Venue) -> None:
    await venue.start("Ann", "Bo", game="scrap", pace="none")
    assert menus(venue.dm("Bo")).keys().isdisjoint({"When it is my turn"})
