"""The effects of a round on its players: their rows gain and lose cards (docs/rules/racesmack.md, section 3,
step 4, section 4).
"""

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.racesmack.rules import actions, closing, components, events as ev, model, tabletop

Settled = tuple[model.State, model.Due | None, tuple[ev.Event, ...]]
"""The state, the seat's remaining decision or None, and the events."""


def settle(
    state: model.State,
    result: model.RoundResult,
    piles: tabletop.Piles,
    left: tuple[int, ...],
    events: tuple[ev.Event, ...],
    chance: Chance,
) -> Step[model.State, ev.Event]:
    """Settle a round after its taps were judged: players take cards or pay. left: the ids of the cards left
    over.
    """
    fastest = result.fastest
    due = list[model.Due | None]([None] * len(piles))
    for tap in result.taps:
        if tap.correct:
            due[tap.seat] = model.Placing(
                (*piles[tap.seat], *left) if tap.seat == fastest else piles[tap.seat]
            )
        else:
            due[tap.seat] = model.Paying() if state.options.time_penalty else model.Losing(1, "race")
    for seat in result.late:
        due[seat] = model.Paying() if state.options.time_penalty else model.Losing(1, "race")
    barren = state.barren + 1 if fastest is None else 0
    state = replace(state, under=left if fastest is None else (), last=result, barren=barren)
    for seat, owed in enumerate(due):
        if owed:
            state, due[seat], told = _forced(state, seat, owed)
            events += told
    if any(due):
        return Step(replace(state, turn=state.turn + 1, phase=model.Settling(tuple(due))), events)
    return closing.close(state, events, chance)


def choose(
    state: model.State,
    phase: model.Settling,
    seat: Seat,
    action: actions.Place | actions.Adopt | actions.SetAside | actions.Suffer | actions.Lose,
    chance: Chance,
) -> Step[model.State, ev.Event]:
    """Apply a seat's decision, and the automatic steps after it."""
    state, owed, told = _chosen(state, seat, phase.due[seat], action)
    state, owed, more = _forced(state, seat, owed)
    due = with_seat(phase.due, seat, owed)
    if any(due):
        return Step(replace(state, phase=model.Settling(due)), (*told, *more))
    return closing.close(state, (*told, *more), chance)


def _chosen(
    state: model.State,
    seat: Seat,
    owed: model.Due | None,
    action: actions.Place | actions.Adopt | actions.SetAside | actions.Suffer | actions.Lose,
) -> Settled:
    match action:
        case actions.Place(end):
            return _place(state, seat, _cards(owed), end, forced=False)
        case actions.Adopt():
            return _adopt(state, seat, _cards(owed), forced=False)
        case actions.SetAside():
            first, *rest = _cards(owed)
            after = replace(state, discards=(*state.discards, first))
            told = ev.PutAside(seat, state.rules[first - components.FIRST_RULE])
            return after, model.Placing(tuple(rest)), (told,)
        case actions.Suffer(penalty):
            return _suffer(state, seat, penalty, forced=False)
        case actions.Lose(id):
            after, lost = _lose(state, seat, id, forced=False)
            return after, _rest(owed), (lost,)


def _cards(owed: model.Due | None) -> tuple[int, ...]:
    return owed.cards if isinstance(owed, model.Placing) else ()


def _rest(owed: model.Due | None) -> model.Losing | None:
    return model.Losing(owed.count - 1, owed.source) if isinstance(owed, model.Losing) else None


def _forced(state: model.State, seat: Seat, owed: model.Due | None) -> Settled:
    """Apply steps with only one outcome until the seat has a choice, or nothing left to decide."""
    events: tuple[ev.Event, ...] = ()
    while owed:
        step = _one_outcome(state, seat, owed)
        if step is None:
            break
        state, owed, told = step
        events += told
    return state, owed, events


def _one_outcome(state: model.State, seat: Seat, owed: model.Due) -> Settled | None:
    """Apply the seat's next step if it has only one outcome. Otherwise return None."""
    winnings = state.races[seat]
    match owed:
        case model.Placing(()):
            return state, None, ()
        case model.Placing(queue) if queue[0] >= components.FIRST_RULE:
            return None if winnings.rules else _adopt(state, seat, queue, forced=True)
        case model.Placing(queue):
            return None if _ends_differ(state, winnings) else _place(state, seat, queue, "right", forced=True)
        case model.Paying():
            return _suffer(state, seat, "jinx", forced=True) if penalties(state, seat) == ["jinx"] else None
        case model.Losing(0):
            return state, None, ()
        case model.Losing(count, source):
            pool = losable(state, seat, source)
            if not pool:
                return state, None, (ev.NothingLost(seat),)
            # In After You nobody sees their own hand, so the top cards are lost.
            if len(pool) > count and not (source == "hand" and state.options.after_you):
                return None
            after, lost = _lose(state, seat, pool[-1], forced=True)
            return after, _rest(owed), (lost,)


def _ends_differ(state: model.State, winnings: model.Winnings) -> bool:
    """Return whether it can matter at which end of the row a card is put (docs/rules/racesmack.md, Ruling
    19).
    """
    finish = closing.finish_of(state, winnings)
    by_order = finish is None or isinstance(finish, components.NoEqualNeighbours)
    return bool(winnings.row) and by_order


def penalties(state: model.State, seat: Seat) -> list[model.Penalty]:
    """Return the penalties that the seat can pay in full (docs/rules/racesmack.md, Ruling 12)."""
    winnings = len(losable(state, seat, "race")) >= 2
    hand = len(state.hands[seat]) >= 2
    fitting: dict[model.Penalty, bool] = {"race": winnings, "hand": hand, "jinx": True}
    return [penalty for penalty, fits in fitting.items() if fits]


def losable(state: model.State, seat: Seat, source: str) -> tuple[int, ...]:
    """Return the ids of the cards that the seat can lose: of its row and its Rules Cards, or of its hand."""
    winnings = state.races[seat]
    return (*winnings.row, *winnings.rules) if source == "race" else state.hands[seat]


def _place(
    state: model.State, seat: Seat, queue: tuple[int, ...], end: model.End, *, forced: bool
) -> Settled:
    winnings, first = state.races[seat], queue[0]
    row = (first, *winnings.row) if end == "left" else (*winnings.row, first)
    after = replace(state, races=with_seat(state.races, seat, model.Winnings(row, winnings.rules)))
    return after, model.Placing(queue[1:]), (ev.Placed(seat, tabletop.card(state, first), end, forced),)


def _adopt(state: model.State, seat: Seat, queue: tuple[int, ...], *, forced: bool) -> Settled:
    winnings, first = state.races[seat], queue[0]
    gone = winnings.rules if state.options.edition == "draft" else ()
    kept = winnings.rules if state.options.edition == "published" else ()
    races = with_seat(state.races, seat, model.Winnings(winnings.row, (*kept, first)))
    after = replace(state, races=races, discards=(*state.discards, *gone))
    replaced = state.rules[gone[0] - components.FIRST_RULE] if gone else None
    told = ev.Adopted(seat, state.rules[first - components.FIRST_RULE], replaced, forced)
    return after, model.Placing(queue[1:]), (told,)


def _suffer(state: model.State, seat: Seat, penalty: model.Penalty, *, forced: bool) -> Settled:
    told = (ev.Suffered(seat, penalty, forced),)
    if penalty == "jinx":
        return replace(state, cursed=(*state.cursed, seat)), None, told
    return state, model.Losing(2, penalty), told


def _lose(state: model.State, seat: Seat, id: int, *, forced: bool) -> tuple[model.State, ev.Lost]:
    winnings, last = state.races[seat], state.last
    under = (*state.under, id)
    if id in state.hands[seat]:
        hand = tuple(each for each in state.hands[seat] if each != id)
        after = replace(
            state,
            hands=with_seat(state.hands, seat, hand),
            under=under,
            last=last and replace(last, spent=with_seat(last.spent, seat, last.spent[seat] + 1)),
        )
        shown = None if state.options.after_you else tabletop.card(state, id)
        return after, ev.Lost(seat, shown, "hand", forced)
    row, rules = (tuple([each for each in ids if each != id]) for ids in (winnings.row, winnings.rules))
    after = replace(
        state,
        races=with_seat(state.races, seat, model.Winnings(row, rules)),
        under=under,
        last=last
        and replace(last, lost=with_seat(last.lost, seat, (*last.lost[seat], tabletop.card(state, id)))),
    )
    return after, ev.Lost(seat, tabletop.card(state, id), "race", forced)
