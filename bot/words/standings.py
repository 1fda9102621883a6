"""A circuit's standings in words: what their picture shows, and who moved up or down."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.league.circuit import Circuit, Races
from bot.league.form import Form
from bot.league.ratings import Rating
from bot.league.standings import Competitor, Row, Standings, climbed
from bot.words.phrases import counted, listed, ordinal

Spell = Callable[[str], str]
"""Writes a name safely for the target, for example without markup."""

TOP = 5
"""Most drivers listed under the result of a race."""


def progress(circuit: Circuit, races: int) -> str:
    """The progress of the circuit: after race 2 of 5."""
    if isinstance(circuit.limit, Races) and races <= circuit.limit.number:
        return f"after race {races} of {circuit.limit.number}"
    return f"after {counted(races, 'race')}"


def headline(circuit: Circuit, table: Standings, spell: Spell = str) -> str:
    """One line: the leader or winner, and the margin."""
    best = [row for row in table.rows if row.rank == 1]
    if not best:
        return f"{spell(circuit.name)}: no race is finished yet."
    points, after = counted(best[0].points, "point"), progress(circuit, len(table.races))
    names = listed([_named(row, spell) for row in best])
    if not circuit.running:
        won = "wins" if len(best) == 1 else "share the win"
        return f"{spell(circuit.name)} is over: {names} {won} with {points}, {after}."
    leads = "leads" if len(best) == 1 else "share the lead"
    others = [row for row in table.rows if row.rank > 1]
    gap = best[0].points - others[0].points if others else 0
    lead = f", {gap} ahead" if len(best) == 1 and gap else ""
    return f"{spell(circuit.name)}: {names} {leads} with {points}{lead}, {after}."


def rating(found: Rating | None, lately: Form | None = None) -> str:
    """A rating with its basis: **1240 ± 90** (64 games), the last 30 better by 210 than those before."""
    if found is None:
        return "no game against anybody whose strength is known yet"
    told = f"**{found.points} ± {found.margin}** ({counted(found.races, 'game')})"
    if lately is None:
        return told
    how = "better" if lately.points > 0 else "worse"
    return f"{told}, the last {lately.races} {how} by {abs(lately.points)} than those before"


def describe(circuit: Circuit, table: Standings, spell: Spell = str) -> str:
    """The whole standings, best first, one driver per line; then the points race by race."""
    lines = [headline(circuit, table, spell), *(_line(row, spell) for row in table.rows)]
    if len(table.races) > 1:
        lines += ["Points race by race:", *(_scores(row, spell) for row in table.rows)]
    return "\n".join(lines)


def after_race(before: Standings, after: Standings, spell: Spell = str) -> list[str]:
    """The top of the standings after a race, and the changes: a line each. It is not a Markdown list, which
    would number equal ranks 1, 2, 3.
    """
    gains, first = climbed(before, after), not before.rows
    lines = [
        f"{ordinal(row.rank)} {_named(row, spell)}: {row.points}{_gain(gains, row.competitor, first=first)}"
        for row in after.rows[:TOP]
    ]
    left = len(after.rows) - TOP
    return [*lines, f"and {counted(left, 'more driver')}"] if left > 0 else lines


def _gain(gains: Mapping[Competitor, int | None], who: Competitor, *, first: bool) -> str:
    gain = gains[who]
    if first or gain == 0:
        return ""
    if gain is None:
        return " (new)"
    return f" (up {gain})" if gain > 0 else f" (down {-gain})"


def _line(row: Row, spell: Spell) -> str:
    wins = f", {counted(row.wins, 'win')}" if row.wins else ""
    points, races = counted(row.points, "point"), counted(row.races, "race")
    return f"{row.rank}. {_named(row, spell)}: {points}, {races}{wins}"


def _scores(row: Row, spell: Spell) -> str:
    scores = ", ".join("-" if points is None else str(points) for points in row.by_race)
    return f"{_named(row, spell)}: {scores}"


def _named(row: Row, spell: Spell) -> str:
    return f"{spell(row.name)} (robot)" if row.competitor.kind == "robot" else spell(row.name)
