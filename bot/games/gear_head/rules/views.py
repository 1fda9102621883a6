"""The view of the race and of events for a seat or a spectator (docs/rules/gear-head.md, section 9)."""

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import Dealt, Drew, Event, Reshuffled
from bot.games.gear_head.rules.model import Discarding, Finished, State, View
from bot.games.gear_head.rules.scoring import cars_of, in_order
from bot.games.gear_head.rules.turns import is_last


def view(state: State, seat: Seat | None) -> View:
    """The view of that seat (docs/rules/gear-head.md, section 9): its own cards, counts, heap, line, and
    every car at the end.
    """
    phase = state.phase
    mover = None if isinstance(phase, Finished) else phase.seat
    hand = () if seat is None else state.hands[seat]
    drawing = isinstance(phase, Discarding) and seat == mover
    cars = cars_of(state) if mover is None else ()
    return View(
        seat=seat,
        turn=state.turn,
        phase=phase.kind,
        mover=mover,
        last=mover is not None and is_last(state),
        hand=in_order(hand),
        drawn=hand[-1] if drawing else None,
        held=tuple(map(len, state.hands)),
        deck=len(state.deck),
        heap=state.heap,
        line=state.line,
        cars=cars,
        out=tuple(at for at in range(len(state.hands)) if at not in state.line) if mover is None else (),
    )


def visible(event: Event, seat: Seat | None) -> Event | None:
    """The event as that seat sees it. Only their owner sees hands and drawn cards; nobody sees the order of
    the deck.
    """
    match event:
        case Dealt(hands):
            own = tuple(hand if at == seat else () for at, hand in enumerate(hands))
            return replace(event, hands=own, deck=())
        case Drew(mover) if mover != seat:
            return Drew(mover, None)
        case Reshuffled():
            return replace(event, deck=())
        case _:
            return event


def shown(view: View) -> tuple[Card, ...]:
    """The cards in the view that may be hidden from other viewers: the seat's own hand and the Scrap Heap."""
    return (*view.hand, *view.heap)


def hand(view: View) -> tuple[Card, ...]:
    """The seat's own hand."""
    return view.hand
