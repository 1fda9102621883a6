"""A summary of events in a game of Gear & Piston. It leaves out what the picture shows anyway."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, assert_never

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules import events as ev
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.faults import kind_of
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.words.story import tell
from bot.games.gear_and_piston.words.terms import AT, PLACES, SHELVES
from bot.words import Clause, Lines, latest
from bot.words.phrases import a, counted, listed, own

_SHOWN: Final = (
    ev.Refilled,
    ev.Refreshed,
    ev.Jumped,
    ev.Reshuffled,
    ev.Decided,
    ev.Rummaged,
    ev.WorkBegun,
    ev.ScrapDrawn,
)
"""Events that the pictures show, or that have no effect."""
SINGLY: Final = 4
"""Up to this many tokens the summary says who placed them."""
WORKERS: Final = 3
"""Up to this many players the summary says what each did in the Workshop, where space is short."""
_KINDS: Final[dict[str, tuple[type[Any], ...]]] = {
    "tokens": (ev.Placed,),
    "discards": (ev.Discarded,),
    "market": (ev.Visited, ev.Pocketed, ev.Returned),
    "finds": (ev.Took, ev.Drew, ev.Sorted),
    "work": (ev.Built, ev.Dismantled, ev.Upgraded, ev.Merged, ev.Undone, ev.Worked),
    "scrap": (ev.Patched, ev.Passed),
    "lost": (ev.Lost,),
}
_WHY: Final = {"full": "hand full", "empty": "nothing left to take", "impossible": "nothing to do"}


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """The lines, oldest first.

    tight: similar events share a line even if others came between, and tokens, parts and many players' work
    are only counted.
    """
    names = own(names, reader)
    told = [event for event in events if not isinstance(event, _SHOWN)]
    if not tight:
        groups = [(kind, list(group)) for kind, group in groupby(told, _kind)]
        return latest(groups, lambda group: list(_WORDS[group[0]](group[1], names)), last)
    kinds = {
        kind: [event for event in told if _kind(event) == kind] for kind in dict.fromkeys(map(_kind, told))
    }
    words = {**_WORDS, **_COUNTED}
    return [line for kind, group in kinds.items() for line in words[kind](group, names)]


def _kind(event: ev.Event) -> str:
    return next((kind for kind, types in _KINDS.items() if isinstance(event, types)), "")


def _tokens(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Who placed tokens where; many are only counted by location, because the picture shows their owners."""
    if len(events) > SINGLY:
        yield from _counted_tokens(events, names)
    else:
        first, *more = (f"{names[event.seat]} {AT[event.location]}" for event in events)
        yield f"{', '.join(['Tokens: ' + first, *more])}."


def _counted_tokens(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """The number of tokens by location."""
    counts = Counter(AT[event.location] for event in events)
    yield f"Tokens: {', '.join(f'{count} {where}' for where, count in counts.items())}."


def _counted_finds(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """How many parts each player took."""
    taken = Counter[str]()
    for event in events:
        taken[names[event.seat]] += event.count if isinstance(event, ev.Sorted) else 1
    yield f"Parts taken: {_numbered(taken)}."


def _numbered(of: Counter[str]) -> str:
    """A number for each player: Ann 2, Bo 1."""
    return ", ".join(f"{each} {count}" for each, count in of.items())


def _discards(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Who discarded; players who kept everything are not mentioned."""
    who = [names[event.seat] for event in events if not event.kept]
    if who:
        yield f"{listed(who)} discarded a Blueprint."


def _market(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Who was in the Black Market, and where they put back the rest."""
    left = {event.seat: event.side for event in events if isinstance(event, ev.Returned)}
    ends = {"top": "on top", "bottom": "at the bottom"}
    told = [
        f"{names[seat]} kept a part, the others lie {ends[left[seat]]}" if seat in left else names[seat]
        for seat in dict.fromkeys(event.seat for event in events)
    ]
    yield f"Black Market: {'; '.join(told)}."


def _finds(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Who took what, and how many parts each drew from the stack."""
    for place in ("Patent Office", "Junk Yard"):
        there = [event for event in events if _where(event) == place]
        seen: dict[str, Counter[str]] = {}
        for event in there:
            if part := _part(event):
                seen.setdefault(names[event.seat], Counter())[kind_of(part)] += 1
        blind = Counter[str]()
        for event in there:
            if not _part(event):
                blind[names[event.seat]] += event.count if isinstance(event, ev.Sorted) else 1
        told = [
            f"{name} took {listed([_several(part, count) for part, count in parts.items()])}"
            for name, parts in seen.items()
        ]
        told += [f"drawn unseen: {_numbered(blind)}"] if blind else []
        if told:
            yield f"{place}: {'; '.join(told)}."


def _where(event: ev.Took | ev.Drew | ev.Sorted) -> str:
    match event:
        case ev.Took():
            return "Junk Yard" if SHELVES[event.shelf] == "Junk Yard" else "Patent Office"
        case ev.Drew():
            return PLACES[event.location]
        case ev.Sorted():
            return "Junk Yard"
        case _:
            assert_never(event)


def _part(event: ev.Took | ev.Drew | ev.Sorted) -> Part | None:
    """The one taken part, if it is known."""
    return None if isinstance(event, ev.Sorted) else event.part


def _work(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Everybody's work in the Workshop, without what was undone."""
    for seat in dict.fromkeys(event.seat for event in events):
        if said := ", ".join(_deeds(_standing(events, seat))):
            yield f"{names[seat]} {said}."


def _counted_work(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """How many parts each of many players built, dismantled or upgraded."""
    lines = list(_work(events, names))
    if len(lines) <= WORKERS:
        yield from lines
        return
    done = Counter[str]()
    for seat in dict.fromkeys(event.seat for event in events):
        own = _standing(events, seat)
        done[names[seat]] = sum(isinstance(event, ev.Built | ev.Dismantled | ev.Upgraded) for event in own)
    yield f"Parts changed in the Workshop: {_numbered(+done)}."


def _standing(events: Sequence[Any], seat: Seat) -> Sequence[Any]:
    """A seat's work in the Workshop, without what was undone."""
    own = [event for event in events if event.seat == seat]
    undone = max((at for at, event in enumerate(own) if isinstance(event, ev.Undone)), default=-1)
    return own[undone + 1 :]


def _deeds(events: Sequence[Any]) -> Iterator[str]:
    for verb, kind in (("built", ev.Built), ("dismantled", ev.Dismantled), ("upgraded", ev.Upgraded)):
        parts = Counter(kind_of(event.part) for event in events if isinstance(event, kind))
        if parts:
            yield f"{verb} {listed([_several(part, count) for part, count in parts.items()])}"
    if any(isinstance(event, ev.Merged) for event in events):
        yield "merged the car"


def _several(part: str, count: int) -> str:
    """A number of equal parts: an axle, 2 gears."""
    return f"{count} {part.replace('supply', 'supplie')}s" if count > 1 else a(part)


def _scrap(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    for seat in dict.fromkeys(event.seat for event in events):
        own = [event for event in events if event.seat == seat]
        done = next((event for event in own if isinstance(event, ev.Passed)), None)
        if done is None:
            yield f"{names[seat]} placed {counted(len(own), 'scrap')}."
        else:
            with_what = f"with {counted(done.scraps, 'scrap')}" if done.scraps else "without scrap"
            yield f"{names[seat]}'s car is complete {with_what}."


def _lost(events: Sequence[ev.Lost], names: Sequence[str]) -> Iterator[str]:
    """A sentence for one lost action; for several, how many players lost how many where, and why."""
    if len(events) == 1:
        yield from _others(events, names)
        return
    lost: dict[str, Counter[str]] = {}
    for event in events:
        where = f"{AT[event.location]} ({_WHY[event.why]})"
        lost.setdefault(where, Counter())[names[event.seat]] += 1
    yield f"Actions lost: {'; '.join(f'{_numbered(who)} {where}' for where, who in lost.items())}."


def _others(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """Consecutive actions of one player share a line."""
    for seat, group in groupby((_clause(event, names) for event in events), lambda clause: clause.seat):
        texts = [str(clause.text) for clause in group if clause.text]
        if seat is None:
            yield from texts
        else:
            yield f"{names[seat]} {', '.join(texts)}."


def _clause(event: Any, names: Sequence[str]) -> Clause:
    match event:
        case ev.Opened(seat):
            return Clause(None, f"{names[seat]} is First Player.")
        case ev.FirstNamed(seat):
            return Clause(None, f"{names[seat]} is the next First Player.")
        case ev.TokensBack(seats):
            owners = listed([names[seat] for seat in dict.fromkeys(seats)])
            return Clause(None, f"Tokens back from the Back Alley: {owners}.")
        case ev.Rated(volatility):
            told = [f"{name} {grade}" for name, grade in zip(names, volatility, strict=False) if grade]
            return Clause(None, f"Volatility: {', '.join(told)}." if told else "")
        case ev.Spied(seat, victim):
            return Clause(seat, f"spied on {names[victim]}")  # these two have seen the hand
        case _:
            return tell(event, names, None)


_WORDS: Final[dict[str, Callable[[Sequence[Any], Sequence[str]], Iterator[str]]]] = {
    "tokens": _tokens,
    "discards": _discards,
    "market": _market,
    "finds": _finds,
    "work": _work,
    "scrap": _scrap,
    "lost": _lost,
    "": _others,
}
_COUNTED: Final = {"tokens": _counted_tokens, "finds": _counted_finds, "work": _counted_work}
"""Shorter forms for some kinds."""


def round_of(view: View) -> str:
    """The name of the part of the game that a view shows."""
    return f"Round {view.round}"
