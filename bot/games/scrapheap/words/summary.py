"""A player's turn of the collection in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.rules import events as ev
from bot.games.scrapheap.words.terms import named
from bot.words.phrases import counted, joined, listed

SINGLY = 2
"""Most turned-over cards that are named."""
_TURN = (ev.Claimed, ev.Flipped, ev.PawnMoved, ev.Retired, ev.Took, ev.TurnBegan, ev.TurnEnded)


def summary(events: Sequence[ev.Event], names: Sequence[str]) -> str | None:
    """A predicate: "took Hammer 5 and Brick 4, claimed 2 own cubes, and left 1 action point unused". "" for a
    turn that has just started, and for a turn's end alone; None if it is not a turn of the collection.
    """
    turn = [event for event in events if isinstance(event, _TURN)]
    if len(turn) < len(events):
        return None
    deeds = [*_taken(turn), *_claimed(turn, names), *_turned(turn)]
    if all(isinstance(event, ev.TurnEnded) for event in turn):
        return ""
    if not deeds:
        cells = [event.cell for event in turn if isinstance(event, ev.PawnMoved)]
        deeds = [f"moved to {cells[-1]}"] if cells else []
    said = [*deeds, *_end(turn, idle=not deeds)]
    return joined(said) if said else ""


def _taken(events: Sequence[ev.Event]) -> Iterator[str]:
    cards = [event.card for event in events if isinstance(event, ev.Took)]
    known = [named(card) for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(f"{counted(hidden, 'card')} face down")
    if known:
        yield f"took {listed(known)}"


def _claimed(events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[str]:
    claims = [event for event in events if isinstance(event, ev.Claimed)]
    owners: Counter[Seat] = Counter(event.owner for event in claims)
    told = [
        counted(count, "own cube")
        if owner == claims[0].seat
        else f"{counted(count, 'cube')} of {names[owner]}'s"
        for owner, count in owners.items()
    ]
    if told:
        yield f"claimed {listed(told)}"


def _turned(events: Sequence[ev.Event]) -> Iterator[str]:
    for up in (True, False):
        cards = [
            f"{named(event.card)} ({event.cell})"
            for event in events
            if isinstance(event, ev.Flipped) and event.up == up
        ]
        if cards:
            told = listed(cards) if len(cards) <= SINGLY else f"{len(cards)} cards"
            yield f"turned {told} face {'up' if up else 'down'}"


def _end(events: Sequence[ev.Event], *, idle: bool) -> Iterator[str]:
    match events[-1]:
        case ev.TurnEnded(_, left) if left:
            yield (
                f"ended the turn with {counted(left, 'action point')} unused"
                if idle
                else f"left {counted(left, 'action point')} unused"
            )
        case ev.TurnEnded() if idle:
            yield "ended the turn"
        case ev.Retired():
            yield "is done for good"
        case _:
            pass
