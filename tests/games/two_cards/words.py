"""Two Cards in words: buttons, the story, the whole table as text, the rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.words import Clause, Label
from bot.words.phrases import counted, listed
from tests.games.two_cards.rules import Action, Card, Dealt, Drew, Ended, Event, Options, Played, View

CREDIT = "Two Cards by the Paddock developers."


def cards(held: Sequence[Card]) -> str:
    """Cards in a row; "none" if there are none."""
    return listed([str(card) for card in held]) if held else "none"


def option_lines(options: Options) -> Sequence[str]:
    """How many turns there are."""
    return [f"Turns: {options.rounds} each"]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """The button; a card that scores stands out."""
    return Label(f"Play {action.card}", strong=bool(view.pile) and action.card > view.pile[-1])


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """What happened, from the event that the reader can see."""
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


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and what may be done; or who won."""
    if view.mover is None:
        best = [name for name, place in zip(names, view.places, strict=False) if place == 1]
        return f"{listed(best)} {'wins' if len(best) == 1 else 'share the win'}"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    below = f" on {view.pile[-1]}" if view.pile else ""
    return f"{whose} turn: play a card{below}"


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The view in words, line by line."""
    lines = [f"{headline(view, names)}."]
    if view.seat is not None:
        lines.append(f"Your hand: {cards(view.hand)}.")
    lines.append(f"Pile, the top last: {cards(view.pile)}. Stock: {counted(view.stock, 'card')}.")
    lines.append(f"{counted(view.left, 'turn')} to come.")
    lines += [
        f"{seat + 1}. {names[seat]}: {counted(points, 'point')}{_place(view, seat)}."
        for seat, points in enumerate(view.points)
    ]
    return lines


def _place(view: View, seat: int) -> str:
    return f", place {view.places[seat]}" if view.places else ""


_RULES = """\
**Goal.** Play a card higher than the one below it, and score a point.

**A turn.** Play one of your two cards on the pile, then draw one.
**Ruling:** the first card of a game scores nothing.

**The end.** After six turns each, or three with `rounds: 3`, the most points win.
**Ruling:** equal points share the place, and the next place is left free (1, 2, 2, 4).

**Away from the table.**
**Ruling:** when your time runs out, the clock plays your lower card.

"""


def basics() -> tuple[str, ...]:
    """The game in five lines, for somebody who is about to play."""
    return (
        "Play a card that is higher than the one below it.",
        "Each time you do, you score a point.",
        "Then draw a card: you always hold two.",
        "After six turns each the game ends.",
        "The most points win.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with the rulings marked and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")
