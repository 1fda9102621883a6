"""The events of a game in words, for each reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from bot.engine.game import Seat
from bot.games.scrapheap.rules import events
from bot.games.scrapheap.rules.components import PAWN
from bot.games.scrapheap.rules.model import Roll
from bot.games.scrapheap.words.labels import ARROWS
from bot.games.scrapheap.words.terms import COLOURS, named, tiles
from bot.words import Clause
from bot.words.phrases import counted, listed, own


def tell(event: events.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """The event in words, as visible to its reader."""
    names = own(names, reader)
    match event:
        case (
            events.Dealt()
            | events.OrderRolled()
            | events.CollectionOpened()
            | events.Revealed()
            | events.LapQuiet()
            | events.Closed()
        ):
            return Clause(None, _table(event, names))
        case (
            events.PeeksRolled()
            | events.Spent()
            | events.Peeked()
            | events.Lifted()
            | events.Placed()
            | events.Waived()
        ):
            return Clause(event.seat, _peeking(event))
        case (
            events.CornerChosen()
            | events.TurnBegan()
            | events.SatOut()
            | events.PawnMoved()
            | events.Flipped()
            | events.Claimed()
            | events.Took()
            | events.TurnEnded()
            | events.Retired()
        ):
            return Clause(event.seat, _collecting(event, names))
        case _:
            assert_never(event)


def _table(
    event: events.Dealt
    | events.OrderRolled
    | events.CollectionOpened
    | events.Revealed
    | events.LapQuiet
    | events.Closed,
    names: Sequence[str],
) -> str:
    """Events that concern the whole table."""
    match event:
        case events.Dealt(_, drawn):
            own = "".join(f" {names[seat]} drew {tiles(each)}." for seat, each in enumerate(drawn) if each)
            return f"The 54 cards lie face down, and everyone drew tiles in secret.{own}"
        case events.OrderRolled(round, rolls, order):
            return f"Peek round {round}. {_rolled(rolls, names)}. The order is {_order(order, names)}."
        case events.CollectionOpened(counts, rolls, order):
            on = listed([f"{names[seat]} {count}" for seat, count in enumerate(counts)])
            tied = f" For the tie, {_rolled(rolls, names)}." if rolls else ""
            return (
                f"The collection begins. Cubes on the grid: {on}.{tied} The order is {_order(order, names)}."
            )
        case events.Revealed(shown):
            each = [f"{names[seat]} has {tiles(symbols)}" for seat, symbols in enumerate(shown)]
            return f"Everyone shows their tiles: {'; '.join(each)}."
        case events.LapQuiet():
            return "Nobody did anything. If nobody does anything this lap, the collection ends."
        case events.Closed(empty, _, why):
            return f"The game is over: {'the grid is empty' if empty else _WHY[why]}."
        case _:
            assert_never(event)


_WHY = {
    "turns": "all turns are done",
    "quiet": "nobody did anything for a whole lap",
    "retired": "everybody is done for good",
}


def _rolled(rolls: Sequence[Roll], names: Sequence[str]) -> str:
    """The rolls; players who tied and rolled again have both rolls: Ann rolled 7, then 9."""
    totals: dict[Seat, list[int]] = {}
    for seat, group in groupby(rolls, lambda roll: roll.seat):
        totals.setdefault(seat, []).extend(sum(roll.dice) for roll in group)
    return "; ".join(
        f"{names[seat]} rolled {', then '.join(map(str, each))}" for seat, each in sorted(totals.items())
    )


def _order(order: Sequence[Seat], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in order)


def _peeking(
    event: events.PeeksRolled | events.Spent | events.Peeked | events.Lifted | events.Placed | events.Waived,
) -> str:
    match event:
        case events.PeeksRolled(_, dice):
            return f"rolled {dice[0]} and {dice[1]}: everyone has {counted(sum(dice), 'peek')}"
        case events.Spent():
            return "spent a cube for one more peek"
        case events.Peeked(_, cell, card):
            return f"peeked at {cell}{f' ({named(card)})' if card is not None else ''}"
        case events.Lifted(_, cell):
            return f"lifted a cube from {cell}"
        case events.Placed(_, cell, source):
            if source is None:
                return f"placed a cube on {cell}"
            return f"put it back on {cell}" if source == cell else f"moved it to {cell}"
        case events.Waived(_, what, left):
            if what == "peeks":
                return f"left {counted(left, 'peek')} unused"
            return "placed no more cubes" if left == 1 else "placed no cubes"
        case _:
            assert_never(event)


def _collecting(
    event: events.CornerChosen
    | events.TurnBegan
    | events.SatOut
    | events.PawnMoved
    | events.Flipped
    | events.Claimed
    | events.Took
    | events.TurnEnded
    | events.Retired,
    names: Sequence[str],
) -> str:
    match event:
        case events.CornerChosen(_, corner):
            return f"made {PAWN} cubes the pawn, at {corner}"
        case events.TurnBegan(_, points, left):
            return f"began a turn with {counted(points, 'action point')} ({counted(left, 'turn')} left)"
        case events.SatOut():
            return "sat a turn out, with no card in reach"
        case events.PawnMoved(_, direction, cell):
            return f"entered at {cell}" if direction is None else f"moved {ARROWS[direction]} {cell}"
        case events.Flipped(_, cell, card, up):
            return f"turned {named(card)} on {cell} face {'up' if up else 'down'}"
        case events.Claimed(seat, owner, cell):
            whose = "one of their" if owner == seat else f"one of {names[owner]}'s {COLOURS[owner]}"
            return f"claimed {whose} cubes from {cell}"
        case events.Took(_, cell, card, shown, _):
            secret = " in secret" if card is not None and not shown else ""
            return f"took {named(card) if card is not None else 'a card face down'} from {cell}{secret}"
        case events.TurnEnded(_, left):
            return f"ended the turn with {counted(left, 'action point')} unused" if left else "ended the turn"
        case events.Retired():
            return "is done for good, and the pawn leaves"
        case _:
            assert_never(event)


def decisive(event: events.Event) -> int:
    """The most valuable card that everybody saw taken."""
    return event.card.value if isinstance(event, events.Took) and event.card else 0
