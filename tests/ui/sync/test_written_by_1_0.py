"""Tests that the display continues from the state of its messages that version 1.0 stored
(storage/written_by_1_0.sql).
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from bot.sandbox.model import COMPONENTS_V2, Channel, ChannelKind, Message, User
from bot.tables.decide import Play
from tests.ui.sync.truth import truth
from tests.venue import Venue, venue_with

WRITTEN = (Path(__file__).parents[2] / "storage" / "written_by_1_0.sql").read_text()


async def test_display_goes_on_from_what_version_1_0_noted(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "paddock.db") as db:
        db.executescript(WRITTEN)
        rows = db.execute(
            "SELECT notes.id, notes.document, tables.document FROM notes JOIN tables ON tables.id = notes.id"
            " WHERE status = 'playing'"
        ).fetchall()
    db.close()
    noted = {id: (json.loads(messages), json.loads(table)) for id, messages, table in rows}

    def opened(venue: Venue) -> None:
        """Restore the channels and messages that version 1.0 had sent."""
        world = venue.world
        for messages, table in noted.values():
            place = int(table["place"]["channel"])
            if place not in world.channels:
                world.restore(Channel(place, ChannelKind.TEXT, "paddock", venue.guild))
            _put_back(venue, world.channels[place], messages["anchor"])
            if messages["ping"]:
                call = _put_back(venue, world.channels[place], messages["ping"], flags=0)
                call.pinged = frozenset(messages["called"]["persons"])
            for player in table["players"]:
                if player["person"] is not None and player["person"] not in world.users:
                    user = world.users[player["person"]] = User(player["person"], "racer", player["name"])
                    world.add_member(venue.guild, user)
            for person, hand in messages["hands"].items():
                if hand["channel"] not in world.channels:
                    recipient = world.users[int(person)]
                    world.restore(Channel(hand["channel"], ChannelKind.DM, recipient=recipient))
                shown = _put_back(venue, world.channels[hand["channel"]], hand["message"])
                shown.components = [{"type": 10, "content": f"**Game** · table **{table['id']}**"}]

    async with venue_with(tmp_path, opened=opened) as venue:
        await venue.wait(10)
        for id, (messages, _) in noted.items():
            table = await venue.bot.registry.tables.get(id)
            assert table is not None
            state = (await venue.bot.display.tracked(table)).confirmed
            assert state.anchor == messages["anchor"], "the table is edited where it was"
            assert {hand.message for hand in state.hands.values()} == {
                hand["message"] for hand in messages["hands"].values()
            }, "hands are edited where they were, none is sent anew"
            for seat in sorted(table.awaited)[:1]:
                person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat]
                if person is not None:
                    private = [action for action in table.actions(seat) if action not in table.tap_targets]
                    await table.do(Play(person, count, (private[0],)))
            await venue.wait(10)
            await truth(venue, table)


def _put_back(venue: Venue, channel: Channel, id: int, flags: int = COMPONENTS_V2) -> Message:
    message = Message(id, channel, venue.world.bot, venue.world.clock.now(), flags=flags)
    venue.world.messages[id] = channel.messages[id] = message
    return message
