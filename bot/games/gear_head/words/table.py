"""The whole table of Gear Head as text, complete enough to play by, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_head.rules.components import PARTS, Card
from bot.games.gear_head.rules.model import Car, View
from bot.games.gear_head.rules.scoring import pole_position
from bot.games.gear_head.words.terms import missing, named, ranked
from bot.words.phrases import counted, listed, ordinal


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and the possible actions; or the winner."""
    if view.mover is None:
        best = [car for car in view.cars if car.place == 1]
        winners = listed([names[car.seat] for car in best])
        if len(best) == 1:
            return f"{winners} wins with {best[0].total}"
        return f"{winners} share the win with {best[0].total} each"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} {'last turn' if view.last else 'turn'}: {_choice(view)}"


def alts(view: View, names: Sequence[str]) -> tuple[Sequence[str], ...]:
    """The alt text of the one picture: the whole view in words."""
    return (describe(view, names),)


def prompt(view: View, names: Sequence[str]) -> str:
    """What the view's seat can do now."""
    return ""


def describe(view: View, names: Sequence[str]) -> Sequence[str]:
    """The view in words, line by line, the most important first."""
    lines = [headline(view, names) + "."]
    if view.mover is None:
        lines += [_shown(car, rank, names) for rank, car in enumerate(view.cars, 1)]
        return [*lines, _places(view, names)]
    if view.seat is not None:
        lines += _own(view)
    lines += [_piles(view), _line(view, names), "Players in turn order:"]
    lines += [_player(view, names, seat) for seat in range(len(view.held))]
    if len(view.heap) > 1:
        under = ", ".join(named(card) for card in reversed(view.heap[:-1]))
        lines.append(f"Under the top of the heap, newest first: {under}.")
    return lines


def _choice(view: View) -> str:
    if view.phase == "discarding":
        if view.seat != view.mover:
            return "discard a card, or pull up with a complete car"
        if missing(view.hand):
            return f"{'your car stays incomplete, ' if view.last else ''}discard a card"
        return "pull up" if view.last else "pull up, or discard a card"
    if not view.deck:
        return f"take {named(view.heap[-1])}, for the deck is empty"
    return f"draw from the deck or take {named(view.heap[-1])}"


def done(view: View) -> str:
    """The text for a player whose car is at the line."""
    if view.seat not in view.line:
        return ""
    rank = ordinal(view.line.index(view.seat) + 1)
    return f"Your car is at the line, {rank}: you have finished. The result comes when the others have, too."


def _own(view: View) -> list[str]:
    """The seat's cards by Part, the card just drawn, missing Parts, and the best car."""
    groups = "; ".join(f"{part} {_values(view.hand, part)}" for part in PARTS)
    best = sum(max((card.value for card in view.hand if card.part == part), default=0) for part in PARTS)
    if view.seat in view.line:
        rank = view.line.index(view.seat) + 1
        bonus = pole_position(rank)
        power = f"{best} +{bonus} = {best + bonus}" if bonus else f"{best}"
        return [f"Your car is at the line, {ordinal(rank)}: {groups}. {power} points."]
    lines = [f"Your hand: {groups}."]
    if view.drawn is not None:
        lines.append(f"Just drawn: {named(view.drawn)}.")
    if lacking := missing(view.hand):
        lines.append(f"Missing: {listed(lacking)}. Your best parts so far add up to {best}.")
    else:
        bonus = pole_position(len(view.line) + 1)
        lines.append(f"Your car is complete: {best} points, {best + bonus} if it is the next at the line.")
    return lines


def _values(hand: Sequence[Card], part: str) -> str:
    return ", ".join(str(card.value) for card in reversed(hand) if card.part == part) or "none"


def _piles(view: View) -> str:
    deck = counted(view.deck, "card") if view.deck else "empty"
    if not view.heap:
        return f"Scrap Heap: empty. Parts Deck: {deck}."
    return (
        f"Scrap Heap: {named(view.heap[-1])} on top, {counted(len(view.heap), 'card')}. Parts Deck: {deck}."
    )


def _line(view: View, names: Sequence[str]) -> str:
    bonus = pole_position(len(view.line) + 1)
    after = f"the next car gets {f'+{bonus}' if bonus else 'no bonus'}."
    if not view.line:
        return f"Starting line: nobody yet; {after}"
    cars = (f"{names[seat]} {ranked(rank, pole_position(rank))}" for rank, seat in enumerate(view.line, 1))
    return f"Starting line: {', '.join(cars)}; {after}{_meaning(view)}"


def _meaning(view: View) -> str:
    """What the cars at the line mean for the players still racing: their number, and the last turn."""
    racing = len(view.held) - len(view.line)
    if racing == 1:
        return " The one who is left has this last turn."
    return f" {counted(racing, 'player')} still race; the last of them will have one turn more."


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    who = f"{seat + 1}. {names[seat]}{' (you)' if seat == view.seat else ''}"
    if seat in view.line:
        return f"{who}: at the line, {ordinal(view.line.index(seat) + 1)}."
    return f"{who}: {counted(view.held[seat], 'card')}{', to move' if seat == view.mover else ''}."


def _shown(car: Car, rank: int, names: Sequence[str]) -> str:
    """A car after it is turned over: its parts, its rank at the line and its total."""
    parts = ", ".join(named(card) for card in car.parts)
    bonus = f" +{car.bonus}" if car.bonus else ""
    return f"{ordinal(rank)} at the line: {names[car.seat]}, {parts}{bonus} = {car.total}."


def _places(view: View, names: Sequence[str]) -> str:
    """The places, best first, and the players who are out."""
    ranking = sorted(view.cars, key=lambda car: car.place)
    places = [f"{car.place}. {names[car.seat]} {car.total}" for car in ranking]
    out = f" Out, without a complete car: {listed([names[seat] for seat in view.out])}." if view.out else ""
    return f"Places: {', '.join(places)}.{out}"
