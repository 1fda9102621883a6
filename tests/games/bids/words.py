"""Bids in words: buttons, the story, the whole table as text, the rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.words import Clause, Label
from bot.words.phrases import counted, listed
from tests.games.bids.rules import Action, Card, Chose, Event, Opened, Options, Shown, View

CREDIT = "Bids by the Paddock developers."
_RULES = """\
**Goal.** Win prizes: each counts its number of points.

**A round.** A prize is turned up. Everybody bids one of their cards, in secret and all at once. The highest \
card that only one player bid takes the prize; all cards that were bid are gone.
**Ruling:** if no card was bid only once, nobody gets the prize.

**Away from the table.**
**Ruling:** when your time runs out, the clock bids your lowest card.

"""


def cards(held: Sequence[Card]) -> str:
    """Cards in a row."""
    return listed([str(card) for card in held]) if held else "none"


def option_lines(options: Options) -> Sequence[str]:
    """The line of the lobby."""
    return [f"Prizes: {options.rounds}"]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """The button."""
    return Label(f"Bid {action.card}")


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """What happened, from the event that the reader can see."""
    match event:
        case Opened(prize):
            return Clause(None, f"A prize of {prize} is bid for.")
        case Chose(seat, card):
            return Clause(seat, "has bid" if card is None else f"bid {card}")
        case Shown(bids, prize, winner):
            won = "nobody gets" if winner is None else f"{names[winner]} gets"
            told = listed([f"{name} bid {bid}" for name, bid in zip(names, bids, strict=False)])
            return Clause(None, f"{told}: {won} the prize of {prize}.")
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> str:
    """What is bid for, or who won."""
    if view.places:
        best = [name for name, place in zip(names, view.places, strict=False) if place == 1]
        return f"{listed(best)} {'wins' if len(best) == 1 else 'share the win'}"
    if view.bid is not None:
        return f"You bid {view.bid}: wait for the others"
    return f"Bid for the prize of {view.prize}"


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The view in words, line by line."""
    lines = [f"{headline(view, names)}."]
    if view.seat is not None:
        lines.append(f"Your hand: {cards(view.hand)}.")
    lines.append(f"Prizes to come, this one included: {view.left}." if view.left else "All prizes are gone.")
    for seat, points in enumerate(view.points):
        done = ", has bid" if seat in view.done and view.left else ""
        place = f", place {view.places[seat]}" if view.places else ""
        spent = f", bid before: {cards(view.spent[seat])}" if view.spent[seat] else ""
        lines.append(f"{seat + 1}. {names[seat]}: {counted(points, 'point')}{done}{place}{spent}.")
    return lines


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def basics() -> tuple[str, ...]:
    """The game in five lines."""
    return (
        "A prize is turned up: it counts its number of points.",
        "Everybody bids one of their cards, all at once.",
        "The highest card that only one player bid takes it.",
        "All cards that were bid are gone.",
        "The most points win.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with the rulings marked and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")
