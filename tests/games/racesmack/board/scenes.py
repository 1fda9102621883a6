"""Views of Racesmack to draw, from whole games with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Chance
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Action, Refrain, SetAside, Tap
from bot.games.racesmack.rules.model import Options, State, View

EVERYTHING = Options("published", True, True, True, True, False, True)
PILES = Options(after_you=True, time_penalty=True)
UNTIMED = Options(taps="untimed", shifting_gears=True)
OPTIONS = (Options(), EVERYTHING, PILES, UNTIMED)


def game(seats: int, seed: str, options: Options = OPTIONS[0], most: int = 400) -> Iterator[State]:
    """Yield the states of a game, from the deal to at most `most` moves later."""
    state = racesmack.setup(options, seats, Chance(seed, 0)).state
    ply = 0
    yield state
    while (waiting := racesmack.awaits(state)) and ply < most:
        ply += 1
        luck = Chance(seed, 100_000 + ply)
        seat = luck.pick(sorted(waiting))
        action = chosen(state, seat, luck)
        if isinstance(action, Tap):
            action = replace(action, at=1_700_000_000_000 + 377 * ply)
        state = racesmack.apply(state, seat, action, Chance(seed, ply)).state
        yield state


def chosen(state: State, seat: int, luck: Chance) -> Action:
    """Return a random action, but rarely one that skips a tap or sets a Rules Card aside."""
    actions = racesmack.legal(state, seat)
    bold = [action for action in actions if not isinstance(action, Refrain | SetAside)]
    return luck.pick(bold if bold and luck.below(9) else actions)


def views(state: State) -> Iterator[View]:
    """Yield the views of a spectator and of every seat."""
    yield racesmack.view(state, None)
    for seat in range(len(state.hands)):
        yield racesmack.view(state, seat)
