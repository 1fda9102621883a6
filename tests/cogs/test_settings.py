"""/settings: a player's notifications, quiet hours, and the look of pictures."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import get_args
from zoneinfo import ZoneInfo

import pytest
from PIL import Image

from bot.catalogue import TITLES
from bot.games.gear_head.board.inks import WALL, WORLD
from bot.render.themes import THEMES
from bot.render.world import look
from bot.words.livery import Livery
from cogs.settings import Theme
from tests.cogs.circuits import ask
from tests.cogs.test_privacy import delete, exported
from tests.ui.sync.test_results import results
from tests.venue import Venue, chosen, ids, labels, menus, text_of, venue_with, words_of


async def choose(venue: Venue, name: str, command: str, **options: str | int) -> str:
    return words_of(await ask(venue, name, f"settings {command}", **options))


async def test_settings_are_shown_chosen_and_kept_over_a_restart(venue: Venue) -> None:
    ann = venue.person("Ann")
    shown = (await ann.slash(venue.channel, "settings show")).answer
    assert "Pings: in the channel" in chosen(shown)
    assert "Pings: by direct message" in await choose(venue, "Ann", "calls", where="dm")
    await choose(venue, "Ann", "quiet", begin="22:30", end="7", zone="europe/berlin")
    assert "Pictures: high contrast" in await choose(venue, "Ann", "theme", theme="contrast")
    await venue.restart()
    shown = (await ann.slash(venue.channel, "settings show")).answer
    now = ["Pings: by direct message", "Language: like Discord", "Pictures: high contrast"]
    assert chosen(shown) == [*now, "New tables here: no games"]
    assert "22:30 to 07:00, Europe/Berlin" in text_of(shown)
    assert "none" in await choose(venue, "Ann", "quiet")


async def test_everything_is_set_in_one_panel_that_says_what_has_changed(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="Settings")).answer
    for menu, option in (
        ("Pings", "No pings"),
        ("Language", "Language: English"),
        ("Pictures", "Pictures: light"),
        ("New tables here", "New tables here: all games"),
    ):
        await ann.select(panel, [menus(panel)[menu][option]], placeholder=menu)
        assert f"✅ **{option}**" in text_of(panel)
        assert option in chosen(panel)
    await ann.select(
        panel, [menus(panel)["New tables here"]["Rasant: on or off"]], placeholder="New tables here"
    )
    others = "Gear Head, Scrapheap Scavengers, Racesmack and Gear & Piston"
    assert f"by direct message: {others}" in text_of(panel)
    await ann.click(panel, label="Tips: on")
    assert "✅ **Tips: off**" in text_of(panel)
    assert "This server" not in labels(panel), "Ann does not manage it"
    mine = venue.bot.registry.preferences.of(ann.id)
    assert (mine.calls, mine.language, mine.theme, mine.tips) == ("none", "en", "light", False)


async def test_a_hand_says_why_only_while_tips_are_on(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings show")).answer
    await ann.slash(venue.channel, "practice", game="gear_head")
    said = text_of(venue.dm("Ann"))
    why = said.split("\n-# ")[2]
    assert "So far" not in why
    for label, on in (("Tips: on", False), ("Tips: off", True)):
        await ann.click(panel, label=label)
        await venue.wait(1)
        assert (why in text_of(venue.dm("Ann"))) is on, label
    assert text_of(venue.dm("Ann")) == said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("22:30 7:00 Berlin", "22:30 to 07:00, Europe/Berlin"),
        ("23 \u2013 6 new york", "23:00 to 06:00, America/New York"),
        ("22:30-7 Etc/GMT-3", "22:30 to 07:00, Etc/GMT-3"),
        ("", "none"),
        ("22:30 Berlin", "a start and an end"),
        ("22 7", "Add your time zone"),
        ("22 7 Mars", "I don’t know the zone Mars"),
        ("nine five", "a start and an end"),
    ],
)
async def test_quiet_hours_are_typed_in_one_line(venue: Venue, typed: str, told: str) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings show")).answer
    form = await ann.click(panel, label="Quiet hours")
    answered = await ann.submit_modal(form, {"text": typed})
    assert told in (text_of(panel) + words_of(answered))


async def test_a_car_is_chosen_from_the_panel(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = (await ann.slash(venue.channel, "settings show")).answer
    await ann.click(panel, label="My car")
    await ann.select(panel, [menus(panel)["Colour"]["Colour: pink"]], placeholder="Colour")
    await ann.select(panel, [menus(panel)["At the wheel"]["At the wheel: Juno"]], placeholder="At the wheel")
    await ann.submit_modal(await ann.click(panel, label="Number"), {"text": "46"})
    assert "no. 46, pink, driven by Juno" in text_of(panel)
    refused = await ann.submit_modal(await ann.click(panel, label="Number"), {"text": "0"})
    assert "from 1 to 99" in words_of(refused)
    await ann.click(panel, label="Back")
    assert "Your settings" in text_of(panel)


async def test_a_server_is_set_by_those_who_manage_it(venue: Venue) -> None:
    boss = venue.manager("Boss")
    panel = (await boss.slash(venue.channel, "settings show")).answer
    await boss.click(panel, label="This server")
    await boss.select(panel, [menus(panel)["Pictures"]["Pictures: light"]], placeholder="Pictures")
    await boss.select(panel, [menus(panel)["Language"]["Language: English"]], placeholder="Language")
    await boss.click(panel, label="Ratings: off")
    assert chosen(panel) == ["Pictures: light", "Language: English"]
    assert "Ratings: on" in labels(panel)
    choice = venue.bot.registry.preferences.server(venue.guild.id)
    assert (choice.theme, choice.language, choice.ratings) == ("light", "en", True)


async def test_a_car_is_chosen_in_parts_and_stays_theirs_at_every_table(venue: Venue) -> None:
    await choose(venue, "Ann", "car", colour="pink", number=46, driver=4)
    told = await choose(venue, "Ann", "car", number=7)
    assert "Ann: no. 7, pink, driven by Fitz." in told
    await choose(venue, "Bo", "car", colour="pink", number=7)
    await venue.restart()
    table = await venue.table(await venue.start("Ann", "Bo"))
    cars = {player.name: player.car for player in table.snapshot.players}
    assert cars["Ann"] == Livery(2, 7, 4)
    assert cars["Bo"] is not None
    assert (cars["Bo"].colour, cars["Bo"].number, cars["Bo"].wanted) == (3, 8, 2)


async def test_what_makes_no_sense_is_refused_in_words(venue: Venue) -> None:
    assert "22:30" in await choose(venue, "Ann", "quiet", begin="25:00", end="7", zone="Europe/Berlin")
    assert "I don’t know the zone" in await choose(venue, "Ann", "quiet", begin="22", end="7", zone="Mars")
    assert "Add your time zone" in await choose(venue, "Ann", "quiet", begin="22", end="7")
    assert "a start and an end" in await choose(venue, "Ann", "quiet", begin="22")
    assert "10 hours a day" in await choose(venue, "Ann", "quiet", begin="20", end="7", zone="Asia/Tokyo")
    assert "Manage Server" in await choose(venue, "Ann", "server", theme="light")
    venue.manager("Boss")
    boss = await venue.person("Boss").slash(venue.channel, "settings server", theme="light")
    assert "Pictures: light" in chosen(boss.answer)


async def test_zones_are_offered_while_a_person_types(venue: Venue) -> None:
    offered = await venue.person("Ann").complete(venue.channel, "settings quiet", "zone", "new york")
    assert [each["value"] for each in offered] == ["America/New_York"]


async def test_a_player_who_wants_no_calls_is_not_called_and_the_others_are(venue: Venue) -> None:
    await choose(venue, "Ann", "calls", where="none")
    await venue.start("Ann", "Bo")
    assert venue.ping() is None
    await venue.take_turn("Ann")
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Bo").id}


async def test_a_call_by_dm_is_a_new_message_and_the_one_before_goes(venue: Venue) -> None:
    await choose(venue, "Ann", "calls", where="dm")
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
    await choose(venue, "Ann", "calls", where="dm")
    venue.close_dms("Ann")
    await venue.start("Ann", "Bo")
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


def hours(venue: Venue, begin: int, end: int) -> dict[str, str]:
    """Quiet hours from now plus `begin` hours to now plus `end`."""
    now = datetime.fromtimestamp(venue.world.clock.now(), ZoneInfo("Asia/Tokyo")).hour
    return {"begin": f"{(now + begin) % 24}", "end": f"{(now + end) % 24}", "zone": "Asia/Tokyo"}


async def test_in_quiet_hours_nobody_is_called_and_the_clock_is_paused(venue: Venue) -> None:
    await choose(venue, "Ann", "quiet", **hours(venue, 0, 8))
    message = await venue.start("Ann", "Bo", pace="relaxed")
    table = await venue.table(message)
    assert venue.ping() is None
    (due,) = table.snapshot.dues
    left = due.at - venue.bot.registry.now()
    assert 24 * 3600 + 7 * 3600 <= left <= 24 * 3600 + 2 * 8 * 3600
    await venue.skip(8 * 3600 + 5)
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


async def test_quiet_hours_that_are_chosen_in_the_middle_of_a_turn_end_with_a_call(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="none")
    await choose(venue, "Ann", "quiet", **hours(venue, 0, 8))
    await venue.wait(70)
    assert venue.ping() is None
    await venue.skip(8 * 3600 + 5)
    await venue.wait(5)
    call = venue.ping()
    assert call is not None
    assert call.pinged == {venue.person("Ann").id}


async def test_the_result_is_silent_for_a_player_who_wants_no_calls(venue: Venue) -> None:
    await choose(venue, "Ann", "calls", where="none")
    await venue.start("Ann", robots=1)
    while ":play:" in str(ids(venue.dm("Ann"))):
        await venue.take_turn("Ann")
        await venue.wait(1)
    assert results(venue)[0].pinged == set()
    assert "🥇" in text_of(results(venue)[0])


async def test_settings_are_exported_and_deleted(venue: Venue) -> None:
    await choose(venue, "Ann", "calls", where="dm")
    data = await exported(venue, "Ann")
    assert data["settings"]["calls"] == "dm"
    await delete(venue, "Ann")
    shown = await venue.person("Ann").slash(venue.channel, "settings show")
    assert "Pings: in the channel" in chosen(shown.answer)
    assert (await exported(venue, "Ann"))["settings"] is None


async def test_hands_are_drawn_as_their_players_chose_and_tables_as_their_servers_did(tmp_path: Path) -> None:
    async with venue_with(tmp_path, TITLES) as venue:
        await venue.start("Ann", "Bo")
        standard, public = venue.dm("Ann").attachments[0].content, venue.anchor().attachments[0].content
        await choose(venue, "Ann", "theme", theme="light")
        await venue.wait(5)
        assert venue.dm("Ann").attachments[0].content != standard
        assert venue.anchor().attachments[0].content == public
        await choose(venue, "Ann", "theme", theme="standard")
        await venue.wait(5)
        assert venue.dm("Ann").attachments[0].content == standard
        venue.manager("Boss")
        await choose(venue, "Boss", "server", theme="contrast")
        await venue.take_turn("Ann")
        await venue.wait(5)
        shown = Image.open(BytesIO(venue.anchor().attachments[0].content)).convert("RGB")
        assert shown.getpixel((20, 12)) == look(WORLD, "contrast")(WALL) == (255, 255, 255)


def test_every_theme_that_can_be_drawn_can_be_chosen() -> None:
    assert [*get_args(Theme)] == list(THEMES)


async def test_a_language_is_chosen_for_oneself_and_for_a_server(venue: Venue) -> None:
    assert "Language: English" in await choose(venue, "Ann", "language", language="en")
    assert "Language: like Discord" in await choose(venue, "Ann", "language", language="auto")
    assert "Manage Server" in await choose(venue, "Ann", "server-language", language="en")
    boss = await venue.manager("Boss").slash(venue.channel, "settings server-language", language="en")
    assert "Language: English" in chosen(boss.answer)
