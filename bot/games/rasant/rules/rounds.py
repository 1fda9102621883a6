"""A round: the lead, the cards that follow, passes and their price (docs/rules/rasant.md, section 4, section
6, section 7).
"""

from bot.engine.game import Seat, Step
from bot.engine.values import replace, with_seat
from bot.games.rasant.rules import components, events as ev, model, overtaking


def colour(laid: tuple[model.Laid, ...]) -> components.Colour:
    """Return the round's colour, which is that of its first card. Raises ValueError if that card is black."""
    paint = laid[0].card.paint
    if paint == "black":
        raise ValueError("a black card was led")
    return paint


def ended(view: model.View) -> model.Manoeuvre | None:
    """Return the last round's manoeuvre until the viewing seat plays a card or passes. Otherwise, and for a
    spectator, return None.
    """
    acted = view.seat in view.passed or any(laid.seat == view.seat for laid in view.laid)
    return None if view.seat is None or acted else view.last


def can_lead(hand: tuple[components.Card, ...]) -> bool:
    """Return whether the hand, with its black cards last, has a coloured card."""
    return bool(hand) and hand[0].paint != "black"


def lead(
    state: model.State, leading: model.Leading, events: tuple[ev.Event, ...]
) -> Step[model.State, ev.Event]:
    """Let the seat of `leading` lead, or hand on the lead if it has no coloured card. If no seat can lead,
    end the game (docs/rules/rasant.md, Ruling 7, Ruling 9).
    """
    seat, passed = leading.seat, leading.passed
    hand = state.hands[seat]
    if can_lead(hand):
        return Step(state, events)
    if not any(map(can_lead, state.hands)):
        over = replace(state, round=state.round - 1, phase=model.Finished())
        return Step(over, (*events, ev.Flagged(state.points)))
    told = (*events, ev.LeadHanded(seat, (seat + 1) % len(state.hands), len(hand)))
    return _charge(state, seat=seat, laid=(), passed=(*passed, seat), events=told)


def play(state: model.State, seat: Seat, card: components.Card) -> Step[model.State, ev.Event]:
    """Lead the card, or follow with it. End the round if it wins immediately (docs/rules/rasant.md, Ruling
    6, Ruling 7).
    """
    hands = _without(state.hands, seat, card)
    before, passed = on_table(state.phase)
    laid = (*before, model.Laid(seat, card))
    told = (ev.Played(seat, card) if before else ev.Led(seat, card),)
    if card.pace == components.TOP or len(passed) == len(hands) - 1:
        return _end(state, hands=hands, laid=laid, passed=passed, events=told)
    return _follow(state, hands=hands, laid=laid, passed=passed, seat=seat, events=told)


def leave(state: model.State, seat: Seat) -> Step[model.State, ev.Event]:
    """Let the seat pass, and pay for it if the reserve is empty."""
    laid, passed = on_table(state.phase)
    return _charge(
        state, seat=seat, laid=laid, passed=(*passed, seat), events=(ev.Passed(seat, forced=False),)
    )


def pay(state: model.State, seat: Seat, card: components.Card) -> Step[model.State, ev.Event]:
    """Discard the card for the seat's pass, and continue or end the round."""
    laid, passed = on_table(state.phase)
    return _go_on(
        _paid(state, seat, card),
        seat=seat,
        laid=laid,
        passed=passed,
        events=(ev.Paid(seat, card, forced=False),),
    )


def on_table(phase: model.Phase) -> tuple[tuple[model.Laid, ...], tuple[Seat, ...]]:
    """Return the cards played in this round, and the seats that passed, both in order."""
    match phase:
        case model.Leading(_, passed):
            return (), passed
        case model.Following(_, laid, passed) | model.Paying(_, laid, passed):
            return laid, passed
        case model.Drafting() | model.Finished():
            return (), ()


def _charge(
    state: model.State,
    seat: Seat,
    laid: tuple[model.Laid, ...],
    passed: tuple[Seat, ...],
    events: tuple[ev.Event, ...],
) -> Step[model.State, ev.Event]:
    """Make the seat, which is the last of `passed`, pay for its pass if it must."""
    hand = state.hands[seat]
    if state.reserve or not hand:
        return _go_on(state, seat, laid, passed, events)
    if len(hand) > 1:
        return Step(replace(state, phase=model.Paying(seat, laid, passed)), events)
    card = hand[0]
    return _go_on(
        _paid(state, seat, card),
        seat=seat,
        laid=laid,
        passed=passed,
        events=(*events, ev.Paid(seat, card, forced=True)),
    )


def _paid(state: model.State, seat: Seat, card: components.Card) -> model.State:
    return replace(state, hands=_without(state.hands, seat, card), discards=(*state.discards, card))


def _go_on(
    state: model.State,
    seat: Seat,
    laid: tuple[model.Laid, ...],
    passed: tuple[Seat, ...],
    events: tuple[ev.Event, ...],
) -> Step[model.State, ev.Event]:
    """Continue after a pass of the seat: let the next seat lead or follow, or end the round."""
    if not laid:
        leading = model.Leading((seat + 1) % len(state.hands), passed)
        return lead(replace(state, turn=state.turn + 1, phase=leading), leading, events)
    if len(passed) == len(state.hands) - 1:
        return _end(state, hands=state.hands, laid=laid, passed=passed, events=events)
    return _follow(state, hands=state.hands, laid=laid, passed=passed, seat=seat, events=events)


def _follow(
    state: model.State,
    hands: tuple[tuple[components.Card, ...], ...],
    laid: tuple[model.Laid, ...],
    passed: tuple[Seat, ...],
    seat: Seat,
    events: tuple[ev.Event, ...],
) -> Step[model.State, ev.Event]:
    """Let the next seat with cards follow, or end the round if only one seat is left."""
    count = len(hands)
    while True:
        seat = (seat + 1) % count
        if seat in passed:
            continue
        if hands[seat]:
            break
        passed = (*passed, seat)
        events = (*events, ev.Passed(seat, forced=True))
        if len(passed) == count - 1:
            return _end(state, hands, laid, passed, events)
    return Step(
        replace(state, hands=hands, turn=state.turn + 1, phase=model.Following(seat, laid, passed)), events
    )


def _end(
    state: model.State,
    hands: tuple[tuple[components.Card, ...], ...],
    laid: tuple[model.Laid, ...],
    passed: tuple[Seat, ...],
    events: tuple[ev.Event, ...],
) -> Step[model.State, ev.Event]:
    """End the round with the winner's manoeuvre and the draws, and start the next one or end the game
    (docs/rules/rasant.md, Ruling 8).
    """
    winner, card = laid[-1]
    leading = model.Leading(passed[0] if passed else winner, ())
    done, line = overtaking.manoeuvre(state.line, colour(laid), laid, state.round)
    full, reserve, draws = overtaking.refilled(list(hands), state.reserve, winner)
    after = replace(
        state,
        line=line,
        hands=tuple(full),
        reserve=reserve,
        discards=(*state.discards, *(each.card for each in laid)),
        points=with_seat(state.points, winner, state.points[winner] + done.points),
        scores=(
            *state.scores,
            model.Score(
                round=state.round,
                seat=winner,
                colour=done.colour,
                counted=done.counted,
                doubled=done.doubled,
                moved=done.moved,
            ),
        ),
        last=done,
        round=state.round + 1,
        turn=state.turn + 1,
        phase=leading,
    )
    told = (
        *events,
        ev.RoundOver(winner, card, leading.seat, bool(passed)),
        ev.Manoeuvred(done, line),
        *draws,
    )
    return lead(after, leading, told)


def _without(
    hands: tuple[tuple[components.Card, ...], ...], seat: Seat, card: components.Card
) -> tuple[tuple[components.Card, ...], ...]:
    hand = hands[seat]
    at = hand.index(card)
    return with_seat(hands, seat, hand[:at] + hand[at + 1 :])


def playable(
    hand: tuple[components.Card, ...], phase: model.Leading | model.Following
) -> list[components.Card]:
    """Return the cards of the hand that can be led, or that can follow (docs/rules/rasant.md, Ruling 4,
    Ruling 5).
    """
    if isinstance(phase, model.Leading):
        return [card for card in hand if card.paint != "black"]
    asked, pace = (phase.laid[0].card.paint, "black"), phase.laid[-1].card.pace
    return [card for card in hand if card.pace > pace and card.paint in asked]
