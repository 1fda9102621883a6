"""The views of a seat or a spectator, and the events as they see them (docs/rules/racesmack.md, section
7).
"""

from collections.abc import Hashable
from itertools import takewhile

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.racesmack.rules import (
    closing,
    components,
    events,
    finishing,
    model,
    scoring,
    tabletop,
    tapping,
)


def awaited(state: model.State) -> list[Seat]:
    """Return the seats that must act, in ascending order."""
    phase = state.phase
    match phase:
        case model.Tapping():
            return tapping.open_to(state.options, phase)
        case model.Picking(picked):
            return [seat for seat, id in enumerate(picked) if id is None]
        case model.Settling(due):
            return [seat for seat, owed in enumerate(due) if owed]
        case model.Aiming(_, asked, chosen):
            return [seat for seat in asked if chosen[seat] is None]
        case model.Revealing(seat):
            return [seat]
        case model.Finished():
            return []


def view(state: model.State, seat: Seat | None) -> model.View:
    """Return the view of a seat or a spectator (None)."""
    phase, options = state.phase, state.options
    rule, shown = tabletop.default_rule(state)
    race = phase if isinstance(phase, model.Tapping | model.Aiming) else None
    piles = phase.piles if isinstance(phase, model.Tapping | model.Aiming | model.Revealing) else ()
    return model.View(
        seat=seat,
        turn=state.turn,
        phase=kind_of(phase),
        awaited=tuple(awaited(state)),
        options=options,
        round=state.round,
        starter=state.starter,
        default=rule,
        racing=shown,
        jinxed=state.jinxed,
        circle=tabletop.circle(state, piles),
        taps=race.taps if race else (),
        refrained=race.refrained if race else (),
        aim=phase.chosen[seat] if isinstance(phase, model.Aiming) and seat is not None else None,
        free=tuple(tapping.free(options, race)) if race else (),
        hand=() if seat is None or options.after_you else tabletop.cards(state, state.hands[seat]),
        picked=_picked(state, phase, seat),
        blind=options.after_you,
        held=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discards=tabletop.cards(state, state.discards),
        races=tuple(standing(state, winnings) for winnings in state.races),
        owed=tuple(_owed(state, owed) for owed in _dues(state)),
        last=state.last,
        winners=phase.winners if isinstance(phase, model.Finished) else (),
        places=scoring.places_of(state),
        missed=phase.missed if isinstance(phase, model.Aiming) else (),
    )


def _picked(
    state: model.State, phase: model.Phase, seat: Seat | None
) -> components.Regular | components.RulesCard | None:
    if seat is None or not isinstance(phase, model.Picking):
        return None
    id = phase.picked[seat]
    return None if id is None else tabletop.card(state, id)


def standing(state: model.State, winnings: model.Winnings) -> model.Standing:
    """Return the public facts about a seat's winnings."""
    finish = closing.finish_of(state, winnings)
    row = tabletop.cards(state, winnings.row)
    have, need = finishing.progress(finish, row) if finish else (0, 0)
    regular = tuple(each for each in row if isinstance(each, components.Regular))
    rules = tuple(
        each for each in tabletop.cards(state, winnings.rules) if isinstance(each, components.RulesCard)
    )
    return model.Standing(row=regular, rules=rules, finish=finish, have=have, need=need)


def _dues(state: model.State) -> tuple[model.Due | None, ...]:
    phase = state.phase
    return phase.due if isinstance(phase, model.Settling) else (None,) * len(state.hands)


def _owed(state: model.State, due: model.Due | None) -> model.Owed | None:
    match due:
        case None:
            return None
        case model.Placing(queue):
            first = tabletop.card(state, queue[0])
            if isinstance(first, components.Regular):
                return model.Owed("place", first, len(queue))
            others = takewhile(components.FIRST_RULE.__le__, queue[1:])
            return model.Owed(
                "adopt", first, len(queue), tuple(state.rules[id - components.FIRST_RULE] for id in others)
            )
        case model.Paying():
            return model.Owed("penalty", None, 1)
        case model.Losing(count, source):
            return model.Owed(source, None, count)


def visible(event: events.Event, seat: Seat | None) -> events.Event | None:
    """Return the event as the seat sees it, without others' hidden cards and choices, and without the order
    of any deck.
    """
    match event:
        case events.Dealt(hands):
            own = tuple(hand if at == seat else () for at, hand in enumerate(hands))
            return replace(event, hands=own, deck=(), racing=())
        case events.RoundOpened():
            return replace(event, order=())
        case events.Returned():
            return replace(event, cards=())
        case events.Picked(owner) if owner != seat:
            return replace(event, card=None)
        case events.Aimed(owner) if owner != seat:
            return replace(event, letter=None)
        case events.Lost(owner, _, "hand") if owner != seat:
            return replace(event, card=None)
        case events.Drawn(owner) if owner != seat:
            return replace(event, cards=())
        case _:
            return event


def shown(view: model.View) -> tuple[Hashable, ...]:
    """Return everything in the view that can be new information to the seat."""
    seen = {*view.circle, *(view.last.circle if view.last else ())}
    return (*view.hand, *seen, ("rule", view.round, view.racing))


def secret(view: model.View) -> bool:
    """Return whether the players are tapping. A tap can never be undone."""
    return view.phase in ("tapping", "aiming")
