"""The button that asks what the best robot would do."""

from __future__ import annotations

from tests.venue import Venue, labels, text_of


async def test_a_hint_is_shown_to_the_player_who_asks_and_all_read_that_they_asked(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    ann, hand = venue.person("Ann"), venue.dm("Ann")
    assert "Hint" in labels(hand)
    assert "Hint:" not in text_of(hand), "never unasked"
    await ann.click(hand, label="Hint")
    assert "**Hint: " in text_of(venue.dm("Ann"))
    assert "Ann had a hint." in text_of(venue.anchor())
    assert "**Hint: " not in text_of(venue.anchor())
    await venue.take_turn("Ann")
    assert "Hint" not in labels(venue.dm("Ann")), "it is Bo's turn"


async def test_where_it_counts_for_a_circuit_there_are_hints_only_if_who_made_it_said_so(
    venue: Venue,
) -> None:
    for name, hints in (("Strict", False), ("Kind", True)):
        await venue.person("Ann").slash(venue.channel, "league create", name=name, open=True, hints=hints)
        await venue.start("Ann", "Bo", circuit=name)
        assert ("Hint" in labels(venue.dm("Ann"))) is hints
