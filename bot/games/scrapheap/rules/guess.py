"""The guess of a complete game that is consistent with a view."""

from collections.abc import Iterator
from itertools import chain

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.rules import components, model


def guess(view: model.View, chance: Chance) -> model.State:
    """Return a random state that is consistent with the view."""
    pack = iter(chance.shuffled(unseen(view)))
    seats = range(len(view.held))
    return model.State(
        options=view.options,
        grid=tuple(_spot(square, pack) for square in view.grid),
        tiles=tuple(view.tiles[seat] or _tiles(view, seat, chance) for seat in seats),
        supply=view.supply,
        spent=view.spent,
        taken=tuple(tuple(_taken(view, seat, loot, pack) for loot in view.taken[seat]) for seat in seats),
        pawns=view.pawns,
        order=view.order,
        rolls=view.rolls,
        dice=view.dice,
        round=view.round,
        lap=view.lap,
        turn=view.turn,
        phase=_phase(view),
        retired=view.retired,
        stirred=not view.quiet,
        quiet=view.quiet,
    )


def unseen(view: model.View) -> list[components.Card]:
    """Return the cards that the seat does not know, in the order of the deck."""
    left = list(components.DECK)
    for card in chain((each.card for each in view.grid), (each.card for own in view.taken for each in own)):
        if card is not None:
            left.remove(card)
    return left


def _spot(square: model.Square, pack: Iterator[components.Card]) -> model.Spot:
    """Return the cell, with an unknown card taken from the pack."""
    cubes = tuple(seat for seat, count in enumerate(square.cubes) for _ in range(count))
    if square.lies == "gap":
        return model.Spot(None)
    if square.card is not None and not square.private:
        return model.Spot(
            card=square.card, up=square.lies == "up", shown=True, seen=square.peeked, cubes=cubes
        )
    return model.Spot(card=square.card or next(pack), up=False, shown=False, seen=square.peeked, cubes=cubes)


def _taken(view: model.View, owner: Seat, loot: model.Loot, pack: Iterator[components.Card]) -> model.Taken:
    """Return the taken card, with an unknown one taken from the pack."""
    if loot.card is None:
        return model.Taken(loot.cell, next(pack), False, ())
    seen = (view.seat,) if loot.private and view.seat is not None and view.seat != owner else ()
    return model.Taken(loot.cell, loot.card, not loot.private, seen)


def _tiles(view: model.View, seat: Seat, chance: Chance) -> tuple[components.Symbol, ...]:
    """Return random tiles for a seat whose tiles are hidden, preferably of symbols that it has taken."""
    liked = {loot.card.symbol for loot in view.taken[seat] if loot.card}
    lots = chance.shuffled(components.SYMBOLS)
    drawn = sorted(lots, key=lambda symbol: symbol not in liked)[: view.options.tiles]
    return tuple(sorted(drawn, key=components.SYMBOLS.index))


def _phase(view: model.View) -> model.Phase:
    mover = view.mover
    if mover is None or view.phase == "finished":
        return model.Finished()
    match view.phase:
        case "peeking":
            return model.Peeking(mover, view.left, view.may_spend)
        case "placing":
            return model.Placing(mover, view.left, view.lifted, view.again)
        case "choosing":
            return model.Choosing(mover)
        case "collecting":
            return model.Collecting(mover, view.points)
