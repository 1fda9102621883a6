"""Tests that the DM of a player who uses *My hand* rests: it shows no hand that could become outdated, and a
press reactivates it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.sync.board_message import RESTS
from bot.ui.sync.token_edits import LIVES
from tests.sketches import SKETCHED
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of, venue_with
from tools.simulation.second import sharing

PLAYING = "You’re playing at the table. Press *My hand* there to see your cards."


def edits(venue: Venue, name: str, before: int) -> list[str]:
    """Return the edits in a person's DM that the bot has made with its own token, from the call with the
    index `before` on.
    """
    dm = f"PATCH /channels/{venue.dm_channel(name).id}/"
    return [call for call in venue.calls()[before:] if call.startswith(dm)]


async def take_turn_by_my_hand(venue: Venue, name: str) -> None:
    hand = await venue.open_hand(name)
    for _ in range(2):
        await venue.person(name).click(hand, label=labels(hand)[0])


async def test_a_dm_rests_while_its_owner_plays_by_my_hand_and_costs_one_edit(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    before = len(venue.calls())
    for name in ("Bo", "Ann"):
        await venue.open_hand(name)
    for _ in range(3):
        await take_turn_by_my_hand(venue, "Ann")
        await take_turn_by_my_hand(venue, "Bo")
        await venue.wait(6)
    for name in ("Ann", "Bo"):
        assert len(edits(venue, name, before)) == 1
        assert PLAYING in text_of(venue.dm(name))
        assert labels(venue.dm(name)) == ["Play here"]
        assert not venue.dm(name).attachments
    await venue.wait(RESTS)
    await truth(venue, table)


async def test_a_dm_that_rests_is_played_by_again_after_one_press(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.open_hand("Ann")
    await venue.wait(2)
    await venue.person("Ann").click(venue.dm("Ann"), label="Play here")
    assert "Draw" in labels(venue.dm("Ann"))
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    await venue.wait(2)
    assert "Draw" in labels(venue.dm("Ann")), "it stays the way they play"
    await venue.wait(RESTS)
    await truth(venue, table)


async def test_what_was_pressed_on_a_dm_before_it_rests_is_answered_by_the_present(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    hand, old = venue.dm("Ann"), venue.dm("Ann").components
    await take_turn_by_my_hand(venue, "Ann")
    await venue.wait(2)
    hand.components = old
    await venue.person("Ann").click(hand, label="Draw")
    assert "Things just changed. Look again." in text_of(hand)
    assert table.snapshot.match.ply == 2


async def test_half_of_the_time_wakes_the_dm_of_whoever_is_not_there(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="live"))
    await venue.open_hand("Ann")
    await venue.wait(50)
    assert any(due.reminded for due in table.snapshot.clocks)
    assert labels(venue.dm("Ann")) == ["Play here"], "they pressed something within the last minute"
    await venue.wait(15)
    assert "Draw" in labels(venue.dm("Ann"))


async def test_a_dm_wakes_when_discord_refuses_to_redraw_its_owners_ephemeral_hand(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    hand = await venue.open_hand("Bo")
    assert hand.interaction is not None
    await venue.wait(2)
    assert labels(venue.dm("Bo")) == ["Play here"]
    venue.fail("PATCH", f"/webhooks/*/{hand.interaction.token}/*", status=404, code=10008, times=None)
    await venue.take_turn("Ann")
    await venue.wait(2)
    assert "Draw" in labels(venue.dm("Bo"))


async def test_a_dm_wakes_when_its_owners_ephemeral_hand_can_be_redrawn_no_more(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="relaxed"))
    await take_turn_by_my_hand(venue, "Ann")
    await venue.wait(LIVES + 1)
    await venue.take_turn("Bo")
    await venue.wait(12)
    assert "Draw" in labels(venue.dm("Ann"))
    await truth(venue, table)


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "worker"])
async def test_an_ephemeral_hand_is_redrawn_after_a_restart_and_the_dm_still_rests(
    tmp_path: Path, shared: bool
) -> None:
    def shares(venue: Venue) -> None:
        if shared:
            venue.make = sharing(venue.make, f"sqlite:///{tmp_path / 'paddock.db'}", SKETCHED)

    async with venue_with(tmp_path, SKETCHED, opened=shares) as venue:
        await venue.start("Ann", "Bo")
        hand = await venue.open_hand("Bo")
        await venue.wait(2)
        assert "Draw" not in labels(hand)
        before = len(venue.calls())
        await venue.restart()
        await venue.take_turn("Ann")
        await venue.wait(2)
        assert "Draw" in labels(hand)
        assert labels(venue.dm("Bo")) == ["Play here"]
        assert not edits(venue, "Bo", before)
        await venue.wait(10)  # the board is edited as the bot now, after a pause
        await truth(venue, await venue.table(venue.anchor()))


async def test_the_end_is_shown_by_a_dm_that_rests(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await take_turn_by_my_hand(venue, "Ann")
    await venue.wait(2)
    await venue.sure("Ann", "table end")
    await venue.wait(2)
    for name in ("Ann", "Bo"):
        assert labels(venue.dm(name)) == []
        assert "ended" in text_of(venue.dm(name))


async def test_a_robot_in_the_seat_wakes_the_dm_which_offers_the_way_back(venue: Venue) -> None:
    await venue.start("Ann", "Bo", "Cy")
    await take_turn_by_my_hand(venue, "Ann")
    await venue.wait(2)
    await venue.sure("Ann", "table leave")
    await venue.wait(2)
    assert labels(venue.dm("Ann")) == ["I’m back"]
