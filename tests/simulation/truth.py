"""What is true when nothing goes wrong for a while: memory, disk and what everybody sees agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.engine.log import TakeBack
from bot.engine.match import Move, replay
from bot.sandbox.model import Channel, Message
from bot.storage.store import SqlStore
from bot.tables import transitions
from bot.tables.lobby import Lobby
from bot.tables.records import SECONDS
from bot.tables.registry import THERE
from bot.tables.table import Table
from bot.ui.components import ButtonId, read
from bot.ui.messages.message import MessageLayout
from tests.simulation.titles import painted_for

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

_MOMENT = re.compile(r"<t:(\d+)")
SLACK = 4.0
"""Two times that differ by so many seconds are the same; so are two that differ by a thousandth of a turn."""
NOTES = ("The channel of this", "I may not post in")
"""How a word to the host begins that comes by DM, beside the hand."""


async def wrong(evening: Evening) -> list[str]:
    """What is not as it should be."""
    registry = evening.bot.registry
    found = list[str]()
    for lobby in list(registry._lobbies.values()):
        found += _lobby(evening, lobby)
    found += _closed(evening)
    for table in list(registry._tables.values()):
        found += [f"table {table.record.id}: {each}" async for each in _table(evening, table)]
    found += [each async for each in _logs(evening)]
    return found


# the disk


async def _logs(evening: Evening) -> Any:
    """Of every table that the file knows: is its log whole, and does it lead to its state?"""
    store = evening.bot._store
    assert store is not None
    for id in sorted({table for table, _ in evening.watch.shown} | set(evening.bot.registry._tables)):
        record = await store.find_table(id)
        if record is None:
            continue
        moves = await store.find_moves(id)
        evening.moves[id] = len(moves)
        game = evening.titles[record.title].game
        if [move.ply for move in moves] != list(range(1, record.match.ply + 1)):
            yield f"table {id}: {record.match.ply} moves, logged are {[move.ply for move in moves]}"
            continue
        log = [Move(move.seat, move.action) for move in moves]
        match = replay(game, record.match.options, len(record.players), record.match.seed, log)
        if match != record.match:
            yield f"table {id}: its log does not lead to its state"
        for seat, player in enumerate(record.players):
            shown = evening.watch.shown.get((id, player.person or 0), 0)
            if record.match.counts[seat] < shown:
                yield f"table {id}: {player.name} was shown {shown} moves; there are {record.match.counts}"
            own = sum(
                (move.seat, move.by) == (seat, "player")
                and move.ply > player.since
                and not isinstance(move.action, TakeBack)
                for move in moves
            )
            if player.person is not None and own > evening.pressed[id, player.person or 0]:
                yield f"table {id}: {player.name} has made {own} moves with fewer presses"
        async for each in _in_memory(evening, store, id, record):
            yield each


async def _in_memory(evening: Evening, store: SqlStore, id: str, record: Any) -> Any:
    table = evening.bot.registry._tables.get(id)
    if table is None:
        if record.status == "playing":
            yield f"table {id}: it is in play on disk, and nobody knows of it"
    elif (table.record.version, table.record.match) != (record.version, record.match):
        yield f"table {id}: version {table.record.version} in memory, {record.version} on disk"


# what people see


def _posts(evening: Evening, id: str, action: str) -> list[Message]:
    """The public messages with that button of a table or lobby."""
    return [
        message
        for channel in evening.channels
        for message in channel.messages.values()
        if not message.ephemeral and any((each.table, each.action) == (id, action) for each in _ids(message))
    ]


def _ids(message: Message) -> list[ButtonId]:
    return [read(part["custom_id"]) for part in message.parts() if "custom_id" in part]


def texts(message: Message) -> list[str]:
    return [part["content"] for part in message.parts() if part["type"] == 10]


def _drawn(layout: MessageLayout) -> list[str]:
    parts: Any = layout.body.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    return [part["content"] for part in parts[0]["components"] if part["type"] == 10]


def _drawn_ids(layout: MessageLayout) -> list[str]:
    parts: Any = layout.body.to_components()  # type: ignore[no-untyped-call]
    rows = [part["components"] for part in parts[0]["components"] if part["type"] == 1]
    return [each["custom_id"] for row in rows for each in row if "custom_id" in each]


def _same(table: Table, one: float, other: float) -> bool:
    """Are those times as good as the same?"""
    return abs(one - other) <= max(SLACK, (SECONDS[table.record.pace] or 0.0) / 1_000)


def _alike(table: Table, one: str, other: str) -> bool:
    """Do two texts say the same, at times that are as good as the same?"""
    times = zip(_MOMENT.findall(one), _MOMENT.findall(other), strict=False)
    if not all(_same(table, float(here), float(there)) for here, there in times):
        return False
    return _MOMENT.sub("", one) == _MOMENT.sub("", other)


def _lobby(evening: Evening, lobby: Lobby) -> Iterator[str]:
    id, channel = lobby.record.id, evening.standing(lobby.record.place.channel)
    if channel is None or evening.unseen.get(id) == lobby.record:
        return
    posts = _posts(evening, id, "join")
    if len(posts) != 1:
        yield f"lobby {id} is shown by {len(posts)} messages"
    elif texts(posts[0]) != (told := _drawn(evening.bot.builder.bare_lobby(lobby))):
        yield f"lobby {id} says {texts(posts[0])!r}, not {told!r}"


def _closed(evening: Evening) -> Iterator[str]:
    """No message offers a seat in a lobby that is no more."""
    for channel in evening.channels:
        for message in channel.messages.values():
            joins = [each.table for each in _ids(message) if each.action == "join" and not message.ephemeral]
            for id in joins:
                if evening.bot.registry.lobby(id) is None:
                    yield f"lobby {id} has closed, and its message offers a seat"


async def _table(evening: Evening, table: Table) -> Any:
    channel = evening.standing(table.record.place.channel)
    for each in _clocks(evening, table):
        yield each
    if channel is not None and evening.unseen.get(table.record.id) != table.record.version:
        async for each in _board(evening, table):
            yield each
        for each in _call(evening, table, channel):
            yield each
    for seat, player in enumerate(table.record.players):
        if player.person is not None and player.person not in evening.shut:
            async for each in _hand(evening, table, seat):
                yield f"{player.name}: {each}"


def _clocks(evening: Evening, table: Table) -> Iterator[str]:
    """Is anything overdue?"""
    now, record = evening.bot.registry.now(), table.record
    for due in record.dues:
        if due.at < now - SLACK - evening.patience:
            yield f"the clock of seat {due.seat} has run out {now - due.at:.0f} seconds ago"
    if table.awaited and not table.waiting:
        drivers = [record.players[seat].driver for seat in table.awaited]
        if all(drivers):
            seats = range(len(record.players))
            at = [
                transitions.robot_moves_at(record, table.rulebook, seat, 0.01, record.began) for seat in seats
            ]
            due_at = [each for each in at if each is not None]
            if not due_at or min(due_at) < now - SLACK - evening.patience:
                yield "it waits for robots alone, and none moves"


async def _board(evening: Evening, table: Table) -> Any:
    posts = _posts(evening, table.record.id, "hand")
    if len(posts) != 1:
        yield f"its board stands {len(posts)} times"
        return
    drawn = await evening.bot.builder.table(table)
    if not _alike(table, "\n".join(texts(posts[0])), "\n".join(_drawn(drawn))):
        yield f"the board says {texts(posts[0])!r}, not {_drawn(drawn)!r}"
    elif [each.content for each in posts[0].attachments] != [each.data for each in drawn.pictures]:
        yield "the picture of the board is old"


def _call(evening: Evening, table: Table, channel: Channel) -> Iterator[str]:
    """Whoever is awaited is called, once, with the right time."""
    record = table.record
    players = [record.players[seat] for seat in sorted(table.awaited)]
    awaited = {player.person for player in players if player.person is not None and player.driver is None}
    calls = [each for each in channel.messages.values() if f"table {record.id}]" in each.content]
    away = evening.bot.registry.now() - THERE
    must = {player.person for player in players if player.person in awaited and player.pressed <= away}
    if len(calls) > bool(awaited) or len(calls) < bool(must):
        yield f"{len(calls)} calls for {len(awaited)} people, of whom {len(must)} are not there"
    elif calls:
        named = {user.id for user in calls[0].mentions}
        if not must <= named:
            yield f"the call is to {named}, not to {must}"
        dues = [evening.bot.registry.unix(due.at) for due in record.dues]
        said = [int(at) for at in _MOMENT.findall(calls[0].content)]
        if said and not any(_same(table, said[0], due) for due in dues):
            yield f"the call says {said[0]}; the clocks run out at {dues}"


async def _hand(evening: Evening, table: Table, seat: int) -> Any:
    """Whoever is awaited has one hand by DM, with what they may do now."""
    player, id = table.record.players[seat], table.record.id
    person = player.person
    assert person is not None
    dm = evening.venue.world.dm(evening.venue.world.users[person])
    told = [(each, "".join(texts(each))) for each in dm.messages.values()]
    hands = [
        each for each, text in told if f"table **{id}**" in text and not any(note in text for note in NOTES)
    ]
    if len(hands) != 1:
        yield f"{len(hands)} hands"
        return
    (hand,) = hands
    if seat not in table.awaited or player.driver is not None:
        if any(each.action == "play" and each.arg for each in _ids(hand)) and seat not in table.awaited:
            yield "a hand with choices, though it is not awaited"
        return
    drawn = await evening.bot.builder.hand(table, seat, 0, refresh=False)
    wanted, given = _drawn_ids(drawn), [part["custom_id"] for part in hand.parts() if "custom_id" in part]
    opened = any(each.action == "open" for each in _ids(hand))
    if Counter(wanted) != Counter(given) and not (opened and set(wanted) <= set(given)):
        yield f"the hand offers {given}, not {wanted}"
    elif not _alike(table, texts(hand)[0].split("\n")[-1], _drawn(drawn)[0].split("\n")[-1]):
        yield f"the hand says {texts(hand)[0]!r}, not {_drawn(drawn)[0]!r}"
    elif [each.content for each in hand.attachments] != [each.data for each in drawn.pictures]:
        yield f"the picture of the hand is old: it is of seat {painted_for(hand.attachments[0].content)}"
