"""Rasant's buttons and menus, and the line of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import START, TOP, Card
from bot.games.rasant.rules.model import Options, View
from bot.games.rasant.rules.overtaking import overtaken, worth
from bot.games.rasant.words.terms import named
from bot.words import Label
from bot.words.phrases import counted


def chosen(options: Options) -> Sequence[str]:
    """How the line is formed."""
    if options.grid == "draft":
        return ["Grid: the players name the colour of each next car in turn"]
    return ["Grid: the cars stand at random"]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """The button; many cards make a menu."""
    match action:
        case Name(colour):
            left = sum(car.paint == colour for car in view.unplaced)
            return Label(f"{colour.capitalize()} ({left} left)", emoji=colour)
        case Play(card):
            text = f"{named(card).capitalize()}{_wins(card, view)}"
            return Label(
                text, kind=_MENUS[view.phase == "leading"], note=_promises(card, view), emoji=card.paint
            )
        case Pass():
            return Label("Pass, and discard a card" if view.costs else "Pass")
        case Pay(card):
            return Label(
                f"Discard {named(card)}", kind="Choose the card that your pass costs", emoji=card.paint
            )
        case _:
            assert_never(action)


def _wins(card: Card, view: View) -> str:
    """What the card wins if it ends the round: " · wins 5 cars x 2 = 10"."""
    colour = view.colour or card.paint
    alone = len(view.passed) == len(view.held) - 1
    if colour == "black" or not (card.pace == TOP or alone):
        return ""
    moved, _ = overtaken(view.line, colour)
    doubled = START in moved
    cars = counted(len(moved) - doubled, "car")
    return f" \u00b7 wins {cars}{f' x 2 = {2 * (len(moved) - 1)}' if doubled else ''}"


def _promises(card: Card, view: View) -> str:
    """The note under a card to lead that may be beaten: the points of a round in its colour."""
    if view.phase != "leading" or card.paint == "black" or _wins(card, view):
        return ""
    return f"a win brings {counted(worth(view.line, card.paint), 'point')}"


_MENUS = {True: "Choose a card to lead", False: "Choose a card to play"}


def barred(view: View) -> Sequence[Label]:
    """None: illegal actions have no button."""
    return ()
