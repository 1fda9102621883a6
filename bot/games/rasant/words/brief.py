"""What happened in a game of Rasant, summed up: a line for the cards of a round, one for what it led to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rasant.rules.events import (
    Dealt,
    Drawn,
    Event,
    LeadHanded,
    Led,
    Manoeuvred,
    Paid,
    Passed,
    Placed,
    Played,
    RoundOver,
)
from bot.games.rasant.rules.model import View
from bot.games.rasant.words.story import tell
from bot.games.rasant.words.terms import car_named, named
from bot.words.phrases import counted

_Card = Led | Played | Passed | Paid | LeadHanded | Placed


def brief(events: Sequence[Event], names: Sequence[str], *, tight: bool = False) -> Sequence[str]:
    """Lines, oldest first; tight or not, they are the same. Cards that were drawn are not told."""
    lines, played = list[str](), list[str]()
    for event in events:
        if isinstance(event, Paid) and played:
            played[-1] += f" for {named(event.card)}"
            continue
        if isinstance(event, _Card):
            played.append(f"{names[event.seat]} {_card(event, names)}")
            continue
        if isinstance(event, Drawn):
            continue
        if played:
            lines.append(f"{', '.join(played)}.")
            played = []
        if isinstance(event, Manoeuvred) and lines:
            lines[-1] += _gain(event)
        else:
            lines.append(_other(event, names))
    return [*lines, f"{', '.join(played)}."] if played else lines


def _card(event: _Card, names: Sequence[str]) -> str:
    match event:
        case Led(_, card):
            return f"led {named(card)}"
        case Played(_, card):
            return named(card)
        case Passed(_, forced):
            return "had no card" if forced else "passed"
        case Paid(_, card):
            return f"discarded {named(card)}"
        case LeadHanded(_, to):
            return f"passed the lead to {names[to]}"
        case Placed(_, car):
            return car_named(car)


def _gain(event: Manoeuvred) -> str:
    """What the round's winner got for the cars that moved."""
    won = event.manoeuvre
    return f" {counted(won.counted, 'car')}{' x 2' if won.doubled else ''}: {counted(won.points, 'point')}."


def _other(event: Event, names: Sequence[str]) -> str:
    if isinstance(event, RoundOver):
        return f"{names[event.seat]} won the round; {names[event.leader]} leads next."
    if isinstance(event, Dealt):
        return f"The line stands, the cards are dealt, and {names[event.seat]} leads."
    clause = tell(event, names)
    return clause.text if clause.seat is None else f"{names[clause.seat]} {clause.text}."


def round_of(view: View) -> str:
    """What the part of the game that a view shows is called."""
    return "The line is formed" if view.phase == "drafting" else f"Round {view.round}"
