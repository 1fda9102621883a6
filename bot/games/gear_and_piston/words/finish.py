"""The proposal to complete an unfinished car, in words."""

from __future__ import annotations

from bot.games.gear_and_piston.rules.car import at
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.proposal import Proposal
from bot.games.gear_and_piston.words.places import own_car, place_of
from bot.games.gear_and_piston.words.terms import kind_in_row
from bot.words.phrases import counted

MOST = 3
"""Up to this many scraps, the words include their places; for more, only what they replace."""


def span(plan: Proposal) -> str:
    """The car's score then: 9 points; 5 to 9 points, because nobody knows the coming scraps."""
    if plan.least == plan.most:
        return counted(plan.most, "point")
    return f"{plan.least} to {counted(plan.most, 'point')}"


def proposed(view: View, plan: Proposal) -> str:
    """Each scrap: what it replaces, where, and what it covers."""
    car, told = own_car(view), list[str]()
    for placement, after in zip(plan.placements, plan.cars, strict=True):
        cell, type, colour = placement
        covered = at(car, cell)
        words = type if colour == "generic" else f"{colour} {type}"
        if len(plan.placements) <= MOST:
            words += f" over the {kind_in_row(covered)}" if covered else f" at the {place_of(car, cell)}"
        elif covered:
            words += f" over the {kind_in_row(covered)}"
        told.append(words)
        car = after
    return f"{counted(len(told), 'scrap')}: {'; '.join(told)}"
