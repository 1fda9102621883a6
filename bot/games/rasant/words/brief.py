"""A summary of events in a game of Rasant: a line for the cards of a round, one for its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.games.rasant.rules import events as ev
from bot.games.rasant.rules.model import View
from bot.games.rasant.words.story import tell
from bot.games.rasant.words.terms import car_named, named
from bot.words import Lines, latest
from bot.words.phrases import counted, listed, own

_Card = ev.Led | ev.Played | ev.Passed | ev.Paid | ev.LeadHanded | ev.Placed


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """The lines, oldest first. Drawn cards are left out. tight: of finished rounds only the winners, with
    their cards.
    """
    names = own(names, reader)
    groups = list[list[ev.Event]]()
    for event in events:
        if isinstance(event, ev.Drawn):
            continue
        if not groups or (isinstance(event, _Card) and not isinstance(groups[-1][-1], _Card)):
            groups.append([])
        groups[-1].append(event)
    if tight:
        return [line for group in groups for line in _told(group, names, tight=group is not groups[-1])]
    return latest(groups, lambda group: _told(group, names), last)


def _told(events: Sequence[ev.Event], names: Sequence[str], *, tight: bool = False) -> list[str]:
    """A sequence of cards, and its result. tight: without the cards of a finished round."""
    played = [event for event in events if isinstance(event, _Card)]
    rest = [event for event in events if not isinstance(event, _Card)]
    if tight and isinstance(rest[0] if rest else None, ev.RoundOver):
        return _results(rest, names)
    lines = [_row(played, names)] if played else []
    for event, after in zip(rest, [*rest[1:], None], strict=False):
        if isinstance(event, ev.RoundOver) and isinstance(after, ev.Manoeuvred):
            lines.append(f"{names[event.seat]} won the round: {_gain(after)}.")
        elif not isinstance(event, ev.Manoeuvred):
            lines.append(_other(event, names))
    return lines


def _results(events: Sequence[ev.Event], names: Sequence[str]) -> list[str]:
    """The round's winner and other results: Ann won 7 points with blue 120."""
    lines = list[str]()
    for event in events:
        if isinstance(event, ev.Manoeuvred):
            won = event.manoeuvre
            points = counted(won.points, "point")
            lines.append(f"{names[won.seat]} won {points} with {named(won.laid[-1].card)}.")
        elif not isinstance(event, ev.RoundOver):
            lines.append(_other(event, names))
    return lines


def _row(played: Sequence[_Card], names: Sequence[str]) -> str:
    """Actions in order, with a verb only where it changes: Ann led red 40, Bo played red 50, Cy red 60, Ann
    passed.
    """
    deeds = list[tuple[list[str], str, str]]()
    for event in played:
        verb, thing = _card(event, names)
        before = deeds[-1] if deeds else ([], "", "")
        if isinstance(event, ev.Paid) and before[1] == "passed" and before[0] == [names[event.seat]]:
            deeds[-1] = (before[0], "passed and discarded", thing)
        elif not thing and before[1:] == (verb, thing):
            before[0].append(names[event.seat])
        else:
            deeds.append(([names[event.seat]], verb, thing))
    verbs = ["", *(verb for _, verb, _ in deeds)]
    told = [
        " ".join(word for word in (listed(who), "" if thing and verb == last else verb, thing) if word)
        for (who, verb, thing), last in zip(deeds, verbs, strict=False)
    ]
    return f"{', '.join(told)}."


def _card(event: _Card, names: Sequence[str]) -> tuple[str, str]:
    """The verb, and the card if there is one."""
    match event:
        case ev.Led(_, card):
            return "led", named(card)
        case ev.Played(_, card):
            return "played", named(card)
        case ev.Passed(_, forced):
            return "had no card" if forced else "passed", ""
        case ev.Paid(_, card):
            return "discarded", named(card)
        case ev.LeadHanded(_, to):
            return "passed the lead to", names[to]
        case ev.Placed(_, car):
            return "placed", car_named(car)
        case _:
            assert_never(event)


def _gain(event: ev.Manoeuvred) -> str:
    """The points of the round's winner for the cars that moved."""
    won = event.manoeuvre
    double = " x 2 for the starting car" if won.doubled else ""
    return f"{counted(won.counted, 'car')}{double} = {counted(won.points, 'point')}"


def _other(event: ev.Event, names: Sequence[str]) -> str:
    if isinstance(event, ev.Dealt):
        return f"The line stands, the cards are dealt, and {names[event.seat]} leads."
    clause = tell(event, names, None)
    return str(clause.text) if clause.seat is None else f"{names[clause.seat]} {clause.text}."


def round_of(view: View) -> str:
    """The name of the part of the game that a view shows."""
    return "The line is formed" if view.phase == "drafting" else f"Round {view.round}"
