"""States that a seat of Racesmack cannot distinguish, and the cards of a state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Literal

from bot.engine.game import Chance, Seat
from bot.games.racesmack.rules.components import FIRST_RULE
from bot.games.racesmack.rules.model import (
    Aiming,
    Letter,
    Picking,
    Placing,
    Revealing,
    Settling,
    State,
    Tapping,
)
from bot.games.racesmack.rules.tapping import free


def everywhere(state: State) -> Iterator[int]:
    """Yield the ids of all cards, wherever they are."""
    piles = [state.deck, *state.hands, state.discards, state.under, state.racing, state.raced]
    for race in state.races:
        piles += (race.row, race.rules)
    match state.phase:
        case Tapping(taken) | Aiming(taken) | Revealing(_, taken):
            piles += taken
        case Settling(due):
            piles += (owed.cards for owed in due if isinstance(owed, Placing))
        case _:
            pass
    return chain.from_iterable(piles)


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return another state that looks the same from `seat`, or to a spectator if it is None. The hidden hands
    and the deck are shuffled together, and so is the deck of Racing Rules. The hidden Rules Cards exchange
    their contents. Hidden picks and taps are replaced.
    """
    hidden = [at for at in range(len(state.hands)) if at != seat or state.options.after_you]
    pack = iter(chance.shuffled((*state.deck, *chain(*(state.hands[at] for at in hidden)))))
    hands = list(state.hands)
    for at in hidden:
        drawn = [next(pack) for _ in hands[at]]
        hands[at] = tuple(drawn) if state.options.after_you else tuple(sorted(drawn))
    other = replace(
        state, hands=tuple(hands), deck=tuple(pack), racing=chance.shuffled(state.racing), rules=state.rules
    )
    return _rewritten(_decided(other, seat, chance), seat, chance)


def _rewritten(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with the rules and goals exchanged among the Rules Cards that are hidden from the
    seat.
    """
    own = () if seat is None or state.options.after_you else state.hands[seat]
    hands = (*state.deck, *chain(*state.hands), *state.racing)
    at = [id - FIRST_RULE for id in hands if id >= FIRST_RULE and id not in own]
    rules = list(state.rules)
    for here, there in zip(at, chance.shuffled(at), strict=True):
        rules[here] = replace(rules[here], rule=state.rules[there].rule, finish=state.rules[there].finish)
    return replace(state, rules=tuple(rules))


def _decided(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return the state with different secret decisions of the other seats."""
    match state.phase:
        case Picking(picked):
            others = tuple(
                own if own is None or at == seat else chance.pick(state.hands[at])
                for at, own in enumerate(picked)
            )
            return replace(state, phase=Picking(others))
        case Aiming(_, _, chosen) as phase:
            letters: list[Letter | Literal[""]] = [*free(state.options, phase), ""]
            aims = tuple(
                own if own is None or at == seat else chance.pick(letters) for at, own in enumerate(chosen)
            )
            return replace(state, phase=replace(phase, chosen=aims))
        case _:
            return state
