"""The whole table of Gear Head as text, the most important lines first."""

from collections.abc import Sequence

from bot.games.gear_head.rules import components, model, scoring
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, shortened, winners

NAME = 14
"""The maximum length of a name in an alt text, in characters."""


def headline(view: model.View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    if view.mover is None:
        cars = {car.seat: car for car in view.cars}
        places = [cars[seat].place if seat in cars else None for seat in range(len(view.held))]
        totals = [cars[seat].total if seat in cars else None for seat in range(len(view.held))]
        return winners(places, totals, names, view.seat)
    id = "gear-last-turn" if view.last else "turn"
    return Phrase(id, you=view.mover == view.seat, name=names[view.mover])


def prompt(view: model.View, names: Sequence[str]) -> Text:
    """Return the prompt for the view's seat, or "" if it is not its turn."""
    if view.mover is None or view.mover != view.seat:
        return ""
    if view.phase == "drawing":
        return Phrase("gear-draw-or-take" if view.deck else "gear-must-take", card=view.heap[-1].named)
    if len(scoring.best(view.hand)) == len(components.PARTS):
        return Phrase("gear-must-pull-up" if view.last else "gear-complete")
    return Phrase("gear-cannot-finish" if view.last else "gear-must-discard")


def done(view: model.View) -> Text:
    """Return the text for a player whose car is at the line, or "" for any other viewer."""
    if view.seat not in view.line:
        return ""
    return Phrase("gear-done", place=view.line.index(view.seat) + 1)


def over(view: model.View, names: Sequence[str]) -> Phrase:
    """Return the sentence that says why the game is over."""
    if view.out:
        return Phrase("gear-out", you=view.out[0] == view.seat, name=names[view.out[0]])
    return Phrase("gear-all-made-it")


def alts(view: model.View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the only picture, with shortened names."""
    names = shortened(names, NAME)
    if view.mover is None:
        return ([headline(view, names), *_places(view, names), *_largest(view, names)],)
    return ([headline(view, names), *_shown(view, names)],)


def describe(view: model.View, names: Sequence[str]) -> Lines:
    """Return the view in words, the most important lines first."""
    lines = [headline(view, names)]
    if view.mover is None:
        return [*lines, *_places(view, names), *_cars(view, names)]
    lines += _shown(view, names)
    if len(view.heap) > 1:
        under = [card.named for card in reversed(view.heap[:-1])]
        lines.append(Phrase("gear-table-under", cards=under))
    return lines


def _shown(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return the lines about everything that a picture shows during the game, except the headline."""
    return [
        *(line for line in (prompt(view, names), *_own(view)) if line),
        *_piles(view),
        *_line(view, names),
    ]


def _own(view: model.View) -> list[Text]:
    """Return the lines about the viewing seat's cards. There are none for a spectator."""
    if view.seat is None:
        return []
    car = scoring.best(view.hand)
    power = sum(car.values())
    lines: list[Text] = [Phrase("gear-table-hand", cards=_named(view.hand))]
    if view.seat in view.line:
        bonus = scoring.pole_position(view.line.index(view.seat) + 1)
        return [*lines, Phrase("gear-table-parked", power=power, bonus=bonus, total=power + bonus)]
    if view.drawn is not None:
        lines.append(Phrase("gear-table-drawn", card=view.drawn.named))
    missing = [Phrase("gear-part", part=part.lower()) for part in components.PARTS if part not in car]
    if missing:
        return [*lines, Phrase("gear-table-missing", parts=missing, points=power)]
    total = power + scoring.pole_position(len(view.line) + 1)
    return [*lines, Phrase("gear-table-complete", points=power, total=total)]


def _piles(view: model.View) -> list[Text]:
    heap = Phrase("gear-table-heap.empty")
    if view.heap:
        heap = Phrase("gear-table-heap", card=view.heap[-1].named, cards=len(view.heap))
    return [heap, Phrase("gear-table-deck" if view.deck else "gear-table-deck.empty", cards=view.deck)]


def _line(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return the lines about the starting line and the players who are still building."""
    cars = [
        Phrase(
            "gear-table-at-line",
            you=seat == view.seat,
            name=names[seat],
            place=place,
            bonus=scoring.pole_position(place),
        )
        for place, seat in enumerate(view.line, 1)
    ]
    bonus = scoring.pole_position(len(view.line) + 1)
    lines: list[Text] = [
        Phrase("gear-table-line" if cars else "gear-table-line.empty", cars=cars),
        Phrase("gear-table-bonus" if bonus else "gear-table-bonus.none", bonus=bonus),
    ]
    building = [seat for seat in range(len(view.held)) if seat not in view.line]
    if len(building) > 1:
        named = [Phrase("you") if seat == view.seat else names[seat] for seat in building]
        lines.append(Phrase("gear-table-building", names=named))
    return lines


def _places(view: model.View, names: Sequence[str]) -> list[Text]:
    places = [
        Phrase(
            "gear-table-place",
            you=car.seat == view.seat,
            name=names[car.seat],
            place=car.place,
            points=car.total,
        )
        for car in sorted(view.cars, key=lambda car: car.place)
    ]
    return [
        *places,
        *(Phrase("gear-table-out", you=seat == view.seat, name=names[seat]) for seat in view.out),
    ]


def _largest(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return the line about the reader's car or, for a spectator, about a winner's car."""
    if view.seat in view.out:
        return [Phrase("gear-table-hand", cards=_named(view.hand))]
    best = min(view.cars, key=lambda car: car.place).seat if view.seat is None else view.seat
    return [line for car, line in zip(view.cars, _cars(view, names), strict=True) if car.seat == best]


def _cars(view: model.View, names: Sequence[str]) -> list[Text]:
    """Return a line for each car, in the order in which the cars pulled up."""
    return [
        Phrase(
            "gear-table-car",
            you=car.seat == view.seat,
            name=names[car.seat],
            place=rank,
            cards=_named(car.parts),
        )
        for rank, car in enumerate(view.cars, 1)
    ]


def _named(cards: Sequence[components.Card]) -> list[Text]:
    return [card.named for card in cards]
