"""Tests of the lobby: its seats, and each of its buttons."""

from __future__ import annotations

import logging

import pytest

from bot.catalogue import TITLES
from bot.games.racesmack.rules.model import Options as RacesmackOptions
from bot.games.rasant.rules.model import Options
from bot.locales.phrase import LOCALES, Locale, say
from bot.sandbox.answers import DEFER_UPDATE
from bot.sandbox.errors import Refused
from bot.tables.share_codes import code_of
from tests.cogs.whole_games import drive
from tests.ui.test_late import store_slowly
from tests.venue import Venue, labels, menus, text_of, words_of


async def test_a_lobby_shows_its_host_its_options_and_its_buttons(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=2, pace="relaxed", seating="fixed")
    text = text_of(message)
    assert "1. Ann (host)" in text
    assert text.count("(easy robot)") == 2, "it would be her first game"
    assert "24 hours" in text
    assert "<t:" in text
    assert labels(message) == ["Join / Leave", "Start", "Options"]
    assert list(menus(message)) == ["Robots"]
    panel = (await venue.person("Bo").click(message, label="Options")).answer
    assert panel.ephemeral
    assert "in this order" in text_of(panel)
    assert labels(panel) == ["How to play", "Fair deal", "Ping players", "Close lobby"]


async def test_the_host_sets_the_lobby_up_and_nobody_else(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo", game="rasant")
    for choice in ("Variants", "No clock"):
        refused = await venue.option(venue.person("Bo"), message, choice)
        assert "Only the host" in words_of(refused)
    await venue.variants(venue.person("Ann"), message, grid=["draft"])
    for choice in ("No clock", "Seats: in this order"):
        await venue.option(venue.person("Ann"), message, choice)
    (lobby,) = await venue.bot.registry.lobbies.find(person=venue.person("Ann").id)
    snapshot = lobby.snapshot
    assert (snapshot.options, snapshot.pace, snapshot.seating) == (Options("draft"), "none", "fixed")
    assert "No clock" in text_of(message)
    await venue.person("Ann").click(message, label="Start")
    assert "My hand" in labels(venue.anchor())


@pytest.mark.parametrize(("choice", "shows"), [("No clock", "No clock"), ("Close lobby", "closed")])
async def test_what_takes_longer_to_store_than_a_press_may_wait_is_answered_in_its_place(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choice: str, shows: str
) -> None:
    message = await venue.lobby("Ann", "Bo")
    store_slowly(monkeypatch)
    made = await venue.option(venue.person("Ann"), message, choice)
    await venue.wait(10)
    assert made.callback == DEFER_UPDATE
    assert made.message is not None
    assert shows in text_of(made.message)
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_the_early_draft_of_a_game_is_not_called_like_the_draft_of_a_line(venue: Venue) -> None:
    message = await venue.lobby("Ann", game="smack")
    await venue.variants(venue.person("Ann"), message, edition=["published"])
    assert "Rules: published edition" in text_of(message)
    await venue.variants(venue.person("Ann"), message, edition=["draft"])
    assert "Rules: published edition" not in text_of(message)
    for locale in LOCALES:
        line, game = (
            say(f"{TITLES[key].words.options}.value", locale, value="draft")
            for key in ("rasant", "racesmack")
        )
        assert line != game


async def test_a_lobby_counts_for_an_open_circuit_of_its_game_when_the_host_says_so(venue: Venue) -> None:
    for name, game in (("Cup", "gear_head"), ("Other", "rasant")):
        await venue.person("Ann").slash(venue.channel, "league create", name=name, game=game)
    message = await venue.lobby("Ann", "Bo")
    panel = (await venue.person("Ann").click(message, label="Options")).answer
    assert list(menus(panel)["Circuit"]) == ["Cup"]
    await venue.option(venue.person("Ann"), message, "Cup")
    assert "Circuit game: **Cup**" in text_of(message)
    await venue.option(venue.person("Ann"), message, "No circuit")
    assert "Cup" not in text_of(message)


async def test_start_waits_for_enough_players_and_the_lobby_says_so(venue: Venue) -> None:
    message = await venue.lobby("Ann")
    assert "You need 2 players" in text_of(message)
    with pytest.raises(Refused, match="disabled"):
        await venue.person("Ann").click(message, label="Start")
    await venue.robot(venue.person("Ann"), message, "Add a robot: easy")
    assert "Ann starts the game" in text_of(message)
    await venue.person("Ann").click(message, label="Start")
    assert "My hand" in labels(venue.anchor())


async def test_a_player_who_joins_gets_a_seat_and_a_dm(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    assert "2. Bo" in text_of(venue.anchor())
    greeting = text_of(venue.dm("Bo"))
    assert "You’re in! Your cards will appear here" in greeting
    assert "Server" in greeting
    assert "#paddock" in greeting
    assert str(message.id) in greeting


async def test_a_player_who_leaves_gives_up_the_seat_and_the_greeting_goes(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.person("Bo").click(message, label="Join / Leave")
    assert "Bo" not in text_of(venue.anchor())
    assert not venue.dms("Bo")


async def test_the_host_who_leaves_hands_the_role_on(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.person("Ann").click(message, label="Join / Leave")
    assert "1. Bo (host)" in text_of(venue.anchor())


async def test_the_last_person_who_leaves_closes_the_lobby(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=3)
    await venue.person("Ann").click(message, label="Join / Leave")
    (closed,) = venue.shown()
    assert "Everyone left" in text_of(closed)
    assert labels(closed) == []


async def test_robots_come_and_go(venue: Venue) -> None:
    message, ann = await venue.lobby("Ann"), venue.person("Ann")
    await venue.robot(ann, message, "Add a robot: normal")
    assert "(normal robot)" in text_of(venue.anchor())
    await venue.robot(ann, message, "Remove Apex")
    assert "robot)" not in text_of(venue.anchor())
    assert "Remove Apex" not in menus(message)["Robots"]


async def test_a_menu_seats_robots_of_a_level_and_changes_it(venue: Venue) -> None:
    message, ann = await venue.lobby("Ann", game="smack", robots=1), venue.person("Ann")
    first = menus(message)["Robots"]
    assert first.keys() >= {"Add a robot: normal", "Add a robot: adaptive", "Apex: normal"}
    await venue.robot(ann, message, "Apex: normal")
    await venue.robot(ann, message, "Add a robot: normal")
    assert "2. Apex (normal robot) · *brakes late*\n3. Bolt (normal robot) · *never waits*" in text_of(
        venue.anchor()
    )
    await ann.click(message, label="Start")
    described = await ann.click(venue.anchor(), label="As text")
    assert words_of(described).endswith("\nRobots: Apex (normal) and Bolt (normal).")
    assert words_of(described).count("(normal)") == 2


async def test_the_host_cancels(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo")
    await venue.option(venue.person("Ann"), message, "Close lobby")
    (closed,) = venue.shown()
    assert "was closed" in text_of(closed)
    assert labels(closed) == []


async def test_a_lobby_expires_two_hours_after_the_last_press(venue: Venue) -> None:
    message = await venue.lobby("Ann")
    await venue.wait(7_000)
    await venue.person("Bo").click(message, label="Join / Leave")
    await venue.wait(7_199)
    assert "Start" in labels(venue.anchor()), "not a second early"
    await venue.wait(2)
    (closed,) = venue.shown()
    assert "two hours of inactivity" in text_of(closed)
    assert labels(closed) == []


async def test_start_turns_the_lobby_into_the_table(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = venue.anchor()
    assert table.id == message.id
    assert "Ann’s turn" in text_of(table)
    assert labels(table) == ["My hand", "As text", "History", "Rules"]


async def test_what_a_lobby_refuses_it_refuses_in_words(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    message, bo = await venue.lobby("Ann", robots=1), venue.person("Bo")
    for answer, words in (
        (await venue.robot(bo, message, "Add a robot: normal"), "Join the lobby first"),
        (await bo.click(message, label="Start"), "Only the host"),
        (await venue.option(bo, message, "Close lobby"), "Only the host"),
    ):
        assert answer.ephemeral
        assert words in words_of(answer)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_full_lobby_refuses_another_player(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=11)
    answer = await venue.person("Bo").click(message, label="Join / Leave")
    assert answer.ephemeral
    assert "12" in words_of(answer)


async def test_a_manager_starts_somebody_elses_lobby(venue: Venue) -> None:
    message = await venue.lobby("Ann", robots=1)
    await venue.manager("Mo").click(message, label="Start")
    assert "turn" in text_of(venue.anchor())


async def test_two_lobbies_and_tables_fit_in_one_channel(venue: Venue) -> None:
    first = await venue.start("Ann", "Bo")
    second = await venue.start("Ann", "Bo")
    assert (await venue.table(first)).snapshot.id != (await venue.table(second)).snapshot.id
    await venue.take_turn("Ann")
    versions = [(await venue.table(message)).snapshot.match.ply for message in (first, second)]
    assert sorted(versions) == [0, 2]


async def test_the_call_for_players_shows_a_name_as_it_is(venue: Venue) -> None:
    host = venue.member("**Di** [here](https://x.example)")
    opened = await host.slash(venue.channel, "race start")
    called = (await venue.option(host, opened.answer, "Ping players")).answer
    assert called.content.startswith(r"\*\*Di\*\* \[here](")


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_variants_of_racesmack_are_check_boxes_and_its_seconds_a_menu_apart(
    venue: Venue, locale: Locale
) -> None:
    ann, message = venue.person("Ann"), await venue.lobby("Ann", game="smack", tiebreaker=True, seconds=60)
    ann.user.locale = "en-US" if locale == "en" else locale
    panel = (await ann.click(message, label="Options")).answer
    form = await ann.click(panel, label=say("lobby-variants", locale))
    assert form.modal is not None
    asked = {each["component"]["custom_id"]: each for each in form.modal["components"]}
    assert list(asked) == ["edition", "taps", "seconds", "extras"]
    boxes, seconds = asked["extras"]["component"], asked["seconds"]["component"]
    assert [each["value"] for each in boxes["options"] if each.get("default")] == ["tiebreaker"]
    assert [each["value"] for each in seconds["options"] if each.get("default")] == ["60"]
    assert all(each["description"] for each in boxes["options"])
    made = await ann.submit_modal(form, {"extras": ["racing_rules", "after_you"], "seconds": ["15"]})
    (lobby,) = await venue.bot.registry.lobbies.find(person=ann.id)
    assert lobby.snapshot.options == RacesmackOptions(racing_rules=True, after_you=True, seconds=15)
    assert made.answer is form.message, "the options stay where they are"
    assert say("smack-variant", locale, variant="racing-rules") in text_of(made.answer)
    assert "Variants: Racing Rules and After You" in text_of(message)


async def test_a_form_of_variants_with_a_value_that_it_never_offered_changes_nothing(venue: Venue) -> None:
    ann, message = venue.person("Ann"), await venue.lobby("Ann", game="smack")
    form = await venue.option(ann, message, "Variants")
    assert form.modal is not None
    for part in form.modal["components"]:
        for option in part["component"]["options"]:
            option["value"] = option["value"].replace("30", "31").replace("tiebreaker", "turbo")
    refused = await ann.submit_modal(form, {"seconds": ["31"], "extras": ["turbo"]})
    assert "Choose again" in words_of(refused)
    (lobby,) = await venue.bot.registry.lobbies.find(person=ann.id)
    assert lobby.snapshot.options == RacesmackOptions()


async def test_a_deal_that_is_played_again_keeps_its_variants(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", game="rasant", grid="draft"))
    await drive(venue, table)
    cy, code = venue.person("Cy"), code_of(table.snapshot)
    again = (await cy.slash(venue.channel, "rasant start", deal=code)).answer
    panel = (await cy.click(again, label="Options")).answer
    assert "Variants" not in labels(panel)
    assert "Players take turns choosing" in text_of(panel)
