"""What happened in a game of Racesmack, summed up: what was correct, and who won and lost how many cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.racesmack.rules.events import (
    Adopted,
    Event,
    Flagged,
    Judged,
    Lost,
    Placed,
    Suffered,
    Tapped,
)
from bot.games.racesmack.rules.model import Result, View
from bot.games.racesmack.words.story import tell
from bot.words.phrases import listed


def brief(events: Sequence[Event], names: Sequence[str], *, tight: bool = False) -> Sequence[str]:
    """Lines, oldest first; tight or not, they are the same. What the pictures show is not told."""
    rounds = [at for at, event in enumerate(events) if isinstance(event, Judged)]
    starts = [0, *rounds] if rounds[:1] != [0] else rounds
    ends = [*starts[1:], len(events)]
    lines = [
        line for start, end in zip(starts, ends, strict=True) for line in _round(events[start:end], names)
    ]
    taps = [event for event in events[starts[-1] :] if isinstance(event, Tapped)]
    if taps:
        lines.append(f"Tapped so far: {', '.join(f'{names[tap.seat]} {tap.letter}' for tap in taps)}.")
    return lines


def _round(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """A round from its verdict up to the next."""
    won, lost, hand = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    rest, jinxed = list[str](), list[str]()
    for event in events:
        match event:
            case Judged(result):
                yield _verdict(result, names)
            case Placed(seat) | Adopted(seat):
                won[seat] += 1
            case Lost(seat, _, source):
                (lost if source == "race" else hand)[seat] += 1
            case Suffered(seat, "jinx"):
                jinxed.append(names[seat])
            case Flagged():
                rest.append(tell(event, names).text)
            case _:
                pass
    figures = [f"{word} {_each(of, names)}" for word, of in (("Won", won), ("Lost", lost)) if of]
    if hand:
        figures.append(f"lost from the hand {_each(hand, names)}")
    if figures:
        yield f"Race cards: {'. '.join(figures)}."
    if jinxed:
        yield f"Wrong next round if several cards are correct: {listed(jinxed)}."
    yield from rest


def _verdict(of: Result, names: Sequence[str]) -> str:
    right = of.verdict.correct
    which = (
        f"{listed(right)} {'was' if len(right) == 1 else 'were'} correct" if right else "no card was correct"
    )
    if of.fastest is None:
        return f"Round {of.round}: {which}, and nobody tapped right."
    return f"Round {of.round}: {which}, {names[of.fastest]} was the fastest."


def _each(of: Counter[Seat], names: Sequence[str]) -> str:
    """Who how many: Ann 5, Bo and Cy 1 each."""
    by_count: dict[int, list[str]] = {}
    for seat, count in of.most_common():
        by_count.setdefault(count, []).append(names[seat])
    return ", ".join(
        f"{listed(who)} {count}{' each' if len(who) > 1 else ''}" for count, who in by_count.items()
    )


def round_of(view: View) -> str:
    """What the part of the game that a view shows is called."""
    return f"Round {view.round}"
