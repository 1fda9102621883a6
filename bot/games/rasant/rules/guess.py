"""The guess of a complete game that is consistent with a view."""

from bot.engine.game import Chance, Seat
from bot.games.rasant.rules import components, model, odds, overtaking, rounds


def guess(view: model.View, chance: Chance) -> model.State:
    """Return a random state that is consistent with the view. The scores of past rounds are made up until the
    game is over.
    """
    handed = () if view.laid else view.passed
    dark = [seat for seat in handed if seat != view.seat]
    pack = _black_last(list(chance.shuffled(odds.unseen(view))), sum(view.held[seat] for seat in dark))
    hands: list[tuple[components.Card, ...]] = [()] * len(view.held)
    leader = view.mover if view.phase == "leading" and view.mover != view.seat else None
    for seat in sorted(range(len(hands)), key=lambda seat: (seat not in dark, seat != leader)):
        if seat == view.seat:
            hands[seat] = view.hand
        else:
            hands[seat] = _dealt(pack, view.held[seat], coloured=seat == leader)
    return model.State(
        line=view.line,
        hands=tuple(hands),
        reserve=tuple(pack),
        discards=view.discards,
        points=view.points,
        scores=_scores(view),
        last=view.last,
        round=view.round,
        turn=view.turn,
        dealer=_dealer(view),
        phase=_phase(view),
    )


def _black_last(pack: list[components.Card], count: int) -> list[components.Card]:
    """Return the cards with up to `count` black ones moved to the end, from which hands are dealt."""
    black = [card for card in pack if card.paint == "black"][:count]
    return [card for card in pack if card not in black] + black if black else pack


def _dealt(pack: list[components.Card], count: int, *, coloured: bool) -> tuple[components.Card, ...]:
    """Remove `count` cards from the end of the pack, and return them as a hand. coloured: whether one of them
    must be coloured.
    """
    hand = overtaking.in_order(tuple(pack[len(pack) - count :]))
    if coloured and not rounds.can_lead(hand):
        at = next(at for at in range(len(pack) - 1, -1, -1) if pack[at].paint != "black")
        low = len(pack) - count
        pack[low], pack[at] = pack[at], pack[low]
        hand = overtaking.in_order(tuple(pack[low:]))
    del pack[len(pack) - count :]
    return hand


def _scores(view: model.View) -> tuple[model.Score, ...]:
    """Return the scores of past rounds or, until the game is over, made-up ones that add up to each seat's
    points.
    """
    if view.scores or view.last is None:
        return view.scores
    return tuple(
        model.Score(view.last.round, seat, view.last.colour, points, doubled=False)
        for seat, points in enumerate(view.points)
        if points
    )


def _dealer(view: model.View) -> Seat:
    """Return the dealer during a draft. After the deal it does not matter, and is 0."""
    placed = len(view.line) - 1
    return (view.mover - 1 - placed) % len(view.held) if view.unplaced and view.mover is not None else 0


def _phase(view: model.View) -> model.Phase:
    seat = view.mover
    if seat is None:
        return model.Finished()
    match view.phase:
        case "drafting":
            return model.Drafting(seat)
        case "leading":
            return model.Leading(seat, view.passed)
        case "following":
            return model.Following(seat, view.laid, view.passed)
        case _:
            return model.Paying(seat, view.laid, view.passed)
