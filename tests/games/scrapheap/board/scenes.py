"""Views of Scrapheap Scavengers to draw, from whole games played at random with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Chance
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Action, Claim, Done, EndTurn, Flip, Take
from bot.games.scrapheap.rules.model import Options, State, View


def game(seats: int, seed: str, options: Options | None = None) -> Iterator[State]:
    """Yield every state of a game in which all players move at random, but prefer to take cards."""
    state = scrapheap.setup(options or Options(), seats, Chance(seed, 0)).state
    ply = 0
    yield state
    while waiting := scrapheap.awaits(state):
        (seat,) = waiting
        ply += 1
        action = _chosen(scrapheap.legal(state, seat), Chance(seed, 100_000 + ply))
        state = scrapheap.apply(state, seat, action, Chance(seed, ply)).state
        yield state


def _chosen(actions: Sequence[Action], luck: Chance) -> Action:
    bold = [action for action in actions if not isinstance(action, Done | EndTurn | Flip)]
    gains = [action for action in bold if isinstance(action, Take | Claim)]
    if gains and luck.below(3):
        return luck.pick(gains)
    return luck.pick(bold if bold and luck.below(6) else actions)


def views(state: State) -> Iterator[View]:
    """Yield the views of a spectator and of every seat."""
    yield scrapheap.view(state, None)
    for seat in range(len(state.tiles)):
        yield scrapheap.view(state, seat)
