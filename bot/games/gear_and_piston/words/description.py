"""The whole table of Gear & Piston as text, the most important lines first."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby

from bot.engine.game import Line, Seat
from bot.games.gear_and_piston.rules import components, model, scoring, showing, working
from bot.games.gear_and_piston.rules.car import Car, Cell, at, number, offsets, placed
from bot.games.gear_and_piston.rules.outlook import Proposal, outlook, own_car, points_now, proposal
from bot.games.gear_and_piston.words import effects, terms
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, shortened

LACKS = 4
"""The maximum number of needs in a shortened list."""
LONG = 11
"""The maximum number of parts, in all cars together, that the alt text lists."""
NAME = 12
"""The maximum length of a name in an alt text, in characters."""
MOST = 3
"""The maximum number of scraps whose placements a note or an alt text lists."""


def headline(view: model.View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    if view.phase == "finished":
        return _winner(view, names)
    if view.seat in view.awaited:
        return Phrase("turn", you=True, name=names[view.seat or 0])
    if len(view.awaited) > 1:
        return Phrase("piston-waiting", names=[names[seat] for seat in view.awaited])
    return Phrase("turn", name=names[min(view.awaited)])


def _winner(view: model.View, names: Sequence[str]) -> Text:
    best = [seat for seat, place in enumerate(view.places) if place == 1]
    score = Phrase("piston-score", **showing.signed(view.points[best[0]]))
    if len(best) > 1:
        return Phrase("piston-tie", names=[names[seat] for seat in best], score=score)
    close = view.points.count(view.points[best[0]]) > 1
    message = "piston-win-close" if close else "piston-win"
    return Phrase(message, you=best[0] == view.seat, name=names[best[0]], score=score)


def prompt(view: model.View, names: Sequence[str]) -> Text:
    """Return the prompt for the view's seat, or "" if it does not have to act."""
    if view.seat is None or view.seat not in view.awaited:
        return ""
    match view.phase:
        case "stealing" if view.victim is not None:
            return Phrase("piston-ask-stealing", victim=names[view.victim])
        case "patenting" if view.jump_row and not view.new_left:
            return Phrase("piston-ask-patenting")
        case "scavenging":
            room = components.HAND - len(view.hand)
            pick = "second" if view.pick > 1 else "first" if room > 1 else "only"
            return Phrase("piston-ask-scavenging", pick=pick, ends="no" if view.junk_left else "yes")
        case "sorting" if len(view.hand) == components.HAND - 1:
            return Phrase("piston-ask", phase="sorting-one")
        case "working" if view.upgrading and not view.left and _upgrades(view):
            return Phrase("piston-ask-working.more")
        case "working":
            return Phrase("piston-ask-working", left=view.left)
        case "scrapping":
            return Phrase("piston-ask-scrapping", ended=view.ended, scrap=view.scrap or 0)
        case phase:
            return Phrase("piston-ask", phase=phase)


def _upgrades(view: model.View) -> bool:
    """Return whether a Blueprint in the hand can replace a part of the seat's car."""
    return any(working.upgradings(own_car(view), view.hand))


def describe(view: model.View, names: Sequence[str]) -> Lines:
    """Return the view in words, the most important lines first."""
    every = range(len(view.held))
    if view.phase == "finished":
        return [*_result(view, names, why=True), *_cars(view, names, every)]
    others = [seat for seat in every if seat != view.seat]
    track = Phrase("piston-track", track=terms.track(names, view.volatility))
    return [*_first(view, names), *_board(view, names), track, *_cars(view, names, others)]


def over(view: model.View, names: Sequence[str]) -> Phrase:
    """Return the sentence that says why the game is over."""
    return Phrase("piston-ends", ended=view.ended)


def alts(view: model.View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt texts of the view's pictures, short enough to listen to."""
    names = shortened(names, NAME)
    if view.phase != "finished" and view.seat is not None:
        return (_first(view, names, brief=True),)
    over = view.phase == "finished"
    first = (
        _result(view, names, why=False) if over else [*_first(view, names), *_board(view, names, brief=True)]
    )
    brief = sum(len(list(placed(car))) for car in view.cars) > LONG
    return (first, list(_cars(view, names, range(len(view.held)), brief=brief)))


def _first(view: model.View, names: Sequence[str], *, brief: bool = False) -> Lines:
    """Return the headline, the prompt, and the private information of the view's seat."""
    asked = prompt(view, names)
    own = _own(view, names, brief=brief) if view.seat is not None else ()
    return [headline(view, names), *([asked] if asked else []), *own]


def _result(view: model.View, names: Sequence[str], *, why: bool) -> list[Text]:
    """Return the winner, and each player's points. why: whether to include the reasons for the points."""
    lines = [headline(view, names)]
    for seat in sorted(range(len(view.held)), key=lambda seat: view.places[seat]):
        reasons = _reasons(line for line in view.sheet if line.seat == seat)
        score, place = Phrase("piston-score", **showing.signed(view.points[seat])), view.places[seat]
        message = "piston-placed-result.reasons" if why else "piston-placed-result"
        lines.append(Phrase(message, place=place, name=names[seat], score=score, reasons=reasons))
    return lines


def _reasons(lines: Iterable[Line]) -> Phrase:
    """Return the points of investors, area and Volatility: "Most parts: 5 (+3). Volatility 2 (−2)"."""
    told = (Phrase("piston-reason", reason=line.reason, **showing.signed(line.points)) for line in lines)
    return reduce(lambda before, reason: Phrase("piston-reasons", before=before, reason=reason), told)


def _own(view: model.View, names: Sequence[str], *, brief: bool) -> Iterator[Text]:
    """Yield the private information of the view's seat, and the state of its car. brief: whether to shorten
    it.
    """
    car, row = own_car(view), terms.row
    if view.seen and view.phase == "stealing" and view.victim is not None:
        yield Phrase("piston-seen-hand", name=names[view.victim], parts=row(view.seen))
    elif view.seen:
        yield Phrase("piston-seen", phase=view.phase, parts=row(view.seen))
    if view.kept:
        yield Phrase("piston-kept", parts=row(view.kept))
    if view.seat == view.mover and view.phase in ("patenting", "scavenging"):
        yield from _shelves(view, office=view.phase == "patenting", yard=view.phase == "scavenging")
    yield Phrase("piston-your-hand", parts=row(view.hand))
    yield Phrase("piston-your-car", car=_parts(car))
    found = outlook(view)
    score, reasons = Phrase("piston-score", **showing.signed(found.points)), _reasons(found.lines)
    missing, short = effects.lacks(car), ".brief" if brief else ""
    if missing:
        yield Phrase("piston-missing", lacks=_some(missing) if brief else missing)
    if missing and any(placed(car)):
        yield Phrase(f"piston-finished-now{short}", scraps=found.scraps, score=score, reasons=reasons)
    elif not missing:
        yield Phrase(f"piston-complete{short}", score=score, reasons=reasons)
    plan = proposal(view)
    if plan:
        few = not brief or len(plan.placements) <= MOST
        told = _placements(view, plan, covers=not brief) if few else proposed(view, plan)
        yield Phrase("piston-proposed", placements=told, span=span(plan))
    if view.phase in ("working", "assembling") and view.seat in view.awaited and offsets(car):
        yield Phrase("piston-ways", ways=list(_merges(car)))
    if view.chosen is not None and view.seat not in view.awaited:
        yield Phrase("piston-chosen-merge")


def span(plan: Proposal) -> Phrase:
    """Return the score of the car once it is complete, as a range if the Volatility of the coming scraps
    matters.
    """
    least, most = (Phrase("piston-number", **showing.signed(points)) for points in (plan.least, plan.most))
    return most if least == most else Phrase("piston-span", least=least, most=most)


def proposed(view: model.View, plan: Proposal) -> Phrase:
    """Return a proposal as a note: its placements, or only the number of scraps if there are many."""
    count = len(plan.placements)
    if count > MOST:
        return Phrase("piston-scraps", scraps=count)
    return Phrase("piston-placements", scraps=count, placements=_placements(view, plan, covers=False))


def _placements(view: model.View, plan: Proposal, *, covers: bool) -> Sequence[Text]:
    """Return the cell of each scrap, and the part that it stands for. covers: whether to name the covered
    part, too.
    """
    car, told = own_car(view), list[Text]()
    for placement, after in zip(plan.placements, plan.cars, strict=True):
        cell, type, colour = placement
        covered = at(car, cell) if covers else None
        told.append(
            Phrase(
                "piston-placement.over" if covered else "piston-placement",
                cell=terms.cell_name(car, cell),
                kind=showing.kind(components.Part("scrap", type, colour, cell.row)),
                covers=terms.named(covered) if covered else "",
            )
        )
        car = after
    return told


def _merges(car: Car) -> Iterator[Text]:
    """Yield the ways to merge, each with its letter and the position of the second section."""
    first = number(car, Cell(1, 0, "top"))
    for offset in offsets(car):
        yield Phrase(
            "piston-way", letter=showing.letter(car, offset), first=first, **showing.signed(offset + 1)
        )


def _board(view: model.View, names: Sequence[str], *, brief: bool = False) -> Iterator[Text]:
    """Yield everything on the board except the Volatility track. brief: whether to leave out the tokens still
    to be placed.
    """
    yield Phrase("piston-round-first", round=view.round, name=names[view.first])
    if view.ended:
        yield Phrase("piston-ends", ended=view.ended)
    if view.phase == "planning" and not brief:
        yield Phrase("piston-tokens-left", track=terms.track(names, view.tokens))
    for site in view.sites:
        yield _site(view, site, names)
    if view.resting:
        yield Phrase("piston-resting", names=[names[seat] for seat in view.resting])
    yield from _shelves(view, office=True, yard=True)
    paid = [Phrase("piston-pays", investor=showing.key(each)) for each in view.investors]
    yield Phrase("piston-investor-list", investors=paid)
    for stack, left in (("new", view.new_left), ("junk", view.junk_left)):
        if not left:
            yield Phrase("piston-stack-empty", stack=stack)


def _shelves(view: model.View, *, office: bool, yard: bool) -> Iterator[Text]:
    """Yield the rows of face-up parts. office, yard: whether to include those of the Patent Office and of the
    Junk Yard.
    """
    rows = []
    if office:
        two = [("refill", view.office), ("fading", view.fading)]
        rows += two if view.jump_row else [("office", view.office)]
    if yard and not view.jump_row:
        rows.append(("yard", view.yard))
    for shelf, parts in rows:
        yield Phrase("piston-shelf-row", shelf=shelf, parts=terms.row(parts))


def _site(view: model.View, site: model.Site, names: Sequence[str]) -> Text:
    where = Phrase("piston-location", location=showing.key(site.location))
    planning = view.phase == "planning"
    if not planning and not any(seat is not None for seat in site.tokens):
        return Phrase("piston-site-empty", location=where)
    spaces = list[Text]()
    worths = site.worth or (0,) * len(site.tokens)
    for (seat, worth, now), alike in groupby(
        (seat, worth, site.now == space)
        for space, (seat, worth) in enumerate(zip(site.tokens, worths, strict=True))
    ):
        if seat is not None:
            owners = [Phrase("piston-space", owner=names[seat], worth=worth, now="yes" if now else "no")]
            spaces += owners * len(list(alike))
        elif planning:
            spaces.append(Phrase("piston-free", count=len(list(alike)), worth=worth))
    return Phrase("piston-site", location=where, spaces=spaces)


def _cars(
    view: model.View, names: Sequence[str], seats: Iterable[Seat], *, brief: bool = False
) -> Iterator[Text]:
    """Yield each player's car, and the number of their Blueprints. brief: whether to give only the number of
    parts of each type.
    """
    for seat in seats:
        car = view.cars[seat]
        parts = len(list(placed(car)))
        yield Phrase(
            "piston-car-line.brief" if brief and parts else "piston-car-line",
            name=names[seat],
            parts=parts,
            score=Phrase("piston-score", **showing.signed(points_now(view, seat))),
            volatility=scoring.volatility(car),
            blueprints=view.held[seat],
            car=_types(car) if brief else _parts(car),
        )
        missing = effects.lacks(car)
        if not brief and view.defects[seat] and seat != view.seat:
            yield Phrase("piston-missing", lacks=_some(missing))


def _some(missing: Sequence[Text]) -> Sequence[Text]:
    """Return the first needs of a car, and the number of the others."""
    more = [Phrase("piston-more", count=len(missing) - LACKS)] if len(missing) > LACKS else []
    return [*missing[:LACKS], *more]


def _types(car: Car) -> Sequence[Text] | Phrase:
    """Return the number of a car's parts of each type, such as "2 motors and 3 axles"."""
    types = Counter(part.type for _, part in placed(car))
    told = [Phrase("piston-types", type=showing.key(type), count=count) for type, count in types.items()]
    return told or Phrase("piston-no-car")


def _parts(car: Car) -> Sequence[Text] | Phrase:
    told = [
        Phrase("piston-part-at", cell=terms.cell_name(car, cell), part=terms.named(part))
        for cell, part in placed(car)
    ]
    return told or Phrase("piston-no-car")
