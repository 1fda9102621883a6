"""Tests that bad input to the league is refused in a sentence, changes nothing and logs no error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cogs.whole_games import ask, attachment, race
from tests.features.circuits.league import csv_file, games, history
from tests.venue import Venue, alt_of, labels, text_of, words_of

UNKNOWN = "No open circuit has that name. Create one with `/league create`."
HOW = "Should the circuit end after a number of games, or after a number of hours? Choose one."
WILD = "**@everyone** [x](https://e.invalid) `a` <@1> ~~b~~ ||c||"


@pytest.fixture(autouse=True)
def _nothing_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= 40] == []


async def refused(venue: Venue, name: str, command: str, /, **options: Any) -> str:
    """Return the sentence that a player reads when a command is refused. Check that the circuits and the
    channel are unchanged.
    """
    before = await state(venue)
    answer = await ask(venue, name, command, **options)
    assert answer.ephemeral
    assert await state(venue) == before
    return words_of(answer).strip()


async def state(venue: Venue) -> tuple[Any, int]:
    return await venue.bot.registry.circuits.all_in(venue.guild.id), len(venue.shown())


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"name": "Cup", "races": 3, "hours": 3}, HOW),
        ({"name": "Cup", "races": 0}, "Choose between 1 and 500 games for the circuit."),
        ({"name": "Cup", "races": -5}, "Choose between 1 and 500 games for the circuit."),
        ({"name": "Cup", "races": 501}, "Choose between 1 and 500 games for the circuit."),
        ({"name": "Cup", "hours": 0}, "Choose between 1 and 8,784 hours for the circuit."),
        ({"name": "Cup", "hours": -1}, "Choose between 1 and 8,784 hours for the circuit."),
        ({"name": "Cup", "hours": 10**12}, "Choose between 1 and 8,784 hours for the circuit."),
        (
            {"name": "x" * 61, "races": 3},
            "That name has 61 characters. Choose one with at most 60.",
        ),
        ({"name": "\u200b \u202e", "races": 3}, "A circuit needs a name. Type one."),
    ],
)
async def test_a_circuit_that_cannot_be(venue: Venue, options: dict[str, Any], words: str) -> None:
    assert await refused(venue, "Ann", "league create", **options) == words


async def test_a_name_that_is_taken(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Grand Prix", races=3)
    assert await refused(venue, "Bo", "league create", name="  grand   PRIX ", hours=3) == (
        "A circuit with that name is already open here. Choose another name, or close that one."
    )


async def test_a_circuit_that_is_unknown_or_closed(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=3)
    await venue.sure("Ann", "league close", circuit="Cup")
    for name in ("Cup", "nope", "zzzzz"):
        assert await refused(venue, "Ann", "race start", circuit=name) == UNKNOWN
        assert await refused(venue, "Ann", "league close", circuit=name) == UNKNOWN
    words = await refused(venue, "Ann", "league standings", circuit="nope")
    assert words == "There’s no circuit named “nope” in this server. Check its name."
    nothing = "No circuit is open here. Create one with `/league create`, or type the name of a closed one."
    for command in ("standings", "close"):
        assert await refused(venue, "Ann", f"league {command}") == nothing


async def test_several_circuits_ask_for_a_name(venue: Venue) -> None:
    for name in ("One", "Two"):
        await ask(venue, "Ann", "league create", name=name, races=3)
    words = await refused(venue, "Ann", "league standings")
    assert words == "Several circuits are open here: One and Two. Choose one with the `circuit` option."


async def test_the_table_of_an_empty_circuit(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=3)
    shown = (await ask(venue, "Ann", "league standings")).answer
    assert "Cup: no games yet" in text_of(shown)
    assert labels(shown) == ["Play a circuit game", "Edit"]


async def test_somebody_without_races(venue: Venue) -> None:
    words = await refused(venue, "Ann", "league profile")
    assert words == "You haven’t finished a game in this server yet. Start one with `/paddock`."
    words = await refused(venue, "Ann", "league profile", player=venue.person("Bo").user)
    assert words == "Bo hasn’t finished a game in this server yet. Choose someone else."


async def test_somebody_elses_circuit(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=3)
    words = await refused(venue, "Bo", "league close")
    assert words == "Only the circuit’s host or someone with *Manage Server* can close it. Ask one of them."
    venue.manager("Boss")
    assert "Cup is closed." in text_of(await venue.sure("Boss", "league close", circuit="Cup"))


async def test_more_races_than_the_circuit_is_for(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=1)
    second = await venue.lobby("Bo", "Cy", circuit="Cup")
    await venue.start("Ann", "Bo", circuit="Cup")
    full = "This circuit has only one game, and it’s in progress. Choose another circuit."
    assert await refused(venue, "Di", "race start", circuit="Cup") == full
    answer = await venue.person("Bo").click(second, label="Start")
    assert words_of(answer).strip() == full
    assert "Start" in labels(second)


async def test_a_lobby_whose_circuit_has_closed_starts_a_race_that_counts_for_none(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    lobby = await venue.lobby("Bo", "Cy", circuit="Cup")
    await venue.sure("Ann", "league close")
    shown = next(message for message in venue.shown() if message.id == lobby.id)
    assert "It counts for" not in text_of(shown)
    await venue.person("Bo").click(lobby, label="Start")
    assert (await venue.table(lobby)).snapshot.circuit == ""


async def test_another_servers_circuit_is_not_available(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup", races=3)
    (circuit,) = await venue.bot.registry.circuits.running_in(venue.guild.id)
    channel = venue.another_server()
    ann = venue.member("Ann elsewhere", guild=channel.guild)
    for given in ("Cup", circuit.id):
        for command in ("race start", "league close"):
            assert words_of(await ann.slash(channel, command, circuit=given)).strip() == UNKNOWN
        answer = await ann.slash(channel, "league standings", circuit=given)
        assert (
            words_of(answer).strip() == f"There’s no circuit named “{given}” in this server. Check its name."
        )
    assert await ann.complete(channel, "race start", "circuit", "") == []
    created = await ann.slash(channel, "league create", name="Cup", races=3)
    assert "is open" in words_of(created)


async def test_names_are_data(venue: Venue) -> None:
    created = await ask(venue, "Ann", "league create", name=WILD)
    person = "=1+1 *x* @here"
    table = await race(venue, "Ann", person, circuit=WILD)
    assert table.snapshot.circuit
    who = venue.people[person].user
    asked = [
        await ask(venue, "Ann", "league standings"),
        await games(venue, "Ann"),
        await history(venue, "Ann", player=who),
        await ask(venue, "Ann", "league profile", player=who),
    ]
    told = [*map(words_of, [created, *asked]), *map(text_of, venue.shown())]
    awake = r"(?<!\\)(\*\*@|\[x\]|`a`|<@1>|~~b|\|\|c|\*x\*)|@everyone|@here"
    assert [text for text in told if re.search(awake, text)] == []
    assert sum("\\[x]" in text for text in told) >= 4
    sent = await csv_file(venue, "Ann")
    assert f"'{person}" in (await attachment(sent.answer)).decode("utf-8-sig")
    shown = await ask(venue, "Ann", "league standings")
    assert WILD in alt_of(shown.answer)
