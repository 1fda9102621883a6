"""The turns of Gear Head: legal actions and their effects (docs/rules/gear-head.md)."""

from collections.abc import Sequence
from operator import itemgetter

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.gear_head.rules import components, events as ev, model, scoring
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take

seats = range(2, 13)
longest = 20_000

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(seats.stop))
_DISCARDS = {card: Discard(card) for card in components.KINDS}
_PULL_UPS = {card: PullUp(card) for card in components.KINDS}
_DRAWS: tuple[Action, ...] = (Draw(), Take())
_TAKE: tuple[Action, ...] = (Take(),)
_part, _value = itemgetter(0), itemgetter(1)


def turn(state: model.State) -> int:
    """Return the number of the turn, from 1."""
    return state.turn


def awaits(state: model.State) -> frozenset[Seat]:
    """Return the seat whose turn it is, or no seat once the race is over."""
    phase = state.phase
    return _NOBODY if isinstance(phase, model.Finished) else _ALONE[phase.seat]


def legal(state: model.State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions, with the discards in the order of the hand's picture
    (docs/rules/gear-head.md, section 4, Ruling 11).
    """
    match state.phase:
        case model.Drawing(mover):
            if seat != mover:
                return ()
            return _DRAWS if state.deck else _TAKE
        case model.Discarding(mover):
            if seat != mover:
                return ()
            hand = scoring.in_order(state.hands[seat])
            parts = list(map(_part, hand))
            cards = dict.fromkeys(hand)
            actions: list[Action] = [_DISCARDS[card] for card in cards]
            if len(set(parts)) == len(components.PARTS):
                spare = [card for card in cards if parts.count(card[0]) > 1]
                best = _PULL_UPS[min(spare, key=_value)]
                return [best] if is_last(state) else [*actions, best]
            return actions
        case model.Finished():
            return ()


def is_last(state: model.State) -> bool:
    """Return whether all cars but one are at the line, so that this turn is the last one
    (docs/rules/gear-head.md, section 6).
    """
    return len(state.line) == len(state.hands) - 1


def apply(state: model.State, seat: Seat, action: Action, chance: Chance) -> Step[model.State, ev.Event]:
    """Apply an action of the seat whose turn it is (docs/rules/gear-head.md, section 4)."""
    match action:
        case Draw():
            card = state.deck[-1]
            return Step(_holding(state, seat, card, model.Discarding(seat, "deck")), (ev.Drew(seat, card),))
        case Take():
            card = state.heap[-1]
            return Step(_holding(state, seat, card, model.Discarding(seat, "heap")), (ev.Took(seat, card),))
        case Discard(card):
            return _end_turn(
                state, seat=seat, card=card, line=state.line, done=ev.Discarded(seat, card), chance=chance
            )
        case PullUp(card):
            rank = len(state.line) + 1
            bonus = scoring.pole_position(rank)
            line = (*state.line, seat)
            return _end_turn(
                state,
                seat=seat,
                card=card,
                line=line,
                done=ev.PulledUp(seat, card, rank, bonus),
                chance=chance,
            )


def _holding(state: model.State, seat: Seat, card: components.Card, phase: model.Discarding) -> model.State:
    hands = with_seat(state.hands, seat, (*state.hands[seat], card))
    if phase.source == "deck":
        return replace(state, hands=hands, deck=state.deck[:-1], phase=phase)
    return replace(state, hands=hands, heap=state.heap[:-1], phase=phase)


def _end_turn(
    state: model.State,
    seat: Seat,
    card: components.Card,
    line: tuple[Seat, ...],
    done: ev.Event,
    chance: Chance,
) -> Step[model.State, ev.Event]:
    """Discard the card. Then end the race, or start the next turn (docs/rules/gear-head.md, section 6,
    section 7).
    """
    hand = list(state.hands[seat])
    hand.remove(card)
    hands = with_seat(state.hands, seat, tuple(hand))
    heap, deck = (*state.heap, card), state.deck
    racing = [other for other in range(len(hands)) if other not in line]
    if is_last(state):
        over = replace(state, hands=hands, heap=heap, line=line, phase=model.Finished())
        return Step(over, (done, ev.Flagged(tuple(racing))))
    events = [done]
    if not deck and len(heap) > 1:
        pack = chance.shuffled(heap)
        deck, heap = pack[:-1], pack[-1:]
        events.append(ev.Reshuffled(deck, len(deck), pack[-1]))
    if len(racing) == 1:
        events.append(ev.LastTurn(racing[0]))
    mover = next((other for other in racing if other > seat), racing[0])
    after = replace(
        state, hands=hands, deck=deck, heap=heap, line=line, turn=state.turn + 1, phase=model.Drawing(mover)
    )
    return Step(after, tuple(events))


def forced(view: model.View, seat: Seat) -> Take | None:
    """Return Take if the seat must draw and the Parts Deck is empty, otherwise None."""
    return Take() if view.phase == "drawing" and view.mover == seat and not view.deck else None


def idle(state: model.State, seat: Seat) -> Action:
    """Return the action played for a seat whose time is up (docs/rules/gear-head.md, Ruling 5)."""
    actions = legal(state, seat)
    if not isinstance(state.phase, model.Discarding):
        return actions[0]
    ready = [action for action in actions if isinstance(action, PullUp)]
    if ready and is_last(state):
        return min(ready, key=lambda action: action.discard.value)
    parts = [card.part for card in state.hands[seat]]
    spare = [card for card in scoring.in_order(state.hands[seat]) if parts.count(card.part) > 1]
    return _DISCARDS[min(spare, key=lambda card: card.value)]
