"""How much more knowledge could win at Scrapheap Scavengers: the expert with every card open.

`python -m tests.studies.scrapheap_ceiling 60 2` plays 60 deals with 2 seats, each twice: every other seat
sees all cards and tiles from the start of the collection on, then the others do. It prints how many duels the
seats that see everything have won, as `python -m bot arena` counts them. With `peeked` as a third argument
they see only the cards that a rival has peeked at.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import luck_of, play, start
from bot.games.scrapheap import rules
from bot.games.scrapheap.robots.expert_robot import expert
from bot.games.scrapheap.rules.model import Options, State, View


def opened(state: State, view: View, peeked: bool) -> View:
    """The view of a seat that can see every card, or every card that a rival has peeked at."""
    grid = tuple(
        square._replace(card=spot.card) if square.card is None and (spot.seen or not peeked) else square
        for square, spot in zip(view.grid, state.grid, strict=True)
    )
    return replace(view, grid=grid, tiles=state.tiles)


def game(seed: str, seats: int, seeing: frozenset[Seat], peeked: bool) -> Outcome:
    """A game of experts; those seats see everything."""
    match, _ = start(rules, Options(), seats, seed)
    while (outcome := rules.outcome(match.state)) is None:
        seat = min(rules.awaits(match.state))
        view, actions = rules.view(match.state, seat), rules.legal(match.state, seat)
        if seat in seeing and view.phase in ("choosing", "collecting"):
            view = opened(match.state, view, peeked)
        action = expert(view, actions, Chance(f"{seed}/{seat}", match.ply))
        match, _ = play(rules, match, seat, action, luck_of(match))
    return outcome


def main(deals: int, seats: int, peeked: bool) -> None:
    """Play, and print."""
    won = duels = 0.0
    for number in range(deals):
        for side in (0, 1):
            seeing = frozenset(range(side, seats, 2))
            places = game(f"ceiling {number}", seats, seeing, peeked).places
            for own in seeing:
                for other in set(range(seats)) - seeing:
                    won += 1.0 if places[own] < places[other] else 0.5 * (places[own] == places[other])
                    duels += 1
    cards = "what rivals have peeked at" if peeked else "all cards"
    print(f"{seats} seats, {deals} deals: those who see {cards} win {won / duels:.1%} of their duels")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), "peeked" in sys.argv)
