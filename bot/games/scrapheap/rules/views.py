"""The views of a seat or a spectator, and the events as they see them (docs/rules/scrapheap-scavengers.md,
section 7).
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache, partial

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.scrapheap.rules import components, events, grid, model, peeking, scoring
from bot.games.scrapheap.rules.collecting import laps, standing


def view(state: model.State, seat: Seat | None) -> model.View:
    """Return the view of a seat or a spectator (None)."""
    phase, seats = state.phase, len(state.tiles)
    mover = None if isinstance(phase, model.Finished) else phase.seat
    over = mover is None
    shown = over or (state.options.mode == "public" and not isinstance(phase, model.Peeking | model.Placing))
    tiles = tuple(own if shown or at == seat else () for at, own in enumerate(state.tiles))
    taken, held = tuple(_loot(state, owner, seat) for owner in range(seats)), tuple(map(sum, state.supply))
    collecting = phase if isinstance(phase, model.Collecting) else None
    return model.View(
        seat=seat,
        options=state.options,
        turn=state.turn,
        phase=kind_of(phase),
        mover=mover,
        round=state.round,
        lap=state.lap,
        order=state.order,
        rolls=state.rolls,
        dice=state.dice,
        peeks=sum(state.dice),
        left=phase.left if isinstance(phase, model.Peeking | model.Placing) else 0,
        may_spend=isinstance(phase, model.Peeking) and peeking.may_spend(state, phase),
        lifted=phase.lifted if isinstance(phase, model.Placing) else None,
        again=isinstance(phase, model.Placing) and phase.again,
        grid=tuple(_square(at, spot, seat, seats) for at, spot in enumerate(state.grid)),
        held=held,
        supply=state.supply,
        spent=state.spent,
        pawns=state.pawns,
        points=collecting.points if collecting else 0,
        turns=_turns(state),
        leads=tuple(grid.leads(state.grid, standing(state, collecting.seat))) if collecting else (),
        tiles=tiles,
        taken=taken,
        scores=tuple(map(partial(_score, state), tiles, taken, held)),
        places=scoring.places_of(state) if over else (),
        retired=state.retired,
        quiet=state.quiet and not state.stirred and not over,
    )


@lru_cache(maxsize=4096)
def _square(at: int, spot: model.Spot, seat: Seat | None, seats: int) -> model.Square:
    cubes = tuple(map(spot.cubes.count, range(seats))) if spot.cubes else (0,) * seats
    if spot.card is None:
        return model.Square(cell=components.CELLS[at], lies="gap", card=None, private=False, cubes=cubes)
    private = not spot.shown and seat in spot.seen
    card = spot.card if spot.shown or private else None
    peeked = tuple(sorted(spot.seen))
    return model.Square(
        cell=components.CELLS[at],
        lies="up" if spot.up else "down",
        card=card,
        private=private,
        cubes=cubes,
        peeked=peeked,
    )


def _loot(state: model.State, owner: Seat, seat: Seat | None) -> tuple[model.Loot, ...]:
    over = isinstance(state.phase, model.Finished)
    loot = []
    for cell, card, shown, seen in state.taken[owner]:
        public = shown or over
        private = not public and (seat == owner or seat in seen)
        loot.append(model.Loot(cell, card if public or private else None, private))
    return tuple(loot)


def _turns(state: model.State) -> tuple[int, ...]:
    phase, seats = state.phase, len(state.tiles)
    match phase:
        case model.Peeking() | model.Placing() | model.Choosing():
            return (laps(state),) * seats
        case model.Collecting(mover):
            left, now = laps(state) - state.lap, state.order.index(mover)
            return tuple(
                0 if seat in state.retired else left + (state.order.index(seat) >= now)
                for seat in range(seats)
            )
        case model.Finished():
            return (0,) * seats


def _score(
    state: model.State, tiles: Sequence[components.Symbol], loot: Sequence[model.Loot], cubes: int
) -> int | None:
    """Return the current score of a seat, or None if its tiles or one of its cards are unknown to the
    viewer.
    """
    cards = [each.card for each in loot if each.card is not None]
    if not tiles or len(cards) < len(loot):
        return None
    return scoring.total(cards, tiles, cubes, state.options)


def visible(event: events.Event, seat: Seat | None) -> events.Event:
    """Return the event as the seat sees it, without the tiles and cards that it does not know."""
    match event:
        case events.Dealt(_, tiles):
            return events.Dealt((), tuple(own if at == seat else () for at, own in enumerate(tiles)))
        case events.Peeked(owner) if owner != seat:
            return replace(event, card=None)
        case events.Took(owner, _, _, shown, seen) if not shown and seat != owner and seat not in seen:
            return replace(event, card=None)
        case _:
            return event


def shown(view: model.View) -> tuple[Hashable, ...]:
    """Return everything in the view that can be new information to the seat."""
    cards = [(square.cell, square.card) for square in view.grid if square.card]
    taken = [(loot.cell, loot.card) for loots in view.taken for loot in loots if loot.card]
    return (*cards, *taken, *((seat, tiles) for seat, tiles in enumerate(view.tiles) if tiles))
