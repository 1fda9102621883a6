"""Ends a round after settling: the game ends, or the next round starts (docs/rules/racesmack.md, section 3,
step 5, step 6).
"""

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.racesmack.rules import components, finishing, model, opening, scoring, tabletop
from bot.games.racesmack.rules.events import Drawn, Event, Flagged, Returned


def close(state: model.State, events: tuple[Event, ...], chance: Chance) -> Step[model.State, Event]:
    """End the game, or let all players draw and start the next round (docs/rules/racesmack.md, Ruling 8)."""
    winners = [
        (seat, finish)
        for seat, winnings in enumerate(state.races)
        if (finish := finish_of(state, winnings))
        and finishing.met(finish, tabletop.cards(state, winnings.row))
    ]
    if winners:
        return _end(state, tuple(winners), (), events)
    state, returned = _under(state, chance)
    state, drawn = _draw(state)
    empty = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
    events = (*events, *returned, *drawn)
    # docs/rules/racesmack.md, Ruling 10: otherwise a game whose last cards can never be correct would not
    # end.
    if empty or state.barren >= components.BARREN:
        return _end(state, (), empty, events)
    return opening.open_round(state, events, chance)


def finish_of(state: model.State, winnings: model.Winnings) -> components.Finish | None:
    """Return the finish of a row's highest Rules Card, or None without a Rules Card."""
    if not winnings.rules:
        return None
    highest = tabletop.card(state, max(winnings.rules))
    return highest.finish if isinstance(highest, components.RulesCard) else None


def _end(
    state: model.State,
    winners: tuple[tuple[Seat, components.Finish], ...],
    empty: tuple[Seat, ...],
    events: tuple[Event, ...],
) -> Step[model.State, Event]:
    ended = model.Finished(tuple(seat for seat, _ in winners))
    after = replace(state, turn=state.turn + 1, phase=ended)
    return Step(after, (*events, Flagged(winners, empty, scoring.places_of(after))))


def _under(state: model.State, chance: Chance) -> tuple[model.State, tuple[Event, ...]]:
    """Shuffle the cards that are due to go under the deck, and put them there."""
    if not state.under:
        return state, ()
    lots = chance.shuffled(state.under)
    return replace(state, deck=(*lots, *state.deck), under=()), (Returned(len(lots), lots),)


def _draw(state: model.State) -> tuple[model.State, tuple[Event, ...]]:
    """Let each player draw a card, or in After You fill up the hand to four cards, beginning with the start
    player, while the deck lasts (docs/rules/racesmack.md, Ruling 9).
    """
    deck, hands, events = state.deck, state.hands, list[Event]()
    blind = state.options.after_you
    for step in range(len(hands)):
        seat = (state.starter + step) % len(hands)
        hand = hands[seat]
        count = min(len(deck), max(0, components.HAND - len(hand)) if blind else 1)
        if count:
            drawn, deck = deck[len(deck) - count :], deck[: len(deck) - count]
            held = (*drawn, *hand) if blind else tuple(sorted((*hand, *drawn)))
            hands = with_seat(hands, seat, held)
            events.append(Drawn(seat, () if blind else tabletop.cards(state, drawn[::-1]), count))
    return replace(state, deck=deck, hands=hands), tuple(events)
