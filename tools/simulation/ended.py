"""The requirements for finished matches and circuits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bot.tables.table import Table
from bot.ui.sync.message_state import nonce
from tests import held
from tests.ui.sync.truth import posts, untrue
from tools.simulation.truth import is_missed

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

LIVE = ("play", "tap", "hand", "back", "sit")
"""The buttons that public messages of a finished table no longer have."""


async def wrong(evening: Evening) -> Any:
    """Yield every error in tables and circuits that are over."""
    registry, watch = evening.bot.registry, evening.watch
    results = watch.ended()
    shown = {id for id, _ in watch.shown}
    for id in sorted((shown | set(results)) - set(held.tables(registry))):
        table = await registry.tables.get(id)
        if table is None:
            if not evening.forgotten & watch.people(id):
                yield f"table {id}: it was shown, and is on disk no more"
            continue
        for each in _results(table, results[id]):
            yield f"table {id}: {each}"
        async for each in _shown(evening, table):
            yield f"table {id}: {each}"
    for each in _circuits(evening):
        yield each


def _results(table: Table, seats: Sequence[int]) -> Iterator[str]:
    snapshot = table.snapshot
    counts = snapshot.status == "over" and snapshot.daily is None and not snapshot.place.direct
    own = sorted(each for each in seats if each < len(snapshot.players))  # the other seats are for ratings
    if own != list(range(len(snapshot.players)) if counts else ()):
        yield f"it is {snapshot.status}, and has results of the seats {own}"


async def _shown(evening: Evening, table: Table) -> Any:
    """Yield errors in the messages of a finished table that the players and the channel see. A channel that
    the bot could not access when the match ended keeps its messages.
    """
    channel = table.snapshot.place.channel
    known = (await evening.bot.display.tracked(table)).confirmed
    reached = evening.standing(channel) is not None and not (known.shut and channel in evening.denied)
    missed = reached and await is_missed(evening, table)
    async for each in untrue(evening.venue, table, shut=evening.shut, board=missed):
        yield each
    if reached and posts(evening.venue, table.snapshot.id, *LIVE):
        yield "it is over, and a public message offers to play"


def _circuits(evening: Evening) -> Iterator[str]:
    """Yield an error for each circuit that is over and not closed, and for one whose final standings were
    never posted or posted more often than the bot started.
    """
    for id, status, channel, closed_at in evening.watch.circuits():
        where = evening.standing(channel)
        if where is None or channel in evening.denied:
            continue
        once = nonce("final", id, closed_at)
        finals = sum(each.nonce == once for each in where.messages.values())
        if status != "closed" or not 1 <= finals <= evening.starts:
            yield f"circuit {id} is {status}, and has {finals} final tables"
