"""A summary of events in a game of Racesmack: what was correct, and how many cards each player
won and lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.racesmack.rules import events as ev
from bot.games.racesmack.rules.model import Result, View
from bot.games.racesmack.words.story import tell
from bot.words import Lines, latest
from bot.words.phrases import listed, own


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """The lines, oldest first; `tight` makes no difference. What the pictures show is left out."""
    names = own(names, reader)
    rounds = [at for at, event in enumerate(events) if isinstance(event, ev.Judged)]
    starts = [0, *rounds] if rounds[:1] != [0] else rounds
    groups = [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    lines = latest(groups, lambda group: list(_round(group, names)), last)
    taps = [event for event in groups[-1] if isinstance(event, ev.Tapped)]
    if taps:
        lines.append(f"Tapped so far: {', '.join(f'{tap.letter} by {names[tap.seat]}' for tap in taps)}.")
    return lines


def _round(events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[str]:
    """A round from its verdict up to the next."""
    won, lost, hand = Counter[Seat](), Counter[Seat](), Counter[Seat]()
    rest, jinxed = list[str](), list[str]()
    for event in events:
        match event:
            case ev.Judged(result):
                yield _verdict(result, names)
            case ev.Placed(seat) | ev.Adopted(seat):
                won[seat] += 1
            case ev.Lost(seat, _, source):
                (lost if source == "race" else hand)[seat] += 1
            case ev.Suffered(seat, "jinx"):
                jinxed.append(names[seat])
            case ev.Flagged():
                rest.append(str(tell(event, names, None).text))
            case _:
                pass
    figures = [*_each("won", won, names), *_each("lost", lost, names)]
    if figures:
        yield f"Race cards: {', '.join(figures)}."
    if hand:
        yield f"Hand cards: {', '.join(_each('lost', hand, names))}."
    if jinxed:
        are = "is" if len(jinxed) == 1 else "are"
        yield f"Penalty: {listed(jinxed)} {are} wrong next round if several cards are correct."
    yield from rest


def _verdict(of: Result, names: Sequence[str]) -> str:
    right = of.verdict.correct
    if of.verdict.own:
        which = "no card was correct, so one's own was"
    elif right:
        which = f"{listed(right)} {'was' if len(right) == 1 else 'were'} correct"
    else:
        which = "no card was correct"
    if of.fastest is None:
        return f"Round {of.round}: {which}, and nobody tapped right."
    return f"Round {of.round}: {which}, and {names[of.fastest]} was the fastest."


def _each(verb: str, of: Counter[Seat], names: Sequence[str]) -> list[str]:
    """Players grouped by number: Ann won 5; Bo and Cy won 1 each."""
    by_count: dict[int, list[str]] = {}
    for seat, count in of.most_common():
        by_count.setdefault(count, []).append(names[seat])
    return [
        f"{listed(who)} {verb} {count}{' each' if len(who) > 1 else ''}" for count, who in by_count.items()
    ]


def round_of(view: View) -> str:
    """The name of the part of the game that a view shows."""
    return f"Round {view.round}"
