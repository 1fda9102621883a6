"""Tests of the replay, history and deal of a finished table. One game is played for all of these tests."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.catalogue import TITLES
from bot.engine.seal import cut_of, seal_of
from bot.features.lookback.animation import BYTES
from bot.model.errors import BrokenRecord
from bot.record.check_page import check_page
from bot.record.game import checked, record_of
from bot.tables.share_codes import code_of
from tests.ui.sync.test_results import finish, results
from tests.ui.test_hostile_options import refused, submit
from tests.venue import Venue, components, labels, look_back, menus, text_of, words_of


async def dealt_again(venue: Venue, code: str, id: str) -> None:
    """Check that the deal with the share code can be played against the same robots by people other than the
    table's player, and that wrong codes are refused. code: the share code of the finished table `id`.
    """
    first = await venue.bot.registry.tables.get(id)
    assert first is not None
    older = replace(first.snapshot, match=replace(first.snapshot.match, seed="other"))
    with pytest.raises(BrokenRecord, match="older rules"):
        record_of(older, TITLES["gear_head"], await first.log())
    refused = {
        ("Cy", "race", "x" + code): "isn’t a share code",
        ("Cy", "race", code.replace("p1", "p2")): "from another version",
        ("Cy", "race", code[:-1] + ("0" if code[-1] != "0" else "1")): "can’t find a finished game",
        ("Cy", "race", "p1-zzzzz-0123456789"): "can’t find a finished game",
        ("Cy", "rasant", code): "Try /race start",
        ("Ann", "race", code): "You’ve already played this deal",
    }
    for (who, game, wrong), sentence in refused.items():
        asked = await venue.person(who).slash(venue.channel, f"{game} start", deal=wrong)
        assert asked.ephemeral
        assert sentence in words_of(asked).replace("`", "")
    lobby = (await venue.person("Di").slash(venue.channel, "race start", deal=code)).answer
    assert f"Same deal as at table {id}" in text_of(lobby)
    offered = list(menus(lobby)["Robots"])
    assert not any(each.startswith("Apex: ") for each in offered), "the robots keep their levels"
    assert "You’ve already played this deal" in words_of(
        await venue.person("Ann").click(lobby, label="Join / Leave")
    )
    assert "seats are taken" in words_of(await venue.person("Eve").click(lobby, label="Join / Leave"))
    await venue.person("Di").click(lobby, label="Start")
    (second,) = [
        each
        for each in await venue.bot.registry.tables.find(channel=venue.channel.id)
        if each.snapshot.old is not None
    ]
    assert second.snapshot.match.seed == first.snapshot.match.seed
    assert [player.robot for player in second.snapshot.players] == [
        player.robot for player in first.snapshot.players
    ]
    await finish(venue, "Di")
    (told,) = [text_of(each) for each in results(venue) if "(first time: " in text_of(each)]
    score = r"(didn’t finish|\*\*\d+\*\*)"
    assert re.search(rf"(Di\W.*|<@\d+>) · {score} \(first time: {score}\)", told)


async def test_a_game_is_opened_once_it_is_over_and_no_sooner(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    ann, cy = venue.person("Ann"), venue.person("Cy")
    lobby = await venue.lobby("Ann", robots=1, level="club", seating="fixed")
    fair = (await venue.option(ann, lobby, "Fair deal")).answer
    (seal,) = re.findall("seal: `([0-9a-f]{32})`", text_of(fair))
    form = await venue.cut(ann, lobby)
    await ann.submit_modal(form, {"text": "  three\u202e green bottles "})
    assert "Ann (host, has cut the cards)" in text_of(lobby)
    assert "Join the lobby first" in words_of(await venue.cut(cy, lobby))
    assert "bottles" not in text_of(lobby)
    await ann.click(lobby, label="Start")
    board = lobby
    id = (await venue.table(board)).snapshot.id
    early = code_of((await venue.table(board)).snapshot)
    assert "That game isn’t over" in words_of(await cy.slash(venue.channel, "race start", deal=early))
    assert await venue.bot.registry.lobbies.find(channel=venue.channel.id) == []
    history = (await cy.click(board, label="History")).answer
    assert not any("eyes" in each for each in menus(history))
    await finish(venue)

    given = await look_back(cy, venue.anchor(), "Record")
    assert given.ephemeral
    (file,) = given.answer.attachments
    assert file.filename == f"paddock-gear-head-{id}.toml"
    record = checked(file.content, TITLES)
    assert record.sitters[0].name == "Ann"
    assert record.sealed is not None
    assert record.sealed.cuts == (cut_of("three green bottles"), "")
    assert seal_of(record.sealed.secret).startswith(seal)

    (result,) = results(venue)
    opened = await look_back(cy, result, "Fair deal")
    assert "this game’s cards match it" in words_of(opened)
    assert f"Is `{seal}` the seal you saw in the lobby?" in words_of(opened)
    (checking,) = opened.followups[0].attachments
    assert checking.filename == f"check-{id}.html"
    assert checking.content == check_page("en", record.sealed, record.seed)
    assert labels(opened.answer) == ["Play this deal", "Back"]
    assert labels(given.answer) == ["Fair deal", "Play this deal"]
    more = (await look_back(cy, result, "More")).answer
    assert "Report" not in labels(more)
    (text,) = [part for part in components(more) if part.get("label") == "As text"]
    text["custom_id"] = f"pd:{id}:report:0"  # forged
    assert "not in this game" in words_of(await cy.click(more, label="As text"))
    for text, refusal in (("long " * 200, "at most 500 characters"), ("\u202e", "The form was empty")):
        form = await look_back(ann, result, "Report")
        unchecked = await submit(venue, "Ann", form, text)
        assert refusal in refused(unchecked)
    form = await look_back(ann, result, "Report")
    said = await ann.submit_modal(form, {"text": "The robot is\nstupid.\u202e"})
    assert "to the bot owner" in words_of(said)
    (line,) = [each.getMessage() for each in caplog.records if "report of table" in each.getMessage()]
    assert line.startswith(f"report of table {id}: The robot is stupid.\nformat = ")
    assert "Ann" not in line
    (at_host,) = venue.world.dm(venue.guild.owner).messages.values()
    assert text_of(at_host) == f"**Report** · Gear Head · table **{id}**\n>>> The robot is stupid."
    (sent,) = at_host.attachments
    assert b"Ann" not in sent.content
    assert checked(sent.content, TITLES).moves == record.moves
    assert "ten minutes" in words_of(await look_back(ann, result, "Report"))
    await look_back(cy, result, "Replay")
    film = venue.shown()[-1]
    assert "Replay" in text_of(film)
    (gif,) = film.attachments
    assert len(gif.content) < BYTES
    moving = Image.open(BytesIO(gif.content))
    assert moving.format == "GIF"
    assert getattr(moving, "n_frames", 1) > 5
    (code,) = re.findall(r"/race start deal:(\S+)`", text_of(film))
    await dealt_again(venue, code, id)
    again = await look_back(ann, result, "Replay")
    assert again.ephemeral
    assert str(film.id) in words_of(again)
    still = await cy.click(film, label="Still pictures")
    assert still.ephemeral
    assert [each.filename for each in still.answer.attachments] == ["stills.png"]
    assert "drew" in text_of(still.answer)

    history = (await look_back(cy, result, "History")).answer
    (eyes,) = [options for ask, options in menus(history).items() if ask == "Seen by"]
    assert list(eyes)[:2] == ["Everyone", "Ann"]
    await cy.click(history, label="Beginning")
    assert "goes first. " not in text_of(history)
    await cy.select(history, [eyes["Ann"]], placeholder="Seen by")
    assert "goes first. Ann: " in text_of(history)
    (steps,) = [options for ask, options in menus(history).items() if "step" in ask]
    await cy.select(history, [next(iter(steps.values()))], placeholder="Show a step")
    assert [each.filename for each in history.attachments] == ["hand.png"]


async def test_a_replay_is_posted_in_the_channel_of_its_table_and_again_after_it_was_deleted(
    venue: Venue,
) -> None:
    ann = venue.person("Ann")
    await ann.click(await venue.lobby("Ann", robots=1), label="Start")
    await finish(venue)
    (result,), told = results(venue), venue.dm("Ann")
    own = await look_back(ann, told, "Replay")
    assert own.ephemeral, "a link from the channel would lead nowhere"
    assert [each.filename for each in own.answer.attachments] == ["replay.gif"]
    posted = (await look_back(ann, result, "Replay")).answer
    assert venue.shown()[-1] is posted
    again = await look_back(ann, told, "Replay")
    assert f"/{venue.channel.id}/{posted.id}" in words_of(again)
    venue.world.posts.delete(venue.channel.id, posted.id)
    anew = (await look_back(ann, result, "Replay")).answer
    assert [each.filename for each in anew.attachments] == ["replay.gif"]
    assert venue.shown()[-1] is anew


async def test_a_deal_is_played_again_in_a_lobby_by_others_and_alone_by_those_who_know_its_cards(
    venue: Venue,
) -> None:
    ann, cy = venue.person("Ann"), venue.person("Cy")
    lobby = await venue.lobby("Ann", robots=1, seating="fixed")
    await ann.click(lobby, label="Start")
    table = await venue.table(lobby)
    await finish(venue)
    (result,) = results(venue)
    opened = (await look_back(cy, result, "Fair deal")).answer
    await cy.click(opened, label="Play this deal")
    assert f"Same deal as at table {table.snapshot.id}" in text_of(venue.anchor())
    opened = (await look_back(ann, result, "Fair deal")).answer
    told = await ann.click(opened, label="Play this deal")
    assert "Your game is ready in our DMs" in words_of(told)
    await venue.wait(5)
    (alone,) = await venue.bot.registry.tables.find(person=ann.id)
    assert alone.snapshot.place.direct
    assert alone.snapshot.match.seed == table.snapshot.match.seed
    assert [each.person for each in alone.snapshot.players] == [ann.id, None]
    assert alone.snapshot.players[1].robot == table.snapshot.players[1].robot
    before = await venue.bot.registry._store.circuits.results(guild=venue.guild.id)
    await finish(venue)
    assert await venue.bot.registry._store.circuits.results(guild=venue.guild.id) == before, "nothing counts"


async def test_a_host_may_show_the_page_that_checks_deals(venue: Venue) -> None:
    venue.bot.status_url = "https://paddock.example.org"
    lobby = await venue.lobby("Ann", robots=1, seating="fixed")
    await venue.person("Ann").click(lobby, label="Start")
    await finish(venue)
    (result,) = results(venue)
    opened = await look_back(venue.person("Cy"), result, "Fair deal")
    assert opened.followups == []
    assert labels(opened.answer) == ["Check the deal", "Play this deal", "Back"]
    (page,) = [each["url"] for each in components(opened.answer) if each.get("url")]
    assert page.startswith("https://paddock.example.org/check?language=en#seal=")
