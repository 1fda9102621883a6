"""Gear Head's buttons, and the line of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.model import Options, View
from bot.games.gear_head.rules.scoring import pole_position
from bot.games.gear_head.words.terms import named
from bot.words import Label


def chosen(options: Options) -> Sequence[str]:
    """Gear Head has no options of its own."""
    return ()


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """The button; the one for pulling up is strong."""
    match action:
        case Draw():
            return Label("Draw from the deck", emoji="deck")
        case Take():
            return Label(f"Take {named(view.heap[-1])}", emoji=view.heap[-1].part.lower())
        case Discard(card):
            return Label(f"Discard {named(card)}", emoji=card.part.lower())
        case PullUp(card):
            points = sum(other.value for other in view.hand) - card.value
            bonus = pole_position(len(view.line) + 1)
            worth = f"{points}+{bonus}" if bonus else f"{points}"
            return Label(f"Pull up without {named(card)}: {worth}", strong=True)
        case _:
            assert_never(action)


def barred(view: View) -> Sequence[Label]:
    """None: illegal actions have no button."""
    return ()
