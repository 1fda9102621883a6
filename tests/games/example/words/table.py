"""The whole table of Two Cards as text: complete enough to play by, what matters most first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.phrases import counted, listed
from tests.games.example.rules.model import View
from tests.games.example.words.terms import cards


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and what may be done; or who won."""
    if view.mover is None:
        best = [name for name, place in zip(names, view.places, strict=False) if place == 1]
        return f"{listed(best)} {'wins' if len(best) == 1 else 'share the win'}"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    below = f" on {view.pile[-1]}" if view.pile else ""
    return f"{whose} turn: play a card{below}"


def alts(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def describe(view: View, names: Sequence[str]) -> str:
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
    return "\n".join(lines)


def _place(view: View, seat: int) -> str:
    return f", place {view.places[seat]}" if view.places else ""
