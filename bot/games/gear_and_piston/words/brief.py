"""A summary of the events in a game of Gear & Piston, without the facts that the picture shows."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_and_piston.rules import components, events as ev
from bot.games.gear_and_piston.rules.showing import key, kind, lasting
from bot.games.gear_and_piston.words.story import deed, names_for, table
from bot.games.gear_and_piston.words.terms import several, track
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, by_group

_SHOWN: Final = (
    ev.Refilled
    | ev.Refreshed
    | ev.Jumped
    | ev.Reshuffled
    | ev.Decided
    | ev.Rummaged
    | ev.WorkBegun
    | ev.ScrapDrawn
    | ev.Worked
    | ev.Rated
)
"""The events that the pictures show, or that have no effect."""
_FINDS: Final = ev.Took | ev.Drew | ev.Sorted
_WORK: Final = ev.Built | ev.Dismantled | ev.Upgraded
SINGLY: Final = 4
"""The maximum number of tokens whose owners are named in the summary."""
FEW: Final = 3
"""The maximum number of players whose deeds are told one by one when space is short."""


class _Told:
    """A summary of events as lines for one reader. names: the players' names at the beginning of a sentence.
    inside: their names within a sentence.
    """

    def __init__(self, names: Sequence[str], reader: Seat | None, *, tight: bool) -> None:
        self.names = names
        self.reader = reader
        self.inside = names_for(names, reader)
        self.tight = tight

    def lines(self, kind: str, events: Sequence[ev.Event]) -> Lines:
        match kind:
            case "tokens":
                return [self._tokens([each for each in events if isinstance(each, ev.Placed)])]
            case "discards":
                gone = [self.inside[e.seat] for e in events if isinstance(e, ev.Discarded) and not e.kept]
                return [Phrase("piston-discards", names=gone)] if gone else []
            case "lost" if len(events) > 1:
                return list(self._lost(each for each in events if isinstance(each, ev.Lost)))
            case "table":
                return [self._table(each) for each in events if isinstance(each, ev.TableEvent)]
            case _:
                return self._deeds([each for each in events if isinstance(each, ev.Deed)])

    def _tokens(self, events: Sequence[ev.Placed]) -> Phrase:
        lines: list[Text]
        if len(events) > SINGLY or self.tight:
            counts = Counter(key(event.location) for event in events)
            lines = [Phrase("piston-token-count", count=n, location=where) for where, n in counts.items()]
        else:
            lines = [
                Phrase("piston-token-of", name=self.names[event.seat], location=key(event.location))
                for event in events
            ]
        return Phrase("piston-tokens", tokens=lines)

    def _lost(self, events: Iterable[ev.Lost]) -> Iterator[Phrase]:
        lost: dict[tuple[str, str], Counter[Seat]] = {}
        for event in events:
            lost.setdefault((event.why, key(event.location)), Counter())[event.seat] += 1
        for (why, location), who in lost.items():
            yield Phrase("piston-lost-several", why=why, location=location, track=self._track(who))

    def _track(self, of: Counter[Seat]) -> Sequence[Text]:
        return track([self.names[seat] for seat in of], of.values())

    def _table(self, event: ev.TableEvent) -> Phrase:
        match event:
            case ev.Opened(seat):
                return Phrase("piston-first", you=seat == self.reader, name=self.names[seat])
            case _:
                return table(event, self.names, self.reader)

    def _deeds(self, events: Sequence[ev.Deed]) -> Lines:
        """Return a line for each player, or counts if space is short and there are many players."""
        seats = dict.fromkeys(event.seat for event in events)
        if self.tight and len(seats) > FEW:
            found, changed = Counter[Seat](), Counter[Seat]()
            for seat in seats:
                own = [event for event in events if event.seat == seat]
                found[seat] = sum(_count(event) for event in own if isinstance(event, _FINDS))
                changed[seat] = sum(isinstance(event, _WORK) for event in own)
            counted = (("piston-parts-taken", +found), ("piston-parts-changed", +changed))
            return [Phrase(message, track=self._track(who)) for message, who in counted if who]
        told = list[Text]()
        for seat in seats:
            own = [event for event in events if event.seat == seat]
            deeds = list(_own(own, self.names, self.reader))
            if deeds:
                told.append(Phrase("piston-did", you=seat == self.reader, name=self.names[seat], deeds=deeds))
        return told


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """Return the lines that sum up the events, oldest first. tight: whether to save space."""
    telling = _Told(names, reader, tight=tight)
    told = [event for event in lasting(events) if not isinstance(event, _SHOWN)]
    if not tight:
        return by_group(told, _kind, telling.lines, last)
    kinds = dict.fromkeys(map(_kind, told))
    return [
        line for kind in kinds for line in telling.lines(kind, [each for each in told if _kind(each) == kind])
    ]


def _kind(event: ev.Event) -> str:
    """Return a key that is equal for events that share lines."""
    match event:
        case ev.Placed():
            return "tokens"
        case ev.Discarded():
            return "discards"
        case ev.Lost():
            return "lost"
        case ev.Took() | ev.Drew() | ev.Sorted():
            return "finds"
        case _ if isinstance(event, ev.TableEvent):
            return "table"
        case _:
            return "deeds"


def _count(event: ev.Took | ev.Drew | ev.Sorted) -> int:
    return event.count if isinstance(event, ev.Sorted) else 1


def _own(events: Sequence[ev.Deed], names: Sequence[str], reader: Seat | None) -> Iterator[Phrase]:
    """Yield one player's deeds, with the parts of each kind of deed together."""
    took = [part for event in events if isinstance(event, ev.Took | ev.Drew) and (part := event.part)]
    if took:
        yield Phrase("piston-did-took", parts=_several(took))
    unseen = sum(_count(event) for event in events if isinstance(event, _FINDS)) - len(took)
    if unseen:
        yield Phrase("piston-did-drew", count=unseen)
    for message, type in (
        ("piston-did-built", ev.Built),
        ("piston-did-upgraded", ev.Upgraded),
        ("piston-did-dismantled", ev.Dismantled),
    ):
        parts = [event.part for event in events if isinstance(event, type)]
        if parts:
            yield Phrase(message, parts=_several(parts))
    scraps = sum(isinstance(event, ev.Patched) for event in events)
    passed = any(isinstance(event, ev.Passed) for event in events)
    if scraps and not passed:
        yield Phrase("piston-did-patched", scraps=scraps)
    if any(isinstance(event, ev.Visited | ev.Pocketed | ev.Returned) for event in events):
        yield Phrase("piston-did-market", you=reader is not None and events[0].seat == reader)
    for event in events:
        if isinstance(event, ev.Spied):
            yield deed(replace(event, hand=()), names, reader)  # both players concerned have seen the hand
        elif not isinstance(event, _FINDS | _WORK | ev.Patched | ev.Visited | ev.Pocketed | ev.Returned):
            yield deed(event, names, reader)


def _several(parts: Iterable[components.Part]) -> Sequence[Text]:
    return several(Counter(map(kind, parts)).items())
