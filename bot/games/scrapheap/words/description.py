"""The whole table as text, the most important lines first."""

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.engine.game import Seat
from bot.games.scrapheap.rules import components, model, paths
from bot.games.scrapheap.words import terms
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, shortened

NAME = 12
"""The maximum length of a name beside the cubes on the grid, in characters."""


def headline(view: model.View, names: Sequence[str]) -> Phrase:
    """Return the headline: whose turn it is, or who won."""
    if view.mover is not None:
        return Phrase("turn", you=view.mover == view.seat, name=names[view.mover])
    best = [seat for seat, place in enumerate(view.places) if place == 1]
    points = view.scores[best[0]] or 0
    if len(best) > 1:
        return Phrase("scrap-tie", names=[names[seat] for seat in best], points=points)
    closer = view.scores.count(view.scores[best[0]]) > 1
    won = "scrap-closer" if closer else "scrap-win"
    return Phrase(won, you=best[0] == view.seat, name=names[best[0]], points=points)


def prompt(view: model.View, names: Sequence[str]) -> Text:
    """Return the prompt for the view's seat, or "" if it is not its turn."""
    if view.mover is None or view.mover != view.seat:
        return ""
    match view.phase:
        case "peeking":
            return Phrase("scrap-peek", left=view.left)
        case "placing" if view.lifted is not None:
            return Phrase("scrap-put", cell=view.lifted)
        case "placing" if view.supply[view.mover][view.mover] <= components.PAWN:
            return Phrase("scrap-only-move")
        case "placing":
            return Phrase("scrap-place.again" if view.again else "scrap-place", left=view.left)
        case "choosing":
            return Phrase("scrap-choose")
        case _:
            return Phrase("scrap-points", left=view.points)


def done(view: model.View) -> Text:
    """Return the text for a player without turns left in the collection, or "". The view must be a
    player's.
    """
    assert view.seat is not None
    return "" if view.phase != "collecting" or view.turns[view.seat] else Phrase("scrap-ready")


def over(view: model.View, names: Sequence[str]) -> Phrase:
    """Return the sentence that says why the game is over."""
    if all(square.lies == "gap" for square in view.grid):
        why = "empty"
    elif len(view.retired) == len(view.held):
        why = "retired"
    else:
        why = "turns" if view.lap == components.TURNS * view.options.tiles else "quiet"
    return Phrase("scrap-closed", why=why)


def alts(view: model.View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the only picture, short enough to listen to."""
    if view.mover is None:
        return ([headline(view, names), *(_total(view, names, seat) for seat in _ranked(view))],)
    players = [_player(view, names, seat, _notes(view, seat)) for seat in view.order]
    return ([*_top(view, names), *players, _counts(view)],)


def describe(view: model.View, names: Sequence[str]) -> Lines:
    """Return the view in words, the most important lines first."""
    if view.mover is None:
        final = [(_total(view, names, seat), _taken(view, names, seat)) for seat in _ranked(view)]
        return [headline(view, names), *(line for lines in final for line in lines)]
    short = shortened(names, NAME)
    return [
        *_top(view, names),
        *_secrets(view),
        Phrase("scrap-players"),
        *(_player(view, names, seat, _all_notes(view, short, seat)) for seat in view.order),
        Phrase("scrap-grid"),
        *_grid(view, short),
        *_costs(view),
    ]


def _top(view: model.View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the lines about the turn, the state of the game, the seat's tiles and the mover's pawn."""
    yield headline(view, names)
    if todo := prompt(view, names):
        yield todo
    yield from _state(view)
    if view.seat is not None:
        score = view.scores[view.seat] or 0
        yield Phrase("scrap-tiles", tiles=terms.tiles(view.tiles[view.seat]), score=score)
        if view.may_spend and view.seat == view.mover:
            yield Phrase("scrap-buy")
    yield from _under(view, names)


def _ranked(view: model.View) -> list[Seat]:
    return sorted(range(len(view.held)), key=lambda seat: view.places[seat])


def _counts(view: model.View) -> Phrase:
    """Return the line about the numbers of face-up cards, of gaps, and of cards with cubes."""
    if all(square.lies == "down" and not any(square.cubes) for square in view.grid):
        return Phrase("scrap-plain.all")
    return Phrase(
        "scrap-alt-grid",
        up=sum(square.lies == "up" for square in view.grid),
        gaps=sum(square.lies == "gap" for square in view.grid),
        cubes=sum(any(square.cubes) for square in view.grid),
    )


def _state(view: model.View) -> Iterator[Phrase]:
    """Yield the lines about the peek round, or about the lap of the collection."""
    if view.phase in ("peeking", "placing"):
        kind = "scrap-round.again" if view.again else "scrap-round"
        yield Phrase(kind, round=view.round, rounds=view.options.tiles, peeks=view.peeks)
        return
    rounds = components.TURNS * view.options.tiles
    yield Phrase("scrap-phase", mode=view.options.mode, round=view.lap, rounds=rounds)
    if view.quiet:
        yield Phrase("scrap-warning")


def _secrets(view: model.View) -> Iterator[Phrase]:
    """Yield the line about the cards that the seat knows only by its own peeks."""
    seen = [terms.found(square.cell, square.card) for square in view.grid if square.private and square.card]
    if seen:
        yield Phrase("scrap-secret", cards=seen)


def _under(view: model.View, names: Sequence[str]) -> Iterator[Phrase]:
    """Yield the lines about the card under the mover's pawn and the possible steps, in a turn of the
    collection.
    """
    pawn = view.pawns[view.mover] if view.mover is not None else None
    if view.phase != "collecting" or view.mover is None or pawn is None:
        return
    mine, square = view.mover == view.seat, view.grid[components.AT[pawn.cell]]
    if pawn.outside:
        where = Phrase("scrap-outside", corner=pawn.cell)
    else:
        where = Phrase("scrap-gap", cell=pawn.cell) if square.lies == "gap" else _square(square, view, names)
    yield Phrase("scrap-where", you=mine, name=names[view.mover], where=where)
    if view.leads:
        yield Phrase("scrap-leads", cells=[lead.cell for lead in view.leads])
    else:
        yield Phrase("scrap-leads.none")


def _costs(view: model.View) -> Iterator[Phrase]:
    """Yield a line with the price of going to each card, if it is the seat's own turn of the collection."""
    by_price: dict[int, list[str]] = {}
    for at, price in paths.prices(view).items() if view.seat is not None and view.seat == view.mover else ():
        by_price.setdefault(price, []).append(view.grid[at].cell)
    costs = [
        Phrase("scrap-cost", price=price, cells=" ".join(sorted(cells)))
        for price, cells in sorted(by_price.items())
    ]
    if costs:
        yield Phrase("scrap-costs", cells=costs)


def _player(view: model.View, names: Sequence[str], seat: Seat, notes: Sequence[Text]) -> Phrase:
    moves = [Phrase("scrap-moves")] if seat == view.mover else []
    every: list[Text] = [*notes, *moves]
    told = reduce(lambda before, note: Phrase("scrap-notes", before=before, note=note), every)
    return Phrase("scrap-player", you=seat == view.seat, name=names[seat], notes=told)


def _notes(view: model.View, seat: Seat) -> list[Text]:
    """Return notes with the most important facts about a player."""
    return [Phrase("scrap-held", cubes=sum(view.supply[seat])), *_place(view, seat), *_points(view, seat)]


def _all_notes(view: model.View, names: Sequence[str], seat: Seat) -> list[Text]:
    notes: list[Text] = [_held(view, names, seat)]
    if view.spent[seat]:
        notes.append(Phrase("scrap-gone", cubes=view.spent[seat]))
    notes += _place(view, seat)
    if view.tiles[seat] and seat != view.seat:
        notes.append(Phrase("scrap-wants", tiles=terms.tiles(view.tiles[seat])))
    if view.taken[seat]:
        notes.append(Phrase("scrap-taken", cards=_loot(view.taken[seat])))
    return [*notes, *_points(view, seat)]


def _place(view: model.View, seat: Seat) -> Iterator[Phrase]:
    """Yield the notes about the position of a player's pawn, and about the turns left."""
    pawn = view.pawns[seat]
    if pawn is not None:
        yield Phrase("scrap-stands.outside" if pawn.outside else "scrap-stands", cell=pawn.cell)
    if seat in view.retired:
        yield Phrase("scrap-stopped")
    elif view.phase in ("choosing", "collecting"):
        yield Phrase("scrap-turns", turns=view.turns[seat])


def _points(view: model.View, seat: Seat) -> Iterator[Phrase]:
    score = view.scores[seat]
    if score is not None and seat != view.seat:
        yield Phrase("scrap-score", score=score)


def _held(view: model.View, names: Sequence[str], seat: Seat) -> Phrase:
    """Return the note about a player's cubes, such as "18 cubes" or "19 cubes (including Bo's cube)"."""
    supply = view.supply[seat]
    others = [count * (owner != seat) for owner, count in enumerate(supply)]
    kinds = terms.cubes(others, names, view.seat)
    return Phrase("scrap-held.mixed" if kinds else "scrap-held", cubes=sum(supply), kinds=kinds)


def _loot(taken: Sequence[model.Loot]) -> list[Phrase]:
    """Return taken cards as the parts of a list, such as "Oil can 6", "Cog 1" and "2 hidden cards"."""
    known = [terms.named(loot.card) for loot in taken if loot.card is not None]
    hidden = len(taken) - len(known)
    return [*known, *([Phrase("scrap-hidden", cards=hidden)] if hidden else [])]


def _total(view: model.View, names: Sequence[str], seat: Seat) -> Phrase:
    match, rest = totals(view, seat)
    signed = {"minus": f"\u2212{rest}", "zero": "0", "plus": f"+{rest}"}[view.options.mismatch]
    return Phrase(
        "scrap-final",
        place=view.places[seat],
        name=names[seat],
        points=view.scores[seat] or 0,
        match=match,
        cubes=view.held[seat],
        rest=signed if rest else "0",
    )


def _taken(view: model.View, names: Sequence[str], seat: Seat) -> Phrase:
    tiles = terms.tiles(view.tiles[seat])
    if view.taken[seat]:
        cards = _loot(view.taken[seat])
        return Phrase("scrap-loot", you=seat == view.seat, name=names[seat], tiles=tiles, cards=cards)
    return Phrase("scrap-loot.none", name=names[seat], tiles=tiles)


def totals(view: model.View, seat: Seat) -> tuple[int, int]:
    """Return the total values of the known taken cards that match the seat's tiles, and of those that
    do not.
    """
    cards = [loot.card for loot in view.taken[seat] if loot.card is not None]
    match = sum(card.value for card in cards if card.symbol in view.tiles[seat])
    return match, sum(card.value for card in cards) - match


def _grid(view: model.View, names: Sequence[str]) -> Iterator[Phrase]:
    plain: list[str] = []
    for row in components.ROWS:
        squares = [view.grid[components.AT[column + row]] for column in components.COLUMNS]
        lines: list[Text] = [
            _square(each, view, names) for each in squares if each.lies != "gap" and not _plain(each)
        ]
        gaps = [square.cell for square in squares if square.lies == "gap"]
        rest = sum(map(_plain, squares))
        if rest == len(squares):
            plain.append(row)
            continue
        if gaps:
            every = len(gaps) == len(squares)
            cells = " ".join(gaps)
            lines.append(Phrase("scrap-gaps.all" if every else "scrap-gaps", count=len(gaps), cells=cells))
        if rest:
            lines.append(Phrase("scrap-rest", count=rest))
        yield Phrase("scrap-row", row=row, cards=lines)
    if len(plain) == len(components.ROWS):
        yield Phrase("scrap-plain.all")
    elif plain:
        yield Phrase("scrap-plain", count=len(plain), rows=plain)


def _plain(square: model.Square) -> bool:
    """Return whether the card is face down, unknown to the viewer, and without cubes."""
    return square.lies == "down" and square.card is None and not any(square.cubes)


def _square(square: model.Square, view: model.View, names: Sequence[str]) -> Phrase:
    """Return a card of the grid in words, such as "C1 Cog 5 face up (2 of your cubes and Bo's cube)"."""
    what = terms.found(square.cell, square.card)
    kinds = terms.cubes(square.cubes, names, view.seat)
    return Phrase("scrap-lies.cubes" if kinds else "scrap-lies", what=what, lies=square.lies, cubes=kinds)
