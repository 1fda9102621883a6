"""The peek rounds: dice, peeks, and cubes on the grid (docs/rules/scrapheap-scavengers.md, section 4)."""

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.scrapheap.rules import collecting, components, events as ev, model
from bot.games.scrapheap.rules.dice import ranked
from bot.games.scrapheap.rules.grid import changed


def begin_round(
    state: model.State, chance: Chance, events: tuple[ev.Event, ...]
) -> Step[model.State, ev.Event]:
    """Roll for the order of the seats, then for the number of peeks, and start the round."""
    order, rolls = ranked(range(len(state.tiles)), 2, chance)
    dice = (chance.die(), chance.die())
    number = state.round + 1
    first = model.Peeking(order[0], sum(dice), fresh=True)
    after = replace(
        state, order=order, rolls=rolls, dice=dice, round=number, turn=state.turn + 1, phase=first
    )
    return Step(after, (*events, ev.OrderRolled(number, rolls, order), ev.PeeksRolled(order[0], dice)))


# peeks


def may_spend(state: model.State, phase: model.Peeking) -> bool:
    """Return whether the seat may still spend a cube for one more peek (docs/rules/scrapheap-scavengers.md,
    Ruling 1, Ruling 3).
    """
    return phase.fresh and has_spare(state, phase.seat)


def has_spare(state: model.State, seat: Seat) -> bool:
    """Return whether the seat's supply has more of its own cubes than its pawn needs."""
    return state.supply[seat][seat] > components.PAWN


def hidden(state: model.State, seat: Seat) -> list[int]:
    """Return the indices of the cells where the seat may peek: those with a card that it has not seen, and
    without other players' cubes.
    """
    return [
        at
        for at, (_, _, _, seen, cubes) in enumerate(state.grid)
        if seat not in seen and (not cubes or cubes.count(seat) == len(cubes))
    ]


def spend(state: model.State, phase: model.Peeking) -> Step[model.State, ev.Event]:
    """Give up a cube for the rest of the game for one more peek."""
    seat = phase.seat
    spent = tuple(count + (at == seat) for at, count in enumerate(state.spent))
    after = replace(
        state,
        supply=_supplied(state, seat, -1),
        spent=spent,
        phase=model.Peeking(seat, phase.left + 1, fresh=False),
    )
    return Step(after, (ev.Spent(seat),))


def peek(state: model.State, phase: model.Peeking, cell: components.Cell) -> Step[model.State, ev.Event]:
    """Show the card to the seat. After the last peek, the seat places cubes."""
    seat, at = phase.seat, components.AT[cell]
    spot = state.grid[at]
    left = phase.left - 1
    after = (
        model.Peeking(seat, left, fresh=False)
        if left
        else model.Placing(seat, components.PLACES, None, again=False)
    )
    grid = changed(
        state.grid,
        at,
        model.Spot(card=spot.card, up=spot.up, shown=spot.shown, seen=(*spot.seen, seat), cubes=spot.cubes),
    )
    return Step(replace(state, grid=grid, phase=after), (ev.Peeked(seat, cell, spot.card),))


def stop(state: model.State, phase: model.Peeking) -> Step[model.State, ev.Event]:
    """Stop peeking, and continue with placing cubes (docs/rules/scrapheap-scavengers.md, Ruling 2)."""
    after = replace(state, phase=model.Placing(phase.seat, components.PLACES, None, again=False))
    return Step(after, (ev.Waived(phase.seat, "peeks", phase.left),))


# cubes


def liftable(state: model.State, seat: Seat) -> list[int]:
    """Return the indices of the cells with a cube of the seat."""
    return [at for at, (_, _, _, _, cubes) in enumerate(state.grid) if seat in cubes]


def lift(state: model.State, phase: model.Placing, cell: components.Cell) -> Step[model.State, ev.Event]:
    """Lift the seat's own cube from the cell, to place it elsewhere."""
    seat, at = phase.seat, components.AT[cell]
    spot = state.grid[at]
    cubes = list(spot.cubes)
    cubes.remove(seat)
    grid = changed(state.grid, at, spot._replace(cubes=tuple(cubes)))
    after = replace(state, grid=grid, phase=model.Placing(seat, phase.left, cell, phase.again))
    return Step(after, (ev.Lifted(seat, cell),))


def place(
    state: model.State, phase: model.Placing, cell: components.Cell, chance: Chance
) -> Step[model.State, ev.Event]:
    """Place the lifted cube, or one from the supply (docs/rules/scrapheap-scavengers.md, Ruling 4)."""
    seat, source, at = phase.seat, phase.lifted, components.AT[cell]
    spot = state.grid[at]
    cubes = (*spot.cubes, seat)
    grid = changed(
        state.grid, at, model.Spot(card=spot.card, up=spot.up, shown=spot.shown, seen=spot.seen, cubes=cubes)
    )
    supply = state.supply if source else _supplied(state, seat, -1)
    left = phase.left if source == cell else phase.left - 1
    after = replace(state, grid=grid, supply=supply, phase=model.Placing(seat, left, None, phase.again))
    told = (ev.Placed(seat, cell, source),)
    return (
        Step(after, told)
        if left
        else _pass_on(after, seat=seat, again=phase.again, chance=chance, events=told)
    )


def leave(state: model.State, phase: model.Placing, chance: Chance) -> Step[model.State, ev.Event]:
    """End the seat's placing of cubes."""
    told = (ev.Waived(phase.seat, "cubes", phase.left),)
    return _pass_on(state, seat=phase.seat, again=phase.again, chance=chance, events=told)


def _pass_on(
    state: model.State, seat: Seat, again: bool, chance: Chance, events: tuple[ev.Event, ...]
) -> Step[model.State, ev.Event]:
    """Let the next seat peek or place cubes, or start the next part of the game."""
    order = state.order
    after = order.index(seat) + 1
    if after < len(order):
        follower = order[after]
        phase = (
            model.Placing(follower, components.PLACES, None, again=True) if again else _fresh(state, follower)
        )
        return Step(replace(state, turn=state.turn + 1, phase=phase), events)
    if not again:
        phase = model.Placing(order[0], components.PLACES, None, again=True)
        return Step(replace(state, turn=state.turn + 1, phase=phase), events)
    if state.round < state.options.tiles:
        return begin_round(state, chance, events)
    return collecting.open_collection(state, chance, events)


def _fresh(state: model.State, seat: Seat) -> model.Peeking:
    return model.Peeking(seat, sum(state.dice), fresh=True)


def _supplied(state: model.State, seat: Seat, count: int) -> tuple[tuple[int, ...], ...]:
    """Return the supplies with `count` of the seat's own cubes added to its supply."""
    own = state.supply[seat]
    supply = with_seat(own, seat, own[seat] + count)
    return with_seat(state.supply, seat, supply)
