"""Tests of the league with buttons only: a circuit, games for it, its standings, a cup, and the next cup."""

from __future__ import annotations

import re

import pytest

from bot.engine.game import Chance
from bot.locales.phrase import LOCALES, Locale
from bot.model.preferences import ServerChoice
from bot.sandbox.model import Interaction, Message
from bot.tables.decide import Play
from bot.ui.components import read, tag
from tests.cogs.whole_games import drive
from tests.features.nights.test_night import HOUR
from tests.sandbox.people import Person
from tests.start_times import start_in
from tests.venue import Venue, components, labels, offered, text_of, words_of


async def league(venue: Venue, person: Person) -> Message:
    """Make a person open the panel of the league."""
    hub = (await person.slash(venue.channel, "paddock")).answer
    return (await person.click(hub, label="League")).answer


async def circuit(venue: Venue, person: Person, **filled: object) -> Message:
    """Make a person fill in the form for a new circuit, and return the panel with the circuit's standings."""
    form = await person.click(await league(venue, person), label="New circuit")
    return (await person.submit_modal(form, {"name": "Winter", **filled})).answer


async def test_a_circuit_is_opened_by_a_form_and_announced(venue: Venue) -> None:
    ann = venue.person("Ann")
    panel = await circuit(venue, ann, game=["rasant"], games="2")
    assert "Winter: no games yet" in text_of(panel)
    assert labels(panel) == ["Play a circuit game", "Edit", "Back"]
    (public,) = venue.shown()
    assert "The circuit Winter is open" in text_of(public)
    assert "Play Rasant to score points. Only people are ranked. The circuit ends after game 2." in text_of(
        public
    )
    form = await ann.click(await league(venue, ann), label="New circuit")
    refused = await ann.submit_modal(form, {"name": "Other", "games": "many"})
    assert "That isn’t a number of games." in words_of(refused)
    assert len(await venue.bot.registry.circuits.running_in(venue.guild.id)) == 1


async def test_games_are_played_for_a_circuit_from_its_standings_and_from_each_end(venue: Venue) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    panel = await circuit(venue, ann)
    games = (await ann.click(panel, label="Play a circuit game")).answer
    assert games is panel
    lobby = (await ann.click(games, label="Gear Head")).answer
    assert "Circuit game: **Winter**" in text_of(lobby)
    await bo.click(lobby, label="Join / Leave")
    await ann.click(lobby, label="Start")
    await drive(venue, await venue.table(lobby))
    await venue.wait(5)
    result = venue.anchor()
    assert labels(result) == ["Rematch", "Look back", "Standings"]
    again = (await bo.click(result, label="Rematch")).answer
    assert "Circuit game: **Winter**" in text_of(again)
    standings = (await bo.click(result, label="Standings")).answer
    assert "Play a circuit game" in labels(standings)
    assert "Plan a cup" not in labels(standings), "only who may plan is asked to"


async def test_a_cup_for_a_circuit_is_planned_in_one_form_and_followed_by_the_next(venue: Venue) -> None:
    mo, ann = venue.manager("Mo"), venue.person("Ann")
    panel = await circuit(venue, mo, game=["gear_head"])
    form = await mo.click(panel, label="Plan a cup")
    assert [len(offered(form, each)) for each in ("Game", "Rounds")] == [5, 7]
    plan = (await mo.submit_modal(form, {**start_in(venue, 2), "rounds": ["2"]})).answer
    assert "**Gear Head cup**" in text_of(plan)
    assert "Counts for **Winter**." in text_of(plan)
    assert labels(plan) == ["Announce", "Change time", "More", "Discard", "Back"]
    await mo.click(plan, label="More")
    headings = [line.removeprefix("-# ") for line in text_of(plan).splitlines() if line.startswith("-# ")]
    assert headings[:3] == ["Seats", "Pace", "Next round"]
    await mo.click(plan, label="Back")
    await mo.click(plan, label="Announce")
    await venue.wait(3)
    for person in (mo, ann):
        await person.click(venue.anchor(), label="I’m in")
    await venue.person("Bo").click(venue.anchor(), label="Maybe")
    await venue.wait(2 * HOUR)
    for person in (mo, ann):
        await person.click(venue.anchor(), label="I’m here")
    await venue.wait(20)
    assert "round 1 of 2" in venue_cup(venue), "nobody waits for Bo, who said maybe"
    for number in (1, 2):
        for table in await venue.bot.registry.tables.find(guild=venue.guild.id):
            if table.snapshot.status == "playing":
                await drive(venue, table)
        await venue.wait(200 if number == 1 else 10)
    over = next(
        each
        for each in reversed(venue.shown())
        if "wins the Gear Head cup" in text_of(each) or "tie for" in text_of(each)
    )
    assert labels(over) == ["Next cup", "Standings"]
    form = await mo.click(over, label="Next cup")
    plan = (await mo.submit_modal(form, start_in(venue, 3))).answer
    assert "**Gear Head cup**" in text_of(plan)
    assert "2 rounds in one evening" in text_of(plan)
    assert "Counts for **Winter**." in text_of(plan)
    refused = await ann.click(over, label="Next cup")
    assert "can plan race nights" in words_of(refused)


def venue_cup(venue: Venue) -> str:
    """Return the text of the newest message of a cup in progress."""
    return [text_of(each) for each in venue.shown() if "cup: round" in text_of(each)][-1]


def control(message: Message, action: str) -> str:
    """Return the custom_id of the first control with the given action that is not a *Back* button. It is the
    same in every language.
    """
    ids = [str(part.get("custom_id", "")) for part in components(message)]
    return next(each for each in ids if read(each).action == action and not each.startswith("pb:"))


@pytest.mark.few(1)
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_same_way_leads_through_the_league_in_every_language(venue: Venue, locale: Locale) -> None:
    """Make a circuit, two games for it, a cup with two people and robots and the next cup, and choose a
    person to keep apart from.
    """
    mo, ann = venue.manager("Mo"), venue.person("Ann")
    for person in (mo, ann):
        person.user.locale = "en-US" if locale == "en" else locale
    await venue.inside(
        venue.bot.registry.preferences.choose_for_server(venue.guild.id, ServerChoice(language=locale))
    )

    async def press(person: Person, message: Message, action: str) -> Interaction:
        return await person.click(message, custom_id=control(message, action))

    async def play() -> None:
        for table in await venue.bot.registry.tables.find(guild=venue.guild.id):
            while table.snapshot.status == "playing":
                players, match = table.snapshot.players, table.snapshot.match
                seats = [each for each in table.awaited if players[each].person and not players[each].robot]
                if not seats:
                    await venue.wait(2)
                    continue
                action = Chance("way", match.ply).pick(table.actions(seats[0]))
                move = Play(players[seats[0]].person or 0, match.counts[seats[0]], (action,))
                await venue.inside(table.do(move))
        await venue.wait(10)

    panel = (await mo.slash(venue.channel, "paddock")).answer
    await press(mo, panel, "league")
    form = await press(mo, panel, "newcircuit")
    await mo.submit_modal(form, {"name": "Winter", "game": ["gear_head"]})
    lobby = (await press(mo, panel, "playfor")).answer
    for host, guest in ((mo, ann), (ann, mo)):
        await press(guest, lobby, "seat")
        await press(host, lobby, "start")
        await play()
        result = venue.anchor()
        lobby = (await press(ann, result, "again")).answer
    standings = (await press(mo, result, "circuit")).answer
    assert "Winter" in text_of(standings)
    form = await press(mo, standings, "cupplan")
    plan = (await mo.submit_modal(form, {**start_in(venue, 2), "rounds": ["2"]})).answer
    await press(mo, plan, "nightmore")
    robots = next(part for part in components(plan) if tag(("fill", "4")) in str(part.get("options", "")))
    await mo.select(plan, [tag(("fill", "4"))], custom_id=robots["custom_id"])
    back = next(part for part in components(plan) if str(part.get("custom_id", "")).startswith("pb:"))
    await mo.click(plan, custom_id=back["custom_id"])
    await press(mo, plan, "nightannounce")
    await venue.wait(3)
    for person in (mo, ann):
        await press(person, venue.anchor(), "nightin")
    await venue.wait(2 * HOUR)
    for person in (mo, ann):
        await press(person, venue.anchor(), "nighthere")
    await venue.wait(20)
    await play()
    await venue.wait(200)
    await play()
    over = next(each for each in venue.shown() if "nightagain" in str(components(each)))
    assert re.search(r"^-# .*Robot", text_of(over), re.MULTILINE)
    again = await mo.submit_modal(await press(mo, over, "nightagain"), start_in(venue, 3))
    assert "Winter" in text_of(again.answer)
    peace = (await ann.slash(venue.channel, "settings")).answer
    await press(ann, peace, "peace")
    await ann.select(peace, [str(mo.id)], custom_id=control(peace, "shuns"))
    assert len(venue.bot.registry.preferences.of(ann.id).apart) == 1
