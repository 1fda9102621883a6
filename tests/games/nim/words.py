"""The texts of Nim: buttons, the story, the whole table as text, and the short rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from bot.engine.game import Seat
from bot.locales.phrase import ELSEWHERE, Phrase, Text
from bot.words import Clause, Label, Lines
from tests.games.nim.rules import Action, Began, Event, Options, Took, View

ELSEWHERE["nim"] = Path(__file__).parent
CREDIT = Phrase("nim-credit")
HEAPS = "ABC"


def option_lines(options: Options) -> Lines:
    """Return the line in the lobby about the effect of the last stick."""
    return [Phrase("nim-last", last=options.last)]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """Return the label of the button that takes sticks."""
    text = Phrase("nim-take", count=action.count, heap=HEAPS[action.heap])
    return Label(text, kind=Phrase("nim-take.menu"))


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the story of an event."""
    match event:
        case Began(seat):
            return Clause(None, Phrase("nim-began", you=seat == reader, name=names[seat]))
        case Took(seat, heap, count, _):
            return Clause(seat, Phrase("nim-took", count=count, heap=HEAPS[heap]))
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    seat = view.mover if view.winner is None else view.winner
    assert seat is not None
    return Phrase("turn" if view.winner is None else "nim-won", you=seat == view.seat, name=names[seat])


def prompt(view: View, names: Sequence[str]) -> Text:
    """Return the task of the view's seat, or "" if it is not its turn."""
    return Phrase("nim-prompt") if view.mover is not None and view.mover == view.seat else ""


def describe(view: View, names: Sequence[str]) -> Lines:
    """Return the whole view in words."""
    heaps = (Phrase("nim-heap", heap=HEAPS[at], count=left) for at, left in enumerate(view.heaps))
    return [headline(view, names), *heaps, *option_lines(view.options)]


def alts(view: View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the one picture: the whole view in words."""
    return (describe(view, names),)


def basics() -> Lines:
    """Return the game in five lines."""
    return [Phrase(f"nim-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"nim-rules-{part}") for part in ("goal", "turn", "away", "credit")]
