"""The guess of a complete state that is consistent with a view."""

from collections import Counter
from itertools import chain

from bot.engine.game import Chance, Seat
from bot.games.gear_and_piston.rules import components, course, model
from bot.games.gear_and_piston.rules.car import NO_CAR, offsets, parts

_ALL = (*components.stack(components.NEW), *components.stack(components.JUNK))
UNSEEN_TAKES = 4
"""The estimated ratio of all New parts in hands and cars to those of them that were drawn from the stack."""


def guess(view: model.View, chance: Chance) -> model.State:
    """Return a random state that is consistent with the view."""
    pool = _Pool(view, chance)
    hands = tuple(pool.hand(view, seat) for seat in range(len(view.cars)))
    aside = _looked_at(view, pool)
    new = pool.stack("new", view.new_left, _new_left(view, hands))
    junk = pool.stack("junk", view.junk_left, _junk_left(view, hands))
    return model.State(
        round=view.round,
        turn=view.turn,
        first=view.first,
        investors=view.investors,
        new=new,
        junk=junk,
        scrap=_scraps(view, chance),
        office=view.office,
        fading=view.fading,
        yard=view.yard,
        swept=view.swept,
        discards=(*view.swept, *pool.rest),
        hands=hands,
        cars=view.cars,
        volatility=view.volatility,
        tokens=tuple(_row(site.tokens) for site in view.sites),
        resting=view.resting,
        shuffles=view.shuffles,
        jump_row=view.jump_row,
        ended=view.ended,
        phase=_phase(view, aside),
    )


class _Pool:
    """The parts that the view does not show, in random order. rest: the parts that are not dealt yet."""

    def __init__(self, view: model.View, chance: Chance) -> None:
        unseen = Counter(_ALL)
        shown = (view.office, view.fading, view.yard, view.swept, view.hand, view.seen, view.kept)
        unseen.subtract(part for part in chain(*shown, *map(parts, view.cars)) if part.stock != "scrap")
        self.rest = list(chance.shuffled(list(unseen.elements())))

    def hand(self, view: model.View, seat: Seat) -> tuple[components.Part, ...]:
        """Return the seat's hand: as the view shows it, or else dealt at random and removed from the pool."""
        if seat == view.seat:
            return view.hand
        if view.seen and seat == view.victim:
            return view.seen
        spare = {"new": view.new_left, "junk": view.junk_left}
        dealt: list[components.Part] = []
        for at in range(len(self.rest) - 1, -1, -1):
            if len(dealt) == view.held[seat]:
                break
            stock = self.rest[at].stock
            if not spare[stock] or sum(part.stock == stock for part in self.rest) > components.LOOK + 1:
                dealt.append(self.rest.pop(at))
        return tuple(sorted(dealt, key=course.RANK.__getitem__))

    def take(self, stock: components.Stock, count: int) -> tuple[components.Part, ...]:
        """Return up to `count` parts of the stock, and remove them from the pool."""
        found = [part for part in self.rest if part.stock == stock][:count]
        for part in found:
            self.rest.remove(part)
        return tuple(found)

    def stack(self, stock: components.Stock, left: bool, count: int) -> tuple[components.Part, ...]:
        """Return a stack of about `count` parts. It is empty only if it is empty in the view."""
        return self.take(stock, max(1, count)) if left else ()


def _new_left(view: model.View, hands: tuple[tuple[components.Part, ...], ...]) -> int:
    owned = _owned(view, hands, "new")
    if view.jump_row:
        return sum(lot.copies for lot in components.NEW) - components.JUMP_ROW * view.round - owned
    return (
        sum(lot.copies for lot in components.NEW)
        - components.NEW_FACE_UP * view.round
        - owned // UNSEEN_TAKES
    )


def _junk_left(view: model.View, hands: tuple[tuple[components.Part, ...], ...]) -> int:
    laid = 0 if view.jump_row else components.JUNK_FACE_UP * view.round
    return sum(lot.copies for lot in components.JUNK) - laid - _owned(view, hands, "junk")


def _owned(view: model.View, hands: tuple[tuple[components.Part, ...], ...], stock: components.Stock) -> int:
    return sum(part.stock == stock for part in chain(*hands, *map(parts, view.cars)))


def _scraps(view: model.View, chance: Chance) -> tuple[int, ...]:
    """Return the Volatility of the scraps that have not been drawn, in random order."""
    drawn = [part.volatility for part in chain(*map(parts, view.cars)) if part.stock == "scrap"]
    drawn += [] if view.scrap is None else [view.scrap]
    left = Counter(components.SCRAP)
    left.subtract(drawn)
    return chance.shuffled(list(left.elements()))[: max(0, len(components.SCRAP) - len(drawn))]


def _row(tokens: tuple[Seat | None, ...]) -> tuple[Seat | None, ...]:
    """Return the tokens of a location without the None values at its end."""
    while tokens and tokens[-1] is None:
        tokens = tokens[:-1]
    return tokens


def _looked_at(view: model.View, pool: _Pool) -> tuple[components.Part, ...]:
    """Return the parts that only the mover sees: those of the view if its seat is the mover, otherwise random
    ones.
    """
    if view.mover == view.seat:
        return view.seen
    match view.phase:
        case "dealing":
            return pool.take("new", components.LOOK)
        case "returning":
            return pool.take("new", components.LOOK - 1)
        case "sorting":
            space = view.sites[2].now or 0
            return pool.take("junk", components.JUMP_DRAWS[space])
        case _:
            return ()


def _phase(view: model.View, aside: tuple[components.Part, ...]) -> model.Phase:
    """Return the phase of the view. aside: the parts that only the mover sees."""
    mover = view.mover
    nobody = (None,) * len(view.cars)
    match view.phase, mover:
        case "discarding", _:
            return model.Discarding(view.awaited, nobody)
        case "assembling", _:
            return model.Assembling(view.awaited, tuple(_merged(view, seat) for seat in range(len(nobody))))
        case _, None:
            return model.Finished()
        case "planning", mover:
            return model.Planning(mover)
        case "scheming", mover:
            return model.Scheming(mover)
        case "stealing", mover:
            return model.Stealing(mover, view.victim or 0)
        case "dealing", mover:
            return model.Dealing(mover, aside)
        case "returning", mover:
            return model.Returning(mover, aside, view.short)
        case "patenting", mover:
            return model.Patenting(mover)
        case "scavenging", mover:
            return model.Scavenging(mover, view.pick - 1)
        case "sorting", mover:
            return model.Sorting(mover, aside, view.kept)
        case "scrapping", mover:
            return model.Scrapping(mover, view.scrap or 0)
        case _:
            return _working(view, mover)


def _merged(view: model.View, seat: Seat) -> int | None:
    """Return the offset chosen for merging the seat's sections, or a possible one if the choice is hidden. It
    is None if the seat has not chosen, or has nothing to merge.
    """
    if seat in view.awaited:
        return None
    if seat == view.seat:
        return view.chosen
    return next(iter(offsets(view.cars[seat])), None)


def _working(view: model.View, mover: Seat) -> model.Working:
    """Return the phase of the view's Workshop turn, with a guess of its start."""
    car, hand = view.cars[mover], view.hand if mover == view.seat else ()
    before = model.Bench(car, hand, view.actions)
    if view.changed and view.left == view.actions:
        before = before._replace(car=NO_CAR)  # sections were merged, which costs no action
    return model.Working(seat=mover, left=view.left, upgrading=view.upgrading, removed=(), before=before)
