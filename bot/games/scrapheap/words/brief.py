"""A summary of events in a game of Scrapheap Scavengers: a line for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.engine.game import Seat
from bot.games.scrapheap.rules import events as ev
from bot.games.scrapheap.rules.model import View
from bot.games.scrapheap.words.story import tell
from bot.games.scrapheap.words.summary import summary
from bot.words import Lines, latest
from bot.words.phrases import counted, joined, listed, own

_Table = ev.Dealt | ev.OrderRolled | ev.CollectionOpened | ev.Revealed | ev.LapQuiet | ev.Closed
_Peek = ev.PeeksRolled | ev.Spent | ev.Peeked | ev.Lifted | ev.Placed | ev.Waived


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """The lines, oldest first; `tight` makes no difference."""
    names = own(names, reader)
    groups = [(*whose, list(group)) for whose, group in groupby(events, _whose)]
    return latest(groups, lambda group: _told(*group, names), last)


def _told(seat: Seat | None, kind: str, turn: Sequence[ev.Event], names: Sequence[str]) -> Sequence[str]:
    """A player's consecutive events in one line or none; or an event that concerns all."""
    if seat is None:
        return [_common(event, names) for event in turn]
    if kind == "peek":
        deeds = list(_peeks([event for event in turn if isinstance(event, _Peek)]))
        said = joined(deeds) if deeds else ""
    else:
        whole = summary(turn, names)
        said = whole if whole is not None else joined([str(tell(event, names, None).text) for event in turn])
    return [f"{names[seat]} {said}."] if said else []


def _whose(event: ev.Event) -> tuple[Seat | None, str]:
    if isinstance(event, _Table):
        return None, ""
    if isinstance(event, _Peek):
        return event.seat, "peek"
    return event.seat, "start" if isinstance(event, ev.CornerChosen | ev.SatOut) else "turn"


def _common(event: ev.Event, names: Sequence[str]) -> str:
    match event:
        case ev.Dealt():
            return "The 54 cards lie face down, and everyone drew tiles in secret."
        case ev.OrderRolled(round, _, order):
            return f"Peek round {round}, in this order: {', '.join(names[seat] for seat in order)}."
        case ev.CollectionOpened(_, _, order):
            return f"The collection begins, in this order: {', '.join(names[seat] for seat in order)}."
        case ev.Revealed():
            return "Everyone shows their tiles: the picture of the table has them."
        case _:
            return str(tell(event, names, None).text)


def _peeks(events: Sequence[_Peek]) -> Iterator[str]:
    """A player's round of peeks: the number of peeks, and the cells of their cubes."""
    rolled = [sum(event.dice) for event in events if isinstance(event, ev.PeeksRolled)]
    if rolled:
        yield f"rolled {counted(rolled[0], 'peek')} for everyone"
    if any(isinstance(event, ev.Spent) for event in events):
        yield "spent a cube for one more peek"
    if peeks := sum(isinstance(event, ev.Peeked) for event in events):
        yield f"peeked at {counted(peeks, 'card')}"
    placed = [event.cell for event in events if isinstance(event, ev.Placed) and event.source is None]
    if placed:
        yield f"placed {'a cube' if len(placed) == 1 else 'cubes'} on {listed(placed)}"
    for event in events:
        if isinstance(event, ev.Placed) and event.source not in (None, event.cell):
            yield f"moved a cube from {event.source} to {event.cell}"


def round_of(view: View) -> str:
    """The name of the part of the game that a view shows."""
    if view.phase in ("peeking", "placing"):
        return f"Peek round {view.round}"
    return "The corners" if view.phase == "choosing" else f"Collection, turn {view.lap}"
