"""Tests that run in a copy of the bot without circuits, with a circuit stored by an earlier version: see
test_folders.
"""

from __future__ import annotations

from bot.league.circuit import Games
from bot.model.snapshots import Place
from tests.cogs.whole_games import race
from tests.venue import Venue, labels


async def test_a_game_for_a_circuit_from_before_counts_and_its_host_is_deleted(venue: Venue) -> None:
    ann, registry = venue.person("Ann"), venue.bot.registry
    place = Place(venue.guild.id, venue.channel.id)
    circuit = await registry.circuits.create(place=place, host=ann.id, name="Cup", limit=Games(1))
    table = await race(venue, "Ann", "Bo", circuit=circuit.id)
    assert table.snapshot.status == "over"
    assert {each.table_id for each in await registry.circuits.results(circuit)} == {table.snapshot.id}
    await registry.person_deletion.person(ann.id)
    kept = await registry.circuits.find(circuit.id)
    assert kept is not None
    assert kept.host == 0, "nothing of a deleted person stays, even without the feature"


async def test_nothing_leads_to_the_league(venue: Venue) -> None:
    ann = venue.person("Ann")
    overview = (await ann.slash(venue.channel, "paddock")).answer
    assert {"Daily", "Learn"} <= set(labels(overview))
    assert "League" not in labels(overview)
    assert "league" not in {command.name for command in venue.bot.tree.get_commands()}
