"""Where a token may go, and its effect there: planning, and Union Muscle."""

from __future__ import annotations

from typing import assert_never

from bot.games.gear_and_piston.rules.actions import Muscle, Place
from bot.games.gear_and_piston.rules.components import HAND
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.sites import LOCATIONS, Location
from bot.games.gear_and_piston.words.terms import PLACES
from bot.words import Label
from bot.words.phrases import counted, ordinal


def label(action: Place, view: View) -> Label:
    """A location, with its number in the order of resolution and the effect of its first free space for the
    seat.
    """
    number = LOCATIONS.index(action.location)
    site = view.sites[number]
    return Label(f"{number + 1}. {PLACES[action.location]}", note=_does(site, view))


def muscle(action: Muscle, view: View) -> Label:
    """The effect of the seat's token in its new place, and in its old one."""
    site = _site(view, action.location)
    ways = f"{ordinal(action.space + 1)} to {ordinal(action.to + 1)}"
    if site.worth and site.worth[action.space] != site.worth[action.to]:
        had, has = site.worth[action.space], site.worth[action.to]
        thing = "action" if action.location == "workshop" else "part"
        text = f"{counted(has, thing)} instead of {had} ({ways})"
    else:
        text = f"To be {ordinal(action.to + 1)} instead of {ordinal(action.space + 1)}"
    last = sum(owner is not None for owner in site.tokens) - 1
    first = action.location == "workshop" and action.to == last
    return Label(
        text,
        kind="Union Muscle: move your token",
        group=PLACES[action.location],
        steps=True,
        note="you become First Player" if first else "",
    )


def _site(view: View, location: Location) -> Site:
    return next(site for site in view.sites if site.location == location)


def _does(site: Site, view: View) -> str:
    """The effect of the first free space for the seat now."""
    space = site.tokens.index(None)
    match site.location:
        case "back alley":
            return "spy, steal a Blueprint, deal for a part, or move a token"
        case "patent office":
            return f"a New part, as {ordinal(space + 1)} to choose{_full(view)}"
        case "junk yard":
            drawn = f"draw {site.worth[space]}, keep up to two" if site.worth else "up to two Junk parts"
            return f"{drawn}, as {ordinal(space + 1)} to choose{_full(view)}"
        case "workshop":
            actions = counted(site.worth[space], "action")
            return f"{actions} for {_blueprints(view)}; the last here is next First Player"
        case _:
            assert_never(site.location)


def _coming(view: View) -> int:
    """How many parts the seat's tokens may gain before the Workshop."""
    assert view.seat is not None
    mine = [site.tokens.count(view.seat) for site in view.sites]
    return mine[0] + mine[1] + 2 * mine[2]


def _full(view: View) -> str:
    """A warning if the hand would be full then."""
    return "; your hand may be full by then" if len(view.hand) + _coming(view) >= HAND else ""


def _blueprints(view: View) -> str:
    coming = min(_coming(view), HAND - len(view.hand))
    more = f" and {coming} to come" if coming else ""
    return f"{counted(len(view.hand), 'Blueprint')}{more}"
