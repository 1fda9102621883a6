"""The collection: pawns, action points, and their uses (docs/rules/scrapheap-scavengers.md, section 5)."""

from typing import Literal

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.scrapheap.rules import actions as act, components, dice, events as ev, model, scoring
from bot.games.scrapheap.rules.grid import changed, counts, leads

CHOICES: tuple[act.Choose, ...] = tuple(map(act.Choose, components.CORNERS))
_MOVES: dict[components.Direction | None, act.Action] = {
    None: act.Enter(),
    "left": act.Move("left"),
    "right": act.Move("right"),
    "up": act.Move("up"),
    "down": act.Move("down"),
}
_CLAIMS = tuple(map(act.Claim, range(4)))
_FLIP, _TAKE, END, _RETIRE = act.Flip(), act.Take(), act.EndTurn(), act.Retire()


def open_collection(
    state: model.State, chance: Chance, events: tuple[ev.Event, ...]
) -> Step[model.State, ev.Event]:
    """Determine the order of the seats, reveal the tiles in public mode, and start the choice of corners."""
    seats = len(state.tiles)
    cubes = counts(state.grid, seats)
    order: tuple[Seat, ...] = ()
    rolls: tuple[model.Roll, ...] = ()
    for count in sorted(set(cubes), reverse=True):
        among, rolled = dice.ranked([seat for seat in range(seats) if cubes[seat] == count], 1, chance)
        order, rolls = (*order, *among), (*rolls, *rolled)
    phase = model.Choosing(order[0])
    after = replace(state, order=order, rolls=rolls, dice=(), turn=state.turn + 1, phase=phase)
    told: tuple[ev.Event, ...] = (*events, ev.CollectionOpened(cubes, rolls, order))
    return Step(after, (*told, ev.Revealed(state.tiles)) if state.options.mode == "public" else told)


def choose(state: model.State, seat: Seat, corner: components.Corner) -> Step[model.State, ev.Event]:
    """Put the seat's pawn, made from two cubes of its supply, at the corner
    (docs/rules/scrapheap-scavengers.md, Ruling 5). The last pawn starts the first turn.
    """
    own = state.supply[seat]
    supply = with_seat(own, seat, own[seat] - components.PAWN)
    pawns = with_seat(state.pawns, seat, model.Pawn(corner, outside=True))
    supplies = with_seat(state.supply, seat, supply)
    after = replace(state, supply=supplies, pawns=pawns)
    told = (ev.CornerChosen(seat, corner),)
    at = state.order.index(seat) + 1
    if at < len(state.order):
        return Step(replace(after, turn=state.turn + 1, phase=model.Choosing(state.order[at])), told)
    return _begin(after, 1, state.order[0], told)


# a turn


def open_actions(state: model.State, phase: model.Collecting) -> list[act.Action]:
    """Return the actions that the seat can pay for at its pawn's position
    (docs/rules/scrapheap-scavengers.md, Ruling 15).
    """
    seat, points = phase.seat, phase.points
    pawn = standing(state, seat)
    actions = [_MOVES[direction] for direction, _ in leads(state.grid, pawn)]
    if not pawn.outside:
        card, _, _, _, cubes = state.grid[components.AT[pawn.cell]]
        if card is not None:
            actions.append(_FLIP)
        if cubes:
            owners = sorted(set(cubes))
            actions += [_CLAIMS[owner] for owner in owners if points >= price(seat, owner)]
        elif card is not None and points >= components.TAKE:
            actions.append(_TAKE)
    actions.append(END)
    if state.lap < laps(state):
        actions.append(_RETIRE)
    return actions


def price(seat: Seat, owner: Seat) -> int:
    """Return the number of action points that the seat pays for a cube of the owner."""
    return components.CLAIM_OWN if owner == seat else components.CLAIM_OTHER


def standing(state: model.State, seat: Seat) -> model.Pawn:
    """Return the position of the seat's pawn. Raises ValueError if the seat has no pawn."""
    pawn = state.pawns[seat]
    if pawn is None:
        raise ValueError(f"seat {seat} has no pawn yet")
    return pawn


def move(
    state: model.State, phase: model.Collecting, direction: components.Direction | None
) -> Step[model.State, ev.Event]:
    """Move the pawn to the next card in the direction, or into the grid if `direction` is None
    (docs/rules/scrapheap-scavengers.md, Ruling 7).
    """
    seat = phase.seat
    cell = next(cell for way, cell in leads(state.grid, standing(state, seat)) if way == direction)
    pawns = with_seat(state.pawns, seat, model.Pawn(cell, outside=False))
    told = ev.PawnMoved(seat, direction, cell)
    return _paid(
        state,
        phase=phase,
        points=components.MOVE,
        told=told,
        grid=state.grid,
        supply=state.supply,
        taken=state.taken,
        pawns=pawns,
    )


def flip(state: model.State, phase: model.Collecting) -> Step[model.State, ev.Event]:
    """Turn over the card under the pawn."""
    seat = phase.seat
    at, cell = _under(state, seat)
    card, up, _, seen, cubes = state.grid[at]
    assert card is not None  # the action is legal only on a card
    grid = changed(state.grid, at, model.Spot(card=card, up=not up, shown=True, seen=seen, cubes=cubes))
    told = ev.Flipped(seat, cell, card, not up)
    return _paid(
        state,
        phase=phase,
        points=components.FLIP,
        told=told,
        grid=grid,
        supply=state.supply,
        taken=state.taken,
        pawns=state.pawns,
    )


def claim(state: model.State, phase: model.Collecting, owner: Seat) -> Step[model.State, ev.Event]:
    """Take a cube of the owner from the card under the pawn."""
    seat = phase.seat
    at, cell = _under(state, seat)
    card, up, shown, seen, lying = state.grid[at]
    cubes = list(lying)
    cubes.remove(owner)
    grid = changed(state.grid, at, model.Spot(card=card, up=up, shown=shown, seen=seen, cubes=tuple(cubes)))
    own = state.supply[seat]
    supply = (*own[:owner], own[owner] + 1, *own[owner + 1 :])
    supplies = with_seat(state.supply, seat, supply)
    told = ev.Claimed(seat, owner, cell)
    return _paid(
        state,
        phase=phase,
        points=price(seat, owner),
        told=told,
        grid=grid,
        supply=supplies,
        taken=state.taken,
        pawns=state.pawns,
    )


def take(state: model.State, phase: model.Collecting) -> Step[model.State, ev.Event]:
    """Take the card under the pawn (docs/rules/scrapheap-scavengers.md, Ruling 10, Ruling 11)."""
    seat = phase.seat
    at, cell = _under(state, seat)
    card, _, known, seen, _ = state.grid[at]
    assert card is not None  # the action is legal only on a card
    shown = known or state.options.mode == "public"
    grid = changed(state.grid, at, model.Spot(None))
    own = (*state.taken[seat], model.Taken(cell, card, shown, seen))
    taken = with_seat(state.taken, seat, own)
    told = ev.Took(seat, cell, card, shown, seen)
    if all(spot.card is None for spot in grid):
        return _close(replace(state, grid=grid, taken=taken), empty=True, events=(told,), why="turns")
    if not leads(grid, standing(state, seat)):
        after = model.Collecting(seat, phase.points - components.TAKE)
        return end(replace(state, grid=grid, taken=taken, phase=after, stirred=True), after, (told,))
    return _paid(
        state,
        phase=phase,
        points=components.TAKE,
        told=told,
        grid=grid,
        supply=state.supply,
        taken=taken,
        pawns=state.pawns,
    )


def end(
    state: model.State, phase: model.Collecting, events: tuple[ev.Event, ...] = ()
) -> Step[model.State, ev.Event]:
    """End the turn. The next turn starts, or the game ends."""
    return _pass_on(state, phase.seat, (*events, ev.TurnEnded(phase.seat, phase.points)))


def retire(state: model.State, phase: model.Collecting) -> Step[model.State, ev.Event]:
    """Finish for good: end all turns of the seat, and remove its pawn."""
    seat = phase.seat
    pawns = with_seat(state.pawns, seat, None)
    after = replace(state, pawns=pawns, retired=(*state.retired, seat))
    return _pass_on(after, seat, (ev.Retired(seat, phase.points),))


def laps(state: model.State) -> int:
    """Return the number of turns that each player has in the collection."""
    return components.TURNS * state.options.tiles


def _under(state: model.State, seat: Seat) -> tuple[int, components.Cell]:
    cell = standing(state, seat).cell
    return components.AT[cell], cell


def _pass_on(state: model.State, seat: Seat, events: tuple[ev.Event, ...]) -> Step[model.State, ev.Event]:
    """Start the turn of the next seat that has not finished for good, or end the game
    (docs/rules/scrapheap-scavengers.md, Ruling 15, Ruling 16).
    """
    order = state.order
    if len(state.retired) == len(order):
        return _close(state, empty=False, events=events, why="retired")
    later = [other for other in order[order.index(seat) + 1 :] if other not in state.retired]
    if later:
        return _begin(state, state.lap, later[0], events)
    if state.lap == laps(state):
        return _close(state, empty=False, events=events, why="turns")
    quiet = not state.stirred
    if quiet and state.quiet:
        return _close(state, empty=False, events=events, why="quiet")
    first = next(other for other in order if other not in state.retired)
    warned = (*events, ev.LapQuiet()) if quiet and state.lap + 1 < laps(state) else events
    return _begin(replace(state, stirred=False, quiet=quiet), state.lap + 1, first, warned)


def _begin(
    state: model.State, lap: int, seat: Seat, events: tuple[ev.Event, ...]
) -> Step[model.State, ev.Event]:
    """Start a turn with its action points, or skip it (docs/rules/scrapheap-scavengers.md, Ruling 6, Ruling
    10).
    """
    points = sum(state.supply[seat]) + components.BONUS
    phase = model.Collecting(seat, points)
    after = replace(state, lap=lap, turn=state.turn + 1, phase=phase)
    if open_actions(after, phase)[0] == END:
        return _pass_on(after, seat, (*events, ev.SatOut(seat)))
    return Step(after, (*events, ev.TurnBegan(seat, points, laps(state) - lap + 1)))


def _paid(
    state: model.State,
    phase: model.Collecting,
    points: int,
    told: ev.Event,
    grid: tuple[model.Spot, ...],
    supply: tuple[tuple[int, ...], ...],
    taken: tuple[tuple[model.Taken, ...], ...],
    pawns: tuple[model.Pawn | None, ...],
) -> Step[model.State, ev.Event]:
    """Continue the turn after `points` action points were spent, or end it with its last point
    (docs/rules/scrapheap-scavengers.md, Ruling 10).
    """
    after = model.Collecting(phase.seat, phase.points - points)
    state = replace(state, grid=grid, supply=supply, taken=taken, pawns=pawns, phase=after, stirred=True)
    return Step(state, (told,)) if after.points else end(state, after, (told,))


def _close(
    state: model.State, empty: bool, events: tuple[ev.Event, ...], why: Literal["turns", "quiet", "retired"]
) -> Step[model.State, ev.Event]:
    scores = tuple(scoring.score(state, seat) for seat in range(len(state.tiles)))
    shown: tuple[ev.Event, ...] = (ev.Revealed(state.tiles),) if state.options.mode == "stealth" else ()
    return Step(replace(state, phase=model.Finished()), (*events, *shown, ev.Closed(empty, scores, why)))
