"""Gear & Piston's buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_and_piston.rules.actions import (
    Action,
    Build,
    Discard,
    Dismantle,
    Done,
    Draw,
    Keep,
    Mend,
    Merge,
    Muscle,
    Patch,
    Place,
    Pocket,
    Return,
    Spy,
    Steal,
    Take,
    Undo,
    Upgrade,
    Visit,
)
from bot.games.gear_and_piston.rules.car import Car, Cell, at, merged, name
from bot.games.gear_and_piston.rules.faults import kind_of
from bot.games.gear_and_piston.rules.model import Options, View
from bot.games.gear_and_piston.rules.scrap import Placement, offers
from bot.games.gear_and_piston.rules.showing import letter
from bot.games.gear_and_piston.words.terms import PLACES, marks, short
from bot.words import Label
from bot.words.phrases import counted

_DONE = {"discarding": "Keep all", "scavenging": "Take no more", "sorting": "Keep no more"}


def label(action: Action, view: View) -> Label:
    """The button. What may be many carries the words of its menu, and of its group."""
    match action:
        case Place():
            return Label(_place(action, view))
        case Discard(part):
            return Label(f"Discard {short(part)}", kind="Choose a Blueprint to discard")
        case Done():
            return Label(_DONE.get(view.phase, "Done"), strong=view.phase == "working")
        case Spy() | Steal() | Muscle() | Visit() | Pocket() | Return():
            return _scheme(action, view)
        case Take() | Draw() | Keep():
            return _find(action, view)
        case Build() | Dismantle() | Upgrade() | Merge() | Undo():
            return _work(action, view)
        case Patch(placement):
            return _patch(_own(view), placement)
        case Mend():
            return Label("Finish for me", strong=True)
        case _:
            assert_never(action)


def _own(view: View) -> Car:
    """The car of the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return view.cars[view.seat]


def _place(action: Place, view: View) -> str:
    """The location, and what its first free space is worth."""
    site = next(site for site in view.sites if site.location == action.location)
    space = site.tokens.index(None)
    if not site.worth:
        return f"{PLACES[action.location]}, space {space + 1}"
    things = "action" if action.location == "workshop" else "part"
    verb = "" if action.location == "workshop" else "draw "
    return f"{PLACES[action.location]}, {verb}{counted(site.worth[space], things)}"


def _scheme(action: Spy | Steal | Muscle | Visit | Pocket | Return, view: View) -> Label:
    """In the Back Alley."""
    match action:
        case Spy(victim):
            many = counted(view.held[victim], "Blueprint")
            return Label(f"Spy on player {victim + 1} ({many})", kind="Espionage: spy on a player")
        case Steal(part):
            return Label(f"Take {short(part)}", kind="Choose a Blueprint to take")
        case Muscle(location, space, to):
            text = f"{PLACES[location]}: token {space + 1} to {to + 1}"
            return Label(text, kind="Union Muscle: move a token", group=PLACES[location])
        case Visit():
            return Label("Black Market")
        case Pocket(part):
            return Label(f"Keep {short(part)}", kind="Choose a part to keep")
        case Return(side, order):
            where = "On top" if side == "top" else "At the bottom"
            if len(order) < 2 or order[0] == order[1]:
                return Label(where)
            drawn = "left" if order == view.seen else "right"
            return Label(f"{where}, {drawn} one drawn first")
        case _:
            assert_never(action)


def _find(action: Take | Draw | Keep, view: View) -> Label:
    """At the Patent Office and in the Junk Yard."""
    match action:
        case Take(part, shelf):
            verb = (
                {"office": "New row:", "fading": "Old row:"}.get(shelf, "Take") if view.jump_row else "Take"
            )
            return Label(f"{verb} {short(part)}", kind="Choose a part to take")
        case Draw():
            return Label("Draw from the stack")
        case Keep(part):
            return Label(f"Keep {short(part)}", kind="Choose a part to keep")
        case _:
            assert_never(action)


def _work(action: Build | Dismantle | Upgrade | Merge | Undo, view: View) -> Label:
    """In the Workshop."""
    car = _own(view)
    match action:
        case Build(part, cell):
            what = short(part)
            new = ", new" if car.sections and cell.section == len(car.sections) else ""
            text = f"{what[0].upper()}{what[1:]} on {name(car, cell)}{new}"
            return Label(text, kind="Build", group=f"{what[0].upper()}{what[1:]}")
        case Dismantle(cell):
            return Label(f"Dismantle {name(car, cell)}: {_kind(car, cell)}", kind="Dismantle a part")
        case Upgrade(cell, part):
            place = name(car, cell)
            group = f"{place} {_kind(car, cell)}"
            return Label(f"Upgrade {place}: {kind_of(part)}{marks(part)}", kind="Upgrade a part", group=group)
        case Merge(offset):
            long = len(merged(car, offset).sections[0])
            text = f"Merge as {letter(car, offset)} ({counted(long, 'column')})"
            return Label(text, kind="Merge the sections")
        case Undo():
            return Label("Undo all")
        case _:
            assert_never(action)


def _kind(car: Car, cell: Cell) -> str:
    part = at(car, cell)
    return kind_of(part) if part else "nothing"


def _patch(car: Car, placement: Placement) -> Label:
    """Where the scrap goes, as what, and how many more the car needs then."""
    cell, type, colour = placement
    offer = next(offer for offer in offers(car) if offer.placement == placement)
    kind = type if colour == "generic" else f"{colour} {type}"
    more = f"{offer.left} more" if offer.left else "done"
    as_what = f"{kind[0].upper()}{kind[1:]}"
    text = f"{as_what} {'over' if offer.covers else 'on'} {name(car, cell)}, {more}"
    return Label(text, kind="Place the scrap, best first", group=as_what)


_INVESTORS = {
    "standard": "standard, one for icons and one of stack 2",
    "advanced": "advanced, one for icons and one of stack 2 or 3",
    "expert": "expert, one of each stack",
}


def chosen(options: Options) -> str:
    """The investors, and the variant."""
    variant = "; variant: Jump Row" if options.jump_row else ""
    return f"Investors: {_INVESTORS[options.investors]}{variant}"


def barred(view: View) -> Sequence[Label]:
    """None: nothing has a price."""
    return ()
