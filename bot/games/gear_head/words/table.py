"""Gear Head in words: buttons, the story of a turn, and the whole table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.engine.game import Seat
from bot.games.gear_head.rules.components import PARTS, Card
from bot.games.gear_head.rules.model import (
    Action,
    Car,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Drew,
    Event,
    Flagged,
    LastTurn,
    Options,
    PulledUp,
    PullUp,
    Reshuffled,
    Take,
    Took,
    View,
)
from bot.games.gear_head.rules.turns import pole_position
from bot.words import Clause, Label
from bot.words.phrases import counted, listed

_RULES = """\
**Goal.** Build the most powerful car. A car is one of each Part: Fuel, Pistons, Battery, Driveshaft, Tires \
and Gearshift. The number on a card is its power.

**Cards.** Nine cards of each Part: 1, 1, 1, 2, 2, 3, 4, 5, 6. Up to six players use one deck of 54 cards, \
seven to twelve use two.

**Set-up.** Everyone is dealt six cards. The rest is the Parts Deck, face down; its top card starts the \
Scrap Heap, face up. The seats are drawn at random unless the host chose `seating: fixed`, and the first \
seat starts.

**Your turn.**
1. Draw the top of the Parts Deck, which only you see, or take the top of the Scrap Heap, which everyone \
sees.
2. You now hold seven cards. Discard one face up and your turn ends, or pull up to the starting line: \
discard one card and lay the other six face down. A car at the line takes no more turns.

**Ruling:** you may pull up only with a complete car: the six cards you lay down are one of each Part.
**Ruling:** a card just taken from the Scrap Heap may be discarded again at once.

**Pole Position.** The first car at the line earns 3 points more, the second 2, the third 1, later ones none.

**The last player.** As soon as all but one are at the line, the one who is left has exactly one more turn. \
Whoever cannot pull up in it is out of this race and has no score.

**When the deck runs out.**
**Ruling:** if the Parts Deck is empty when a turn ends, the whole Scrap Heap is shuffled and becomes the \
Parts Deck, and its top card starts a new heap. Should there still be no deck, take from the heap.

**The end.** All cars are shown in the order they pulled up. A car is worth its six numbers and its Pole \
Position; the most points win. The best there is: six sixes at the line first, 39.
**Ruling:** equal totals share the place, and the next place is left free (1, 2, 2, 4). Those out of the \
race are last, together.

**Race Circuit.** A series of races with one table: in a race of n players, place p scores n - p + 1 points; \
whoever is out scores 0. `/league create` opens one.
**Ruling:** players who share a place all score its points.
**Ruling:** equal sums are broken by most wins, then most second places, and so on; then they share the rank.
**Ruling:** a race in progress when the time is up, or when the circuit is closed, is finished and counts.
**Ruling:** a race that is ended early does not count. A robot scores by its name; one that drives for \
somebody when the race ends scores for nobody, but counts among the players.

**Away from the table.**
**Ruling:** when your time runs out, the clock draws a card for you and discards that card. In your very \
last turn it pulls up if your car is complete.

*Gear Head by Chad Smith, a community game of the Green Box of Games, CC BY-NC-SA 4.0. The rules are told in \
our own words.*"""


def chosen(options: Options) -> str:
    """Gear Head has no options of its own."""
    return ""


def label(action: Action, view: View) -> Label:
    """The button; of the cars that may pull up, the most powerful one is strong."""
    match action:
        case Draw():
            return Label("Draw from the deck")
        case Take():
            return Label(f"Take {_card(view.heap[-1])}")
        case Discard(card):
            return Label(f"Discard {_card(card)}")
        case PullUp(card):
            points = sum(other.value for other in view.hand) - card.value
            bonus = pole_position(len(view.line) + 1)
            worth = f"{points}+{bonus}" if bonus else f"{points}"
            weakest = min(other.value for other in view.hand if other.part == card.part)
            return Label(f"Pull up without {_card(card)}: {worth}", strong=card.value == weakest)
        case _:
            assert_never(action)


def tell(event: Event, names: Sequence[str]) -> Clause:
    """What happened, as its hearer may know it."""
    match event:
        case Dealt(hands, _, top, seat):
            known = "".join(
                f" {names[at]} holds {listed([_card(card) for card in hand])}."
                for at, hand in enumerate(hands)
                if hand
            )
            text = f"Everyone got six cards, {_card(top)} starts the Scrap Heap and {names[seat]} goes first."
            return Clause(None, text + known)
        case Drew(seat, card):
            return Clause(seat, f"drew {_card(card)}" if card else "drew from the deck")
        case Took(seat, card):
            return Clause(seat, f"took {_card(card)} from the heap")
        case Discarded(seat, card):
            return Clause(seat, f"discarded {_card(card)}")
        case PulledUp(seat, card, rank, bonus):
            return Clause(seat, f"discarded {_card(card)} and pulled up {_ranked(rank, bonus)}")
        case Reshuffled(_, cards, top):
            text = f"The deck was empty: the heap was shuffled into a new deck of {counted(cards, 'card')}"
            return Clause(None, f"{text}, and {_card(top)} starts the new heap.")
        case LastTurn(seat):
            return Clause(None, f"Only {names[seat]} is not at the line, and has one last turn.")
        case Flagged(out):
            if not out:
                return Clause(None, "The race is over: every car reached the line.")
            return Clause(None, f"The race is over. Out: {listed([names[seat] for seat in out])}.")
        case _:
            assert_never(event)


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and what may be done; or who won."""
    if view.mover is None:
        best = [names[car.seat] for car in view.cars if car.place == 1]
        if len(best) == 1:
            return f"{best[0]} wins with {view.cars[0].total}"
        return f"{listed(best)} share the win with {view.cars[0].total} each"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} {'last turn' if view.last else 'turn'}: {_choice(view)}"


def alts(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """One picture, and all of it in words."""
    return (describe(view, names),)


def barred(view: View) -> Sequence[Label]:
    """What is not allowed has no button."""
    return ()


def describe(view: View, names: Sequence[str]) -> str:
    """The view in words, line by line, what matters most first."""
    lines = [headline(view, names) + "."]
    if view.mover is None:
        lines += [_result(car, view, names) for car in view.cars]
        lines += [f"Out: {names[seat]}, who had no complete car." for seat in view.out]
        return "\n".join(lines)
    if view.seat is not None:
        lines += _own(view)
    lines += [_piles(view), _line(view, names), "Players in turn order:"]
    lines += [_player(view, names, seat) for seat in range(len(view.held))]
    if len(view.heap) > 1:
        under = ", ".join(_card(card) for card in reversed(view.heap[:-1]))
        lines.append(f"Under the top of the heap, newest first: {under}.")
    return "\n".join(lines)


def rules() -> str:
    """The rules in short, with the rulings marked and the credit."""
    return _RULES


def _choice(view: View) -> str:
    if view.phase == "discarding":
        if view.seat != view.mover:
            return "discard a card, or pull up with a complete car"
        return "discard a card" if _missing(view.hand) else "pull up, or discard a card"
    if not view.deck:
        return f"take {_card(view.heap[-1])}, for the deck is empty"
    return f"draw from the deck or take {_card(view.heap[-1])}"


def _own(view: View) -> list[str]:
    """The seat's cards by Part, what it has just drawn, what is missing, and the best car."""
    groups = "; ".join(f"{part} {_values(view.hand, part)}" for part in PARTS)
    best = sum(max((card.value for card in view.hand if card.part == part), default=0) for part in PARTS)
    if view.seat in view.line:
        rank = view.line.index(view.seat) + 1
        bonus = pole_position(rank)
        return [
            f"Your car is at the line, {_ordinal(rank)}: {groups}. {best} +{bonus} = {best + bonus} points."
        ]
    lines = [f"Your hand: {groups}."]
    if view.drawn is not None:
        lines.append(f"Just drawn: {_card(view.drawn)}.")
    missing = _missing(view.hand)
    if missing:
        lines.append(f"Missing: {listed(missing)}. Your best parts so far add up to {best}.")
    else:
        bonus = pole_position(len(view.line) + 1)
        lines.append(f"Your car is complete: {best} points, {best + bonus} if it is the next at the line.")
    return lines


def _values(hand: Sequence[Card], part: str) -> str:
    return ", ".join(str(card.value) for card in reversed(hand) if card.part == part) or "none"


def _missing(hand: Sequence[Card]) -> list[str]:
    return [part for part in PARTS if all(card.part != part for card in hand)]


def _piles(view: View) -> str:
    deck = counted(view.deck, "card") if view.deck else "empty"
    if not view.heap:
        return f"Scrap Heap: empty. Parts Deck: {deck}."
    return (
        f"Scrap Heap: {_card(view.heap[-1])} on top, {counted(len(view.heap), 'card')}. Parts Deck: {deck}."
    )


def _line(view: View, names: Sequence[str]) -> str:
    after = f"the next car gets +{pole_position(len(view.line) + 1)}."
    if not view.line:
        return f"Starting line: nobody yet; {after}"
    cars = (f"{names[seat]} {_ranked(rank, pole_position(rank))}" for rank, seat in enumerate(view.line, 1))
    return f"Starting line: {', '.join(cars)}; {after}"


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    who = f"{seat + 1}. {names[seat]}{' (you)' if seat == view.seat else ''}"
    if seat in view.line:
        return f"{who}: at the line, {_ordinal(view.line.index(seat) + 1)}."
    return f"{who}: {counted(view.held[seat], 'card')}{', to move' if seat == view.mover else ''}."


def _result(car: Car, view: View, names: Sequence[str]) -> str:
    rank = view.line.index(car.seat) + 1
    parts = ", ".join(_card(card) for card in car.parts)
    points = (
        f"{car.total} points ({parts} = {car.total - car.bonus}; {_ordinal(rank)} at the line +{car.bonus})"
    )
    return f"Place {car.place}: {names[car.seat]}, {points}."


def _card(card: Card) -> str:
    return f"{card.part} {card.value}"


def _ranked(rank: int, bonus: int) -> str:
    return f"{_ordinal(rank)} (+{bonus})" if bonus else _ordinal(rank)


def _ordinal(rank: int) -> str:
    return f"{rank}{('st', 'nd', 'rd')[rank - 1] if rank <= 3 else 'th'}"
