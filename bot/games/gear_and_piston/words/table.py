"""Gear & Piston's table as text, complete enough to play by listening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.game import Line, Seat
from bot.games.gear_and_piston.rules.car import Car, Cell, at, number, offsets, placed
from bot.games.gear_and_piston.rules.components import ROWS
from bot.games.gear_and_piston.rules.faults import faults
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.outlook import Outlook, outlook
from bot.games.gear_and_piston.rules.proposal import proposal
from bot.games.gear_and_piston.rules.scoring import volatility
from bot.games.gear_and_piston.rules.showing import garages, letter
from bot.games.gear_and_piston.words.finish import proposed, span
from bot.games.gear_and_piston.words.terms import INVESTORS, PLACES, row_of, whole
from bot.words.phrases import counted, listed

FAULTS = 4
"""Most defects of another player's car that are listed."""

ROOM = 1_024
"""Most characters of a picture's alt text; the parts of longer cars are only counted."""
_CHOICES = {
    "planning": "place a token",
    "discarding": "discard a Blueprint, or keep all",
    "scheming": "choose what to do in the Back Alley",
    "stealing": "take a Blueprint",
    "dealing": "keep a part from the Black Market",
    "returning": "put the other parts back",
    "patenting": "take a New part",
    "sorting": "keep up to two Junk parts",
    "assembling": "merge the two sections of the car",
}


_ENDED = {
    "car": "The game is ending: a complete car has twelve parts or more.",
    "office": "The game is ending: too few New parts are left.",
    "yard": "The game is ending: too few Junk parts are left.",
}


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and the possible actions; or the winner."""
    if view.phase == "finished":
        best = [seat for seat, place in enumerate(view.places) if place == 1]
        points = counted(view.points[best[0]], "point")
        if len(best) == 1:
            tied = view.points.count(view.points[best[0]]) > 1
            return f"{names[best[0]]} wins with {points}{' and less Volatility' if tied else ''}"
        return f"{listed([names[seat] for seat in best])} share the win with {points} each"
    if view.seat in view.awaited:
        return f"Your turn: {_choice(view)}"
    if len(view.awaited) > 1:
        return f"{listed([names[seat] for seat in view.awaited])}, at the same time: {_choice(view)}"
    if view.mover is None:
        return f"{names[min(view.awaited)]}'s turn: {_choice(view)}"
    return f"{names[view.mover]}'s turn: {_choice(view)}"


def _choice(view: View) -> str:
    match view.phase:
        case "scavenging":
            ends = "" if view.junk_left else ", which ends the game"
            return f"take a Junk part{ends}" if view.pick == 1 else f"take a second Junk part{ends}, or not"
        case "patenting" if view.jump_row and not view.new_left:
            return "take a New part; the game ends if it is of the New row"
        case "working":
            more = (
                ", or upgrade more parts within the last action" if view.upgrading and not view.left else ""
            )
            return f"the Workshop, {counted(view.left, 'action')} left{more}"
        case "scrapping":
            return f"place a scrap of Volatility {view.scrap}"
        case phase:
            return _CHOICES[phase]


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The whole view in words, line by line, the most important first."""
    names = names[: len(view.held)]
    if view.phase == "finished":
        return [*_result(view, names), *_cars(view, names, range(len(view.held)))]
    lines = [f"{headline(view, names)}."]
    if view.seat is not None:
        lines += _own(view, names)
    return [*lines, *_board(view, names), *_cars(view, names, range(len(view.held)))]


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """The hand's text; or the board's, or the result's, and one for each picture of cars."""
    names = names[: len(view.held)]
    if view.phase == "finished":
        first = _result(view, names)
    elif view.seat is not None:
        return ([f"{headline(view, names)}.", *_own(view, names)],)
    else:
        first = [f"{headline(view, names)}.", *_board(view, names)]
    cars = (_cars(view, names, seats) for seats in garages(view))
    brief = _cars(view, names, range(len(view.held)), brief=True)
    return (first, *(lines if len("\n".join(lines)) <= ROOM else brief for lines in cars))


def _result(view: View, names: Sequence[str]) -> list[str]:
    """The winner, and everybody's points with reasons."""
    lines = [f"{headline(view, names)}."]
    for seat in sorted(range(len(view.held)), key=lambda seat: view.places[seat]):
        reasons = _reasons(line for line in view.sheet if line.seat == seat)
        points = counted(view.points[seat], "point")
        lines.append(f"Place {view.places[seat]}: {names[seat]}, {points}. {reasons}.")
    return lines


def _reasons(lines: Iterable[Line]) -> str:
    """The points of investors, area and Volatility: Most parts: 5 (+3); Volatility 0 (0)."""
    return "; ".join(f"{line.reason} ({line.points:{'+' if line.points else ''}d})" for line in lines)


def _own(view: View, names: Sequence[str]) -> list[str]:
    """What only this seat knows, with its effect on the car."""
    assert view.seat is not None
    car = view.cars[view.seat]
    lines = []
    if view.seen:
        lines.append(f"{_secret(view, names)}: {row_of(view.seen)}.")
    if view.kept:
        lines.append(f"You keep: {row_of(view.kept)}.")
    if view.seat == view.mover and view.phase in ("patenting", "scavenging"):
        lines.append(f"{_offered(view)}.")
    lines.append(f"Your Blueprints: {row_of(view.hand)}.")
    lines.append(f"Your car: {_stands(car)}.")
    lines += _as_it_stands(outlook(view))
    plan = proposal(view)
    if plan:
        lines.append(f"Proposed: {proposed(view, plan)}. That makes {span(plan)}.")
    if view.phase in ("working", "assembling") and view.seat in view.awaited:
        lines += _merges(car)
    if view.chosen is not None and view.seat not in view.awaited:
        lines.append("You have chosen how your car is merged.")
    return lines


def _as_it_stands(found: Outlook) -> list[str]:
    """What the car lacks, and its score now."""
    lines = [f"Not complete: {'; '.join(found.lacks)}." if found.lacks else "It is complete."]
    without = ""
    if found.scraps:
        lines.append(f"As it stands it would need {counted(found.scraps, 'scrap')}.")
        without = ", without the Volatility of scraps"
    points = f"{found.points} {'point' if abs(found.points) == 1 else 'points'}"
    lines.append(f"As it stands it would score {points}{without}: {_reasons(found.lines)}.")
    return lines


def _offered(view: View) -> str:
    """The face-up parts that the seat may take now."""
    if view.phase == "scavenging":
        return f"Beside the Junk Yard: {row_of(view.yard)}"
    if view.jump_row:
        return f"New row (Refill Row): {row_of(view.office)}. Old row (Discard Row): {row_of(view.fading)}"
    return f"Beside the Patent Office: {row_of(view.office)}"


def _secret(view: View, names: Sequence[str]) -> str:
    """The parts that only this seat sees."""
    match view.phase:
        case "stealing" if view.victim is not None:
            return f"{names[view.victim]} holds"
        case "dealing":
            return "The top of the New stack"
        case "returning":
            return "To put back, from left to right"
        case _:
            return "You drew"


def _merges(car: Car) -> list[str]:
    """The ways to merge, by the position of the right section's first column among the left one's."""
    first = number(car, Cell(1, 0, "top")) if offsets(car) else 0
    ways = [f"{letter(car, offset)} column {first} comes to column {offset + 1}" for offset in offsets(car)]
    return [f"Ways to merge: {'; '.join(ways)}."] if ways else []


def _board(view: View, names: Sequence[str]) -> list[str]:
    """Everything on the board."""
    lines = [f"Round {view.round}, First Player {names[view.first]}."]
    if view.ended:
        lines.append(_ENDED[view.ended])
    if view.phase == "planning":
        left = [f"{name} {count}" for name, count in zip(names, view.tokens, strict=True)]
        lines.append(f"Tokens left: {', '.join(left)}.")
    lines += [_site(view, site, names) for site in view.sites]
    if view.resting:
        lines.append(f"Resting beside the Back Alley: {listed([names[seat] for seat in view.resting])}.")
    if view.jump_row:
        lines.append(f"Refill Row: {row_of(view.office)}. Discard Row: {row_of(view.fading)}.")
    else:
        lines.append(f"New parts: {row_of(view.office)}.")
        lines.append(f"Junk parts: {row_of(view.yard)}.")
    lines.append(f"Investors: {'. '.join(INVESTORS[each] for each in view.investors)}.")
    gone = [stack for stack, left in (("New", view.new_left), ("Junk", view.junk_left)) if not left]
    lines += [f"The {stack} stack is empty." for stack in gone]
    track = [f"{name} {grade}" for name, grade in zip(names, view.volatility, strict=True)]
    lines.append(f"Volatility track: {', '.join(track)}.")
    return lines


def _site(view: View, site: Site, names: Sequence[str]) -> str:
    """A location: its spaces in order, with their tokens. Spaces count as free only while
    tokens are placed.
    """
    planning = view.phase == "planning"
    if not planning and not any(seat is not None for seat in site.tokens):
        return f"{PLACES[site.location]}: no tokens."
    bare = "free" if planning else "empty"
    spaces = []
    for at_space, seat in enumerate(site.tokens):
        worth = f" ({site.worth[at_space]})" if site.worth else ""
        now = " now" if site.now == at_space else ""
        spaces.append(f"{bare if seat is None else names[seat]}{worth}{now}")
    unit = (
        {"workshop": " (actions)", "junk yard": " (parts drawn)"}.get(site.location, "") if site.worth else ""
    )
    return f"{PLACES[site.location]}{unit}: {', '.join(spaces)}."


def _cars(view: View, names: Sequence[str], seats: Sequence[Seat], *, brief: bool = False) -> list[str]:
    """Everybody's car, and the number of their Blueprints. brief: only the number of parts of each type."""
    lines = []
    for seat in seats:
        car = view.cars[seat]
        figures = (
            f"{counted(sum(1 for _ in placed(car)), 'part')}, Volatility {volatility(car)}, "
            f"{counted(view.held[seat], 'Blueprint')}"
        )
        lines.append(f"{seat + 1}. {names[seat]}: {figures}: {_types(car) if brief else _stands(car)}.")
        if not brief and view.defects[seat] and seat != view.seat:
            lines.append(f"Not complete: {_few(faults(car))}.")
    return lines


def _few(missing: Sequence[str]) -> str:
    """The first ones, and the number of the rest: six cars must fit into a message."""
    told, more = missing[:FAULTS], len(missing) - FAULTS
    return "; ".join([*told, *([f"and {more} more"] if more > 0 else [])])


def _types(car: Car) -> str:
    """The number of parts of each type: motor 2, axle 3."""
    types = Counter(part.type for _, part in placed(car))
    return ", ".join(f"{type} {count}" for type, count in types.items()) or "nothing built yet"


def _stands(car: Car) -> str:
    """The parts in each column: column 1 electric motor (Range) over axle, 2 bottom gear; ..."""
    if not car.sections:
        return "nothing built yet"
    told = []
    for section, columns in enumerate(car.sections):
        cells = [Cell(section, column, "top") for column in range(len(columns))]
        told.append(", ".join(f"{number(car, cell)} {_over(car, cell)}" for cell in cells))
    return f"column {'; second section: column '.join(told)}"


def _over(car: Car, top: Cell) -> str:
    """The two parts of the column with that upper cell; a single one with its row."""
    parts = [(row, part) for row in ROWS if (part := at(car, top._replace(row=row)))]
    if len(parts) == 1:
        return f"{parts[0][0]} {whole(parts[0][1]).removeprefix(f'{parts[0][0]} ')}"
    return " over ".join(whole(part) for _, part in parts)
