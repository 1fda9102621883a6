"""Choices that combine several actions: all peeks, two cubes, and trips of the collection."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.scrapheap.rules import components, goals, model, paths, scoring
from bot.games.scrapheap.rules.actions import Action, Done, Flip, Peek, Place, Take
from bot.games.scrapheap.words import labels, terms
from bot.locales.phrase import Phrase, Text
from bot.words import Composite, Label, shortened

BEST = 24
"""The maximum number of trips, searches and actions at one cell that are offered in total."""
NEAREST = 21
"""The maximum number of paths of several steps that *Go to a card* offers."""
TRIPS = 4
"""The maximum number of trips to several cells in the menu, in addition to those of `goals.weighed`."""
NAME = 8
"""The maximum length of a name on a button, in characters."""


def composites(view: model.View, names: Sequence[str]) -> Sequence[Composite]:
    """Return the combined choices that the mover's action points, peeks or cubes allow."""
    if view.seat is None or view.seat != view.mover:
        return ()
    match view.phase:
        case "peeking":
            return tuple(_peeks(view, view.seat))
        case "placing":
            return tuple(_guards(view, view.seat))
        case "collecting":
            return tuple(_collecting(view, view.seat, names))
        case _:
            return ()


def _peeks(view: model.View, seat: Seat) -> Iterator[Composite]:
    """Yield a choice for each corner: to use all remaining peeks for the cards nearest to it."""
    hidden, best = len(goals.may_peek(view)), goals.home(view, seat)
    offered = set[frozenset[components.Cell]]()
    for corner in (best, *(corner for corner in components.CORNERS if corner != best)):
        nearest = goals.nearest(view, corner)
        if not nearest or frozenset(nearest) in offered:
            continue
        offered.add(frozenset(nearest))
        count = len(nearest)
        all_left = count == hidden
        words = Phrase("scrap-near.all" if all_left else "scrap-near", count=count, corner=corner)
        label = Label(words, strong=corner == best)
        yield Composite(label, tuple(map(Peek, nearest)))


def _guards(view: model.View, seat: Seat) -> Iterator[Composite]:
    """Yield the choice that puts cubes on the best cards that the mover knows, and then stops."""
    cells = goals.unguarded(view, seat)
    if cells and view.lifted is None:
        rest = (Done(),) if len(cells) < view.left else ()
        text = Phrase("scrap-guard.only" if rest else "scrap-guard", cells=cells)
        yield Composite(Label(text, strong=True), (*map(Place, cells), *rest))


# a turn of the collection


_Ranked: TypeAlias = tuple[tuple[int, float], Callable[[], Composite]]
"""The rank of a choice, and the function that makes the choice. The lowest rank comes first."""


class _Deed(NamedTuple):
    """A possible deed at a card: to take it, to clear it of cubes, or to flip it."""

    kind: Literal["take", "clear", "flip"]
    rank: tuple[int, float]
    """The class of the deed, and the factor by which its price is multiplied to order it within the class.
    The lowest comes first.
    """
    actions: tuple[Action, ...]
    points: int | None
    """The gain in points, or None if it is unknown."""
    price: int
    """The action points without those for the way."""


def _collecting(view: model.View, seat: Seat, names: Sequence[str]) -> Iterator[Composite]:
    """Yield the choices in a turn of the collection, the best first, and then the paths."""
    best, weighed = goals.plan(view), goals.weighed(view)
    several = [trip for trip in goals.trips(view) if len(trip.cells) > 1 and trip not in weighed][:TRIPS]
    there = sorted((*_search(view), *_there(view, seat)), key=lambda ranked: ranked[0])
    trips = [_trip(trip, view, names) for trip in (*weighed, *several)]
    found = chain(trips, (make() for _, make in there))
    buttons = {(trip.actions, False) for trip in weighed}
    if goals.offers_search(view):
        buttons.add((goals.search(view), True))
    offered = dict[tuple[tuple[Action, ...], bool], Composite]()
    said = set[Text]()
    for each in found:
        if len(offered) == BEST:
            break
        key = (each.actions, each.goes_on is goals.searching)
        # trips with the same words have the same gain
        if len(each.key) > 1 and key not in offered and each.label.text not in said:
            offered[key] = each
            said.add(each.label.text)
    for made, each in offered.items():
        searches = each.goes_on is goals.searching
        strong = each.actions == best or (searches and not best)
        note = "" if searches and weighed else each.label.note  # a phone has no line left for it
        alone = replace(each.label, strong=strong, kind="", menu=False, note=note)
        yield replace(each, label=alone) if strong or made in buttons else each
    yield from _going(view)


def _trip(trip: goals.Trip, view: model.View, names: Sequence[str]) -> Composite:
    note = Phrase("scrap-trip.note", price=trip.price, left=view.points)
    text = Phrase("scrap-trip", cells=trip.cells, points=trip.points)
    if raided := goals.raided(view, trip):
        owners = sorted({owner for cell in raided for owner in goals.owners(view, cell)})
        more = len(trip.cells) - len(raided)
        named = len(raided) <= (1 if more else 2)
        text = Phrase(
            "scrap-raid",
            cells=raided,
            raided="named" if named else "several",
            count=len(raided),
            more=more,
            points=trip.points,
            owners=len(owners),
            name=shortened(names, NAME)[owners[0]],
        )
        if more or not named:
            note = Phrase("scrap-raid.note", cells=trip.cells, price=trip.price, left=view.points)
    label = Label(text, kind=labels.DO, menu=True, note=note)
    return Composite(label, trip.actions, goals.finishing if len(trip.actions) > 1 else None)


def _search(view: model.View) -> Iterator[_Ranked]:
    if first := goals.search(view):
        text = Phrase("scrap-search", points=goals.search_brings(view))
        label = Label(text, kind=labels.DO, menu=True, note=Phrase("scrap-search.note"))
        yield (2, 0.0), partial(Composite, label, first, goals.searching)


def _there(view: model.View, seat: Seat) -> Iterator[_Ranked]:
    """Yield the choices of several actions at a card, with their rank."""
    for at, way in paths.ways_of(view).items():
        square = view.grid[at]
        if square.lies == "gap":
            continue
        for deed in _deeds(view, square, seat):
            whole = len(way) + deed.price
            if whole <= view.points and len(way) + len(deed.actions) > 1:
                rank, factor = deed.rank
                yield (rank, factor * whole), partial(_offer, deed, view, square, way)


def _deeds(view: model.View, square: model.Square, seat: Seat) -> Iterator[_Deed]:
    claims, cost = goals.clearing(square, seat)
    taking, taken = (*claims, Take()), cost + components.TAKE
    points = scoring.worth(square.card, view.tiles[seat], view.options) if square.card else 0
    if square.card is not None:
        rank = (0, 1 / (points + len(claims))) if points > 0 else (3, 1.0)
        yield _Deed("take", rank=rank, actions=taking, points=points + len(claims), price=taken)
    elif view.options.mismatch != "minus":
        yield _Deed("take", rank=(0, 1.0), actions=taking, points=None, price=taken)
    if claims:
        yield _Deed("clear", rank=(1, 1 / len(claims)), actions=claims, points=len(claims), price=cost)
    if square.card is None:
        yield _Deed("flip", rank=(2, 1.0), actions=(Flip(),), points=None, price=components.FLIP)


def _offer(deed: _Deed, view: model.View, square: model.Square, way: Sequence[Action]) -> Composite:
    """Return the choice to go to a card and do the deed there. way: the way to the card."""
    whole, flips = len(way) + deed.price, deed.kind == "flip"
    note = (
        Phrase("scrap-flip.cost", price=whole, left=view.points) if flips else _note(view, deed.points, whole)
    )
    text = _text(deed, square, len(way))
    label = Label(text, kind=labels.DO, menu=True, note=note, emoji=terms.junk(square.card))
    return Composite(label, (*way, *deed.actions), None if flips else goals.finishing)


def _text(deed: _Deed, square: model.Square, steps: int) -> Phrase:
    cell = square.cell
    match deed.kind:
        case "take" if square.card is not None:
            return Phrase("scrap-fetch", cell=cell, card=terms.named(square.card), steps=steps)
        case "take":
            return Phrase("scrap-fetch.unseen", cell=cell, steps=steps)
        case "clear":
            return Phrase("scrap-clear", cell=cell, cubes=len(deed.actions), steps=steps)
        case "flip":
            return Phrase("scrap-flip.there", cell=cell, steps=steps)


def _note(view: model.View, points: int | None, price: int) -> Text:
    kind = ".unknown" if points is None else "" if points > 0 else ".loss" if points else ".nothing"
    return Phrase(f"scrap-gain{kind}", points=abs(points or 0), price=price, left=view.points)


def _going(view: model.View) -> Iterator[Composite]:
    """Yield the paths to the nearest cards that are more than one step away and within the action points."""
    within = [(at, way) for at, way in paths.ways_of(view).items() if 1 < len(way) <= view.points]
    for at, way in within[:NEAREST]:
        square, steps = view.grid[at], len(way)
        if square.card is None:
            text = Phrase("scrap-go.unknown", cell=square.cell, steps=steps)
        else:
            text = Phrase("scrap-go.known", cell=square.cell, card=terms.named(square.card), steps=steps)
        note = _note(view, None, steps)
        emoji = terms.junk(square.card)
        yield Composite(Label(text, kind=labels.GO, menu=True, rare=True, note=note, emoji=emoji), way)
