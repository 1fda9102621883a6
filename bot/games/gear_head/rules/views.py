"""The views of a seat or a spectator, and the events as they see them (docs/rules/gear-head.md, section
9).
"""

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.gear_head.rules import components, events, model, scoring, turns


def view(state: model.State, seat: Seat | None) -> model.View:
    """Return the view of a seat or a spectator (docs/rules/gear-head.md, section 9)."""
    phase = state.phase
    mover = None if isinstance(phase, model.Finished) else phase.seat
    hand = () if seat is None else state.hands[seat]
    drawing = isinstance(phase, model.Discarding) and seat == mover
    cars = scoring.cars_of(state) if mover is None else ()
    return model.View(
        seat=seat,
        turn=state.turn,
        phase=kind_of(phase),
        mover=mover,
        last=mover is not None and turns.is_last(state),
        hand=scoring.in_order(hand),
        drawn=hand[-1] if drawing else None,
        held=tuple(map(len, state.hands)),
        deck=len(state.deck),
        heap=state.heap,
        line=state.line,
        cars=cars,
        out=tuple(at for at in range(len(state.hands)) if at not in state.line) if mover is None else (),
    )


def visible(event: events.Event, seat: Seat | None) -> events.Event | None:
    """Return the event as the seat sees it, without the others' cards and the order of the deck."""
    match event:
        case events.Dealt(hands):
            own = tuple(hand if at == seat else () for at, hand in enumerate(hands))
            return replace(event, hands=own, deck=())
        case events.Drew(mover) if mover != seat:
            return events.Drew(mover, None)
        case events.Reshuffled():
            return replace(event, deck=())
        case _:
            return event


def shown(view: model.View) -> tuple[components.Card, ...]:
    """Return the cards that can be new to the seat during the race: its hand and the Scrap Heap."""
    return (*view.hand, *view.heap)


def hand(view: model.View) -> tuple[components.Card, ...]:
    """Return the seat's own hand."""
    return view.hand
