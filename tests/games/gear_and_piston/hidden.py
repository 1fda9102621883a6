"""States that a seat of Gear & Piston cannot distinguish."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Chance, Seat
from bot.games.gear_and_piston.rules.car import offsets
from bot.games.gear_and_piston.rules.components import Part, Stock
from bot.games.gear_and_piston.rules.course import RANK, without
from bot.games.gear_and_piston.rules.model import (
    Assembling,
    Dealing,
    Discarding,
    Phase,
    Returning,
    Sorting,
    State,
    Stealing,
    Working,
)


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another state that looks the same from `seat`, or to a spectator if it is None. The hidden
    hands, the stacks, the discards and the cards that only the mover sees are shuffled together. The stacks
    change their sizes, because only whether a stack is empty is visible. The secret choices of other seats
    are replaced by random ones.
    """
    while True:
        other = _shuffled(state, seat, chance)
        if (bool(other.new), bool(other.junk)) == (bool(state.new), bool(state.junk)):
            return other


def _shuffled(state: State, seat: Seat | None, chance: Chance) -> State:
    others = [at for at in range(len(state.hands)) if at not in {seat, _spied_on(state.phase, seat)}]
    looked = _looked_at(state.phase, seat)
    hidden = [part for at in others for part in state.hands[at]]
    pool = list(chance.shuffled([*hidden, *looked, *state.new, *state.junk, *state.discards]))
    seen = [_taken(pool, old.stock) for old in looked]
    hands = list(state.hands)
    for at in others:
        fresh = [pool.pop() for _ in state.hands[at]]
        hands[at] = tuple(sorted(fresh, key=RANK.__getitem__))
    new, junk = ([part for part in pool if part.stock == stock] for stock in ("new", "junk"))
    new_left = 1 + chance.below(len(new)) if state.new and new else 0
    junk_left = 1 + chance.below(len(junk)) if state.junk and junk else 0
    other = replace(
        state,
        hands=tuple(hands),
        new=tuple(new[:new_left]),
        junk=tuple(junk[:junk_left]),
        discards=(*new[new_left:], *junk[junk_left:]),
        scrap=chance.shuffled(state.scrap),
    )
    return replace(other, phase=_again(state, other, seat, tuple(seen), chance))


def _spied_on(phase: Phase, seat: Seat | None) -> Seat | None:
    return phase.victim if isinstance(phase, Stealing) and phase.seat == seat else seat


def _looked_at(phase: Phase, seat: Seat | None) -> tuple[Part, ...]:
    """Return the parts that only the mover sees, or an empty tuple if the mover is `seat` itself."""
    match phase:
        case Dealing(mover, seen) if mover != seat:
            return seen
        case Returning(mover, rest) if mover != seat:
            return rest
        case Sorting(mover, drawn, kept) if mover != seat:
            return (*drawn, *kept)
        case _:
            return ()


def _taken(pool: list[Part], stock: Stock) -> Part:
    return pool.pop(next(at for at, part in enumerate(pool) if part.stock == stock))


def _again(state: State, other: State, seat: Seat | None, seen: tuple[Part, ...], chance: Chance) -> Phase:
    """Replace everything in the phase that is hidden from the seat, and return the new phase. other: the
    state with new hands. seen: the parts that the mover sees instead. chance: draws the other seats' secret
    choices.
    """
    phase = state.phase
    match phase:
        case Dealing(mover) if mover != seat:
            return replace(phase, seen=seen)
        case Returning(mover) if mover != seat:
            return replace(phase, rest=seen)
        case Sorting(mover, drawn) if mover != seat:
            return replace(phase, drawn=seen[: len(drawn)], kept=seen[len(drawn) :])
        case Discarding(asked, chosen):
            return replace(
                phase,
                chosen=tuple(
                    own
                    if at == seat or at in asked or not other.hands[at]
                    else chance.pick((None, *other.hands[at]))
                    for at, own in enumerate(chosen)
                ),
            )
        case Assembling(asked, chosen):
            return replace(
                phase,
                chosen=tuple(
                    own if at == seat or own is None else chance.pick(offsets(state.cars[at]))
                    for at, own in enumerate(chosen)
                ),
            )
        case Working(mover, _, _, _, before) if mover != seat:
            used = before.hand
            for part in state.hands[mover]:
                used = without(used, part)
            hand = tuple(sorted((*other.hands[mover], *used), key=RANK.__getitem__))
            return replace(phase, before=before._replace(hand=hand))
        case _:
            return phase
