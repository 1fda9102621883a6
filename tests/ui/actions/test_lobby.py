"""The lobby: its seats, and each of its buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.messages.lobby import seats_told
from tests.venue import Venue, labels, menus, text_of, words_of


async def test_a_lobby_shows_its_host_its_options_and_its_buttons(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=2, pace="relaxed", seating="fixed")
    text = text_of(message)
    assert "1. Ann (host)" in text
    assert text.count("(robot, club)") == 2
    assert "24 hours" in text
    assert "in this order" in text
    assert "<t:" in text
    gather = ["Join", "Leave", "Add robot", "Remove robot", "Start", "Cancel"]
    assert labels(message) == [*gather, "How to play", "Cut", "On leaving: a robot", "Call players"]


async def test_a_player_who_joins_gets_a_seat_and_a_dm(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    assert "2. Bo" in text_of(venue.anchor())
    greeting = text_of(venue.dm("Bo"))
    assert "You’re in! Your cards will come here" in greeting
    assert "Server" in greeting
    assert "#paddock" in greeting
    assert str(message.id) in greeting


async def test_a_player_who_leaves_gives_up_the_seat_and_the_greeting_goes(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.person("Bo").click(message, label="Leave")
    assert "Bo" not in text_of(venue.anchor())
    assert not venue.dms("Bo")


async def test_the_host_who_leaves_hands_the_role_on(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.person("Ann").click(message, label="Leave")
    assert "1. Bo (host)" in text_of(venue.anchor())


async def test_the_last_person_who_leaves_closes_the_lobby(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=3)
    await venue.person("Ann").click(message, label="Leave")
    (closed,) = venue.shown()
    assert "Everybody left" in text_of(closed)
    assert labels(closed) == []


async def test_robots_come_and_go(venue: Venue) -> None:
    message = await venue.lobby("Ann")
    await venue.person("Ann").click(message, label="Add robot")
    assert "(robot, club)" in text_of(venue.anchor())
    await venue.person("Ann").click(message, label="Remove robot")
    assert "robot," not in text_of(venue.anchor())
    again = await venue.person("Ann").click(message, label="Remove robot")
    assert again.ephemeral
    assert "no robot" in words_of(again)


LEVELS = "Add a robot of a level, or change one"


async def test_a_menu_seats_robots_of_a_level_and_changes_it(venue: Venue) -> None:
    message = await venue.lobby("Ann", game="smack", robots=1)
    first = menus(message)[LEVELS]
    assert first.keys() >= {"Add robot: club", "Add robot: adaptive", "Apex: club"}
    await venue.person("Ann").select(message, [first["Apex: club"]])
    await venue.person("Ann").select(message, [first["Add robot: club"]])
    assert "2. Apex (robot, club)\n3. Bolt (robot, club)" in text_of(venue.anchor())
    await venue.person("Ann").click(message, label="Start")
    described = await venue.person("Ann").click(venue.anchor(), label="Board as text")
    assert "Bolt (normal)" in words_of(described)


async def test_the_host_cancels(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.person("Ann").click(message, label="Cancel")
    (closed,) = venue.shown()
    assert "cancelled" in text_of(closed)
    assert labels(closed) == []


async def test_a_lobby_expires_two_hours_after_the_last_press(venue: Venue) -> None:
    message = await venue.lobby("Ann")
    await venue.wait(7_000)
    await venue.person("Bo").click(message, label="Join")
    await venue.wait(7_199)
    assert "Start" in labels(venue.anchor()), "not a second early"
    await venue.wait(2)
    (closed,) = venue.shown()
    assert "two hours" in text_of(closed)
    assert labels(closed) == []


async def test_start_turns_the_lobby_into_the_table(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = venue.anchor()
    assert table.id == message.id
    assert "Ann’s turn" in text_of(table)
    assert labels(table) == ["My hand", "Board as text", "History", "Rules"]


@pytest.mark.parametrize(
    ("who", "label", "words"),
    [
        ("Ann", "Join", "already in"),
        ("Cy", "Leave", "not in this lobby"),
        ("Cy", "Add robot", "Join first"),
        ("Ann", "Start", "need 2 players"),
        ("Bo", "Start", "Only the host"),
        ("Bo", "Cancel", "Only the host"),
    ],
)
async def test_what_a_lobby_refuses_it_refuses_in_words(
    venue: Venue, who: str, label: str, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    message = await venue.lobby("Ann")
    answer = await venue.person(who).click(message, label=label)
    assert answer.ephemeral
    assert words in words_of(answer)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_full_lobby_refuses_another_player(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=11)
    answer = await venue.person("Bo").click(message, label="Join")
    assert answer.ephemeral
    assert "12" in words_of(answer)


async def test_a_manager_starts_somebody_elses_lobby(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=1)
    await venue.manager("Mo").click(message, label="Start")
    assert "turn" in text_of(venue.anchor())


async def test_two_lobbies_and_tables_fit_in_one_channel(venue: Venue) -> None:
    first = await venue.start("Ann", "Bo")
    second = await venue.start("Ann", "Bo")
    assert (await venue.table(first)).record.id != (await venue.table(second)).record.id
    await venue.take_turn("Ann")
    versions = [(await venue.table(message)).record.match.ply for message in (first, second)]
    assert sorted(versions) == [0, 2]


async def test_a_lobby_says_who_begins_in_a_rematch_and_in_a_circuit(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    assert "seats drawn at the start\n" in text_of(message)
    record = (await venue.bot.registry.lobbies.find(person=venue.person("Ann").id))[0].record
    moved = "seats in this order (the last one's, moved on by one)"
    assert seats_told(replace(record, after="abcde", seating="fixed")) == moved
    begins = "; who began least often begins"
    assert seats_told(replace(record, circuit="cup")) == f"seats drawn at the start{begins}"
    assert seats_told(replace(record, circuit="cup", after="abcde", seating="fixed")) == moved + begins
    assert seats_told(replace(record, circuit="cup", seating="fixed")) == "seats in this order"


async def test_the_call_for_players_shows_a_name_as_it_is(venue: Venue) -> None:
    host = venue.member("**Di** [here](https://x.example)")
    opened = await host.slash(venue.channel, "race start")
    called = (await host.click(opened.answer, label="Call players")).answer
    assert called.content.startswith(r"\*\*Di\*\* \[here](")
