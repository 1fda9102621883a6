"""Tests of the button that asks for the best robot's move."""

from __future__ import annotations

from bot.sandbox import model
from bot.sandbox.model import Message
from tests.venue import Venue, labels, text_of


def _marked(hand: Message) -> list[str]:
    """Return the labels of the buttons with the arrow, which are green."""
    parts = [part for part in model.walk(hand.components) if part.get("emoji", {}).get("name") == "➡️"]
    assert all(part["style"] == 3 for part in parts)
    return [part["label"] for part in parts]


async def test_a_hint_is_shown_to_the_player_who_asks_and_all_read_that_they_asked(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    ann, hand = venue.person("Ann"), venue.dm("Ann")
    assert "Hint" in labels(hand)
    assert not _marked(hand), "only on request"
    await ann.click(hand, label="Hint")
    (hinted,) = _marked(venue.dm("Ann"))
    assert "Hint" not in labels(venue.dm("Ann"))
    assert "Ann asked for a hint." in text_of(venue.anchor())
    table = await venue.table(venue.anchor())
    moves = table.snapshot.match.ply
    await ann.click(venue.dm("Ann"), label=hinted)
    assert table.snapshot.match.ply > moves, "a second press plays it"
    await ann.click(venue.dm("Ann"), label=labels(venue.dm("Ann"))[0])
    assert "Hint" not in labels(venue.dm("Ann")), "it is Bo's turn"


async def test_where_it_counts_for_a_circuit_there_are_hints_only_if_who_made_it_said_so(
    venue: Venue,
) -> None:
    for name, hints in (("Strict", False), ("Kind", True)):
        ann = venue.person("Ann")
        created = (await ann.slash(venue.channel, "league create", name=name)).answer
        if hints:
            await ann.click((await ann.click(created, label="Edit")).answer, label="Hints: off")
        await venue.start("Ann", "Bo", circuit=name)
        assert ("Hint" in labels(venue.dm("Ann"))) is hints


async def test_hands_offer_a_hint_or_no_more_at_once_when_the_circuits_host_says_so(venue: Venue) -> None:
    ann = venue.person("Ann")
    created = (await ann.slash(venue.channel, "league create", name="Kind")).answer
    await venue.start("Ann", "Bo", circuit="Kind")
    (turn,) = [name for name in ("Ann", "Bo") if labels(venue.dm(name))]
    for before, after in (("off", True), ("on", False)):
        panel = (await ann.click(created, label="Edit")).answer
        await ann.click(panel, label=f"Hints: {before}")
        assert ("Hint" in labels(venue.dm(turn))) is after
