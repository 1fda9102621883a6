"""The whole table of Rasant as text, complete enough to play by, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.rasant.rules.components import COLOURS, Card
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import worth
from bot.games.rasant.words.terms import car_named, named, overtaking
from bot.words.phrases import counted, listed


def headline(view: View, names: Sequence[str]) -> str:
    """One line: whose turn it is and the possible actions; or the winner."""
    if view.mover is None:
        best = [seat for seat, place in enumerate(view.places) if place == 1]
        points = counted(view.points[best[0]], "point")
        if len(best) == 1:
            return f"{names[best[0]]} wins with {points}"
        return f"{listed([names[seat] for seat in best])} share the win with {points} each"
    whose = "Your" if view.mover == view.seat else f"{names[view.mover]}'s"
    return f"{whose} turn: {_choice(view)}"


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
        order = sorted(range(len(view.held)), key=lambda seat: view.places[seat])
        lines += [
            f"Place {view.places[seat]}: {names[seat]}, {counted(view.points[seat], 'point')}."
            for seat in order
        ]
        return [*lines, *_last(view, names), _line(view)]
    if view.seat is not None and view.phase != "drafting":
        lines += _own(view)
    lines += _round(view, names)
    lines += _last(view, names)
    lines.append(_line(view))
    if view.phase != "drafting":
        lines.append(_reserve(view))
    lines.append("Players in turn order:")
    lines += [_player(view, names, seat) for seat in range(len(view.held))]
    if view.discards:
        lines.append(f"Discarded so far: {_sorted(view.discards)}.")
    return lines


def _choice(view: View) -> str:
    match view.phase:
        case "drafting":
            return "name the colour of the next car"
        case "leading":
            return "lead a coloured card"
        case "paying":
            return "discard a card for the pass"
        case _:
            high = named(view.laid[-1].card)
            cost = ", which costs a card" if view.costs else ""
            if view.seat == view.mover and not view.playable:
                return f"you hold nothing higher than {high}, so pass{cost}"
            prize = f" for {counted(worth(view.line, view.colour), 'point')}" if view.colour else ""
            return f"play {view.colour} or black higher than {view.laid[-1].card.pace}{prize}, or pass{cost}"


def _own(view: View) -> list[str]:
    """The seat's cards by colour, and the playable ones among them."""
    lines = [f"Your hand: {_sorted(view.hand) or 'no cards'}."]
    if view.playable:
        lines.append(f"You may play: {_sorted(view.playable)}.")
    return lines


def _round(view: View, names: Sequence[str]) -> list[str]:
    """The round in progress: its cards in order, and the players who passed."""
    if view.phase == "drafting":
        return [f"Still to be placed: {listed([_left(view, colour) for colour in COLOURS])}."]
    cards = ", ".join(f"{names[laid.seat]} {named(laid.card)}" for laid in view.laid) or "no card yet"
    colour = f" ({view.colour})" if view.colour else ""
    passed = f" Passed, in order: {', '.join(names[seat] for seat in view.passed)}." if view.passed else ""
    return [f"Round {view.round}{colour}: {cards}.{passed}"]


def _left(view: View, colour: str) -> str:
    return f"{sum(car.paint == colour for car in view.unplaced)} {colour}"


def _last(view: View, names: Sequence[str]) -> list[str]:
    """The effect of the previous round on the line."""
    if view.last is None:
        return []
    won = view.last
    return [f"Round {won.round}: {names[won.seat]} won with {named(won.laid[-1].card)}, {overtaking(won)}."]


def _line(view: View) -> str:
    places = ", ".join(f"{at}. {car_named(car)}" for at, car in enumerate(view.line, 1))
    return f"The line, front to rear: {places}."


def _reserve(view: View) -> str:
    if not view.reserve:
        return "Reserve: empty, so a pass costs a card."
    return f"Reserve: {counted(view.reserve, 'card')}."


def _player(view: View, names: Sequence[str], seat: Seat) -> str:
    who = f"{seat + 1}. {names[seat]}{' (you)' if seat == view.seat else ''}"
    if view.phase == "drafting":
        return f"{who}{', to move' if seat == view.mover else ''}."
    notes = [counted(view.points[seat], "point"), counted(view.held[seat], "card")]
    if seat in view.passed:
        notes.append("passed")
    if seat == view.mover:
        notes.append("to move")
    return f"{who}: {', '.join(notes)}."


def _sorted(cards: Sequence[Card]) -> str:
    """Cards by colour: red 20, 70; black 40."""
    paints = [*COLOURS, "black"]
    held = {paint: sorted(card.pace for card in cards if card.paint == paint) for paint in paints}
    return "; ".join(f"{paint} {', '.join(map(str, paces))}" for paint, paces in held.items() if paces)
