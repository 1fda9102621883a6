"""Tests that only its owner sees a hand or a drawn card, and that no public text, alt text, button, file name
or log contains it.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.gear_head.rules.components import PARTS
from bot.sandbox.errors import ApiError
from bot.sandbox.model import EPHEMERAL
from tests.venue import Venue, labels


def _public(venue: Venue, start: int) -> list[Any]:
    """Return everything that the bot has sent to public places since the request with the index `start`."""
    return [entry.json for entry in venue.requests[start:] if _is_public(venue, entry.path, entry.json)]


def _is_public(venue: Venue, path: str, body: Any) -> bool:
    """Return whether a request sends or edits a public message of the channel, also by a token, or answers a
    press on one. A deleted message counts as public, unless it was sent to one person.
    """
    _, kind, id, *rest = path.split("/")
    open_to_all = {message.id for message in venue.shown()}
    if kind == "interactions":
        pressed = venue.world.answers.find(int(id)).message
        return pressed is not None and pressed.id in open_to_all
    if kind == "webhooks":
        try:
            return venue.world.answers.get(rest[0], rest[-1]).id in open_to_all
        except ApiError:
            return not (body or {}).get("flags", 0) & EPHEMERAL
    return kind == "channels" and int(id) == venue.channel.id


def _cards_in(body: str) -> set[str]:
    return {f"{part} {value}" for part in PARTS for value in range(1, 7) if f"{part} {value}" in body}


async def test_the_table_learns_a_drawn_card_only_by_its_discard(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    public: set[str] = set()
    for step in range(30):
        (seat,) = table.awaited
        name, start = table.names[seat], len(venue.requests)
        known = {f"{card.part} {card.value}" for card in table.snapshot.match.state.heap}
        hand = venue.dm(name)
        await venue.person(name).click(hand, label=_discard(labels(hand), step) or labels(hand)[0])
        known |= {f"{card.part} {card.value}" for card in table.snapshot.match.state.heap}
        for body in map(json.dumps, _public(venue, start)):
            public |= _cards_in(body)
            assert _cards_in(body) <= known | public_history(table)
    assert public
    logs = "\n".join(record.getMessage() for record in caplog.records)
    assert _cards_in(logs) == set()


def _discard(offered: list[str], step: int) -> str | None:
    """Return the label of a card to discard, a different one in each step, or None if no card is offered.
    Pulling up is never returned, because the end of the game shows every card.
    """
    cards = [label for label in offered if label.startswith(PARTS)]
    return cards[step % len(cards)] if cards else None


def public_history(table: Any) -> set[str]:
    """Return every card that was ever discarded or taken face up."""
    told = [entry.event for entry in table.snapshot.recent if entry.kind == "happened"]
    events = [event for each in told if (event := table.title.rules.game.visible(each, None)) is not None]
    cards = [getattr(event, "card", None) or getattr(event, "top", None) for event in events]
    return {f"{card.part} {card.value}" for card in cards if card is not None}


PUBLIC = {"seat", "level", "options", "start", "learn", "hand", "text", "past", "rules"}
"""The actions of the buttons of a lobby and of a table, none of which reveals a hand."""


async def test_public_buttons_and_file_names_say_nothing(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = await venue.table(message)
    await venue.take_turn("Ann")
    for body in _public(venue, 0):
        for custom_id in _values(body, "custom_id"):
            _kind, table_id, action, *_ = custom_id.split(":")
            assert table_id == table.snapshot.id
            assert action in PUBLIC
        assert set(_values(body, "filename")) <= {"cover.png", "table.png"}


def _values(node: Any, key: str) -> list[Any]:
    if isinstance(node, list):
        return [value for each in node for value in _values(each, key)]
    if isinstance(node, dict):
        own = [node[key]] if key in node else []
        return own + [value for each in node.values() for value in _values(each, key)]
    return []


async def test_a_dm_shows_its_owner_own_cards_only(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.person("Ann").click(venue.dm("Ann"), label="Draw")
    drawn = table.snapshot.match.state.hands[0][-1]
    bo = json.dumps(venue.dm("Bo").components)
    own = {f"{card.part} {card.value}" for card in table.snapshot.match.state.hands[1]}
    heap = {f"{card.part} {card.value}" for card in table.snapshot.match.state.heap}
    assert f"Just drawn: {drawn.part}" not in bo
    assert _cards_in(bo) <= own | heap


async def test_names_have_no_power_over_our_messages(venue: Venue) -> None:
    evil = "**@everyone** <@1> [x](y)"
    venue.people["Evil"] = venue.member(evil)
    await venue.start("Evil", "Bo")
    for entry in venue.requests:
        body = json.dumps(entry.json)
        if entry.path.startswith("/channels") and entry.method in ("POST", "PATCH"):
            assert '"content": "**@everyone' not in body
            mentions = (entry.json or {}).get("allowed_mentions", {"parse": []})
            assert mentions["parse"] == []
    assert {id for message in venue.shown() for id in message.pinged} == {venue.person("Evil").id}
