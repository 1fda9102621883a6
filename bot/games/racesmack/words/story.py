"""The story of Racesmack: each event in words, and a summary of rounds."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.games.racesmack.rules import components, events as ev, judging, model, phrases
from bot.locales.phrase import Arg, Phrase, Text
from bot.words import Clause, Lines, latest

_Common: TypeAlias = ev.Dealt | ev.RoundOpened | ev.Revealed | ev.Judged | ev.Returned | ev.Flagged
_Deed: TypeAlias = (
    ev.Picked
    | ev.Turned
    | ev.Tapped
    | ev.Refrained
    | ev.Aimed
    | ev.Kept
    | ev.Placed
    | ev.Adopted
    | ev.PutAside
    | ev.Suffered
    | ev.Lost
    | ev.NothingLost
    | ev.Drawn
)


def called(seats: Iterable[Seat], names: Sequence[str], reader: Seat | None) -> Sequence[Text]:
    """Return the names of the players as a list, with "you" for the reader."""
    return [Phrase("smack-you") if seat == reader else names[seat] for seat in seats]


def lying(circle: Sequence[model.Laid]) -> Arg:
    """Return the places of a circle as a list, each as its letter and its top card."""
    return [Phrase("smack-lying", letter=laid.letter, card=phrases.named(laid.cards[-1])) for laid in circle]


def tell(event: ev.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the event in words, as visible to its reader, who is "you"."""
    if isinstance(event, _Common):
        return Clause(None, _common(event, names, reader))
    return Clause(event.seat, _deed(event, names, reader))


def _deed(event: _Deed, names: Sequence[str], reader: Seat | None) -> Phrase:
    match event:
        case ev.Picked(_, None, forced):
            return Phrase(f"smack-picked{'-only' if forced else ''}")
        case ev.Picked(_, card) if card is not None:
            return Phrase("smack-picked-that", card=phrases.named(card))
        case ev.Turned(_, card):
            return Phrase("smack-revealed", card=phrases.card(card))
        case ev.Tapped(_, letter, drawn):
            if drawn:
                return Phrase("smack-drawn", letter=letter, names=called(drawn, names, reader))
            return Phrase("smack-tapped", letter=letter)
        case ev.Refrained():
            return Phrase("smack-no-tap-made")
        case ev.Aimed(_, letter):
            if letter:
                return Phrase("smack-aimed-at", letter=letter)
            return Phrase(f"smack-aimed{'' if letter is None else '-late'}")
        case ev.Kept(_, letter, others):
            return Phrase("smack-kept", letter=letter, names=called(others, names, reader))
        case _:
            return _settled(event)


def _settled(event: _Deed) -> Phrase:
    match event:
        case ev.Placed(_, card, end, forced):
            return Phrase(f"smack-placed{'-only' if forced else ''}", card=phrases.named(card), end=end)
        case ev.Adopted(_, card, None):
            return Phrase("smack-adopted", card=phrases.named(card))
        case ev.Adopted(_, card, replaced) if replaced is not None:
            return Phrase("smack-swapped", card=phrases.named(card), old=phrases.named(replaced))
        case ev.PutAside(_, card):
            return Phrase("smack-put-aside", card=phrases.named(card))
        case ev.Suffered(_, penalty, forced):
            return Phrase("smack-suffered-forced") if forced else Phrase("smack-suffered", penalty=penalty)
        case ev.Lost(_, None):
            return Phrase("smack-lost-hidden")
        case ev.Lost(_, card, source) if card is not None:
            return Phrase(f"smack-lost{'' if source == 'race' else '-hand'}", card=phrases.named(card))
        case ev.NothingLost():
            return Phrase("smack-nothing-lost")
        case ev.Drawn(_, (), count):
            return Phrase("smack-drew", points=count)
        case ev.Drawn(_, cards):
            return Phrase("smack-drew-cards", cards=phrases.several(cards))
        case _:
            raise AssertionError(event)


def _common(event: _Common, names: Sequence[str], reader: Seat | None) -> Phrase:
    match event:
        case ev.Dealt(hands):
            if reader is not None and hands[reader]:
                return Phrase("smack-dealt-you", cards=phrases.several(hands[reader]))
            return Phrase("smack-dealt", points=event.count)
        case ev.RoundOpened(round, card=None):
            return Phrase("smack-opened", round=round)
        case ev.RoundOpened(round, card=card) if card is not None:
            return Phrase("smack-opened-rule", round=round, number=card.number)
        case ev.Revealed(circle):
            return Phrase("smack-shown", cards=lying(circle))
        case ev.Judged(result):
            return _verdict(result, names, reader)
        case ev.Returned(count):
            return Phrase("smack-returned", points=count)
        case ev.Flagged(winners, empty):
            if winners:
                met = [
                    Phrase("smack-met", you=seat == reader, name=names[seat], goal=phrases.goal(finish))
                    for seat, finish in winners
                ]
                return Phrase("smack-goals-met", winners=met)
            if empty:
                return Phrase("smack-over-empty", names=called(empty, names, reader))
            return Phrase("smack-over-barren", rounds=components.BARREN)
        case _:
            raise AssertionError(event)


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """Return the lines that sum up the events, oldest first, without details that the pictures show. tight:
    whether to say that everyone picked a card, if nothing else happened.
    """
    rounds = [at for at, event in enumerate(events) if isinstance(event, ev.Judged)]
    starts = [0, *rounds] if rounds[:1] != [0] else rounds
    groups = [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    lines = latest(groups, lambda group: list(_round(group, names, reader)), last)
    taps = [event for event in groups[-1] if isinstance(event, ev.Tapped)]
    if taps and isinstance(events[-1], ev.Tapped):  # the round is still in progress
        lines.append(Phrase("smack-taps", taps=tapped(taps, (), names, reader)))
    if tight and not lines and any(isinstance(event, ev.Revealed) for event in events):
        lines.append(Phrase("smack-all-picked"))
    return lines


def tapped(
    taps: Iterable[ev.Tapped | model.Touch],
    refrained: Iterable[Seat],
    names: Sequence[str],
    reader: Seat | None,
) -> Sequence[Text]:
    """Return the phrases about the cards that players tapped, and about the players who refrained."""
    made: list[Text] = [
        Phrase("smack-tap-by", you=tap.seat == reader, letter=tap.letter, name=names[tap.seat])
        for tap in taps
    ]
    made += [Phrase("smack-nothing-by", you=seat == reader, name=names[seat]) for seat in refrained]
    return made


def _round(events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None) -> Iterator[Text]:
    row, hand = Counter[Seat](), Counter[Seat]()
    told, ends, jinxed = list[Phrase](), list[Text](), list[Seat]()
    for event in events:
        match event:
            case ev.Judged(result):
                told = [_verdict(result, names, reader)]
            case ev.Placed(seat) | ev.Adopted(seat, _, None):
                row[seat] += 1
            case ev.Lost(seat, _, source):
                (row if source == "race" else hand)[seat] -= 1
            case ev.Suffered(seat, "jinx"):
                jinxed.append(seat)
            case ev.Flagged():
                ends.append(_common(event, names, reader))
            case _:
                pass
    if any(row.values()):
        changes = Phrase("smack-changes", changes=_changed(row, names, reader))
        told = [Phrase("smack-round-changes", told=told[0], changes=changes) if told else changes]
    yield from told
    if hand:
        yield Phrase("smack-hand-changes", changes=_changed(hand, names, reader))
    if jinxed:
        yield Phrase("smack-jinxed-next", names=called(jinxed, names, reader))
    yield from ends


def _changed(of: Counter[Seat], names: Sequence[str], reader: Seat | None) -> Sequence[Text]:
    """Return a phrase for each player who gained or lost cards, the largest gain first, such as "Ann +5" and
    "Bo −1".
    """
    return [
        Phrase(
            "smack-change",
            you=seat == reader,
            name=names[seat],
            change=phrases.signed(count),
        )
        for seat, count in of.most_common()
        if count
    ]


def _verdict(of: model.RoundResult, names: Sequence[str], reader: Seat | None) -> Phrase:
    """Return the line about a round's correct cards, its fastest player, and the reader's mistake, if any."""
    told = _judged(of, names, reader)
    own = next((tap for tap in of.taps if tap.seat == reader), None)
    if own is not None and not own.correct:
        return Phrase(f"smack-own-tap{'.jinxed' if own.jinxed else ''}", told=told, letter=own.letter)
    if reader is not None and reader in of.late:
        why = judging.untapped(of, reader)
        return told if why == "no-card" else Phrase(f"smack-own-tap.{why}", told=told)
    return told


def _judged(of: model.RoundResult, names: Sequence[str], reader: Seat | None) -> Phrase:
    if of.fastest is None:
        attribute = "" if of.verdict.correct else ".no-card"
        return Phrase(f"smack-judged-none{attribute}", round=of.round)
    letters = of.verdict.correct
    return Phrase(
        f"smack-judged{'-own' if of.verdict.own else ''}",
        you=of.fastest == reader,
        round=of.round,
        letters=letters,
        count=len(letters),
        name=names[of.fastest],
    )


def concerns(event: ev.Event, seat: Seat) -> bool:
    """Return whether the event affects the seat, even if another seat caused it."""
    match event:
        case ev.Judged():
            return True
        case ev.Kept(_, _, others):
            return seat in others
        case ev.Tapped(_, _, drawn):
            return seat in drawn
        case ev.Lost(whose, _, _, forced):
            return forced and whose == seat
        case _:
            return False


def decisive(event: ev.Event) -> int:
    """Return 1 if a player took a Rules Card into their row, otherwise 0."""
    return int(isinstance(event, ev.Adopted))
