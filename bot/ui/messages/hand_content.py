"""The key of a player's own message, by which it is known whether the message is up to date."""

from collections.abc import Callable
from typing import Final

from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import AnySnapshot
from bot.tables.table import TableState
from bot.ui.components import tag
from bot.ui.messages import story
from bot.ui.messages.message import Content

OVER: Final = Content("over")
"""The content of a hand whose match is over."""
AWAY: Final = "away"
"""The key of the hand of a seat that a robot plays."""


def hand_key(table: TableState, seat: Seat) -> str:
    """Return a key that stays the same as long as a displayed hand is up to date."""
    return table.once(_hand_key, seat)


def _hand_key(table: TableState, seat: Seat) -> str:
    if table.snapshot.status != "playing":
        return OVER.key
    if table.snapshot.players[seat].robot is not None:
        return AWAY
    count = f"{table.snapshot.match.counts[seat]}{':passes' * table.snapshot.players[seat].passes}"
    if news := len(story.happened_to(table, seat, ENGLISH)):
        count += f":news{news}"
    if table.snapshot.players[seat].ahead:
        count += f":ahead {table.snapshot.players[seat].ahead}"
    way = table.snapshot.way_back
    if way is not None and way.seat == seat:
        count += f":back{len(way.steps)}"
    return f"turn:{table.turn}:{count}" if seat in table.awaited else f"waits:{count}"


def hand_content(table: TableState, seat: Seat, anchor: int, unix: Callable[[float], float]) -> Content:
    """Return the content of a seat's message. unix: converts play time into Unix time."""
    key = hand_key(table, seat)
    if seat not in table.awaited or key == AWAY:
        return Content(key)
    if table.tap_targets and table.snapshot.pace != "live":  # the hand shows which targets are taken
        key += f":{table.snapshot.match.ply}"
    return Content(f"{key}{_renamed(table)}:{anchor}", deadline(table.snapshot, seat, unix))


def only_waits(shown: Content, wanted: Content) -> bool:
    """Return whether a player waits both in the content that their hand shows and in the wanted content,
    under the same conditions, such as the theme.
    """
    (conditions, waited, _), (same, waits, _) = (each.key.partition("waits:") for each in (shown, wanted))
    return bool(waited and waits) and conditions == same


def _renamed(table: TableState) -> str:
    """Return a key for the names of all past and present players, or "" if there are only present ones."""
    now = [player.person for player in table.snapshot.players]
    others = [
        each.name for each in table.snapshot.before if each.person is None or each.person != now[each.seat]
    ]
    return f":{tag((*dict.fromkeys(others), *table.names))}" if others else ""


def has_picture(table: TableState, seat: Seat) -> bool:
    """Return whether the seat's message has a picture of its hand or of the result."""
    return table.snapshot.status == "over" or hand_key(table, seat) not in (OVER.key, AWAY)


def deadline(snapshot: AnySnapshot, seat: Seat, unix: Callable[[float], float]) -> int:
    """Return the Unix time in seconds at which a seat's clock ends, or 0 if none runs."""
    clock = snapshot.clock_of(seat)
    return int(unix(clock.at)) if clock is not None else 0
