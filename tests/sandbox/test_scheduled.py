"""Tests of a server's scheduled events."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import permissions
from bot.sandbox.payloads import iso
from bot.sandbox.saving import load, save
from tests.sandbox.conftest import Stand


def events(stand: Stand, id: str = "") -> str:
    return f"/guilds/{stand.guild.id}/scheduled-events" + (f"/{id}" if id else "")


def evening(stand: Stand, begins: float = 3_600.0, lasts: float = 60.0, **changes: Any) -> dict[str, Any]:
    """Return the body of a request for an event that begins `begins` seconds from now and takes `lasts`
    seconds.
    """
    at = stand.clock.now() + begins
    told = {
        "name": "Race night",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "here"},
    }
    return {**told, "scheduled_start_time": iso(at), "scheduled_end_time": iso(at + lasts), **changes}


async def test_an_event_is_created_edited_started_ended_and_deleted(stand: Stand) -> None:
    status, made = await stand.call("POST", events(stand), json=evening(stand))
    assert (status, made["name"], made["status"]) == (200, "Race night", 1)
    id = made["id"]
    assert (await stand.call("PATCH", events(stand, id), json={"name": "Cup"}))[1]["name"] == "Cup"
    assert (await stand.call("PATCH", events(stand, id), json={"status": 3}))[0] == 400, "not active yet"
    assert (await stand.call("PATCH", events(stand, id), json={"status": 2}))[1]["status"] == 2
    assert [each["id"] for each in (await stand.call("GET", events(stand)))[1]] == [id]
    assert (await stand.call("PATCH", events(stand, id), json={"status": 3}))[0] == 200
    assert (await stand.call("PATCH", events(stand, id), json={"name": "x"}))[1]["code"] == 180000
    assert (await stand.call("GET", events(stand)))[1] == [], "it is over"
    assert (await stand.call("DELETE", events(stand, id)))[0] == 204
    assert (await stand.call("DELETE", events(stand, id)))[1]["code"] == 10070


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"entity_metadata": {"location": "x" * 101}},
        {"entity_type": 2},
        {"begins": -1.0},
        {"lasts": -1.0},
    ],
)
async def test_what_discord_would_refuse_is_refused(stand: Stand, wrong: dict[str, Any]) -> None:
    status, told = await stand.call("POST", events(stand), json=evening(stand, **wrong))
    assert (status, told["code"]) == (400, 50035)


async def test_it_takes_the_permission_to_create_events(stand: Stand) -> None:
    stand.guild.members[stand.world.bot.id].permissions &= ~permissions.CREATE_EVENTS
    status, told = await stand.call("POST", events(stand), json=evening(stand))
    assert (status, told["code"]) == (403, 50013)


async def test_events_are_saved_with_their_server(stand: Stand, tmp_path: Any) -> None:
    _, made = await stand.call("POST", events(stand), json=evening(stand))
    save(stand.world, tmp_path / "world.json")
    again = load(tmp_path / "world.json", stand.clock)
    assert again is not None
    (event,) = again.guilds[stand.guild.id].scheduled.values()
    assert (str(event.id), event.name, event.begins) == (
        made["id"],
        "Race night",
        stand.clock.now() + 3_600.0,
    )
