"""The story of a game of Two Cards: what happened, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.words import Clause
from tests.games.example.rules.events import Dealt, Drew, Ended, Event, Played
from tests.games.example.words.terms import cards


def tell(event: Event, names: Sequence[str]) -> Clause:
    """What happened, as its hearer may know it."""
    match event:
        case Dealt(hands, seat):
            known = "".join(f" {names[at]} holds {cards(hand)}." for at, hand in enumerate(hands) if hand)
            return Clause(None, f"Everyone was dealt two cards, and {names[seat]} begins.{known}")
        case Played(seat, card, below, point):
            on = f" on {below}" if below is not None else ""
            return Clause(seat, f"played {card}{on}{' for a point' if point else ''}")
        case Drew(seat, drawn):
            return Clause(seat, "drew a card" if drawn is None else f"drew {drawn}")
        case Ended():
            return Clause(None, "Everyone has had all turns: the game is over.")
        case _:
            assert_never(event)
