"""Tests of the entry points: /paddock and /help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH, lines
from bot.model.errors import TableError
from bot.sandbox import permissions
from bot.sandbox.model import Interaction
from bot.tables.decide_lobby import MentionPlayers
from bot.title import AnyTitle
from bot.ui.components import ButtonId, tag
from bot.ui.messages.rules import sections
from tests.cogs.whole_games import race
from tests.english import english
from tests.games import nim
from tests.sandbox.people import Person
from tests.settings import choose_for_server
from tests.venue import Venue, alt_of, ids, labels, menus, text_of, venue_with, words_of


async def rules(venue: Venue, who: Person, game: str) -> Interaction:
    """Make a person open the rules of a game, from the overview."""
    hub = (await who.slash(venue.channel, "paddock")).answer
    lessons = (await who.click(hub, label="Learn")).answer
    return await who.select(lessons, [menus(lessons)["Read the rules"][game]])


@pytest.mark.parametrize("command", ["paddock", "help"])
async def test_every_game_is_shown_with_its_cover_and_a_button(venue: Venue, command: str) -> None:
    opened = await venue.person("Ann").slash(venue.channel, command)
    hub = opened.answer
    assert opened.ephemeral
    assert labels(hub) == [*(title.name for title in TITLES.values()), "Daily", "Learn", "League", "More"]
    assert [attached.filename for attached in hub.attachments] == ["paddock.png"]
    for title in TITLES.values():
        assert f"{title.name}, for " in alt_of(hub)
    told = [english(title.words.pitch) in alt_of(hub) for title in TITLES.values()]
    assert all(told) or (len(told) > 5 and not any(told)), "what all games are about, as long as it fits"


async def test_a_press_on_a_game_opens_its_lobby_for_everybody(venue: Venue) -> None:
    hub = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    opened = await venue.person("Ann").click(hub, label="Rasant")
    lobby = opened.answer
    assert not opened.ephemeral
    said = text_of(lobby)
    assert english(TITLES["rasant"].words.pitch) in said
    assert "90 seconds a turn · about 5 minutes · closes " in said
    assert "Ann (host)" in said
    assert [attached.filename for attached in lobby.attachments] == ["cover.png"]
    await venue.person("Bo").click(lobby, label="Join / Leave")
    assert "Bo" in text_of(lobby)
    assert [attached.filename for attached in lobby.attachments] == ["cover.png"]


async def test_how_to_play_shows_the_rules_in_the_overview_and_in_a_lobby(venue: Venue) -> None:
    ann = venue.person("Ann")
    told = await rules(venue, ann, "Racesmack")
    assert told.ephemeral
    assert "Racesmack" in words_of(told)
    lobby = await venue.lobby("Ann", game="scrap")
    told = await venue.option(venue.person("Bo"), lobby, "How to play")
    assert told.ephemeral
    assert "Scrapheap Scavengers" in words_of(told)


async def test_the_rules_of_a_game_without_a_lesson_are_read_after_its_lobby_has_started_too(
    tmp_path: Path,
) -> None:
    async with venue_with(tmp_path, {nim.TITLE.key: nim.TITLE}) as venue:
        ann, bo = venue.person("Ann"), venue.person("Bo")
        hub = (await ann.slash(venue.channel, "paddock")).answer
        lobby = (await ann.click(hub, label=nim.TITLE.name)).answer
        await bo.click(lobby, label="Join / Leave")
        panel = (await bo.click(lobby, label="Options")).answer
        await ann.click(lobby, label="Start")
        told = await bo.click(panel, label="How to play")
        assert "available any more" not in words_of(told)
        assert nim.TITLE.name in text_of(panel)


@pytest.mark.parametrize("game", TITLES.values(), ids=TITLES)
async def test_the_rules_begin_with_five_lines_and_go_on_a_section_a_press(
    venue: Venue, game: AnyTitle
) -> None:
    ann, found = venue.person("Ann"), sections(lines(game.words.text.rules(), ENGLISH))
    asked = await rules(venue, ann, game.name)
    assert asked.ephemeral
    told = asked.answer
    for line in (*game.words.text.basics(), game.words.credit):
        assert english(line) in text_of(told)
    assert "Ruling" not in text_of(told)
    for section in found:
        await ann.click(told, label=f"Next: {section.name}")
        assert section.text.strip() in text_of(told)
        assert list(menus(told)["More about…"]) == [each.name for each in found]
    assert labels(told) == ["Back"]
    await ann.select(told, [menus(told)["More about…"][found[0].name]])
    assert found[0].text in text_of(told)


async def test_a_section_of_the_rules_that_no_longer_exists_is_refused_in_a_sentence(venue: Venue) -> None:
    ann = venue.person("Ann")
    told = (await rules(venue, ann, "Gear Head")).answer
    (part,) = [part for part in told.parts() if part.get("label") == "Next: Goal"]
    gear_head = next(title for title in TITLES.values() if title.name == "Gear Head")
    after_last = tag((gear_head.key, len(sections(lines(gear_head.words.text.rules(), ENGLISH)))))
    for arg in ("0" * 8, after_last):
        part["custom_id"] = ButtonId("0", "section", arg=arg).custom_id()
        pressed = await ann.click(told, label="Next: Goal")
        assert "have changed" in words_of(pressed)


async def test_my_tables_and_what_is_new_answer_whoever_pressed(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    ann = venue.person("Ann")
    hub = (await ann.slash(venue.channel, "paddock")).answer
    await ann.click(hub, label="More")
    mine = await ann.click(hub, label="My tables")
    assert mine.ephemeral
    assert "Gear Head" in words_of(mine)
    await ann.click(hub, label="Back")
    assert "/paddock" in words_of(await ann.click(hub, label="News"))


async def test_practice_begins_in_three_presses_from_the_hub_and_in_one_in_direct_messages(
    venue: Venue,
) -> None:
    ann = venue.person("Ann")
    hub = (await ann.slash(venue.channel, "paddock")).answer
    await ann.click(hub, label="More")
    games = (await ann.click(hub, label="Practice")).answer
    await ann.click(games, label="Rasant")
    await venue.wait(5)
    assert "Rasant" in text_of(venue.dm("Ann"))
    hub = (await ann.slash(venue.dm_channel("Ann"), "paddock")).answer
    assert "Practice" not in labels((await ann.click(hub, label="More")).answer)
    await ann.click(hub, label="Back")
    await ann.click(hub, label="Gear Head")
    await venue.wait(5)
    assert "Gear Head" in text_of(venue.dm("Ann"))


async def test_the_league_shows_the_standings_of_each_open_circuit(venue: Venue) -> None:
    ann = venue.person("Ann")
    hub = (await ann.slash(venue.channel, "paddock")).answer
    none = (await ann.click(hub, label="League")).answer
    assert "Start one with *New circuit*" in text_of(none)
    assert labels(none) == ["New circuit", "Leaderboard", "My profile", "Back"]
    await ann.click(none, label="Back")
    for name in ("Spring", "Summer"):
        await ann.slash(venue.channel, "league create", name=name, races=3)
    listed = (await ann.click(hub, label="League")).answer
    assert sorted(labels(listed)) == [
        "Back",
        "Leaderboard",
        "My profile",
        "New circuit",
        "Spring",
        "Summer",
    ]
    assert "Summer: no games yet" in words_of(await ann.click(listed, label="Summer"))


async def test_circuits_that_do_not_fit_are_on_more_pages_and_closed_ones_come_last(venue: Venue) -> None:
    ann = venue.person("Ann")
    for number in range(1, 9):
        await ann.slash(venue.channel, "league create", name=f"Cup {number}")
        await venue.wait(1)
    await venue.sure("Ann", "league close", circuit="Cup 8")
    league = (await ann.click((await ann.slash(venue.channel, "paddock")).answer, label="League")).answer
    ways = ["New circuit", "Leaderboard", "My profile", "Back"]
    assert sorted(labels(league)[:6]) == [f"Cup {number}" for number in range(2, 8)]
    assert labels(league)[6:] == ["More circuits", *ways]
    await ann.click(league, label="More circuits")
    assert labels(league) == ["Cup 1", "Cup 8", "Previous circuits", *ways]
    assert "**Cup 8** · The circuit is closed." in text_of(league)
    assert "Cup 8: no games yet" in words_of(await ann.click(league, label="Cup 8"))
    await ann.click(league, label="Back")
    assert "Cup 7" in labels(league)
    await ann.click(league, label="More circuits")
    await ann.click(league, label="Previous circuits")
    assert "Cup 7" in labels(league)


async def test_two_people_are_compared_from_the_league_and_from_a_profile(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    results = await venue.bot.registry.circuits.results_in(venue.guild.id, "gear_head")
    first, second = sorted(results, key=lambda each: each.place)
    cy, ann, bo = (venue.person(name) for name in ("Cy", "Ann", "Bo"))
    league = (await cy.click((await cy.slash(venue.channel, "paddock")).answer, label="League")).answer
    await cy.click(league, label="My profile")
    panel = (await cy.click(league, label="Head to head")).answer
    assert "haven’t finished a game together here" in words_of(await cy.select(panel, [str(ann.id)]))
    assert "That’s just you" in words_of(await cy.select(panel, [str(cy.id)]))
    await cy.select(panel, [str(ann.id), str(bo.id)])
    shown = text_of(panel)
    assert "## Ann and Bo\nGames together: **1**" in shown
    assert f"{first.name} · ahead: **1** · wins: **1**" in shown
    assert f"{second.name} · ahead: **0** · wins: **0**" in shown
    places = {first.name: "1st", second.name: "didn’t finish" if second.out else "2nd"}
    assert f"Gear Head · Ann {places['Ann']} · Bo {places['Bo']}" in shown
    profile = (await ann.slash(venue.channel, "league profile", player=bo.user)).answer
    assert "## Ann and Bo" in words_of(await ann.click(profile, label="Head to head"))
    own = (await ann.slash(venue.channel, "league profile")).answer
    assert "Head to head" not in labels(own)


async def test_the_leaderboard_is_three_presses_from_the_hub(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    bo = venue.person("Bo")
    league = (await bo.click((await bo.slash(venue.channel, "paddock")).answer, label="League")).answer
    board = (await bo.click(league, label="Leaderboard")).answer
    assert "Leaderboard: Gear Head" in text_of(board)
    first, second = text_of(board).splitlines()[-2:]
    assert "· 1 win · 1 game" in first
    assert "· 0 wins · 1 game" in second
    months = list(menus(board)["Month"])
    assert len(months) == 2
    await venue.skip(40 * 86_400)
    await bo.select(board, [menus(board)["Month"][months[1]]])
    assert f"-# {months[1]}" in text_of(board)
    assert "1 win" in text_of(board)
    assert len(menus(board)["Month"]) == 3
    await bo.click(board, label="Rasant")
    assert f"## Leaderboard: Rasant\n-# {months[1]}\nNo games yet" in text_of(board)
    await bo.select(board, [menus(board)["Month"]["All games in this server"]])
    venue.manager("Boss")
    await choose_for_server(venue, "Boss", ratings=True)
    await bo.click(board, label="Gear Head")
    assert re.search(r"1st .+ · \*\*1\d{3} ± \d+\*\* · 1 win", text_of(board))


async def test_the_hub_shows_the_lobbies_that_wait_and_a_press_takes_a_seat(venue: Venue) -> None:
    lobbies = [await venue.lobby("Ann", game=game) for game in ("race", "rasant", "scrap", "piston")]
    bo = venue.person("Bo")
    hub = (await bo.slash(venue.channel, "paddock")).answer
    joins = [label for label in labels(hub) if label.startswith("Join")]
    assert len(joins) == (2 if len(TITLES) <= 5 else 1), "no more than fit a phone"
    assert "Gear & Piston · 1 of 6 seats taken · #paddock" in text_of(hub)
    joined = await bo.click(hub, label=joins[-1])
    assert joined.ephemeral
    assert "You’re in!" in words_of(joined)
    assert "Bo" in text_of(lobbies[-1])
    again = (await bo.slash(venue.channel, "paddock")).answer
    assert joins[-1] not in labels(again), "who sits there is not asked to join"
    assert "Waiting for players" not in text_of(
        (await venue.person("Ann").slash(venue.channel, "help")).answer
    )
    await venue.option(venue.person("Ann"), lobbies[2], "Close lobby")
    gone = await bo.click(again, label=[each for each in labels(again) if each.startswith("Join")][-1])
    assert "This lobby was closed." in words_of(gone)


async def test_the_overview_shows_no_lobby_of_a_channel_that_a_person_cannot_see(venue: Venue) -> None:
    hidden = venue.world.add_channel(venue.guild, "hidden")
    venue.world.deny(hidden, venue.person("Bo").user, permissions.VIEW_CHANNEL)
    await venue.person("Ann").slash(hidden, "race start")
    hub = (await venue.person("Bo").slash(venue.channel, "paddock")).answer
    assert "Waiting for players" not in text_of(hub)
    seen = (await venue.person("Cy").slash(venue.channel, "paddock")).answer
    assert "#hidden" in text_of(seen)


async def test_a_lobby_calls_for_players_once(venue: Venue) -> None:
    lobby = await venue.lobby("Ann", game="rasant")
    refused = await venue.option(venue.person("Bo"), lobby, "Ping players")
    assert (
        words_of(refused).strip()
        == "Only the host or someone with *Manage Server* can do that. Ask one of them."
    )
    pressed = await venue.option(venue.person("Ann"), lobby, "Ping players")
    assert not pressed.ephemeral
    assert "Ann wants to play **Rasant**: 4 seats free" in words_of(pressed)
    assert not pressed.answer.pinged
    await venue.wait(3)
    (shown,) = [each for each in venue.shown() if each.id == lobby.id]
    assert "Ping players" not in labels(shown)
    (gathering,) = await venue.bot.registry.lobbies.find(guild=venue.guild.id)
    with pytest.raises(TableError, match="has already pinged players"):
        await gathering.do(MentionPlayers(venue.person("Ann").id, manager=False))


async def test_no_lobby_is_opened_in_direct_messages(venue: Venue) -> None:
    ann = venue.person("Ann")
    opener = ids((await ann.slash(venue.channel, "paddock")).answer)["Rasant"]
    hub = (await ann.slash(venue.dm_channel("Ann"), "help")).answer
    assert "Play against robots" in text_of(hub)
    (rasant,) = [part for part in hub.parts() if part.get("label") == "Rasant"]
    assert rasant["custom_id"] != opener
    rasant["custom_id"] = opener  # as in an overview of an older version
    assert "use `/paddock` in a server" in words_of(await ann.click(hub, label="Rasant"))
