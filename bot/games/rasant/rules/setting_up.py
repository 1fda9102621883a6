"""The set-up of a game: the line behind the starting car, at random or drafted, and the deal
(docs/rules/rasant.md, section 3).
"""

from bot.engine.game import Chance, Seat, Step
from bot.engine.values import replace
from bot.games.rasant.rules import components, model, overtaking, rounds
from bot.games.rasant.rules.events import Dealt, DraftOpened, Event, Filled, Placed


def setup(options: model.Options, seats: int, chance: Chance) -> Step[model.State, Event]:
    """Draw the dealer by lot, and shuffle. Then deal, or start the draft (docs/rules/rasant.md, Ruling 2,
    Ruling 3).
    """
    dealer = chance.below(seats)
    first = (dealer + 1) % seats
    cars = () if options.grid == "draft" else chance.shuffled(components.CARS)
    state = model.State(
        line=(components.START, *cars),
        hands=((),) * seats,
        reserve=chance.shuffled(components.DECK),
        discards=(),
        points=(0,) * seats,
        scores=(),
        last=None,
        round=0,
        turn=0,
        dealer=dealer,
        phase=model.Drafting(first),
    )
    if options.grid == "draft":
        return Step(replace(state, turn=1), (DraftOpened(dealer, first),))
    return _deal(state, ())


def unplaced(line: tuple[components.Car, ...]) -> tuple[components.Car, ...]:
    """Return the cars that are not in the line yet."""
    return tuple(car for car in components.CARS if car not in line)


def place(state: model.State, seat: Seat, named: components.Colour) -> Step[model.State, Event]:
    """Put the next car of the named colour at the rear. End the draft when only one colour is left."""
    left = unplaced(state.line)
    car = next(each for each in left if each.paint == named)
    left = tuple(each for each in left if each != car)
    line, events = (*state.line, car), (Placed(seat, car),)
    if len({each.paint for each in left}) > 1:
        after = model.Drafting((seat + 1) % len(state.hands))
        return Step(replace(state, line=line, turn=state.turn + 1, phase=after), events)
    return _deal(replace(state, line=line + left), (*events, Filled(left)))


def _deal(state: model.State, events: tuple[Event, ...]) -> Step[model.State, Event]:
    count, pack = len(state.hands), state.reserve
    hands = tuple(
        overtaking.in_order(pack[len(pack) - (at + 1) * components.HAND : len(pack) - at * components.HAND])
        for at in range(count)
    )
    reserve = pack[: len(pack) - count * components.HAND]
    leading = model.Leading((state.dealer + 1) % count, ())
    after = replace(state, hands=hands, reserve=reserve, round=1, turn=state.turn + 1, phase=leading)
    dealt = Dealt(line=state.line, hands=hands, reserve=reserve, dealer=state.dealer, seat=leading.seat)
    return rounds.lead(after, leading, (*events, dealt))
