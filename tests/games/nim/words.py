"""Nim in words: buttons, the story, the whole table as text, the rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.words import Clause, Label
from bot.words.phrases import capital, counted
from tests.games.nim.rules import Action, Began, Event, Options, Took, View

CREDIT = "Nim, traditional."
_RULES = """\
**Goal.** Take the last stick, or leave it to the other with `last: loses`.

**A turn.** Take one or more sticks, all from one heap. There are heaps of 3, 4 and 5.

**Away from the table.**
**Ruling:** when your time runs out, the clock takes one stick of the largest heap.

"""


def heap(number: int) -> str:
    """What a heap is called."""
    return f"heap {'ABC'[number]}"


def option_lines(options: Options) -> Sequence[str]:
    """The line of the lobby."""
    return [f"The last stick {options.last}"]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """The button."""
    return Label(f"{action.count} from {heap(action.heap)}")


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """What happened."""
    match event:
        case Began(seat):
            return Clause(None, f"There are heaps of 3, 4 and 5 sticks, and {names[seat]} begins.")
        case Took(seat, number, count, left):
            return Clause(seat, f"took {counted(count, 'stick')} from {heap(number)}, which has {left} left")
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> str:
    """Whose turn it is, or who won."""
    if view.mover is None:
        assert view.winner is not None
        return f"{names[view.winner]} wins"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} turn: take sticks from one heap"


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """Everything."""
    heaps = (f"{capital(heap(at))}: {counted(left, 'stick')}." for at, left in enumerate(view.heaps))
    return [f"{headline(view, names)}.", *heaps, f"The last stick {view.options.last}."]


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def basics() -> tuple[str, ...]:
    """The game in five lines."""
    return (
        "There are three heaps of sticks.",
        "Take one or more, all from one heap.",
        "Then it is the other's turn.",
        "The last stick ends the game.",
        "Who takes it wins.",
    )


def rules() -> Sequence[str]:
    """The rules in short, with the rulings marked and the credit."""
    return f"{_RULES}*{CREDIT}*".split("\n\n")
