"""The texts of Two Cards: buttons, the story, the whole table as text, and the short rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from bot.engine.game import Seat
from bot.locales.phrase import ELSEWHERE, Phrase, Text
from bot.words import Clause, Label, Lines
from tests.games.two_cards.rules import Action, Card, Dealt, Drew, Ended, Event, Options, Played, View

ELSEWHERE["two"] = Path(__file__).parent
CREDIT = Phrase("two-credit")


def cards(held: Sequence[Card]) -> Text | list[str]:
    """Return the cards as words, or the phrase for no cards."""
    return [str(card) for card in held] or Phrase("two-none")


def option_lines(options: Options) -> Lines:
    """Return the line of the lobby that shows the number of turns."""
    return [Phrase("two-rounds", rounds=options.rounds)]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """Return the label of the button that plays a card. Cards that score are highlighted."""
    higher = bool(view.pile) and action.card > view.pile[-1]
    return Label(Phrase("two-play", card=action.card), strong=higher)


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the story of an event as the reader sees it."""
    match event:
        case Dealt(hands, seat):
            you, name = seat == reader, names[seat]
            if reader is None or not hands[reader]:
                return Clause(None, Phrase("two-dealt", you=you, name=name))
            return Clause(None, Phrase("two-dealt-you", you=you, name=name, cards=cards(hands[reader])))
        case Played(seat, card, _, point):
            return Clause(seat, Phrase("two-played.point" if point else "two-played", card=card))
        case Drew(seat, card):
            return Clause(seat, Phrase("two-drew.hidden") if card is None else Phrase("two-drew", card=card))
        case Ended():
            return Clause(None, Phrase("two-ended"))
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    if view.mover is None:
        best = [name for name, place in zip(names, view.places, strict=False) if place == 1]
        return Phrase("two-win" if len(best) == 1 else "two-win.tie", names=best)
    return Phrase("turn", you=view.mover == view.seat, name=names[view.mover])


def prompt(view: View, names: Sequence[str]) -> Text:
    """Return the task of the view's seat, or "" if it is not its turn."""
    if view.mover is None or view.mover != view.seat:
        return ""
    return Phrase("two-prompt", below=view.pile[-1]) if view.pile else Phrase("two-prompt.first")


def describe(view: View, names: Sequence[str]) -> Lines:
    """Return the view in words, line by line."""
    return [
        headline(view, names),
        *([Phrase("two-hand", cards=cards(view.hand))] if view.seat is not None else []),
        Phrase("two-pile", cards=cards(view.pile)),
        Phrase("two-stock", cards=view.stock, left=view.left),
        *(_seat(view, seat, names[seat]) for seat in range(len(view.points))),
    ]


def _seat(view: View, seat: Seat, name: str) -> Text:
    points = view.points[seat]
    if view.places:
        return Phrase("two-seat.over", name=name, points=points, place=view.places[seat])
    return Phrase("two-seat", name=name, points=points)


def alts(view: View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the one picture: the whole view in words."""
    return (describe(view, names),)


def basics() -> Lines:
    """Return the game in five lines, for a player who is about to start."""
    return [Phrase(f"two-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"two-rules-{part}") for part in ("goal", "turn", "end", "away", "credit")]
