"""The story of a game of Gear Head: its events in words, one by one and in a summary."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.gear_head.rules import events as ev
from bot.games.gear_head.rules.components import Card
from bot.locales.phrase import Phrase, Text
from bot.words import Clause, Lines, by_group

_Deed: TypeAlias = ev.Drew | ev.Took | ev.Discarded | ev.PulledUp


def tell(event: ev.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return an event, as `visible` returns it, in words. The reader's seat is "you", except in the sentence
    that shows a dealt hand.
    """
    match event:
        case ev.Drew(seat, card) if card:
            return Clause(seat, Phrase("gear-did.drew", card=card.named))
        case ev.Drew() | ev.Took() | ev.Discarded() | ev.PulledUp():
            return Clause(event.seat, _turn("gear-did", [event]))
        case ev.Dealt(hands, _, _, seat):
            return Clause(None, _dealt(seat, hands, names, reader))
        case ev.Reshuffled(_, _, top):
            return Clause(None, Phrase("gear-reshuffled", card=top.named))
        case ev.LastTurn(seat):
            return Clause(None, Phrase("gear-one-last-turn", you=seat == reader, name=names[seat]))
        case ev.Flagged(out):
            if not out:
                return Clause(None, Phrase("gear-all-made-it"))
            return Clause(None, Phrase("gear-out", you=out[0] == reader, name=names[out[0]]))


def _dealt(first: Seat, hands: Sequence[Sequence[Card]], names: Sequence[str], reader: Seat | None) -> Phrase:
    for owner, hand in enumerate(hands):
        if hand:
            cards = [card.named for card in hand]
            return Phrase("gear-dealt-own", name=names[first], owner=names[owner], cards=cards)
    return Phrase("gear-dealt", you=first == reader, name=names[first])


def _turn(id: str, deeds: Sequence[_Deed], name: str = "", *, you: bool = False) -> Phrase:
    """Return the sentence about a player's deeds in a turn, or in a part of it."""
    taken: Text = ""
    left: Text = ""
    place, bonus = 0, 0
    for deed in deeds:
        match deed:
            case ev.Took(_, card):
                taken = card.named
            case ev.Discarded(_, card):
                left = card.named
            case ev.PulledUp(_, card, place, bonus):
                left = card.named
    kind = "pulled_up" if place else "_".join(kind_of(deed) for deed in deeds)
    return Phrase(id, you=you, deed=kind, name=name, card=taken, left=left, place=place, bonus=bonus)


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """Return a sentence for each turn, and for each event outside of turns. tight: whether to sum up the
    turns.
    """
    if not tight:
        return by_group(events, _whose, lambda _, group: _turn_lines(group, names, reader), last)
    groups = [(seat, list(group)) for seat, group in groupby(events, _whose)]
    deeds = [event for event in events if isinstance(event, _Deed)]
    cars = [event for event in deeds if isinstance(event, ev.PulledUp)]
    lines: list[Text] = [line for car in cars for line in _turn_lines([car], names, reader)]
    lines += [line for seat, group in groups if seat is None for line in _turn_lines(group, names, reader)]
    for id, kind in (("gear-takes", ev.Took), ("gear-discards", ev.Discarded)):
        cards = [
            Phrase("gear-whose", you=deed.seat == reader, name=names[deed.seat], card=deed.card.named)
            for deed in deeds
            if isinstance(deed, kind)
        ]
        lines += [Phrase(id, cards=cards)] if cards else []
    return lines or [line for _, group in groups for line in _turn_lines(group, names, reader)]


def _whose(event: ev.Event) -> Seat | None:
    """Return the seat whose turn the event belongs to, or None."""
    return event.seat if isinstance(event, _Deed) else None


def _turn_lines(events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None) -> list[Text]:
    """Return one sentence for the events of a turn, or one for each event outside of turns."""
    deeds = [event for event in events if isinstance(event, _Deed)]
    if deeds:
        seat = deeds[0].seat
        return [_turn("gear-turn", deeds, names[seat], you=seat == reader)]
    bare = [replace(event, hands=()) if isinstance(event, ev.Dealt) else event for event in events]
    return [tell(event, names, reader).text for event in bare]


def concerns(event: ev.Event, seat: Seat) -> bool:
    """Return whether the event says that the seat has only one more turn."""
    return isinstance(event, ev.LastTurn) and event.seat == seat


def decisive(event: ev.Event) -> int:
    """Return 1 if the event says that a car pulled up, otherwise 0."""
    return int(isinstance(event, ev.PulledUp))
