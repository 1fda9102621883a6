"""Checks that memory, disk and all messages agree after a while without faults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.engine.log import TakeBack
from bot.engine.match import Move, replay
from bot.locales.phrase import LOCALES, say
from bot.model.snapshots import SECONDS, LobbySnapshot
from bot.sandbox.model import Interaction, Message
from bot.storage.store import SqlStore
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.tables.thinking_time import robot_moves_at
from tests import held
from tests.ui.sync.truth import alike, buttons, drawn_texts, offers, posts, texts, untrue
from tests.virtual_time import the_loop

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

LIVES = 14 * 60.0
"""The number of seconds for which the token of a press certainly works."""
SLACK = 4.0
"""The number of seconds by which two times can differ and still count as the same, unless a thousandth of a
turn is longer.
"""

_LIST = tuple(say("answer-mine", locale) for locale in LOCALES)
_LINE = re.compile(r"\b(?:table|Tisch) ([0-9a-z]+)\b.* · .*?(\*\*)?$", re.MULTILINE)
"""Matches a line in a list of tables. Its groups are the table's id and, if it is the reader's turn,
asterisks.
"""


async def wrong(evening: Evening) -> list[str]:
    """Return every error in lobbies, tables, lists and logs."""
    registry = evening.bot.registry
    found = list[str]()
    for lobby in held.lobbies(registry).values():
        found += [each async for each in _lobby(evening, lobby)]
    found += _closed(evening)
    for table in held.tables(registry).values():
        found += [f"table {table.snapshot.id}: {each}" async for each in _table(evening, table)]
    found += _lists(evening)
    found += [each async for each in _logs(evening)]
    return found


# the disk


async def _logs(evening: Evening) -> Any:
    """Yield an error for each table whose log, stored state, state in memory and presses do not agree."""
    store = evening.bot._store
    assert store is not None
    for id in sorted({table for table, _ in evening.watch.shown} | set(held.tables(evening.bot.registry))):
        snapshot = await store.tables.find_table(id)
        if snapshot is None:
            continue
        moves = await store.tables.find_moves(id)
        evening.moves[id] = len(moves)
        game = evening.titles[snapshot.title].rules.game
        if [move.ply for move in moves] != list(range(1, snapshot.match.ply + 1)):
            yield f"table {id}: {snapshot.match.ply} moves, logged are {[move.ply for move in moves]}"
            continue
        log = [Move(move.seat, move.action) for move in moves]
        match = replay(game, snapshot.match.options, len(snapshot.players), snapshot.match.seed, log)
        if match != snapshot.match:
            yield f"table {id}: its log does not lead to its state"
        # earlier moves were made in the game from which this one branches
        before = snapshot.branch.ply if snapshot.branch is not None else 0
        for seat, player in enumerate(snapshot.players):
            shown = evening.watch.shown.get((id, player.person or 0), 0)
            if snapshot.match.counts[seat] < shown:
                yield f"table {id}: {player.name} was shown {shown} moves; there are {snapshot.match.counts}"
            own = sum(
                (move.seat, move.by) == (seat, "player")
                and move.ply > max(player.since, before)
                and not isinstance(move.action, TakeBack)
                for move in moves
            )
            if player.person is not None and own > evening.pressed[id, player.person or 0]:
                yield f"table {id}: {player.name} has made {own} moves with fewer presses"
        async for each in _in_memory(evening, store, id, snapshot):
            yield each


async def _in_memory(evening: Evening, store: SqlStore, id: str, snapshot: Any) -> Any:
    table = held.tables(evening.bot.registry).get(id)
    if table is not None and (table.snapshot.version, table.snapshot.match) != (
        snapshot.version,
        snapshot.match,
    ):
        yield f"table {id}: version {table.snapshot.version} in memory, {snapshot.version} on disk"


# messages


def _lists(evening: Evening) -> Iterator[str]:
    """Yield an error for each person with a wrong number of lists of their tables, and for each wrong
    list.
    """
    tables = [
        each for each in held.tables(evening.bot.registry).values() if each.snapshot.status == "playing"
    ]
    for user in evening.venue.world.users.values():
        mine = [each for each in tables if any(seat.person == user.id for seat in each.snapshot.players)]
        messages = evening.venue.world.dm(user).messages.values()
        lists = [texts(each)[0] for each in messages if texts(each) and texts(each)[0].startswith(_LIST)]
        if user.id in evening.shut or evening.venue.bot.display.dms.shut(user.id):
            continue
        if len(lists) != (len(mine) > 1):
            yield f"{user.display_name} sits at {len(mine)} tables and has {len(lists)} lists"
        for each in lists:
            told = {id: bool(bold) for id, bold in _LINE.findall(each)}
            right = {
                table.snapshot.id: any(
                    table.snapshot.players[seat].person == user.id for seat in table.awaited
                )
                for table in mine
            }
            if told != right:
                yield f"the list of {user.display_name} is {each!r}; where it is their turn: {right}"


async def _lobby(evening: Evening, lobby: Lobby) -> Any:
    id, channel = lobby.snapshot.id, evening.standing(lobby.snapshot.place.channel)
    if channel is None or evening.unseen.get(id) == lobby.snapshot:
        return
    found = posts(evening.venue, id, "seat")
    if len(found) != 1:
        yield f"lobby {id} is shown by {len(found)} messages"
        return
    drawn = await evening.bot.builder.lobby(lobby)
    said, told = ("\n".join(each) for each in (texts(found[0]), drawn_texts(drawn)))
    if not alike(lobby, said, told):
        yield f"lobby {id} says {said!r}, not {told!r}"


def _closed(evening: Evening) -> Iterator[str]:
    """Yield an error for each message that offers a seat in a lobby that no longer exists."""
    for channel in evening.channels:
        for message in () if channel.id in evening.denied else channel.messages.values():
            joins = [
                each.table for each in buttons(message) if each.action == "seat" and not message.ephemeral
            ]
            for id in joins:
                if id not in held.lobbies(evening.bot.registry):
                    yield f"lobby {id} has closed, and its message offers a seat"


async def _table(evening: Evening, table: Table) -> Any:
    for each in _clocks(evening, table):
        yield each
    stands = evening.standing(table.snapshot.place.channel) is not None
    missed = stands and await is_missed(evening, table)
    async for each in untrue(evening.venue, table, shut=evening.shut, board=missed):
        yield each
    async for each in _twins(evening, table):
        yield each


async def _twins(evening: Evening, table: Table) -> Any:
    """Yield the errors in open ephemeral hands that must still be current."""
    last: dict[int, tuple[Message, Interaction]] = {}
    for made in evening.made:
        for message in (made.message, made.response):
            if message is not None and message.ephemeral:
                last[message.id] = message, made
    clock, loop = evening.venue.world.clock, the_loop()
    since = clock.now() - min(LIVES, loop.time() - evening.rough)
    for message, made in last.values():
        of_table = [each.action for each in buttons(message) if each.table == table.snapshot.id]
        if message.deleted or message.hidden or "play" not in of_table or made.created <= since:
            continue
        seats = [at for at, player in enumerate(table.snapshot.players) if player.person == made.user.id]
        for seat in [seat for seat in seats if seat in table.awaited]:
            async for each in offers(evening.venue, table, seat, message, refresh=True):
                yield f"{made.user.display_name}, in what they alone see: {each}"


async def is_missed(evening: Evening, table: Table) -> bool:
    """Return whether the table's message must exist, although a moderator has possibly deleted it."""
    was = evening.unseen.get(table.snapshot.id)
    if was is None or isinstance(was, LobbySnapshot):
        return True  # the deleted message showed the lobby from which the table was started
    now = await seen(evening, table)
    if "playing" not in (was[2], now[2]):
        return False  # a result is not posted again, neither for a new theme nor without a deleted name
    slack = max(SLACK, (SECONDS[table.snapshot.pace] or 0.0) / 1_000)
    return not (was[0] == now[0] or was[1].agrees(now[1], slack))


async def seen(evening: Evening, subject: Table | Lobby) -> Any:
    """Return a value that changes with the message that people see."""
    if isinstance(subject, Lobby):
        return subject.snapshot
    builder = evening.bot.builder
    return (await builder.table(subject)).key, builder.table_content(subject), subject.snapshot.status


def _clocks(evening: Evening, table: Table) -> Iterator[str]:
    """Yield an error for each overdue clock of the table, and one for overdue robots."""
    now, snapshot = evening.bot.registry.clock.now(), table.snapshot
    for due in snapshot.clocks:
        if due.at < now - SLACK - evening.patience:
            yield f"the clock of seat {due.seat} has run out {now - due.at:.0f} seconds ago"
    if table.awaited and not table.waiting:
        drivers = [snapshot.players[seat].robot for seat in table.awaited]
        if all(drivers):
            seats = range(len(snapshot.players))
            at = [robot_moves_at(snapshot, table.title, seat, 0.01, snapshot.began) for seat in seats]
            due_at = [each for each in at if each is not None]
            if not due_at or min(due_at) < now - SLACK - evening.patience:
                yield "it waits for robots alone, and none moves"
