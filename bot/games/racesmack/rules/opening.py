"""The start of a round, until all players can tap (docs/rules/racesmack.md, section 3, step 1, section 4)."""

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.racesmack.rules import actions, components, model, tabletop
from bot.games.racesmack.rules.events import Event, Picked, Revealed, RoundOpened, Turned


def open_round(state: model.State, events: tuple[Event, ...], chance: Chance) -> Step[model.State, Event]:
    """Start the next round, and let all seats pick a card or, in After You, one seat reveal a card."""
    racing, raced = state.racing, state.raced
    # docs/rules/racesmack.md, Ruling 11: the same ten cards are shuffled before they are used again.
    shuffled = bool(raced) and not racing
    if shuffled:
        racing, raced = chance.shuffled(raced), ()
    opened = model.State(
        options=state.options,
        rules=state.rules,
        deck=state.deck,
        hands=state.hands,
        races=state.races,
        discards=state.discards,
        under=state.under,
        racing=racing[:-1],
        raced=(*raced, *racing[-1:]),
        jinxed=tuple(sorted(state.cursed)),
        cursed=(),
        round=state.round + 1,
        barren=state.barren,
        turn=state.turn + 1,
        starter=(state.starter + 1) % len(state.hands),
        last=state.last,
        phase=state.phase,
    )
    rule, shown = tabletop.default_rule(opened)
    order = opened.racing if shuffled else ()
    told = RoundOpened(
        round=opened.round,
        starter=opened.starter,
        rule=rule,
        card=shown,
        shuffled=shuffled,
        order=order,
        jinxed=opened.jinxed,
    )
    return _first(opened, (*events, told))


def _first(state: model.State, events: tuple[Event, ...]) -> Step[model.State, Event]:
    """Start the first phase of a round. The only card of a hand is picked automatically."""
    if state.options.after_you:
        seat = _next_with_cards(state.hands, state.starter)
        return Step(replace(state, phase=model.Revealing(seat, ((),) * len(state.hands))), events)
    picked = tuple(hand[0] if len(hand) == 1 else None for hand in state.hands)
    forced = [
        Picked(seat, tabletop.card(state, id), forced=True)
        for seat, id in enumerate(picked)
        if id is not None
    ]
    return _picked(state, picked, (*events, *forced))


def pick(
    state: model.State, phase: model.Picking, seat: Seat, action: actions.Pick
) -> Step[model.State, Event]:
    """Lay the card face down. The last pick reveals all cards."""
    picked = with_seat(phase.picked, seat, action.card)
    return _picked(state, picked, (Picked(seat, tabletop.card(state, action.card), forced=False),))


def _picked(
    state: model.State, picked: tuple[int | None, ...], events: tuple[Event, ...]
) -> Step[model.State, Event]:
    if None in picked:
        return Step(replace(state, phase=model.Picking(picked)), events)
    piles = tuple([(id,) for id in picked if id is not None])
    left = zip(state.hands, picked, strict=True)
    hands = tuple([tuple([id for id in hand if id != own]) for hand, own in left])
    return _begin(state, hands, piles, events)


def turn_up(state: model.State, phase: model.Revealing, seat: Seat) -> Step[model.State, Event]:
    """Turn up the top card of the seat's hand, and start the tapping after a Rules Card or the last card
    (docs/rules/racesmack.md, Ruling 14).
    """
    hand = state.hands[seat]
    piles = with_seat(phase.piles, seat, (*phase.piles[seat], hand[-1]))
    hands = with_seat(state.hands, seat, hand[:-1])
    told = Turned(seat, tabletop.card(state, hand[-1]))
    if hand[-1] >= components.FIRST_RULE or not any(hands):
        return _begin(state, hands, piles, (told,))
    after = model.Revealing(_next_with_cards(hands, seat + 1), piles)
    return Step(replace(state, hands=hands, phase=after, turn=state.turn + 1), (told,))


def _next_with_cards(hands: tabletop.Piles, first: Seat) -> Seat:
    """Return the first seat with a card in its hand, in turn order and beginning with `first`."""
    around = len(hands)
    return next(seat % around for seat in range(first, first + around) if hands[seat % around])


def _begin(
    state: model.State, hands: tabletop.Piles, piles: tabletop.Piles, events: tuple[Event, ...]
) -> Step[model.State, Event]:
    """Start the tapping of the given piles. hands: the hands that are left."""
    seats = tuple(range(len(piles)))
    phase: model.Phase = model.Tapping(piles, (), ())
    if state.options.taps == "untimed":
        phase = model.Aiming(piles=piles, asked=seats, chosen=(None,) * len(piles), taps=(), refrained=())
    return Step(
        replace(state, hands=hands, turn=state.turn + 1, phase=phase),
        (*events, Revealed(tabletop.circle(state, piles))),
    )
