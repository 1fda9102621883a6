"""The events of a game in words for each reader: one by one, and as a line for each turn."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.rules import events as ev, model
from bot.games.scrapheap.words.terms import found, named, tiles
from bot.locales.phrase import Phrase, Text
from bot.words import Clause, Lines, by_group

_Table: TypeAlias = ev.Dealt | ev.OrderRolled | ev.CollectionOpened | ev.Revealed | ev.LapQuiet | ev.Closed
_Peek: TypeAlias = ev.PeeksRolled | ev.Spent | ev.Peeked | ev.Lifted | ev.Placed | ev.Waived
_Turn: TypeAlias = (
    ev.CornerChosen
    | ev.TurnBegan
    | ev.SatOut
    | ev.PawnMoved
    | ev.Flipped
    | ev.Claimed
    | ev.Took
    | ev.TurnEnded
    | ev.Retired
)
_MOST = 3
"""The maximum number of deeds in a line, and of the cards that are named in it."""


def tell(event: ev.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the event in words, as visible to its reader, who is "you"."""
    if isinstance(event, _Table):
        return Clause(None, _table(event, names))
    if isinstance(event, _Peek):
        return Clause(event.seat, _peeking(event), *_listed(event))
    return Clause(event.seat, _collecting(event, names, reader), *_listed(event))


def _listed(event: _Peek | _Turn) -> tuple[str, Text]:
    """Return the id of the message that lists such events in a row, and the card or cell of this event, or
    two empty texts.
    """
    match event:
        case ev.Peeked(_, cell, card):
            return "scrap-peeked.listed", found(cell, card)
        case ev.Placed(_, cell, None):
            return "scrap-placed.listed", cell
        case ev.PawnMoved(_, direction, cell) if direction:
            return "scrap-moved.listed", cell
        case ev.Flipped(_, cell, card, True):
            return "scrap-flipped.listed", found(cell, card)
        case _:
            return "", ""


def _table(event: _Table, names: Sequence[Text], *, short: bool = False) -> Phrase:
    """Return the sentence for an event that concerns the whole table. short: whether to leave out the
    details.
    """
    match event:
        case ev.Dealt(_, drawn):
            own = next((each for each in drawn if each), None)
            return Phrase("scrap-dealt.tiles", tiles=tiles(own)) if own else Phrase("scrap-dealt")
        case ev.OrderRolled(round, rolls, order):
            ordered = [names[seat] for seat in order]
            if short:
                return Phrase("scrap-order", round=round, names=ordered)
            return Phrase("scrap-order.rolls", round=round, names=ordered, rolls=_rolled(rolls, names))
        case ev.CollectionOpened(counts, rolls, order):
            ordered = [names[seat] for seat in order]
            if short:
                return Phrase("scrap-opened", names=ordered)
            cubes = [
                Phrase("scrap-cubes-of", name=names[seat], cubes=count) for seat, count in enumerate(counts)
            ]
            kind = "scrap-opened.rolls" if rolls else "scrap-opened.cubes"
            return Phrase(kind, names=ordered, cubes=cubes, rolls=_rolled(rolls, names))
        case ev.Revealed(shown):
            if short:
                return Phrase("scrap-shown")
            each = [Phrase("scrap-has", name=names[seat], tiles=tiles(own)) for seat, own in enumerate(shown)]
            return Phrase("scrap-shown.tiles", each=each)
        case ev.LapQuiet():
            return Phrase("scrap-quiet")
        case ev.Closed(empty, _, why):
            return Phrase("scrap-closed", why="empty" if empty else why)


def _rolled(rolls: Sequence[model.Roll], names: Sequence[Text]) -> list[Phrase]:
    """Return each player's rolls in words, such as "Ann 7/9"."""
    totals: dict[Seat, list[str]] = {}
    for seat, dice in rolls:
        totals.setdefault(seat, []).append(str(sum(dice)))
    return [
        Phrase("scrap-roll", name=names[seat], totals="/".join(each)) for seat, each in sorted(totals.items())
    ]


def _peeking(event: _Peek) -> Phrase:
    match event:
        case ev.PeeksRolled(_, dice):
            return Phrase("scrap-rolled", peeks=sum(dice))
        case ev.Spent():
            return Phrase("scrap-spent")
        case ev.Peeked(_, cell, card):
            if card is None:
                return Phrase("scrap-peeked", cell=cell)
            return Phrase("scrap-peeked.card", cell=cell, card=named(card))
        case ev.Lifted(_, cell):
            return Phrase("scrap-lifted", cell=cell)
        case ev.Placed(_, cell, source):
            if source is None:
                return Phrase("scrap-placed", cell=cell)
            moved = "scrap-placed.back" if source == cell else "scrap-placed.moved"
            return Phrase(moved, cell=cell, source=source)
        case ev.Waived(_, what, left):
            if what == "peeks":
                return Phrase("scrap-waived", left=left)
            return Phrase("scrap-waived.more" if left == 1 else "scrap-waived.cubes")


def _collecting(event: _Turn, names: Sequence[str], reader: Seat | None) -> Phrase:
    match event:
        case ev.CornerChosen(_, corner):
            return Phrase("scrap-pawn", corner=corner)
        case ev.TurnBegan(_, points, left):
            return Phrase("scrap-began", points=points, turns=left)
        case ev.SatOut():
            return Phrase("scrap-sat")
        case ev.PawnMoved(_, direction, cell):
            return Phrase("scrap-moved" if direction else "scrap-entered", cell=cell)
        case ev.Flipped(_, cell, card, up):
            return Phrase("scrap-flipped" if up else "scrap-flipped.down", cell=cell, card=named(card))
        case ev.Claimed(seat, owner, cell):
            whose = "own" if owner == seat else "other"
            return Phrase("scrap-claimed", you=owner == reader, whose=whose, name=names[owner], cell=cell)
        case ev.Took(_, cell, card, shown, _):
            if card is None:
                return Phrase("scrap-took.hidden", cell=cell)
            return Phrase("scrap-took" if shown else "scrap-took.secret", cell=cell, card=named(card))
        case ev.TurnEnded(_, left):
            return Phrase("scrap-ended.left", left=left) if left else Phrase("scrap-ended")
        case ev.Retired():
            return Phrase("scrap-retired")


def concerns(event: ev.Event, seat: Seat) -> bool:
    """Return whether another seat takes one of the seat's cubes in this event."""
    return isinstance(event, ev.Claimed) and event.seat != seat == event.owner


def decisive(event: ev.Event) -> int:
    """Return the value of the card that was taken, or 0 for a hidden card or another event."""
    return event.card.value if isinstance(event, ev.Took) and event.card else 0


# a line for each turn


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """Return the lines that sum up the events, oldest first. `tight` has no effect."""
    return by_group(events, _whose, lambda seat, group: _player_lines(seat, group, names, reader), last)


def _whose(event: ev.Event) -> Seat | None:
    return None if isinstance(event, _Table) else event.seat


def _player_lines(
    seat: Seat | None, events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None
) -> Lines:
    """Return at most one line for a player's consecutive events, or a line for each event of the
    whole table.
    """
    if seat is None:
        known = [Phrase("you") if at == reader else name for at, name in enumerate(names)]
        return [_table(event, known, short=True) for event in events if isinstance(event, _Table)]
    deeds = list(_deeds(events, names, reader))[:_MOST]
    if not deeds:
        return []
    told = dict(zip(("first", "second", "third"), deeds, strict=False))
    return [Phrase("scrap-did", you=seat == reader, name=names[seat], deeds=len(deeds), **told)]


def _deeds(events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None) -> Iterator[Text]:
    """Yield a player's deeds in a turn, the most important first."""
    rare = [event for event in events if isinstance(event, ev.Retired | ev.SatOut | ev.CornerChosen)]
    deeds = [
        *_peeks(events),
        *_gains(events, names, reader),
        *dict.fromkeys(_collecting(event, names, reader) for event in rare),
    ]
    yield from deeds
    if deeds:
        return
    moved = [event for event in events if isinstance(event, ev.PawnMoved)]
    if moved:
        yield Phrase("scrap-moved", cell=moved[-1].cell)
    if isinstance(ended := events[-1], ev.TurnEnded) and len(events) > 1:
        yield _collecting(ended, names, reader)


def _peeks(events: Sequence[ev.Event]) -> Iterator[Phrase]:
    yield from (_peeking(event) for event in events if isinstance(event, ev.PeeksRolled | ev.Spent))
    if peeks := sum(isinstance(event, ev.Peeked) for event in events):
        yield Phrase("scrap-peeked.many", cards=peeks)
    placed = [event for event in events if isinstance(event, ev.Placed) and event.source != event.cell]
    new = [event.cell for event in placed if event.source is None]
    if new:
        yield (
            Phrase("scrap-placed.listed", things=new) if len(new) > 1 else Phrase("scrap-placed", cell=new[0])
        )
    yield from (_peeking(event) for event in placed if event.source is not None)


def _gains(events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None) -> Iterator[Phrase]:
    """Yield phrases for the cards and cubes that a player took in a turn, and for the cards flipped."""
    taken = [event.card for event in events if isinstance(event, ev.Took)]
    known = [card for card in taken if card is not None]
    if len(known) > _MOST:
        known.sort(key=lambda card: -card.value)
        cards = [*map(named, known[: _MOST - 1]), Phrase("scrap-more", cards=len(taken) - _MOST + 1)]
    else:
        cards = [*map(named, known)]
        if hidden := taken.count(None):
            cards.append(Phrase("scrap-hidden", cards=hidden))
    if cards:
        yield Phrase("scrap-took.cards", cards=cards)
    claims = [event for event in events if isinstance(event, ev.Claimed)]
    owners = [event.owner for event in claims if event.owner != event.seat]
    of = [
        Phrase("scrap-of", you=owner == reader, name=names[owner], cubes=owners.count(owner))
        for owner in dict.fromkeys(owners)
    ]
    if of:
        yield Phrase("scrap-collected.from", cubes=len(claims), owners=of)
    elif claims:
        yield Phrase("scrap-collected", cubes=len(claims))
    flipped = [event for event in events if isinstance(event, ev.Flipped)]
    if len(flipped) == 1:
        (card,) = flipped
        yield Phrase("scrap-flipped.card", card=named(card.card), cell=card.cell)
    elif flipped:
        yield Phrase("scrap-flipped.many", cards=len(flipped))


def round_of(view: model.View) -> Phrase:
    """Return the name of the part of the game that a view shows: the peek round, the choice of corners, or
    the lap.
    """
    if view.phase in ("peeking", "placing"):
        return Phrase("scrap-part", round=view.round)
    if view.phase == "choosing":
        return Phrase("scrap-part.corners")
    return Phrase("scrap-part.collecting", round=view.lap)
