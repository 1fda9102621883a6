"""The views of a seat or a spectator, and the events as they see them (docs/rules/rasant.md, section 9)."""

from collections.abc import Hashable

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.rasant.rules import components, events, model, rounds, scoring, setting_up


def view(state: model.State, seat: Seat | None) -> model.View:
    """Return the view of a seat or a spectator (None), without the other hands and the order of the
    reserve.
    """
    phase = state.phase
    hand = () if seat is None else state.hands[seat]
    mover = None if isinstance(phase, model.Finished) else phase.seat
    may_play = (
        tuple(rounds.playable(hand, phase))
        if isinstance(phase, model.Leading | model.Following) and seat == mover
        else ()
    )
    laid, passed = rounds.on_table(phase)
    return model.View(
        seat=seat,
        turn=state.turn,
        phase=kind_of(phase),
        mover=mover,
        line=state.line,
        unplaced=setting_up.unplaced(state.line) if isinstance(phase, model.Drafting) else (),
        round=state.round,
        leader=_leader(phase, laid),
        colour=rounds.colour(laid) if laid else None,
        laid=laid,
        passed=passed,
        hand=hand,
        playable=may_play,
        costs=not state.reserve,
        held=tuple(map(len, state.hands)),
        reserve=len(state.reserve),
        discards=state.discards,
        points=state.points,
        last=state.last,
        places=scoring.places_of(state.points) if mover is None else (),
        scores=state.scores if mover is None else (),
    )


def _leader(phase: model.Phase, laid: tuple[model.Laid, ...]) -> Seat | None:
    if laid:
        return laid[0].seat
    return phase.seat if isinstance(phase, model.Leading) else None


def visible(event: events.Event, seat: Seat | None) -> events.Event:
    """Return the event as the seat sees it, without the others' cards and the order of the reserve."""
    match event:
        case events.Dealt(_, hands):
            own = tuple(hand if at == seat else () for at, hand in enumerate(hands))
            return replace(event, hands=own, reserve=())
        case events.Drawn(owner) if owner != seat:
            return replace(event, cards=())
        case _:
            return event


def shown(view: model.View) -> tuple[Hashable, ...]:
    """Return everything in the view that can be new information to the seat."""
    handed = [] if view.laid else [("handed", seat) for seat in view.passed]
    leads = [("leads", view.mover)] if view.phase == "leading" else []
    cards = (*view.hand, *(laid.card for laid in view.laid), *view.discards)
    return (*cards, ("round", view.round), *handed, *leads)


def hand(view: model.View) -> tuple[components.Card, ...]:
    """Return the part of `shown` that is the seat's own hand."""
    return view.hand
