"""The texts of Bids: buttons, the story, the whole table as text, and the short rules."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import assert_never

from bot.engine.game import Seat
from bot.locales.phrase import ELSEWHERE, Phrase, Text
from bot.words import Clause, Label, Lines
from tests.games.bids.rules import Action, Card, Chose, Event, Opened, Options, Shown, View

ELSEWHERE["bids"] = Path(__file__).parent
CREDIT = Phrase("bids-credit")


def cards(held: Sequence[Card]) -> Text | list[str]:
    """Return the cards as words, or the phrase for no cards."""
    return [str(card) for card in held] or Phrase("bids-none")


def option_lines(options: Options) -> Lines:
    """Return the line of the lobby that shows the number of rounds."""
    return [Phrase("bids-rounds", rounds=options.rounds)]


def label(action: Action, view: View, names: Sequence[str]) -> Label:
    """Return the label of the button that bids a card."""
    return Label(str(action.card))


def tell(event: Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the story of an event as the reader sees it."""
    match event:
        case Opened(prize):
            return Clause(None, Phrase("bids-opened", prize=prize))
        case Chose(seat, card):
            return Clause(
                seat, Phrase("bids-chose.hidden") if card is None else Phrase("bids-chose", card=card)
            )
        case Shown(made, prize, winner):
            bids = [
                Phrase("bids-one", you=seat == reader, name=names[seat], card=card)
                for seat, card in enumerate(made)
            ]
            if winner is None:
                return Clause(None, Phrase("bids-shown.nobody", bids=bids, prize=prize))
            you, name = winner == reader, names[winner]
            return Clause(None, Phrase("bids-shown", you=you, bids=bids, name=name, prize=prize))
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> Text:
    """Return the current prize, the reader's own bid while the others bid, or the winners."""
    if view.places:
        best = [name for name, place in zip(names, view.places, strict=False) if place == 1]
        return Phrase("bids-win" if len(best) == 1 else "bids-win.tie", names=best)
    if view.bid is not None:
        return Phrase("bids-wait", card=view.bid)
    return Phrase("bids-headline", prize=view.prize)


def prompt(view: View, names: Sequence[str]) -> Text:
    """Return the task of the view's seat, or "" if it need not bid."""
    return Phrase("bids-prompt", prize=view.prize) if view.hand and view.prize and view.bid is None else ""


def describe(view: View, names: Sequence[str]) -> Lines:
    """Return the view in words, line by line."""
    own = [Phrase("bids-hand", cards=cards(view.hand))] if view.seat is not None else []
    seats = (line for seat in range(len(view.points)) for line in _seat(view, seat, names[seat]))
    return [headline(view, names), *own, Phrase("bids-left", prizes=view.left), *seats]


def _seat(view: View, seat: Seat, name: str) -> Iterator[Text]:
    points = view.points[seat]
    if view.places:
        yield Phrase("bids-seat.over", name=name, points=points, place=view.places[seat])
    else:
        yield Phrase("bids-seat.done" if seat in view.done else "bids-seat", name=name, points=points)
    if view.spent[seat]:
        yield Phrase("bids-spent", cards=cards(view.spent[seat]))


def alts(view: View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the one picture: the whole view in words."""
    return (describe(view, names),)


def basics() -> Lines:
    """Return the game in five lines."""
    return [Phrase(f"bids-how-{line}") for line in range(1, 6)]


def rules() -> Lines:
    """Return the short rules, with marked rulings and the credit."""
    return [Phrase(f"bids-rules-{part}") for part in ("goal", "round", "away", "credit")]
