"""Tests of /settings: a player's notifications, quiet hours, and the look of pictures."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PIL import Image

from bot.catalogue import TITLES
from bot.games.gear_head.board.inks import WALL, WORLD
from bot.render.themes import THEMES
from bot.render.world import look
from bot.sandbox import permissions
from bot.words.player_car import PlayerCar
from tests.cogs.whole_games import ask
from tests.features.settings.test_own_data import delete, exported
from tests.settings import choose, choose_for_server
from tests.ui.sync.test_results import results
from tests.venue import Venue, chosen, ids, labels, menus, text_of, venue_with, words_of


async def test_settings_are_shown_chosen_and_kept_over_a_restart(venue: Venue) -> None:
    ann = venue.person("Ann")
    shown = (await ann.slash(venue.channel, "settings")).answer
    assert "Pings: in the channel" in chosen(shown)
    await choose(venue, "Ann", calls="dm", quiet="22:30 7 europe/berlin", theme="contrast")
    await venue.restart()
    shown = (await ann.slash(venue.channel, "settings")).answer
    now = ["Pings: by direct message", "Language: same as Discord", "Pictures: high contrast"]
    assert chosen(shown) == [*now, "New tables here: no messages"]
    assert "22:30 to 07:00, Europe/Berlin" in text_of(shown)
    assert "Quiet hours: none" in text_of(await choose(venue, "Ann", quiet=""))


async def test_everything_is_set_in_one_panel_that_says_what_has_changed(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="More")).answer
    await ann.click(panel, label="Settings")
    for menu, option in (
        ("Pings", "No pings"),
        ("Language", "Language: English"),
        ("Pictures", "Pictures: light"),
        ("New tables here", "New tables here: messages for all games"),
    ):
        await ann.select(panel, [menus(panel)[menu][option]], placeholder=menu)
        assert f"✅ **{option}**" in text_of(panel)
        assert option in chosen(panel)
    await ann.select(
        panel, [menus(panel)["New tables here"]["Rasant: switch off"]], placeholder="New tables here"
    )
    *others, last = (title.name for title in TITLES.values() if title.key != "rasant")
    assert f"by direct message: {', '.join(others)} and {last}" in text_of(panel)
    assert menus(panel)["New tables here"].keys() >= {"Rasant: switch on", f"{last}: switch off"}
    await ann.click(panel, label="Tips: on")
    assert "✅ **Tips: off**" in text_of(panel)
    assert "This server" not in labels(panel), "Ann does not manage it"
    mine = venue.bot.registry.preferences.of(ann.id)
    assert (mine.calls, mine.language, mine.theme, mine.tips) == ("none", "en", "light", False)


async def test_a_hand_says_why_only_while_tips_are_on(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings")).answer
    await ann.slash(venue.channel, "practice robots", game="gear_head")
    said = text_of(venue.dm("Ann"))
    why = said.split("\n-# ")[2]
    assert "So far" not in why
    for label, on in (("Tips: on", False), ("Tips: off", True)):
        await ann.click(panel, label=label)
        await venue.wait(1)
        assert (why in text_of(venue.dm("Ann"))) is on, label
    assert text_of(venue.dm("Ann")) == said


async def test_the_picture_of_a_hand_lights_a_choice_while_tips_are_on_or_for_a_hint(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings")).answer
    await ann.slash(venue.channel, "practice robots", game="gear_head")

    def shown() -> bytes:
        (picture,) = venue.dm("Ann").attachments
        return picture.content

    lit = shown()
    await ann.click(panel, label="Tips: on")
    await venue.wait(1)
    plain = shown()
    assert plain != lit
    await ann.click(venue.dm("Ann"), label="Hint")
    assert shown() == lit
    await ann.click(panel, label="Tips: off")
    await venue.wait(1)
    assert shown() == lit


@pytest.mark.parametrize(
    ("begin", "end", "zone", "told"),
    [
        ("22:30", "7:00", "Berlin", "22:30 to 07:00, Europe/Berlin"),
        ("23", "6", "new york", "23:00 to 06:00, America/New York"),
        ("22h30", "7 Uhr", "GMT-3", "22:30 to 07:00, UTC-3"),
        ("10 pm", "8 a.m.", " London ", "22:00 to 08:00, Europe/London"),
        ("", "", "", "none"),
        ("", " ", "Berlin", "none"),
        ("22:30", "", "Berlin", "a start and an end"),
        ("22", "7", "", "Add your time zone"),
        ("22", "7", "Mars", "I don’t know the time zone “Mars”"),
        ("25:00", "7", "Berlin", "I can’t read “25:00” as a time"),
        ("late", "7", "Berlin", "I can’t read “late” as a time"),
        ("20", "7", "Tokyo", "20:00 to 07:00, Asia/Tokyo. Choose at most 10 hours"),
        ("9", "9:00", "Tokyo", "Choose at most 10 hours"),
    ],
)
async def test_quiet_hours_are_a_start_an_end_and_a_time_zone(
    venue: Venue, begin: str, end: str, zone: str, told: str
) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings")).answer
    form = await ann.click(panel, label="Quiet hours")
    answered = await ann.submit_modal(form, {"begin": begin, "end": end, "zone": zone})
    assert told in (text_of(panel) + words_of(answered))


async def test_the_form_for_quiet_hours_is_filled_in_with_the_present_ones(venue: Venue) -> None:
    panel = await choose(venue, "Ann", quiet="22:30 7 europe/berlin")
    form = await venue.person("Ann").click(panel, label="Quiet hours")
    assert form.modal is not None
    filled = [each["component"]["value"] for each in form.modal["components"]]
    assert filled == ["22:30", "07:00", "Europe/Berlin"]


async def test_a_car_is_chosen_from_the_panel(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings")).answer
    await ann.click(panel, label="My car")
    await ann.select(panel, [menus(panel)["Colour"]["Colour: pink"]], placeholder="Colour")
    await ann.select(panel, [menus(panel)["At the wheel"]["At the wheel: Juno"]], placeholder="At the wheel")
    await ann.submit_modal(await ann.click(panel, label="Number"), {"text": "46"})
    assert "no. 46, pink, driven by Juno" in text_of(panel)
    refused = await ann.submit_modal(await ann.click(panel, label="Number"), {"text": "0"})
    assert "from 1 to 99" in words_of(refused)
    await ann.click(panel, label="Back")
    assert "Your settings" in text_of(panel)


async def circuit_named(venue: Venue, name: str) -> str:
    """Return the id of the open circuit with the given name."""
    found = await venue.bot.registry.circuits.running_in(venue.guild.id)
    return next(each.id for each in found if each.name == name)


async def test_a_server_is_set_by_those_who_manage_it(venue: Venue) -> None:
    boss = venue.manager("Boss")
    panel = (await boss.slash(venue.channel, "settings")).answer
    await boss.click(panel, label="This server")
    await boss.select(panel, [menus(panel)["Pictures"]["Pictures: light"]], placeholder="Pictures")
    await boss.select(panel, [menus(panel)["Language"]["Language: English"]], placeholder="Language")
    assert "✅ **Language: English**" in text_of(panel)
    await boss.click(panel, label="Ratings: off")
    assert "✅ **Ratings: on**" in text_of(panel)
    assert chosen(panel) == ["Pictures: light", "Language: English"]
    assert "Ratings: on" in labels(panel)
    choice = venue.bot.registry.preferences.server(venue.guild.id)
    assert (choice.theme, choice.language, choice.ratings) == ("light", "en", True)


async def test_new_lobbies_count_for_the_default_circuit_until_it_is_removed_there(venue: Venue) -> None:
    boss = venue.manager("Boss")
    await ask(venue, "Boss", "league create", name="Cup *1*", game="rasant")
    panel = await choose_for_server(venue, "Boss", circuit=await circuit_named(venue, "Cup *1*"))
    assert "✅ **Default circuit: Cup \\*1\\***" in text_of(panel)
    assert "Default circuit: Cup *1*" in chosen(panel)
    hub = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    lobby = (await venue.person("Ann").click(hub, label="Rasant")).answer
    assert "Circuit game: **Cup" in text_of(lobby)
    await venue.option(venue.person("Ann"), lobby, "No circuit")
    assert "Circuit game" not in text_of(lobby)
    assert "Circuit game" not in text_of(await venue.lobby("Bo")), "of a game that does not count there"
    assert "Circuit game" in text_of(await venue.lobby("Bo", game="rasant"))
    await boss.select(
        panel, [menus(panel)["Default circuit"]["No default circuit"]], placeholder="Default circuit"
    )
    assert "✅ **No default circuit**" in text_of(panel)
    assert "Circuit game" not in text_of(await venue.lobby("Bo", game="rasant"))


async def test_a_server_allows_fewer_tables_than_the_host_of_the_bot(venue: Venue) -> None:
    boss = venue.manager("Boss")
    panel = (await boss.slash(venue.channel, "server")).answer
    await boss.click(panel, label="Limits")
    assert chosen(panel) == [
        "Per person: 25 (maximum)",
        "Per channel: 50 (maximum)",
        "In this server: 500 (maximum)",
    ]
    assert "Per person: 50" not in menus(panel)["Limit per person"]
    for heading, option in (("Limit per person", "Per person: 1"), ("Limit per channel", "Per channel: 2")):
        await boss.select(panel, [menus(panel)[heading][option]], placeholder=heading)
        assert f"✅ **{option}**" in text_of(panel)
        assert option in chosen(panel)
    await venue.restart()
    there = venue.another_server()
    assert there.guild is not None
    venue.world.add_member(there.guild, venue.person("Ann").user, permissions.EVERYONE)
    await venue.person("Ann").slash(there, "race start")
    await venue.lobby("Ann")
    refused = await venue.person("Ann").slash(venue.channel, "race start")
    assert "You’re already in a game or lobby here" in words_of(refused)
    await venue.lobby("Bo")
    refused = await venue.person("Cy").slash(venue.channel, "race start")
    assert "There are already 2 games and lobbies in this channel" in words_of(refused)
    await boss.click(panel, label="Back")
    assert "## This server" in text_of(panel)


async def test_the_posted_hub_works_for_everybody_and_after_a_restart(venue: Venue) -> None:
    boss = venue.manager("Boss")
    panel = (await boss.slash(venue.channel, "server")).answer
    await boss.click(panel, label="Post menu here")
    hub = list(venue.channel.messages.values())[-1]
    assert f"/{hub.id}). You can pin it." in text_of(panel)
    assert hub.interaction is None
    await venue.restart()
    ann = venue.person("Ann")
    assert "Ann (host)" in text_of((await ann.click(hub, label="Rasant")).answer)
    answer = (await ann.click(hub, label="More")).answer
    await ann.click(answer, label="Settings")
    assert "Your settings" in text_of(answer)
    assert answer.ephemeral
    assert "Pick a car game to open a lobby" in text_of(hub)


async def test_a_car_is_chosen_in_parts_and_stays_theirs_at_every_table(venue: Venue) -> None:
    for name in ("Ann", "Bo"):
        person = venue.person(name)
        panel = (await person.slash(venue.channel, "settings")).answer
        await person.click(panel, label="My car")
        await person.select(panel, [menus(panel)["Colour"]["Colour: pink"]], placeholder="Colour")
        await person.submit_modal(await person.click(panel, label="Number"), {"text": "7"})
        if name == "Ann":
            driver = menus(panel)["At the wheel"]["At the wheel: Fitz"]
            await person.select(panel, [driver], placeholder="At the wheel")
            assert "Ann: no. 7, pink, driven by Fitz." in text_of(panel)
    await venue.restart()
    table = await venue.table(await venue.start("Ann", "Bo"))
    cars = {player.name: player.car for player in table.snapshot.players}
    assert cars["Ann"] == PlayerCar(2, 7, 4)
    assert cars["Bo"] is not None
    assert (cars["Bo"].colour, cars["Bo"].number, cars["Bo"].wanted) == (3, 8, 2)


async def test_a_player_who_wants_no_calls_is_not_called_and_the_others_are(venue: Venue) -> None:
    await choose(venue, "Ann", calls="none")
    await venue.start("Ann", "Bo")
    assert venue.ping() is None
    await venue.take_turn("Ann")
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Bo").id}


async def test_a_call_by_dm_is_a_new_message_and_the_one_before_goes(venue: Venue) -> None:
    await choose(venue, "Ann", calls="dm")
    await venue.start("Ann", "Bo")
    assert venue.ping() is None
    await venue.take_turn("Ann")
    old = venue.dm("Ann")
    await venue.wait(65)
    await venue.take_turn("Bo")
    (new,) = venue.dms("Ann")
    assert new.id > old.id
    assert ":play:" in str(ids(new))
    assert venue.ping() is None
    await venue.take_turn("Ann")
    await venue.take_turn("Bo")
    assert [each.id for each in venue.dms("Ann")] == [new.id], "who is there needs no call"


async def test_a_player_who_wants_dms_that_cannot_arrive_is_called_in_the_channel(venue: Venue) -> None:
    await choose(venue, "Ann", calls="dm")
    venue.close_dms("Ann")
    await venue.start("Ann", "Bo")
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


def hours(venue: Venue, begin: int, end: int) -> str:
    """Return quiet hours from `begin` hours to `end` hours from now, as a person types them."""
    now = datetime.fromtimestamp(venue.world.clock.now(), ZoneInfo("Asia/Tokyo")).hour
    return f"{(now + begin) % 24} {(now + end) % 24} Asia/Tokyo"


async def test_in_quiet_hours_nobody_is_called_and_the_clock_is_paused(venue: Venue) -> None:
    await choose(venue, "Ann", quiet=hours(venue, 0, 8))
    message = await venue.start("Ann", "Bo", pace="relaxed")
    table = await venue.table(message)
    assert venue.ping() is None
    (due,) = table.snapshot.clocks
    left = due.at - venue.bot.registry.clock.now()
    assert 24 * 3600 + 7 * 3600 <= left <= 24 * 3600 + 2 * 8 * 3600
    await venue.skip(8 * 3600 + 5)
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


async def test_quiet_hours_that_are_chosen_in_the_middle_of_a_turn_end_with_a_call(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="none")
    await choose(venue, "Ann", quiet=hours(venue, 0, 8))
    await venue.wait(70)
    assert venue.ping() is None
    await venue.skip(8 * 3600 + 5)
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


async def test_the_result_is_silent_for_a_player_who_wants_no_calls(venue: Venue) -> None:
    await choose(venue, "Ann", calls="none")
    await venue.start("Ann", robots=1)
    while ":play:" in str(ids(venue.dm("Ann"))):
        await venue.take_turn("Ann")
        await venue.wait(1)
    assert results(venue)[0].pinged == set()
    assert "🥇" in text_of(results(venue)[0])


async def test_settings_are_exported_and_deleted(venue: Venue) -> None:
    await choose(venue, "Ann", calls="dm")
    data = await exported(venue, "Ann")
    assert data["settings"]["calls"] == "dm"
    await delete(venue, "Ann")
    shown = await venue.person("Ann").slash(venue.channel, "settings")
    assert "Pings: in the channel" in chosen(shown.answer)
    assert (await exported(venue, "Ann"))["settings"] is None


async def test_hands_are_drawn_as_their_players_chose_and_tables_as_their_servers_did(tmp_path: Path) -> None:
    async with venue_with(tmp_path, TITLES) as venue:
        await venue.start("Ann", "Bo")
        standard, public = venue.dm("Ann").attachments[0].content, venue.anchor().attachments[0].content
        await choose(venue, "Ann", theme="light")
        await venue.wait(5)
        assert venue.dm("Ann").attachments[0].content != standard
        assert venue.anchor().attachments[0].content == public
        await choose(venue, "Ann", theme="standard")
        await venue.wait(5)
        assert venue.dm("Ann").attachments[0].content == standard
        venue.manager("Boss")
        await choose_for_server(venue, "Boss", theme="contrast")
        await venue.wait(5)
        shown = Image.open(BytesIO(venue.anchor().attachments[0].content)).convert("RGB")
        assert shown.getpixel((20, 12)) == look(WORLD, "contrast")(WALL) == (255, 255, 255)


async def test_every_theme_that_can_be_drawn_can_be_chosen(venue: Venue) -> None:
    for theme in THEMES:
        await choose(venue, "Ann", theme=theme)
        assert venue.bot.registry.preferences.of(venue.person("Ann").id).theme == theme


async def test_a_language_is_chosen_for_oneself_and_for_a_server(venue: Venue) -> None:
    assert "Language: English" in chosen(await choose(venue, "Ann", language="en"))
    assert "Language: same as Discord" in chosen(await choose(venue, "Ann", language="auto"))
    venue.manager("Boss")
    assert "Language: English" in chosen(await choose_for_server(venue, "Boss", language="en"))
