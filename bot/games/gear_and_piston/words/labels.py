"""Gear & Piston's buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_and_piston.rules import actions
from bot.games.gear_and_piston.rules.car import (
    Car,
    Cell,
    at,
    built,
    dismantled,
    merged,
    number,
    offsets,
    replaced,
)
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options, View
from bot.games.gear_and_piston.rules.proposal import proposal
from bot.games.gear_and_piston.rules.scrap import Placement, offers
from bot.games.gear_and_piston.rules.showing import letter
from bot.games.gear_and_piston.rules.sites import Shelf
from bot.games.gear_and_piston.words import planning
from bot.games.gear_and_piston.words.finish import proposed, span
from bot.games.gear_and_piston.words.places import best_place, change, own_car, place_of
from bot.games.gear_and_piston.words.terms import kind_in_row, titled, whole
from bot.words import Label
from bot.words.phrases import a, capital, counted

_DONE = {"discarding": "Keep all", "scavenging": "Take no more", "sorting": "Keep no more"}
_SHELVES: dict[Shelf, str] = {
    "office": "Take a New part",
    "fading": "Take a New part of the old row",
    "yard": "Take a Junk part (volatile: -1 point)",
}


def label(action: actions.Action, view: View, names: Sequence[str]) -> Label:
    """The button. Frequent kinds also have the name of a menu, and of its group."""
    match action:
        case actions.Place():
            return planning.label(action, view)
        case actions.Discard(part):
            return Label(titled(part), kind="Discard a Blueprint", menu=True)
        case actions.Done():
            working, left = view.phase == "working", view.left > 0
            return Label(_DONE.get(view.phase, "Done"), strong=working and not left, weak=working and left)
        case (
            actions.Spy()
            | actions.Steal()
            | actions.Muscle()
            | actions.Visit()
            | actions.Pocket()
            | actions.Return()
        ):
            return _scheme(action, view, names)
        case actions.Take() | actions.Draw() | actions.Keep():
            return _find(action, view)
        case actions.Build() | actions.Dismantle() | actions.Upgrade() | actions.Merge() | actions.Undo():
            return _work(action, view)
        case actions.Patch(placement):
            return _patch(own_car(view), placement)
        case actions.Mend():
            return _mend(view)
        case _:
            assert_never(action)


def _found(view: View, part: Part, kind: str) -> Label:
    """A part that may be taken, with its effect in the best cell."""
    best = best_place(view, part)
    return Label(titled(part), kind=kind, menu=True, note=best.note, order=best.order)


def _scheme(
    action: actions.Spy | actions.Steal | actions.Muscle | actions.Visit | actions.Pocket | actions.Return,
    view: View,
    names: Sequence[str],
) -> Label:
    """Labels in the Back Alley."""
    match action:
        case actions.Spy(victim):
            many = counted(view.held[victim], "Blueprint")
            return Label(f"Spy on {names[victim]}", kind="Espionage: spy on a player", note=many)
        case actions.Steal(part):
            return _found(view, part, "Take a Blueprint")
        case actions.Muscle():
            return planning.muscle(action, view)
        case actions.Visit():
            return Label("Look round the Black Market")
        case actions.Pocket(part):
            return _found(view, part, "Keep a part")
        case actions.Return(side, order):
            where = "On top" if side == "top" else "At the bottom"
            if len(order) < 2 or order[0] == order[1]:
                return Label(where)
            drawn = "left" if order == view.seen else "right"
            return Label(f"{where}, {drawn} one drawn first")
        case _:
            assert_never(action)


def _find(action: actions.Take | actions.Draw | actions.Keep, view: View) -> Label:
    """Labels at the Patent Office and in the Junk Yard."""
    match action:
        case actions.Take(part, shelf):
            return _found(view, part, _SHELVES[shelf])
        case actions.Draw():
            return Label("Draw from the stack, unseen")
        case actions.Keep(part):
            return _found(view, part, "Keep a Junk part")
        case _:
            assert_never(action)


def _work(
    action: actions.Build | actions.Dismantle | actions.Upgrade | actions.Merge | actions.Undo, view: View
) -> Label:
    """Labels in the Workshop."""
    car = own_car(view)
    match action:
        case actions.Build(part, cell):
            does = change(view, built(car, cell, part))
            text = capital(place_of(car, cell))
            return Label(text, kind="Build", group=titled(part), steps=True, note=does.note, order=does.order)
        case actions.Dismantle(cell):
            does = change(view, dismantled(car, cell))
            return Label(_standing(car, cell), kind="Dismantle a part", menu=True, note=does.note)
        case actions.Upgrade(cell, part):
            does, group = change(view, replaced(car, cell, part)), _standing(car, cell)
            return Label(
                titled(part), kind="Upgrade", group=group, steps=True, note=does.note, order=does.order
            )
        case actions.Merge(offset):
            after = merged(car, offset)
            text = f"Merge as {letter(car, offset)} ({counted(len(after.sections[0]), 'column')})"
            many = len(offsets(car)) > 1
            return Label(text, kind="Merge the sections", menu=many, note=change(view, after).note)
        case actions.Undo():
            return Label("Begin this turn again", weak=True, again=True)
        case _:
            assert_never(action)


def _standing(car: Car, cell: Cell) -> str:
    """The part there, and its column: Column 3, electric motor."""
    part = at(car, cell)
    return f"Column {number(car, cell)}, {kind_in_row(part) if part else 'nothing'}"


def _patch(car: Car, placement: Placement) -> Label:
    """First what the scrap replaces, then where, and how many more scraps the car needs then."""
    cell, type, colour = placement
    rank, offer = next(
        (rank, offer) for rank, offer in enumerate(offers(car)) if offer.placement == placement
    )
    kind = type if colour == "generic" else f"{colour} {type}"
    place = place_of(car, cell)
    more = f"needs {offer.left} more" if offer.left else "the car is complete"
    if offer.covers is None:
        text, note = capital(place), more
    else:
        text, note = f"Over the {place}", f"covers {whole(offer.covers)}, {more}"
    kind, group = "Place the scrap by hand", f"As {a(kind)}"
    return Label(text, kind=kind, group=group, steps=True, note=note, order=rank)


def _mend(view: View) -> Label:
    """The proposal to complete the car, with the car's score then."""
    plan = proposal(view)
    if plan is None:
        return Label("Finish for me", strong=True)
    return Label(f"Finish like this: {span(plan)}", strong=True, note=proposed(view, plan))


_INVESTORS = {
    "standard": "standard, one for icons and one of stack 2",
    "advanced": "advanced, one for icons and one of stack 2 or 3",
    "expert": "expert, one of each stack",
}


def chosen(options: Options) -> Sequence[str]:
    """The investors, and the variant."""
    variant = "; variant: Jump Row" if options.jump_row else ""
    return [f"Investors: {_INVESTORS[options.investors]}{variant}"]


def barred(view: View) -> Sequence[Label]:
    """None: no action has a price."""
    return ()
