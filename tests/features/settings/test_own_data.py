"""Tests of the export and the deletion of a person's data."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.games.gear_head.rules.components import Card
from bot.league.daily_results import Shared, Try
from bot.sandbox.model import Channel, Message
from tests.cogs.whole_games import ask, attachment, drive, race
from tests.settings import choose
from tests.venue import Venue, alt_of, ids, labels, text_of, venue_with, words_of


def everything(path: Path) -> str:
    """Return the whole content of the database as text."""
    with sqlite3.connect(path / "paddock.db") as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in db.execute(f"SELECT * FROM {name}")]
    db.close()
    return "\n".join(map(str, rows))


async def own_data(venue: Venue, name: str, where: Channel | None = None) -> Message:
    """Open the page about a person's data, from their settings."""
    person = venue.person(name)
    panel = (await person.slash(where or venue.channel, "settings")).answer
    asked = await person.click(panel, label="My data")
    assert asked.ephemeral
    return asked.answer


async def export(venue: Venue, name: str) -> Message:
    """Make a person request their data, and return the message with it."""
    return (await venue.person(name).click(await own_data(venue, name), label="Export my data")).answer


async def delete(venue: Venue, name: str) -> Any:
    """Make a person request the deletion of their data, and confirm it."""
    return await venue.person(name).click(await own_data(venue, name), label="Delete my data")


async def exported(venue: Venue, name: str) -> dict[str, Any]:
    answer = await export(venue, name)
    assert answer.ephemeral
    data: dict[str, Any] = json.loads(await attachment(answer))
    return data


def shows(venue: Venue, id: str) -> Message:
    return next(message for message in venue.shown() if f"table {id}" in text_of(message))


async def test_a_person_gets_all_that_is_stored_about_them(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    finished = await race(venue, "Ann", "Bo", circuit="Cup")
    playing = await venue.table(await venue.start("Bo", "Ann"))
    await venue.take_turn("Bo")
    await venue.lobby("Ann")
    ann = venue.person("Ann").id
    data = await exported(venue, "Ann")
    assert data["person"] == ann
    assert data["direct_messages"] == "open"
    assert [each["table_id"] for each in data["results"]] == [finished.snapshot.id]
    assert {each["person"] for each in data["results"]} == {ann}
    assert [each["name"] for each in data["circuits_hosted"]] == ["Cup"]
    assert len(data["lobbies"]) == 1
    tables = {each["id"]: each for each in data["tables"]}
    assert set(tables) == {finished.snapshot.id, playing.snapshot.id}
    own = tables[playing.snapshot.id]
    assert own["player"]["name"] == "Ann"
    assert [Card(*each) for each in own["view"]["hand"]] == list(playing.view(1).hand)
    assert own["moves"] == []
    assert len(tables[finished.snapshot.id]["moves"]) == finished.snapshot.match.counts[0]
    assert set(data["messages"]) >= {playing.snapshot.id}


async def test_an_export_holds_nobody_elses_secrets(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    text = json.dumps(await exported(venue, "Ann"))
    bo = [list(card) for card in table.view(1).hand]
    assert json.dumps(bo)[1:-1] not in text
    assert str(venue.person("Bo").id) not in text
    assert "Bo" not in text
    assert table.snapshot.match.seed not in text


async def test_a_person_who_never_played_gets_an_empty_file(venue: Venue) -> None:
    data = await exported(venue, "Ann")
    assert data.pop("person") == venue.person("Ann").id
    assert not any(data.values())


async def test_nothing_happens_before_the_deletion_is_confirmed(venue: Venue, tmp_path: Path) -> None:
    await race(venue, "Ann", "Bo")
    assert "can’t undo it" in text_of(await own_data(venue, "Ann"))
    assert str(venue.person("Ann").id) in everything(tmp_path)


async def test_a_deleted_person_is_nowhere_in_the_database(venue: Venue, tmp_path: Path) -> None:
    await ask(venue, "Annabelle", "league create", name="Cup")
    finished = await race(venue, "Annabelle", "Bo", "Cy", circuit="Cup")
    await venue.start("Bo", "Annabelle")
    await venue.lobby("Annabelle", "Bo")
    assert "Annabelle" in everything(tmp_path)
    done = await delete(venue, "Annabelle")
    assert "Deleted player 1" in words_of(done)
    stored = everything(tmp_path)
    assert "Annabelle" not in stored
    assert str(venue.person("Annabelle").id) not in stored
    kept = await venue.bot.registry.tables.get(finished.snapshot.id)
    assert kept is not None
    assert sorted(kept.names) == ["Bo", "Cy", "Deleted player 1"]


async def test_a_deleted_person_is_gone_from_the_bytes_of_the_files(venue: Venue, tmp_path: Path) -> None:
    files = [tmp_path / "paddock.db", tmp_path / "paddock.db-wal"]

    def traces() -> list[bytes]:
        id = venue.person("Annabelle").id
        wanted = [b"Annabelle", str(id).encode(), id.to_bytes(8, "big")]
        return [each for each in wanted for file in files if each in file.read_bytes()]

    await ask(venue, "Annabelle", "league create", name="Cup")
    for _ in range(3):
        await race(venue, "Annabelle", "Bo", "Cy", circuit="Cup")
        await venue.start("Bo", "Annabelle")
        await venue.lobby("Annabelle", "Bo")
    assert len(set(traces())) == 3
    done = await delete(venue, "Annabelle")
    assert "Deleted player 1" in words_of(done)
    assert traces() == []


async def test_only_a_person_with_stored_data_has_the_whole_file_rewritten(
    venue: Venue, tmp_path: Path
) -> None:
    def free_pages(*before: str) -> int:
        with closing(sqlite3.connect(tmp_path / "paddock.db")) as db:
            for statement in before:
                db.execute(statement)
            db.commit()
            return int(db.execute("PRAGMA freelist_count").fetchone()[0])

    free = free_pages("CREATE TABLE heap AS SELECT randomblob(100000)", "DROP TABLE heap")
    assert free > 0
    await delete(venue, "Ann")
    assert free_pages() >= free
    await choose(venue, "Ann", theme="light")
    await delete(venue, "Ann")
    assert free_pages() == 0


async def test_nobody_can_have_the_file_rewritten_repeatedly(venue: Venue) -> None:
    await choose(venue, "Ann", theme="light")
    assert "Done:" in words_of(await delete(venue, "Ann"))
    await choose(venue, "Ann", theme="light")
    assert "try again in ten minutes" in words_of(await delete(venue, "Ann"))
    assert (await exported(venue, "Ann"))["settings"] is not None
    await venue.wait(600)
    assert "Done:" in words_of(await delete(venue, "Ann"))


async def test_results_stay_under_another_name(venue: Venue) -> None:
    await ask(venue, "Bo", "league create", name="Cup")
    await race(venue, "Ann", "Bo", circuit="Cup")
    before = alt_of((await ask(venue, "Bo", "league standings")).answer)
    await delete(venue, "Ann")
    after = alt_of((await ask(venue, "Bo", "league standings")).answer)
    assert after == before.replace("Ann", "Deleted player 1")
    words = words_of(await ask(venue, "Bo", "league profile", player=venue.person("Ann").user))
    assert words.strip() == "Ann hasn’t finished a game in this server yet. Choose someone else."
    await race(venue, "Ann", "Bo", circuit="Cup")
    rows = alt_of((await ask(venue, "Bo", "league standings")).answer)
    assert ". Ann: " in rows
    assert ". Deleted player 1: " in rows


async def test_a_race_in_progress_goes_on_with_a_robot_that_scores_for_nobody(venue: Venue) -> None:
    await ask(venue, "Bo", "league create", name="Cup")
    table = await venue.table(await venue.start("Ann", "Bo", "Cy", circuit="Cup"))
    await delete(venue, "Ann")
    assert table.names[0] == "Deleted player 1"
    assert table.snapshot.host == venue.person("Bo").id
    assert "Ann" not in text_of(shows(venue, table.snapshot.id))
    assert all("Ann" not in (message.content or "") for message in venue.shown())
    dms = venue.dms("Ann")
    assert not [message for message in dms if labels(message)], "the hand is taken back"
    refused = await venue.person("Ann").click(shows(venue, table.snapshot.id), label="My hand")
    assert words_of(refused).strip().startswith("You’re not in this game.")
    await drive(venue, table)
    rows = alt_of((await ask(venue, "Bo", "league standings")).answer)
    assert "Deleted" not in rows
    assert {". Bo:" in rows, ". Cy:" in rows} == {True}


async def test_a_message_that_pings_several_players_no_longer_names_a_deleted_person(venue: Venue) -> None:
    await venue.start("Ann", "Bo", "Cy", game="smack", pace="relaxed")
    await venue.wait(70)
    call = venue.ping()
    assert call is not None
    mentions = {name: f"<@{venue.person(name).id}>" for name in ("Ann", "Bo", "Cy")}
    assert all(mention in call.content for mention in mentions.values())
    await delete(venue, "Ann")
    await venue.wait(10)
    call = venue.ping()
    assert call is not None
    assert [name for name, mention in mentions.items() if mention in call.content] == ["Bo", "Cy"]


async def test_a_hand_to_move_no_longer_names_a_deleted_person(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    assert "Ann" in alt_of(venue.dm("Bo"))
    await delete(venue, "Ann")
    await venue.wait(2)
    hand = venue.dm("Bo")
    assert "Your turn" in text_of(hand)
    assert "Ann" not in text_of(hand) + alt_of(hand)


async def test_a_race_against_robots_alone_ends_when_its_only_person_is_deleted(
    venue: Venue, tmp_path: Path
) -> None:
    table = await venue.table(await venue.start("Annabelle", robots=2))
    await delete(venue, "Annabelle")
    assert table.snapshot.status == "ended"
    assert "Annabelle" not in everything(tmp_path)
    assert "Annabelle" not in text_of(shows(venue, table.snapshot.id))


async def test_a_hosted_circuit_passes_to_the_best_driver_in_it(venue: Venue) -> None:
    await ask(venue, "Ann", "league create", name="Cup")
    await ask(venue, "Ann", "league create", name="Empty")
    await race(venue, "Ann", "Bo", circuit="Cup")
    await delete(venue, "Ann")
    hosts = {each.name: each.host for each in await venue.bot.registry.circuits.running_in(venue.guild.id)}
    assert hosts == {"Cup": venue.person("Bo").id, "Empty": 0}
    assert "Cup is closed." in text_of(await venue.sure("Bo", "league close", circuit="Cup"))


async def test_the_button_that_confirms_survives_a_restart(venue: Venue, tmp_path: Path) -> None:
    await race(venue, "Ann", "Bo")
    asked = await own_data(venue, "Ann")
    assert ids(asked)["Delete my data"] == "pd:0:forget:0"
    await venue.restart()
    await venue.person("Ann").click(asked, label="Delete my data")
    assert str(venue.person("Ann").id) not in everything(tmp_path)


async def test_both_work_in_direct_messages(venue: Venue) -> None:
    await venue.lobby("Ann")
    ann = venue.person("Ann")
    asked = await own_data(venue, "Ann", ann.dm)
    assert "can’t undo it" in text_of(asked)
    sent = await ann.click(asked, label="Export my data")
    assert json.loads(await attachment(sent.answer))["lobbies"]


async def test_finished_tables_are_forgotten_in_time_and_results_stay(venue: Venue, tmp_path: Path) -> None:
    finished = await race(venue, "Ann", "Bo")
    venue.bot.registry._keep = 3 * 86_400.0
    await venue.skip(2 * 86_400.0)
    assert await venue.bot.registry.tables.get(finished.snapshot.id) is not None
    await venue.skip(3 * 86_400.0)
    assert await venue.bot.registry.tables.get(finished.snapshot.id) is None
    assert finished.snapshot.match.seed not in everything(tmp_path)
    refused = await venue.person("Ann").click(venue.anchor(), label="Look back")
    assert words_of(refused).strip() == "This table is gone. Start another with `/paddock`."
    assert "Games: **1**" in words_of(await ask(venue, "Ann", "league profile"))


async def test_nobody_has_everything_read_for_an_export_again_and_again(venue: Venue) -> None:
    await choose(venue, "Ann", theme="light")
    assert (await exported(venue, "Ann"))["settings"] is not None
    again = await export(venue, "Ann")
    assert again.attachments == []
    assert re.search(r"Ask again <t:\d+:R>\.", text_of(again))
    assert (await exported(venue, "Bo"))["settings"] is None, "each person has a pause of their own"
    await venue.restart()
    assert (await export(venue, "Ann")).attachments == [], "a pause outlives a restart"
    await venue.wait(600)
    assert (await exported(venue, "Ann"))["settings"] is not None


async def test_privacy_says_whom_to_ask_where_the_host_has_said_it(venue: Venue) -> None:
    assert "Questions?" not in text_of(await own_data(venue, "Ann"))
    venue.bot.host_contact, venue.bot.privacy_url = "host@example.org", "https://example.org/privacy"
    for answer in (await own_data(venue, "Ann"), await export(venue, "Ann")):
        told = text_of(answer)
        assert "Questions? host@example.org" in told
        assert "[Privacy policy](https://example.org/privacy)" in told


async def test_the_bot_knows_its_servers_with_a_gateway_and_without_one(tmp_path: Path) -> None:
    for http in (False, True):
        (folder := tmp_path / str(http)).mkdir()
        async with venue_with(folder, http=http) as there:
            assert await there.bot._servers() == frozenset({there.guild.id})
            there.world.remove_bot(there.guild)
            await there.wait(1)
            assert await there.bot._servers() == frozenset()


async def test_a_deleted_person_has_shown_no_daily_to_any_server(venue: Venue) -> None:
    """Delete a person whose id and name are only in a row of daily_shares."""
    store = venue.bot._store
    assert store is not None
    day = venue.bot.registry.dailies.today
    one = Try(venue.person("Annabelle").id, day, "gear_head", "abcde", 1, 30)
    await store.dailies.share_daily(venue.guild.id, Shared("Annabelle", one), venue.channel.id)
    assert (await exported(venue, "Annabelle"))["dailies_shared"]
    await delete(venue, "Annabelle")
    await venue.wait(600)
    assert (await exported(venue, "Annabelle"))["dailies_shared"] == []


async def test_a_lobby_forgets_a_person_who_left_before_its_game(venue: Venue, tmp_path: Path) -> None:
    lobby = await venue.lobby("Bo", "Annabelle", "Cy", seating="fixed")
    await venue.person("Annabelle").click(lobby, label="Join / Leave")
    await venue.person("Bo").click(lobby, label="Start")
    await drive(venue, await venue.table(lobby))
    await venue.wait(10)
    await delete(venue, "Annabelle")
    await venue.wait(10)
    assert str(venue.person("Annabelle").id) not in everything(tmp_path)
