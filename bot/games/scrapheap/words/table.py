"""The whole table as text, complete enough to play by, the most important first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import AT, COLUMNS, PAWN, ROWS, TURNS
from bot.games.scrapheap.rules.model import Loot, Square, View
from bot.games.scrapheap.rules.paths import prices
from bot.games.scrapheap.words.terms import COLOURS, cubes, named, possession, sorted_cards, tiles
from bot.words.phrases import counted, listed


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and the possible actions; or the winner."""
    if view.mover is None:
        best = [seat for seat, place in enumerate(view.places) if place == 1]
        points = counted(view.scores[best[0]] or 0, "point")
        if len(best) == 1:
            tied = view.scores.count(view.scores[best[0]]) > 1
            why = " and fewer cards that do not match" if tied else ""
            return f"{names[best[0]]} wins with {points}{why}"
        return f"{listed([names[seat] for seat in best])} share the win with {points} each"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} turn: {_choice(view)}"


def _choice(view: View) -> str:
    match view.phase:
        case "peeking":
            return "peek at a card" if view.left == 1 else f"peek at up to {view.left} cards"
        case "placing" if view.lifted is not None:
            return f"put the cube from {view.lifted} on another card"
        case "placing":
            return "place or move a cube" if view.left == 1 else f"place or move up to {view.left} cubes"
        case "choosing":
            return f"choose a corner for the pawn, which takes {PAWN} cubes and their points"
        case _:
            return f"{counted(view.points, 'action point')} (AP) left"


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """The alt text of the one picture."""
    return (describe(view, names),)


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The view in words, line by line, the most important first."""
    lines = [f"{headline(view, names)}."]
    if view.mover is None:
        order = sorted(range(len(names[: len(view.held)])), key=lambda seat: view.places[seat])
        return [*lines, *(_final(view, names, seat) for seat in order)]
    lines.append(_state(view, names))
    if view.seat is not None:
        lines += _own(view, view.seat)
    lines += _under(view, names)
    lines.append("Players in turn order:")
    lines += [_player(view, names, seat) for seat in view.order]
    lines.append("The grid, columns A to I, rows 1 to 6:")
    lines += _grid(view)
    return lines


def done(view: View) -> str:
    """The text for a player without turns left."""
    assert view.seat is not None
    if view.phase != "collecting" or view.turns[view.seat]:
        return ""
    return "You have had all your turns. The result comes when the others have had theirs."


def _state(view: View, names: Sequence[str]) -> str:
    """The round of peeks, or the rotation of the collection."""
    if view.phase in ("peeking", "placing"):
        again = " Everyone places cubes once more." if view.again else ""
        dice = f"dice {listed(list(map(str, view.dice)))}, {counted(view.peeks, 'peek')} each"
        return f"Peek round {view.round} of {view.options.tiles}: {dice}.{again}"
    mode = "Stealth mode" if view.options.mode == "stealth" else "Public mode"
    if view.phase == "choosing":
        return f"{mode}. The collection is about to begin."
    warning = " If nobody does anything this lap, the collection ends." if view.quiet else ""
    return f"{mode}. Collection, turn {view.lap} of {TURNS * view.options.tiles}.{warning}"


def _own(view: View, seat: Seat) -> Iterator[str]:
    """The seat's cubes and tiles, and the cards that only its peeks have shown."""
    score = view.scores[seat]
    worth = f" Your score now: {score}." if score is not None else ""
    yield f"Your tiles: {tiles(view.tiles[seat])}.{worth}"
    if view.may_spend and view.seat == view.mover:
        yield "Before your first peek you may spend a cube for one more."
    seen = [square for square in view.grid if square.private and square.card is not None]
    if seen:
        told = ", ".join(f"{square.cell} {named(square.card)}" for square in seen if square.card is not None)
        yield f"Seen by you in secret: {told}."


def _under(view: View, names: Sequence[str]) -> Iterator[str]:
    """In a turn of the collection: the card under the mover's pawn, and where the pawn can go."""
    if view.phase != "collecting" or view.mover is None:
        return
    pawn = view.pawns[view.mover]
    assert pawn is not None
    stands = f"outside {pawn.cell}" if pawn.outside else f"on {_square(view.grid[AT[pawn.cell]], bare=True)}"
    leads = [f"{lead.direction or 'in'} to {lead.cell}" for lead in view.leads]
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    ways = f" It can move {', '.join(leads)}." if leads else " No other card is in its reach."
    yield f"{whose} pawn stands {stands}.{ways}"
    if view.mover == view.seat:
        yield from _prices(view)


def _prices(view: View) -> Iterator[str]:
    """The price of going to each card in reach."""
    by_price: dict[int, list[str]] = {}
    for at, price in prices(view).items():
        by_price.setdefault(price, []).append(view.grid[at].cell)
    if by_price:
        told = "; ".join(f"{price}: {', '.join(sorted(cells))}" for price, cells in sorted(by_price.items()))
        yield f"Action points to go to each card in reach: {told}."


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    you = ", you" if seat == view.seat else ""
    move = ", to move" if seat == view.mover else ""
    notes = [possession(seat, view.supply[seat])]
    if view.spent[seat]:
        notes.append(f"{view.spent[seat]} spent")
    pawn = view.pawns[seat]
    if pawn is not None:
        notes.append(f"pawn {'outside' if pawn.outside else 'on'} {pawn.cell}")
    if seat in view.retired:
        notes.append("done for good")
    elif view.phase in ("choosing", "collecting"):
        notes.append(f"{counted(view.turns[seat], 'turn')} left")
    if view.tiles[seat] and seat != view.seat:
        notes.append(f"tiles {tiles(view.tiles[seat])}")
    if view.taken[seat]:
        notes.append(f"took {_loot(view.taken[seat])}")
    score = view.scores[seat]
    if score is not None and seat != view.seat:
        notes.append(f"score now {score}")
    return f"{seat + 1}. {names[seat]} ({COLOURS[seat]}{you}{move}): {', '.join(notes)}."


def _loot(taken: Sequence[Loot]) -> str:
    """One or more taken cards: Drop 6, 3; Cog 1; 2 face down from A1 and B2."""
    known = [loot.card for loot in taken if loot.card is not None]
    hidden = len(taken) - len(known)
    parts = [sorted_cards(known)] if known else []
    if hidden:
        parts.append(f"{hidden} face down from {listed([loot.cell for loot in taken if loot.card is None])}")
    return "; ".join(parts)


def _final(view: View, names: Sequence[str], seat: Seat) -> str:
    """A line of the result, with the sources of the points."""
    match, rest = totals(view, seat)
    sign = {"minus": f"minus {rest}", "zero": "nothing", "plus": f"{rest}"}[view.options.mismatch]
    other = f"{sign} for the other cards" if rest else "no other cards"
    sources = f"{match} for matching cards, {view.held[seat]} for cubes, {other}"
    took = f"Took {_loot(view.taken[seat])}." if view.taken[seat] else "Took no cards."
    points = counted(view.scores[seat] or 0, "point")
    return (
        f"Place {view.places[seat]}: {names[seat]} ({COLOURS[seat]}), {points}: {sources}. "
        f"Tiles {tiles(view.tiles[seat])}. {took}"
    )


def totals(view: View, seat: Seat) -> tuple[int, int]:
    """The values of the known taken cards that match the seat's tiles, and of those that do not."""
    cards = [loot.card for loot in view.taken[seat] if loot.card is not None]
    match = sum(card.value for card in cards if card.symbol in view.tiles[seat])
    return match, sum(card.value for card in cards) - match


def _grid(view: View) -> Iterator[str]:
    """The grid row by row; unknown face-down cards without cubes are not listed individually."""
    plain: list[str] = []
    for row in ROWS:
        squares = [view.grid[AT[column + row]] for column in COLUMNS]
        told = [_square(square) for square in squares if square.lies != "gap" and not _plain(square)]
        gaps = [square.cell for square in squares if square.lies == "gap"]
        rest = sum(map(_plain, squares))
        if rest == len(squares):
            plain.append(row)
            continue
        if gaps:
            told.append("all gaps" if len(gaps) == len(squares) else f"{_gaps(gaps)}")
        if rest:
            told.append(f"the other {rest} face down" if rest > 1 else "the other one face down")
        yield f"Row {row}: {'; '.join(told)}."
    if plain:
        rows = f"Rows {listed(plain)}" if len(plain) > 1 else f"Row {plain[0]}"
        yield f"{rows}: all face down, nothing on them."


def _gaps(cells: Sequence[str]) -> str:
    return f"gap {cells[0]}" if len(cells) == 1 else f"gaps {listed(cells)}"


def _plain(square: Square) -> bool:
    """Whether the card is face down, unknown to the viewer, and without cubes."""
    return square.lies == "down" and square.card is None and not any(square.cubes)


def _square(square: Square, *, bare: bool = False) -> str:
    """A cell: C1 Cog 5 face up with 2 yellow and 1 pink. bare: also say that it has no cubes."""
    if square.lies == "gap":
        return f"{square.cell}, a gap"
    card = f" {named(square.card)}" if square.card is not None else ""
    on = cubes(square.cubes)
    lies = f"{square.cell}{card} face {square.lies}"
    if on:
        word = "cube" if sum(square.cubes) == 1 else "cubes"
        return f"{lies}, {word} {on}"
    return f"{lies}, no cubes" if bare else lies
