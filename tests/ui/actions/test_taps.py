"""Tests of a race of presses on the table's own message, after simultaneous picks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.model.snapshots import Noticed, Pace, Place
from bot.sandbox.faults import Fault
from bot.tables.decide_lobby import Join
from bot.tables.table import Table
from tests.tables.snap import SNAP, Options
from tests.venue import Venue, components, ids, labels, text_of, venue_with, words_of
from tests.virtual_time import the_loop


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue_with(tmp_path, {**TITLES, "snap": SNAP}) as there:
        yield there


async def picks(
    venue: Venue, *names: str, robots: int = 0, pace: Pace = "live", passing: bool = True
) -> Table:
    """Return a table at which everyone must pick."""
    host, *others = [venue.person(name) for name in names]
    lobby = await venue.bot.registry.new_lobbies.open(
        title="snap",
        place=Place(venue.guild.id, venue.channel.id),
        person=host.id,
        name=names[0],
        options=Options(passing=passing),
        pace=pace,
        seating="fixed",
        robots=robots,
    )
    for guest, name in zip(others, names[1:], strict=True):
        await lobby.do(Join(guest.id, name))
    await the_loop().settle()
    await host.click(venue.anchor(), label="Start")
    table = await venue.bot.registry.tables.get(lobby.snapshot.id)
    assert table is not None
    return table


async def race(venue: Venue, *names: str, **more: Any) -> Table:
    """Return a table at which everyone has picked and can tap."""
    table = await picks(venue, *names, **more)
    for name in names:
        await venue.person(name).click(venue.dm(name), label="Pick 1")
    assert table.tap_targets
    return table


def disabled(message: Any) -> list[str]:
    return [part["label"] for part in components(message) if part["type"] == 2 and part.get("disabled")]


async def test_players_who_pick_together_are_called_once_and_the_call_stays_until_the_last_has_picked(
    venue: Venue,
) -> None:
    await picks(venue, "Ann", "Bo", "Cy")
    call = venue.ping()
    assert call is not None
    assert {user.id for user in call.mentions} == {venue.person(name).id for name in ("Ann", "Bo", "Cy")}
    for name in ("Bo", "Ann"):
        await venue.person(name).click(venue.dm(name), label="Pick 2")
        stands = venue.ping()
        assert stands is not None
        assert stands.id == call.id
    await venue.person("Cy").click(venue.dm("Cy"), label="Pick 2")
    assert venue.ping() is None, "all of them are there, and see the race begin"


async def test_at_half_time_only_those_who_have_not_picked_are_reminded(venue: Venue) -> None:
    await picks(venue, "Ann", "Bo", "Cy")
    await venue.person("Bo").click(venue.dm("Bo"), label="Pick 2")
    await venue.wait(46)
    call = venue.ping()
    assert call is not None
    assert "half your time" in call.content
    assert {user.id for user in call.mentions} == {venue.person("Ann").id, venue.person("Cy").id}


async def test_a_pick_redraws_nobody_elses_hand_and_the_race_comes_to_every_hand(venue: Venue) -> None:
    await picks(venue, "Ann", "Bo")
    assert labels(venue.dm("Bo")) == ["Pick 1", "Pick 2", "Pick 3", "Hint"]
    before = text_of(venue.dm("Bo"))
    await venue.person("Ann").click(venue.dm("Ann"), label="Pick 1")
    assert text_of(venue.dm("Bo")) == before
    assert labels(venue.dm("Ann")) == []
    await venue.person("Bo").click(venue.dm("Bo"), label="Pick 1")
    for name in ("Ann", "Bo"):
        hand = venue.dm(name)
        assert labels(hand) == ["A", "B", "Pass"], "what races stands in every hand, too"
        assert "to the table" in text_of(hand)
    assert labels(venue.anchor())[:2] == ["A", "B"]


async def test_the_clock_taps_with_a_stamp_of_its_own(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo", passing=False)
    now = venue.stamp()
    await venue.press_together(("Ann", "B", now + 9_000))
    await venue.wait(11)
    (_, ann, first, _), (_, bo, second, _) = table.snapshot.match.state.history
    assert (ann, bo) == ("B", "A"), "what was left"
    assert first == now + 9_000 < second


async def test_taps_are_ranked_by_the_id_of_the_interaction_not_by_arrival(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo", "Cy")
    now = venue.stamp()
    answers = await venue.press_together(("Ann", "A", now + 60), ("Bo", "A", now + 10), ("Cy", "B", now + 20))
    assert words_of(answers[0]).strip() == "Bo was 0.05 s faster. Tap another card."
    assert answers[0].ephemeral
    assert [tap and (tap.letter, tap.at - now) for tap in table.snapshot.match.state.taps] == [
        None,
        ("A", 10),
        ("B", 20),
    ]
    assert disabled(venue.anchor()) == ["A", "B"], "what is gone keeps its place"
    await venue.person("Ann").click(venue.anchor(), label="C")
    assert table.turn == 3


async def test_the_first_press_counts_wherever_it_is_made(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo", "Cy")
    now, hand = venue.stamp(), venue.dm("Bo")
    slow = venue.world.press(venue.person("Ann").id, venue.anchor().id, ids(venue.anchor())["A"], at=now + 60)
    venue.world.press(venue.person("Bo").id, hand.id, ids(hand)["A"], at=now + 10)
    await the_loop().settle()
    assert words_of(slow).strip() == "Bo was 0.05 s faster. Tap another card."
    await venue.person("Ann").click(venue.dm("Ann"), label="A")
    assert "faster. Tap another card." in text_of(venue.dm("Ann")), "a hand says itself what it refuses"
    assert disabled(venue.dm("Ann")) == [], "a hand is not drawn again at every tap of a live race"
    twin = await venue.open_hand("Ann")
    await venue.person("Ann").click(twin, label="B")
    assert [tap and tap.letter for tap in table.snapshot.match.state.taps] == ["B", "A", None]


async def test_a_tap_costs_one_callback_without_a_picture_and_the_table_is_redrawn_once(
    venue: Venue,
) -> None:
    await race(venue, "Ann", "Bo", "Cy", "Di")
    now, before = venue.stamp(), len(venue.calls())
    await venue.press_together(("Ann", "A", now), ("Bo", "B", now + 1), ("Cy", "C", now + 2))
    calls = venue.requests[before:]
    callbacks = [call for call in calls if call.path.startswith("/interactions")]
    assert [(call.json or {})["type"] for call in callbacks] == [6, 6, 6]
    edits = [call for call in calls if call.method == "PATCH" and call.path.endswith("/@original")]
    answers = [venue.world.answers.get(call.path.split("/")[3], "@original") for call in edits]
    assert len(edits) == 4, "by tokens: the table, and the hands of those who have tapped"
    assert answers.count(venue.anchor()) == 1
    assert not [call for call in calls if call.path.endswith(f"/messages/{venue.anchor().id}")]


async def test_the_press_that_closes_the_round_shows_the_result_with_its_answer(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo")
    now, before = venue.stamp(), len(venue.calls())
    await venue.press_together(("Ann", "A", now), ("Bo", "B", now + 1))
    calls = venue.requests[before:]
    assert sorted((call.json or {})["type"] for call in calls if call.path.startswith("/interactions")) == [
        6,
        7,
    ]
    assert not [call for call in calls if call.path.endswith(f"/messages/{venue.anchor().id}")]
    assert "Ann tapped A" in text_of(venue.anchor())
    assert "Bo tapped B" in text_of(venue.anchor())
    assert table.turn == 3


async def test_a_press_after_the_round_closed_is_answered_with_how_late_it_was_for_a_while(
    venue: Venue,
) -> None:
    table = await race(venue, "Ann", "Bo", "Cy")
    now = venue.stamp()
    await venue.press_together(("Ann", "A", now))
    answers = await venue.press_together(
        ("Bo", "B", now + 100), ("Cy", "C", now + 200), ("Cy", "B", now + 210), ("Ann", "C", now + 600)
    )
    assert words_of(answers[2]).strip() == "Your tap is on its way. One is enough."
    assert words_of(answers[3]).strip() == "Too late: you pressed 0.4 s after the round closed."
    assert answers[3].ephemeral
    assert table.turn == 3
    before = len(venue.calls())
    await venue.wait(21)
    faded = [call for call in venue.calls()[before:] if call.startswith("DELETE /webhooks")]
    assert len(faded) == 2


@pytest.mark.parametrize("slow", [0.0, 0.3], ids=["", "slow"])
async def test_a_refusal_that_follows_an_acknowledgement_fades_and_the_table_stays(
    venue: Venue, slow: float
) -> None:
    await race(venue, "Ann", "Bo", "Cy")
    board, came = venue.anchor(), venue.stamp() - 2_000
    venue.server.faults.add(Fault("POST", "/interactions/*", times=2, delay=slow))
    refused, _ = await venue.press_together(("Ann", "A", came + 60), ("Bo", "A", came + 10))
    (refusal,) = refused.followups
    assert text_of(refusal).strip() == "Bo was 0.05 s faster. Tap another card."
    assert refused.response is board, "that is @original"
    await venue.wait(21)
    assert (refusal.deleted, board.deleted) == (True, False)


async def test_a_refusal_that_could_not_be_shown_takes_nothing_else_away(venue: Venue) -> None:
    await race(venue, "Ann", "Bo", "Cy")
    board, came = venue.anchor(), venue.stamp() - 2_000
    venue.fail("POST", "/webhooks/*", status=404, code=10015)
    refused, _ = await venue.press_together(("Ann", "A", came + 60), ("Bo", "A", came + 10))
    assert (refused.response, refused.followups) == (board, [])
    await venue.wait(21)
    assert not board.deleted


async def test_robots_and_the_clock_end_a_race_without_people(venue: Venue) -> None:
    table = await race(venue, "Ann", "Bo", robots=2)
    await venue.wait(2)
    taps = table.snapshot.match.state.taps
    assert [type(tap).__name__ for tap in taps].count("Tap") == 2, "the robots have tapped"
    await venue.wait(11)
    assert table.turn == 3
    idled = [each.seat for each in table.snapshot.recent if isinstance(each, Noticed)]
    assert sorted(table.names[seat] for seat in idled) == ["Ann", "Bo"]
