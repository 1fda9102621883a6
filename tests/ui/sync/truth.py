"""What is true of a table's messages once everything has come to rest, whatever went wrong before."""

from __future__ import annotations

import re

from bot.sandbox.model import Message
from bot.tables.records import SECONDS, Player
from bot.tables.registry import THERE
from bot.tables.table import Table
from bot.ui.components import read, tag
from bot.ui.text import safe
from tests.venue import Venue, components, text_of

_MOMENT = re.compile(r"<t:(\d+):R>")


def truth(venue: Venue, table: Table) -> None:
    """Everybody has the present of that table before them. Raises AssertionError, which says what is wrong.

    The board shows the present, and nothing else has its buttons; every awaited person has a hand with live
    choices, by DM unless theirs are closed; exactly one call stands if somebody is awaited, none otherwise.
    """
    _board(venue, table)
    for seat, player in enumerate(table.record.players):
        if player.person is not None and not _closed(venue, player.person):
            _hand(venue, table, seat, player)
    _call(venue, table)


def _messages(venue: Venue, channel: int) -> list[Message]:
    there = venue.world.channels.get(channel)
    return [] if there is None else [each for each in there.messages.values() if not each.ephemeral]


def _of(message: Message, table: Table) -> list[tuple[str, int, str]]:
    """The buttons of that table on a message: action, mark and arg."""
    ids = [read(part["custom_id"]) for part in components(message) if "custom_id" in part]
    return [(each.action, each.mark, each.arg) for each in ids if each.table == table.record.id]


def _closed(venue: Venue, person: int) -> bool:
    return not venue.world.users[person].dms_open or venue.bot.display.dms.shut(person)


def _is_right(table: Table, venue: Venue, text: str, at: float) -> bool:
    """Is the deadline in a text that of the table, as exact as the bot promises?"""
    found = _MOMENT.search(text)
    slack = max(3.0, (SECONDS[table.record.pace] or 0.0) / 1000) + 1
    return found is not None and abs(int(found[1]) - venue.bot.registry.unix(at)) <= slack


def _board(venue: Venue, table: Table) -> None:
    boards = [each for each in _messages(venue, table.record.place.channel) if _of(each, table)]
    assert len(boards) == 1, f"{len(boards)} public messages of table {table.record.id} have buttons"
    said, title = text_of(boards[0]), venue.bot.builder.title(table)
    actions = {action for action, _, _ in _of(boards[0], table)}
    assert ("hand" in actions) == (table.record.status == "playing"), said
    if table.record.status != "ended":
        names = [safe(name) for name in table.names]
        assert title.words.headline(table.view(None), names) in said, f"the board is not the present: {said}"
    if table.record.dues:
        assert _is_right(table, venue, said, min(due.at for due in table.record.dues)), said
    assert {mark for _, mark, _ in _of(boards[0], table)} == {table.turn}, "the board is of another turn"


def _hand(venue: Venue, table: Table, seat: int, player: Player) -> None:
    assert player.person is not None
    channel = venue.world.dm(venue.world.users[player.person])
    hands = [each for each in channel.messages.values() if f"table **{table.record.id}**" in text_of(each)]
    where = f"{player.name} at table {table.record.id}"
    if table.record.status != "playing":
        assert all(not _of(each, table) for each in hands), f"a hand of {where} is over, and has buttons"
        return
    hands = [each for each in hands if "The channel of this" not in text_of(each)]
    hands = [each for each in hands if "I may not post in" not in text_of(each)]
    assert len(hands) == 1, f"{len(hands)} hands of {where}"
    (hand,) = hands
    assert "will come here" not in text_of(hand), f"the hand of {where} never came"
    shown, count = _of(hand, table), table.record.match.counts[seat]
    if player.driver is not None:
        assert [action for action, _, _ in shown] == ["back"], f"{where} is away: {text_of(hand)}"
        return
    if seat not in table.awaited:
        assert "play" not in [action for action, _, _ in shown], f"{where} is not to move: {text_of(hand)}"
        return
    marks = {mark for action, mark, _ in shown if action not in ("passes", "tap")}
    assert marks <= {count}, f"the hand of {where} is old"
    taps = {mark for action, mark, _ in shown if action == "tap"}
    assert taps <= {table.turn}, f"the taps of {where} are old"
    private = [action for action in table.actions(seat) if action not in table.calls]
    offered = {arg for action, _, arg in shown if action == "play"} | _options(hand)
    if len(private) <= 25:
        assert {tag(action) for action in private} <= offered, f"choices of {where} are not offered"
    else:
        assert offered, f"{where} is offered nothing"
    due = next((due for due in table.record.dues if due.seat == seat), None)
    if due is not None:
        assert _is_right(table, venue, text_of(hand), due.at), f"the deadline of {where}: {text_of(hand)}"


def _options(message: Message) -> set[str]:
    """The values of all options of a message's menus."""
    return {each["value"] for part in components(message) if part["type"] == 3 for each in part["options"]}


def _call(venue: Venue, table: Table) -> None:
    """The call names everybody who is awaited; it may name others, who have moved since in the same turn."""
    named = f"table {table.record.id}"
    calls = [
        each
        for each in _messages(venue, table.record.place.channel)
        if each.content and named in each.content
    ]
    seated = [table.record.players[seat] for seat in table.awaited]
    away = venue.bot.registry.now() - THERE
    asked = [each for each in seated if each.person is not None and each.driver is None]
    awaited = {each.person for each in asked if each.pressed <= away}
    assert len(calls) <= (1 if asked else 0), f"{len(calls)} calls stand, {len(asked)} are awaited"
    assert calls or not awaited, f"no call stands, and {len(awaited)} are awaited who are not there"
    if not calls:
        return
    (call,) = calls
    assert awaited <= {user.id for user in call.mentions}, "somebody who is awaited is not called"
    assert awaited <= call.pinged, "somebody who is awaited was not notified"
    reminded = any(due.reminded for due in table.record.dues)
    assert ("half of your time" in call.content) == reminded, call.content
    boards = [each for each in _messages(venue, table.record.place.channel) if _of(each, table)]
    assert [each for each in boards if str(each.id) in call.content], "the call leads elsewhere"
    if table.record.dues:
        assert _is_right(table, venue, call.content, min(due.at for due in table.record.dues)), call.content
