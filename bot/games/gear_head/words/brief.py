"""What happened in a race of Gear Head, summed up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.engine.game import Seat
from bot.games.gear_head.rules.events import Dealt, Discarded, Drew, Event, PulledUp, Took
from bot.games.gear_head.words.story import tell
from bot.games.gear_head.words.terms import named, ranked
from bot.words.phrases import listed

_Deed = Drew | Took | Discarded | PulledUp


def brief(events: Sequence[Event], names: Sequence[str], *, tight: bool = False) -> Sequence[str]:
    """A sentence for each turn; tight: one for all that was drawn, and one for all that was taken."""
    turns, said = list[tuple[Seat, list[_Deed]]](), list[str]()
    for seat, group in groupby(events, lambda event: event.seat if isinstance(event, _Deed) else None):
        if seat is None:
            said += [_other(event, names) for event in group]
        else:
            turns.append((seat, [event for event in group if isinstance(event, _Deed)]))
            if not tight:
                said.append(f"{names[seat]} {_turn(turns[-1][1])}.")
    return [*_together(turns, names), *said] if tight else said


def _other(event: Event, names: Sequence[str]) -> str:
    if isinstance(event, Dealt):
        return f"The cards are dealt; {names[event.seat]} goes first."
    return tell(event, names).text


def _turn(deeds: Sequence[_Deed]) -> str:
    return " and ".join(map(_deed, deeds))


def _deed(deed: _Deed) -> str:
    match deed:
        case Drew():
            return "drew a card"
        case Took(_, card):
            return f"took {named(card)}"
        case Discarded(_, card):
            return f"discarded {named(card)}"
        case PulledUp(_, card, rank, bonus):
            return f"pulled up {ranked(rank, bonus)} without {named(card)}"


def _together(turns: Sequence[tuple[Seat, Sequence[_Deed]]], names: Sequence[str]) -> Iterator[str]:
    drawn, taken, parked = list[str](), list[str](), list[str]()
    for seat, deeds in turns:
        match deeds:
            case [Drew(), Discarded(_, card)]:
                drawn.append(f"{names[seat]} {named(card)}")
            case [Took(_, card), Discarded(_, left)]:
                taken.append(f"{names[seat]} {named(card)} for {named(left)}")
            case [Took(_, card), PulledUp(_, left, rank, bonus)]:
                parked.append(
                    f"{names[seat]} {ranked(rank, bonus)} with {named(card)}, without {named(left)}"
                )
            case [Drew(), PulledUp(_, left, rank, bonus)]:
                parked.append(f"{names[seat]} {ranked(rank, bonus)} without {named(left)}")
            case _:
                yield f"{names[seat]} {_turn(deeds)}."
    if drawn:
        yield f"Drew and discarded: {listed(drawn)}."
    if taken:
        yield f"Took: {listed(taken)}."
    if parked:
        yield f"Pulled up: {'; '.join(parked)}."
