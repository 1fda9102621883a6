"""A summary of events in a race of Gear Head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import assert_never

from bot.engine.game import Seat
from bot.games.gear_head.rules import events as ev
from bot.games.gear_head.words.story import tell
from bot.games.gear_head.words.terms import named, ranked
from bot.words import Lines, latest
from bot.words.phrases import joined, listed, own

_Deed = ev.Drew | ev.Took | ev.Discarded | ev.PulledUp


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """A sentence for each turn. tight: one sentence for all draws, and one for all cards taken."""
    names = own(names, reader)
    groups = [(seat, list(group)) for seat, group in groupby(events, _whose)]
    if not tight:
        return latest(groups, lambda group: _told(*group, names), last)
    turns = [(seat, _deeds(group)) for seat, group in groups if seat is not None]
    others = [_other(event, names) for seat, group in groups if seat is None for event in group]
    return [*_together(turns, names), *others]


def _whose(event: ev.Event) -> Seat | None:
    """The seat whose turn the event belongs to; None: nobody's."""
    return event.seat if isinstance(event, _Deed) else None


def _told(seat: Seat | None, events: Sequence[ev.Event], names: Sequence[str]) -> Sequence[str]:
    if seat is None:
        return [_other(event, names) for event in events]
    return [f"{names[seat]} {_turn(_deeds(events))}."]


def _deeds(events: Sequence[ev.Event]) -> list[_Deed]:
    return [event for event in events if isinstance(event, _Deed)]


def _other(event: ev.Event, names: Sequence[str]) -> str:
    if isinstance(event, ev.Dealt):
        return f"The cards are dealt; {names[event.seat]} goes first."
    if isinstance(event, ev.Reshuffled):
        return f"The deck was empty: the heap is the new deck, and {named(event.top)} starts a new heap."
    return str(tell(event, names, None).text)


def _turn(deeds: Sequence[_Deed]) -> str:
    return joined(list(map(_deed, deeds)))


def _deed(deed: _Deed) -> str:
    match deed:
        case ev.Drew():
            return "drew a card"
        case ev.Took(_, card):
            return f"took {named(card)}"
        case ev.Discarded(_, card):
            return f"discarded {named(card)}"
        case ev.PulledUp(_, card, rank, bonus):
            return f"discarded {named(card)} and pulled up to the line, {ranked(rank, bonus)}"
        case _:
            assert_never(deed)


def _together(turns: Sequence[tuple[Seat, Sequence[_Deed]]], names: Sequence[str]) -> Iterator[str]:
    drawn, taken, parked = list[str](), list[str](), list[str]()
    for seat, deeds in turns:
        match deeds:
            case [ev.Drew(), ev.Discarded(_, card)]:
                drawn.append(f"{names[seat]} {named(card)}")
            case [ev.Took(_, card), ev.Discarded(_, left)]:
                taken.append(f"{names[seat]} {named(card)} for {named(left)}")
            case [ev.Took(_, card), ev.PulledUp(_, left, rank, bonus)]:
                parked.append(
                    f"{names[seat]} {ranked(rank, bonus)} with {named(card)}, without {named(left)}"
                )
            case [ev.Drew(), ev.PulledUp(_, left, rank, bonus)]:
                parked.append(f"{names[seat]} {ranked(rank, bonus)} without {named(left)}")
            case _:
                yield f"{names[seat]} {_turn(deeds)}."
    if drawn:
        yield f"Drew and discarded: {listed(drawn)}."
    if taken:
        yield f"Took: {listed(taken)}."
    if parked:
        yield f"At the line: {'; '.join(parked)}."
