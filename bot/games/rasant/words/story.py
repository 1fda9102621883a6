"""The story of a game of Rasant: its events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.games.rasant.rules import events
from bot.games.rasant.words.terms import car_named, named, overtaking
from bot.words import Clause
from bot.words.phrases import counted, listed, own


def tell(event: events.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """The event in words, as visible to its reader."""
    names = own(names, reader)
    match event:
        case (
            events.DraftOpened()
            | events.Placed()
            | events.Filled()
            | events.Dealt()
            | events.Flagged()
            | events.ReserveEmptied()
        ):
            return _tell_table(event, names)
        case events.Led(seat, card):
            return Clause(seat, f"led {named(card)}")
        case events.Played(seat, card):
            return Clause(seat, f"played {named(card)}")
        case events.Passed(seat, forced):
            return Clause(seat, "had no cards and so passed" if forced else "passed")
        case events.LeadHanded(seat, to, cards):
            lacked = "coloured card" if cards else "card"
            return Clause(seat, f"had no {lacked} to lead, so passed the lead to {names[to]}")
        case events.Paid(seat, card, forced):
            which = f"the only card, {named(card)}," if forced else named(card)
            return Clause(seat, f"discarded {which} for the pass")
        case events.RoundOver(seat, card, leader, passer):
            first = f"{names[leader]} passed first" if passer else "nobody passed"
            return Clause(
                seat, f"won the round with {named(card)} ({first}: {names[leader]} is to lead next)"
            )
        case events.Manoeuvred(manoeuvre):
            return Clause(manoeuvre.seat, overtaking(manoeuvre))
        case events.Drawn(seat, cards, count):
            return Clause(
                seat, f"drew {listed(list(map(named, cards))) if cards else counted(count, 'card')}"
            )
        case _:
            assert_never(event)


def _tell_table(
    event: events.DraftOpened
    | events.Placed
    | events.Filled
    | events.Dealt
    | events.Flagged
    | events.ReserveEmptied,
    names: Sequence[str],
) -> Clause:
    """Events that concern the whole table."""
    match event:
        case events.DraftOpened(dealer, seat):
            text = "The players form the line behind the starting car: each names the colour of the next car."
            return Clause(None, f"{text} {names[dealer]} is the dealer, so {names[seat]} begins.")
        case events.Placed(seat, car):
            return Clause(seat, f"placed {car_named(car)}")
        case events.Filled(cars):
            closing = "closes" if len(cars) == 1 else "close"
            left = listed(list(map(car_named, cars)))
            return Clause(None, f"Only {cars[0].paint} was left: {left} {closing} the line.")
        case events.Dealt(_, hands, _, dealer, seat):
            known = "".join(
                f" {names[at]} holds {listed(list(map(named, hand)))}."
                for at, hand in enumerate(hands)
                if hand
            )
            text = f"The line stands, {names[dealer]} dealt everyone six cards and {names[seat]} leads."
            return Clause(None, text + known)
        case events.ReserveEmptied():
            return Clause(None, "The reserve is empty: from now on a pass costs a card.")
        case events.Flagged():
            return Clause(None, "The game is over: nobody holds a coloured card to lead.")
        case _:
            assert_never(event)


def decisive(event: events.Event) -> int:
    """The manoeuvre with the most points."""
    return event.manoeuvre.points if isinstance(event, events.Manoeuvred) else 0
