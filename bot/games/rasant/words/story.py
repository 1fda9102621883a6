"""The story of a game of Rasant: its events in words, one by one and in a summary."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.values import kind_of, replace
from bot.games.rasant.rules import components, events as ev, model
from bot.locales.phrase import Phrase, Text
from bot.words import Clause, Lines, latest

_Deed: TypeAlias = ev.Placed | ev.Led | ev.Played | ev.Passed | ev.Paid | ev.LeadHanded


def tell(event: ev.Event, names: Sequence[str], reader: Seat | None) -> Clause:
    """Return the event in words, as visible to its reader, who is "you"."""
    match event:
        case ev.Placed() | ev.Led() | ev.Played() | ev.Passed() | ev.Paid():
            return Clause(event.seat, _deed("rasant-did", event))
        case ev.Drawn(seat, cards, count):
            drawn = [card.named for card in cards]
            return Clause(seat, Phrase(f"rasant-drew{'.own' if drawn else ''}", cards=count, names=drawn))
        case ev.Manoeuvred(done):
            return Clause(done.seat, _gain("rasant-moved", done))
        case ev.LeadHanded(seat, to):
            return Clause(None, _of_two("rasant-no-lead", (seat, to), names, reader))
        case ev.RoundOver(seat, card, leader):
            return Clause(
                None,
                _of_two("rasant-won-with", seats=(seat, leader), names=names, reader=reader, card=card.named),
            )
        case ev.DraftOpened(_, seat):
            return Clause(None, Phrase("rasant-opened", you=seat == reader, name=names[seat]))
        case ev.Filled(cars):
            return Clause(None, Phrase("rasant-filled", colour=cars[0].paint, count=len(cars)))
        case ev.Dealt(_, hands, _, _, seat):
            return Clause(None, _dealt(seat, hands, names, reader))
        case ev.ReserveEmptied():
            return Clause(None, Phrase("rasant-last-card"))
        case ev.Flagged():
            return Clause(None, Phrase("rasant-over"))


def _deed(id: str, event: _Deed, name: str = "", *, at: int = 0, you: bool = False) -> Phrase:
    """Return the phrase for a player's deed. at: the position of the deed in its sentence, from 0."""
    kind = "left" if isinstance(event, ev.Passed) and event.forced else kind_of(event)
    match event:
        case ev.Led(_, card) | ev.Played(_, card) | ev.Paid(_, card) | ev.Placed(_, card):
            return Phrase(id, you=you, deed=kind, name=name, at=at, card=card.named)
        case _:
            return Phrase(id, you=you, deed=kind, name=name, at=at)


def _of_two(
    id: str, seats: tuple[Seat, Seat], names: Sequence[str], reader: Seat | None, card: Text = ""
) -> Phrase:
    """Return the sentence about two seats: the winner or a seat that cannot lead, and the seat with the next
    lead. card: the winning card, or "".
    """
    seat, leader = seats
    if seat == leader:
        part = "both" if seat == reader else "same"
    else:
        part = "winner" if seat == reader else "leader" if leader == reader else "nobody"
    return Phrase(id, reader=part, name=names[seat], leader=names[leader], card=card)


def _dealt(
    leader: Seat, hands: Sequence[Sequence[components.Card]], names: Sequence[str], reader: Seat | None
) -> Phrase:
    for owner, hand in enumerate(hands):
        if hand:
            cards = [card.named for card in hand]
            return Phrase("rasant-dealt-own", name=names[leader], owner=names[owner], cards=cards)
    return Phrase("rasant-dealt", you=leader == reader, name=names[leader])


def _gain(id: str, done: model.Manoeuvre, name: str = "", *, you: bool = False) -> Phrase:
    doubled = "yes" if done.doubled else "no"
    return Phrase(id, you=you, name=name, cars=done.counted, doubled=doubled, points=done.points)


def won(done: model.Manoeuvre, names: Sequence[str], reader: Seat | None) -> Phrase:
    """Return the sentence that names a round's winner, the points, and the winning card."""
    card, name = done.laid[-1].card.named, names[done.seat]
    return Phrase("rasant-won-points", you=done.seat == reader, name=name, points=done.points, card=card)


def brief(
    events: Sequence[ev.Event],
    names: Sequence[str],
    reader: Seat | None,
    *,
    tight: bool = False,
    last: int | None = None,
) -> Lines:
    """Return a line for the deeds of each round or draft, one for its result, and one for each other event
    except draws. tight: whether to shorten earlier rounds to their results.
    """
    groups = list[list[ev.Event]]()
    for event in events:
        if isinstance(event, ev.Drawn):
            continue
        if not groups or (isinstance(event, _Deed) and not isinstance(groups[-1][-1], _Deed)):
            groups.append([])
        groups[-1].append(event)
    if tight:
        return [
            line for group in groups for line in _round(group, names, reader, tight=group is not groups[-1])
        ]
    return latest(groups, lambda group: _round(group, names, reader), last)


def _round(
    events: Sequence[ev.Event], names: Sequence[str], reader: Seat | None, *, tight: bool = False
) -> list[Text]:
    """Return the lines of a round. tight: whether to leave out the deeds of a finished round, and to name the
    winning card instead of the cars.
    """
    lines = list[Text]()
    over = any(isinstance(event, ev.RoundOver) for event in events)
    deeds = [
        event for event in events if isinstance(event, _Deed) and not (over and isinstance(event, ev.Passed))
    ]
    if deeds and not (tight and over):
        row = [
            _deed("rasant-deed", event, names[event.seat], at=at, you=event.seat == reader)
            for at, event in enumerate(deeds)
        ]
        lines.append(Phrase("rasant-deeds", deeds=row))
    for event in events:
        if isinstance(event, ev.Manoeuvred):
            done = event.manoeuvre
            told = _gain("rasant-won", done, names[done.seat], you=done.seat == reader)
            lines.append(won(done, names, reader) if tight else told)
        elif not isinstance(event, _Deed | ev.RoundOver):
            bare = replace(event, hands=()) if isinstance(event, ev.Dealt) else event
            lines.append(tell(bare, names, reader).text)
    return lines


def round_of(view: model.View) -> Phrase:
    """Return the name of the part of the game that a view shows: the forming of the line, or the round."""
    return Phrase("rasant-forming") if view.phase == "drafting" else Phrase("rasant-round", round=view.round)


def decisive(event: ev.Event) -> int:
    """Return the points of the event if it is a manoeuvre, otherwise 0."""
    return event.manoeuvre.points if isinstance(event, ev.Manoeuvred) else 0
