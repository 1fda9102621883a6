"""Rasant's buttons and menus, and the line of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.model import Options, View
from bot.games.rasant.words.terms import named
from bot.words import Label


def chosen(options: Options) -> str:
    """How the line is formed."""
    if options.grid == "draft":
        return "Grid: the players name the colour of each next car in turn"
    return "Grid: the cars stand at random"


def label(action: Action, view: View) -> Label:
    """The button; many cards become a menu."""
    match action:
        case Name(colour):
            left = sum(car.paint == colour for car in view.unplaced)
            return Label(f"{colour.capitalize()} ({left} left)")
        case Play(card):
            return Label(named(card).capitalize(), kind=_MENUS[view.phase == "leading"])
        case Pass():
            return Label("Pass, for a card" if view.costs else "Pass")
        case Pay(card):
            return Label(f"Discard {named(card)}", kind="Choose the card that your pass costs")
        case _:
            assert_never(action)


_MENUS = {True: "Choose a card to lead", False: "Choose a card to play"}


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()
