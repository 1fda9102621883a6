"""The story of a race of Gear Head: its events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.games.gear_head.rules import events
from bot.games.gear_head.words.terms import named, ranked
from bot.words import Clause
from bot.words.phrases import counted, listed, own


def tell(event: events.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """The event in words, as visible to its reader."""
    names = own(names, reader)
    match event:
        case events.Dealt(hands, _, top, seat):
            known = "".join(
                f" {names[at]} holds {listed([named(card) for card in hand])}."
                for at, hand in enumerate(hands)
                if hand
            )
            text = f"Everyone got six cards, {named(top)} starts the Scrap Heap and {names[seat]} goes first."
            return Clause(None, text + known)
        case events.Drew(seat, card):
            return Clause(seat, f"drew {named(card)}" if card else "drew from the deck")
        case events.Took(seat, card):
            return Clause(seat, f"took {named(card)} from the heap")
        case events.Discarded(seat, card):
            return Clause(seat, f"discarded {named(card)}")
        case events.PulledUp(seat, card, rank, bonus):
            done = f"discarded {named(card)} and pulled up to the line, {ranked(rank, bonus)}"
            racing = len(names) - rank
            # With one player left, LastTurn says so; with none, the race is over.
            return Clause(seat, f"{done}: {racing} are still building" if racing > 1 else done)
        case events.Reshuffled(_, cards, top):
            text = f"The deck was empty: the heap was shuffled into a new deck of {counted(cards, 'card')}"
            return Clause(None, f"{text}, and {named(top)} starts the new heap.")
        case events.LastTurn(seat):
            return Clause(None, f"Only {names[seat]} is not at the line: one last turn.")
        case events.Flagged(out):
            if not out:
                return Clause(None, "The race is over: every car reached the line.")
            return Clause(None, f"The race is over. Out: {listed([names[seat] for seat in out])}.")
        case _:
            assert_never(event)


def decisive(event: events.Event) -> int:
    """A car at the line."""
    return int(isinstance(event, events.PulledUp))
